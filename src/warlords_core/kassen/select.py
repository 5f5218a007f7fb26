"""Whom and how much: selectors, amounts and conditions of the vocabulary (KS-12.2)."""

from collections.abc import Iterable

from warlords_core.kassen import figures
from warlords_core.kassen.battle import BY_ENTRY, Battle, Unit
from warlords_core.kassen.events import Picked
from warlords_core.kassen.model import HIGHEST
from warlords_core.kassen.steps import Scene
from warlords_core.kassen.vocabulary import Amount, Condition, Selector, Value


def select(battle: Battle, selector: Selector, scene: Scene, *, dying: bool = False) -> list[Unit]:
    """The units that a selector means now, in order of entry, but for what is drawn.

    Random picks draw under the label ``effect``. The dying are no targets (KS-7.2).

    Args:
        battle: where.
        selector: whom.
        scene: what its words mean.
        dying: True: auras look, which hold for all who stand on the field.
    """
    found = _candidates(battle, selector, scene, dying=dying)
    match selector.pick:
        case "all" | "neighbours":
            return found
        case "random":
            return _picked(battle, found, selector.count)
        case "lowest" | "highest":
            assert selector.by is not None, "a pack without it is refused"
            value, sign = figures.VALUES[selector.by], 1 if selector.pick == "lowest" else -1
            ranked = sorted([(sign * value(battle, unit), unit.unit, unit) for unit in found])
            return [unit for _, _, unit in ranked[: selector.count]]


def _candidates(battle: Battle, selector: Selector, scene: Scene, *, dying: bool) -> list[Unit]:
    """Whom a selector can pick from, in order of entry."""
    found = _filtered(battle, _origin(battle, selector, scene), selector, scene)
    return found if dying else [unit for unit in found if not figures.dying(unit)]


def _picked(battle: Battle, found: list[Unit], count: int) -> list[Unit]:
    """Draw some of the units; nothing is drawn, and nothing told, if all of them are wanted."""
    if count >= len(found):
        return found
    picked = list(battle.shuffled("effect", found)[:count])
    battle.emit(Picked(units=tuple([unit.unit for unit in picked])))
    return picked


def _origin(battle: Battle, selector: Selector, scene: Scene) -> Iterable[Unit]:
    match selector.of:
        case "own":
            units = sorted(battle.camps[scene.side].units, key=BY_ENTRY)
        case "enemy":
            units = sorted(battle.camps[1 - scene.side].units, key=BY_ENTRY)
        case "all":
            units = battle.units()
        case "self":
            units = _one(battle, scene.bearer)
        case "target":
            units = _one(battle, scene.target)
        case "attacker":
            units = _one(battle, scene.attacker)
        case "attacked":
            units = _one(battle, scene.attacked)
        case "subject":
            units = _one(battle, scene.subject)
    return _beside(battle, units) if selector.pick == "neighbours" else units


def _one(battle: Battle, number: int | None) -> list[Unit]:
    unit = battle.find(number)
    return [] if unit is None else [unit]


def _beside(battle: Battle, units: list[Unit]) -> list[Unit]:
    """Those beside each of the units, once each."""
    beside: dict[int, Unit] = {}
    for unit in units:
        line = battle.camp(unit).units
        place = line.index(unit)
        for other in line[max(0, place - 1) : place] + line[place + 1 : place + 2]:
            beside[other.unit] = other
    return sorted(beside.values(), key=BY_ENTRY)


def _filtered(battle: Battle, units: Iterable[Unit], selector: Selector, scene: Scene) -> list[Unit]:
    """Those that every filter of a selector lets through; most selectors have none (measured: it is asked the most)."""
    found = list(units)
    if selector.others:
        found = [unit for unit in found if unit.unit != scene.bearer]
    if selector.faction is not None:
        found = [unit for unit in found if battle.card(unit).faction == selector.faction]
    if selector.least_cost is not None:
        found = [unit for unit in found if battle.card(unit).cost >= selector.least_cost]
    if selector.most_cost is not None:
        found = [unit for unit in found if battle.card(unit).cost <= selector.most_cost]
    if selector.hurt is not None:
        found = [unit for unit in found if (unit.health < unit.most) is selector.hurt]
    return found


def amount_of(battle: Battle, amount: Amount | None, scene: Scene, *, dying: bool = False) -> int:
    """How much; 1 if nothing is said, and never more than a figure can hold."""
    if amount is None:
        return 1
    total = amount.base
    if amount.phase:
        total += amount.times * battle.phase
    elif amount.who is not None:
        total += amount.times * _measured(battle, amount.who, amount.value, scene, dying=dying)
    if amount.least is not None:
        total = max(total, amount.least)
    most = HIGHEST if amount.most is None else amount.most
    return max(-HIGHEST, min(most, total))


def _measured(battle: Battle, who: Selector, value: Value | None, scene: Scene, *, dying: bool) -> int:
    """The value of the first of those whom a selector means (0 if there is none), or how many they are.

    Of the lowest and the highest only the first is looked for (measured: conditions are asked more than anything else).
    """
    if value is not None and who.pick in ("lowest", "highest"):
        assert who.by is not None, "a pack without it is refused"
        found = _candidates(battle, who, scene, dying=dying)
        by, read = figures.VALUES[who.by], figures.VALUES[value]
        if who.by == value:
            values = [read(battle, unit) for unit in found]
            return (min(values) if who.pick == "lowest" else max(values)) if values else 0
        # Candidates stand in order of entry, and min() and max() keep the first of equals.
        first = (min if who.pick == "lowest" else max)(found, key=lambda unit: by(battle, unit), default=None)
        return 0 if first is None else read(battle, first)
    units = select(battle, who, scene, dying=dying)
    if value is None:
        return len(units)
    return figures.VALUES[value](battle, units[0]) if units else 0


def holds(battle: Battle, conditions: Iterable[Condition], scene: Scene, *, dying: bool = False) -> bool:
    """Whether all conditions hold now."""
    for condition in conditions:
        amount = amount_of(battle, condition.amount, scene, dying=dying)
        if condition.at_least is not None and amount < condition.at_least:
            return False
        if condition.at_most is not None and amount > condition.at_most:
            return False
    return True
