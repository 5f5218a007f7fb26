"""Structured logs: one line an event on stderr, never a body."""

import logging
import sys
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any

import orjson
import structlog

from warlords_api.settings import Settings


def configure(settings: Settings) -> None:
    """Set the log's level and form for this process."""
    processors: list[Any]
    logger_factory: Any
    if settings.log_format == "json":
        processors = [structlog.processors.format_exc_info, _line]
        logger_factory = structlog.BytesLoggerFactory(sys.stderr.buffer)
    else:
        processors = [
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # Where rich is installed, structlog's own choice writes local variables out: states, tokens, keys.
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ]
        logger_factory = structlog.PrintLoggerFactory(sys.stderr)
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[settings.log_level.upper()]),
        logger_factory=logger_factory,
        cache_logger_on_first_use=True,
    )


def _line(_logger: object, level: str, event: MutableMapping[str, Any]) -> bytes:
    """One JSON object; level, time and form in one go, since every request passes here."""
    return orjson.dumps({"time": datetime.now(UTC).isoformat(timespec="milliseconds"), "level": level, **event})
