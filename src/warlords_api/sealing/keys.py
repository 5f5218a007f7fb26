"""The server's master keys, and what is derived from them (HKDF-SHA256)."""

from base64 import b64decode
from binascii import Error
from collections.abc import Callable, Sequence
from functools import lru_cache
from os import urandom
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES: Final = 32
ID_BYTES: Final = 4
MATCH_BYTES: Final = 16
MOST_KEYS: Final = 2
"""The newest seals, both open: so a key is rotated without losing a running match."""

Random = Callable[[int], bytes]
"""Where so many bytes come from that nobody can foretell: ``os.urandom``, but in fixed examples."""

_KEPT = 4_096


class BadKeys(ValueError):
    """The master keys in the settings cannot be used; the message holds nothing of them."""


def derived(secret: bytes, purpose: bytes, match: bytes = b"") -> bytes:
    """32 bytes from a secret, for one purpose and one match, or for none."""
    return HKDF(SHA256(), KEY_BYTES, salt=match or None, info=b"warlords/" + purpose).derive(secret)


class MasterKey:
    """One master key: known to the outside by an id that follows from it."""

    __slots__ = ("_secret", "derive", "id", "signing")

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.id = derived(secret, b"id")[:ID_BYTES]
        """Tells nothing of the key."""
        self.signing = Ed25519PrivateKey.from_private_bytes(derived(secret, b"receipts"))
        """Signs receipts."""
        self.derive = lru_cache(_KEPT)(self._derive)
        """The key of a purpose (first) and a match (second)."""

    def _derive(self, purpose: bytes, match: bytes) -> bytes:
        return derived(self._secret, purpose, match)

    def __repr__(self) -> str:
        return f"<MasterKey {self.id.hex()}>"


class KeyRing:
    """One or two master keys, the newest first."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        """Take secrets of 32 bytes each.

        Raises:
            BadKeys: there is none, there are more than two, or one of another length or twice.
        """
        if not 1 <= len(secrets) <= MOST_KEYS:
            raise BadKeys(f"1 or {MOST_KEYS} keys are taken, the newest first, not {len(secrets)}")
        if any(len(secret) != KEY_BYTES for secret in secrets):
            raise BadKeys(f"each key has {KEY_BYTES} bytes")
        keys = [MasterKey(secret) for secret in secrets]
        self._by_id = {key.id: key for key in keys}
        if len(self._by_id) < len(keys):
            raise BadKeys("the two keys are the same")
        self.newest = keys[0]
        self.all = tuple(keys)

    @staticmethod
    def ephemeral() -> "KeyRing":
        """A key that is gone with the process."""
        return KeyRing([urandom(KEY_BYTES)])

    @staticmethod
    def parse(text: str) -> "KeyRing":
        """Keys in base64, separated by commas, the newest first.

        Raises:
            BadKeys: they cannot be used.
        """
        try:
            return KeyRing([b64decode(part.strip(), validate=True) for part in text.split(",")])
        except Error:
            raise BadKeys("each key is base64 of 32 bytes") from None

    def get(self, key_id: bytes) -> MasterKey | None:
        """The key of an id; None if it is not, or no longer, known."""
        return self._by_id.get(key_id)
