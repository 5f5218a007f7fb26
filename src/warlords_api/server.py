"""Running the API: ``serve`` for programs, ``python -m warlords_api.server`` for people."""

import os
import socket
import sys
from base64 import b64encode
from importlib.util import find_spec
from secrets import token_bytes
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

import structlog
from pydantic import ValidationError

from warlords_api.logs import configure
from warlords_api.packs import add_packs
from warlords_api.sealing.keys import KEY_BYTES, BadKeys, KeyRing
from warlords_api.settings import PREFIX, Settings
from warlords_core.errors import PackError

_FACTORY = "warlords_api.server:worker"
_MULTIPROC = "PROMETHEUS_MULTIPROC_DIR"


def worker() -> Any:
    """The application of one worker process; its settings come from the environment."""
    # Late: prometheus-client reads its environment when it is imported.
    from warlords_api.app import create_app

    settings = Settings()
    configure(settings)
    return create_app(settings)


def serve(host: str | None = None, port: int | None = None, workers: int | None = None) -> None:
    """Serve until told to stop (SIGINT, SIGTERM), then let open requests end.

    Args:
        host: address to listen on; None: from the settings.
        port: port to listen on; None: from the settings.
        workers: number of processes; None: from the settings.

    Raises:
        SystemExit: 2, with every fault on stderr, if the settings or the content packs have faults.
    """
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[PREFIX + name] = str(value)  # the workers read it too
    try:
        settings = Settings()
        add_packs(settings.packs)
    except ValidationError as error:
        faults = [f"{PREFIX}{'_'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors()]
        _give_up(faults)
    except PackError as error:
        _give_up([f"{problem.pointer}: {problem.message} [{problem.code}]" for problem in error.problems])
    else:
        faults = [*_faults_of_keys(settings), *_faults_of_heads(settings)]
        if faults:
            _give_up(faults)
        address = _free_address(settings)
        _share_key(settings)
        with TemporaryDirectory(prefix="warlords-metrics-") as folder:
            if settings.workers > 1:
                os.environ.setdefault(_MULTIPROC, folder)
            (_granian if settings.server == "granian" else _uvicorn)(settings, address)


def _faults_of_keys(settings: Settings) -> list[str]:
    try:
        if settings.keys is not None:
            KeyRing.parse(settings.keys.get_secret_value())
    except BadKeys as error:
        return [f"{PREFIX}KEYS: {error}"]
    return []


def _faults_of_heads(settings: Settings) -> list[str]:
    if settings.heads == "memory:" and settings.workers > 1:
        return [f"{PREFIX}HEADS: memory: is the store of one worker, and there are {settings.workers}"]
    if settings.heads not in ("", "memory:") and find_spec("redis") is None:
        return [f"{PREFIX}HEADS: this needs redis, which is not installed: pip install 'warlords-core[heads]'"]
    return []


def _share_key(settings: Settings) -> None:
    """Without a key in the settings: make one for all workers, also for those that are started later, and say so."""
    if settings.keys is not None:
        return
    os.environ[PREFIX + "KEYS"] = b64encode(token_bytes(KEY_BYTES)).decode()
    configure(settings)
    detail = f"no {PREFIX}KEYS: sealed matches end with this server, and no other server opens them"
    structlog.get_logger("warlords_api").warning("ephemeral_key", detail=detail)


def _free_address(settings: Settings) -> str:
    """The numeric address to listen on, found to be free: granian would share a port with whoever has it already."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: a port at rest is free
            probe.bind(address)
    except OSError as error:
        _give_up([f"cannot listen on {settings.host} port {settings.port}: {error.strerror or error}"])
    return str(address[0])


def _give_up(faults: list[str]) -> NoReturn:
    for fault in faults:
        print(f"warlords: {fault}", file=sys.stderr)
    raise SystemExit(2)


def _granian(settings: Settings, address: str) -> None:
    from granian.constants import HTTPModes, Interfaces, Loops
    from granian.http import HTTP1Settings
    from granian.log import LogLevels
    from granian.server import Server

    Server(
        _FACTORY,
        address=address,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.auto,
        http=HTTPModes.http1,  # while granian waits to learn which HTTP it is, no timeout runs
        websockets=False,
        http1_settings=HTTP1Settings(header_read_timeout=int(settings.header_timeout * 1_000)),
        log_level=LogLevels(settings.log_level),
        workers_kill_timeout=settings.stop_timeout,
        respawn_failed_workers=True,
        factory=True,
    ).serve()


def _uvicorn(settings: Settings, address: str) -> None:
    import uvicorn

    uvicorn.run(
        _FACTORY,
        factory=True,
        host=address,
        port=settings.port,
        workers=settings.workers,
        access_log=False,
        log_level=settings.log_level,
        ws="none",
        timeout_graceful_shutdown=settings.stop_timeout,
    )


if __name__ == "__main__":
    serve()
