"""What is wrong with a state is told, all of it; what is told to be sound can be played."""

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.kassen.broken import CARDS, FIGHTERS, FRAME, RESTING, SOUND, START, line
from tests.kassen.walks import TABLES, match, pick, some
from warlords_core import codec
from warlords_core.errors import Malformed, Problem
from warlords_core.kassen.game import GAME
from warlords_core.kassen.invariants import LABELS
from warlords_core.kassen.model import State
from warlords_core.rng import Drawn, Stream

BROKEN = FRAME | CARDS | FIGHTERS | RESTING
CASES = [
    pytest.param(name, marks=pytest.mark.rule(*sorted({rule for _, rule, _ in told if rule})))
    for name, (_, told) in BROKEN.items()
]
"""Each with the clauses that it breaks."""


@pytest.mark.parametrize("name", SOUND)
def test_sound_states_have_no_problems(name: str) -> None:
    assert GAME.problems(SOUND[name]) == ()


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
        assert problem.rule is None or re.fullmatch(r"KS-\d+\.\d+", problem.rule)
        assert codec.from_json(codec.to_json(problem), Problem) == problem


def test_every_code_is_shown() -> None:
    package = files("warlords_core.kassen")
    source = "".join(package.joinpath(module).read_text() for module in ("invariants.py", "resting.py"))
    written = set(re.findall(r'Problem\(\s*f?"([\w{}]+)", ', source))
    shown = {code for _, told in BROKEN.values() for code, _, _ in told}
    for kind in ("general", "tactic", "question"):
        shown = {code.replace(kind, "{kind}") if code.startswith((f"unknown_{kind}", kind)) else code for code in shown}
    assert written <= shown


def test_all_faults_of_one_stage_come_at_once() -> None:
    state = replace(line(START, 0, bonus=11), agenda=())
    state = replace(state, hands=(replace(state.hands[0], deck=()), state.hands[1]))
    assert {problem.code for problem in GAME.problems(state)} == {"bonus_too_high", "agenda_shape", "general_missing"}


@pytest.mark.rule("KS-1.1", "KS-6.2", "KS-8.1")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_states_of_matches_have_no_problems_and_travel(table: str, seed: int) -> None:
    for state in match(table, seed):
        assert GAME.problems(state) == ()
        assert codec.from_msgpack(codec.to_msgpack(state), State) == state
        assert {draws.label for draws in state.rng.drawn} <= LABELS


@pytest.mark.parametrize("table", TABLES)
def test_a_sound_state_leads_to_sound_ones_however_much_was_drawn(table: str) -> None:
    """Counts of draws at their highest are taken, so the next draws must lead to counts that are taken, too."""
    most = tuple([Drawn(label, 2**53 - 1) for label in sorted(LABELS)])
    chance = Stream.seeded(9, f"test/drawn/{table}")
    for state in some(table, 1, 40):
        drawn = replace(state, rng=replace(state.rng, drawn=most))
        assert GAME.problems(drawn) == ()
        play_on(drawn, chance)


# Made-up states: whatever decodes is judged without a crash, and what is found sound can be played.


@pytest.mark.parametrize("table", TABLES)
def test_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream.seeded(7, f"test/changed/{table}")
    pool = some(table, 1, 40)
    refused = played = 0
    for _ in range(200):
        state = changed(pool[chance.below(len(pool))], chance)
        if state is None:
            continue
        problems = GAME.problems(state)
        refused += bool(problems)
        if not problems:
            play_on(state, chance)
            played += 1
    assert refused > 20
    assert played > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("table", TABLES)
def test_many_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream.seeded(8, f"test/changed/{table}")
    pool = [state for seed in range(1, 9) for state in some(table, seed, 60)]
    for _ in range(5_000):
        state = changed(pool[chance.below(len(pool))], chance)
        if state is not None and not GAME.problems(state):
            play_on(state, chance)


def play_on(state: State, chance: Stream) -> None:
    """Look at a sound state from all sides and go on from it: all that follows is sound, and decodes."""
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert GAME.view(GAME.determinize(view, chance.below(2**53)), viewer) == view
    GAME.evaluate(state, 0)
    assert (GAME.outcome(state) is None) == bool(GAME.decisions(state))
    for _ in range(10):
        owed = GAME.decisions(state)
        if not owed:
            return
        state = GAME.apply(state, owed[0].seat, pick(state, owed[0].seat, chance)).state
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
    "general",
    "tactic",
    "stun",
    "taunt",
    "attack",
    "health",
    "next_turn",
    "turn",
    "good",
    "order",
    "last",
    "secret",
    "field",
    "siege",
    "person",
    "low",
    "retreat",
    "no_generals",
    "last_question",
    "last_phase",
)


def other(value: Any, chance: Stream) -> Any:
    """Another value, mostly of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return (0, 1, 2, value + 1, max(0, value - 1), 7, 64, 999, 9_998, 9_999)[chance.below(10)]
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
