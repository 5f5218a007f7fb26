"""Chains of effects that do not end, and turns that do not (KS-7.3)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ALL,
    ENEMY,
    ME,
    SUBJECT,
    brave,
    camp,
    part,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import Match, match
from warlords_core.kassen.decisions import EndTurn, Retreat
from warlords_core.kassen.events import (
    ChainCut,
    Fell,
    TurnBegan,
)

RAIN = tactic("rain", part("damage", ALL, 1), cost=0)
STRONGEST = sel("own", pick="highest", by="health")
STORM = tactic("storm", part("damage", ENEMY, 1), cost=0)

ECHO = [brave(f"echo{n}", (1, 99), when("damaged", part("heal", ALL, 9), part("damage", ALL, 1))) for n in (0, 1)]


def looping(**more: Any) -> Match:
    """Two generals whose hurts wake each other for ever."""
    return match(
        camp(["echo0", "g11"], hand=["rain", "storm", "idle1"]),
        camp(["echo1", "oath"], hand=["g12"]),
        generals=[*ECHO, brave("oath", (1, 1), when("falls", part("summon", zone="hand")))],
        tactics=[RAIN, STORM],
        **more,
    )


@pytest.mark.rule("KS-7.3")
def test_a_chain_is_cut_at_1000_events_and_the_dead_leave_without_last_acts() -> None:
    m = looping()
    m.play("rain")
    assert 1000 <= len(m.events) < 1100
    assert len(m.told(ChainCut)) == 1
    assert (m.fallen(0), m.fallen(1), m.hand(1)) == (["g11"], ["oath"], ["g12"])
    assert [fighter.health > 0 for side in (0, 1) for fighter in m.line(side).fighters] == [True, True]
    cut = m.events.index(m.told(ChainCut)[0])
    assert [type(event) for event in m.events[cut + 1 :]] == [Fell]


@pytest.mark.rule("KS-7.3")
def test_the_match_goes_on_after_a_cut_chain() -> None:
    m = looping()
    m.play("rain").forget().play("storm")
    assert len(m.told(ChainCut)) == 1
    m.forget().end()
    assert (m.owing(), [event.side for event in m.told(TurnBegan)]) == (1, [1])


@pytest.mark.rule("KS-7.3")
def test_a_chain_cut_at_the_end_of_a_turn_still_ends_it() -> None:
    m = match(camp([unit("echo0", poison=1)]), camp(["echo1"]), generals=ECHO, tactics=[RAIN, STORM])
    m.end()
    assert (m.owing(), len(m.told(ChainCut)), len(m.told(TurnBegan))) == (1, 1, 1)


@pytest.mark.rule("KS-7.3", "KS-5.2")
def test_after_a_chain_that_was_cut_in_its_prelude_an_attack_is_struck_and_the_dead_leave() -> None:
    """The attack wakes the echoes; when they are cut, g99 and g13 still strike each other, and g13 falls."""
    loud = brave("loud", (1, 9), when("attacks", part("damage", sel("own", pick="highest", by="cost"), 1), party="own"))
    echo = brave("echo", (1, 99), when("damaged", part("heal", ME, 9), part("damage", ME, 1)), cost=5)
    m = match(camp(["g99", "loud", "echo"]), camp(["g13"]), generals=[loud, echo])
    m.attack("g99", "g13")
    assert len(m.told(ChainCut)) == 1
    assert (m.fallen(1), m.figures("g99"), m.field(0)) == (["g13"], (9, 6), ["g99", "loud", "echo"])


@pytest.mark.rule("KS-7.3", "KS-6.1")
def test_after_a_chain_that_was_cut_by_a_forced_general_poison_still_kills() -> None:
    """What a forced general's entrance wakes is cut; then its own poison, got by the way, strikes it dead."""
    echo = brave("echo", (1, 99), when("damaged", part("heal", ME, 9), part("damage", ME, 1)))
    wary = brave(
        "wary",
        (1, 9),
        when("enters", part("poison", SUBJECT, 9), part("damage", STRONGEST, 1), party="other"),
    )
    m = match(camp([], hand=["g11", "g12"]), camp(["wary", "echo"]), generals=[echo, wary], phase=4)
    m.end()
    assert (len(m.told(ChainCut)), m.fallen(0), m.field(0)) == (1, ["g11"], [])


@pytest.mark.rule("KS-7.3", "KS-9.1")
def test_a_cut_chain_checks_the_verdict() -> None:
    """Recalls and summons go round for ever, while the enemy's last general is dead."""
    call = part("summon", sel("own", faction="wei"), zone="hand")
    ghost = brave("ghost", (1, 9), when("enters", part("recall", ME), call), faction="wei")
    start = tactic("start", part("damage", ENEMY, 9), call, cost=0)
    m = match(camp(["g22"], hand=["start", "ghost"]), camp(["g19"], deck=[]), generals=[ghost], tactics=[start])
    m.play("start")
    verdict = m.state.table.verdict
    assert verdict is not None
    assert (len(m.told(ChainCut)), verdict.winner, verdict.reason) == (1, 0, "no_generals")


@pytest.mark.rule("KS-7.3")
def test_after_100_actions_in_a_turn_only_ending_it_and_retreat_are_left() -> None:
    m = match(camp(["g22"], hand=["idle1", "idle2", "g11"]), camp(["g33"]), actions=98)
    m.play("idle1")
    assert m.state.table.actions == 99
    m.play("idle2")
    assert m.state.table.actions == 100
    assert m.legal(object) == [EndTurn(), Retreat()]
    m.end().end()
    assert m.state.table.actions == 0
    assert len(m.legal(object)) > 2


@pytest.mark.rule("KS-7.3")
def test_situation_103_long_chains_that_end_are_not_cut() -> None:
    """Two sides of 8: everybody hurt reacts once to everybody's hurt, for hundreds of events."""
    crowd = [
        brave(f"c{n}", (1, 9), when("damaged", part("attack", ME, 1, lasts="turn"), party="any")) for n in range(16)
    ]
    m = match(
        camp([f"c{n}" for n in range(8)], hand=["rain"], deck=[]),
        camp([f"c{n}" for n in range(8, 16)], deck=[]),
        generals=crowd,
        tactics=[RAIN],
    )
    m.play("rain")
    assert m.told(ChainCut) == []
    assert m.figures("c0") == (17, 8)
