"""Attacks, counters, barrier and thorns (KS-5.1 … KS-5.5)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ATTACKED,
    ATTACKER,
    ENEMY,
    ME,
    OWN,
    SUBJECT,
    TARGET,
    THEIRS,
    aura,
    brave,
    camp,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import match
from warlords_core.kassen.decisions import Attack
from warlords_core.kassen.events import (
    AttackStopped,
    Damaged,
    Fell,
    SecretFired,
    TalentUsed,
)

# KS-5.1


@pytest.mark.rule("KS-5.1")
@pytest.mark.parametrize(
    ("attacker", "may"),
    [
        ({}, True),
        ({"sick": True}, False),
        ({"attacks": 0}, False),
        ({"states": [("stun", 1)]}, False),
        ({"states": [("disarm", 1)]}, False),
        ({"states": [("helpless", 1)]}, True),
        ({"bonuses": [("attack", -1)]}, True),
        ({"bonuses": [("attack", -2)]}, False),
        ({"bonuses": [("attack", -5)]}, False),
    ],
)
def test_who_may_attack(attacker: dict[str, Any], may: bool) -> None:
    m = match(camp([unit("g22", **attacker)], command=0), camp(["g33"]))
    assert m.may(Attack(m.number("g22"), m.number("g33"))) is may
    assert m.seen("g22").can_attack is may


@pytest.mark.rule("KS-5.1")
def test_any_enemy_general_can_be_attacked_once_a_turn_for_no_command() -> None:
    m = match(camp(["g19", "g22"], command=3), camp(["g33", "g31"]))
    pairs = {(action.attacker, action.target) for action in m.legal(Attack)}
    assert pairs == {(m.number(a), m.number(b)) for a in ("g19", "g22") for b in ("g33", "g31")}
    m.attack("g19", "g31")
    assert m.line(0).command == 3
    assert {action.attacker for action in m.legal(Attack)} == {m.number("g22")}
    m.end().end()
    assert m.number("g19") in {action.attacker for action in m.legal(Attack)}


@pytest.mark.rule("KS-5.1")
def test_without_an_enemy_on_the_field_there_is_no_attack() -> None:
    m = match(camp(["g22"]), camp([], hand=["g33"]))
    assert m.legal(Attack) == []


# KS-5.2: the blows


@pytest.mark.rule("KS-5.2")
@pytest.mark.parametrize(
    ("attacker", "target", "left", "theirs"),
    [
        # The counter is the target's health before the hit, not its attack.
        ("g29", "g41", 8, None),
        ("g29", "g13", 6, 1),
        ("g19", "g14", 5, 3),
        ("g22", "g33", None, 1),
        ("g33", "g33", None, None),
        ("g24", "g12", 2, None),
        ("g22", "g42", None, None),
    ],
)
def test_both_strike_at_once_and_the_counter_is_the_health_before_the_hit(
    attacker: str, target: str, left: int | None, theirs: int | None
) -> None:
    m = match(camp([unit(attacker, 1)]), camp([unit(target, 2)]))
    m.attack(1, 2)
    assert [m.health(each) if m.stands(each) else None for each in (1, 2)] == [left, theirs]
    assert [(event.unit, event.by) for event in m.told(Damaged)] == [(2, "attack"), (1, "counter")]


@pytest.mark.rule("KS-5.2")
def test_who_fall_together_leave_together() -> None:
    m = match(camp(["g33"]), camp(["g22"]))
    m.attack("g33", "g22")
    assert [(m.stands("g33"), m.health("g33"))] == [(True, 1)]
    m = match(camp(["g33"]), camp(["g23"]))
    m.attack("g33", "g23")
    assert [event.units for event in m.told(Fell)] == [(1, 2)]


@pytest.mark.rule("KS-5.2")
def test_situation_50_the_counter_uses_the_health_after_the_prelude() -> None:
    """Hurt by 2 in the prelude, of 9: it counters with 7."""
    bold = brave("bold", (1, 9), when("attacks", part("damage", ATTACKED, 2)))
    m = match(camp(["bold"]), camp(["g19"]), generals=[bold])
    m.attack("bold", "g19")
    assert (m.health("bold"), m.health("g19")) == (2, 6)


@pytest.mark.rule("KS-5.2")
def test_barrier_adds_nothing_to_the_counter() -> None:
    m = match(camp(["g19"]), camp([unit("g12", barrier=5)]))
    m.attack("g19", "g12")
    assert (m.health("g19"), m.health("g12"), m.fighter("g12").barrier) == (7, 2, 4)


# KS-5.2: reactions


@pytest.mark.rule("KS-5.2", "KS-7.1")
@pytest.mark.parametrize(
    ("numbers", "order"),
    [((1, 2, 3, 4), [1, 2, 3, 4]), ((4, 3, 2, 1), [1, 2, 3, 4]), ((2, 4, 1, 3), [1, 2, 3, 4])],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_situation_92_reactions_to_attacks_and_attacked_are_one_queue_by_order_of_entry(
    numbers: tuple[int, int, int, int], order: list[int], turn: int
) -> None:
    bold = brave("bold", (1, 9), when("attacks", part("barrier", ME, 1)))
    calm = brave("calm", (1, 9), when("attacked", part("barrier", ME, 1)))
    cry = brave("cry", (1, 9), when("attacks", part("barrier", ME, 1), party="any"))
    woe = brave("woe", (1, 9), when("attacked", part("barrier", ME, 1), party="any"))
    one, two, three, four = numbers
    sides = [camp([unit("bold", one), unit("woe", two)]), camp([unit("calm", three), unit("cry", four)])]
    m = match(sides[turn], sides[1 - turn], generals=[bold, calm, cry, woe], turn=turn)
    m.attack(one, three)
    assert [event.unit for event in m.told(TalentUsed)] == order


@pytest.mark.rule("KS-5.2")
@pytest.mark.parametrize("reply", ["recall", "stun", "disarm", "weaken"])
def test_situation_40_an_attack_that_a_reaction_stops_is_not_used_up(reply: str) -> None:
    part_of = {
        "recall": part("recall", ATTACKED),
        "stun": part("stun", ATTACKER),
        "disarm": part("disarm", ATTACKER),
        "weaken": part("attack", ATTACKER, -2, lasts="turn"),
    }[reply]
    trap = secret("trap", when("attacks", part_of, party="other"))
    m = match(camp(["g22", "g19"]), camp(["g33", "g44"], secrets=["trap"]), secrets=[trap])
    m.attack("g22", "g33")
    assert m.told(Damaged) == []
    assert [event.attacker for event in m.told(AttackStopped)] == [m.number("g22")]
    assert m.fighter("g22").attacks == 1
    assert m.may(Attack(m.number("g22"), m.number("g44"))) is (reply == "recall")


@pytest.mark.rule("KS-5.2")
def test_situation_41_once_the_attacker_is_gone_no_further_secret_fires() -> None:
    kill = secret("kill", when("attacks", part("damage", ATTACKER, 9), party="other"))
    more = secret("more", when("attacks", part("draw"), party="other"))
    calm = brave("calm", (1, 9), when("attacked", part("barrier", ME, 1)))
    m = match(
        camp(["g22", "g19"]),
        camp([unit("calm", 12)], secrets=[("kill", 10), ("more", 11)]),
        generals=[calm],
        secrets=[kill, more],
    )
    m.attack("g22", "calm")
    assert (m.secrets(1), m.spent(1), m.fallen(0)) == (["more"], ["kill"], ["g22"])
    assert (m.fighter("calm").barrier, m.told(TalentUsed)) == (0, [])
    assert len(m.told(AttackStopped)) == 1


@pytest.mark.rule("KS-5.2", "KS-7.1")
def test_deaths_of_the_prelude_are_settled_before_the_blows() -> None:
    """The last act of a bystander that falls in the prelude still strengthens the target."""
    bold = brave("bold", (1, 9), when("attacks", part("damage", sel("enemy", most_cost=1), 1)))
    oath = brave("oath", (1, 1), when("falls", part("barrier", OWN, 3)))
    m = match(camp(["bold"]), camp(["oath", "a2"]), generals=[bold, oath])
    m.attack("bold", "a2")
    assert (m.fallen(1), m.health("a2"), m.fighter("a2").barrier) == (["oath"], 2, 2)


@pytest.mark.rule("KS-5.2")
def test_survivors_react_before_deaths_are_settled() -> None:
    grim = brave("grim", (2, 9), when("survives", part("barrier", ME, 1)))
    oath = brave("oath", (1, 1), when("falls", part("draw")))
    m = match(camp(["grim"]), camp(["oath"]), generals=[grim, oath])
    m.attack("grim", "oath")
    happened = [type(event) for event in m.told(TalentUsed, Fell)]
    assert happened == [TalentUsed, Fell, TalentUsed]
    assert m.fighter("grim").barrier == 1


@pytest.mark.rule("KS-5.2")
def test_situation_49_who_falls_does_not_react_to_its_hurt() -> None:
    sore = brave("sore", (1, 3), when("damaged", part("damage", ENEMY, 1)), when("survives", part("damage", ENEMY, 1)))
    m = match(camp(["g39"]), camp(["sore"]), generals=[sore])
    m.attack("g39", "sore")
    assert (m.fallen(1), m.health("g39")) == (["sore"], 6)


# KS-5.3


@pytest.mark.rule("KS-5.3")
@pytest.mark.parametrize(
    ("attacker", "target", "left"),
    [([], [("helpless", 1)], 9), ([], [("stun", 1)], 9), ([("no_counter", 1)], [], 9), ([], [("disarm", 1)], 6)],
)
def test_who_gives_or_receives_no_counter(attacker: list[Any], target: list[Any], left: int) -> None:
    m = match(camp([unit("g29", states=attacker)]), camp([unit("g13", states=target)]))
    m.attack("g29", "g13")
    assert (m.health("g29"), m.health("g13")) == (left, 1)


@pytest.mark.rule("KS-5.3")
def test_situation_62_whether_a_counter_comes_back_is_asked_when_the_blows_fall() -> None:
    """Archers receive none; a secret takes the talent away in the prelude, and the counter comes."""
    archer = brave("archer", (2, 9), auras=[aura("no_counter")])
    seize = secret("seize", when("attacks", part("strip", ATTACKER), party="other"))
    for secrets, left in (([], 9), (["seize"], 6)):
        m = match(camp(["archer"]), camp(["g13"], secrets=secrets), generals=[archer], secrets=[seize])
        m.attack("archer", "g13")
        assert m.health("archer") == left


# KS-5.4


@pytest.mark.rule("KS-5.4")
@pytest.mark.parametrize(("barrier", "left", "health"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (5, 3, 3)])
def test_situation_100_barrier_stands_before_health_for_every_kind_of_damage(
    barrier: int, left: int, health: int
) -> None:
    poke2 = tactic("poke", part("damage", TARGET, 2), target=THEIRS)
    shielded = unit("g33", barrier=barrier)
    # An effect, an attack, a counter, thorns, poison: 2 damage each.
    struck = match(camp(["g22"], hand=["poke"]), camp([shielded]), tactics=[poke2]).play("poke", "g33")
    hit = match(camp(["g22"]), camp([shielded])).attack("g22", "g33")
    countered = match(camp([shielded]), camp(["g12"])).attack("g33", "g12")
    spiked = match(
        camp([unit("g33", barrier=barrier, states=[("no_counter", 1)])]), camp([unit("g12", states=[("thorns", 2)])])
    ).attack("g33", "g12")
    sickened = match(camp([unit("g33", barrier=barrier, poison=2)]), camp(["g12"])).end()
    for m in (struck, hit, countered, spiked, sickened):
        assert (m.fighter("g33").barrier, m.health("g33")) == (left, health)


@pytest.mark.rule("KS-5.4")
def test_barrier_adds_up_and_ends_when_its_owners_next_turn_begins() -> None:
    wall = [tactic(f"wall{n}", part("barrier", OWN, n), cost=0) for n in (1, 2)]
    m = match(camp(["g22"], hand=["wall1", "wall2"]), camp(["g33"]), tactics=wall)
    m.play("wall1").play("wall2")
    assert m.fighter("g22").barrier == 3
    m.end()
    assert m.fighter("g22").barrier == 3
    m.end()
    assert m.fighter("g22").barrier == 0


@pytest.mark.rule("KS-5.4")
def test_health_0_with_barrier_left_is_dead() -> None:
    wither = tactic("wither", part("health", ENEMY, -3), part("barrier", ENEMY, 5))
    m = match(camp(["g22"], hand=["wither"]), camp([unit("g33", barrier=4)]), tactics=[wither])
    m.play("wither")
    assert m.fallen(1) == ["g33"]


# KS-5.5


@pytest.mark.rule("KS-5.5")
@pytest.mark.parametrize(
    ("thorns", "barrier", "health", "switch", "mine", "left", "falls"),
    [
        # attack 4 on 9 health: no counter, so that only thorns tell.
        (2, 0, 9, "bearer", 0, 2, False),
        (2, 3, 9, "bearer", 0, 2, False),
        (2, 4, 9, "bearer", 0, 4, False),
        (2, 9, 9, "bearer", 0, 4, False),
        (2, 3, 1, "bearer", 0, 2, True),
        (2, 0, 4, "bearer", 0, 2, True),
        (2, 4, 9, "attacker", 0, 2, False),
        (2, 0, 9, "attacker", 2, 4, False),
        (2, 0, 9, "attacker", 1, 3, False),
        (2, 0, 9, "bearer", 1, 3, False),
        (5, 0, 9, "bearer", 0, None, False),
    ],
)
def test_thorns_and_both_readings_of_the_barrier(
    thorns: int, barrier: int, health: int, switch: Any, mine: int, left: int | None, falls: bool
) -> None:
    """Also when no counter is received, and when the bearer falls; not if the bearer's barrier took everything."""
    m = match(
        camp([unit("g44", barrier=mine, states=[("no_counter", 1)]), "g11"]),
        camp([unit("g19", barrier=barrier, health=health, states=[("thorns", thorns)]), "g12"]),
        thorns_barrier=switch,
    )
    m.attack("g44", "g19")
    assert (m.health("g44") if m.stands("g44") else None) == left
    assert m.stands("g19") is not falls


