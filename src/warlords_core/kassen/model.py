"""The values of kassen: options, state, agenda steps and the view. Types only.

Decisions and the actions that answer them stand in ``decisions``, events in ``events``, the words of cards in
``vocabulary``. A *unit* is a general on the field; its number counts entrances over the whole match, both sides
together, so the same general taken back and deployed again is another unit. ``general`` and ``tactic`` are positions
in the pack's lists.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from warlords_core.kassen.vocabulary import Status
from warlords_core.rules import Text
from warlords_core.types import Frozen, GameOptions, GameState, GameView, Name, Step

Side = Annotated[int, Meta(ge=0, le=1, description="A side: the seat that leads it.")]
Unit = Annotated[int, Meta(ge=1, le=9_999, description="Number of a unit: how many had entered with it.")]
General = Annotated[int, Meta(ge=0, le=499, description="Position of a general in the pack's list.")]
Tactic = Annotated[int, Meta(ge=0, le=499, description="Position of a tactic or secret in the pack's list.")]
Question = Annotated[int, Meta(ge=0, le=4_999, description="Position of a question in the pack's list.")]
Phase = Annotated[int, Meta(ge=1, le=20)]
Points = Annotated[int, Meta(ge=0, le=9_999)]
Stat = Annotated[int, Meta(ge=-9_999, le=9_999)]
Place = Annotated[int, Meta(ge=0, le=15, description="Position on a field, or of a choice, from the first.")]
Slot = Annotated[int, Meta(ge=0, le=63, description="Position in a hand, from the left.")]

Land = Literal["central_plains", "north", "guanzhong", "jiangnan", "bashu", "nanzhong"]
Leader = Literal["person", "low", "middle", "high"]
"""Who leads a side: a person, or the computer at 下, 中 or 上."""

SIDES: Final = 2
LAST_PHASE: Final = 20
HIGHEST_LIMIT: Final = 10
FORCED_FROM: Final = 4
"""First phase in which an empty field is filled by force (KS-3.4)."""
RIGHT_IN_100: Final[dict[Leader, int]] = {"low": 30, "middle": 65, "high": 95}
"""KS-8.3."""
MOST_ACTIONS_A_TURN: Final = 100
MOST_EVENTS_AN_ACTION: Final = 1_000
MOST_REACTIONS_AN_ACTION: Final = 3_000
"""So many listeners are looked at in an action, whether they react or not (KS-7.3)."""
MOST_SECRETS: Final = 5
MOST_ENTRANCES: Final = 9_998
"""So many units and secrets come into play in a match at most; then nothing enters any more (KS-7.3)."""
MOST_JOURNAL: Final = 10_000
"""A journal keeps so many lines, the newest."""
HIGHEST: Final = 9_999
"""No figure of a unit or a side grows beyond this; what an effect gives beyond it is lost."""


class Army(Frozen, frozen=True):
    """What a side brings, by ids of the pack; the order breaks ties (KS-1.6)."""

    generals: Annotated[tuple[Name, ...], Meta(min_length=3, max_length=8)]
    tactics: Annotated[tuple[Name, ...], Meta(max_length=40)]


class Options(GameOptions, frozen=True, kw_only=True):
    """What the table agrees on: the battle, the armies, and the switches."""

    pack: Name = "three-kingdoms"
    seats: Literal[2] = 2
    kind: Literal["field", "siege"] = "field"
    defender: Side = 0
    """Of a siege: the side in the castle."""
    land: Land = "central_plains"
    """Where; without meaning for the rules (KS-1.3)."""
    armies: Annotated[tuple[Army, ...], Meta(min_length=2, max_length=2)] | None = None
    """By side; null: dealt from the pack."""
    army_size: Annotated[int, Meta(ge=3, le=8)] = 4
    """Generals a side, for dealt armies."""
    leaders: Annotated[tuple[Leader, ...], Meta(min_length=2, max_length=2)] = ("person", "person")
    """By side."""
    opening: Literal["by_size", "shuffled"] = "by_size"
    """KS-1.2: by_size gives an army of at most 4 all its generals in hand; shuffled always shuffles all cards."""
    carry_debt: bool = True
    """KS-2.2."""
    field_limit: Annotated[int, Meta(ge=1, le=8)] = 8
    """KS-3.1."""
    secret_question: bool = True
    """KS-4.2."""
    thorns_barrier: Literal["bearer", "attacker"] = "bearer"
    """KS-5.5: whose barrier makes thorns harmless by taking everything."""
    retreat_capture: Literal["field", "fallen_only"] = "field"
    """KS-10.2."""


# --- what lies open -----------------------------------------------------------------------------------------


class Ending(Frozen, frozen=True):
    """When a bonus or a condition ends."""

    after: Literal["turn", "phase", "next_turn", "good"]
    begun: bool = False
    """Of next_turn: True once its bearer's owner's next turn has begun (KS-5.7)."""


class Bonus(Frozen, frozen=True):
    """A change of attack or maximum health; all of them stand in one list (KS-5.8)."""

    stat: Literal["attack", "health"]
    amount: Stat
    ends: Ending


class UnitState(Frozen, frozen=True):
    """A state that a unit was put into."""

    what: Status
    amount: Points
    ends: Ending


class Fighter(Frozen, frozen=True, kw_only=True):
    """A unit: a general on the field. Current attack and maximum health are base plus bonuses plus auras."""

    unit: Unit
    general: General
    health: Stat
    most: Stat
    """Maximum health as it was counted last: printed, with bonuses and auras."""
    barrier: Points = 0
    poison: Points = 0
    bonuses: Annotated[tuple[Bonus, ...], Meta(max_length=1_000)] = ()
    conditions: Annotated[tuple[UnitState, ...], Meta(max_length=1_000)] = ()
    doomed: bool = False
    """True if an effect has marked it to fall, whatever its health."""
    sick: bool = True
    attacks: Annotated[int, Meta(ge=0, le=999)] = 1
    """Attacks left this turn."""
    talent: General | None
    """Whose talent it has: its own at first, null if stripped (KS-12.2)."""
    swapped: bool = False
    """True while base attack and health have changed places."""


class Line(Frozen, frozen=True, kw_only=True):
    """What everybody sees of a side."""

    fighters: Annotated[tuple[Fighter, ...], Meta(max_length=8)]
    """The field, left to right."""
    command: Points
    limit: Points
    bonus: Annotated[int, Meta(ge=-HIGHEST_LIMIT, le=HIGHEST_LIMIT)]
    """Added to the next own turn's limit."""
    debt: Points
    """Deducted from the next own turn's command."""
    fallen: Annotated[tuple[General, ...], Meta(max_length=8)]
    """In order of falling."""
    spent: Annotated[tuple[Tactic, ...], Meta(max_length=40)]
    """Tactics played and secrets fired, in order."""
    entered: Annotated[tuple[General, ...], Meta(max_length=8)]
    """Generals that have been on the field: the roster (KS-1.8)."""


