"""What is owed, how it can be answered, and what may be done beside it."""

from collections.abc import Callable
from typing import Any, Final

from warlords_core.actions import EMPTY, ActionSet, choice, single, union
from warlords_core.remembering import remembering_last
from warlords_core.rising_sun import (
    battle,
    betray,
    gifts,
    kami,
    mandates,
    marshal,
    recruit,
    reparations,
    tea,
    train,
)
from warlords_core.rising_sun.decisions import (
    AdvantageDue,
    AnyAction,
    AnyDecision,
    BidDue,
    BuyDue,
    Done,
    EffectDue,
    HostageDue,
    HousingDue,
    MandateDue,
    MarshalDue,
    OrderDue,
    PickDue,
    PickEffect,
    RecruitDue,
    ShareDue,
    SwapDue,
    TakeTurn,
    TeaDue,
    ThunderDue,
    WindDue,
)
from warlords_core.rising_sun.effects import responding
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import (
    Betraying,
    Bidding,
    Choosing,
    Housing,
    Marshalling,
    Ordering,
    PickingEffect,
    Recruiting,
    Responding,
    SharingOut,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    UsingAdvantage,
    UsingEffect,
    WindMoving,
)
from warlords_core.rising_sun.terms import LOOK

_TURNS: Final[ActionSet[TakeTurn]] = choice((TakeTurn("first"), TakeTurn("last")))


def owing(state: State) -> list[int]:
    """Seats that owe a decision, ascending; none when the match is over."""
    if not state.agenda:
        return []
    step = state.agenda[-1]
    if isinstance(step, TakingTea):
        return tea.owing(state)
    if isinstance(step, Bidding):
        return battle.owing(state)
    seat: int = getattr(step, "seat")  # noqa: B009  # every other step that waits has one
    return [seat]


def decisions(state: State) -> tuple[AnyDecision, ...]:
    """What is owed, by seat: by all at once in the tea ceremony and when bidding, else by one."""
    return tuple([_decision(state, seat) for seat in owing(state)])


def _decision(state: State, seat: int) -> AnyDecision:  # noqa: PLR0911  # one line a kind
    step = state.agenda[-1]
    match step:
        case TakingTea():
            return TeaDue(seat)
        case Choosing():
            return MandateDue(seat, min(LOOK, len(state.pile)))
        case Recruiting():
            return RecruitDue(seat, step.left, step.bonus, step.spots)
        case Marshalling():
            return MarshalDue(seat, step.builds, step.moved, step.routes)
        case Training():
            return BuyDue(seat, step.discount, step.by)
        case Housing():
            return HousingDue(seat, step.kind)
        case Betraying():
            return SwapDue(seat, step.swapped, betray.SWAPS - len(step.swapped), step.extra)
        case WindMoving():
            return WindDue(seat, step.left, step.routes)
        case ThunderSummoning():
            return ThunderDue(seat)
        case SharingOut():
            return ShareDue(seat, step.losers, step.odd)
        case Ordering():
            return OrderDue(seat, tuple(responding.concerned(state, _below(state))))
        case PickingEffect():
            return PickDue(seat, tuple(responding.pickable(state, _below(state), seat)))
        case UsingEffect():
            return EffectDue(seat, step.heard)
        case _:
            return _in_battle(state, seat)


def _in_battle(state: State, seat: int) -> AnyDecision:
    step, fight = state.agenda[-1], state.table.battle
    assert fight is not None
    if isinstance(step, UsingAdvantage):
        return AdvantageDue(seat, step.advantage, fight.province)
    if isinstance(step, TakingHostage):
        return HostageDue(seat, fight.province, step.left)
    return BidDue(seat, fight.province, state.players[seat].coins)


def _below(state: State) -> Responding:
    """The effects that wait for a word on their order."""
    step = state.agenda[-2]
    assert isinstance(step, Responding)
    return step


def _pickable(state: State, step: PickingEffect) -> ActionSet[Any]:
    number = len(responding.pickable(state, _below(state), step.seat))
    return choice([PickEffect(place) for place in range(number)])


def _usable(state: State, step: UsingEffect) -> ActionSet[Any]:
    targets, optional = responding.targets_of(state, step)
    return union(choice(targets), single(Done())) if optional else choice(targets)


_CHOICES: dict[type[Any], Callable[[State, Any], ActionSet[Any]]] = {
    Choosing: mandates.choices,
    Recruiting: recruit.choices,
    Marshalling: marshal.choices,
    Training: train.choices,
    Housing: train.housing_choices,
    Betraying: betray.choices,
    WindMoving: marshal.wind_choices,
    ThunderSummoning: kami.thunder_choices,
    UsingAdvantage: battle.advantage_choices,
    TakingHostage: battle.hostage_choices,
    SharingOut: reparations.choices,
    Ordering: lambda state, step: _TURNS,
    PickingEffect: _pickable,
    UsingEffect: _usable,
}


@remembering_last
def legal_actions(state: State, seat: int) -> ActionSet[AnyAction]:
    """All answers to what a seat owes; empty if it owes nothing."""
    if not state.agenda:
        return EMPTY
    step = state.agenda[-1]
    if isinstance(step, TakingTea):
        return tea.choices(state, seat)
    if isinstance(step, Bidding):
        return battle.bids(state, seat)
    if owing(state) != [seat]:
        return EMPTY
    return _CHOICES[type(step)](state, step)


def side_actions(state: State, seat: int) -> ActionSet[AnyAction]:
    """Gifts, and words on a new alliance after a betrayal: allowed, never owed (RS-3.3, RS-4.8)."""
    return union(gifts.choices(state, seat), tea.side_choices(state, seat))
