"""What is owed, how it can be answered, and what may be done beside it."""

from collections.abc import Callable, Mapping
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


def _decision(state: State, seat: int) -> AnyDecision:
    step = state.agenda[-1]
    return _DUE[type(step)](state, seat, step)


def _province(state: State) -> str:
    """Where the battle is fought."""
    fight = state.table.battle
    assert fight is not None
    return fight.province


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


_DUE: Final[Mapping[type[Any], Callable[[State, int, Any], AnyDecision]]] = {
    TakingTea: lambda state, seat, step: TeaDue(seat),
    Choosing: lambda state, seat, step: MandateDue(seat, min(LOOK, len(state.pile))),
    Recruiting: lambda state, seat, step: RecruitDue(seat, step.left, step.bonus, step.spots),
    Marshalling: lambda state, seat, step: MarshalDue(seat, step.builds, step.moved, step.routes),
    Training: lambda state, seat, step: BuyDue(seat, step.discount, step.by),
    Housing: lambda state, seat, step: HousingDue(seat, step.kind),
    Betraying: lambda state, seat, step: SwapDue(seat, step.swapped, betray.SWAPS - len(step.swapped), step.extra),
    WindMoving: lambda state, seat, step: WindDue(seat, step.left, step.routes),
    ThunderSummoning: lambda state, seat, step: ThunderDue(seat),
    Bidding: lambda state, seat, step: BidDue(seat, _province(state), state.players[seat].coins),
    UsingAdvantage: lambda state, seat, step: AdvantageDue(seat, step.advantage, _province(state)),
    TakingHostage: lambda state, seat, step: HostageDue(seat, _province(state), step.left),
    SharingOut: lambda state, seat, step: ShareDue(seat, step.losers, step.odd),
    Ordering: lambda state, seat, step: OrderDue(seat, tuple(responding.concerned(state, _below(state)))),
    PickingEffect: lambda state, seat, step: PickDue(seat, tuple(responding.pickable(state, _below(state), seat))),
    UsingEffect: lambda state, seat, step: EffectDue(seat, step.heard),
}
"""What is owed, by the step that waits."""

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
