"""Turns and phases: command, draw, end of turn, forced deployment (KS-1.5, KS-2, KS-3.4, KS-6)."""

from msgspec.structs import replace

from warlords_core.kassen import figures
from warlords_core.kassen.auras import recount
from warlords_core.kassen.battle import Battle, Camp, Unit
from warlords_core.kassen.damage import deal
from warlords_core.kassen.events import BarrierEnded, Changed, CommandChanged, Picked, TurnBegan, TurnEnded
from warlords_core.kassen.fight import declare
from warlords_core.kassen.listening import hear, hear_hurt, respond
from warlords_core.kassen.model import FORCED_FROM, HIGHEST_LIMIT, LAST_PHASE, Bonus, Ending, Turn, UnitState
from warlords_core.kassen.steps import Handover, Poisoning, Raging, Settling, TurnEnding, TurnOver, TurnStarting
from warlords_core.kassen.verdict import decide_by_strength
from warlords_core.kassen.zones import draw_cards, enter, room


def start_turn(battle: Battle, step: TurnStarting) -> None:
    """Barriers end, units are ready, command comes in, a card is drawn (KS-1.2, KS-2.1, KS-6.1)."""
    camp = battle.camps[step.side]
    battle.turn = step.side
    battle.actions = battle.attacks = 0
    for unit in camp.units:
        _wake(battle, unit)
    _income(battle, camp)
    battle.emit(TurnBegan(side=camp.side, phase=battle.phase, limit=camp.limit, command=camp.command))
    draw_cards(battle, camp.side, 1)
    recount(battle)
    battle.push(Settling(), Turn(camp.side))
    hear(battle, "turn_starts", camp.side)
    respond(battle)


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


def end_turn(battle: Battle, side: int) -> None:
    """Forced deployment, poison, settling, what listens to the end, rage, and the turn is over (KS-6.1)."""
    battle.agenda.pop()
    battle.push(Settling(), Poisoning(), Settling(), TurnEnding(), Settling(), Raging(0), TurnOver())
    _force(battle, battle.camps[side])


def _force(battle: Battle, camp: Camp) -> None:
    """An empty field with a reserve: the cheapest of the hand, else the first of the deck, enters on debt (KS-3.4)."""
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


def poison(battle: Battle, _step: Poisoning) -> None:
    """The poison of the side whose turn ends strikes all at once (KS-6.1)."""
    for unit in battle.units():
        if unit.side == battle.turn:
            deal(battle, unit, unit.poison, "poison")
    hear_hurt(battle)
    respond(battle)


def turn_ending(battle: Battle, _step: TurnEnding) -> None:
    """What listens to the end of a turn works, after poison and before rage (KS-12.2)."""
    hear(battle, "turn_ends", battle.turn)
    respond(battle)


def rage(battle: Battle, step: Raging) -> None:
    """The next raging unit, in order of entry, attacks a drawn target; not when sick, stunned or disarmed (KS-6.1)."""
    waiting = [unit for unit in battle.units() if unit.side == battle.turn and unit.unit > step.after]
    unit = next((each for each in waiting if figures.strength(battle, each, "rage")), None)
    if unit is None:
        return
    battle.push(Raging(unit.unit))
    targets = figures.attackable(battle, 1 - unit.side)
    if unit.sick or not figures.fit_to_strike(battle, unit) or not targets:
        return
    target = targets[battle.below("rage", len(targets))]
    if len(targets) > 1:
        battle.emit(Picked(units=(target.unit,), rule="KS-6.1"))
    declare(battle, unit.unit, target.unit, "rage")


def turn_over(battle: Battle, _step: TurnOver) -> None:
    """Left command is lost, effects of the turn end on both sides (KS-2.1, KS-6.1)."""
    side = battle.turn
    battle.camps[side].command = 0
    for unit in battle.units():
        _expire(battle, unit, side, phase_over=side != battle.first)
    recount(battle)
    battle.push(Settling(), Handover())


def hand_over(battle: Battle, _step: Handover) -> None:
    """The other side is next. When both had their turn the phase is over, and with the last the match (KS-1.5)."""
    side = battle.turn
    battle.emit(TurnEnded(side=side))
    if side != battle.first:
        if battle.phase == LAST_PHASE:
            decide_by_strength(battle)
            return
        battle.phase += 1
        battle.changes += 1
    battle.push(TurnStarting(1 - side))


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
    if not before:
        return
    most = figures.most_health(battle, unit)
    unit.bonuses = tuple([each for each in unit.bonuses if stays(each)])
    unit.conditions = tuple([each for each in unit.conditions if stays(each)])
    # The end of a bonus takes health only down to the new maximum, the end of a penalty heals nobody (KS-5.8).
    unit.most += figures.most_health(battle, unit) - most
    unit.health = min(unit.health, unit.most)
    if len(unit.bonuses) + len(unit.conditions) < before:
        battle.change(Changed(unit=unit.unit, what="ended", amount=0, rule="KS-6.1"))
