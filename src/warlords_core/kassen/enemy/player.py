"""The order of the computer's turn (KS-11.1): a tactic, generals, more tactics and secrets, attacks, the end."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.kassen.decisions import Attack, Deploy, EndTurn, PlayTactic, SetSecret
from warlords_core.kassen.enemy import blows
from warlords_core.kassen.enemy.board import COST, Board, Piece
from warlords_core.kassen.enemy.gains import DEBT, Scene, gain
from warlords_core.kassen.model import Asking, Journal, View
from warlords_core.kassen.vocabulary import Verb
from warlords_core.rng import Stream
from warlords_core.types import GameView

MOST_TACTICS: Final = 4
"""Tactics and secrets a turn: one first, then up to three more (KS-11.1)."""
LEAST: Final = 450
"""The worth that a card has to bring: else it is kept."""
LEAST_PER_COST: Final = 300
"""The worth that it has to bring more for each command it costs."""
HURRY: Final = 3
"""With an empty deck nothing better comes: then a third of that is enough."""
DELAY: Final = 400
"""What each cost of generals loses that a card keeps from entering this turn."""
WAYS: Final[frozenset[Verb]] = frozenset({"command_now", "draw", "recall"})
"""Verbs after which somebody can be deployed who could not be before: they bring command or cards."""
TRIGGERED: Final = 3
"""A secret counts three quarters of what it would bring: it may never fire."""


def enemy(_game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream) -> Any:
    """Choose what the computer does next, in the order of its turn (KS-11.1).

    It sees its view and nothing else, and looks at no state that might lie behind it (KS-11.3). An answer to a
    question, which a side owes only if a person leads it, is drawn: what is right, no view tells (KS-8.2). It never
    retreats (KS-9.3).

    Raises:
        ValueError: the view is a spectator's, or of another game.
    """
    if not isinstance(view, View):
        raise ValueError("the computer of kassen plays kassen only")
    if view.agenda and isinstance(view.agenda[-1], Asking):
        return actions.sample(source)
    board = Board(view)
    every = list(actions)
    cards: list[PlayTactic | SetSecret] = [each for each in every if isinstance(each, PlayTactic | SetSecret)]
    opening, done = view.table.actions == 0, done_so_far(view, board)
    if opening and (card := _card(board, cards, DELAY)) is not None:
        return card
    if not done.attacked:
        deploys = [] if done.later_tactics else [each for each in every if isinstance(each, Deploy)]
        if (deploy := _deploy(board, deploys)) is not None:
            return deploy
        if done.tactics < MOST_TACTICS and (card := _card(board, cards, 0)) is not None:
            return card
    attack = blows.choose(board, [each for each in every if isinstance(each, Attack)])
    return EndTurn() if attack is None else attack


class Done(NamedTuple):
    """What a side has done in this turn, as far as the table tells."""

    tactics: int
    """Tactics and secrets: never too few."""
    later_tactics: bool
    """Whether one of them came after the generals."""
    attacked: bool


def done_so_far(view: View, board: Board) -> Done:
    """What the side has done in this turn (KS-11.1).

    The journal tells no turns apart: what stands in it since the other side's last tactic, secret or order may be of
    an earlier turn if that side had none since.
    """
    table = view.table
    lines = _since_the_other_side(view)
    tactics = min(table.actions - table.attacks, sum([line.what != "order" for line in lines]))
    deployed = any(piece.sick for piece in board.mine) or any(line.what == "order" for line in lines)
    last = next(iter(lines), None)
    later = tactics > 1 or (tactics == 1 and deployed and last is not None and _opens_ways(last, board))
    return Done(tactics, later, table.attacks > 0)


def _since_the_other_side(view: View) -> list[Journal]:
    """The own tactics, secrets that were tried, and orders since the other side's last one, the newest first."""
    found: list[Journal] = []
    for line in reversed(view.table.journal):
        if line.what in ("tactic", "order") or (line.what == "secret" and line.card is None):
            if line.side != view.seat:
                break
            found.append(line)
    return found


def _opens_ways(line: Journal, board: Board) -> bool:
    """Whether a tactic may have made it possible to deploy somebody.

    With one tactic and some generals nothing tells which came first. Of any other tactic it does not matter: where it
    came after the generals, nobody could be deployed any more.
    """
    if line.what != "tactic" or line.card is None:
        return False
    return not WAYS.isdisjoint([part.do for part in board.book.tactics[line.card].ability.parts])


