"""What makes an ability or an aura unsound (KS-12.4): words that cannot work where they stand.

Everything here is a word of ``vocabulary`` whose form is right, but that never could find a target, never would
happen, or would be passed over in silence.
"""

from collections.abc import Iterator
from math import inf
from typing import Final, Literal, NamedTuple

from warlords_core.documents import step
from warlords_core.errors import Problem
from warlords_core.kassen.vocabulary import (
    STATES,
    Ability,
    Amount,
    Aura,
    Condition,
    Faction,
    Origin,
    Part,
    Party,
    Selector,
    Target,
    Trigger,
    Verb,
)

RULE: Final = "KS-12.4"
Kind = Literal["talent", "tactic", "secret"]
Figures = tuple[tuple[Faction, int], ...]
"""Faction and cost of every general of the pack."""

ATTACKS: Final[tuple[Trigger, ...]] = ("attacks", "attacked", "survives")
"""Triggers that tell who attacks whom."""
ABOUT_A_GENERAL: Final[tuple[Trigger, ...]] = (*ATTACKS, "damaged", "enters", "general_falls", "tactic_played")
CARD_PLAYED: Final[tuple[Trigger, ...]] = ("deployed", "played")
OWN_TURN_ONLY: Final[tuple[Trigger, ...]] = ("attacks", "tactic_played", "turn_starts", "turn_ends")
"""What a side does in its own turn only, when its secrets never fire (KS-4.2)."""

OF_SIDES: Final[tuple[Verb, ...]] = ("draw", "command_now", "command_next", "debt", "clear_debt", "spy")
"""Verbs that work on the side of the card, not on generals."""
SIGNED: Final = ("attack", "health", "command_now", "command_next")
NEED_AMOUNT: Final = ("damage", "heal", "barrier", "attack", "health", "poison", "thorns")
TAKE_AMOUNT: Final = (*NEED_AMOUNT, *OF_SIDES, "summon")
LAST: Final = ("attack", "health", *STATES)


class Cast(NamedTuple):
    """Who there is in a pack."""

    everybody: Figures | None
    """None: not all generals of the pack could be read."""
    bearers: Figures | None
    """Who can bear the talent that is looked at: its general, or everybody where talents are copied."""


class Scene(NamedTuple):
    """What the words of an ability or aura can mean where it stands."""

    kind: Kind
    trigger: Trigger | None
    """None: an aura."""
    party: Party
    target: Target | None
    """What is chosen."""
    cast: Cast

    def bearer(self) -> tuple[Origin, ...]:
        """The origins that mean the bearer here: the one that the trigger is about, if it listens to itself only."""
        if self.kind != "talent":
            return ()
        about = _ABOUT.get(self.trigger, ()) if self.trigger is not None and self.party == "self" else ()
        return ("self", *about)


_ABOUT: Final[dict[Trigger, tuple[Origin, ...]]] = {
    "attacks": ("attacker", "subject"),
    "attacked": ("attacked", "subject"),
    "survives": ("subject",),
    "damaged": ("subject",),
    "enters": ("subject",),
}
"""Which words mean the general that a trigger is about."""


def fault(code: str, pointer: str, message: str) -> Problem:
    """A fault of a pack."""
    return Problem(code, RULE, pointer[:512], message)


def ability_faults(ability: Ability, pointer: str, kind: Kind, cast: Cast) -> Iterator[Problem]:
    """All faults of an ability."""
    yield from _trigger(ability, pointer, kind)
    target = ability.target
    scene = Scene(kind, ability.when, ability.party, target, cast)
    if target is not None:
        place = step(pointer, "target")
        if ability.when not in CARD_PLAYED:
            yield fault("target_out_of_place", place, "only orders and tactics have something chosen for them")
        elif not any(selector.of == "target" for selector in _selectors(ability)):
            yield fault("target_unused", place, "something is chosen, and nothing is done with it")
        yield from _fits(cast.everybody, place, target.faction, None, target.most_cost)
    yield from _conditions(scene, ability.conditions, pointer)
    for number, part in enumerate(ability.parts):
        yield from _part(scene, part, step(step(pointer, "parts"), number))


