"""The end of a turn: forced deployment, poison, rage, what ends, and the next turn (KS-6)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ALL,
    ATTACKER,
    ENEMY,
    ME,
    OWN,
    SUBJECT,
    Units,
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
from warlords_core.kassen.events import (
    AttackDeclared,
    BarrierEnded,
    CardDrawn,
    Changed,
    Damaged,
    Decided,
    Deployed,
    Fell,
    Picked,
    TalentUsed,
    TurnBegan,
    TurnEnded,
)
from warlords_core.kassen.vocabulary import Amount

RAGE = [("rage", 1)]

# Poison


@pytest.mark.rule("KS-6.1")
def test_poison_strikes_the_own_side_at_the_end_of_its_turn_and_does_not_decay() -> None:
    m = match(camp([unit("g29", poison=2), unit("g19", poison=3)]), camp([unit("g39", poison=4)]))
    m.end()
    assert [(event.unit, event.health, event.by) for event in m.told(Damaged)] == [(1, 2, "poison"), (2, 3, "poison")]
    assert (m.health("g39"), m.fighter("g29").poison) == (9, 2)
    m.end()
    assert m.health("g39") == 5
    m.end()
    assert (m.health("g29"), m.health("g19")) == (5, 3)


@pytest.mark.rule("KS-6.1")
def test_poison_adds_up() -> None:
    vials = [tactic(f"vial{n}", part("poison", ENEMY, n), cost=0) for n in (1, 2)]
    m = match(camp(["g22"], hand=["vial1", "vial2"]), camp(["g39"]), tactics=vials)
    m.play("vial1").play("vial2")
    assert m.fighter("g39").poison == 3
    m.end().end()
    assert m.health("g39") == 6


@pytest.mark.rule("KS-6.1")
def test_all_poison_strikes_at_once_then_deaths_are_settled() -> None:
    """Both fall together, so neither sees the other fall; both last acts work."""
    oath = [
        brave(name, (1, 1), when("falls", part("damage", ENEMY, 1)), when("general_falls", part("draw"), party="any"))
        for name in ("one", "two")
    ]
    m = match(camp([unit("one", poison=1), unit("two", poison=1)]), camp(["g39"]), generals=oath)
    m.end()
    assert [event.units for event in m.told(Fell)] == [(1, 2)]
    assert (m.health("g39"), m.hand(0)) == (7, [])


# What listens to the end of a turn


@pytest.mark.rule("KS-6.1")
def test_the_end_of_a_turn_in_its_order() -> None:
    """Forced deployment, poison, settling, what listens, rage, what ends, the other side's turn."""
    wolf = brave("wolf", (3, 3), when("turn_ends", part("barrier", ME, 1)), when("enters", part("poison", ME, 1)))
    m = match(camp([], hand=["wolf"]), camp([unit("g39", barrier=2)]), generals=[wolf], phase=4)
    m.end()
    kinds = [
        (type(event), getattr(event, "by", getattr(event, "what", None)))
        for event in m.told(Deployed, Damaged, Changed, TurnEnded, TurnBegan, BarrierEnded)
    ]
    assert kinds == [
        (Deployed, "force"),
        (Changed, "poison"),
        (Damaged, "poison"),
        (Changed, "barrier"),
        (TurnEnded, None),
        (BarrierEnded, None),
        (TurnBegan, None),
    ]


@pytest.mark.rule("KS-6.1")
def test_turn_ends_comes_after_poison_and_before_rage() -> None:
    """The barrier comes too late for poison, and in time for the counter."""
    bear = brave("bear", (1, 9), when("turn_ends", part("barrier", ME, 2)))
    m = match(camp([unit("bear", poison=1, states=RAGE)]), camp(["g12"]), generals=[bear])
    m.end()
    assert [(event.by, event.barrier, event.health) for event in m.told(Damaged)] == [
        ("poison", 0, 1),
        ("attack", 0, 1),
        ("counter", 2, 0),
    ]


@pytest.mark.rule("KS-6.1")
def test_who_is_enraged_at_the_end_of_the_turn_rages_at_once() -> None:
    drum = brave("drum", (1, 9), when("turn_ends", part("rage", ME, lasts="turn")))
    m = match(camp(["drum"]), camp(["g12"]), generals=[drum])
    m.end()
    assert (m.health("g12"), m.states("drum")) == (1, {})


# Rage


@pytest.mark.rule("KS-6.1")
def test_rage_is_an_extra_attack_with_counter_and_thorns_in_the_own_turn_only() -> None:
    m = match(camp([unit("g29", states=RAGE)]), camp([unit("g13", states=[("thorns", 1)])]))
    m.attack("g29", "g13")
    assert (m.health("g29"), m.fighter("g29").attacks) == (5, 0)
    m.forget().end()
    # 9 - 3 - 1, then 1 counter and 1 thorn.
    assert [(event.by, event.heavy) for event in m.told(AttackDeclared)] == [("rage", False)]
    assert (m.health("g29"), m.fallen(1)) == (3, ["g13"])
    m.forget().end()
    assert m.told(AttackDeclared) == []


