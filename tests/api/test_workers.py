"""Keys and workers: one key for all workers of a server, and settings that cannot work stop its start."""

import base64
import json
import os
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.api.served import running

KEY = base64.b64encode(bytes(range(32))).decode()


def exchanged(port: int, path: str, body: dict[str, Any] | None = None) -> tuple[str, Any]:
    """Which worker answered, by the part of its request ids that stays the same, and what."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        sent = None if body is None else json.dumps(body).encode()
        connection.request("GET" if body is None else "POST", path, sent, {"Content-Type": "application/json"})
        response = connection.getresponse()
        answer = json.loads(response.read())
        assert response.status == 200, answer
        return str(response.headers["x-request-id"]).partition("-")[0], answer
    finally:
        connection.close()


def test_without_keys_all_workers_have_one_and_one_warning_says_so(tmp_path: Path) -> None:
    with running(tmp_path, WORKERS="2") as (port, _):
        _, match = exchanged(port, "/v1/xidit/matches", {"trust": "sealed", "perspective": "spectator"})
        keys: dict[str, Any] = {}
        opened: set[str] = set()
        for _ in range(200):
            worker, keys[worker] = exchanged(port, "/v1/keys")
            look = {"state": match["state"], "perspective": "spectator"}
            worker, seen = exchanged(port, "/v1/xidit/views", look)
            assert seen["view"] == match["public"]
            opened.add(worker)
            if len(opened) == len(keys) == 2:
                break
        assert len(opened) == len(keys) == 2, "the kernel gave all connections to one worker"
        assert len({json.dumps(each, sort_keys=True) for each in keys.values()}) == 1
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    [warning] = [line for line in lines if line["event"] == "ephemeral_key"]
    assert warning["level"] == "warning"
    assert "WARLORDS_KEYS" in warning["detail"]


def test_with_keys_nothing_is_said(tmp_path: Path) -> None:
    with running(tmp_path, KEYS=KEY):
        pass
    log = (tmp_path / "log").read_text()
    assert "ephemeral_key" not in log
    assert KEY not in log


@pytest.mark.parametrize(
    ("settings", "name", "says"),
    [
        ({"KEYS": "no base64!"}, "KEYS", "each key is base64 of 32 bytes"),
        ({"KEYS": KEY[:20]}, "KEYS", "each key has 32 bytes"),
        ({"KEYS": f"{KEY},{KEY}"}, "KEYS", "the two keys are the same"),
        ({"KEYS": f"{KEY},{KEY},{KEY}"}, "KEYS", "1 or 2 keys are taken"),
        ({"HEADS": "memory:", "WORKERS": "2"}, "HEADS", "memory: is the store of one worker, and there are 2"),
        ({"HEADS": "ftp://x"}, "HEADS", "pattern"),
    ],
)
def test_settings_that_cannot_work_stop_the_start(settings: dict[str, str], name: str, says: str) -> None:
    environment = {**os.environ, **{f"WARLORDS_{key}": value for key, value in settings.items()}}
    command = [sys.executable, "-m", "warlords_api.server"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    [line] = ended.stderr.splitlines()
    assert line.startswith(f"warlords: WARLORDS_{name}: ")
    assert says in line
    assert KEY not in line
    assert KEY[:20] not in line
