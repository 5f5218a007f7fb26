"""Every route of every game, as a client uses it."""

import dataclasses
import json
from typing import Any

import msgspec
import pytest

from tests.api.door import JSON, MSGPACK, Door
from tests.api.examples import EXAMPLES
from tests.api.reachable import some_state
from warlords_api.exchange import Exchange
from warlords_api.problems import Refused
from warlords_api.shapes import MAX_EVENTS, shapes_of
from warlords_core import bots, codec, games
from warlords_core.errors import ImpossibleView
from warlords_core.game import AnyGame, Transition
from warlords_core.playout import playout

LANGUAGES = {"en", "zh", "ja"}


@pytest.fixture
def game(name: str) -> AnyGame:
    return games.get(name)


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(codec.to_json(value))


def started(door: Door, name: str) -> Any:
    answer = door.post(f"/v1/{name}/matches", {"options": {}, "seed": 5})
    assert answer.status == 200, answer.body
    return answer.json


def adjudicated(door: Door, name: str, state: Any, moves: list[Any], perspective: Any = "all") -> Any:
    body = {"state": state, "actions": moves, "perspective": perspective}
    answer = door.post(f"/v1/{name}/adjudications", body)
    assert answer.status == 200, answer.body
    return answer.json


def first_move(door: Door, name: str) -> Any:
    """What the first seat of a match of ``started`` may do."""
    decision, *_ = started(door, name)["decisions"]
    return {"seat": decision["seat"], "action": EXAMPLES[name].good}


def moved(door: Door, name: str) -> tuple[Any, Any]:
    """That move, and what it leads to: its seat owes nothing now."""
    move = first_move(door, name)
    return move, adjudicated(door, name, started(door, name)["state"], [move])


def two_moves(door: Door, name: str) -> list[Any]:
    """A good move, and one after it that no rule allows."""
    good, answer = moved(door, name)
    return [good, {"seat": answer["decisions"][0]["seat"], "action": EXAMPLES[name].bad}]


def test_every_game_is_known_here() -> None:
    assert set(EXAMPLES) == set(games.names())


# What there is


def test_games_and_their_packs_are_listed(door: Door, name: str, game: AnyGame) -> None:
    [listed] = [each for each in door.get("/v1/games").json["games"] if each["name"] == name]
    assert set(listed["title"]) == LANGUAGES
    # Other tests of this process may have added packs of their own.
    assert game.default_options().pack in [pack["id"] for pack in listed["packs"]]
    assert door.get(f"/v1/{name}/packs").json["packs"] == listed["packs"]


def test_a_pack_is_served_whole_and_an_unknown_one_is_not_found(door: Door, name: str, game: AnyGame) -> None:
    """Whole: as everybody may read it."""
    id_ = game.default_options().pack
    assert door.get(f"/v1/{name}/packs/{id_}").json == plain(game.packs.public(game.packs.get(id_)))
    door.get(f"/v1/{name}/packs/nowhere").problem(404, "unknown_pack")


def test_clauses_are_served_in_three_languages(door: Door, name: str, game: AnyGame) -> None:
    clauses = door.get(f"/v1/{name}/rules").json["clauses"]
    assert [clause["id"] for clause in clauses] == [clause.id for clause in game.rules]
    for clause in clauses:
        assert set(clause["text"]) == LANGUAGES
    id_ = EXAMPLES[name].refused[1]
    assert door.get(f"/v1/{name}/rules/{id_}").json in clauses
    door.get(f"/v1/{name}/rules/{unknown_clause(name)}").problem(404, "unknown_rule")


def unknown_clause(name: str) -> str:
    letters = EXAMPLES[name].refused[1].partition("-")[0]
    return f"{letters}-99"


def test_the_schema_has_every_type(door: Door, name: str) -> None:
    schema = door.get(f"/v1/{name}/schema").json
    assert set(schema["properties"]) == {"options", "state", "action", "decision", "event", "view", "pack", "record"}
    assert schema["$defs"]["State"]["additionalProperties"] is False


