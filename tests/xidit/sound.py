"""Sound states of every phase, made by hand.

Hand-made as in ``builders``: camps of one unit lie in cities 1 to 5, threats in 6 to 10, next are 11 and 16, the piles
are 12 to 15 and 17 to 21. Year 4 starts with seat 3, then come 0, 1 and 2.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tests.xidit.builders import BOARD, at_census, mid_game, units
from tests.xidit.playing import with_player, with_table
from warlords_core.xidit.model import (
    Agenda,
    Check,
    ClearingThreat,
    Deed,
    Dummy,
    Exit,
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
    TitanStack,
)

ACTS: Final = ("act",) * 6
THREAT: Final = BOARD.tile(6)
TITAN: Final = BOARD.titans[0][0]
RAGING: Final = (TitanStack(0, raging=True), TitanStack(0, raging=False), TitanStack(0, raging=False))
KILLED: Final = (TitanStack(1, raging=False), TitanStack(0, raging=False), TitanStack(0, raging=False))


def planning(**given: Any) -> State:
    """Year 4, nobody has committed."""
    return mid_game(**given)


def setting_up() -> State:
    """Seat 2 has placed its hero; seats 3, 0 and 1 follow."""
    agenda = (Planning(), PlacingHero(1), PlacingHero(0), PlacingHero(3))
    return mid_game(year=1, options={"starting_seat": 2}, agenda=agenda, heroes=(0, 0, 3, 0))


def in_order(agenda: Agenda, **given: Any) -> State:
    """Year 4, the first order of seat 3 (of seat 0 with three seats) is under way; everybody only acts."""
    state = mid_game(agenda=(OrderDone(), *agenda), **given)
    return replace(state, players=tuple(replace(player, plan=ACTS) for player in state.players))


def recruiting() -> State:
    """Seat 3 may recruit in city 4."""
    return in_order((Recruiting(3),), options={"recruit": "optional"})


def fighting() -> State:
    """Seat 3 may fight a titan from city 11."""
    return with_table(in_order((FightingTitan(3),), heroes=(1, 2, 3, 11)), titans=RAGING)


def threat_beaten(*above: Any) -> State:
    """Seat 3 has beaten the threat of city 6."""
    state = in_order((ClearingThreat(6), *above), heroes=(1, 2, 3, 6))
    return with_table(state, deeds=(Deed(6, 3, "beat_threat"),))


def rewards() -> TakingRewards:
    """What is printed on the threat of city 6, for seat 3."""
    return TakingRewards(3, THREAT.gold, THREAT.bards, THREAT.storeys)


def taking() -> State:
    """Seat 3 takes rewards for the threat of city 6."""
    return threat_beaten(rewards())


def placing() -> State:
    """Seat 3 places bards for the threat of city 6."""
    return threat_beaten(PlacingBards(3, THREAT.bards, "XD-4.6"))


def titan_killed() -> State:
    """Seat 3 has killed the top titan of stack 0 from city 11 and takes rewards."""
    state = in_order((TakingRewards(3, TITAN.gold, TITAN.bards, TITAN.storeys),), heroes=(1, 2, 3, 11))
    return with_table(state, titans=KILLED, deeds=(Deed(11, 3, "killed_titan"),))


def with_dummy(*above: Any) -> State:
    """Three seats, without the tile of city 3: seat 0 has beaten the threat of city 7."""
    state = in_order((ClearingThreat(7), *above), seats=3, heroes=(7, 2, 3))
    return with_table(state, deeds=(Deed(7, 0, "beat_threat"),))


def raising() -> State:
    """Seat 0 of three raises the dummy."""
    return with_dummy(RaisingDummy(0))


def showing() -> State:
    """The census of infantry; seat 1 holds three and shows two."""
    return with_player(at_census(2, mid_game(held={1: units(infantry=3)})), 1, shown=2)


def infantry_won() -> State:
    """Seats 0 and 2 place a bard each for infantry."""
    state = at_census(3, mid_game())
    return replace(state, agenda=(*state.agenda, PlacingBards(2, 1, "XD-9.3"), PlacingBards(0, 1, "XD-9.3")))


def clerics_won() -> State:
    """Seat 1 alone places two bards for clerics."""
    state = at_census(4, mid_game())
    return replace(state, agenda=(*state.agenda, PlacingBards(1, 2, "XD-9.3")))


def mages_won() -> State:
    """Seat 1 places a storey on its guild of two."""
    return replace(at_census(0, mid_game(guilds=[(3, 1, 2)])), agenda=(StartingYear(), PlacingStorey(1)))


def over(checks: tuple[Check, ...] = ("wealth", "influence", "reputation"), **table: Any) -> State:
    """Seat 2 went out in wealth with 3 gold, seat 1 in influence; seat 0 has won in reputation, 3 to 1."""
    state = mid_game(year=12, agenda=(), checks=checks, gold=(9, 5, 3, 4), bards={"r1": (2, 0, 0, 1)})
    exits = (
        Exit(2, checks[0], 3, won=False),
        Exit(1, checks[1], 0, won=False),
        Exit(3, checks[2], 1, won=False),
        Exit(0, checks[2], 3, won=True),
    )
    return with_table(state, **{"exits": exits, **table})


def over_with_dummy() -> State:
    """Seats 1 and 2 went out, the dummy has 6 gold, and seat 0 won with 2."""
    state = mid_game(seats=3, year=12, agenda=(), checks=("influence", "reputation", "wealth"), gold=(2, 0, 0))
    exits = (
        Exit(1, "influence", 0, won=False),
        Exit(2, "reputation", 0, won=False),
        Exit(None, "wealth", 6, won=False),
        Exit(0, "wealth", 2, won=True),
    )
    return with_table(state, dummy=Dummy(6, 1, 2), exits=exits)


SOUND: Final[tuple[Callable[[], State], ...]] = (
    planning,
    setting_up,
    recruiting,
    fighting,
    taking,
    placing,
    titan_killed,
    raising,
    showing,
    infantry_won,
    clerics_won,
    mages_won,
    over,
    over_with_dummy,
)


# Changes


def agenda(state: State, *steps: Any) -> State:
    """The state with another agenda."""
    return replace(state, agenda=steps)


def above(state: State, *steps: Any) -> State:
    """The state with other steps above the lowest."""
    return replace(state, agenda=(state.agenda[0], *steps))


def opts(state: State, **changes: Any) -> State:
    """The state with other options."""
    return replace(state, options=replace(state.options, **changes))


def exits(position: int, **changes: Any) -> State:
    """The match that is over, with one exit changed."""
    changed = list(over().table.exits)
    changed[position] = replace(changed[position], **changes)
    return over(exits=tuple(changed))


def rows(region: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Open bards, all in one region."""
    return tuple(row if place == region else (0, 0, 0, 0) for place in range(9))
