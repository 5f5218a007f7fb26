"""Tables of stable codes, read from the source: each code with the clauses and the messages that it comes with."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from docs._ext.markdown import anchor, code, plain, table
from docs._ext.rule_links import CLAUSE

ROOT = Path(__file__).resolve().parents[2]
_CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_DEEPEST = 6
"""Names that stand for names that stand for …"""

# Which arguments of what makes a refusal or a fault are its code, its rule and its message.
_MAKERS: dict[str, tuple[int, int | None, int]] = {
    "Refusal": (0, 1, 3),
    "Problem": (0, 1, 3),
    "_fault": (0, 1, 3),
    "fault": (0, None, 2),
    "refused": (1, None, 2),
    "Malformed": (0, None, 2),
    "CommandError": (0, None, 1),
}

Scope = dict[str, list[ast.expr]]
"""What names stand for: what is assigned to them, what functions return."""


@dataclass
class Told:
    """What goes with a code."""

    rules: dict[str, None] = field(default_factory=dict)
    messages: dict[str, None] = field(default_factory=dict)


def code_table(*paths: str) -> str:
    """The codes that modules answer with, sorted.

    Args:
        paths: files and folders, from the root; ``!`` in front leaves a file out.
    """
    found: dict[str, Told] = {}
    out = {ROOT / path[1:] for path in paths if path.startswith("!")}
    for path in paths:
        place = ROOT / path
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [] if path.startswith("!") else [place]:
            if file not in out:
                _collect(file, found)
    rows = []
    for name, told in sorted(found.items()):
        rules = ", ".join(f"[{rule}](#rule-{anchor(rule)})" for rule in sorted(told.rules, key=_natural))
        rows.append((code(name), rules or "—", "; ".join(map(plain, told.messages)) or "—"))
    if not rows:
        raise ValueError(f"no codes in {paths}")
    return table(("code", "clause", "says"), rows)


def _natural(rule: str) -> list[int]:
    return [int(number) for number in re.findall(r"[0-9]+", rule)]


def _collect(file: Path, found: dict[str, Told]) -> None:
    tree = _tree(file)
    outer = _returned(file.parent) | _assigned(tree.body)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            body = list(_own(function))
            for node in body:
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _MAKERS:
                    # What a name stands for where it is used was assigned last before that.
                    before = [part for part in body if isinstance(part, ast.stmt) and part.lineno <= node.lineno]
                    latest = {name: values[-1:] for name, values in _assigned(before).items()}
                    _note(node, _MAKERS[node.func.id], outer | latest, found)


def _note(call: ast.Call, places: tuple[int, int | None, int], scope: Scope, found: dict[str, Told]) -> None:
    code_, rule, message = (_argument(call, place) for place in places)
    for name in filter(_CODE.fullmatch, _strings(code_, scope)):
        told = found.setdefault(name, Told())
        told.rules |= dict.fromkeys(filter(CLAUSE.fullmatch, _strings(rule, scope)))
        texts = _looked_up(message, name, scope) or _strings(message, scope)
        told.messages |= dict.fromkeys(text for text in texts if text.strip("…: "))


def _looked_up(node: ast.expr | None, key: str, scope: Scope) -> list[str]:
    """The text for a code, where texts stand in a dict by code."""
    match node:
        case ast.Subscript(value=ast.Name(id=name)):
            dicts = [value for value in scope.get(name, []) if isinstance(value, ast.Dict)]
            pairs = [pair for one in dicts for pair in zip(one.keys, one.values, strict=True)]
            return [text for at, value in pairs if key in _strings(at, scope) for text in _strings(value, scope)]
        case _:
            return []


def _argument(call: ast.Call, place: int | None) -> ast.expr | None:
    return call.args[place] if place is not None and place < len(call.args) else None


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a function or module that belong to no function within, as they stand."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
            yield from _own(child)


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def _returned(folder: Path) -> Scope:
    """What the functions of a package return, by name."""
    functions = [node for file in sorted(folder.glob("*.py")) for node in _tree(file).body]
    return {
        node.name: [part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value is not None]
        for node in functions
        if isinstance(node, ast.FunctionDef)
    }


def _assigned(nodes: Iterable[ast.AST]) -> Scope:
    scope: Scope = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                scope.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                scope.setdefault(name, []).append(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for target, part in zip(names, values, strict=True):
                    scope.setdefault(getattr(target, "id", ""), []).append(part)
            case _:
                pass
    return scope


def _strings(node: ast.expr | None, scope: Scope, depth: int = 0) -> list[str]:
    """The texts that an expression may have, as far as they can be read off; what is put into them becomes ``…``."""
    if node is None or depth > _DEEPEST:
        return []
    parts: list[ast.expr] = []
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=values):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in values)
            return [re.sub("…+", "…", text)]
        case ast.Name(id=name) | ast.Call(func=ast.Name(id=name)):
            parts = scope.get(name, [])
        case ast.Subscript(value=value) | ast.Call(func=ast.Attribute(value=value, attr="get")):
            parts = [value]
        case ast.IfExp(body=body, orelse=orelse):
            parts = [body, orelse]
        case ast.BoolOp(values=values) | ast.Dict(values=values):
            parts = values
        case _:
            pass
    return [text for part in parts for text in _strings(part, scope, depth + 1)]
