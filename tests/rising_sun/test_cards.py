"""What each clan and card does, in one small situation each."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rising_sun.builders import BOOK, act, begin, game, pieces, play, seat
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import Buy, Done, Move, Summon, UseEffect
from warlords_core.rising_sun.effects.acts import ACTS
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.model import Offer, Player, State, Token
from warlords_core.rising_sun.steps import (
    CarryingOut,
    Counting,
    KamiTurn,
    Marshalling,
    Obeying,
    ThunderSummoning,
    WarBeginning,
    Wintering,
)
from warlords_core.rising_sun.vocabulary import Act

OTHERS = (seat("lotus"), seat("turtle"))


def test_every_act_is_used_by_some_clan_or_card() -> None:
    used = {each.do for source in BOOK.sources.values() for each in source.abilities if isinstance(each, Act)}
    assert used == set(ACTS)


# Force


@pytest.mark.parametrize(
    ("clan", "cards", "there", "phase", "most"),
    [
        pytest.param("koi", [], "2 bushi", "politics", 2, marks=pytest.mark.rule("RS-6.2")),
        pytest.param("koi", [], "stronghold", "war", 0, marks=pytest.mark.rule("RS-6.2")),
        pytest.param("turtle", [], "3 stronghold", "politics", 3, marks=pytest.mark.rule("RS-9.turtle")),
        pytest.param("moon", [], "2 bushi", "politics", 4, marks=pytest.mark.rule("RS-9.moon")),
        pytest.param("moon", [], "stronghold", "war", 0, marks=pytest.mark.rule("RS-9.moon")),
        *[
            pytest.param("koi", [name, *more], there, phase, most, marks=pytest.mark.rule(f"RS-10.{name}"))
            for name, more, there, phase, most in (
                ("path_of_the_lion", [], "daimyo", "politics", 2),
                ("path_of_the_dragon", ["path_of_the_lion"], "daimyo", "politics", 5),
                ("path_of_the_lion", ["yurei"], "yurei", "politics", 3),
                ("yurei", [], "yurei", "politics", 2),
                ("komainu", [], "komainu", "politics", 1),
                ("river_dragon", [], "river_dragon", "politics", 5),
                ("way_of_the_katana", [], "2 bushi", "war", 4),
                ("way_of_the_katana", [], "2 bushi", "politics", 2),
                ("way_of_the_katana", [], "2 shinto", "war", 2),
            )
        ],
        pytest.param("moon", ["path_of_the_lion"], "daimyo", "war", 3, marks=pytest.mark.rule("RS-9.moon")),
    ],
)
def test_force(clan: str, cards: Sequence[str], there: str, phase: str, most: int) -> None:
    own = seat(clan, f"{there} edo", cards=cards)
    clans = [each for each in ("koi", "lotus", "turtle", "moon") if each != clan][:2]
    seats = sorted((own, *map(seat, clans)), key=lambda player: BOOK.clans[player.clan].honor_rank)
    state = game(*seats, phase=phase)
    assert force(state, seats.index(own), "edo") == most


@pytest.mark.parametrize(
    ("oni", "honor", "most"),
    [
        pytest.param("oni_of_skulls", (1, 0, 2), 3, marks=pytest.mark.rule("RS-10.oni_of_skulls")),
        pytest.param("oni_of_skulls", (0, 1, 2), 1, marks=pytest.mark.rule("RS-10.oni_of_skulls")),
        pytest.param("oni_of_blood", (1, 2, 0), 4, marks=pytest.mark.rule("RS-10.oni_of_blood")),
        pytest.param("oni_of_blood", (0, 2, 1), 2, marks=pytest.mark.rule("RS-10.oni_of_blood")),
    ],
)
def test_force_of_the_lowest_in_honor_there(oni: str, honor: tuple[int, ...], most: int) -> None:
    """Koi and Lotus are there, the Turtle has only a shinto elsewhere."""
    state = game(seat("koi", f"{oni} edo", cards=[oni]), seat("lotus", "bushi edo"), seat("turtle"), honor=honor)
    assert force(state, 0, "edo") == most


# After a summon


def summon(own: Player, *others: Player, **table: Any) -> State:
    """The first seat summons a bushi to Kyoto by Raijin's favor."""
    state = begin(game(own, *(others or OTHERS), **table), ThunderSummoning(0)).state
    return act(state, 0, Summon("bushi", "kyoto")).state


@pytest.mark.parametrize(
    ("card", "honor", "coins", "points"),
    [
        ("path_of_the_warlord", (2, 1, 0), 1, 0),
        ("path_of_the_patron", (0, 1, 2), 2, 0),
        ("path_of_the_patron", (1, 0, 2), 0, 0),
        ("path_of_the_spirit", (0, 1, 2), 2, 2),
        ("path_of_the_spirit", (1, 0, 2), 0, 0),
    ],
)
@pytest.mark.rule("RS-10.path_of_the_warlord", "RS-10.path_of_the_patron", "RS-10.path_of_the_spirit")
def test_gains_after_a_summon(card: str, honor: tuple[int, ...], coins: int, points: int) -> None:
    player = summon(seat("koi", cards=[card]), honor=honor).players[0]
    assert (player.coins, player.vp) == (coins, points)


