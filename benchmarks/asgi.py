"""What the applications cost without a server: calls of the ASGI application in this process, no sockets."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import redirect_stderr
from itertools import cycle
from typing import Any

import msgspec

from benchmarks.apps import APPS, MATCHES, PATH, App
from benchmarks.measure import Sample, Workload, rate

_PORTION = 50


class InProcess:
    """One application with its own event loop, made at its first sample."""

    def __init__(self, app: App) -> None:
        self._about = app
        self._loop: asyncio.AbstractEventLoop | None = None

    def sample(self, seconds: float) -> Sample:
        """Requests a second, and microseconds a request."""
        if self._loop is None:
            self._open()
        requests = rate("requests/s", self._portion)(seconds)["requests/s"]
        return {"requests/s": requests, "us": 1e6 / requests}

    def close(self) -> None:
        """Close the loop."""
        if self._loop is not None:
            self._loop.close()
            self._log.close()

    def _open(self) -> None:
        request, answer = self._about.first()
        self._bodies = cycle(map(msgspec.json.encode, self._about.requests(MATCHES)))
        # The API writes a line a request to what is stderr when it is made: it is written, and thrown away.
        self._log = open(os.devnull, "w")  # noqa: SIM115  # closed with the loop
        with redirect_stderr(self._log):
            self._app = self._about.factory()
        self._loop = asyncio.new_event_loop()
        status, body = self._loop.run_until_complete(self._call(msgspec.json.encode(request)))
        if status != 200 or not self._about.same(body, answer):
            raise AssertionError(f"not the answer that was expected: {status} {body[:300]!r}")

    def _portion(self) -> int:
        assert self._loop is not None
        self._loop.run_until_complete(self._calls())
        return _PORTION

    async def _calls(self) -> None:
        for _ in range(_PORTION):
            await self._call(next(self._bodies))

    async def _call(self, body: bytes) -> tuple[int, bytes]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(_scope(len(body)), receive, send)
        return sent[0]["status"], sent[1]["body"]


def _scope(length: int) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": PATH,
        "raw_path": PATH.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [
            (b"host", b"localhost"),
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % length),
        ],
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8_000),
        "state": {},
    }


def workloads() -> Iterator[Workload]:
    """One workload for each application."""
    for name, app in APPS.items():
        runner = InProcess(app)
        yield Workload(name=f"asgi/{name}", about=app.about, sample=runner.sample, close=runner.close)
