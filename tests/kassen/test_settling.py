"""Settling, last acts and the order of reactions (KS-7.1, KS-7.2)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ALL,
    ENEMY,
    ME,
    MINE,
    OWN,
    TARGET,
    THEIRS,
    aura,
    brave,
    camp,
    given,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import Match, match
from warlords_core.kassen.events import (
    ChainCut,
    Damaged,
    Deployed,
    Fell,
    PartSkipped,
    SecretFired,
    TalentUsed,
)
from warlords_core.kassen.vocabulary import Amount

RAIN = tactic("rain", part("damage", ALL, 1), cost=0)
STORM = tactic("storm", part("damage", ENEMY, 1), cost=0)


def bearers(m: Match) -> list[int]:
    return [event.unit for event in m.told(TalentUsed)]


# KS-7.1


@pytest.mark.rule("KS-7.1")
def test_situation_25_area_damage_removes_everybody_at_once() -> None:
    m = match(camp(["g21", "g31", "g44", "g51"], hand=["rain"]), camp(["g11", "g61", "g12"]), tactics=[RAIN])
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(1, 2, 4, 5, 6)]
    assert (m.field(0), m.field(1), m.health("g44"), m.health("g12")) == (["g44"], ["g12"], 3, 1)


@pytest.mark.rule("KS-7.1")
def test_the_marked_leave_with_the_dead_whatever_their_health() -> None:
    doom = tactic("doom", part("destroy", TARGET), part("damage", ENEMY, 1), cost=0, target=THEIRS)
    m = match(camp(["g22"], hand=["doom"]), camp([unit("g99", barrier=9), "g11", "g44"]), tactics=[doom])
    m.play("doom", "g99")
    assert [event.units for event in m.told(Fell)] == [(2, 3)]
    assert m.health("g44") == 3


@pytest.mark.rule("KS-7.1")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("numbers", [(1, 2, 3, 4), (4, 3, 2, 1), (2, 1, 4, 3), (3, 1, 2, 4)])
def test_situation_1_last_acts_and_reactions_run_in_order_of_entry_both_sides_mixed(
    numbers: tuple[int, int, int, int], turn: int
) -> None:
    """Two fall (oaths), two see it (widows): each acts at its number, never by seat."""
    oath = [brave(f"oath{n}", (1, 1), when("falls", part("draw"))) for n in (0, 1)]
    widow = [brave(f"widow{n}", (1, 5), when("general_falls", part("draw"), party="any")) for n in (0, 1)]
    a, b, c, d = numbers
    sides = [camp([unit("oath0", a), unit("widow0", b)]), camp([unit("oath1", c), unit("widow1", d)])]
    sides[turn]["hand"] = ("rain",)
    m = match(sides[0], sides[1], generals=[*oath, *widow], tactics=[RAIN], turn=turn)
    m.play("rain")
    # Each widow reacts to both deaths, one after the other.
    assert bearers(m) == sorted([a, b, b, c, d, d])


@pytest.mark.rule("KS-7.1")
def test_situation_28_the_aura_of_the_dying_is_recounted_before_last_acts() -> None:
    """oath's last act hits as hard as an own general attacks; the flag that fell with it gives nothing any more."""
    flag = brave("flag", (1, 1), auras=[aura("attack", OWN, 4)])
    strongest = Amount(who=sel("own", pick="highest", by="attack"), value="attack")
    oath = brave("oath", (1, 1), when("falls", part("damage", ENEMY, strongest)))
    m = match(camp(["flag", "oath", "g22"], hand=["rain"]), camp(["g19"]), generals=[flag, oath], tactics=[RAIN])
    assert m.figures("g22") == (6, 2)
    m.play("rain")
    assert (sorted(m.fallen(0)), m.health("g19")) == (["flag", "oath"], 9 - 1 - 2)


@pytest.mark.rule("KS-7.1")
def test_who_lived_by_an_aura_that_fell_leaves_in_the_next_round() -> None:
    flag = brave("flag", (1, 1), auras=[aura("health", sel("own", others=True), 2)])
    # g22 has 2 - 2 of its own and 2 of the flag: 1 of 2 after the rain; without the flag 0 of 0.
    feeble = unit("g22", health=2, most=2, bonuses=[("health", -2)])
    m = match(camp(["flag", feeble], hand=["rain"]), camp(["g19"]), generals=[flag], tactics=[RAIN])
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(1,), (2,)]