@pytest.mark.rule("KS-5.2", "KS-5.5")
def test_attack_4_on_barrier_3_and_health_1_is_countered_for_1_and_pricked() -> None:
    m = match(camp(["g44"]), camp([unit("g19", barrier=3, health=1, states=[("thorns", 1)])]))
    m.attack("g44", "g19")
    assert [(event.by, event.barrier, event.health) for event in m.told(Damaged)] == [
        ("attack", 3, 1),
        ("counter", 0, 1),
        ("thorns", 0, 1),
    ]
    assert (m.fallen(1), m.health("g44")) == (["g19"], 2)


@pytest.mark.rule("KS-5.5")
def test_situation_43_protection_goes_first_then_both_strike_and_both_may_fall() -> None:
    m = match(camp([unit("g22", barrier=1)]), camp([unit("g42", health=2, states=[("thorns", 1)])]))
    m.attack("g22", "g42")
    # Counter 2 and thorns 1 against barrier 1 and health 2; attack 2 against health 2.
    assert [event.units for event in m.told(Fell)] == [(1, 2)]


@pytest.mark.rule("KS-5.5")
def test_thorns_answer_attacks_only_and_no_thorns() -> None:
    spikes = [("thorns", 2)]
    poke2 = tactic("poke", part("damage", TARGET, 2), target=THEIRS)
    m = match(camp([unit("g29", states=spikes)], hand=["poke"]), camp([unit("g19", states=spikes)]), tactics=[poke2])
    m.play("poke", "g19")
    assert m.health("g29") == 9
    m.forget().attack("g29", "g19")
    # 7 counter and 2 thorns: 9, all of it. The thorns of g29 answer neither.
    assert [(event.unit, event.by, event.health) for event in m.told(Damaged)] == [
        (2, "attack", 2),
        (1, "counter", 7),
        (1, "thorns", 2),
    ]


