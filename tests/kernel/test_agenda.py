"""The agenda: steps as data, run until somebody has to decide."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.toy import Bid, BidsShown, Choosing, Options, PrizeLost, PrizeShown, Showing, State, resolve_unchecked, setup
from warlords_core.agenda import MAX_STEPS, Draft, settle
from warlords_core.errors import AgendaOverrun
from warlords_core.types import Event, Step


class Say(Step, frozen=True, tag="say"):
    word: str


class Wait(Step, frozen=True, tag="wait"):
    """Somebody has to decide."""


class Said(Event, frozen=True, kw_only=True, tag="said"):
    word: str
    rule: str = "TOY-1"


def draft() -> Draft[State]:
    made = Draft(setup(Options(), 1).state)
    made.agenda.clear()
    return made


def say(made: Draft[State], step: Say) -> None:
    made.emit(Said(word=step.word))
    if step.word == "two":
        made.push(Say("two and a quarter"), Say("two and a half"))


SAYING: Mapping[type[Step], Callable[[Any, Any], None]] = {Say: say}


def words(events: tuple[Event, ...]) -> list[str]:
    return [event.word for event in events if isinstance(event, Said)]


def test_steps_run_in_the_order_pushed_and_what_they_push_runs_before_the_rest() -> None:
    made = draft()
    made.push(Say("one"), Say("two"), Say("three"))
    settled = settle(made, SAYING)
    assert words(settled.events) == ["one", "two", "two and a quarter", "two and a half", "three"]
    assert settled.state.agenda == ()


def test_a_step_that_waits_stops_the_rest_which_stays_in_the_state() -> None:
    made = draft()
    made.push(Say("one"), Wait(), Say("three"))
    settled = settle(made, SAYING)
    assert words(settled.events) == ["one"]
    left: tuple[Step, ...] = settled.state.agenda
    assert left == (Say("three"), Wait())
    taken_up = Draft(settled.state)
    taken_up.agenda.pop()
    assert words(settle(taken_up, SAYING).events) == ["three"]


def test_as_many_steps_as_the_bound_are_no_overrun() -> None:
    made = draft()
    made.push(*[Say("again")] * (MAX_STEPS - 1))
    assert len(settle(made, SAYING).events) == MAX_STEPS - 1


def test_endless_steps_are_an_error() -> None:
    made = draft()
    made.push(Wait())
    with pytest.raises(AgendaOverrun, match=f"{MAX_STEPS} steps without a decision"):
        settle(made, {Wait: lambda endless, step: endless.push(step)})


def test_an_unknown_field_is_a_defect_that_shows() -> None:
    with pytest.raises(TypeError, match="gold"):
        draft().update(gold=7)


def test_the_state_that_a_draft_came_from_is_untouched() -> None:
    state = setup(Options(), 1).state
    before = (state, state.agenda)
    made = Draft(state)
    made.update(shown=())
    made.push(Wait())
    assert (state, state.agenda) == before


def test_a_game_with_automatic_steps_and_choices() -> None:
    # Bids 1 and 0: seat 0 wins and has to choose, with the next prize waiting below; then that one is turned up.
    state = setup(Options(), 1).state
    state = resolve_unchecked(state, 0, Bid(1)).state
    won = resolve_unchecked(state, 1, Bid(0))
    assert won.state.agenda == (Showing(), Choosing(0, 1))
    assert BidsShown(bids=(1, 0)) in won.events
    # Equal bids: the prize is lost and the next one turned up in the same transition.
    lost = resolve_unchecked(state, 1, Bid(1))
    assert [type(event) for event in lost.events[2:]] == [BidsShown, PrizeLost, PrizeShown]
