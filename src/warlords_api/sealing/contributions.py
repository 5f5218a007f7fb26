"""Contributions: a closed match is dealt by all of its seats together, and by nobody alone.

Each seat draws 32 bytes and publishes a digest of them. The digests are sealed into an invitation, with bytes of the
server's own, which nobody sees; every seat signs that very invitation and only then shows its bytes. The seed follows
from all of them: whoever sets matches up can neither choose one nor deal until an opening looks good, and not even the
last seat to show its bytes knows what they lead to.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from warlords_api.sealing.receipts import HEAD_BYTES, Signature
from warlords_api.sealing.seats import digest_of, message
from warlords_core.codec import document_bytes
from warlords_core.types import Frozen, Seat

CONTRIBUTION_BYTES: Final = 32

ContributionBytes = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 random bytes in hex, new for each invitation."),
]


class Contribution(Frozen, frozen=True, kw_only=True):
    """What a seat committed to in an invitation, and that it agrees to this very one."""

    seat: Seat
    contribution: ContributionBytes
    signature: Signature
    """The seat's, for ``contribute``, over the digest of the invitation."""


class Invitation(Frozen, frozen=True, array_like=True):
    """What was settled before any contribution was shown, as sealed."""

    secret: bytes
    """The server's own contribution."""
    terms: bytes
    commitments: tuple[bytes, ...]
    """By seat."""


def contribution_commitment(seat: int, contribution: bytes) -> bytes:
    """What a seat publishes of its contribution: nothing can be told from it."""
    return digest_of(b"warlords/contribution", bytes([seat]), contribution)


def terms_of(game: str, options: Any, keys: Sequence[bytes]) -> bytes:
    """The digest of what is played, and by whom."""
    return digest_of(b"warlords/terms", game.encode(), document_bytes(options), *keys)


def invitation_digest(match: bytes, terms: bytes, commitments: Sequence[bytes]) -> bytes:
    """The digest of an invitation: what seats sign."""
    return digest_of(b"warlords/invitation", match, terms, *commitments)


def contributing(match: bytes, seat: int, digest: bytes) -> bytes:
    """What a seat signs when it shows its contribution; the match has no head yet."""
    return message("contribute", match, bytes(HEAD_BYTES), seat, digest)


def joint(secret: bytes, purpose: bytes, match: bytes, contributions: Sequence[bytes]) -> bytes:
    """32 bytes for a purpose, of which nobody can foretell anything who lacks one of the contributions."""
    return digest_of(b"warlords/" + purpose, secret, match, *contributions)
