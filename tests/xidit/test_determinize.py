"""States drawn from views: they keep the view, they are sound, and they vary wherever the view leaves a choice."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.xidit.builders import BOARD, NO_UNITS, PACK, at_census, mid_game, units
from tests.xidit.matches import TABLES, match, some
from tests.xidit.playing import with_player, with_table
from warlords_core.errors import ImpossibleView, UnknownPack
from warlords_core.rng import Rng, Stream
from warlords_core.types import PackRef
from warlords_core.xidit.game import GAME
from warlords_core.xidit.model import (
    CHECKS,
    Check,
    ClearingThreat,
    Deed,
    Exit,
    OrderDone,
    PlacingBards,
    State,
    View,
)

SEEDS = st.integers(min_value=0, max_value=2**53 - 1)
PLAN = ("blue", "red", "black", "act", "wait", "act")


def drawn(state: State, viewer: int | None, count: int = 24) -> list[State]:
    """States with the same view, by the first seeds."""
    view = GAME.view(state, viewer)
    return [GAME.determinize(view, seed) for seed in range(count)]


def mid() -> State:
    """Year 4 in planning: units, bards and storeys on both sides of the screens; seat 1 has committed."""
    state = mid_game(
        held={0: units(militia=2, cleric=1), 1: units(militia=3, archer=1), 2: units(battle_mage=1)},
        gold=(4, 5, 0, 7),
        guilds=[(3, 1, 2), (6, 0, 4)],
        bastion=(1, 2, 0, 0),
    )
    return with_player(state, 1, plan=PLAN)


@pytest.mark.parametrize("table", TABLES)
@given(seed=SEEDS, match_seed=st.integers(1, 3))
@settings(max_examples=5, deadline=None)
def test_a_drawn_state_keeps_the_view_and_is_sound(table: str, seed: int, match_seed: int) -> None:
    for state in some(table, match_seed, 24):
        for viewer in (None, *range(len(state.players))):
            view = GAME.view(state, viewer)
            other = GAME.determinize(view, seed)
            assert GAME.view(other, viewer) == view
            assert GAME.problems(other) == ()


@pytest.mark.parametrize("table", TABLES)
def test_drawn_states_can_be_played(table: str) -> None:
    chance = Stream(Rng.seeded(1).key, "test/play")
    for state in some(table, 2, 12):
        other = GAME.determinize(GAME.view(state, 0), 5)
        for _ in range(8):
            owed = GAME.decisions(other)
            if not owed:
                break
            seat = owed[0].seat
            other = GAME.apply(other, seat, GAME.legal_actions(other, seat).sample(chance)).state
            assert GAME.problems(other) == ()


def test_the_same_view_and_seed_draw_the_same_state() -> None:
    view = GAME.view(mid(), 2)
    assert GAME.determinize(view, 9) == GAME.determinize(view, 9)


@pytest.mark.parametrize(
    "hidden",
    [
        pytest.param(lambda state: state.players[1].units, id="units"),
        pytest.param(lambda state: state.players[1].gold, id="gold"),
        pytest.param(lambda state: state.players[1].bards, id="bards"),
        pytest.param(lambda state: state.players[1].bastion, id="bastion"),
        pytest.param(lambda state: state.players[0].storeys, id="storeys"),
        pytest.param(lambda state: state.players[0].waiting, id="waiting"),
        pytest.param(lambda state: state.players[1].plan, id="plan"),
        pytest.param(lambda state: state.recruitment_pile, id="recruitment pile"),
        pytest.param(lambda state: state.threat_pile, id="threat pile"),
        pytest.param(lambda state: frozenset(state.threat_pile), id="which tiles are threats"),
        pytest.param(lambda state: state.rng.key, id="key"),
    ],
)
def test_what_a_view_hides_varies(hidden: Callable[[State], Any]) -> None:
    # Year 5: one census is over, so a storey may wait behind a screen whose only guild is full.
    state = with_table(mid(), year=5, starting_seat=0)
    assert GAME.problems(state) == ()
    assert len({hidden(other) for other in drawn(state, 3)}) > 1


def test_shown_units_vary_within_what_the_seat_was_given() -> None:
    state = with_player(at_census(0, mid_game(held={1: units(militia=6), 2: units(militia=2)})), 1, shown=1)
    others = drawn(state, 0)
    assert len({other.players[1].shown for other in others}) > 1
    assert all((other.players[1].shown or 0) <= other.players[1].units[0] for other in others)
    assert {other.players[2].shown for other in others} == {None}


@pytest.mark.rule("XD-1.1")
def test_hidden_units_add_up_for_a_seat_and_for_a_spectator() -> None:
    # Behind the screens are 2 + 3 militia, an archer, a cleric and a battle mage; seat 0 knows its 2 and the cleric.
    for other in drawn(mid(), None):
        assert tuple(map(sum, zip(*[player.units for player in other.players], strict=True))) == (5, 1, 0, 1, 1)
    for other in drawn(mid(), 0):
        assert other.players[0] == mid().players[0]
        assert tuple(map(sum, zip(*[player.units for player in other.players[1:]], strict=True))) == (3, 1, 0, 0, 1)


def test_a_plan_is_drawn_for_those_who_committed_only() -> None:
    for other in drawn(mid(), 0):
        assert [len(player.plan) for player in other.players] == [0, 6, 0, 0]
    own = drawn(mid(), 1, 1)[0]
    assert own.players[1].plan == PLAN


def test_the_key_is_never_the_one_of_the_seed() -> None:
    assert all(other.rng.key != Rng.seeded(seed).key for seed, other in enumerate(drawn(mid(), 0)))


@pytest.mark.rule("XD-1.3")
def test_public_tops_stay_on_top() -> None:
    state = mid_game(options={"pile_tops_public": True})
    others = drawn(state, 0)
    assert {other.recruitment_pile[0] for other in others} == {state.recruitment_pile[0]}
    assert {other.threat_pile[0] for other in others} == {state.threat_pile[0]}
    assert len({other.threat_pile for other in others}) > 1


@pytest.mark.rule("XD-9.4")
def test_no_storey_waits_before_a_census_or_while_a_guild_can_grow() -> None:
    # Year 4 before its census: none can wait. Year 9, two censuses later: two at most, none for seat 1 (guild of 2).
    assert {other.players[0].waiting for other in drawn(mid(), 3)} == {0}
    later = with_table(mid(), year=9, starting_seat=0)
    assert {other.players[0].waiting for other in drawn(later, 3)} == {0, 1, 2}
    assert {other.players[1].waiting for other in drawn(later, 3)} == {0}
    # Seat 0 has 4 of its 15 storeys on the map.
    assert {other.players[0].waiting + other.players[0].storeys for other in drawn(later, 3)} == {11}


def test_before_the_first_order_nobody_has_anything() -> None:
    start = match("four", 1)[0]
    for other in drawn(start, None):
        assert {(p.units, p.gold, p.bards, p.bastion, p.storeys) for p in other.players} == {(NO_UNITS, 0, 20, 0, 15)}


@pytest.mark.rule("XD-4.6")
def test_a_seat_that_places_bards_for_a_victory_has_some() -> None:
    city = 6  # the first of the hand-made state's threats, 1 bard
    state = mid_game(heroes=(city, 2, 3, 4), bards={"r2": (15,)}, bastion=(4,), year=9)
    state = with_table(state, deeds=(Deed(city, 0, "beat_threat"),))
    state = replace(
        state,
        agenda=(OrderDone(), ClearingThreat(city), PlacingBards(0, BOARD.tile(city).bards, "XD-4.6")),
        players=tuple(replace(player, plan=("act",) * 6) for player in state.players),
    )
    assert GAME.problems(state) == ()
    others = drawn(state, 1, 60)
    assert {other.players[0].bards for other in others} == {1, 2, 3, 4, 5}


@pytest.mark.rule("XD-11.2")
def test_the_end_keeps_what_exits_tell_about_gold() -> None:
    # Wealth first: seat 2 went out with 3. Seat 1 went out in influence, seat 3 lost and seat 0 won in reputation.
    exits = (
        Exit(2, "wealth", 3, won=False),
        Exit(1, "influence", 0, won=False),
        Exit(3, "reputation", 0, won=False),
        Exit(0, "reputation", 0, won=True),
    )
    state = with_table(mid_game(year=12, agenda=(), gold=(9, 5, 3, 4), checks=CHECKS), exits=exits)
    assert GAME.problems(state) == ()
    others = drawn(state, None)
    assert {other.players[2].gold for other in others} == {3}
    assert min(player.gold for other in others for player in other.players) >= 3
    assert len({other.players[1].gold for other in others}) > 1
    assert {player.bastion for other in others for player in other.players} == {0}
    assert GAME.outcome(others[0]) == GAME.outcome(state)


def test_whoever_went_out_before_wealth_was_checked_may_have_less() -> None:
    exits = (
        Exit(1, "influence", 0, won=False),
        Exit(2, "wealth", 30, won=False),
        Exit(3, "reputation", 0, won=False),
        Exit(0, "reputation", 0, won=True),
    )
    checks: tuple[Check, ...] = ("influence", "wealth", "reputation")
    state = with_table(mid_game(year=12, agenda=(), gold=(40, 5, 30, 31), checks=checks), exits=exits)
    assert GAME.problems(state) == ()
    others = drawn(state, None, 60)
    assert min(other.players[1].gold for other in others) < 30
    assert min(other.players[3].gold for other in others) >= 30


def view() -> View:
    """A view of seat 0."""
    return GAME.view(mid(), 0)


@pytest.mark.parametrize(
    "impossible",
    [
        pytest.param(lambda: replace(view(), recruitment_pile=9), id="more tiles than there are"),
        pytest.param(lambda: replace(view(), seat=4), id="a seat that does not exist"),
        pytest.param(lambda: replace(view(), screen=None), id="a seat without a screen"),
        pytest.param(lambda: replace(view(), seat=None), id="a spectator with a screen"),
        pytest.param(lambda: replace(view(), recruitment_top=1), id="a top that lies elsewhere"),
        pytest.param(lambda: replace(view(), table=replace(view().table, bards=())), id="no regions"),
        pytest.param(lambda: replace(view(), table=replace(view().table, camps=())), id="tiles missing"),
        pytest.param(lambda: replace(view(), table=replace(view().table, barracks=(19, 0, 0, 0, 0))), id="19 militia"),
    ],
)
def test_impossible_views_are_refused(impossible: Callable[[], View]) -> None:
    with pytest.raises(ImpossibleView, match="no state has this view"):
        GAME.determinize(impossible(), 1)


def test_a_view_of_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownPack):
        GAME.determinize(replace(view(), pack=PackRef(PACK.id, PACK.version, "0" * 32)), 1)