@pytest.mark.rule("KS-7.1")
def test_a_penalty_aura_of_the_dying_still_counts_as_they_leave() -> None:
    """3 health under a penalty of 2, hurt by 1, dies with the bearer of the penalty, and is not saved by its fall."""
    frost = brave("frost", (1, 1), auras=[aura("health", ENEMY, -2)])
    m = match(camp(["g33", "g99"], hand=["rain"]), camp(["frost"]), generals=[frost], tactics=[RAIN])
    assert m.health("g33") == 1
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(1, 3)]


@pytest.mark.rule("KS-7.1")
def test_situation_20_deaths_are_settled_between_repeats() -> None:
    """Each fallen summons one more from the hand; the second run hits those too."""
    heir = brave("heir", (1, 1), when("falls", part("summon", zone="hand")))
    hail = tactic("hail", part("damage", ENEMY, 1, repeat=Amount(base=2)), cost=0)
    m = match(camp(["g22"], hand=["hail"]), camp(["heir"], hand=["g12"]), generals=[heir], tactics=[hail])
    m.play("hail")
    assert (m.fallen(1), m.field(1), m.health("g12")) == (["heir"], ["g12"], 1)


@pytest.mark.rule("KS-7.1", "KS-12.2")
def test_situation_73_each_run_draws_anew_and_never_the_fallen() -> None:
    bolt = tactic("bolt", part("damage", sel("enemy", pick="random"), 1, repeat=Amount(base=3)), cost=0)
    orders = set()
    for seed in range(20):
        m = match(camp(["g22"], hand=["bolt"]), camp(["g11", "g21", "g31"]), tactics=[bolt], seed=seed)
        m.play("bolt")
        hit = [event.unit for event in m.told(Damaged)]
        assert sorted(hit) == [2, 3, 4], "each falls to one bolt, and is no target of the next"
        orders.add(tuple(hit))
    assert len(orders) > 2


@pytest.mark.rule("KS-7.1")
def test_situation_1_and_2_a_secret_and_a_general_react_in_order_of_coming_into_play() -> None:
    watch = brave("watch", (1, 9), when("tactic_played", part("barrier", ME, 1), party="other"))
    nosy = secret("nosy", when("tactic_played", part("draw"), party="other"))
    for general_is, secret_is, first in ((3, 4, TalentUsed), (4, 3, SecretFired)):
        m = match(
            camp([unit("g22", 1)], hand=["storm"]),
            camp([unit("watch", general_is)], secrets=[("nosy", secret_is)]),
            generals=[watch],
            tactics=[STORM],
            secrets=[nosy],
        )
        m.play("storm")
        assert type(m.told(TalentUsed, SecretFired)[0]) is first
        assert m.health("watch") == 9


# KS-7.2


@pytest.mark.rule("KS-7.2")
def test_situation_22_generals_that_fall_together_see_nobody_fall() -> None:
    widow = [
        brave(
            f"widow{n}",
            (1, 1),
            when("general_falls", part("damage", ENEMY, 5), party="any"),
            when("falls", part("draw")),
        )
        for n in (0, 1)
    ]
    m = match(
        camp(["widow0"], hand=["rain"], deck=["idle1", "zz"]),
        camp(["widow1", "g99"], deck=["idle2", "a1"]),
        generals=widow,
        tactics=[RAIN],
    )
    m.play("rain")
    assert (m.hand(0), m.hand(1), m.health("g99")) == (["idle1"], ["idle2"], 8)


@pytest.mark.rule("KS-7.2")
def test_situation_19_and_26_deaths_caused_by_a_last_act_wait_for_the_next_round() -> None:
    """The last act of oath (1) kills widow (4), who saw oath fall: she still reacts, and falls in the next round."""
    oath = brave("oath", (1, 1), when("falls", part("damage", ALL, 2)))
    late = brave("late", (1, 2), when("falls", part("draw")))
    widow = brave("widow", (1, 3), when("general_falls", part("barrier", OWN, 1), party="own"))
    m = match(
        camp([unit("oath", 1), unit("late", 2), unit("widow", 4), unit("g29", 5)], hand=["rain"]),
        camp([unit("g19", 3)]),
        generals=[oath, late, widow],
        tactics=[RAIN],
    )
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(1,), (2, 4)]
    assert bearers(m) == [1, 4, 2]
    assert (m.fighter("g29").barrier, m.health("g19")) == (1, 6)


