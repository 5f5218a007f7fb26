"""Proofs: what a request brings to show for whom it may act and look."""

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from warlords_api.sealing.matches import Sealed
from warlords_api.sealing.receipts import Signature
from warlords_api.sealing.seats import digest_of, is_bearer_key, is_signature, message
from warlords_core.codec import document_bytes
from warlords_core.types import Frozen, Seat

SeatKey = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{43}$", max_length=43, description="The key of a seat, as answered at set-up."),
]


class KeyProof(Frozen, frozen=True, kw_only=True, tag_field="type", tag="key"):
    """The key of a seat: for acting and for looking."""

    seat: Seat
    key: SeatKey


class SignatureProof(Frozen, frozen=True, kw_only=True, tag_field="type", tag="signature"):
    """The signature of a seat that brought a public key, for one deed at one head of one match."""

    seat: Seat
    deed: Literal["act", "look"]
    signature: Signature


Proof = KeyProof | SignatureProof


class BadProof(Exception):
    """A proof that proves nothing."""

    def __init__(self, index: int) -> None:
        super().__init__("this proof is not that of its seat")
        self.index = index
        """Position among the proofs."""


class Authority(NamedTuple):
    """For whom a request may act and look."""

    act: frozenset[int]
    look: frozenset[int]


def authority(sealed: Sealed, proofs: Iterable[Proof], moves: object = ()) -> Authority:
    """Check all proofs of a request.

    Args:
        sealed: the match, as it was posted.
        proofs: the request's.
        moves: what ``act`` is signed for.

    Raises:
        BadProof: one of them is wrong.
    """
    act: set[int] = set()
    look: set[int] = set()
    for index, proof in enumerate(proofs):
        if not _proves(sealed, proof, moves):
            raise BadProof(index)
        # Whoever is given a signature to act with learns nothing by it: looking needs another one.
        for deed, seats in (("act", act), ("look", look)):
            if isinstance(proof, KeyProof) or proof.deed == deed:
                seats.add(proof.seat)
    return Authority(frozenset(act), frozenset(look))


def _proves(sealed: Sealed, proof: Proof, moves: object) -> bool:
    if proof.seat >= len(sealed.seats):
        return False
    public_key = sealed.seats[proof.seat]
    if isinstance(proof, KeyProof):
        return not public_key and is_bearer_key(sealed.secret, proof.seat, proof.key)
    digest = digest_of(document_bytes(moves)) if proof.deed == "act" else b""
    signed = message(proof.deed, sealed.match, sealed.head, proof.seat, digest)
    return bool(public_key) and is_signature(public_key, signed, proof.signature)
