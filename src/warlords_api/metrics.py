"""Counts and latencies of requests, for Prometheus."""

import os
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)

MEDIA_TYPE: Final = b"text/plain; version=0.0.4; charset=utf-8"
MULTIPROC: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that makes several workers count together (prometheus-client reads it)."""
_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # one series more for each, of no use here


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "warlords_requests", "Requests answered.", ("operation", "status"), registry=self._registry
        )
        self._seconds = Histogram(
            "warlords_request_seconds",
            "Time from the end of a request's headers to the end of its answer.",
            ("operation",),
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._moments = Counter(
            "warlords_exchanges",
            "Requests about matches, by game, phase and code. Phase: what is owed first in the match (start: it is set "
            "up or replayed; over: nothing is owed; unread: no match was read). Code: of the refusal (ok: none).",
            ("game", "phase", "code"),
            registry=self._registry,
        )
        self._exchanges: dict[tuple[str, str, str], Counter] = {}
        self._counters: dict[tuple[str, int], Counter] = {}
        self._timers: dict[str, Histogram] = {}

    def count(self, operation: str, status: int, seconds: float) -> None:
        """Count one request."""
        key = (operation, status)
        counter = self._counters.get(key)
        if counter is None:
            counter = self._counters[key] = self._requests.labels(operation, str(status))
            self._timers[operation] = self._seconds.labels(operation)
        counter.inc()
        self._timers[operation].observe(seconds)

    def count_exchange(self, game: str, phase: str, code: str) -> None:
        """Count one request about a match: all three are public, and there are few of each."""
        key = (game, phase, code)
        counter = self._exchanges.get(key)
        if counter is None:
            counter = self._exchanges[key] = self._moments.labels(*key)
        counter.inc()

    def text(self) -> bytes:
        """All counts in Prometheus' text format, those of the other workers included."""
        if MULTIPROC not in os.environ:
            return generate_latest(self._registry)
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # ships no types
        return generate_latest(registry)
