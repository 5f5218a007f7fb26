"""Where a match of kassen can rest, and what must hold there: a part of ``problems()``.

A match rests when a side owes a decision, or when it is over. Its agenda then has one of these forms, the top step
last; ``s`` is the side in turn::

    turn            Turn(s)
    question        Turn(s), Asking(s, order | tactic | secret)
    last question   Asking(t, last)
    over            nothing, if and only if there is a verdict
"""

from collections.abc import Iterator

from warlords_core.errors import Problem
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.book import Book
from warlords_core.kassen.cards import order_of
from warlords_core.kassen.model import LAST_PHASE, SIDES, Asking, Played, Speaker, State, Turn, Verdict
from warlords_core.kassen.settlement import due
from warlords_core.kassen.verdict import answerer


def check_resting(state: State, book: Book) -> Iterator[Problem]:
    """What is wrong with the agenda, and with all that depends on it."""
    yield from _check_shape(state)
    yield from _check_asked(state)
    yield from _check_played(state, book)
    verdict = state.table.verdict
    if verdict is not None:
        yield from _check_verdict(state, verdict)
        yield from _check_settlement(state, verdict)
    else:
        yield from _check_empty(state)


def _check_shape(state: State) -> Iterator[Problem]:
    agenda, table = state.agenda, state.table
    if (table.verdict is None) != (table.settlement is None):
        message = "a match is settled if and only if there is a verdict"
        yield Problem("settlement_mismatch", "KS-10.1", "/table/settlement", message)
    if (table.verdict is None) != bool(agenda):
        message = "a match is over if and only if there is a verdict"
        yield Problem("agenda_shape", "KS-6.2", "/agenda", message)
    match agenda:
        case () | (Turn(),) | (Asking(purpose="last"),) | (Turn(), Asking(purpose="order" | "tactic" | "secret")):
            pass
        case _:
            message = "a turn, a turn with the question about a card, or the last question"
            yield Problem("agenda_shape", None, "/agenda", f"expected {message}")
    for place, step in enumerate(agenda):
        last = isinstance(step, Asking) and step.purpose == "last"
        side = answerer(state, table.turn) if last else table.turn
        if step.seat != side:
            message = f"side {side} answers the last question" if last else f"it is the turn of side {side}"
            yield Problem("wrong_side", "KS-9.1" if last else "KS-1.5", f"/agenda/{place}/seat", message)
        if isinstance(step, Asking):
            yield from _check_asking(state, step, f"/agenda/{place}")


def _check_asking(state: State, step: Asking, pointer: str) -> Iterator[Problem]:
    if state.options.leaders[step.seat] != "person":
        yield Problem("computer_asked", "KS-8.3", f"{pointer}/seat", "a computer answers at once")
    if step.purpose == "secret" and not state.options.secret_question:
        yield Problem("secret_question", "KS-4.2", f"{pointer}/purpose", "secrets are set without a question")


def _check_asked(state: State) -> Iterator[Problem]:
    """A question waits for the side that is asked, and for no other; a card with it, but for the last one (KS-8.1)."""
    top = state.agenda[-1] if state.agenda else None
    for side in range(SIDES):
        hand = state.hands[side]
        asks = isinstance(top, Asking) and top.seat == side
        plays = asks and isinstance(top, Asking) and top.purpose != "last"
        if (hand.asked is not None) != asks:
            message = "the question is missing" if asks else "nothing is asked of this side"
            yield Problem("asked_mismatch", "KS-8.1", f"/hands/{side}/asked", message)
        if (hand.played is not None) != plays:
            message = "the card is missing" if plays else "no card of this side waits for an answer"
            yield Problem("played_mismatch", "KS-8.1", f"/hands/{side}/played", message)


def _check_played(state: State, book: Book) -> Iterator[Problem]:
    """The card is what the question is about (KS-3.3, KS-4.1, KS-4.2)."""
    top = state.agenda[-1] if state.agenda else None
    played = state.hands[top.seat].played if isinstance(top, Asking) else None
    if not isinstance(top, Asking) or played is None:
        return
    at, side = f"/hands/{top.seat}/played", top.seat
    if (played.unit is not None) != (top.purpose == "order"):
        yield Problem("played_mismatch", "KS-3.3", f"{at}/unit", "an order has its unit, and nothing else has one")
    elif top.purpose == "order":
        yield from _check_order(state, side, played, at)
    else:
        card = book.tactics[played.card]
        if card.secret != (top.purpose == "secret"):
            yield Problem("played_mismatch", "KS-4.2", f"{at}/card", f"{card.id} is not what the question is about")
        elif not card.secret and played.card not in state.table.lines[side].spent[-1:]:
            yield Problem("not_spent", "KS-4.1", f"{at}/card", "a tactic is spent when it is played")
        if (played.target is not None) != (card.ability.target is not None):
            yield Problem("target_mismatch", "KS-4.1", f"{at}/target", "a target is there if the card asks for one")
    if played.shown and top.purpose != "secret":
        yield Problem("played_mismatch", "KS-1.7", f"{at}/shown", "everybody sees what else is played")
    if played.target is not None and played.target > state.table.entrances:
        yield Problem("number_too_high", "KS-7.1", f"{at}/target", "so many units have not entered")


