"""Planning, moving, recruiting, fighting threats (XD-2 … XD-5). Roads and tiles: see the stand-in board."""

import pytest
from msgspec.structs import replace

from tests.xidit.builders import NO_UNITS, mid_game, told, units
from tests.xidit.playing import answer, plan, reasons, run_year, with_table
from warlords_core.errors import IllegalAction
from warlords_core.xidit import GAME
from warlords_core.xidit.decisions import (
    CommitPlan,
    Decline,
    PlanDue,
    Recruit,
    RecruitDue,
    RewardsDue,
    TakeRewards,
)
from warlords_core.xidit.events import (
    HeroMoved,
    OrderWithoutEffect,
    PlanCommitted,
    PlansRevealed,
    ThreatBeaten,
    UnitRecruited,
)
from warlords_core.xidit.model import Camp, Deed, Planning


@pytest.mark.rule("XD-2.1")
def test_every_plan_is_legal_whatever_the_map() -> None:
    state = mid_game()
    for seat in range(4):
        legal = GAME.legal_actions(state, seat)
        assert len(legal) == 5**6 == 15_625
        assert plan("bbbbbb") in legal
        assert plan("awkrba") in legal


@pytest.mark.rule("XD-2.2")
def test_a_committed_plan_is_final_and_hidden_till_the_last() -> None:
    first = GAME.apply(mid_game(), 2, plan("brk"))
    assert first.events == (PlanCommitted(seat=2),)
    assert [decision.seat for decision in GAME.decisions(first.state)] == [0, 1, 3]
    assert GAME.view(first.state, 2).screen.plan == plan("brk").orders  # type: ignore[union-attr]  # seats have screens
    assert GAME.view(first.state, 0).players[2].plan == ()
    assert GAME.view(first.state, 0).players[2].committed
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(first.state, 2, plan("www"))
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("already_committed", "XD-2.2")
    state = first.state
    for seat in (3, 0, 1):
        last = GAME.apply(state, seat, plan("w"))
        state = last.state
    assert told(last.events, PlansRevealed) == [
        PlansRevealed(plans=(plan("").orders, plan("").orders, plan("brk").orders, plan("").orders))
    ]


@pytest.mark.rule("XD-2.3")
@pytest.mark.parametrize(
    ("orders", "code", "pointer"),
    [
        (("wait",) * 5, "wrong_number_of_orders", "/orders"),
        (("wait",) * 7, "wrong_number_of_orders", "/orders"),
        ((), "wrong_number_of_orders", "/orders"),
        (("wait", "wait", "green", "wait", "wait", "wait"), "unknown_order", "/orders/2"),
    ],
)
def test_a_malformed_plan_is_refused_and_changes_nothing(orders: tuple[str, ...], code: str, pointer: str) -> None:
    state = mid_game()
    bad = CommitPlan(orders)  # type: ignore[arg-type]  # the point of the test
    refusal = GAME.refusal(state, 0, bad)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == (code, "XD-2.3", pointer)
    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, bad)
    assert state == mid_game()


@pytest.mark.rule("XD-3.1")
def test_orders_run_in_rounds_from_the_starting_seat() -> None:
    """Year 4 from starting seat 0 has starting seat 3: rounds go 3, 0, 1, 2."""
    state = mid_game(year=4)
    assert state.table.starting_seat == 3
    events = run_year(state).events
    order = [event.seat for event in told(events, OrderWithoutEffect) if isinstance(event, OrderWithoutEffect)]
    assert order == [3, 0, 1, 2] * 6


@pytest.mark.rule("XD-3.2")
def test_a_move_follows_the_one_road_of_its_colour() -> None:
    """5 –blue– 12 –black– 4; 12 has no red road, so the hero stays and the order is used up."""
    transition = run_year(mid_game(year=1, heroes=(5, 2, 2, 2)), "brk")
    moves = [(e.start, e.colour, e.end) for e in transition.events if isinstance(e, HeroMoved)]
    assert moves == [(5, "blue", 12), (12, "black", 4)]
    assert reasons(transition.events, 0) == ["no_road", "waited", "waited", "waited"]
    assert transition.state.players[0].hero == 4


@pytest.mark.rule("XD-3.3")
def test_heroes_share_cities() -> None:
    """1 –red– 18 and 20 –black– 18: both arrive."""
    transition = run_year(mid_game(year=1, heroes=(1, 20, 2, 3)), "r", "k")
    assert [player.hero for player in transition.state.players[:2]] == [18, 18]


