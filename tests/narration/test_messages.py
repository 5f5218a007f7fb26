"""The Fluent files say the same in every language, and have every message that the code asks for."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from tests.narration.messages import FILES, GAMES, entries, messages, of_game
from warlords_core import narration
from warlords_core.narration import LANGUAGES, Sentences
from warlords_core.rules import Language

SOURCE = Path(narration.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("package", "name"), sorted(FILES))
def test_a_file_holds_nothing_but_messages_each_once(package: str, name: str, language: Language) -> None:
    found = entries(package, name, language)
    assert not [each.content for each in found if isinstance(each, fluent.Junk)]
    counts = Counter(each.id.name for each in found if isinstance(each, fluent.Message))
    assert set(counts.values()) == {1}


@pytest.mark.parametrize(("package", "name"), sorted(FILES))
def test_messages_and_their_variables_are_the_same_in_each_language(package: str, name: str) -> None:
    english = messages(package, name, "en")
    for language in LANGUAGES:
        assert messages(package, name, language) == english


@pytest.mark.parametrize("language", ["zh", "ja"])
@pytest.mark.parametrize(("package", "name"), sorted(FILES))
def test_no_english_word_stands_in_a_chinese_or_japanese_message(package: str, name: str, language: Language) -> None:
    """Latin letters: ids of clauses, and names of formats and protocols."""
    for entry in entries(package, name, language):
        if isinstance(entry, fluent.Message):
            texts = [part.value for part in _parts(entry.value) if isinstance(part, fluent.TextElement)]
            told = re.sub(r"(KS|RS|XD)-[0-9.]+|JSON|MessagePack|Content-[A-Za-z]+|HTTP|ID", "", " ".join(texts))
            assert not re.search("[A-Za-z]", told), entry.id.name


def _parts(pattern: Any) -> Iterator[Any]:
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, fluent.SelectExpression):
            for variant in expression.variants:
                yield from _parts(variant.value)
        else:
            yield element


# What the code asks for


def asked(game: str) -> Iterator[str]:
    """Patterns of the keys that the sentences of a game are made with."""
    for file in sorted((SOURCE / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[key, *_]) if name in SAYING:
                    yield from _patterns(key)
                case _:
                    pass


SAYING = {"say", "_say", "said", "of_seat", "of_side", "of_unit", "of_piece"}


def _patterns(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.JoinedStr(values=values):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_patterns(body), *_patterns(orelse))
        case _:
            pass


@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_the_code_names_is_there(game: str) -> None:
    ids, patterns = of_game(game), list(asked(game))
    assert len(patterns) > 20
    for pattern in patterns:
        assert any(re.fullmatch(pattern, each) for each in ids), pattern


# How they are filled in


def test_a_missing_message_or_field_is_an_error() -> None:
    say = Sentences("en", "frame", "xidit")
    with pytest.raises(KeyError, match="no_such_message"):
        say("no_such_message")
    with pytest.raises(KeyError, match="city"):
        say("hero_placed", seat="seat 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_stand_without_marks_between_their_digits(language: Language) -> None:
    assert "1234567" in Sentences(language, "frame", "xidit")("gold_gained", seat="X", amount=1234567)


def test_nothing_unseen_is_put_around_what_is_filled_in() -> None:
    assert Sentences("en", "frame")("seat", seat=3) == "seat 3"
    assert Sentences("zh", "frame")("seat", seat=3) == "座位3"
    assert Sentences("ja", "frame")("seat", seat=3) == "席3"
