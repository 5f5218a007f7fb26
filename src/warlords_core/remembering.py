"""The last answer about a state: bots ask what is legal, and ``apply`` asks the same once more."""

from collections.abc import Callable
from typing import TypeVar

from warlords_core.types import GameState

S = TypeVar("S", bound=GameState)
T = TypeVar("T")


def remembering_state(ask: Callable[[S], T]) -> Callable[[S], T]:
    """The same pure function of a state, which keeps its last answer for that very state (see ``remembering_last``)."""
    last: list[tuple[S, T]] = []

    def remembered(state: S) -> T:
        for known, kept in last:  # one look at what is kept
            if known is state:
                return kept
        answer = ask(state)
        last[:] = [(state, answer)]
        return answer

    return remembered


def remembering_last(ask: Callable[[S, int], T]) -> Callable[[S, int], T]:
    """The same pure function of a state and a seat, which keeps its last answer for that very state and seat.

    States are values: the same object is the same state for ever. Threads may share it; each may forget the other's.
    """
    last: list[tuple[S, int, T]] = []

    def remembered(state: S, seat: int) -> T:
        # One look at what is kept: another thread may put something else there at any time.
        for known, asked, kept in last:
            if known is state and asked == seat:
                return kept
        answer = ask(state, seat)
        last[:] = [(state, seat, answer)]
        return answer

    return remembered
