"""The registries of clauses: complete, readable in three languages, and the only source of clause ids."""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from warlords_core import games
from warlords_core.rules import Clause


class Registry(NamedTuple):
    """What the rule text of a game says of its own clauses."""

    prefix: str
    ids: tuple[str, ...]
    """In their order, without the prefix."""
    gaps: str
    """What the rule text leaves open and this project decided."""
    switches: Mapping[str, str]
    """Where another reading can be chosen, and by which option."""
    agreed: frozenset[str]
    """Options that the table agrees on before a match: no readings of the rules."""


def numbered(*chapters: int) -> tuple[str, ...]:
    """Chapters from 1 on, with so many clauses each."""
    return tuple(f"{chapter}.{number}" for chapter, most in enumerate(chapters, 1) for number in range(1, most + 1))


RISING_SUN: Final = games.get("rising_sun").packs.get("eight-provinces")

REGISTRIES: Final = {
    "kassen": Registry(
        prefix="KS",
        ids=numbered(9, 3, 4, 3, 8, 2, 3, 4, 3, 2, 3, 4),
        gaps="1.2 1.5 1.6 3.1 3.2 3.4 5.6 6.1 7.3 8.1 9.1 9.2 10.1 10.2 11.2",
        switches={
            "1.2": "opening",
            "2.2": "carry_debt",
            "3.1": "field_limit",
            "4.2": "secret_question",
            "5.5": "thorns_barrier",
            "10.2": "retreat_capture",
        },
        agreed=frozenset({"pack", "seats", "kind", "defender", "land", "armies", "army_size", "leaders"}),
    ),
    "rising_sun": Registry(
        prefix="RS",
        # Each clan and each card has a clause of its own.
        ids=(
            *numbered(5, 4, 4, 9, 2, 11, 1, 2),
            *(f"9.{clan.id}" for clan in RISING_SUN.clans),
            *("10.0", "10.1", "10.2"),
            *(f"10.{card.id}" for card in RISING_SUN.cards),
        ),
        gaps="1.1 1.2 1.3 1.4 1.5 3.2 3.3 6.1 8.1 8.2",
        switches={
            "2.2": "keep_unbought",
            "4.8": "ally_again_after_betray",
            "6.2": "start_effect_cancels_battle",
            "10.1": "winning_figure_must_survive",
        },
        agreed=frozenset({"pack", "seats", "clans", "boxes", "add_on"}),
    ),
    "xidit": Registry(
        prefix="XD",
        ids=tuple(id_ for id_ in numbered(7, 3, 5, 9, 1, 6, 3, 3, 5, 1, 5, 2) if id_ != "3.4"),  # never given out
        gaps="1.1 1.2 1.6 3.2 4.4 4.6 6.2 6.4 6.5 11.1 11.2 11.3 11.4 11.5 12.1 12.2",
        switches={
            "1.2": "tile_set",
            "1.3": "pile_tops_public",
            "1.6": "starting_seat",
            "4.1": "recruit",
            "8.2": "titan_limit_scope",
            "9.2": "zero_wins",
            "10.1": "years",
            "11.4": "tie_first",
            "12.1": "dummy_titans",
        },
        agreed=frozenset({"pack", "seats"}),
    ),
}


def clauses(*names: str) -> Iterator[Any]:
    for name in names:
        for clause in games.get(name).rules:
            yield pytest.param(clause, id=clause.id)


def modules() -> Iterator[Any]:
    for name in games.names():
        home = Path(str(import_module(f"warlords_core.{name}").__file__)).parent
        for path in sorted(home.rglob("*.py")):
            yield pytest.param(name, path, id=f"{name}-{path.stem}")


every_game = pytest.mark.parametrize("name", games.names())


def ids(name: str) -> list[str]:
    return [clause.id for clause in games.get(name).rules]


def said(clause: Clause) -> tuple[str, str, str]:
    return clause.text.en, clause.text.zh, clause.text.ja


