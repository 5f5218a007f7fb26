"""Counting in MessagePack what decoding no longer shows: how many pairs stood in maps, repeated keys included."""

from collections.abc import Iterable
from typing import Any, Final

# By first byte of a token: how many bytes of a length follow it, and how many bytes stand behind that length.
_FIXED: Final = {0xCA: 4, 0xCB: 8, 0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8, 0xD0: 1, 0xD1: 2, 0xD2: 4, 0xD3: 8} | {
    0xD4 + power: 1 + 2**power for power in range(5)
}
"""Numbers and extensions of fixed size: bytes behind the first."""
_SIZED: Final = {0xC4: 1, 0xC5: 2, 0xC6: 4, 0xC7: 1, 0xC8: 2, 0xC9: 4, 0xD9: 1, 0xDA: 2, 0xDB: 4}
"""Bytes, extensions and texts: bytes that their length takes."""
_EXTENSIONS: Final = range(0xC7, 0xCA)
"""They have one more byte, for their type."""
_ARRAYS: Final = {0xDC: 2, 0xDD: 4}
_MAPS: Final = {0xDE: 2, 0xDF: 4}


def pairs_written(data: bytes) -> int:
    """How many pairs the maps of sound MessagePack have, all together.

    Tokens follow each other whatever they are nested in, so nothing has to be remembered of the nesting.
    """
    pairs = at = 0
    while at < len(data):
        first = data[at]
        at += 1
        if 0x80 <= first < 0x90:
            pairs += first & 0x0F
        elif 0xA0 <= first < 0xC0:
            at += first & 0x1F
        elif first in _MAPS:
            pairs += int.from_bytes(data[at : at + _MAPS[first]], "big")
            at += _MAPS[first]
        elif first in _SIZED:
            size = _SIZED[first]
            at += size + int.from_bytes(data[at : at + size], "big") + (first in _EXTENSIONS)
        else:
            at += _FIXED.get(first, 0) + _ARRAYS.get(first, 0)
    return pairs


def pairs_kept(value: Any) -> int:
    """How many pairs the dictionaries in a value have, all together."""
    if isinstance(value, dict):
        return len(value) + _kept_in(value.values()) + _kept_in(value)
    return _kept_in(value) if isinstance(value, list | tuple) else 0


def _kept_in(values: Iterable[Any]) -> int:
    return sum(map(pairs_kept, values))
