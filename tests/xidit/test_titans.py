"""Raging titans (XD-8). Stack 0: price 4 (5 gold, 3 bards, 3 storeys), below it price 5; stack 1: price 5; stack 2: 4.

City 21 has no tile in the hand-made state and touches r5 and r6.
"""

import pytest

from tests.xidit.builders import NO_UNITS, mid_game, units
from tests.xidit.playing import answer, reasons, run_year, with_table
from warlords_core.game import Transition
from warlords_core.xidit import GAME
from warlords_core.xidit.decisions import Decline, DummyDue, FightTitan, RewardsDue, TakeRewards, TitanDue
from warlords_core.xidit.events import OrderWithoutEffect, TitanKilled
from warlords_core.xidit.model import Deed, State, TitanStack

SLEEPING, RAGING = TitanStack(0, raging=False), TitanStack(0, raging=True)


def at_titan(held: tuple[int, ...], *, raging: tuple[int, ...] = (0,), **changes: object) -> State:
    """Seat 0 stands in city 21; the tops of these stacks rage."""
    seats = 3 if changes.get("seats") == 3 else 4
    state = mid_game(year=1, heroes=(21, 1, 2, 3)[:seats], held={0: held}, **changes)  # type: ignore[arg-type]
    return with_table(state, titans=tuple(RAGING if stack in raging else SLEEPING for stack in range(3)))


def asked(state: State, letters: str = "a") -> Transition[State]:
    """Seat 0 acts."""
    return run_year(state, letters)


@pytest.mark.rule("XD-8.1")
def test_any_units_pay_the_price() -> None:
    """Held 2 militia, 1 archer, 2 clerics; 4 of them: leave out one of the three kinds, so 3 ways; or none."""
    transition = asked(at_titan(units(militia=2, archer=1, cleric=2)))
    assert GAME.decisions(transition.state) == (TitanDue(0, 21),)
    assert set(GAME.legal_actions(transition.state, 0)) == {
        FightTitan(0, units(militia=1, archer=1, cleric=2)),
        FightTitan(0, units(militia=2, cleric=2)),
        FightTitan(0, units(militia=2, archer=1, cleric=1)),
        Decline(),
    }


@pytest.mark.rule("XD-8.1", "XD-8.3", "XD-4.4")
def test_a_killed_titan_leaves_the_game_and_uncovers_a_sleeping_one() -> None:
    state = at_titan(units(militia=2, archer=1, cleric=2))
    paid = units(militia=2, cleric=2)
    transition = answer(asked(state), 0, FightTitan(0, paid))
    assert TitanKilled(seat=0, city=21, stack=0, units=paid) in transition.events
    assert transition.state.table.titans[0] == TitanStack(1, raging=False)
    assert transition.state.players[0].units == units(archer=1)
    assert transition.state.table.barracks == tuple(a + b for a, b in zip(state.table.barracks, paid, strict=True))
    assert transition.state.table.threat_discards == ()
    assert GAME.decisions(transition.state) == (RewardsDue(0, 21, 5, 3, 3),)


@pytest.mark.rule("XD-8.1", "XD-3.5")
def test_fighting_is_always_optional() -> None:
    held = units(militia=4)
    transition = answer(asked(at_titan(held)), 0, Decline())
    assert OrderWithoutEffect(seat=0, city=21, reason="declined", rule="XD-8.1") in transition.events
    assert transition.state.players[0].units == held


@pytest.mark.rule("XD-8.1", "XD-1.7")
def test_who_cannot_pay_is_asked_all_the_same_so_that_nobody_learns_it() -> None:
    poor, rich = asked(at_titan(units(militia=3))), asked(at_titan(units(militia=4)))
    assert list(GAME.legal_actions(poor.state, 0)) == [Decline()]
    assert GAME.decisions(poor.state) == GAME.decisions(rich.state) == (TitanDue(0, 21),)
    for seat in (1, None):
        assert GAME.view(poor.state, seat).agenda == GAME.view(rich.state, seat).agenda


