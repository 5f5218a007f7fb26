"""The agenda: what is still to be resolved, as data in the state.

A state holds a tuple of steps, the top one last. Answering the top decision, or setting a game up, makes
a draft; automatic steps then run until the top one waits for a seat, or none is left. Nothing sleeps in a
Python frame: a state can be stored at any decision and taken up anywhere.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from warlords_core.errors import AgendaOverrun
from warlords_core.game import Transition
from warlords_core.types import Event, GameState, Step

S = TypeVar("S", bound=GameState)

MAX_STEPS = 100_000
"""More steps than this between two decisions are taken for an endless loop."""


class Draft(Generic[S]):
    """A transition in the making: the state so far, its agenda and the events so far (never escapes a call)."""

    __slots__ = ("agenda", "events", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.agenda: list[Step] = list(state.agenda)
        self.events: list[Event] = []

    def update(self, **changes: Any) -> None:
        """Change fields of the state.

        Raises:
            TypeError: the state has no such field.
        """
        self.state = replace(self.state, **changes)

    def frozen(self) -> S:
        """The state that the draft has come to, with its agenda."""
        agenda = tuple(self.agenda)
        return self.state if agenda == self.state.agenda else replace(self.state, agenda=agenda)

    def emit(self, *events: Event) -> None:
        """Note what happened."""
        self.events += events

    def push(self, *steps: Step) -> None:
        """Put steps on top of the agenda; the first of them comes first."""
        self.agenda += reversed(steps)


def settle(draft: Draft[S], automatic: Mapping[type[Step], Callable[[Any, Any], None]]) -> Transition[S]:
    """Run automatic steps until the top one waits for a seat or none is left.

    Args:
        draft: is used up.
        automatic: what carries out each kind of step that waits for nobody; called with the draft and the step.

    Raises:
        AgendaOverrun: the steps do not come to rest.
    """
    agenda = draft.agenda
    taken = 0
    while agenda and (handler := automatic.get(type(agenda[-1]))):
        if taken == MAX_STEPS:
            raise AgendaOverrun(f"{MAX_STEPS} steps without a decision")
        taken += 1
        handler(draft, agenda.pop())
    return Transition(draft.frozen(), tuple(draft.events))
