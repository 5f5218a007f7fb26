"""The end of a match, for people."""

from typing import TYPE_CHECKING

from warlords_core.types import Outcome

if TYPE_CHECKING:
    from rich.console import RenderableType


def ranking(outcome: Outcome) -> "RenderableType":
    """A row a seat, best first."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    names = list(dict.fromkeys(score.name for standing in outcome.ranking for score in standing.scores))
    grid = Table(
        box=SIMPLE_HEAD, show_edge=False, pad_edge=False, title=f"ranking ({outcome.reason})", title_justify="left"
    )
    for name in ("place", "seat", *names):
        grid.add_column(name, justify="right")
    for standing in outcome.ranking:
        scores = {score.name: str(score.value) for score in standing.scores}
        grid.add_row(str(standing.place), str(standing.seat), *(scores.get(name, "") for name in names))
    return grid
