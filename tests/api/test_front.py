"""What every request gets: an id, a log line, a limit, an end."""

from typing import Any

import pytest
import structlog

from tests.api.door import JSON, Door
from warlords_api.front import TokenBuckets


def test_every_answer_has_a_request_id(door: Door) -> None:
    ids = {door.get("/health").headers["x-request-id"] for _ in range(50)}
    assert len(ids) == 50
    assert door.get("/nowhere").headers["x-request-id"]


def test_a_client_may_bring_its_own(door: Door) -> None:
    assert door.get("/health", x_request_id="turn-12.a_B").headers["x-request-id"] == "turn-12.a_B"


@pytest.mark.parametrize("given", ["", "a" * 65, "a b", "a\nb", "é"])
def test_but_not_any(door: Door, given: str) -> None:
    assert door.get("/health", x_request_id=given).headers["x-request-id"] != given


def test_the_log_tells_of_a_request_but_not_of_its_body() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(0))
    try:
        with structlog.testing.capture_logs() as lines, Door(log_requests=True) as talking:
            talking.post("/v1/xidit/matches", {"seed": 123_456_789}, x_request_id="abc")
            talking.get("/nowhere/" + "x" * 5_000)
    finally:
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    warning, first, second = lines
    assert warning["event"] == "ephemeral_key"  # no keys in the settings
    assert (first["event"], first["method"], first["path"]) == ("request", "POST", "/v1/xidit/matches")
    assert (first["operation"], first["status"], first["request_id"]) == ("xidit_start", 200, "abc")
    assert first["ms"] > 0
    assert "123456789" not in str(lines)
    assert second["status"] == 404
    assert len(second["path"]) == 200


def test_who_asks_too_much_waits() -> None:
    with Door(rate=0.001, burst=3) as limited:
        assert [limited.get("/health").status for _ in range(3)] == [200, 200, 200]
        answer = limited.get("/health")
        answer.problem(429, "too_many_requests")
        assert 1 <= int(answer.headers["retry-after"]) <= 1_001
        assert limited.send("GET", "/health", address="127.0.0.2").status == 200
        # The files of a page are many, and are no calls.
        assert [limited.get(path).status for path in ("/", "/playground/main.js", "/playground/no.js")] == [
            200,
            200,
            404,
        ]


def test_tokens_come_back_with_time() -> None:
    buckets = TokenBuckets(rate=2.0, burst=2)
    assert [buckets.wait("a", now) for now in (0.0, 0.0)] == [0.0, 0.0]
    assert buckets.wait("a", 0.0) == pytest.approx(0.5)
    assert buckets.wait("a", 0.5) == 0.0
    assert buckets.wait("a", 0.5) == pytest.approx(0.5)
    # However long it was quiet, no more than the burst.
    assert [buckets.wait("a", 1_000.0) for _ in range(3)][:2] == [0.0, 0.0]
    assert buckets.wait("a", 1_000.0) > 0


def test_buckets_do_not_pile_up() -> None:
    buckets = TokenBuckets(rate=1.0, burst=1)
    for number in range(30_000):
        buckets.wait(str(number), 0.0)
    assert len(buckets._buckets) == 10_000
    assert buckets.wait("29999", 0.0) > 0


def test_a_body_that_never_ends_is_given_up() -> None:
    with Door(body_timeout=0.05) as impatient:
        for chunks in ((), (b"{",), (b'{"seed"', b":5}")):
            answer = impatient.send("POST", "/v1/xidit/matches", chunks, {"content-type": JSON}, ending="stall")
            answer.problem(408, "body_timeout")


def test_a_body_that_breaks_off_is_malformed_and_no_defect(door: Door) -> None:
    """The client has gone, or garbled its chunks: without an answer of ours the server would send a 500 of its own."""
    answer = door.send("POST", "/v1/xidit/matches", (b"{",), {"content-type": JSON}, ending="leave")
    answer.problem(400, "body_cut_off")


def test_a_body_in_pieces(door: Door) -> None:
    pieces = [bytes([byte]) for byte in b'{"seed":5}']
    whole = door.post("/v1/xidit/matches", {"seed": 5})
    assert door.send("POST", "/v1/xidit/matches", pieces, {"content-type": JSON}).body == whole.body


START = "/v1/xidit/matches"
UNREAD = [
    ("POST", START, {"content-type": "text/plain"}, 415),
    ("POST", START, {"content-type": JSON, "content-encoding": "gzip"}, 415),
    ("POST", START, {"content-type": JSON, "accept": "text/html"}, 406),
    ("POST", START, {"content-type": JSON, "content-length": "3000000"}, 413),
    ("PUT", START, {}, 405),
    ("POST", "/health", {}, 405),
    ("PUT", "/v1/xidit/packs/stand-in-21", {}, 405),
    ("POST", "/nowhere", {}, 404),
    ("POST", "/v1/nowhere/matches", {}, 404),
    ("GET", "/health", {}, 200),
    ("OPTIONS", START, {}, 204),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), UNREAD)
