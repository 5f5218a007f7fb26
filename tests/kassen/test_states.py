"""Taunt, cover, bad states, and the figures of a unit (KS-5.6 … KS-5.8)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ENEMY,
    OWN,
    SUBJECT,
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
    AttackDeclared,
)

# KS-5.6


@pytest.mark.rule("KS-5.6")
@pytest.mark.parametrize(
    ("states", "attackable"),
    [
        (["", "", ""], {1, 2, 3}),
        (["taunt", "", ""], {1}),
        (["taunt", "", "taunt"], {1, 3}),
        (["cover", "", ""], {2, 3}),
        (["cover", "cover", ""], {3}),
        (["cover", "cover", "cover"], {1, 2, 3}),
        # Covered beats taunt, as long as somebody stands uncovered.
        (["cover taunt", "", ""], {2, 3}),
        (["cover taunt", "taunt", ""], {2}),
        (["cover taunt", "cover", "cover"], {1}),
        (["stun taunt", "", ""], {1}),
    ],
)
def test_situation_58_who_can_be_attacked(states: list[str], attackable: set[int]) -> None:
    names = ["g11", "g12", "g13"]
    field = [
        unit(name, number, states=[(state, 1) for state in words.split()])
        for number, (name, words) in enumerate(zip(names, states, strict=True), 1)
    ]
    m = match(camp([unit("g22", 4)]), camp(field))
    assert {action.target for action in m.legal(Attack)} == attackable


@pytest.mark.rule("KS-5.6")
def test_taunt_and_cover_can_come_from_auras() -> None:
    wall = brave("wall", (1, 4), auras=[aura("taunt")])
    tent = brave("tent", (1, 4), auras=[aura("cover", sel("own", faction="wei"))])
    m = match(camp(["g22"]), camp(["g33", "wall"]), generals=[wall])
    assert {action.target for action in m.legal(Attack)} == {m.number("wall")}
    m = match(camp(["g22"]), camp(["a1", "tent"]), generals=[tent])
    assert {action.target for action in m.legal(Attack)} == {m.number("tent")}


# KS-5.7


@pytest.mark.rule("KS-5.7")
@pytest.mark.parametrize("state", ["stun", "disarm", "helpless"])
def test_bad_states_last_till_the_end_of_the_bearers_owners_next_turn(state: Any) -> None:
    hex_ = tactic("hex", part(state, ENEMY), cost=0)
    m = match(camp(["g22"], hand=["hex"]), camp(["g33"]), tactics=[hex_])
    m.play("hex")
    assert m.states("g33") == {state: 1}
    m.end()
    assert m.states("g33") == {state: 1}, "the bearer's owner's next turn has begun"
    m.end()
    assert m.states("g33") == {}, "and ended"


@pytest.mark.rule("KS-5.7")
def test_situation_55_put_on_in_the_bearers_own_turn_it_lasts_through_the_next_one() -> None:
    """Whether the bearer could have acted does not matter: here it was sick anyway."""
    trap = secret("trap", when("enters", part("stun", SUBJECT), party="other"))
    m = match(camp(["g11"], hand=["g22"]), camp(["g33"], secrets=["trap"]), secrets=[trap])
    m.deploy("g22")
    seen = []
    for _ in range(4):
        seen.append(m.states("g22") == {"stun": 1})
        m.end()
    # This turn, the enemy's, the own next turn; gone in the enemy's after that.
    assert seen == [True, True, True, False]


@pytest.mark.rule("KS-5.7")
@pytest.mark.parametrize(("lasts", "turns"), [("turn", 1), ("phase", 2), ("next_turn", 3), ("good", 6)])
def test_unless_the_card_says_otherwise(lasts: Any, turns: int) -> None:
    """Put on one's own general in the first turn of a phase; counted in turns of either side."""
    bind = tactic("bind", part("stun", OWN, lasts=lasts), cost=0)
    m = match(camp(["g22"], hand=["bind"]), camp(["g33"]), tactics=[bind])
    m.play("bind")
    seen = 0
    while seen < 6 and m.states("g22"):
        seen += 1
        m.end()
    assert seen == turns


