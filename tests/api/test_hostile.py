"""What a client should never send. Each is answered with a problem document, none with a 5xx."""

import json
import struct
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.api.door import JSON, MSGPACK, Answer, Door, packed
from tests.api.reachable import some_state
from warlords_core import codec, games
from warlords_core.game import AnyGame

POSTS = ("matches", "invitations", "adjudications", "closed-sets", "legal-actions", "views", "replays", "suggestions")
MANY = 10**400  # more digits than any number type holds


Path = tuple[str | int, ...]
Adjudicate = Callable[..., Answer]

NUMBERS: dict[str, Path] = {
    "kassen": ("state", "table", "phase"),
    "rising_sun": ("state", "table", "holder"),
    "xidit": ("state", "table", "year"),
}
"""By game, a number with bounds that no state leaves out."""


@pytest.fixture(scope="module", params=games.names())
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game in turn."""
    return games.get(request.param)


@pytest.fixture(scope="module")
def body(game: AnyGame) -> Any:
    """A good adjudication, whose action cannot be carried out twice."""
    state, action = _GOOD[game.name]()
    [owed] = game.decisions(state)
    moves = [{"seat": owed.seat, "action": action}]
    return {"state": json.loads(codec.to_json(state)), "actions": moves, "perspective": "all"}


def _kassen() -> tuple[Any, Any]:
    """A state with generals on the field, in which a side owes its turn."""
    states = (some_state("kassen", place) for place in range(48))
    state = next(state for state in states if _fighters(state) > 2 and _waits(state, "Turn"))
    return state, {"type": "end_turn"}


def _fighters(state: Any) -> int:
    return sum(len(line.fighters) for line in state.table.lines) if state.agenda else 0


def _rising_sun() -> tuple[Any, Any]:
    """Of the states in which a seat marshals, the one with most groups of pieces."""
    states = (some_state("rising_sun", place) for place in range(48))
    marshalling = (state for state in states if _waits(state, "Marshalling"))
    return max(marshalling, key=lambda state: sum(len(player.pieces) for player in state.players)), {"type": "done"}


def _xidit() -> tuple[Any, Any]:
    game = games.get("xidit")
    return game.setup(game.default_options(), 5).state, {"type": "place_hero", "city": 4}


_GOOD: dict[str, Callable[[], tuple[Any, Any]]] = {"kassen": _kassen, "rising_sun": _rising_sun, "xidit": _xidit}


def _waits(state: Any, step: str) -> bool:
    return bool(state.agenda) and type(state.agenda[-1]).__name__ == step


@pytest.fixture
def adjudicate(game: AnyGame) -> Adjudicate:
    """Ask for an adjudication of the game."""

    def ask(door: Door, value: Any, media: str = JSON) -> Answer:
        data = value if isinstance(value, bytes) else encoded(value, media)
        return door.post_bytes(f"/v1/{game.name}/adjudications", data, media)

    return ask


def encoded(value: Any, media: str) -> bytes:
    """A body in a media type; in MessagePack the key of the state is binary."""
    if media == JSON:
        return json.dumps(value).encode()
    value = json.loads(json.dumps(value))
    rng = value.get("state", {}).get("rng", {}) if isinstance(value, dict) else {}
    if isinstance(rng, dict) and isinstance(rng.get("key"), str):
        rng["key"] = msgspec.json.decode(json.dumps(rng["key"]), type=bytes)
    return packed(value)


def changed(value: Any, path: Path, new: Any) -> Any:
    """A copy with one value changed, or one added."""
    if not path:
        return new
    head, rest = path[0], path[1:]
    copy: Any = value.copy()
    copy[head] = changed(copy[head] if rest else None, rest, new)
    return copy


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in a body, with its path."""
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*path, key))


def pointer(path: Path) -> str:
    return "".join(f"/{part}" for part in path)


@pytest.mark.parametrize("media", [JSON, MSGPACK])
def test_the_good_body_is_good(door: Door, body: Any, media: str, adjudicate: Adjudicate) -> None:
    assert adjudicate(door, body, media).status == 200


