"""Clans and cards that listen to the same moment: whose effect comes first, and which (RS-6.1).

Every pair that the pack has is looked at, owned by one seat and by two, as far as the moment can concern them so.
"""

from itertools import combinations
from typing import Any

import pytest

from tests.rising_sun.builders import BOOK, game, seat
from tests.rising_sun.plays import DONE, Play
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import EffectDue, Move, OrderDue, PickDue, PickEffect, Summon, TakeTurn
from warlords_core.rising_sun.events import EffectUsed, Gained
from warlords_core.rising_sun.model import Player

MEET = {
    moment: sorted(combinations(sorted(sources), 2)) for moment, sources in BOOK.listening.items() if len(sources) > 1
}
"""Pairs by moment."""

ASKED = {
    *("koi", "fox", "way_of_the_righteous"),
    *("path_of_the_kenin", "path_of_the_ninja", "path_of_the_monkey"),
    *("path_of_the_light", "path_of_the_samurai"),
}
"""They change what others find, so their order is asked for; all others pay from the bank, in any order the same."""
LOSES_HONOR = {"path_of_the_ninja", "path_of_the_monkey"}
NEEDS_TOP = {"path_of_the_spirit"}

FIGHTING = (seat("lotus", "bushi nagato", coins=5), seat("bonsai", "bushi nagato", coins=5))
"""Two who are about to fight for Nagato, so that a war that has begun stands still."""


def worked(play: Play, *sources: str) -> list[str]:
    """Which of these effects have worked, in their order."""
    names = [
        event.source if isinstance(event, EffectUsed) else event.cause
        for event in play.events
        if isinstance(event, Gained | EffectUsed) and getattr(event, "used", True)
    ]
    return list(dict.fromkeys([name for name in names if name in sources]))


def use_all(play: Play, *sources: str) -> Play:
    """Every effect of these is used once, in the first way that there is."""
    used: set[str] = set()
    while decisions := legal.decisions(play.state):
        due = decisions[0]
        if not isinstance(due, EffectDue) or due.heard.source not in sources:
            break
        choices = legal.legal_actions(play.state, due.seat)
        action: Any = DONE if due.heard.source in used else next(each for each in choices if each != DONE)
        used.add(due.heard.source)
        play.do(play.clans[due.seat], action)
    return play


def due(play: Play) -> Any:
    """The decision that is due."""
    return legal.decisions(play.state)[0]


def names(cases: list[tuple[str, str]]) -> list[Any]:
    """Pairs as parameters, each with the clauses of both."""
    return [
        pytest.param(one, other, marks=pytest.mark.rule("RS-6.1", BOOK.sources[one].rule, BOOK.sources[other].rule))
        for one, other in cases
    ]


def picked(play: Play, one: str, other: str, first: str) -> list[str]:
    """Two effects of one seat: which of them have worked, if this one is picked first."""
    if ASKED.isdisjoint((one, other)):
        return worked(play, one, other)
    decision = due(play)
    assert isinstance(decision, PickDue)
    sources = [heard.source for heard in decision.heard]
    assert sorted(sources) == [one, other]
    play.do(play.clans[decision.seat], PickEffect(sources.index(first)))
    return worked(use_all(play, one, other), one, other)


def check_picking(found: list[str], one: str, other: str, first: str) -> None:
    if ASKED.isdisjoint((one, other)):
        assert sorted(found) == [one, other]
        return
    second = other if first == one else one
    wanted = [first] if first in LOSES_HONOR and second in NEEDS_TOP else [first, second]
    assert found == wanted


# A summon


@pytest.mark.parametrize("last", [False, True], ids=["in this order", "in the other"])
@pytest.mark.parametrize(("one", "other"), names(MEET["summoned"]))
def test_two_of_a_seat_after_a_summon(one: str, other: str, last: bool) -> None:
    first = other if last else one
    state = game(
        seat("koi", cards=f"{one} {other}"),
        seat("lotus", "bushi kyoto", coins=3),
        seat("turtle"),
        seat("dragonfly"),
        seat("bonsai"),
    )
    play = Play(state).start("recruit lotus").do("koi", Summon("bushi", "edo"))
    check_picking(picked(play, one, other, first), one, other, first)


