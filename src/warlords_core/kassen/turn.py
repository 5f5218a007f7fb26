"""Turns and phases: command, draw, end of turn, forced deployment (KS-1.5, KS-2, KS-3.4, KS-6)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from warlords_core.kassen import figures
from warlords_core.kassen.auras import recount
from warlords_core.kassen.battle import BY_ENTRY, Battle, Camp, Unit
from warlords_core.kassen.damage import deal
from warlords_core.kassen.decisions import EndTurn
from warlords_core.kassen.events import BarrierEnded, Changed, CommandChanged, Picked, TurnBegan, TurnEnded
from warlords_core.kassen.falling import respond_and_settle, settle
from warlords_core.kassen.fight import declare
from warlords_core.kassen.listening import hear, hear_hurt, respond
from warlords_core.kassen.model import FORCED_FROM, HIGHEST_LIMIT, LAST_PHASE, Bonus, Ending, Turn, UnitState
from warlords_core.kassen.steps import Raging, TurnEnding, TurnStarting
from warlords_core.kassen.verdict import decide_by_strength
from warlords_core.kassen.zones import draw_cards, enter, room


def begin(battle: Battle, step: TurnStarting) -> None:
    """The first turn of a match."""
    _start_turn(battle, step.side)


def _start_turn(battle: Battle, side: int) -> None:
    """Barriers end, units are ready, command comes in, a card is drawn (KS-1.2, KS-2.1, KS-6.1)."""
    camp = battle.camps[side]
    battle.turn = side
    battle.actions = battle.attacks = 0
    for unit in camp.units:
        _wake(battle, unit)
    _income(battle, camp)
    battle.emit(TurnBegan(side=camp.side, phase=battle.phase, limit=camp.limit, command=camp.command))
    draw_cards(battle, camp.side, 1)
    recount(battle)
    battle.push(Turn(camp.side))
    hear(battle, "turn_starts", camp.side)
    respond_and_settle(battle)


def _wake(battle: Battle, unit: Unit) -> None:
    unit.sick = False
    unit.attacks = 1
    if unit.barrier:
        unit.barrier = 0
        battle.change(BarrierEnded(unit=unit.unit))
    unit.bonuses = tuple([replace(each, ends=_begun(each.ends)) for each in unit.bonuses])
    unit.conditions = tuple([replace(each, ends=_begun(each.ends)) for each in unit.conditions])


def _begun(ending: Ending) -> Ending:
    return Ending("next_turn", begun=True) if ending.after == "next_turn" else ending


def _income(battle: Battle, camp: Camp) -> None:
    """Limit from phase and bonus; debt is deducted, what is beyond the income is carried on (KS-2.1, KS-2.2)."""
    camp.limit = max(0, min(HIGHEST_LIMIT, battle.phase + camp.bonus))
    camp.bonus = 0
    camp.command = max(0, camp.limit - camp.debt)
    camp.debt = max(0, camp.debt - camp.limit) if battle.state.options.carry_debt else 0


def end_turn(battle: Battle, _side: int, _action: EndTurn) -> None:
    """Everything from forced deployment to the other side's turn (KS-6.1)."""
    battle.agenda.pop()
    go_on_ending(battle, _ENDING[0])


def go_on_ending(battle: Battle, step: TurnEnding) -> None:
    """Go on with the end of a turn, until something else has to come first."""
    for stage in range(step.stage, len(STAGES)):
        rest = _ENDING[stage + 1]
        battle.agenda.append(rest)
        STAGES[stage](battle)
        if not battle.agenda or battle.agenda[-1] is not rest:
            return
        battle.agenda.pop()
    _hand_over(battle)


def _force(battle: Battle) -> None:
    """An empty field with a reserve: the cheapest of the hand, else the first of the deck, enters on debt (KS-3.4)."""
    camp = battle.camps[battle.turn]
    if battle.phase < FORCED_FROM or camp.units or not room(battle, camp.side):
        return
    generals = battle.book.generals
    in_hand = [card.index for card in camp.hand if card.kind == "general"]
    # Somebody is in reserve, or the side would have lost (KS-9.1).
    general = min(in_hand, key=lambda each: generals[each].cost) if in_hand else camp.reserve()[0].index
    enter(battle, camp.side, general, "hand" if in_hand else "deck", by="force")
    camp.command = 0
    owed = camp.owe(generals[general].cost)
    battle.emit(CommandChanged(side=camp.side, what="debt", amount=owed, rule="KS-3.4"))
    respond(battle)


