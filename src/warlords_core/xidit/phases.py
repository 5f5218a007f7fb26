"""Which agendas a match of xidit can rest with, and what must hold in each phase: a part of ``problems()``.

A match rests when a seat owes a decision, or when it is over. Its agenda then has one of these forms, written as
in the state, the top step last; ``s`` is the seat in turn, ``c`` its hero's city, ``[ ]`` may be missing, ``|`` is
a choice::

    set-up     Planning, PlacingHero(t) for every seat t that has not placed, the next one on top
    planning   Planning
    order      OrderDone, Recruiting(s) | FightingTitan(s)
               OrderDone, [ClearingThreat(c)], [RaisingDummy(s)], TakingRewards(s) | PlacingBards(s, XD-4.6)
               OrderDone, [ClearingThreat(c)], RaisingDummy(s)
    census     StartingYear, Census(4) … Census(k)
               StartingYear, Census(4) … Census(k + 1), PlacingBards(t, XD-9.3) for winners t of kind k
               StartingYear, PlacingStorey(t) for winners t of kind 4
    over       nothing

``ClearingThreat`` is there after a threat and not after a titan; ``RaisingDummy`` is there if such a victory raises
the dummy (XD-12.1).
"""

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from warlords_core.errors import Problem
from warlords_core.xidit.board import Board
from warlords_core.xidit.census import PRIZES, census_years, open_guilds
from warlords_core.xidit.draft import clockwise
from warlords_core.xidit.endings import check_exits
from warlords_core.xidit.execution import camp_at
from warlords_core.xidit.model import (
    ORDERS_A_YEAR,
    UNITS,
    AnyStep,
    Census,
    ClearingThreat,
    FightingTitan,
    OrderDone,
    PlacingBards,
    PlacingHero,
    PlacingStorey,
    Planning,
    RaisingDummy,
    Recruiting,
    StartingYear,
    State,
    TakingRewards,
)
from warlords_core.xidit.rewards import done_here
from warlords_core.xidit.titans import raging


class _Phase(NamedTuple):
    """What a phase asks of every seat, whatever its agenda."""

    name: str
    plans: Literal["none", "some", "all"]
    """Plans that lie there; some: not those of all seats."""
    orders: Literal["none", "some", "all"]
    """Orders executed; some: at least one is left."""
    check: Callable[[State, Board], Iterator[Problem]]


def check_phase(state: State, board: Board) -> Iterator[Problem]:
    """What is wrong with the agenda, and with all that depends on the phase."""
    phase = _phase(state)
    if phase is None:
        yield _shape(0, "Planning, OrderDone or StartingYear")
        return
    yield from _check_plans(state, phase)
    yield from _check_orders(state, phase)
    yield from _check_heroes(state, board)
    yield from _check_shown(state)
    yield from check_exits(state, board)
    yield from phase.check(state, board)


def _phase(state: State) -> _Phase | None:
    agenda = state.agenda
    if not agenda:
        return _OVER
    if isinstance(agenda[0], Planning):
        return _PLANNING if len(agenda) == 1 else _SETUP
    return _BY_LOWEST_STEP.get(type(agenda[0]))


def _shape(position: int | None, expected: str) -> Problem:
    """A step that cannot stand there; without a position: one that is missing."""
    pointer = "/agenda" if position is None else f"/agenda/{position}"
    return Problem("agenda_shape", None, pointer, f"expected {expected}")


# What every phase asks for


def _check_plans(state: State, phase: _Phase) -> Iterator[Problem]:
    """Six orders or none, and plans only when they can lie there (XD-2.1, XD-2.2)."""
    lengths = [len(player.plan) for player in state.players]
    usual = ORDERS_A_YEAR if phase.plans == "all" else 0
    for seat, length in enumerate(lengths):
        if length == usual:
            continue
        pointer = f"/players/{seat}/plan"
        if length not in (0, ORDERS_A_YEAR):
            yield Problem("plan_length", "XD-2.1", pointer, f"a plan has {ORDERS_A_YEAR} orders, not {length}")
        elif phase.plans == "none":
            yield Problem("plan_early", "XD-2.2", pointer, f"no plan lies there in phase {phase.name}")
        elif phase.plans == "all":
            yield Problem("plan_missing", "XD-2.2", pointer, f"every seat has a plan in phase {phase.name}")
    if phase.plans == "some" and all(lengths):
        yield Problem("nobody_owes", "XD-2.2", "/agenda/0", "every seat has committed, so planning is over")


