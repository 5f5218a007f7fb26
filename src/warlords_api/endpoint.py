"""From HTTP to an operation and back: short ASGI applications, one for each address."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Receive, Send
from msgspec.structs import replace

from warlords_api import problems, wire
from warlords_api.memory import Bodies, Memory
from warlords_api.operations import Operation
from warlords_api.problems import Refused, refused
from warlords_api.telling import problem_text
from warlords_core.errors import Malformed
from warlords_core.game import AnyGame
from warlords_core.rules import Language

TRACE: Final = "warlords"
"""Key of a request's trace in its ASGI scope."""

_FORGOTTEN: Final = 32 * 1024 * 1024
"""Bytes of a body that nobody wants that are still taken from the client."""

_BY_THE_RULES: Final = problems.type_of("illegal-action")
"""The type of a refusal that comes from the rules: the state itself was sound."""

_ABOUT_THE_BODY: Final = frozenset({b"content-type", b"content-encoding", b"content-length"})
"""Headers that say how a body is to be read, so that there may be one of each."""

_log = structlog.get_logger("warlords_api")


Headers = tuple[tuple[bytes, bytes], ...]

SAFE: Final[Headers] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
"""Headers that every answer has: a browser takes it for what it says, and tells nobody where it was."""
NO_STORE: Final = (b"cache-control", b"no-store")
"""The header of what holds a match, or tells why one was refused: no cache keeps it."""
CLOSE: Final = (b"connection", b"close")
"""The header of an answer to a request whose body is not taken to its end."""


class Trace:
    """What the log and the metrics tell of a request."""

    __slots__ = ("_forget", "about", "code", "game", "language", "more", "operation", "phase", "request_id", "status")

    def __init__(
        self, request_id: bytes, forget: Callable[[], Awaitable[bool]], language: Language | None = None
    ) -> None:
        self.request_id = request_id
        self.language: Language | None = language
        """That the client wants sentences in; None: it wants none."""
        self.about: AnyGame | None = None
        """The game whose address was called."""
        self.more: Headers = ()
        """Headers that every answer has besides the request id."""
        self._forget: Callable[[], Awaitable[bool]] | None = forget
        self.operation = "none"
        self.game: str | None = None
        """Of a request about a match."""
        self.phase = "unread"
        """What is owed first in that match."""
        self.code = "ok"
        """Of the refusal, if there is one."""
        self.status = 0
        """0: not answered yet."""

    def headers(self) -> Headers:
        """The headers that every answer has."""
        return ((b"x-request-id", self.request_id), *SAFE, *self.more)

    def body_is_read(self) -> None:
        """Somebody reads the body, or has read it: nothing is left to forget."""
        self._forget = None

    async def forget_body(self) -> None:
        """Before an answer: let in a body that nobody reads, as a client that still sends does not see the answer."""
        forget, self._forget = self._forget, None
        if forget is not None and not await forget():
            self.more = (*self.more, CLOSE)


class ClientGone(Exception):
    """The body broke off: the client went away, or what it sent could not be read as a body."""


@dataclass(frozen=True)
class BodyLimits:
    """What a request body may take."""

    size: int
    """Bytes."""
    time: float
    """Seconds."""


def allowed(method: str) -> bytes:
    """The Allow header of an address."""
    return b"GET, HEAD, OPTIONS" if method == "GET" else b"POST, OPTIONS"


async def guarded(method: str, operation: str, answer: Callable[[], Any], scope: Any, send: Any) -> None:
    """Check the method, answer, and turn whatever goes wrong into a problem document.

    Args:
        method: that the address takes.
        operation: its name in log and metrics.
        answer: makes the body, its media type, and further headers.
        scope: of ASGI.
        send: of ASGI.
    """
    trace: Trace = scope[TRACE]
    trace.operation = operation
    asked = scope["method"]
    try:
        if asked == "OPTIONS":
            await respond(send, trace, 204, b"", ((b"allow", allowed(method)),))
            return
        if asked != method and not (asked == "HEAD" and method == "GET"):
            detail = f"this address takes {allowed(method).decode()}"
            raise refused("method-not-allowed", "method_not_allowed", detail, headers=((b"allow", allowed(method)),))
        body, media, more = await answer()
    except Refused as error:
        await respond_problem(send, trace, error, asked)
    except ClientGone:
        # Gone, or garbled in the middle of its body: a server that gets no answer from here makes one of its own.
        await respond_problem(send, trace, refused("malformed", "body_cut_off", "the body ended before its end"), asked)
    except Exception:
        _log.exception("defect", operation=operation, request_id=trace.request_id.decode())
        await respond_problem(send, trace, defect(), asked)
    else:
        headers: Headers = ((b"content-type", media), (b"content-length", b"%d" % len(body)), *more)
        if method == "GET":  # others are not kept by caches
            headers = (*headers, (b"vary", b"accept"))
        await respond(send, trace, 200, b"" if asked == "HEAD" else body, headers)


