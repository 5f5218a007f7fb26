"""Errors for people and scripts: what to say on stderr, and the exit code."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from warlords_core import games
from warlords_core.cli import exits
from warlords_core.codec import to_json
from warlords_core.errors import (
    AgendaOverrun,
    CaseError,
    IllegalAction,
    InvalidOptions,
    InvalidState,
    Malformed,
    NotationError,
    PackError,
    Problem,
    UnfinishedMatch,
    UnknownBot,
    UnknownGame,
    UnknownPack,
    WarlordsError,
)


class CommandError(WarlordsError):
    """What went wrong around a command, with its exit code."""

    def __init__(self, code: str, message: str, exit_code: int = exits.USAGE) -> None:
        super().__init__(message)
        self.code = code
        self.exit_code = exit_code


class MoveError(WarlordsError):
    """Which of several actions an error is about."""

    def __init__(self, index: int, error: WarlordsError) -> None:
        super().__init__(f"action {index}: {error}")
        self.index = index
        self.error = error


class Fault(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fault as it is printed."""

    kind: str
    code: str
    message: str
    rule: str | None = None
    title: str | None = None
    """Of the rule clause."""
    pointer: str | None = None
    move: int | None = None
    """Index of the action, from 0."""
    file: str | None = None


_KINDS: dict[type[WarlordsError], tuple[str, str, int]] = {
    NotationError: ("malformed", "notation", exits.USAGE),
    UnknownGame: ("unknown", "unknown_game", exits.USAGE),
    UnknownBot: ("unknown", "unknown_bot", exits.USAGE),
    UnknownPack: ("unknown", "unknown_pack", exits.USAGE),
    UnfinishedMatch: ("limit", "unfinished_match", exits.LIMIT),
    AgendaOverrun: ("limit", "agenda_overrun", exits.LIMIT),
}


def guarded(run: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """Run a command; what this library raises on purpose becomes a message and an exit code."""
    try:
        code = run(arguments)
        sys.stdout.flush()
    except WarlordsError as error:
        faults, code = explain(error)
        tell(faults, as_json=getattr(arguments, "format", None) == "json")
    except BrokenPipeError:
        # The reader of our output went away, as `head` does: nothing is left to say to it, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exits.FINE
    except KeyboardInterrupt:
        print("\nwarlords: interrupted", file=sys.stderr)
        return exits.INTERRUPTED
    return code


def explain(error: WarlordsError) -> tuple[list[Fault], int]:
    """The faults that an error stands for, and its exit code."""
    match error:
        case MoveError(index=index, error=inner):
            faults, code = explain(inner)
            return [msgspec.structs.replace(fault, move=index) for fault in faults], code
        case IllegalAction(refusal=refusal):
            return [_fault("refused", refusal)], exits.REFUSED
        case Malformed(code=name, pointer=pointer, message=message):
            code = exits.LIMIT if name == "too_large" else exits.USAGE
            return [Fault(kind="malformed", code=name, message=message, pointer=pointer)], code
        case InvalidState(problems=problems) | InvalidOptions(problems=problems):
            return [_fault("refused", problem) for problem in problems], exits.REFUSED
        case PackError(problems=problems) | CaseError(problems=problems):
            # A case says nothing that the rules could refuse: whatever is wrong with its file is a matter of form.
            code = _of_document(problems) or (exits.USAGE if isinstance(error, CaseError) else exits.REFUSED)
            kind = "refused" if code == exits.REFUSED else "malformed"
            return [_fault(kind, problem) for problem in problems], code
        case CommandError(code=name, exit_code=code):
            return [Fault(kind="error", code=name, message=str(error))], code
        case _:
            kind, name, code = _KINDS.get(type(error), ("error", "error", exits.USAGE))
            return [Fault(kind=kind, code=name, message=str(error))], code


def _of_document(problems: Iterable[Problem]) -> int | None:
    """The exit code of a document that could not be read as one, whatever it was to hold; None: it could."""
    codes = {problem.code for problem in problems}
    if "too_large" in codes:
        return exits.LIMIT
    return exits.USAGE if codes & {"malformed", "too_deep"} else None


def is_no_document(error: PackError | CaseError) -> bool:
    """Whether a file could not be read as a document at all, whatever it was to hold."""
    return _of_document(error.problems) is not None


def clause_title(clause: str | None) -> str | None:
    """The English title of a rule clause of any game; None if no game has it."""
    if clause is None:
        return None
    books = (games.get(name).rules for name in games.names())
    return next((book[clause].title.en for book in books if clause in book), None)


def tell(faults: list[Fault], *, as_json: bool, about: str | None = None) -> None:
    """Print faults on stderr: a block of lines each, or one JSON object each; ``about`` names a file."""
    for fault in faults:
        if as_json:
            named = fault if about is None else msgspec.structs.replace(fault, file=about)
            print(to_json(named).decode(), file=sys.stderr)
            continue
        print(f"warlords: {fault.kind}: {fault.message} [{fault.code}]", file=sys.stderr)
        if fault.rule is not None:
            print(f"    rule    {fault.rule}  {fault.title or ''}".rstrip(), file=sys.stderr)
        if fault.pointer:
            print(f"    at      {fault.pointer}", file=sys.stderr)
        if about is not None:
            print(f"    in      {about}", file=sys.stderr)
        if fault.move is not None:
            print(f"    action  {fault.move} (counted from 0); nothing was carried out", file=sys.stderr)


def _fault(kind: str, cause: Any) -> Fault:
    """The fault of a Refusal or a Problem."""
    return Fault(
        kind=kind,
        code=cause.code,
        message=cause.message,
        rule=cause.rule,
        title=clause_title(cause.rule),
        pointer=cause.pointer,
    )