class Verdict(Frozen, frozen=True):
    """How the match was decided."""

    winner: Side
    reason: Literal["no_generals", "last_question", "last_phase", "retreat", "lot"]


class Speaker(Frozen, frozen=True):
    """The survivor who speaks at the end (KS-10.1)."""

    side: Side
    general: General


class Capture(Frozen, frozen=True):
    """What became of a general of the loser that could be captured (KS-10.2)."""

    general: General
    captured: bool
    chance: Annotated[int, Meta(ge=0, le=900)]
    """In thousandths."""


class Settlement(Frozen, frozen=True, kw_only=True):
    """What followed from the verdict, in the order in which it is told (KS-10)."""

    words: Literal["victory", "defeat", "retreat"]
    """The strategist's, who speaks first."""
    speaker: Speaker | None
    """Null: nobody survived who could speak."""
    captures: Annotated[tuple[Capture, ...], Meta(max_length=16)]
    """Of the loser's generals; whoever is not listed was safe."""


Noted = Literal["tactic", "secret", "order", "last_act", "attribute"]


class Journal(Frozen, frozen=True):
    """One line of the journal (KS-1.8)."""

    side: Side
    what: Noted
    card: Annotated[int, Meta(ge=0, le=499)] | None
    """Position of the tactic, or of the general whose talent it is; null: a secret that was not fired yet."""


class Table(Frozen, frozen=True, kw_only=True):
    """What lies open between the sides."""

    phase: Phase
    turn: Side
    """Whose turn it is."""
    first: Side
    """Whose turn begins a phase (KS-1.4)."""
    lines: Annotated[tuple[Line, ...], Meta(min_length=2, max_length=2)]
    entrances: Annotated[int, Meta(ge=0, le=MOST_ENTRANCES)]
    """Units that have entered and secrets that were set so far, both sides together."""
    actions: Annotated[int, Meta(ge=0, le=MOST_ACTIONS_A_TURN + 2)]
    """Actions taken in this turn."""
    attacks: Annotated[int, Meta(ge=0, le=MOST_ACTIONS_A_TURN + 2)] = 0
    """Attacks among them: after the first of them the computer does nothing else (KS-11.1)."""
    journal: Annotated[tuple[Journal, ...], Meta(max_length=MOST_JOURNAL)]
    verdict: Verdict | None
    settlement: Settlement | None = None
    """There if and only if there is a verdict; a side's own questions with their explanations stand in its view."""


