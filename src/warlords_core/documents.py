"""Documents that people write by hand, as JSON or YAML: read strictly, nothing repaired, nothing guessed.

YAML is read as JSON with another spelling: ``true``, ``null`` and plain decimal numbers mean what they mean in
JSON; every other unquoted word (``no``, ``1:30``, ``0x10``, a date) is text. Anchors, tags and keys that are no
text are refused. Loads PyYAML only for YAML, which takes a hundred times as long as JSON: so it has a limit of its own.
"""

import json
import re
from collections.abc import Iterator
from math import isinf
from typing import Any, Final, NamedTuple
from unicodedata import category

from warlords_core.errors import Malformed, Problem

MAX_BYTES: Final = 256 * 1024
MAX_DEPTH: Final = 32
MAX_YAML_VALUES: Final = 50_000
"""Keys and values of a YAML document, together; some seconds of reading. JSON has no such limit."""
_LONGEST_KEY: Final = 64
"""Characters of a key that a pointer repeats."""


class Document(NamedTuple):
    """What a document says, as plain dicts, lists and scalars, and the keys that stand twice in it."""

    value: object
    faults: tuple[Problem, ...]


class Entries(NamedTuple):
    """A top-level list of a document: what could be read of it, see ``handwritten``."""

    values: tuple[Any, ...]
    """By position; None: could not be read."""
    ids: tuple[str | None, ...]
    """By position, of unreadable entries too, so that a reference to one finds it; None: it has no id."""


def parse(data: bytes, name: str, most: int = MAX_BYTES) -> Document:
    """Read a document, of UTF-8.

    Args:
        data: the whole document.
        name: ``.json``, ``.yaml`` or ``.yml`` at its end tells the form; without it, ``{`` in front means JSON.
        most: the most bytes that are read.

    Raises:
        Malformed: it is too large or too deep, or is no such document; repeated keys are told in the result. YAML of
            more than MAX_YAML_VALUES keys and values is too large, however few its bytes.
    """
    if len(data) > most:
        raise Malformed("too_large", "", f"{len(data)} bytes; at most {most} are read")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed("malformed", "", f"byte {error.start} is no UTF-8") from None
    is_json = name.endswith(".json") or (not name.endswith((".yaml", ".yml")) and text.lstrip().startswith("{"))
    faults: list[Problem] = []
    try:
        value = _from_json(text, faults) if is_json else _from_yaml(text, faults)
    except RecursionError:
        raise _too_deep("") from None
    return Document(value, tuple(faults))


def _too_deep(pointer: str) -> Malformed:
    return Malformed("too_deep", pointer, f"nested more than {MAX_DEPTH} deep")


def step(pointer: str, key: str | int) -> str:
    """A JSON Pointer, one step further; long keys are cut."""
    return f"{pointer}/{str(key)[:_LONGEST_KEY].replace('~', '~0').replace('/', '~1')}"


# Texts

_LANGUAGES: Final = ("en", "zh", "ja")
_WITH_LINES: Final = ("about", "explanation", "text")
"""Fields whose texts may have several lines; names, titles and choices have one."""
_FORBIDDEN: Final = re.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]")
"""Control characters, and those that turn the direction in which all that follows is read."""
_INVISIBLE: Final = ("Zs", "Zl", "Zp", "Cc", "Cf")
"""Categories of characters that leave no mark."""


def text_faults(document: object, rule: str | None = None) -> Iterator[Problem]:
    """Texts for people, in any language, that show nothing, or that hold what no text may.

    Args:
        document: as it was parsed; whatever has no form that could be read is passed over.
        rule: the clause that says what such a document must be, for the faults.
    """
    yield from _text_faults(document, "", rule, lines=False)


def _text_faults(value: object, pointer: str, rule: str | None, *, lines: bool) -> Iterator[Problem]:
    if isinstance(value, (list, tuple)):
        for place, each in enumerate(value):
            yield from _text_faults(each, step(pointer, place), rule, lines=lines)
    elif isinstance(value, dict):
        for key, each in value.items():
            at = step(pointer, key)
            if key in _LANGUAGES and isinstance(each, str):
                yield from _judged(each, at[:512], rule, lines=lines)
            else:
                yield from _text_faults(each, at, rule, lines=key in _WITH_LINES)


def _judged(text: str, pointer: str, rule: str | None, *, lines: bool) -> Iterator[Problem]:
    found = _FORBIDDEN.search(text)
    if found is not None or (not lines and "\n" in text):
        name = f"U+{ord(found[0]):04X}" if found is not None else "a line break"
        yield Problem("forbidden_character", rule, pointer, f"{name} stands in this text")
    elif text and all(category(each) in _INVISIBLE for each in text):
        yield Problem("empty_text", rule, pointer, "this text shows nothing")


