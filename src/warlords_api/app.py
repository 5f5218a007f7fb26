"""The application: routes from the table of operations, and nothing else in front of them but ``front``."""

from collections.abc import Callable, Iterable
from os import urandom
from typing import Any

import structlog
from litestar import HttpMethod, Litestar, Request, Response, asgi, route
from litestar.exceptions import HTTPException
from litestar.handlers import ASGIRouteHandler, HTTPRouteHandler
from litestar.types import ASGIApp

from warlords_api import endpoint, pages, problems
from warlords_api.contract import contract_bytes
from warlords_api.cross_origin import CrossOrigin
from warlords_api.endpoint import BodyLimits
from warlords_api.front import Front, TokenBuckets
from warlords_api.metrics import MEDIA_TYPE, Metrics
from warlords_api.operations import Operation, common_operations, doors_of
from warlords_api.packs import add_packs
from warlords_api.problems import Refused, refused
from warlords_api.sealing.heads import head_store
from warlords_api.sealing.keys import KeyRing, Random
from warlords_api.settings import PREFIX, Settings
from warlords_core import games
from warlords_core.game import AnyGame

_log = structlog.get_logger("warlords_api")

_JSON = b"application/json"


def create_app(settings: Settings | None = None, random: Random = urandom) -> Front:
    """Build the ASGI application.

    Args:
        settings: None: those of the environment.
        random: where the ids, seeds and nonces of sealed matches come from; another source makes a run repeatable.

    Raises:
        PackError: a content pack of the packs folder has faults.
        BadKeys: the keys in the settings cannot be used.
    """
    settings = settings or Settings()
    add_packs(settings.packs)
    known = tuple(map(games.get, games.names()))
    metrics = Metrics()
    keys = _keys(settings)
    heads = head_store(settings.heads, settings.heads_kept) if settings.heads else None
    doors = doors_of(known, settings.max_actions, keys, heads, random)
    operations = [*common_operations(known, keys), *(operation for door in doors for operation in door.operations)]
    limits = BodyLimits(settings.body_limit, settings.body_timeout)
    endpoints = {operation.path: endpoint.operation_endpoint(operation, limits) for operation in operations}
    app = Litestar(
        [*(_route(operation, endpoints[operation.path]) for operation in operations), *_pages(known, metrics)],
        openapi_config=None,
        logging_config=None,
        debug=False,
        exception_handlers={Exception: _unrouted(tuple(game.name for game in known))},
    )
    buckets = TokenBuckets(settings.rate, settings.burst) if settings.rate else None
    cross_origin = CrossOrigin(settings.origins) if settings.origins else None
    direct = {operation.path: endpoints[operation.path] for operation in operations if operation.method == "POST"}
    return Front(app, direct, metrics, limits, buckets, cross_origin, logs_requests=settings.log_requests)


def _keys(settings: Settings) -> KeyRing:
    if settings.keys is not None:
        return KeyRing.parse(settings.keys.get_secret_value())
    # ``server`` gives its workers one key; this is for those who bring a server of their own.
    _log.warning("ephemeral_key", detail=f"no {PREFIX}KEYS: sealed matches end with this process")
    return KeyRing.ephemeral()


def _route(operation: Operation, answer: ASGIApp) -> ASGIRouteHandler | HTTPRouteHandler:
    if operation.parameter is None:
        return asgi(operation.path, copy_scope=False, name=operation.id)(answer)

    # Litestar 2.25 finds no path parameters for @asgi handlers (KeyError), so these go the longer way.
    async def lookup() -> ASGIApp:
        return answer

    path = operation.path.replace("{id}", f"{{{operation.parameter.name}:str}}")
    return route(path, http_method=[HttpMethod.GET, HttpMethod.HEAD], name=operation.id)(lookup)


def _pages(known: tuple[AnyGame, ...], metrics: Metrics) -> Iterable[ASGIRouteHandler]:
    contract: list[bytes] = []

    def openapi() -> bytes:
        if not contract:
            contract.append(contract_bytes(known))
        return contract[0]

    yield from pages.playground()
    yield pages.page("openapi", "/openapi.json", _JSON, openapi)
    yield pages.page("metrics", "/metrics", MEDIA_TYPE, metrics.text)


def _unrouted(names: tuple[str, ...]) -> Callable[[Request[Any, Any, Any], Exception], Response[bytes]]:
    """What answers where no route does."""

    def handler(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        scope: Any = request.scope
        return _response(endpoint.in_words(_refusal(scope["path"], error, names), scope[endpoint.TRACE]))

    return handler


def _refusal(path: str, error: Exception, names: tuple[str, ...]) -> Refused:
    if not isinstance(error, HTTPException):
        _log.error("defect", exc_info=error)
        return endpoint.defect()
    if error.status_code == 405:
        headers = tuple((name.lower().encode(), value.encode()) for name, value in (error.headers or {}).items())
        detail = "this address does not take this method"
        return refused("method-not-allowed", "method_not_allowed", detail, headers=headers)
    parts = path.split("/")
    if parts[1:2] == ["v1"] and len(parts) > 3 and parts[2] not in names:
        return refused("not-found", "unknown_game", f"there is no such game; known: {', '.join(names)}")
    return refused("not-found", "not_found", "there is nothing at this address")


def _response(error: Refused) -> Response[bytes]:
    headers = {name.decode(): value.decode() for name, value in error.headers}
    return Response(error.body, status_code=error.document.status, media_type=problems.MEDIA_TYPE, headers=headers)
