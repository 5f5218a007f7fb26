"""Whoever looks at a state leaves the battlefield to the next (``auras.look``): that changes nothing for anybody."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.kassen.walks import TABLES, match, pick, some
from warlords_core import codec
from warlords_core.kassen import auras
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import State
from warlords_core.rng import Stream


def untouched(state: State) -> State:
    """An equal state that nobody has looked at."""
    return codec.from_msgpack(codec.to_msgpack(state), State)


def everything(state: State) -> list[Any]:
    """What can be asked about a state, and what one action leads to."""
    asked: list[Any] = [GAME.view(state, seat) for seat in (None, 0, 1)]
    for decision in GAME.decisions(state):
        asked.append(list(GAME.legal_actions(state, decision.seat)))
        action = pick(state, decision.seat, Stream.seeded(1, "test/looking"))
        asked.append(GAME.apply(state, decision.seat, action))
    return asked


@pytest.mark.parametrize("table", TABLES)
def test_looking_changes_no_answer_and_no_step(table: str) -> None:
    for state in some(table, 5, 12):
        asked = everything(state)
        assert everything(state) == asked
        for decision in GAME.decisions(state):
            action = pick(state, decision.seat, Stream.seeded(1, "test/looking"))
            assert GAME.apply(untouched(state), decision.seat, action) == asked[-1]


def test_what_is_changed_is_not_left_to_the_next() -> None:
    state = match("four", 1)[0]
    left = auras.look(state, lambda battle: battle)
    taken = auras.stage(state)
    assert taken is left
    taken.camps[0].command += 1
    assert auras.stage(state).camps[0].command == state.table.lines[0].command


def test_a_battlefield_that_a_question_failed_on_is_left_to_nobody() -> None:
    state = match("four", 1)[0]
    with pytest.raises(ZeroDivisionError):
        auras.look(state, lambda battle: battle.phase // 0)
    seen = auras.look(state, lambda battle: battle)
    assert auras.stage(untouched(state)) is not seen


def test_threads_that_look_at_the_same_states_disturb_nobody() -> None:
    states = some("eight", 2, 12) * 4
    alone = [everything(state) for state in states]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(everything, states)) == alone


@pytest.mark.parametrize("table", TABLES)
def test_a_match_goes_on_from_the_battlefield_that_was_left_as_from_a_state_out_of_nowhere(table: str) -> None:
    chance = Stream.seeded(8, f"test/left/{table}")
    state = GAME.setup(TABLES[table], 8).state
    while owed := GAME.decisions(state):
        seat = owed[0].seat
        action = pick(state, seat, chance)
        after = GAME.resolve_unchecked(untouched(state), seat, action)
        assert GAME.apply(state, seat, action) == after
        state = GAME.apply(state, seat, action).state
        assert [GAME.view(state, eyes) for eyes in (0, 1, None)] == [
            GAME.view(after.state, eyes) for eyes in (0, 1, None)
        ]
