"""What a browser asks for: the playground's files, and the pages that are no operations."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import asgi
from litestar.handlers import ASGIRouteHandler
from litestar.types import ASGIApp, Receive, Send

from warlords_api.endpoint import TRACE, Headers, guarded, headers_of, page_endpoint, respond

FOLDER: Final = Path(__file__).with_name("playground")
AT: Final = "/playground/"
"""Where the files of the playground are; its first page is at ``/`` instead."""

_MEDIA: Final = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
}
_ALLOWED: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
CONTENT_POLICY: Final[Headers] = (
    (b"content-security-policy", "; ".join(f"{name} {sources}" for name, sources in _ALLOWED.items()).encode()),
)
"""What a browser lets the playground do: run and show this server's files, and call this server; nothing else."""


def playground() -> Iterable[ASGIRouteHandler]:
    """A route for each file of the playground, read now: whatever else is asked for is not there."""
    for file in sorted(FOLDER.rglob("*")):
        media = _MEDIA.get(file.suffix)
        if media is None:
            continue
        name = file.relative_to(FOLDER).as_posix()
        path = "/" if name == "index.html" else AT + name
        yield asgi(path, copy_scope=False, name=f"playground {name}")(_file_endpoint(media, file.read_bytes()))


def page(name: str, path: str, media: bytes, content: Callable[[], bytes]) -> ASGIRouteHandler:
    """A route for a page that is made when it is asked for."""
    return asgi(path, copy_scope=False, name=name)(page_endpoint(name, media, content))


def _file_endpoint(media: bytes, content: bytes) -> ASGIApp:
    tag = b'"%b"' % sha256(content).hexdigest()[:32].encode()
    # A browser asks each time whether its copy is still the file: one that is newer than the others would not fit them.
    kept: Headers = ((b"etag", tag), (b"cache-control", b"no-cache"))

    async def endpoint(scope: Any, receive: Receive, send: Send) -> None:  # noqa: ARG001  # ASGI's signature
        trace = scope[TRACE]
        trace.more += CONTENT_POLICY
        if scope["method"] in ("GET", "HEAD") and _has(headers_of(scope).get(b"if-none-match", b""), tag):
            trace.operation = "playground"
            await respond(send, trace, 304, b"", kept)
            return

        async def answer() -> tuple[bytes, bytes, Headers]:
            return content, media, kept

        await guarded("GET", "playground", answer, scope, send)

    return endpoint


def _has(asked: bytes, tag: bytes) -> bool:
    """Whether an If-None-Match names a tag; proxies that compress make it a weak one (``W/``)."""
    return not {tag, b"*"}.isdisjoint(each.strip().removeprefix(b"W/") for each in asked.split(b","))
