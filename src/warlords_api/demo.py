"""Whole matches of every game over HTTP, printed: ``python -m warlords_api.demo``; ``--help`` tells the options.

Starts the API on a free port of this machine, then is nothing but a client: posts a state and an action, takes the
next state and what happened. What is chosen comes from the chooser's own view, or from bots that are asked over HTTP
and see no more. The same seed gives the same matches, to the letter, if they are open; sealed ones draw their own.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Generator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from secrets import token_bytes
from typing import Any, Final, get_args

import msgspec
from rich.console import Console

from warlords_api.demo_players import Players, players
from warlords_api.demo_print import Printer
from warlords_api.sealing.keys import KEY_BYTES
from warlords_api.sealing.matches import Trust
from warlords_api.sealing.receipts import Transcript, faults
from warlords_api.sealing.seats import decoded
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


class Match:
    """A match over the API, printed as one perspective is told it."""

    def __init__(self, client: Client, game: str, perspective: int | str, players: Players, printer: Printer) -> None:
        self._client = client
        self._path = f"/v1/{game}"
        self._perspective = perspective
        self._players = players
        self._printer = printer
        self._actions = 0
        self._before = client.requests, client.bytes
        self._receipts: list[Any] = []
        self.exchange: Any = None

    def begin(self, options: dict[str, Any], seed: int) -> None:
        """Set up."""
        exchange = self.post("matches", **self._players.set_up(options, seed, self._perspective, self.post))
        self._keep(self._players.take(exchange, self._perspective, self.post))
        self._printer.opening(self.exchange)

    def owed(self) -> list[Any]:
        """What is owed next, all at once where all are bound before anything is shown; nothing: the match is over."""
        found: list[Any] = self.exchange["decisions"]
        return found if self._players.trust == "closed" else found[:1]

    def act(self, *moves: tuple[int, Any]) -> None:
        """Post actions of seats, take the next state."""
        actions = [{"seat": seat, "action": action} for seat, action in moves]
        shown = self._players.acting(self.exchange, actions, self._perspective, self.post)
        body = {"state": self.exchange["state"], "actions": actions, "perspective": self._perspective}
        self._keep(self.post("adjudications", **body, **shown))
        self._actions += len(moves)
        self._printer.events(self.exchange["events"])

    def ask(self, what: str, seat: int, **body: Any) -> Any:
        """Post a question about the state, with the eyes of a seat."""
        looking = self._players.looking(self.exchange, seat)
        return self.post(what, state=self.exchange["state"], seat=seat, **body, **looking)

    def post(self, what: str, **body: Any) -> Any:
        """Post to one of the game's operations."""
        return self._client.post(f"{self._path}/{what}", **body)

    def end(self, start: float) -> None:
        """Print how it ended and what it took, and check the receipts, if there are any."""
        self._printer.ending(self.exchange)
        requests, size = self._client.requests - self._before[0], self._client.bytes - self._before[1]
        self._printer.traffic(self._actions, requests, size, time.perf_counter() - start)
        if self._receipts:
            self._check_receipts()

    def _keep(self, exchange: Any) -> None:
        self.exchange = exchange
        receipt = exchange["sealed"] and exchange["sealed"]["receipt"]
        if receipt:
            self._receipts.append(receipt)

    def _check_receipts(self) -> None:
        transcript = msgspec.convert({"receipts": self._receipts}, Transcript)
        keys = {id_: decoded(key) for id_, key in self._client.get("/v1/keys")["keys"].items()}
        found = faults(transcript, keys)
        if found:
            raise SystemExit("\n".join(f"step {fault.sequence}: {fault.message}" for fault in found))
        self._printer.receipts(len(self._receipts))


