"""The end of a match, for people."""

from typing import TYPE_CHECKING

from warlords_core.cli.words import FRAME, Words
from warlords_core.types import Outcome

if TYPE_CHECKING:
    from rich.console import RenderableType


def ranking(outcome: Outcome, words: Words | None = None) -> "RenderableType":
    """A row a seat, best first.

    Args:
        outcome: how the match ended.
        words: of a game; a name without a phrase (``reason.…``, ``score.…``) stands as it is.
    """
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = words or Words("en", FRAME)
    names = list(dict.fromkeys(score.name for standing in outcome.ranking for score in standing.scores))
    title = say("ranking", reason=_told(say, "reason", outcome.reason))
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, title=title, title_justify="left")
    for name in (say("place"), say("seat_column"), *(_told(say, "score", name) for name in names)):
        grid.add_column(name, justify="right")
    for standing in outcome.ranking:
        scores = {score.name: str(score.value) for score in standing.scores}
        grid.add_row(str(standing.place), str(standing.seat), *(scores.get(name, "") for name in names))
    return grid


def _told(words: Words, kind: str, name: str) -> str:
    key = f"{kind}.{name}"
    return words(key) if key in words else name
