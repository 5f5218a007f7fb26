"""What a card would bring: its parts, read off the pack and weighed against the open figures of the board.

Nothing is tried out: an effect counts by what it says, draws by their mean. The figures are a rule of thumb, no rule
of the game.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from warlords_core.kassen.enemy.board import COST, Board, Piece
from warlords_core.kassen.model import HIGHEST_LIMIT
from warlords_core.kassen.vocabulary import BAD_STATES, Ability, Amount, Condition, Part, Selector, Value

DRAWN: Final = 450
"""A card more in the own hand."""
SPIED: Final = 80
"""A card of the other hand that is seen."""
COMMAND: Final = 350
"""A point of command more next turn."""
DEBT: Final = 300
"""A point of command that is owed."""
BOUGHT: Final = 300
"""Each point of a card that more command would let the side play at once."""
TALENT: Final = 250
"""For each cost, a talent that goes on working."""


@dataclass(frozen=True)
class Scene:
    """What the words of an ability mean: the pieces that take part."""

    bearer: Piece | None = None
    target: Piece | None = None
    attacker: Piece | None = None
    attacked: Piece | None = None
    subject: Piece | None = None


def gain(board: Board, ability: Ability, scene: Scene) -> int:
    """The worth that an ability brings its side, more or less than 0."""
    if not _hold(board, ability.conditions, scene):
        return 0
    return sum([_part(board, part, scene) for part in ability.parts])


def _part(board: Board, part: Part, scene: Scene) -> int:
    if not _hold(board, part.conditions, scene):
        return 0
    times = 1 if part.repeat is None else max(0, _amount(board, part.repeat, scene))
    amount = _amount(board, part.amount, scene)
    if part.do == "summon":
        return times * _summoned(board, part, amount)
    of_side = _SIDE.get(part.do)
    if of_side is not None:
        return times * of_side(board, amount)
    return 0 if part.to is None else _changed(board, part, part.to, amount, times, scene)


def _changed(board: Board, part: Part, to: Selector, amount: int, times: int, scene: Scene) -> int:
    """The worth of a change to units: good for own ones, bad for others."""
    change = _UNIT[part.do]
    pieces = _select(board, to, scene)
    total = times * sum([change(board, piece, amount, part) * (1 if piece.mine else -1) for piece in pieces])
    if to.pick == "random" and len(pieces) > to.count:
        total = total * to.count // len(pieces)
    # Nothing is lost twice, however often a part runs.
    return total if times == 1 else min(total, sum([piece.worth for piece in pieces]))


# Whom and how much


def _select(board: Board, selector: Selector, scene: Scene) -> list[Piece]:
    """The units that a selector means; for a draw, all that can be drawn."""
    found = [piece for piece in _origin(board, selector, scene) if _fits(piece, selector, scene)]
    if selector.by is None or selector.pick not in ("lowest", "highest"):
        return found
    by, sign = selector.by, 1 if selector.pick == "lowest" else -1
    found.sort(key=lambda piece: (sign * _value(piece, by), piece.unit))
    return found[: selector.count]


def _origin(board: Board, selector: Selector, scene: Scene) -> list[Piece]:
    own = board.mine if scene.bearer is None or scene.bearer in board.mine else [*board.mine, scene.bearer]
    match selector.of:
        case "own":
            pieces = own
        case "enemy":
            pieces = board.theirs
        case "all":
            pieces = [*own, *board.theirs]
        case "self":
            pieces = _one(scene.bearer)
        case "target":
            pieces = _one(scene.target)
        case "attacker":
            pieces = _one(scene.attacker)
        case "attacked":
            pieces = _one(scene.attacked)
        case "subject":
            pieces = _one(scene.subject)
    if selector.pick != "neighbours":
        return pieces
    beside: list[Piece] = []
    for piece in pieces:
        line = own if piece.mine else board.theirs
        place = line.index(piece) if piece in line else len(line)
        beside += line[max(0, place - 1) : place] + line[place + 1 : place + 2]
    return beside


def _one(piece: Piece | None) -> list[Piece]:
    return [] if piece is None else [piece]


def _fits(piece: Piece, selector: Selector, scene: Scene) -> bool:
    return (
        not (selector.others and piece is scene.bearer)
        and (selector.faction is None or piece.card.faction == selector.faction)
        and (selector.least_cost is None or piece.card.cost >= selector.least_cost)
        and (selector.most_cost is None or piece.card.cost <= selector.most_cost)
        and (selector.hurt is None or (piece.health < piece.most) is selector.hurt)
    )


def _value(piece: Piece, of: Value) -> int:
    match of:
        case "attack":
            return piece.attack
        case "health":
            return piece.health
        case "lost_health":
            return piece.most - piece.health
        case "barrier":
            return piece.barrier
        case "cost":
            return piece.card.cost
        case "charm":
            return piece.card.charm
        case "poison":
            return piece.poison


def _amount(board: Board, amount: Amount | None, scene: Scene) -> int:
    if amount is None:
        return 1
    total = amount.base
    if amount.phase:
        total += amount.times * board.phase
    elif amount.who is not None:
        pieces = _select(board, amount.who, scene)
        if amount.value is None:
            total += amount.times * len(pieces)
        elif pieces:
            total += amount.times * _value(pieces[0], amount.value)
    if amount.least is not None:
        total = max(total, amount.least)
    return total if amount.most is None else min(total, amount.most)


def _hold(board: Board, conditions: Iterable[Condition], scene: Scene) -> bool:
    for condition in conditions:
        amount = _amount(board, condition.amount, scene)
        if condition.at_least is not None and amount < condition.at_least:
            return False
        if condition.at_most is not None and amount > condition.at_most:
            return False
    return True


# Changes of a unit: the worth that its own side wins by them

UnitChange = Callable[[Board, Piece, int, Part], int]


def _damage(_board: Board, piece: Piece, amount: int, _part: Part) -> int:
    return -piece.harm(max(0, amount))


def _heal(_board: Board, piece: Piece, amount: int, _part: Part) -> int:
    return piece.point * max(0, min(amount, piece.most - piece.health))


def _barrier(board: Board, piece: Piece, amount: int, _part: Part) -> int:
    """It lasts till the next own turn, so it is worth what the strongest of the others can strike."""
    others = board.theirs if piece.mine else board.mine
    strongest = max([other.attack for other in others], default=0)
    return piece.point * max(0, min(amount, strongest - piece.barrier)) // 2


def _attack(board: Board, piece: Piece, amount: int, part: Part) -> int:
    worth = piece.point * max(amount, -piece.attack)
    if part.lasts in (None, "good"):
        return worth
    if part.lasts == "next_turn" or piece.can_attack:
        return worth // 2 if _others(board, piece) else 0
    return 0


def _health(_board: Board, piece: Piece, amount: int, part: Part) -> int:
    if piece.health + amount <= 0:
        return -piece.worth
    worth = piece.point * amount
    return worth if part.lasts in (None, "good") else worth // 2


def _poison(_board: Board, piece: Piece, amount: int, _part: Part) -> int:
    """It strikes at the end of each own turn; a cure, a fall or the end of the match may come first."""
    return -min(piece.worth * 3 // 4, 2 * piece.point * max(0, amount))


def _cure(_board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    bad = sum([state in piece.states for state in BAD_STATES])
    return 2 * piece.point * piece.poison + bad * piece.worth // 3


def _stun(board: Board, piece: Piece, amount: int, part: Part) -> int:
    return _disarm(board, piece, amount, part) + _helpless(board, piece, amount, part)


def _disarm(_board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    harmless = piece.attack == 0 or "stun" in piece.states or "disarm" in piece.states
    return 0 if harmless else -piece.point * piece.attack // 2


def _helpless(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    """Whoever can attack it at once loses nothing by it."""
    if "stun" in piece.states or "helpless" in piece.states:
        return 0
    others = [other for other in _others(board, piece) if other.can_attack]
    saved = max([other.harm(piece.health) for other in others], default=0)
    return -saved // 2


def _cover(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    company = board.mine if piece.mine else board.theirs
    return 0 if "cover" in piece.states or len(company) < 2 else piece.worth // 5


def _taunt(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    company = board.mine if piece.mine else board.theirs
    return 0 if "taunt" in piece.states or len(company) < 2 else piece.point * piece.health // 10


def _thorns(_board: Board, piece: Piece, amount: int, part: Part) -> int:
    worth = piece.point * max(0, amount) // 2
    return worth if part.lasts in (None, "good") else worth // 2


def _strike(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    """One attack more: what the best blow of it takes and does not cost."""
    if piece.attack < 1 or "stun" in piece.states or "disarm" in piece.states:
        return 0
    unanswered = "no_counter" in piece.states
    blows = [
        other.harm(piece.attack) - (0 if unanswered else piece.harm(other.health)) for other in _others(board, piece)
    ]
    return max([0, *blows])


def _ready(board: Board, piece: Piece, amount: int, part: Part) -> int:
    return _strike(board, piece, amount, part) if piece.sick and piece.attacks else 0


def _again(board: Board, piece: Piece, amount: int, part: Part) -> int:
    return 0 if piece.sick else _strike(board, piece, amount, part)


def _rage(board: Board, piece: Piece, amount: int, part: Part) -> int:
    return 0 if "rage" in piece.states or piece.sick else _strike(board, piece, amount, part)


def _no_counter(board: Board, piece: Piece, _amount: int, part: Part) -> int:
    """What the counter of the stoutest enemy would take."""
    if "no_counter" in piece.states or (part.lasts == "turn" and not piece.can_attack):
        return 0
    return max([piece.harm(other.health) for other in _others(board, piece)], default=0) // 2


def _recall(_board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    """It comes back whole, but has to be paid for once more."""
    return COST * piece.card.cost * 3 // 5 - piece.worth


def _destroy(_board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    return -piece.worth


def _strip(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    return -_lasting_talent(board, piece.talent)


def _lasting_talent(board: Board, talent: int | None) -> int:
    """A talent is worth something as long as it has more than an order."""
    card = None if talent is None else board.book.generals[talent]
    if card is None or card.talent is None:
        return 0
    lasting = bool(card.talent.auras) or any(ability.when != "deployed" for ability in card.talent.abilities)
    return TALENT * card.cost if lasting else 0


def _copy_talent(board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    """The bearer wins what the selected unit has, on whatever side that stands."""
    return _lasting_talent(board, piece.talent) * (1 if piece.mine else -1)


def _swap(_board: Board, piece: Piece, _amount: int, _part: Part) -> int:
    """The sum of the figures stays; who is hurt too much to change falls."""
    attack, health = piece.base
    return -piece.worth if piece.health + attack - health <= 0 else 0


def _nothing(_board: Board, _piece: Piece, _amount: int, _part: Part) -> int:
    return 0


def _others(board: Board, piece: Piece) -> list[Piece]:
    return board.theirs if piece.mine else board.mine


_UNIT: Final[dict[str, UnitChange]] = {
    "damage": _damage,
    "heal": _heal,
    "barrier": _barrier,
    "attack": _attack,
    "health": _health,
    "poison": _poison,
    "cure": _cure,
    "stun": _stun,
    "disarm": _disarm,
    "helpless": _helpless,
    "cover": _cover,
    "taunt": _taunt,
    "thorns": _thorns,
    "rage": _rage,
    "no_counter": _no_counter,
    "ready": _ready,
    "again": _again,
    "recall": _recall,
    "destroy": _destroy,
    "copy_talent": _copy_talent,
    "strip": _strip,
    "swap": _swap,
    "move": _nothing,
}


# Changes of the own side


def _summoned(board: Board, part: Part, amount: int) -> int:
    """Generals that enter unpaid (KS-12.2); what waits in a deck counts by its mean."""
    book, to = board.book, part.to
    match part.zone:
        case "hand":
            found = board.generals()
        case "fallen":
            found = list(board.line.fallen)
        case _:
            found = [card.index for card in board.deck if card.kind == "general" and card.index is not None]
    costs = [
        book.generals[each].cost
        for each in found
        if to is None or to.most_cost is None or book.generals[each].cost <= to.most_cost
    ]
    count = min(amount if part.amount is not None or to is None else to.count, len(costs))
    count = min(count, board.options.field_limit - len(board.mine))
    if count <= 0:
        return 0
    costs.sort(reverse=to is not None and to.pick == "highest")
    drawn = to is None or to.pick not in ("lowest", "highest")
    total = COST * (count * sum(costs) // len(costs) if drawn else sum(costs[:count]))
    # Who waits in the hand or deck is not lost there: only its price is saved.
    return total * 9 // 10 if part.zone == "fallen" else total * 3 // 5


def _draw(board: Board, amount: int) -> int:
    return DRAWN * max(0, min(amount, len(board.deck)))


def _command_now(board: Board, amount: int) -> int:
    """Worth something if it pays for a card at once."""
    before, after = [_dearest(board, board.line.command + more) for more in (0, amount)]
    return BOUGHT * (after - before)


def _dearest(board: Board, command: int) -> int:
    book = board.book
    costs = [book.generals[each].cost for each in board.generals()]
    return max([cost for cost in costs if cost <= command], default=0)


def _command_next(board: Board, amount: int) -> int:
    limit = board.phase + 1 + board.line.bonus
    return COMMAND * max(-HIGHEST_LIMIT, min(amount, HIGHEST_LIMIT - limit))


def _debt(_board: Board, amount: int) -> int:
    return -DEBT * amount


def _clear_debt(board: Board, amount: int) -> int:
    return DEBT * max(0, min(amount, board.line.debt))


def _spy(board: Board, amount: int) -> int:
    return SPIED * max(0, min(amount, board.backs))


_SIDE: Final[dict[str, Callable[[Board, int], int]]] = {
    "draw": _draw,
    "command_now": _command_now,
    "command_next": _command_next,
    "debt": _debt,
    "clear_debt": _clear_debt,
    "spy": _spy,
}
