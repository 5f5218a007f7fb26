"""The presenter of xidit, put together."""

from typing import Any

from rich.console import RenderableType

from warlords_core.actions import ActionSet
from warlords_core.cli import xidit_prompt, xidit_table
from warlords_core.cli.presenter import Narrator
from warlords_core.cli.xidit_story import Story
from warlords_core.game import AnyGame
from warlords_core.xidit.decisions import HeroDue, PlanDue


def presenter(game: AnyGame) -> "XiditPresenter":
    """The presenter."""
    return XiditPresenter(game)


class XiditPresenter:
    """Draws views of xidit, tells its events and asks its questions."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def table(self, view: Any) -> RenderableType:
        """The whole table."""
        return xidit_table.table(view)

    def screen(self, view: Any) -> RenderableType | None:
        """The own screen."""
        return xidit_table.screen(view)

    def narrator(self, view: Any) -> Narrator:
        """A story that goes on after a view."""
        return Story(view, self._game.rules).tell

    def wants_table(self, decision: Any) -> bool:
        """Where a person has to look at the map: before placing the hero and before planning."""
        return isinstance(decision, HeroDue | PlanDue)

    def question(self, view: Any, decision: Any) -> str:
        """What is asked."""
        return xidit_prompt.question(view, decision)

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> tuple[str, ...] | None:
        """A numbered menu for small sets."""
        return xidit_prompt.menu(view, decision, actions)

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """Short forms."""
        return xidit_prompt.expand(decision, text)

    def hint(self, view: Any, decision: Any) -> str:
        """How to answer."""
        return xidit_prompt.hint(view, decision)
