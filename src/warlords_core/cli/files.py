"""Files in and out: ``-`` is stdin or stdout; everything is decoded strictly."""

import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType, inspect

from warlords_core import games, safe
from warlords_core.cli.faults import CommandError, DocumentError, words
from warlords_core.cli.words import Words
from warlords_core.codec import from_json, to_json
from warlords_core.errors import InvalidState, Malformed
from warlords_core.game import AnyGame
from warlords_core.record import Move, Record
from warlords_core.types import PackRef

MOST_BYTES: Final = 16 * 2**20
"""Larger inputs are refused."""


class _Envelope(msgspec.Struct):
    """What tells which game a document belongs to: a state or a record itself, or the output of ``apply``."""

    game: str = ""
    state: msgspec.Raw = msgspec.Raw(b"null")
    moves: msgspec.Raw | UnsetType = UNSET
    """Of records only."""
    agenda: msgspec.Raw | UnsetType = UNSET
    """Of states only."""

    def given(self) -> str:
        """What the document seems to be."""
        game = f" of {self.game[:64]}" if self.game else ""
        if self.moves is not UNSET:
            return f"a record{game}"
        if self.agenda is not UNSET:
            return f"a state{game}"
        return "something else"


def read(path: str) -> bytes:
    """The bytes of a file, or of stdin for ``-``.

    Raises:
        CommandError: it cannot be read.
        Malformed: it is larger than MOST_BYTES.
    """
    try:
        if path == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CommandError("unreadable", f"cannot read {path}: {_reason(error)}", path=path, reason=error) from None
    if len(data) > MOST_BYTES:
        message = f"{path}: more than {MOST_BYTES} bytes"
        raise DocumentError("too_large", "", message, "too_large", path=path, most=MOST_BYTES)
    return data


def write(path: str, data: bytes) -> None:
    """Write a file, or to stdout for ``-``; ends with a line end.

    Raises:
        CommandError: it cannot be written.
    """
    try:
        if path == "-":
            print(safe.json(data.decode()))
        else:
            Path(path).write_bytes(data + b"\n")
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError("unwritable", f"cannot write {path}: {_reason(error)}", path=path, reason=error) from None


def create(path: str, data: bytes) -> None:
    """Write a new file, or to stdout for ``-``; a file that is there is left alone.

    Raises:
        CommandError: it is there, or cannot be written.
    """
    try:
        if path == "-":
            print(safe.block(data.decode()), end="")
            return
        with Path(path).open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise CommandError("exists", f"{path} is there already, and is not overwritten") from None
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError("unwritable", f"cannot write {path}: {_reason(error)}", path=path, reason=error) from None


def check_writable(path: str) -> None:
    """Find out before the work whether a file can be written after it; changes nothing.

    Raises:
        CommandError: it cannot.
    """
    if path == "-":
        return
    try:
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()
    except (OSError, ValueError) as error:
        raise CommandError("unwritable", f"cannot write {path}: {_reason(error)}", path=path, reason=error) from None


def state(path: str, packs: list[str]) -> tuple[AnyGame, Any]:
    """The game and the state that a file holds, checked.

    Args:
        path: a state, or what ``apply`` printed (its ``state`` is taken).
        packs: files of content packs to make known first.

    Raises:
        CommandError: a file cannot be read.
        Malformed, UnknownGame, UnknownPack, PackError: it holds no state of a known game and pack.
        InvalidState: no match can reach it.
    """
    data = read(path)
    envelope: _Envelope = from_json(data, _Envelope)
    inner = bytes(envelope.state)
    if not envelope.game and inner.startswith(b"{"):
        data = inner
        envelope = msgspec.json.decode(inner, type=_Envelope)
    if not envelope.game:
        raise Malformed("invalid_value", "", f"{path}: this is no state: its field `game` is missing")
    if envelope.moves is not UNSET and envelope.agenda is UNSET:
        message = f"{path}: this is {envelope.given()}; wanted is a state, such as `replay {path} -o FILE` writes"
        raise Malformed("invalid_value", "", message)
    game = games.get(envelope.game)
    add_packs(game, packs)
    value = from_json(data, game.types.state)
    problems = game.problems(value)
    if problems:
        raise InvalidState(problems)
    return game, value


