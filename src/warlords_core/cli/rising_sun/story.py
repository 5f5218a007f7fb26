"""The events of rising_sun at the terminal: indented, with their clauses, what begins something long across it."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from warlords_core.cli.story_lines import indented
from warlords_core.cli.words import Words
from warlords_core.narration.rising_sun import story
from warlords_core.rising_sun import events as happened
from warlords_core.rising_sun import war_events as war
from warlords_core.rising_sun.model import View
from warlords_core.rules import RuleBook
from warlords_core.types import Event

_HEADS: Final = (happened.SeasonBegan, war.WarBegan)
"""Events that begin something long: they stand in a rule across the screen."""
_LOUD: Final = (happened.MandateChosen, war.BattleBegan, war.BattleWon, happened.MatchEnded)


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, rules: RuleBook, say: Words) -> None:
        self._say = say
        self._story = story.Story(view, rules, say)

    def tell(self, event: Event) -> Iterable[RenderableType]:
        """Lines that say what happened."""
        first, *more = self._story.tell(event)
        told = self._say("with_rule", told=first, rule=event.rule)
        if isinstance(event, _HEADS):
            yield Rule(Text(told), style="dim")
        else:
            yield indented(Text(told, style="bold" if isinstance(event, _LOUD) else ""), 2)
        yield from (indented(Text(line), 4) for line in more)