# --- what is hidden -----------------------------------------------------------------------------------------


class Card(Frozen, frozen=True):
    """A card in a hand or a deck."""

    kind: Literal["general", "tactic"]
    index: Annotated[int, Meta(ge=0, le=499)]
    """Position in the pack's generals, or in its tactics and secrets."""
    shown: bool = False
    """True if the other side knows it (spied on, taken back to hand)."""


class SetCard(Frozen, frozen=True):
    """A secret that is set."""

    tactic: Tactic
    number: Unit
    """Its number in the one count of all that comes into play: who reacts first (KS-7.1)."""
    shown: bool = False
    """True if the other side knows it: it was shown before it was set (KS-1.7)."""


class LostCard(Frozen, frozen=True):
    """A secret that was lost unset."""

    tactic: Tactic
    shown: bool = False
    """True if the other side knows it (KS-1.7)."""


class Asked(Frozen, frozen=True):
    """A question that waits for an answer."""

    question: Question
    order: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=4, max_length=4)]
    """Which of the pack's choices stands at each place."""


class Played(Frozen, frozen=True):
    """The card that the waiting question decides about."""

    card: Annotated[int, Meta(ge=0, le=499)]
    """Position of the tactic or secret; of an order, of the general."""
    target: Unit | None
    """What was chosen."""
    unit: Unit | None
    """Of an order: the unit that was deployed."""
    shown: bool = False
    """Of a secret: True if the other side knows it (KS-1.7)."""


class Answered(Frozen, frozen=True):
    """A question that a side has answered, for its settlement (KS-10.1)."""

    question: Question
    order: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=4, max_length=4)]
    chosen: Annotated[int, Meta(ge=0, le=3)]
    """The place that was chosen."""


class Hand(Frozen, frozen=True, kw_only=True):
    """What a side hides from the other."""

    hand: Annotated[tuple[Card, ...], Meta(max_length=64)]
    """Left to right."""
    deck: Annotated[tuple[Card, ...], Meta(max_length=64)]
    """Top first; its order is hidden from its own side too."""
    secrets: Annotated[tuple[SetCard, ...], Meta(max_length=MOST_SECRETS)]
    """In order of setting."""
    asked: Asked | None
    played: Played | None
    answered: Annotated[tuple[Answered, ...], Meta(max_length=5_000)]
    lost: Annotated[tuple[LostCard, ...], Meta(max_length=40)] = ()
    """Secrets that were lost unset; the other side does not learn which ones (KS-4.2)."""


# --- steps at which a match rests ---------------------------------------------------------------------------


class Turn(Step, frozen=True, tag="turn"):
    """A side takes its turn, action by action (waits for it)."""

    seat: Side


class Asking(Step, frozen=True, tag="asking"):
    """A person answers a question (waits for it); which one, only that side knows."""

    seat: Side
    purpose: Literal["order", "tactic", "secret", "last"]
    """What the answer decides; last: the match (KS-9.1)."""


AnyStep = Turn | Asking
Agenda = Annotated[tuple[AnyStep, ...], Meta(max_length=2)]


class State(GameState, frozen=True, kw_only=True):
    """A whole match of kassen, hidden parts included."""

    game: Literal["kassen"]
    options: Options
    armies: Annotated[tuple[Army, ...], Meta(min_length=2, max_length=2)]
    """By side, given or dealt."""
    agenda: Agenda
    table: Table
    hands: Annotated[tuple[Hand, ...], Meta(min_length=2, max_length=2)]
    last_fallen: Annotated[tuple[General, ...], Meta(max_length=16)] = ()
    """Who fell when both sides lost their last generals at once (KS-9.1)."""


# --- what a side sees ---------------------------------------------------------------------------------------


class SeenCard(Frozen, frozen=True):
    """A card of a hand or a deck, as whoever looks sees it."""

    kind: Literal["general", "tactic"]
    """Secrets look like tactics (KS-1.7)."""
    index: Annotated[int, Meta(ge=0, le=499)] | None
    """Position in the pack's generals, or in its tactics and secrets; null: a back."""
    shown: bool
    """True if the other side knows it."""


class SeenState(Frozen, frozen=True):
    """A state that a unit is in, with its remaining time (KS-1.9)."""

    what: Status
    amount: Points
    ends: Ending | None
    """Null: it comes from an aura, and ends with that."""


