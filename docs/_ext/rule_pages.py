"""The pages of a game's rules and of its conformance cases."""

import re
from collections.abc import Iterable
from itertools import pairwise

from docs._ext import rule_links
from docs._ext.markdown import anchor, block, code, folded, plain
from docs._ext.rule_links import ROOT, Place
from warlords_core import games
from warlords_core.cases import Case
from warlords_core.rules import Clause

_CASE = re.compile(r"^- id: *(\S+)", re.MULTILINE)


_OPEN = {"zh": "原文未定", "ja": "原文に定めなし"}
_SWITCHED = {"zh": "可选", "ja": "選択可"}


def clauses_in(language: str, game: str, chapter: str) -> str:
    """The clauses of a chapter in Chinese or Japanese, each leading to its functions and tests on the English page."""
    return "\n".join(_clause_in(language, clause) for clause in _chapter(game, chapter))


def _clause_in(language: str, clause: Clause) -> str:
    place = anchor(clause.id)
    marks = [
        f"[{clause.id}](#rule-{place})",
        f"**{_OPEN[language]}**" if clause.gap else "",
        f"**{_SWITCHED[language]}** {code(clause.switch)}" if clause.switch else "",
    ]
    return "\n".join(
        [
            f"(rule-{language}-{place})=",
            f"### {plain(clause.title.language(language))}\n",
            f"{' · '.join(filter(None, marks))}\n",
            f"{plain(clause.text.language(language))}\n",
        ]
    )


def _chapter(game: str, chapter: str) -> list[Clause]:
    chosen = [clause for clause in games.get(game).rules if clause.id.rpartition(".")[0] == chapter]
    if not chosen:
        raise ValueError(f"{game} has no clauses in chapter {chapter}")
    return chosen


def clauses(game: str, chapter: str) -> str:
    """The clauses of a chapter, each with what carries it out and what shows it."""
    places = rule_links.in_source(game)
    tests = rule_links.in_tests()
    cases = [case for found in rule_links.case_files(game).values() for case in found]
    return "\n".join(_clause(clause, places, tests, cases) for clause in _chapter(game, chapter))


def _clause(clause: Clause, places: Iterable[Place], tests: Iterable[Place], cases: Iterable[Case]) -> str:
    marks = [code("gap") if clause.gap else "", f"switch {code(clause.switch)}" if clause.switch else ""]
    own = [place for place in places if place.clause == clause.id]
    rows = {
        "Functions": [_link(place) for place in own if place.kind == "function"],
        "Types": [_link(place) for place in own if place.kind == "type"],
        "Refusals, events, data": _distinct(_link(place) for place in own if place.kind in ("data", "pack")),
        "Tests": [code(f"{test.module}::{test.name}") for test in tests if test.clause == clause.id],
        "Cases": [f"[{case.title}](#case-{anchor(case.id)})" for case in cases if clause.id in case.rules],
    }
    links = [f"{head}\n: {' · '.join(found)}\n" for head, found in rows.items() if found]
    return "\n".join(
        [
            f"(rule-{anchor(clause.id)})=",
            f"### {clause.id} {clause.title.en}\n",
            " · ".join(filter(None, marks)) + "\n",
            f"{clause.text.en}\n",
            folded(f"{clause.title.zh} · {clause.title.ja}", ("zh", clause.text.zh), ("ja", clause.text.ja)),
            *links,
        ]
    )


def _link(place: Place) -> str:
    if place.kind == "pack":
        return code(f"{place.module}: {place.name}")
    module = place.module.rpartition(".")[2]
    shown = f"{module}.{place.name}" if place.name else module
    if not place.name or any(part.startswith("_") for part in place.name.split(".")):
        return f"{{py:mod}}`{shown} <{place.module}>`"
    role = {"function": "func", "type": "obj", "data": "obj"}[place.kind]
    return f"{{py:{role}}}`{shown} <{place.module}.{place.name}>`"


def _distinct(links: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(links))


def case_list(game: str) -> str:
    """Every conformance case as it stands in its file."""
    parts: list[str] = []
    for file, cases in rule_links.case_files(game).items():
        text = (ROOT / file).read_text("utf-8")
        starts = [match.start() for match in _CASE.finditer(text)] + [len(text)]
        written = {_case_id(text[start:]): text[start:end] for start, end in pairwise(starts)}
        parts.append(f"## {code(file)}\n")
        for case in cases:
            rules = ", ".join(f"[{rule}](#rule-{anchor(rule)})" for rule in case.rules)
            parts.append(f"(case-{anchor(case.id)})=\n### {case.title}\n\n{rules}\n\n{block(written[case.id])}")
    return "\n".join(parts)


def _case_id(text: str) -> str:
    found = _CASE.match(text)
    assert found is not None
    return found[1].strip("\"'")