@pytest.mark.parametrize("media", [JSON, MSGPACK])
def test_numbers_as_text_are_no_numbers_anywhere(door: Door, body: Any, media: str, adjudicate: Adjudicate) -> None:
    tried = 0
    for path, value in places(body):
        if type(value) is int:
            problem = adjudicate(door, changed(body, path, str(value)), media).problem(400)
            assert problem["code"] == "invalid_value"
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("media", [JSON, MSGPACK])
@pytest.mark.parametrize("new", [None, 1.5, True, [], {}, -1, 2**53, 2**63, 2**64 - 1, "x" * 5_000])
def test_wrong_values_are_told_where_they_stand(
    door: Door, body: Any, new: Any, media: str, adjudicate: Adjudicate, game: AnyGame
) -> None:
    problem = adjudicate(door, changed(body, NUMBERS[game.name], new), media).problem(400, "invalid_value")
    assert problem["pointer"] == pointer(NUMBERS[game.name])


@pytest.mark.parametrize("media", [JSON, MSGPACK])
def test_unknown_fields_are_refused_at_every_level(door: Door, body: Any, media: str, adjudicate: Adjudicate) -> None:
    tried = 0
    for path, value in places(body):
        if isinstance(value, dict):
            problem = adjudicate(door, changed(body, path, {**value, "surplus": 1}), media).problem(400)
            assert "surplus" in problem["detail"]
            assert problem["pointer"] == pointer(path)
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("media", [JSON, MSGPACK])
def test_a_missing_field_is_told(door: Door, body: Any, media: str, adjudicate: Adjudicate, game: AnyGame) -> None:
    field = NUMBERS[game.name][-1]
    rest = {key: value for key, value in body["state"]["table"].items() if key != field}
    problem = adjudicate(door, changed(body, ("state", "table"), rest), media).problem(400, "invalid_value")
    assert str(field) in problem["detail"]


@pytest.mark.parametrize("media", [JSON, MSGPACK])
@pytest.mark.parametrize("mark", ["game", "schema"])
def test_a_state_says_what_it_is(door: Door, body: Any, mark: str, media: str, adjudicate: Adjudicate) -> None:
    rest = {key: value for key, value in body["state"].items() if key != mark}
    problem = adjudicate(door, changed(body, ("state",), rest), media).problem(400, "invalid_value")
    assert mark in problem["detail"]
    assert problem["pointer"] == "/state"


@pytest.mark.parametrize("place", ["", "state", "state/table", "actions/0", "actions/0/action"])
def test_repeated_keys_are_refused(door: Door, body: Any, place: str, adjudicate: Adjudicate) -> None:
    inner: Any = body
    for part in place.split("/") if place else ():
        inner = inner[int(part) if part.isdigit() else part]
    key, value = list(inner.items())[-1]
    text = json.dumps(body)
    written = json.dumps(inner)
    again = written[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}"
    adjudicate(door, text.replace(written, again, 1).encode()).problem(400)


def test_repeated_keys_are_refused_in_messagepack(door: Door, body: Any, adjudicate: Adjudicate) -> None:
    good = encoded(body, MSGPACK)
    assert good[0] == 0x83  # a map of three
    doubled = b"\x84" + good[1:] + packed("perspective") + packed("spectator")
    adjudicate(door, doubled, MSGPACK).problem(400, "duplicate_key")


@pytest.mark.parametrize(
    "written", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1E400", "0x10", "01", "+1", ".5"]
)
def test_no_strange_numbers(door: Door, body: Any, written: str, adjudicate: Adjudicate, game: AnyGame) -> None:
    text = json.dumps(changed(body, NUMBERS[game.name], 987654)).replace("987654", written)
    adjudicate(door, text.encode()).problem(400)


@pytest.mark.parametrize(
    "number", [b"\xcb" + struct.pack(">d", float("nan")), b"\xcb" + struct.pack(">d", 1.0), b"\xca\x00\x00\x00\x00"]
)
def test_no_floats_in_messagepack(door: Door, body: Any, number: bytes, adjudicate: Adjudicate, game: AnyGame) -> None:
    good = encoded(changed(body, NUMBERS[game.name], 60_123), MSGPACK)
    adjudicate(door, good.replace(packed(60_123), number), MSGPACK).problem(400)