class SeenUnit(Frozen, frozen=True, kw_only=True):
    """A unit as everybody sees it (KS-1.9): the figures that work, auras counted."""

    unit: Unit
    general: General
    frame: Literal["iron", "bronze", "gold"]
    base_attack: Stat
    base_health: Stat
    attack: Points
    health: Stat
    most_health: Stat
    barrier: Points
    poison: Points
    states: Annotated[tuple[SeenState, ...], Meta(max_length=200)]
    can_attack: bool
    """Whether it could attack now, if somebody can be attacked (KS-5.1)."""


class SeenPlay(Frozen, frozen=True, kw_only=True):
    """The card that the waiting question decides about, as the table sees it."""

    card: Annotated[int, Meta(ge=0, le=499)] | None
    """Position of the tactic; of an order, of the general; null: a secret that whoever looks does not know."""
    target: Unit | None
    """Of a tactic; what was chosen for an order is seen when it works."""
    unit: Unit | None
    """Of an order: the unit that was deployed."""


class SeenSecret(Frozen, frozen=True, kw_only=True):
    """A set secret, as whoever looks sees it (KS-1.7)."""

    tactic: Tactic | None
    """Null: a back."""
    number: Unit
    """When it was set, as everybody saw: its number among all that came into play."""
    shown: bool
    """True if the other side knows it."""


class SeenSide(Frozen, frozen=True, kw_only=True):
    """A side beyond its open line: what it hides, as far as whoever looks can tell (KS-1.7)."""

    hand: Annotated[tuple[SeenCard, ...], Meta(max_length=64)]
    """Left to right; only the own side knows its cards, of others backs and what was shown."""
    deck: Annotated[int, Meta(ge=0, le=64)]
    """How many cards."""
    secrets: Annotated[tuple[SeenSecret, ...], Meta(max_length=MOST_SECRETS)]
    """In order of setting."""
    lost: Annotated[tuple[Tactic | None, ...], Meta(max_length=40)]
    """Secrets that were lost unset; null: which one, whoever looks does not know."""
    answered: Annotated[int, Meta(ge=0, le=5_000)]
    """How many questions it has answered."""
    played: SeenPlay | None


class Quiz(Frozen, frozen=True, kw_only=True):
    """A question as it is put: subject, kind, and the choices in their drawn order (KS-8.2)."""

    question: Question
    subject: General
    kind: Literal["deeds", "renown", "ties"]
    order: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=4, max_length=4)]
    """Which of the pack's choices stands at each place."""


class Marked(Frozen, frozen=True, kw_only=True):
    """A question that was answered, with its marks (KS-8.2)."""

    question: Question
    order: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=4, max_length=4)]
    chosen: Annotated[int, Meta(ge=0, le=3)]
    """The place that was chosen."""
    right: Annotated[int, Meta(ge=0, le=3)]
    """The place of the right choice."""
    explanation: Text | None
    """Null until the settlement (KS-10.1)."""


class Risk(Frozen, frozen=True):
    """How likely a general would be captured after a retreat now, as far as its side can tell (KS-9.3)."""

    general: General
    chance: Annotated[int, Meta(ge=0, le=900)]
    """In thousandths."""


class OwnSide(Frozen, frozen=True, kw_only=True):
    """What a side knows of itself, beyond its hand in ``SeenSide``."""

    army: Army
    deck: Annotated[tuple[SeenCard, ...], Meta(max_length=64)]
    """Which cards, sorted: not their order (KS-1.7)."""
    secrets: Annotated[tuple[SetCard, ...], Meta(max_length=MOST_SECRETS)]
    lost: Annotated[tuple[LostCard, ...], Meta(max_length=40)]
    quiz: Quiz | None
    """The question that waits for this side."""
    played: Played | None
    answered: Annotated[tuple[Marked, ...], Meta(max_length=5_000)]
    warning: Annotated[tuple[Risk, ...], Meta(max_length=16)] | None
    """The strategist's words on a retreat; null: this side cannot retreat now (KS-9.3)."""


class View(GameView, frozen=True, kw_only=True):
    """What a side, or a spectator, may see.

    ``options`` never tell armies, and whether they were given stands in ``armies_given``: what a side brings, the
    other one learns card by card (KS-1.8).
    """

    game: Literal["kassen"]
    options: Options
    armies_given: bool
    agenda: Agenda
    table: Table
    """Lines, roster (``entered``) and journal of both sides (KS-1.8)."""
    units: Annotated[tuple[tuple[SeenUnit, ...], ...], Meta(min_length=2, max_length=2)]
    """By side, left to right: the fighters of the table as they stand now."""
    sides: Annotated[tuple[SeenSide, ...], Meta(min_length=2, max_length=2)]
    last_fallen: Annotated[tuple[General, ...], Meta(max_length=16)]
    own: OwnSide | None
    """Null for a spectator."""
