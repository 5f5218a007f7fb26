"""Who plays against the persons at a terminal, unless the command line says otherwise: the one place that knows it."""

from collections.abc import Collection
from typing import Any, Final

_BOT: Final = "greedy"
_BOTS: Final[dict[str, str]] = {"kassen": "enemy"}
"""By game, where another bot than the usual one knows it better."""

_COMPUTER: Final = {"kassen": "middle"}
"""By game whose options say who leads a seat (KS-1.3): how good a computer is."""


def bot(game: str) -> str:
    """The name of the bot that plays a game by default."""
    return _BOTS.get(game, _BOT)


def leaders(game: str, seats: int, persons: Collection[int]) -> dict[str, Any]:
    """The options that say which seats persons lead, for games that have such options; else none."""
    computer = _COMPUTER.get(game)
    if computer is None:
        return {}
    return {"leaders": ["person" if seat in persons else computer for seat in range(seats)]}
