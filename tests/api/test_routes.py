"""Every route, as a client uses it."""

import dataclasses
import json
from typing import Any

import pytest

from tests.api.door import JSON, MSGPACK, Door
from tests.api.reachable import some_state
from warlords_api.exchange import Exchange
from warlords_api.problems import Refused
from warlords_api.shapes import MAX_EVENTS, shapes_of
from warlords_core import bots, codec, games
from warlords_core.errors import ImpossibleView
from warlords_core.game import AnyGame, Transition
from warlords_core.playout import playout

XIDIT: AnyGame = games.get("xidit")


def started(door: Door, **options: Any) -> Any:
    answer = door.post("/v1/xidit/matches", {"options": options, "seed": 5})
    assert answer.status == 200, answer.body
    return answer.json


def test_games_and_their_packs_are_listed(door: Door) -> None:
    [xidit] = [game for game in door.get("/v1/games").json["games"] if game["name"] == "xidit"]
    assert set(xidit["title"]) == {"en", "zh", "ja"}
    # Other tests of this process may have added packs of their own.
    assert "stand-in-21" in [pack["id"] for pack in xidit["packs"]]
    assert door.get("/v1/xidit/packs").json["packs"] == xidit["packs"]


def test_a_pack_is_served_whole_and_an_unknown_one_is_not_found(door: Door) -> None:
    pack = door.get("/v1/xidit/packs/stand-in-21").json
    assert len(pack["cities"]) == 21
    door.get("/v1/xidit/packs/nowhere").problem(404, "unknown_pack")


def test_clauses_are_served_in_three_languages(door: Door) -> None:
    clauses = door.get("/v1/xidit/rules").json["clauses"]
    assert [clause["id"] for clause in clauses] == [clause.id for clause in XIDIT.rules]
    clause = door.get("/v1/xidit/rules/XD-4.1").json
    assert clause in clauses
    assert set(clause["text"]) == {"en", "zh", "ja"}
    door.get("/v1/xidit/rules/XD-99").problem(404, "unknown_rule")


def test_the_schema_has_every_type(door: Door) -> None:
    schema = door.get("/v1/xidit/schema").json
    assert set(schema["properties"]) == {"options", "state", "action", "decision", "event", "view", "pack", "record"}
    assert schema["$defs"]["State"]["additionalProperties"] is False


def test_the_server_is_alive_and_ready(door: Door) -> None:
    assert door.get("/health").json == {"status": "ok"}
    assert door.get("/ready").json == {"status": "ready", "games": ["kassen", "xidit"]}


def test_metrics_count_by_operation_and_status(door: Door) -> None:
    door.get("/v1/xidit/rules/XD-99")
    answer = door.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert b'warlords_requests_total{operation="xidit_rule",status="404"}' in answer.body


def test_the_playground_needs_nothing_from_elsewhere(door: Door) -> None:
    answer = door.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert b"://" not in answer.body
    assert b"/v1/" in answer.body
    assert b'<link rel="icon" href="data:,">' in answer.body  # or browsers ask for one that is not there


@pytest.mark.parametrize("name", games.names())
def test_what_the_playground_makes_inputs_and_buttons_of_is_there(door: Door, name: str) -> None:
    """Its way through the contract: bots by the suggestion's request, packs by their list, options by the schema."""
    page, contract = door.get("/").body.decode(), door.get("/openapi.json").json
    body = contract["paths"][f"/v1/{name}/suggestions"]["post"]["requestBody"]["content"][JSON]["schema"]
    bots = contract["components"]["schemas"][body["$ref"].rpartition("/")[2]]["properties"]["bot"]["enum"]
    assert {"greedy", "random"} <= set(bots)
    assert [bot for bot in bots if bot in page] == []
    schema = door.get(f"/v1/{name}/schema").json
    options = schema["$defs"][schema["properties"]["options"]["$ref"].rpartition("/")[2]]["properties"]
    assert options["pack"]["default"] in {pack["id"] for pack in door.get(f"/v1/{name}/packs").json["packs"]}
    lists = {option: each for option, each in options.items() if each.get("type") == "array"}
    for each in lists.values():  # as many inputs as the default has places
        assert each["items"]["enum"]
        assert each["minItems"] == each["maxItems"] == len(each["default"])
    assert (name == "kassen") == ("leaders" in lists)