@pytest.mark.rule("XD-3.5", "XD-5.1")
def test_waiting_says_that_it_was_waiting() -> None:
    events = run_year(mid_game(year=1), "w").events
    assert OrderWithoutEffect(seat=0, city=1, reason="waited", rule="XD-5.1") in events


@pytest.mark.rule("XD-4.1")
def test_the_weakest_unit_is_taken_once_a_seat_city_and_year() -> None:
    """City 1 holds 1 militia, 2 archers, 1 cleric. Seat 0 takes the militia, leaves by black to 6, returns: nothing.

    Seat 1 comes from 13 by blue and takes an archer.
    """
    state = mid_game(year=1, heroes=(1, 13, 2, 3))
    camps = (Camp(1, units(militia=1, archer=2, cleric=1)), *state.table.camps[1:])
    barracks = tuple(have - more for have, more in zip(state.table.barracks, units(militia=1, archer=2), strict=True))
    transition = run_year(with_table(state, camps=camps, barracks=barracks), "akka", "ba")
    assert [(e.seat, e.unit) for e in transition.events if isinstance(e, UnitRecruited)] == [
        (0, "militia"),
        (1, "archer"),
    ]
    assert reasons(transition.events, 0) == ["already_recruited", "waited", "waited"]
    assert transition.state.players[0].units == units(militia=1)
    assert transition.state.table.camps[0].units == units(archer=1, cleric=1)


@pytest.mark.rule("XD-4.1")
def test_a_new_year_opens_the_city_again() -> None:
    state = mid_game(year=1, heroes=(1, 2, 3, 4))
    camps = (Camp(1, units(archer=2, cleric=1)), *state.table.camps[1:])
    barracks = tuple(have - more for have, more in zip(state.table.barracks, units(archer=2), strict=True))
    first = run_year(with_table(state, camps=camps, barracks=barracks), "a")
    second = run_year(first.state, "a")
    assert second.state.players[0].units == units(archer=2)


@pytest.mark.rule("XD-4.1")
def test_recruiting_can_be_made_optional() -> None:
    transition = run_year(mid_game(year=1, options={"recruit": "optional"}), "a", "a")
    assert GAME.decisions(transition.state) == (RecruitDue(0, 1, "cleric"),)
    assert list(GAME.legal_actions(transition.state, 0)) == [Recruit(), Decline()]
    declined = answer(transition, 0, Decline())
    assert reasons(declined.events, 0)[0] == "declined"
    assert GAME.decisions(declined.state) == (RecruitDue(1, 2, "battle_mage"),)
    recruited = answer(declined, 1, Recruit())
    assert recruited.state.players[1].units == units(battle_mage=1)
    assert recruited.state.players[0].units == NO_UNITS


@pytest.mark.rule("XD-4.1", "XD-4.2", "XD-6.2")
def test_who_emptied_a_city_takes_nothing_more_there_though_its_tile_came_back() -> None:
    """City 1's own tile is the next one: seat 0 takes the last unit, the same tile returns full, and it acts again."""
    state = mid_game(year=1, heroes=(1, 2, 3, 4))
    # Tile 1 cannot be on the map and next at once: the year-old camp is city 11's, next is city 1's.
    table = replace(
        state.table,
        camps=(*state.table.camps[1:], Camp(11, units(battle_mage=1))),
        next_recruitment=1,
        barracks=tuple(
            have + back - out
            for have, back, out in zip(state.table.barracks, units(cleric=1), units(battle_mage=1), strict=True)
        ),
        deeds=(Deed(1, 0, "recruited"),),
    )
    state = replace(state, table=table)
    camp_city = run_year(replace(state, agenda=(Planning(),)), "wa", "", "", "")
    assert reasons(camp_city.events, 0)[:2] == ["waited", "nothing_here"]
    # Another seat empties a camp, tile 1 comes to city 1, where seat 0 has recruited already this year.
    emptied = run_year(state, "wa", "a", "", "")
    assert reasons(emptied.events, 0)[:2] == ["waited", "already_recruited"]


@pytest.mark.rule("XD-4.2")
def test_the_last_unit_removes_the_tile_at_once() -> None:
    """City 1 holds one cleric; tile 11 is next; city 1 stands empty for seat 1's order of the same round."""
    transition = run_year(mid_game(year=1, heroes=(1, 13, 2, 2)), "a", "ba")
    assert [camp.city for camp in transition.state.table.camps] == [2, 3, 4, 5, 11]
    assert transition.state.table.recruitment_discards == (1,)
    assert transition.state.table.next_recruitment == 12
    assert reasons(transition.events, 1)[0] == "nothing_here"


