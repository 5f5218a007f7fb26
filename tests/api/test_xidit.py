"""xidit through the door: what its routes answer in its own words, and plans that show to nobody too early."""

import json
from typing import Any

import pytest

from tests.api.door import Door
from tests.api.reachable import some_state
from warlords_core import codec
from warlords_core.playout import playout
from warlords_core.xidit import GAME

PLAN = ["blue", "wait", "wait", "red", "act", "wait"]
OTHER = ["black", "act", "act", "black", "red", "act"]
MATCHES = "/v1/xidit/matches"
LEGAL = "/v1/xidit/legal-actions"


def place_hero(seat: int, city: int) -> Any:
    return {"seat": seat, "action": {"type": "place_hero", "city": city}}


def commit(seat: int, orders: list[str]) -> Any:
    return {"seat": seat, "action": {"type": "commit_plan", "orders": orders}}


def started(door: Door, **options: Any) -> Any:
    answer = door.post(MATCHES, {"options": options, "seed": 5})
    assert answer.status == 200, answer.body
    return answer.json


def adjudicate(door: Door, state: Any, moves: Any, perspective: int | str) -> Any:
    answer = door.post("/v1/xidit/adjudications", {"state": state, "actions": moves, "perspective": perspective})
    assert answer.status == 200, answer.body
    return answer.json


@pytest.fixture(scope="module")
def placed(door: Door) -> Any:
    """The answer that leaves all four seats with a plan to commit."""
    return adjudicate(door, started(door)["state"], [place_hero(seat, seat + 1) for seat in range(4)], "all")


@pytest.fixture(scope="module")
def planning(placed: Any) -> Any:
    """A state in which all four seats owe a plan."""
    return placed["state"]


# Routes


def test_a_pack_has_its_cities(door: Door) -> None:
    assert "stand-in-21" in [pack["id"] for pack in door.get("/v1/xidit/packs").json["packs"]]
    assert len(door.get("/v1/xidit/packs/stand-in-21").json["cities"]) == 21


def test_a_match_of_three_seats(door: Door) -> None:
    first = started(door, seats=3)
    assert len(first["state"]["players"]) == 3
    assert first["decisions"] == [{"type": "hero_due", "seat": 0}]


def test_a_placed_hero(door: Door) -> None:
    answer = adjudicate(door, started(door)["state"], [place_hero(0, 4)], 0)
    assert answer["state"]["players"][0]["hero"] == 4
    assert [(event["type"], event["city"], event["rule"]) for event in answer["events"]] == [
        ("hero_placed", 4, "XD-1.6")
    ]
    assert answer["decisions"] == [{"type": "hero_due", "seat": 1}]
    assert answer["view"]["seat"] == 0
    assert answer["view"]["players"][0]["hero"] == 4


def test_all_plan_at_once_when_all_heroes_are_placed(placed: Any) -> None:
    assert [decision["type"] for decision in placed["decisions"]] == ["plan_due"] * 4


def test_plans_come_in_pages(door: Door, planning: Any) -> None:
    pages = []
    for offset in range(0, 15_625, 1_000):
        answer = door.post(LEGAL, {"state": planning, "seat": 2, "offset": offset, "limit": 1_000})
        assert answer.json["total"] == 5**6
        assert answer.json["offset"] == offset
        pages += answer.json["actions"]
    assert len(pages) == 5**6
    assert len({tuple(action["orders"]) for action in pages}) == 5**6
    last = door.post(LEGAL, {"state": planning, "seat": 2, "offset": 15_624, "limit": 1_000})
    assert len(last.json["actions"]) == 1
    beyond = door.post(LEGAL, {"state": planning, "seat": 2, "offset": 15_625, "limit": 1_000})
    assert beyond.json["actions"] == []