def aura_faults(aura: Aura, pointer: str, cast: Cast) -> Iterator[Problem]:
    """All faults of an aura."""
    scene = Scene("talent", None, "self", None, cast)
    to = step(pointer, "to")
    yield from _selector(scene, aura.to, to)
    if aura.to.pick == "random":
        yield fault("aura_drawn", step(to, "pick"), "an aura holds all the time; whom it reaches cannot be drawn")
    yield from _moving(aura, pointer)
    yield from _verb_amount(aura.do, aura.amount, pointer)
    if aura.amount is not None:
        yield from _amount(scene, aura.amount, step(pointer, "amount"))
    yield from _conditions(scene, aura.conditions, pointer)


def _moving(aura: Aura, pointer: str) -> Iterator[Problem]:
    """An aura is counted again and again: what it counts must not be drawn, nor move because it was counted."""
    amounts = [aura.amount, *[condition.amount for condition in aura.conditions]]
    measures = [(amount.who, amount.value) for amount in amounts if amount is not None and amount.who is not None]
    for who, value in (*measures, (aura.to, None)):
        if who is not aura.to and who.pick == "random":
            yield fault("aura_drawn", pointer, "an aura holds all the time; what it counts cannot be drawn")
        if aura.do == "health" and (who.hurt is not None or {value, who.by} & {"health", "lost_health"}):
            yield fault("aura_of_itself", pointer, "an aura on health that depends on health would change itself")


# When


def _trigger(ability: Ability, pointer: str, kind: Kind) -> Iterator[Problem]:
    when = ability.when
    may = {
        "talent": when != "played",
        "tactic": when == "played",
        "secret": when not in (*CARD_PLAYED, "falls"),
    }
    if not may[kind]:
        yield fault("wrong_trigger", step(pointer, "when"), f"a {kind} cannot have the trigger {when}")
        return
    place = step(pointer, "party")
    if when in (*CARD_PLAYED, "falls"):
        if ability.party != "self":
            yield fault("party_out_of_place", place, f"{when} is about the card itself")
    elif kind == "secret":
        if ability.party == "self":
            yield fault("never_fires", place, "a secret is no general: it is own, other or any")
        elif ability.party == "other" and when == "attacked":
            yield fault("never_fires", place, "in the other side's turn nobody attacks that side")
        elif ability.party == "own" and when in OWN_TURN_ONLY:
            yield fault("never_fires", place, f"a secret waits in the other side's turn; {when} of its own never comes")
    elif when == "general_falls" and ability.party == "self":
        yield fault("never_fires", place, "who falls has only its last act")


# What


def _part(scene: Scene, part: Part, pointer: str) -> Iterator[Problem]:
    do = part.do
    if part.to is not None:
        yield from _target_of(scene, part, part.to, step(pointer, "to"))
    elif do not in (*OF_SIDES, "summon"):
        yield fault("selector_missing", pointer, f"whom does {do} work on?")
    if do == "copy_talent" and scene.kind != "talent":
        yield fault("no_bearer", step(pointer, "do"), f"a {scene.kind} has no talent to change")
    if do == "copy_talent" and scene.trigger == "falls":
        yield fault("never_a_target", step(pointer, "do"), "who has fallen gets no other talent")
    zone = step(pointer, "zone")
    if do == "summon":
        if part.zone is None:
            yield fault("zone_missing", pointer, "where does the general come from?")
        elif part.zone == "field":
            yield fault("wrong_zone", zone, "who stands on the field cannot enter it")
    elif part.zone is not None:
        yield fault("zone_out_of_place", zone, f"{do} takes nothing out of a zone")
    if part.lasts is not None and do not in LAST:
        yield fault("lasts_out_of_place", step(pointer, "lasts"), f"{do} is done at once")
    yield from _verb_amount(do, part.amount, pointer)
    if part.amount is not None:
        yield from _amount(scene, part.amount, step(pointer, "amount"))
    if part.repeat is not None:
        place = step(pointer, "repeat")
        if _most(part.repeat) < 1:
            yield fault("amount_without_effect", place, "this repeats the part less than once: it would never happen")
        yield from _amount(scene, part.repeat, place)
    yield from _conditions(scene, part.conditions, pointer)


