"""A client of the API, for callers that wait and for those that await.

::

    calls = Calls(GAME)  # of warlords_core.kassen
    with Client("http://127.0.0.1:8000") as client:
        match = client.send(calls.start(seed=7))

Needs the extra ``client`` and nothing of the server. A client keeps its connections for the calls to come, and sends
each call once: whatever fails is told, nothing is tried again. Where no answer came at all, httpx tells it
(``httpx.RequestError``). Connections are closed here after five quiet seconds, before servers do it.
"""

from typing import Final, Self, TypeAlias, TypeVar

import httpx
import msgspec

from warlords_api.calls import LIST_GAMES, LIST_KEYS, MEDIA_TYPE, Call, Calls
from warlords_api.problems import MEDIA_TYPE as PROBLEM
from warlords_api.problems import Kind, ProblemDocument, type_of
from warlords_api.sealing.proofs import KeyProof, SignatureProof
from warlords_core.errors import Malformed, WarlordsError

__all__ = [
    "LIST_GAMES",
    "LIST_KEYS",
    "ActionRefused",
    "AsyncClient",
    "Call",
    "Calls",
    "Client",
    "KeyProof",
    "MatchWentOn",
    "NotProved",
    "ProblemAnswered",
    "ServerFailed",
    "SignatureProof",
    "StrangeAnswer",
    "TooManyRequests",
]

Timeout: TypeAlias = float | httpx.Timeout
"""Seconds that each of connecting, sending and receiving may take; ``httpx.Timeout`` tells them apart."""

PATIENCE: Final = 30.0
"""Seconds, where nothing else is said."""

T = TypeVar("T")


class ProblemAnswered(WarlordsError):
    """The server answered with a problem document (RFC 9457); the call has had no effect."""

    def __init__(self, document: ProblemDocument, headers: httpx.Headers) -> None:
        clause = "" if document.rule is None else f", {document.rule}"
        super().__init__(f"{document.detail} [{document.code}{clause}]")
        self.document = document
        self.status = document.status
        self.code = document.code
        """What happened, for machines; stable."""
        self.rule = document.rule
        """The rule clause that refuses."""
        self.pointer = document.pointer
        """JSON Pointer into the body of the call; empty: all of it."""
        self.index = document.index
        """Which action of several is refused."""
        self.errors = document.errors or ()
        """All faults at once, where there can be several."""
        self.request_id = headers.get("x-request-id")
        """Names the request in the server's log."""


class ActionRefused(ProblemAnswered):
    """The rules do not allow the action."""


class NotProved(ProblemAnswered):
    """Nothing, or something wrong, shows that the caller may act or look for a seat of a sealed match."""


class MatchWentOn(ProblemAnswered):
    """The server knows that the sealed match has gone on from there already."""


class TooManyRequests(ProblemAnswered):
    """The server takes no more for a while."""

    def __init__(self, document: ProblemDocument, headers: httpx.Headers) -> None:
        super().__init__(document, headers)
        told = headers.get("retry-after", "")
        self.retry_after = int(told) if told.isdecimal() else None
        """Seconds to wait; None: it did not say."""


class ServerFailed(ProblemAnswered):
    """A defect of the server, or of something that it needs."""


class StrangeAnswer(WarlordsError):
    """An answer that is not this API's, or is another version's."""

    def __init__(self, response: httpx.Response, reason: str) -> None:
        super().__init__(f"{response.request.method} {response.request.url}: {response.status_code}, {reason}")
        self.response = response


_KINDS: Final[dict[Kind, type[ProblemAnswered]]] = {
    "illegal-action": ActionRefused,
    "too-many-requests": TooManyRequests,
    "unauthorized": NotProved,
    "forbidden": NotProved,
    "stale": MatchWentOn,
    "defect": ServerFailed,
    "unavailable": ServerFailed,
}
_BY_TYPE: Final = {type_of(kind): exception for kind, exception in _KINDS.items()}


class Client:
    """Sends calls and waits for their answers; a context that closes its connections at its end."""

    def __init__(
        self, address: str, *, timeout: Timeout = PATIENCE, transport: httpx.BaseTransport | None = None
    ) -> None:
        self._http = httpx.Client(base_url=address, timeout=timeout, transport=transport)

    def send(self, call: Call[T]) -> T:
        """Send a call once and read its answer.

        Raises:
            ProblemAnswered: the server refuses it, or cannot carry it out.
            StrangeAnswer: what came is not an answer of this API.
            httpx.RequestError: no answer came, or none in time.
        """
        response = self._http.request(call.method, call.path, content=call.content, headers=call.headers)
        return _answer(call, response)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncClient:
    """The same for callers that await."""

    def __init__(
        self, address: str, *, timeout: Timeout = PATIENCE, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        self._http = httpx.AsyncClient(base_url=address, timeout=timeout, transport=transport)

    async def send(self, call: Call[T]) -> T:
        """Send a call once and read its answer; raises what ``Client.send`` does."""
        response = await self._http.request(call.method, call.path, content=call.content, headers=call.headers)
        return _answer(call, response)

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _answer(call: Call[T], response: httpx.Response) -> T:
    media = response.headers.get("content-type", "")
    if media == PROBLEM:
        raise _problem(response)
    if response.status_code != 200 or media != MEDIA_TYPE:
        raise StrangeAnswer(response, f"{media or 'no media type'}")
    try:
        return call.read(response.content)
    except Malformed as error:
        raise StrangeAnswer(response, str(error)) from None


def _problem(response: httpx.Response) -> Exception:
    try:
        members = msgspec.json.decode(response.content, type=dict[str, object])
        # Problem documents may have members that are not known here, to be passed over (RFC 9457, 3.2).
        known = {name: value for name, value in members.items() if name in ProblemDocument.__struct_fields__}
        document = msgspec.convert(known, ProblemDocument)
    except msgspec.MsgspecError as error:
        return StrangeAnswer(response, str(error))
    return _BY_TYPE.get(document.type, ProblemAnswered)(document, response.headers)
