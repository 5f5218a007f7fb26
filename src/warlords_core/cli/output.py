"""Printing: text for people by rich, or JSON for programs."""

import argparse
import sys
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from warlords_core import safe
from warlords_core.codec import to_json

if TYPE_CHECKING:
    from rich.console import Console

WIDTH: Final = 100
"""Columns of a text that goes to no terminal."""


def wants_json(arguments: argparse.Namespace) -> bool:
    """True if JSON was asked for, or nothing was and stdout is no terminal."""
    return arguments.format == "json" or (arguments.format is None and not sys.stdout.isatty())


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(safe.json(to_json(value).decode()))


def console() -> "Console":
    """A console on stdout: plain and of a fixed width if that is no terminal; it prints nothing raw (``safe``)."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # an arrow that the terminal cannot show is no reason to stop
    width = None if sys.stdout.isatty() else WIDTH
    return _safe_console()(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


@cache
def _safe_console() -> "type[Console]":
    from collections.abc import Iterable

    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment
    from rich.text import Text

    class SafeConsole(Console):
        """Writes escapes for what nobody would see, before a line is laid out if it can, else after."""

        def render_str(self, text: str, **options: Any) -> Text:
            return super().render_str(safe.block(text), **options)

        def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
            # Controls are rich's own, such as those that clear the screen.
            for segment in super().render(renderable, options):
                yield segment if segment.control else Segment(safe.block(segment.text), segment.style)

    return SafeConsole
