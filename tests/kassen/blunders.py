"""Cards of a pack with one slip each: what a careless hand could have written instead."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warlords_core.kassen.ability_checks import OWN_TURN_ONLY
from warlords_core.kassen.book import Book, Talent
from warlords_core.kassen.vocabulary import Ability, Amount, Aura, Condition, Part, Selector, Target

NOTHING = Part(do="draw", amount=Amount(base=0))
Slip = tuple[str, Any]
"""What is wrong, and the value with it."""


def of_general(book: Book, place: int) -> Iterator[tuple[str, Book]]:
    """The book with each slip in the talent of one general."""
    talent = book.generals[place].talent
    assert talent is not None
    for name, slip in _in_list(talent.abilities, _ability):
        yield name, _with_talent(book, place, slip, talent.auras)
    for name, slip in _in_list(talent.auras, _aura):
        yield f"aura {name}", _with_talent(book, place, talent.abilities, slip)


def of_card(book: Book, place: int) -> Iterator[tuple[str, Book]]:
    """The book with each slip in one tactic or secret."""
    card = book.tactics[place]
    slips = [(name, replace(card, ability=ability)) for name, ability in _ability(card.ability, secret=card.secret)]
    if card.debt:
        slips.append(("debt", replace(card, debt=card.debt - 1)))
    for name, slip in slips:
        yield name, replace(book, tactics=(*book.tactics[:place], slip, *book.tactics[place + 1 :]))


def _with_talent(book: Book, place: int, abilities: tuple[Ability, ...], auras: tuple[Aura, ...]) -> Book:
    general = book.generals[place]
    assert general.talent is not None
    on: dict[Any, tuple[Ability, ...]] = {}
    for ability in abilities:
        on[ability.when] = (*on.get(ability.when, ()), ability)
    order, last_act = (next(iter(on.get(when, ())), None) for when in ("deployed", "falls"))
    name, text = general.talent.name, general.talent.text
    talent = Talent(name=name, text=text, abilities=abilities, on=on, order=order, last_act=last_act, auras=auras)
    generals = (*book.generals[:place], replace(general, talent=talent), *book.generals[place + 1 :])
    return replace(book, generals=generals)


# Slips


def _in_list(values: tuple[Any, ...], slips_of: Any) -> Iterator[Slip]:
    for place, value in enumerate(values):
        before, after = values[:place], values[place + 1 :]
        yield f"{place} missing", (*before, *after)
        for name, slip in slips_of(value):
            yield f"{place} {name}", (*before, slip, *after)


def _field(value: Any, name: str, slips_of: Any) -> Iterator[Slip]:
    inner = getattr(value, name)
    for what, slip in () if inner is None else slips_of(inner):
        yield f"{name}: {what}", replace(value, **{name: slip})


def _ability(ability: Ability, *, secret: bool = False) -> Iterator[Slip]:
    yield from _field(ability, "conditions", lambda each: _in_list(each, _condition))
    yield from _field(ability, "target", _target)
    for name, parts in _in_list(ability.parts, _part):
        yield f"part {name}", replace(ability, parts=parts or (NOTHING,))
    if ability.party in ("own", "other"):
        if not secret or ability.when not in (*OWN_TURN_ONLY, "attacked"):
            # In the other side's turn, in which secrets fire, only that side acts and only the own one is attacked.
            yield "party any", replace(ability, party="any")
        yield "party of the other side", replace(ability, party="other" if ability.party == "own" else "own")
    if ability.party == "any":
        yield "party own", replace(ability, party="own")
        yield "party other", replace(ability, party="other")


def _part(part: Part) -> Iterator[Slip]:
    for name, slip in _field(part, "to", _selector):
        # Healing nobody is no slip; and who enters comes from the own side's zone, whatever the selector says.
        healed = part.do == "heal" and name == "to: no hurt" and slip.to.pick == "all"
        if not healed and (part.do, name) != ("summon", "to: of others"):
            yield name, slip
    yield from _field(part, "amount", _amount)
    yield from _field(part, "repeat", _amount)
    yield from _field(part, "conditions", lambda each: _in_list(each, _condition))
    if part.lasts is not None and part.lasts != "good":
        yield "lasts for good", replace(part, lasts="good")
        yield "lasts otherwise", replace(part, lasts="phase" if part.lasts == "turn" else "turn")
    elif part.do in ("attack", "health"):
        yield "lasts this turn", replace(part, lasts="turn")


def _aura(aura: Aura) -> Iterator[Slip]:
    yield from _field(aura, "to", _selector)
    yield from _field(aura, "amount", _amount)
    yield from _field(aura, "conditions", lambda each: _in_list(each, _condition))


def _selector(selector: Selector) -> Iterator[Slip]:
    for name, off in (("others", False), ("faction", None), ("least_cost", None), ("most_cost", None), ("hurt", None)):
        if getattr(selector, name) != off and not (name == "others" and selector.of == "subject"):
            yield f"no {name}", replace(selector, **{name: off})
    for name, by in (("least_cost", 1), ("most_cost", -1)):
        if getattr(selector, name) is not None:
            yield f"{name} by one", replace(selector, **{name: getattr(selector, name) + by})
    if selector.pick in ("lowest", "highest"):
        yield "the other end", replace(selector, pick="highest" if selector.pick == "lowest" else "lowest")
        yield "all", replace(selector, pick="all", by=None)
    if selector.pick == "neighbours":
        yield "no neighbours", replace(selector, pick="all")
    if selector.count > 1:
        yield "one less", replace(selector, count=selector.count - 1)
    turned: dict[str, Any] = {
        "own": "enemy",
        "enemy": "own",
        "all": "own",
        "attacker": "attacked",
        "attacked": "attacker",
    }
    if selector.of in turned:
        yield "of others", replace(selector, of=turned[selector.of])


def _target(target: Target) -> Iterator[Slip]:
    for name in ("faction", "most_cost", "hurt"):
        if getattr(target, name) is not None:
            yield f"no {name}", replace(target, **{name: None})
    if not target.others:
        yield "others", replace(target, others=True)


def _amount(amount: Amount) -> Iterator[Slip]:
    if amount.base:
        yield "nearer to nothing", replace(amount, base=amount.base - (1 if amount.base > 0 else -1))
    if amount.times != 1:
        yield "fewer times", replace(amount, times=amount.times - 1)
    for name in ("least", "most"):
        if getattr(amount, name) is not None:
            yield f"no {name}", replace(amount, **{name: None})
            yield f"{name} less", replace(amount, **{name: getattr(amount, name) - 1})
    if amount.who is not None:
        yield from _field(amount, "who", _selector)


def _condition(condition: Condition) -> Iterator[Slip]:
    yield from _field(condition, "amount", lambda amount: _field(amount, "who", _selector))
    if condition.amount.value == "charm":
        return  # a case has two generals, not two of neighbouring charms
    for name in ("at_least", "at_most"):
        bound = getattr(condition, name)
        if bound is not None:
            yield f"{name} more", replace(condition, **{name: bound + 1})
            yield f"{name} less", replace(condition, **{name: bound - 1})
