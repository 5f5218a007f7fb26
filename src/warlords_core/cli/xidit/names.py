"""Names and letters of xidit for the terminal: no information by colour alone."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.words import Words
from warlords_core.narration.xidit import names
from warlords_core.narration.xidit.names import region_id, unit
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import UNITS, Order

COLOUR_LETTERS: Final = {"blue": "b", "red": "r", "black": "k"}
ORDER_LETTERS: Final[dict[str, Order]] = {"b": "blue", "r": "red", "k": "black", "a": "act", "w": "wait"}
STYLES: Final = {"blue": "bold blue", "red": "bold red", "black": "bold reverse", "act": "bold green", "wait": "dim"}


def units(say: Words, counts: tuple[int, ...]) -> str:
    """Counts of units in short: ``2Mi 1Cl``; ``-`` for none."""
    told = [
        say("units.short", count=count, unit=say(f"short.{name}"))
        for count, name in zip(counts, UNITS, strict=True)
        if count
    ]
    return " ".join(told) or "-"


def prizes(say: Words, gold: int, bards: int, storeys: int) -> str:
    """Printed rewards in short: ``5g 3b 1s``."""
    return say("prizes", gold=gold, bards=bards, storeys=storeys)


def grid(gap: int = 2) -> Grid:
    """An empty table without frame, with so many spaces between its columns."""
    return Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap - 1, 0, 0))


def titled(title: str, body: RenderableType) -> RenderableType:
    """Something with its title above, after an empty line."""
    return Group("", Text(title, style="italic"), body)


def order(say: Words, name: str) -> Text:
    """An order in its colour."""
    return Text(say(f"order.{name}") if name else "", style=STYLES.get(name, ""))


def region_short(say: Words, board: Board, region: int) -> str:
    """A region where there is little room: its id, or the word for it; starred if its bards go into the bastion."""
    return _starred(board, region, region_id(say, board, region))


def region_name(say: Words, board: Board, region: int) -> str:
    """A region by the name that its pack gives it, starred as the short one is."""
    return _starred(board, region, names.region_name(say, board, region))


def region_both(say: Words, board: Board, region: int) -> str:
    """A region's id, as it is typed, with its name if that is another."""
    id_, name = board.regions[region].id, region_name(say, board, region)
    return name if name.removesuffix("*") == id_ else say("region.both", id=id_, name=name)


def _starred(board: Board, region: int, name: str) -> str:
    return f"{name}{'*' if region == board.bastion else ''}"


def legend(say: Words) -> str:
    """What the letters of the tables mean."""
    told = (say("legend.unit", short=say(f"short.{name}"), unit=unit(say, name)) for name in UNITS)
    return say("legend", kinds=say.listed(told))
