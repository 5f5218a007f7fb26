"""Bots: players that choose from their seat's view and legal actions, bounded and the same for the same seed.

Here are those that play any game; what a game brings itself stands in ``Game.bots``. By name all of them are found
with ``names`` and ``get``, and nowhere else.
"""

from typing import Final

from warlords_core.bots.greedy import greedy
from warlords_core.bots.ismcts import ismcts
from warlords_core.bots.random import uniform
from warlords_core.errors import UnknownBot
from warlords_core.game import AnyGame, Bot

__all__ = ["get", "greedy", "ismcts", "names", "quick", "uniform"]

_GENERAL: Final = {
    "greedy": Bot(greedy, "the best by a rule of thumb, one step ahead"),
    "ismcts": Bot(ismcts, "a tree search over states that the view allows, of a fixed number of tries", quick=False),
    "random": Bot(uniform, "any legal action, all alike"),
}


def names(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that play a game, sorted."""
    return tuple(sorted({**_GENERAL, **game.bots}))


def quick(game: AnyGame) -> tuple[str, ...]:
    """The names of those that answer quickly enough for a server, sorted."""
    return tuple(name for name in names(game) if get(game, name).quick)


def get(game: AnyGame, name: str) -> Bot:
    """The bot of a name that plays a game.

    Raises:
        UnknownBot: there is none.
    """
    bot = game.bots.get(name) or _GENERAL.get(name)
    if bot is None:
        known = ", ".join(names(game))
        message = f"no bot of {game.name} is called {name[:64]!r}; there are {known}"
        raise UnknownBot(message, name=name[:64], game=game.name, known=known)
    return bot
