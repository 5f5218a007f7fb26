"""The registry of clauses: complete, readable in three languages, and the only source of clause ids."""

import re
from pathlib import Path

import msgspec
import pytest

from warlords_core import kassen
from warlords_core.kassen.model import Options
from warlords_core.rules import Clause, RuleBook

HOME = Path(str(kassen.__file__)).parent
BOOK = RuleBook("warlords_core.kassen")
CLAUSES = tuple(BOOK)

# How many clauses each chapter of the rule text has.
NUMBERS = {1: 9, 2: 3, 3: 4, 4: 3, 5: 8, 6: 2, 7: 3, 8: 4, 9: 3, 10: 2, 11: 3, 12: 4}

# What the rule text leaves open and this project decided, and where another reading can be chosen.
GAPS = "1.2 1.5 1.6 3.1 3.2 3.4 5.6 6.1 7.3 8.1 9.1 9.2 10.1 10.2 11.2"
SWITCHES = {
    "KS-1.2": "opening",
    "KS-2.2": "carry_debt",
    "KS-3.1": "field_limit",
    "KS-4.2": "secret_question",
    "KS-5.5": "thorns_barrier",
    "KS-10.2": "retreat_capture",
}
# What the table agrees on before a match, all of it in KS-1.3: no readings of the rules.
AGREED = {"pack", "seats", "kind", "defender", "land", "armies", "army_size", "leaders"}


def test_ids_are_those_of_the_rule_text_in_order() -> None:
    wanted = [f"KS-{chapter}.{number}" for chapter, most in NUMBERS.items() for number in range(1, most + 1)]
    assert [clause.id for clause in CLAUSES] == wanted


def test_no_id_stands_twice() -> None:
    written = msgspec.json.decode((HOME / "data/rules.json").read_bytes(), type=tuple[Clause, ...])
    assert len(written) == len(CLAUSES)


def test_gaps_are_those_of_the_rule_text() -> None:
    assert [clause.id for clause in CLAUSES if clause.gap] == [f"KS-{number}" for number in GAPS.split()]


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_every_language_says_something(clause: Clause) -> None:
    for text in (clause.title, clause.text):
        assert re.search("[a-z]", text.en)
        assert re.search("[\u4e00-\u9fff]", text.zh)
        assert re.search("[\u3040-\u30ff\u4e00-\u9fff]", text.ja)
        assert not re.search("[\u3040-\u30ff]", text.zh), "kana in a Chinese text"
        assert not re.search("[\u3040-\u30ff\u4e00-\u9fff]", text.en), "no English"
        for said in (text.en, text.zh, text.ja):
            assert said == said.strip()
    assert re.search("[\u3040-\u30ff]", clause.text.ja), "a Japanese sentence has kana"
    assert clause.text.en.endswith(".")
    assert clause.text.zh.endswith("。")
    assert clause.text.ja.endswith("。")


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_clause_is_one_to_four_sentences(clause: Clause) -> None:
    text = clause.text
    assert len(re.findall(r"\.(?= [A-Z]|$)", text.en)) <= 4
    assert text.zh.count("。") <= 4
    assert text.ja.count("。") <= 4


def test_all_languages_name_the_same_options_and_clauses() -> None:
    for clause in CLAUSES:
        text = clause.text
        pattern = r"[a-z]+(?:_[a-z]+)+|KS-\d+(?:\.\d+)?"
        en, zh, ja = (set(re.findall(pattern, said)) for said in (text.en, text.zh, text.ja))
        assert en == zh == ja, clause.id


def test_clauses_refer_to_clauses_and_chapters_that_exist() -> None:
    known = {clause.id for clause in CLAUSES} | {f"KS-{chapter}" for chapter in NUMBERS}
    for clause in CLAUSES:
        assert set(re.findall(r"KS-\d+(?:\.\d+)?", clause.text.en)) <= known - {clause.id}, clause.id


def test_switches_are_options_and_each_is_named_in_its_clause() -> None:
    assert {clause.id: clause.switch for clause in CLAUSES if clause.switch is not None} == SWITCHES
    for name, switch in SWITCHES.items():
        assert switch in Options.__struct_fields__
        for said in (BOOK[name].text.en, BOOK[name].text.zh, BOOK[name].text.ja):
            assert switch in said, name


def test_every_other_option_is_agreed_on_before_the_match() -> None:
    assert set(Options.__struct_fields__) - AGREED == set(SWITCHES.values())


@pytest.mark.parametrize("module", sorted(HOME.glob("*.py")), ids=lambda path: path.stem)
def test_every_clause_that_the_code_names_exists(module: Path) -> None:
    named = set(re.findall(r"KS-\d+\.\d+", module.read_text(encoding="utf-8")))
    assert named <= {clause.id for clause in CLAUSES}