@pytest.mark.rule("KS-5.5")
def test_situation_47_an_attack_that_receives_no_counter_is_pricked_all_the_same() -> None:
    m = match(
        camp([unit("g29", states=[("no_counter", 1)])]),
        camp([unit("g19", states=[("thorns", 2), ("thorns", 1, "turn")])]),
    )
    m.attack("g29", "g19")
    assert m.health("g29") == 6, "thorns from two sources add up"


@pytest.mark.rule("KS-5.2", "KS-7.1")
def test_situation_29_and_swapped_sides_the_attackers_and_the_targets_dead_act_alike() -> None:
    oath = brave("oath", (2, 2), when("falls", part("damage", ENEMY, 1)))
    m = match(camp(["oath"]), camp(["g33"]), generals=[oath])
    m.attack("oath", "g33")
    # 3 - 2 by the blow - 1 by the last act.
    assert (m.fallen(0), m.fallen(1)) == (["oath"], ["g33"])
    m = match(camp(["g33"]), camp(["oath"]), generals=[oath])
    m.attack("g33", "oath")
    # 3 - 2 by the counter - 1 by the last act.
    assert (m.fallen(0), m.fallen(1)) == (["g33"], ["oath"])


@pytest.mark.rule("KS-5.2")
def test_a_secret_can_react_to_being_attacked() -> None:
    cover = secret("cover", when("attacked", part("barrier", SUBJECT, 2), party="own"))
    m = match(camp(["g22"]), camp(["g33"], secrets=["cover"]), secrets=[cover])
    m.attack("g22", "g33")
    assert (m.told(SecretFired)[0].side, m.health("g33"), m.fallen(0)) == (1, 3, ["g22"])
