"""Headers that keep a browser from harm, and matches out of caches."""

import pytest

from tests.api.door import JSON, Door

START = "/v1/xidit/matches"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nowhere", 404),
        ("PUT", "/health", 405),
        ("OPTIONS", START, 204),
        ("POST", START, 415),
        ("POST", "/nowhere", 404),
    ],
)
def test_every_answer_is_what_it_says_and_tells_nobody_where_it_was(
    door: Door, method: str, path: str, status: int
) -> None:
    answer = door.send(method, path)
    assert answer.status == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_no_cache_keeps_what_holds_a_match(door: Door) -> None:
    started = door.post(START, {"seed": 5})
    assert started.headers["cache-control"] == "no-store"
    for path in ("invitations", "adjudications", "closed-sets", "legal-actions", "views", "replays", "suggestions"):
        assert door.post(f"/v1/xidit/{path}", {}).headers["cache-control"] == "no-store"
    with Door(rate=0.001, burst=1, cors_origins="*") as limited:
        limited.post(START, {"seed": 5})
        refused = limited.post(START, {"seed": 5}, origin="https://a.example")
        assert (refused.status, refused.headers["cache-control"]) == (429, "no-store")
        assert refused.headers["access-control-allow-origin"] == "*"
    assert "cache-control" not in door.get("/v1/xidit/rules").headers


def test_only_pages_have_a_content_policy(door: Door) -> None:
    answer = door.send("POST", START, [b"{}"], {"content-type": JSON})
    assert "content-security-policy" not in answer.headers