@pytest.mark.rule("KS-7.2")
def test_the_dying_are_no_targets() -> None:
    """feast heals and shields all own generals after the blow; who has 0 health gets nothing."""
    feast = tactic("feast", part("damage", ALL, 1), part("heal", OWN, 5), part("barrier", OWN, 1), cost=0)
    m = match(camp(["g11", "g22"], hand=["feast"]), camp(["g33"]), tactics=[feast])
    m.play("feast")
    assert (m.fallen(0), m.health("g22"), m.fighter("g22").barrier) == (["g11"], 2, 1)


@pytest.mark.rule("KS-7.2")
def test_situation_4_what_enters_later_does_not_react_to_the_event() -> None:
    """oath's last act summons a widow: she sees the next death, not this one."""
    oath = brave("oath", (1, 1), when("falls", part("summon", zone="hand")))
    widow = brave("widow", (1, 9), when("general_falls", part("barrier", ME, 1), party="any"))
    m = match(
        camp(["oath", "g22"], hand=["widow", "rain", "storm"]),
        camp(["g12", "g99"]),
        generals=[oath, widow],
        tactics=[RAIN, STORM],
    )
    m.play("rain")
    assert (m.field(0), m.fighter("widow").barrier) == (["g22", "widow"], 0)
    m.play("storm")
    assert (m.fallen(1), m.fighter("widow").barrier) == (["g12"], 1)


@pytest.mark.rule("KS-7.2")
@pytest.mark.parametrize(("party", "reacts"), [("self", True), ("own", False), ("any", False), ("other", False)])
def test_situation_8_nobody_reacts_to_the_event_that_brought_it_unless_it_listens_to_just_that(
    party: Any, reacts: bool
) -> None:
    eager = brave("eager", (1, 9), when("enters", part("barrier", ME, 1), party=party))
    m = match(camp(["g22"], hand=["eager", "g11"]), camp(["g12"]), generals=[eager])
    m.deploy("eager")
    assert bool(m.fighter("eager").barrier) is reacts
    m.deploy("g11")
    assert m.fighter("eager").barrier == (1 if party in ("self", "own", "any") else 0)


@pytest.mark.rule("KS-7.2")
@pytest.mark.parametrize("loss", ["strip", "recall"])
def test_situation_7_who_has_lost_its_talent_or_left_mid_event_does_not_react(loss: Any) -> None:
    jinx = brave(
        "jinx", (1, 9), when("tactic_played", part(loss, sel("own", others=True, pick="highest", by="health")))
    )
    watch = brave("watch", (1, 9), when("tactic_played", part("draw")))
    m = match(
        camp([unit("jinx", 1), unit("watch", 2)], hand=["storm"], deck=["idle1", "zz"]),
        camp([unit("g19", 3)]),
        generals=[jinx, watch],
        tactics=[STORM],
    )
    m.play("storm")
    assert bearers(m) == [1]
    assert "idle1" in m.deck(0)


@pytest.mark.rule("KS-7.2")
def test_situation_7_a_talent_that_was_changed_does_not_react_to_the_event() -> None:
    """mime copies the other's talent while both wait in the queue: it has another talent then than it listened with."""
    mime = brave("mime", (1, 9), when("turn_starts", part("copy_talent", sel("own", others=True))))
    two = brave("two", (1, 9), when("turn_starts", part("barrier", ME, 1)))
    m = match(camp([unit("mime", 1), unit("two", 2)]), camp([unit("g33", 3)]), generals=[mime, two], turn=1)
    m.end()
    assert (m.fighter("mime").barrier, m.fighter("two").barrier) == (0, 1)
    assert m.fighter("mime").talent == m.book.general_at["two"]
    m.end().end()
    assert (m.fighter("mime").barrier, m.fighter("two").barrier) == (1, 1)


@pytest.mark.rule("KS-7.2")
def test_situation_10_who_finds_no_target_is_skipped_and_the_queue_goes_on() -> None:
    vain = brave("vain", (1, 9), when("turn_starts", part("damage", sel("enemy", faction="shu"), 1)))
    two = brave("two", (1, 9), when("turn_starts", part("barrier", ME, 1)))
    m = match(camp([unit("vain", 1), unit("two", 2)]), camp([unit("g33", 3)]), generals=[vain, two], turn=1)
    m.end()
    assert bearers(m) == [2]
    assert m.fighter("two").barrier == 1


