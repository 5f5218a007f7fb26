"""Names of seats, units, rewards and regions of xidit, in the reader's language."""

from collections.abc import Iterable, Mapping
from typing import Final

from warlords_core.narration.sentences import Sentences
from warlords_core.xidit.board import Board
from warlords_core.xidit.decisions import BardsIn
from warlords_core.xidit.model import UNITS

MANY: Final = 2
"""Any count that is not one."""


def unit(say: Sentences, name: str, count: int = 1) -> str:
    """A kind of units, as one or several of it are called."""
    return say(f"unit.{name}", count=count)


def kinds(say: Sentences, counts: tuple[int, ...]) -> str:
    """Counts of units in full: ``2 militia, 1 cleric``."""
    told = (
        say("units", count=count, unit=unit(say, name, count))
        for count, name in zip(counts, UNITS, strict=True)
        if count
    )
    return say.listed(told) or say("units.none")


def rewards(say: Sentences, counts: Mapping[str, int]) -> Iterable[str]:
    """Rewards with their counts, one by one; those that there are none of are left out."""
    return (say("offer.reward", reward=say(f"reward.{name}"), count=count) for name, count in counts.items() if count)


def seat_name(say: Sentences, seat: int, me: int | None) -> str:
    """A seat as people read it."""
    return say("you" if seat == me else "seat", seat=seat)


def seat_names(say: Sentences, seats: tuple[int, ...], me: int | None) -> str:
    """Several seats; ``nobody`` for none."""
    return say.listed(seat_name(say, seat, me) for seat in seats) or say("nobody")


def region_id(say: Sentences, board: Board, region: int) -> str:
    """A region's id, or the word for it."""
    id_ = board.regions[region].id
    return say(f"region.{id_}") if f"region.{id_}" in say else id_


def region_name(say: Sentences, board: Board, region: int) -> str:
    """A region by the name that its pack gives it; in English its id, which is the name in the notation too."""
    title = board.regions[region].title
    return region_id(say, board, region) if title is None or say.language == "en" else say.of(title)


def bards(say: Sentences, board: Board, placed: tuple[BardsIn, ...]) -> str:
    """Bards by region; an empty text for none."""
    return say.listed(
        say("offer.bards", count=part.count, region=region_name(say, board, part.region)) for part in placed
    )
