"""Packs of kassen that Hypothesis draws from the whole vocabulary (KS-12.2); each passes every check of KS-12.4.

A *wild* pack may hold anything: chains that feed themselves, and echoes in which everybody answers everybody. A *loud*
one is built to loop: some of its generals hurt and heal themselves for ever once they are hurt. A *tame* one cannot
make an action longer than it may be (KS-7.3):

* who reacts touches two units at most, does not repeat, and has two parts at most;
* what is heard in the middle of a chain (damaged, enters, falls …) wakes nobody else.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeVar

from hypothesis import strategies as st

from tests.kassen.packs import card, question, text
from warlords_core.kassen.ability_checks import (
    ABOUT_A_GENERAL,
    ATTACKS,
    LAST,
    NEED_AMOUNT,
    OF_SIDES,
    OWN_TURN_ONLY,
    SIGNED,
    TAKE_AMOUNT,
    Kind,
)
from warlords_core.kassen.pack import Pack, PackGeneral, PackTactic, PackTalent, PackTie, PackWords, TieKind
from warlords_core.kassen.vocabulary import (
    PICKS,
    TRIGGERS,
    VALUES,
    VERBS,
    Ability,
    Amount,
    Aura,
    Condition,
    Faction,
    Lasting,
    Part,
    Party,
    Pick,
    Selector,
    Target,
    Trigger,
    Verb,
    Zone,
)

FACTIONS: Final[tuple[Faction, ...]] = ("wei", "shu", "wu", "other")
Temper = Literal["tame", "wild", "loud"]
LASTING: Final[tuple[Lasting, ...]] = ("turn", "phase", "next_turn", "good")
ZONES: Final[tuple[Zone, ...]] = ("hand", "deck", "fallen")
CHAINED: Final[tuple[Trigger, ...]] = ("damaged", "survives", "enters", "falls", "general_falls")
"""What is heard in the middle of a chain."""
WAKING: Final = ("damage", "destroy", "summon", "health", "swap", "copy_talent")
"""Verbs by which somebody is damaged, falls or enters, or by which a reaction comes to somebody else."""
LOUD: Final[tuple[Verb, ...]] = ("damage", "damage", "heal", "health", "barrier", "summon", "recall")
"""Verbs of which chains are made."""
BY_ITSELF: Final[tuple[Trigger, ...]] = ("attacks", "attacked", "survives", "damaged", "enters")
"""What a general listens to that can be about itself."""
OF_HEALTH: Final = ("health", "lost_health")
AURAS: Final[tuple[Any, ...]] = ("attack", "health", "cover", "taunt", "thorns", "rage", "no_counter")


T = TypeVar("T")


@cache
def _numbers(low: int, high: int) -> st.SearchStrategy[int]:
    """Made once: making a strategy takes far longer than drawing from it."""
    return st.integers(low, high)


class Draws:
    """Draws of one pack; what is simplest stands first everywhere, so that failures shrink to it."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def number(self, low: int, high: int) -> int:
        return self._draw(_numbers(low, high))

    def one(self, items: Sequence[T]) -> T:
        return items[self.number(0, len(items) - 1)]

    def chance(self, of: int = 2) -> bool:
        """True in one of so many cases."""
        return self.number(1, of) == of

    def rarely(self, make: Callable[[], T]) -> T | None:
        """Something in one of four cases, else nothing."""
        return make() if self.chance(4) else None


