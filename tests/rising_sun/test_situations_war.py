"""Situations of the war phase that people have asked about, by their numbers."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import PACK, game, seat
from tests.rising_sun.plays import DONE, USE, YES, Play, aim, bid
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import Buy, Move, ShareOut, Summon, Swap, TakeHostage, UseEffect
from warlords_core.rising_sun.pack import Pack, PackCard
from warlords_core.rising_sun.vocabulary import Act, ActName, Powers
from warlords_core.rules import Text

WAITING = (seat("dragonfly", "bushi kyushu", coins=1), seat("bonsai", "bushi kyushu", coins=1))
"""Two who are about to fight for Kyushu: named last, that war keeps the season from ending."""


def taken(clan: str, kind: str = "bushi") -> Any:
    return aim(TakeHostage, clan, kind=kind)


# Without a battle


@pytest.mark.rule("RS-6.2")
def test_situation_73_who_is_alone_takes_the_token() -> None:
    state = game(seat("koi", "bushi edo", coins=4), seat("lotus", coins=4), *WAITING, wars="edo kyushu")
    play = Play(state).start("battle")
    play.check({"koi tokens": "spring:edo", "koi coins": 4, "lotus coins": 4, "wars": 1, "dragonfly asked": "bid_due"})
    assert not {"bids_revealed", "reparations_paid", "advantage_won"}.intersection(play.told())


@pytest.mark.rule("RS-6.2")
@pytest.mark.parametrize(
    ("koi", "honor", "winner"), [(2, "koi lotus", "koi"), (2, "lotus koi", "lotus"), (3, "lotus koi", "koi")]
)
def test_situation_74_two_allies_do_not_fight(koi: int, honor: str, winner: str) -> None:
    state = game(
        seat("koi", f"{koi} bushi edo", coins=4),
        seat("lotus", "2 bushi edo", coins=4),
        *WAITING,
        allies="koi-lotus",
        honor=honor,
        wars="edo kyushu",
    )
    Play(state).start("battle").check(
        {f"{winner} tokens": "spring:edo", "koi bushi edo": koi, "lotus bushi edo": 2, "dragonfly asked": "bid_due"}
    )


@pytest.mark.rule("RS-6.2")
def test_situation_74_two_allies_and_a_third_do() -> None:
    state = game(
        seat("koi", "2 bushi edo", coins=1),
        seat("lotus", "2 bushi edo", coins=1),
        seat("bonsai", "bushi edo", coins=1),
        allies="koi-lotus",
        wars="edo",
    )
    Play(state).start("battle").check({f"{clan} asked": "bid_due" for clan in ("koi", "lotus", "bonsai")})


@pytest.mark.rule("RS-6.1")
def test_situation_76_there_is_war_in_marked_provinces_only() -> None:
    state = game(seat("koi", "bushi edo", coins=4), seat("lotus", "3 bushi edo", coins=4), *WAITING, wars="kyushu")
    Play(state).start("battle").check(
        {"koi asked": None, "lotus asked": None, "koi bushi edo": 1, "lotus bushi edo": 3, "dragonfly asked": "bid_due"}
    )


@pytest.mark.rule("RS-6.2", "RS-9.turtle")
def test_situation_77_a_stronghold_is_nobody_unless_it_is_turtles() -> None:
    state = game(seat("koi", "stronghold oshu"), seat("lotus", "bushi oshu", coins=4), *WAITING, wars="oshu kyushu")
    Play(state).start("battle").check({"lotus tokens": "spring:oshu"})
    state = game(seat("turtle", "stronghold oshu"), seat("lotus", "bushi oshu", coins=4), wars="oshu")
    play = Play(state).start("battle").check({"lotus asked": "bid_due", "turtle force oshu": 1})
    assert play.state.table.battle is not None
    assert len(play.state.table.battle.seats) == 2


# Advantages


@pytest.mark.rule("RS-6.4", "RS-4.9")
@pytest.mark.parametrize(("honor", "winner"), [("koi lotus", "koi"), ("lotus koi", "lotus")])
def test_situation_79_a_tied_bid_goes_to_the_higher_honor_which_may_decline(honor: str, winner: str) -> None:
    state = game(
        seat("koi", "bushi edo", "bushi oshu", coins=2),
        seat("lotus", "bushi edo", "bushi oshu", coins=2),
        honor=honor,
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(seppuku=2)).do("lotus", bid(seppuku=2))
    play.check({f"{winner} asked": "advantage_due"}).do(winner, DONE)
    play.check({f"{winner} tokens": "spring:edo", f"{winner} vp": 0, f"{winner} bushi edo": 1})


@pytest.mark.rule("RS-6.5")
def test_situation_80_all_figures_or_none() -> None:
    seats = (
        seat("koi", "bushi edo", coins=1),
        seat("bonsai", "daimyo edo", "2 bushi edo", "bushi oshu", coins=1),
        seat("lotus"),
        seat("turtle"),
        seat("dragonfly"),
    )
    play = Play(game(*seats, wars="edo")).start("battle").do("koi", bid()).do("bonsai", bid(seppuku=1))
    play.check({"bonsai may": [USE, DONE], "bonsai choices": 2}).do("bonsai", USE)
    play.check(
        {
            "bonsai vp": 3,
            "honor": "koi bonsai lotus turtle dragonfly",  # from the fifth place to the second
            "bonsai daimyo reserve": 1,
            "bonsai bushi edo": 0,
            "bonsai bushi oshu": 1,
            "koi tokens": "spring:edo",
        }
    )


@pytest.mark.rule("RS-6.5", "RS-6.7", "RS-6.8")
def test_situation_82_ronin_alone_can_win() -> None:
    state = game(seat("lotus", "bushi edo", coins=2, ronin=3), seat("bonsai", "2 bushi edo", coins=2), wars="edo")
    play = Play(state).start("battle").do("lotus", bid(seppuku=1, ronin=1)).do("bonsai", bid())
    play.do("lotus", USE).do("lotus", USE).check({"lotus tokens": "spring:edo", "bonsai bushi edo": 0, "lotus vp": 1})


@pytest.mark.rule("RS-6.4", "RS-6.9")
def test_situation_83_who_has_nobody_left_may_win_the_poets() -> None:
    state = game(seat("koi", "bushi edo", coins=2), seat("lotus", "2 bushi edo", coins=2), wars="edo")
    play = Play(state).start("battle").do("koi", bid(seppuku=1, poets=1)).do("lotus", bid())
    play.do("koi", USE).check({"koi bushi edo": 0, "koi asked": "advantage_due", "lotus tokens": "spring:edo"})
    play.do("koi", USE).check({"koi vp": 2})


@pytest.mark.rule("RS-6.6")
def test_situation_85_an_allys_figure_may_be_taken() -> None:
    state = game(
        seat("koi", "2 bushi edo", coins=1),
        seat("lotus", "bushi edo", vp=1),
        seat("bonsai", "bushi edo", "bushi oshu"),
        allies="koi-lotus",
        wars="edo",
    )
    play = Play(state).start("battle").do("koi", bid(hostage=1))
    play.check({"koi may": [taken("lotus"), taken("bonsai"), DONE], "koi choices": 3})
    play.do("koi", taken("lotus")).check({"koi vp": 1, "lotus vp": 0, "koi tokens": "spring:edo"})


@pytest.mark.rule("RS-6.6")
def test_situation_86_a_daimyo_is_never_taken() -> None:
    state = game(seat("koi", "2 bushi edo", coins=1), seat("lotus", "daimyo edo", vp=3), wars="edo")
    Play(state).start("battle").do("koi", bid(hostage=1)).check(
        {"koi vp": 0, "lotus vp": 3, "koi tokens": "spring:edo"}
    )


@pytest.mark.rule("RS-6.4", "RS-6.7")
def test_situation_88_ronin_may_be_won_to_keep_them_from_others() -> None:
    state = game(
        seat("lotus", "2 bushi edo", coins=3), seat("bonsai", "bushi edo", "bushi oshu", coins=1, ronin=4), wars="edo"
    )
    play = Play(state).start("battle").do("lotus", bid(ronin=2)).do("bonsai", bid(ronin=1))
    play.check({"lotus tokens": "spring:edo", "bonsai bushi edo": 0})


@pytest.mark.rule("RS-6.7")
def test_situation_89_ronin_fight_in_every_battle() -> None:
    state = game(
        seat("lotus", "bushi edo", "bushi oshu", "bushi kyoto", coins=9, ronin=2),
        seat("bonsai", "2 bushi edo", "2 bushi oshu", "2 bushi kyoto", coins=1),
        wars="edo oshu kyoto",
    )
    play = Play(state).start("battle")
    for number in (1, 2):
        play.do("lotus", bid(ronin=1)).do("bonsai", bid()).do("lotus", USE).check({"wars": number, "lotus ronin": 2})
    play.do("lotus", bid(ronin=1)).do("bonsai", bid()).do("lotus", USE)
    play.check({"lotus tokens": "spring:edo spring:oshu spring:kyoto"})


@pytest.mark.rule("RS-9.koi", "RS-6.1")
def test_situation_91_koi_turns_its_ronin_in() -> None:
    state = game(seat("koi", coins=2, ronin=3), seat("lotus"), *WAITING, wars="kyushu")
    Play(state).start("war").check({"koi coins": 5, "koi ronin": 0, "koi asked": None, "dragonfly asked": "bid_due"})


# Outcome


@pytest.mark.rule("RS-6.8", "RS-4.9")
def test_situation_92_with_nobody_left_the_highest_honor_of_those_who_fought_wins() -> None:
    """Koi kills its own bushi and takes that of Lotus; Bonsai stands above both and is not there."""
    state = game(
        seat("koi", "bushi edo", coins=2),
        seat("lotus", "bushi edo", coins=2),
        seat("turtle"),
        seat("bonsai"),
        honor="bonsai lotus turtle koi",
        wars="edo",
    )
    play = Play(state).start("battle").do("koi", bid(seppuku=1, hostage=1)).do("lotus", bid())
    play.do("koi", USE).do("koi", taken("lotus"))
    play.check(
        {"honor": "bonsai lotus koi turtle", "lotus tokens": "spring:edo", "koi tokens": "", "bonsai tokens": ""}
    )


@pytest.mark.rule("RS-6.9")
def test_situation_94_poets_are_paid_for_the_dead_only() -> None:
    state = game(seat("koi", "2 bushi edo", coins=1), seat("turtle", "stronghold edo", coins=1), wars="edo")
    play = Play(state).start("battle").do("koi", bid(poets=1)).do("turtle", bid())
    play.check({"koi vp": 0, "koi tokens": "spring:edo", "turtle stronghold edo": 1})


@pytest.mark.rule("RS-6.9", "RS-6.5", "RS-6.8")
def test_situation_95_poets_count_every_death_of_the_battle() -> None:
    state = game(
        seat("koi", "4 bushi edo", coins=1),
        seat("lotus", "2 bushi edo", coins=1),
        seat("bonsai", "3 bushi edo"),
        wars="edo",
    )
    play = Play(state).start("battle").do("koi", bid(poets=1)).do("lotus", bid(seppuku=1)).do("lotus", USE)
    play.do("koi", USE).check({"koi vp": 5, "lotus vp": 2})


# Reparations


@pytest.mark.rule("RS-6.10")
def test_situation_97_the_winners_bid_goes_to_the_loser_the_losers_to_the_bank() -> None:
    state = game(
        seat("koi", "2 bushi edo", "bushi oshu", coins=5),
        seat("lotus", "bushi edo", "bushi oshu", coins=5),
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(ronin=2)).do("lotus", bid(poets=2)).do("koi", DONE)
    play.do("lotus", DONE).check({"koi coins": 3, "lotus coins": 5, "wars": 1})


@pytest.mark.rule("RS-6.10")
@pytest.mark.parametrize(("losers", "lotus", "bonsai"), [((1,), 2, 1), ((2,), 1, 2)])
def test_situation_97_odd_coins_go_where_the_winner_says(losers: tuple[int, ...], lotus: int, bonsai: int) -> None:
    state = game(
        seat("koi", "3 bushi edo", coins=3),
        seat("lotus", "bushi edo", "bushi oshu"),
        seat("bonsai", "bushi edo", "bushi oshu"),
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(poets=3)).do("koi", DONE)
    play.check({"koi asked": "share_due", "koi choices": 2}).do("koi", ShareOut(losers))
    play.check({"lotus coins": lotus, "bonsai coins": bonsai, "koi coins": 0, "wars": 1})


@pytest.mark.rule("RS-6.10", "RS-6.8")
def test_situation_98_a_losing_ally_has_its_share() -> None:
    state = game(
        seat("koi", "3 bushi edo", coins=2),
        seat("lotus", "bushi edo", "bushi oshu"),
        seat("bonsai", "bushi edo", "bushi oshu"),
        allies="koi-lotus",
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(poets=2)).do("koi", DONE)
    play.check({"lotus coins": 1, "bonsai coins": 1, "lotus bushi edo": 1, "bonsai bushi edo": 0})


# Cards in battle


@pytest.mark.rule("RS-10.loyalty", "RS-10.righteousness", "RS-10.2")
def test_situation_100_loyalty_pays_once_an_event() -> None:
    """Seppuku of two: 2 points, 2 for righteousness, 1 for loyalty; poets: 2 dead and 1 for loyalty."""
    state = game(
        seat("koi", "2 bushi edo", coins=2, cards="righteousness loyalty"),
        seat("lotus"),
        seat("bonsai", "bushi edo", coins=1),
        allies="koi-lotus",
        wars="edo",
    )
    play = Play(state).start("battle").do("koi", bid(seppuku=1, poets=1)).do("bonsai", bid()).do("koi", USE)
    play.check({"koi vp": 5, "koi asked": "advantage_due"}).do("koi", USE).check({"koi vp": 8})


@pytest.mark.rule("RS-10.justice", "RS-10.mercy")
def test_situation_101_justice_for_a_seat_not_for_each_of_its_dead() -> None:
    state = game(seat("koi", "3 bushi edo", cards="justice mercy"), seat("lotus", "2 bushi edo"), wars="edo")
    play = Play(state).start("battle").check({"koi asked": "effect_due"})
    Play(play.state).do("koi", DONE).check({"koi vp": 3, "lotus bushi edo": 0})
    Play(play.state).do("koi", YES).check({"koi vp": 2, "lotus bushi edo": 2})


@pytest.mark.rule("RS-10.oni_of_skulls", "RS-6.8")
def test_situation_103_who_has_nobody_left_is_still_compared_with() -> None:
    """Lotus rises one place by seppuku and still stands below Koi: its oni counts 1, and Bonsai's two bushi win."""
    state = game(
        seat("koi", "oni_of_skulls edo", cards="oni_of_skulls"),
        seat("lotus", "bushi edo", coins=1),
        seat("turtle"),
        seat("bonsai", "2 bushi edo"),
        honor="bonsai koi turtle lotus",
        wars="edo",
    )
    play = Play(state).start("battle").do("lotus", bid(seppuku=1)).do("lotus", USE)
    play.check({"honor": "bonsai koi lotus turtle", "bonsai tokens": "spring:edo", "koi oni_of_skulls edo": 0})