def _poison(battle: Battle) -> None:
    """The poison of the side whose turn ends strikes all at once (KS-6.1)."""
    poisoned = [unit for unit in battle.camps[battle.turn].units if unit.poison]
    if poisoned:
        for unit in sorted(poisoned, key=BY_ENTRY):
            deal(battle, unit, unit.poison, "poison")
        hear_hurt(battle)
        respond(battle)


def _ending(battle: Battle) -> None:
    """What listens to the end of a turn works, after poison and before rage (KS-12.2)."""
    hear(battle, "turn_ends", battle.turn)
    respond(battle)


def _rage(battle: Battle) -> None:
    rage(battle, _FIRST_RAGE)


def rage(battle: Battle, step: Raging) -> None:
    """The next raging unit, in order of entry, attacks a drawn target; not when sick, stunned or disarmed (KS-6.1)."""
    raging = [
        unit
        for unit in battle.camps[battle.turn].units
        if unit.unit > step.after and figures.strength(battle, unit, "rage")
    ]
    if not raging:
        return
    unit = min(raging, key=BY_ENTRY)
    battle.push(Raging(unit.unit))
    targets = figures.attackable(battle, 1 - unit.side)
    if unit.sick or not figures.fit_to_strike(battle, unit) or not targets:
        return
    target = targets[battle.below("rage", len(targets))]
    if len(targets) > 1:
        battle.emit(Picked(units=(target.unit,), rule="KS-6.1"))
    declare(battle, unit.unit, target.unit, "rage")


def _turn_over(battle: Battle) -> None:
    """Left command is lost, effects of the turn end on both sides (KS-2.1, KS-6.1)."""
    side = battle.turn
    battle.camps[side].command = 0
    passing = [unit for unit in battle.standing() if unit.bonuses or unit.conditions]
    for unit in sorted(passing, key=BY_ENTRY):
        _expire(battle, unit, side, phase_over=side != battle.first)
    recount(battle)


def _hand_over(battle: Battle) -> None:
    """The other side is next. When both had their turn the phase is over, and with the last the match (KS-1.5)."""
    side = battle.turn
    battle.emit(TurnEnded(side=side))
    if side != battle.first:
        if battle.phase == LAST_PHASE:
            decide_by_strength(battle)
            return
        battle.phase += 1
        battle.changes += 1
    _start_turn(battle, 1 - side)


def _expire(battle: Battle, unit: Unit, side: int, *, phase_over: bool) -> None:
    def stays(each: Bonus | UnitState) -> bool:
        match each.ends.after:
            case "turn":
                return False
            case "phase":
                return not phase_over
            case "next_turn":
                return not (each.ends.begun and unit.side == side)
            case "good":
                return True

    before = len(unit.bonuses) + len(unit.conditions)
    most = figures.most_health(battle, unit)
    unit.bonuses = tuple([each for each in unit.bonuses if stays(each)])
    unit.conditions = tuple([each for each in unit.conditions if stays(each)])
    # The end of a bonus takes health only down to the new maximum, the end of a penalty heals nobody (KS-5.8).
    unit.most += figures.most_health(battle, unit) - most
    unit.health = min(unit.health, unit.most)
    if len(unit.bonuses) + len(unit.conditions) < before:
        battle.change(Changed(unit=unit.unit, what="ended", amount=0, rule="KS-6.1"))


STAGES: Final[tuple[Callable[[Battle], None], ...]] = (
    _force,
    settle,
    _poison,
    settle,
    _ending,
    settle,
    _rage,
    _turn_over,
    settle,
)
"""The end of a turn, in its order (KS-6.1); then it is handed over."""

_ENDING: Final = tuple([TurnEnding(stage) for stage in range(len(STAGES) + 1)])
_FIRST_RAGE: Final = Raging(0)
