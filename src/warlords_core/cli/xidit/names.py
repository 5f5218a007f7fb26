"""Names and letters of xidit for the terminal: no information by colour alone."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.words import FRAME, Words
from warlords_core.cli.xidit.said import EVENTS
from warlords_core.cli.xidit.words import NAMES, PROMPT, REFUSALS, TABLE
from warlords_core.rules import Language
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import UNITS, Order

COLOUR_LETTERS: Final = {"blue": "b", "red": "r", "black": "k"}
ORDER_LETTERS: Final[dict[str, Order]] = {"b": "blue", "r": "red", "k": "black", "a": "act", "w": "wait"}
STYLES: Final = {"blue": "bold blue", "red": "bold red", "black": "bold reverse", "act": "bold green", "wait": "dim"}


def words(language: Language) -> Words:
    """Every phrase of xidit, and those around every game."""
    refused = {f"refused.{code}": phrase for code, phrase in REFUSALS.items()}
    return Words(language, FRAME, NAMES, TABLE, PROMPT, EVENTS, refused)


def unit(say: Words, name: str) -> str:
    """A kind of units."""
    return say(f"unit.{name}")


def units(say: Words, counts: tuple[int, ...]) -> str:
    """Counts of units in short: ``2Mi 1Cl``; ``-`` for none."""
    told = [
        say("units.short", count=count, unit=say(f"short.{name}"))
        for count, name in zip(counts, UNITS, strict=True)
        if count
    ]
    return " ".join(told) or "-"


def kinds(say: Words, counts: tuple[int, ...]) -> str:
    """Counts of units in full: ``2 militia, 1 cleric``."""
    told = (say("units", count=count, unit=unit(say, name)) for count, name in zip(counts, UNITS, strict=True) if count)
    return say.listed(told) or say("units.none")


def prizes(say: Words, gold: int, bards: int, storeys: int) -> str:
    """Printed rewards in short: ``5g 3b 1s``."""
    return say("prizes", gold=gold, bards=bards, storeys=storeys)


def grid(gap: int = 2) -> Grid:
    """An empty table without frame, with so many spaces between its columns."""
    return Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap - 1, 0, 0))


def titled(title: str, body: RenderableType) -> RenderableType:
    """Something with its title above, after an empty line."""
    return Group("", Text(title, style="italic"), body)


def seat_name(say: Words, seat: int, me: int | None) -> str:
    """A seat as people read it."""
    return say("you" if seat == me else "seat", seat=seat)


def seat_names(say: Words, seats: tuple[int, ...], me: int | None) -> str:
    """Several seats; ``nobody`` for none."""
    return say.listed(seat_name(say, seat, me) for seat in seats) or say("nobody")


def order(say: Words, name: str) -> Text:
    """An order in its colour."""
    return Text(say(f"order.{name}") if name else "", style=STYLES.get(name, ""))


def region_short(board: Board, region: int) -> str:
    """A region's id, starred if it is the central one, whose bards go into the bastion."""
    return f"{board.regions[region].id}{'*' if region == board.bastion else ''}"


def legend(say: Words) -> str:
    """What the letters of the tables mean."""
    told = (say("legend.unit", short=say(f"short.{name}"), unit=unit(say, name)) for name in UNITS)
    return say("legend", kinds=say.listed(told))
