"""The vocabulary of cards: origins, filters, picks and values, word by word (KS-12.2)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ANYONE,
    SUBJECT,
    TARGET,
    brave,
    camp,
    part,
    sel,
    unit,
    when,
)
from tests.kassen.matches import match
from tests.kassen.plays import hurt, play
from warlords_core.kassen.events import Damaged
from warlords_core.kassen.vocabulary import (
    Selector,
)

pytestmark = pytest.mark.rule("KS-12.2")


# --- origins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "trigger", "hit"),
    [
        # g29 (2) attacks g39 (4); bold (1), of side 0, reacts with 1 damage to these.
        ("attacker", "attacks", [2]),
        ("attacked", "attacks", [4]),
        ("subject", "attacks", [2]),
        ("self", "attacks", [1]),
        ("own", "attacks", [1, 2]),
        ("enemy", "attacks", [3, 4]),
        ("all", "attacks", [1, 2, 3, 4]),
    ],
)
def test_origin(of: str, trigger: str, hit: list[int]) -> None:
    bold = brave("bold", (1, 9), when(trigger, part("damage", sel(of), 1), party="own"))
    m = match(camp([unit("g29", 2), unit("bold", 1)]), camp([unit("g39", 4), unit("g19", 3)]), generals=[bold])
    m.attack("g29", "g39")
    assert [event.unit for event in m.told(Damaged) if event.by == "effect"] == hit


def test_origin_target() -> None:
    assert hurt(play(part("damage", TARGET, 1), target=ANYONE, at="a2")) == [5]


def test_origin_subject_is_whom_the_event_is_about() -> None:
    """Who entered, who was hurt, who lived through an attack; who fell is nobody any more."""
    greet = brave("greet", (1, 9), when("enters", part("barrier", SUBJECT, 1), party="any"))
    m = match(camp(["greet"], hand=["g11"]), camp(["g33"]), generals=[greet])
    assert m.deploy("g11").fighter("g11").barrier == 1
    nurse = brave("nurse", (1, 9), when("damaged", part("heal", SUBJECT, 1), party="own"))
    m = match(camp(["nurse", "g29"]), camp(["g13"]), generals=[nurse])
    assert m.attack("g29", "g13").health("g29") == 9 - 3 + 1
    medal = brave("medal", (1, 9), when("survives", part("attack", SUBJECT, 1), party="any"))
    m = match(camp(["medal", "g29"]), camp(["g13"]), generals=[medal])
    m.attack("g29", "g13")
    assert (m.figures("g29")[0], m.figures("g13")[0]) == (3, 2)


# --- filters ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selector", "hit"),
    [
        ({"of": "all", "faction": "wei"}, [3]),
        ({"of": "all", "faction": "shu"}, [5]),
        ({"of": "all", "faction": "other"}, [1, 2, 4, 6, 7]),
        ({"of": "all", "least_cost": 2}, [5, 7]),
        ({"of": "all", "most_cost": 2}, [1, 2, 3, 4, 5, 6]),
        ({"of": "all", "least_cost": 2, "most_cost": 2}, [5]),
        ({"of": "all", "hurt": True}, [2, 6]),
        ({"of": "enemy", "hurt": False}, [4, 5, 7]),
        ({"of": "own", "faction": "other", "hurt": True}, [2]),
    ],
)
def test_filter(selector: dict[str, Any], hit: list[int]) -> None:
    field = ["g44", "a2", unit("g19", health=5), "a5"]
    assert hurt(play(part("damage", Selector(**selector), 1), other={"field": field})) == hit


def test_filter_others() -> None:
    herald = brave("herald", (1, 5), when("deployed", part("barrier", sel("own", others=True), 1)))
    m = match(camp(["g33"], hand=["herald"]), camp(["g44"]), generals=[herald])
    m.deploy("herald")
    assert (m.fighter("g33").barrier, m.fighter("herald").barrier) == (1, 0)


# --- picks and values ---------------------------------------------------------------------------------------


def test_pick_all() -> None:
    assert hurt(play(part("damage", sel("all"), 1))) == [1, 2, 3, 4, 5, 6]


def test_pick_random() -> None:
    seen = {tuple(hurt(play(part("damage", sel("enemy", pick="random"), 1), seed=seed))) for seed in range(30)}
    assert seen == {(4,), (5,), (6,)}
    pairs = {
        tuple(hurt(play(part("damage", sel("enemy", pick="random", count=2), 1), seed=seed))) for seed in range(40)
    }
    assert {tuple(sorted(pair)) for pair in pairs} == {(4, 5), (4, 6), (5, 6)}
    assert hurt(play(part("damage", sel("enemy", pick="random", count=8), 1))) == [4, 5, 6]


@pytest.mark.parametrize(
    ("by", "lowest", "highest"),
    [
        # g33 (1), g14 (2) with health 2 of 4, a1 (3); each of the values that differ below.
        ("attack", 2, 1),
        ("health", 2, 1),
        ("lost_health", 1, 2),
        ("barrier", 2, 1),
        ("cost", 1, 4),
        ("charm", 4, 1),
        ("poison", 1, 3),
    ],
)
def test_pick_lowest_and_highest_by_value(by: str, lowest: int, highest: int) -> None:
    """Ties go to the earlier entered: 2 before 3 in health, 1 before 2 and 3 in cost and charm."""
    field = [
        unit("g33", barrier=2),
        unit("g14", health=2),
        unit("a1", poison=1, barrier=1),
        unit("dull", poison=0, barrier=1),
    ]
    dull = brave("dull", (2, 3), cost=3, charm=10)
    for pick, number in (("lowest", lowest), ("highest", highest)):
        m = play(part("stun", sel("own", pick=pick, by=by)), own={"field": field}, generals=[dull])
        assert [fighter.unit for fighter in m.line(0).fighters if fighter.conditions] == [number], (by, pick)


def test_pick_lowest_and_highest_of_several() -> None:
    assert hurt(play(part("damage", sel("all", pick="lowest", by="health", count=3), 1))) == [2, 3, 5]
    assert hurt(play(part("damage", sel("all", pick="highest", by="health", count=2), 1))) == [6, 4]


def test_pick_neighbours() -> None:
    def beside(at: str) -> list[int]:
        return hurt(play(part("damage", sel("target", pick="neighbours"), 1), target=ANYONE, at=at))

    assert beside("a2") == [4, 6]
    assert beside("g44") == [5]
    assert beside("g19") == [5]
    assert beside("g14") == [1, 3]
    herald = brave("herald", (1, 5), when("deployed", part("barrier", sel("self", pick="neighbours"), 1)))
    m = match(camp(["g33", "g22", "g11"], hand=["herald"]), camp(["g44"]), generals=[herald])
    m.deploy("herald", place=1)
    assert [fighter.barrier for fighter in m.line(0).fighters] == [1, 0, 1, 0]
