"""Randomness as data: a key, and for each purpose how many words have been drawn.

Defined to the byte, so that another language can reproduce it:

* ``key  = BLAKE2b-256(seed as 8 bytes big-endian, person = "warlords/seed")``; a seed of 2**64 and more, which only
  servers draw, so that trying all of them is no way to a secret, is written as 32 bytes.
* ``word = BLAKE2b(count as 8 bytes big-endian + label in UTF-8, key = key, digest 8 bytes)``, read
  big-endian; the count of that label then grows by one, and after 2**53 - 1 comes 1. No match draws so much:
  the bound is there so that every state that can be written down leads to states that can.
* ``below(n)`` takes words until one is less than the largest multiple of n that fits, and answers it
  modulo n. Ranges above 2**64 use 64-byte words.
* ``shuffle`` is Fisher-Yates from the last place down: place i changes with place ``below(i + 1)``.
* What bots draw has another key, with person = ``"warlords/bots"``: no bot can foretell its match.

A draw depends on the key, its label and its count alone: nothing else that happens can move it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Final, Protocol, TypeVar

import msgspec
from msgspec import Meta

T = TypeVar("T")

_WORD = 1 << 64
_WIDE = 1 << 512

LAST_COUNT: Final = 2**53 - 1
"""The highest count of a label; the next word brings it to 1."""


class RandomSource(Protocol):
    """Anything that draws whole numbers uniformly."""

    def below(self, bound: int) -> int:
        """Draw a number from 0 to ``bound - 1``."""
        ...


class Stream:
    """The draws of one label, one after another (mutable: it never enters a state)."""

    __slots__ = ("_key", "_label", "count")

    def __init__(self, key: bytes, label: str, count: int = 0) -> None:
        self._key = key
        self._label = label.encode()
        self.count = count
        """Words drawn so far."""

    @staticmethod
    def seeded(seed: int, label: str) -> "Stream":
        """A stream for bots and tools from a seed (0 … 2**64 - 1): apart from all draws of a match of that seed."""
        return Stream(_key(seed, b"warlords/bots"), label)

    def below(self, bound: int) -> int:
        """Draw uniformly from 0 to ``bound - 1``.

        Raises:
            ValueError: ``bound`` is not within 1 … 2**512.
        """
        if not 1 <= bound <= _WIDE:
            raise ValueError(f"cannot draw below {bound}")
        size, span = (8, _WORD) if bound <= _WORD else (64, _WIDE)
        limit = span - span % bound
        while True:
            message = self.count.to_bytes(8, "big") + self._label
            word = int.from_bytes(blake2b(message, key=self._key, digest_size=size).digest(), "big")
            self.count = self.count % LAST_COUNT + 1
            if word < limit:
                return word % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Answer the items in a uniformly random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Answer so many of the items, or all if there are fewer, uniformly drawn and in random order."""
        order = list(items)
        for place in range(min(count, len(order))):
            other = place + self.below(len(order) - place)
            order[place], order[other] = order[other], order[place]
        return tuple(order[: max(0, count)])


def _key(seed: int, person: bytes) -> bytes:
    size = 8 if seed < _WORD else 32
    return blake2b(seed.to_bytes(size, "big"), digest_size=32, person=person).digest()


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many words one label has drawn."""

    label: Annotated[str, Meta(min_length=1, max_length=48)]
    count: Annotated[int, Meta(ge=1, le=LAST_COUNT)]


class Rng(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The randomness of a match, as part of its state."""

    key: Annotated[bytes, Meta(min_length=32, max_length=32)]
    """32 secret bytes: whoever holds them can foretell every draw."""
    drawn: Annotated[tuple[Drawn, ...], Meta(max_length=64)] = ()
    """Counts by label, sorted by label; a label never drawn is absent."""

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """The randomness that a seed (0 … 2**256 - 1) stands for."""
        return Rng(_key(seed, b"warlords/seed"))

    def shuffle(self, label: str, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """Answer the items in random order, and the randomness after it."""
        stream = self._stream(label)
        return stream.shuffled(items), self._after(label, stream)

    def sample(self, label: str, items: Sequence[T], count: int) -> "tuple[tuple[T, ...], Rng]":
        """Answer so many of the items in random order, and the randomness after it."""
        stream = self._stream(label)
        return stream.sample(items, count), self._after(label, stream)

    def below(self, label: str, bound: int) -> "tuple[int, Rng]":
        """Answer a number from 0 to ``bound - 1``, and the randomness after it."""
        stream = self._stream(label)
        return stream.below(bound), self._after(label, stream)

    def _stream(self, label: str) -> Stream:
        for drawn in self.drawn:
            if drawn.label == label:
                return Stream(self.key, label, drawn.count)
        return Stream(self.key, label)

    def _after(self, label: str, stream: Stream) -> "Rng":
        if not stream.count:
            return self
        drawn, count = self.drawn, Drawn(label, stream.count)
        for place, each in enumerate(drawn):
            if each.label >= label:
                rest = drawn[place + 1 :] if each.label == label else drawn[place:]
                return Rng(self.key, (*drawn[:place], count, *rest))
        return Rng(self.key, (*drawn, count))
