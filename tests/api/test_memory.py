"""The memory of sound states changes how long an answer takes, and nothing else."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from tests.api.reachable import walked
from warlords_api import wire
from warlords_api.exchange import Exchange
from warlords_api.memory import Bodies, Memory
from warlords_api.problems import Refused
from warlords_api.shapes import shapes_of
from warlords_api.wire import Media
from warlords_core import games
from warlords_core.errors import Malformed

XIDIT = games.get("xidit")
SHAPES = shapes_of(XIDIT)
FIRST, SECOND = (XIDIT.setup(XIDIT.default_options(), seed).state for seed in (1, 2))
REQUEST = SHAPES.legal_actions_request(state=FIRST, seat=0, limit=3)


def bodies(memory: Memory) -> Bodies:
    return Bodies(SHAPES.legal_actions_request, SHAPES.legal_actions, memory)


def remembering(media: Media, *states: Any, room: int = 10**6) -> Memory:
    memory = Memory(room)
    for state in states:
        memory.add(media.encode(state), state)
    return memory


@pytest.mark.parametrize("media", wire.MEDIA, ids=lambda media: media.name)
def test_a_known_state_is_taken_as_it_is(media: Media) -> None:
    request = bodies(remembering(media, FIRST)).read(media, media.encode(REQUEST))
    assert request == REQUEST
    assert request.state is FIRST


@pytest.mark.parametrize("media", wire.MEDIA, ids=lambda media: media.name)
def test_an_unknown_state_is_decoded(media: Media) -> None:
    request = bodies(remembering(media, SECOND)).read(media, media.encode(REQUEST))
    assert request == REQUEST
    assert request.state is not FIRST


_BODY = wire.JSON.encode(REQUEST)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 3_000,
        b" " + _BODY,
        _BODY + b" x",
        _BODY.replace(b'"seat":0', b'"seat":"0"'),
        _BODY.replace(b'"seat":0', b'"seat":9'),
        _BODY.replace(b'"seat":0', b'"seat":-0'),
        _BODY.replace(b'"seat":0', b'"seat":0,"seat":0'),
        _BODY.replace(b'"seat":0', b'"seat":0,"more":0'),
        _BODY.replace(b'"seat":0,', b""),
        _BODY.replace(b'{"state":', b'{"state":{},"state":'),
        _BODY.replace(b'"limit":3', b'"limit":1001'),
        _BODY.replace(b'"offset":0', b'"offset":1e0'),
        _BODY.replace(b'"offset":0,', b""),
        _BODY.replace(b'"schema":1', b'"schema":2'),
        _BODY.replace(b'"year":1', b'"year": 1'),
        b"\xff" + _BODY,
    ],
    ids=lambda data: f"{len(data)} bytes",
)
def test_whatever_is_sent_is_read_alike_with_and_without_a_memory(data: bytes) -> None:
    assert _read(remembering(wire.JSON, FIRST), data) == _read(Memory(), data)


def _read(memory: Memory, data: bytes) -> object:
    try:
        return bodies(memory).read(wire.JSON, data)
    except Malformed as error:
        return error.code, error.pointer, error.message


@pytest.mark.parametrize("media", wire.MEDIA, ids=lambda media: media.name)
def test_an_answer_is_written_alike_and_its_state_remembered(media: Media) -> None:
    memory = Memory()
    answer = Exchange(XIDIT, SHAPES).start(SHAPES.match_request(seed=1, perspective=2))
    assert Bodies(SHAPES.match_request, SHAPES.exchange, memory).write(media, answer) == media.encode(answer)
    assert memory.get(media.encode(answer.state)) is answer.state
    assert answer.state in memory


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", games.names())
def test_what_the_rules_made_would_be_taken_without_a_memory_too(name: str, seed: int) -> None:
    """It is remembered without a look at it (see ``memory``); this looks, all along matches with other options."""
    game = games.get(name)
    for state in walked(game, seed):
        for media in wire.MEDIA:
            text = media.encode(state)
            again = media.decode(text, game.types.state)
            assert again == state
            assert media.encode(again) == text
            assert game.problems(again) == ()


def test_the_first_go_when_the_room_is_taken() -> None:
    size = len(wire.JSON.encode(FIRST))
    memory = remembering(wire.JSON, FIRST, SECOND, room=2 * size - 1)
    assert FIRST not in memory
    assert memory.get(wire.JSON.encode(FIRST)) is None
    assert SECOND in memory


def test_a_state_larger_than_the_room_is_not_kept() -> None:
    assert FIRST not in remembering(wire.JSON, FIRST, room=10)


def test_only_the_very_state_is_known_and_not_its_equals() -> None:
    assert replace(FIRST) not in remembering(wire.JSON, FIRST)


def test_what_is_known_is_not_checked_and_what_is_unsound_always_is() -> None:
    checked: list[object] = []

    def problems(state: Any) -> Any:
        checked.append(state)
        return XIDIT.problems(state)

    exchange = Exchange(dataclasses.replace(XIDIT, problems=problems), SHAPES)
    views = Bodies(SHAPES.view_request, SHAPES.view_answer, exchange.memory)

    def ask(state: Any) -> None:
        request = views.read(wire.JSON, wire.JSON.encode(SHAPES.view_request(state=state, perspective=0)))
        views.write(wire.JSON, exchange.view(request))
        views.found_sound(wire.JSON, request)

    starts = Bodies(SHAPES.match_request, SHAPES.exchange, exchange.memory)
    made_here = exchange.start(SHAPES.match_request(seed=3))
    starts.write(wire.JSON, made_here)
    ask(made_here.state)
    assert checked == []
    unsound = replace(FIRST, recruitment_pile=())
    for _ in range(2):
        with pytest.raises(Refused):
            ask(unsound)
    assert checked == [unsound, unsound]
    for _ in range(2):
        ask(SECOND)
    assert checked[2:] == [SECOND]