def _note_repeated(faults: list[Problem], pointer: str, key: str) -> None:
    message = f"key {key[:_LONGEST_KEY]!r} stands twice"
    faults.append(Problem("duplicate_key", None, step(pointer, key), message))


# JSON


class _Object(NamedTuple):
    """A JSON object as it stands, repeated keys and all."""

    pairs: list[tuple[str, Any]]


def _from_json(text: str, faults: list[Problem]) -> object:
    try:
        raw: object = json.loads(text, object_pairs_hook=_Object, parse_float=_finite, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise Malformed("malformed", "", f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except ValueError as error:  # a constant that is no JSON, or a number of thousands of digits
        raise Malformed("malformed", "", str(error)[:200]) from None
    return _plain(raw, "", 0, faults)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON value")


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):  # encoders would write null for it
        raise ValueError(f"{text[:20]} is too large a number")
    return number


def _plain(raw: object, pointer: str, depth: int, faults: list[Problem]) -> object:
    if isinstance(raw, _Object):
        _check_depth(depth, pointer)
        known: dict[str, object] = {}
        for key, value in raw.pairs:
            if key in known:
                _note_repeated(faults, pointer, key)
            known[key] = _plain(value, step(pointer, key), depth + 1, faults)
        return known
    if isinstance(raw, list):
        _check_depth(depth, pointer)
        return [_plain(value, step(pointer, place), depth + 1, faults) for place, value in enumerate(raw)]
    return raw


def _check_depth(depth: int, pointer: str) -> None:
    if depth >= MAX_DEPTH:
        raise _too_deep(pointer)


# YAML

_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_WORDS: Final[dict[str, object]] = {"true": True, "false": False, "null": None, "~": None, "": None}


def _from_yaml(text: str, faults: list[Problem]) -> object:
    import yaml

    try:
        return _Yaml(yaml.parse(text, Loader=yaml.BaseLoader), faults).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise Malformed("malformed", "", f"{place}{error.problem or error.context}"[:200]) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # characters or escapes that no text may hold
        raise Malformed("malformed", "", str(error)[:200]) from None


class _Yaml:
    """Builds plain values from the events of a YAML parser."""

    def __init__(self, events: Iterator[Any], faults: list[Problem]) -> None:
        self._events = events
        self._faults = faults
        self._values = 0

    def document(self) -> object:
        next(self._events)  # the stream begins
        if type(next(self._events)).__name__ == "StreamEndEvent":
            raise Malformed("malformed", "", "the document is empty")
        value = self._value(next(self._events), "", 0)
        next(self._events)  # the document ends
        if type(next(self._events)).__name__ != "StreamEndEvent":
            raise Malformed("malformed", "", "more than one document")
        return value

    def _value(self, event: Any, pointer: str, depth: int) -> object:
        # Events come one by one while the text is read: what stands behind the last one that counts costs nothing.
        self._values += 1
        if self._values > MAX_YAML_VALUES:
            place = f"line {event.start_mark.line + 1}"
            message = f"{place}: more than {MAX_YAML_VALUES} keys and values; a larger document is read as JSON only"
            raise Malformed("too_large", pointer, message)
        if getattr(event, "anchor", None) is not None or getattr(event, "tag", None) is not None:
            place = f"line {event.start_mark.line + 1}"
            raise Malformed("malformed", pointer, f"{place}: anchors, aliases and tags are not read")
        kind = type(event).__name__
        if kind == "ScalarEvent":
            return _scalar(event.value) if event.style is None else event.value
        _check_depth(depth, pointer)
        return self._object(pointer, depth) if kind == "MappingStartEvent" else self._list(pointer, depth)

    def _list(self, pointer: str, depth: int) -> list[object]:
        values: list[object] = []
        while type(event := next(self._events)).__name__ != "SequenceEndEvent":
            values.append(self._value(event, step(pointer, len(values)), depth + 1))
        return values

    def _object(self, pointer: str, depth: int) -> dict[str, object]:
        known: dict[str, object] = {}
        while type(event := next(self._events)).__name__ != "MappingEndEvent":
            key = self._value(event, pointer, depth + 1)
            if not isinstance(key, str):
                raise Malformed("malformed", pointer, f"line {event.start_mark.line + 1}: a key must be text")
            if key in known:
                _note_repeated(self._faults, pointer, key)
            known[key] = self._value(next(self._events), step(pointer, key), depth + 1)
        return known


def _scalar(text: str) -> object:
    """What an unquoted word of YAML stands for."""
    if text in _WORDS:
        return _WORDS[text]
    number = _NUMBER.fullmatch(text)
    if number is None:
        return text
    return int(text) if number[2] is None and number[3] is None else _finite(text)