def defect() -> Refused:
    """What a client is told of a defect: nothing of its insides."""
    return refused("defect", "defect", "the server failed; the request id helps to find out why")


async def respond(send: Any, trace: Trace, status: int, body: bytes, headers: Headers) -> None:
    """Send a whole answer."""
    trace.status = status
    await trace.forget_body()
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *trace.headers()]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def respond_problem(send: Any, trace: Trace, error: Refused, method: str) -> None:
    """Send a problem document, with a sentence for a client that wants one."""
    error = in_words(error, trace)
    body = error.body
    trace.code = error.document.code
    headers = (
        (b"content-type", problems.MEDIA_TYPE.encode()),
        (b"content-length", b"%d" % len(body)),
        *error.headers,
    )
    await respond(send, trace, error.document.status, b"" if method == "HEAD" else body, headers)


def in_words(error: Refused, trace: Trace) -> Refused:
    """A refusal with a sentence in the language that the client wants, if any, and the headers that say so."""
    if trace.language is None:
        return Refused(error.document, (*error.headers, VARIES))
    text = problems.cut(problem_text(error.document, trace.about, trace.language))
    return Refused(replace(error.document, text=text), (*error.headers, *spoken(trace.language)))


VARIES: Final = (b"vary", b"accept-language")


def spoken(language: Language | None) -> Headers:
    """The headers of an answer that has sentences in a language, or could have had some."""
    return (VARIES,) if language is None else (VARIES, (b"content-language", language.encode()))


def operation_endpoint(operation: Operation, limits: BodyLimits) -> ASGIApp:
    """The ASGI application of an operation."""
    takes_body = operation.request is not None
    once = _ABOUT_THE_BODY if takes_body else frozenset[bytes]()
    run, told, parameter, phase = operation.run, operation.told, operation.parameter, operation.phase
    bodies = Bodies(operation.request, operation.answer, operation.memory or Memory())

    async def endpoint(scope: Any, receive: Receive, send: Send) -> None:
        trace: Trace = scope[TRACE]
        trace.about = operation.game

        async def answer() -> tuple[bytes, bytes, Headers]:
            headers = headers_of(scope, once)
            if takes_body:
                if phase is not None:
                    trace.game = operation.tag
                given = wire.sent(headers.get(b"content-type"), headers.get(b"content-encoding"))
                media = wire.wanted(headers.get(b"accept"), given)
                trace.body_is_read()
                data = await read_body(headers, receive, limits)
                try:
                    request = bodies.read(given, data)
                except Malformed as error:
                    raise problems.malformed(error) from None
                carry_out = run if trace.language is None else told.get(trace.language, run)
                sound = False
                try:
                    body = bodies.write(media, carry_out(request))
                    bodies.found_sound(given, request)
                    sound = True
                except Refused as error:
                    sound = error.document.type == _BY_THE_RULES
                    raise
                finally:
                    if phase is not None:
                        trace.phase = phase(request, sound=sound)
                return body, media.header, spoken(trace.language) if told else ()
            media = wire.wanted(headers.get(b"accept"), wire.JSON)
            argument = scope["path_params"][parameter.name] if parameter is not None else None
            return media.encode(run(argument)), media.header, ()

        await guarded(operation.method, operation.id, answer, scope, send)

    return endpoint


def page_endpoint(name: str, media: bytes, content: Callable[[], bytes]) -> ASGIApp:
    """The ASGI application of a page with one media type, whatever the client accepts."""

    async def endpoint(scope: Any, receive: Receive, send: Send) -> None:  # noqa: ARG001  # ASGI's signature
        async def answer() -> tuple[bytes, bytes, Headers]:
            return content(), media, ()

        await guarded("GET", name, answer, scope, send)

    return endpoint