class Place(NamedTuple):
    """Where words stand, and what they can mean there."""

    kind: Kind
    trigger: Trigger | None
    """None: an aura."""
    target: bool
    figures: tuple[tuple[Faction, int], ...]
    temper: Temper
    of_health: bool = False
    """True: of an aura on health, which must not look at health."""
    bearer: tuple[tuple[Faction, int], ...] = ()
    """Faction and cost of the general whose talent it is."""
    party: Party | None = None
    """Whose doing an ability is about."""
    chosen: tuple[tuple[Faction, int], ...] = ()
    """Those of all generals that can be chosen."""

    @property
    def tame(self) -> bool:
        return self.temper == "tame"

    @property
    def small(self) -> bool:
        """Whether only few units may be touched here."""
        return self.tame and self.trigger not in (None, "deployed", "played")

    def origins(self) -> list[str]:
        """Whom words can mean here."""
        found = ["own", "enemy", "all"]
        if self.kind == "talent" and self.trigger != "falls":
            found.append("self")
        if self.target:
            found.append("target")
        if self.trigger in ATTACKS:
            found += ["attacker", "attacked"]
        if self.trigger in ABOUT_A_GENERAL and self.trigger != "general_falls":
            found.append("subject")
        return found

    def is_bearer(self, origin: str) -> bool:
        """Whether an origin means the bearer: the trigger is about it, or it is named."""
        if self.kind != "talent":
            return False
        about = {"attacks": ("attacker", "subject"), "attacked": ("attacked", "subject")}
        same = about.get(str(self.trigger), ("subject",)) if self.trigger in BY_ITSELF else ()
        return origin == "self" or (self.party == "self" and origin in same)

    def meant(self, origin: str) -> tuple[tuple[Faction, int], ...]:
        """Faction and cost of whomever an origin can mean."""
        if self.is_bearer(origin):
            return self.bearer
        return self.chosen if origin == "target" else self.figures


def filters(draws: Draws, figures: tuple[tuple[Faction, int], ...]) -> dict[str, Any]:
    """Faction and costs that one of these has."""
    faction, cost = draws.one(figures)
    return {
        "faction": draws.rarely(lambda: faction),
        "least_cost": draws.rarely(lambda: draws.number(1, cost)),
        "most_cost": draws.rarely(lambda: draws.number(cost, 5)),
    }


def hurt(draws: Draws) -> bool | None:
    """Mostly whoever."""
    return draws.rarely(draws.chance)


def values(place: Place) -> list[Any]:
    """What can be asked of a unit here."""
    return [value for value in VALUES if not (place.of_health and value in OF_HEALTH)]


def selector(draws: Draws, place: Place, *, of: str | None = None, cards: bool = False) -> Selector:
    """Whom; cards: those that are not on the field."""
    origin: Any = of or draws.one(place.origins())
    may: list[Pick] = [pick for pick in PICKS if pick != "random" or place.trigger is not None]
    if cards:
        may.remove("neighbours")
    if place.small and origin in ("own", "enemy", "all"):
        may = ["random", "lowest", "highest"]
    pick = draws.one(may)
    sorted_ = pick in ("lowest", "highest")
    return Selector(
        of=origin,
        others=(not place.is_bearer(origin) or pick == "neighbours") and draws.chance(),
        hurt=None if place.of_health or cards else hurt(draws),
        pick=pick,
        by=draws.one(values(place)) if sorted_ else None,
        count=draws.number(1, 2 if place.small else 8) if sorted_ or pick == "random" else 1,
        **filters(draws, place.figures if pick == "neighbours" else place.meant(origin)),
    )


def amount(draws: Draws, place: Place, *, signed: bool = False, differs: bool = False) -> Amount:
    """How much: at least 1 at times, or, signed, anything but always nothing; differs: not always the same."""
    form = draws.one(("value", "count", "phase") if differs else ("number", "number", "value", "count", "phase"))
    if form == "number":
        base = draws.one((1, 2, 3, 99, -1, -2) if signed else (1, 2, 3, 99))
        return Amount(base=base, most=draws.number(1, 9) if base > 0 and draws.chance(4) else None)
    least = draws.rarely(lambda: draws.number(-1, 2))
    return Amount(
        base=draws.one((0, 1, 2, -1)),
        times=draws.one((1, 1, 2, -1)),
        phase=form == "phase",
        value=draws.one(values(place)) if form == "value" else None,
        who=None if form == "phase" else selector(draws, place),
        least=least,
        most=draws.rarely(lambda: draws.number(max(1, least or 1), 9)),
    )


def conditions(draws: Draws, place: Place) -> tuple[Condition, ...]:
    """If: mostly nothing, else of what can differ."""
    return tuple([condition(draws, place) for _ in range(draws.one((0, 0, 0, 1, 2)))])


