"""The bot that plays anything."""

from typing import Any

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.rng import Stream
from warlords_core.types import GameView


def uniform(_game: AnyGame, _view: GameView, actions: ActionSet[Any], source: Stream) -> Any:
    """Choose uniformly at random."""
    return actions.sample(source)
