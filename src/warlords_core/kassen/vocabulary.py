"""The effect vocabulary of kassen's cards (KS-12.2). Types only; what each word means stands in ``words``.

A card is data: *abilities* with a trigger, conditions and parts, and *auras* that hold while a general stands.

::

    Ability   when something happens [, of whom] [, if conditions]: parts, one after another
    Part      what, to whom, how much [, how long]
    Selector  from where, filtered, then all of them or some
    Amount    number, or a value of somebody, or a count; times, min, max
    Condition an amount that is at least or at most something
    Aura      while the general stands [and conditions hold]: whom, what, how much
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from warlords_core.kassen.words import told
from warlords_core.types import Frozen

Number = Annotated[int, Meta(ge=-99, le=99)]
Few = Annotated[int, Meta(ge=1, le=8)]
Faction = Literal["wei", "shu", "wu", "other"]
Zone = Literal["field", "hand", "deck", "fallen"]

Trigger = Literal[
    "deployed",
    "played",
    "falls",
    "attacks",
    "attacked",
    "damaged",
    "survives",
    "turn_starts",
    "turn_ends",
    "tactic_played",
    "enters",
    "general_falls",
]

Party = Literal["self", "own", "other", "any"]
"""Whose doing it must be.

Of what only a side does (turns, tactics) self and own are the same. Nobody hears its own entrance but by self.
"""

Origin = Literal[
    "self",
    "target",
    "attacker",
    "attacked",
    "subject",
    "own",
    "enemy",
    "all",
]

Value = Literal["attack", "health", "lost_health", "barrier", "cost", "charm", "poison"]

Pick = Literal["all", "random", "lowest", "highest", "neighbours"]
Verb = Literal[
    "damage",
    "heal",
    "barrier",
    "attack",
    "health",
    "poison",
    "cure",
    "stun",
    "disarm",
    "helpless",
    "cover",
    "taunt",
    "thorns",
    "rage",
    "no_counter",
    "ready",
    "again",
    "draw",
    "recall",
    "destroy",
    "summon",
    "copy_talent",
    "strip",
    "command_now",
    "command_next",
    "debt",
    "clear_debt",
    "spy",
    "swap",
    "move",
]

Status = Literal["stun", "disarm", "helpless", "cover", "taunt", "thorns", "rage", "no_counter"]
STATES: Final[tuple[Status, ...]] = get_args(Status)
"""Verbs that put a general into a state."""
BAD_STATES: Final = ("stun", "disarm", "helpless")
"""States that are cured, and that end by themselves if the card does not say when (KS-5.7)."""

Lasting = Literal["turn", "phase", "next_turn", "good"]

# What the words mean, for schemas.
_DO = Meta(description=told("do"))
_LASTS = Meta(description=told("lasts"))
_OF = Meta(description=told("of"))
_PARTY = Meta(description=told("party"))
_PICK = Meta(description=told("pick"))
_VALUE = Meta(description=told("value"))
_WHEN = Meta(description=told("when"))
_ZONE = Meta(description=told("zone"))


class Selector(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Generals on the field (of ``summon``: cards of a zone), found when the part runs."""

    of: Annotated[Origin, _OF]
    others: bool = False
    """True: without the bearer."""
    faction: Faction | None = None
    least_cost: Annotated[int, Meta(ge=1, le=5)] | None = None
    most_cost: Annotated[int, Meta(ge=1, le=5)] | None = None
    hurt: bool | None = None
    """True: only those below their maximum; False: only those at it."""
    pick: Annotated[Pick, _PICK] = "all"
    by: Value | None = None
    """For lowest and highest; ties go to the earlier entered."""
    count: Few = 1
    """How many random, lowest or highest picks."""


class Amount(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """``base + times × (value of the first of ``who``, or how many ``who`` are)``, then held within least and most."""

    base: Number = 0
    times: Number = 1
    value: Annotated[Value, _VALUE] | None = None
    who: Selector | None = None
    """With a value: whose. Without: they are counted."""
    phase: bool = False
    """True: times the number of the phase."""
    least: Number | None = None
    most: Number | None = None


class Condition(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Holds if the amount is within these bounds."""

    amount: Amount
    at_least: Number | None = None
    at_most: Number | None = None


Conditions = Annotated[tuple[Condition, ...], Meta(max_length=2)]
"""All of them must hold. So few of them, of auras, abilities and parts bound how long an action can take (KS-7.3)."""


class Part(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that an ability does."""

    do: Annotated[Verb, _DO]
    to: Selector | None = None
    """Left out: the side of the card itself (draw, command, debt, spy)."""
    amount: Amount | None = None
    """Left out: 1."""
    lasts: Annotated[Lasting, _LASTS] | None = None
    """Left out: stun, disarm and helpless till the end of the bearer's owner's next turn, all others for good."""
    zone: Annotated[Zone, _ZONE] | None = None
    """Of summon: where the general comes from."""
    repeat: Amount | None = None
    """How often the part runs, each time looking and drawing anew, deaths settled between (KS-7.1)."""
    conditions: Conditions = ()


class Target(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """What is chosen when a card is played, before its question."""

    of: Literal["own", "enemy", "all"]
    faction: Faction | None = None
    most_cost: Annotated[int, Meta(ge=1, le=5)] | None = None
    hurt: bool | None = None
    others: bool = True
    """True: the bearer of an order cannot be chosen."""


class Ability(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happens by itself, or when its card is played."""

    when: Annotated[Trigger, _WHEN]
    party: Annotated[Party, _PARTY] = "self"
    target: Target | None = None
    """Of deployed and played only. An order without a possible target works without one."""
    conditions: Conditions = ()
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=4)]


class Aura(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Holds while its bearer stands on the field with its talent.

    What it counts is counted without auras, but for maximum health, on which all others are counted (KS-7.1).
    """

    do: Literal["attack", "health", "cover", "taunt", "thorns", "rage", "no_counter"]
    to: Selector
    amount: Amount | None = None
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=1)] = ()
    """One at most: auras are counted after every event."""


TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)
VALUES: Final[tuple[Value, ...]] = get_args(Value)
PICKS: Final[tuple[Pick, ...]] = get_args(Pick)
