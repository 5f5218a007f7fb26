"""The API under its real server, in processes of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path


@contextmanager
def running(tmp_path: Path, **settings: str) -> Iterator[tuple[int, "subprocess.Popen[bytes]"]]:
    """The server's port and process; settings by their names without the prefix. Its log is in ``tmp_path``."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "WARLORDS_PORT": str(port), **{f"WARLORDS_{k}": v for k, v in settings.items()}}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "warlords_api.server"], env=environment, stdout=log, stderr=log
        )
        try:
            until = time.monotonic() + 40
            while True:
                assert process.poll() is None, (tmp_path / "log").read_text()
                assert time.monotonic() < until
                try:
                    if ask(port, "/ready")[0] == 200:
                        break
                except OSError:
                    time.sleep(0.1)
            # A worker that is told to stop while it starts has to be killed, which takes its time.
            workers = int(settings.get("WORKERS", "1")) if settings.get("SERVER", "granian") == "granian" else 0
            while any(f"Started worker-{n + 1}" not in (tmp_path / "log").read_text() for n in range(workers)):
                assert time.monotonic() < until
                time.sleep(0.1)
            yield port, process
        finally:
            process.terminate()
            process.wait(30)


def ask(port: int, path: str, body: bytes | None = None, media: str = "application/json") -> tuple[int, bytes]:
    """Status and body of a GET, or with a body of a POST, on a connection of its own."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        headers = {} if body is None else {"Content-Type": media}
        connection.request("GET" if body is None else "POST", path, body, headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()
