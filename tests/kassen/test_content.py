"""Content packs of kassen: reading, the public and the compiled form, the store, and the shipped pack."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from threading import Thread
from timeit import timeit
from typing import Any, Final, get_args

import msgspec
import pytest
import yaml
from msgspec.structs import replace

from tests.kassen.edits import edited, faults_of, tiny_document
from tests.kassen.packs import SELF, TARGET, card, much, question, reacts, talent, text, tiny_pack
from warlords_core import codec
from warlords_core.errors import PackError, UnknownPack
from warlords_core.kassen import content
from warlords_core.kassen.pack import Pack, PublicPack, PublicQuestion, in_order, public
from warlords_core.kassen.vocabulary import (
    Aura,
    Faction,
    Lasting,
    Origin,
    Part,
    Party,
    Pick,
    Selector,
    Target,
    Trigger,
    Value,
    Verb,
)
from warlords_core.types import PackRef


@pytest.fixture(autouse=True)
def own_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds is forgotten after it."""
    content.all_packs()  # read the shipped ones into the lasting store first
    monkeypatch.setattr(content._shelf, "_kept", dict(content._shelf._kept))


# Reading


def test_json_and_yaml_read_the_same() -> None:
    document = tiny_document()
    assert content.load(json.dumps(document).encode(), "pack.json") == tiny_pack()
    assert content.load(yaml.safe_dump(document, allow_unicode=True).encode(), "pack.yaml") == tiny_pack()
    assert content.load(json.dumps(document, indent=1).encode(), "-") == tiny_pack()


def test_no_pack_at_all() -> None:
    assert faults_of(b"[]") == [("wrong_type", "")]
    assert faults_of(b"") == [("malformed", "")]
    assert faults_of(b" " * (4 * 2**20 + 1)) == [("too_large", "")]
    twice = edited(("/version", 0)).replace(b'"cost": 1,', b'"cost": 1, "cost": 1,', 1)
    assert faults_of(twice) == [("duplicate_key", "/generals/0/cost"), ("out_of_range", "/version")]


def test_a_file_that_passes_is_a_valid_value() -> None:
    pack = content.load(edited(), "pack.json")
    assert codec.from_json(codec.to_json(pack), Pack) == pack


@pytest.mark.rule("KS-8.2")
def test_choices_may_be_written_in_any_order_and_are_put_in_one() -> None:
    turned = [text("4"), text("3"), text("1"), text("2")]
    pack = content.load(edited(("/questions/0/choices", turned), ("/questions/0/right", 2)), "pack.json")
    assert pack == tiny_pack()
    unsorted = replace(tiny_pack().questions[0], choices=tuple(turned), right=2)
    assert in_order(unsorted) == tiny_pack().questions[0]
    with pytest.raises(PackError) as caught:
        content.add(tiny_pack(questions=(unsorted,)))
    assert [(problem.code, problem.pointer) for problem in caught.value.problems] == [
        ("choices_unsorted", "/questions/0/choices")
    ]


# What everybody may read


@pytest.mark.rule("KS-8.2")
def test_the_public_form_tells_no_answer() -> None:
    pack = tiny_pack()
    served = public(pack)
    assert set(PublicQuestion.__struct_fields__) == {"id", "subject", "kind", "text", "choices", "same_as"}
    assert set(PublicPack.__struct_fields__) == set(Pack.__struct_fields__)
    for name in set(Pack.__struct_fields__) - {"questions"}:
        assert getattr(served, name) == getattr(pack, name)
    data = codec.to_json(served)
    assert b"right" not in data
    assert b"was said" not in data
    assert codec.from_json(data, PublicPack) == served
    assert [each.id for each in served.questions] == [each.id for each in pack.questions]


@pytest.mark.rule("KS-8.2")
def test_the_public_form_is_the_same_whichever_choice_is_right() -> None:
    forms = {
        codec.to_json(public(tiny_pack(questions=(replace(question("ann-1", 1), right=right),)))) for right in range(4)
    }
    assert len(forms) == 1


# The compiled form


