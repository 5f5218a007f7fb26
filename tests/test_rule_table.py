"""The table of rule clauses checks itself."""

from tests.conftest import RuleTable


def table(*, partial: str | None = None) -> RuleTable:
    made = RuleTable({"toy": ("TOY-1.1", "TOY-1.2", "TOY-2.1")})
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


def test_the_table_counts_tests_by_clause_a_chapter_a_line() -> None:
    assert list(table().lines()) == [
        "toy: 2 of 3 clauses have tests (clause: tests)",
        "  TOY-1.1: 2  TOY-1.2: 0",
        "  TOY-2.1: 1",
    ]
