"""The registry of rule clauses: data, in our own words, in the languages that people read."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from warlords_core.types import ClauseId, Frozen

Language: TypeAlias = Literal["en", "zh", "ja"]
"""The languages that people read this library in."""


class Text(Frozen, frozen=True):
    """A text in English, Chinese and Japanese."""

    en: Annotated[str, Meta(min_length=1)]
    zh: Annotated[str, Meta(min_length=1)]
    ja: Annotated[str, Meta(min_length=1)]

    def language(self, code: str) -> str:
        """The text in a language (``en``, ``zh``, ``ja``).

        Raises:
            KeyError: there is no such language.
        """
        if code not in self.__struct_fields__:
            raise KeyError(code)
        return str(getattr(self, code))


class Clause(Frozen, frozen=True):
    """One numbered clause of a rule text."""

    id: ClauseId
    title: Text
    text: Text
    gap: bool = False
    """True if the rule text is silent and this project decided."""
    switch: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """The option that changes what the clause says."""


class RuleBook:
    """The clauses of one game, by id; read from the package's data when first asked."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._clauses: dict[str, Clause] = {}

    def _loaded(self) -> dict[str, Clause]:
        if not self._clauses:
            from importlib.resources import files

            data = files(self._package).joinpath("data/rules.json").read_bytes()
            self._clauses = {clause.id: clause for clause in msgspec.json.decode(data, type=tuple[Clause, ...])}
        return self._clauses

    def __getitem__(self, clause_id: str) -> Clause:
        return self._loaded()[clause_id]

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._loaded()

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._loaded().values())

    def __len__(self) -> int:
        return len(self._loaded())
