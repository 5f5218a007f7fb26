"""Titans: waking and being fought (XD-7.1, XD-8)."""

from msgspec.structs import replace

from warlords_core.xidit.board import Titan
from warlords_core.xidit.decisions import FightTitan
from warlords_core.xidit.draft import Draft, plus
from warlords_core.xidit.events import OrderWithoutEffect, TitanKilled, TitansWoke
from warlords_core.xidit.model import FightingTitan, RaisingDummy, State, TakingRewards
from warlords_core.xidit.rewards import done_here, note


def wake(draft: Draft) -> None:
    """The top titan of each stack turns raging if it sleeps; empty stacks are skipped (XD-7.1)."""
    table = draft.state.table
    woken = tuple(
        index
        for index, stack in enumerate(table.titans)
        if not stack.raging and stack.killed < len(draft.board.titans[index])
    )
    titans = tuple(replace(stack, raging=stack.raging or i in woken) for i, stack in enumerate(table.titans))
    draft.table(titans=titans)
    draft.emit(TitansWoke(stacks=woken))


def raging(state: State) -> tuple[int, ...]:
    """The stacks whose top titan rages."""
    return tuple([index for index, stack in enumerate(state.table.titans) if stack.raging])


def top(draft: Draft, stack: int) -> Titan:
    """The titan on top of a stack that has one left."""
    return draft.board.titans[stack][draft.state.table.titans[stack].killed]


def act_without_tile(draft: Draft, seat: int) -> None:
    """Act in a city without a tile: a raging titan may be fought, unless the city is closed (XD-4.9, XD-8.2).

    The seat is asked whether or not it can pay: if it were not, the others would learn its number of units.
    """
    city = draft.state.players[seat].hero
    if not raging(draft.state):
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="nothing_here", rule="XD-4.9"))
    elif done_here(draft.state, seat, "beat_threat", "killed_titan"):
        draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="city_closed", rule="XD-8.2"))
    else:
        draft.push(FightingTitan(seat))


def decline_titan(draft: Draft, seat: int) -> None:
    """Leave the titans alone (XD-8.1)."""
    draft.agenda.pop()
    city = draft.state.players[seat].hero
    draft.emit(OrderWithoutEffect(seat=seat, city=city, reason="declined", rule="XD-8.1"))


def fight_titan(draft: Draft, seat: int, action: FightTitan) -> None:
    """Hand in the units; the titan leaves the game, the one below sleeps (XD-8.1, XD-8.3)."""
    draft.agenda.pop()
    titan = top(draft, action.stack)
    player, table = draft.state.players[seat], draft.state.table
    stack = table.titans[action.stack]
    titans = list(table.titans)
    titans[action.stack] = replace(stack, killed=stack.killed + 1, raging=False)
    draft.player(seat, units=plus(player.units, action.units, -1))
    draft.table(titans=tuple(titans), barracks=plus(table.barracks, action.units))
    note(draft, seat, "killed_titan")
    draft.emit(TitanKilled(seat=seat, city=player.hero, stack=action.stack, units=action.units))
    raises_dummy = table.dummy is not None and draft.state.options.dummy_titans
    draft.push(
        TakingRewards(seat, titan.gold, titan.bards, titan.storeys),
        *([RaisingDummy(seat)] if raises_dummy else []),
    )
