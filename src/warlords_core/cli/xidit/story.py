"""The events of xidit at the terminal: the orders of a year in columns; an order without effect names its clause."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.words import Words
from warlords_core.cli.xidit.names import grid, order, titled
from warlords_core.narration.xidit import story
from warlords_core.narration.xidit.story import OfOrders
from warlords_core.rules import RuleBook
from warlords_core.types import Event
from warlords_core.xidit import events as happened
from warlords_core.xidit.model import ORDERS_A_YEAR, View


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, rules: RuleBook, say: Words) -> None:
        self._rules = rules
        self._say = say
        self._story = story.Story(view, say)

    def tell(self, event: Event) -> Iterable[RenderableType]:
        """Lines that say what happened."""
        if isinstance(event, happened.PlansRevealed):
            yield self._plans_revealed(event)
        elif isinstance(event, OfOrders):
            yield self._order(event)
        else:
            for line in self._story.tell(event):
                yield Text("  " + self._say("with_rule", told=line, rule=event.rule))

    def _plans_revealed(self, event: happened.PlansRevealed) -> RenderableType:
        self._story.reveal(event)
        plans = grid()
        plans.add_column(self._say("column.seat"))
        for number in range(1, ORDERS_A_YEAR + 1):
            plans.add_column(self._say("column.order", number=number))
        for seat, plan in enumerate(event.plans):
            plans.add_row(self._story.name(seat), *(order(self._say, name) for name in plan))
        return titled(self._say("with_rule", told=self._say("plans_revealed"), rule=event.rule), plans)

    def _order(self, event: OfOrders) -> RenderableType:
        """``order 3  seat 1  red  4 > 2``."""
        number, seat, name, deed = self._story.ordered(event)
        rule = event.rule
        if isinstance(event, happened.OrderWithoutEffect):
            rule = self._say.clause(self._rules, rule)
        line = Grid.grid(padding=(0, 2, 0, 0))
        for width in (7, 12, 5):
            line.add_column(width=width, no_wrap=True)
        line.add_column(overflow="fold")  # a long deed wraps within its column
        head = self._say("column.order", number=number)
        line.add_row(head, seat, order(self._say, name), self._say("with_rule", told=deed, rule=rule))
        return line