def headers_of(scope: Any, once: frozenset[bytes] = frozenset()) -> dict[bytes, bytes]:
    """The headers of a request by lower-case name; of one that is repeated the last counts, but Accepts are joined.

    Raises:
        Refused: one that may stand there only once is repeated (400): which of the values is meant is not guessed.
    """
    found: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        if name in found:
            if name in once:
                raise refused("malformed", "repeated_header", f"the header {name.decode()} stands there twice")
            found[name] = found[name] + b"," + value if name == b"accept" else value
        else:
            found[name] = value
    return found


async def read_body(headers: Mapping[bytes, bytes], receive: Any, limits: BodyLimits) -> bytes:
    """Read a body within limits.

    Raises:
        Refused: it is too large (413) or does not arrive in time (408).
        ClientGone: it broke off.
    """
    announced = _length(headers.get(b"content-length"))
    if announced > limits.size and _uninvited(announced, headers.get(b"expect")):
        raise _too_large(limits, CLOSE)
    deadline = _Deadline(limits.time)
    try:
        message = await receive()
        if message["type"] == "http.request" and not message.get("more_body", False) and announced <= limits.size:
            body: bytes = message.get("body", b"")
            if len(body) > limits.size:
                raise _too_large(limits)
            return body
        return await _read_rest(message, receive, limits, announced)
    except asyncio.CancelledError:
        if not deadline.passed():
            raise
        raise refused("body-timeout", "body_timeout", "the body did not arrive in time", headers=(CLOSE,)) from None
    finally:
        deadline.stop()


async def forget_body(scope: Any, receive: Any, limits: BodyLimits) -> bool:
    """Take a body and forget it, up to a point; answers whether that was all of it."""
    headers = dict(scope["headers"])
    if _uninvited(_length(headers.get(b"content-length")), headers.get(b"expect")):
        return False
    size, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(limits.time):
            while more and size <= _FORGOTTEN:
                message = await receive()
                size += len(message.get("body", b""))
                more = message.get("more_body", False)
    return not more


def _uninvited(announced: int, expect: bytes | None) -> bool:
    """Whether not even the first byte of a body that nobody wants is taken, as its client need not be let finish.

    Either it announces more than is taken in any case, or it waits to be told to send (RFC 9110, 10.1.1): HTTP servers
    tell it when they are first asked for the body.
    """
    return announced > _FORGOTTEN or (expect is not None and expect.lower() == b"100-continue")


class _Deadline:
    """Cancels the running task when its time is up: ``asyncio.timeout`` for one case, at a quarter of the cost."""

    __slots__ = ("_expired", "_handle", "_task")

    def __init__(self, seconds: float) -> None:
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("no task is running")
        self._task = task
        self._expired = False
        self._handle = task.get_loop().call_later(seconds, self._expire)

    def _expire(self) -> None:
        self._expired = True
        self._task.cancel()

    def passed(self) -> bool:
        """After a cancellation: whether it was this deadline's, and nobody else's too."""
        return self._expired and self._task.uncancel() == 0

    def stop(self) -> None:
        """Nothing is cancelled any more."""
        self._handle.cancel()


async def _read_rest(message: Any, receive: Any, limits: BodyLimits, announced: int) -> bytes:
    chunks: list[bytes] = []
    size = 0
    # A client that is cut off while it sends does not see the answer, so what is too large is let in and forgotten,
    # up to a point.
    while size <= _FORGOTTEN:
        if message["type"] != "http.request":
            raise ClientGone
        chunk: bytes = message.get("body", b"")
        size += len(chunk)
        if max(size, announced) > limits.size:
            chunks.clear()
        else:
            chunks.append(chunk)
        if not message.get("more_body", False):
            if max(size, announced) > limits.size:
                break
            return b"".join(chunks)
        message = await receive()
    raise _too_large(limits)


def _length(content_length: bytes | None) -> int:
    """The length that a request announces; 0 if none."""
    if content_length is None or not content_length.isdigit():
        return 0
    return int(content_length) if len(content_length) < 20 else 2**63  # no number that long is small


def _too_large(limits: BodyLimits, *headers: tuple[bytes, bytes]) -> Refused:
    return refused("body-too-large", "body_too_large", f"a body may have {limits.size} bytes", headers=headers)
