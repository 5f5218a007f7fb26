"""Workloads, and how they are measured: in turn, round after round, so that noise hits all of them alike."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Sample = Mapping[str, float]
"""What one round finds out: figures by unit, the main one first."""


def _nothing() -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class Workload:
    """Something that can be measured for a while."""

    name: str
    about: str
    sample: Callable[[float], Sample]
    """Work for about so many seconds; what is needed for it starts at the first call."""
    close: Callable[[], None] = _nothing


@dataclass(frozen=True)
class Skipped:
    """Something that cannot be measured here."""

    name: str
    why: str


@dataclass(frozen=True)
class Figure:
    """What a workload came to: one value a round for each unit."""

    name: str
    about: str
    values: Mapping[str, tuple[float, ...]]

    @property
    def unit(self) -> str:
        """The main unit."""
        return next(iter(self.values))

    @property
    def main(self) -> tuple[float, ...]:
        """The values in the main unit, by round."""
        return self.values[self.unit]


@dataclass(frozen=True, kw_only=True)
class Ratio:
    """How two workloads compare: the median of what they came to in the same rounds."""

    over: str
    under: str
    least: float | None = None
    """What the project wants to reach."""
    goal: float | None = None
    """What it wants to reach later."""

    def of(self, figures: Mapping[str, Figure]) -> float | None:
        """The ratio; None if one of the two was not measured."""
        over, under = figures.get(self.over), figures.get(self.under)
        if over is None or under is None:
            return None
        return median(a / b for a, b in zip(over.main, under.main, strict=True))


@dataclass(frozen=True, kw_only=True)
class Limit:
    """What a workload's figure must not pass."""

    name: str
    most: float


def rate(unit: str, portion: Callable[[], int]) -> Callable[[float], Sample]:
    """A sample of portions done one after another; ``portion`` answers how many units it did."""

    def sample(seconds: float) -> Sample:
        gc.collect()
        done, start = 0, perf_counter()
        while (now := perf_counter()) < start + seconds:
            done += portion()
        return {unit: done / (now - start)}

    return sample


def measure(workloads: Sequence[Workload], rounds: int, seconds: float) -> Iterator[Figure]:
    """Measure workloads in turn (A B C, A B C, …) and answer what each came to, after a short round to warm up."""
    samples: list[list[Sample]] = [[] for _ in workloads]
    # What is there by now stays, and so does what the warm-up makes: no round pays for looking at it again.
    gc.freeze()
    try:
        for workload in workloads:
            workload.sample(seconds / 4)
        gc.freeze()
        for _ in range(rounds):
            for workload, found in zip(workloads, samples, strict=True):
                found.append(workload.sample(seconds))
    finally:
        gc.unfreeze()
        for workload in workloads:
            workload.close()
    for workload, found in zip(workloads, samples, strict=True):
        values = {unit: tuple(sample[unit] for sample in found) for unit in found[0]}
        yield Figure(workload.name, workload.about, values)