@pytest.mark.parametrize("name", games.names())
def test_the_playground_knows_no_game(door: Door, name: str) -> None:
    """What it shows of a game comes from the contract: its name, its options, what may be done."""
    page = door.get("/").body.decode()
    schema = door.get(f"/v1/{name}/schema").json
    words = {name}
    for definition in schema["$defs"].values():
        properties = definition.get("properties", {})
        words |= {tag for tag in properties.get("type", {}).get("enum", ()) if "_" in tag}
        words |= {word for word in properties if "_" in word}
    assert len(words) > 20
    assert [word for word in sorted(words) if word in page] == []


def test_a_match_starts_the_same_for_the_same_seed(door: Door) -> None:
    first = started(door, seats=3)
    assert first == started(door, seats=3)
    assert len(first["state"]["players"]) == 3
    assert first["decisions"] == [{"type": "hero_due", "seat": 0}]
    assert first["view"] is None
    assert first["outcome"] is None


def test_options_may_be_left_out(door: Door) -> None:
    assert door.post("/v1/xidit/matches", {"seed": 5}).json == started(door)


def test_options_with_faults_are_told(door: Door) -> None:
    body = {"options": {"seats": 3, "starting_seat": 4}, "seed": 5}
    problem = door.post("/v1/xidit/matches", body).problem(422, "no_such_seat")
    assert problem["rule"] == "XD-1.6"
    assert problem["pointer"] == "/options/starting_seat"
    assert [fault["pointer"] for fault in problem["errors"]] == ["/options/starting_seat"]


def test_an_unknown_pack_is_told(door: Door) -> None:
    body = {"options": {"pack": "nowhere"}, "seed": 5}
    assert door.post("/v1/xidit/matches", body).problem(422, "unknown_pack")["pointer"] == "/options/pack"


def test_one_action_is_adjudicated(door: Door) -> None:
    state = started(door)["state"]
    body = {"state": state, "actions": [{"seat": 0, "action": {"type": "place_hero", "city": 4}}], "perspective": 0}
    answer = door.post("/v1/xidit/adjudications", body).json
    assert answer["state"]["players"][0]["hero"] == 4
    assert [(event["type"], event["city"], event["rule"]) for event in answer["events"]] == [
        ("hero_placed", 4, "XD-1.6")
    ]
    assert answer["decisions"] == [{"type": "hero_due", "seat": 1}]
    assert answer["view"]["seat"] == 0
    assert answer["view"]["players"][0]["hero"] == 4


def test_a_list_of_actions_gives_what_one_after_another_gives(door: Door) -> None:
    first = started(door)["state"]
    moves = [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(4)]
    at_once = door.post("/v1/xidit/adjudications", {"state": first, "actions": moves, "perspective": "all"}).json
    state, events = first, []
    for move in moves:
        answer = door.post("/v1/xidit/adjudications", {"state": state, "actions": [move], "perspective": "all"}).json
        state = answer["state"]
        events += answer["events"]
    assert at_once["state"] == state
    assert at_once["events"] == events
    assert [decision["type"] for decision in at_once["decisions"]] == ["plan_due"] * 4


def test_a_refused_action_refuses_the_whole_list_and_names_its_place(door: Door) -> None:
    state = started(door)["state"]
    moves = [
        {"seat": 0, "action": {"type": "place_hero", "city": 1}},
        {"seat": 1, "action": {"type": "place_hero", "city": 64}},
    ]
    body = {"state": state, "actions": moves, "perspective": "all"}
    problem = door.post("/v1/xidit/adjudications", body).problem(409)
    assert problem["index"] == 1
    assert problem["pointer"] == "/actions/1/action/city"
    assert problem["rule"] == "XD-1.6"
    assert "state" not in problem


def test_a_seat_that_owes_nothing_is_refused(door: Door) -> None:
    state = started(door)["state"]
    move = {"seat": 1, "action": {"type": "place_hero", "city": 1}}
    body = {"state": state, "actions": [move], "perspective": "all"}
    assert door.post("/v1/xidit/adjudications", body).problem(409)["index"] == 0


@pytest.mark.parametrize("seat", [4, 7])
def test_a_seat_that_is_not_at_the_table_gets_no_5xx(door: Door, seat: int) -> None:
    state = started(door)["state"]
    move = {"seat": seat, "action": {"type": "place_hero", "city": 1}}
    body: dict[str, Any] = {"state": state, "actions": [move], "perspective": "all"}
    door.post("/v1/xidit/adjudications", body).problem(409)
    body = {"state": state, "seat": seat}
    assert door.post("/v1/xidit/legal-actions", body).problem(422, "unknown_seat")["pointer"] == "/seat"
    body = {"state": state, "perspective": seat}
    assert door.post("/v1/xidit/views", body).problem(422, "unknown_seat")["pointer"] == "/perspective"


