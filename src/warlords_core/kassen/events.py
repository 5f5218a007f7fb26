"""The events of kassen. Types only; the clause of each stands beside it.

What a side draws, is asked and sets is told to that side alone; the other one learns that it happened.
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.kassen.model import (
    Card,
    General,
    Land,
    Leader,
    Phase,
    Place,
    Points,
    Question,
    Side,
    Slot,
    Stat,
    Tactic,
    Unit,
    Verdict,
)
from warlords_core.types import ClauseId, Event, Name

Talent = Literal["order", "last_act", "attribute"]


# Opening and turns


class MatchOpened(Event, frozen=True, kw_only=True, tag="match_opened"):
    """Where and how the two sides meet, and who begins (KS-1.6)."""

    land: Land
    kind: Literal["field", "siege"]
    leaders: Annotated[tuple[Leader, ...], Meta(min_length=2, max_length=2)]
    """Who leads each side."""
    first: Side
    rule: ClauseId = "KS-1.6"


class WordsExchanged(Event, frozen=True, kw_only=True, tag="words_exchanged"):
    """The representatives are rivals or bound, and say a word each: the pack has them under this tie."""

    tie: Name
    speakers: Annotated[tuple[General, ...], Meta(min_length=2, max_length=2)]
    """By side."""
    rule: ClauseId = "KS-1.6"


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A side's turn begins with this much command."""

    side: Side
    phase: Phase
    limit: Points
    command: Points
    rule: ClauseId = "KS-2.1"


class CardDrawn(Event, frozen=True, kw_only=True, tag="card_drawn"):
    """A side drew a card; null for the other side, which sees its back only."""

    side: Side
    kind: Literal["general", "tactic"]
    card: Card | None
    rule: ClauseId = "KS-1.2"
    reveal: bool = True


class BarrierEnded(Event, frozen=True, kw_only=True, tag="barrier_ended"):
    """A unit's barrier ended with the beginning of its side's turn."""

    unit: Unit
    rule: ClauseId = "KS-5.4"


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """A side's turn is over."""

    side: Side
    rule: ClauseId = "KS-6.1"


# Cards


class CommandPaid(Event, frozen=True, kw_only=True, tag="command_paid"):
    """A side paid for a card, and owes this much on its next turn because of it."""

    side: Side
    command: Points
    debt: Points
    rule: ClauseId = "KS-2.1"
    reveal: bool = True


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """A general entered the field."""

    side: Side
    unit: Unit
    general: General
    place: Place
    by: Literal["hand", "force", "effect"]
    slot: Slot | None = None
    """The position in the hand that it left; null: it came from elsewhere."""
    grand: bool
    """True for cost 5."""
    rule: ClauseId = "KS-3.1"
    reveal: bool = True


class TacticPlayed(Event, frozen=True, kw_only=True, tag="tactic_played"):
    """A side played a tactic; whether it works depends on the answer."""

    side: Side
    tactic: Tactic
    target: Unit | None
    rule: ClauseId = "KS-4.1"
    reveal: bool = True


class SecretTried(Event, frozen=True, kw_only=True, tag="secret_tried"):
    """A side spent a card that may become a set secret; which one, the other side does not learn."""

    side: Side
    tactic: Tactic | None
    """Null for the other side."""
    rule: ClauseId = "KS-4.2"


class SecretSet(Event, frozen=True, kw_only=True, tag="secret_set"):
    """A side has so many secrets set now."""

    side: Side
    secrets: Points
    rule: ClauseId = "KS-4.2"


class SecretFired(Event, frozen=True, kw_only=True, tag="secret_fired"):
    """A secret fired and is known now."""

    side: Side
    tactic: Tactic
    number: Unit
    """Its number among all that came into play."""
    rule: ClauseId = "KS-4.2"
    reveal: bool = True


class TalentUsed(Event, frozen=True, kw_only=True, tag="talent_used"):
    """An order, a last act or an attribute of a unit works now."""

    unit: Unit
    talent: Talent
    of: General
    """Whose talent it is."""
    target: Unit | None = None
    """Of an order: what was chosen for it, which nobody else knew until now."""
    rule: ClauseId


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    """Chance picked these units of several: an effect works on them, or a raging unit attacks one."""

    units: Annotated[tuple[Unit, ...], Meta(max_length=16)]
    rule: ClauseId = "KS-12.2"
    reveal: bool = True


class PartSkipped(Event, frozen=True, kw_only=True, tag="part_skipped"):
    """A part of an effect had nobody and nothing to work on."""

    rule: ClauseId = "KS-4.3"


# Questions


class QuestionAsked(Event, frozen=True, kw_only=True, tag="question_asked"):
    """A side is asked a question; which one, that side alone is told."""

    side: Side
    question: Question | None
    order: Annotated[tuple[Place, ...], Meta(min_length=4, max_length=4)] | None = None
    """Which of the pack's choices stands at each place."""
    rule: ClauseId = "KS-8.1"
    reveal: bool = True


class QuestionAnswered(Event, frozen=True, kw_only=True, tag="question_answered"):
    """A side's answer was right or wrong; what was asked and chosen, that side alone is told."""

    side: Side
    right: bool
    question: Question | None = None
    chosen: Place | None = None
    right_choice: Place | None = None
    rule: ClauseId = "KS-8.2"
    reveal: bool = True


