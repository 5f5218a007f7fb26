"""The vocabulary of kassen's cards as tables: word, meaning, an example of the shipped pack, clause."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from docs._ext.markdown import anchor, code, plain, table
from warlords_core.kassen import GAME
from warlords_core.kassen.pack import Pack
from warlords_core.kassen.vocabulary import Ability, Amount, Aura, Condition, Part, Selector, Target
from warlords_core.kassen.words import WORDS, Group

_SAID: dict[tuple[type, str], Group] = {
    (Ability, "when"): "when",
    (Ability, "party"): "party",
    (Selector, "of"): "of",
    (Target, "of"): "of",
    (Selector, "pick"): "pick",
    (Selector, "by"): "value",
    (Amount, "value"): "value",
    (Part, "do"): "do",
    (Aura, "do"): "do",
    (Part, "lasts"): "lasts",
    (Part, "zone"): "zone",
}
"""Fields whose value is a word, with the group of the word."""

_NAMED: dict[type, Group] = {Selector: "filter", Target: "filter", Amount: "amount", Condition: "condition"}
"""Types of which a field is a word itself, once it says something."""


def words(group: Group) -> str:
    """The words of a group."""
    rows = [
        (code(word), plain(each.meaning), _example(group, word), f"[{each.rule}](#rule-{anchor(each.rule)})")
        for word, each in WORDS[group].items()
    ]
    return table(("word", "meaning", "example", "clause"), rows)


def _example(group: Group, word: str) -> str:
    """The shortest text of a card that says a word, with the card's name.

    Raises:
        ValueError: no card of the shipped pack says it.
    """
    found = _examples().get((group, word))
    if found is None:
        raise ValueError(f"no card of the shipped pack says {group} {word}")
    name, text = found
    return f"{plain(name)}: {plain(text)}"


@cache
def _examples() -> dict[tuple[Group, str], tuple[str, str]]:
    pack: Pack = GAME.packs.get(GAME.default_options().pack)
    cards: list[tuple[str, str, Any]] = [
        (card.name.en, card.text.en, card.ability) for card in (*pack.tactics, *pack.secrets)
    ]
    cards += [
        (f"{general.name.en}, {general.talent.name.en}", general.talent.text.en, general.talent)
        for general in pack.generals
        if general.talent is not None
    ]
    found: dict[tuple[Group, str], tuple[str, str]] = {}
    for name, text, value in sorted(cards, key=lambda card: len(card[1])):
        for said in _said(value):
            found.setdefault(said, (name, text))
    return found


def _said(value: Any) -> Iterator[tuple[Group, str]]:
    """Every word in an ability, an aura or a talent; what is left out says nothing, but for what is always meant."""
    if isinstance(value, tuple):
        for part in value:
            yield from _said(part)
    elif isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(type(value)):
            inner = getattr(value, field.name)
            group = _SAID.get((type(value), field.name))
            if group is not None and inner is not None:
                yield group, inner
            named = _NAMED.get(type(value))
            if named is not None and field.name in WORDS[named] and inner != field.default:
                yield named, field.name
            yield from _said(inner)
