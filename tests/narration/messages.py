"""The messages of the Fluent files, read by their grammar: ids, and the variables that each one names."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from warlords_core.rules import Language

GAMES = ("kassen", "rising_sun", "xidit")
FILES = {("warlords_core.narration", name) for name in ("frame", *GAMES)}


class _Variables(Visitor):
    """What is filled in; what only chooses between forms, such as a plural, is no matter of every language."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own names
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # so is this
        for variant in node.variants:
            self.visit(variant)


@cache
def entries(package: str, name: str, language: Language) -> tuple[Any, ...]:
    """What stands in a file."""
    text = files(package).joinpath("texts", language, f"{name}.ftl").read_text("utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(package: str, name: str, language: Language) -> dict[str, frozenset[str]]:
    """The variables of each message, by its id."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(package, name, language):
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def of_game(game: str) -> set[str]:
    """The ids of a game's messages and of those of all games, with points for hyphens as in the code."""
    package = "warlords_core.narration"
    return {id_.replace("-", ".") for name in (game, "frame") for id_ in messages(package, name, "en")}