# Tactics and secrets


def _card(board: Board, cards: Sequence[PlayTactic | SetSecret], delay: int) -> PlayTactic | SetSecret | None:
    """The tactic or secret that brings the most; None: each brings too little.

    Args:
        board: what is seen.
        cards: what can be played.
        delay: what it costs to keep a point of cost of generals waiting.
    """
    costs = _costs(board)
    room = board.options.field_limit - len(board.mine)
    dearest = _most(costs, board.line.command, room)
    best, most = None, -1
    for action in cards:
        index = board.hand[action.card].index
        assert index is not None, "a side knows its own hand"
        card = board.book.tactics[index]
        worth = _tactic(board, index, action.target) if isinstance(action, PlayTactic) else _secret(board, index)
        worth -= (LEAST + LEAST_PER_COST * card.cost) // (1 if board.deck else HURRY) + DEBT * card.debt
        worth -= delay * (dearest - _most(costs, board.line.command - card.cost, room))
        if worth > most:
            best, most = action, worth
    return best


def _tactic(board: Board, tactic: int, target: int | None) -> int:
    piece = _find(board, target)
    return gain(board, board.book.tactics[tactic].ability, Scene(target=piece, subject=piece))


def _secret(board: Board, tactic: int) -> int:
    """What a secret would bring now, if the other side's strongest did what it waits for (KS-4.2)."""
    striker = max(board.theirs, key=lambda piece: (piece.attack, -piece.unit), default=None) or _stranger(board)
    struck = max(board.mine, key=lambda piece: (piece.worth, -piece.unit), default=None)
    ability = board.book.tactics[tactic].ability
    subject = struck if ability.party == "own" else striker
    scene = Scene(attacker=striker, attacked=struck, subject=subject)
    return gain(board, ability, scene) * TRIGGERED // 4


def _stranger(board: Board) -> Piece:
    """Somebody who may come: like the dearest general of the own side, which is all that is known."""
    seen = [*board.line.entered, *board.generals(), *[card.index for card in board.deck if card.kind == "general"]]
    known = [each for each in seen if each is not None]
    card = board.book.generals
    general = max(known, key=lambda each: card[each].cost)
    return Piece(card[general], board.next_unit, mine=False, talent=general)


# Generals


def _deploy(board: Board, deploys: Iterable[Deploy]) -> Deploy | None:
    """The general with which most of the command can be spent, with the target that serves its order best."""
    room = board.options.field_limit - len(board.mine)
    costs = _costs(board)
    best, most = None, (-1, 0)
    scores: dict[int, int] = {}
    for action in deploys:
        general = board.hand[action.card].index
        assert general is not None, "a side knows its own hand"
        if action.place != _place(board, general):
            continue
        if action.card not in scores:
            cost = board.book.generals[general].cost
            others = list(costs)
            others.remove(cost)
            scores[action.card] = cost + _most(others, board.line.command - cost, room - 1)
        worth = (scores[action.card], COST * board.book.generals[general].cost + _order(board, general, action.target))
        if worth > most:
            best, most = action, worth
    return best


def _place(board: Board, general: int) -> int:
    """Rightmost; amid the others for who works on its neighbours."""
    talent = board.book.generals[general].talent
    if talent is not None:
        selectors = [part.to for ability in talent.abilities for part in ability.parts] + [
            aura.to for aura in talent.auras
        ]
        if any(each is not None and each.of == "self" and each.pick == "neighbours" for each in selectors):
            return (len(board.mine) + 1) // 2
    return len(board.mine)


def _order(board: Board, general: int, target: int | None) -> int:
    talent = board.book.generals[general].talent
    if talent is None or talent.order is None:
        return 0
    bearer = board.entering(general)
    piece = bearer if target == bearer.unit else _find(board, target)
    return gain(board, talent.order, Scene(bearer=bearer, target=piece, subject=bearer))


def _costs(board: Board) -> list[int]:
    return [board.book.generals[each].cost for each in board.generals()]


def _most(costs: Iterable[int], command: int, room: int) -> int:
    """The most that generals of these costs can spend of a command, so many of them at most."""
    sums = {(0, 0)}
    for cost in costs:
        sums |= {(spent + cost, count + 1) for spent, count in sums if spent + cost <= command and count < room}
    return max([spent for spent, _ in sums])


def _find(board: Board, number: int | None) -> Piece | None:
    return next((piece for piece in (*board.mine, *board.theirs) if piece.unit == number), None)
