"""The registry of clauses: complete, readable in three languages, and the only source of clause ids."""

import re
from pathlib import Path

import msgspec
import pytest

from warlords_core import xidit
from warlords_core.rules import Clause, RuleBook
from warlords_core.xidit.model import Options

HOME = Path(str(xidit.__file__)).parent
BOOK = RuleBook("warlords_core.xidit")
CLAUSES = tuple(BOOK)

# How many clauses each chapter of the rule text has; XD-3.4 was never given out.
NUMBERS = {
    1: [1, 2, 3, 4, 5, 6, 7],
    2: [1, 2, 3],
    3: [1, 2, 3, 5],
    4: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    5: [1],
    6: [1, 2, 3, 4, 5, 6],
    7: [1, 2, 3],
    8: [1, 2, 3],
    9: [1, 2, 3, 4, 5],
    10: [1],
    11: [1, 2, 3, 4, 5],
    12: [1, 2],
}


def test_ids_are_those_of_the_rule_text_in_order() -> None:
    wanted = [f"XD-{chapter}.{number}" for chapter, numbers in NUMBERS.items() for number in numbers]
    assert [clause.id for clause in CLAUSES] == wanted


def test_no_id_stands_twice() -> None:
    written = msgspec.json.decode((HOME / "data/rules.json").read_bytes(), type=tuple[Clause, ...])
    assert len(written) == len(CLAUSES)


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


def test_all_languages_name_the_same_options() -> None:
    for clause in CLAUSES:
        text = clause.text
        en, zh, ja = (set(re.findall("[a-z]+(?:_[a-z]+)+", said)) for said in (text.en, text.zh, text.ja))
        assert en == zh == ja, clause.id


def test_switches_are_options_and_each_is_named_in_its_clause() -> None:
    for clause in CLAUSES:
        if clause.switch is not None:
            assert clause.switch in Options.__struct_fields__
            for said in (clause.text.en, clause.text.zh, clause.text.ja):
                assert clause.switch in said, clause.id


def test_every_option_has_a_clause_that_it_switches() -> None:
    switched = {clause.switch for clause in CLAUSES}
    assert set(Options.__struct_fields__) - {"pack", "seats"} == switched - {None}


@pytest.mark.parametrize("module", sorted(HOME.glob("*.py")), ids=lambda path: path.stem)
def test_every_clause_that_the_code_names_exists(module: Path) -> None:
    named = set(re.findall(r"XD-\d+\.\d+", module.read_text(encoding="utf-8")))
    assert named <= {clause.id for clause in CLAUSES}
