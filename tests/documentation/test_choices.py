"""Every choice that this project made where a rule text is open stands on its game's page, with a reason."""

import re
from pathlib import Path

import pytest

from docs._ext import choices
from docs._ext.choices import open_clauses
from warlords_core import games

DOCS = Path(__file__).resolve().parents[2] / "docs"
MARK = re.compile(r"^<!-- generate: choice (\S+) (\S+) -->\n\n(.+?)(?=\n\n[<#]|\Z)", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("game", games.names())
def test_every_open_clause_has_its_section_and_a_reason(game: str) -> None:
    found = MARK.findall((DOCS / game / "choices.md").read_text("utf-8"))
    assert sorted(clause for _, clause, _ in found) == sorted(clause.id for clause in open_clauses(game))
    assert {named for named, _, _ in found} == {game}
    assert all(len(reason.split()) > 5 for _, _, reason in found)


@pytest.mark.parametrize("game", games.names())
def test_every_switch_is_an_option_with_its_values(game: str) -> None:
    for clause in open_clauses(game):
        head = choices.choice(game, clause.id)
        assert f"(#rule-{clause.id.lower().replace('.', '-')})" in head
        assert clause.switch is None or f"option `{clause.switch}`: " in head


def test_a_section_names_the_values_and_the_default() -> None:
    assert 'option `recruit`: `"compulsory"`, `"optional"`; default `"compulsory"`' in choices.choice("xidit", "XD-4.1")


def test_what_the_rule_text_says_is_no_choice() -> None:
    with pytest.raises(ValueError, match=r"XD-5\.1 is no choice"):
        choices.choice("xidit", "XD-5.1")
