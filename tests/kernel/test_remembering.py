"""Answers are kept for the very state and seat, and for no other."""

from typing import Any

import pytest

from tests import toy
from warlords_core.remembering import remembering_last


def test_only_the_same_question_is_answered_from_memory() -> None:
    asked: list[tuple[Any, int]] = []

    def ask(state: Any, seat: int) -> int:
        asked.append((state, seat))
        return len(asked)

    remembered = remembering_last(ask)
    one, twin = (toy.GAME.setup(toy.Options(), 1).state for _ in range(2))
    assert one == twin
    assert [remembered(one, 0), remembered(one, 0)] == [1, 1]
    # Another seat, which leaves the first answer where it is.
    assert [remembered(one, 1), remembered(one, 0), remembered(one, 1)] == [2, 1, 2]
    # An equal but different state, and then the first question again, which was forgotten meanwhile.
    assert [remembered(twin, 1), remembered(one, 0)] == [3, 4]


def test_one_answer_may_be_made_of_another_about_the_same_state() -> None:
    asked: list[int | None] = []

    def ask(state: Any, seat: int | None) -> str:
        asked.append(seat)
        return "all" if seat is None else f"{remembered(state, None)} and {seat}"

    remembered = remembering_last(ask)
    state = toy.GAME.setup(toy.Options(), 1).state
    assert [remembered(state, seat) for seat in (0, 1, None, 0)] == ["all and 0", "all and 1", "all", "all and 0"]
    assert asked == [0, None, 1]


def test_a_question_without_an_answer_is_asked_again() -> None:
    def ask(_state: Any, seat: int) -> int:
        return 1 // seat

    remembered = remembering_last(ask)
    state = toy.GAME.setup(toy.Options(), 1).state
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            remembered(state, 0)
    assert remembered(state, 1) == 1


class Interrupting(int):
    """A seat during whose comparison somebody else asks, as another thread may at any time."""

    def __eq__(self, other: object) -> bool:
        REMEMBERED(OTHER, 0)
        return int(self) == other

    __hash__ = int.__hash__


OTHER, MINE = (toy.GAME.setup(toy.Options(), seed).state for seed in (2, 3))
REMEMBERED = remembering_last(lambda state, _seat: state)


def test_who_is_interrupted_gets_no_answer_to_somebody_elses_question() -> None:
    assert REMEMBERED(MINE, 1) is MINE
    assert REMEMBERED(MINE, Interrupting(1)) is MINE
