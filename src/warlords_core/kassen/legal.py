"""What is owed and how it can be answered."""

from collections.abc import Iterable
from typing import Any

from warlords_core.actions import EMPTY, ActionSet, choice, single, union, wrapped
from warlords_core.kassen import figures
from warlords_core.kassen.auras import look
from warlords_core.kassen.battle import Battle, Camp, Unit
from warlords_core.kassen.cards import order_of
from warlords_core.kassen.decisions import (
    Answer,
    AnswerDue,
    AnyAction,
    AnyDecision,
    Attack,
    Deploy,
    EndTurn,
    PlayTactic,
    Retreat,
    SetSecret,
    TurnDue,
)
from warlords_core.kassen.model import MOST_ACTIONS_A_TURN, MOST_ENTRANCES, MOST_SECRETS, Asking, State, Turn
from warlords_core.kassen.questions import CHOICES
from warlords_core.kassen.vocabulary import Target
from warlords_core.kassen.zones import room
from warlords_core.remembering import remembering_last

_ANSWERS: ActionSet[Answer] = wrapped(Answer, "choice", choice(range(CHOICES)))


def owing(state: State) -> int | None:
    """The side that owes a decision; None when the match is over."""
    return state.agenda[-1].seat if state.agenda else None


def decisions(state: State) -> tuple[AnyDecision, ...]:
    """What is owed: by one side at a time."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    if isinstance(step, Asking):
        return (AnswerDue(step.seat, step.purpose),)
    return (TurnDue(step.seat, state.table.phase),)


@remembering_last
def legal_actions(state: State, seat: int) -> ActionSet[AnyAction]:
    """All answers to what a side owes; empty if it owes nothing."""
    if seat != owing(state):
        return EMPTY
    if isinstance(state.agenda[-1], Turn):
        return look(state, lambda battle: turn_actions(battle, seat))
    return _ANSWERS


def turn_actions(battle: Battle, side: int) -> ActionSet[AnyAction]:
    """What a side can do in its turn (KS-3 … KS-6, KS-9.3); after 100 actions only ending and retreat (KS-7.3)."""
    camp = battle.camps[side]
    sets: list[ActionSet[Any]] = []
    if battle.actions < MOST_ACTIONS_A_TURN:
        generals, tactics, command = battle.book.generals, battle.book.tactics, camp.command
        for place, card in enumerate(camp.hand):
            if card.kind == "tactic":
                if tactics[card.index].cost <= command:
                    sets += _plays(battle, camp, place)
            elif generals[card.index].cost <= command:
                sets += _deploys(battle, camp, place)
        targets = choice([unit.unit for unit in figures.attackable(battle, 1 - side)])
        sets += [
            wrapped(Attack, "target", targets, attacker=unit.unit)
            for unit in camp.units
            if figures.can_attack(battle, unit)
        ]
    retreat: list[ActionSet[Any]] = [single(Retreat())] if battle.state.options.leaders[side] == "person" else []
    return union(*sets, single(EndTurn()), *retreat)


def _deploys(battle: Battle, camp: Camp, place: int) -> Iterable[ActionSet[Any]]:
    """A general that can be paid at each place of the field, with each target of its order (KS-3.1, KS-3.3)."""
    general = camp.hand[place].index
    if not room(battle, camp.side):
        return
    targets = order_targets(battle, camp.side, general)
    places = choice(range(len(camp.units) + 1))
    if targets:
        for target in targets:
            yield wrapped(Deploy, "place", places, card=place, target=target)
    else:
        yield wrapped(Deploy, "place", places, card=place)


def _plays(battle: Battle, camp: Camp, place: int) -> Iterable[ActionSet[Any]]:
    """A tactic that can be paid with each of its targets, or a secret (KS-4.1, KS-4.2)."""
    tactic = camp.hand[place].index
    card = battle.book.tactics[tactic]
    if card.secret:
        fits = len(camp.secrets) < MOST_SECRETS and battle.entrances < MOST_ENTRANCES
        if fits and all(each.tactic != tactic for each in camp.secrets):
            yield single(SetSecret(place))
    elif card.ability.target is None:
        yield single(PlayTactic(place))
    else:
        targets = [unit.unit for unit in possible_targets(battle, camp.side, card.ability.target)]
        if targets:
            yield wrapped(PlayTactic, "target", choice(targets), card=place)


def order_targets(battle: Battle, side: int, general: int) -> list[int]:
    """The units that can be chosen for the order of a general that is about to enter; it is the next number itself."""
    order = order_of(battle, general)
    target = None if order is None else order.target
    numbers = [unit.unit for unit in possible_targets(battle, side, target)]
    if target is not None and _may_be_itself(battle, general, target):
        numbers.append(battle.entrances + 1)
    return numbers


def _may_be_itself(battle: Battle, general: int, target: Target) -> bool:
    card = battle.book.generals[general]
    return (
        not target.others
        and target.of != "enemy"
        and not target.hurt
        and target.faction in (None, card.faction)
        and (target.most_cost is None or card.cost <= target.most_cost)
    )


def possible_targets(battle: Battle, side: int, target: Target | None) -> list[Unit]:
    """The units that can be chosen for a card, in order of entry; taunts and cover bind attacks only (KS-4.3)."""
    if target is None:
        return []
    sides = {"own": (side,), "enemy": (1 - side,), "all": (0, 1)}[target.of]
    return [
        unit
        for unit in battle.units()
        if unit.side in sides
        and not figures.dying(unit)
        and (target.faction is None or battle.card(unit).faction == target.faction)
        and (target.most_cost is None or battle.card(unit).cost <= target.most_cost)
        and (target.hurt is None or (unit.health < unit.most) is target.hurt)
    ]
