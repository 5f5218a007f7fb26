"""The last answer is kept for the very state, and seat, and for no other."""

from typing import Any

from tests import toy
from warlords_core.remembering import remembering_last, remembering_state


def test_only_the_same_question_is_answered_from_memory() -> None:
    asked: list[tuple[Any, int]] = []

    def ask(state: Any, seat: int) -> int:
        asked.append((state, seat))
        return len(asked)

    remembered = remembering_last(ask)
    one, twin = (toy.GAME.setup(toy.Options(), 1).state for _ in range(2))
    assert one == twin
    assert [remembered(one, 0), remembered(one, 0)] == [1, 1]
    # Another seat, an equal but different state, and then the first question again, which was forgotten meanwhile.
    assert [remembered(one, 1), remembered(twin, 1), remembered(one, 0)] == [2, 3, 4]


def test_what_is_asked_of_a_state_alone_is_kept_for_that_very_state() -> None:
    asked: list[Any] = []

    def ask(state: Any) -> int:
        asked.append(state)
        return len(asked)

    remembered = remembering_state(ask)
    one, twin = (toy.GAME.setup(toy.Options(), 1).state for _ in range(2))
    assert one == twin
    assert [remembered(one), remembered(one), remembered(twin), remembered(one)] == [1, 1, 2, 3]


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
