"""Which function carries out each agenda step that waits for nobody."""

from collections.abc import Callable, Mapping
from typing import Any

from warlords_core import agenda
from warlords_core.game import Transition
from warlords_core.types import Step
from warlords_core.xidit import assessment, execution, tiles, year
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.model import Assessing, ClearingThreat, EndingYear, Executing, OrderDone, StartingYear, State

AUTOMATIC: Mapping[type[Step], Callable[[Any, Any], None]] = {
    Executing: execution.execute,
    OrderDone: execution.order_done,
    ClearingThreat: tiles.clear_threat,
    EndingYear: year.end_year,
    StartingYear: year.start_year,
    Assessing: assessment.assess,
}


def settle(draft: Draft) -> Transition[State]:
    """Run automatic steps until a seat owes a decision or the match is over."""
    return agenda.settle(draft, AUTOMATIC)
