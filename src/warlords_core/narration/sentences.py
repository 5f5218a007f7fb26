"""Fluent messages (``texts/<language>/<name>.ftl``) in one language, by key.

A key is the id of a message, with points where Fluent, which allows none, has hyphens: ``changed.heal`` is the message
``changed-heal``. The Fluent library takes some 60 ms to import, so it loads with the first sentence.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, get_args

from warlords_core import safe
from warlords_core.rules import Language, RuleBook, Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""In the order in which this library names them."""

FRAME: Final = "frame"
"""The messages that belong to every game."""

_PACKAGE: Final = "warlords_core.narration"


class Sentences:
    """The messages of some files in one language."""

    def __init__(self, language: Language, *names: str, package: str = _PACKAGE) -> None:
        """Take messages from files.

        Args:
            language: of the reader.
            names: of the files, without ``.ftl``.
            package: whose folder ``texts`` they lie in.
        """
        self.language: Final = language
        self._source: Final = (package, names)

    def __call__(self, key: str, /, **fields: Any) -> str:
        """A message, filled in.

        Raises:
            KeyError: there is no such message, or a field that it names is missing.
        """
        bundle = self._bundle()
        message = bundle.get_message(_id(key)) if bundle.has_message(_id(key)) else None
        if message is None or message.value is None:
            raise KeyError(key)
        told, errors = bundle.format_pattern(message.value, {name: _argument(value) for name, value in fields.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(told)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle().has_message(_id(key))

    def of(self, text: Text) -> str:
        """A text of a pack or a rule in this language, harmless and in one line."""
        return safe.line(text.language(self.language))

    def listed(self, items: Iterable[str]) -> str:
        """Several things, one after another; an empty text for none."""
        return (", " if self.language == "en" else "、").join(items)

    def clause(self, rules: RuleBook, clause: str) -> str:
        """A clause with its title; of an unknown one, the id."""
        return f"{clause} {self.of(rules[clause].title)}" if clause in rules else clause

    def _bundle(self) -> "FluentBundle":
        return _bundle(self.language, *self._source)


def _id(key: str) -> str:
    return key.replace(".", "-")


def _argument(value: Any) -> Any:
    """A number so that its plural is known, and without marks between its digits; anything else as it is."""
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return value


@cache
def _bundle(language: Language, package: str, names: tuple[str, ...]) -> "FluentBundle":
    """The messages of files, read once; what cannot be read as Fluent is a defect of ours.

    Raises:
        ValueError: a file has faults.
    """
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # No marks around what is filled in: all three languages are written from left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        path = files(package).joinpath("texts", language, f"{name}.ftl")
        resource = FluentResource(path.read_text("utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise ValueError(f"{path}: {junk[0].content}")
        bundle.add_resource(resource)
    return bundle