@pytest.mark.rule("KS-12.1")
def test_the_book_of_the_tiny_pack() -> None:
    pack = tiny_pack()
    book = content.book(content.add(pack))
    assert [each.id for each in book.generals] == ["ann", "bo", "cai", "dan", "en", "fu", "gao", "hu"]
    assert [(each.id, each.secret) for each in book.tactics[6:]] == [
        ("drill", False), ("roar", False), ("pit", True), ("mourning", True)
    ]  # fmt: skip
    assert (book.general_at["en"], book.tactic_at["pit"], book.question_at["bo-2"]) == (4, 8, 3)
    assert (book.tactics[7].general, book.tactics[7].cost, book.tactics[7].debt) == (6, 3, 1)
    assert (book.tactics[6].general, book.tactics[6].faction) == (None, "wei")
    assert [each.frame for each in book.generals] == [
        "iron", "iron", "iron", "bronze", "bronze", "bronze", "gold", "iron"
    ]  # fmt: skip
    assert book.questions_about == ((0, 1), (2, 3), (4,), (5,), (6,), (7,), (8,), (9,))
    asked = [each.choices[each.right].en for each in book.questions]
    assert asked == ["1", "2", "3", "4", "1", "2", "3", "4", "1", "2"]
    assert book.questions[2].subject == 1
    assert book.title == pack.title


def test_abilities_by_trigger() -> None:
    book = content.book(content.add(tiny_pack()))
    ann, bo, cai, dan, en, *_ = [each.talent for each in book.generals]
    assert ann is None
    assert bo is not None
    assert (bo.order, bo.last_act, set(bo.on)) == (bo.abilities[0], None, {"deployed"})
    assert cai is not None
    assert (cai.order, cai.last_act, set(cai.on)) == (None, cai.abilities[0], {"falls"})
    assert dan is not None
    assert (dan.on, dan.auras) == ({}, (Aura(do="taunt", to=SELF),))
    assert en is not None
    assert en.on == {"attacked": en.abilities}
    assert book.triggers == {"deployed", "falls", "attacked", "turn_starts", "attacks", "general_falls"}


def test_several_abilities_of_one_trigger_keep_their_order() -> None:
    first = reacts("turn_ends", Part(do="draw"))
    second = reacts("turn_ends", Part(do="heal", to=SELF, amount=much(1)))
    between = reacts("turn_starts", Part(do="spy"))
    pack = tiny_pack()
    busy = replace(pack.generals[0], talent=talent(first, between, second))
    book = content.book(content.add(replace(pack, generals=(busy, *pack.generals[1:]))))
    assert book.generals[0].talent is not None
    assert book.generals[0].talent.on == {"turn_ends": (first, second), "turn_starts": (between,)}


@pytest.mark.rule("KS-8.1")
def test_questions_that_retire_together() -> None:
    book = content.book(content.add(tiny_pack()))
    assert book.groups == ((0,), (1, 2), (1, 2), (3,), (4,), (5,), (6,), (7,), (8,), (9,))


@pytest.mark.rule("KS-8.1")
def test_the_same_as_the_same_retires_too() -> None:
    chain = (question("ann-1", 1, "ann-2"), question("ann-2", 2, "ann-1", "bo-1"), question("bo-1", 3, "ann-2"))
    book = content.book(content.add(tiny_pack(questions=chain)))
    assert book.groups == ((0, 1, 2), (0, 1, 2), (0, 1, 2))


@pytest.mark.rule("KS-1.6")
def test_ties_by_pair() -> None:
    book = content.book(content.add(tiny_pack()))
    rivals = book.tie(5, 6)
    assert rivals is not None
    assert rivals is book.tie(6, 5)
    assert (rivals.kind, rivals.words_of(5).en, rivals.words_of(6).en) == ("rivals", "I am fu.", "I am gao.")
    bond = book.tie(0, 1)
    assert bond is not None
    assert bond.kind == "bond"
    assert book.tie(0, 6) is None


@pytest.mark.rule("KS-1.6")
def test_words_may_stand_in_any_order() -> None:
    pack = tiny_pack()
    turned = replace(pack.ties[0], words=pack.ties[0].words[::-1])
    [tie] = content.book(content.add(replace(pack, ties=(turned,)))).ties
    assert (tie.words_of(5).en, tie.words_of(6).en) == ("I am fu.", "I am gao.")