@pytest.mark.rule("XD-4.3")
@pytest.mark.parametrize(
    "held",
    [
        units(archer=1, battle_mage=1),  # one battle mage short of 1 archer, 2 battle mages
        units(militia=5, battle_mage=2),  # five of another kind do not stand in for the archer
        units(archer=4, battle_mage=1),
        NO_UNITS,
    ],
)
def test_without_every_required_unit_the_order_is_lost(held: tuple[int, ...]) -> None:
    """Threat of city 6: archer, 2 battle mages. No substitutes, no part payment, and nobody hears which is missing."""
    transition = run_year(mid_game(year=1, heroes=(6, 1, 2, 3), held={0: held}), "a")
    lost = [e for e in transition.events if isinstance(e, OrderWithoutEffect) and e.reason == "units_missing"]
    assert lost == [OrderWithoutEffect(seat=0, city=6, reason="units_missing", rule="XD-4.3", reveal=True)]
    assert transition.state.players[0].units == held


@pytest.mark.rule("XD-4.3")
def test_with_every_required_unit_the_threat_must_be_fought() -> None:
    """City 10: cleric and battle mage of 1 militia, 1 cleric, 1 battle mage; they go back to the barracks."""
    state = mid_game(year=1, heroes=(10, 1, 2, 3), held={0: units(militia=1, cleric=1, battle_mage=1)})
    transition = run_year(state, "a")
    assert ThreatBeaten(seat=0, city=10, units=units(cleric=1, battle_mage=1)) in transition.events
    assert transition.state.players[0].units == units(militia=1)
    before, after = state.table.barracks, transition.state.table.barracks
    assert [b - a for a, b in zip(before, after, strict=True)] == list(units(cleric=1, battle_mage=1))
    assert GAME.decisions(transition.state) == (RewardsDue(0, 10, 4, 3, 2),)


@pytest.mark.rule("XD-4.3", "XD-8.2")
@pytest.mark.parametrize(
    ("killer", "scope", "closed"),
    [(0, "seat", True), (1, "seat", False), (0, "table", True), (1, "table", True)],
)
def test_a_titan_killed_here_this_year_closes_the_city(killer: int, scope: str, closed: bool) -> None:
    held = units(cleric=1, battle_mage=1)
    state = mid_game(year=1, heroes=(10, 1, 2, 3), held={0: held}, options={"titan_limit_scope": scope})
    transition = run_year(with_table(state, deeds=(Deed(10, killer, "killed_titan"),)), "a")
    if closed:
        assert OrderWithoutEffect(seat=0, city=10, reason="city_closed", rule="XD-8.2") in transition.events
        assert transition.state.players[0].units == held
    else:
        assert told(transition.events, ThreatBeaten)


@pytest.mark.rule("XD-4.8", "XD-3.1")
def test_another_seat_finds_the_beaten_threat_gone() -> None:
    """Both stand at city 10 and could beat its threat; seat 0 does, seat 1's order of the round is lost."""
    held = units(cleric=1, battle_mage=1)
    transition = run_year(mid_game(year=1, heroes=(10, 10, 2, 3), held={0: held, 1: held}), "a", "a")
    done = answer(transition, 0, TakeRewards(("gold", "storeys")))
    assert reasons(done.events, 1)[0] == "nothing_here"
    assert done.state.players[1].units == held
    assert 10 not in done.state.table.threats
    assert done.state.table.threat_discards == (10,)


@pytest.mark.rule("XD-4.9")
def test_acting_where_nothing_stands_does_nothing() -> None:
    transition = run_year(mid_game(year=1, heroes=(21, 1, 2, 3)), "a")
    assert OrderWithoutEffect(seat=0, city=21, reason="nothing_here", rule="XD-4.9") in transition.events


@pytest.mark.rule("XD-10.1", "XD-3.1")
def test_a_year_ends_with_marker_and_starting_seat_moving() -> None:
    transition = run_year(mid_game(year=1))
    assert (transition.state.table.year, transition.state.table.starting_seat) == (2, 1)
    assert all(player.plan == () for player in transition.state.players)
    assert GAME.decisions(transition.state) == tuple(PlanDue(seat, 2) for seat in range(4))
