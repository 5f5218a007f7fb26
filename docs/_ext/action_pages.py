"""A game's decisions and actions as tables: kind, fields, line of notation, clause.

The kinds and their fields come from the contract, the lines from the text of the game's notation module, what answers
what from the text of its decisions module. A kind that one of them lacks fails the build.
"""

import re
from functools import cache
from importlib import import_module
from typing import Any

from docs._ext.contract_pages import Schema, contract, field_limits, field_type
from docs._ext.markdown import anchor, code, plain, table
from docs._ext.rule_links import CLAUSE
from warlords_core import games

_LITERAL = re.compile(r"``([^`]+)``")
_COLUMNS = re.compile(r" {2,}")
_RULER = re.compile(r"^=+(?: +=+)+$")
_KIND = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")
_SHARED = frozenset({"type", "seat", "text"})
"""Fields that every decision has."""


def decisions(game: str) -> str:
    """Every kind of decision, what it tells, and the kinds of action that answer it.

    Raises:
        ValueError: the text of the decisions module and the types name different kinds.
    """
    kinds = _kinds(game, "Decision")
    answers = {row[0]: row[1:] for row in _rows(f"warlords_core.{game}.decisions")}
    _same(set(kinds), {kind for kind in answers if not kind.startswith("(")}, f"decisions of {game}")
    rows = []
    for kind, (answered, clauses) in answers.items():
        name = kinds.get(kind)
        shown = kind.strip("()") if name is None else f"[`{kind}`](#type-{anchor(name)})"
        fields = "—" if name is None else _fields(name, _SHARED)
        rows.append((shown, fields, _linked_kinds(game, answered), linked(clauses)))
    return table(("decision", "what it tells", "answered by", "clause"), rows)


def actions(game: str) -> str:
    """Every kind of action with its fields, an example of its notation and the clause.

    Raises:
        ValueError: the notation module shows no line of a kind.
    """
    kinds = _kinds(game, "Action")
    lines = notation_lines(game)
    _same(set(kinds), set(lines), f"actions of {game}")
    rows = [
        (
            f"[`{kind}`](#type-{anchor(name)})",
            _fields(name, frozenset({"type"})),
            ", ".join(map(code, lines[kind])),
            linked(plain(_schema(name)["description"])),
        )
        for kind, name in kinds.items()
    ]
    return table(("action", "fields", "line", "what it is"), rows)


def spelling(game: str) -> str:
    """The lines that the notation module shows, each with what it says."""
    rows = [
        (", ".join(map(code, _LITERAL.findall(line))), meaning.replace("``", "`") or "—")
        for line, meaning in _rows(f"warlords_core.{game}.notation", columns=2)
    ]
    return table(("line", "what it says"), rows)


@cache
def notation_lines(game: str) -> dict[str, list[str]]:
    """The lines that the notation module shows, by the kind of action that the parser takes each for."""
    known = games.get(game)
    state = known.setup(known.default_options(), 1).state
    found: dict[str, list[str]] = {}
    for row in _rows(f"warlords_core.{game}.notation", columns=2):
        for line in _LITERAL.findall(" ".join(row)):
            kind = type(known.parse(state, line)).__struct_config__.tag
            found.setdefault(kind, []).append(line)
    return found


def linked(text: str) -> str:
    """A text in which every clause leads to its place on the rules page."""
    return CLAUSE.sub(lambda found: f"[{found[0]}](#rule-{anchor(found[0])})", text)


def _rows(module: str, columns: int = 3) -> list[list[str]]:
    """The rows of the table in a module's text, without its head."""
    lines = (import_module(module).__doc__ or "").splitlines()
    rulers = [number for number, line in enumerate(lines) if _RULER.match(line)]
    rows = [_COLUMNS.split(line.strip(), columns - 1) for line in lines[rulers[-2] + 1 : rulers[-1]]]
    return [[*row, *[""] * (columns - len(row))] for row in rows]


def _kinds(game: str, union: str) -> dict[str, str]:
    """The members of a union, as they are defined: the name of the type by its tag."""
    schema = _schema(f"{_prefix(game)}{union}")
    names = [part["$ref"].rpartition("/")[2] for part in schema["oneOf"]]
    tags = {ref.rpartition("/")[2]: tag for tag, ref in schema["discriminator"]["mapping"].items()}
    return {tags[name]: name for name in names}


def _fields(name: str, without: frozenset[str]) -> str:
    schema = _schema(name)
    required = schema.get("required", ())
    parts = []
    for field in dict.fromkeys([*required, *schema["properties"]]):
        if field in without:
            continue
        value = schema["properties"][field]
        limits = field_limits(value)
        mark = "" if field in required else ", may be missing"
        parts.append(f"{code(field)}: {field_type(value)}{f' ({limits})' if limits else ''}{mark}")
    return "; ".join(parts) or "—"


def _linked_kinds(game: str, text: str) -> str:
    kinds = _kinds(game, "Action")
    return _KIND.sub(
        lambda found: f"[`{found[0]}`](#type-{anchor(kinds[found[0]])})" if found[0] in kinds else found[0], text
    )


def _same(one: set[str], other: set[str], what: str) -> None:
    if one != other:
        raise ValueError(f"{what}: {sorted(one ^ other)} stands in the types or in the text, and not in the other")


def _schema(name: str) -> Schema:
    found: Any = contract()["components"]["schemas"][name]
    return dict(found)


def _prefix(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("_"))
