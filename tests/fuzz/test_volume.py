"""Hostile input at volume: no answer of 500 or above, none slower than a second, memory flat.

``WARLORDS_FUZZ_REQUESTS`` sets how many requests are sent. One that goes wrong is left behind in ``build/fuzz`` (or
``WARLORDS_FUZZ_LEFT``), with its path and headers.
"""

import os
import resource
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from tests.api.door import Answer, Door
from tests.fuzz.chance import SEED
from tests.fuzz.requests import Request, drawn, good
from warlords_core.rng import Stream

REQUESTS = int(os.environ.get("WARLORDS_FUZZ_REQUESTS") or 100_000)
LEFT = Path(os.environ.get("WARLORDS_FUZZ_LEFT") or "build/fuzz")
SLOWEST = 1.0
"""Seconds."""
GROWTH = 64 * 1024
"""KiB that the process may take more at the end than after the first tenth, when its memories are filled."""

pytestmark = pytest.mark.fuzz


def test_nothing_that_is_sent_breaks_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    chance = Stream.seeded(SEED, "fuzz/volume")
    statuses: Counter[int] = Counter()
    slowest = 0.0
    with Door(log_level="error") as door:
        pool = list(good(door, chance))
        for path, body in pool:
            assert door.post(path, body).status == 200, path
        begun = 0
        for number in range(REQUESTS):
            request = drawn(pool, chance)
            answer, seconds = _sent(door, request)
            statuses[answer.status] += 1
            slowest = max(slowest, seconds)
            if answer.status >= 500 or answer.status == 0 or seconds > SLOWEST:
                pytest.fail(
                    f"{answer.status} after {seconds:.2f} s, WARLORDS_FUZZ_SEED={SEED}: {_left(request, number)}"
                )
            if number == REQUESTS // 10:
                begun = _memory()
        grown = _memory() - begun
    with capsys.disabled():
        told = ", ".join(f"{count:,} × {status}" for status, count in sorted(statuses.items()))
        print(
            f" [{REQUESTS:,} requests: {told}; slowest {1000 * slowest:.0f} ms; {grown / 1024:.1f} MiB more] ", end=""
        )
    assert grown <= GROWTH


def _sent(door: Door, request: Request) -> tuple[Answer, float]:
    """The answer and how long it took; what is too slow is sent once more, as the machine may have been busy."""
    times: list[float] = []
    answer: Any = None
    while not times or (times[-1] > SLOWEST and len(times) < 3):
        start = perf_counter()
        answer = door.send(request.method, request.path, (request.body,), list(request.headers))
        times.append(perf_counter() - start)
    return answer, min(times)


def _memory() -> int:
    """The most that this process has taken so far, in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _left(request: Request, number: int) -> Path:
    LEFT.mkdir(parents=True, exist_ok=True)
    file = LEFT / f"request-{SEED}-{number}.json"
    body = request.body.decode("latin-1")
    told = {"method": request.method, "path": request.path, "headers": request.headers, "body_as_latin_1": body}
    file.write_bytes(msgspec.json.encode(told))
    return file
