"""Which function carries out an action: its kind, and the step that it answers, say."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from warlords_core.game import Transition
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
    Accept,
    Announce,
    AnyAction,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    Give,
    Move,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    ShareOut,
    Summon,
    Swap,
    TakeHostage,
    TakeTurn,
    UseAdvantage,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects import responding
from warlords_core.rising_sun.flow import settle
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import (
    Betraying,
    Housing,
    Marshalling,
    Recruiting,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    UsingAdvantage,
    UsingEffect,
    WindMoving,
)
from warlords_core.types import Action, Step

Answer = Callable[[Draft, int, Any], None]

_BY_KIND: Final[Mapping[type[Action], Answer]] = {
    Propose: tea.propose,
    Accept: tea.accept,
    Decline: tea.decline,
    Withdraw: tea.withdraw,
    Ready: tea.ready,
    ChooseTile: mandates.choose_tile,
    Announce: mandates.announce,
    Move: marshal.march,
    Build: marshal.build,
    Buy: train.buy,
    Swap: betray.swap,
    PlaceBid: battle.place_bid,
    UseAdvantage: battle.use_advantage,
    TakeHostage: battle.take_hostage,
    ShareOut: reparations.share_out,
    TakeTurn: responding.take_turn,
    PickEffect: responding.pick_effect,
    UseEffect: responding.use_effect,
    Give: gifts.give,
}
_SUMMON: Final[Mapping[type[Step], Answer]] = {
    Recruiting: recruit.recruit,
    Housing: train.house,
    ThunderSummoning: kami.thunder,
}
_DONE: Final[Mapping[type[Step], Answer]] = {
    Recruiting: recruit.stop,
    Marshalling: marshal.stop,
    WindMoving: marshal.stop,
    Training: train.decline,
    Betraying: betray.stop,
    ThunderSummoning: kami.decline,
    UsingAdvantage: battle.decline_advantage,
    TakingHostage: battle.decline_advantage,
    UsingEffect: responding.decline_effect,
}


def resolve_unchecked(state: State, seat: int, action: AnyAction) -> Transition[State]:
    """Carry out a legal action and all that follows until a seat owes a decision."""
    draft = Draft(state)
    answer = _answer(draft, action)
    answer(draft, seat, action)
    if state.table.given and not _is_aside(state, action):
        draft.table(given=())  # the rules' own flow moves on: everybody may give again (RS-3.3)
    return settle(draft)


def _answer(draft: Draft, action: AnyAction) -> Answer:
    step = type(draft.agenda[-1])
    if isinstance(action, Summon):
        return _SUMMON[step]
    if isinstance(action, Done):
        return _DONE[step]
    return _BY_KIND[type(action)]


def _is_aside(state: State, action: AnyAction) -> bool:
    """Whether an action was owed by nobody: a gift, or a word on an alliance outside the tea ceremony."""
    words = (Propose, Accept, Decline, Withdraw)
    return isinstance(action, Give) or (isinstance(action, words) and not isinstance(state.agenda[-1], TakingTea))
