"""Settings: bounds that hold, defaults that open nothing, and a stop that waits for open requests, but not for ever."""

import signal
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from tests.api.served import running
from tests.api.tables import KEYS
from warlords_api.settings import Settings

BOUNDS: dict[str, tuple[list[str], list[str]]] = {
    "port": (["0", "65535"], ["-1", "65536", "80.5", ""]),
    "workers": (["1", "256"], ["0", "257"]),
    "server": (["granian", "uvicorn"], ["gunicorn", ""]),
    "body_limit": (["1024", "67108864"], ["1023", "67108865", "1e6"]),
    "body_timeout": (["0.1", "600"], ["0", "-1", "601", "nan", "inf"]),
    "header_timeout": (["0.1", "600"], ["0", "-1", "601", "nan", "inf"]),
    "stop_timeout": (["1", "600"], ["0", "601"]),
    "max_actions": (["1", "256"], ["0", "257"]),
    "rate": (["0", "0.5", "1000000"], ["-1", "1000001", "nan", "inf"]),
    "burst": (["1", "1000000"], ["0", "1000001"]),
    "log_level": (["debug", "error"], ["loud", ""]),
    "log_format": (["json", "text"], ["xml", ""]),
    "log_requests": (["true", "0"], ["perhaps", ""]),
    "heads": (
        ["", "memory:", "redis://h", "rediss://h:1/2", "unix:///s"],
        ["memory", "memory:x", "redis://", "ftp://h"],
    ),
    "heads_kept": (["60", "316224000"], ["59", "316224001"]),
}
"""By setting: what is taken, and what is not. A day has 86,400 seconds, ten years of 366 days 316,224,000."""


@pytest.mark.parametrize(("name", "value"), [(name, each) for name, (good, _) in BOUNDS.items() for each in good])
def test_what_is_within_bounds_is_taken(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"WARLORDS_{name.upper()}", value)
    taken: Any = getattr(Settings(), name)
    assert taken == (type(taken)(value) if not isinstance(taken, bool) else value == "true")


@pytest.mark.parametrize(("name", "value"), [(name, each) for name, (_, bad) in BOUNDS.items() for each in bad])
def test_what_is_not_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"WARLORDS_{name.upper()}", value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    assert {fault["loc"] for fault in refused.value.errors()} == {(name,)}


def test_every_setting_with_bounds_is_tried() -> None:
    free = {"host", "packs", "keys", "cors_origins"}  # other tests: of listening, of packs, of keys, of pages
    assert set(Settings.model_fields) == set(BOUNDS) | free


def test_by_default_nothing_is_open_and_nothing_lasts_for_ever() -> None:
    """This machine only, no pages from elsewhere, no request in the log, nothing kept; bodies and waits have an end."""
    settings = Settings()
    assert settings.host == "127.0.0.1"
    assert settings.origins == ()
    assert (settings.keys, settings.heads, settings.packs, settings.log_requests) == (None, "", None, False)
    assert settings.body_limit <= 1_000_000
    assert max(settings.body_timeout, settings.header_timeout, settings.stop_timeout) <= 10


def test_keys_are_not_printed_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARLORDS_KEYS", KEYS)
    settings = Settings()
    assert settings.keys is not None
    assert settings.keys.get_secret_value() == KEYS
    for text in (repr(settings), str(settings), settings.model_dump_json()):
        assert KEYS[:20] not in text


@pytest.mark.parametrize("server", ["granian", "uvicorn"])
def test_a_stop_does_not_wait_for_a_request_that_never_ends(tmp_path: Path, server: str) -> None:
    """Its body may take a minute, but the server has a second to stop, and takes it."""
    head = "POST /v1/xidit/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"
    with running(tmp_path, SERVER=server, BODY_TIMEOUT="60", STOP_TIMEOUT="1") as (port, process):
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(head.encode())
            time.sleep(0.3)  # until the server has begun to read
            start = time.monotonic()
            process.send_signal(signal.SIGTERM)
            process.wait(20)
        assert time.monotonic() - start < 15


@pytest.mark.parametrize("server", ["granian", "uvicorn"])
def test_a_stop_waits_for_a_request_that_ends_in_time(tmp_path: Path, server: str) -> None:
    body = b'{"seed":5}'
    head = "POST /v1/xidit/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with running(tmp_path, SERVER=server, STOP_TIMEOUT="20") as (port, process):
        with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
            connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body[:1])
            time.sleep(0.3)
            process.send_signal(signal.SIGTERM)
            time.sleep(0.5)
            connection.sendall(body[1:])
            assert connection.recv(100).startswith(b"HTTP/1.1 200")
        process.wait(30)
