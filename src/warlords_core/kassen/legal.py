"""What is owed and how it can be answered."""

from typing import Any

from warlords_core.actions import EMPTY, ONCE, ActionSet, Row, choice, menu, wrapped
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

_END: Row[EndTurn] = (EndTurn, None, ONCE, {})
_RETREAT: Row[Retreat] = (Retreat, None, ONCE, {})
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
    rows: list[Row[Any]] = []
    if battle.actions < MOST_ACTIONS_A_TURN:
        _cards(battle, camp, rows)
        _attacks(battle, camp, rows)
    rows.append(_END)
    if battle.state.options.leaders[side] == "person":
        rows.append(_RETREAT)
    return menu(rows)


def _cards(battle: Battle, camp: Camp, rows: list[Row[Any]]) -> None:
    """What can be done with the cards of the hand that can be paid, from left to right."""
    generals, tactics, command, open_ = battle.book.generals, battle.book.tactics, camp.command, room(battle, camp.side)
    for place, card in enumerate(camp.hand):
        if card.kind == "tactic":
            tactic = tactics[card.index]
            if tactic.cost <= command:
                (_sets if tactic.secret else _plays)(battle, camp, place, rows)
        elif open_ and generals[card.index].cost <= command:
            _deploys(battle, camp, place, rows)


def _deploys(battle: Battle, camp: Camp, place: int, rows: list[Row[Any]]) -> None:
    """A general at each place of the field, with each target of its order (KS-3.1, KS-3.3)."""
    places = range(len(camp.units) + 1)
    targets = order_targets(battle, camp.side, camp.hand[place].index)
    if targets:
        rows += [(Deploy, "place", places, {"card": place, "target": target}) for target in targets]
    else:
        rows.append((Deploy, "place", places, {"card": place}))


def _plays(battle: Battle, camp: Camp, place: int, rows: list[Row[Any]]) -> None:
    """A tactic, with each of its targets (KS-4.1)."""
    target = battle.book.tactics[camp.hand[place].index].ability.target
    if target is None:
        rows.append((PlayTactic, None, ONCE, {"card": place}))
    else:
        numbers = [unit.unit for unit in possible_targets(battle, camp.side, target)]
        rows.append((PlayTactic, "target", numbers, {"card": place}))


def _sets(battle: Battle, camp: Camp, place: int, rows: list[Row[Any]]) -> None:
    """A secret, unless five or the same one are set (KS-4.2)."""
    tactic = camp.hand[place].index
    fits = len(camp.secrets) < MOST_SECRETS and battle.entrances < MOST_ENTRANCES
    if fits and all(each.tactic != tactic for each in camp.secrets):
        rows.append((SetSecret, None, ONCE, {"card": place}))


def _attacks(battle: Battle, camp: Camp, rows: list[Row[Any]]) -> None:
    """Each unit that can attack, with each that can be attacked (KS-5.1, KS-5.6)."""
    able = [unit for unit in camp.units if figures.can_attack(battle, unit)]
    if able:
        targets = [unit.unit for unit in figures.attackable(battle, 1 - camp.side)]
        rows += [(Attack, "target", targets, {"attacker": unit.unit}) for unit in able]


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
