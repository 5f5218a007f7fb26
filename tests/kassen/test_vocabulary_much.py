"""The vocabulary of cards: how long, from where, how much, if, and auras, word by word (KS-12.2)."""

from typing import Any, get_args

import msgspec
import pytest

from tests.kassen.builders import (
    ALL,
    ATTACKER,
    ME,
    MINE,
    OWN,
    TARGET,
    aura,
    brave,
    camp,
    given,
    part,
    sel,
    unit,
    when,
)
from tests.kassen.matches import Match, match
from tests.kassen.plays import hurt, play
from warlords_core import codec
from warlords_core.kassen import auras
from warlords_core.kassen.events import Damaged, PartSkipped
from warlords_core.kassen.vocabulary import (
    Amount,
    Condition,
    Zone,
)

pytestmark = pytest.mark.rule("KS-12.2")


# --- how long -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lasts", "first", "seen"),
    [
        # Attack of an own and of an enemy general after 0, 1, 2, 3, 4 turns; played by the first, or by the second.
        ("turn", 0, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("turn", 1, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("phase", 0, [(1, 1), (1, 1), (0, 0), (0, 0), (0, 0)]),
        ("phase", 1, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("next_turn", 0, [(1, 1), (1, 1), (1, 0), (0, 0), (0, 0)]),
        ("next_turn", 1, [(1, 1), (1, 1), (1, 0), (0, 0), (0, 0)]),
        ("good", 0, [(1, 1)] * 5),
        (None, 0, [(1, 1)] * 5),
    ],
)
def test_lasting(lasts: Any, first: int, seen: list[tuple[int, int]]) -> None:
    m = play(part("attack", ALL, 1, lasts=lasts), first=first)
    found = []
    for _ in range(5):
        found.append((m.figures("g33")[0] - 3, m.figures("g44")[0] - 4))
        m.end()
    assert found == seen


@pytest.mark.parametrize("word", ["stun", "disarm", "helpless", "cover", "taunt", "thorns", "rage", "no_counter"])
def test_how_long_a_state_lasts_if_the_card_says_nothing(word: Any) -> None:
    """Bad ones till the end of the bearer's owner's next turn (KS-5.7), the rest for good."""
    m = play(part(word, TARGET, 1 if word == "thorns" else None), target=MINE, at="g33", other={"field": ["g51"]})
    m.end().end().end()
    assert bool(m.states("g33")) is (word not in ("stun", "disarm", "helpless"))


def test_situation_70_and_74_what_ends_together_is_one_bonus_and_ends_once() -> None:
    m = play(part("attack", TARGET, 2, lasts="turn"), part("attack", TARGET, 2, lasts="turn"), target=MINE, at="g33")
    assert (m.figures("g33")[0], len(m.fighter("g33").bonuses)) == (7, 1)
    m.end()
    assert (m.figures("g33")[0], m.fighter("g33").bonuses) == (3, ())


# --- zones --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "to", "amount", "entered"),
    [
        ("hand", None, None, ["g11"]),
        ("hand", sel("own"), 3, ["g11", "a4", "a3"]),
        ("deck", None, None, ["a2"]),
        ("deck", sel("own", least_cost=3), None, ["a5"]),
        ("fallen", None, None, ["g12"]),
        ("fallen", sel("own", pick="highest", by="attack"), None, ["g31"]),
        ("fallen", sel("own", pick="lowest", by="attack", count=2), None, ["g12", "g21"]),
        ("hand", sel("own", pick="highest", by="cost"), 2, ["a4", "a3"]),
        ("hand", sel("own", pick="lowest", by="charm"), None, ["g11"]),
        ("hand", sel("own", pick="highest", by="health"), None, ["a4"]),
        ("hand", sel("own", faction="wu"), None, ["a3"]),
        # Nobody is wounded or shielded there: the first is picked.
        ("hand", sel("own", pick="lowest", by="lost_health"), None, ["g11"]),
        ("hand", sel("own", pick="highest", by="barrier"), None, ["g11"]),
        ("hand", sel("own", faction="wei"), None, []),
        ("fallen", sel("own", most_cost=1), 2, ["g12", "g21"]),
    ],
)
def test_zone(zone: Zone, to: Any, amount: Any, entered: list[str]) -> None:
    own = {
        "field": ["g99"],
        "hand": ["card", "g11", "a4", "idle3", "a3"],
        "deck": ["idle1", "a2", "a5"],
        "fallen": ["g12", "g21"] if zone != "fallen" or not to or to.by != "attack" else ["g12", "g31"],
    }
    if to is not None and to.count == 2:
        own["fallen"] = ["g21", "g12"]
        entered = ["g21", "g12"] if to.by is None else ["g12", "g21"]
    m = play(part("summon", to, amount, zone=zone), own=own, other={"hand": []})
    assert m.field(0) == ["g99", *entered]
    assert bool(m.told(PartSkipped)) is (not entered)


def test_zone_at_random() -> None:
    seen = set()
    for seed in range(20):
        own = {"field": ["g99"], "hand": ["card", "g11", "g12"], "deck": ["a2"]}
        seen.add(play(part("summon", sel("own", pick="random"), zone="hand"), own=own, seed=seed).field(0)[1])
    assert seen == {"g11", "g12"}


def test_zone_field_is_where_selectors_look() -> None:
    """Nobody is summoned from the field: a pack that says so is refused; all other verbs work there."""
    assert "field" in get_args(Zone)
    assert hurt(play(part("damage", sel("own"), 1))) == [1, 2, 3]


def test_who_is_summoned_from_the_fallen_falls_again_as_another_unit() -> None:
    back = part("summon", sel("own"), zone="fallen")
    m = play(back, own={"field": ["g99"], "fallen": ["g12"], "hand": ["card", "g11"], "deck": ["zz"]})
    assert (m.field(0), m.fallen(0), m.figures("g12")) == (["g99", "g12"], [], (1, 2))
    m.end().attack("g44", "g12")
    assert m.fallen(0) == ["g12"]
    assert m.line(0).entered.count(m.book.general_at["g12"]) == 1


# --- how much -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "lost"),
    [
        ({"base": 3}, 3),
        ({"who": {"of": "own"}}, 3),
        ({"base": 1, "who": {"of": "own"}}, 4),
        ({"base": 1, "who": {"of": "own"}, "times": 2}, 7),
        ({"base": 9, "who": {"of": "own"}, "times": -2}, 3),
        ({"who": {"of": "own"}, "most": 2}, 2),
        ({"who": {"of": "own", "faction": "wu"}, "least": 2}, 2),
        ({"who": {"of": "own", "faction": "wu"}}, 0),
        ({"base": 8, "who": {"of": "own"}, "least": 4, "most": 5}, 5),
        ({"phase": True}, 3),
        ({"phase": True, "times": 2, "base": 1}, 7),
        # The value of the first of those: by entry, or as they are picked.
        ({"value": "attack", "who": {"of": "own"}}, 3),
        ({"value": "attack", "who": {"of": "own", "faction": "wei"}}, 2),
        ({"value": "health", "who": {"of": "own", "pick": "lowest", "by": "health"}}, 2),
        ({"value": "lost_health", "who": {"of": "own", "hurt": True}}, 2),
        ({"value": "barrier", "who": {"of": "enemy"}}, 0),
        ({"value": "cost", "who": {"of": "enemy", "pick": "highest", "by": "cost"}}, 2),
        ({"value": "charm", "who": {"of": "own"}, "most": 6}, 6),
        ({"value": "poison", "who": {"of": "all"}, "least": 1}, 1),
        ({"value": "attack", "who": {"of": "own", "faction": "wu"}, "base": 2}, 2),
    ],
)
def test_amount(amount: Any, lost: int) -> None:
    much = msgspec.convert(amount, Amount)
    field = [unit("g19", 9), unit("a2", 8)]
    m = play(part("poison", sel("enemy", pick="highest", by="health"), much), other={"field": field})
    assert m.fighter("g19").poison == lost


