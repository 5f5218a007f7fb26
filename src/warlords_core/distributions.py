"""Action sets of ways to spread a number: coins over slots, a price over units of several kinds.

=========================== ==========================================================
``compositions(n, slots)``  n coins over labelled slots
``multisets(n, caps, …)``   n units of several kinds, so many of each at most
=========================== ==========================================================
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache, partial
from math import comb
from typing import Final

from warlords_core.actions import ActionSet
from warlords_core.forms import Distribution, Form, Slot, told

SMALL_TOTAL: Final = 32
"""Up to this total compositions have their numbers written down once, and are drawn twice as fast."""


def compositions(total: int, slots: Sequence[str]) -> ActionSet[tuple[int, ...]]:
    """All ways to spread a total over labelled slots: C(total + k - 1, k - 1) tuples of k counts.

    Raises:
        ValueError: the total is below 0.
    """
    if total <= SMALL_TOTAL:
        return _Distributions(total, [total] * len(slots), slots)
    return _Compositions(total, slots)


def multisets(total: int, caps: Sequence[int], kinds: Sequence[str]) -> ActionSet[tuple[int, ...]]:
    """All ways to take a total from labelled kinds, each up to its cap: tuples of counts.

    Raises:
        ValueError: the total or a cap is below 0, or there is not one cap for each kind.
    """
    if len(caps) != len(kinds):
        raise ValueError(f"{len(caps)} caps for {len(kinds)} kinds")
    return _Distributions(total, caps, kinds)


@lru_cache(maxsize=1024)
def _ways(total: int, caps: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """``[i][r]``: how many ways to spread r over the slots from i on."""
    if total < 0 or min(caps, default=0) < 0:
        raise ValueError("a total and caps are at least 0")
    ways: list[tuple[int, ...]] = [(1,) + (0,) * total]
    for cap in reversed(caps):
        after = ways[-1]
        ways.append(tuple([sum(after[max(0, rest - cap) : rest + 1]) for rest in range(total + 1)]))
    return tuple(reversed(ways))


class _Distributions(ActionSet[tuple[int, ...]]):
    """Tuples in lexicographic order."""

    __slots__ = ("_caps", "_labels", "_total", "_ways")

    def __init__(self, total: int, caps: Sequence[int], labels: Sequence[str]) -> None:
        self._total = total
        self._caps = tuple(caps)
        self._labels = tuple(labels)
        self._ways = _ways(total, self._caps)
        self.size = self._ways[0][total]

    def at(self, index: int) -> tuple[int, ...]:
        rest, counts = self._total, []
        for slot, cap in enumerate(self._caps, 1):
            count = 0
            while count < cap and index >= (ways := self._ways[slot][rest - count]):
                index -= ways
                count += 1
            counts.append(count)
            rest -= count
        return tuple(counts)

    def find(self, member: object) -> int | None:
        if not isinstance(member, tuple) or len(member) != len(self._caps):
            return None
        rest, index = self._total, 0
        for slot, (cap, count) in enumerate(zip(self._caps, member, strict=True), 1):
            if type(count) is not int or not 0 <= count <= min(cap, rest):
                return None
            index += sum(self._ways[slot][rest - count + 1 : rest + 1])
            rest -= count
        return index if rest == 0 else None

    def form(self) -> Form:
        slots = tuple(Slot(label=label, cap=cap) for label, cap in zip(self._labels, self._caps, strict=True))
        return Distribution(size=told(self.size), total=self._total, slots=slots)


class _Compositions(ActionSet[tuple[int, ...]]):
    """The same tuples as of ``_Distributions`` without caps, counted by binomials.

    So a total may be as large as it likes: nothing is written down for each number below it.
    """

    __slots__ = ("_labels", "_total")

    def __init__(self, total: int, labels: Sequence[str]) -> None:
        self._total = total
        self._labels = tuple(labels)
        self.size = comb(total + len(labels) - 1, total) if labels else 0

    def at(self, index: int) -> tuple[int, ...]:
        rest, counts = self._total, []
        for later in range(len(self._labels) - 1, 0, -1):
            before = partial(_before, rest, later)
            count = bisect_right(range(rest + 1), index, key=before) - 1
            index -= before(count)
            counts.append(count)
            rest -= count
        return (*counts, rest)

    def find(self, member: object) -> int | None:
        if not isinstance(member, tuple) or len(member) != len(self._labels):
            return None
        index, rest = 0, self._total
        for later, count in zip(range(len(member) - 1, -1, -1), member, strict=True):
            if type(count) is not int or not 0 <= count <= rest:
                return None
            index += _before(rest, later, count)
            rest -= count
        return None if rest else index

    def form(self) -> Form:
        slots = tuple([Slot(label, self._total) for label in self._labels])
        return Distribution(size=told(self.size), total=self._total, slots=slots)


def _before(rest: int, later: int, count: int) -> int:
    """With so much left and so many slots to follow: how many ways to go on give this slot less than a count."""
    return comb(rest + later, later) - comb(rest - count + later, later)
