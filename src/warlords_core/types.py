"""The frozen values that every game is made of.

A game adds its own fields by subclassing; the kernel only ever touches what stands here.
Subclasses repeat ``frozen=True`` because type checkers do not inherit it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from warlords_core.rng import Rng

Seat = Annotated[int, Meta(ge=0, le=7, description="A player's place, counted clockwise from 0.")]
ClauseId = Annotated[str, Meta(min_length=4, max_length=40, description="Id of a rule clause.")]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Seed of a match: one seed, one match.")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all values: immutable, hashable, strict when decoded."""


class PackRef(Frozen, frozen=True):
    """Names one exact content pack."""

    id: Name
    """Id of the pack, for people."""
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Version of the pack, counted up by its author."""
    digest: Annotated[str, Meta(min_length=32, max_length=32)]
    """Digest of the pack's canonical bytes, in hex: the same digest, the same pack."""


class Step(Frozen, frozen=True, tag_field="type"):
    """One thing that the agenda still has to resolve; holds public facts only."""


class Action(Frozen, frozen=True, tag_field="type"):
    """A typed answer to a decision."""


class Decision(Frozen, frozen=True, tag_field="type"):
    """What one seat owes now; holds public facts only."""

    seat: Seat


class Event(Frozen, frozen=True, tag_field="type", kw_only=True):
    """One thing that happened, with the clause that made it happen and its audience."""

    rule: ClauseId
    """The rule clause that was carried out."""
    audience: Annotated[tuple[Seat, ...], Meta(max_length=8)] | None = None
    """The seats that may know of it; null: everybody, spectators too."""
    reveal: bool = False
    """True if it makes something hidden known to its audience."""


class GameOptions(Frozen, frozen=True, kw_only=True):
    """What the table agrees on before set-up; a game adds its switches."""

    pack: Name
    """Id of the content pack."""
    seats: Annotated[int, Meta(ge=1, le=8)]
    """Number of seats."""


class GameState(Frozen, frozen=True, kw_only=True):
    """Everything there is in a match, hidden parts included; no history."""

    schema: Literal[1]
    """Version of the state's form. Like ``game`` it is never left out: no default."""
    pack: PackRef
    options: GameOptions
    rng: Rng
    agenda: tuple[Step, ...]
    """What is still to be resolved, the top step last."""


class GameView(Frozen, frozen=True, kw_only=True):
    """What one seat, or a spectator, may see: built field by field, never a state with holes."""

    schema: Literal[1]
    """Version of the view's form."""
    pack: PackRef
    seat: Seat | None
    """Whose view it is; null for a spectator."""


class Score(Frozen, frozen=True):
    """One counted thing of a final standing."""

    name: Name
    value: Annotated[int, Meta(ge=-(2**53 - 1), le=2**53 - 1)]


class Standing(Frozen, frozen=True):
    """Where a seat ended."""

    seat: Seat
    place: Annotated[int, Meta(ge=1, le=8)]
    """1 is best; tied seats share a place."""
    scores: Annotated[tuple[Score, ...], Meta(max_length=16)]


class Outcome(Frozen, frozen=True):
    """How a match ended."""

    reason: Name
    """Stable code of what ended it."""
    ranking: Annotated[tuple[Standing, ...], Meta(min_length=1, max_length=8)]
    """All seats, best first."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(standing.seat for standing in self.ranking if standing.place == 1)