@pytest.mark.rule("KS-6.1")
@pytest.mark.parametrize(
    ("state", "rages"),
    [
        ({}, True),
        ({"sick": True}, False),
        ({"attacks": 0}, True),
        ({"bonuses": [("attack", -2)]}, False),
        ({"states": [("rage", 1), ("stun", 1)]}, False),
        ({"states": [("rage", 1), ("disarm", 1)]}, False),
    ],
)
def test_who_rages(state: dict[str, Any], rages: bool) -> None:
    m = match(camp([unit("g29", **{"states": RAGE, **state})]), camp(["g19"]))
    m.end()
    assert bool(m.told(AttackDeclared)) is rages


@pytest.mark.rule("KS-6.1")
def test_without_an_enemy_there_is_no_rage_and_nothing_is_used_up() -> None:
    m = match(camp([unit("g29", states=RAGE)]), camp([], hand=["g11"]))
    m.end()
    assert (m.told(AttackDeclared), m.states("g29")) == ([], {"rage": 1})


@pytest.mark.rule("KS-6.1", "KS-5.6")
def test_rage_draws_a_legal_target() -> None:
    field: Units = [unit("g19", states=[("taunt", 1)]), "g29", unit("g39", states=[("taunt", 1)])]
    hit = set()
    for seed in range(12):
        m = match(camp([unit("g99", states=RAGE)]), camp(field), seed=seed)
        m.end()
        target = m.told(AttackDeclared)[0].target
        assert [event.units for event in m.told(Picked)] == [(target,)]
        hit.add(target)
    assert hit == {2, 4}


@pytest.mark.rule("KS-6.1")
def test_raging_units_attack_one_by_one_in_order_of_entry_settling_after_each() -> None:
    """The second finds the only enemy gone: no attack. In the other order it is the same the other way."""
    for first, second in ((1, 2), (2, 1)):
        field = [unit("g33", first, states=RAGE), unit("g44", second, states=RAGE)]
        m = match(camp(field), camp([unit("g12", 3)], deck=["a1"]))
        m.end()
        assert [event.attacker for event in m.told(AttackDeclared)] == [1]


@pytest.mark.rule("KS-6.1")
def test_who_fell_before_its_rage_does_not_rage() -> None:
    """The first to rage wakes a blow that kills the second."""
    trap = secret("trap", when("attacks", part("damage", sel("enemy", most_cost=1), 3), party="other"))
    field = [unit("a2", 1, states=RAGE), unit("g33", 2, states=RAGE)]
    m = match(camp(field), camp([unit("g19", 3)], secrets=["trap"]), secrets=[trap])
    m.end()
    assert [event.attacker for event in m.told(AttackDeclared)] == [1]
    assert sorted(m.fallen(0)) == ["a2", "g33"]


@pytest.mark.rule("KS-6.1")
def test_rage_by_an_aura() -> None:
    wild = brave("wild", (2, 9), auras=[aura("rage")])
    m = match(camp(["wild"]), camp(["g39"]), generals=[wild])
    m.end()
    assert m.health("g39") == 7


# What ends


@pytest.mark.rule("KS-6.1")
def test_situation_67_this_turn_effects_end_on_both_sides() -> None:
    cry = tactic(
        "cry",
        part("attack", ALL, 2, lasts="turn"),
        part("health", ALL, 1, lasts="turn"),
        part("thorns", ALL, 1, lasts="turn"),
        cost=0,
    )
    m = match(camp(["g33"], hand=["cry"]), camp(["g44"]), tactics=[cry])
    m.play("cry")
    assert (m.figures("g33"), m.figures("g44")) == ((5, 4), (6, 5))
    m.end()
    assert (m.figures("g33"), m.figures("g44"), m.states("g33"), m.states("g44")) == ((3, 3), (4, 4), {}, {})
    ended = [event.unit for event in m.told(Changed) if event.what == "ended"]
    assert ended == [1, 2]


@pytest.mark.rule("KS-6.1", "KS-1.5")
@pytest.mark.parametrize(("first", "turns"), [(0, 2), (1, 1)])
def test_this_phase_effects_end_with_the_phases_second_turn(first: int, turns: int) -> None:
    """Side 0 plays it: as the first of the phase it lasts two turns, as the second one."""
    cry = tactic("cry", part("attack", OWN, 2, lasts="phase"), cost=0)
    m = match(camp(["g33"], hand=["cry"]), camp(["g44"]), tactics=[cry], first=first)
    m.play("cry")
    for _ in range(turns):
        assert m.figures("g33")[0] == 5
        m.end()
    assert m.figures("g33")[0] == 3


