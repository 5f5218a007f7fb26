"""`check`: cases from files."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from warlords_core.cli import exits

HOLDS = """
- id: hero-5
  title: A hero starts in city 5
  rules: [XD-1.6]
  game: xidit
  when: ["0 place 5"]
  then:
    state: {/players/0/hero: 5}
"""
FAILS = HOLDS.replace("hero-5", "hero-6").replace("hero: 5", "hero: 6")


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "a.yaml").write_text(HOLDS)
    (folder / "b.yml").write_text(FAILS)
    return folder


def test_cases_that_hold(cli: Cli, cases: Path) -> None:
    result = cli("check", cases / "a.yaml")
    assert (result.code, result.out) == (0, "1 cases: 1 hold, 0 fail\n")
    assert cli("check", cases / "a.yaml", "--format", "json").json() == {"cases": 1, "failed": []}


def test_cases_that_fail_show_a_diff(cli: Cli, cases: Path) -> None:
    result = cli("check", cases)
    assert result.code == exits.REFUSED
    assert result.lines() == [
        "FAILS hero-6  A hero starts in city 5 (XD-1.6)",
        f"  in {cases / 'b.yml'}",
        "  then.state /players/0/hero",
        "    - 6",
        "    + 5",
        "  (- what the case expects, + what came)",
        "2 cases: 1 hold, 1 fail",
    ]


def test_failures_as_json(cli: Cli, cases: Path) -> None:
    result = cli("check", cases / "a.yaml", cases / "b.yml", "--format", "json")
    [failed] = result.json()["failed"]
    assert (result.code, failed["id"]) == (exits.REFUSED, "hero-6")
    assert failed["failures"] == [{"where": "then.state /players/0/hero", "expected": "6", "actual": "5"}]


def test_malformed_files_do_not_stop_the_others(cli: Cli, cases: Path) -> None:
    (cases / "0.yaml").write_text("- id: x\n- id: y\n")
    result = cli("check", cases, "--format", "json")
    assert result.code == exits.USAGE
    assert result.json()["cases"] == 2
    faults = [json.loads(line) for line in result.err.splitlines()]
    assert [fault["pointer"] for fault in faults] == ["/0", "/1"]
    assert {fault["file"] for fault in faults} == {str(cases / "0.yaml")}
    assert f"    in      {cases / '0.yaml'}" in cli("check", cases).err


def test_cases_of_an_unknown_game(cli: Cli, cases: Path) -> None:
    (cases / "a.yaml").write_text(HOLDS.replace("xidit", "chess"))
    result = cli("check", cases / "a.yaml", "--format", "json")
    assert result.code == exits.USAGE
    assert result.json()["cases"] == 0, "a case that cannot be run does not hold"


def test_a_broken_state_that_the_rules_cannot_work_with_fails_its_case(cli: Cli, cases: Path) -> None:
    """Allowed problems: nobody promises that the rules know what to recruit where no hero stands."""
    (cases / "a.yaml").write_text(
        "- id: x\n  title: t\n  rules: [XD-4.1]\n  game: xidit\n"
        "  given: {allow_problems: true, patch: {agenda: [{type: recruiting, seat: 0}]}}\n"
        "  when: [0 recruit]\n"
        "  then: {}\n"
    )
    result = cli("check", cases / "a.yaml")
    assert result.code == exits.REFUSED
    assert "given.allow_problems" in result.out


def test_an_unknown_clause_is_a_fault(cli: Cli, cases: Path) -> None:
    (cases / "a.yaml").write_text(HOLDS.replace("[XD-1.6]", "[XD-1.6, XD-99.9, KS-1.1]"))
    result = cli("check", cases / "a.yaml", "--format", "json")
    assert result.code == exits.REFUSED
    [failed] = result.json()["failed"]
    assert [(each["where"], each["expected"], each["actual"]) for each in failed["failures"]] == [
        ("rules[1]", "a rule clause of xidit", "there is no XD-99.9"),
        ("rules[2]", "a rule clause of xidit", "there is no KS-1.1"),
    ]


def test_an_unreadable_file_does_not_stop_the_others(cli: Cli, cases: Path) -> None:
    result = cli("check", cases / "missing.yaml", cases / "a.yaml", "--format", "json")
    assert (result.code, result.json()["cases"]) == (exits.USAGE, 1)
    assert json.loads(result.err)["code"] == "unreadable"


def test_nothing_to_check(cli: Cli, tmp_path: Path) -> None:
    assert cli("check", tmp_path).code == exits.USAGE
    assert cli("check", tmp_path / "missing.yaml").code == exits.USAGE
