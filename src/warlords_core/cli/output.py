"""Printing: text for people by rich, or JSON for programs."""

import argparse
import sys
from typing import TYPE_CHECKING, Any, Final

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
    print(to_json(value).decode())


def console() -> "Console":
    """A console on stdout: plain and of a fixed width if that is no terminal."""
    from rich.console import Console

    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # an arrow that the terminal cannot show is no reason to stop
    width = None if sys.stdout.isatty() else WIDTH
    return Console(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)
