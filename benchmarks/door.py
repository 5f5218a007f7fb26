"""Requests over loopback: the applications under the same servers, one worker each, with the same body."""

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.apps import APPS, MATCHES, PATH, App
from benchmarks.measure import Sample, Skipped, Workload

ROOT = Path(__file__).resolve().parent.parent
CONNECTIONS = 32
_HOST = "127.0.0.1"
_PATIENCE = 30.0  # seconds for a server to start


def _granian(app: str, port: int) -> list[str]:
    options = ["--interface", "asgi", "--factory", "--workers", "1", "--no-ws", "--log-level", "error"]
    return ["granian", *options, "--loop", "auto", "--host", _HOST, "--port", str(port), app]


def _uvicorn(app: str, port: int) -> list[str]:
    options = ["--factory", "--workers", "1", "--ws", "none", "--no-access-log", "--log-level", "error"]
    return ["uvicorn", *options, "--host", _HOST, "--port", str(port), app]


SERVERS: Mapping[str, Callable[[str, int], list[str]]] = {"granian": _granian, "uvicorn": _uvicorn}


def _cpus() -> tuple[int, int] | None:
    """A processor for the server and one for the client; None where they cannot be had."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    allowed = sorted(os.sched_getaffinity(0))
    return (allowed[0], allowed[1]) if len(allowed) > 1 else None


@contextmanager
def _on(cpu: int | None) -> Iterator[None]:
    """Processes that are started inside stay on one processor."""
    if cpu is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {cpu})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Served:
    """An application under a server, started at its first sample."""

    def __init__(self, server: str, app: App) -> None:
        self._server, self._about, self._app = server, app, app.factory.__name__
        self._process: subprocess.Popen[bytes] | None = None
        self._cpus = _cpus()

    def sample(self, seconds: float) -> Sample:
        """Requests a second from busy connections, with latencies."""
        if self._process is None:
            self._start()
        command = [sys.executable, "-m", "benchmarks.load", "--port", str(self._port), "--seconds", str(seconds)]
        command += ["--connections", str(CONNECTIONS), "--size", str(self._size)]
        if self._cpus:
            command += ["--cpu", str(self._cpus[1])]
        done = subprocess.run(command, cwd=ROOT, input=self._bytes, check=True, stdout=subprocess.PIPE)
        counted: dict[str, float] = json.loads(done.stdout)
        return counted

    def close(self) -> None:
        """Stop the server."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _start(self) -> None:
        request, answer = self._about.first()
        body = msgspec.json.encode(request)
        sent = [_http(msgspec.json.encode(each)) for each in self._about.requests(MATCHES)]
        self._bytes, self._size = b"".join(sent), len(sent[0])
        self._port = _free_port()
        command = SERVERS[self._server](f"benchmarks.apps:{self._app}", self._port)
        # The API's own settings: none from outside, so its defaults hold. Its log is written, and thrown away.
        env = {name: value for name, value in os.environ.items() if not name.startswith("WARLORDS_")}
        env["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "src")))
        with _on(self._cpus[0] if self._cpus else None):
            self._process = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=ROOT,
                env=env,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        try:
            self._check(body, answer)
        except BaseException:
            self.close()
            raise

    def _check(self, body: bytes, answer: Any) -> None:
        """The server answers, and what it answers is right."""
        deadline = time.monotonic() + _PATIENCE
        while not self._reachable():
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self._server} does not start {self._app}")
            time.sleep(0.05)
        connection = http.client.HTTPConnection(_HOST, self._port, timeout=_PATIENCE)
        connection.request("POST", PATH, body, {"content-type": "application/json"})
        response = connection.getresponse()
        received = response.read()
        connection.close()
        if response.status != 200 or not self._about.same(received, answer):
            raise AssertionError(f"not the answer that was expected: {response.status} {received[:300]!r}")

    def _reachable(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(f"{self._server} ended with {self._process.returncode} instead of serving {self._app}")
        try:
            socket.create_connection((_HOST, self._port), 1).close()
        except OSError:
            return False
        return True


def _http(body: bytes) -> bytes:
    lines = (
        f"POST {PATH} HTTP/1.1",
        f"host: {_HOST}",
        "content-type: application/json",
        f"content-length: {len(body)}",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def workloads() -> Iterator[Workload | Skipped]:
    """One workload for each application under each server that is installed."""
    for server in SERVERS:
        for kind, app in APPS.items():
            name = f"http/{server}/{kind}"
            if find_spec(server) is None:
                yield Skipped(name, f"{server} is not installed")
            else:
                served = Served(server, app)
                yield Workload(name=name, about=app.about, sample=served.sample, close=served.close)
