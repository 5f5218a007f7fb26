"""What effects have heard: a part of ``problems()``."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from warlords_core.errors import Problem
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.effects.acts import ACTS
from warlords_core.rising_sun.effects.responding import targets_of
from warlords_core.rising_sun.effects.rules import FURTHEST
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Heard, Killing, Responding, Sailing, UsingEffect
from warlords_core.rising_sun.vocabulary import Act, Moment

_FACTS: Final[Mapping[Moment, tuple[str, ...]]] = {
    "mandate_chosen": ("seat", "what"),
    "sailing": ("seat", "kind", "place", "to"),
    "summoned": ("seat",),
    "recruit_ended": ("seat",),
    "entered": ("seat", "kind", "place"),
    "bought": ("seat", "what"),
    "coins_gained": ("seat",),
    "vp_gained": ("seat",),
    "tie_won": ("seat",),
    "war_begins": (),
    "battle_begins": ("place",),
    "killing": ("seat",),
    "killed": ("seat", "place"),
    "token_taken": ("seat", "place"),
    "winter": (),
}
"""What each moment always tells (see ``steps.Occasion``)."""
_STEPS: Final[Mapping[str, int]] = {"garrison": FURTHEST, "assassinate": 1, "strike_higher": 5, "charge": 1}
"""How far acts with several choices can come."""
_LED_TO: Final[tuple[Moment, ...]] = ("entered", "coins_gained", "vp_gained", "killing", "killed")
"""Moments that effects lead to."""


def check_heard(state: State, book: Book) -> Iterator[Problem]:
    """Effects are those of their owner's clan and cards, and heard what their moment tells (RS-6.1)."""
    for place, step in enumerate(state.agenda):
        if isinstance(step, Responding):
            for number, heard in enumerate(step.heard):
                yield from _check(state, book, heard, place, f"/agenda/{place}/heard/{number}")
            yield from _check_copies(state, step, f"/agenda/{place}/heard")
            if len(set(step.seats)) != len(step.seats):
                yield Problem("repeated_seat", "RS-6.1", f"/agenda/{place}/seats", "each seat once")
        elif isinstance(step, UsingEffect):
            found = list(_check(state, book, step.heard, place, f"/agenda/{place}/heard"))
            yield from found or _check_using(state, book, step, place)
        elif isinstance(step, Killing):
            yield from _check_causes(book, step.causes, f"/agenda/{place}/causes")


def _check(state: State, book: Book, heard: Heard, place: int, at: str) -> Iterator[Problem]:
    player, occasion = state.players[heard.seat], heard.occasion
    if heard.source != player.clan and heard.source not in player.cards:
        yield Problem("not_owned", "RS-6.1", f"{at}/source", f"seat {heard.seat} has no {heard.source}")
    abilities = book.sources[heard.source].abilities
    if heard.ability >= len(abilities) or abilities[heard.ability].on != occasion.moment:
        yield Problem("no_such_ability", "RS-6.1", f"{at}/ability", f"nothing of {heard.source} listens to this")
        return
    for fact in _FACTS[occasion.moment]:
        if getattr(occasion, fact) is None:
            yield Problem("fact_missing", "RS-6.1", f"{at}/occasion/{fact}", f"{occasion.moment} tells it")
    for fact in ("place", "to"):
        value = getattr(occasion, fact)
        if value is not None and value not in book.provinces:
            yield Problem("no_province", "RS-6.1", f"{at}/occasion/{fact}", "this moment is about a province")
    below = state.agenda[:place]
    if occasion.moment == "sailing" and occasion.step and not any(isinstance(step, Sailing) for step in below):
        yield Problem("nothing_waits", "RS-4.5", f"{at}/occasion", "nobody waits to sail")
    ability = abilities[heard.ability]
    yield from _check_causes(book, (*occasion.causes, heard.source), f"{at}/occasion/causes")
    if occasion.causes and occasion.moment not in _LED_TO:
        yield Problem("impossible_causes", "RS-10.2", f"{at}/occasion/causes", f"no effect leads to {occasion.moment}")
    most = _STEPS.get(ability.do, 0) if isinstance(ability, Act) else 0
    if occasion.step > most:
        yield Problem("step_too_far", "RS-6.1", f"{at}/occasion/step", f"{most} choices before this at most")
    chooses = isinstance(ability, Act) and ability.do == "strike_higher"
    if chooses and not occasion.step == len(occasion.seats) == len(occasion.kinds):
        yield Problem("choices_mismatch", "RS-6.1", f"{at}/occasion", "one seat and kind for each choice")


def _check_causes(book: Book, causes: tuple[str, ...], at: str) -> Iterator[Problem]:
    """Each of them listens to what those before it led to, and none hears what it led to itself (RS-10.2)."""
    if len(set(causes)) != len(causes):
        yield Problem("impossible_causes", "RS-10.2", at, "no card or clan hears of what it led to")
    for source in causes[1:]:
        if not any(source in book.listening.get(moment, ()) for moment in _LED_TO):
            yield Problem("impossible_causes", "RS-10.2", at, f"{source} listens to nothing that effects lead to")


def _check_copies(state: State, step: Responding, at: str) -> Iterator[Problem]:
    """What happens to a seat is heard once by each copy of a card, and by each clan."""
    told = Counter(
        [(each.seat, each.source, each.ability, each.occasion.moment, each.occasion.seat) for each in step.heard]
    )
    for (seat, source, *_), number in told.items():
        # What nobody has is told of by itself.
        copies = max(1, state.players[seat].cards.count(source))
        if number > copies:
            message = f"seat {seat} hears {number} times with {source}, of which it has {copies}"
            yield Problem("heard_too_often", "RS-6.1", at, message)


def _check_using(state: State, book: Book, step: UsingEffect, place: int) -> Iterator[Problem]:
    """Who is asked is whom the effect asks, and there is an answer."""
    ability = book.sources[step.heard.source].abilities[step.heard.ability]
    at = f"/agenda/{place}"
    if not isinstance(ability, Act):
        yield Problem("nothing_to_ask", "RS-6.1", f"{at}/heard/ability", "a gain asks for nothing")
        return
    if ACTS[ability.do].who(state, step.heard) != step.seat:
        yield Problem("wrong_seat", "RS-6.1", f"{at}/seat", "the effect asks another seat")
    targets, optional = targets_of(state, step)
    if not targets and not optional:
        yield Problem("no_answer", "RS-6.1", at, "the effect can be used on nothing")
