"""Errors for people and scripts: what to say on stderr, and the exit code."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from errno import errorcode
from typing import Any

import msgspec

from warlords_core import games, safe
from warlords_core.cli import exits
from warlords_core.cli.fault_words import FAULTS
from warlords_core.cli.words import FRAME, Words
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
    Refusal,
    UnfinishedMatch,
    UnknownBot,
    UnknownGame,
    UnknownPack,
    WarlordsError,
)
from warlords_core.game import AnyGame
from warlords_core.rules import Language


class CommandError(WarlordsError):
    """What went wrong around a command, with its exit code.

    Args:
        code: stable, for machines.
        message: in English.
        exit_code: see ``exits``.
        phrase: of ``FAULTS``, if that is not the code.
        details: what the phrase tells of it, by name.
    """

    def __init__(
        self, code: str, message: str, exit_code: int = exits.USAGE, phrase: str | None = None, **details: Any
    ) -> None:
        super().__init__(message)
        self.code = code
        self.exit_code = exit_code
        self.phrase = phrase or code
        self.details = details


class DocumentError(Malformed):
    """A document of another kind than is wanted, with the phrase of ``FAULTS`` that says so."""

    def __init__(self, code: str, pointer: str, message: str, phrase: str, **details: Any) -> None:
        super().__init__(code, pointer, message)
        self.phrase = phrase
        self.details = details


class MoveError(WarlordsError):
    """Which of several actions an error is about."""

    def __init__(self, index: int, error: WarlordsError, game: AnyGame) -> None:
        super().__init__(f"action {index}: {error}")
        self.index = index
        self.error = error
        self.game = game


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
        as_json = getattr(arguments, "format", None) == "json"
        language: Language = "en" if as_json else getattr(arguments, "lang", "en")
        faults, code = explain(error, language)
        tell(faults, as_json=as_json, language=language)
    except BrokenPipeError:
        # The reader of our output went away, as `head` does: nothing is left to say to it, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exits.FINE
    except KeyboardInterrupt:
        print("\nwarlords: interrupted", file=sys.stderr)
        return exits.INTERRUPTED
    return code


def explain(error: WarlordsError, language: Language = "en") -> tuple[list[Fault], int]:
    """The faults that an error stands for, and its exit code; in English words where a fault has no phrase."""
    say = words(language)
    match error:
        case MoveError(index=index, error=NotationError() as inner, game=game):
            message = _words_of(game, language).unread(inner)
            return [Fault(kind="malformed", code="notation", message=message, move=index)], exits.USAGE
        case MoveError(index=index, error=inner):
            faults, code = explain(inner, language)
            return [msgspec.structs.replace(fault, move=index) for fault in faults], code
        case IllegalAction(refusal=refusal):
            return [_fault("refused", refusal, _refused(refusal, language), language)], exits.REFUSED
        case Malformed(code=name, pointer=pointer, message=message):
            code = exits.LIMIT if name == "too_large" else exits.USAGE
            if isinstance(error, DocumentError):
                message = _said(say, error.phrase, message, error.details)
            return [Fault(kind="malformed", code=name, message=message, pointer=pointer)], code
        case InvalidOptions(problems=problems):
            told = [(problem, _said(say, problem.code, problem.message, {})) for problem in problems]
            return [_fault("refused", problem, message, language) for problem, message in told], exits.REFUSED
        case InvalidState(problems=problems):
            return [_fault("refused", problem, problem.message, language) for problem in problems], exits.REFUSED
        case PackError(problems=problems) | CaseError(problems=problems):
            # A case says nothing that the rules could refuse: whatever is wrong with its file is a matter of form.
            code = _of_document(problems) or (exits.USAGE if isinstance(error, CaseError) else exits.REFUSED)
            kind = "refused" if code == exits.REFUSED else "malformed"
            return [_fault(kind, problem, problem.message, language) for problem in problems], code
        case CommandError(code=name, exit_code=code):
            message = _said(say, error.phrase, str(error), error.details)
            return [Fault(kind="error", code=name, message=message)], code
        case _:
            kind, name, code = _KINDS.get(type(error), ("error", "error", exits.USAGE))
            details = error.details if isinstance(error, UnknownBot | UnknownGame) else {}
            return [Fault(kind=kind, code=name, message=_said(say, name, str(error), details))], code


def words(language: Language) -> Words:
    """The phrases of what can go wrong."""
    return Words(language, FRAME, FAULTS)


def _words_of(game: AnyGame, language: Language) -> Words:
    from warlords_core.cli.presenter import presenter_of

    return presenter_of(game, language).words


def _said(say: Words, phrase: str, message: str, details: dict[str, Any]) -> str:
    """A phrase, filled in; in English, and where there is none, the message, which may know more."""
    key = f"fault.{phrase}"
    if say.language == "en" or key not in say:
        return message
    try:
        return say(key).format(**{name: _detail(say, value) for name, value in details.items()})
    except KeyError:  # the error was raised elsewhere too, without these details
        return message


def _detail(say: Words, value: Any) -> Any:
    if isinstance(value, OSError):
        known = f"os.{errorcode.get(value.errno or 0)}"
        return say(known) if known in say else value.strerror or str(value)
    return value(say) if callable(value) else value


def _refused(refusal: Refusal, language: Language) -> str:
    """Why an action is not allowed, as its game says it."""
    from warlords_core.cli.presenter import presenter_of

    game = None if language == "en" else _game_with(refusal.rule)
    return refusal.message if game is None else presenter_of(game, language).refused(refusal)


def _of_document(problems: Iterable[Problem]) -> int | None:
    """The exit code of a document that could not be read as one, whatever it was to hold; None: it could."""
    listed = tuple(problems)
    codes = {problem.code for problem in listed}
    if "too_large" in codes:
        return exits.LIMIT
    # What is no object as a whole, such as a list, and what says the same thing twice, is no document of any kind.
    shapeless = any(problem.code == "wrong_type" and not problem.pointer for problem in listed)
    return exits.USAGE if shapeless or codes & {"malformed", "too_deep", "duplicate_key"} else None


def is_no_document(error: PackError | CaseError) -> bool:
    """Whether a file could not be read as a document at all, whatever it was to hold."""
    return _of_document(error.problems) is not None


def _game_with(clause: str | None) -> AnyGame | None:
    """The game that has a rule clause; None if no game has it."""
    known = map(games.get, games.names())
    return None if clause is None else next((game for game in known if clause in game.rules), None)


def clause_title(clause: str | None, language: Language = "en") -> str | None:
    """The title of a rule clause of any game; None if no game has it."""
    game = _game_with(clause)
    return None if game is None or clause is None else game.rules[clause].title.language(language)


def tell(faults: list[Fault], *, as_json: bool, about: str | None = None, language: Language = "en") -> None:
    """Print faults on stderr: a block of lines each, or one JSON object each; ``about`` names a file."""
    say = words(language)
    for fault in faults:
        if as_json:
            named = fault if about is None else msgspec.structs.replace(fault, file=about)
            print(safe.json(to_json(named).decode()), file=sys.stderr)
            continue
        lines = [f"warlords: {say(f'fault_kind.{fault.kind}')}: {fault.message} [{fault.code}]"]
        if fault.rule is not None:
            lines.append(say("fault_line.rule", rule=fault.rule, title=fault.title or "").rstrip())
        if fault.pointer:
            lines.append(say("fault_line.at", pointer=fault.pointer))
        if about is not None:
            lines.append(say("fault_line.in", file=about))
        if fault.move is not None:
            lines.append(say("fault_line.move", move=fault.move))
        for line in lines:
            print(safe.line(line), file=sys.stderr)


def _fault(kind: str, cause: Refusal | Problem, message: str, language: Language) -> Fault:
    """The fault of a Refusal or a Problem, in these words."""
    return Fault(
        kind=kind,
        code=cause.code,
        message=message,
        rule=cause.rule,
        title=clause_title(cause.rule, language),
        pointer=cause.pointer,
    )
