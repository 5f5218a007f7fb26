"""Features: a frozen value of any game as a row of numbers of fixed length, by feature hashing.

Every leaf of the value has a name, the path to it (``/players/2/gold``), and a number in it adds to the place that
the name hashes to; a word counts once at the hash of its path and itself (``/players/0/hero=kai``). Names that meet
at one place add up, half of them with a minus. The places are BLAKE2b's: the same in every process.
"""

from collections.abc import Iterator
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
    row = np.zeros(length, np.float32)
    for name, amount in _leaves(msgspec.to_builtins(value), ""):
        hashed = _hashed(name)
        row[(hashed >> 1) % length] += amount if hashed & 1 else -amount
    return np.clip(row, -1, 1)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Name and amount of every leaf that says something; false, null and 0 are the absence of a feature."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, f"{path}/{key}")
    elif isinstance(value, (list, tuple)):
        for place, each in enumerate(value):
            yield from _leaves(each, f"{path}/{place}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value:
        yield path, _amount(value)


def _amount(number: float) -> float:
    size = log2(1 + min(abs(number), HIGHEST)) / 8
    return size if number > 0 else -size


@lru_cache(maxsize=65_536)
def _hashed(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