@pytest.mark.rule("KS-12.1")
def test_who_may_hold_a_card() -> None:
    book = content.book(content.add(tiny_pack()))
    fire, drill, roar = 0, 6, 7
    assert book.may_hold(fire, [2, 3, 4])
    assert book.may_hold(drill, [2, 3, 1])  # bo is of wei
    assert not book.may_hold(drill, [2, 3, 4])
    assert book.may_hold(roar, [6, 3, 4])
    assert not book.may_hold(roar, [7, 3, 4])  # hu is of gao's faction, but not gao


def test_a_book_is_found_fast() -> None:
    reference = content.add(tiny_pack())
    rounds = 2_000
    assert min(timeit(lambda: content.book(reference), number=rounds) for _ in range(5)) / rounds < 5e-6


# The store


def test_a_pack_is_known_by_its_content() -> None:
    pack = tiny_pack()
    reference = content.add(pack)
    assert reference == content.add(tiny_pack()) == content.ref(pack)
    assert content.of(reference) == pack
    assert content.book(reference) is content.book(reference)
    assert content.all_packs().count(pack) == 1
    assert content.newest("tiny-8") == reference
    assert content.get("tiny-8") == pack


def test_unknown_packs() -> None:
    known = content.add(tiny_pack())
    for reference in (
        PackRef("tiny-8", 1, "0" * 32),
        PackRef("tiny-8", 2, known.digest),
        PackRef("tiny-7", 1, known.digest),
    ):
        with pytest.raises(UnknownPack, match=reference.id):
            content.book(reference)
        with pytest.raises(UnknownPack, match=reference.id):
            content.of(reference)
    with pytest.raises(UnknownPack, match="nowhere"):
        content.get("nowhere")


@pytest.mark.rule("KS-12.4")
def test_an_unsound_pack_is_not_added_and_all_its_faults_are_told() -> None:
    before = content.all_packs()
    pack = tiny_pack()
    generals = (replace(pack.generals[0], cost=6, health=0), *pack.generals[1:])
    unknown = replace(pack.questions[0], subject="nobody")
    with pytest.raises(PackError) as caught:
        content.add(replace(pack, generals=generals, questions=(unknown,)))
    assert [(problem.code, problem.pointer) for problem in caught.value.problems] == [
        ("out_of_range", "/generals/0/cost"),
        ("out_of_range", "/generals/0/health"),
        ("unknown_general", "/questions/0/subject"),
    ]
    two = card("two", reacts("played", Part(do="stun", to=TARGET)))
    with pytest.raises(PackError) as caught:
        content.add(replace(pack, tactics=(*pack.tactics, two)))
    assert [(problem.code, problem.pointer) for problem in caught.value.problems] == [
        ("no_target", "/tactics/8/ability/parts/0/to/of")
    ]
    assert content.all_packs() == before


