"""A client that calls the ASGI application in this process, with every byte in its hands."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass
from os import urandom
from typing import Any

import msgpack
import msgspec

from warlords_api.app import create_app
from warlords_api.sealing.keys import Random
from warlords_api.settings import Settings

JSON = "application/json"
MSGPACK = "application/msgpack"


def packed(value: object) -> bytes:
    """MessagePack of plain values, as another library writes it."""
    data = msgpack.packb(value)
    assert isinstance(data, bytes)
    return data


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes
    left: int = 0
    """Pieces of the request's body that were not taken."""

    @property
    def json(self) -> Any:
        """The body, decoded."""
        return json.loads(self.body)

    @property
    def packed(self) -> Any:
        """The body, decoded from MessagePack."""
        return msgspec.msgpack.decode(self.body)

    def problem(self, status: int, code: str | None = None) -> Any:
        """The problem document, after a look at what all of them have."""
        assert self.status == status, self.body[:500]
        assert self.headers["content-type"] == "application/problem+json"
        document = self.json
        assert document["status"] == status
        assert document["type"].startswith("urn:warlords:problem:")
        assert document["title"]
        assert len(self.body) < 60_000
        assert len(document["detail"]) <= 500
        assert "Traceback" not in document["detail"]
        if code is not None:
            assert document["code"] == code, document
        return document


class Door:
    """Opens the application, keeps one event loop for it."""

    def __init__(self, *, random: Random = urandom, **settings: Any) -> None:
        self.app = create_app(Settings(**settings), random)
        self._runner = asyncio.Runner()

    def __enter__(self) -> "Door":
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.close()

    def get(self, path: str, **headers: str) -> Answer:
        """GET with headers (``_`` for ``-``)."""
        return self.send("GET", path, (), headers)

    def post(self, path: str, value: Any = None, **headers: str) -> Answer:
        """POST a value as JSON."""
        return self.send("POST", path, (msgspec.json.encode(value),), {"content-type": JSON, **headers})

    def post_bytes(self, path: str, body: bytes, media: str = JSON, **headers: str) -> Answer:
        """POST bytes as they are."""
        return self.send("POST", path, (body,), {"content-type": media, **headers})

    def send(
        self,
        method: str,
        path: str,
        chunks: Iterable[bytes] = (),
        headers: dict[str, str] | list[tuple[str, str]] | None = None,
        *,
        ending: str = "end",
        address: str = "127.0.0.1",
    ) -> Answer:
        """Any request; repeated headers come as a list.

        ``ending`` "stall" never finishes the body, "leave" goes away in its middle.
        """
        pairs = list(headers.items()) if isinstance(headers, dict) else headers or []
        call = self._call(method, path, list(chunks), pairs, ending, address)
        return self._runner.run(call)

    async def _call(
        self, method: str, path: str, chunks: list[bytes], headers: list[tuple[str, str]], ending: str, address: str
    ) -> Answer:
        last = len(chunks) - 1
        messages: list[dict[str, Any]] = [
            {"type": "http.request", "body": chunk, "more_body": place < last or ending != "end"}
            for place, chunk in enumerate(chunks)
        ] or [{"type": "http.request", "body": b"", "more_body": ending != "end"}]
        if ending == "leave":
            messages.append({"type": "http.disconnect"})
        sent: list[Any] = []

        async def receive() -> Any:
            if not messages:
                await asyncio.sleep(3_600)
            return messages.pop(0)

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(errors="replace"),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers],
            "client": (address, 50_000),
            "server": ("127.0.0.1", 8_000),
        }
        await self.app(scope, receive, send)
        if not sent:
            return Answer(0, {}, b"")
        answered = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        body = b"".join(message["body"] for message in sent[1:])
        return Answer(sent[0]["status"], answered, body, len(messages))
