"""Which function carries out each agenda step that waits for nobody."""

from collections.abc import Callable, Mapping
from typing import Any

from warlords_core import agenda
from warlords_core.game import Transition
from warlords_core.rising_sun import (
    battle,
    cleanup,
    kami,
    killing,
    mandates,
    marshal,
    recruit,
    reparations,
    season,
    war,
    winter,
)
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects import responding
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import (
    CarryingOut,
    CleaningUp,
    Closing,
    Comparing,
    Counting,
    Deciding,
    Finishing,
    KamiTurn,
    Killing,
    NextWar,
    Obeying,
    Opening,
    Paying,
    Politics,
    RecruitOver,
    Responding,
    Sailing,
    StartingSeason,
    TurnOver,
    WarBeginning,
    Wintering,
)
from warlords_core.types import Step

Handler = Callable[[Draft, Any], None]


def _then_hear(handler: Handler) -> Handler:
    """A step, and then whatever listens to what it told."""

    def run(draft: Draft, step: Step) -> None:
        handler(draft, step)
        draft.hear()

    return run


_HANDLERS: dict[type[Step], Handler] = {
    CarryingOut: mandates.carry_out,
    CleaningUp: cleanup.clean_up,
    Closing: winter.close,
    Comparing: battle.compare,
    Counting: winter.count_tokens,
    Deciding: battle.decide,
    Finishing: winter.finish,
    KamiTurn: kami.settle_shrine,
    Killing: killing.carry_out,
    NextWar: war.next_war,
    Obeying: mandates.obey,
    Opening: battle.open_battle,
    Paying: reparations.pay,
    Politics: mandates.next_turn,
    RecruitOver: recruit.recruit_over,
    Responding: responding.respond,
    Sailing: marshal.sail,
    StartingSeason: season.start_season,
    TurnOver: mandates.turn_over,
    WarBeginning: war.begin_war,
    Wintering: winter.winter,
}

AUTOMATIC: Mapping[type[Step], Handler] = {step: _then_hear(handler) for step, handler in _HANDLERS.items()}


def settle(draft: Draft) -> Transition[State]:
    """Run automatic steps until a seat owes a decision or the match is over."""
    draft.hear()
    return agenda.settle(draft, AUTOMATIC)
