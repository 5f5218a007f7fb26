"""A whole match of xidit over HTTP, printed: ``python -m warlords_api.demo [--seed N] [--seats N]``.

Starts the API on a free port of this machine, then is nothing but a client: posts a state and an action, takes the
next state and what happened. The same seed gives the same match, to the letter.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from typing import Any

from rich.console import Console

from warlords_api.demo_print import Printer
from warlords_api.settings import PREFIX

_HOST = "127.0.0.1"
_PATIENCE = 30.0  # seconds for the server to come up


class Client:
    """One connection to the API."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection(_HOST, port, timeout=_PATIENCE)
        self.requests = 0
        self.bytes = 0

    def close(self) -> None:
        """End the connection."""
        self._connection.close()

    def get(self, path: str) -> Any:
        """GET a JSON answer."""
        return self._send("GET", path, None)

    def post(self, path: str, **body: Any) -> Any:
        """POST a JSON body, take a JSON answer."""
        return self._send("POST", path, json.dumps(body, separators=(",", ":")).encode())

    def _send(self, method: str, path: str, body: bytes | None) -> Any:
        try:
            response, data = self._exchange(method, path, body)
        except ConnectionError:
            # A server may close a kept connection at any time; every request stands alone, so it can be sent again.
            self._connection.close()
            response, data = self._exchange(method, path, body)
        self.requests += 1
        self.bytes += len(body or b"") + len(data)
        if response.status != 200:
            raise SystemExit(f"{method} {path}: {response.status} {data.decode()}")
        return json.loads(data)

    def _exchange(self, method: str, path: str, body: bytes | None) -> tuple[HTTPResponse, bytes]:
        headers = {} if body is None else {"Content-Type": "application/json"}
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        return response, response.read()


class Bots:
    """Chooses for the seats over the API: even seats as the greedy bot suggests, odd ones any legal action."""

    def __init__(self, client: Client, seed: int) -> None:
        self._client = client
        self._seed = seed
        self._turn = 0

    def choose(self, state: Any, seat: int) -> Any:
        """An action for a seat that owes one."""
        self._turn += 1
        if seat % 2 == 0:
            seed = (self._seed * 1_009 + self._turn) % 2**53
            return self._client.post("/v1/xidit/suggestions", state=state, seat=seat, bot="greedy", seed=seed)["action"]
        ask = {"state": state, "seat": seat}
        total = self._client.post("/v1/xidit/legal-actions", **ask, limit=0)["total"]
        # Any will do as long as it depends on nothing but the seed and the turn.
        offset = (self._seed + self._turn) * 2_654_435_761 % 2**32 % total
        return self._client.post("/v1/xidit/legal-actions", **ask, offset=offset, limit=1)["actions"][0]


def play(client: Client, seed: int, seats: int, printer: Printer) -> None:
    """Play a match to its end and print it."""
    start = time.perf_counter()
    options = {"seats": seats, "years": 12}
    exchange = client.post("/v1/xidit/matches", options=options, seed=seed)
    pack = client.get("/v1/xidit/packs/" + exchange["state"]["pack"]["id"])
    printer.setup(exchange["state"], pack, exchange["events"])
    bots = Bots(client, seed)
    actions = 0
    while exchange["decisions"]:
        seat = exchange["decisions"][0]["seat"]
        move = {"seat": seat, "action": bots.choose(exchange["state"], seat)}
        exchange = client.post("/v1/xidit/adjudications", state=exchange["state"], actions=[move], perspective="all")
        actions += 1
        printer.events(exchange["events"], exchange["state"])
    printer.ranking(exchange["outcome"])
    printer.traffic(actions, client.requests, client.bytes, time.perf_counter() - start)


@contextmanager
def server() -> Generator[int]:
    """The API in a process of its own; gives its port, and stops it at the end."""
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        port: int = probe.getsockname()[1]
    environment = {
        **os.environ,
        PREFIX + "HOST": _HOST,
        PREFIX + "PORT": str(port),
        PREFIX + "WORKERS": "1",
        PREFIX + "LOG_LEVEL": "warning",
        PREFIX + "RATE": "0",
    }
    process = subprocess.Popen([sys.executable, "-m", "warlords_api.server"], env=environment)
    try:
        _await(process, port)
        yield port
    finally:
        process.terminate()
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await(process: "subprocess.Popen[bytes]", port: int) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise SystemExit(f"the server stopped with exit code {process.returncode}")
        connection = HTTPConnection(_HOST, port, timeout=1)
        try:
            connection.request("GET", "/ready")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise SystemExit("the server did not come up")


def main(arguments: list[str] | None = None) -> int:
    """Start the API, play a match of xidit through it, print it, stop the API."""
    parser = argparse.ArgumentParser(prog="python -m warlords_api.demo", description=main.__doc__)
    parser.add_argument("--seed", type=int, default=9, help="seed of match and bots (default: 9)")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4, help="number of seats (default: 4)")
    given = parser.parse_args(arguments)
    if not 0 <= given.seed < 2**53:
        parser.error("a seed is a number from 0 to 2**53 - 1")
    with server() as port, closing(Client(port)) as client:
        play(client, given.seed, given.seats, Printer(Console(highlight=False)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