def _target_of(scene: Scene, part: Part, to: Selector, pointer: str) -> Iterator[Problem]:
    if part.do in OF_SIDES:
        yield fault("selector_out_of_place", pointer, f"{part.do} works on the side of the card")
        return
    yield from _selector(scene, to, pointer)
    if part.do == "summon":
        if to.of != "own":
            yield fault("never_a_target", step(pointer, "of"), "only generals of the own side enter")
        if to.hurt:
            yield fault("never_a_target", step(pointer, "hurt"), "who is not on the field is not hurt")
        if to.pick == "neighbours":
            yield fault("never_a_target", step(pointer, "pick"), "who is not on the field stands beside nobody")


def _verb_amount(do: str, amount: Amount | None, pointer: str) -> Iterator[Problem]:
    if amount is None:
        if do in NEED_AMOUNT:
            yield fault("amount_missing", pointer, f"how much {do}?")
        return
    place = step(pointer, "amount")
    if do not in TAKE_AMOUNT:
        yield fault("amount_out_of_place", place, f"{do} has no amount")
    elif _constant(amount) == 0 if do in SIGNED else _most(amount) < 1:
        least = "0 changes nothing" if do in SIGNED else "an amount below 1 does nothing"
        yield fault("amount_without_effect", place, f"{do}: {least}")


# Whom


def _selector(scene: Scene, selector: Selector, pointer: str) -> Iterator[Problem]:
    yield from _origin(scene, selector, step(pointer, "of"))
    by, count = step(pointer, "by"), step(pointer, "count")
    sorted_ = selector.pick in ("lowest", "highest")
    if sorted_ and selector.by is None:
        yield fault("by_missing", pointer, f"{selector.pick} of what?")
    elif not sorted_ and selector.by is not None:
        yield fault("by_out_of_place", by, f"{selector.pick} asks for no value")
    if selector.count != 1 and not sorted_ and selector.pick != "random":
        yield fault("count_out_of_place", count, f"{selector.pick} are as many as there are")
    # Whoever stands beside somebody can be anybody.
    whoever = _meant(scene, selector) if selector.pick != "neighbours" else scene.cast.everybody
    yield from _fits(scene.cast.everybody, pointer, selector.faction, selector.least_cost, selector.most_cost)
    if whoever is not None and not _fitting(whoever, selector.faction, selector.least_cost, selector.most_cost):
        yield from _never(scene, selector, pointer)


def _meant(scene: Scene, selector: Selector) -> Figures | None:
    """Faction and cost of whomever an origin can mean; None: it is not known, or can be anybody."""
    everybody, target = scene.cast.everybody, scene.target
    if selector.of in scene.bearer():
        return scene.cast.bearers
    if selector.of == "target" and target is not None and everybody is not None:
        return _fitting(everybody, target.faction, None, target.most_cost)
    return None


def _never(scene: Scene, selector: Selector, pointer: str) -> Iterator[Problem]:
    """Whom an origin means never fits; passed over where that has another fault already."""
    everybody, meant = scene.cast.everybody, _meant(scene, selector)
    if meant and everybody and _fitting(everybody, selector.faction, selector.least_cost, selector.most_cost):
        who = "what is chosen" if selector.of == "target" else "the bearer"
        yield fault("never_a_target", pointer, f"{who} is never such a general")


