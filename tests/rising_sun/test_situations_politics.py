"""Situations of the political phase that people have asked about, by their numbers."""

from typing import Any

import pytest

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, YES, Play, aim, bid
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import Announce, Build, Buy, Move, PickDue, PickEffect, Summon, Swap, UseEffect
from warlords_core.rising_sun.steps import Politics

KOI_LOTUS_BONSAI = (seat("koi"), seat("lotus"), seat("bonsai"))


def swap(clan: str, kind: str, place: str, own: str) -> Any:
    return aim(Swap, clan, place=place, kind=kind, own=own)


# Recruit


@pytest.mark.rule("RS-4.3", "RS-4.4")
def test_situation_17_all_recruit_and_only_the_chooser_one_more() -> None:
    play = Play(game(*KOI_LOTUS_BONSAI)).start("recruit koi")
    for clan, home in (("lotus", "nagato"), ("bonsai", "kyushu")):
        play.check({f"{clan} asked": "recruit_due"})
        play.do(clan, Summon("bushi", home)).check({f"{clan} asked": None})
    play.do("koi", Summon("bushi", "edo")).check({"koi asked": "recruit_due"})
    play.do("koi", Summon("bushi", "edo")).check({"koi asked": None, "koi bushi edo": 2, "lotus bushi nagato": 1})


@pytest.mark.rule("RS-4.3", "RS-4.4")
def test_situation_17_the_choosers_ally_has_one_more_too() -> None:
    play = Play(game(*KOI_LOTUS_BONSAI, allies="koi-bonsai")).start("recruit koi")
    play.do("lotus", Summon("bushi", "nagato")).check({"lotus asked": None})
    play.do("bonsai", Summon("bushi", "kyushu")).check({"bonsai asked": "recruit_due"})


@pytest.mark.rule("RS-4.4")
def test_situation_19_the_bonus_may_go_where_the_stronghold_was_used() -> None:
    play = Play(game(seat("koi", "stronghold edo", "stronghold oshu"))).start("recruit koi")
    play.do("koi", Summon("bushi", "edo")).check({"koi may": [Summon("bushi", "edo"), Summon("bushi", "oshu")]})
    play.do("koi", Summon("shinto", "edo")).check({"koi may": Summon("bushi", "oshu")})
    play.check({"koi may not": Summon("bushi", "edo")})


@pytest.mark.rule("RS-4.4")
def test_situation_20_nothing_in_the_reserve_is_no_summon() -> None:
    state = game(seat("koi", "6 bushi edo", "3 shinto edo", "daimyo edo", cards="path_of_the_warlord"), seat("lotus"))
    play = Play(state).start("recruit lotus").do("lotus", Summon("bushi", "nagato"))
    play.check({"koi asked": None, "koi bushi edo": 6, "koi coins": 0})


@pytest.mark.rule("RS-4.4")
def test_situation_22_there_is_always_room_at_a_shrine() -> None:
    state = game(seat("koi"), seat("lotus", "3 shinto shrine_1"), seat("bonsai", "2 shinto shrine_1"))
    play = Play(state).start("recruit lotus").do("koi", Summon("shinto", "shrine_1"))
    play.check({"koi shinto shrine_1": 1})


@pytest.mark.rule("RS-4.4", "RS-4.5")
def test_situation_23_nobody_walks_to_a_shrine() -> None:
    state = game(seat("koi", "3 shinto edo"), seat("lotus"))
    Play(state).start("recruit lotus").do("koi", None).check({"koi may not": Summon("shinto", "shrine_1")})
    Play(state).start("marshal lotus").do("koi", None).check({"koi may not": Move("shinto", "edo", "shrine_1")})


@pytest.mark.rule("RS-4.4", "RS-10.path_of_the_warlord")
def test_situation_25_one_recruit_is_one_summon() -> None:
    play = Play(game(seat("koi", "4 stronghold edo", cards="path_of_the_warlord"))).start("recruit koi")
    for _ in range(5):
        play.do("koi", Summon("bushi", "edo"))
    play.check({"koi bushi edo": 5, "koi coins": 1, "koi asked": None})


