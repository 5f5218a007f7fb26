"""The events of kassen at the terminal: indented, with their clauses, a line across the screen for each turn."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from warlords_core.cli.story_lines import indented
from warlords_core.cli.words import Words
from warlords_core.kassen.events import TurnBegan
from warlords_core.kassen.model import View
from warlords_core.narration.kassen import story
from warlords_core.types import Event


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, say: Words) -> None:
        self._say = say
        self._story = story.Story(view, say)

    def tell(self, event: Event) -> Iterable[RenderableType]:
        """Lines that say what happened."""
        first, *more = self._story.tell(event)
        told = Text(self._say("with_rule", told=first, rule=event.rule))
        yield Rule(told, style="dim") if isinstance(event, TurnBegan) else indented(told, 2)
        yield from (indented(Text(line), 4) for line in more)