@pytest.mark.rule("KS-5.7")
@pytest.mark.parametrize(
    ("state", "attacks", "counters", "rages"),
    [("stun", False, False, False), ("disarm", False, True, False), ("helpless", True, False, True)],
)
def test_what_bad_states_forbid(state: str, attacks: bool, counters: bool, rages: bool) -> None:
    bound = unit("g29", states=[(state, 1), ("rage", 1)])
    m = match(camp([bound]), camp(["g19"]))
    assert bool(m.legal(Attack)) is attacks
    m.end()
    assert bool(m.told(AttackDeclared)) is rages
    m = match(camp(["g13"]), camp([bound]))
    m.attack("g13", "g29")
    assert m.stands("g13") is not counters


# KS-5.8


@pytest.mark.rule("KS-5.8")
@pytest.mark.parametrize(("bonus", "heavy"), [(3, False), (4, True), (9, True)])
def test_attack_6_or_more_is_heavy(bonus: int, heavy: bool) -> None:
    m = match(camp([unit("g29", bonuses=[("attack", bonus)])]), camp(["g12"]))
    m.attack("g29", "g12")
    assert [event.heavy for event in m.told(AttackDeclared)] == [heavy]


@pytest.mark.rule("KS-5.8")
def test_situation_65_attack_never_works_below_0_but_the_sum_is_kept() -> None:
    curse = tactic("curse", part("attack", OWN, -3, lasts="turn"), part("attack", OWN, 1), cost=0)
    m = match(camp(["g22"], hand=["curse"]), camp(["g33"]), tactics=[curse])
    m.play("curse")
    assert m.figures("g22")[0] == 0
    m.end()
    assert m.figures("g22")[0] == 3


@pytest.mark.rule("KS-5.8")
@pytest.mark.parametrize(("health", "healed"), [(3, 3), (2, 3), (1, 3)])
def test_healing_stops_at_the_maximum(health: int, healed: int) -> None:
    tea = tactic("tea", part("heal", OWN, 2), cost=0)
    m = match(camp([unit("g33", health=health)], hand=["tea"]), camp(["g33"]), tactics=[tea])
    m.play("tea")
    assert m.health("g33") == healed


@pytest.mark.rule("KS-5.8")
@pytest.mark.parametrize(("damage", "left"), [(0, 3), (1, 3), (2, 3), (3, 2), (4, 1)])
def test_situation_64_a_lost_health_bonus_takes_health_only_down_to_the_new_maximum(damage: int, left: int) -> None:
    feast = tactic("feast", part("health", OWN, 2, lasts="turn"), part("damage", OWN, max(damage, 1)), cost=0)
    plain = tactic("plain", part("health", OWN, 2, lasts="turn"), cost=0)
    m = match(camp(["g33"], hand=["feast", "plain"]), camp(["g44"]), tactics=[feast, plain])
    m.play("feast" if damage else "plain")
    assert m.figures("g33") == (3, 5 - damage)
    m.end()
    assert (m.figures("g33"), m.fighter("g33").most) == ((3, left), 3)


@pytest.mark.rule("KS-5.8")
@pytest.mark.parametrize(("health", "during", "after"), [(3, 1, 1), (2, 1, 1), (1, 1, 1)])
def test_a_penalty_on_health_lowers_the_maximum_and_its_end_heals_nobody(health: int, during: int, after: int) -> None:
    frost = tactic("frost", part("health", ENEMY, -2, lasts="turn"), cost=0)
    m = match(camp(["g22"], hand=["frost"]), camp([unit("g33", health=health)]), tactics=[frost])
    m.play("frost")
    assert (m.health("g33"), m.fighter("g33").most) == (during, 1)
    m.end()
    assert (m.health("g33"), m.fighter("g33").most) == (after, 3)


@pytest.mark.rule("KS-5.8")
def test_an_aura_of_health_heals_as_it_comes_and_caps_as_it_goes() -> None:
    flag = brave("flag", (1, 1), auras=[aura("health", sel("own", others=True), 2)])
    m = match(camp([unit("g33", health=1)], hand=["flag"]), camp(["g19"]), generals=[flag])
    m.deploy("flag")
    assert (m.health("g33"), m.fighter("g33").most) == (3, 5)
    m.end().attack("g19", "flag")
    assert m.fallen(0) == ["flag"]
    assert (m.health("g33"), m.fighter("g33").most) == (3, 3)
