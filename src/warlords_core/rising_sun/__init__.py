"""rising_sun (旭日战魂录): clans, alliances and wars of legendary Japan, for three to six seats."""

from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Options, State, View

__all__ = ["GAME", "Options", "State", "View"]