def test_the_server_is_alive_and_ready(door: Door) -> None:
    assert door.get("/health").json == {"status": "ok"}
    assert door.get("/ready").json == {"status": "ready", "games": list(games.names())}


def test_metrics_count_by_operation_and_status(door: Door, name: str) -> None:
    door.get(f"/v1/{name}/rules/{unknown_clause(name)}")
    answer = door.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'warlords_requests_total{{operation="{name}_rule",status="404"}}'.encode() in answer.body


def test_what_the_playground_makes_inputs_and_buttons_of_is_there(door: Door, name: str) -> None:
    """Its way through the contract: bots by the suggestion's request, packs by their list, options by the schema."""
    contract = door.get("/openapi.json").json
    body = contract["paths"][f"/v1/{name}/suggestions"]["post"]["requestBody"]["content"][JSON]["schema"]
    bots = contract["components"]["schemas"][body["$ref"].rpartition("/")[2]]["properties"]["bot"]["enum"]
    assert {"greedy", "random"} <= set(bots)
    schema = door.get(f"/v1/{name}/schema").json
    options = schema["$defs"][schema["properties"]["options"]["$ref"].rpartition("/")[2]]["properties"]
    assert options["pack"]["default"] in {pack["id"] for pack in door.get(f"/v1/{name}/packs").json["packs"]}
    lists = {option: each for option, each in options.items() if each.get("type") == "array"}
    for each in lists.values():  # as many inputs as the default has places: what they give can be played with
        assert each["items"]["enum"]
        assert each["minItems"] <= len(each["default"]) <= each["maxItems"]
    assert (name == "kassen") == ("leaders" in lists)


# Matches begin


def test_a_match_starts_the_same_for_the_same_seed(door: Door, name: str, game: AnyGame) -> None:
    first = started(door, name)
    assert first == started(door, name)
    state = game.setup(game.default_options(), 5).state
    assert first["state"] == plain(state)
    assert first["decisions"] == plain(game.decisions(state))
    assert first["decisions"]
    assert first["view"] is None
    assert first["outcome"] is None


def test_options_may_be_left_out(door: Door, name: str) -> None:
    assert door.post(f"/v1/{name}/matches", {"seed": 5}).json == started(door, name)


def test_options_with_faults_are_told(door: Door, name: str) -> None:
    body = {"options": EXAMPLES[name].wrong_options, "seed": 5}
    problem = door.post(f"/v1/{name}/matches", body).problem(422)
    faults = EXAMPLES[name].faults
    assert (problem["code"], problem["rule"], problem["pointer"]) == faults[0]
    assert [(fault["code"], fault["rule"], fault["pointer"]) for fault in problem["errors"]] == faults


def test_an_unknown_pack_is_told(door: Door, name: str) -> None:
    body = {"options": {"pack": "nowhere"}, "seed": 5}
    assert door.post(f"/v1/{name}/matches", body).problem(422, "unknown_pack")["pointer"] == "/options/pack"


# Actions


def test_one_action_is_adjudicated(door: Door, name: str, game: AnyGame) -> None:
    move = first_move(door, name)
    answer = adjudicated(door, name, started(door, name)["state"], [move], move["seat"])
    before = game.setup(game.default_options(), 5).state
    after = game.apply(before, move["seat"], msgspec.convert(move["action"], game.types.action))
    assert answer["state"] == plain(after.state) != plain(before)
    known = [event for event in after.events if event.audience is None or move["seat"] in event.audience]
    assert answer["events"] == plain(known) != []
    assert answer["decisions"] == plain(game.decisions(after.state))
    assert answer["view"] == plain(game.view(after.state, move["seat"]))


def test_a_list_of_actions_gives_what_one_after_another_gives(door: Door, name: str, game: AnyGame) -> None:
    records = (playout(game, game.default_options(), seed).record for seed in range(5, 50))
    record = next(each for each in records if len(each.moves) >= 6)
    first = door.post(f"/v1/{name}/matches", {"seed": record.seed}).json["state"]
    moves = plain(record.moves[:6])
    at_once = adjudicated(door, name, first, moves)
    state, events, answer = first, [], None
    for move in moves:
        answer = adjudicated(door, name, state, [move])
        state = answer["state"]
        events += answer["events"]
    assert at_once["state"] == state
    assert at_once["events"] == events
    assert answer is not None
    assert at_once["decisions"] == answer["decisions"]


