"""Seats: who may act, and look, for whom.

Each seat has either a bearer key that follows from the match's secret, or an Ed25519 public key that its player
brought: then it signs, and nobody else, not even who set the match up, can act for it.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from warlords_api.sealing.keys import derived

PUBLIC_KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64

Deed = Literal["act", "look", "commit", "agree", "contribute"]
"""What a signature is for: no signature for one of them is good for another."""


def encoded(data: bytes) -> str:
    """Bytes as text: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a text whose form was checked.

    Raises:
        ValueError: it is no base64url, or has spare bits: bytes have one spelling.
    """
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encoded(data) != text:
        raise ValueError("this is not how these bytes are written")
    return data


@lru_cache(4_096)
def bearer_key(secret: bytes, seat: int) -> str:
    """The key of a seat whose player brought none, from the secret of its match."""
    return encoded(derived(secret, b"seat/%d" % seat))


def is_bearer_key(secret: bytes, seat: int, given: str) -> bool:
    """Whether a key is that of a seat, in a time that tells nothing of how much of it is right."""
    return hmac.compare_digest(bearer_key(secret, seat).encode(), given.encode())


def message(deed: Deed, match: bytes, head: bytes, seat: int, digest: bytes = b"") -> bytes:
    """What a seat signs: the deed, the match and where it stands, the seat, and the digest of what is done."""
    return b"warlords/" + deed.encode() + b"\0" + match + head + bytes([seat]) + digest


def is_signature(public_key: bytes, signed: bytes, signature: str) -> bool:
    """Whether a signature is that of the owner of a public key."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(decoded(signature), signed)
    except (InvalidSignature, ValueError):
        return False
    return True


def digest_of(*parts: bytes) -> bytes:
    """SHA-256 of parts, each with its length, so that no two lists of parts have the same."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.digest()
