"""Every fault that a content pack of kassen can have (KS-12.4)."""

import re
from collections.abc import Iterator
from inspect import getsource
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kassen.edits import GONE, Edit, Fault, edited, faults_of, tiny_document
from tests.kassen.packs import general, text, tiny_pack
from warlords_core import handwritten
from warlords_core.errors import PackError
from warlords_core.kassen import ability_checks, content, pack_checks
from warlords_core.kassen.pack import Pack


@pytest.fixture(autouse=True)
def own_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds is forgotten after it."""
    content.all_packs()  # read the shipped ones into the lasting store first
    monkeypatch.setattr(content._shelf, "_kept", dict(content._shelf._kept))


def damage(of: Any = "enemy", amount: Any = 1, **more: Any) -> dict[str, Any]:
    """A part as people write it; ``more`` of its selector."""
    return {"do": "damage", "to": {"of": of, **more}, "amount": {"base": amount}}


def ability(when: str, *parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": when, "parts": list(parts), **more}


def talented(*abilities: dict[str, Any], auras: Any = ()) -> dict[str, Any]:
    name = {"en": "t", "zh": "t", "ja": "t"}
    return {"name": name, "text": name, "abilities": list(abilities), "auras": list(auras)}


def some(**amount: Any) -> dict[str, Any]:
    return {"amount": amount}


FIRE = "/tactics/0/ability"  # played, with a target
PIT = "/secrets/0/ability"  # attacks, of the other side
ANN = "/generals/0/talent"  # none
ORDER = "/generals/1/talent/abilities/0"  # deployed, with a target
LAST_ACT = "/generals/2/talent/abilities/0"  # falls
TAUNT = "/generals/3/talent/auras/0"  # self
OTHERS = "/generals/7/talent/auras/0"  # own, without the bearer
REVENGE = "/generals/4/talent/abilities/0"  # attacked

Row = tuple[list[Edit], list[Fault]]
OTHERS_THAN_ITSELF: list[Row] = [
    (
        [(ANN, talented(ability(when, damage(of, others=True), party="self")))],
        [("never_a_target", f"{ANN}/abilities/0/parts/0/to/of")],
    )
    for when, of in (
        ("attacks", "attacker"),
        ("attacks", "subject"),
        ("attacked", "attacked"),
        ("attacked", "subject"),
        ("survives", "subject"),
        ("damaged", "subject"),
        ("enters", "subject"),
    )
]
FILTERS: tuple[dict[str, Any], ...] = ({"faction": "shu"}, {"least_cost": 2})
NOT_LIKE_ANN: list[Row] = [
    (
        [(ANN, talented(ability(when, damage(of, **filters), party="self")))],
        [("never_a_target", f"{ANN}/abilities/0/parts/0/to")],
    )
    for when, of in (("attacks", "attacker"), ("turn_starts", "self"), ("damaged", "subject"))
    for filters in FILTERS
]
HURT_CARDS: list[Row] = [
    (
        [(f"{REVENGE}/parts/-", {"do": "summon", "zone": zone, "to": {"of": "own", "hurt": True}})],
        [("never_a_target", f"{REVENGE}/parts/1/to/hurt")],
    )
    for zone in ("hand", "deck", "fallen")
]

# One row a fault: the edits of a sound pack, and all the faults that they make.
SEMANTIC: list[Row] = [
    # ids and counts
    ([("/questions/4/id", "ann-1")], [("repeated_id", "/questions/4/id")]),
    ([("/ties/1/id", "fu-gao")], [("repeated_id", "/ties/1/id")]),
    ([("/tactics/1/id", "fire")], [("repeated_id", "/tactics/1/id")]),
    ([("/secrets/0/id", "fire")], [("repeated_id", "/secrets/0/id")]),
    ([("/generals/-", general("hu"))], [("repeated_id", "/generals/8/id")]),
    ([("/generals/7", GONE), ("/questions/9", GONE)], [("too_few_generals", "/generals")]),
    ([("/tactics/0", GONE)], [("too_few_cards", "/tactics")]),
    ([("/tactics/0/faction", "wei")], [("too_few_cards", "/tactics")]),
    ([("/secrets/1/general", "gao")], [("too_few_cards", "/tactics")]),
    # talents
    ([(ANN, talented())], [("empty_talent", ANN)]),
    ([(ANN, talented(*[ability("deployed", damage())] * 3))],
        [("second_order", f"{ANN}/abilities/1"), ("second_order", f"{ANN}/abilities/2")]),
    ([(ANN, talented(*[ability("falls", damage())] * 2))], [("second_last_act", f"{ANN}/abilities/1")]),
    # owners of cards
    ([("/tactics/7/general", "nobody")], [("unknown_general", "/tactics/7/general")]),
    ([("/tactics/7/faction", "wu")], [("owner_of_other_faction", "/tactics/7/faction")]),
    ([("/generals/2/faction", "wu"), ("/generals/3/faction", "wu"), ("/tactics/6/faction", "shu")],
        [("nobody_fits", "/tactics/6/faction")]),
    # triggers
    ([(f"{ORDER}/when", "played")], [("wrong_trigger", f"{ORDER}/when")]),
    ([(f"{FIRE}/when", "deployed")], [("wrong_trigger", f"{FIRE}/when")]),
    ([("/tactics/2/ability/when", "turn_ends")], [("wrong_trigger", "/tactics/2/ability/when")]),
    ([(PIT, ability("deployed", damage()))], [("wrong_trigger", f"{PIT}/when")]),
    ([(PIT, ability("played", damage()))], [("wrong_trigger", f"{PIT}/when")]),
    ([(PIT, ability("falls", damage()))], [("wrong_trigger", f"{PIT}/when")]),
    ([(f"{ORDER}/party", "own")], [("party_out_of_place", f"{ORDER}/party")]),
    ([(f"{LAST_ACT}/party", "any")], [("party_out_of_place", f"{LAST_ACT}/party")]),
    ([(f"{FIRE}/party", "other")], [("party_out_of_place", f"{FIRE}/party")]),
    ([(f"{PIT}/party", GONE)], [("never_fires", f"{PIT}/party")]),
    ([(f"{PIT}/party", "own")], [("never_fires", f"{PIT}/party")]),
    ([(f"{PIT}/when", "attacked")], [("never_fires", f"{PIT}/party")]),
    ([(PIT, ability("turn_starts", damage(), party="own"))], [("never_fires", f"{PIT}/party")]),
    ([(PIT, ability("tactic_played", damage(), party="own"))], [("never_fires", f"{PIT}/party")]),
    ([(ANN, talented(ability("general_falls", damage())))], [("never_fires", f"{ANN}/abilities/0/party")]),
    # what is chosen
    ([(f"{REVENGE}/target", {"of": "enemy"})], [("target_out_of_place", f"{REVENGE}/target")]),
    ([(f"{FIRE}/parts/0/to/of", "enemy")], [("target_unused", f"{FIRE}/target")]),
    ([(f"{FIRE}/target", GONE)], [("no_target", f"{FIRE}/parts/0/to/of")]),
    ([(f"{FIRE}/target/faction", "shu"), (f"{FIRE}/target/most_cost", 1)], [("nobody_fits", f"{FIRE}/target")]),
    # whom: what an origin can mean
    ([(f"{REVENGE}/parts/0/to/of", "target")], [("no_target", f"{REVENGE}/parts/0/to/of")]),
    ([(f"{ORDER}/parts/-", damage("attacker"))], [("no_attack", f"{ORDER}/parts/1/to/of")]),
    ([(f"{FIRE}/parts/-", damage("attacked"))], [("no_attack", f"{FIRE}/parts/1/to/of")]),
    ([(ANN, talented(ability("damaged", damage("attacker"))))], [("no_attack", f"{ANN}/abilities/0/parts/0/to/of")]),
    ([(f"{FIRE}/parts/-", damage("subject"))], [("no_subject", f"{FIRE}/parts/1/to/of")]),
    ([(ANN, talented(ability("turn_ends", damage("subject"))))], [("no_subject", f"{ANN}/abilities/0/parts/0/to/of")]),
    ([(f"{FIRE}/parts/-", damage("self"))], [("no_bearer", f"{FIRE}/parts/1/to/of")]),
    ([(f"{PIT}/parts/-", damage("self"))], [("no_bearer", f"{PIT}/parts/1/to/of")]),
    ([(f"{FIRE}/parts/-", {"do": "copy_talent", "to": {"of": "target"}})], [("no_bearer", f"{FIRE}/parts/1/do")]),
    ([(f"{LAST_ACT}/parts/0/to/of", "self")], [("never_a_target", f"{LAST_ACT}/parts/0/to/of")]),
    ([(f"{LAST_ACT}/parts/-", {"do": "copy_talent", "to": {"of": "enemy"}})],
        [("never_a_target", f"{LAST_ACT}/parts/1/do")]),
    ([(ANN, talented(ability("general_falls", damage("subject"), party="any")))],
        [("never_a_target", f"{ANN}/abilities/0/parts/0/to/of")]),
    ([(f"{TAUNT}/to/others", True)], [("never_a_target", f"{TAUNT}/to/of")]),
    # whom: the general that the trigger is about is the bearer itself
    *OTHERS_THAN_ITSELF,
    # whom: ann is of wei and costs 1, and nobody else bears her talent
    *NOT_LIKE_ANN,
    # whom: what is chosen is never of this kind
    ([(f"{FIRE}/target/faction", "wei"), (f"{FIRE}/parts/0/to/faction", "shu")],
        [("never_a_target", f"{FIRE}/parts/0/to")]),
    ([(f"{FIRE}/target/most_cost", 2), (f"{FIRE}/parts/0/to/least_cost", 3)],
        [("never_a_target", f"{FIRE}/parts/0/to")]),
    # Of wu are en, for 3, and fu, for 4.
    ([(f"{FIRE}/target/most_cost", 3), (f"{FIRE}/parts/0/to/faction", "wu"), (f"{FIRE}/parts/0/to/least_cost", 4)],
        [("never_a_target", f"{FIRE}/parts/0/to")]),
    ([(f"{ORDER}/target/most_cost", 2), (f"{ORDER}/parts/0/amount", {"who": {"of": "target", "least_cost": 3}})],
        [("never_a_target", f"{ORDER}/parts/0/amount/who")]),
    # whom: amounts and conditions look at somebody too
    ([(ANN, talented(ability("general_falls", damage(), party="any",
        conditions=[{**some(value="cost", who={"of": "subject"}), "at_least": 1}])))],
        [("never_a_target", f"{ANN}/abilities/0/conditions/0/amount/who/of")]),
    # whom: cards are neither hurt nor beside anybody
    *HURT_CARDS,
    ([(f"{REVENGE}/parts/-", {"do": "summon", "zone": "hand", "to": {"of": "own", "pick": "neighbours"}})],
        [("never_a_target", f"{REVENGE}/parts/1/to/pick")]),
    # whom: filters and picks
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "least_cost": 4, "most_cost": 3})],
        [("contradictory_filter", f"{REVENGE}/parts/0/to/least_cost")]),
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "least_cost": 4, "faction": "shu"})],
        [("nobody_fits", f"{REVENGE}/parts/0/to")]),
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "pick": "lowest"})], [("by_missing", f"{REVENGE}/parts/0/to")]),
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "pick": "highest"})], [("by_missing", f"{REVENGE}/parts/0/to")]),
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "pick": "random", "by": "cost"})],
        [("by_out_of_place", f"{REVENGE}/parts/0/to/by")]),
    ([(f"{REVENGE}/parts/0/to", {"of": "enemy", "count": 2})], [("count_out_of_place", f"{REVENGE}/parts/0/to/count")]),
    # what
    ([(f"{REVENGE}/parts/0/to", GONE)], [("selector_missing", f"{REVENGE}/parts/0")]),
    ([("/tactics/5/ability/parts/1/to", {"of": "own"})], [("selector_out_of_place", "/tactics/5/ability/parts/1/to")]),
    ([(f"{REVENGE}/parts/-", {"do": "summon"})], [("zone_missing", f"{REVENGE}/parts/1")]),
    ([(f"{REVENGE}/parts/-", {"do": "summon", "zone": "field"})], [("wrong_zone", f"{REVENGE}/parts/1/zone")]),
    ([(f"{REVENGE}/parts/-", {"do": "summon", "zone": "hand", "to": {"of": "enemy"}})],
        [("never_a_target", f"{REVENGE}/parts/1/to/of")]),
    ([(f"{REVENGE}/parts/0/zone", "hand")], [("zone_out_of_place", f"{REVENGE}/parts/0/zone")]),
    ([(f"{REVENGE}/parts/0/lasts", "turn")], [("lasts_out_of_place", f"{REVENGE}/parts/0/lasts")]),
    # how much
    ([(f"{REVENGE}/parts/0/amount", GONE)], [("amount_missing", f"{REVENGE}/parts/0")]),
    ([(TAUNT, {"do": "thorns", "to": {"of": "self"}})], [("amount_missing", TAUNT)]),
    ([("/tactics/4/ability/parts/0/amount", {"base": 1})],
        [("amount_out_of_place", "/tactics/4/ability/parts/0/amount")]),
    ([(f"{TAUNT}/amount", {"base": 1})], [("amount_out_of_place", f"{TAUNT}/amount")]),
    ([(f"{REVENGE}/parts/0/amount/base", 0)], [("amount_without_effect", f"{REVENGE}/parts/0/amount")]),
    ([(f"{REVENGE}/parts/0/amount/base", -1)], [("amount_without_effect", f"{REVENGE}/parts/0/amount")]),
    ([(f"{REVENGE}/parts/0/amount", {"who": {"of": "own"}, "most": 0})],
        [("amount_without_effect", f"{REVENGE}/parts/0/amount")]),
    ([("/tactics/6/ability/parts/0/amount/base", 0)],
        [("amount_without_effect", "/tactics/6/ability/parts/0/amount")]),
    ([("/generals/7/talent/auras/0/amount/base", 0)],
        [("amount_without_effect", "/generals/7/talent/auras/0/amount")]),
    ([(f"{REVENGE}/parts/0/repeat", {"base": 0})], [("amount_without_effect", f"{REVENGE}/parts/0/repeat")]),
    ([(f"{REVENGE}/parts/0/amount", {"value": "cost", "base": 1})],
        [("value_of_nobody", f"{REVENGE}/parts/0/amount/value")]),
    ([(f"{REVENGE}/parts/0/amount", {"times": 2, "base": 1})],
        [("times_out_of_place", f"{REVENGE}/parts/0/amount/times")]),
    ([(f"{REVENGE}/parts/0/amount", {"phase": True, "who": {"of": "own"}})],
        [("two_measures", f"{REVENGE}/parts/0/amount/phase")]),
    ([(f"{REVENGE}/parts/0/amount", {"phase": True, "least": 3, "most": 2})],
        [("contradictory_bounds", f"{REVENGE}/parts/0/amount/least")]),
    ([(f"{REVENGE}/parts/0/amount", {"who": {"of": "target"}, "value": "cost"})],
        [("no_target", f"{REVENGE}/parts/0/amount/who/of")]),
    # if
    ([(f"{REVENGE}/conditions", [some(phase=True)])], [("bound_missing", f"{REVENGE}/conditions/0")]),
    ([(f"{REVENGE}/conditions", [{**some(phase=True), "at_least": 3, "at_most": 2}])],
        [("contradictory_bounds", f"{REVENGE}/conditions/0/at_least")]),
    ([(f"{REVENGE}/conditions", [{**some(base=2), "at_least": 3}])], [("never_holds", f"{REVENGE}/conditions/0")]),
    ([(f"{REVENGE}/conditions", [{**some(base=-1), "at_least": 0}])], [("never_holds", f"{REVENGE}/conditions/0")]),
    ([(f"{REVENGE}/parts/0/conditions", [{**some(who={"of": "own", "pick": "lowest"}), "at_least": 1}])],
        [("by_missing", f"{REVENGE}/parts/0/conditions/0/amount/who")]),
    # auras
    ([(f"{TAUNT}/to/of", "target")], [("no_target", f"{TAUNT}/to/of")]),
    ([(f"{TAUNT}/to/of", "attacker")], [("no_attack", f"{TAUNT}/to/of")]),
    ([(f"{TAUNT}/to/of", "subject")], [("no_subject", f"{TAUNT}/to/of")]),
    ([(f"{TAUNT}/to", {"of": "own", "pick": "random"})], [("aura_drawn", f"{TAUNT}/to/pick")]),
    ([(f"{TAUNT}/conditions", [some(who={"of": "own"})])], [("bound_missing", f"{TAUNT}/conditions/0")]),
    ([(f"{TAUNT}/conditions", [{**some(who={"of": "own", "pick": "random"}), "at_least": 1}])],
        [("aura_drawn", TAUNT)]),
    ([(f"{OTHERS}/do", "health"), (f"{OTHERS}/to/hurt", True)], [("aura_of_itself", OTHERS)]),
    ([(f"{OTHERS}/do", "health"), (f"{OTHERS}/to", {"of": "own", "pick": "lowest", "by": "health"})],
        [("aura_of_itself", OTHERS)]),
    ([(f"{OTHERS}/do", "health"), (f"{OTHERS}/amount", {"value": "lost_health", "who": {"of": "self"}})],
        [("aura_of_itself", OTHERS)]),
    # questions
    ([("/questions/0/subject", "nobody")], [("unknown_general", "/questions/0/subject")]),
    ([("/questions/0/choices/3", text("3"))], [("repeated_choice", "/questions/0/choices/3")]),
    ([("/questions/0/choices/3/ja", " ３")], [("repeated_choice", "/questions/0/choices/3")]),  # reads like 3
    ([("/questions/0/choices/3", text("1"))], [("second_right_choice", "/questions/0/choices/3")]),
    ([("/questions/3/choices/3/zh", "2")], [("second_right_choice", "/questions/3/choices/3")]),
    ([("/questions/0/same_as", ["nobody-1"])], [("unknown_question", "/questions/0/same_as/0")]),
    ([("/questions/0/same_as", ["ann-1"])], [("same_as_itself", "/questions/0/same_as/0")]),
    ([("/questions/0/same_as", ["bo-2"])], [("same_as_one_sided", "/questions/0/same_as/0")]),
    ([("/questions/1/same_as", [])], [("same_as_one_sided", "/questions/2/same_as/0")]),
    ([("/questions/1/same_as", ["bo-1", "bo-1"])], [("repeated_id", "/questions/1/same_as/1")]),
    # ties
    ([("/ties/0/generals/1", "nobody"), ("/ties/0/words/1/general", "nobody")],
        [("unknown_general", "/ties/0/generals/1")]),
    ([("/ties/0/generals/1", "fu"), ("/ties/0/words/1/general", "fu")], [("tie_with_itself", "/ties/0/generals/1")]),
    ([("/ties/0/words/1/general", "fu")], [("words_missing", "/ties/0/words")]),
    ([("/ties/0/words/1/general", "ann")],
        [("words_of_stranger", "/ties/0/words/1/general"), ("words_missing", "/ties/0/words")]),
    ([("/ties/1/generals", ["gao", "fu"]), ("/ties/1/words/0/general", "fu"), ("/ties/1/words/1/general", "gao")],
        [("second_tie", "/ties/1/generals")]),
]  # fmt: skip

BLANKS: list[Row] = [
    ([(f"/generals/0/name/{language}", blank)], [("empty_text", f"/generals/0/name/{language}")])
    for language in ("en", "zh", "ja")
    for blank in (" ", "\u3000\u3000", "\u200b", "\ufeff ")
]
CONTROLS: list[Row] = [
    ([(f"{place}/ja", f"a{chr(code)}b")], [("forbidden_character", f"{place}/ja")])
    for code in (0, 9, 0x0D, 0x1B, 0x7F, 0x80, 0x9F, 0x202A, 0x202E, 0x2066, 0x2069)
    for place in ("/tactics/0/text", "/questions/0/choices/1")
]
BREAKS: list[Row] = [
    ([(f"{place}/en", "two\nlines")], [("forbidden_character", f"{place}/en")])
    for place in ("/title", "/generals/0/name", "/tactics/0/name", "/questions/0/choices/1")
]
FORM: list[Row] = [
    *BLANKS,
    *CONTROLS,
    *BREAKS,
    # unknown words
    ([(f"{FIRE}/when", "sometimes")], [("unknown_word", f"{FIRE}/when")]),
    ([(f"{FIRE}/parts/0/do", "explode")], [("unknown_word", f"{FIRE}/parts/0/do")]),
    ([(f"{FIRE}/parts/0/to/of", "everyone")], [("unknown_word", f"{FIRE}/parts/0/to/of")]),
    ([(f"{FIRE}/parts/0/lasts", "long")], [("unknown_word", f"{FIRE}/parts/0/lasts")]),
    ([("/generals/0/faction", "jin")], [("unknown_word", "/generals/0/faction")]),
    ([("/tactics/0/faction", "jin")], [("unknown_word", "/tactics/0/faction")]),
    ([("/questions/0/kind", "gossip")], [("unknown_word", "/questions/0/kind")]),
    ([("/ties/0/kind", "cousins")], [("unknown_word", "/ties/0/kind")]),
    ([(f"{TAUNT}/do", "damage")], [("unknown_word", f"{TAUNT}/do")]),
    # languages
    ([("/title/ja", GONE)], [("missing_field", "/title/ja")]),
    ([("/generals/0/name/zh", GONE)], [("missing_field", "/generals/0/name/zh")]),
    ([("/questions/0/choices/2/en", GONE)], [("missing_field", "/questions/0/choices/2/en")]),
    ([("/questions/0/explanation/ja", "")], [("empty_text", "/questions/0/explanation/ja")]),
    ([("/ties/0/words/0/text/ja", "")], [("empty_text", "/ties/0/words/0/text/ja")]),
    ([("/tactics/0/text/zh", "\ud800")], [("invalid_value", "/tactics/0/text/zh")]),
    ([("/questions/0/explanation/ja", "\n \n")], [("empty_text", "/questions/0/explanation/ja")]),
    # numbers
    ([("/version", 0)], [("out_of_range", "/version")]),
    ([("/generals/0/cost", 0)], [("out_of_range", "/generals/0/cost")]),
    ([("/generals/0/cost", 6)], [("out_of_range", "/generals/0/cost")]),
    ([("/generals/0/health", 0)], [("out_of_range", "/generals/0/health")]),
    ([("/generals/0/attack", -1)], [("out_of_range", "/generals/0/attack")]),
    ([("/generals/0/charm", 101)], [("out_of_range", "/generals/0/charm")]),
    ([("/tactics/0/cost", -1)], [("out_of_range", "/tactics/0/cost")]),
    ([("/tactics/0/cost", 11)], [("out_of_range", "/tactics/0/cost")]),
    ([("/secrets/0/cost", 11)], [("out_of_range", "/secrets/0/cost")]),
    ([("/secrets/0/debt", 11)], [("out_of_range", "/secrets/0/debt")]),
    ([("/questions/0/right", 4)], [("out_of_range", "/questions/0/right")]),
    ([("/generals/0/cost", 10**30)], [("out_of_range", "/generals/0/cost")]),
    ([("/generals/0/cost", 1.0)], [("wrong_type", "/generals/0/cost")]),
    ([("/generals/0/cost", "1")], [("wrong_type", "/generals/0/cost")]),
    ([("/generals/0/cost", True)], [("wrong_type", "/generals/0/cost")]),
    # counts
    ([("/questions/0/choices/3", GONE)], [("wrong_count", "/questions/0/choices")]),
    ([("/questions/0/choices/-", text("5"))], [("wrong_count", "/questions/0/choices")]),
    ([("/questions/0/right", [0, 1])], [("wrong_type", "/questions/0/right")]),
    ([("/ties/0/generals/-", "ann")], [("wrong_count", "/ties/0/generals")]),
    ([("/ties/0/words/1", GONE)], [("wrong_count", "/ties/0/words")]),
    ([(f"{FIRE}/parts", [])], [("wrong_count", f"{FIRE}/parts")]),
    ([("/ties", tiny_document()["ties"][:1] * 1_001)],
        [("wrong_count", "/ties"), *[("repeated_id", f"/ties/{place}/id") for place in range(1, 1_001)],
            *[("second_tie", f"/ties/{place}/generals") for place in range(1, 1_001)]]),
    # fields and types
    ([("/dragons", 3)], [("unknown_field", "/dragons")]),
    ([("/generals/0/luck", 3)], [("unknown_field", "/generals/0/luck")]),
    ([("/about", GONE)], [("missing_field", "/about")]),
    ([("/generals/-", 7)], [("wrong_type", "/generals/8")]),
    ([("/ties", {})], [("wrong_type", "/ties")]),
    ([("/ties", None)], [("wrong_type", "/ties")]),
    ([("/id", "tiny-8\n")], [("invalid_value", "/id")]),
]  # fmt: skip


def row_names(rows: list[Row]) -> list[str]:
    return [",".join(f"{code}@{pointer}" for code, pointer in faults[:2]) for _, faults in rows]


@pytest.mark.rule("KS-12.4")
@pytest.mark.parametrize(("edits", "faults"), SEMANTIC, ids=row_names(SEMANTIC))
def test_unsound_pack(edits: list[Edit], faults: list[Fault]) -> None:
    assert sorted(faults_of(edited(*edits))) == sorted(faults)


@pytest.mark.rule("KS-12.4")
@pytest.mark.parametrize(("edits", "faults"), FORM, ids=row_names(FORM))
def test_malformed_pack(edits: list[Edit], faults: list[Fault]) -> None:
    assert faults_of(edited(*edits)) == faults


def test_every_check_has_a_case() -> None:
    codes = set(re.findall(r'fault\("([a-z_]+)"', getsource(pack_checks) + getsource(ability_checks)))
    codes |= {"second_order", "second_last_act", "second_right_choice", "repeated_choice"}  # named in tables
    shown = {code for _, faults in SEMANTIC for code, _ in faults} | {"choices_unsorted", "too_many_cards"}
    assert codes == shown
    form = {code for _, faults in FORM for code, _ in faults} - shown
    assert form == set(re.findall(r"^([a-z_]+) {2,}\S", str(handwritten.__doc__), re.MULTILINE)) - {"code"} | {
        "forbidden_character"  # by ``documents.text_faults``
    }


@pytest.mark.rule("KS-12.4")
def test_more_cards_than_the_state_can_count() -> None:
    cards = [replace(tiny_pack().tactics[2], id=f"card-{number}") for number in range(251)]
    secrets = [replace(tiny_pack().secrets[1], id=f"secret-{number}") for number in range(250)]
    assert faults_of(edited(("/tactics", cards), ("/secrets", secrets))) == [("too_many_cards", "/secrets")]


@pytest.mark.rule("KS-12.4")
def test_all_faults_come_at_once() -> None:
    data = edited(
        ("/wings", 2),
        ("/generals/0/cost", 6),  # this general cannot be read, and is still known to its questions and tie
        ("/generals/2/talent/abilities/0/parts/0/to/of", "self"),
        ("/tactics/0/name/ja", GONE),
        ("/tactics/1/ability/when", "attacks"),
        ("/questions/5/choices/0", text("2")),
        ("/ties/0/generals/0", "nobody"),
        ("/about", GONE),
    )
    assert faults_of(data) == [
        ("unknown_field", "/wings"),
        ("missing_field", "/about"),
        ("out_of_range", "/generals/0/cost"),
        ("missing_field", "/tactics/0/name/ja"),
        ("never_a_target", "/generals/2/talent/abilities/0/parts/0/to/of"),
        ("wrong_trigger", "/tactics/1/ability/when"),
        ("target_out_of_place", "/tactics/1/ability/target"),
        ("second_right_choice", "/questions/5/choices/1"),
        ("unknown_general", "/ties/0/generals/0"),
        ("words_of_stranger", "/ties/0/words/0/general"),
        ("words_missing", "/ties/0/words"),
    ]


@pytest.mark.parametrize("section", Pack.__struct_fields__)
def test_a_missing_field_is_the_only_fault_then(section: str) -> None:
    assert faults_of(edited((f"/{section}", GONE))) == [("missing_field", f"/{section}")]


def _pointers(value: object, pointer: str = "") -> Iterator[str]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield f"{pointer}/{key}"
        yield from _pointers(part, f"{pointer}/{key}")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
NUMBERS = st.integers(-2, 12) | st.integers()


@given(st.sampled_from(list(_pointers(tiny_document()))), ANYTHING | NUMBERS)
def test_whatever_stands_anywhere_a_pack_is_sound_or_has_faults(pointer: str, value: object) -> None:
    data = edited((pointer, value))
    try:
        pack = content.load(data, "pack.json")
    except PackError:
        assert faults_of(data)
    else:
        assert content.add(pack) == content.ref(pack)  # strict types, and it compiles


@pytest.mark.rule("KS-12.4")
@pytest.mark.parametrize("place", ["/about", "/tactics/0/text", "/questions/0/text", "/questions/0/explanation"])
def test_whole_sentences_may_stand_in_lines(place: str) -> None:
    content.load(edited((f"{place}/en", "two\nlines")), "pack.json")


@pytest.mark.rule("KS-12.4")
@pytest.mark.parametrize("bad", ["\x1b[2J", "\u202egnaw", "   "])
def test_a_pack_that_code_made_is_held_to_the_same_texts(bad: str) -> None:
    first, *others = tiny_pack().generals
    pack = replace(tiny_pack(), generals=(replace(first, name=replace(first.name, zh=bad)), *others))
    with pytest.raises(PackError) as caught:
        content.add(pack)
    assert [problem.pointer for problem in caught.value.problems] == ["/generals/0/name/zh"]


@pytest.mark.rule("KS-12.4")
def test_a_talent_that_can_be_copied_may_be_about_anybody() -> None:
    copies = ability("turn_starts", {"do": "copy_talent", "to": {"of": "enemy"}})
    shu = ability("attacks", damage("attacker", faction="shu"), party="self")
    content.load(edited((ANN, talented(shu)), ("/generals/5/talent", talented(copies))), "pack.json")


@pytest.mark.rule("KS-12.4")
@pytest.mark.parametrize("when", ["attacks", "attacked", "survives", "damaged", "enters"])
@pytest.mark.parametrize("party", ["own", "any"])
def test_whoever_else_it_is_about_need_not_be_the_bearer(when: str, party: str) -> None:
    other = ability(when, damage("subject", others=True, faction="shu"), party=party)
    content.load(edited((ANN, talented(other))), "pack.json")


def test_messages_name_the_file_and_faults_their_clause() -> None:
    with pytest.raises(PackError, match=r"^/generals/0/cost: mine\.yaml: .* less than or equal to 5 \[out_of_range\]$"):
        content.load(edited(("/generals/0/cost", 6)), "mine.yaml")
    with pytest.raises(PackError) as caught:
        content.load(edited(("/generals/0/cost", 6), ("/questions/0/subject", "nobody")), "pack.json")
    assert [problem.rule for problem in caught.value.problems] == ["KS-12.4", "KS-12.4"]
