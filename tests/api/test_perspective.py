"""What each perspective is shown: events and views hold nothing that is hidden from it."""

import json
from typing import Any

import pytest

from tests.api.door import Door
from tests.api.reachable import some_state
from warlords_core import codec, games
from warlords_core.game import AnyGame, visible
from warlords_core.playout import playout

XIDIT: AnyGame = games.get("xidit")
PLAN = ["blue", "wait", "wait", "red", "act", "wait"]
OTHER = ["black", "act", "act", "black", "red", "act"]


@pytest.fixture(scope="module")
def planning(door: Door) -> Any:
    """A state in which all four seats owe a plan."""
    moves = [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(4)]
    state = door.post("/v1/xidit/matches", {"seed": 5}).json["state"]
    return adjudicate(door, state, moves, "all")["state"]


def adjudicate(door: Door, state: Any, moves: Any, perspective: int | str) -> Any:
    answer = door.post("/v1/xidit/adjudications", {"state": state, "actions": moves, "perspective": perspective})
    assert answer.status == 200, answer.body
    return answer.json


def plan(seat: int, orders: list[str]) -> Any:
    return {"seat": seat, "action": {"type": "commit_plan", "orders": orders}}


def shown(answer: Any) -> Any:
    """What an answer shows of the match to its perspective: all but the state itself."""
    return {key: answer[key] for key in ("events", "view", "decisions", "outcome")}


@pytest.mark.rule("XD-1.7", "XD-2.2")
@pytest.mark.parametrize("perspective", [0, 1, 3, "spectator"])
def test_a_committed_plan_shows_to_nobody_else(door: Door, planning: Any, perspective: int | str) -> None:
    one = adjudicate(door, planning, [plan(2, PLAN)], perspective)
    other = adjudicate(door, planning, [plan(2, OTHER)], perspective)
    assert one["state"] != other["state"]
    assert shown(one) == shown(other)
    assert [event["type"] for event in one["events"]] == ["plan_committed"]
    assert one["view"]["players"][2] == {**one["view"]["players"][2], "committed": True, "plan": []}


@pytest.mark.rule("XD-2.2")
def test_a_committed_plan_shows_to_its_seat(door: Door, planning: Any) -> None:
    answer = adjudicate(door, planning, [plan(2, PLAN)], 2)
    assert answer["view"]["screen"]["plan"] == PLAN
    assert answer["view"]["seat"] == 2


@pytest.mark.rule("XD-2.2")
def test_all_plans_show_once_all_are_there(door: Door, planning: Any) -> None:
    moves = [plan(seat, PLAN if seat % 2 else OTHER) for seat in range(4)]
    events = adjudicate(door, planning, moves, "spectator")["events"]
    [revealed] = [event for event in events if event["type"] == "plans_revealed"]
    assert revealed["plans"] == [OTHER, PLAN, OTHER, PLAN]
    assert revealed["reveal"] is True


def test_a_spectator_has_no_screen(door: Door, planning: Any) -> None:
    view = door.post("/v1/xidit/views", {"state": planning, "perspective": "spectator"}).json["view"]
    assert view["screen"] is None
    assert view["seat"] is None


def test_all_is_for_exchanges_only(door: Door, planning: Any) -> None:
    door.post("/v1/xidit/views", {"state": planning, "perspective": "all"}).problem(400)


@pytest.mark.parametrize("place", range(1, 48, 4))
def test_views_are_those_of_the_rules_and_hide_the_piles_and_the_key(door: Door, place: int) -> None:
    state = some_state("xidit", place)
    body = codec.to_json(state)
    for seat in [*range(state.options.seats), None]:
        eyes = '"spectator"' if seat is None else str(seat)
        answer = door.post_bytes("/v1/xidit/views", b'{"state":' + body + b',"perspective":' + eyes.encode() + b"}")
        view = answer.json["view"]
        assert view == json.loads(codec.to_json(XIDIT.view(state, seat)))
        assert json.loads(body)["rng"]["key"] not in json.dumps(view)
        assert isinstance(view["recruitment_pile"], int)


def test_events_of_a_whole_match_are_cut_by_audience(door: Door) -> None:
    record = playout(XIDIT, XIDIT.default_options(), 11).record
    body = {"record": json.loads(codec.to_json(record)), "events": "all"}
    uncut = door.post("/v1/xidit/replays", {**body, "perspective": "all"}).json["events"]
    assert {event["type"] for event in uncut if event["audience"]} >= {"gold_gained"}
    for perspective in (0, 1, 2, 3, "spectator"):
        cut = door.post("/v1/xidit/replays", {**body, "perspective": perspective}).json["events"]
        assert cut == [event for event in uncut if event["audience"] is None or perspective in event["audience"]]
        assert len(cut) < len(uncut)
    assert visible((), None) == ()


def test_a_match_starts_in_the_perspective_that_is_asked_for(door: Door) -> None:
    everything = door.post("/v1/xidit/matches", {"seed": 5}).json
    seen = door.post("/v1/xidit/matches", {"seed": 5, "perspective": 1}).json
    assert everything["view"] is None
    assert seen["state"] == everything["state"]
    assert seen["view"]["seat"] == 1
    refused = door.post("/v1/xidit/matches", {"seed": 5, "perspective": 4})
    assert refused.problem(422, "unknown_seat")["pointer"] == "/perspective"
