"""Tokens: sealed bytes that travel through hands that can neither read nor change them.

``wl1.`` and base64url (without padding) of

    key id (4) · match (16) · nonce (12) · AES-256-GCM-SIV of the padded content

The key is derived from the master key for this match and this purpose; version, key id, purpose and match are bound as
associated data, everything else stands inside. The content is never compressed, as its length would then tell of what
is hidden, and it is padded to a size that its sealer gives; only what is larger than that gets twice as much.
"""

from functools import lru_cache
from os import urandom
from typing import Final, Literal

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCMSIV

from warlords_api.sealing.keys import ID_BYTES, KEY_BYTES, MATCH_BYTES, KeyRing, MasterKey, Random

PREFIX: Final = "wl1."
SMALLEST: Final = 1_024
"""Bytes of the smallest padded content."""
LONGEST: Final = 4 * 1024 * 1024
"""Characters of the longest token that is looked at."""
LENGTH_BYTES: Final = 4
"""Of the number before the content that says how long it is."""

Purpose = Literal["state", "set", "invitation"]

_NONCE: Final = 12
_TAG: Final = 16
_HEADER: Final = ID_BYTES + MATCH_BYTES + _NONCE
# Bytes as they stand in JSON, in base64: the standard library takes several times as long to decode them.
_to_base64: Final = msgspec.json.Encoder().encode
_from_base64: Final = msgspec.json.Decoder(bytes).decode
_NOBODYS: Final = MasterKey(bytes(KEY_BYTES))
"""Opens nothing that anybody sealed: an unknown key id takes as long as a wrong tag."""


class Unsealable(Exception):
    """A token that this server did not seal for this purpose, or whose key is retired: which of these is not told."""

    def __init__(self) -> None:
        super().__init__("this token cannot be opened")


def seal(
    keys: KeyRing, purpose: Purpose, match: bytes, content: bytes, *, room: int = SMALLEST, random: Random = urandom
) -> str:
    """Seal content with the newest key.

    Args:
        keys: the server's.
        purpose: what it is opened for, and for nothing else.
        match: id of the match, 16 bytes.
        content: what is sealed.
        room: bytes that it is padded to. More content than that doubles them until it fits, and that can be seen: so
            they should be enough for whatever may be hidden.
        random: where the nonce comes from.
    """
    key, nonce = keys.newest, random(_NONCE)
    header = key.id + match + nonce
    sealed = _cipher(key, purpose, match).encrypt(nonce, _padded(content, room), _bound(purpose, header))
    return PREFIX + _encoded(header + sealed)


def unseal(keys: KeyRing, purpose: Purpose, token: str) -> tuple[bytes, bytes]:
    """The match and the content of a token.

    Raises:
        Unsealable: it is none of this server's for this purpose.
    """
    data = _decoded(token)
    header, sealed = data[:_HEADER], data[_HEADER:]
    key_id, match, nonce = header[:ID_BYTES], header[ID_BYTES:-_NONCE], header[-_NONCE:]
    key = keys.get(key_id) or _NOBODYS
    try:
        padded = _cipher(key, purpose, match).decrypt(nonce, sealed, _bound(purpose, header))
    except InvalidTag:
        raise Unsealable from None
    if key is _NOBODYS:
        raise Unsealable
    length = int.from_bytes(padded[:LENGTH_BYTES], "big")
    return match, padded[LENGTH_BYTES : LENGTH_BYTES + length]


def _encoded(data: bytes) -> str:
    return _to_base64(data)[1:-1].rstrip(b"=").replace(b"+", b"-").replace(b"/", b"_").decode()


def _decoded(token: str) -> bytes:
    if len(token) > LONGEST or not token.startswith(PREFIX):
        raise Unsealable
    text = token[len(PREFIX) :]
    try:
        letters = text.encode("ascii").replace(b"-", b"+").replace(b"_", b"/")
        data = _from_base64(b'"%b%b"' % (letters, b"=" * (-len(letters) % 4)))
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise Unsealable from None
    # One token, one spelling: the decoder passes over strange letters and spare bits.
    if len(data) < _HEADER + _TAG + SMALLEST or _encoded(data) != text:
        raise Unsealable
    return data


def _bound(purpose: Purpose, header: bytes) -> bytes:
    return PREFIX.encode() + purpose.encode() + b"\0" + header[:-_NONCE]


def _padded(content: bytes, room: int) -> bytes:
    size = room
    while size < LENGTH_BYTES + len(content):
        size *= 2
    return (len(content).to_bytes(LENGTH_BYTES, "big") + content).ljust(size, b"\0")


@lru_cache(4_096)
def _cipher(key: MasterKey, purpose: Purpose, match: bytes) -> AESGCMSIV:
    return AESGCMSIV(key.derive(b"token/" + purpose.encode(), match))