@pytest.mark.rule("KS-7.2")
def test_situation_14_and_32_deaths_count_by_side_as_the_card_says() -> None:
    for party, seen in (("own", 1), ("other", 2), ("any", 3)):
        widow = brave("widow", (1, 9), when("general_falls", part("barrier", ME, 1), party=party))
        m = match(camp(["widow", "g11"], hand=["rain"]), camp(["g21", "g31", "g99"]), generals=[widow], tactics=[RAIN])
        m.play("rain")
        assert m.fighter("widow").barrier == seen


@pytest.mark.rule("KS-7.2")
def test_situation_37_and_38_a_copied_last_act_works_on_death_only_and_a_stripped_one_not_at_all() -> None:
    oath = brave("oath", (1, 1), when("falls", part("draw", amount=2)))
    mime = brave("mime", (1, 1), when("deployed", part("copy_talent", TARGET), target=MINE))
    hush = tactic("hush2", part("strip", sel("own", others=False, pick="lowest", by="cost")), cost=0)
    deck = ["idle1", "idle2", "idle3", "idle4", "zz"]
    m = match(
        camp(["oath", "g55"], hand=["mime", "rain", "hush2"], deck=deck),
        camp(["g99"]),
        generals=[oath, mime],
        tactics=[RAIN, hush],
    )
    m.deploy("mime", "oath")
    assert len(m.deck(0)) == 5
    m.play("hush2")
    assert m.fighter("oath").talent is None, "the lowest cost, and the earliest of these"
    m.play("rain")
    # oath's last act is gone, mime's copy works.
    assert sorted(m.fallen(0)) == ["mime", "oath"]
    assert len(m.deck(0)) == 3


@pytest.mark.rule("KS-7.2", "KS-3.1")
def test_situation_31_generals_that_last_acts_summon_stand_rightmost_in_order_of_the_acts() -> None:
    one = brave("one", (1, 1), when("falls", part("summon", sel("own", faction="wei"), zone="hand")))
    two = brave("two", (1, 1), when("falls", part("summon", sel("own", faction="shu"), zone="hand")))
    for first, second, field in ((1, 2, ["g44", "a1", "a2"]), (2, 1, ["g44", "a2", "a1"])):
        m = match(
            camp([unit("one", first), unit("g44", 3), unit("two", second)], hand=["rain", "a2", "a1"]),
            camp([unit("g99", 4)]),
            generals=[one, two],
            tactics=[RAIN],
        )
        m.play("rain")
        assert m.field(0) == field
        assert [event.place for event in m.told(Deployed)] == [1, 2]


@pytest.mark.rule("KS-7.2", "KS-4.2")
def test_situation_34_a_last_act_fills_the_last_place_then_the_revival_secret_stays() -> None:
    oath = brave("oath", (1, 1), when("falls", part("summon", zone="hand")))
    back = secret("back", when("general_falls", part("summon", sel("own"), zone="fallen"), party="own"))
    m = match(
        camp([unit("g44", 1)], hand=["storm"]),
        camp([unit("oath", 2), unit("g22", 3)], hand=["g11"], secrets=[("back", 4)]),
        generals=[oath],
        tactics=[STORM],
        secrets=[back],
        field_limit=2,
    )
    m.play("storm")
    assert (m.field(1), m.fallen(1), m.secrets(1)) == (["g22", "g11"], ["oath"], ["back"])


@pytest.mark.rule("KS-7.2", "KS-4.2")
def test_situation_35_a_secret_sees_deaths_from_its_setting_on() -> None:
    note = secret("note", when("general_falls", part("draw"), party="own"), cost=0)
    m = match(
        camp(["g44"], hand=["storm"]), camp(["g11", "g12"], hand=["note"]), tactics=[STORM], secrets=[note], turn=1
    )
    m.set("note").end().play("storm")
    assert (m.spent(1), m.fallen(1)) == (["note"], ["g11"])


@pytest.mark.rule("KS-7.2", "KS-4.2")
def test_situation_89_one_secret_hears_two_deaths_and_fires_once() -> None:
    note = secret("note", when("general_falls", part("draw"), party="own"))
    m = match(
        camp(["g44"], hand=["storm"]),
        camp(["g11", "g21"], deck=["idle1", "idle2", "zz"], secrets=["note"]),
        tactics=[STORM],
        secrets=[note],
    )
    m.play("storm")
    assert (len(m.told(SecretFired)), m.hand(1)) == (1, ["idle1"])