@pytest.mark.rule("RS-10.0", "RS-10.path_of_the_kenin", "RS-10.path_of_the_warlord")
def test_situation_26_a_placement_is_no_summon() -> None:
    state = game(seat("koi", cards="path_of_the_kenin path_of_the_warlord"), seat("lotus"))
    play = Play(state).start("recruit lotus").do("koi", Summon("shinto", "edo"))
    [decision] = legal.decisions(play.state)
    assert isinstance(decision, PickDue)
    sources = [heard.source for heard in decision.heard]
    play.do("koi", PickEffect(sources.index("path_of_the_kenin")))
    play.do("koi", UseEffect(place="edo", kind="bushi")).check({"koi coins": 1, "koi bushi edo": 1, "koi asked": None})


@pytest.mark.rule("RS-10.0", "RS-9.fox", "RS-10.path_of_the_warlord")
def test_situation_26_neither_is_what_fox_places() -> None:
    state = game(seat("fox", cards="path_of_the_warlord"), seat("lotus", "bushi edo", coins=1), wars="edo")
    play = Play(state).start("war").do("fox", UseEffect(place="edo", kind="bushi")).do("fox", DONE)
    play.check({"fox coins": 0, "fox bushi edo": 1, "lotus asked": "bid_due"})


# Marshal


@pytest.mark.rule("RS-4.5")
def test_situation_28_a_figure_moves_once() -> None:
    play = Play(game(seat("koi", "bushi kansai", "daimyo edo"))).start("marshal koi")
    play.do("koi", Move("bushi", "kansai", "nagato"))
    play.check({"koi may": Move("daimyo", "edo", "kyoto"), "koi may not": Move("bushi", "nagato", "kansai")})


@pytest.mark.rule("RS-4.5")
def test_situation_29_a_sea_route_is_one_step() -> None:
    play = Play(game(seat("koi", "bushi kansai"))).start("marshal koi")
    play.check({"koi may not": Move("bushi", "kansai", "oshu")})
    play.do("koi", Move("bushi", "kansai", "hokkaido")).check({"koi bushi hokkaido": 1})


@pytest.mark.rule("RS-4.5")
def test_situation_31_there_is_no_fifth_stronghold() -> None:
    state = game(seat("koi", "3 stronghold edo", "stronghold oshu", "bushi edo", coins=9))
    Play(state).start("marshal koi").check({"koi asked": "marshal_due", "koi may not": Build("kyoto")})


@pytest.mark.rule("RS-4.5")
def test_situation_32_any_number_of_strongholds_in_a_province() -> None:
    state = game(seat("koi", "2 stronghold edo", "bushi edo", coins=9), seat("lotus", "stronghold edo"))
    play = Play(state).start("marshal koi").do("koi", Build("edo"))
    play.check({"koi stronghold edo": 3, "koi coins": 6, "koi may not": Build("edo")})


# Train


@pytest.mark.rule("RS-4.6", "RS-9.bonsai")
def test_situation_34_bonsai_pays_nothing_in_its_own_training() -> None:
    play = Play(game(seat("bonsai", coins=1), market="courage")).start("train bonsai").do("bonsai", Buy("courage"))
    play.check({"bonsai coins": 1, "bonsai cards": "courage"})


@pytest.mark.rule("RS-4.6", "RS-9.bonsai")
def test_situation_35_what_is_free_stays_free() -> None:
    state = game(seat("koi"), seat("bonsai", coins=1), market="path_of_the_lion")
    play = Play(state).start("train koi").do("bonsai", Buy("path_of_the_lion"))
    play.check({"bonsai coins": 1, "bonsai cards": "path_of_the_lion"})


