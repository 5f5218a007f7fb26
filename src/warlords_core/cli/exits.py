"""The exit codes: stable, so that scripts may rely on them."""

from typing import Final

FINE: Final = 0
REFUSED: Final = 1
"""The rules refuse an action, options or a state; a check failed."""
USAGE: Final = 2
"""Wrong arguments, unreadable or malformed input, an unknown name."""
LIMIT: Final = 3
"""A limit of this program was reached; an input is too large."""
MISSING: Final = 4
"""An optional part of the package is not installed."""
INTERRUPTED: Final = 130
"""Stopped from the keyboard."""

HELP: Final = """\
exit codes:
  0    fine (also: quit, or end of input, while playing)
  1    refused by the rules (an action, options, a state, a pack), or a check failed
  2    wrong usage, malformed or unreadable input, unknown game, pack or clause
  3    a limit of this program was reached (also: an input is too large)
  4    an optional part is not installed
  130  interrupted
"""
