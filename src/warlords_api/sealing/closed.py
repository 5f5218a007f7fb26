"""Closed sets: decisions that are bound before anybody sees one of them.

Each seat that decides commits to its action under a salt. The commitments together are a set; every seat of the table
agrees to that very set with its signature, and only then are the actions opened. Whoever changes a commitment makes
another set, to which the others have not agreed. So nobody learns what others do, or what is drawn, before all are
bound, and nobody can try a second action alone.
"""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from warlords_api.sealing.receipts import Digest, Signature
from warlords_api.sealing.seats import digest_of, message
from warlords_core.codec import document_bytes
from warlords_core.types import Frozen, Seat

SALT_BYTES: Final = 16

Salt = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="16 random bytes in hex, new for each commitment."),
]


class Commitment(Frozen, frozen=True, kw_only=True):
    """A seat binds itself to an action that nobody sees yet."""

    seat: Seat
    commitment: Digest
    """SHA-256 over match, head, seat, salt and action."""
    signature: Signature
    """The seat's, for ``commit``, over the commitment."""


class Agreement(Frozen, frozen=True, kw_only=True):
    """A seat agrees that exactly the committed actions are carried out."""

    seat: Seat
    signature: Signature
    """The seat's, for ``agree``, over the digest of the set."""


class ActionOpening(Frozen, frozen=True, kw_only=True):
    """What shows that a seat's action is the one that it committed to."""

    seat: Seat
    salt: Salt


class ClosedSet(Frozen, frozen=True, array_like=True):
    """The commitments to what happens next, as sealed for the resolver."""

    head: bytes
    commitments: dict[int, bytes]
    """By seat."""


def commitment(match: bytes, head: bytes, seat: int, salt: bytes, action: object) -> bytes:
    """What a seat publishes of an action: nothing can be told from it without the salt."""
    return digest_of(b"warlords/commitment", match, head, bytes([seat]), salt, document_bytes(action))


def set_digest(match: bytes, head: bytes, commitments: Mapping[int, bytes]) -> bytes:
    """The digest of a closed set: what seats agree to."""
    parts = [bytes([seat]) + commitments[seat] for seat in sorted(commitments)]
    return digest_of(b"warlords/set", match, head, *parts)


def committing(match: bytes, head: bytes, seat: int, bound: bytes) -> bytes:
    """What a seat signs when it commits."""
    return message("commit", match, head, seat, bound)


def agreeing(match: bytes, head: bytes, seat: int, digest: bytes) -> bytes:
    """What a seat signs when it agrees to a set."""
    return message("agree", match, head, seat, digest)