def test_a_refused_action_refuses_the_whole_list_and_names_its_place(door: Door, name: str) -> None:
    body = {"state": started(door, name)["state"], "actions": two_moves(door, name), "perspective": "all"}
    problem = door.post(f"/v1/{name}/adjudications", body).problem(409)
    field, clause = EXAMPLES[name].refused
    assert problem["index"] == 1
    assert problem["pointer"] == f"/actions/1/action/{field}"
    assert problem["rule"] == clause
    assert "state" not in problem


def test_a_seat_that_may_not_act_is_what_the_refusal_points_to(door: Door, name: str) -> None:
    first, second = two_moves(door, name)
    stranger = {**first, "seat": 7}
    begun = started(door, name)
    body = {"state": begun["state"], "actions": [stranger], "perspective": "all"}
    assert door.post(f"/v1/{name}/adjudications", body).problem(409)["pointer"] == "/actions/0/seat"
    record = {"game": name, "pack": begun["state"]["pack"], "options": {}, "seed": 5, "moves": [first, first, second]}
    problem = door.post(f"/v1/{name}/replays", {"record": record, "perspective": "all"}).problem(409)
    assert problem["pointer"] == "/record/moves/1/seat"


def test_a_seat_that_owes_nothing_is_refused(door: Door, name: str) -> None:
    move, answer = moved(door, name)
    body = {"state": answer["state"], "actions": [move], "perspective": "all"}
    assert door.post(f"/v1/{name}/adjudications", body).problem(409)["index"] == 0


@pytest.mark.parametrize("beyond", ["the next", "the highest"])
def test_a_seat_that_is_not_at_the_table_gets_no_5xx(door: Door, name: str, beyond: str) -> None:
    seat = 7 if beyond == "the highest" else EXAMPLES[name].seats
    state = started(door, name)["state"]
    move = {"seat": seat, "action": EXAMPLES[name].good}
    body: dict[str, Any] = {"state": state, "actions": [move], "perspective": "all"}
    door.post(f"/v1/{name}/adjudications", body).problem(409)
    body = {"state": state, "seat": seat}
    assert door.post(f"/v1/{name}/legal-actions", body).problem(422, "unknown_seat")["pointer"] == "/seat"
    body = {"state": state, "perspective": seat}
    assert door.post(f"/v1/{name}/views", body).problem(422, "unknown_seat")["pointer"] == "/perspective"


# What may be done


def asked(door: Door, name: str, **more: Any) -> Any:
    """The first seat's legal actions at the start of a match."""
    first = started(door, name)
    body = {"state": first["state"], "seat": first["decisions"][0]["seat"], **more}
    return door.post(f"/v1/{name}/legal-actions", body)


def test_legal_actions_come_in_pages(door: Door, name: str, game: AnyGame) -> None:
    state = game.setup(game.default_options(), 5).state
    legal = game.legal_actions(state, game.decisions(state)[0].seat)
    assert legal.size > 1
    pages = []
    for offset in range(0, legal.size, 2):
        answer = asked(door, name, offset=offset, limit=2).json
        assert answer["total"] == legal.size
        assert answer["offset"] == offset
        assert len(answer["actions"]) == min(2, legal.size - offset)
        pages += answer["actions"]
    assert pages == [plain(action) for action in legal]


def test_a_page_beyond_the_end_is_empty(door: Door, name: str) -> None:
    total = asked(door, name, limit=0).json["total"]
    for offset in (total, 2**53 - 1):
        assert asked(door, name, offset=offset, limit=1_000).json["actions"] == []
    assert len(asked(door, name, offset=total - 1, limit=1_000).json["actions"]) == 1


def test_a_page_larger_than_the_bound_is_refused(door: Door, name: str) -> None:
    assert asked(door, name, limit=1_001).problem(400)["pointer"] == "/limit"


