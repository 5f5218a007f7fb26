"""Every word of the vocabulary has its meaning, its clause, and an example on the page that tells of it (KS-12.2)."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from docs._ext.words import words
from warlords_core.kassen import GAME
from warlords_core.kassen.vocabulary import (
    Amount,
    Condition,
    Lasting,
    Origin,
    Party,
    Pick,
    Selector,
    Trigger,
    Value,
    Verb,
    Zone,
)
from warlords_core.kassen.words import WORDS, Group, told

PAGE = Path(__file__).parents[2] / "docs" / "kassen" / "vocabulary.md"


def fields(type_: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(type_)}


VOCABULARY: dict[Group, set[str]] = {
    "when": set(get_args(Trigger)),
    "party": set(get_args(Party)),
    "of": set(get_args(Origin)),
    "filter": fields(Selector) - {"of", "pick", "by", "count"},
    "pick": set(get_args(Pick)),
    "value": set(get_args(Value)),
    "do": set(get_args(Verb)),
    "lasts": set(get_args(Lasting)),
    "zone": set(get_args(Zone)) - {"field"},  # who stands on the field cannot enter it: such a pack is refused
    "amount": fields(Amount),
    "condition": fields(Condition) - {"amount"},
}


@pytest.mark.rule("KS-12.2")
@pytest.mark.parametrize("group", WORDS)
def test_every_word_has_its_meaning_and_no_other_has_one(group: Group) -> None:
    assert set(WORDS[group]) == VOCABULARY[group]
    for word, each in WORDS[group].items():
        assert each.meaning
        assert each.rule in GAME.rules
        assert f"{word}: {each.meaning}" in told(group)


@pytest.mark.rule("KS-12.2")
@pytest.mark.parametrize("group", WORDS)
def test_every_word_has_its_row_with_an_example(group: Group) -> None:
    rows = words(group).splitlines()[2:]
    assert len(rows) == len(WORDS[group])
    for row, word in zip(rows, WORDS[group], strict=True):
        name, meaning, example, clause = re.split(r"(?<!\\) \| ", row.strip("| "))
        assert name == f"`{word}`"
        assert meaning
        assert ": " in example
        assert clause.startswith("[KS-")


def test_the_page_has_every_group_once() -> None:
    asked = re.findall(r"<!-- generate: words (\w+) -->", PAGE.read_text("utf-8"))
    assert sorted(asked) == sorted(WORDS)
