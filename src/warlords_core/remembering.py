"""The answers about the last state: bots ask what is legal, and ``apply`` asks the same once more."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from warlords_core.types import GameState

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Hashable)
T = TypeVar("T")


def remembering_last(ask: Callable[[S, A], T]) -> Callable[[S, A], T]:
    """The same pure function of a state and a seat, which keeps its answers for the last state that it was asked about.

    States are values: the same object is the same state for ever. Threads may share it; each may forget the other's.
    """
    last: tuple[S | None, dict[A, T]] = (None, {})

    def remembered(state: S, seat: A) -> T:
        nonlocal last
        # One look at what is kept: another thread may put something else there at any time.
        known, answers = last
        if known is not state:
            answers = {}
            last = (state, answers)
        if seat not in answers:
            answers[seat] = ask(state, seat)
        return answers[seat]

    return remembered
