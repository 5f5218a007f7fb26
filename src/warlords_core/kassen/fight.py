"""Attacks: declared, reacted to, struck in one packet, settled (KS-5)."""

from typing import Final, Literal

from warlords_core.kassen import figures
from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.damage import deal
from warlords_core.kassen.decisions import Attack
from warlords_core.kassen.events import AttackDeclared, AttackStopped
from warlords_core.kassen.falling import respond_and_settle, settle
from warlords_core.kassen.listening import hear, hear_hurt
from warlords_core.kassen.steps import Striking

HEAVY: Final = 6
"""Attack from which an event says so (KS-5.8)."""


def attack(battle: Battle, _side: int, action: Attack) -> None:
    """Attack a general of the other side (KS-5.1)."""
    battle.attacks += 1
    declare(battle, action.attacker, action.target, "action")


def declare(battle: Battle, attacker: int, target: int, by: Literal["action", "rage"]) -> None:
    """Declare an attack: attributes and secrets react, deaths are settled, then the blows fall (KS-5.2)."""
    unit = battle.find(attacker)
    assert unit is not None, "only units on the field attack"
    heavy = figures.attack(battle, unit) >= HEAVY
    battle.emit(AttackDeclared(attacker=attacker, target=target, heavy=heavy, by=by))
    battle.push(Striking(attacker, target, by == "rage"))
    # Attacker and attacked tell of one event: whoever listens, to either, reacts in one queue.
    hear(battle, "attacks", unit.side, subject=attacker, attacker=attacker, attacked=target)
    hear(battle, "attacked", 1 - unit.side, subject=target, attacker=attacker, attacked=target)
    respond_and_settle(battle)


def strike(battle: Battle, step: Striking) -> None:
    """Both strike at once: the target takes the attack, the attacker counter and thorns (KS-5.2 … KS-5.5)."""
    attacker, target = battle.find(step.attacker), battle.find(step.target)
    if attacker is None or target is None or not figures.fit_to_strike(battle, attacker):
        battle.emit(AttackStopped(attacker=step.attacker))
        settle(battle)
        return
    blow = figures.attack(battle, attacker)
    counter = _counter(battle, attacker, target)
    thorns = figures.strength(battle, target, "thorns")
    kept = deal(battle, target, blow, "attack")
    deal(battle, attacker, counter, "counter")
    # In the other reading of the switch the attacker's barrier stands before thorns as before all damage.
    if kept < blow or battle.state.options.thorns_barrier == "attacker":
        deal(battle, attacker, thorns, "thorns")
    if not step.by_rage:
        attacker.attacks -= 1
    hear_hurt(battle)
    for unit in (target, attacker):
        if not figures.dying(unit):
            hear(battle, "survives", unit.side, subject=unit.unit, attacker=attacker.unit, attacked=target.unit)
    respond_and_settle(battle)


def _counter(battle: Battle, attacker: Unit, target: Unit) -> int:
    """The target's health before the hit, unless it cannot counter or the attack receives none (KS-5.2, KS-5.3)."""
    if figures.strength(battle, target, "helpless") or figures.strength(battle, target, "stun"):
        return 0
    return 0 if figures.strength(battle, attacker, "no_counter") else target.health
