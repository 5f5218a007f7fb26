"""Why an action is refused: membership of the legal set decides, the explanation follows from the same facts."""

from collections.abc import Callable
from typing import Any

from warlords_core.errors import Refusal
from warlords_core.kassen import figures
from warlords_core.kassen.auras import stage
from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.decisions import Answer, AnyAction, Attack, Deploy, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.legal import legal_actions, order_targets, possible_targets
from warlords_core.kassen.model import MOST_ACTIONS_A_TURN, MOST_SECRETS, SIDES, Asking, Card, State


def refusal(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why a side may not take an action; None if it may."""
    if action in legal_actions(state, seat):
        return None
    if seat not in range(SIDES):
        return Refusal("no_such_seat", "KS-1.1", "", f"there is no side {seat}", seat, "seat")
    if not state.agenda:
        return Refusal("match_over", "KS-6.2", "", "the match is decided")
    step = state.agenda[-1]
    if isinstance(step, Asking):
        return _while_asking(step, seat, action)
    if step.seat != seat:
        return Refusal("not_your_turn", "KS-1.5", "", f"it is the turn of side {step.seat}", seat, "seat")
    return _in_turn(state, seat, action)


def _while_asking(step: Asking, seat: int, action: AnyAction) -> Refusal:
    rule = "KS-9.3" if isinstance(action, Retreat) else "KS-8.1"
    if step.seat != seat:
        message = f"side {step.seat} has a question to answer first"
        return Refusal("not_owed", rule, "", message, seat, "seat")
    if not isinstance(action, Answer):
        return Refusal("question_pending", rule, "/type", "a question waits for an answer first", _tag(action))
    return Refusal("no_such_choice", "KS-8.2", "/choice", "the choices are 0 to 3", action.choice)


def _in_turn(state: State, seat: int, action: AnyAction) -> Refusal:
    if isinstance(action, Answer):
        return Refusal("no_question", "KS-8.2", "/type", "no question waits for an answer", _tag(action))
    if isinstance(action, Retreat):
        return Refusal("computer_never_retreats", "KS-9.3", "/type", "the computer never retreats", _tag(action))
    if state.table.actions >= MOST_ACTIONS_A_TURN:
        message = f"after {MOST_ACTIONS_A_TURN} actions a turn can only be ended"
        return Refusal("too_many_actions", "KS-7.3", "/type", message, _tag(action))
    battle = stage(state)
    return _EXPLAIN[type(action)](battle, seat, action)


def _tag(action: AnyAction) -> str:
    return str(type(action).__struct_config__.tag)


# Cards


def _deploy(battle: Battle, side: int, action: Deploy) -> Refusal:
    card = _card_at(battle, side, action.card)
    if card is None:
        return _no_such_card(battle, side, "KS-3.1", action.card)
    if card.kind != "general":
        return Refusal("not_a_general", "KS-3.1", "/card", "only generals are deployed", action.card)
    camp, general = battle.camps[side], battle.book.generals[card.index]
    if general.cost > camp.command:
        return _too_dear(general.cost, camp.command, action.card)
    if len(camp.units) >= (most := battle.state.options.field_limit):
        return Refusal("field_full", "KS-3.1", "", f"{most} generals stand on the field, and no more can", most)
    if not _within(action.place, len(camp.units) + 1):
        message = f"a general is placed behind 0 to {len(camp.units)} others"
        return Refusal("no_such_place", "KS-3.1", "/place", message, action.place)
    possible = order_targets(battle, side, card.index)
    return _target(battle, possible, action.target, "KS-3.3") or _nothing_enters()


def _play_tactic(battle: Battle, side: int, action: PlayTactic) -> Refusal:
    card = _card_at(battle, side, action.card)
    if card is None:
        return _no_such_card(battle, side, "KS-4.1", action.card)
    if card.kind != "tactic":
        return Refusal("not_a_tactic", "KS-4.1", "/card", "a general is deployed, not played", action.card)
    camp, tactic = battle.camps[side], battle.book.tactics[card.index]
    if tactic.secret:
        return Refusal("secret_is_set", "KS-4.2", "/card", "a secret is set, not played", action.card)
    if tactic.cost > camp.command:
        return _too_dear(tactic.cost, camp.command, action.card)
    wanted = tactic.ability.target
    possible = [unit.unit for unit in possible_targets(battle, side, wanted)]
    if wanted is not None and not possible:
        return Refusal("no_possible_target", "KS-4.1", "/card", "nobody can be chosen for this tactic", action.card)
    return _target(battle, possible, action.target, "KS-4.1") or _malformed("KS-4.1")


def _set_secret(battle: Battle, side: int, action: SetSecret) -> Refusal:
    card = _card_at(battle, side, action.card)
    if card is None:
        return _no_such_card(battle, side, "KS-4.2", action.card)
    camp = battle.camps[side]
    if card.kind != "tactic" or not battle.book.tactics[card.index].secret:
        return Refusal("not_a_secret", "KS-4.2", "/card", "only secrets are set", action.card)
    if (cost := battle.book.tactics[card.index].cost) > camp.command:
        return _too_dear(cost, camp.command, action.card)
    if any(each.tactic == card.index for each in camp.secrets):
        return Refusal("secret_set_already", "KS-4.2", "/card", "a secret of this name is set", action.card)
    if len(camp.secrets) >= MOST_SECRETS:
        return Refusal("secret_limit", "KS-4.2", "", f"{MOST_SECRETS} secrets are set, and no more can be")
    return _nothing_enters()


def _card_at(battle: Battle, side: int, place: object) -> Card | None:
    hand = battle.camps[side].hand
    return hand[place] if isinstance(place, int) and _within(place, len(hand)) else None


def _within(place: object, bound: int) -> bool:
    return type(place) is int and 0 <= place < bound


def _no_such_card(battle: Battle, side: int, rule: str, place: int) -> Refusal:
    message = f"the hand has {len(battle.camps[side].hand)} cards, counted from 0"
    return Refusal("no_such_card", rule, "/card", message, place)


def _too_dear(cost: int, command: int, place: int) -> Refusal:
    return Refusal("too_dear", "KS-2.1", "/card", f"it costs {cost}, and the command is {command}", place)


def _target(battle: Battle, possible: list[int], target: int | None, rule: str) -> Refusal | None:
    """What is wrong with a chosen target; None: nothing."""
    if target is None:
        if not possible:
            return None
        numbers = ", ".join(map(str, possible))
        return Refusal("target_missing", rule, "/target", f"choose one of the units {numbers}")
    if not possible:
        return Refusal("target_not_allowed", rule, "/target", "nobody is chosen for this card now", target)
    if target not in possible and _unit(battle, target) is None:
        return _no_such_unit(rule, "/target", target)
    if target not in possible or type(target) is not int:
        return Refusal("target_not_allowed", rule, "/target", "this unit cannot be chosen for this card", target)
    return None


# Attacks


def _attack(battle: Battle, side: int, action: Attack) -> Refusal:
    attacker = _unit(battle, action.attacker)
    if attacker is None:
        return _no_such_unit("KS-5.1", "/attacker", action.attacker)
    if attacker.side != side:
        return Refusal("not_your_unit", "KS-5.1", "/attacker", "own units attack", action.attacker)
    target = _unit(battle, action.target)
    return _unfit(battle, attacker) or _unreachable(battle, side, target, action.target)


def _unfit(battle: Battle, unit: Unit) -> Refusal | None:
    """Why a unit cannot attack; None: it can."""

    def because(code: str, rule: str, message: str) -> Refusal:
        return Refusal(code, rule, "/attacker", message, unit.unit)

    if unit.sick:
        return because("sick", "KS-3.2", "who has just entered attacks from its side's next turn on")
    if figures.strength(battle, unit, "stun"):
        return because("stunned", "KS-5.7", "who is stunned does not attack")
    if figures.strength(battle, unit, "disarm"):
        return because("disarmed", "KS-5.7", "who is disarmed does not attack")
    if figures.attack(battle, unit) < 1:
        return because("no_attack", "KS-5.1", "only an attack of 1 or more can be made")
    if unit.attacks < 1:
        return because("attacked_already", "KS-5.1", "this unit has attacked in this phase")
    return None


def _unreachable(battle: Battle, side: int, target: Unit | None, number: int) -> Refusal:
    """Why a unit cannot be attacked (KS-5.1, KS-5.6)."""
    if target is None:
        return _no_such_unit("KS-5.1", "/target", number)
    if target.side == side:
        return Refusal("not_an_enemy", "KS-5.1", "/target", "units of the other side are attacked", number)
    reachable = figures.attackable(battle, 1 - side)
    covered = bool(figures.strength(battle, target, "cover"))
    if covered and not all(figures.strength(battle, unit, "cover") for unit in reachable):
        return Refusal("covered", "KS-5.6", "/target", "others stand before this unit", number)
    if reachable and target not in reachable:
        numbers = ", ".join([str(unit.unit) for unit in reachable])
        return Refusal("must_attack_taunter", "KS-5.6", "/target", f"taunting units go first: {numbers}", number)
    return _malformed("KS-5.1")


def _unit(battle: Battle, number: object) -> Unit | None:
    return battle.find(number) if isinstance(number, int) and type(number) is int else None


def _no_such_unit(rule: str, pointer: str, number: int) -> Refusal:
    return Refusal("no_such_unit", rule, pointer, "no such unit stands on the field", number)


# What nothing else explains


def _nothing_enters() -> Refusal:
    return Refusal("too_many_entrances", "KS-7.3", "", "nothing comes into play in this match any more")


def _malformed(rule: str) -> Refusal:
    """For what has the right content in a form that is not the one form of it."""
    return Refusal("not_canonical", rule, "", "numbers are whole numbers")


_EXPLAIN: dict[type[Any], Callable[[Battle, int, Any], Refusal]] = {
    Deploy: _deploy,
    PlayTactic: _play_tactic,
    SetSecret: _set_secret,
    Attack: _attack,
}