@pytest.mark.rule("KS-7.2", "KS-4.2")
def test_situation_85_and_86_a_revival_secret_takes_the_owners_only_and_none_if_nobody_fell() -> None:
    back = secret("back", when("turn_ends", part("summon", sel("own"), zone="fallen"), party="other"))
    m = match(
        camp(["g44"], fallen=["g11", "g12", "g13"]),
        camp(["g22", "g33"], fallen=["g21"], secrets=["back"]),
        secrets=[back],
    )
    m.end()
    assert (m.field(1), m.fallen(1), len(m.fallen(0))) == (["g22", "g33", "g21"], [], 3)


@pytest.mark.rule("KS-7.2", "KS-12.2")
@pytest.mark.parametrize(("others", "fires"), [(["g22"], True), ([], False), (["g11"], False)])
def test_situation_88_another_ally_does_not_count_the_dead(others: list[str], fires: bool) -> None:
    """The secret needs an own general left: those that fell, also together, are none."""
    wrath = secret(
        "wrath", when("general_falls", part("damage", ENEMY, 1), party="own", conditions=(given(at_least=1, who=OWN),))
    )
    m = match(
        camp(["g44"], hand=["storm"]), camp(["g21", *others], secrets=["wrath"]), tactics=[STORM], secrets=[wrath]
    )
    m.play("storm")
    assert (m.secrets(1) == [], m.health("g44")) == (fires, 3 if fires else 4)


@pytest.mark.rule("KS-7.1", "KS-7.2")
def test_situation_11_hurt_reactions_that_hurt_each_other_go_on_until_quiet() -> None:
    spite = [brave(f"spite{n}", (1, 3 + n), when("damaged", part("damage", ENEMY, 1))) for n in (0, 1)]
    m = match(camp(["spite0"], hand=["storm"]), camp(["spite1"]), generals=spite, tactics=[STORM])
    m.play("storm")
    # spite1 goes 4, 3 (storm), then they take turns: spite0 2, spite1 2, spite0 1, spite1 1, spite0 0.
    assert [event.unit for event in m.told(Damaged)] == [2, 1, 2, 1, 2, 1]
    assert (m.fallen(0), m.health("spite1"), m.told(ChainCut)) == (["spite0"], 1, [])


@pytest.mark.rule("KS-7.2", "KS-12.2")
def test_situation_13_hurt_is_heard_after_each_part_and_each_repeat() -> None:
    sore = brave("sore", (1, 9), when("damaged", part("barrier", ME, 1)))
    flurry = tactic("flurry", part("damage", ENEMY, 1), part("damage", ENEMY, 2), cost=0)
    again = tactic("again", part("damage", ENEMY, 1, repeat=Amount(base=4)), cost=0)
    m = match(camp(["g22"], hand=["flurry", "again"]), camp(["sore"]), generals=[sore], tactics=[flurry, again])
    m.play("flurry")
    # 1 hurts, barrier 1; of 2 the barrier takes 1, 1 hurts, barrier 1.
    assert [(event.barrier, event.health) for event in m.told(Damaged)] == [(0, 1), (1, 1)]
    m.forget().play("again")
    # The barrier takes 1, then 1 hurts, and so on.
    assert [(event.barrier, event.health) for event in m.told(Damaged)] == [(1, 0), (0, 1), (1, 0), (0, 1)]


@pytest.mark.rule("KS-7.2", "KS-12.2")
def test_situation_101_and_106_whose_bearer_is_gone_skips_what_needs_it_and_the_rest_runs() -> None:
    martyr = brave(
        "martyr", (1, 1), when("turn_ends", part("destroy", ME), part("barrier", ME, 1), part("damage", ENEMY, 2))
    )
    m = match(camp(["martyr"]), camp(["g33"]), generals=[martyr])
    m.end()
    assert (m.fallen(0), m.health("g33"), len(m.told(PartSkipped))) == (["martyr"], 1, 1)


@pytest.mark.rule("KS-7.1")
def test_situation_23_nobody_stands_on_the_field_with_no_health() -> None:
    """A round of deaths wakes another one, and that one more."""
    fuse = [brave(f"fuse{n}", (1, n), when("falls", part("damage", ALL, 1))) for n in range(1, 6)]
    m = match(
        camp(["fuse1", "fuse3", "fuse5"], hand=["rain"]), camp(["fuse2", "fuse4", "g99"]), generals=fuse, tactics=[RAIN]
    )
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(1,), (4,), (2,), (5,), (3,)]
    assert m.health("g99") == 9 - 6