@pytest.mark.rule("RS-3.3")
def test_what_may_be_done_without_being_owed_is_listed_apart(door: Door) -> None:
    first = started(door, "rising_sun")
    for decision in first["decisions"]:  # nobody seeks an alliance: the first mandate is due, and gifts are free
        move = {"seat": decision["seat"], "action": {"type": "ready"}}
        body = {"state": first["state"], "actions": [move], "perspective": "spectator"}
        first = door.post("/v1/rising_sun/adjudications", body).json
    chooser = first["decisions"][0]["seat"]
    giver = (chooser + 1) % 4
    asked = {"state": first["state"], "seat": giver}
    assert door.post("/v1/rising_sun/legal-actions", asked).json["total"] == 0
    listed = door.post("/v1/rising_sun/legal-actions", {**asked, "which": "side"}).json
    coins = first["state"]["players"][giver]["coins"]
    assert first["state"]["players"][giver]["ronin"] == 0
    # To each of three others from one coin to all.
    assert listed["total"] == 3 * coins
    assert {action["type"] for action in listed["actions"]} == {"give"}
    gift = {"seat": giver, "action": listed["actions"][0]}
    given = {"state": first["state"], "actions": [gift], "perspective": "all"}
    assert door.post("/v1/rising_sun/adjudications", given).status == 200


def test_most_games_know_nothing_that_is_not_owed(door: Door) -> None:
    for name in ("kassen", "xidit"):
        first = started(door, name)
        body = {"state": first["state"], "seat": first["decisions"][0]["seat"], "which": "side"}
        assert door.post(f"/v1/{name}/legal-actions", body).json["total"] == 0


# Suggestions


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
    adjudicated(door, name, state, [{"seat": seat, "action": answer["action"]}])
    decoded = codec.from_json(codec.to_json(state), game.types.state)
    assert plain(game.parse(decoded, answer["notation"])) == answer["action"]


EVERY_BOT = {bot for name in games.names() for bot in bots.names(games.get(name))}
NOT_ASKED = [(name, bot) for name in games.names() for bot in sorted(EVERY_BOT - set(bots.quick(games.get(name))))]


def test_some_bots_are_slow_and_some_of_one_game() -> None:
    assert {("xidit", "enemy"), ("xidit", "ismcts"), ("kassen", "ismcts")} <= set(NOT_ASKED)


@pytest.mark.parametrize(("name", "bot"), NOT_ASKED)
def test_bots_of_other_games_and_slow_ones_are_refused(door: Door, name: str, bot: str) -> None:
    answer = door.post(f"/v1/{name}/matches", {"seed": 3}).json
    body = {"state": answer["state"], "seat": 0, "bot": bot, "seed": 3}
    assert door.post(f"/v1/{name}/suggestions", body).problem(400)["pointer"] == "/bot"


def test_a_state_whose_view_no_match_brings_about_gets_no_suggestion(game: AnyGame) -> None:
    """Whether or not one is known of the game, the answer must not hang on that."""

    def impossible(view: object, seed: int) -> Any:
        raise ImpossibleView(f"no state has this view, whatever the seed {seed}")

    shapes = shapes_of(game)
    state = game.setup(game.default_options(), 1).state
    seat = game.decisions(state)[0].seat
    exchange = Exchange(dataclasses.replace(game, determinize=impossible), shapes)
    with pytest.raises(Refused) as refused:
        exchange.suggest(shapes.suggestion_request(state=state, seat=seat, bot="greedy", seed=1))
    document = refused.value.document
    assert (document.status, document.code, document.pointer) == (422, "impossible_view", "/state")