def _check_orders(state: State, phase: _Phase) -> Iterator[Problem]:
    """How many orders are executed, and no more deeds than orders (XD-3.1, XD-9.5)."""
    executed, deeds, most = state.table.executed, len(state.table.deeds), ORDERS_A_YEAR * len(state.players)
    if phase.orders == "none" and executed:
        yield Problem("orders_early", "XD-3.1", "/table/executed", f"no order is executed in phase {phase.name}")
    if executed > most:
        yield Problem("too_many_orders", "XD-3.1", "/table/executed", f"a year has {most} orders, not {executed}")
    elif phase.orders == "some" and executed == most:
        yield Problem("no_order_left", "XD-3.1", "/table/executed", f"all {most} orders are executed")
    elif phase.orders == "all" and executed < most:
        message = f"{most - executed} orders are left before a census"
        yield Problem("orders_left", "XD-9.5", "/table/executed", message)
    if deeds > executed + (phase.orders == "some"):
        message = f"{deeds} deeds are more than the orders of this year so far"
        yield Problem("deeds_without_orders", "XD-3.1", "/table/deeds", message)


def _check_heroes(state: State, board: Board) -> Iterator[Problem]:
    """Every hero stands in a city; those still to be placed stand in none (XD-1.6)."""
    cities = len(board.roads)
    pending = {step.seat for step in state.agenda if isinstance(step, PlacingHero)}
    for seat, player in enumerate(state.players):
        hero = player.hero
        if 0 < hero <= cities and seat not in pending:
            continue
        pointer = f"/players/{seat}/hero"
        if hero > cities:
            yield Problem("unknown_city", "XD-1.6", pointer, f"the board has the cities 1 to {cities}, not {hero}")
        if hero and seat in pending:
            yield Problem("hero_early", "XD-1.6", pointer, "the agenda still asks for this hero")
        if not hero and seat not in pending:
            yield Problem("hero_missing", "XD-1.6", pointer, "this hero is placed, but in no city")


def _check_shown(state: State) -> Iterator[Problem]:
    """Units are shown in a census question only, and no more than there are (XD-9.1)."""
    shown = [player.shown for player in state.players]
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Census):
        for seat, count in enumerate(shown):
            if count is not None:
                message = "nobody is asked to show units"
                yield Problem("shown_early", "XD-9.1", f"/players/{seat}/shown", message)
        return
    for seat, (player, count) in enumerate(zip(state.players, shown, strict=True)):
        held = player.units[step.kind]
        if count is not None and count > held:
            message = f"{count} {UNITS[step.kind]} are shown, and {held} are behind the screen"
            yield Problem("shown_too_many", "XD-9.1", f"/players/{seat}/shown", message)
    if None not in shown:
        top = len(state.agenda) - 1
        yield Problem("nobody_owes", "XD-9.1", f"/agenda/{top}", "every seat has shown, so the question is over")


# Set-up, planning and the end


def _check_setup(state: State, _board: Board) -> Iterator[Problem]:
    """Heroes are placed clockwise, each in a city of its own, before the first year (XD-1.6)."""
    if state.table.year != 1:
        yield Problem("setup_late", "XD-1.6", "/table/year", "heroes are placed before the first year")
    order = clockwise(state)[::-1]
    for position, step in enumerate(state.agenda[1:], 1):
        if not isinstance(step, PlacingHero):
            yield _shape(position, "PlacingHero")
        elif position > len(order) or step.seat != order[position - 1]:
            message = "heroes are placed clockwise from the starting seat"
            yield Problem("hero_out_of_turn", "XD-1.6", f"/agenda/{position}", message)
    heroes = [player.hero for player in state.players]
    for seat, hero in enumerate(heroes):
        if hero and hero in heroes[:seat]:
            message = f"another hero starts in city {hero}"
            yield Problem("city_taken", "XD-1.6", f"/players/{seat}/hero", message)


def _check_nothing(_state: State, _board: Board) -> Iterator[Problem]:
    """Planning asks for nothing more."""
    yield from ()


def _check_over(state: State, _board: Board) -> Iterator[Problem]:
    """A match is over after its last year (XD-10.1)."""
    if state.table.year != state.options.years:
        message = f"nothing is left to do, though the match has {state.options.years} years"
        yield Problem("over_early", "XD-10.1", "/table/year", message)


# An order under way