def test_legal_actions_come_in_pages(door: Door) -> None:
    state = planning(door)
    pages = []
    for offset in range(0, 15_625, 1_000):
        answer = door.post("/v1/xidit/legal-actions", {"state": state, "seat": 2, "offset": offset, "limit": 1_000})
        assert answer.json["total"] == 5**6
        assert answer.json["offset"] == offset
        pages += answer.json["actions"]
    assert len(pages) == 5**6
    assert len({tuple(action["orders"]) for action in pages}) == 5**6


def test_a_page_beyond_the_end_is_empty(door: Door) -> None:
    state = planning(door)
    for offset in (15_625, 2**53 - 1):
        body = {"state": state, "seat": 2, "offset": offset, "limit": 1_000}
        assert door.post("/v1/xidit/legal-actions", body).json["actions"] == []
    body = {"state": state, "seat": 2, "offset": 15_624, "limit": 1_000}
    assert len(door.post("/v1/xidit/legal-actions", body).json["actions"]) == 1


def test_the_form_describes_the_actions(door: Door) -> None:
    body = {"state": planning(door), "seat": 2, "limit": 0}
    form = door.post("/v1/xidit/legal-actions", body).json["form"]
    assert (form["form"], form["action"], form["field"], form["size"]) == ("action", "commit_plan", "orders", 15_625)
    assert [part["values"] for part in form["of"]["parts"]] == [["blue", "red", "black", "act", "wait"]] * 6


def test_a_page_larger_than_the_bound_is_refused(door: Door) -> None:
    body = {"state": planning(door), "seat": 2, "limit": 1_001}
    assert door.post("/v1/xidit/legal-actions", body).problem(400)["pointer"] == "/limit"


@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in games.names() for bot in bots.quick(games.get(name))]
)
def test_a_suggestion_is_legal_and_the_same_for_the_same_seed(door: Door, name: str, bot: str) -> None:
    game = games.get(name)
    answer = door.post(f"/v1/{name}/matches", {"seed": 3}).json
    state, seat = answer["state"], answer["decisions"][0]["seat"]
    body = {"state": state, "seat": seat, "bot": bot, "seed": 3}
    answer = door.post(f"/v1/{name}/suggestions", body).json
    assert answer == door.post(f"/v1/{name}/suggestions", body).json
    move = {"seat": seat, "action": answer["action"]}
    body = {"state": state, "actions": [move], "perspective": "all"}
    assert door.post(f"/v1/{name}/adjudications", body).status == 200
    decoded = codec.from_json(codec.to_json(state), game.types.state)
    assert json.loads(codec.to_json(game.parse(decoded, answer["notation"]))) == answer["action"]


@pytest.mark.parametrize(("name", "bot"), [("xidit", "enemy"), ("xidit", "ismcts"), ("kassen", "ismcts")])
def test_bots_of_other_games_and_slow_ones_are_refused(door: Door, name: str, bot: str) -> None:
    answer = door.post(f"/v1/{name}/matches", {"seed": 3}).json
    body = {"state": answer["state"], "seat": 0, "bot": bot, "seed": 3}
    assert door.post(f"/v1/{name}/suggestions", body).problem(400)["pointer"] == "/bot"


def test_a_state_whose_view_no_match_brings_about_gets_no_suggestion() -> None:
    """None is known of xidit; the answer must not hang on that."""

    def impossible(view: object, seed: int) -> Any:
        raise ImpossibleView(f"no state has this view, whatever the seed {seed}")

    shapes = shapes_of(XIDIT)
    state = XIDIT.setup(XIDIT.default_options(), 1).state
    exchange = Exchange(dataclasses.replace(XIDIT, determinize=impossible), shapes)
    with pytest.raises(Refused) as refused:
        exchange.suggest(shapes.suggestion_request(state=state, seat=0, bot="greedy", seed=1))
    document = refused.value.document
    assert (document.status, document.code, document.pointer) == (422, "impossible_view", "/state")


