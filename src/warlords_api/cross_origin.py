"""Pages from other origins (CORS): which of them may call, and the headers that tell their browsers so."""

from typing import Any

from litestar.config.cors import CORSConfig

Headers = tuple[tuple[bytes, bytes], ...]


class CrossOrigin:
    """What is told to the browsers of pages from elsewhere. Without origins: nothing."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        self._config = CORSConfig(
            allow_origins=list(origins),
            allow_methods=["GET", "POST", "OPTIONS"],
            allow_headers=["accept", "content-type", "x-request-id"],
            expose_headers=["x-request-id", "retry-after"],
        )
        # What a cache keeps for one origin is not for another, unless all get the same.
        self._always: Headers = () if self._config.is_allow_all_origins else ((b"vary", b"origin"),)
        self._exposed = _encoded(self._config.simple_headers)
        self._preflight = tuple(
            [(name, value) for name, value in _encoded(self._config.preflight_headers) if name.startswith(b"access-")]
        )

    def headers(self, scope: Any) -> Headers:
        """What every answer to a request has, refusals too."""
        origin = _header(scope, b"origin")
        if origin is None or not self._config.is_origin_allowed(origin.decode("latin-1")):
            return self._always
        own = () if self._config.is_allow_all_origins else ((b"access-control-allow-origin", origin),)
        return (*self._always, *own, *self._exposed)

    def preflight(self, scope: Any) -> Headers | None:
        """What the answer has besides if a browser asks before it lets a page call; None: it asks no such thing."""
        if scope["method"] != "OPTIONS" or _header(scope, b"access-control-request-method") is None:
            return None
        return self._preflight


def _header(scope: Any, wanted: bytes) -> bytes | None:
    value: bytes
    for name, value in scope["headers"]:
        if name == wanted:
            return value
    return None


def _encoded(headers: dict[str, str]) -> Headers:
    return tuple([(name.lower().encode(), value.encode()) for name, value in headers.items()])
