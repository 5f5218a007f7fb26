"""Seeded matches of xidit and what happened along them, for the property tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.contract.harness import harness
from tests.contract.walks import Walk, walk
from warlords_core.types import Event
from warlords_core.xidit import State
from warlords_core.xidit.events import HeroMoved, OrderWithoutEffect, ThreatBeaten, TitanKilled, UnitRecruited

TABLES = tuple(harness("xidit").tables)

every_table = pytest.mark.parametrize("table", TABLES)
few = settings(max_examples=2)

ORDER_EVENTS = (HeroMoved, OrderWithoutEffect, UnitRecruited, ThreatBeaten, TitanKilled)
"""Each executed order shows in exactly one of these, before anything else that it does."""


def match(table: str, seed: int) -> Walk:
    """A seeded match of xidit."""
    return walk("xidit", table, seed)


def before_assessment(walked: Walk) -> Iterator[State]:
    """The states of a match till the first seat goes out."""
    for state in walked.states:
        if state.table.exits:
            return
        yield state


def on_the_map(state: State, seat: int) -> int:
    """Open bards of a seat, over all regions."""
    return sum(row[seat] for row in state.table.bards)


def events_of(walked: Walk) -> list[Event]:
    """All events of a match."""
    return [event for transition in walked.transitions for event in transition.events]
