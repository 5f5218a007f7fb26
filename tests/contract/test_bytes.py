"""Values and bytes: round trips, the same bytes from the same seed anywhere, notation, records."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.contract import strange
from tests.contract.fingerprint import fingerprints
from tests.contract.walks import SEEDS, chance, each_table, walk
from warlords_core import codec
from warlords_core.errors import IllegalAction, NotationError, UnknownPack
from warlords_core.record import replay
from warlords_core.types import Outcome


def round_trips(value: Any, kind: Any) -> None:
    """A value comes back from both kinds of bytes, and its bytes are the same again."""
    for back in (
        codec.from_json(codec.to_json(value), kind),
        codec.from_msgpack(codec.to_msgpack(value), kind),
    ):
        assert back == value
        assert type(back) is type(value)
        assert codec.digest(back) == codec.digest(value)
        assert codec.to_json(back) == codec.to_json(value)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_everything_round_trips_through_json_and_messagepack(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "codec")
    for turn in walked.some(draws, 40):
        round_trips(turn.state, game.types.state)
        round_trips(turn.action, game.types.action)
        for seat in (None, *range(turn.state.options.seats)):
            round_trips(game.view(turn.state, seat), game.types.view)
        for decision in game.decisions(turn.state):
            round_trips(decision, game.types.decision)
        for event in turn.after.events:
            round_trips(event, game.types.event)
    round_trips(walked.end, game.types.state)
    round_trips(walked.options, game.types.options)
    round_trips(game.outcome(walked.end), Outcome)
    round_trips(walked.record, game.types.record)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_every_event_of_a_match_decodes_strictly(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    one: Any = walked.harness.game.types.event
    events = tuple[one, ...]
    for transition in walked.transitions:
        data = codec.to_msgpack(transition.events)
        assert codec.from_msgpack(data, events) == transition.events


@pytest.fixture(scope="module")
def here() -> dict[str, list[str]]:
    """The fingerprints of this process."""
    return fingerprints()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_the_same_seeds_make_the_same_bytes_in_any_process(hash_seed: str, here: dict[str, list[str]]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.contract.fingerprint"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    assert msgspec.json.decode(ran.stdout, type=dict[str, list[str]]) == here


@each_table
def test_other_seeds_make_other_matches(name: str, table: str, here: dict[str, list[str]]) -> None:
    prints = here[f"{name}/{table}"]
    assert len(set(prints)) == len(prints)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_record_replays_to_the_same_digest(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game = walked.harness.game
    record = codec.from_json(codec.to_json(walked.record), game.types.record)
    again = list(replay(game, record))
    assert [codec.digest(transition) for transition in again] == [codec.digest(step) for step in walked.transitions]


@each_table
def test_a_record_that_does_not_fit_is_refused(name: str, table: str) -> None:
    walked = walk(name, table, 5)
    game, record = walked.harness.game, walked.record
    wrong = msgspec.structs.replace(record.pack, digest="0" * 32)
    with pytest.raises(UnknownPack):
        list(replay(game, msgspec.structs.replace(record, pack=wrong)))
    with pytest.raises(IllegalAction):
        list(replay(game, msgspec.structs.replace(record, moves=(*record.moves, record.moves[0]))))


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_notation_reads_back_and_is_one_to_one(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "notation")
    for turn in walked.some(draws, 30):
        legal = game.legal_actions(turn.state, turn.seat)
        actions = list(legal) if legal.size <= 200 else [legal.sample(draws) for _ in range(40)]
        actions += strange.made(game, draws, 5)
        lines: dict[str, Any] = {}
        for action in actions:
            line = game.notate(turn.state, action)
            assert line == line.strip()
            assert line.isprintable()
            assert lines.setdefault(line, action) == action, f"two actions are written {line!r}"
            assert game.parse(turn.state, line) == action


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_notation_has_one_spelling(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "spelling")
    for turn in walked.some(draws, 30):
        line = game.notate(turn.state, turn.action)
        misspelt = [f" {line}", f"{line} ", f"{line}\n", line.upper(), line.title(), line.replace(" ", "  ")]
        misspelt += [line[:-1], line[1:], f"{line} {line}", f"{line}0", line.replace(" ", " 0"), "", "\x00", "１"]
        for other in misspelt:
            if other == line:
                continue
            try:
                action = game.parse(turn.state, other)
            except NotationError:
                continue
            assert game.notate(turn.state, action) == other