def test_the_form_describes_the_actions(door: Door, planning: Any) -> None:
    form = door.post(LEGAL, {"state": planning, "seat": 2, "limit": 0}).json["form"]
    assert (form["form"], form["action"], form["field"], form["size"]) == ("action", "commit_plan", "orders", 15_625)
    assert [part["values"] for part in form["of"]["parts"]] == [["blue", "red", "black", "act", "wait"]] * 6


def test_a_whole_match_is_told(door: Door) -> None:
    body = {"record": json.loads(codec.to_json(playout(GAME, GAME.default_options(), 11).record)), "perspective": "all"}
    answer = door.post("/v1/xidit/replays", body).json
    assert [standing["place"] for standing in answer["outcome"]["ranking"]] == [1, 2, 3, 4]
    assert answer["events"][-1]["type"] == "match_won"
    events = door.post("/v1/xidit/replays", {**body, "events": "all"}).json["events"]
    assert events[0]["type"] == "checks_ordered"
    assert {"year_ended", "plans_revealed"} <= {event["type"] for event in events}
    assert "gold_gained" in {event["type"] for event in events if event["audience"]}


def test_a_record_with_an_illegal_placement_names_it(door: Door) -> None:
    moves = [place_hero(0, 1), place_hero(1, 2), place_hero(2, 64), place_hero(3, 4)]
    record = {"game": "xidit", "pack": started(door)["state"]["pack"], "options": {}, "seed": 5, "moves": moves}
    problem = door.post("/v1/xidit/replays", {"record": record, "perspective": "all"}).problem(409)
    assert problem["index"] == 2
    assert problem["pointer"] == "/record/moves/2/action/city"


# Perspectives


def shown(answer: Any) -> Any:
    """What an answer shows of the match to its perspective: all but the state itself."""
    return {key: answer[key] for key in ("events", "view", "decisions", "outcome")}


@pytest.mark.rule("XD-1.7", "XD-2.2")
@pytest.mark.parametrize("perspective", [0, 1, 3, "spectator"])
def test_a_committed_plan_shows_to_nobody_else(door: Door, planning: Any, perspective: int | str) -> None:
    one = adjudicate(door, planning, [commit(2, PLAN)], perspective)
    other = adjudicate(door, planning, [commit(2, OTHER)], perspective)
    assert one["state"] != other["state"]
    assert shown(one) == shown(other)
    assert [event["type"] for event in one["events"]] == ["plan_committed"]
    assert one["view"]["players"][2] == {**one["view"]["players"][2], "committed": True, "plan": []}


@pytest.mark.rule("XD-2.2")
def test_a_committed_plan_shows_to_its_seat(door: Door, planning: Any) -> None:
    answer = adjudicate(door, planning, [commit(2, PLAN)], 2)
    assert answer["view"]["screen"]["plan"] == PLAN
    assert answer["view"]["seat"] == 2


@pytest.mark.rule("XD-2.2")
def test_all_plans_show_once_all_are_there(door: Door, planning: Any) -> None:
    moves = [commit(seat, PLAN if seat % 2 else OTHER) for seat in range(4)]
    events = adjudicate(door, planning, moves, "spectator")["events"]
    [revealed] = [event for event in events if event["type"] == "plans_revealed"]
    assert revealed["plans"] == [OTHER, PLAN, OTHER, PLAN]
    assert revealed["reveal"] is True


def test_a_spectator_has_no_screen(door: Door, planning: Any) -> None:
    view = door.post("/v1/xidit/views", {"state": planning, "perspective": "spectator"}).json["view"]
    assert view["screen"] is None
    assert view["seat"] is None


@pytest.mark.parametrize("place", range(1, 48, 4))
def test_views_hide_the_piles(door: Door, place: int) -> None:
    state = json.loads(codec.to_json(some_state("xidit", place)))
    for eyes in [*range(state["options"]["seats"]), "spectator"]:
        view = door.post("/v1/xidit/views", {"state": state, "perspective": eyes}).json["view"]
        assert isinstance(view["recruitment_pile"], int)
