"""A transition of xidit in the making."""

from typing import Any

from msgspec.structs import replace

from warlords_core import agenda
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import Player, State


class Draft(agenda.Draft[State]):
    """The kernel's draft, with short ways to the table, a player and the board."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        """The board of the match; most steps do without it."""
        return content.board(self.state.pack)

    def table(self, **changes: Any) -> None:
        """Change fields of the table."""
        state = self.state
        self.state = replace(state, table=replace(state.table, **changes))

    def player(self, seat: int, **changes: Any) -> None:
        """Change fields of a seat's player."""
        self.seat(seat, replace(self.state.players[seat], **changes))

    def seat(self, seat: int, player: Player) -> None:
        """Put a player in a seat: ``player`` for what runs many times a match."""
        players = list(self.state.players)
        players[seat] = player
        self.state = replace(self.state, players=tuple(players))


def clockwise(state: State) -> tuple[int, ...]:
    """The seats in turn order, the starting seat first (XD-3.1)."""
    seats = len(state.players)
    start = state.table.starting_seat
    return (*range(start, seats), *range(start))


def plus(units: tuple[int, ...], more: tuple[int, ...], times: int = 1) -> tuple[int, ...]:
    """Units and so many times more of them, kind by kind."""
    return tuple([have + times * extra for have, extra in zip(units, more, strict=True)])