@pytest.mark.rule("RS-4.3", "RS-4.6")
def test_situation_37_the_chooser_buys_first_then_clockwise() -> None:
    play = Play(game(*KOI_LOTUS_BONSAI, seat("turtle"), market="path_of_the_lion")).start("train turtle")
    order: list[str] = []
    while "buy_due" in (asked := {clan: play.asked(clan) for clan in play.clans}).values():
        [clan] = [clan for clan, what in asked.items() if what]
        order.append(clan)
        play.do(clan, DONE)
    assert order == ["turtle", "bonsai", "koi", "lotus"]


@pytest.mark.rule("RS-4.3", "RS-4.6")
def test_situation_38_the_ally_waits_for_its_turn() -> None:
    """And has the discount then."""
    state = game(*KOI_LOTUS_BONSAI, allies="koi-bonsai", market="komainu path_of_the_lion")
    play = Play(state).start("train koi").do("koi", DONE)
    play.check({"lotus asked": "buy_due", "bonsai asked": None, "bonsai may not": Buy("path_of_the_lion")})
    rich = game(
        seat("koi"), seat("lotus", coins=1), seat("turtle", coins=1), allies="koi-turtle", market="way_of_the_shogun"
    )
    play = Play(rich).start("train koi").do("koi", DONE).check({"lotus may not": Buy("way_of_the_shogun")})
    play.do("turtle", Buy("way_of_the_shogun")).check({"turtle coins": 0})


@pytest.mark.rule("RS-4.6")
def test_situation_40_a_monster_comes_to_any_own_stronghold() -> None:
    state = game(seat("koi", "stronghold edo", "stronghold nagato", coins=3), market="river_dragon")
    play = Play(state).start("train koi").do("koi", Buy("river_dragon"))
    play.check({"koi may": [Summon("river_dragon", "edo"), Summon("river_dragon", "nagato")], "koi choices": 2})
    play.do("koi", Summon("river_dragon", "nagato")).check({"koi force nagato": 5, "koi coins": 1})


# Harvest


@pytest.mark.rule("RS-4.7", "RS-4.9")
@pytest.mark.parametrize(("honor", "coins"), [("koi lotus", 4), ("lotus koi", 1)])
def test_situation_41_a_tied_harvest_goes_to_the_higher_honor_alone(honor: str, coins: int) -> None:
    """Oshu pays 3 coins; Lotus did not choose and is no ally, so it has the one coin of everybody."""
    state = game(seat("koi", "2 bushi oshu"), seat("lotus", "2 bushi oshu"), honor=honor)
    Play(state).start("harvest koi").check({"koi coins": coins, "lotus coins": 1})


@pytest.mark.rule("RS-4.7", "RS-4.3")
@pytest.mark.parametrize(("honor", "koi", "lotus"), [("koi lotus", 3, 0), ("lotus koi", 0, 3)])
def test_situation_43_of_two_allies_the_one_with_higher_honor_harvests(honor: str, koi: int, lotus: int) -> None:
    state = game(seat("koi", "bushi kansai"), seat("lotus", "bushi kansai"), allies="koi-lotus", honor=honor)
    Play(state).start("harvest koi").check({"koi vp": koi, "lotus vp": lotus, "koi coins": 1, "lotus coins": 1})


@pytest.mark.rule("RS-4.7", "RS-10.loyalty", "RS-10.2")
def test_situation_44_a_harvest_is_one_gain() -> None:
    """Nagato pays 1 point and Edo 2; with loyalty that is 4."""
    state = game(seat("koi", "bushi nagato", "bushi edo", cards="loyalty"), seat("lotus"), allies="koi-lotus")
    Play(state).start("harvest koi").check({"koi vp": 4, "koi coins": 4, "koi ronin": 1})


# Betray