def test_adding_from_several_threads() -> None:
    packs = [tiny_pack(id=f"tiny-thread-{number % 5}") for number in range(20)]
    threads = [Thread(target=content.add, args=(pack,)) for pack in packs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ids = [pack.id for pack in content.all_packs() if pack.id.startswith("tiny-thread-")]
    assert ids == [f"tiny-thread-{number}" for number in range(5)]


@pytest.mark.parametrize(
    "ability",
    [
        reacts("attacked", Part(do="damage", to=Selector(of="self", pick="neighbours", others=True), amount=much(1))),
        reacts("general_falls", Part(do="summon", zone="fallen"), party="own"),
        reacts("deployed", Part(do="summon", zone="deck", to=Selector(of="own", most_cost=2))),
        reacts("deployed", Part(do="copy_talent", to=TARGET), target=Target(of="all")),
        reacts("turn_starts", Part(do="command_now", amount=much(-1))),
    ],
    ids=["beside-itself", "anybody-back", "cheap-from-deck", "copy", "less-command"],
)
def test_what_is_unusual_and_sound(ability: Any) -> None:
    pack = tiny_pack()
    ann = replace(pack.generals[0], talent=talent(ability))
    content.add(replace(pack, generals=(ann, *pack.generals[1:])))


# The shipped pack


def shipped() -> Pack:
    return content.get("three-kingdoms")


@pytest.mark.rule("KS-12.3", "KS-12.4")
def test_the_shipped_pack_is_sound() -> None:
    path = Path(str(content.__file__)).parent / "data" / "three-kingdoms.json"
    assert codec.from_json(path.read_bytes(), Pack) == shipped()
    assert content.load(path.read_bytes(), path.name) == shipped()
    content._refuse_faults(shipped())


@pytest.mark.rule("KS-12.3")
def test_the_shipped_pack_holds_all_generals_and_questions() -> None:
    pack = shipped()
    assert len(pack.generals) == 99
    assert len(pack.questions) == 235
    assert Counter(each.faction for each in pack.generals) == {"wei": 30, "shu": 26, "wu": 23, "other": 20}
    assert Counter(each.cost for each in pack.generals) == {1: 8, 2: 23, 3: 38, 4: 22, 5: 8}
    caocao = pack.generals[0]
    assert (caocao.name.en, caocao.name.ja, caocao.cost, caocao.attack, caocao.health, caocao.charm) == (
        "Cao Cao", "曹操", 5, 7, 6, 90
    )  # fmt: skip
    assert {each.subject for each in pack.questions} == {each.id for each in pack.generals}
    guandu = pack.questions[0]
    assert guandu.choices[guandu.right].ja == "官渡の戦い"


@pytest.mark.rule("KS-12.3")
def test_the_shipped_pack_has_talents_cards_and_ties() -> None:
    pack = shipped()
    assert [each.id for each in pack.generals if each.cost >= 2 and each.talent is None] == []
    assert len(pack.tactics) >= 30
    assert len(pack.secrets) >= 10
    pairs = {(tie.kind, frozenset(tie.generals)) for tie in pack.ties}
    assert ("rivals", frozenset({"zhugeliang", "simayi"})) in pairs
    assert ("bond", frozenset({"liubei", "guanyu"})) in pairs


@pytest.mark.rule("KS-5.3", "KS-12.3")
def test_attackers_of_the_shipped_pack_that_receive_no_counter_cost_more_than_like_cards() -> None:
    """Generals of no more attack and health together cost less; so do tactics that help one attack of a general."""
    pack = shipped()
    spared = [each for each in pack.generals if ("do", "no_counter") in _words((each.talent,))]
    assert {each.id for each in spared} == {"huangzhong", "taishici"}
    for each in spared:
        like = [one for one in pack.generals if one.attack + one.health <= each.attack + each.health]
        assert max(one.cost for one in like if one not in spared) < each.cost
    costs = {each.id: each.cost for each in pack.tactics}
    assert costs["surprise"] > max(costs[each] for each in ("goad", "forced-march", "drums", "second-charge"))


def _words(value: object) -> Iterator[tuple[str, Any]]:
    """Every value in an ability or aura, with the name of its field."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            yield name, inner
            yield from _words(inner)
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)


@pytest.mark.rule("KS-12.2", "KS-12.3")
def test_the_shipped_pack_uses_every_word_of_the_vocabulary() -> None:
    pack = shipped()
    abilities = [card.ability for card in (*pack.tactics, *pack.secrets)]
    talents = [each.talent for each in pack.generals if each.talent is not None]
    auras = [aura for each in talents for aura in each.auras]
    abilities += [ability for each in talents for ability in each.abilities]
    used = set(_words((*abilities, *auras)))
    for names, type_ in (
        ({"when"}, Trigger),
        ({"party"}, Party),
        ({"of"}, Origin),
        ({"value", "by"}, Value),
        ({"pick"}, Pick),
        ({"do"}, Verb),
        ({"lasts"}, Lasting),
        ({"faction"}, Faction),
    ):
        assert {word for field, word in used if field in names} >= set(get_args(type_)), names
    assert {word for field, word in used if field == "zone"} >= {"hand", "deck", "fallen"}
    for field in ("others", "hurt", "phase"):
        assert (field, True) in used
    for field in ("least_cost", "most_cost", "by", "who", "least", "most", "at_least", "at_most", "repeat", "target"):
        assert {word for name, word in used if name == field} - {None}, field
    aura_verbs = get_args(msgspec.structs.fields(Aura)[0].type)
    assert {aura.do for aura in auras} == set(aura_verbs)


@pytest.mark.rule("KS-8.2", "KS-12.3")
def test_the_right_choices_of_the_shipped_pack_are_spread() -> None:
    places = Counter(each.right for each in shipped().questions)
    assert sorted(places.values()) == [58, 59, 59, 59]  # 235 in all


@pytest.mark.rule("KS-8.2", "KS-12.3")
@pytest.mark.parametrize("kind", ["deeds", "renown", "ties"])
def test_neither_do_they_depend_on_the_kind_of_question(kind: str) -> None:
    """A place is as likely in each kind: as far as chance goes, three times the root of n x 1/4 x 3/4."""
    places = [each.right for each in shipped().questions if each.kind == kind]
    for place in range(4):
        assert abs(places.count(place) - len(places) / 4) <= 3 * (len(places) * 3 / 16) ** 0.5


SORTINGS: Final[dict[str, Callable[[str], Any]]] = {
    "code point": str,
    "alphabet": str.casefold,
    "length": len,
    "length, then alphabet": lambda text: (len(text), text.casefold()),
}
"""By what somebody who knows nothing of history could sort four choices."""


@pytest.mark.rule("KS-8.2", "KS-12.3")
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("sorting", SORTINGS)
def test_no_sorting_of_the_choices_finds_the_right_one(sorting: str, language: str) -> None:
    """In each place of the sorted four the right one stands as often as chance has it.

    Choices that sort alike share their places evenly. Chi-square of four equal classes: above 7.815 in 5 of 100 packs.
    """
    questions = shipped().questions
    places = [Fraction(0)] * 4
    for each in questions:
        keys = [SORTINGS[sorting](getattr(choice, language)) for choice in each.choices]
        own = keys[each.right]
        before, alike = sum(key < own for key in keys), keys.count(own)
        for place in range(before, before + alike):
            places[place] += Fraction(1, alike)
    expected = Fraction(len(questions), 4)
    assert sum((place - expected) ** 2 / expected for place in places) <= 7.815, list(map(float, places))


@pytest.mark.rule("KS-8.2")
def test_where_a_choice_stands_does_not_depend_on_which_is_right() -> None:
    for each in shipped().questions:
        for right in range(4):
            assert in_order(replace(each, right=right)).choices == each.choices


@pytest.mark.rule("KS-8.1", "KS-12.3")
def test_questions_of_the_shipped_pack_that_give_each_other_away() -> None:
    book = content.book(content.ref(shipped()))
    for group in (
        ("wangping-2", "masu-1", "zhanghe-1"),
        ("caocao-1", "yuanshao-1", "yuejin-1", "tianfeng-1"),
        ("zhangxiu-1", "dianwei-1"),
        ("guanyu-1", "yanliang-1", "yanliang-2", "wenchou-2"),
        ("yujin-2", "caoren-1", "pangde-3"),
        ("zhangliao-1", "lidian-1"),
        ("simazhao-3", "dengai-1", "liushan-1"),
        ("caoren-1", "yujin-1", "manchong-2"),
        ("tianfeng-1", "tianfeng-2"),
        ("gongsunzan-2", "liubei-1"),
        ("simayi-3", "simashi-2"),
        ("zhangzhao-2", "zhangzhao-1"),
        ("xiahouba-2", "simayi-2"),
    ):
        for one, other in combinations(group, 2):
            assert book.question_at[other] in book.groups[book.question_at[one]]
    # whoever retires with a question is named by it, so a reader of the pack needs no search
    for place, each in enumerate(shipped().questions):
        named = {book.question_at[other] for other in each.same_as}
        assert named | {place} == set(book.groups[place])


def test_the_shipped_pack_says_what_its_figures_are() -> None:
    about = shipped().about
    assert "Every number is a design and no history" in about.en
    assert "所有数值都是设计而非历史" in about.zh
    assert "数値はすべて設計であって史実ではない" in about.ja


def test_the_shipped_pack_loads_neither_pydantic_nor_yaml() -> None:
    code = (
        "import sys; from warlords_core.kassen import content; content.book(content.newest('three-kingdoms'));"
        "print([name for name in ('pydantic', 'yaml') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"
