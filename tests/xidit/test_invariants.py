"""What is wrong with a state is told, all of it; what is told to be sound can be played."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.xidit.broken_phases import PHASES
from tests.xidit.broken_pieces import PIECES
from tests.xidit.matches import TABLES, match, some
from tests.xidit.sound import SOUND
from warlords_core import codec
from warlords_core.errors import Malformed, Problem
from warlords_core.rng import Rng, Stream
from warlords_core.xidit.game import GAME
from warlords_core.xidit.invariants import LABELS
from warlords_core.xidit.model import State

BROKEN = PIECES | PHASES
CASES = [
    pytest.param(name, marks=pytest.mark.rule(*sorted({rule for _, rule, _ in told if rule})))
    for name, (_, told) in BROKEN.items()
]
"""Each with the clauses that it breaks."""
MODULES = ("invariants.py", "phases.py", "endings.py", "setup.py")


@pytest.mark.parametrize("state", SOUND, ids=lambda make: make.__name__)
def test_sound_states_have_no_problems(state: Callable[[], State]) -> None:
    assert GAME.problems(state()) == ()


@pytest.mark.parametrize("name", CASES)
def test_what_is_broken_is_told_and_nothing_else(name: str) -> None:
    state, expected = BROKEN[name]
    told = [(problem.code, problem.rule, problem.pointer) for problem in GAME.problems(state)]
    assert sorted(told, key=str) == sorted(expected, key=str)


@pytest.mark.parametrize("name", BROKEN)
def test_pointers_lead_somewhere_and_messages_say_something(name: str) -> None:
    state, _ = BROKEN[name]
    document = msgspec.to_builtins(state)
    for problem in GAME.problems(state):
        at = document
        for key in problem.pointer.split("/")[1:]:
            at = at[int(key)] if isinstance(at, (list, tuple)) else at[key]
        assert problem.message
        assert problem.rule is None or re.fullmatch(r"XD-\d+\.\d+", problem.rule)
        assert codec.from_json(codec.to_json(problem), Problem) == problem


def test_every_code_and_clause_is_shown() -> None:
    package = files("warlords_core.xidit")
    source = "".join(package.joinpath(module).read_text() for module in MODULES)
    written = set(re.findall(r'Problem\(\s*"(\w+)", (?:None|"([A-Z0-9.-]+)")', source))
    assert len(re.findall(r"Problem\(", source)) == len(re.findall(r'Problem\(\s*"(?:\w+)", ', source)) + 1
    assert written == {(code, rule or "") for _, told in BROKEN.values() for code, rule, _ in told}


def test_all_faults_come_at_once() -> None:
    whole = [BROKEN[name] for name in ("a storey too few", "units shown in planning", "another seat starts the year")]
    state = replace(
        whole[2][0],
        players=(*whole[1][0].players[:3], whole[0][0].players[3]),
    )
    told = {problem.code for problem in GAME.problems(state)}
    assert told == {"storeys_miscounted", "shown_early", "wrong_starting_seat"}


@pytest.mark.rule("XD-1.1", "XD-4.7", "XD-6.6")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_states_of_matches_have_no_problems(table: str, seed: int) -> None:
    for state in match(table, seed):
        assert GAME.problems(state) == ()


@pytest.mark.parametrize("table", TABLES)
def test_matches_draw_under_known_labels(table: str) -> None:
    assert {draws.label for state in match(table, 1) for draws in state.rng.drawn} <= LABELS


# Made-up states: whatever decodes is judged without a crash, and what is found sound can be played.


@pytest.mark.parametrize("table", TABLES)
def test_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream(Rng.seeded(7).key, f"test/changed/{table}")
    pool = some(table, 1, 40)
    refused = played = 0
    for _ in range(150):
        state = changed(pool[chance.below(len(pool))], chance)
        if state is None:
            continue
        problems = GAME.problems(state)
        refused += bool(problems)
        if not problems:
            play_on(state, chance)
            played += 1
    assert refused > 30
    assert played > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("table", TABLES)
def test_many_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream(Rng.seeded(8).key, f"test/changed/{table}")
    pool = [state for seed in range(1, 7) for state in some(table, seed, 60)]
    for _ in range(5_000):
        state = changed(pool[chance.below(len(pool))], chance)
        if state is not None and not GAME.problems(state):
            play_on(state, chance)


def play_on(state: State, chance: Stream) -> None:
    """Look at a sound state from all sides and go on from it: all that follows is sound, and decodes."""
    for viewer in (None, *range(len(state.players))):
        view = GAME.view(state, viewer)
        assert GAME.view(GAME.determinize(view, chance.below(2**53)), viewer) == view
    for seat in range(len(state.players)):
        GAME.evaluate(state, seat)
    assert (GAME.outcome(state) is None) == bool(GAME.decisions(state))
    for _ in range(10):
        owed = GAME.decisions(state)
        if not owed:
            return
        seat = owed[chance.below(len(owed))].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat).sample(chance)).state
        assert GAME.problems(state) == ()
        assert codec.from_json(codec.to_json(state), State) == state


def changed(state: State, chance: Stream) -> State | None:
    """A state with one to three values changed at random; None if that does not even decode."""
    document: Any = msgspec.json.decode(codec.to_json(state))
    for _ in range(1 + chance.below(3)):
        path = chance.shuffled(list(paths(document)))[0]
        parent = document
        for key in path[:-1]:
            parent = parent[key]
        parent[path[-1]] = other(parent[path[-1]], chance)
    try:
        return codec.from_json(msgspec.json.encode(document), State)
    except Malformed:
        return None


def paths(value: Any, path: tuple[Any, ...] = ()) -> Any:
    """The paths to all values inside a document."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from paths(value[key], (*path, key))


WORDS = (
    "act",
    "wait",
    "wealth",
    "influence",
    "recruited",
    "beat_threat",
    "killed_titan",
    "optional",
    "table",
    "XD-9.3",
)


def other(value: Any, chance: Stream) -> Any:
    """Another value, mostly of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return (0, 1, 2, value + 1, max(0, value - 1), 7, 64, 999)[chance.below(8)]
        case str():
            return WORDS[chance.below(len(WORDS))]
        case [] | [_]:
            return [*value, *value]
        case list():
            items = list(chance.shuffled(value))
            return (items, value[1:], [*value, value[0]])[chance.below(3)]
        case None:
            return 1 + chance.below(5)
        case _:
            return None
