"""The registry of clauses: complete, readable in three languages, and the only source of clause ids."""

import re
from pathlib import Path

import msgspec
import pytest

from warlords_core import rising_sun
from warlords_core.rising_sun import content
from warlords_core.rising_sun.model import Options
from warlords_core.rising_sun.pack import PackCard, PackClan
from warlords_core.rules import Clause, RuleBook

HOME = Path(str(rising_sun.__file__)).parent
BOOK = RuleBook("warlords_core.rising_sun")
CLAUSES = tuple(BOOK)
PACK = content.get("eight-provinces")

# How many clauses each chapter of the rule text has; 9 and 10 have one a clan and a card besides.
NUMBERS = {1: 5, 2: 4, 3: 4, 4: 9, 5: 2, 6: 11, 7: 1, 8: 2}

# What the rule text leaves open and this project decided, and where another reading can be chosen.
GAPS = "1.1 1.2 1.3 1.4 1.5 3.2 3.3 6.1 8.1 8.2"
SWITCHES = {
    "RS-2.2": "keep_unbought",
    "RS-4.8": "ally_again_after_betray",
    "RS-6.2": "start_effect_cancels_battle",
    "RS-10.1": "winning_figure_must_survive",
}
# What the table agrees on before a match: no readings of the rules.
AGREED = {"pack", "seats", "clans", "boxes", "add_on"}


def test_ids_are_those_of_the_rule_text_in_order() -> None:
    wanted = [f"RS-{chapter}.{number}" for chapter, most in NUMBERS.items() for number in range(1, most + 1)]
    wanted += [f"RS-9.{clan.id}" for clan in PACK.clans]
    wanted += [f"RS-10.{number}" for number in range(3)]
    wanted += [f"RS-10.{card.id}" for card in PACK.cards]
    assert [clause.id for clause in CLAUSES] == wanted


def test_no_id_stands_twice() -> None:
    written = msgspec.json.decode((HOME / "data/rules.json").read_bytes(), type=tuple[Clause, ...])
    assert len(written) == len(CLAUSES)


def test_gaps_are_those_of_the_rule_text() -> None:
    assert [clause.id for clause in CLAUSES if clause.gap] == [f"RS-{number}" for number in GAPS.split()]


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


def test_all_languages_name_the_same_options() -> None:
    for clause in CLAUSES:
        text = clause.text
        en, zh, ja = (set(re.findall(r"[a-z]+(?:_[a-z]+)+", said)) for said in (text.en, text.zh, text.ja))
        assert en == zh == ja, clause.id


def test_switches_are_options_and_each_is_named_in_its_clause() -> None:
    assert {clause.id: clause.switch for clause in CLAUSES if clause.switch is not None} == SWITCHES
    for name, switch in SWITCHES.items():
        assert switch in Options.__struct_fields__
        for said in (BOOK[name].text.en, BOOK[name].text.zh, BOOK[name].text.ja):
            assert switch in said, name


def test_every_other_option_is_agreed_on_before_the_match() -> None:
    assert set(Options.__struct_fields__) - AGREED == set(SWITCHES.values())


def test_a_clan_and_a_card_have_a_clause_that_says_the_same() -> None:
    everything: tuple[PackClan | PackCard, ...] = (*PACK.clans, *PACK.cards)
    for each in everything:
        assert BOOK[each.rule].title == each.name
        assert BOOK[each.rule].text == each.text


@pytest.mark.parametrize("module", sorted(HOME.rglob("*.py")), ids=lambda path: path.stem)
def test_every_clause_that_the_code_names_exists(module: Path) -> None:
    named = set(re.findall(r"RS-\d+\.\w+", module.read_text(encoding="utf-8")))
    assert named <= {clause.id for clause in CLAUSES}