# The end of recruiting


@pytest.mark.parametrize("last", [False, True], ids=["in this order", "in the other"])
@pytest.mark.parametrize(("one", "other"), names(MEET["recruit_ended"]))
def test_two_of_a_seat_when_all_have_recruited(one: str, other: str, last: bool) -> None:
    first = other if last else one
    play = Play(game(seat("koi", cards=f"{one} {other}"), seat("lotus"))).start("recruit lotus").do("lotus", DONE)
    check_picking(picked(play, one, other, first), one, other, first)


@pytest.mark.parametrize("when", ["first", "last"])
@pytest.mark.parametrize(("one", "other"), names(MEET["recruit_ended"]))
def test_two_seats_when_all_have_recruited(one: str, other: str, when: Any) -> None:
    """Lotus stands above: it says when its turn comes."""
    state = game(seat("koi", cards=one), seat("lotus", cards=other), honor="lotus koi")
    play = Play(state).start("recruit koi").do("lotus", DONE).do("koi", DONE)
    assert due(play) == OrderDue(1, (1, 0))
    use_all(play.do("lotus", TakeTurn(when)), one, other)
    assert worked(play, one, other) == ([other, one] if when == "first" else [one, other])


# War


def owner(source: str, clan: str, *others: str) -> Player:
    """A seat that has a clan's power or a card, and what lets it work."""
    cards = [each for each in (source, *others) if each in BOOK.cards]
    clans = [each for each in (source, *others) if each in BOOK.clans]
    virtue = ["courage"] if "way_of_bushido" in cards else []
    clan = clans[0] if clans else clan
    return seat(clan, cards=" ".join([*cards, *virtue]), ronin=1 if clan == "koi" else 0)


ONE_SEAT = [pair for pair in MEET["war_begins"] if pair != ("fox", "koi")]


@pytest.mark.parametrize("last", [False, True], ids=["in this order", "in the other"])
@pytest.mark.parametrize(("one", "other"), names(ONE_SEAT))
def test_two_of_a_seat_when_war_begins(one: str, other: str, last: bool) -> None:
    first = other if last else one
    mine = owner(one, "dragonfly", other)
    play = Play(game(mine, *FIGHTING, honor=mine.clan, wars="nagato")).start("war")
    check_picking(picked(play, one, other, first), one, other, first)
    assert play.asked("lotus") == "bid_due"


@pytest.mark.parametrize("when", ["first", "last"])
@pytest.mark.parametrize(("one", "other"), names(MEET["war_begins"]))
def test_two_seats_when_war_begins(one: str, other: str, when: Any) -> None:
    """The higher of the two says when its turn comes."""
    mine, theirs = owner(one, "dragonfly"), owner(other, "turtle")
    state = game(mine, theirs, *FIGHTING, honor=f"{mine.clan} {theirs.clan}", wars="nagato")
    play = Play(state).start("war")
    if ASKED.isdisjoint((one, other)):
        assert sorted(worked(play, one, other)) == [one, other]
    else:
        higher, lower = play.clans.index(mine.clan), play.clans.index(theirs.clan)
        assert due(play) == OrderDue(higher, (higher, lower))
        use_all(play.do(mine.clan, TakeTurn(when)), one, other)
        assert worked(play, one, other) == ([one, other] if when == "first" else [other, one])
    assert play.asked("lotus") == "bid_due"


@pytest.mark.rule("RS-6.1", "RS-9.koi", "RS-10.way_of_the_ronin")
@pytest.mark.parametrize("ronin", [0, 1])
@pytest.mark.parametrize("first", ["koi", "way_of_the_ronin"])
def test_what_a_seat_gains_can_come_after_what_would_live_on_it(first: str, ronin: int) -> None:
    """Koi turns what it has into coins before 2 ronin come, or all after it; with nothing to turn, too."""
    state = game(seat("koi", cards="way_of_the_ronin", ronin=ronin), *FIGHTING, wars="nagato")
    play = Play(state).start("war")
    decision = due(play)
    assert isinstance(decision, PickDue)
    sources = [heard.source for heard in decision.heard]
    assert sorted(sources) == ["koi", "way_of_the_ronin"]
    play.do("koi", PickEffect(sources.index(first)))
    coins = ronin if first == "koi" else ronin + 2
    assert (play.fact("koi coins"), play.fact("koi ronin")) == (coins, 2 if first == "koi" else 0)
    assert play.asked("lotus") == "bid_due"