def condition(draws: Draws, place: Place) -> Condition:
    """At least, at most, or between."""
    low = draws.number(-2, 5)
    form = draws.one(("least", "most", "both"))
    return Condition(
        amount=amount(draws, place, differs=True),
        at_least=None if form == "most" else low,
        at_most=None if form == "least" else low + draws.number(0, 5),
    )


def verbs(place: Place, *, at_target: bool) -> list[Any]:
    """What can be done here."""
    out: tuple[str, ...] = WAKING if place.tame and place.trigger in CHAINED else ()
    if place.kind != "talent" or place.trigger == "falls":
        out += ("copy_talent",)
    if at_target:
        out += (*OF_SIDES, "summon")
    return [verb for verb in VERBS if verb not in out]


def part(draws: Draws, place: Place, *, at_target: bool = False) -> Part:
    """What, to whom, how much."""
    may: list[Verb] = verbs(place, at_target=at_target)
    if place.temper == "loud":
        may = [verb for verb in LOUD if verb in may]
    do = draws.one(may)
    to: Selector | None = None
    if do == "summon":
        to = None if draws.chance() else selector(draws, place, of="own", cards=True)
    elif do not in OF_SIDES:
        to = selector(draws, place, of="target" if at_target else None)
    much = needed(draws, place, do)
    if much is None and do in TAKE_AMOUNT and draws.chance():
        much = amount(draws, place, signed=do in SIGNED)
    return Part(
        do=do,
        to=to,
        amount=much,
        lasts=draws.one((None, None, *LASTING)) if do in LAST else None,
        zone=draws.one(ZONES) if do == "summon" else None,
        repeat=None if place.tame else draws.rarely(lambda: amount(draws, place)),
        conditions=conditions(draws, place),
    )


def needed(draws: Draws, place: Place, do: str) -> Amount | None:
    """How much, of verbs that ask for it."""
    return amount(draws, place, signed=do in SIGNED) if do in NEED_AMOUNT else None


def target(draws: Draws, place: Place) -> Target:
    """What is chosen."""
    fits = filters(draws, place.figures)
    return Target(
        of=draws.one(("own", "enemy", "all")),
        faction=fits["faction"],
        most_cost=fits["most_cost"],
        hurt=hurt(draws),
        others=draws.chance(),
    )


def choosable(target: Target, place: Place) -> tuple[tuple[Faction, int], ...]:
    """Those of all generals that can be chosen."""
    most = target.most_cost or 5
    return tuple([(its, cost) for its, cost in place.figures if target.faction in (None, its) and cost <= most])


def parties(place: Place) -> list[Any]:
    """Whose doing it can be."""
    trigger = place.trigger
    if trigger in ("deployed", "played", "falls"):
        return ["self"]
    if place.kind == "secret":
        if trigger == "attacked":
            return ["own", "any"]
        return ["other", "any"] if trigger in OWN_TURN_ONLY else ["own", "other", "any"]
    if place.tame and trigger == "damaged":
        return ["self"]
    return ["own", "other", "any"] if trigger == "general_falls" else ["self", "own", "other", "any"]


def ability(draws: Draws, place: Place, trigger: Trigger) -> Ability:
    """An ability of a trigger."""
    aimed = trigger in ("deployed", "played") and draws.chance()
    place = place._replace(trigger=trigger, target=aimed)
    more = draws.number(0, 1 if place.tame else 2)
    party = draws.one(parties(place))
    chosen = target(draws, place) if aimed else None
    place = place._replace(party=party, chosen=() if chosen is None else choosable(chosen, place))
    return Ability(
        when=trigger,
        party=party,
        target=chosen,
        conditions=conditions(draws, place),
        parts=(part(draws, place, at_target=aimed), *[part(draws, place) for _ in range(more)]),
    )


def aura(draws: Draws, place: Place) -> Aura:
    """What holds while its bearer stands."""
    do: Any = draws.one(AURAS)
    place = place._replace(of_health=do == "health")
    much = needed(draws, place, do)
    return Aura(do=do, to=selector(draws, place), amount=much, conditions=conditions(draws, place))


