"""Planning and execution: plans are committed in secret, then run order by order (XD-2 … XD-5)."""

from operator import lt

from msgspec.structs import replace

from warlords_core.xidit.board import Board
from warlords_core.xidit.decisions import CommitPlan
from warlords_core.xidit.draft import Draft, plus
from warlords_core.xidit.events import (
    HeroMoved,
    OrderWithoutEffect,
    PlanCommitted,
    PlansRevealed,
    ThreatBeaten,
    UnitRecruited,
)
from warlords_core.xidit.model import (
    ORDERS_A_YEAR,
    UNITS,
    Camp,
    ClearingThreat,
    Colour,
    EndingYear,
    Executing,
    OrderDone,
    Player,
    RaisingDummy,
    Recruiting,
    State,
    TakingRewards,
)
from warlords_core.xidit.rewards import done_here, note
from warlords_core.xidit.tiles import exhaust
from warlords_core.xidit.titans import act_without_tile


def commit_plan(draft: Draft, seat: int, action: CommitPlan) -> None:
    """Note a seat's plan; the last one reveals all (XD-2.2)."""
    draft.seat(seat, replace(draft.state.players[seat], plan=action.orders))
    draft.emit(PlanCommitted(seat=seat))
    plans = tuple([player.plan for player in draft.state.players])
    if all(plans):
        draft.agenda.pop()
        draft.emit(PlansRevealed(plans=plans))
        draft.push(Executing())


def execute(draft: Draft, _step: Executing) -> None:
    """Run orders: order 1 of every seat in turn, then order 2, … (XD-3.1).

    They follow each other here, and not by way of the agenda, until one of them leaves something to resolve there.
    One that achieves nothing says why (XD-3.5).
    """
    state = draft.state
    board, seats, start = draft.board, len(state.players), state.table.starting_seat
    draft.push(OrderDone())
    depth = len(draft.agenda)
    # Moves and waits change nothing but heroes: these are put into the state when somebody acts, and at the end.
    players = list(state.players)
    for executed in range(state.table.executed, ORDERS_A_YEAR * seats):
        seat = (start + executed) % seats
        player = players[seat]
        order = player.plan[executed // seats]
        if order == "act":
            draft.update(players=tuple(players))
            _act(draft, seat)
            if len(draft.agenda) > depth:
                draft.table(executed=executed)
                return
            players = list(draft.state.players)
        elif order == "wait":
            draft.emit(OrderWithoutEffect(seat=seat, city=player.hero, reason="waited", rule="XD-5.1"))
        else:
            players[seat] = _move(draft, board, seat, player, order)
    draft.agenda.pop()
    draft.update(players=tuple(players))
    draft.table(executed=ORDERS_A_YEAR * seats)
    draft.push(EndingYear())


def order_done(draft: Draft, _step: OrderDone) -> None:
    """Count the order as executed (XD-3.1)."""
    draft.table(executed=draft.state.table.executed + 1)
    draft.push(Executing())


def _move(draft: Draft, board: Board, seat: int, player: Player, colour: Colour) -> Player:
    """Go along the one road of a colour, if the city has it, whoever stands at its end (XD-3.2, XD-3.3)."""
    city = player.hero
    end = board.road(city, colour)
    if not end:
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="no_road", rule="XD-3.2"))
        return player
    draft.emit(HeroMoved(seat=seat, colour=colour, start=city, end=end))
    return replace(player, hero=end)


def _act(draft: Draft, seat: int) -> None:
    """Do what the hero's city asks for (XD-4)."""
    city = draft.state.players[seat].hero
    if camp_at(draft.state, city) is not None:
        _act_at_camp(draft, seat)
    elif city in draft.state.table.threats:
        _fight_threat(draft, seat)
    else:
        act_without_tile(draft, seat)


def camp_at(state: State, city: int) -> Camp | None:
    """The recruitment tile of a city."""
    for camp in state.table.camps:
        if camp.city == city:
            return camp
    return None


def weakest(units: tuple[int, ...]) -> int:
    """The weakest kind among units (XD-4.1)."""
    return next(kind for kind, count in enumerate(units) if count)


def _act_at_camp(draft: Draft, seat: int) -> None:
    """Recruit, once a seat, city and year (XD-4.1, switch recruit)."""
    city = draft.state.players[seat].hero
    deeds = draft.state.table.deeds
    if any(deed.city == city and deed.seat == seat and deed.what == "recruited" for deed in deeds):
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="already_recruited", rule="XD-4.1"))
    elif draft.state.options.recruit == "optional":
        draft.push(Recruiting(seat))
    else:
        _take_weakest(draft, seat)


def recruit(draft: Draft, seat: int) -> None:
    """Recruit by choice (XD-4.1, recruit=optional)."""
    draft.agenda.pop()
    _take_weakest(draft, seat)


def decline_recruit(draft: Draft, seat: int) -> None:
    """Leave the units where they are (XD-4.1, recruit=optional)."""
    draft.agenda.pop()
    city = draft.state.players[seat].hero
    draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="declined", rule="XD-4.1"))


def _take_weakest(draft: Draft, seat: int) -> None:
    """Take the weakest unit; the last one removes the tile at once (XD-4.1, XD-4.2)."""
    player = draft.state.players[seat]
    city = player.hero
    camp = camp_at(draft.state, city)
    assert camp is not None
    kind = weakest(camp.units)
    one = tuple([int(other == kind) for other in range(len(UNITS))])
    left = Camp(city, plus(camp.units, one, -1))
    draft.player(seat, units=plus(player.units, one))
    draft.table(camps=tuple([left if other is camp else other for other in draft.state.table.camps]))
    note(draft, seat, "recruited")
    draft.emit(UnitRecruited(seat=seat, city=city, unit=UNITS[kind]))
    if not any(left.units):
        exhaust(draft, city)


def _fight_threat(draft: Draft, seat: int) -> None:
    """Beat the threat if every required unit is at hand: a must, and all or nothing (XD-4.3)."""
    player, table = draft.state.players[seat], draft.state.table
    city, tile = player.hero, draft.board.tile(player.hero)
    if done_here(draft.state, seat, "killed_titan"):
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="city_closed", rule="XD-8.2"))
        return
    if any(map(lt, player.units, tile.threat)):
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="units_missing", rule="XD-4.3", reveal=True))
        return
    draft.player(seat, units=plus(player.units, tile.threat, -1))
    draft.table(barracks=plus(table.barracks, tile.threat))
    note(draft, seat, "beat_threat")
    draft.emit(ThreatBeaten(seat=seat, city=city, units=tile.threat))
    draft.push(
        TakingRewards(seat, tile.gold, tile.bards, tile.storeys),
        *([RaisingDummy(seat)] if table.dummy is not None else []),
        ClearingThreat(city),
    )