@pytest.mark.rule("XD-8.1")
@pytest.mark.parametrize(
    ("action", "code", "pointer"),
    [
        (FightTitan(1, units(militia=4)), "no_raging_titan", "/stack"),
        (FightTitan(7, units(militia=4)), "no_raging_titan", "/stack"),
        (FightTitan(0, units(militia=3)), "wrong_price", "/units"),
        (FightTitan(0, units(militia=5)), "wrong_price", "/units"),
        (FightTitan(0, units(militia=3, cleric=1)), "units_missing", "/units/3"),
        (FightTitan(0, (4,)), "not_canonical", "/units"),
        (FightTitan(0, (5, -1, 0, 0, 0)), "not_canonical", "/units"),
    ],
)
def test_other_payments_are_refused(action: FightTitan, code: str, pointer: str) -> None:
    refusal = GAME.refusal(asked(at_titan(units(militia=5))).state, 0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == (code, "XD-8.1", pointer)


@pytest.mark.rule("XD-8.1", "XD-4.9")
def test_without_a_raging_titan_nothing_happens() -> None:
    transition = asked(at_titan(units(militia=6), raging=()))
    assert reasons(transition.events, 0)[0] == "nothing_here"


@pytest.mark.rule("XD-8.1")
@pytest.mark.parametrize(("hero", "reason"), [(6, "units_missing"), (1, None)])
def test_titans_cannot_be_fought_from_a_city_with_a_tile(hero: int, reason: str | None) -> None:
    """City 6 has a threat, city 1 a camp."""
    state = mid_game(year=1, heroes=(hero, 2, 3, 4), held={0: units(militia=6)})
    transition = asked(with_table(state, titans=(RAGING,) * 3))
    assert TitanDue(0, hero) not in GAME.decisions(transition.state)
    assert reasons(transition.events, 0)[0] == (reason or "waited")


@pytest.mark.rule("XD-8.2")
@pytest.mark.parametrize(
    ("deed", "scope", "closed"),
    [
        (Deed(21, 0, "beat_threat"), "seat", True),
        (Deed(21, 0, "killed_titan"), "seat", True),
        (Deed(21, 1, "beat_threat"), "seat", False),
        (Deed(21, 1, "killed_titan"), "seat", False),
        (Deed(21, 1, "beat_threat"), "table", True),
        (Deed(21, 1, "killed_titan"), "table", True),
        (Deed(21, 0, "recruited"), "table", False),
        (Deed(20, 0, "killed_titan"), "table", False),
    ],
)
def test_a_city_where_a_threat_or_titan_fell_is_closed_to_titans(deed: Deed, scope: str, closed: bool) -> None:
    state = at_titan(units(militia=4), options={"titan_limit_scope": scope})
    transition = asked(with_table(state, deeds=(deed,)))
    if closed:
        assert OrderWithoutEffect(seat=0, city=21, reason="city_closed", rule="XD-8.2") in transition.events
    else:
        assert GAME.decisions(transition.state) == (TitanDue(0, 21),)


@pytest.mark.rule("XD-8.2")
def test_two_titans_from_two_cities_in_one_year_are_fine_and_from_one_city_are_not() -> None:
    """21 –blue– 16 (no tile there either). Act at 21, act again at 21, move, act at 16."""
    state = at_titan(units(militia=8), raging=(0, 2))
    transition = asked(state, "aaba")
    # City 16 holds the next threat's tile only when it comes to the map: nobody beats a threat here.
    transition = answer(transition, 0, FightTitan(0, units(militia=4)), TakeRewards(("gold", "storeys")))
    assert reasons(transition.events, 0)[0] == "city_closed"
    assert GAME.decisions(transition.state) == (TitanDue(0, 16),)
    assert FightTitan(2, units(militia=4)) in GAME.legal_actions(transition.state, 0)


@pytest.mark.rule("XD-8.2")
def test_a_year_later_the_city_is_open_again() -> None:
    state = at_titan(units(militia=4))
    transition = run_year(run_year(with_table(state, deeds=(Deed(21, 0, "killed_titan"),))).state, "a")
    assert GAME.decisions(transition.state) == (TitanDue(0, 21),)


@pytest.mark.rule("XD-12.1")
@pytest.mark.parametrize("counts", [True, False])
def test_whether_titans_raise_the_dummy_is_a_switch(counts: bool) -> None:
    """City 21 has no tile in the 18-tile state either."""
    state = at_titan(units(militia=4), seats=3, options={"dummy_titans": counts})
    transition = answer(asked(state), 0, FightTitan(0, units(militia=4)), TakeRewards(("gold", "storeys")))
    assert (GAME.decisions(transition.state) == (DummyDue(0),)) is counts


@pytest.mark.rule("XD-8.1")
def test_nothing_at_hand_leaves_declining() -> None:
    assert list(GAME.legal_actions(asked(at_titan(NO_UNITS)).state, 0)) == [Decline()]
