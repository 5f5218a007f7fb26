"""Receipts: what the server signs of each step, so that a fork of a match can be shown to anybody.

A receipt needs nothing but the server's public key to be checked. Receipts of one match whose heads follow one another
are a straight line; two with one parent are a fork, and name who acted.
"""

import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta
from msgspec.structs import replace

from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.seats import digest_of, encoded, is_signature
from warlords_core.codec import document_bytes, to_msgpack
from warlords_core.types import Frozen, Seat

_sorted_json: Final = msgspec.json.Encoder(order="sorted").encode
"""``document_bytes`` of views, in half of the time: they hold no numbers that the two write differently."""

HEAD_BYTES: Final = 24
MOST_RECEIPTS: Final = 100_001
"""Of one transcript: the set-up, and an action each."""

KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{8}$", description="Id of one of the server's keys.")]
MatchId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="Id of a match.")]
Head = Annotated[str, Meta(pattern="^[0-9a-f]{48}$", description="Where a match stands, with all that led there.")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
PublicKey = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{43}$", max_length=43, description="An Ed25519 public key: base64url of 32 bytes."),
]
Signature = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{86}$", max_length=86, description="An Ed25519 signature: base64url of 64 bytes."),
]


class Receipt(Frozen, frozen=True, kw_only=True):
    """One step of a match, signed by the server."""

    version: Literal[1] = 1
    key: KeyId
    match: MatchId
    sequence: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """How many steps came before it; 0: the set-up."""
    parent: Head | None
    """The head before; null: the set-up."""
    head: Head
    seats: Annotated[tuple[Seat, ...], Meta(max_length=8)]
    """Who acted."""
    action: Digest
    """Of what they did; keyed by the server, so that nobody can find out by trying."""
    view: Digest
    """SHA-256 of the spectator's view after it, as canonical JSON."""
    signature: Signature


class Transcript(Frozen, frozen=True):
    """Receipts of one match."""

    receipts: Annotated[tuple[Receipt, ...], Meta(min_length=1, max_length=MOST_RECEIPTS)]


class PublicKeys(Frozen, frozen=True):
    """The keys by which receipts can be checked, by key id."""

    keys: dict[KeyId, PublicKey]


class Fault(Frozen, frozen=True):
    """Something that is wrong with a transcript."""

    code: Literal["unknown_key", "bad_signature", "bad_head", "other_match", "gap", "fork"]
    sequence: int
    message: str
    seats: tuple[int, ...] = ()
    """Of a fork: who acted on its branches."""


def public_keys(keys: KeyRing) -> PublicKeys:
    """The public halves of the keys that sign receipts."""
    return PublicKeys(
        {
            key.id.hex(): encoded(key.signing.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))
            for key in keys.all
        }
    )


def first_head(match: bytes, view: bytes) -> bytes:
    """The head after the set-up, from the digest of the spectator's view."""
    return digest_of(b"warlords/head", match, view)[:HEAD_BYTES]


def next_head(head: bytes, seats: Iterable[int], action: bytes, view: bytes) -> bytes:
    """The head after a step, from the keyed digest of what was done and that of the spectator's view."""
    return digest_of(b"warlords/head", head, bytes(seats), action, view)[:HEAD_BYTES]


def view_digest(view: object) -> bytes:
    """Digest of a spectator's view as canonical JSON: public, so it needs no key."""
    return sha256(_sorted_json(view)).digest()


def action_digest(secret: bytes, head: bytes, moves: object) -> bytes:
    """Digest of what seats did, keyed by a match's secret: actions may be hidden, and few enough to try them all."""
    return hmac.digest(secret, b"warlords/actions\0" + head + to_msgpack(moves), "sha256")


def sign(keys: KeyRing, receipt: Receipt) -> Receipt:
    """The receipt with the server's signature instead of what stands there."""
    unsigned = replace(receipt, key=keys.newest.id.hex())
    return replace(unsigned, signature=encoded(keys.newest.signing.sign(_signed(unsigned))))


def _signed(receipt: Receipt) -> bytes:
    fields = msgspec.to_builtins(receipt)
    del fields["signature"]
    return b"warlords/receipt\0" + document_bytes(fields)


def faults(transcript: Transcript, keys: Mapping[str, bytes]) -> tuple[Fault, ...]:
    """Everything that is wrong with a transcript; empty: a straight line from the set-up to its last receipt.

    Args:
        transcript: receipts in any order; the same one twice is no fault.
        keys: the server's public keys by id.
    """
    receipts = sorted(set(transcript.receipts), key=lambda each: (each.sequence, each.head))
    found = [fault for receipt in receipts for fault in _of_one(receipt, receipts[0].match, keys)]
    return (*found, *_of_line(receipts))


def _of_one(receipt: Receipt, match: str, keys: Mapping[str, bytes]) -> Iterable[Fault]:
    at = receipt.sequence
    if receipt.match != match:
        yield Fault("other_match", at, f"this receipt is of match {receipt.match}")
    key = keys.get(receipt.key)
    if key is None:
        yield Fault("unknown_key", at, f"no public key of id {receipt.key} is given")
    elif not is_signature(key, _signed(receipt), receipt.signature):
        yield Fault("bad_signature", at, "the server did not sign this")
    action, view = bytes.fromhex(receipt.action), bytes.fromhex(receipt.view)
    if receipt.parent is None:
        head = first_head(bytes.fromhex(receipt.match), view)
    else:
        head = next_head(bytes.fromhex(receipt.parent), receipt.seats, action, view)
    if head.hex() != receipt.head or (receipt.parent is None) != (at == 0):
        yield Fault("bad_head", at, "the head does not follow from the rest")


def _of_line(receipts: list[Receipt]) -> Iterable[Fault]:
    by_parent: dict[tuple[str, str | None], list[Receipt]] = {}
    for receipt in receipts:
        by_parent.setdefault((receipt.match, receipt.parent), []).append(receipt)
    heads = {receipt.head for receipt in receipts}
    for branches in by_parent.values():
        first = branches[0]
        # One step that was signed twice, by an old and a new key, has one head: that is no fork.
        count = len({branch.head for branch in branches})
        if count > 1:
            seats = tuple(sorted({seat for branch in branches for seat in branch.seats}))
            who = " and ".join(f"seat {seat}" for seat in seats) or "whoever set the match up"
            yield Fault("fork", first.sequence, f"{count} steps from one head: {who} acted on them", seats)
        if first.parent is not None and first.parent not in heads:
            yield Fault("gap", first.sequence, "the receipt before this one is missing")
