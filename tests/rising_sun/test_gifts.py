"""Gifts while an effect waits: what they change holds when it works (RS-3.3, RS-6.1)."""

from typing import Any

import pytest

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, YES, Play, aim
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import Give, Move, OrderDue, PickDue, PickEffect, Summon, TakeTurn, UseEffect


def due(play: Play) -> Any:
    """The decision that is due."""
    return legal.decisions(play.state)[0]


def picking() -> Play:
    """Koi has summoned, and says which comes first: the Kenin's bushi, or the coin of Lotus, who alone has coins."""
    state = game(
        seat("koi", cards="path_of_the_kenin path_of_the_monkey"), seat("lotus", "bushi kyoto", coins=2), seat("turtle")
    )
    play = Play(state).start("recruit lotus").do("koi", Summon("bushi", "edo"))
    assert sources(play) == ["path_of_the_kenin", "path_of_the_monkey"]
    return play


def sources(play: Play) -> list[str]:
    """What can be picked."""
    decision = due(play)
    assert isinstance(decision, PickDue)
    return [heard.source for heard in decision.heard]


@pytest.mark.rule("RS-3.3", "RS-6.1")
def test_a_gift_leaves_the_choice_of_an_effect_to_its_seat() -> None:
    play = picking().do("lotus", aim(Give, "turtle", coins=1))
    assert sources(play) == ["path_of_the_kenin", "path_of_the_monkey"]
    play.do("koi", PickEffect(1)).do("koi", YES)
    # One coin each from Lotus and Turtle, who are the richest now.
    play.check({"koi coins": 2, "lotus coins": 0, "turtle coins": 0, "koi asked": "effect_due"})


@pytest.mark.rule("RS-3.3", "RS-6.1", "RS-10.path_of_the_monkey")
def test_an_effect_that_a_gift_leaves_nothing_to_work_on_cannot_be_picked() -> None:
    play = picking().do("lotus", aim(Give, "koi", coins=2))
    assert sources(play) == ["path_of_the_kenin"]
    play.do("koi", PickEffect(0)).do("koi", UseEffect(place="edo", kind="bushi"))
    play.check({"koi coins": 2, "koi bushi edo": 2, "honor": "koi lotus turtle"})


@pytest.mark.rule("RS-3.3", "RS-10.path_of_the_monkey")
def test_a_question_whose_object_was_given_away_can_only_be_declined() -> None:
    play = picking().do("koi", PickEffect(1)).do("lotus", aim(Give, "koi", coins=2))
    play.check({"koi asked": "effect_due", "koi choices": 1, "koi may": DONE})
    play.do("koi", DONE).check({"honor": "koi lotus turtle"})


@pytest.mark.rule("RS-3.3", "RS-6.1")
@pytest.mark.parametrize("when", ["first", "last"])
def test_a_gift_leaves_the_order_of_seats_to_who_is_asked(when: Any) -> None:
    state = game(
        seat("koi", cards="path_of_the_light", coins=1), seat("lotus", cards="path_of_the_samurai"), honor="lotus koi"
    )
    play = Play(state).start("recruit koi").do("lotus", DONE).do("koi", DONE)
    assert due(play) == OrderDue(1, (1, 0))
    play.do("koi", aim(Give, "lotus", coins=1))
    assert due(play) == OrderDue(1, (1, 0))
    play.do("lotus", TakeTurn(when))
    play.check({"lotus asked" if when == "first" else "koi asked": "effect_due", "lotus coins": 1})


@pytest.mark.rule("RS-3.3", "RS-10.path_of_the_serpent")
def test_who_gives_away_what_a_route_costs_stays_ashore() -> None:
    """Situation 68: who cannot pay cannot use the route, though it could when it was charged."""
    state = game(seat("koi", "bushi kansai", coins=1), seat("lotus", cards="path_of_the_serpent"), seat("turtle"))
    play = Play(state).start("marshal koi").do("koi", Move("bushi", "kansai", "kyushu")).do("lotus", YES)
    play.check({"koi asked": "effect_due", "koi may": [YES, DONE]})
    play.do("koi", aim(Give, "turtle", coins=1)).check({"koi may not": YES, "koi may": DONE})
    play.do("koi", DONE).check({"koi bushi kansai": 1, "koi may not": Move("bushi", "kansai", "kyushu")})
