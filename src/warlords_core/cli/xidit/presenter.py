"""The presenter of xidit, put together."""

from typing import Any

from rich.console import RenderableType

from warlords_core.actions import ActionSet
from warlords_core.cli.presenter import Menu, Narrator
from warlords_core.cli.results import ranking
from warlords_core.cli.xidit import prompt, table
from warlords_core.cli.xidit.story import Story
from warlords_core.cli.xidit.words import words
from warlords_core.errors import Refusal
from warlords_core.game import AnyGame
from warlords_core.narration.xidit.questions import question
from warlords_core.rules import Language
from warlords_core.types import Outcome
from warlords_core.xidit.decisions import HeroDue, PlanDue


def presenter(game: AnyGame, language: Language) -> "XiditPresenter":
    """The presenter in a language."""
    return XiditPresenter(game, language)


class XiditPresenter:
    """Draws views of xidit, tells its events and asks its questions."""

    def __init__(self, game: AnyGame, language: Language) -> None:
        self._game = game
        self.words = words(language)

    def table(self, view: Any) -> RenderableType:
        """The whole table."""
        return table.table(view, self.words)

    def screen(self, view: Any) -> RenderableType | None:
        """The own screen."""
        return table.screen(view, self.words)

    def narrator(self, view: Any) -> Narrator:
        """A story that goes on after a view."""
        return Story(view, self._game.rules, self.words).tell

    def wants_table(self, decision: Any) -> bool:
        """Where a person has to look at the map: before placing the hero and before planning."""
        return isinstance(decision, HeroDue | PlanDue)

    def question(self, view: Any, decision: Any) -> str:
        """What is asked."""
        return question(view, decision, self.words)

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> Menu | None:
        """A numbered menu for small sets."""
        return prompt.menu(view, decision, actions, self.words)

    def meaning(self, view: Any, action: Any) -> str:
        """The notation says it all."""
        return ""

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """Short forms."""
        return prompt.expand(decision, text)

    def hint(self, view: Any, decision: Any) -> str:
        """How to answer."""
        return prompt.hint(view, decision, self.words)

    def warning(self, view: Any, action: Any) -> str | None:
        """Nothing needs to be confirmed."""
        return None

    def refused(self, refusal: Refusal) -> str:
        """The message, which has details; in other languages than its own, the phrase of its code."""
        return refusal.message if self.words.language == "en" else self.words(f"refused.{refusal.code}")

    def ending(self, view: Any, outcome: Outcome) -> RenderableType:
        """The ranking."""
        return ranking(outcome, self.words)
