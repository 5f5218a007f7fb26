"""What the verbs of the vocabulary do (KS-12.2), and how the parts of an ability are worked off.

What a part did wakes its listeners at once, before the next part; deaths are settled after the whole ability, and
between the runs of a part that is repeated (KS-7.1).
"""

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace

from warlords_core.kassen import figures
from warlords_core.kassen.auras import recount
from warlords_core.kassen.battle import Battle, Unit, exchanged
from warlords_core.kassen.damage import deal
from warlords_core.kassen.events import Changed, CommandChanged, Moved, PartSkipped, Recalled, Spied
from warlords_core.kassen.listening import hear_hurt, respond
from warlords_core.kassen.model import HIGHEST, HIGHEST_LIMIT, Bonus, Card, Ending, UnitState
from warlords_core.kassen.select import amount_of, holds, select
from warlords_core.kassen.steps import Acting, Repeating, Scene, Settling, Working
from warlords_core.kassen.vocabulary import BAD_STATES, STATES, Ability, Part
from warlords_core.kassen.zones import draw_cards, enter, leave, room, summonable

MOST_REPEATS: Final = 20


def act(battle: Battle, step: Acting) -> None:
    """Begin an ability, if its conditions hold now."""
    if holds(battle, step.ability.conditions, step.scene):
        work(battle, Working(step.ability.parts, step.scene))
    else:
        battle.emit(PartSkipped())


def work(battle: Battle, step: Working) -> None:
    """Carry out the first part; the others follow."""
    part, *rest = step.parts
    if rest:
        battle.push(Working(tuple(rest), step.scene))
    if part.repeat is None:
        _run(battle, part, step.scene)
        return
    times = min(MOST_REPEATS, amount_of(battle, part.repeat, step.scene))
    if times > 0:
        battle.push(Repeating(part, step.scene, times))


def repeat(battle: Battle, step: Repeating) -> None:
    """Carry out a part once more, looking and drawing anew; deaths are settled before the next time (KS-7.1)."""
    if step.times > 1:
        battle.push(Settling(), Repeating(step.part, step.scene, step.times - 1))
    _run(battle, step.part, step.scene)


def _run(battle: Battle, part: Part, scene: Scene) -> None:
    """Carry out a part, if its conditions hold now, and let those react who listen to what it did."""
    if not holds(battle, part.conditions, scene):
        return
    if not _do(battle, part, scene):
        battle.emit(PartSkipped())
    recount(battle)
    hear_hurt(battle)
    respond(battle)


def can_work(battle: Battle, ability: Ability, scene: Scene) -> bool:
    """Whether an ability would find somebody or something to work on now; what does not, does not fire (KS-4.2)."""
    rng, told = battle.rng, len(battle.events)
    found = holds(battle, ability.conditions, scene) and any(
        _part_can_work(battle, part, scene) for part in ability.parts
    )
    # Looking draws nothing and tells nothing.
    battle.rng = rng
    del battle.events[told:]
    return found


def _part_can_work(battle: Battle, part: Part, scene: Scene) -> bool:
    if not holds(battle, part.conditions, scene):
        return False
    if part.repeat is not None and amount_of(battle, part.repeat, scene) < 1:
        return False
    if part.do == "summon":
        return room(battle, scene.side) and bool(summonable(battle, part, scene))
    if part.do == "copy_talent" and battle.find(scene.bearer) is None:
        return False
    return part.to is None or bool(select(battle, part.to, scene))


def _do(battle: Battle, part: Part, scene: Scene) -> bool:
    """Do what a part says once; False if there was nobody and nothing to work on."""
    amount = amount_of(battle, part.amount, scene)
    if part.do == "summon":
        return _summon(battle, part, scene, amount)
    if part.do in _ON_SIDES:
        return _ON_SIDES[part.do](battle, scene.side, amount)
    assert part.to is not None, "a pack without it is refused"
    units = select(battle, part.to, scene)
    if part.do == "copy_talent":
        return _copy_talent(battle, units, scene)
    for unit in units:
        if part.do in STATES:
            _put(battle, unit, part, amount)
        elif part.do in ("attack", "health"):
            _bonus(battle, unit, part, amount)
        else:
            _ON_UNITS[part.do](battle, unit, amount)
    return bool(units)


