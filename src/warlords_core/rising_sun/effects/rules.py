"""The form of an act: what a special effect of a card or a clan is made of (see ``acts``)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Source
from warlords_core.rising_sun.decisions import UseEffect
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Heard, Responding
from warlords_core.rising_sun.vocabulary import Act, Gain

Targets: TypeAlias = tuple[UseEffect, ...]
JUST_SO = UseEffect()
"""The use of an effect that asks for nothing."""
FURTHEST: Final = 99
"""Choices of one effect are counted up to this: no rule asks for more."""


def one_way(_state: State, _heard: Heard) -> Targets:
    """The targets of an effect that asks for nothing."""
    return (JUST_SO,)


def its_owner(_state: State, heard: Heard) -> int:
    """Who answers for most effects."""
    return heard.seat


def always(_heard: Heard) -> bool:
    """An effect that can be declined, each of its choices."""
    return True


def never(_heard: Heard) -> bool:
    """An effect that cannot be declined."""
    return False


def at_first(heard: Heard) -> bool:
    """An effect that can be declined, but not left halfway."""
    return heard.occasion.step == 0


def nothing(_draft: Draft, _heard: Heard) -> None:
    """What declining most effects leads to."""


@dataclass(frozen=True, kw_only=True)
class ActRule:
    """How an act works.

    ``targets`` are all legal uses; with none the effect passes by unseen. What is not ``optional`` and has one target
    works by itself, anything else asks ``who``. ``work`` carries a use out; to go on afterwards it calls ``again``.
    All of them get a state whose agenda is that of the moment.
    """

    work: Callable[[Draft, Heard, UseEffect], None]
    targets: Callable[[State, Heard], Targets] = one_way
    optional: Callable[[Heard], bool] = always
    """Whether it can be declined."""
    who: Callable[[State, Heard], int] = its_owner
    """Who answers."""
    declined: Callable[[Draft, Heard], None] = nothing
    lives_on_others: bool = False
    """Whether what other seats do at the same moment can give it targets: then its seat has a turn among theirs, though
    it has none yet (RS-6.1)."""
    lives_on_gains: Callable[[Gain], bool] = lambda gain: False
    """Whether what its own seat gains at the same moment can give it targets: then its seat may let it pass before the
    gain (RS-6.1)."""


def ability_of(state: State, heard: Heard) -> Gain | Act:
    """The ability that heard something."""
    return source_of(state, heard).abilities[heard.ability]


def source_of(state: State, heard: Heard) -> Source:
    """The clan or card that heard something."""
    return content.book(state.pack).sources[heard.source]


def causes_of(heard: Heard) -> tuple[str, ...]:
    """The causes of what an effect does: those of what it heard, and itself (RS-10.2)."""
    return (*heard.occasion.causes, heard.source)


def again(draft: Draft, heard: Heard, **changes: Any) -> None:
    """Let an effect go on with its next choice, if it finds a target then, with changes to its occasion."""
    occasion = replace(heard.occasion, step=min(heard.occasion.step + 1, FURTHEST), **changes)
    draft.push(Responding((replace(heard, occasion=occasion),), (heard.seat,)))
