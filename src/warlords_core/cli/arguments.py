"""Arguments that several sub-commands share."""

import argparse
from typing import Any

FORMATS = ("text", "json")
_MOST_SEED = 2**53 - 1


def add_format(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add ``--format``; without a default it is text on a terminal and JSON otherwise."""
    usual = default or "text on a terminal, json otherwise"
    parser.add_argument("--format", choices=FORMATS, default=default, help=f"how to print (default: {usual})")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``: what language people read."""
    parser.add_argument(
        "--lang", choices=("en", "zh", "ja"), default="en", help="language of what people read (default: en)"
    )


def add_state(parser: argparse.ArgumentParser) -> None:
    """Add the state file, and packs that it may need."""
    parser.add_argument(
        "state", metavar="STATE", nargs="?", default="-", help="JSON file with a state, or - for stdin (default)"
    )
    add_packs(parser)


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Add ``--pack-file``."""
    parser.add_argument(
        "--pack-file", metavar="FILE", action="append", default=[], help="a content pack to make known (may repeat)"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--seats``, ``--set`` and packs: what a match is set up with."""
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (the same as --set seats=N)")
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        type=setting,
        help="change an option of the game, as `games` lists them (may repeat)",
    )
    add_packs(parser)


def add_seed(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """Add ``--seed``; without a default one is drawn and told on stderr."""
    usual = "drawn by chance, and told on stderr" if default is None else str(default)
    parser.add_argument("--seed", type=seed, default=default, help=f"0 … 2**53 - 1 (default: {usual})")


def seed(text: str) -> int:
    """A seed from the command line."""
    value = int(text)
    if not 0 <= value <= _MOST_SEED:
        raise argparse.ArgumentTypeError(f"{text} is not within 0 … {_MOST_SEED}")
    return value


def natural(text: str) -> int:
    """A whole number from 0."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text} is below 0")
    return value


def positive(text: str) -> int:
    """A whole number from 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is below 1")
    return value


def numbers(text: str) -> tuple[int, ...]:
    """Distinct numbers, separated by commas."""
    values = tuple(natural(part) for part in text.split(","))
    if len(set(values)) != len(values):
        raise argparse.ArgumentTypeError(f"{text} names one twice")
    return values


def names(text: str) -> tuple[str, ...]:
    """Names, separated by commas."""
    values = tuple(part.strip() for part in text.split(","))
    if not all(values):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty name")
    return values


def setting(text: str) -> tuple[str, Any]:
    """An ``option=value``; the value is JSON where it reads as JSON, else text."""
    import msgspec

    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not OPTION=VALUE")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value
