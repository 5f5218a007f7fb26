"""The table rule clause -> tests, and the checks on it.

Every test says with ``@pytest.mark.rule("XD-4.1", …)`` which clauses it shows; conformance cases say it in their
``rules:`` list, which ``test_cases.py`` turns into the same marker. A run fails when

* a marker names a clause that no rule book has, or
* the whole suite was collected and a clause of a registered game has no test.

The whole table is printed at the end of a run of the whole suite; ``--rule-table PATH`` writes it as JSON (clause ->
node ids) after any run. Works under pytest-xdist too: each worker sends its table home.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings

from warlords_core import games

# One input, one verdict: the suite draws the same examples in every run, `make fuzz` draws others. Seeds of matches
# do not shrink to anything simpler, so a failure is reported as it was found.
settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("fuzz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")

Table = dict[str, list[str]]


UNTRACED: Final = (
    "tests/api/test_client.py",
    "tests/api/test_contract.py",
    "tests/api/test_hostile.py",
    "tests/api/test_memory.py",
    "tests/api/test_sealed",
    "tests/browser/",
    "tests/cli/test_rising_sun_texts.py",
    "tests/cli/test_xidit_texts.py",
    "tests/contract/",
    "tests/documentation/",
    "tests/kassen/test_drawn_packs.py",
    "tests/kassen/test_limits.py",
    "tests/kassen/test_questions.py",
    "tests/rising_sun/test_drawn_packs.py",
    "tests/rising_sun/test_invariants.py",
    "tests/test_benchmarks.py",
)
"""Long runs over lines that other tests reach too: with tracing for coverage they would take twice the time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave long generated runs out of the tracing for coverage."""
    for item in items:
        if item.nodeid.startswith(UNTRACED):
            item.add_marker(pytest.mark.no_cover)


class RuleTable:
    """Gathers the rule markers of a run (a plugin; one a process)."""

    def __init__(self, clauses: Mapping[str, tuple[str, ...]]) -> None:
        self.clauses = clauses
        """Clause ids by game, in the order of the rule book."""
        self.tests: Table = {}
        self.collected = False
        self.partial: str | None = None
        """Why not the whole suite was collected; None: it was."""

    def add(self, clause: str, test: str) -> None:
        """Note that a test shows a clause."""
        tests = self.tests.setdefault(clause, [])
        if test not in tests:
            tests.append(test)

    def known(self) -> Iterator[str]:
        """All clauses of all registered games."""
        for ids in self.clauses.values():
            yield from ids

    def faults(self) -> list[str]:
        """What is wrong with the table, a line each."""
        known = frozenset(self.known())
        lines = [
            f"no rule book has the clause {clause}, named by {', '.join(tests[:3])}"
            for clause, tests in sorted(self.tests.items())
            if clause not in known
        ]
        if self.collected and self.partial is None:
            lines += [f"no test shows the clause {clause}" for clause in self.known() if clause not in self.tests]
        return lines

    def lines(self) -> Iterator[str]:
        """The table for people: a line a chapter of each game."""
        for game, ids in self.clauses.items():
            shown = sum(clause in self.tests for clause in ids)
            yield f"{game}: {shown} of {len(ids)} clauses have tests (clause: tests)"
            chapters: dict[str, list[str]] = {}
            for clause in ids:
                chapter = clause.partition(".")[0]
                chapters.setdefault(chapter, []).append(f"{clause}: {len(self.tests.get(clause, []))}")
            yield from ("  " + "  ".join(cells) for cells in chapters.values())

    # Collecting: in a plain run here, under xdist in each worker.

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            for marker in item.iter_markers("rule"):
                for clause in marker.args:
                    self.add(clause, item.nodeid)

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        if any(item.get_closest_marker("fuzz") is None for item in items):
            self.partial = "some tests were deselected"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.partial = "some tests could not be collected"

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected = True
        self.partial = self.partial or _selection(session.config)

    # Sending home: xdist's way from a worker to the process that started it.

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        sent: dict[str, Any] = getattr(node, "workeroutput", {}).get("rule_table", {})
        for clause, tests in sent.get("tests", {}).items():
            for test in tests:
                self.add(clause, test)
        self.collected = self.collected or bool(sent)
        self.partial = self.partial or sent.get("partial")

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["rule_table"] = {"tests": self.tests, "partial": self.partial}
            return
        if self.faults() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        path: Path | None = session.config.getoption("--rule-table")
        if path is not None:
            table = {clause: sorted(self.tests[clause]) for clause in sorted(self.tests)}
            path.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.collected and self.partial is None:
            terminalreporter.section("rule clauses")
            for line in self.lines():
                terminalreporter.write_line(line)
        faults = self.faults()
        if faults:
            terminalreporter.section("rule clauses: faults", red=True)
            for line in faults:
                terminalreporter.write_line(line, red=True)


def _selection(config: pytest.Config) -> str | None:
    """Why this run does not ask for the whole suite; None: it does."""
    options = config.option
    if options.ignore or options.ignore_glob or options.deselect or getattr(options, "lf", False):
        return "some tests were left out"
    wanted = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    whole = {(config.rootpath / path).resolve() for path in config.getini("testpaths")} | {config.rootpath.resolve()}
    return None if wanted & whole else "only some files were asked for"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes the table."""
    parser.addoption("--rule-table", type=Path, metavar="PATH", help="write the table clause -> tests as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Start gathering."""
    books = {name: tuple(clause.id for clause in games.get(name).rules) for name in games.names()}
    config.pluginmanager.register(RuleTable(books), "rule-table")