def _check_order(state: State, board: Board) -> Iterator[Problem]:
    """The seat in turn acts, and what it is asked is what its city offers (XD-3.1, XD-4, XD-8)."""
    number, turn = divmod(state.table.executed, len(state.players))
    seat = clockwise(state)[turn]
    for position, step in enumerate(state.agenda):
        if getattr(step, "seat", seat) != seat:
            message = f"seat {seat} executes order {number + 1}"
            yield Problem("out_of_turn", "XD-3.1", f"/agenda/{position}/seat", message)
    plan = state.players[seat].plan
    if number < len(plan) and plan[number] != "act":
        message = f"order {number + 1} leads to no question unless it is act"
        yield Problem("order_is_no_act", "XD-3.1", f"/players/{seat}/plan/{number}", message)
    match state.agenda[1:]:
        case (Recruiting(),):
            yield from _check_recruiting(state, seat)
        case (FightingTitan(),):
            yield from _check_fighting(state, seat)
        case (ClearingThreat() as step, *rest):
            yield from _check_threat(state, seat, step)
            yield from _check_victory(state, board, seat, step, tuple(rest))
        case rest:
            yield from _check_titan_killed(state, seat)
            yield from _check_victory(state, board, seat, None, rest)


def _has_tile(state: State, city: int) -> bool:
    return city in state.table.threats or camp_at(state, city) is not None


def _did(state: State, seat: int, what: str) -> bool:
    city = state.players[seat].hero
    return any(deed.city == city and deed.seat == seat and deed.what == what for deed in state.table.deeds)


def _check_recruiting(state: State, seat: int) -> Iterator[Problem]:
    if state.options.recruit != "optional":
        yield Problem("no_choice", "XD-4.1", "/agenda/1", "recruiting is compulsory, so nobody is asked")
    if camp_at(state, state.players[seat].hero) is None:
        yield Problem("no_camp_here", "XD-4.1", "/agenda/1", "the hero's city has no recruitment tile")
    if _did(state, seat, "recruited"):
        yield Problem("already_recruited", "XD-4.1", "/agenda/1", "the seat has recruited in this city this year")


def _check_fighting(state: State, seat: int) -> Iterator[Problem]:
    if not raging(state):
        yield Problem("no_raging_titan", "XD-8.1", "/agenda/1", "no titan rages")
    if _has_tile(state, state.players[seat].hero):
        yield Problem("tile_here", "XD-8.1", "/agenda/1", "titans are fought from cities without a tile")
    if done_here(state, seat, "beat_threat", "killed_titan"):
        yield Problem("city_closed", "XD-8.2", "/agenda/1", "this city is closed for titans this year")


def _check_threat(state: State, seat: int, step: ClearingThreat) -> Iterator[Problem]:
    if step.city != state.players[seat].hero or step.city not in state.table.threats:
        message = "the threat that was beaten lies in the hero's city until it is replaced"
        yield Problem("threat_elsewhere", "XD-4.8", "/agenda/1/city", message)
    if not _did(state, seat, "beat_threat"):
        yield Problem("deed_missing", "XD-8.2", "/table/deeds", "the threat that was just beaten is not noted")


def _check_titan_killed(state: State, seat: int) -> Iterator[Problem]:
    if _has_tile(state, state.players[seat].hero):
        yield Problem("tile_here", "XD-8.1", "/agenda/1", "titans are fought from cities without a tile")
    if not _did(state, seat, "killed_titan"):
        yield Problem("deed_missing", "XD-8.2", "/table/deeds", "the titan that was just killed is not noted")


def _check_victory(
    state: State, board: Board, seat: int, threat: ClearingThreat | None, steps: tuple[AnyStep, ...]
) -> Iterator[Problem]:
    """What a seat gets for a threat, or for a titan (None), and then does for the dummy (XD-4.4, XD-12.1)."""
    first = 1 if threat is None else 2
    raises = state.table.dummy is not None and (threat is not None or state.options.dummy_titans)
    if raises and (not steps or not isinstance(steps[0], RaisingDummy)):
        yield Problem("dummy_step", "XD-12.1", "/agenda", "the victory raises the dummy, but no step asks for it")
    if isinstance(steps[0] if steps else None, RaisingDummy):
        if not raises:
            yield Problem("dummy_step", "XD-12.1", f"/agenda/{first}", "this victory raises no dummy")
        first, steps = first + 1, steps[1:]
        if not steps:
            return
    match steps:
        case (TakingRewards() as step,):
            printed = (step.gold, step.bards, step.storeys)
            if printed not in _printed(state, board, threat):
                message = "these are not the rewards printed for what was beaten"
                yield Problem("printed_rewards", "XD-4.4", f"/agenda/{first}", message)
        case (PlacingBards(rule="XD-4.6") as bards,):
            if bards.bards not in [prize[1] for prize in _printed(state, board, threat)]:
                message = "this is not the number printed for what was beaten"
                yield Problem("printed_rewards", "XD-4.6", f"/agenda/{first}/bards", message)
            if not state.players[seat].bards:
                message = "without bards in reserve this reward cannot be chosen"
                yield Problem("bards_used_up", "XD-4.6", f"/players/{seat}/bards", message)
        case _:
            yield _shape(first if steps else None, "TakingRewards or PlacingBards for XD-4.6, on top")