def _summon(battle: Battle, part: Part, scene: Scene, amount: int) -> bool:
    """Generals of the own side enter from a zone: unpaid, sick, without their order.

    As many as the amount says; without one, as many as the selector picks.
    """
    assert part.zone is not None, "a pack without it is refused"
    count = 1 if part.to is None else part.to.count
    entered = 0
    for general in summonable(battle, part, scene)[: count if part.amount is None else max(0, amount)]:
        if room(battle, scene.side):
            enter(battle, scene.side, general, part.zone)
            entered += 1
    return entered > 0


# On units


def _changed(battle: Battle, unit: Unit, what: str, amount: int) -> None:
    battle.change(Changed(unit=unit.unit, what=what, amount=max(-HIGHEST, min(HIGHEST, amount))))


def _ending(part: Part) -> Ending:
    """As the card says; if it says nothing, bad states have their usual end (KS-5.7), and the rest has none."""
    if part.lasts is None:
        return Ending("next_turn" if part.do in BAD_STATES else "good")
    return Ending(part.lasts)


def _put(battle: Battle, unit: Unit, part: Part, amount: int) -> None:
    """Put a unit into a state. What ends together stands as one, so that no list grows without end."""
    if amount <= 0:
        return
    ends = _ending(part)
    for place, each in enumerate(unit.conditions):
        if each.what == part.do and each.ends == ends:
            more = replace(each, amount=min(HIGHEST, each.amount + amount))
            unit.conditions = exchanged(unit.conditions, place, more)
            break
    else:
        unit.conditions += (UnitState(part.do, amount, ends),)  # type: ignore[arg-type]  # one of STATES
    _changed(battle, unit, part.do, amount)


def _bonus(battle: Battle, unit: Unit, part: Part, amount: int) -> None:
    """Attack or maximum health; a plus on the maximum heals as much (KS-5.8). What ends together stands as one."""
    stat: Literal["attack", "health"] = "attack" if part.do == "attack" else "health"
    ends = _ending(part)
    for place, each in enumerate(unit.bonuses):
        if each.stat == stat and each.ends == ends:
            more = replace(each, amount=max(-HIGHEST, min(HIGHEST, each.amount + amount)))
            unit.bonuses = exchanged(unit.bonuses, place, more)
            break
    else:
        unit.bonuses += (Bonus(stat, amount, ends),)
    if stat == "health":
        unit.most = figures.most_health(battle, unit)
        unit.health = min(unit.health + max(0, amount), unit.most)
    _changed(battle, unit, stat, amount)


def _damage(battle: Battle, unit: Unit, amount: int) -> None:
    deal(battle, unit, amount, "effect")


def _heal(battle: Battle, unit: Unit, amount: int) -> None:
    gained = max(0, min(amount, unit.most - unit.health))
    unit.health += gained
    _changed(battle, unit, "heal", gained)


def _barrier(battle: Battle, unit: Unit, amount: int) -> None:
    unit.barrier = min(HIGHEST, unit.barrier + max(0, amount))
    _changed(battle, unit, "barrier", max(0, amount))


def _poison(battle: Battle, unit: Unit, amount: int) -> None:
    unit.poison = min(HIGHEST, unit.poison + max(0, amount))
    _changed(battle, unit, "poison", max(0, amount))


def _cure(battle: Battle, unit: Unit, _amount: int) -> None:
    unit.poison = 0
    unit.conditions = tuple([each for each in unit.conditions if each.what not in BAD_STATES])
    _changed(battle, unit, "cure", 0)


def _ready(battle: Battle, unit: Unit, _amount: int) -> None:
    unit.sick = False
    _changed(battle, unit, "ready", 0)


def _again(battle: Battle, unit: Unit, _amount: int) -> None:
    """Exactly one more attack."""
    unit.attacks = min(99, unit.attacks + 1)
    _changed(battle, unit, "again", 1)


def _recall(battle: Battle, unit: Unit, _amount: int) -> None:
    """Back to its owner's hand: the printed card, known to both sides (KS-1.7)."""
    leave(battle, unit)
    battle.camp(unit).hand += (Card("general", unit.general, shown=True),)
    battle.change(Recalled(unit=unit.unit, general=unit.general))