def test_an_adjudication_with_too_many_events_carries_no_more_actions_out() -> None:
    xidit = games.get("xidit")
    shapes = shapes_of(xidit)
    state = xidit.setup(xidit.default_options(), 1).state
    event = xidit.setup(xidit.default_options(), 1).events[0]
    carried: list[Any] = []

    def eventful(state: Any, seat: int, action: Any) -> Any:
        carried.append(action)
        return Transition(state, (event,) * (MAX_EVENTS // 2))

    exchange = Exchange(dataclasses.replace(xidit, resolve_unchecked=eventful, refusal=lambda *_: None), shapes)
    move = xidit.types.move(0, xidit.legal_actions(state, 0)[0])

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


def test_who_owes_nothing_gets_no_suggestion(door: Door, name: str) -> None:
    move, answer = moved(door, name)
    body = {"state": answer["state"], "seat": move["seat"], "bot": "random", "seed": 3}
    assert door.post(f"/v1/{name}/suggestions", body).problem(409, "nothing_owed")["pointer"] == "/seat"


# Records


def test_a_record_replays_to_the_end_of_its_match(door: Door, name: str, game: AnyGame) -> None:
    played = playout(game, game.default_options(), 11)
    body = {"record": plain(played.record), "perspective": "all"}
    answer = door.post(f"/v1/{name}/replays", body).json
    assert answer["state"] == plain(played.state)
    assert answer["decisions"] == []
    assert answer["outcome"] == plain(played.outcome)
    assert len(answer["outcome"]["ranking"]) == EXAMPLES[name].seats
    everything = door.post(f"/v1/{name}/replays", {**body, "events": "all"}).json
    assert everything["events"][-len(answer["events"]) :] == answer["events"]
    assert len(everything["events"]) > len(answer["events"]) > 0
    start = plain(game.setup(game.default_options(), 11).events)
    assert everything["events"][: len(start)] == start


def short_record(door: Door, name: str) -> Any:
    """A record of one good move."""
    state = started(door, name)["state"]
    return {"game": name, "pack": state["pack"], "options": {}, "seed": 5, "moves": [first_move(door, name)]}


def test_a_record_with_an_illegal_move_names_it(door: Door, name: str) -> None:
    record = {**short_record(door, name), "moves": two_moves(door, name)}
    problem = door.post(f"/v1/{name}/replays", {"record": record, "perspective": "all"}).problem(409)
    assert problem["index"] == 1
    assert problem["pointer"] == f"/record/moves/1/action/{EXAMPLES[name].refused[0]}"


def test_a_record_of_something_else_is_refused(door: Door, name: str) -> None:
    path, record = f"/v1/{name}/replays", short_record(door, name)
    assert door.post(path, {"record": record, "perspective": "all"}).status == 200
    for other in set(games.names()) - {name}:
        body = {"record": {**record, "game": other}, "perspective": "all"}
        assert door.post(path, body).problem(422, "other_game")["pointer"] == "/record/game"
    pack = {**record["pack"], "digest": "0" * 32}
    other_pack = {"record": {**record, "pack": pack}, "perspective": "all"}
    assert door.post(path, other_pack).problem(422, "unknown_pack")["pointer"] == "/record/pack"
    options = {"record": {**record, "options": EXAMPLES[name].wrong_options}, "perspective": "all"}
    assert door.post(path, options).problem(422)["pointer"] == "/record" + EXAMPLES[name].faults[0][2]
    nobody: dict[str, Any] = {"record": record, "perspective": EXAMPLES[name].seats}
    assert door.post(path, nobody).problem(422, "unknown_seat")["pointer"] == "/perspective"


# Other forms, other states


def test_messagepack_carries_a_match_too(door: Door, name: str, game: AnyGame) -> None:
    answer = door.post_bytes(f"/v1/{name}/matches", codec.to_msgpack({"seed": 5}), MSGPACK)
    assert answer.headers["content-type"] == MSGPACK
    state = codec.from_msgpack(codec.to_msgpack(answer.packed["state"]), game.types.state)
    assert codec.to_json(state) == codec.to_json(game.setup(game.default_options(), 5).state)
    assert isinstance(answer.packed["state"]["rng"]["key"], bytes)


def test_the_end_of_a_match_is_served_like_any_state(door: Door, name: str) -> None:
    state = codec.to_json(some_state(name, 7))
    body = b'{"state":' + state + b',"perspective":"spectator"}'
    answer = door.post_bytes(f"/v1/{name}/views", body).json
    assert answer["outcome"]["ranking"][0]["place"] == 1
    assert answer["decisions"] == []
