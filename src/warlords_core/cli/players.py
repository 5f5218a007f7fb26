"""Who sits where."""

from warlords_core import bots
from warlords_core.game import AnyGame, Player


def seated(game: AnyGame, names: tuple[str, ...], seats: int) -> tuple[Player, ...]:
    """A bot for each seat: the named ones in turn, as often as it takes.

    Raises:
        UnknownBot: no bot that plays the game has one of the names.
    """
    players = [bots.get(game, name).player for name in names]
    return tuple(players[seat % len(players)] for seat in range(seats))