class NoQuestionLeft(Event, frozen=True, kw_only=True, tag="no_question_left"):
    """Nobody has an unused question: it works without one."""

    side: Side
    rule: ClauseId = "KS-8.1"
    reveal: bool = True


# Fighting


class AttackDeclared(Event, frozen=True, kw_only=True, tag="attack_declared"):
    """A unit attacks another."""

    attacker: Unit
    target: Unit
    heavy: bool
    """True for attack 6 or more (KS-5.8)."""
    by: Literal["action", "rage"]
    rule: ClauseId = "KS-5.2"


class AttackStopped(Event, frozen=True, kw_only=True, tag="attack_stopped"):
    """A reaction stopped an attack; it is not used up."""

    attacker: Unit
    rule: ClauseId = "KS-5.2"


class Damaged(Event, frozen=True, kw_only=True, tag="damaged"):
    """A unit took damage: so much went to its barrier, so much to its health."""

    unit: Unit
    barrier: Points
    health: Points
    by: Literal["attack", "counter", "thorns", "poison", "effect"]
    rule: ClauseId = "KS-5.4"


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """An effect changed something of a unit."""

    unit: Unit
    what: Name
    """The word of the vocabulary."""
    amount: Stat
    rule: ClauseId = "KS-12.2"


class CommandChanged(Event, frozen=True, kw_only=True, tag="command_changed"):
    """An effect changed a side's command, its next limit or its debt."""

    side: Side
    what: Literal["command_now", "command_next", "debt", "clear_debt"]
    amount: Stat
    rule: ClauseId = "KS-2.1"


class Spied(Event, frozen=True, kw_only=True, tag="spied"):
    """Cards of a side's hand became known to the other; which ones, only those two are told of."""

    side: Side
    """Whose hand it is."""
    cards: Annotated[tuple[Card, ...], Meta(max_length=64)]
    slots: Annotated[tuple[Slot, ...], Meta(max_length=64)]
    """Their positions in the hand."""
    rule: ClauseId = "KS-1.7"
    reveal: bool = True


class Recalled(Event, frozen=True, kw_only=True, tag="recalled"):
    """A unit went back to its side's hand, as printed."""

    unit: Unit
    general: General
    rule: ClauseId = "KS-12.2"


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A unit stands at another place of its field."""

    unit: Unit
    place: Place
    rule: ClauseId = "KS-12.2"


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """Units left the field dead, all at once."""

    units: Annotated[tuple[Unit, ...], Meta(max_length=16)]
    rule: ClauseId = "KS-7.1"


class ChainCut(Event, frozen=True, kw_only=True, tag="chain_cut"):
    """A chain of effects reached the limit: what was pending is dropped."""

    rule: ClauseId = "KS-7.3"


# The end


class Strategist(Event, frozen=True, kw_only=True, tag="strategist"):
    """The strategist speaks: before the last question, or first in the settlement."""

    words: Literal["last_question", "victory", "defeat", "retreat"]
    rule: ClauseId
    reveal: bool = True


class LotDrawn(Event, frozen=True, kw_only=True, tag="lot_drawn"):
    """A drawn lot decided."""

    what: Literal["first", "last_question"]
    side: Side
    rule: ClauseId
    reveal: bool = True


class Decided(Event, frozen=True, kw_only=True, tag="decided"):
    """The verdict."""

    verdict: Verdict
    rule: ClauseId = "KS-9.1"
    reveal: bool = True


class Spoke(Event, frozen=True, kw_only=True, tag="spoke"):
    """A survivor speaks."""

    side: Side
    general: General
    rule: ClauseId = "KS-10.1"
    reveal: bool = True


class Captured(Event, frozen=True, kw_only=True, tag="captured"):
    """What became of a general that could be captured."""

    side: Side
    general: General
    captured: bool
    chance: Annotated[int, Meta(ge=0, le=900)]
    """In thousandths."""
    rule: ClauseId = "KS-10.2"
    reveal: bool = True


class Reviewed(Event, frozen=True, kw_only=True, tag="reviewed"):
    """The questions that a side answered, for its explanations (told to that side alone)."""

    side: Side
    questions: Annotated[tuple[Question, ...], Meta(max_length=5_000)]
    rule: ClauseId = "KS-10.1"


AnyEvent = (
    MatchOpened
    | WordsExchanged
    | TurnBegan
    | CardDrawn
    | BarrierEnded
    | TurnEnded
    | CommandPaid
    | Deployed
    | TacticPlayed
    | SecretTried
    | SecretSet
    | SecretFired
    | TalentUsed
    | Picked
    | PartSkipped
    | QuestionAsked
    | QuestionAnswered
    | NoQuestionLeft
    | AttackDeclared
    | AttackStopped
    | Damaged
    | Changed
    | CommandChanged
    | Spied
    | Recalled
    | Moved
    | Fell
    | ChainCut
    | Strategist
    | LotDrawn
    | Decided
    | Spoke
    | Captured
    | Reviewed
)