def record(path: str, packs: list[str]) -> tuple[AnyGame, Record[Any, Any]]:
    """The game and the record that a file holds.

    Raises:
        CommandError: the file cannot be read.
        Malformed, UnknownGame, PackError: it holds no record of a known game.
    """
    data = read(path)
    envelope: _Envelope = from_json(data, _Envelope)
    inner = bytes(envelope.state)
    if not envelope.game and inner.startswith(b"{"):
        envelope = msgspec.json.decode(inner, type=_Envelope)  # what `apply` prints
    if envelope.agenda is not UNSET and envelope.moves is UNSET:
        given = envelope.given()
        message = f"{path}: this is {given}; wanted is a record, as `play` and `playout` write with --record"
        raise DocumentError("invalid_value", "", message, "no_record", path=path, given=given)
    if not envelope.game:
        message = f"{path}: this is no record: its field `game` is missing"
        raise DocumentError("invalid_value", "", message, "no_record", path=path, given="something else")
    game = games.get(envelope.game)
    add_packs(game, packs)
    return game, from_json(data, game.types.record)


def add_packs(game: AnyGame, paths: list[str]) -> list[PackRef]:
    """Make the packs of files known to a game.

    Raises:
        CommandError: a file cannot be read.
        PackError: a pack has faults.
    """
    return [game.packs.add(game.packs.load(read(path), path)) for path in paths]


def options(game: AnyGame, changes: dict[str, Any]) -> Any:
    """The default options of a game with some fields changed.

    Raises:
        Malformed: a field is unknown or its value does not fit; the message says what would.
    """
    known = {field.encode_name: field for field in msgspec.structs.fields(game.types.options)}
    unknown = next((name for name in changes if name not in known), None)
    if unknown is not None:
        message = f"there is no option {unknown}; there are {', '.join(known)}"
        raise DocumentError("invalid_value", "", message, "unknown_option", name=unknown, known=", ".join(known))
    fields = msgspec.to_builtins(game.default_options()) | changes
    try:
        return from_json(to_json(fields), game.types.options)
    except Malformed as error:
        name = error.pointer.removeprefix("/").partition("/")[0]
        kind = inspect.type_info(known[name].type) if name in known else None
        raise _no_option(error, name, kind) from None


def _no_option(error: Malformed, name: str, kind: inspect.Type | None) -> DocumentError:
    """Why the value of an option does not fit, and, if that can be said shortly, which would."""
    allowed = None if kind is None else _values(kind, words("en"))
    if kind is None or allowed is None:
        return DocumentError(error.code, error.pointer, error.message, "option_form", name=name)
    message = f"{error.message}; allowed: {allowed}"
    told = partial(_values, kind)
    return DocumentError(error.code, error.pointer, message, "option_value", name=name, allowed=told)


def _values(kind: inspect.Type, say: Words) -> str | None:
    match kind:
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return "null"
        case inspect.IntType(ge=int(least), le=int(most)):
            return say("value.range", least=least, most=most)
        case inspect.UnionType(types=types):
            told = [_values(each, say) for each in types]
            return say("value.or").join(each for each in told if each) if all(told) else None
        case inspect.VarTupleType(item_type=item):
            items = _values(item, say)
            return None if items is None else say("value.list", items=items)
        case inspect.Metadata(type=inner):
            return _values(inner, say)
        case _:
            return None


def moves(game: AnyGame, path: str) -> "list[tuple[int, str | Any]]":
    """The moves of a file: a JSON array of ``{"seat", "action"}``, or lines ``SEAT NOTATION``; ``#`` starts a comment.

    Returns:
        Seats, each with an action, or with the text that stands for one.

    Raises:
        CommandError: the file cannot be read.
        Malformed: it holds something else.
    """
    data = read(path)
    if data.lstrip().startswith(b"["):
        array: Any = list
        listed: list[Move[Any]] = from_json(data, array[game.types.move])
        return [(move.seat, move.action) for move in listed]
    try:
        lines = data.decode().splitlines()
    except UnicodeDecodeError:
        raise Malformed("malformed", "", f"{path}: this is no UTF-8 text") from None
    found: list[tuple[int, str | Any]] = []
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        seat, _, notation = text.partition(" ")
        if not seat.isascii() or not seat.isdigit() or not notation:
            raise Malformed("invalid_value", "", f"{path}, line {number}: expected SEAT NOTATION")
        found.append((int(seat), notation.strip()))
    return found


def _reason(error: Exception) -> str:
    reason = error.strerror if isinstance(error, OSError) else None
    return reason or str(error)


def action(game: AnyGame, data: bytes) -> Any:
    """An action from JSON.

    Raises:
        Malformed: it is none of the game.
    """
    return from_json(data, game.types.action)