@pytest.mark.rule("RS-6.1", "RS-9.koi")
def test_nothing_is_asked_where_no_gain_feeds_an_effect() -> None:
    """Moneylenders lend Koi 5 coins: no ronin come, and it has none to turn."""
    state = game(seat("koi", cards="way_of_the_moneylender"), *FIGHTING, wars="nagato")
    play = Play(state).start("war")
    assert (play.fact("koi coins"), play.asked("lotus")) == (5, "bid_due")


@pytest.mark.rule("RS-6.1", "RS-10.way_of_the_righteous")
@pytest.mark.parametrize(("when", "coins"), [("first", (2, 2, 5)), ("last", (4, 1, 4))])
def test_others_follow_in_falling_honor(when: Any, coins: tuple[int, ...]) -> None:
    """Koi levies a coin of each below, then Dragonfly does, then Bonsai lends itself 5; both fighters stand below all.

    Koi first: it has 1 of each fighter, and so has Dragonfly then. Koi last: Dragonfly has 2 of the fighters, Bonsai
    its 5, and Koi takes 1 of all four.
    """
    state = game(
        seat("koi", cards="way_of_the_righteous"),
        seat("lotus", "bushi nagato", coins=9),
        seat("turtle", "bushi nagato", coins=9),
        seat("dragonfly", cards="way_of_the_righteous"),
        seat("bonsai", cards="way_of_the_moneylender"),
        honor="koi dragonfly bonsai lotus turtle",
        wars="nagato",
    )
    play = Play(state).start("war")
    assert due(play) == OrderDue(0, (0, 3, 4))
    play.do("koi", TakeTurn(when))
    assert tuple([play.fact(f"{clan} coins") for clan in ("koi", "dragonfly", "bonsai")]) == coins


ABOVE = (seat("lotus", "bushi nagato", coins=9), seat("turtle", "bushi nagato", coins=9))
"""Two who are about to fight for Nagato, and from whom nobody below them can levy."""


@pytest.mark.rule("RS-6.1", "RS-10.way_of_the_righteous")
@pytest.mark.parametrize("when", ["first", "last"])
def test_who_finds_nobody_to_levy_yet_has_its_turn_all_the_same(when: Any) -> None:
    """Dragonfly stands between the two that gain coins, so its turn comes before Bonsai's 5, whatever Koi says."""
    state = game(
        seat("koi", cards="way_of_the_shogun"),
        seat("dragonfly", cards="way_of_the_righteous"),
        seat("bonsai", cards="way_of_the_moneylender"),
        *ABOVE,
        honor="lotus turtle koi dragonfly bonsai",
        wars="nagato",
    )
    play = Play(state).start("war")
    assert due(play) == OrderDue(0, (0, 3, 4))
    play.do("koi", TakeTurn(when)).check({"koi coins": 3, "dragonfly coins": 0, "bonsai coins": 5})


@pytest.mark.rule("RS-6.1", "RS-10.way_of_the_righteous")
@pytest.mark.parametrize(("when", "coins"), [("first", (0, 5, 3)), ("last", (2, 4, 2))])
def test_the_highest_says_whether_it_levies_before_others_have_coins(when: Any, coins: tuple[int, ...]) -> None:
    state = game(
        seat("koi", cards="way_of_the_righteous"),
        seat("dragonfly", cards="way_of_the_moneylender"),
        seat("bonsai", cards="way_of_the_shogun"),
        *ABOVE,
        honor="lotus turtle koi dragonfly bonsai",
        wars="nagato",
    )
    play = Play(state).start("war")
    assert due(play) == OrderDue(0, (0, 3, 4))
    play.do("koi", TakeTurn(when))
    assert tuple([play.fact(f"{clan} coins") for clan in ("koi", "dragonfly", "bonsai")]) == coins


