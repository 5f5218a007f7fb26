"""Players of sealed matches: what they hold, what they sign, and how they ask."""

import string
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import orjson
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from warlords_core.rng import Rng, Stream

SECRETS = tuple(sha256(b"key of a test %d" % n).digest() for n in range(4))
"""Master keys."""


ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
"""The letters of base64url, in the order of their values."""


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def canonical(value: Any) -> bytes:
    """JSON with sorted keys and no spaces, of plain values."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def hashed(*parts: bytes) -> bytes:
    """SHA-256 of parts, each behind its length in eight bytes."""
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()


@dataclass
class Player:
    """A seat that brought a public key of its own: signs as the contract says, written out again here."""

    seat: int
    number: int = 0
    """Another number, another player."""
    draw: int = 0
    """Another one, another contribution."""
    private: Ed25519PrivateKey = field(init=False)

    def __post_init__(self) -> None:
        self.private = Ed25519PrivateKey.from_private_bytes(sha256(b"player %d %d" % (self.number, self.seat)).digest())

    @property
    def public(self) -> str:
        return base64url(self.private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))

    def signature(self, deed: str, at: Any, digest: bytes = b"") -> str:
        """The signature for a deed where a match stands (``sealed`` of its last answer)."""
        where = bytes.fromhex(at["match"]) + bytes.fromhex(at["head"])
        return base64url(self.private.sign(b"warlords/%b\0%b%b%b" % (deed.encode(), where, bytes([self.seat]), digest)))

    def proof(self, deed: str, at: Any, actions: Any = None) -> Any:
        """A proof for ``look``, or for ``act``."""
        digest = b"" if deed == "look" else hashed(canonical(actions))
        return {"type": "signature", "seat": self.seat, "deed": deed, "signature": self.signature(deed, at, digest)}

    @property
    def drawn(self) -> bytes:
        """What the seat contributes to a seed."""
        return sha256(b"contribution %d %d %d" % (self.number, self.seat, self.draw)).digest()

    def bound(self) -> str:
        """What the seat publishes of that."""
        return hashed(b"warlords/contribution", bytes([self.seat]), self.drawn).hex()

    def contribution(self, invited: Any) -> Any:
        """What the seat shows of it, to one invitation."""
        at = {"match": invited["match"], "head": "00" * 24}
        signature = self.signature("contribute", at, bytes.fromhex(invited["digest"]))
        return {"seat": self.seat, "contribution": self.drawn.hex(), "signature": signature}

    def commitment(self, at: Any, action: Any, salt: bytes) -> Any:
        """What the seat publishes of an action."""
        bound = hashed(
            b"warlords/commitment",
            bytes.fromhex(at["match"]),
            bytes.fromhex(at["head"]),
            bytes([self.seat]),
            salt,
            canonical(action),
        )
        return {"seat": self.seat, "commitment": bound.hex(), "signature": self.signature("commit", at, bound)}

    def agreement(self, at: Any, digest: str) -> Any:
        """That the seat agrees to a closed set."""
        return {"seat": self.seat, "signature": self.signature("agree", at, bytes.fromhex(digest))}


def players(seats: int, number: int = 0) -> list[Player]:
    return [Player(seat, number) for seat in range(seats)]


def closing(at: Any, table: Sequence[Player], closed: Any, salts: dict[int, bytes]) -> Any:
    """The openings of some seats and the agreements of all."""
    return {
        "set": closed["set"],
        "openings": [{"seat": seat, "salt": salt.hex()} for seat, salt in salts.items()],
        "agreements": [player.agreement(at, closed["digest"]) for player in table],
    }


def contributed(invited: Any, table: Sequence[Player]) -> Any:
    """The contributions of all to an invitation."""
    return {"invitation": invited["invitation"], "shown": [player.contribution(invited) for player in table]}


def chance(seed: int, label: str) -> Stream:
    return Stream(Rng.seeded(seed).key, f"test/{label}")


class Repeatable:
    """Bytes that look drawn and are the same in each run; begins anew with each label."""

    def __init__(self) -> None:
        self.restart("")

    def restart(self, label: str) -> None:
        self._stream = chance(0, label)

    def __call__(self, size: int) -> bytes:
        return self._stream.below(256**size).to_bytes(size, "big")


DRAWN = Repeatable()
"""What the servers of tests draw; ``tests/api/conftest.py`` restarts it with each test."""