def test_an_amount_left_out_is_1() -> None:
    assert play(part("command_now")).line(0).command == 6
    assert play(part("draw")).hand(0) == ["g11", "idle1"]


@pytest.mark.parametrize("times", [0, 1, 3, 20, 25])
def test_repeat(times: int) -> None:
    m = play(part("attack", TARGET, 1, repeat=Amount(base=max(times, 1), most=max(times, 1))), target=MINE, at="g33")
    assert m.figures("g33")[0] == 3 + min(max(times, 1), 20), "a part runs 20 times at most"
    none = Amount(who=sel("own", faction="wu"))
    assert play(part("attack", OWN, 1, repeat=none)).figures("g33")[0] == 3


# --- if -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (given(at_least=3, who=OWN), True),
        (given(at_least=4, who=OWN), False),
        (given(at_most=3, who=OWN), True),
        (given(at_most=2, who=OWN), False),
        (given(at_least=3, at_most=3, who=OWN), True),
        (given(at_least=1, who=sel("all", faction="shu")), True),
        (given(at_least=1, who=sel("own", faction="shu")), False),
        (given(at_most=3, phase=True), True),
        (given(at_least=4, phase=True), False),
        (given(at_most=2, value="health", who=sel("own", pick="lowest", by="health")), True),
        (given(at_most=1, value="health", who=sel("own", pick="lowest", by="health")), False),
    ],
)
def test_condition(condition: Condition, holds: bool) -> None:
    of_part = play(part("attack", OWN, 1, conditions=(condition,)), part("draw"))
    assert (of_part.figures("g33")[0] == 4) is holds
    assert "idle1" in of_part.hand(0), "the rest of the effect runs"
    of_ability = play(part("attack", OWN, 1), ability={"conditions": (condition,)})
    assert (of_ability.figures("g33")[0] == 4) is holds


