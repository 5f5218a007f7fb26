"""The vocabulary of rising_sun's clans and cards as tables: word, meaning, an example of the shipped pack, clause."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from docs._ext.markdown import anchor, code, plain, table
from docs._ext.tables import text_below
from warlords_core.rising_sun import GAME, vocabulary
from warlords_core.rising_sun.pack import Pack
from warlords_core.rising_sun.vocabulary import Act, Force, Gain, Trait

_WORD = re.compile(r"(?:^|[;.] )(\w+(?:, \w+)*): ((?:\([^)]*\)|[^;(])+?)(?=; \w|\. \w+: |\.?$)")
_ROW = re.compile(r"^(\w+) {2,}(\w.*)$", re.MULTILINE)

_SAID: dict[tuple[type, str], str] = {
    (Gain, "on"): "Moment",
    (Act, "on"): "Moment",
    (Gain, "whose"): "Whose",
    (Act, "whose"): "Whose",
    (Gain, "only"): "Condition",
    (Act, "only"): "Condition",
    (Gain, "per"): "Count",
    (Act, "do"): "ActName",
    (Trait, "name"): "TraitName",
    (Force, "of"): "Of",
    (Force, "only"): "Only",
}
"""Fields whose value is a word, with the group of the word."""


def powers(group: str) -> str:
    """The words of a group: a ``Literal`` of ``vocabulary``, or ``Of`` and ``Only`` of its ``Force``."""
    words = _members(group)
    meant = _meanings(group)
    if meant and set(meant) != set(words):
        raise ValueError(f"{group}: {sorted(set(meant) ^ set(words))} is a word or a meaning, and not the other")
    rows = [
        (code(word), *([meant[word].replace("``", "`")] if meant else []), *_example(group, word)) for word in words
    ]
    return table(("word", *(["meaning"] if meant else []), "example", "clause"), rows)


def _members(group: str) -> tuple[str, ...]:
    if group in ("Of", "Only"):
        return get_args(Force.__annotations__[group.lower()])
    return get_args(getattr(vocabulary, group))


@cache
def _meanings(group: str) -> dict[str, str]:
    """What the text below a group says of each word; empty: it tells none."""
    text = text_below(vocabulary.__name__, group)
    if group == "Moment":
        return {word: meaning for word, meaning in _ROW.findall(text) if word != "moment"}
    found = _WORD.findall(" ".join(text.split()))
    return {word: meaning for several, meaning in found for word in several.split(", ")}


def _example(group: str, word: str) -> tuple[str, str]:
    """The clan or card with the shortest text of those that say a word; dashes, where none of the pack does."""
    found = _examples().get((group, word))
    if found is None:
        return "—", "—"
    return f"{plain(found.name.en)}: {plain(found.text.en)}", f"[{found.rule}](#rule-{anchor(found.rule)})"


@cache
def _examples() -> dict[tuple[str, str], Any]:
    pack: Pack = GAME.packs.get(GAME.default_options().pack)
    found: dict[tuple[str, str], Any] = {}
    printed: list[Any] = [*pack.clans, *pack.cards]
    for each in sorted(printed, key=lambda one: len(one.text.en)):
        for said in _said(each.powers):
            found.setdefault(said, each)
    return found


def _said(value: Any) -> Iterator[tuple[str, str]]:
    """Every word in powers."""
    if isinstance(value, tuple):
        for part in value:
            yield from _said(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            group = _SAID.get((type(value), name))
            if group is not None and inner is not None:
                yield from ((group, word) for word in (inner if isinstance(inner, tuple) else (inner,)))
            yield from _said(inner)