# No shipped card works when a battle begins: these do.


def with_card(id_: str, do: ActName) -> Pack:
    """The default pack and a card that does something when any battle begins."""
    name = Text(en="A card of a test", zh="测试卡", ja="試験のカード")
    card = PackCard(
        id=id_,
        name=name,
        text=name,
        sets=("core",),
        season="spring",
        type="enhancement",
        cost=1,
        copies=1,
        powers=Powers(acts=(Act(on="battle_begins", whose="anybody", do=do),)),
    )
    pack = replace(PACK, id=id_.replace("_", "-"), cards=(*PACK.cards, card))
    content.add(pack)
    return pack


ARROWS = with_card("arrow_from_afar", "assassinate")
RELIEF = with_card("relief", "place_bushi_anywhere")


@pytest.mark.rule("RS-6.6", "RS-2.4")
@pytest.mark.parametrize("hostage", [False, True], ids=["killed", "taken"])
def test_situation_8_a_hostage_is_not_in_the_reserve(hostage: bool) -> None:
    """Taken in a war and home before the next season, it can be missed in the wars between only: by a placement."""
    state = game(
        seat("koi", "2 bushi edo", "bushi oshu", coins=2),
        seat("lotus", "bushi edo", "5 bushi oshu", coins=2, cards="relief", pack=RELIEF),
        pack=RELIEF,
        wars="edo oshu",
    )
    play = Play(state).start("battle").do("koi", bid(hostage=1)).do("lotus", bid())
    play.do("koi", taken("lotus") if hostage else DONE)
    play.check({"lotus bushi reserve": 0 if hostage else 1, "lotus asked": "bid_due" if hostage else "effect_due"})