def _printed(state: State, board: Board, threat: ClearingThreat | None) -> list[tuple[int, int, int]]:
    """The rewards that the victory can have: of the threat, or of one of the titans that are gone."""
    if threat is None:
        beaten = [
            titan
            for titans, stack in zip(board.titans, state.table.titans, strict=False)
            for titan in titans[: stack.killed]
        ]
        return [(titan.gold, titan.bards, titan.storeys) for titan in beaten]
    tile = board.tiles[threat.city - 1] if threat.city <= len(board.tiles) else None
    return [(tile.gold, tile.bards, tile.storeys)] if tile is not None else []


# A census


def _check_census(state: State, _board: Board) -> Iterator[Problem]:
    """The kinds still to come, and what winners of the last one place (XD-9)."""
    if state.table.year not in census_years(state.options):
        yield Problem("no_census_due", "XD-10.1", "/agenda", f"year {state.table.year} ends without a census")
    agenda = state.agenda
    kinds = [step.kind for step in agenda if isinstance(step, Census)]
    placing = agenda[1 + len(kinds) :]
    if len(agenda) == 1:
        yield _shape(None, "a census step above StartingYear")
    for position, step in enumerate(agenda[1 : 1 + len(kinds)], 1):
        if not isinstance(step, Census) or step.kind != len(UNITS) - position:
            yield _shape(position, f"Census of kind {len(UNITS) - position}")
    if placing and len(kinds) < len(UNITS):
        yield from _check_prizes(state, len(UNITS) - 1 - len(kinds), placing)
    elif placing:
        yield _shape(1 + len(kinds), "nothing above the census of the first kind")


def _check_prizes(state: State, kind: int, placing: tuple[AnyStep, ...]) -> Iterator[Problem]:
    """Winners of a kind place what they won, in turn order (XD-9.2 … XD-9.4)."""
    reward, alone, each = PRIZES[kind]
    amounts = {each} if len(placing) > 1 else {alone, each}
    turns = clockwise(state)
    first = len(state.agenda) - len(placing)
    before = len(turns)
    for position, step in enumerate(placing, first):
        if reward == "bards" and isinstance(step, PlacingBards) and step.rule == "XD-9.3":
            if step.bards not in amounts:
                message = f"the prize is {' or '.join(map(str, sorted(amounts)))}"
                yield Problem("census_prize", "XD-9.2", f"/agenda/{position}/bards", message)
        elif reward == "storeys" and isinstance(step, PlacingStorey):
            known = step.seat < len(state.players)
            if known and not (open_guilds(state, step.seat) and state.players[step.seat].storeys):
                message = "the seat has no guild that can grow, or no storey left"
                yield Problem("no_room_for_storey", "XD-9.4", f"/agenda/{position}", message)
        else:
            yield _shape(position, f"steps for the prize of {UNITS[kind]} only")
            return
        turn = turns.index(step.seat) if step.seat in turns else len(turns)
        if turn >= before:
            message = "winners place in turn order, each once, the next one on top"
            yield Problem("winner_out_of_turn", "XD-9.3", f"/agenda/{position}/seat", message)
        before = turn


_SETUP: Final = _Phase("set-up", "none", "none", _check_setup)
_PLANNING: Final = _Phase("planning", "some", "none", _check_nothing)
_OVER: Final = _Phase("over", "none", "none", _check_over)
_BY_LOWEST_STEP: Final[dict[type[AnyStep], _Phase]] = {
    OrderDone: _Phase("order", "all", "some", _check_order),
    StartingYear: _Phase("census", "all", "all", _check_census),
}