def _destroy(battle: Battle, unit: Unit, _amount: int) -> None:
    unit.doomed = True
    _changed(battle, unit, "destroy", 0)


def _strip(battle: Battle, unit: Unit, _amount: int) -> None:
    unit.talent = None
    _changed(battle, unit, "strip", 0)


def _move(battle: Battle, unit: Unit, _amount: int) -> None:
    line = battle.camp(unit).units
    line.remove(unit)
    line.append(unit)
    battle.change(Moved(unit=unit.unit, place=len(line) - 1))


def _swap(battle: Battle, unit: Unit, _amount: int) -> None:
    """Base attack and base health change places; bonuses, auras and wounds stay."""
    lost = unit.most - unit.health
    unit.swapped = not unit.swapped
    unit.most = figures.most_health(battle, unit)
    unit.health = unit.most - lost
    _changed(battle, unit, "swap", 0)


def _copy_talent(battle: Battle, units: list[Unit], scene: Scene) -> bool:
    """The bearer gets the talent of the last of the units, as it is now; nothing of it happens by being copied."""
    bearer = battle.find(scene.bearer)
    if bearer is None or not units:
        return False
    bearer.talent = units[-1].talent
    _changed(battle, bearer, "copy_talent", 0)
    return True


_ON_UNITS: Final[dict[str, Callable[[Battle, Unit, int], None]]] = {
    "damage": _damage,
    "heal": _heal,
    "barrier": _barrier,
    "poison": _poison,
    "cure": _cure,
    "ready": _ready,
    "again": _again,
    "recall": _recall,
    "destroy": _destroy,
    "strip": _strip,
    "swap": _swap,
    "move": _move,
}


# On sides


def _draw(battle: Battle, side: int, amount: int) -> bool:
    draw_cards(battle, side, amount)
    return True


def _command_now(battle: Battle, side: int, amount: int) -> bool:
    """At once, beyond the limit if need be, as nothing else does; never below 0 (KS-2.1, KS-2.2, KS-2.3)."""
    camp = battle.camps[side]
    before, camp.command = camp.command, max(0, min(HIGHEST, camp.command + amount))
    battle.emit(CommandChanged(side=side, what="command_now", amount=camp.command - before))
    return True


def _command_next(battle: Battle, side: int, amount: int) -> bool:
    """For the next own turn only (KS-2.1)."""
    camp = battle.camps[side]
    before, camp.bonus = camp.bonus, max(-HIGHEST_LIMIT, min(HIGHEST_LIMIT, camp.bonus + amount))
    battle.emit(CommandChanged(side=side, what="command_next", amount=camp.bonus - before))
    return True


def _debt(battle: Battle, side: int, amount: int) -> bool:
    owed = battle.camps[side].owe(amount)
    battle.emit(CommandChanged(side=side, what="debt", amount=owed))
    return True


def _clear_debt(battle: Battle, side: int, amount: int) -> bool:
    """What is there, up to the amount."""
    camp = battle.camps[side]
    cleared = max(0, min(amount, camp.debt))
    camp.debt -= cleared
    battle.emit(CommandChanged(side=side, what="clear_debt", amount=cleared))
    return cleared > 0


def _spy(battle: Battle, side: int, amount: int) -> bool:
    """Cards of the other hand become known to this side, drawn from those that are not (KS-1.7)."""
    other = battle.camps[1 - side]
    unknown = [place for place, card in enumerate(other.hand) if not card.shown]
    seen = sorted(battle.shuffled("spy", unknown)[: max(0, amount)])
    for place in seen:
        other.hand = exchanged(other.hand, place, replace(other.hand[place], shown=True))
    if seen:
        cards = tuple([other.hand[place] for place in seen])
        battle.emit(Spied(side=other.side, cards=cards, slots=tuple(seen), audience=(0, 1)))
    return bool(seen)


_ON_SIDES: Final[dict[str, Callable[[Battle, int, int], bool]]] = {
    "draw": _draw,
    "command_now": _command_now,
    "command_next": _command_next,
    "debt": _debt,
    "clear_debt": _clear_debt,
    "spy": _spy,
}
