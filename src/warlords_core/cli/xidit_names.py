"""Names and letters of xidit for the terminal: no information by colour alone."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.xidit.board import Board
from warlords_core.xidit.model import COLOURS, UNITS, Order

COLOUR_LETTERS: Final = {"blue": "b", "red": "r", "black": "k"}
ORDER_LETTERS: Final[dict[str, Order]] = {"b": "blue", "r": "red", "k": "black", "a": "act", "w": "wait"}
STYLES: Final = {"blue": "bold blue", "red": "bold red", "black": "bold reverse", "act": "bold green", "wait": "dim"}
UNIT_LETTERS: Final = ("Mi", "Ar", "In", "Cl", "BM")


def units(counts: tuple[int, ...]) -> str:
    """Counts of units in short: ``2Mi 1Cl``; ``-`` for none."""
    return " ".join(f"{count}{name}" for count, name in zip(counts, UNIT_LETTERS, strict=True) if count) or "-"


def rewards(gold: int, bards: int, storeys: int) -> str:
    """Printed rewards in short: ``5g 3b 1s``."""
    return f"{gold}g {bards}b {storeys}s"


def grid(gap: int = 2) -> Grid:
    """An empty table without frame, with so many spaces between its columns."""
    return Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap - 1, 0, 0))


def titled(title: str, body: RenderableType) -> RenderableType:
    """Something with its title above, after an empty line."""
    return Group("", Text(title, style="italic"), body)


def seat_name(seat: int, me: int | None) -> str:
    """A seat as people read it."""
    return f"seat {seat} (you)" if seat == me else f"seat {seat}"


def seat_names(seats: tuple[int, ...], me: int | None) -> str:
    """Several seats; ``nobody`` for none."""
    return ", ".join(seat_name(seat, me) for seat in seats) or "nobody"


def order(name: str) -> Text:
    """An order in its colour."""
    return Text(name, style=STYLES.get(name, ""))


def region_short(board: Board, region: int) -> str:
    """A region's id, starred if it is the central one, whose bards go into the bastion."""
    return f"{board.regions[region].id}{'*' if region == board.bastion else ''}"


def legend() -> str:
    """What the letters of the tables mean."""
    kinds = ", ".join(f"{short} {name}" for short, name in zip(UNIT_LETTERS, UNITS, strict=True))
    roads = ", ".join(f"{letter} {colour}" for colour, letter in zip(COLOURS, ("b", "r", "k"), strict=True))
    return (
        f"roads: {roads} · units: {kinds}\n"
        "rewards: g gold, b bards, s storeys · * central region · guild 2:3: seat 2, 3 storeys · ! you"
    )
