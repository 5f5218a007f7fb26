"""What is wrong with a state is told, all of it; what is told to be sound can be played."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from msgspec.structs import replace

from tests.unsound import Changes, cases, check_words, in_order, told
from tests.xidit.broken_phases import PHASES
from tests.xidit.broken_pieces import PIECES
from tests.xidit.matches import TABLES, match, some
from tests.xidit.sound import SOUND
from warlords_core.rng import Rng, Stream
from warlords_core.xidit.game import GAME
from warlords_core.xidit.invariants import LABELS
from warlords_core.xidit.model import State

BROKEN = PIECES | PHASES
CHANGES = Changes(
    game=GAME,
    words=(
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
    ),
    numbers=(0, 1, 2, 7, 64, 999),
    seats=lambda state: len(state.players),
    pick=lambda state, seat, chance: GAME.legal_actions(state, seat).sample(chance),
)
MODULES = ("invariants.py", "phases.py", "endings.py", "setup.py")


@pytest.mark.parametrize("state", SOUND, ids=lambda make: make.__name__)
def test_sound_states_have_no_problems(state: Callable[[], State]) -> None:
    assert GAME.problems(state()) == ()


@pytest.mark.parametrize("name", cases(BROKEN))
def test_what_is_broken_is_told_and_nothing_else(name: str) -> None:
    state, expected = BROKEN[name]
    assert told(GAME, state) == in_order(expected)


@pytest.mark.parametrize("name", BROKEN)
def test_pointers_lead_somewhere_and_messages_say_something(name: str) -> None:
    state, _ = BROKEN[name]
    check_words(GAME, state, "XD")


def test_every_code_and_clause_is_shown() -> None:
    package = files("warlords_core.xidit")
    source = "".join(package.joinpath(module).read_text() for module in MODULES)
    written = set(re.findall(r'Problem\(\s*"(\w+)", (?:None|"([A-Z0-9.-]+)")', source))
    assert len(re.findall(r"Problem\(", source)) == len(re.findall(r'Problem\(\s*"(?:\w+)", ', source)) + 1
    assert written == {(code, rule or "") for _, problems in BROKEN.values() for code, rule, _ in problems}


def test_all_faults_come_at_once() -> None:
    whole = [BROKEN[name] for name in ("a storey too few", "units shown in planning", "another seat starts the year")]
    state = replace(
        whole[2][0],
        players=(*whole[1][0].players[:3], whole[0][0].players[3]),
    )
    assert {problem.code for problem in GAME.problems(state)} == {
        "storeys_miscounted",
        "shown_early",
        "wrong_starting_seat",
    }


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
    refused, played = CHANGES.try_many(pool, chance, 150)
    assert refused > 30
    assert played > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("table", TABLES)
def test_many_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream(Rng.seeded(8).key, f"test/changed/{table}")
    pool = [state for seed in range(1, 7) for state in some(table, seed, 60)]
    CHANGES.try_many(pool, chance, 5_000)
