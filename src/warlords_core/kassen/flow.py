"""Which function carries out each agenda step that waits for nobody."""

from collections.abc import Callable, Mapping
from typing import Any

from warlords_core import agenda
from warlords_core.game import Transition
from warlords_core.kassen import cards, effects, falling, fight, reactions, turn
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.model import State
from warlords_core.kassen.steps import (
    EFFECTS,
    Acting,
    Ordering,
    Raging,
    Reacting,
    Repeating,
    Settling,
    Striking,
    TurnEnding,
    TurnStarting,
    Working,
)
from warlords_core.types import Step


def _capped(handler: Callable[[Battle, Any], None]) -> Callable[[Battle, Any], None]:
    """An effect, unless the action has made too many events already, or woken too many listeners (KS-7.3)."""

    def run(battle: Battle, step: Step) -> None:
        if falling.exhausted(battle):
            falling.cut_chain(battle)
        else:
            handler(battle, step)

    return run


_HANDLERS: dict[type[Step], Callable[[Battle, Any], None]] = {
    Acting: effects.act,
    Ordering: cards.give_order,
    Raging: turn.rage,
    Reacting: reactions.react,
    Repeating: effects.repeat,
    Settling: falling.settle_deaths,
    Striking: fight.strike,
    TurnEnding: turn.go_on_ending,
    TurnStarting: turn.begin,
    Working: effects.work,
}

AUTOMATIC: Mapping[type[Step], Callable[[Battle, Any], None]] = {
    step: _capped(handler) if step in EFFECTS else handler for step, handler in _HANDLERS.items()
}


def settle(battle: Battle) -> Transition[State]:
    """Run automatic steps until a side owes a decision or the match is over."""
    return agenda.settle(battle, AUTOMATIC)
