"""The military census (XD-9). Kinds by position: militia 0, archer 1, infantry 2, cleric 3, battle mage 4."""

import pytest

from tests.xidit.builders import at_census, mid_game, told, units
from tests.xidit.sound import clerics_won
from warlords_core.types import Event
from warlords_core.xidit import GAME, flow, rewards
from warlords_core.xidit.census import census_years, place_storey, show_units
from warlords_core.xidit.decisions import Decline, PlaceStorey, ShowUnits
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import (
    CensusCommitted,
    CensusDecided,
    GoldGained,
    MatchWon,
    StoreysPlaced,
    StoreyUnplaced,
    StoreyWaits,
    UnitsShown,
    YearEnded,
)
from warlords_core.xidit.model import (
    CHECKS,
    UNITS,
    Census,
    EndingYear,
    Options,
    PlacingBards,
    PlacingStorey,
    Planning,
    StartingYear,
    State,
)

ARMY = units(militia=4, archer=4, infantry=3, cleric=3, battle_mage=2)


def holding(kind: int, *counts: int) -> dict[int, tuple[int, ...]]:
    """Units of one kind, by seat."""
    return {seat: units(**{UNITS[kind]: count}) for seat, count in enumerate(counts)}


def census(state: State, kind: int, *counts: int) -> Draft:
    """Every seat shows so many units of a kind, the last seat first."""
    draft = Draft(at_census(kind, state))
    for seat in reversed(range(len(counts))):
        show_units(draft, seat, ShowUnits(counts[seat]))
    return draft


def asked(draft: Draft) -> list[object]:
    """What the census put on the agenda, first to come first, up to the next kind."""
    return [step for step in reversed(draft.agenda) if isinstance(step, PlacingBards | PlacingStorey)]


def winners(draft: Draft) -> tuple[int, ...]:
    [decided] = [event for event in draft.events if isinstance(event, CensusDecided)]
    return decided.winners


# When


@pytest.mark.rule("XD-9.1", "XD-10.1")
@pytest.mark.parametrize(("options", "years"), [(Options(years=12), (4, 8, 12)), (Options(years=9), (3, 6, 9))])
def test_census_years(options: Options, years: tuple[int, ...]) -> None:
    assert census_years(options) == years


@pytest.mark.rule("XD-9.5", "XD-9.1")
def test_the_census_comes_before_marker_and_starting_seat_move() -> None:
    # Seat 0 starts year 1, so seat 3 starts year 4 and places first in its census.
    ending = mid_game(year=4, agenda=(EndingYear(),), held=holding(2, 1, 1, 1, 1))
    state = flow.settle(Draft(ending)).state
    assert state.agenda == (StartingYear(), *map(Census, (4, 3, 2, 1, 0)))
    assert (state.table.year, state.table.starting_seat) == (4, 3)

    assert winners(census(ending, 2, 1, 1, 1, 1)) == (3, 0, 1, 2)

    draft = census(ending, 4, 0, 0, 0, 0)
    after = flow.settle(draft)
    assert (after.state.table.year, after.state.table.starting_seat) == (5, 0)
    assert after.state.agenda == (Planning(),)
    assert told(after.events, YearEnded) == [YearEnded(year=4, starting_seat=0)]


@pytest.mark.rule("XD-9.5", "XD-10.1")
def test_the_last_census_leads_to_the_assessment() -> None:
    state = mid_game(year=12, gold=(1, 2, 3, 4))
    after = flow.settle(census(state, 4, 0, 0, 0, 0))
    assert after.state.agenda == ()
    assert after.state.table.year == 12
    kinds = [type(event) for event in after.events]
    assert kinds.index(CensusDecided) < kinds.index(MatchWon)


# Showing


@pytest.mark.rule("XD-9.1")
def test_what_is_shown_counts_not_what_is_held() -> None:
    state = mid_game(held=holding(1, 4, 3, 0, 0))
    draft = census(state, 1, 2, 3, 0, 0)
    assert told(draft.events, UnitsShown) == [UnitsShown(unit="archer", shown=(2, 3, 0, 0))]
    assert winners(draft) == (1,)


@pytest.mark.rule("XD-9.1")
def test_shown_units_go_back_behind_the_screens() -> None:
    state = mid_game(held={0: ARMY, 1: ARMY})
    draft = census(state, 1, 4, 4, 0, 0)
    assert [player.units for player in draft.state.players] == [player.units for player in state.players]
    assert [player.shown for player in draft.state.players] == [None] * 4
    assert draft.state.table.barracks == state.table.barracks


@pytest.mark.rule("XD-9.1")
def test_nothing_is_told_before_the_last_seat_has_chosen() -> None:
    draft = Draft(at_census(0, mid_game(held={2: ARMY})))
    for seat, count in ((2, 4), (0, 0), (3, 0)):
        show_units(draft, seat, ShowUnits(count))
    assert draft.agenda[-1] == Census(0)
    assert [player.shown for player in draft.state.players] == [0, None, 4, 0]
    assert draft.events == [CensusCommitted(seat=seat, unit="militia") for seat in (2, 0, 3)]

    show_units(draft, 1, ShowUnits(0))
    assert draft.agenda[-1] == Census(1)
    assert draft.events[3:5] == [
        CensusCommitted(seat=1, unit="militia"),
        UnitsShown(unit="militia", shown=(0, 0, 4, 0)),
    ]


