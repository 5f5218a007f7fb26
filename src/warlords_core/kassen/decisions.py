"""The decisions of kassen and the actions that answer them. Types only.

=============  =================================================================  ======
decision       answered by                                                        clause
=============  =================================================================  ======
turn_due       deploy, play_tactic, set_secret, attack, end_turn, retreat         KS-3 … KS-6, KS-9.3
answer_due     answer                                                             KS-8
=============  =================================================================  ======
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.kassen.model import Options, Phase, Place, Slot, Unit
from warlords_core.record import Move, Record
from warlords_core.types import Action, Decision

Choice = Annotated[int, Meta(ge=0, le=3, description="Place of a choice, from the first.")]


class Deploy(Action, frozen=True, tag="deploy"):
    """Pay for a general of the hand and put it on the field (KS-3.1), with the target of its order (KS-3.3)."""

    card: Slot
    """Position in the hand."""
    place: Place
    """How many own units stand to its left then."""
    target: Unit | None = None


class PlayTactic(Action, frozen=True, tag="play_tactic"):
    """Pay for a tactic of the hand, with its target (KS-4.1)."""

    card: Slot
    target: Unit | None = None


class SetSecret(Action, frozen=True, tag="set_secret"):
    """Pay for a secret of the hand and set it (KS-4.2)."""

    card: Slot


class Attack(Action, frozen=True, tag="attack"):
    """Attack a general of the other side (KS-5.1)."""

    attacker: Unit
    target: Unit


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn (KS-6.1)."""


class Retreat(Action, frozen=True, tag="retreat"):
    """Give the battle up (KS-9.3)."""


class Answer(Action, frozen=True, tag="answer"):
    """Answer the question that waits (KS-8.2)."""

    choice: Choice


AnyAction = Deploy | PlayTactic | SetSecret | Attack | EndTurn | Retreat | Answer


class MatchMove(Move[AnyAction], frozen=True):
    """An action and the side that takes it."""


class MatchRecord(Record[Options, AnyAction], frozen=True):
    """A match of kassen, to be played again."""

    moves: Annotated[tuple[MatchMove, ...], Meta(max_length=10_000)]


class TurnDue(Decision, frozen=True, tag="turn_due"):
    """Take an action of the turn (KS-5.1, KS-6.1)."""

    phase: Phase


class AnswerDue(Decision, frozen=True, tag="answer_due"):
    """Answer a question; which one, only this side knows (KS-8.2)."""

    purpose: Literal["order", "tactic", "secret", "last"]


AnyDecision = TurnDue | AnswerDue