@pytest.mark.rule("KS-6.1")
def test_a_bonus_for_the_next_turn_lasts_till_that_turns_end() -> None:
    oath = tactic("oath", part("attack", OWN, 2, lasts="next_turn"), cost=0)
    m = match(camp(["g33"], hand=["oath"]), camp(["g44"]), tactics=[oath])
    m.play("oath")
    seen = []
    for _ in range(4):
        seen.append(m.figures("g33")[0])
        m.end()
    assert seen == [5, 5, 5, 3]


@pytest.mark.rule("KS-6.1", "KS-7.1")
def test_who_lives_by_an_ending_bonus_alone_falls_when_it_ends() -> None:
    """2 health, a curse of 2 for good, a blessing of 3 for the turn: 3 of 3, then 0 of 0."""
    cards = [tactic("bless", part("health", OWN, 3, lasts="turn"), part("health", OWN, -2), cost=0)]
    m = match(camp(["g22"], hand=["bless"]), camp(["g44"]), tactics=cards)
    m.play("bless")
    assert m.figures("g22") == (2, 3)
    m.end()
    assert m.fallen(0) == ["g22"]
    assert [type(event) for event in m.told(Fell, TurnEnded)] == [Fell, TurnEnded]


# The next turn


@pytest.mark.rule("KS-6.1")
def test_the_own_next_turn_begins_with_barrier_income_and_draw_and_then_what_listens() -> None:
    dawn = brave("dawn", (2, 2), when("turn_starts", part("draw")))
    m = match(camp([unit("dawn", barrier=2)], deck=["idle1", "idle2"]), camp(["g33"]), generals=[dawn], turn=1)
    m.end()
    kinds = [type(event) for event in m.told(BarrierEnded, TurnBegan, CardDrawn, TalentUsed)]
    assert kinds == [BarrierEnded, TurnBegan, CardDrawn, TalentUsed, CardDrawn]
    assert m.hand(0) == ["idle1", "idle2"]


@pytest.mark.rule("KS-6.1")
def test_attacks_come_back_with_the_own_turn_one_each() -> None:
    m = match(camp([unit("g29", attacks=0), unit("g19", attacks=3)]), camp(["g33"]))
    m.end()
    assert (m.fighter("g29").attacks, m.fighter("g19").attacks) == (0, 3)
    m.end()
    assert (m.fighter("g29").attacks, m.fighter("g19").attacks) == (1, 1)


# The verdict stops everything


@pytest.mark.rule("KS-6.2")
def test_situation_97_once_the_verdict_stands_nothing_more_happens() -> None:
    """Side 0 kills the last enemy; its own last general, poisoned, would fall at the end of the turn."""
    m = match(camp([unit("g33", poison=9, states=RAGE)], deck=[]), camp(["g12"], deck=[]))
    m.attack("g33", "g12")
    verdict = m.state.table.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (0, "no_generals")
    assert (m.health("g33"), m.state.agenda) == (1, ())


@pytest.mark.rule("KS-6.2")
def test_a_verdict_in_the_end_of_a_turn_stops_its_rest() -> None:
    """Poison kills side 0's last general: no rage, no end of effects, no other turn."""
    m = match(camp([unit("g33", poison=9, states=RAGE)], deck=[]), camp(["g12"]))
    m.end()
    assert m.told(AttackDeclared, TurnEnded, TurnBegan) == []
    assert [event.verdict.winner for event in m.told(Decided)] == [1]


@pytest.mark.rule("KS-6.2", "KS-7.1")
def test_a_verdict_stops_the_later_runs_of_a_repeated_part() -> None:
    """The first run kills the last enemy; the others would kill the own general."""
    storm = tactic("storm", part("damage", ALL, 1, repeat=Amount(base=3)), cost=0)
    m = match(camp(["g22"], hand=["storm"], deck=[]), camp(["g11"], deck=[]), tactics=[storm])
    m.play("storm")
    verdict = m.state.table.verdict
    assert verdict is not None
    assert (verdict.winner, m.health("g22")) == (0, 1)


@pytest.mark.rule("KS-6.2", "KS-5.2")
def test_a_verdict_in_the_prelude_stops_the_attack() -> None:
    kill = secret("kill", when("attacks", part("damage", ATTACKER, 9), party="other"))
    m = match(camp(["g33"], deck=[]), camp(["g12"], secrets=["kill"]), secrets=[kill])
    m.attack("g33", "g12")
    assert (m.told(Damaged)[-1].unit, m.health("g12")) == (1, 2)
    assert [event.verdict.winner for event in m.told(Decided)] == [1]
    assert m.state.agenda == ()


@pytest.mark.rule("KS-6.1")
def test_rage_wakes_secrets_like_any_attack() -> None:
    trap = secret("trap", when("attacks", part("stun", SUBJECT), party="other"))
    m = match(camp([unit("g33", states=RAGE)]), camp(["g12"], secrets=["trap"]), secrets=[trap])
    m.end()
    assert (m.spent(1), m.health("g12")) == (["trap"], 2)
    assert m.owing() == 1