@pytest.mark.rule("RS-10.1", "RS-6.2")
@pytest.mark.parametrize("cancels", [False, True], ids=["goes on", "is called off"])
def test_situation_104_a_battle_goes_on_though_one_side_is_gone(cancels: bool) -> None:
    state = game(
        seat("koi", "bushi edo", coins=1, cards="arrow_from_afar", pack=ARROWS),
        seat("lotus", "bushi edo", coins=1),
        seat("dragonfly", "bushi kyushu", coins=1),
        seat("bonsai", "bushi kyushu", coins=1),
        pack=ARROWS,
        options={"start_effect_cancels_battle": cancels},
        wars="edo kyushu",
    )
    play = Play(state).start("battle").do("koi", aim(UseEffect, "lotus", place="edo", kind="bushi"))
    if cancels:
        # the card works again in the next battle
        play.check({"lotus bushi edo": 0, "koi tokens": "spring:edo", "koi asked": "effect_due", "lotus asked": None})
    else:
        play.check({"lotus bushi edo": 0, "koi tokens": "", "koi asked": "bid_due", "lotus asked": "bid_due"})


@pytest.mark.rule("RS-10.0", "RS-10.form_of_the_beast", "RS-10.form_of_the_demon", "RS-10.form_of_the_kitsune")
def test_situation_107_what_a_seat_has_is_in_the_reserve_too_but_for_strongholds() -> None:
    oni = "oni_of_skulls oni_of_blood"
    for where in ("reserve", "edo"):
        here = [] if where == "reserve" else ["oni_of_skulls edo", "oni_of_blood edo"]
        Play(game(seat("koi", *here, cards=f"form_of_the_beast {oni}"))).start("winter").check({"koi vp": 6})
        Play(game(seat("koi", *here, cards=f"form_of_the_demon {oni}"))).start("winter").check({"koi vp": 6})
    state = game(seat("koi", "2 stronghold edo", cards="form_of_the_kitsune"))
    Play(state).start("winter").check({"koi vp": 6, "koi stronghold reserve": 2})