@pytest.mark.rule("RS-6.1", "RS-10.way_of_the_shogun", "RS-10.way_of_the_merchant")
@pytest.mark.parametrize(("when", "coins"), [("first", 4), ("last", 3)])
def test_coins_from_the_bank_are_put_in_order_where_somebody_listens_to_them(when: Any, coins: int) -> None:
    """Dragonfly's 2 coins are more than Turtle's none, but not more than the 3 that it has afterwards."""
    state = game(
        seat("turtle", cards="way_of_the_shogun way_of_the_merchant"),
        seat("dragonfly", cards="way_of_the_shogun", coins=2),
        *FIGHTING,
        honor="dragonfly turtle",
        wars="nagato",
    )
    play = Play(state).start("war")
    assert isinstance(due(play), OrderDue)
    play.do("dragonfly", TakeTurn(when)).check({"turtle coins": coins, "dragonfly coins": 5})


# Winter


PAYS = {
    "form_of_the_beast": 6,  # two monsters
    "form_of_the_demon": 3,  # one of them an oni
    "form_of_the_kindred": 6,  # two seasons
    "form_of_the_kitsune": 3,  # one stronghold
    "form_of_the_phoenix": 3,  # one virtue
}
HELD = "komainu oni_of_skulls courage"


@pytest.mark.parametrize(("one", "other"), names(MEET["winter"]))
def test_two_in_winter_pay_in_any_order_the_same(one: str, other: str) -> None:
    """Nobody is asked, whether one seat owns both or two seats one each."""
    both = game(seat("koi", cards=f"{one} {other} {HELD}", allied_seasons=2))
    Play(both).start("winter").check({"koi vp": PAYS[one] + PAYS[other], "koi asked": None})
    held = {"koi": "komainu oni_of_skulls courage", "lotus": "river_dragon oni_of_blood courage"}
    seats = [
        seat(clan, cards=f"{card} {held[clan]}", allied_seasons=2) for clan, card in (("koi", one), ("lotus", other))
    ]
    Play(game(*seats)).start("winter").check({"koi vp": PAYS[one], "lotus vp": PAYS[other]})


# Dying and winning


@pytest.mark.parametrize(("one", "other"), names(MEET["killed"]))
def test_two_who_hear_of_a_death_are_paid_in_any_order_the_same(one: str, other: str) -> None:
    """The one is of who kills, the other of whose figures die: no seat has both of the same death."""
    assert (one, other) == ("justice", "righteousness")
    state = game(seat("koi", "3 bushi edo", cards=one), seat("lotus", "2 bushi edo", cards=other), wars="edo")
    Play(state).start("battle").check({"koi vp": 3, "lotus vp": 2, "koi asked": "tea_due"})


@pytest.mark.parametrize(("one", "other"), names(MEET["token_taken"]))
def test_two_who_hear_of_a_token_are_paid_in_any_order_the_same(one: str, other: str) -> None:
    """Both are of the seat that takes it; nobody is asked."""
    assert (one, other) == ("courage", "oni_of_souls")
    state = game(seat("koi", "oni_of_souls edo", cards=f"{one} {other}"), wars="edo")
    Play(state).start("battle").check({"koi vp": 4, "koi asked": "tea_due"})


@pytest.mark.parametrize(("one", "other"), names(MEET["entered"]))
def test_two_that_enter_one_after_another_never_meet(one: str, other: str) -> None:
    """Each hears of itself alone, so each has its own moment."""
    assert (one, other) == ("oni_of_hate", "oni_of_spite")
    state = game(
        seat("koi", f"{one} kyoto", f"{other} kyoto", cards=f"{one} {other}"),
        seat("lotus", "2 bushi edo", vp=5),
        honor="lotus koi",
    )
    play = Play(state).start("marshal koi").do("koi", Move(one, "kyoto", "edo"))
    assert worked(play, one, other) == [one]
    play.check({"koi asked": "marshal_due", "lotus bushi edo": 1, "lotus vp": 5})
    play.do("koi", Move(other, "kyoto", "edo")).check({"lotus bushi edo": 1, "lotus vp": 3, "koi vp": 2})


def test_every_moment_at_which_two_can_meet_is_looked_at() -> None:
    looked_at = {"summoned", "recruit_ended", "war_begins", "winter", "killed", "token_taken", "entered"}
    assert set(MEET) == looked_at