def test_a_body_that_nobody_reads_is_taken_before_the_answer(
    door: Door, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    answer = door.send(method, path, [b"x" * 1_000_000] * 3, headers)
    assert (answer.status, answer.left) == (status, 0)


def test_a_body_is_taken_too_when_there_is_no_token() -> None:
    with Door(rate=0.001, burst=1) as limited:
        assert limited.send("GET", "/health").status == 200
        answer = limited.send("POST", START, [b"x" * 1_000_000] * 3, {"content-type": JSON})
        assert (answer.status, answer.left) == (429, 0)


@pytest.mark.parametrize(("method", "path", "headers", "status"), UNREAD)
def test_but_not_for_ever(method: str, path: str, headers: dict[str, str], status: int) -> None:
    with Door(body_timeout=0.05) as impatient:
        answer = impatient.send(method, path, [b"x"] * 3, headers, ending="stall")
        assert answer.status == (408 if status == 413 else status)
        megabytes = impatient.send(method, path, [b"x" * 2**20] * 50, headers)
        assert megabytes.status == status
        assert 32 < 50 - megabytes.left <= 34  # 32 MiB and what goes beyond them
        assert impatient.send(method, path, [b"x"], headers, ending="leave").status in (status, 400)


TOO_MUCH = {"content-length": str(32 * 1024 * 1024 + 1)}
EXPECTING = {"content-length": "3000000", "expect": "100-Continue"}


@pytest.mark.parametrize("announced", [TOO_MUCH, {"content-length": "9" * 30}, EXPECTING])
@pytest.mark.parametrize(("method", "path", "headers", "status"), UNREAD)
def test_a_body_that_need_not_be_let_in_is_not(
    door: Door, method: str, path: str, headers: dict[str, str], status: int, announced: dict[str, str]
) -> None:
    answer = door.send(method, path, [b"x" * 1_000] * 3, {**headers, **announced}, ending="stall")
    assert (answer.status, answer.left) == (status, 3)
    assert answer.headers["connection"] == "close"


def test_a_client_that_waits_to_be_told_is_told_when_its_body_is_wanted(door: Door) -> None:
    body = b'{"seed":5}'
    headers = {"content-type": JSON, "content-length": str(len(body)), "expect": "100-continue"}
    answer = door.send("POST", START, [body], headers)
    assert (answer.status, answer.left) == (200, 0)
    assert "connection" not in answer.headers


def test_pages_from_elsewhere_may_call_if_allowed() -> None:
    preflight = {"origin": "https://a.example", "access-control-request-method": "POST"}
    with Door(cors_origins="https://a.example, https://b.example") as opened:
        answer = opened.send("OPTIONS", "/v1/xidit/matches", (), preflight)
        assert answer.status == 204
        assert answer.headers["access-control-allow-origin"] == "https://a.example"
        answer = opened.post("/v1/xidit/matches", {"seed": 5}, origin="https://b.example")
        assert answer.headers["access-control-allow-origin"] == "https://b.example"
        answer = opened.post("/v1/xidit/matches", {"seed": 5}, origin="https://c.example")
        assert "access-control-allow-origin" not in answer.headers


def test_refusals_are_told_to_pages_from_elsewhere() -> None:
    """Without the headers a browser hides the whole answer, and the page learns nothing."""
    elsewhere = {"origin": "https://a.example"}
    with Door(cors_origins="https://a.example", rate=0.001, burst=len(UNREAD)) as opened:
        for method, path, headers, status in UNREAD:
            answer = opened.send(method, path, [b"x" * 1_000_000] * 3, headers | elsewhere)
            assert answer.status == status
            assert answer.headers["access-control-allow-origin"] == "https://a.example"
        answer = opened.get("/health", **elsewhere)
        answer.problem(429)
        assert answer.headers["access-control-allow-origin"] == "https://a.example"
        exposed = answer.headers["access-control-expose-headers"]
        assert set(exposed.split(", ")) == {"retry-after", "x-request-id"}
        assert answer.headers["vary"] == "origin"


def test_asking_whether_one_may_call_takes_no_token() -> None:
    ask = {"origin": "https://a.example", "access-control-request-method": "POST"}
    with Door(cors_origins="*", rate=0.001, burst=1) as opened:
        for path in (START, "/health", "/nowhere", "/v1/xidit/packs/stand-in-21"):
            answer = opened.send("OPTIONS", path, (), ask)
            assert (answer.status, answer.body) == (204, b"")
            assert answer.headers["access-control-allow-origin"] == "*"
            assert {"GET", "POST"} <= set(answer.headers["access-control-allow-methods"].split(", "))
            assert "content-type" in answer.headers["access-control-allow-headers"].lower()
            assert answer.headers["x-request-id"]
        assert opened.get("/health").status == 200
        opened.get("/health").problem(429)
        assert opened.send("OPTIONS", "/health").status == 429  # no browser's question, so a request like any other


def test_what_differs_by_origin_says_so_to_caches() -> None:
    with Door(cors_origins="https://a.example") as opened:
        for headers in ({}, {"origin": "https://a.example"}, {"origin": "https://c.example"}):
            assert opened.post(START, {"seed": 5}, **headers).headers["vary"] == "origin"


def test_by_default_they_may_not(door: Door) -> None:
    answer = door.post("/v1/xidit/matches", {"seed": 5}, origin="https://a.example")
    assert "access-control-allow-origin" not in answer.headers


def test_a_defect_tells_nothing_of_the_inside(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    from warlords_api import wire

    def broken(*_: Any) -> Any:
        raise RuntimeError("a secret")

    monkeypatch.setattr(wire, "wanted", broken)
    answer = door.get("/health")
    answer.problem(500, "defect")
    assert b"secret" not in answer.body
