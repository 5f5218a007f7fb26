"""rising_sun (旭日战魂录): clans, alliances and wars of legendary Japan, for three to six seats."""

from warlords_core.rising_sun.model import Options, State, View

__all__ = ["Options", "State", "View"]