def test_an_adjudication_with_too_many_events_carries_no_more_actions_out() -> None:
    shapes = shapes_of(XIDIT)
    state = XIDIT.setup(XIDIT.default_options(), 1).state
    event = XIDIT.setup(XIDIT.default_options(), 1).events[0]
    carried: list[Any] = []

    def eventful(state: Any, seat: int, action: Any) -> Any:
        carried.append(action)
        return Transition(state, (event,) * (MAX_EVENTS // 2))

    exchange = Exchange(dataclasses.replace(XIDIT, resolve_unchecked=eventful, refusal=lambda *_: None), shapes)
    move = XIDIT.types.move(0, XIDIT.legal_actions(state, 0)[0])

    def adjudicate(count: int) -> Any:
        request = shapes.adjudication_request(state=state, actions=(move,) * count, perspective="all")
        return exchange.adjudicate(request)

    assert len(adjudicate(2).events) == MAX_EVENTS
    assert len(adjudicate(3).events) > MAX_EVENTS
    carried.clear()
    with pytest.raises(Refused) as refused:
        adjudicate(5)
    document = refused.value.document
    assert (document.status, document.code, document.pointer) == (422, "too_many_events", "/actions/3")
    assert len(carried) == 3


def test_who_owes_nothing_gets_no_suggestion(door: Door) -> None:
    body = {"state": started(door)["state"], "seat": 1, "bot": "random", "seed": 3}
    assert door.post("/v1/xidit/suggestions", body).problem(409, "nothing_owed")["pointer"] == "/seat"


def test_a_record_replays_to_the_end_of_its_match(door: Door) -> None:
    played = playout(XIDIT, XIDIT.default_options(), 11)
    body = {"record": json.loads(codec.to_json(played.record)), "perspective": "all"}
    answer = door.post("/v1/xidit/replays", body).json
    assert answer["state"] == json.loads(codec.to_json(played.state))
    assert answer["decisions"] == []
    assert [standing["place"] for standing in answer["outcome"]["ranking"]] == [1, 2, 3, 4]
    assert answer["events"][-1]["type"] == "match_won"
    everything = door.post("/v1/xidit/replays", {**body, "events": "all"}).json
    assert everything["events"][0]["type"] == "checks_ordered"
    assert everything["events"][-len(answer["events"]) :] == answer["events"]
    assert {"year_ended", "plans_revealed"} <= {event["type"] for event in everything["events"]}


def test_a_record_with_an_illegal_move_names_it(door: Door) -> None:
    record = short_record(door)
    record["moves"][2]["action"]["city"] = 64
    problem = door.post("/v1/xidit/replays", {"record": record, "perspective": "all"}).problem(409)
    assert problem["index"] == 2
    assert problem["pointer"] == "/record/moves/2/action/city"


def test_a_record_of_something_else_is_refused(door: Door) -> None:
    record = short_record(door)
    other_game = {"record": {**record, "game": "kassen"}, "perspective": "all"}
    assert door.post("/v1/xidit/replays", other_game).problem(422, "other_game")["pointer"] == "/record/game"
    pack = {**record["pack"], "digest": "0" * 32}
    other_pack = {"record": {**record, "pack": pack}, "perspective": "all"}
    assert door.post("/v1/xidit/replays", other_pack).problem(422, "unknown_pack")["pointer"] == "/record/pack"
    options = {"record": {**record, "options": {"starting_seat": 4}}, "perspective": "all"}
    assert door.post("/v1/xidit/replays", options).problem(422)["pointer"] == "/record/options/starting_seat"
    body = {"record": record, "perspective": 4}
    assert door.post("/v1/xidit/replays", body).problem(422, "unknown_seat")["pointer"] == "/perspective"


def test_messagepack_carries_a_match_too(door: Door) -> None:
    request = codec.to_msgpack({"seed": 5})
    answer = door.post_bytes("/v1/xidit/matches", request, MSGPACK)
    assert answer.headers["content-type"] == MSGPACK
    state = codec.from_msgpack(codec.to_msgpack(answer.packed["state"]), XIDIT.types.state)
    assert codec.to_json(state) == codec.to_json(XIDIT.setup(XIDIT.default_options(), 5).state)
    assert isinstance(answer.packed["state"]["rng"]["key"], bytes)


def test_the_end_of_a_match_is_served_like_any_state(door: Door) -> None:
    state = codec.to_json(some_state("xidit", 7))
    body = b'{"state":' + state + b',"perspective":"spectator"}'
    answer = door.post_bytes("/v1/xidit/views", body).json
    assert answer["outcome"]["ranking"][0]["place"] == 1
    assert answer["decisions"] == []


def planning(door: Door) -> Any:
    """A state in which all four seats owe a plan."""
    moves = [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(4)]
    body = {"state": started(door)["state"], "actions": moves, "perspective": "all"}
    return door.post("/v1/xidit/adjudications", body).json["state"]


def short_record(door: Door) -> Any:
    """A record of four placed heroes."""
    return {
        "game": "xidit",
        "pack": started(door)["state"]["pack"],
        "options": {},
        "seed": 5,
        "moves": [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(4)],
    }
