"""The ASGI applications that are compared: all of them take the same body and send the same one back."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

import benchmarks.sealed
from benchmarks.xidit import request_and_answer, requests

PATH = "/v1/xidit/adjudications"


def raw() -> Any:
    """An ASGI application that only decodes the request and encodes the answer: no route, no check, no rule."""
    request, answer = request_and_answer()
    decode, encode = msgspec.json.Decoder(type(request)).decode, msgspec.json.Encoder().encode

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await _lifespan(receive, send)
            return
        decode(await _body(receive))
        body = encode(answer)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app


def idle() -> Any:
    """A Litestar application whose handler does nothing but read the body and send a ready answer."""
    from litestar import Litestar, Request, post

    body = msgspec.json.encode(request_and_answer()[1])

    async def handler(request: Request[Any, Any, Any]) -> bytes:
        await request.body()
        return body

    route = post(PATH, status_code=200, media_type="application/json")(handler)
    return Litestar([route], openapi_config=None, logging_config=None)


def adjudication() -> Any:
    """The API as it is served."""
    from warlords_api.server import worker

    return worker()


def unknown() -> Any:
    """The API as it is served, but without memory of the states that it has seen or made."""
    from warlords_api.memory import Memory

    Memory.add = lambda self, text, state: None  # type: ignore[method-assign]  # what is measured is that it forgets
    return adjudication()


def sealed() -> Any:
    """The API as it is served, with the key that the requests of sealed matches are made with."""
    from pydantic import SecretStr

    from warlords_api.app import create_app
    from warlords_api.logs import configure
    from warlords_api.settings import Settings

    settings = Settings(keys=SecretStr(benchmarks.sealed.KEYS))
    configure(settings)
    return create_app(settings)


def _equal(received: bytes, answer: Any) -> bool:
    decoded = msgspec.json.decode(received, type=type(answer))
    return bool(msgspec.to_builtins(decoded) == msgspec.to_builtins(answer))  # a text may be left out of events


@dataclass(frozen=True, kw_only=True)
class App:
    """An application, and the requests that it is measured with."""

    factory: Callable[[], Any]
    about: str
    first: Callable[[], tuple[Any, Any]] = request_and_answer
    """A request, and the answer to it."""
    requests: Callable[[int], list[Any]] = requests
    """So many requests, all of one length as JSON."""
    same: Callable[[bytes, Any], bool] = _equal
    """Whether a body holds that answer."""


def _sealed_app(level: str, about: str) -> App:
    return App(
        factory=sealed,
        about=f"the API, matches at level {level}: {about}",
        first=partial(benchmarks.sealed.request_and_answer, level),
        requests=partial(benchmarks.sealed.requests, level),
        same=benchmarks.sealed.same,
    )


MATCHES = 1_024
"""How many different requests there are, in turn: about as many matches as are played at once."""
APPS = {
    "raw": App(factory=raw, about="raw ASGI: msgspec decodes the request and encodes the answer"),
    "idle": App(factory=idle, about="Litestar, a handler that reads the body and sends a ready answer"),
    "adjudication": App(
        factory=adjudication,
        about="the API: decode, check, apply, view, encode; each state was seen or made before",
    ),
    "unknown": App(factory=unknown, about="the API, as if each state was new to it: problems() every time"),
    "sealed": _sealed_app("sealed", "the same step, with a token and the key of its seat"),
    "receipted": _sealed_app("receipted", "the same, and a signed receipt"),
}
"""By name."""


async def _body(receive: Any) -> bytes:
    message = await receive()
    body: bytes = message["body"]
    while message.get("more_body", False):
        message = await receive()
        body += message["body"]
    return body


async def _lifespan(receive: Any, send: Any) -> None:
    while True:
        event = (await receive())["type"]
        await send({"type": f"{event}.complete"})
        if event == "lifespan.shutdown":
            return