@pytest.mark.parametrize("number", [str(MANY), "-" + str(MANY), "9" * 5_000, "1" + "0" * 100_000])
def test_huge_numbers(door: Door, body: Any, number: str, adjudicate: Adjudicate, game: AnyGame) -> None:
    for path in [
        NUMBERS[game.name],
        ("state", "rng", "drawn", 0, "count"),
        ("actions", 0, "seat"),
        ("perspective",),
    ]:
        text = json.dumps(changed(body, path, 987654)).replace("987654", number)
        adjudicate(door, text.encode()).problem(400)
    door.post_bytes(f"/v1/{game.name}/matches", b'{"seed": ' + number.encode() + b"}").problem(400)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("depth", [100, 3_000, 50_000])
def test_depth(door: Door, path: str, depth: int, game: AnyGame) -> None:
    for opening, closing in ((b"[", b"]"), (b'{"state":', b"}")):
        door.post_bytes(f"/v1/{game.name}/{path}", opening * depth + b"1" + closing * depth).problem(400)
    door.post_bytes(f"/v1/{game.name}/{path}", b"\x91" * depth + b"\x01", MSGPACK).problem(400)
    door.post_bytes(f"/v1/{game.name}/{path}", (b"\x81\xa5state" * depth) + b"\x01", MSGPACK).problem(400)


@pytest.mark.parametrize("place", [("state",), ("actions", 0, "action"), ("state", "table"), ("perspective",)])
def test_depth_inside_a_good_body(door: Door, body: Any, place: Path, adjudicate: Adjudicate) -> None:
    text = json.dumps(changed(body, place, 987654)).replace("987654", "[" * 3_000 + "]" * 3_000)
    adjudicate(door, text.encode()).problem(400)
    # The surplus field comes first, so that it is skipped and not read as something else.
    adjudicate(door, b'{"surplus":' + b"[" * 3_000 + b"]" * 3_000 + b"," + text.encode()[1:]).problem(400)


