"""kassen as a game of the protocol."""

from collections.abc import Callable
from typing import Any

from warlords_core.game import Bot, Game, Packs, Sketches, Transition, Types
from warlords_core.kassen import (
    cards,
    content,
    fight,
    legal,
    notation,
    refusals,
    setup,
    sketch,
    standing,
    turn,
    verdict,
)
from warlords_core.kassen.auras import leave, stage
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.decisions import (
    Answer,
    AnswerDue,
    AnyAction,
    AnyDecision,
    Attack,
    Deploy,
    EndTurn,
    MatchMove,
    MatchRecord,
    PlayTactic,
    Retreat,
    SetSecret,
)
from warlords_core.kassen.determinize import determinize
from warlords_core.kassen.enemy import enemy
from warlords_core.kassen.events import AnyEvent
from warlords_core.kassen.flow import settle
from warlords_core.kassen.invariants import problems
from warlords_core.kassen.model import Options, State, View
from warlords_core.kassen.view import hidden_room, view
from warlords_core.rules import RuleBook
from warlords_core.types import Action


def _counted(resolve: Callable[[Battle, int, Any], None]) -> Callable[[Battle, int, Any], None]:
    """An action of which a turn has at most so many (KS-7.3)."""

    def run(battle: Battle, side: int, action: Action) -> None:
        battle.actions += 1
        resolve(battle, side, action)

    return run


def _retreat(battle: Battle, side: int, _action: Retreat) -> None:
    verdict.retreat(battle, side)


_RESOLVE: dict[type[Action], Callable[[Battle, int, Any], None]] = {
    Deploy: _counted(cards.deploy),
    PlayTactic: _counted(cards.play_tactic),
    SetSecret: _counted(cards.set_secret),
    Attack: _counted(fight.attack),
    EndTurn: turn.end_turn,
    Retreat: _retreat,
    Answer: cards.answer,
}


def resolve_unchecked(state: State, seat: int, action: AnyAction) -> Transition[State]:
    """Carry out a legal action and all that follows until a side owes a decision."""
    battle = stage(state)
    _RESOLVE[type(action)](battle, seat, action)
    transition = settle(battle)
    leave(battle, transition.state)
    return transition


GAME: Game[Options, State, AnyAction, AnyDecision, View] = Game(
    name="kassen",
    title={"en": "Pitched Battle", "zh": "合战", "ja": "合戦"},
    types=Types(
        options=Options,
        state=State,
        action=AnyAction,
        decision=AnyDecision,
        event=AnyEvent,
        view=View,
        pack=content.Pack,
        public_pack=content.PublicPack,
        move=MatchMove,
        record=MatchRecord,
    ),
    rules=RuleBook("warlords_core.kassen"),
    packs=Packs(
        all=content.all_packs,
        get=content.get,
        of=content.of,
        ref=content.ref,
        load=content.load,
        add=content.add,
        public=content.public,
    ),
    default_options=Options,
    setup=setup.setup,
    check_options=setup.check_options,
    decisions=legal.decisions,
    legal_actions=legal.legal_actions,
    refusal=refusals.refusal,
    resolve_unchecked=resolve_unchecked,
    view=view,
    outcome=standing.outcome,
    problems=problems,
    determinize=determinize,
    notate=notation.notate,
    parse=notation.parse,
    hidden_room=hidden_room,
    evaluate=standing.evaluate,
    guessing=lambda decision: isinstance(decision, AnswerDue),
    bots={"enemy": Bot(enemy, "the computer of the rules: a tactic, generals, more tactics, exchanges that pay")},
    sketches=Sketches(read=sketch.read, write=sketch.write, parse=sketch.parse),
)
