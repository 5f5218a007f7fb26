"""Battles, with every number told beforehand on paper."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rising_sun.builders import act, begin, game, pieces, play, seat
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import Done, PlaceBid, ShareOut, TakeHostage, UseAdvantage, UseEffect
from warlords_core.rising_sun.model import Player, State, Token
from warlords_core.rising_sun.steps import NextWar, UsingAdvantage
from warlords_core.rising_sun.war_events import BattleWon, ReparationsPaid


def war(*seats: Player, province: str = "nagato", **table: Any) -> State:
    """War in one province, up to the first thing that somebody owes."""
    return begin(game(*seats, phase="war", wars=(province,), **table), NextWar()).state


def bid(state: State, *bids: Sequence[int]) -> State:
    """Bids of those who owe one, by seat."""
    owing = legal.owing(state)
    return play(state, *((who, PlaceBid(tuple(coins))) for who, coins in zip(owing, bids, strict=True)))


@pytest.mark.rule(
    "RS-6.3", "RS-6.4", "RS-6.5", "RS-6.6", "RS-6.7", "RS-6.8", "RS-6.9", "RS-6.10", "RS-10.oni_of_skulls"
)
def test_the_worked_battle_of_nagato() -> None:
    """Turtle 4, Koi 2, Lotus 1; Turtle and Lotus are allied."""
    state = war(
        seat("koi", "2 bushi nagato", coins=10),
        seat("lotus", "shinto nagato", coins=6, ronin=3),
        seat("turtle", "bushi nagato", "oni_of_skulls nagato", cards=["oni_of_skulls"], coins=4, ronin=1, vp=5),
        alliances=((1, 2),),
    )
    state = bid(state, (0, 3, 0, 3), (1, 3, 2, 0), (0, 0, 1, 1))
    state = act(state, 1, UseAdvantage()).state  # seppuku: 1 point, and above Koi
    assert state.players[1].vp == 1
    assert state.table.honor == (1, 0, 2)
    state = act(state, 1, TakeHostage(2, "oni_of_skulls")).state  # 3 to 3, by honor; an ally's
    assert (state.players[1].vp, state.players[2].vp) == (2, 4)
    done = act(state, 1, UseAdvantage())  # ronin, 2 to 1
    [won] = [event for event in done.events if isinstance(event, BattleWon)]
    assert (won.force, won.winner) == ((2, 3, 1), 1)
    state = done.state
    assert pieces(state, 0, "nagato") == {}
    assert pieces(state, 2, "nagato") == {"bushi": 1}
    state = act(state, 0, UseAdvantage()).state  # poets, 3 to 1: a shinto and two bushi
    assert state.players[0].vp == 3
    assert state.players[1].tokens == (Token("spring", "nagato"),)
    assert pieces(state, 2, "captive_1") == {}  # the season is over, and summer has begun
    assert state.table.season == "summer"


@pytest.mark.rule("RS-6.10", "RS-6.11")
def test_odd_coins_of_the_winner_go_where_it_says() -> None:
    seats = (
        seat("koi", "3 bushi edo", coins=5),
        seat("lotus", "bushi edo", coins=0),
        seat("turtle", "bushi edo", coins=2),
    )
    state = game(*seats, phase="war", wars=("edo", "oshu"))
    state = begin(state, NextWar()).state
    state = bid(state, (0, 0, 5, 0), (0, 0, 0, 2))
    # Nobody can hire but Koi, whose unbid coins are none; poets are worth two dead.
    state = act(state, 2, UseAdvantage()).state
    assert state.players[2].vp == 2
    after = act(state, 0, ShareOut((2,)))
    [paid] = [event for event in after.events if isinstance(event, ReparationsPaid)]
    assert (paid.losers, paid.coins) == ((1, 2), (2, 3))


@pytest.mark.rule("RS-6.2")
@pytest.mark.parametrize(
    ("there", "allied", "taker"),
    [((), (), None), ((2,), (), 2), ((0, 1), ((0, 1),), 0), ((1, 2), ((1, 2),), 1)],
)
def test_a_war_without_battle(there: tuple[int, ...], allied: tuple[tuple[int, int], ...], taker: int | None) -> None:
    """Nobody, one seat, or two allies with as much force each: then honor."""
    clans = ("koi", "lotus", "turtle")
    seats = [seat(clan, *(["bushi edo"] if who in there else [])) for who, clan in enumerate(clans)]
    state = war(*seats, province="edo", alliances=allied)
    assert state.table.season == "summer"  # nobody was asked anything
    for who, player in enumerate(state.players):
        assert player.tokens == ((Token("spring", "edo"),) if who == taker else ())


@pytest.mark.rule("RS-6.2", "RS-9.turtle")
def test_a_stronghold_is_there_for_the_turtle_only() -> None:
    seats = (seat("koi", "stronghold edo"), seat("lotus", "bushi edo"), seat("turtle", "stronghold edo", coins=1))
    state = war(*seats, province="edo")
    assert state.table.battle is not None
    assert state.table.battle.seats == (1, 2)


@pytest.mark.rule("RS-6.3")
@pytest.mark.parametrize(("coins", "number"), [(1, 5), (4, 70), (10, 1001)])
def test_bids_are_one_set_of_every_way_to_spread_the_coins(coins: int, number: int) -> None:
    """C(coins + 4, 4)."""
    state = war(seat("koi", "bushi edo"), seat("lotus", "bushi edo", coins=coins), seat("turtle"), province="edo")
    bids = legal.legal_actions(state, 1)
    assert bids.size == number
    assert PlaceBid((coins, 0, 0, 0)) in bids
    assert PlaceBid((coins, 1, 0, 0)) not in bids
    assert legal.owing(state) == [1]  # without coins there is one bid only


@pytest.mark.rule("RS-6.5", "RS-10.loyalty", "RS-10.righteousness", "RS-10.2")
def test_points_of_one_seppuku_are_one_gain() -> None:
    """Two figures: 2 points, 2 more for their deaths, 1 for all of that together."""
    state = war(
        seat("koi", "bushi edo"),
        seat("lotus", "2 bushi edo", cards=["loyalty", "righteousness"], coins=1),
        seat("turtle"),
        province="edo",
        alliances=((1, 2),),
    )
    state = bid(state, (1, 0, 0, 0))
    assert isinstance(state.agenda[-1], UsingAdvantage)
    state = act(state, 1, UseAdvantage()).state
    assert state.players[1].vp == 5


@pytest.mark.rule("RS-10.mercy", "RS-10.justice")
@pytest.mark.parametrize(("spares", "points", "left"), [(True, 2, {"bushi": 2}), (False, 3, {})])
def test_mercy_spares_all_and_then_nobody_was_killed(spares: bool, points: int, left: dict[str, int]) -> None:
    state = war(
        seat("koi", "3 bushi edo", cards=["mercy", "justice"]),
        seat("lotus", "2 bushi edo"),
        seat("turtle"),
        province="edo",
    )
    state = act(state, 0, UseEffect() if spares else Done()).state
    assert state.players[0].vp == points
    assert pieces(state, 1, "edo") == left


@pytest.mark.rule("RS-9.koi")
def test_koi_hires_with_what_it_has_not_bid() -> None:
    """One bushi and two unbid coins beat two bushi."""
    state = war(seat("koi", "bushi edo", coins=3), seat("lotus", "2 bushi edo"), seat("turtle"), province="edo")
    state = bid(state, (0, 0, 1, 0))
    state = act(state, 0, UseAdvantage()).state
    assert state.players[0].tokens == (Token("spring", "edo"),)
