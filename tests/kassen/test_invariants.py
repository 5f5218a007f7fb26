"""What is wrong with a state is told, all of it; what is told to be sound can be played."""

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace

from tests.kassen.broken import CARDS, FIGHTERS, FRAME, RESTING, SOUND, START, line
from tests.kassen.broken_ends import ENDS, SOUND_ENDS
from tests.kassen.walks import TABLES, match, pick, some
from tests.unsound import Changes, cases, check_words, in_order, told
from warlords_core import codec
from warlords_core.kassen.game import GAME
from warlords_core.kassen.invariants import LABELS
from warlords_core.kassen.model import State
from warlords_core.rng import Drawn, Stream

BROKEN = FRAME | CARDS | FIGHTERS | RESTING | ENDS
ALL_SOUND = SOUND | SOUND_ENDS
CHANGES = Changes(
    game=GAME,
    words=(
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
    ),
    numbers=(0, 1, 2, 7, 64, 999, 9_998, 9_999),
    seats=lambda state: 2,
    pick=pick,
)


@pytest.mark.parametrize("name", ALL_SOUND)
def test_sound_states_have_no_problems(name: str) -> None:
    assert GAME.problems(ALL_SOUND[name]) == ()


@pytest.mark.parametrize("name", cases(BROKEN))
def test_what_is_broken_is_told_and_nothing_else(name: str) -> None:
    state, expected = BROKEN[name]
    assert told(GAME, state) == in_order(expected)


@pytest.mark.parametrize("name", BROKEN)
def test_pointers_lead_somewhere_and_messages_say_something(name: str) -> None:
    state, _ = BROKEN[name]
    check_words(GAME, state, "KS")


def test_every_code_is_shown() -> None:
    package = files("warlords_core.kassen")
    source = "".join(package.joinpath(module).read_text() for module in ("invariants.py", "resting.py"))
    written = set(re.findall(r'Problem\(\s*f?"([\w{}]+)", ', source))
    shown = {code for _, problems in BROKEN.values() for code, _, _ in problems}
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
        CHANGES.play_on(drawn, chance)


# Made-up states: whatever decodes is judged without a crash, and what is found sound can be played.


@pytest.mark.parametrize("table", TABLES)
def test_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream.seeded(7, f"test/changed/{table}")
    pool = some(table, 1, 40)
    refused, played = CHANGES.try_many(pool, chance, 200)
    assert refused > 20
    assert played > 0


@pytest.mark.fuzz
@pytest.mark.parametrize("table", TABLES)
def test_many_changed_states_are_refused_or_can_be_played(table: str) -> None:
    chance = Stream.seeded(8, f"test/changed/{table}")
    pool = [state for seed in range(1, 9) for state in some(table, seed, 60)]
    CHANGES.try_many(pool, chance, 5_000)