HARM = {"oni_of_hate": {"lotus bushi edo": 1, "lotus vp": 9}, "oni_of_spite": {"lotus bushi edo": 2, "lotus vp": 7}}
"""What is left of two bushi in Edo and 9 points of a seat with higher honor, once the oni has come in."""


VICTIM = seat("lotus", "2 bushi edo", vp=9)


@pytest.mark.parametrize("oni", HARM)
@pytest.mark.rule("RS-10.oni_of_hate", "RS-10.oni_of_spite")
class TestSituation109:
    def test_situation_109_summoned(self, oni: str) -> None:
        state = game(seat("koi", coins=9), VICTIM, honor="lotus koi", market=oni)
        Play(state).start("train koi").do("koi", Buy(oni)).check({f"koi {oni} edo": 1, **HARM[oni]})
        state = game(seat("koi", cards=oni), VICTIM, honor="lotus koi")
        Play(state).start("recruit lotus").do("koi", Summon(oni, "edo")).check(HARM[oni])

    def test_situation_109_moved(self, oni: str) -> None:
        state = game(seat("koi", f"{oni} kyoto", cards=oni), VICTIM, honor="lotus koi")
        Play(state).start("marshal koi").do("koi", Move(oni, "kyoto", "edo")).check(HARM[oni])

    def test_situation_109_swapped_in(self, oni: str) -> None:
        state = game(
            seat("koi", cards=oni),
            seat("lotus", "2 bushi edo", "river_dragon edo", vp=9, cards="river_dragon"),
            honor="lotus koi",
        )
        swap = aim(Swap, "lotus", place="edo", kind="river_dragon", own=oni)
        Play(state).start("betray koi").do("koi", swap).check({f"koi {oni} edo": 1, **HARM[oni]})

    def test_situation_109_each_step_of_the_wind(self, oni: str) -> None:
        """Out of Edo and in again, or from one province to the next: each step is an entrance."""
        state = game(
            seat("koi", f"{oni} oshu", "shinto shrine_1", cards=oni),
            seat("lotus", "2 bushi edo", "2 bushi kyoto", vp=9),
            honor="lotus koi",
            kami="fujin",
        )
        play = Play(state).start("kami").do("koi", Move(oni, "oshu", "edo")).check(HARM[oni])
        play.do("koi", Move(oni, "edo", "kyoto"))
        play.check({"lotus bushi kyoto": HARM[oni]["lotus bushi edo"], "lotus vp": 9 - 2 * (9 - HARM[oni]["lotus vp"])})


@pytest.mark.rule("RS-10.path_of_the_unrighteous", "RS-4.8")
def test_situation_110_the_third_may_be_of_the_same_seat_and_a_worshipper() -> None:
    state = game(
        seat("koi", cards="path_of_the_unrighteous"),
        seat("lotus", "bushi edo", "shinto shrine_2"),
        seat("bonsai", "bushi edo"),
    )
    play = Play(state).start("betray koi")
    play.do("koi", aim(Swap, "lotus", place="edo", kind="bushi", own="bushi"))
    play.do("koi", aim(Swap, "bonsai", place="edo", kind="bushi", own="bushi"))
    play.do("koi", aim(Swap, "lotus", place="shrine_2", kind="shinto", own="shinto"))
    play.check({"koi shinto shrine_2": 1, "lotus shinto reserve": 3, "koi bushi edo": 2, "koi asked": None})
