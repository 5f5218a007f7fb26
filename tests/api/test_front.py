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
    first, second = lines
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
