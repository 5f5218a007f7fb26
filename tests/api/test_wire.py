"""Methods, media types and headers."""

import msgspec
import pytest

from tests.api.door import JSON, MSGPACK, Door
from warlords_api import wire
from warlords_api.problems import Refused

GETS = [
    "/health",
    "/ready",
    "/v1/games",
    "/v1/xidit/rules",
    "/v1/xidit/rules/XD-1.1",
    "/v1/xidit/packs",
    "/openapi.json",
]
POSTS = ["matches", "adjudications", "legal-actions", "views", "replays", "suggestions"]


@pytest.mark.parametrize(
    "path", [*GETS, "/", "/metrics", "/v1/xidit/packs", "/v1/xidit/packs/stand-in-21", "/v1/xidit/schema"]
)
def test_reading_takes_get_and_head(door: Door, path: str) -> None:
    got = door.get(path)
    head = door.send("HEAD", path)
    assert (got.status, head.status, head.body) == (200, 200, b"")
    if path != "/metrics":  # which has counted one more request by now
        assert head.headers["content-length"] == str(len(got.body))
    options = door.send("OPTIONS", path)
    assert options.status == 204
    assert set(options.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}
    for method in ("POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW"):
        answer = door.send(method, path, (b"{}",), {"content-type": JSON})
        answer.problem(405, "method_not_allowed")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


@pytest.mark.parametrize("path", POSTS)
def test_the_others_take_post(door: Door, path: str) -> None:
    assert set(door.send("OPTIONS", f"/v1/xidit/{path}").headers["allow"].split(", ")) == {"POST", "OPTIONS"}
    for method in ("GET", "PUT", "PATCH", "DELETE", "TRACE", "BREW"):
        answer = door.send(method, f"/v1/xidit/{path}")
        answer.problem(405, "method_not_allowed")
        assert set(answer.headers["allow"].split(", ")) == {"POST", "OPTIONS"}
    head = door.send("HEAD", f"/v1/xidit/{path}")
    assert (head.status, head.body) == (405, b"")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/v1", "/v2/xidit/matches", "/v1/xidit/nowhere", "/v1/xidit/rules/a/b", "/%00"]
)
def test_unknown_addresses(door: Door, path: str) -> None:
    for method in ("GET", "POST", "BREW"):
        door.send(method, path).problem(404, "not_found")


@pytest.mark.parametrize("path", ["/v1/chess/matches", "/v1/nowhere/rules/1", "/v1/XIDIT/matches"])
def test_unknown_games(door: Door, path: str) -> None:
    assert "xidit" in door.get(path).problem(404, "unknown_game")["detail"]


ACCEPTED = [
    (None, JSON, JSON),
    (None, MSGPACK, MSGPACK),
    ("*/*", JSON, JSON),
    ("*/*", MSGPACK, MSGPACK),
    ("application/*", MSGPACK, MSGPACK),
    (MSGPACK, JSON, MSGPACK),
    (JSON, MSGPACK, JSON),
    (f"{JSON};q=0.5, {MSGPACK}", JSON, MSGPACK),
    (f"{JSON};q=0.5, {MSGPACK};q=0.4", MSGPACK, JSON),
    (f"text/html, {JSON};q=0.1", MSGPACK, JSON),
    (f"*/*;q=0.9, {MSGPACK};q=0", MSGPACK, JSON),
    ("", JSON, JSON),
]


@pytest.mark.parametrize(("accept", "media", "answered"), ACCEPTED)
def test_the_answer_comes_as_accepted(door: Door, accept: str | None, media: str, answered: str) -> None:
    body = b'{"seed":5}' if media == JSON else msgspec.msgpack.encode({"seed": 5})
    headers = {} if accept is None else {"accept": accept}
    answer = door.post_bytes("/v1/xidit/matches", body, media, **headers)
    assert answer.status == 200
    assert answer.headers["content-type"] == answered
    decoded = answer.json if answered == JSON else answer.packed
    assert decoded["state"]["game"] == "xidit"


@pytest.mark.parametrize(
    "accept", ["text/html", "application/xml;q=1", f"{JSON};q=0", f"{JSON};q=nan", "a" * 5_000, ";", "*/*;q=0"]
)
def test_nothing_acceptable(door: Door, accept: str) -> None:
    door.post("/v1/xidit/matches", {"seed": 5}, accept=accept).problem(406, "not_acceptable")
    door.get("/health", accept=accept).problem(406, "not_acceptable")


def test_problems_are_json_whatever_is_accepted(door: Door) -> None:
    door.post_bytes("/v1/xidit/matches", b"\xc1", MSGPACK, accept=MSGPACK).problem(400)


def test_several_accept_headers_count_as_one() -> None:
    scope = {"headers": [(b"accept", b"text/html"), (b"accept", b"application/msgpack")]}
    from warlords_api.endpoint import headers_of

    assert wire.wanted(headers_of(scope)[b"accept"], wire.JSON) is wire.MSGPACK


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("content-type", (JSON, MSGPACK)),
        ("content-type", (MSGPACK, JSON)),
        ("content-type", (JSON, JSON)),
        ("content-encoding", ("gzip", "identity")),
        ("content-encoding", ("identity", "identity")),
        ("content-length", ("10", "9")),
        ("content-length", ("10", "10")),
    ],
)
def test_what_says_how_to_read_a_body_stands_there_once(door: Door, name: str, values: tuple[str, str]) -> None:
    headers = [("content-type", JSON)] if name != "content-type" else []
    headers += [(name, value) for value in values]
    problem = door.send("POST", "/v1/xidit/matches", [b'{"seed":5}'], headers).problem(400, "repeated_header")
    assert name in problem["detail"]


@pytest.mark.parametrize(
    "given", [b"application/json; charset=utf-8", b'APPLICATION/JSON;charset="UTF-8"', b" application/json ;"]
)
def test_spellings_of_json(given: bytes) -> None:
    assert wire.sent(given, None) is wire.JSON
    assert wire.sent(given, b"identity") is wire.JSON
    with pytest.raises(Refused):
        wire.sent(given, b"br")


def test_what_is_taken_is_told_with_415(door: Door) -> None:
    answer = door.post_bytes("/v1/xidit/matches", b"{}", "text/plain")
    assert answer.headers["accept"] == f"{JSON}, {MSGPACK}"