def test_all_conditions_must_hold() -> None:
    yes, no = given(at_least=3, who=OWN), given(at_least=4, who=OWN)
    for conditions, holds in (((yes, yes), True), ((yes, no), False), ((no, yes), False)):
        assert (play(part("attack", OWN, 1, conditions=conditions)).figures("g33")[0] == 4) is holds


def test_a_condition_asks_for_what_just_happened() -> None:
    """Whoever attacks with 3 or more is pricked."""
    wary = brave(
        "wary",
        (1, 9),
        when("attacked", part("damage", ATTACKER, 1), conditions=(given(3, value="attack", who=ATTACKER),)),
    )
    for attacker, lost in (("g29", 0), ("g39", 1)):
        m = match(camp([attacker]), camp(["wary"]), generals=[wary])
        m.attack(attacker, "wary")
        assert len([event for event in m.told(Damaged) if event.by == "effect"]) == lost


# --- auras --------------------------------------------------------------------------------------------------


def standing(do: Any, amount: int | None = None, **more: Any) -> Match:
    flag = brave("flag", (1, 5), auras=[aura(do, sel("own", others=True), amount, **more)])
    return match(camp(["g22", "flag"]), camp(["g33", "g44"]), generals=[flag])


@pytest.mark.parametrize(
    ("do", "amount", "attack_", "health_", "states"),
    [
        ("attack", 2, 4, 2, {}),
        ("attack", -1, 1, 2, {}),
        ("attack", -3, 0, 2, {}),
        ("health", 2, 2, 4, {}),
        ("health", -1, 2, 1, {}),
        ("cover", None, 2, 2, {"cover": 1}),
        ("taunt", None, 2, 2, {"taunt": 1}),
        ("thorns", 3, 2, 2, {"thorns": 3}),
        ("rage", None, 2, 2, {"rage": 1}),
        ("no_counter", None, 2, 2, {"no_counter": 1}),
    ],
)
def test_aura(do: Any, amount: int | None, attack_: int, health_: int, states: dict[str, int]) -> None:
    m = standing(do, amount)
    assert (m.figures("g22"), m.states("g22")) == ((attack_, health_), states)
    assert (m.figures("flag"), m.states("flag")) == ((1, 5), {})


def test_auras_of_two_add_up_and_none_counts_another() -> None:
    """Each gives what the bearer attacks with, printed: neither raises the other's gift."""
    mine = Amount(value="attack", who=ME)
    flags = [brave(f"flag{n}", (n, 5), auras=[aura("attack", OWN, mine)]) for n in (2, 3)]
    m = match(camp(["flag2", "flag3", "g11"]), camp(["g44"]), generals=flags)
    assert [m.figures(each)[0] for each in ("flag2", "flag3", "g11")] == [2 + 5, 3 + 5, 1 + 5]


def test_an_aura_of_attack_sees_the_health_that_auras_give() -> None:
    flag = brave("flag", (1, 5), auras=[aura("health", OWN, 2)])
    oak = brave("oak", (1, 4), auras=[aura("attack", ME, 3, conditions=(given(6, value="health", who=ME),))])
    m = match(camp(["oak", "flag"]), camp(["g44"]), generals=[flag, oak])
    assert m.figures("oak") == (4, 6)


def test_situation_68_an_aura_goes_with_its_bearer_though_that_was_in_its_reach_too() -> None:
    flag = brave("flag", (1, 1), auras=[aura("attack", OWN, 2)])
    m = match(camp(["flag", "g22"]), camp(["g33"]), generals=[flag])
    assert (m.figures("flag")[0], m.figures("g22")[0]) == (3, 4)
    m.attack("flag", "g33")
    assert (m.fallen(0), m.figures("g22")[0]) == (["flag"], 2)


def test_an_aura_holds_while_its_conditions_do_and_the_talent_is_there() -> None:
    alone = brave("alone", (1, 9), auras=[aura("attack", ME, 4, conditions=(given(at_most=1, who=OWN),))])
    m = match(camp(["alone"], hand=["g11", "g12"]), camp(["g33"]), generals=[alone])
    assert m.figures("alone")[0] == 5
    m.deploy("g11")
    assert m.figures("alone")[0] == 1


def test_an_aura_of_thorns_of_nothing_gives_no_thorns() -> None:
    bush = brave("bush", (1, 9), auras=[aura("thorns", ME, Amount(base=-2, who=OWN))])
    m = match(camp(["g22"]), camp(["bush"]), generals=[bush])
    assert m.states("bush") == {}
    m.attack("g22", "bush")
    assert [event.by for event in m.told(Damaged)] == ["attack", "counter"]


def test_counting_auras_twice_changes_nothing() -> None:
    m = standing("health", 2)
    draft = auras.stage(m.state)
    for _ in range(3):
        auras.recount(draft)
    assert codec.to_msgpack(draft.frozen()) == codec.to_msgpack(m.state)