def talent(draws: Draws, place: Place) -> PackTalent:
    """An ability or two of different triggers, or an aura, or both."""
    may: list[Trigger] = [trigger for trigger in TRIGGERS if trigger != "played"]
    if place.temper == "loud":
        may = list(CHAINED)
    mine = []
    for _ in range(draws.one((1, 2, 0))):
        trigger = draws.one(may)
        may.remove(trigger)
        mine.append(ability(draws, place, trigger))
    held = [aura(draws, place)] if not mine or draws.chance(4) else []
    return PackTalent(name=text("talent"), text=text("drawn"), abilities=tuple(mine), auras=tuple(held))


_MYSELF: Final = Selector(of="self")
_RESTLESS: Final = PackTalent(
    name=text("restless"),
    text=text("drawn"),
    abilities=(
        Ability(
            when="damaged",
            parts=(
                Part(do="heal", to=_MYSELF, amount=Amount(base=9)),
                Part(do="damage", to=_MYSELF, amount=Amount(base=1)),
            ),
        ),
    ),
)


def general(draws: Draws, number: int, place: Place) -> PackGeneral:
    """A general of the faction and cost that stand in the figures."""
    faction, cost = place.figures[number]
    return PackGeneral(
        id=f"g{number}",
        name=text(f"G{number}"),
        faction=faction,
        cost=cost,
        attack=draws.number(0, 9),
        health=draws.number(1, 9),
        charm=draws.number(0, 100),
        talent=_RESTLESS
        if place.temper == "loud" and draws.chance(3)
        else talent(draws, place._replace(bearer=place.figures[number : number + 1])),
    )


def tactic(draws: Draws, number: int, place: Place) -> PackTactic:
    """A tactic or secret; the first of a pack is owned by a general or a faction."""
    may: list[Trigger] = [trigger for trigger in TRIGGERS if trigger not in ("deployed", "played", "falls")]
    trigger: Trigger = "played" if place.kind == "tactic" else draws.one(may)
    owner: dict[str, Any] = {}
    if not number:
        who = draws.number(0, len(place.figures) - 1)
        owner = {"faction": place.figures[who][0]} if draws.chance() else {"general": f"g{who}"}
    does = ability(draws, place, trigger)
    return card(f"{place.kind}-{number}", does, draws.number(0, 4), draws.one((0, 0, 1, 3)), **owner)


@st.composite
def packs(draw: st.DrawFn, temper: Temper) -> Pack:
    """A sound pack of 8 to 10 generals, 6 tactics and 4 secrets, one of each owned, with questions and a tie."""
    draws = Draws(draw)
    figures: tuple[tuple[Faction, int], ...] = tuple(
        [(draws.one(FACTIONS), draws.number(1, 5)) for _ in range(draws.number(8, 10))]
    )
    place = Place("talent", None, target=False, figures=figures, temper=temper)
    asked = [question(f"g{number}-{each}", each + 1) for number in range(len(figures)) for each in range(2)]
    asked = asked[: draws.one((len(asked), len(asked) // 2, 0))]
    if asked and draws.chance():
        asked[:2] = [question("g0-0", 1, "g0-1"), question("g0-1", 2, "g0-0")]
    words = (PackWords("g0", text("I am the one.")), PackWords("g1", text("I am the other.")))
    kinds: tuple[TieKind, ...] = ("rivals", "bond")
    return Pack(
        id="drawn",
        version=1,
        title=text("Drawn"),
        about=text("Drawn for a test."),
        generals=tuple([general(draws, number, place) for number in range(len(figures))]),
        tactics=tuple([tactic(draws, number, place._replace(kind="tactic")) for number in range(6)]),
        secrets=tuple([tactic(draws, number, place._replace(kind="secret")) for number in range(4)]),
        questions=tuple(asked),
        ties=(PackTie(id="tie", kind=draws.one(kinds), generals=("g0", "g1"), words=words),),
    )
