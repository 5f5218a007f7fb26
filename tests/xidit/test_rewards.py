"""Rewards: two different ones of gold, bards and storeys (XD-4.4 … XD-4.7), the dummy's step (XD-12.1)."""

import pytest

from tests.xidit.builders import mid_game, told, units
from tests.xidit.playing import answer, run_year, with_player
from warlords_core.game import Transition, visible
from warlords_core.xidit import GAME
from warlords_core.xidit.decisions import (
    AnyAction,
    BardsDue,
    BardsIn,
    DummyDue,
    PlaceBards,
    RaiseDummy,
    RewardsDue,
    TakeRewards,
)
from warlords_core.xidit.events import BardsPlaced, BastionEntered, GoldGained, StoreysPlaced
from warlords_core.xidit.model import Dummy, Guild, PlacingBards, RaisingDummy, State

CENTRAL, R6, R7 = 0, 6, 7


def beaten(**changes: object) -> Transition[State]:
    """Seat 0 has just beaten the threat of city 10 (4 gold, 3 bards, 2 storeys; touches central, r6, r7)."""
    state = mid_game(
        year=1,
        heroes=(10, 1, 2, 3),
        held={0: units(cleric=1, battle_mage=1)},
        **changes,  # type: ignore[arg-type]  # fields of mid_game
    )
    return run_year(state, "a")


@pytest.mark.rule("XD-4.4")
def test_two_different_rewards_are_taken() -> None:
    transition = beaten()
    assert GAME.decisions(transition.state) == (RewardsDue(0, 10, gold=4, bards=3, storeys=2),)
    assert list(GAME.legal_actions(transition.state, 0)) == [
        TakeRewards(("gold", "bards")),
        TakeRewards(("gold", "storeys")),
        TakeRewards(("bards", "storeys")),
    ]


@pytest.mark.rule("XD-4.4", "XD-4.6", "XD-4.7")
@pytest.mark.parametrize(
    ("rewards", "code", "rule", "pointer"),
    [
        (("gold", "gold"), "same_reward_twice", "XD-4.4", "/rewards/1"),
        (("gold",), "wrong_number_of_rewards", "XD-4.4", "/rewards"),
        ((), "wrong_number_of_rewards", "XD-4.4", "/rewards"),
        (("gold", "bards", "storeys"), "wrong_number_of_rewards", "XD-4.4", "/rewards"),
        (("bards", "gold"), "not_canonical", "XD-4.4", "/rewards"),
    ],
)
def test_other_choices_are_refused(rewards: tuple[str, ...], code: str, rule: str, pointer: str) -> None:
    refusal = GAME.refusal(beaten().state, 0, TakeRewards(rewards))  # type: ignore[arg-type]  # the point of the test
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == (code, rule, pointer)


@pytest.mark.rule("XD-4.5", "XD-1.7")
def test_gold_is_told_to_its_owner_alone() -> None:
    done = answer(beaten(), 0, TakeRewards(("gold", "storeys")))
    assert done.state.players[0].gold == 4
    gained = GoldGained(seat=0, amount=4, audience=(0,))
    assert gained in visible(done.events, 0)
    assert all(gained not in visible(done.events, seat) for seat in (1, 2, 3, None))


@pytest.mark.rule("XD-4.6")
def test_bards_spread_freely_over_the_regions_around_and_the_central_ones_are_hidden() -> None:
    transition = answer(beaten(), 0, TakeRewards(("gold", "bards")))
    assert GAME.decisions(transition.state) == (BardsDue(0, 10, 3),)
    # 3 bards over 3 regions: C(5, 2) = 10 ways.
    assert len(GAME.legal_actions(transition.state, 0)) == 10
    done = answer(transition, 0, PlaceBards((BardsIn(CENTRAL, 2), BardsIn(R7, 1))))
    assert done.state.players[0].bastion == 2
    assert done.state.players[0].bards == 20 - 3
    assert done.state.table.bards[R7] == (1, 0, 0, 0)
    assert done.state.table.bards[CENTRAL] == (0, 0, 0, 0)
    assert told(visible(done.events, None), BardsPlaced, BastionEntered) == [
        BardsPlaced(seat=0, bards=(BardsIn(R7, 1),))
    ]
    assert told(visible(done.events, 0), BastionEntered) == [BastionEntered(seat=0, count=2, audience=(0,))]