@pytest.mark.rule("RS-4.8")
def test_situation_46_betraying_an_ally() -> None:
    state = game(
        seat("koi"), seat("lotus", "2 bushi edo"), seat("bonsai", "shinto oshu"), allies="koi-lotus", honor="koi lotus"
    )
    play = Play(state).start("betray koi").check({"allies": "", "honor": "lotus koi bonsai", "koi asked": "swap_due"})
    play.do("koi", swap("lotus", "bushi", "edo", "bushi")).check(
        {"koi may not": swap("lotus", "bushi", "edo", "bushi")}
    )
    play.do("koi", swap("bonsai", "shinto", "oshu", "shinto"))
    play.check(
        {
            "koi asked": None,
            "koi bushi edo": 1,
            "lotus bushi edo": 1,
            "lotus bushi reserve": 5,
            "koi shinto oshu": 1,
            "bonsai shinto reserve": 3,
        }
    )


@pytest.mark.rule("RS-4.8")
def test_situation_47_betraying_without_an_ally_costs_no_honor() -> None:
    state = game(seat("koi"), seat("lotus", "bushi edo"), seat("bonsai"), allies="lotus-bonsai")
    play = Play(state).start("betray koi").check({"honor": "koi lotus bonsai", "allies": "lotus-bonsai"})
    play.do("koi", swap("lotus", "bushi", "edo", "bushi")).check({"honor": "koi lotus bonsai"})


@pytest.mark.rule("RS-4.8", "RS-10.yurei", "RS-10.0")
def test_situation_49_daimyo_and_yurei_are_immune() -> None:
    """Koi has a daimyo and a monster in its reserve, and can use neither on them."""
    state = game(seat("koi", cards="river_dragon"), seat("lotus", "daimyo edo", "yurei edo", cards="yurei"))
    Play(state).start("betray koi").check({"koi asked": None, "lotus yurei edo": 1, "lotus daimyo edo": 1})


@pytest.mark.rule("RS-4.8")
def test_situation_50_the_same_kind_or_none() -> None:
    state = game(seat("koi"), seat("lotus", "bushi edo"))
    Play(state).start("betray koi").check({"koi may": swap("lotus", "bushi", "edo", "bushi"), "koi choices": 2})
    without = game(seat("koi", "6 bushi nagato"), seat("lotus", "bushi edo"))
    Play(without).start("betray koi").check({"koi asked": None})


@pytest.mark.rule("RS-4.8")
def test_situation_50_any_monster_for_any_monster() -> None:
    state = game(seat("koi", cards="river_dragon"), seat("lotus", "oni_of_skulls edo", cards="oni_of_skulls"))
    play = Play(state).start("betray koi").do("koi", swap("lotus", "oni_of_skulls", "edo", "river_dragon"))
    play.check({"koi river_dragon edo": 1, "lotus oni_of_skulls reserve": 1, "lotus cards": "oni_of_skulls"})


@pytest.mark.rule("RS-4.8")
def test_situation_52_the_former_allys_figures_may_go_too() -> None:
    state = game(seat("koi"), seat("lotus", "bushi edo"), allies="koi-lotus")
    play = Play(state).start("betray koi").do("koi", swap("lotus", "bushi", "edo", "bushi"))
    play.check({"koi bushi edo": 1, "lotus bushi edo": 0})


@pytest.mark.rule("RS-4.8")
def test_situation_53_a_swap_is_no_summon_and_leads_to_no_shrine() -> None:
    state = game(seat("koi", cards="path_of_the_warlord"), seat("lotus", "shinto edo", "shinto shrine_1"))
    play = Play(state).start("betray koi")
    play.check({"koi may": [swap("lotus", "shinto", "edo", "shinto"), DONE], "koi choices": 2})
    play.do("koi", swap("lotus", "shinto", "edo", "shinto")).check({"koi shinto edo": 1, "koi coins": 0})


@pytest.mark.rule("RS-4.8")
def test_situation_55_with_nothing_to_swap_the_alliance_ends_all_the_same() -> None:
    state = game(seat("koi", "6 bushi nagato"), seat("lotus", "bushi edo"), allies="koi-lotus", honor="koi lotus")
    Play(state).start("betray koi").check(
        {"allies": "", "honor": "lotus koi bonsai", "koi asked": None, "lotus bushi edo": 1}
    )


