"""The games that this package ships, by name; each is imported when it is first asked for."""

from importlib import import_module

from warlords_core.errors import UnknownGame
from warlords_core.game import AnyGame

_GAMES = {
    "kassen": "warlords_core.kassen:GAME",
    "rising_sun": "warlords_core.rising_sun:GAME",
    "xidit": "warlords_core.xidit:GAME",
}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_GAMES))


def get(name: str) -> AnyGame:
    """The game of a name.

    Raises:
        UnknownGame: there is none.
    """
    place = _GAMES.get(name)
    if place is None:
        known = ", ".join(names())
        raise UnknownGame(f"no game is called {name[:64]!r}; there are {known}", name=name[:64], known=known)
    module, _, attribute = place.partition(":")
    game: AnyGame = getattr(import_module(module), attribute)
    return game
