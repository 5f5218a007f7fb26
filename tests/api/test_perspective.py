"""What each perspective is shown, in every game: events and views hold nothing that is hidden from it."""

import json
from typing import Any

import pytest

from tests.api.door import Door
from tests.api.examples import EXAMPLES
from tests.api.reachable import some_state
from warlords_core import codec, games
from warlords_core.game import AnyGame, visible
from warlords_core.playout import playout


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game in turn."""
    return games.get(request.param)


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(codec.to_json(value))


def test_all_is_for_exchanges_only(door: Door, game: AnyGame) -> None:
    state = plain(game.setup(game.default_options(), 5).state)
    door.post(f"/v1/{game.name}/views", {"state": state, "perspective": "all"}).problem(400)


@pytest.mark.parametrize("place", range(1, 48, 4))
def test_views_are_those_of_the_rules_and_hide_the_key(door: Door, game: AnyGame, place: int) -> None:
    state = some_state(game.name, place)
    body = codec.to_json(state)
    for seat in [*range(EXAMPLES[game.name].seated(state)), None]:
        eyes = b'"spectator"' if seat is None else str(seat).encode()
        answer = door.post_bytes(f"/v1/{game.name}/views", b'{"state":' + body + b',"perspective":' + eyes + b"}")
        view = answer.json["view"]
        assert view == plain(game.view(state, seat))
        assert json.loads(body)["rng"]["key"] not in json.dumps(view)


def test_events_of_a_whole_match_are_cut_by_audience(door: Door, game: AnyGame) -> None:
    record = playout(game, game.default_options(), 11).record
    body = {"record": plain(record), "events": "all"}
    uncut = door.post(f"/v1/{game.name}/replays", {**body, "perspective": "all"}).json["events"]
    for perspective in (*range(EXAMPLES[game.name].seats), "spectator"):
        cut = door.post(f"/v1/{game.name}/replays", {**body, "perspective": perspective}).json["events"]
        assert cut == [event for event in uncut if event["audience"] is None or perspective in event["audience"]]
        assert len(cut) < len(uncut)
    assert visible((), None) == ()


def test_a_match_starts_in_the_perspective_that_is_asked_for(door: Door, game: AnyGame) -> None:
    path, beyond = f"/v1/{game.name}/matches", EXAMPLES[game.name].seats
    everything = door.post(path, {"seed": 5}).json
    seen = door.post(path, {"seed": 5, "perspective": 1}).json
    assert everything["view"] is None
    assert seen["state"] == everything["state"]
    state = game.setup(game.default_options(), 5).state
    assert seen["view"] == plain(game.view(state, 1)) != plain(game.view(state, None))
    refused = door.post(path, {"seed": 5, "perspective": beyond})
    assert refused.problem(422, "unknown_seat")["pointer"] == "/perspective"