def _origin(scene: Scene, selector: Selector, pointer: str) -> Iterator[Problem]:
    of, trigger = selector.of, scene.trigger
    if of == "self":
        if scene.kind != "talent":
            yield fault("no_bearer", pointer, f"a {scene.kind} is borne by no general")
        elif trigger == "falls":
            yield fault("never_a_target", pointer, "who has fallen is no target")
    elif of == "target":
        if scene.target is None:
            yield fault("no_target", pointer, "nothing was chosen")
    elif of in ("attacker", "attacked"):
        if trigger not in ATTACKS:
            yield fault("no_attack", pointer, f"only {', '.join(ATTACKS)} tell who attacks whom")
    elif of == "subject" and trigger not in ABOUT_A_GENERAL:
        yield fault("no_subject", pointer, "this is not about a general")
    elif of == "subject" and trigger == "general_falls":
        yield fault("never_a_target", pointer, "who has fallen is no target")
    if of in scene.bearer() and selector.others and selector.pick != "neighbours" and trigger != "falls":
        yield fault("never_a_target", pointer, "the bearer, but without the bearer")


def _fits(
    figures: Figures | None, pointer: str, faction: Faction | None, least: int | None, most: int | None
) -> Iterator[Problem]:
    low, high = least or 1, most or 5
    if low > high:
        yield fault("contradictory_filter", step(pointer, "least_cost"), f"at least {low} and at most {high}")
    elif figures is not None and not _fitting(figures, faction, least, most):
        yield fault("nobody_fits", pointer, "the pack has no such general")


def _fitting(figures: Figures, faction: Faction | None, least: int | None, most: int | None) -> Figures:
    """Those that filters let through."""
    low, high = least or 1, most or 5
    return tuple((its, cost) for its, cost in figures if faction in (None, its) and low <= cost <= high)


def _selectors(ability: Ability) -> Iterator[Selector]:
    """Every selector in an ability."""
    conditions = list(ability.conditions)
    amounts: list[Amount | None] = []
    for part in ability.parts:
        if part.to is not None:
            yield part.to
        amounts += [part.amount, part.repeat]
        conditions += part.conditions
    amounts += [condition.amount for condition in conditions]
    yield from (amount.who for amount in amounts if amount is not None and amount.who is not None)


# How much, and if


def _amount(scene: Scene, amount: Amount, pointer: str) -> Iterator[Problem]:
    if amount.who is not None:
        yield from _selector(scene, amount.who, step(pointer, "who"))
        if amount.phase:
            yield fault("two_measures", step(pointer, "phase"), "times the phase, or times somebody's value: not both")
    elif amount.value is not None:
        yield fault("value_of_nobody", step(pointer, "value"), "whose value?")
    if amount.times != 1 and amount.who is None and not amount.phase:
        yield fault("times_out_of_place", step(pointer, "times"), "times what?")
    yield from _bounds(amount.least, amount.most, step(pointer, "least"))


def _bounds(least: int | None, most: int | None, pointer: str) -> Iterator[Problem]:
    if least is not None and most is not None and least > most:
        yield fault("contradictory_bounds", pointer, f"at least {least} and at most {most}")


def _constant(amount: Amount) -> int | None:
    """What an amount always is; None: it depends."""
    if amount.who is not None or amount.phase:
        return None
    low = -inf if amount.least is None else amount.least
    high = inf if amount.most is None else amount.most
    return int(min(max(amount.base, low), high))


def _most(amount: Amount) -> float:
    """The most that an amount can ever be."""
    constant = _constant(amount)
    if constant is not None:
        return constant
    return inf if amount.most is None else amount.most


def _conditions(scene: Scene, conditions: tuple[Condition, ...], pointer: str) -> Iterator[Problem]:
    for number, condition in enumerate(conditions):
        place = step(step(pointer, "conditions"), number)
        yield from _amount(scene, condition.amount, step(place, "amount"))
        low, high = condition.at_least, condition.at_most
        if low is None and high is None:
            yield fault("bound_missing", place, "at least what, or at most what?")
        yield from _bounds(low, high, step(place, "at_least"))
        constant = _constant(condition.amount)
        if constant is not None and not (-inf if low is None else low) <= constant <= (inf if high is None else high):
            yield fault("never_holds", place, f"{constant} is never within these bounds")