BROKEN_UTF8 = [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe4\xb8"]
BROKEN_TEXT = [*BROKEN_UTF8, b"\\ud800", b"\\udc00\\ud800", b"\\u12", b"\\x41", b"\n", b"\x00"]


@pytest.mark.parametrize("broken", BROKEN_TEXT)
def test_broken_text(door: Door, body: Any, broken: bytes, adjudicate: Adjudicate) -> None:
    text = json.dumps(body).encode()
    pack = body["state"]["pack"]["id"].encode()
    in_a_value = text.replace(b'"' + pack + b'"', b'"stand' + broken + b'"', 1)
    in_a_key = text.replace(b'"actions"', b'"act' + broken + b'ions"', 1)
    tag = body["actions"][0]["action"]["type"].encode()
    in_a_tag = text.replace(b'"' + tag + b'"', b'"place' + broken + b'"', 1)
    for data in (in_a_value, in_a_key, in_a_tag):
        assert data != text
        adjudicate(door, data).problem(400)


@pytest.mark.parametrize("broken", BROKEN_UTF8)
def test_broken_text_in_messagepack(door: Door, body: Any, broken: bytes, adjudicate: Adjudicate) -> None:
    good = encoded(body, MSGPACK)
    data = good.replace(packed(body["actions"][0]["action"]["type"]), bytes([0xA0 + len(broken)]) + broken)
    assert data != good
    adjudicate(door, data, MSGPACK).problem(400)


@pytest.mark.parametrize("before", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("after", [b"", b"x", b"{}", b"\x00", b",", b"]"])
def test_bytes_around_the_body(door: Door, body: Any, before: bytes, after: bytes, adjudicate: Adjudicate) -> None:
    answer = adjudicate(door, before + json.dumps(body).encode() + after)
    if before or after:
        answer.problem(400)
    else:
        assert answer.status == 200


def test_trailing_and_missing_bytes_in_messagepack(door: Door, body: Any, adjudicate: Adjudicate) -> None:
    good = encoded(body, MSGPACK)
    for data in (good + b"\x00", good + good, good[:-1], good[: len(good) // 2], b""):
        adjudicate(door, data, MSGPACK).problem(400)


@pytest.mark.parametrize(
    "odd",
    [
        b"\xc1",
        b"\xd4\x01\x00",
        b"\xd6\xff\x00\x00\x00\x00",
        b"\xdf\xff\xff\xff\xff",
        b"\xdd\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
    ],
)
def test_odd_messagepack(door: Door, odd: bytes, game: AnyGame) -> None:
    """Unused bytes, extension types, and lengths that no body holds."""
    for path in POSTS:
        door.post_bytes(f"/v1/{game.name}/{path}", odd, MSGPACK).problem(400)
        door.post_bytes(f"/v1/{game.name}/{path}", b"\x81\xa4seed" + odd, MSGPACK).problem(400)


@pytest.mark.parametrize("key", [b"\x01", b"\xc0", b"\x90", b"\x80", b"\xc4\x01a"])
def test_keys_that_are_no_text_in_messagepack(door: Door, key: bytes, game: AnyGame) -> None:
    door.post_bytes(f"/v1/{game.name}/matches", b"\x82\xa4seed\x05" + key + b"\x01", MSGPACK).problem(400)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "data", [b"", b" ", b"null", b"[]", b"1", b'""', b"{}", b"{", b'{"state"}', "{}".encode("utf-16")]
)
def test_no_body_to_speak_of(door: Door, path: str, data: bytes, game: AnyGame) -> None:
    answer = door.post_bytes(f"/v1/{game.name}/{path}", data)
    if path == "matches" and data == b"{}":  # an open match, whose seed may not be left out
        assert answer.problem(422, "seed_missing")["pointer"] == "/seed"
    else:
        answer.problem(400)


@pytest.mark.parametrize("path", POSTS)
def test_large_bodies(door: Door, path: str, game: AnyGame) -> None:
    large = b'{"seed": 5, "x": "' + b"x" * 11_000_000 + b'"}'
    door.post_bytes(f"/v1/{game.name}/{path}", large).problem(413, "body_too_large")
    door.post_bytes(f"/v1/{game.name}/{path}", large, MSGPACK).problem(413)
    # Announced, in pieces, announced wrongly.
    door.send("POST", f"/v1/{game.name}/{path}", (b"{",), {"content-type": JSON, "content-length": "11000000"}).problem(
        413
    )
    pieces = [large[start : start + 65_536] for start in range(0, len(large), 65_536)]
    door.send("POST", f"/v1/{game.name}/{path}", pieces, {"content-type": JSON}).problem(413)
    door.send("POST", f"/v1/{game.name}/{path}", pieces, {"content-type": JSON, "content-length": "2"}).problem(413)
    digits = {"content-type": JSON, "content-length": "9" * 5_000}
    door.send("POST", f"/v1/{game.name}/{path}", (b"{}",), digits).problem(413)


def test_a_body_of_exactly_the_limit_is_read(game: AnyGame) -> None:
    with Door(body_limit=2_000) as small:
        good = b'{"seed":5}'
        assert small.post_bytes(f"/v1/{game.name}/matches", good + b" " * (2_000 - len(good))).status == 200
        small.post_bytes(f"/v1/{game.name}/matches", good + b" " * (2_001 - len(good))).problem(413)


def test_nothing_large_is_echoed(door: Door, body: Any, adjudicate: Adjudicate, game: AnyGame) -> None:
    long = "x" * 900_000
    for data in (
        {"state": {}, "actions": [], long: 1},
        changed(body, ("actions", 0, "action", "type"), long),
        changed(body, ("state", "pack", "id"), long),
        changed(body, ("perspective",), long),
    ):
        problem = adjudicate(door, data)
        problem.problem(400)
        assert len(problem.body) < 2_000
    problem = door.post(f"/v1/{game.name}/matches", {"options": {"pack": "x" * 64}, "seed": 1})
    problem.problem(422, "unknown_pack")
    door.get(f"/v1/{game.name}/packs/" + "x" * 100_000).problem(404)
    door.get("/v1/" + "x" * 100_000 + "/packs").problem(404)


MEDIA_TYPES = [
    "text/plain",
    "",
    ";;;",
    "application/xml",
    "application/json5",
    "application/problem+json",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin-1",
    "application/json; charset=utf-16",
    "*/*",
]


@pytest.mark.parametrize("media", MEDIA_TYPES)
def test_other_media_types(door: Door, body: Any, media: str, adjudicate: Adjudicate) -> None:
    adjudicate(door, json.dumps(body).encode(), media).problem(415, "unsupported_media_type")


def test_a_body_without_media_type_or_compressed(door: Door, body: Any, game: AnyGame) -> None:
    data = json.dumps(body).encode()
    door.send("POST", f"/v1/{game.name}/adjudications", (data,)).problem(415)
    gzip = {"content-type": JSON, "content-encoding": "gzip"}
    door.send("POST", f"/v1/{game.name}/adjudications", (data,), gzip).problem(415)


def test_json_as_messagepack_and_the_other_way_round(door: Door, body: Any, adjudicate: Adjudicate) -> None:
    adjudicate(door, encoded(body, JSON), MSGPACK).problem(400)
    adjudicate(door, encoded(body, MSGPACK), JSON).problem(400)


@pytest.mark.parametrize("media", [JSON, MSGPACK])
def test_states_from_elsewhere(door: Door, body: Any, media: str, adjudicate: Adjudicate, game: AnyGame) -> None:
    [another, *_] = [name for name in games.names() if name != game.name]
    other_game = adjudicate(door, changed(body, ("state", "game"), another), media).problem(400)
    assert other_game["pointer"] == "/state/game"
    other_schema = adjudicate(door, changed(body, ("state", "schema"), 2), media).problem(400)
    assert other_schema["pointer"] == "/state/schema"
    for pack in (
        {**body["state"]["pack"], "id": "nowhere"},
        {**body["state"]["pack"], "version": 999},
        {**body["state"]["pack"], "digest": "0" * 32},
    ):
        problem = adjudicate(door, changed(body, ("state", "pack"), pack), media).problem(422, "unknown_pack")
        assert problem["pointer"] == "/state/pack"


# Two faults of each game that have nothing to do with each other.
FAULTY: dict[str, tuple[tuple[Path, Any], ...]] = {
    "kassen": ((("table", "lines", 0, "limit"), 11), (("table", "entrances"), 0)),
    "rising_sun": ((("table", "honor"), [0, 0, 0]), (("table", "kami"), ["fujin"] * 4)),
    "xidit": (
        (("players", 0, "units"), [18, 18, 18, 18, 18]),
        (("table", "checks"), ["wealth", "wealth", "wealth"]),
    ),
}
WHAT_IS_WRONG: dict[str, set[tuple[str, str]]] = {
    "kassen": {("/state/table/lines/0/limit", "KS-2.1"), ("/state/table/entrances", "KS-7.1")},
    "rising_sun": {("/state/table/honor", "RS-4.9"), ("/state/table/kami", "RS-1.3")},
    "xidit": {("/state/table/checks", "XD-1.5")},
}


def test_all_faults_of_a_state_come_at_once(door: Door, body: Any, game: AnyGame) -> None:
    state = body["state"]
    for path, new in FAULTY[game.name]:
        state = changed(state, path, new)
    for address, extra in (
        ("adjudications", {"actions": body["actions"], "perspective": "all"}),
        ("legal-actions", {"seat": 0}),
        ("views", {"perspective": 0}),
        ("suggestions", {"seat": 0, "bot": "random", "seed": 1}),
    ):
        problem = door.post(f"/v1/{game.name}/{address}", {"state": state, **extra}).problem(422)
        assert all(fault["pointer"].startswith("/state/") for fault in problem["errors"])
        assert len(problem["errors"]) >= 2
        told = {(fault["pointer"], fault["rule"]) for fault in problem["errors"]}
        assert told >= WHAT_IS_WRONG[game.name]


def test_too_many_or_no_actions(door: Door, body: Any, adjudicate: Adjudicate) -> None:
    adjudicate(door, changed(body, ("actions",), [])).problem(400)
    adjudicate(door, changed(body, ("actions",), body["actions"] * 257)).problem(400)
    assert adjudicate(door, changed(body, ("actions",), body["actions"] * 256)).problem(409)["index"] == 1
    with Door(max_actions=2) as strict:
        adjudicate(strict, changed(body, ("actions",), body["actions"] * 3)).problem(422, "too_many_actions")


@pytest.mark.parametrize("place", range(0, 48, 5))
def test_states_with_one_value_changed_never_break_the_server(door: Door, place: int, game: AnyGame) -> None:
    """Every number of a reachable state, one after another: the answer is 200, or a problem, and never a defect."""
    state = json.loads(codec.to_json(some_state(game.name, place)))
    for path, value in places(state):
        if type(value) is int or value is None:
            for new in (0, 1, 2, 5, 64):
                body = {"state": changed(state, path, new), "seat": 0, "bot": "random", "seed": 1}
                assert door.post(f"/v1/{game.name}/suggestions", body).status in (200, 400, 409, 422)