@every_game
def test_ids_are_those_of_the_rule_text_in_order(name: str) -> None:
    registry = REGISTRIES[name]
    assert ids(name) == [f"{registry.prefix}-{number}" for number in registry.ids]


@every_game
def test_no_id_stands_twice(name: str) -> None:
    data = Path(str(import_module(f"warlords_core.{name}").__file__)).parent / "data" / "rules.json"
    written = msgspec.json.decode(data.read_bytes(), type=tuple[Clause, ...])
    assert len(written) == len(ids(name))


@every_game
def test_gaps_are_those_of_the_rule_text(name: str) -> None:
    registry = REGISTRIES[name]
    found = [clause.id for clause in games.get(name).rules if clause.gap]
    assert found == [f"{registry.prefix}-{number}" for number in registry.gaps.split()]


@pytest.mark.parametrize("clause", list(clauses(*games.names())))
def test_every_language_says_something(clause: Clause) -> None:
    for text in (clause.title, clause.text):
        assert re.search("[a-z]", text.en)
        assert re.search("[\u4e00-\u9fff]", text.zh)
        assert re.search("[\u3040-\u30ff\u4e00-\u9fff]", text.ja)
        assert not re.search("[\u3040-\u30ff]", text.zh), "kana in a Chinese text"
        assert not re.search("[\u3040-\u30ff\u4e00-\u9fff]", text.en), "no English"
        for each in (text.en, text.zh, text.ja):
            assert each == each.strip()
    assert re.search("[\u3040-\u30ff]", clause.text.ja), "a Japanese sentence has kana"
    assert clause.text.en.endswith(".")
    assert clause.text.zh.endswith("。")
    assert clause.text.ja.endswith("。")


@pytest.mark.parametrize("clause", list(clauses("kassen", "rising_sun")))  # those of xidit tell more at once
def test_a_clause_is_one_to_four_sentences(clause: Clause) -> None:
    text = clause.text
    assert len(re.findall(r"\.(?= [A-Z]|$)", text.en)) <= 4
    assert text.zh.count("。") <= 4
    assert text.ja.count("。") <= 4


@every_game
def test_all_languages_name_the_same_options_and_clauses(name: str) -> None:
    """Clauses and chapters that are named exist, and no clause names itself."""
    prefix = REGISTRIES[name].prefix
    known = {*ids(name), *(id_.partition(".")[0] for id_ in ids(name))}
    for clause in games.get(name).rules:
        options, named = rf"[a-z]+(?:_[a-z]+)+|{prefix}-\d+(?:\.\w+)?", rf"{prefix}-\d+(?:\.\w+)?"
        en, zh, ja = (set(re.findall(options, each, re.ASCII)) for each in said(clause))
        assert en == zh == ja, clause.id
        assert set(re.findall(named, clause.text.en)) <= known - {clause.id}, clause.id


@every_game
def test_switches_are_options_and_each_is_named_in_its_clause(name: str) -> None:
    """Every other option is agreed on before the match."""
    game, registry = games.get(name), REGISTRIES[name]
    switched = {clause.id: clause.switch for clause in game.rules if clause.switch is not None}
    assert switched == {f"{registry.prefix}-{number}": switch for number, switch in registry.switches.items()}
    assert set(game.types.options.__struct_fields__) - registry.agreed == set(registry.switches.values())
    for clause, switch in switched.items():
        assert all(switch in each for each in said(game.rules[clause])), clause


@pytest.mark.parametrize("each", [*RISING_SUN.clans, *RISING_SUN.cards], ids=lambda each: each.id)
def test_a_clan_and_a_card_have_a_clause_that_says_the_same(each: Any) -> None:
    clause = games.get("rising_sun").rules[each.rule]
    assert (clause.title, clause.text) == (each.name, each.text)


@pytest.mark.parametrize(("name", "module"), list(modules()))
def test_every_clause_that_the_code_names_exists(name: str, module: Path) -> None:
    named = re.findall(rf"{REGISTRIES[name].prefix}-\d+\.\w+", module.read_text(encoding="utf-8"))
    assert set(named) <= set(ids(name))
