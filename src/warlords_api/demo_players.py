"""Who plays a match of the demo: what the players bring to set it up, and what they show when they act and look.

One table for each way of trusting each other; at each the demo holds what all of its players hold.
"""

from collections.abc import Callable
from secrets import token_bytes
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from warlords_api.sealing.closed import SALT_BYTES, agreeing, commitment, committing
from warlords_api.sealing.contributions import CONTRIBUTION_BYTES, contributing, contribution_commitment
from warlords_api.sealing.matches import Trust
from warlords_api.sealing.seats import encoded, message

Post = Callable[..., Any]
"""Posts a body, given by names, to one of a game's operations; answers the answer's body."""
Body = dict[str, Any]
Moves = list[dict[str, Any]]


class Players:
    """The players of an open match: they show nothing, as whoever holds the state does everything."""

    trust: Trust = "open"

    def set_up(self, options: Body, seed: int, perspective: int | str, post: Post) -> Body:
        """The body that sets a match up."""
        return {"options": options, "seed": seed, "perspective": perspective}

    def take(self, exchange: Any, perspective: int | str, post: Post) -> Any:
        """The answer to that, as the perspective sees it; keys in it are handed to the players."""
        return exchange

    def looking(self, exchange: Any, seat: int | str) -> Body:
        """What a request brings besides, to look with the eyes of a seat."""
        return {}

    def acting(self, exchange: Any, moves: Moves, perspective: int | str, post: Post) -> Body:
        """What an adjudication brings besides, to act for the seats of its moves and look as ``perspective``."""
        return {}


class KeyPlayers(Players):
    """Players of a sealed match, each with the key that the server made for the seat."""

    def __init__(self, trust: Trust) -> None:
        self.trust = trust
        self._keys: list[str] = []

    def set_up(self, options: Body, seed: int, perspective: int | str, post: Post) -> Body:
        """See ``Players``; the match draws its own seed."""
        return {"options": options, "trust": self.trust, "perspective": perspective}

    def take(self, exchange: Any, perspective: int | str, post: Post) -> Any:
        """See ``Players``."""
        self._keys = exchange["sealed"]["keys"]
        return exchange

    def looking(self, exchange: Any, seat: int | str) -> Body:
        """See ``Players``."""
        return {"proofs": self._proofs({seat})}

    def acting(self, exchange: Any, moves: Moves, perspective: int | str, post: Post) -> Body:
        """See ``Players``."""
        return {"proofs": self._proofs({perspective, *(move["seat"] for move in moves)})}

    def _proofs(self, seats: set[int | str]) -> list[Body]:
        known = sorted(seat for seat in seats if isinstance(seat, int))
        return [{"type": "key", "seat": seat, "key": self._keys[seat]} for seat in known]


class SigningPlayers(Players):
    """Players of a closed match: each has a key pair, commits, agrees, and only then shows its action."""

    trust: Trust = "closed"

    def __init__(self, seats: int) -> None:
        self._keys: Final = [Ed25519PrivateKey.generate() for _ in range(seats)]

    def set_up(self, options: Body, seed: int, perspective: int | str, post: Post) -> Body:
        """See ``Players``: nobody can sign for a match that is not there yet, so nobody looks either."""
        public = [encoded(key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)) for key in self._keys]
        table = {"options": options, "keys": public}
        return {**table, "trust": self.trust, "perspective": "spectator", "contributions": self._drawn(table, post)}

    def _drawn(self, table: Body, post: Post) -> Body:
        """What all contribute to the seed: each commits, all sign the invitation, and only then they are shown."""
        drawn = [token_bytes(CONTRIBUTION_BYTES) for _ in self._keys]
        commitments = [contribution_commitment(seat, each).hex() for seat, each in enumerate(drawn)]
        answer = post("invitations", **table, commitments=commitments)
        match, digest = bytes.fromhex(answer["match"]), bytes.fromhex(answer["digest"])
        shown = [
            {
                "seat": seat,
                "contribution": each.hex(),
                "signature": self._signed(seat, contributing(match, seat, digest)),
            }
            for seat, each in enumerate(drawn)
        ]
        return {"invitation": answer["invitation"], "shown": shown}

    def take(self, exchange: Any, perspective: int | str, post: Post) -> Any:
        """See ``Players``."""
        body = {"state": exchange["state"], "perspective": perspective}
        return {**exchange, "view": post("views", **body, **self.looking(exchange, perspective))["view"]}

    def looking(self, exchange: Any, seat: int | str) -> Body:
        """See ``Players``."""
        if isinstance(seat, str):
            return {}
        match, head = _place(exchange)
        signature = self._signed(seat, message("look", match, head, seat))
        return {"proofs": [{"type": "signature", "seat": seat, "deed": "look", "signature": signature}]}

    def acting(self, exchange: Any, moves: Moves, perspective: int | str, post: Post) -> Body:
        """See ``Players``: commitments make a set, all agree to it, then it is opened."""
        match, head = _place(exchange)
        salts = {move["seat"]: token_bytes(SALT_BYTES) for move in moves}
        commitments: list[Body] = []
        for move in moves:
            seat = move["seat"]
            bound = commitment(match, head, seat, salts[seat], move["action"])
            signature = self._signed(seat, committing(match, head, seat, bound))
            commitments.append({"seat": seat, "commitment": bound.hex(), "signature": signature})
        answer = post("closed-sets", state=exchange["state"], commitments=commitments)
        digest = bytes.fromhex(answer["digest"])
        closed = {
            "set": answer["set"],
            "openings": [{"seat": seat, "salt": salt.hex()} for seat, salt in salts.items()],
            "agreements": [
                {"seat": seat, "signature": self._signed(seat, agreeing(match, head, seat, digest))}
                for seat in range(len(self._keys))
            ],
        }
        return {"closed": closed, **self.looking(exchange, perspective)}

    def _signed(self, seat: int, signed: bytes) -> str:
        return encoded(self._keys[seat].sign(signed))


def players(trust: Trust, seats: int) -> Players:
    """The players of a match at a level of trust."""
    match trust:
        case "open":
            return Players()
        case "closed":
            return SigningPlayers(seats)
        case _:
            return KeyPlayers(trust)


def _place(exchange: Any) -> tuple[bytes, bytes]:
    """The match and the head that signatures are for."""
    sealed = exchange["sealed"]
    return bytes.fromhex(sealed["match"]), bytes.fromhex(sealed["head"])