class Bots:
    """Chooses for seats over the API."""

    def __init__(self, match: Match, game: str, seed: int) -> None:
        self._match = match
        self._bot = opponents.bot(game)
        self._seed = seed
        self._turn = 0

    def suggested(self, seat: int) -> Any:
        """What the game's usual bot would do, from what its seat may see."""
        self._turn += 1
        seed = (self._seed * 1_009 + self._turn) % 2**53
        return self._match.ask("suggestions", seat, bot=self._bot, seed=seed)["action"]

    def legal(self, seat: int) -> list[Any]:
        """A page of a seat's legal actions, from the first."""
        self._turn += 1
        return list(self._match.ask("legal-actions", seat)["actions"])

    def any(self, seat: int) -> Any:
        """Any legal action: it depends on nothing but the seed and the turn."""
        self._turn += 1
        total = self._match.ask("legal-actions", seat, limit=0)["total"]
        return self._match.ask("legal-actions", seat, offset=self.guess(total), limit=1)["actions"][0]

    def guess(self, total: int) -> int:
        """One of so many, by chance."""
        return (self._seed + self._turn) * 2_654_435_761 % 2**32 % total


def play_watched(
    client: Client, given: argparse.Namespace, game: str, options: dict[str, Any], printer: Printer
) -> None:
    """Play a match, told to a spectator: even seats do what a bot suggests, odd ones anything."""
    start = time.perf_counter()
    match = Match(client, game, "spectator", players(given.trust, options["seats"]), printer)
    bots = Bots(match, game, given.seed)
    match.begin(options, given.seed)
    while owed := match.owed():
        # A word at tea can end it for the others; nothing else that is owed at once touches what the others may do.
        seats = [each["seat"] for each in (owed[:1] if owed[0]["type"] == "tea_due" else owed)]
        match.act(*[(seat, bots.any(seat) if seat % 2 else bots.suggested(seat)) for seat in seats])
    match.end(start)


def play_kassen(client: Client, given: argparse.Namespace, printer: Printer) -> None:
    """Play a battle of kassen, told to side 0: a person leads it and guesses at its questions; side 1 is a computer."""
    start = time.perf_counter()
    match = Match(client, "kassen", 0, players(given.trust, 2), printer)
    bots = Bots(match, "kassen", given.seed)

    def chosen(owed: Any) -> Any:
        seat = owed["seat"]
        if owed["type"] == "answer_due":
            actions = bots.legal(seat)
            answer = actions[bots.guess(len(actions))]
            printer.question(match.exchange["view"], owed, actions, answer)
            return answer
        action = bots.suggested(seat)
        if seat == 0 and action["type"] == "end_turn":
            return _tactic(bots.legal(seat)) or action
        return action

    match.begin({"leaders": ["person", "middle"]}, given.seed)
    while owed := match.owed():
        match.act(*[(each["seat"], chosen(each)) for each in owed])
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
        PREFIX + "KEYS": b64encode(token_bytes(KEY_BYTES)).decode(),
        PREFIX + "HEADS": "",
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


GAMES: Final = ("xidit", "kassen", "rising_sun")
"""In the order in which they are played."""


def main(arguments: list[str] | None = None) -> int:
    """Start the API, play a match of each game, or of some, through it, print them, stop the API."""
    parser = argparse.ArgumentParser(prog="python -m warlords_api.demo", description=main.__doc__)
    parser.add_argument("--seed", type=int, default=9, help="seed of match and bots (default: 9)")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4, help="seats of xidit (default: 4)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the story (default: en)")
    levels = get_args(Trust)
    parser.add_argument(
        "--trust", choices=levels, default="open", help="how the players trust each other (default: open)"
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="which games (default: all)")
    given = parser.parse_args(arguments)
    if not 0 <= given.seed < 2**53:
        parser.error("a seed is a number from 0 to 2**53 - 1")
    with server() as port, closing(Client(port)) as client:
        console = Console(highlight=False, markup=False)
        for game in given.games:
            printer = Printer(console, game, given.lang)
            if game == "kassen":
                play_kassen(client, given, printer)
            else:
                seats = {"xidit": {"seats": given.seats, "years": 12}, "rising_sun": {"seats": 5}}
                play_watched(client, given, game, seats[game], printer)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
