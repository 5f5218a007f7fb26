"""Every clause of the rule text is found by its id in the source and in the tests, and the rules page shows where."""

from pathlib import Path

import pytest

from docs._ext import rule_links, rule_pages
from docs._ext.generated import filled
from docs._ext.markdown import anchor, plain
from warlords_core import games

DOCS = Path(__file__).resolve().parents[2] / "docs"
CLAUSES = [(game, clause.id) for game in games.names() for clause in games.get(game).rules]


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_a_clause_has_a_function_that_names_it_or_a_line_of_data(game: str, clause: str) -> None:
    found = [place for place in rule_links.in_source(game) if place.clause == clause]
    assert any(place.kind in ("function", "data", "pack") for place in found)


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_a_clause_has_a_test_or_a_case(game: str, clause: str) -> None:
    tests = [place for place in rule_links.in_tests() if place.clause == clause]
    cases = [case for cases in rule_links.case_files(game).values() for case in cases if clause in case.rules]
    assert tests or cases


@pytest.mark.parametrize("game", games.names())
def test_the_source_names_no_clause_that_does_not_exist(game: str) -> None:
    rules = games.get(game).rules
    assert [place for place in rule_links.in_source(game) if place.clause not in rules] == []


@pytest.mark.parametrize("game", games.names())
def test_the_rules_page_has_every_chapter(game: str) -> None:
    page = (DOCS / game / "rules.md").read_text("utf-8")
    chapters = {clause.id.rpartition(".")[0] for clause in games.get(game).rules}
    shown = {line.split()[4] for line in page.splitlines() if line.startswith(f"<!-- generate: clauses {game} ")}
    assert shown == chapters


@pytest.mark.parametrize("language", ["zh", "ja"])
@pytest.mark.parametrize("game", games.names())
def test_the_rules_are_there_in_other_languages(game: str, language: str) -> None:
    page = filled((DOCS / game / f"rules-{language}.md").read_text("utf-8"))
    assert f"\nlanguage: {language}\n" in page
    for clause in games.get(game).rules:
        place = anchor(clause.id)
        assert f"(rule-{language}-{place})=\n### {plain(clause.title.language(language))}\n" in page
        assert f"\n{plain(clause.text.language(language))}\n" in page
        assert f"[{clause.id}](#rule-{place})" in page  # leads to its functions and tests


@pytest.mark.parametrize("game", games.names())
def test_the_cases_page_has_every_case(game: str) -> None:
    page = rule_pages.case_list(game)
    for cases in rule_links.case_files(game).values():
        for case in cases:
            assert f"### {case.title}\n" in page


def test_a_clause_leads_to_what_carries_it_out_and_to_what_shows_it() -> None:
    page = rule_pages.clauses("xidit", "XD-2")
    planning = page[page.index("### XD-2.2 ") : page.index("### XD-2.3 ")]
    assert "{py:func}`execution.commit_plan <warlords_core.xidit.execution.commit_plan>`" in planning
    assert "events.PlanCommitted" in planning
    assert "tests/xidit/test_execution.py::" in planning


def test_a_chapter_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="no clauses in chapter XD-99"):
        rule_pages.clauses("xidit", "XD-99")
