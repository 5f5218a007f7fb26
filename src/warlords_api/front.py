"""What stands before every request: its id, the rate limit, the log line and the counts. One plain ASGI wrapper."""

import re
from collections.abc import Mapping
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

import structlog
from litestar.types import ASGIApp

from warlords_api import pages, wire
from warlords_api.cross_origin import CrossOrigin
from warlords_api.endpoint import NO_STORE, TRACE, BodyLimits, Trace, forget_body, respond, respond_problem
from warlords_api.metrics import Metrics
from warlords_api.problems import Refused, refused
from warlords_core.rules import Language

_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_PATH: Final = 200  # characters of a path in the log
_MAX_ADDRESSES: Final = 10_000


class TokenBuckets:
    """A token bucket for each address: ``burst`` tokens at most, ``rate`` more each second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, address: str, now: float) -> float:
        """Take a token; answer 0, or, if there is none, the seconds until the next one."""
        tokens, then = self._buckets.pop(address, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - then) * self._rate)
        lacking = tokens < 1
        # Put back at the end: the first key is the one that was quiet for longest.
        self._buckets[address] = (tokens if lacking else tokens - 1, now)
        if len(self._buckets) > _MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return (1 - tokens) / self._rate if lacking else 0.0


class Front:
    """The outermost ASGI application."""

    def __init__(
        self,
        app: ASGIApp,
        direct: Mapping[str, ASGIApp],
        metrics: Metrics,
        limits: BodyLimits,
        buckets: TokenBuckets | None,
        cross_origin: CrossOrigin | None,
        *,
        logs_requests: bool,
    ) -> None:
        """Stand before an application.

        Args:
            app: answers what ``direct`` does not.
            direct: applications by path that need no router, found at once (measured: 15 of 280 microseconds).
            metrics: count every request.
            limits: of bodies that nobody reads.
            buckets: limit the requests of an address, if given.
            cross_origin: says which pages from elsewhere may call, if any.
            logs_requests: write a line for each request.
        """
        self._app = app
        self._direct = direct
        self._metrics = metrics
        self._limits = limits
        self._buckets = buckets
        self._cross_origin = cross_origin
        self._ids = token_hex(6)
        self._requests = 0
        # Bound once: the lazy proxy of structlog costs as much as all the rest of this class.
        self._log: Any = structlog.get_logger("warlords_api").bind()
        self._logs_requests = logs_requests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Carry a request through (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start = perf_counter()
        forget = partial(forget_body, scope, receive, self._limits)
        trace = scope[TRACE] = Trace(self._request_id(scope), forget, _language(scope))
        if scope["method"] == "POST":
            trace.more = (NO_STORE,)
        try:
            if self._cross_origin is not None:
                trace.more += self._cross_origin.headers(scope)
                # Asking whether one may call is no call yet, so it takes no token.
                if (preflight := self._cross_origin.preflight(scope)) is not None:
                    trace.operation = "preflight"
                    await respond(send, trace, 204, b"", preflight)
                    return
            buckets = None if _is_page(scope["path"]) else self._buckets
            wait = 0.0 if buckets is None else buckets.wait(_address(scope), start)
            if wait:
                await respond_problem(send, trace, _too_many(wait), scope["method"])
            elif (application := self._direct.get(scope["path"])) is not None:
                await application(scope, receive, send)
            else:
                await self._app(scope, receive, _tracing(trace, send))
        finally:
            seconds = perf_counter() - start
            # No status: the client went away before its answer.
            status = trace.status or 499
            self._metrics.count(trace.operation, status, seconds)
            if trace.game is not None:
                self._metrics.count_exchange(trace.game, trace.phase, trace.code)
            if self._logs_requests:
                self._log.info(
                    "request",
                    method=scope["method"],
                    path=_printable(scope["path"]),
                    operation=trace.operation,
                    status=status,
                    ms=round(seconds * 1_000, 3),
                    request_id=trace.request_id.decode(),
                )

    def _request_id(self, scope: Any) -> bytes:
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _REQUEST_ID.fullmatch(value):
                given: bytes = value
                return given
        self._requests += 1
        return f"{self._ids}-{self._requests:x}".encode()


def _language(scope: Any) -> Language | None:
    accepted = [value for name, value in scope["headers"] if name == b"accept-language"]
    return wire.language(b",".join(accepted)) if accepted else None


def _tracing(trace: Trace, send: Any) -> Any:
    """A ``send`` that notes the status of what the router itself answers, and adds our headers to it."""

    async def send_on(message: Any) -> None:
        if message["type"] == "http.response.start" and not trace.status:
            trace.status = message["status"]
            await trace.forget_body()
            message["headers"] = [*message["headers"], *trace.headers()]
        await send(message)

    return send_on


def _is_page(path: str) -> bool:
    """Whether it is a file of the playground: opening it asks for dozens at once, and each is served from memory."""
    return path == "/" or path.startswith(pages.AT)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _too_many(wait: float) -> Refused:
    seconds = b"%d" % (int(wait) + 1)
    return refused("too-many-requests", "too_many_requests", "slow down a little", headers=((b"retry-after", seconds),))


def _printable(path: str) -> str:
    """A path that any log can take: cut, and without lone surrogates."""
    return path[:_PATH].encode(errors="backslashreplace").decode()
