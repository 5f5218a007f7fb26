"""How long imports take: each in a fresh interpreter."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from statistics import median
from time import perf_counter

from benchmarks.measure import Sample, Skipped, Workload

_SCRIPT = "import time; t = time.perf_counter(); import {}; print(1000 * (time.perf_counter() - t))"


def _import(module: str, seconds: float) -> Sample:
    times, end = [_start(module)], perf_counter() + seconds
    while perf_counter() < end:
        times.append(_start(module))
    return {"ms": median(times)}


def _start(module: str) -> float:
    command = [sys.executable, "-c", _SCRIPT.format(module)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def workloads() -> Iterator[Workload | Skipped]:
    """Our packages, what they stand on, and the peers."""
    for module, about in (
        ("warlords_core", "the package alone"),
        ("warlords_core.xidit", "a whole game"),
        ("warlords_core.kassen", "the other game"),
        ("msgspec", "what the core stands on"),
        ("warlords_api.app", "the API with its web framework"),
        ("chess", "python-chess"),
        ("pyspiel", "OpenSpiel"),
    ):
        name = f"import/{module}"
        if find_spec(module.partition(".")[0]) is None:
            yield Skipped(name, f"{module} is not installed")
        else:
            yield Workload(
                name=name,
                about=about,
                sample=lambda seconds, module=module: _import(module, seconds),  # type: ignore[misc]  # a default binds the loop's value
            )
