"""Tables that are read off the code: the public API, the command line, settings, options, kinds of problems."""

import ast
import contextlib
import inspect
import io
import os
import sys
from itertools import pairwise
from typing import Any

import msgspec

import warlords_core
from docs._ext.contract_pages import contract
from docs._ext.markdown import block, code, table
from docs._ext.names import SOURCE, resolved
from warlords_api.problems import KINDS, type_of
from warlords_api.schemas import field_texts
from warlords_api.settings import PREFIX, Settings
from warlords_core import cli, games

_GROUPS: dict[str, str] = {
    "games": "Games",
    "game": "Games",
    "rules": "Games",
    "playout": "Playing",
    "perft": "Playing",
    "record": "Playing",
    "actions": "Values",
    "types": "Values",
    "rng": "Chance",
    "codec": "Bytes",
    "errors": "What can go wrong",
}


def public_api() -> str:
    """What ``from warlords_core import …`` offers, by subject, with the first line of each docstring."""
    found: dict[str, list[tuple[str, str]]] = {subject: [] for subject in _GROUPS.values()}
    for name in warlords_core.__all__:
        target = resolved("warlords_core", name)
        module = target.rpartition(".")[0] if "." in target.removeprefix("warlords_core.") else target
        summary = _summary(target, name)
        role = "mod" if target == module else "obj"
        shown = f"{{py:{role}}}`{name} <{target}>`"
        found[_GROUPS[module.removeprefix("warlords_core.")]].append((shown, summary))
    return "\n".join(f"## {subject}\n\n{table(('name', 'what it is'), rows)}" for subject, rows in found.items())


def _summary(target: str, name: str) -> str:
    value = getattr(warlords_core, name)
    text = inspect.getdoc(value) if inspect.ismodule(value) or callable(value) else None
    if not callable(value) or inspect.isbuiltin(value) or text is None or name == "AnyGame":
        text = inspect.getdoc(value) if inspect.ismodule(value) else text_below(*target.rsplit(".", 1))
    return (text or "").split("\n\n")[0].replace("\n", " ").replace("``", "`")


def text_below(module: str, name: str) -> str:
    """The text that stands below an assignment."""
    body = ast.parse(SOURCE.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")).body
    for node, after in pairwise(body):
        names = [target.id for target in getattr(node, "targets", ()) if isinstance(target, ast.Name)]
        if name in names and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value)
    return ""


def cli_help() -> str:
    """The help of the command line and of each sub-command."""
    parts = [block(_help([]))]
    for name, summary in cli.COMMANDS.items():
        text = _help([name])
        parts += [f"## {code(f'warlords {name}')}\n", f"{summary[0].upper()}{summary[1:]}.\n", block(text)]
        for part in _parts(text):
            parts.append(block(_help([name, part])))
    return "\n".join(parts)


def _parts(text: str) -> list[str]:
    """The sub-commands of a sub-command: ``{check|show}`` in its usage."""
    usage = text.partition("\n\n")[0]
    return [part for word in usage.split() if "|" in word and word.islower() for part in word.split("|")]


def _help(words: list[str]) -> str:
    output = io.StringIO()
    saved = dict(os.environ)
    os.environ |= {"COLUMNS": "100", "NO_COLOR": "1"}
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(sys.stderr):
            cli.main([*words, "--help"])
    finally:
        os.environ.clear()
        os.environ.update(saved)
    return output.getvalue().partition("exit codes:")[0] if words else output.getvalue()


def settings() -> str:
    """The settings of the server."""
    rows = []
    for name, field in Settings.model_fields.items():
        default = "" if field.default is None else str(field.default if field.default != () else "")
        rows.append((code(PREFIX + name.upper()), code(default) if default else "—", field.description or ""))
    return table(("variable", "default", "meaning"), rows)


def options(game: str) -> str:
    """The options of a game."""
    texts = field_texts(type(games.get(game).default_options()))
    rows = [
        (code(name), values, code(default), texts.get(name, ""))
        for name, (values, default) in option_values(game).items()
    ]
    return table(("option", "values", "default", "meaning"), rows)


def option_values(game: str) -> dict[str, tuple[str, str]]:
    """What each option of a game can be, and its default as JSON."""
    defaults = games.get(game).default_options()
    properties = contract()["components"]["schemas"][f"{game.title().replace('_', '')}Options"]["properties"]
    return {
        name: (_values(properties[name]), msgspec.json.encode(getattr(defaults, name)).decode())
        for name in defaults.__struct_fields__
    }


def _values(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return ", ".join(code(msgspec.json.encode(value).decode()) for value in schema["enum"])
    if "minimum" in schema:
        return f"{schema['minimum']} … {schema['maximum']}"
    return {"boolean": "`false`, `true`"}.get(schema.get("type", ""), str(schema.get("type", "")))


def problem_kinds() -> str:
    """The kinds of problem documents."""
    rows = [(str(status), code(type_of(kind)), title) for kind, (status, title) in KINDS.items()]
    return table(("status", "type", "title"), rows)
