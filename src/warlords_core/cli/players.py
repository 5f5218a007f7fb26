"""Bots by name, and who sits where."""

from typing import Final

from warlords_core.bots import greedy, uniform
from warlords_core.cli.faults import CommandError
from warlords_core.playout import Player

BOTS: Final[dict[str, Player]] = {"greedy": greedy, "random": uniform}


def bots(names: tuple[str, ...], seats: int) -> tuple[Player, ...]:
    """A bot for each seat: the named ones in turn, as often as it takes.

    Raises:
        CommandError: no bot has one of the names.
    """
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        raise CommandError("unknown_bot", f"no bot is called {unknown[0]!r}; there are {', '.join(sorted(BOTS))}")
    return tuple(BOTS[names[seat % len(names)]] for seat in range(seats))