@pytest.mark.rule("RS-10.path_of_the_kenin", "RS-10.path_of_the_warlord")
def test_a_placed_bushi_is_no_summon() -> None:
    own = seat("koi", "stronghold edo", "stronghold oshu", cards=["path_of_the_kenin", "path_of_the_warlord"])
    state = summon(own)
    places = {"edo", "oshu"}
    state = act(state, 0, legal.legal_actions(state, 0)[0]).state  # the card of the Kenin first
    assert {each.place for each in legal.legal_actions(state, 0) if isinstance(each, UseEffect)} == places
    state = act(state, 0, UseEffect(place="oshu", kind="bushi")).state
    assert pieces(state, 0, "oshu") == {"stronghold": 1, "bushi": 1}
    assert state.players[0].coins == 1


@pytest.mark.rule("RS-10.path_of_the_ninja")
def test_the_ninja_kills_any_bushi_and_loses_honor() -> None:
    state = summon(seat("koi", cards=["path_of_the_ninja"]), seat("lotus", "bushi edo", "shinto edo"), seat("turtle"))
    targets = [each for each in legal.legal_actions(state, 0) if isinstance(each, UseEffect)]
    assert {(each.seat, each.place) for each in targets} == {(0, "kyoto"), (1, "edo")}
    state = act(state, 0, UseEffect(seat=1, place="edo", kind="bushi")).state
    assert pieces(state, 1, "edo") == {"shinto": 1}
    assert state.table.honor == (1, 0, 2)


@pytest.mark.rule("RS-10.path_of_the_monkey")
def test_the_monkey_robs_all_of_the_richest_and_loses_honor_once() -> None:
    state = summon(seat("koi", cards=["path_of_the_monkey"]), seat("lotus", coins=3), seat("turtle", coins=3))
    state = act(state, 0, UseEffect()).state
    assert [player.coins for player in state.players] == [2, 2, 2]
    assert state.table.honor == (1, 0, 2)


@pytest.mark.rule("RS-10.path_of_the_light", "RS-10.path_of_the_samurai", "RS-4.4")
@pytest.mark.parametrize(
    ("card", "places"),
    [("path_of_the_light", 4), ("path_of_the_samurai", 8)],
)
def test_cards_at_the_end_of_recruit_come_after_all_seats(card: str, places: int) -> None:
    own = seat("koi", "stronghold edo", cards=[card])
    state = begin(game(own, seat("lotus", "stronghold edo"), seat("turtle")), CarryingOut("recruit", 2)).state
    state = play(state, (0, Done()), (1, Done()), (2, Done()))
    uses = [each for each in legal.legal_actions(state, 0) if isinstance(each, UseEffect)]
    assert len(uses) == places


# Coming into a province


@pytest.mark.rule("RS-10.oni_of_hate", "RS-10.oni_of_spite")
@pytest.mark.parametrize("oni", ["oni_of_hate", "oni_of_spite"])
def test_an_oni_that_comes_in_strikes_who_stands_above(oni: str) -> None:
    """Koi stands above the Lotus, the Turtle below."""
    state = game(
        seat("koi", "2 bushi kyoto", vp=3),
        seat("lotus", f"{oni} edo", cards=[oni]),
        seat("turtle", "bushi kyoto", vp=3),
    )
    state = begin(state, Marshalling(1, builds=False)).state
    state = act(state, 1, Move(oni, "edo", "kyoto")).state
    struck = oni == "oni_of_hate"
    assert pieces(state, 0, "kyoto") == {"bushi": 1 if struck else 2}
    assert pieces(state, 2, "kyoto") == {"bushi": 1, "stronghold": 1}
    assert [player.vp for player in state.players] == ([3, 0, 3] if struck else [1, 2, 3])


# Purchases and coins


@pytest.mark.rule("RS-10.benevolence")
def test_each_copy_of_benevolence_needs_a_coin_of_its_own() -> None:
    """Two copies and one coin spent: one gift."""
    state = game(seat("koi"), seat("lotus", cards=["benevolence"] * 2, coins=1), seat("turtle"))
    market = (Offer("path_of_the_warlord", 1),)
    state = begin(game(*state.players, market=market), Obeying("train", 1, bonus=False)).state
    state = play(state, (1, Buy("path_of_the_warlord")), (1, UseEffect(seat=2)))
    assert legal.owing(state) == []
    assert [player.coins for player in state.players] == [0, 0, 1]
    assert state.players[1].vp == 2
    assert state.table.honor == (1, 0, 2)


