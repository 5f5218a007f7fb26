"""The command line: ``warlords``.

One module a sub-command stands in ``commands``; it has ``configure(parser)`` and ``run(arguments)``, and it is
imported only if it is asked for. What a game looks like on paper is told by its presenter (``presenter``).
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from textwrap import fill
from typing import Final, NoReturn

from warlords_core.cli import exits

COMMANDS: Final = {
    "games": "list the games, their packs and options",
    "new": "set up a match and print its state",
    "show": "print what a seat, a spectator or everybody together sees of a state",
    "legal": "list the legal actions of a seat",
    "apply": "carry out actions and print the events and the next state",
    "play": "play a match in the terminal, against bots or with others",
    "replay": "play a record again",
    "playout": "let bots play matches to their ends",
    "perft": "count the leaves of the tree of legal actions",
    "check": "run conformance cases from files",
    "pack": "start, check or print a content pack",
    "rules": "print the rule clauses",
    "verify": "check the receipts of a match, offline",
    "serve": "start the HTTP API",
}

_WIDTH: Final = 79
_ABOUT: Final = "Play, inspect and adjudicate matches of the games that Warlords Core knows."


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code (see ``exits``)."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        arguments = _parse(words)
        run = import_module(f"{__name__}.commands.{arguments.command}").run
    except SystemExit as stop:  # argparse leaves this way, with 0 after --help and --version
        return stop.code if isinstance(stop.code, int) else exits.USAGE
    from warlords_core.cli.faults import guarded

    return guarded(run, arguments)


def _parse(words: Sequence[str]) -> argparse.Namespace:
    """Parse, and let a command gather plain words that stand after its options too (argparse does not)."""
    parser = _parser(words)
    arguments, more = parser.parse_known_args(words)
    gathered: list[str] | None = getattr(arguments, getattr(arguments, "gathers", ""), None)
    if more and (gathered is None or any(word.startswith("-") for word in more)):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if gathered is not None:
        gathered += more
    return arguments


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; only the sub-command that is asked for is imported and gets its arguments."""
    parser = _Parser(
        prog="warlords", description=_ABOUT, epilog=exits.HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in words if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog=exits.HELP,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if name == asked:
            import_module(f"{__name__}.commands.{name}").configure(command)
            command.description = fill(command.description or "", _WIDTH)
    return parser


class _Parser(argparse.ArgumentParser):
    """Says what is wrong without printing raw what was typed."""

    def error(self, message: str) -> NoReturn:
        from warlords_core import safe

        super().error(safe.line(message))


class _Version(argparse.Action):
    """Prints the version of the installed distribution; looks it up only when asked."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        from importlib.metadata import version

        print(f"warlords {version('warlords-core')}")
        parser.exit()
