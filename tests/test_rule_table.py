"""The table of rule clauses checks itself."""

from tests.conftest import PREPARED, RuleTable
from warlords_core import games
from warlords_core.rules import RuleBook


def table(*, partial: str | None = None) -> RuleTable:
    made = RuleTable({"toy": ("TOY-1.1", "TOY-1.2", "TOY-2.1")}, prepared=("NEW-1.1", "NEW-1.2"))
    made.collected = True
    made.partial = partial
    made.add("TOY-1.1", "test_a")
    made.add("TOY-1.1", "test_b")
    made.add("TOY-2.1", "test_a")
    return made


def test_a_whole_run_names_the_clauses_without_a_test() -> None:
    assert table().faults() == ["no test shows the clause TOY-1.2"]


def test_a_partial_run_does_not() -> None:
    assert table(partial="only some files were asked for").faults() == []


def test_unknown_clauses_are_faults_of_any_run() -> None:
    made = table(partial="some tests were deselected")
    made.add("TOY-9.9", "test_c")
    assert made.faults() == ["no rule book has the clause TOY-9.9, named by test_c"]


def test_clauses_of_a_prepared_game_can_be_named_and_need_no_test() -> None:
    made = table()
    made.add("TOY-1.2", "test_c")
    made.add("NEW-1.1", "test_d")
    assert made.faults() == []


def test_a_prepared_game_has_no_other_clauses_than_those_of_its_book() -> None:
    made = table(partial="only some files were asked for")
    made.add("NEW-1.3", "test_d")
    assert made.faults() == ["no rule book has the clause NEW-1.3, named by test_d"]


def test_the_table_shows_registered_games_only() -> None:
    made = table()
    made.add("NEW-1.1", "test_d")
    assert not any("NEW" in line for line in made.lines())


def test_prepared_packages_have_a_book_and_are_not_registered() -> None:
    registered = {clause.id for name in games.names() for clause in games.get(name).rules}
    for package in PREPARED:
        prepared = {clause.id for clause in RuleBook(package)}
        assert prepared
        assert not prepared & registered, f"{package} is registered: take it out of PREPARED"


def test_the_table_counts_tests_by_clause_a_chapter_a_line() -> None:
    assert list(table().lines()) == [
        "toy: 2 of 3 clauses have tests (clause: tests)",
        "  TOY-1.1: 2  TOY-1.2: 0",
        "  TOY-2.1: 1",
    ]