@pytest.mark.rule("RS-4.8")
def test_situation_127_betraying_with_nothing_on_the_map() -> None:
    play = Play(game(*KOI_LOTUS_BONSAI, allies="koi-bonsai")).start("betray koi")
    play.check({"allies": "", "honor": "lotus koi bonsai", "koi asked": None})


@pytest.mark.rule("RS-9.lotus", "RS-4.2")
@pytest.mark.parametrize("tile", range(4))
def test_situation_56_lotus_announces_over_any_tile(tile: int) -> None:
    pile = "recruit train marshal betray"
    play = Play(game(*KOI_LOTUS_BONSAI, holder="lotus", pile=pile)).start(Politics())
    play.do("lotus", Announce(tile, "harvest"))
    play.check({"koi coins": 1, "lotus coins": 1, "bonsai coins": 1, "turns": "lotus harvest"})
    assert play.state.table.turns[0].hidden
    assert play.state.laid == (pile.split()[tile],)


# Kami


@pytest.mark.rule("RS-5.1", "RS-5.2", "RS-4.9")
def test_situation_58_each_shrine_is_settled_before_the_next() -> None:
    """Bonsai rises to the top at shrine 1 and wins the tie at shrine 2."""
    state = game(
        seat("koi", "shinto shrine_2"),
        seat("lotus"),
        seat("bonsai", "shinto shrine_1", "shinto shrine_2"),
        kami="amaterasu hachiman",
    )
    Play(state).start("kami").check({"honor": "bonsai koi lotus", "bonsai ronin": 2, "koi ronin": 0})


@pytest.mark.rule("RS-4.9")
def test_situation_59_honor_ends_at_both_ends() -> None:
    """Koi stands at the top and gains by benevolence; Bonsai stands at the bottom and loses by betraying."""
    state = game(seat("koi", coins=2, cards="benevolence"), market="way_of_the_shogun")
    play = Play(state).start("train koi").do("koi", Buy("way_of_the_shogun")).do("koi", UseEffect(seat=1))
    play.check({"honor": "koi dragonfly bonsai", "koi vp": 2})
    state = game(*KOI_LOTUS_BONSAI, allies="koi-bonsai")
    Play(state).start("betray bonsai").check({"honor": "koi lotus bonsai", "allies": ""})


@pytest.mark.rule("RS-5.2")
def test_situation_61_susanoo_counts_strongholds_on_the_map() -> None:
    state = game(seat("koi", "shinto shrine_1", "2 stronghold edo", "stronghold oshu"), kami="susanoo")
    Play(state).start("kami").check({"koi vp": 3, "koi stronghold reserve": 1})


@pytest.mark.rule("RS-5.1")
def test_situation_62_a_shrine_without_worshippers_is_skipped() -> None:
    state = game(seat("koi", "shinto shrine_2"), kami="tsukuyomi hachiman")
    play = Play(state).start("kami").check({"koi coins": 0, "koi ronin": 2})
    assert sum(player.coins for player in play.state.players) == 0


@pytest.mark.rule("RS-5.2", "RS-9.bonsai")
def test_situation_64_bonsai_pays_one_at_the_shrine_of_ryujin() -> None:
    state = game(seat("bonsai", "shinto shrine_1", coins=3), market="courage", kami="ryujin")
    Play(state).start("kami").do("bonsai", Buy("courage")).check({"bonsai coins": 2, "bonsai cards": "courage"})


@pytest.mark.rule("RS-5.2")
def test_situation_64_others_pay_the_full_price_there() -> None:
    state = game(seat("koi", "shinto shrine_1", coins=2), market="courage komainu", kami="ryujin")
    Play(state).start("kami").check({"koi may": Buy("komainu"), "koi may not": Buy("courage")})


# Cards


@pytest.mark.rule("RS-10.benevolence", "RS-10.path_of_the_serpent")
def test_situation_65_a_charge_is_no_purchase() -> None:
    state = game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "bushi kansai", coins=2, cards="benevolence"))
    play = Play(state).start("marshal lotus").do("lotus", Move("bushi", "kansai", "kyushu"))
    play.do("koi", YES).do("lotus", YES).check({"lotus asked": "marshal_due", "lotus coins": 1, "lotus vp": 0})