def _check_order(state: State, side: int, played: Played, at: str) -> Iterator[Problem]:
    battle = Battle(state)
    unit = battle.find(played.unit)
    if unit is None or unit.side != side or unit.general != played.card:
        yield Problem("no_such_unit", "KS-3.3", f"{at}/unit", "this unit of this general does not stand there")
    elif (order := order_of(battle, unit.talent)) is None:
        yield Problem("no_order", "KS-3.3", f"{at}/unit", "its talent has no order")
    elif played.target is not None and order.target is None:
        yield Problem("target_mismatch", "KS-3.3", f"{at}/target", "the order asks for no target")


# Who is left


def _empty(state: State, side: int) -> bool:
    """Whether a side has nobody on the field and no reserve (KS-9.1)."""
    hand = state.hands[side]
    reserve = any(card.kind == "general" for card in (*hand.hand, *hand.deck))
    return not state.table.lines[side].fighters and not reserve


def _check_empty(state: State) -> Iterator[Problem]:
    """While a match goes on both sides have somebody; the last question is asked when both have nobody (KS-9.1)."""
    top = state.agenda[-1] if state.agenda else None
    empty = [_empty(state, side) for side in range(SIDES)]
    if isinstance(top, Asking) and top.purpose == "last":
        # Equal sides after the last phase are asked too (KS-9.2).
        if not all(empty) and not (state.table.phase == LAST_PHASE and state.table.turn != state.table.first):
            yield Problem("nothing_to_decide", "KS-9.1", "/agenda/0", "a side still has generals")
        return
    for side in range(SIDES):
        if empty[side]:
            message = "nobody stands there and nobody is in reserve: this side has lost"
            yield Problem("side_empty", "KS-9.1", f"/table/lines/{side}/fighters", message)


def _check_verdict(state: State, verdict: Verdict) -> Iterator[Problem]:
    """The verdict fits what is left (KS-9)."""
    winner, loser = verdict.winner, 1 - verdict.winner
    leaders, table = state.options.leaders, state.table
    if verdict.reason == "no_generals" and (_empty(state, winner) or not _empty(state, loser)):
        message = f"side {loser} has nobody left, and side {winner} has somebody"
        yield Problem("verdict_mismatch", "KS-9.1", "/table/verdict", f"expected that {message}")
    if verdict.reason == "retreat" and (leaders[loser] != "person" or table.turn != loser):
        yield Problem("verdict_mismatch", "KS-9.3", "/table/verdict", "a person retreats, in its own turn")
    if verdict.reason == "last_phase" and not (table.phase == LAST_PHASE and table.turn != table.first):
        message = f"phase {LAST_PHASE} is over after the second turn"
        yield Problem("verdict_mismatch", "KS-9.2", "/table/verdict", message)


def _check_settlement(state: State, verdict: Verdict) -> Iterator[Problem]:
    """A settlement fits what lies open (KS-10.1, KS-10.2).

    Who speaks of those who were not deployed, and what the charm of these makes of the chance, depends on hidden
    cards, which may be drawn (``determinize``): of them nothing is asked.
    """
    settlement = state.table.settlement
    if settlement is None:
        return
    fates = due(Battle(state), verdict)
    at = "/table/settlement"
    if settlement.words != fates.words:
        yield Problem("settlement_mismatch", "KS-10.1", f"{at}/words", f"the strategist tells of a {fates.words}")
    if not _may_speak(state, settlement.speaker, fates.speaker):
        yield Problem("settlement_mismatch", "KS-10.1", f"{at}/speaker", "somebody else, or nobody, speaks")
    captured = [each.general for each in settlement.captures]
    if captured != list(fates.generals) or len({each.chance for each in settlement.captures}) > 1:
        message = "those of the loser who can be captured, in their order, with one chance"
        yield Problem("settlement_mismatch", "KS-10.2", f"{at}/captures", f"expected {message}")


def _may_speak(state: State, speaker: Speaker | None, expected: Speaker | None) -> bool:
    if speaker is None or expected is None:
        return speaker is expected
    return speaker == expected or (speaker.side == expected.side and not state.table.lines[speaker.side].fighters)
