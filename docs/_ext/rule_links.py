"""Where rule clauses are found: in source, packs, tests and conformance cases. Reads, runs nothing."""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from warlords_core import cases, games

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"\b[A-Z]{2,4}-[0-9]+\.(?:[0-9]+|[a-z][a-z_]*)\b")
"""A number, or the name of the clan or card that a clause is about."""

Kind = Literal["function", "type", "data", "pack"]
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, order=True)
class Place:
    """A definition that names a clause."""

    module: str
    """Dotted, for source; a path from the root, for tests; the name of the file, for packs."""
    name: str
    """Within the module; classes and their members joined by dots. In a pack: the id of what is printed."""
    kind: Kind
    clause: str


@cache
def in_source(game: str) -> tuple[Place, ...]:
    """The functions and types of a game that name a clause in their docstrings, and the data that is a clause id: in
    the source, and the ``rule`` of whatever has an id in its packs."""
    folder = ROOT / "src" / "warlords_core" / game
    found: dict[Place, None] = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(ROOT / "src").with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found |= dict.fromkeys(_Source(module).places(ast.parse(file.read_text("utf-8"))))
    for file in sorted((folder / "data").glob("*.json")):
        found |= dict.fromkeys(_in_pack(file.name, json.loads(file.read_bytes())))
    return tuple(found)


def _in_pack(file: str, value: Any) -> Iterator[Place]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and "id" in value and "rule" in value:
        yield Place(file, value["id"], "pack", value["rule"])
    for part in parts:
        yield from _in_pack(file, part)


class _Source:
    """Finds the places in one module."""

    def __init__(self, module: str) -> None:
        self._module = module

    def places(self, tree: ast.Module) -> Iterator[Place]:
        for node in tree.body:
            yield from self._statement(node, "")

    def _statement(self, node: ast.AST, owner: str) -> Iterator[Place]:
        if isinstance(node, Definition):
            name = f"{owner}.{node.name}" if owner else node.name
            kind: Kind = "type" if isinstance(node, ast.ClassDef) else "function"
            yield from self._named(ast.get_docstring(node) or "", name, kind)
            yield from self._body(node, name)
        else:
            yield from self._data(node, owner or _target(node))

    def _body(self, node: Definition, name: str) -> Iterator[Place]:
        field = ""
        for statement in node.body:
            text = _text(statement)
            if text is None:
                field = _target(statement)
                yield from self._statement(statement, name)
            elif field and isinstance(node, ast.ClassDef):  # the text below a field
                yield from self._named(text, f"{name}.{field}", "type")

    def _data(self, node: ast.AST, owner: str) -> Iterator[Place]:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and CLAUSE.fullmatch(part.value):
                yield Place(self._module, owner, "data", part.value)

    def _named(self, text: str, name: str, kind: Kind) -> Iterator[Place]:
        for clause in CLAUSE.findall(text):
            yield Place(self._module, name, kind, clause)


def _text(statement: ast.stmt) -> str | None:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return None


def _target(node: ast.AST) -> str:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return next((target.id for target in targets if isinstance(target, ast.Name)), "")


@cache
def in_tests() -> tuple[Place, ...]:
    """The tests that say which clauses they show: ``@pytest.mark.rule(…)``, on functions, classes and modules.

    A mark that is put together, such as ``f"RS-10.{card}"``, stands for every clause that it can be: the run of the
    tests itself counts which of them it was (``tests/conftest.py``)."""
    found: dict[Place, None] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        path = file.relative_to(ROOT).as_posix()
        for node in ast.parse(file.read_text("utf-8")).body:
            found |= dict.fromkeys(_marked(path, node, ""))
    return tuple(found)


def _marked(path: str, node: ast.AST, owner: str) -> Iterator[Place]:
    if isinstance(node, Definition):
        name = f"{owner}::{node.name}" if owner else node.name
        marks: list[ast.expr] = node.decorator_list
        for statement in node.body if isinstance(node, ast.ClassDef) else ():
            yield from _marked(path, statement, name)
    elif isinstance(node, ast.Assign) and _target(node) == "pytestmark":
        name, marks = owner, [node.value]
    else:
        return
    for part in (part for mark in marks for part in ast.walk(mark)):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "pytest.mark.rule":
            for argument in part.args:
                for clause in _meant(argument):
                    yield Place(path, name, "function", clause)


def _meant(argument: ast.expr) -> Iterator[str]:
    """The clauses that the argument of a mark can be."""
    if isinstance(argument, ast.Constant):
        yield str(argument.value)
    elif isinstance(argument, ast.JoinedStr):
        parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in argument.values]
        like = re.compile("".join(parts))
        yield from (clause for clause in _all_clauses() if like.fullmatch(clause) and not clause[-1].isdigit())


@cache
def _all_clauses() -> tuple[str, ...]:
    return tuple(clause.id for name in games.names() for clause in games.get(name).rules)


@cache
def case_files(game: str) -> dict[str, tuple[cases.Case, ...]]:
    """The conformance cases of a game, by file from the root."""
    files = sorted((ROOT / "tests" / "cases" / game).glob("*.yaml"))
    return {file.relative_to(ROOT).as_posix(): cases.load(file) for file in files}
