"""xidit as a game of the protocol."""

from collections.abc import Callable
from typing import Any

from warlords_core.game import Game, Packs, Transition, Types
from warlords_core.rules import RuleBook
from warlords_core.types import Action
from warlords_core.xidit import (
    assessment,
    census,
    content,
    execution,
    legal,
    notation,
    refusals,
    rewards,
    setup,
    titans,
)
from warlords_core.xidit.decisions import (
    AnyAction,
    AnyDecision,
    CommitPlan,
    Decline,
    FightTitan,
    MatchMove,
    MatchRecord,
    PlaceBards,
    PlaceHero,
    PlaceStorey,
    RaiseDummy,
    Recruit,
    ShowUnits,
    TakeRewards,
)
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import AnyEvent
from warlords_core.xidit.flow import settle
from warlords_core.xidit.invariants import problems
from warlords_core.xidit.model import Options, Recruiting, State, View
from warlords_core.xidit.view import determinize, view


def _decline(draft: Draft, seat: int, _action: Decline) -> None:
    if isinstance(draft.agenda[-1], Recruiting):
        execution.decline_recruit(draft, seat)
    else:
        titans.decline_titan(draft, seat)


_RESOLVE: dict[type[Action], Callable[[Draft, int, Any], None]] = {
    PlaceHero: setup.place_hero,
    CommitPlan: execution.commit_plan,
    Recruit: lambda draft, seat, action: execution.recruit(draft, seat),
    Decline: _decline,
    FightTitan: titans.fight_titan,
    TakeRewards: rewards.take_rewards,
    PlaceBards: rewards.place_bards,
    PlaceStorey: census.place_storey,
    ShowUnits: census.show_units,
    RaiseDummy: rewards.raise_dummy,
}


def resolve_unchecked(state: State, seat: int, action: AnyAction) -> Transition[State]:
    """Carry out a legal action and all that follows until a seat owes a decision."""
    draft = Draft(state)
    _RESOLVE[type(action)](draft, seat, action)
    return settle(draft)


GAME: Game[Options, State, AnyAction, AnyDecision, View] = Game(
    name="xidit",
    title={"en": "Seekers of Xidit", "zh": "席迪特战记", "ja": "シーディット戦記"},
    types=Types(
        options=Options,
        state=State,
        action=AnyAction,
        decision=AnyDecision,
        event=AnyEvent,
        view=View,
        pack=content.Pack,
        public_pack=content.Pack,
        move=MatchMove,
        record=MatchRecord,
    ),
    rules=RuleBook("warlords_core.xidit"),
    packs=Packs(
        all=content.all_packs, get=content.get, of=content.of, ref=content.ref, load=content.load, add=content.add
    ),
    default_options=Options,
    setup=setup.setup,
    check_options=setup.check_options,
    decisions=legal.decisions,
    legal_actions=legal.legal_actions,
    refusal=refusals.refusal,
    resolve_unchecked=resolve_unchecked,
    view=view,
    outcome=assessment.outcome,
    problems=problems,
    determinize=determinize,
    notate=notation.notate,
    parse=notation.parse,
    # Plans and piles take 280 to 450 bytes at three to five seats.
    hidden_room=lambda view: 256 + 96 * view.options.seats,
    evaluate=assessment.evaluate,
)
