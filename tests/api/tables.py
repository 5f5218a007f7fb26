"""Sealed matches over HTTP, with everything that their players hold."""

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.api.door import Answer, Door
from tests.sealed import SECRETS, closing, players
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import Sealed, Vault
from warlords_api.sealing.receipts import Fault, Receipt, Transcript, faults, public_keys
from warlords_api.sealing.seats import decoded
from warlords_core import codec, games
from warlords_core.rng import Stream

KEYS = b64encode(SECRETS[0]).decode()
"""The setting of a server whose tokens these tests can open."""


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(codec.to_json(value))


def vault(name: str) -> Vault:
    """What the server of ``KEYS`` opens the tokens of a game with."""
    return Vault(games.get(name), KeyRing([SECRETS[0]]))


@dataclass
class Table:
    """A match that is sealed, as its players have it: the last answer, and keys."""

    door: Door
    name: str
    trust: str
    options: dict[str, Any] = field(default_factory=dict)
    signing: bool = False
    """Whether every seat brings a key of its own; so it is in closed matches."""
    number: int = 0
    """Of the players that bring keys."""
    answer: Any = None
    receipts: list[Any] = field(default_factory=list)

    def start(self) -> "Table":
        """Set the match up."""
        seats = {"seats": self.options["seats"]} if "seats" in self.options else {}
        count = seats.get("seats", games.get(self.name).default_options().seats)
        self.signing = self.signing or self.trust == "closed"
        self.players = players(count, self.number)
        body: dict[str, Any] = {"options": self.options, "trust": self.trust, "perspective": "spectator"}
        if self.signing:
            body["keys"] = [player.public for player in self.players]
        self.keep(self.door.post(f"/v1/{self.name}/matches", body))
        self.keys = self.answer["sealed"]["keys"]
        return self

    def keep(self, answer: Answer) -> Any:
        """Go on with an answer."""
        assert answer.status == 200, answer.body[:500]
        self.answer = answer.json
        self.receipts.append(self.answer["sealed"]["receipt"])
        return self.answer

    @property
    def token(self) -> str:
        return str(self.answer["state"])

    @property
    def at(self) -> Any:
        return self.answer["sealed"]

    @property
    def owed(self) -> list[int]:
        """The seats that owe a decision."""
        return sorted({decision["seat"] for decision in self.answer["decisions"]})

    def opened(self) -> Sealed:
        """What the token holds; nobody at the table can do this."""
        return vault(self.name).open(self.token)

    def proofs(self, seat: int, actions: Any = None) -> list[Any]:
        """That a seat looks and, if there are actions, acts."""
        if not self.signing:
            return [{"type": "key", "seat": seat, "key": self.keys[seat]}]
        player = self.players[seat]
        look = player.proof("look", self.at)
        return [look] if actions is None else [look, player.proof("act", self.at, actions)]

    def ask(self, path: str, **body: Any) -> Answer:
        """Post something about the match as it stands."""
        return self.door.post(f"/v1/{self.name}/{path}", {"state": self.token, **body})

    def legal(self, seat: int, **more: Any) -> Any:
        answer = self.ask("legal-actions", seat=seat, proofs=self.proofs(seat), **more)
        assert answer.status == 200, answer.body[:500]
        return answer.json

    def some_action(self, seat: int, chance: Stream) -> Any:
        """A legal action, drawn without a look at any other."""
        total = self.legal(seat, limit=0)["total"]
        [action] = self.legal(seat, limit=1, offset=chance.below(total))["actions"]
        return action

    def act(self, seat: int, action: Any, perspective: Any = None, **more: Any) -> Answer:
        """Let a seat act, and do not go on yet."""
        actions = [{"seat": seat, "action": action}]
        whole = [{"seat": seat, "action": plain(to_type(self.name, action))}]  # with what it leaves out
        eyes = seat if perspective is None else perspective
        proofs = more.pop("proofs", None)
        proofs = self.proofs(seat, whole) if proofs is None else proofs
        return self.ask("adjudications", actions=actions, perspective=eyes, proofs=proofs, **more)

    def close(self, chosen: dict[int, Any], salts: dict[int, bytes]) -> Any:
        """The closed set of what seats chose."""
        answer = self.ask("closed-sets", commitments=self.commitments(chosen, salts))
        assert answer.status == 200, answer.body[:500]
        return answer.json

    def commitments(self, chosen: dict[int, Any], salts: dict[int, bytes]) -> list[Any]:
        return [self.players[seat].commitment(self.at, action, salts[seat]) for seat, action in chosen.items()]

    def open(self, chosen: dict[int, Any], salts: dict[int, bytes], closed: Any, perspective: Any) -> Answer:
        """Let all agree to a closed set and open it, and do not go on yet."""
        return self.carry_out(chosen, closing(self.at, self.players, closed, salts), perspective)

    def carry_out(self, chosen: dict[int, Any], opened: Any, perspective: Any = "spectator") -> Answer:
        """Ask for actions with a closed set."""
        actions = [{"seat": seat, "action": action} for seat, action in chosen.items()]
        proofs = [] if perspective == "spectator" else self.proofs(perspective)
        return self.ask("adjudications", actions=actions, perspective=perspective, proofs=proofs, closed=opened)


def salts_of(chance: Stream, seats: Any) -> dict[int, bytes]:
    """A salt for each of some seats."""
    return {seat: chance.below(2**128).to_bytes(16, "big") for seat in seats}


def some_actions(table: Table, seats: list[int], chance: Stream) -> dict[int, Any]:
    """A legal action of each of some seats."""
    return {seat: table.some_action(seat, chance) for seat in seats}


def to_type(name: str, action: Any) -> Any:
    """An action from the wire as the rules know it."""
    return msgspec.convert(action, games.get(name).types.action)


def started(door: Door, name: str, trust: str = "sealed", *, signing: bool = False, number: int = 0) -> Table:
    """A match that was just set up."""
    return Table(door, name, trust, {}, signing, number).start()


BAD_TOKEN = {
    "type": "urn:warlords:problem:malformed",
    "title": "The body is malformed",
    "status": 400,
    "detail": "this token cannot be opened",
    "code": "bad_token",
}
"""What every token that is wrong is answered with, but for its place."""


def is_bad_token(answer: Answer, pointer: str = "/state") -> None:
    assert answer.problem(400) == {**BAD_TOKEN, "pointer": pointer}


def faults_of(receipts: Sequence[Any]) -> tuple[Fault, ...]:
    """The faults of a transcript, as its players can tell them with the server's public key alone."""
    line = Transcript(tuple([codec.from_json(codec.to_json(each), Receipt) for each in receipts]))
    keys = public_keys(KeyRing([SECRETS[0]])).keys
    return faults(line, {id_: decoded(key) for id_, key in keys.items()})