@pytest.mark.rule("XD-9.1")
def test_each_kind_is_rewarded_before_the_next_is_shown() -> None:
    draft = census(mid_game(held={0: ARMY}), 2, 3, 0, 0, 0)
    assert draft.agenda == [
        StartingYear(),
        Census(4),
        Census(3),
        PlacingBards(seat=0, bards=1, rule="XD-9.3"),
    ]


def test_units_are_shown_in_a_census_only() -> None:
    with pytest.raises(TypeError, match="no census"):
        show_units(Draft(mid_game()), 0, ShowUnits(0))


@pytest.mark.rule("XD-9.1", "XD-12.1")
def test_the_dummy_takes_no_part() -> None:
    draft = census(mid_game(seats=3, dummy=(9, 9, 9), held={1: ARMY}), 0, 0, 1, 0)
    assert told(draft.events, UnitsShown) == [UnitsShown(unit="militia", shown=(0, 1, 0))]
    assert winners(draft) == (1,)
    assert draft.state.table.dummy == mid_game(seats=3, dummy=(9, 9, 9)).table.dummy


# Winning


@pytest.mark.rule("XD-9.2")
@pytest.mark.parametrize(
    ("counts", "zero_wins", "expected"),
    [
        ((3, 1, 2, 0), False, (0,)),
        ((1, 3, 3, 0), False, (1, 2)),
        ((3, 1, 2, 3), False, (3, 0)),  # the starting seat of year 4 is seat 3
        ((0, 0, 0, 0), False, ()),
        ((0, 0, 0, 0), True, (3, 0, 1, 2)),
        ((0, 1, 0, 0), True, (1,)),
        ((0, 0, 0, 1), False, (3,)),
    ],
)
def test_who_wins(counts: tuple[int, ...], zero_wins: bool, expected: tuple[int, ...]) -> None:
    state = mid_game(year=4, options={"zero_wins": zero_wins}, held=holding(0, *counts))
    assert winners(census(state, 0, *counts)) == expected


def _gained(draft: Draft) -> list[tuple[int, int, str, tuple[int, ...] | None]]:
    return [(e.seat, e.amount, e.rule, e.audience) for e in draft.events if isinstance(e, GoldGained)]


@pytest.mark.rule("XD-9.2")
@pytest.mark.parametrize(("kind", "alone", "tied"), [(0, 1, 1), (1, 2, 1)])
def test_gold_for_militia_and_archers(kind: int, alone: int, tied: int) -> None:
    state = mid_game(gold=(10, 10, 10, 10), held=holding(kind, 2, 2, 0, 0))
    draft = census(state, kind, 2, 1, 0, 0)
    assert [player.gold for player in draft.state.players] == [10 + alone, 10, 10, 10]
    assert _gained(draft) == [(0, alone, "XD-9.2", (0,))]

    draft = census(state, kind, 2, 2, 0, 0)
    assert [player.gold for player in draft.state.players] == [10 + tied, 10 + tied, 10, 10]
    assert _gained(draft) == [(0, tied, "XD-9.2", (0,)), (1, tied, "XD-9.2", (1,))]
    assert asked(draft) == []


@pytest.mark.rule("XD-9.2", "XD-9.3")
@pytest.mark.parametrize(("kind", "alone", "tied"), [(2, 1, 1), (3, 2, 1)])
def test_bards_for_infantry_and_clerics(kind: int, alone: int, tied: int) -> None:
    # Year 6 starts at seat 1: of the tied seats 0 and 2, seat 2 places first.
    state = mid_game(year=6, options={"years": 9}, held=holding(kind, 2, 0, 2, 0))
    draft = census(state, kind, 2, 0, 1, 0)
    assert asked(draft) == [PlacingBards(seat=0, bards=alone, rule="XD-9.3")]

    draft = census(state, kind, 2, 0, 2, 0)
    assert asked(draft) == [PlacingBards(seat=seat, bards=tied, rule="XD-9.3") for seat in (2, 0)]
    assert told(draft.events, GoldGained) == []


@pytest.mark.rule("XD-9.3")
def test_bards_are_asked_for_even_if_none_are_left() -> None:
    # 20 of 20 in the bastion: nobody else may learn that from a question that is not asked.
    draft = census(mid_game(bastion=(20,), held=holding(2, 1, 0, 0, 0)), 2, 1, 0, 0, 0)
    assert draft.state.players[0].bards == 0
    assert asked(draft) == [PlacingBards(seat=0, bards=1, rule="XD-9.3")]


# Storeys


