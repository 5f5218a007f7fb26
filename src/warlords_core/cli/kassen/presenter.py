"""The presenter of kassen, put together."""

from typing import Any

from rich.console import RenderableType

from warlords_core.actions import ActionSet
from warlords_core.cli.kassen import prompt, table
from warlords_core.cli.kassen.endings import ending
from warlords_core.cli.kassen.story import Story
from warlords_core.cli.kassen.words import words
from warlords_core.cli.presenter import Menu, Narrator
from warlords_core.errors import Refusal
from warlords_core.game import AnyGame
from warlords_core.kassen.decisions import TurnDue
from warlords_core.narration.kassen.questions import question
from warlords_core.rules import Language
from warlords_core.types import Outcome


def presenter(_game: AnyGame, language: Language) -> "KassenPresenter":
    """The presenter in a language."""
    return KassenPresenter(language)


class KassenPresenter:
    """Draws views of kassen, tells its events and asks its questions."""

    def __init__(self, language: Language) -> None:
        self.words = words(language)

    def table(self, view: Any) -> RenderableType:
        """The whole table."""
        return table.table(view, self.words)

    def screen(self, view: Any) -> RenderableType | None:
        """The own hand, secrets and deck."""
        return table.screen(view, self.words)

    def narrator(self, view: Any) -> Narrator:
        """A story that goes on after a view."""
        return Story(view, self.words).tell

    def wants_table(self, decision: Any) -> bool:
        """Before every action of a turn; a question shows what it needs."""
        return isinstance(decision, TurnDue)

    def question(self, view: Any, decision: Any) -> str:
        """What is asked."""
        return question(view, decision, self.words)

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> Menu | None:
        """All that can be done, by number."""
        return prompt.menu(view, decision, actions, self.words)

    def meaning(self, view: Any, action: Any) -> str:
        """An action in words."""
        return prompt.meaning(view, action, self.words)

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """There are no short forms: menus have numbers."""
        return text

    def hint(self, view: Any, decision: Any) -> str:
        """How to answer."""
        return self.words("hint.turn_due" if isinstance(decision, TurnDue) else "hint.answer_due")

    def warning(self, view: Any, action: Any) -> str | None:
        """The strategist's words before a retreat."""
        return prompt.warning(view, action, self.words)

    def refused(self, refusal: Refusal) -> str:
        """The message, which has details; in other languages than its own, the phrase of its code."""
        return refusal.message if self.words.language == "en" else self.words(f"refused.{refusal.code}")

    def ending(self, view: Any, outcome: Outcome) -> RenderableType:
        """The settlement and the roster."""
        return ending(view, outcome, self.words)
