"""A client that carries a receipted match through any address, with the keys of all seats in its hands."""

import json
from http.client import HTTPConnection
from random import Random
from typing import Any

from warlords_core.codec import from_json

LAST = frozenset({"retreat"})
"""Actions that end a match before it has begun; left to those who have to."""


class Client:
    """One connection to one address."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=20)

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def get(self, path: str) -> bytes:
        self._connection.request("GET", path)
        response = self._connection.getresponse()
        data = response.read()
        assert response.status == 200, data[:500]
        return data

    def send(self, path: str, **body: Any) -> tuple[int, Any]:
        """Status and body of a POST."""
        self._connection.request("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        response = self._connection.getresponse()
        return response.status, json.loads(response.read())

    def post(self, path: str, **body: Any) -> Any:
        """The body of a POST that is carried out."""
        status, answer = self.send(path, **body)
        assert status == 200, answer
        return answer


class Table:
    """A match, with the keys of all its seats."""

    def __init__(self, game: str, exchange: Any) -> None:
        self.game = game
        self.exchange = exchange
        self.keys: list[str] = exchange["sealed"]["keys"]
        self.receipts = [exchange["sealed"]["receipt"]]

    def proof(self, seat: int) -> dict[str, Any]:
        return {"type": "key", "seat": seat, "key": self.keys[seat]}

    def choices(self, client: Client, seat: int) -> list[Any]:
        """The first of a seat's legal actions, without those that only end the match if there are others."""
        body = {"state": self.exchange["state"], "seat": seat, "proofs": [self.proof(seat)]}
        found: list[Any] = client.post(f"/v1/{self.game}/legal-actions", **body)["actions"]
        return [action for action in found if action["type"] not in LAST] or found

    def step(self, seat: int, action: Any) -> dict[str, Any]:
        """The body of an adjudication."""
        return {
            "state": self.exchange["state"],
            "actions": [{"seat": seat, "action": action}],
            "perspective": seat,
            "proofs": [self.proof(seat)],
        }

    def act(self, client: Client, seat: int, action: Any) -> None:
        self.exchange = client.post(f"/v1/{self.game}/adjudications", **self.step(seat, action))
        self.receipts.append(self.exchange["sealed"]["receipt"])


def begun(client: Client, game: str, options: dict[str, Any] | None = None) -> Table:
    body: dict[str, Any] = {"trust": "receipted", "perspective": "spectator"}
    return Table(game, client.post(f"/v1/{game}/matches", **body, **({"options": options} if options else {})))


def play(client: Client, table: Table, seed: int) -> int:
    """Play at random to the end; answers the number of steps.

    Three requests a step, so that each kind of request goes to one of two servers and then to the other.
    """
    chance, steps = Random(seed), 0
    while owed := table.exchange["decisions"]:
        seat = owed[0]["seat"]
        seen = client.post(f"/v1/{table.game}/views", state=table.exchange["state"], perspective="spectator")
        assert seen["view"] == table.exchange["public"]
        table.act(client, seat, chance.choice(table.choices(client, seat)))
        steps += 1
    assert table.exchange["outcome"] is not None
    return steps


def transcript(table: Table, kind: Any) -> Any:
    """All receipts of a match, decoded."""
    return from_json(json.dumps({"receipts": table.receipts}).encode(), kind)
