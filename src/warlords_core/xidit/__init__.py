"""xidit (席迪特战记): twelve years of secretly programmed heroes, for three to five seats."""

from warlords_core.xidit.game import GAME
from warlords_core.xidit.model import Options, State, View

__all__ = ["GAME", "Options", "State", "View"]
