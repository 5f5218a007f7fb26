"""Every conformance case of ``tests/cases``, as a test of its rule clauses."""

from collections import Counter
from pathlib import Path

import pytest

from warlords_core import games
from warlords_core.cases import Case, load, run

_FILES = sorted((Path(__file__).parent / "cases").rglob("*.yaml"))
_CASES = [case for file in _FILES for case in load(file)]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.id, marks=pytest.mark.rule(*case.rules)) for case in _CASES]
)
def test_case(case: Case) -> None:
    failures = run(case, games.get(case.game))
    assert not failures, "\n".join(map(str, failures))


def test_ids_are_unique_over_all_files() -> None:
    repeated = [name for name, times in Counter(case.id for case in _CASES).items() if times > 1]
    assert not repeated


def test_a_case_stands_in_the_folder_of_its_game() -> None:
    assert [case.id for case in _CASES if Path(case.file).parent.name != case.game] == []