@pytest.mark.rule("RS-10.way_of_the_merchant", "RS-10.2")
def test_the_merchant_follows_the_richer_only() -> None:
    merchant = ["way_of_the_merchant"]
    state = game(seat("koi", coins=2), seat("lotus", cards=merchant, coins=1), seat("turtle", cards=merchant, coins=2))
    state = begin(state, Obeying("harvest", 0, bonus=False)).state
    assert [player.coins for player in state.players] == [3, 2, 2]


@pytest.mark.parametrize(
    ("card", "more", "coins", "ronin", "points"),
    [
        pytest.param(card, more, coins, ronin, points, marks=pytest.mark.rule(f"RS-10.{card}"))
        for card, more, coins, ronin, points in (
            ("way_of_the_shogun", [], 3, 0, 0),
            ("way_of_the_moneylender", [], 5, 0, 0),
            ("way_of_the_ronin", [], 0, 2, 0),
            ("way_of_bushido", ["respect", "respect", "courage"], 4, 0, 4),
        )
    ],
)
def test_war_upgrades(card: str, more: list[str], coins: int, ronin: int, points: int) -> None:
    seats = (seat("lotus", "bushi edo", cards=[card, *more]), seat("turtle", "bushi edo", coins=1), seat("bonsai"))
    player = begin(game(*seats, wars=("edo",)), WarBeginning()).state.players[0]
    assert (player.coins, player.ronin, player.vp) == (coins, ronin, points)


@pytest.mark.rule("RS-9.fox")
def test_fox_places_a_bushi_where_it_has_no_force() -> None:
    seats = (seat("koi", "bushi edo", coins=1), seat("lotus", "bushi edo"), seat("fox", "shinto oshu"))
    state = begin(game(*seats, wars=("edo",)), WarBeginning()).state
    assert UseEffect(place="oshu", kind="bushi") not in legal.legal_actions(state, 2)
    state = play(state, (2, UseEffect(place="kyoto", kind="bushi")), (2, UseEffect(place="nagato", kind="bushi")))
    assert UseEffect(place="kyoto", kind="bushi") not in legal.legal_actions(state, 2)
    state = act(state, 2, Done()).state
    assert legal.owing(state) == [0]
    assert pieces(state, 2, "nagato") == {"bushi": 1}


@pytest.mark.rule("RS-9.dragonfly")
def test_dragonfly_comes_and_goes_anywhere_but_as_often_as_its_strongholds() -> None:
    seats = (seat("koi"), seat("lotus"), seat("dragonfly", "2 stronghold hokkaido", "bushi nagato"))
    state = begin(game(*seats), Obeying("recruit", 2, bonus=False)).state
    state = play(state, (2, Summon("bushi", "edo")), (2, Summon("bushi", "edo")))
    assert legal.owing(state) == []
    state = begin(game(*seats), Marshalling(2, builds=False)).state
    assert len([each for each in legal.legal_actions(state, 2) if isinstance(each, Move)]) == 7


# Kami, tokens, winter


@pytest.mark.rule("RS-5.1", "RS-5.2")
def test_amaterasu_raises_before_the_next_shrine_is_compared() -> None:
    seats = [seat(clan, "shinto shrine_2") for clan in ("koi", "lotus")]
    state = game(*seats, seat("turtle", "shinto shrine_1", "shinto shrine_2"))
    kami = ("amaterasu", "hachiman", "susanoo", "raijin")
    state = game(*state.players, kami=kami)
    state = begin(state, KamiTurn(0), KamiTurn(1), KamiTurn(2)).state
    assert state.table.honor == (2, 0, 1)
    assert [player.ronin for player in state.players] == [0, 0, 2]
    assert [player.vp for player in state.players] == [0, 0, 0]


@pytest.mark.rule("RS-8.1")
@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)])
def test_tokens_of_different_provinces(number: int, points: int) -> None:
    provinces = list(BOOK.provinces)[:number]
    tokens = (*(Token("spring", each) for each in provinces), Token("autumn", provinces[0]))
    state = game(seat("koi", tokens=tokens), *OTHERS, phase="winter")
    state = begin(state, Counting()).state
    assert state.players[0].vp == number + 3 + points


@pytest.mark.parametrize(
    ("card", "more", "given", "points"),
    [
        pytest.param(card, more, given, points, marks=pytest.mark.rule(f"RS-10.{card}"))
        for card, more, given, points in (
            ("form_of_the_kitsune", [], {}, 6),
            ("form_of_the_phoenix", ["respect", "respect", "courage"], {}, 6),
            ("form_of_the_beast", ["yurei", "oni_of_skulls"], {}, 6),
            ("form_of_the_demon", ["yurei", "oni_of_skulls"], {}, 3),
            ("form_of_the_kindred", [], {"allied_seasons": 2}, 6),
        )
    ],
)
def test_winter_upgrades(card: str, more: list[str], given: dict[str, Any], points: int) -> None:
    """Two strongholds stand on the map; monsters wait in the reserve."""
    own = seat("koi", "2 stronghold edo", cards=[card, *more], **given)
    assert begin(game(own, *OTHERS), Wintering()).state.players[0].vp == points