@pytest.mark.rule("XD-4.6")
@pytest.mark.parametrize(
    ("bards", "code", "pointer"),
    [
        ((BardsIn(1, 3),), "region_not_touched", "/bards/0/region"),
        ((BardsIn(R6, 1), BardsIn(5, 2)), "region_not_touched", "/bards/1/region"),
        ((BardsIn(R6, 2),), "wrong_number_of_bards", "/bards"),
        ((BardsIn(R6, 4),), "wrong_number_of_bards", "/bards"),
        ((), "wrong_number_of_bards", "/bards"),
        ((BardsIn(R7, 1), BardsIn(R6, 2)), "not_canonical", "/bards"),
        ((BardsIn(R6, 1), BardsIn(R6, 2)), "not_canonical", "/bards"),
        ((BardsIn(CENTRAL, 0), BardsIn(R6, 3)), "not_canonical", "/bards"),
    ],
)
def test_bards_elsewhere_or_miscounted_are_refused(bards: tuple[BardsIn, ...], code: str, pointer: str) -> None:
    state = answer(beaten(), 0, TakeRewards(("gold", "bards"))).state
    refusal = GAME.refusal(state, 0, PlaceBards(bards))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == (code, "XD-4.6", pointer)


@pytest.mark.rule("XD-4.6", "XD-1.7")
def test_a_short_reserve_places_what_is_left_and_nobody_is_told() -> None:
    """One bard left, the reward prints 3: one is placed; put into the bastion, the others see none at all."""
    transition = beaten(bards={"r1": (19,)})
    assert transition.state.players[0].bards == 1
    asked = answer(transition, 0, TakeRewards(("gold", "bards")))
    assert GAME.decisions(asked.state) == (BardsDue(0, 10, 3),)
    done = answer(asked, 0, PlaceBards((BardsIn(CENTRAL, 1),)))
    assert done.state.players[0].bards == 0
    assert told(visible(done.events, 1), BardsPlaced, BastionEntered) == [BardsPlaced(seat=0, bards=())]


@pytest.mark.rule("XD-4.4", "XD-4.6")
def test_an_empty_reserve_takes_the_bards_off_the_choice() -> None:
    state = beaten(bards={"r1": (20,)}).state
    assert list(GAME.legal_actions(state, 0)) == [TakeRewards(("gold", "storeys"))]
    refusal = GAME.refusal(state, 0, TakeRewards(("gold", "bards")))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == ("bards_used_up", "XD-4.6", "/rewards/1")


@pytest.mark.rule("XD-4.4", "XD-4.7")
def test_with_one_reward_open_it_is_one_that_is_taken() -> None:
    """No bards in reserve, another seat's guild in the city: gold alone."""
    state = beaten(bards={"r1": (20,)}, guilds=[(10, 1, 2)]).state
    assert list(GAME.legal_actions(state, 0)) == [TakeRewards(("gold",))]


@pytest.mark.rule("XD-4.7")
@pytest.mark.parametrize(
    ("guilds", "code"),
    [
        ([(10, 1, 1)], "guild_of_another"),
        ([(10, 0, 4)], "guild_full"),
        ([(6, 0, 4), (7, 0, 4), (8, 0, 4), (9, 0, 3)], "storeys_used_up"),
    ],
)
def test_where_storeys_cannot_be_taken_the_other_two_are_forced(guilds: list[tuple[int, int, int]], code: str) -> None:
    state = beaten(guilds=guilds).state
    assert list(GAME.legal_actions(state, 0)) == [TakeRewards(("gold", "bards"))]
    refusal = GAME.refusal(state, 0, TakeRewards(("gold", "storeys")))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "XD-4.7")


