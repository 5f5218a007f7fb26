"""Whole matches of every game over HTTP, printed: ``python -m warlords_api.demo [--seed N] [--lang L]``.

Starts the API on a free port of this machine, then is nothing but a client: posts a state and an action, takes the
next state and what happened. What is chosen comes from the chooser's own view, or from bots that are asked over HTTP
and see no more. The same seed gives the same matches, to the letter.
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
from warlords_core.cli import opponents
from warlords_core.narration import LANGUAGES

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
    """Chooses for seats over the API."""

    def __init__(self, client: Client, game: str, seed: int) -> None:
        self._client = client
        self._path = f"/v1/{game}"
        self._bot = opponents.bot(game)
        self._seed = seed
        self._turn = 0

    def suggested(self, state: Any, seat: int) -> Any:
        """What the game's usual bot would do, from what its seat may see."""
        self._turn += 1
        seed = (self._seed * 1_009 + self._turn) % 2**53
        ask = {"state": state, "seat": seat, "bot": self._bot, "seed": seed}
        return self._client.post(f"{self._path}/suggestions", **ask)["action"]

    def legal(self, state: Any, seat: int) -> list[Any]:
        """A page of a seat's legal actions, from the first."""
        self._turn += 1
        answer = self._client.post(f"{self._path}/legal-actions", state=state, seat=seat)
        return list(answer["actions"])

    def any(self, state: Any, seat: int) -> Any:
        """Any legal action: it depends on nothing but the seed and the turn."""
        self._turn += 1
        ask = {"state": state, "seat": seat}
        total = self._client.post(f"{self._path}/legal-actions", **ask, limit=0)["total"]
        return self._client.post(f"{self._path}/legal-actions", **ask, offset=self.guess(total), limit=1)["actions"][0]

    def guess(self, total: int) -> int:
        """One of so many, by chance."""
        return (self._seed + self._turn) * 2_654_435_761 % 2**32 % total


class Match:
    """A match over the API, printed as one perspective is told it."""

    def __init__(self, client: Client, game: str, perspective: int | str, printer: Printer) -> None:
        self._client = client
        self._path = f"/v1/{game}"
        self._perspective = perspective
        self._printer = printer
        self._actions = 0
        self._before = client.requests, client.bytes
        self.exchange: Any = None

    def begin(self, options: dict[str, Any], seed: int) -> None:
        """Set up."""
        body = {"options": options, "seed": seed, "perspective": self._perspective}
        self.exchange = self._client.post(f"{self._path}/matches", **body)
        self._printer.opening(self.exchange)

    def owed(self) -> Any:
        """What is owed next; None when the match is over."""
        return next(iter(self.exchange["decisions"]), None)

    def act(self, seat: int, action: Any) -> None:
        """Post an action, take the next state."""
        moves = [{"seat": seat, "action": action}]
        body = {"state": self.exchange["state"], "actions": moves, "perspective": self._perspective}
        self.exchange = self._client.post(f"{self._path}/adjudications", **body)
        self._actions += 1
        self._printer.events(self.exchange["events"])

    def end(self, start: float) -> None:
        """Print how it ended and what it took."""
        self._printer.ending(self.exchange)
        requests, size = self._client.requests - self._before[0], self._client.bytes - self._before[1]
        self._printer.traffic(self._actions, requests, size, time.perf_counter() - start)


def play_watched(client: Client, game: str, options: dict[str, Any], seed: int, printer: Printer) -> None:
    """Play a match, told to a spectator: even seats do what a bot suggests, odd ones anything."""
    start = time.perf_counter()
    match, bots = Match(client, game, "spectator", printer), Bots(client, game, seed)
    match.begin(options, seed)
    while (owed := match.owed()) is not None:
        seat = owed["seat"]
        choose = bots.any if seat % 2 else bots.suggested
        match.act(seat, choose(match.exchange["state"], seat))
    match.end(start)


def play_kassen(client: Client, seed: int, printer: Printer) -> None:
    """Play a battle of kassen, told to side 0: a person leads it and guesses at its questions; side 1 is a computer."""
    start = time.perf_counter()
    match, bots = Match(client, "kassen", 0, printer), Bots(client, "kassen", seed)
    match.begin({"leaders": ["person", "middle"]}, seed)
    while (owed := match.owed()) is not None:
        seat, state = owed["seat"], match.exchange["state"]
        if owed["type"] == "answer_due":
            actions = bots.legal(state, seat)
            action = actions[bots.guess(len(actions))]
            printer.question(match.exchange["view"], owed, actions, action)
        else:
            action = bots.suggested(state, seat)
            if seat == 0 and action["type"] == "end_turn":
                action = _tactic(bots.legal(state, seat)) or action
        match.act(seat, action)
    match.end(start)


def _tactic(actions: list[Any]) -> Any:
    """The first tactic or secret that can be paid for: side 0 plays them all, and is asked a question for each."""
    return next((action for action in actions if action["type"] in ("play_tactic", "set_secret")), None)


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
    """Start the API, play a match of each game through it, print them, stop the API."""
    parser = argparse.ArgumentParser(prog="python -m warlords_api.demo", description=main.__doc__)
    parser.add_argument("--seed", type=int, default=9, help="seed of match and bots (default: 9)")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4, help="seats of xidit (default: 4)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the story (default: en)")
    given = parser.parse_args(arguments)
    if not 0 <= given.seed < 2**53:
        parser.error("a seed is a number from 0 to 2**53 - 1")
    with server() as port, closing(Client(port)) as client:
        console = Console(highlight=False, markup=False)
        xidit: dict[str, Any] = {"seats": given.seats, "years": 12}
        play_watched(client, "xidit", xidit, given.seed, Printer(console, "xidit", given.lang))
        play_kassen(client, given.seed, Printer(console, "kassen", given.lang))
        play_watched(client, "rising_sun", {"seats": 5}, given.seed, Printer(console, "rising_sun", given.lang))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
