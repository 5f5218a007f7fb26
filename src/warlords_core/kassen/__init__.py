"""kassen (合戦): a card battle of the Three Kingdoms between two sides."""

from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Army, Options, State, View

__all__ = ["GAME", "Army", "Options", "State", "View"]