@pytest.mark.rule("XD-4.7", "XD-9.4")
@pytest.mark.parametrize(
    ("guilds", "waiting", "height", "reserve", "still_waiting"),
    [
        ([], 0, 2, 13, 0),  # 2 printed on a new guild
        ([(10, 0, 3)], 0, 4, 11, 0),  # only one fits, the other stays in the reserve
        ([(6, 0, 4), (7, 0, 4), (8, 0, 4), (9, 0, 2)], 0, 1, 0, 0),  # one is left of the 15
        ([(6, 0, 4)], 2, 4, 7, 0),  # two wait, 2 printed: 4
        ([(6, 0, 4)], 3, 4, 6, 1),  # three wait: one goes on waiting
    ],
)
def test_storeys_go_onto_the_own_guild_and_waiting_ones_follow(
    guilds: list[tuple[int, int, int]], waiting: int, height: int, reserve: int, still_waiting: int
) -> None:
    done = answer(beaten(guilds=guilds, waiting=[waiting]), 0, TakeRewards(("gold", "storeys")))
    assert Guild(10, 0, height) in done.state.table.guilds
    assert (done.state.players[0].storeys, done.state.players[0].waiting) == (reserve, still_waiting)
    placed = [event for event in done.events if isinstance(event, StoreysPlaced)]
    assert placed[-1].height == height
    assert [event.rule for event in placed] == ["XD-4.7"] + ["XD-9.4"] * bool(waiting)


@pytest.mark.rule("XD-12.1")
@pytest.mark.parametrize(
    ("check", "dummy"),
    [("wealth", Dummy(3, 0, 0)), ("influence", Dummy(0, 1, 0)), ("reputation", Dummy(0, 0, 2))],
)
def test_at_three_seats_a_beaten_threat_raises_the_dummy_after_the_rewards(check: str, dummy: Dummy) -> None:
    """The reduced set has threats at 6, 7, 8, 9, 10 too (its 5 camps are 1, 2, 4, 5, 6): use city 10."""
    state = mid_game(seats=3, year=1, heroes=(10, 1, 2), held={0: units(cleric=1, battle_mage=1)})
    transition = answer(run_year(state, "a"), 0, TakeRewards(("gold", "bards")))
    assert isinstance(transition.state.agenda[-1], PlacingBards)
    transition = answer(transition, 0, PlaceBards((BardsIn(R6, 3),)))
    assert GAME.decisions(transition.state) == (DummyDue(0),)
    assert 10 in transition.state.table.threats, "the tile is replaced after all that"
    action: AnyAction = RaiseDummy(check)  # type: ignore[arg-type]  # parametrized by word
    done = answer(transition, 0, action)
    assert done.state.table.dummy == dummy
    assert 10 not in done.state.table.threats


@pytest.mark.rule("XD-12.1")
def test_four_seats_have_no_dummy() -> None:
    done = answer(beaten(), 0, TakeRewards(("gold", "storeys")))
    assert done.state.table.dummy is None
    assert not any(isinstance(step, RaisingDummy) for step in done.state.agenda)


@pytest.mark.rule("XD-12.1")
def test_recruiting_leaves_the_dummy_alone() -> None:
    done = run_year(mid_game(seats=3, year=1), "a")
    assert done.state.table.dummy == Dummy(0, 0, 0)


@pytest.mark.rule("XD-4.7")
def test_an_order_is_refused_to_seats_that_do_not_owe_it() -> None:
    state = with_player(beaten().state, 1, gold=7)
    refusal = GAME.refusal(state, 1, TakeRewards(("gold", "bards")))
    assert refusal is not None
    assert refusal.code == "not_owed"
    wrong = GAME.refusal(state, 0, RaiseDummy("wealth"))
    assert wrong is not None
    assert (wrong.code, wrong.pointer, wrong.value) == ("wrong_decision", "/type", "raise_dummy")
    nobody = GAME.refusal(state, 9, TakeRewards(("gold", "bards")))
    assert nobody is not None
    assert nobody.code == "no_such_seat"
