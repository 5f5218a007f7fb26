"""Short ways to let a hand-made state go on."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from warlords_core.game import Transition
from warlords_core.types import Event
from warlords_core.xidit import GAME
from warlords_core.xidit.decisions import AnyAction, CommitPlan
from warlords_core.xidit.events import OrderWithoutEffect, Reason
from warlords_core.xidit.model import Order, Player, State

SHORT: dict[str, Order] = {"b": "blue", "r": "red", "k": "black", "a": "act", "w": "wait"}


def plan(letters: str) -> CommitPlan:
    """A plan from letters (blue, red, blac**k**, act, wait), filled up with waits."""
    return CommitPlan(tuple(SHORT[letter] for letter in letters.ljust(6, "w")))


def run_year(state: State, *letters: str) -> Transition[State]:
    """Commit a plan for each seat (missing ones wait); the events are those of the last commit."""
    transition = Transition(state, ())
    for seat in range(len(state.players)):
        transition = GAME.apply(transition.state, seat, plan(letters[seat] if seat < len(letters) else ""))
    return transition


def answer(transition: Transition[State], seat: int, *actions: AnyAction) -> Transition[State]:
    """Let one seat answer what it owes; the events of all steps together."""
    events: list[Event] = list(transition.events)
    state = transition.state
    for action in actions:
        transition = GAME.apply(state, seat, action)
        state = transition.state
        events += transition.events
    return Transition(state, tuple(events))


def with_table(state: State, **changes: Any) -> State:
    """The state with another table."""
    return replace(state, table=replace(state.table, **changes))


def with_player(state: State, seat: int, **changes: Any) -> State:
    """The state with another player."""
    players: list[Player] = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def reasons(events: Sequence[Event], seat: int) -> list[Reason]:
    """Why orders of a seat had no effect, in order."""
    return [event.reason for event in events if isinstance(event, OrderWithoutEffect) and event.seat == seat]
