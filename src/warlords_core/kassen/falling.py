"""Settling: who is dead leaves together, last acts and reactions follow, until nobody is left to remove (KS-7)."""

from typing import Final

from warlords_core.kassen.auras import recount
from warlords_core.kassen.battle import BY_ENTRY, Battle, Unit
from warlords_core.kassen.events import ChainCut, Fell
from warlords_core.kassen.listening import hear, respond
from warlords_core.kassen.model import MOST_EVENTS_AN_ACTION, MOST_REACTIONS_AN_ACTION
from warlords_core.kassen.steps import EFFECTS, Listener, Scene, Settling
from warlords_core.kassen.verdict import check_field

_BEGUN: Final = Settling(begun=True)
_TO_COME: Final = Settling()


def exhausted(battle: Battle) -> bool:
    """Whether the chain of this action was cut, or has to be: too many events, or listeners looked at (KS-7.3)."""
    too_long = len(battle.events) >= MOST_EVENTS_AN_ACTION or battle.reactions >= MOST_REACTIONS_AN_ACTION
    return battle.cut or too_long


def respond_and_settle(battle: Battle) -> None:
    """Let all who heard something react, then settle deaths; at once, if nobody has heard anything."""
    if battle.heard:
        battle.push(_TO_COME)
        respond(battle)
    else:
        settle(battle)


def settle(battle: Battle) -> None:
    """Settle deaths now; nothing happens if nothing has changed since nobody was left to remove (KS-7.1)."""
    if exhausted(battle):
        cut_chain(battle)
    else:
        settle_deaths(battle, _TO_COME)


def settle_deaths(battle: Battle, _step: Settling) -> None:
    """One round: all who are dead leave at once, then their last acts and the survivors' reactions run (KS-7.1).

    Who dies of these waits for the next round (KS-7.2). When nobody is left to remove, the verdict is checked
    (KS-6.2); within another settling that is left to the outer one, whose last acts are not all done yet.
    """
    if battle.settled == battle.changes:
        return
    recount(battle)
    fallen = _dead(battle)
    if fallen:
        battle.push(_BEGUN)
        _remove(battle, fallen)
        for unit in fallen:
            _hear_last_act(battle, unit)
            hear(battle, "general_falls", unit.side, subject=unit.unit)
        respond(battle)
    elif _BEGUN not in battle.agenda:
        battle.settled = battle.changes
        fell, battle.fell = battle.fell, []
        check_field(battle, fell)


def _dead(battle: Battle) -> list[Unit]:
    """Who has to leave, in order of entry."""
    dead = [unit for unit in battle.standing() if unit.health <= 0 or unit.doomed]
    dead.sort(key=BY_ENTRY)
    return dead


def _remove(battle: Battle, fallen: list[Unit]) -> None:
    for unit in fallen:
        camp = battle.camp(unit)
        camp.units.remove(unit)
        camp.fallen += (unit.general,)
    battle.fell += [unit.general for unit in fallen]
    battle.change(Fell(units=tuple([unit.unit for unit in fallen])))
    recount(battle)


def _hear_last_act(battle: Battle, unit: Unit) -> None:
    """The last act that the fallen had when it fell."""
    talent = battle.talent(unit)
    if talent is not None and talent.last_act is not None:
        scene = Scene(side=unit.side, bearer=unit.unit)
        battle.heard.append(Listener(unit.unit, talent.last_act, scene, general=unit.talent))


def cut_chain(battle: Battle) -> None:
    """Drop what is pending and remove the dead without last acts, for the rest of the action (KS-7.3).

    Settlings that have not begun stay: the blows of an attack, or poison, can still come before them.
    """
    battle.agenda[:] = [step for step in battle.agenda if not isinstance(step, EFFECTS) or step == _TO_COME]
    battle.hurt, battle.heard = [], []
    if not battle.cut:
        battle.cut = True
        battle.emit(ChainCut())
    recount(battle)
    while fallen := _dead(battle):
        _remove(battle, fallen)
    fell, battle.fell = battle.fell, []
    check_field(battle, fell)