@pytest.mark.rule("RS-10.benevolence", "RS-6.10")
def test_situation_65_reparations_are_no_purchase() -> None:
    state = game(
        seat("koi", "2 bushi edo", "bushi oshu", coins=2, cards="benevolence"),
        seat("lotus", "bushi edo", "bushi oshu", coins=1),
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(poets=1)).do("lotus", bid())
    play.do("koi", DONE).check({"lotus coins": 2, "koi vp": 0, "koi asked": "bid_due", "wars": 1})


@pytest.mark.rule("RS-10.path_of_the_serpent")
def test_situation_67_one_charge_a_marshal_and_one_a_wind() -> None:
    state = game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "3 bushi kansai", "shinto shrine_1", coins=5))
    play = Play(state).start("marshal lotus").do("lotus", Move("bushi", "kansai", "kyushu"))
    play.do("koi", YES).do("lotus", YES)
    play.do("lotus", Move("bushi", "kansai", "kyushu")).do("lotus", Move("bushi", "kansai", "kyushu"))
    play.check({"lotus bushi kyushu": 3, "lotus coins": 4, "koi coins": 1})
    state = game(
        seat("koi", coins=1, cards="path_of_the_serpent"),
        seat("lotus", "3 bushi kyushu", "shinto shrine_1", coins=4),
        kami="fujin",
    )
    play = Play(state).start("kami").do("lotus", Move("bushi", "kyushu", "kansai"))
    play.do("koi", YES).do("lotus", YES).do("lotus", Move("bushi", "kyushu", "kansai"))
    play.check({"lotus bushi kansai": 2, "lotus coins": 3, "koi coins": 2})


@pytest.mark.rule("RS-10.path_of_the_serpent")
@pytest.mark.parametrize("coins", [0, 3])
def test_situation_68_who_does_not_pay_stays_ashore(coins: int) -> None:
    state = game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "2 bushi kansai", coins=coins))
    play = Play(state).start("marshal lotus").do("lotus", Move("bushi", "kansai", "kyushu")).do("koi", YES)
    if coins:
        play.check({"lotus asked": "effect_due"}).do("lotus", DONE)
    play.check(
        {
            "lotus bushi kansai": 2,
            "lotus coins": coins,
            "koi coins": 0,
            "lotus may": Move("bushi", "kansai", "nagato"),
            "lotus may not": [Move("bushi", "kansai", place) for place in ("kyushu", "hokkaido", "shikoku")],
        }
    )


@pytest.mark.rule("RS-10.path_of_the_monkey")
def test_situation_70_two_are_richest_and_honor_is_lost_once() -> None:
    state = game(
        seat("koi", cards="path_of_the_monkey", coins=7),
        seat("lotus", coins=4),
        seat("turtle"),
        seat("bonsai", coins=4),
    )
    play = Play(state).start("recruit lotus").do("koi", Summon("bushi", "edo")).do("koi", YES)
    play.check({"koi coins": 9, "lotus coins": 3, "bonsai coins": 3, "honor": "lotus koi turtle bonsai"})


@pytest.mark.rule("RS-4.4", "RS-10.path_of_the_light", "RS-10.path_of_the_samurai")
@pytest.mark.parametrize("card", ["path_of_the_light", "path_of_the_samurai"])
def test_situation_71_the_end_of_recruiting_is_when_all_have_recruited(card: str) -> None:
    play = Play(game(seat("koi", cards=card), seat("lotus"), seat("bonsai"))).start("recruit koi")
    play.do("lotus", Summon("bushi", "nagato")).check({"koi asked": None})
    play.do("bonsai", Summon("bushi", "kyushu")).check({"koi asked": "recruit_due"})
    play.do("koi", DONE).check({"koi asked": "effect_due"})
