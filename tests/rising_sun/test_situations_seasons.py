"""Situations of set-up, the seasons, the tea ceremony and winter that people have asked about, by their numbers."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, YES, Play, aim
from warlords_core.rising_sun import legal, setup
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    ChooseTile,
    Give,
    MandateDue,
    Move,
    Propose,
    Ready,
    Summon,
)
from warlords_core.rising_sun.model import Options
from warlords_core.rising_sun.winter import outcome

BASE = ("koi", "lotus", "turtle", "dragonfly", "bonsai")


@pytest.mark.rule("RS-2.1")
@pytest.mark.parametrize(("seats", "wars"), [(3, 5), (4, 6), (5, 7), (6, 8)])
def test_situation_1_as_many_wars_as_seats_and_two_more(seats: int, wars: int) -> None:
    state = setup.setup(Options(seats=seats, boxes=("base", "kickstarter", "dynasty")), 3).state
    assert len(set(state.table.wars)) == wars


@pytest.mark.rule("RS-1.1")
def test_situation_2_seats_and_honor_of_the_five_base_clans() -> None:
    wanted = ("bonsai", "dragonfly", "koi", "turtle", "lotus")
    state = setup.setup(Options(seats=5, clans=wanted), 3).state
    assert tuple([player.clan for player in state.players]) == BASE
    assert state.table.honor == (0, 1, 2, 3, 4)


@pytest.mark.rule("RS-1.1", "RS-4.3")
def test_situation_4_turns_pass_clockwise_whatever_the_honor() -> None:
    play = Play(
        game(
            seat("koi", "bushi edo"),
            seat("lotus", "bushi edo"),
            seat("bonsai", "bushi edo"),
            honor="bonsai koi lotus",
        )
    ).start("marshal lotus")
    assert _order(play, 3) == ["bonsai", "koi", "lotus"]
    assert play.clans == ["koi", "lotus", "bonsai"]


def _order(play: Play, number: int) -> list[str]:
    """Who is asked, one after another, while everybody does nothing."""
    found: list[str] = []
    for _ in range(number):
        clan = play.clans[legal.owing(play.state)[0]]
        found.append(clan)
        play.do(clan, DONE)
    return found


@pytest.mark.rule("RS-7.1", "RS-4.1")
def test_situation_5_the_left_neighbour_of_who_chose_last_begins_the_next_season() -> None:
    """Koi, Lotus, Bonsai, Koi, Lotus, Bonsai, Koi choose; in summer Lotus begins, though Bonsai stands highest."""
    play = Play(game(seat("koi"), seat("lotus"), seat("bonsai"), honor="bonsai lotus koi", holder="koi"))
    play.start("tea")
    chosen: list[str] = []
    while play.state.table.season == "spring":
        play.rest()
        for due in legal.decisions(play.state):
            clan = play.clans[due.seat]
            if isinstance(due, MandateDue):
                chosen.append(clan)
                play.do(clan, Announce(0, "harvest") if clan == "lotus" else ChooseTile(0))
            elif play.state.table.season == "spring":
                play.do(clan, Ready())
    for clan in play.clans:
        play.do(clan, Ready())
    assert chosen == ["koi", "lotus", "bonsai", "koi", "lotus", "bonsai", "koi"]
    play.check({"lotus asked": "mandate_due", "koi asked": None, "honor": "bonsai lotus koi"})


@pytest.mark.rule("RS-2.4", "RS-2.3")
def test_situation_7_hostages_go_home_and_bring_a_coin_each() -> None:
    state = game(seat("koi"), seat("lotus", "bushi captive_0", "shinto captive_0"), season="spring")
    Play(state).start("season summer").check(
        {
            "koi coins": 7,  # its income is 5
            "lotus coins": 7,  # its income is 7
            "lotus bushi reserve": 6,
            "lotus shinto reserve": 3,
            "lotus bushi captive_0": 0,
        }
    )


@pytest.mark.rule("RS-3.1", "RS-3.2")
def test_situation_10_alliances_are_pairs() -> None:
    play = Play(game(*map(seat, BASE))).start("tea")
    play.do("koi", aim(Propose, "lotus")).do("turtle", aim(Propose, "koi"))
    play.do("lotus", aim(Accept, "koi")).check(
        {
            "allies": "koi-lotus",
            "koi asked": None,
            "lotus asked": None,
            "turtle may": [aim(Propose, "dragonfly"), aim(Propose, "bonsai")],
            "turtle may not": [aim(Propose, "koi"), aim(Propose, "lotus")],
        }
    )
    assert not any(proposal.open for proposal in play.state.table.proposals)


@pytest.mark.rule("RS-3.1", "RS-3.2")
def test_situation_11_nobody_has_to_ally() -> None:
    play = Play(game(seat("koi"), seat("lotus"), seat("bonsai"), holder="koi")).start("tea")
    for clan in play.clans:
        play.do(clan, Ready())
    play.check({"allies": "", "koi asked": "mandate_due"})


@pytest.mark.rule("RS-3.1")
@pytest.mark.parametrize(("season", "seasons"), [("summer", 2), ("autumn", 3)])
def test_situation_13_the_same_pair_may_ally_in_every_season(season: str, seasons: int) -> None:
    koi, lotus = (seat(clan, allied_seasons=seasons - 1) for clan in ("koi", "lotus"))
    play = Play(game(koi, lotus, allies="koi-lotus")).start(f"season {season}")
    play.check({"allies": ""})
    play.do("koi", aim(Propose, "lotus")).do("lotus", aim(Accept, "koi"))
    play.check({"allies": "koi-lotus", "koi allied_seasons": seasons, "lotus allied_seasons": seasons})


@pytest.mark.rule("RS-3.3")
def test_situation_14_a_promise_binds_nobody() -> None:
    """Whatever was said, all that Lotus can be held to is nothing: gifts are its own choice, and Koi can take none."""
    play = Play(game(seat("koi"), seat("lotus", coins=2))).start("tea")
    koi, lotus = (list(legal.side_actions(play.state, who)) for who in (0, 1))
    assert koi == []
    assert sorted(lotus, key=repr) == sorted([Give(to, coins) for to in (0, 2) for coins in (1, 2)], key=repr)


@pytest.mark.rule("RS-3.4", "RS-10.path_of_the_monkey")
def test_situation_16_an_ally_is_an_opponent_for_cards() -> None:
    state = game(
        seat("koi", cards="path_of_the_monkey"), seat("lotus", coins=3), seat("bonsai", coins=1), allies="koi-lotus"
    )
    play = Play(state).start("recruit bonsai").do("koi", Summon("bushi", "edo")).do("koi", YES)
    play.check({"koi coins": 1, "lotus coins": 2, "bonsai coins": 1})


# Winter


@pytest.mark.rule("RS-8.1")
@pytest.mark.parametrize(("different", "points"), [(2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)])
def test_situation_112_tokens_of_different_provinces(different: int, points: int) -> None:
    provinces = ["edo", "kyoto", "oshu", "kansai", "nagato", "shikoku", "kyushu", "hokkaido"][:different]
    tokens = " ".join([f"spring:{province}" for province in provinces])
    Play(game(seat("koi", tokens=tokens))).start("winter").check({"koi vp": points + different})
    again = f"{tokens} summer:edo autumn:edo"
    Play(game(seat("koi", tokens=again))).start("winter").check({"koi vp": points + different + 5})


@pytest.mark.rule("RS-8.2")
def test_situation_113_honor_breaks_a_tie_for_the_win() -> None:
    _ranked(game(seat("koi", vp=9), seat("lotus", vp=9), honor="lotus koi bonsai"), ["lotus"])


@pytest.mark.rule("RS-8.2")
def test_situation_113_two_allies_who_alone_tie_share_the_win() -> None:
    _ranked(game(seat("koi", vp=9), seat("lotus", vp=9), allies="koi-lotus"), ["koi", "lotus"])


@pytest.mark.rule("RS-8.2")
def test_situation_113_of_three_who_tie_honor_decides() -> None:
    state = game(seat("koi", vp=9), seat("lotus", vp=9), seat("bonsai", vp=9), allies="koi-lotus", honor="bonsai koi")
    _ranked(state, ["bonsai"])


def _ranked(state: Any, winners: list[str]) -> None:
    play = Play(state).start("winter")
    found = outcome(play.state)
    assert found is not None
    assert sorted([play.clans[each.seat] for each in found.ranking if each.place == 1]) == sorted(winners)


@pytest.mark.rule("RS-10.form_of_the_kindred", "RS-8.1", "RS-4.8")
def test_situation_115_seasons_with_an_ally_count_though_broken() -> None:
    """Spring is over, with an ally; in summer one is found and betrayed; in autumn nobody."""
    state = game(seat("koi", allied_seasons=1, cards="form_of_the_kindred"), seat("lotus"), season="summer")
    play = Play(state).start("tea").do("koi", aim(Propose, "lotus")).do("lotus", aim(Accept, "koi"))
    play.check({"koi allied_seasons": 2})
    play = Play(_without_agenda(play)).start("betray koi").check({"allies": "", "koi allied_seasons": 2})
    play = Play(_without_agenda(play)).start("clean-up").check({"koi allied_seasons": 2})
    Play(_without_agenda(play)).start("winter").check({"koi vp": 6})


@pytest.mark.rule("RS-10.form_of_the_kindred")
def test_situation_115_an_alliance_that_stands_in_winter_adds_nothing() -> None:
    state = game(
        seat("koi", allied_seasons=2, cards="form_of_the_kindred"), seat("lotus"), allies="koi-lotus", season="autumn"
    )
    Play(state).start("winter").check({"koi vp": 6})


def _without_agenda(play: Play) -> Any:
    return replace(play.state, agenda=())


@pytest.mark.rule("RS-10.form_of_the_phoenix")
def test_situation_116_different_virtues_for_each_copy() -> None:
    one = game(seat("koi", cards="form_of_the_phoenix respect respect courage"))
    Play(one).start("winter").check({"koi vp": 6})
    two = game(seat("koi", cards="form_of_the_phoenix form_of_the_phoenix respect respect courage"))
    Play(two).start("winter").check({"koi vp": 12})


@pytest.mark.rule("RS-8.1", "RS-2.4")
def test_situation_126_a_hostage_goes_home_in_winter() -> None:
    state = game(seat("koi", vp=4), seat("lotus", "bushi captive_0", vp=4), season="autumn")
    Play(state).start("winter").check(
        {"koi coins": 1, "koi vp": 4, "lotus vp": 4, "lotus bushi captive_0": 0, "lotus bushi reserve": 6}
    )


# The Dynasty clans


@pytest.mark.rule("RS-9.sun", "RS-4.7")
def test_situation_118_sun_profits_from_a_harvest_that_honor_decides() -> None:
    """Kyoto pays 4 points; Koi has 1 point and, from the harvest, 1 coin to lose."""
    state = game(seat("koi", "bushi kyoto", vp=1), seat("sun", "bushi kyoto"), honor="sun koi")
    Play(state).start("harvest sun").check({"sun vp": 5, "sun coins": 2, "koi vp": 0, "koi coins": 0})


@pytest.mark.rule("RS-9.moon", "RS-4.5")
def test_situation_119_moon_moves_no_third_figure_into_a_province() -> None:
    state = game(seat("moon", "bushi oshu", "bushi edo", "daimyo kyoto", "stronghold edo"))
    play = Play(state).start("marshal moon").do("moon", Move("bushi", "edo", "oshu"))
    play.check({"moon may": Move("daimyo", "kyoto", "edo"), "moon may not": Move("daimyo", "kyoto", "oshu")})
