"""What can go wrong, as values and as exceptions.

::

    WarlordsError
    ├── IllegalAction      understood, not allowed: carries a Refusal
    ├── InvalidState       a state from outside breaks invariants: carries Problems
    ├── InvalidOptions     options that no match can start with: carries Problems
    ├── Malformed          bytes that are no such value: code, pointer
    ├── NotationError      a line of text that is no action
    ├── PackError          a content pack with faults: carries Problems
    ├── CaseError          a file of conformance cases with faults: carries Problems
    ├── UnknownGame
    ├── UnknownPack
    ├── UnknownBot
    ├── ImpossibleView     no state has this view
    ├── UnfinishedMatch    a playout that found no end
    └── AgendaOverrun      a defect: steps that never end
"""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.types import ClauseId, Frozen

Pointer = Annotated[str, Meta(max_length=512, description="JSON Pointer (RFC 6901) to the offending value.")]
Code = Annotated[str, Meta(min_length=1, max_length=64, description="Stable, for machines.")]
Message = Annotated[str, Meta(max_length=512, description="For people, in English.")]


class Refusal(Frozen, frozen=True):
    """Why an action is not legal."""

    code: Code
    rule: ClauseId
    pointer: Pointer
    """Points into the action; empty: the action as a whole."""
    message: Message
    value: Annotated[str, Meta(max_length=64)] | int | bool | None = None
    """The offending value, where a single one can be named."""
    about: Literal["action", "seat"] = "action"
    """What is refused: the action, or that this seat takes one, whatever it is; then the pointer is empty."""


class Problem(Frozen, frozen=True):
    """One broken invariant of a state, or one fault of options or of a pack."""

    code: Code
    rule: ClauseId | None
    pointer: Pointer
    message: Message


class WarlordsError(Exception):
    """Base of all errors that this library raises on purpose."""


class IllegalAction(WarlordsError):
    """An action that the rules refuse; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} [{refusal.code}, {refusal.rule}]")
        self.refusal = refusal


class _Faulty(WarlordsError):
    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.pointer or '/'}: {p.message} [{p.code}]" for p in self.problems))


class InvalidState(_Faulty):
    """A state that no match can reach."""


class InvalidOptions(_Faulty):
    """Options that no match can start with."""


class PackError(_Faulty):
    """A content pack with faults, all of them named."""


class CaseError(_Faulty):
    """A file of conformance cases with faults."""

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        self.file = file
        self.args = (f"{file}: {self}",)


class Malformed(WarlordsError):
    """Bytes that do not decode to the wanted type."""

    def __init__(self, code: str, pointer: str, message: str) -> None:
        super().__init__(f"{pointer or '/'}: {message} [{code}]")
        self.code = code
        self.pointer = pointer
        self.message = message


class NotationError(WarlordsError):
    """A line of text that is no action of the game.

    Args:
        message: what was expected, in English.
        code: stable kind of the fault, for those who say it in other words; ``other`` says nothing.
        details: what the message tells of it, by name.
    """

    def __init__(self, message: str, code: str = "other", **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class UnknownGame(WarlordsError):
    """No game of this name is registered; ``details`` tell ``name`` and ``known`` where a registry was asked."""

    def __init__(self, message: str, **details: str) -> None:
        super().__init__(message)
        self.details = details


class UnknownPack(WarlordsError):
    """No content pack of this id, or of this exact digest, is known."""


class UnknownBot(WarlordsError):
    """No bot of this name plays the game; ``details`` tell ``name``, ``game`` and ``known``."""

    def __init__(self, message: str, **details: str) -> None:
        super().__init__(message)
        self.details = details


class ImpossibleView(WarlordsError):
    """A view that no state has, so that none can be drawn."""


class UnfinishedMatch(WarlordsError):
    """A playout that used up its limit, or a match without an outcome in which nobody owes anything."""


class AgendaOverrun(WarlordsError):
    """The agenda did not come to rest: a defect in a game or an endless pack."""