@pytest.mark.rule("XD-9.2", "XD-9.4")
def test_a_storey_for_battle_mages() -> None:
    state = mid_game(guilds=((7, 1, 2), (9, 1, 3), (12, 0, 1)), held=holding(4, 2, 2, 0, 0))
    draft = census(state, 4, 1, 2, 0, 0)
    assert asked(draft) == [PlacingStorey(seat=1)]
    place_storey(draft, 1, PlaceStorey(9))
    assert [(guild.city, guild.seat, guild.storeys) for guild in draft.state.table.guilds] == [
        (7, 1, 2),
        (9, 1, 4),
        (12, 0, 1),
    ]
    assert draft.state.players[1].storeys == 9  # 15 - 5 - 1
    assert draft.events[-1] == StoreysPlaced(seat=1, city=9, storeys=1, height=4, rule="XD-9.4")
    assert draft.agenda == [StartingYear()]


@pytest.mark.rule("XD-9.2", "XD-9.4")
def test_tied_battle_mages_place_a_storey_each_in_turn_order() -> None:
    # Year 4 starts at seat 3.
    state = mid_game(year=4, guilds=((7, 1, 2), (12, 3, 1)), held=holding(4, 0, 2, 0, 2))
    draft = census(state, 4, 0, 2, 0, 2)
    assert asked(draft) == [PlacingStorey(seat=3), PlacingStorey(seat=1)]


@pytest.mark.rule("XD-9.4")
@pytest.mark.parametrize(
    "guilds",
    [(), ((7, 0, 4), (9, 0, 4)), ((7, 1, 2),)],
    ids=["no guild", "all at four", "guild of another"],
)
def test_a_storey_without_a_place_waits_behind_the_screen(guilds: tuple[tuple[int, int, int], ...]) -> None:
    state = mid_game(guilds=guilds, held=holding(4, 1, 0, 0, 0))
    draft = census(state, 4, 1, 0, 0, 0)
    assert asked(draft) == []
    player = draft.state.players[0]
    assert (player.storeys, player.waiting) == (state.players[0].storeys - 1, 1)
    assert draft.state.table.guilds == state.table.guilds
    expected: list[Event] = [StoreyUnplaced(seat=0), StoreyWaits(seat=0, waiting=1, audience=(0,))]
    assert draft.events[-2:] == expected


@pytest.mark.rule("XD-9.4")
def test_no_storey_is_left_to_wait() -> None:
    # All 15 wait already: nothing changes, and everybody sees no more than that none was placed.
    draft = census(mid_game(waiting=(15,), held=holding(4, 1, 0, 0, 0)), 4, 1, 0, 0, 0)
    assert (draft.state.players[0].storeys, draft.state.players[0].waiting) == (0, 15)
    assert draft.events[-1] == StoreyUnplaced(seat=0)


@pytest.mark.rule("XD-9.4")
def test_no_storey_is_left_for_a_guild_with_room() -> None:
    guilds = ((7, 0, 4), (9, 0, 4), (11, 0, 4), (13, 0, 3))
    state = mid_game(guilds=guilds, held=holding(4, 1, 0, 0, 0))
    draft = census(state, 4, 1, 0, 0, 0)
    assert asked(draft) == []
    assert draft.state.table.guilds == state.table.guilds
    assert draft.state.players[0].waiting == 0
    assert draft.events[-1] == StoreyUnplaced(seat=0)


@pytest.mark.rule("XD-9.4")
@pytest.mark.parametrize(("reward", "height", "left"), [(1, 3, 0), (2, 4, 0), (3, 4, 1), (4, 4, 2)])
def test_waiting_storeys_follow_the_next_reward(reward: int, height: int, left: int) -> None:
    # Two wait. With a reward of 1 they make the guild 3 high; from 2 on it is full.
    draft = Draft(mid_game(waiting=(2,)))
    rewards.raise_guild(draft, 0, 9, reward)
    [guild] = draft.state.table.guilds
    assert (guild.city, guild.seat, guild.storeys) == (9, 0, height)
    assert draft.state.players[0].waiting == left
    assert draft.state.players[0].storeys == 13 - reward
    placed: list[Event] = [StoreysPlaced(seat=0, city=9, storeys=reward, height=reward)]
    if left < 2:
        placed.append(StoreysPlaced(seat=0, city=9, storeys=2 - left, height=height, rule="XD-9.4"))
    assert draft.events == placed


@pytest.mark.rule("XD-9.4", "XD-11.1")
def test_a_waiting_storey_never_scores() -> None:
    state = mid_game(year=12, checks=("influence", *[check for check in CHECKS if check != "influence"]), waiting=(2,))
    after = flow.settle(census(state, 4, 0, 0, 0, 0))
    assert after.state.table.exits[0].score == 0


@pytest.mark.rule("XD-9.3")
def test_refusals_about_census_bards_name_the_clause_of_the_census() -> None:
    """The same question after a threat is XD-4.6."""
    state = clerics_won()
    step = state.agenda[-1]
    assert isinstance(step, PlacingBards)
    other = (step.seat + 1) % len(state.players)
    for seat, code in ((step.seat, "wrong_decision"), (other, "not_owed")):
        refusal = GAME.refusal(state, seat, Decline())
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, "XD-9.3")
