"""The effect vocabulary of kassen's cards (KS-12.2). Types only; what each word does stands in ``effects``.

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

from warlords_core.types import Frozen

Number = Annotated[int, Meta(ge=-99, le=99)]
Few = Annotated[int, Meta(ge=1, le=8)]
Faction = Literal["wei", "shu", "wu", "other"]
Zone = Literal["field", "hand", "deck", "fallen"]

Trigger = Literal[
    "deployed",  # the bearer was deployed by hand: its order; asks a question (KS-3.3)
    "played",  # the tactic was played and the answer was right (KS-4.1)
    "falls",  # the bearer left the field dead: its last act (KS-7.2)
    "attacks",  # a general declared an attack (KS-5.2)
    "attacked",  # a general was chosen as the target of an attack, before the blows (KS-5.2)
    "damaged",  # a general lost at least 1 health and lives; heard after each part, and after the blows of an attack
    "survives",  # a general took part in an attack, as attacker or target, and lives
    "turn_starts",  # a side's turn begins, after income and draw
    "turn_ends",  # a side's turn ends, after poison, before rage
    "tactic_played",  # a side played a tactic and answered right, before its effect (KS-4.1)
    "enters",  # a general entered the field, in any way
    "general_falls",  # a general left the field dead; survivors react
]

Party = Literal["self", "own", "other", "any"]
"""Whose doing it must be: the bearer's alone, the bearer's side's (the bearer's included), the other side's, anybody's.

Of what only a side does (turns, tactics) self and own are the same. Nobody hears its own entrance but by self.
"""

Origin = Literal[
    "self",  # the general that bears the ability
    "target",  # what was chosen when the card was played
    "attacker",
    "attacked",
    "subject",  # whom the event is about: the general that entered, was damaged, or was chosen for the tactic
    "own",  # the generals of the bearer's side
    "enemy",  # the generals of the other side
    "all",
]

Value = Literal["attack", "health", "lost_health", "barrier", "cost", "charm", "poison"]

Pick = Literal["all", "random", "lowest", "highest", "neighbours"]
"""neighbours: those beside each of the origin, on its side's field."""

Verb = Literal[
    "damage",  # barrier first, then health (KS-5.4)
    "heal",  # up to the maximum
    "barrier",  # adds up; ends when the bearer's owner's next turn begins
    "attack",  # plus or minus, for a while or for good
    "health",  # plus or minus on the maximum; plus heals as much
    "poison",  # adds up; strikes at the end of the bearer's owner's turns
    "cure",  # poison and bad states go
    "stun",
    "disarm",
    "helpless",
    "cover",
    "taunt",
    "thorns",  # amount
    "rage",
    "no_counter",  # its attacks receive no counter
    "ready",  # deployment sickness is lifted
    "again",  # one more attack this turn
    "draw",  # amount cards
    "recall",  # back to its owner's hand, as printed
    "destroy",  # marked to fall, whatever its health
    "summon",  # amount generals of the own side enter from a zone, unpaid, without order; else as many as are picked
    "copy_talent",  # the bearer's talent becomes that of the selected general
    "strip",  # the selected generals lose their talents
    "command_now",  # may pass the limit
    "command_next",  # on the next own turn's limit
    "debt",  # deducted from the next own turn's command
    "clear_debt",  # up to the amount
    "spy",  # amount cards of the other side's hand become known, drawn at random
    "swap",  # base attack and base health of the selected generals change places; bonuses, auras and wounds stay
    "move",  # to the right end of its side's field
]

Status = Literal["stun", "disarm", "helpless", "cover", "taunt", "thorns", "rage", "no_counter"]
STATES: Final[tuple[Status, ...]] = get_args(Status)
"""Verbs that put a general into a state."""
BAD_STATES: Final = ("stun", "disarm", "helpless")
"""States that are cured, and that end by themselves if the card does not say when (KS-5.7)."""

Lasting = Literal["turn", "phase", "next_turn", "good"]
"""Till this turn ends; till this phase ends; till the end of the bearer's owner's next turn (KS-5.7); for good."""


class Selector(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Generals on the field (of ``summon``: cards of a zone), found when the part runs."""

    of: Origin
    others: bool = False
    """True: without the bearer."""
    faction: Faction | None = None
    least_cost: Annotated[int, Meta(ge=1, le=5)] | None = None
    most_cost: Annotated[int, Meta(ge=1, le=5)] | None = None
    hurt: bool | None = None
    """True: only those below their maximum; False: only those at it."""
    pick: Pick = "all"
    by: Value | None = None
    """For lowest and highest; ties go to the earlier entered."""
    count: Few = 1
    """How many random, lowest or highest picks."""


class Amount(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """``base + times × (value of the first of ``who``, or how many ``who`` are)``, then held within least and most."""

    base: Number = 0
    times: Number = 1
    value: Value | None = None
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


class Part(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that an ability does."""

    do: Verb
    to: Selector | None = None
    """Left out: the side of the card itself (draw, command, debt, spy)."""
    amount: Amount | None = None
    """Left out: 1."""
    lasts: Lasting | None = None
    """Left out: stun, disarm and helpless till the end of the bearer's owner's next turn, all others for good."""
    zone: Zone | None = None
    """Of summon: where the general comes from."""
    repeat: Amount | None = None
    """How often the part runs, each time looking and drawing anew, deaths settled between (KS-7.1)."""
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=4)] = ()


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

    when: Trigger
    party: Party = "self"
    target: Target | None = None
    """Of deployed and played only. An order without a possible target works without one."""
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=4)] = ()
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=6)]


class Aura(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """Holds while its bearer stands on the field with its talent.

    What it counts is counted without auras, but for maximum health, on which all others are counted (KS-7.1).
    """

    do: Literal["attack", "health", "cover", "taunt", "thorns", "rage", "no_counter"]
    to: Selector
    amount: Amount | None = None
    conditions: Annotated[tuple[Condition, ...], Meta(max_length=4)] = ()


TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)
VALUES: Final[tuple[Value, ...]] = get_args(Value)
PICKS: Final[tuple[Pick, ...]] = get_args(Pick)
