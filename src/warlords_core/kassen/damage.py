"""Damage of every kind: barrier first, then health (KS-5.4)."""

from typing import Literal

from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.events import Damaged

Source = Literal["attack", "counter", "thorns", "poison", "effect"]


def deal(battle: Battle, unit: Unit, amount: int, by: Source) -> int:
    """Damage a unit; answers how much of it the barrier took.

    A unit that loses at least 1 health is noted as hurt, once: who listens to that is looked for when all blows that
    fall together have fallen (``listening.hear_hurt``).
    """
    if amount <= 0:
        return 0
    kept = min(unit.barrier, amount)
    lost = amount - kept
    unit.barrier -= kept
    unit.health -= lost
    battle.change(Damaged(unit=unit.unit, barrier=kept, health=lost, by=by))
    if lost and unit not in battle.hurt:
        battle.hurt.append(unit)
    return kept
