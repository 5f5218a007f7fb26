"""The settlement and the roster of kassen, from the view at the end of a match."""

from rich.console import Group, RenderableType
from rich.text import Text

from warlords_core.cli.kassen.table import roster
from warlords_core.cli.results import ranking
from warlords_core.cli.words import Words
from warlords_core.kassen.model import SIDES, View
from warlords_core.narration.kassen.names import Names
from warlords_core.types import Outcome


def ending(view: View, outcome: Outcome, say: Words) -> RenderableType:
    """Who won, the questions of both sides, who stands and who fell."""
    names = Names(view, say)
    reason = say(f"reason.{outcome.reason}")
    lines = [Text("\n" + say("settlement"), style="bold")]
    lines += [Text("  " + say("won", side=names.side(seat), reason=reason)) for seat in outcome.winners]
    lines += [Text("  " + _answers(view, names, side)) for side in range(SIDES)]
    return Group(*lines, roster(view, say), ranking(outcome, say))


def _answers(view: View, names: Names, side: int) -> str:
    """How many of its questions a side had right; of the other side only how many there were (KS-8.3)."""
    if view.own is not None and side == view.seat:
        right = sum(marked.chosen == marked.right for marked in view.own.answered)
        return names.say("answers", side=names.side(side), right=right, count=len(view.own.answered))
    return names.say("answers.hidden", side=names.side(side), count=view.sides[side].answered)
