"""Features: a frozen value of any game as a row of numbers of fixed length, by feature hashing.

Every leaf of the value has a name, the path to it (``/players/2/gold``), and a number in it adds to the place that
the name hashes to; a word counts once at the hash of its path and itself (``/players/0/hero=kai``). Names that meet
at one place add up, half of them with a minus. The places are BLAKE2b's: the same in every process.
"""

from functools import lru_cache
from hashlib import blake2b
from math import log2
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

FEATURES: Final = 2048
"""Length of a row, unless told otherwise: the views of the shipped games have 100 to 550 leaves at a time."""
HIGHEST: Final = 255
"""Numbers from here on count as 1; smaller ones as log2(1 + n) / 8, so that 0, 1, 3, 15 are 0, 1/8, 1/4, 1/2."""


def features(value: object, length: int = FEATURES) -> NDArray[np.float32]:
    """The features of a value, each within -1 … 1: the same value, the same bytes."""
    leaves: list[tuple[int, float]] = []
    _gather(msgspec.to_builtins(value), "", leaves)
    if not leaves:
        return np.zeros(length, np.float32)
    hashes, amounts = zip(*leaves, strict=True)
    row = np.bincount(np.remainder(hashes, length), amounts, length)
    return np.clip(row, -1, 1).astype(np.float32)


def _gather(value: Any, path: str, leaves: list[tuple[int, float]]) -> None:
    """Note hash and amount of every leaf that says something; false, null and 0 are the absence of a feature."""
    if isinstance(value, str):
        place, sign = _hashed(f"{path}={value}")
        leaves.append((place, sign))
    elif isinstance(value, dict):
        for key, each in value.items():
            _gather(each, f"{path}/{key}", leaves)
    elif isinstance(value, (list, tuple)):
        for at, each in enumerate(value):
            _gather(each, f"{path}/{at}", leaves)
    elif value:
        place, sign = _hashed(path)
        leaves.append((place, sign * _AMOUNTS[min(abs(value), HIGHEST)] * (1 if value > 0 else -1)))


_AMOUNTS: Final = tuple(log2(1 + number) / 8 for number in range(HIGHEST + 1))


@lru_cache(maxsize=65_536)
def _hashed(name: str) -> tuple[int, float]:
    """The number that a name has instead of a place, and its sign."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    return number >> 1, 1.0 if number & 1 else -1.0
