"""Figures of a unit: printed values, bonuses and auras together (KS-1.9, KS-5.8)."""

from collections.abc import Callable, Mapping
from typing import Final

from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.model import HIGHEST
from warlords_core.kassen.vocabulary import Value


def printed(battle: Battle, unit: Unit) -> tuple[int, int]:
    """Base attack and base health, which a swap has changed over."""
    card = battle.card(unit)
    return (card.health, card.attack) if unit.swapped else (card.attack, card.health)


def attack(battle: Battle, unit: Unit) -> int:
    """The attack that works: never below 0, though the sum is kept (KS-5.8)."""
    total = printed(battle, unit)[0]
    if unit.bonuses:
        total += bonus(unit, "attack")
    if battle.auras:
        total += battle.auras.get((unit.unit, "attack"), 0)
    return max(0, min(HIGHEST, total))


def own_most(battle: Battle, unit: Unit) -> int:
    """Maximum health without auras: base and bonuses."""
    return printed(battle, unit)[1] + bonus(unit, "health")


def most_health(battle: Battle, unit: Unit) -> int:
    """Maximum health: base, bonuses and auras; whom they bring to 0 falls."""
    total = own_most(battle, unit) + battle.auras.get((unit.unit, "health"), 0)
    return max(-HIGHEST, min(HIGHEST, total))


def bonus(unit: Unit, stat: str) -> int:
    """The sum of the bonuses to attack or to maximum health."""
    return sum([each.amount for each in unit.bonuses if each.stat == stat])


def strength(battle: Battle, unit: Unit, what: str) -> int:
    """How much of a state a unit has, from effects and auras; 0: it has none."""
    total = battle.auras.get((unit.unit, what), 0) if battle.auras else 0
    if unit.conditions:
        total += sum([each.amount for each in unit.conditions if each.what == what])
    return min(total, HIGHEST)


def dying(unit: Unit) -> bool:
    """Whether it leaves at the next settling; until then it is no target (KS-7.2)."""
    return unit.health <= 0 or unit.doomed


VALUES: Final[Mapping[Value, Callable[[Battle, Unit], int]]] = {
    "attack": attack,
    "health": lambda battle, unit: unit.health,
    "lost_health": lambda battle, unit: unit.most - unit.health,
    "barrier": lambda battle, unit: unit.barrier,
    "cost": lambda battle, unit: battle.card(unit).cost,
    "charm": lambda battle, unit: battle.card(unit).charm,
    "poison": lambda battle, unit: unit.poison,
}
"""What cards ask of a unit."""


def can_attack(battle: Battle, unit: Unit) -> bool:
    """Whether a unit could declare an attack now, if somebody can be attacked (KS-5.1)."""
    return not unit.sick and unit.attacks > 0 and fit_to_strike(battle, unit)


def fit_to_strike(battle: Battle, unit: Unit) -> bool:
    """Not stunned, not disarmed, and attack at least 1 (KS-5.1, KS-5.7)."""
    if dying(unit) or attack(battle, unit) < 1:
        return False
    return not strength(battle, unit, "stun") and not strength(battle, unit, "disarm")


def attackable(battle: Battle, side: int) -> list[Unit]:
    """The units of a side that can be attacked, left to right: covered ones last, taunters first (KS-5.6)."""
    standing = [unit for unit in battle.camps[side].units if not dying(unit)]
    open_ = [unit for unit in standing if not strength(battle, unit, "cover")] or standing
    return [unit for unit in open_ if strength(battle, unit, "taunt")] or open_
