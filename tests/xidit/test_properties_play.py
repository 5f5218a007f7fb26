"""What holds of orders, secrets, censuses and endings along every match, checked on seeded matches from the events."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from tests.contract.walks import SEEDS
from tests.xidit.along import ORDER_EVENTS, events_of, every_table, few, match, on_the_map
from warlords_core.types import Event
from warlords_core.xidit import GAME, content
from warlords_core.xidit.decisions import CommitPlan
from warlords_core.xidit.events import (
    BardsPlaced,
    BastionEntered,
    BastionOpened,
    CampOpened,
    CensusCommitted,
    CensusDecided,
    DummyRaised,
    GoldGained,
    HeroMoved,
    OrderWithoutEffect,
    PlanCommitted,
    PlansRevealed,
    SeatOut,
    StoreyWaits,
    ThreatBeaten,
    TitanKilled,
    UnitRecruited,
    UnitsShown,
    YearEnded,
)
from warlords_core.xidit.model import ORDERS_A_YEAR, UNITS, Planning

# Orders


@pytest.mark.rule("XD-3.1", "XD-3.5")
@every_table
@given(seed=SEEDS)
@few
def test_orders_run_round_the_table_and_each_shows_in_one_event(table: str, seed: int) -> None:
    walked = match(table, seed)
    seats = walked.options.seats
    start, order = walked.options.starting_seat, list[int]()
    for event in events_of(walked):
        if isinstance(event, PlansRevealed):
            order = []
        elif isinstance(event, ORDER_EVENTS):
            order.append(event.seat)
        elif isinstance(event, YearEnded):
            assert order == [(start + turn) % seats for turn in range(seats)] * ORDERS_A_YEAR
            start = (start + 1) % seats
            assert event.starting_seat == start
    assert len(order) == seats * ORDERS_A_YEAR, "the last year was cut short"


@pytest.mark.rule("XD-3.2", "XD-5.1")
@every_table
@given(seed=SEEDS)
@few
def test_every_order_does_what_was_planned(table: str, seed: int) -> None:
    walked = match(table, seed)
    board = content.board(walked.end.pack)
    plans: tuple[tuple[str, ...], ...] = ()
    done = Counter[int]()
    for event in events_of(walked):
        if isinstance(event, PlansRevealed):
            plans, done = event.plans, Counter()
        if not isinstance(event, ORDER_EVENTS):
            continue
        planned = plans[event.seat][done[event.seat]]
        done[event.seat] += 1
        if isinstance(event, HeroMoved):
            assert event.colour == planned
            assert board.road(event.start, event.colour) == event.end
        elif isinstance(event, OrderWithoutEffect) and event.reason == "no_road":
            assert board.road(event.city, planned) == 0  # type: ignore[arg-type]  # act and wait fail right here
        elif isinstance(event, OrderWithoutEffect) and event.reason == "waited":
            assert planned == "wait"
        else:
            assert planned == "act"


@pytest.mark.rule("XD-4.1")
@every_table
@given(seed=SEEDS)
@few
def test_a_seat_recruits_once_a_city_and_year_and_the_weakest(table: str, seed: int) -> None:
    walked = match(table, seed)
    camps: dict[int, list[int]] = {}
    recruited = set[tuple[int, int]]()
    for event in events_of(walked):
        if isinstance(event, CampOpened):
            camps[event.city] = list(event.units)
        elif isinstance(event, YearEnded):
            recruited = set()
        elif isinstance(event, UnitRecruited):
            assert (event.seat, event.city) not in recruited
            recruited.add((event.seat, event.city))
            units = camps[event.city]
            weakest = next(kind for kind, count in enumerate(units) if count)
            assert event.unit == UNITS[weakest]
            units[weakest] -= 1


@pytest.mark.rule("XD-8.2")
@every_table
@given(seed=SEEDS)
@few
def test_no_titan_falls_where_a_threat_or_a_titan_fell_this_year(table: str, seed: int) -> None:
    walked = match(table, seed)
    fallen: set[tuple[int, int, str]] = set()
    for event in events_of(walked):
        if isinstance(event, YearEnded):
            fallen = set()
        elif isinstance(event, (ThreatBeaten, TitanKilled)):
            who = event.seat if walked.options.titan_limit_scope == "seat" else -1
            assert (event.city, who, "titan") not in fallen
            if isinstance(event, TitanKilled):
                assert (event.city, who, "threat") not in fallen
            fallen.add((event.city, who, "titan" if isinstance(event, TitanKilled) else "threat"))


@pytest.mark.rule("XD-4.3")
@every_table
@given(seed=SEEDS)
@few
def test_units_are_missing_exactly_when_a_threat_is_not_beaten(table: str, seed: int) -> None:
    """From the events alone: what a seat recruited and handed in tells what it has."""
    walked = match(table, seed)
    board = content.board(walked.end.pack)
    held = {seat: [0] * 5 for seat in range(walked.options.seats)}
    for event in events_of(walked):
        if isinstance(event, UnitRecruited):
            held[event.seat][UNITS.index(event.unit)] += 1
        elif isinstance(event, (ThreatBeaten, TitanKilled)):
            if isinstance(event, ThreatBeaten):
                assert event.units == board.tile(event.city).threat
            for kind, count in enumerate(event.units):
                held[event.seat][kind] -= count
                assert held[event.seat][kind] >= 0
        elif isinstance(event, OrderWithoutEffect) and event.reason == "units_missing":
            needs = board.tile(event.city).threat
            assert any(have < need for have, need in zip(held[event.seat], needs, strict=True))
    assert all(tuple(units) == walked.end.players[seat].units for seat, units in held.items())


# Secrets


@pytest.mark.rule("XD-1.7", "XD-2.2", "XD-4.5", "XD-4.6", "XD-9.1")
@every_table
@given(seed=SEEDS)
@few
def test_hidden_facts_stand_in_their_owners_events_only(table: str, seed: int) -> None:
    for event in events_of(match(table, seed)):
        if isinstance(event, (GoldGained, BastionEntered, StoreyWaits)):
            assert event.audience == (event.seat,)
        else:
            assert event.audience is None


@pytest.mark.rule("XD-2.2", "XD-9.1", "XD-4.6")
@every_table
@given(seed=SEEDS)
@few
def test_what_is_told_to_all_does_not_name_what_was_committed(table: str, seed: int) -> None:
    walked = match(table, seed)
    bastion = content.board(walked.end.pack).bastion
    for event in events_of(walked):
        if isinstance(event, (PlanCommitted, CensusCommitted)):
            assert not any(
                isinstance(getattr(event, field), tuple) for field in event.__struct_fields__ if field != "audience"
            )
            assert set(event.__struct_fields__) <= {"rule", "audience", "reveal", "seat", "unit"}
        if isinstance(event, BardsPlaced):
            assert bastion not in {placed.region for placed in event.bards}


@pytest.mark.rule("XD-2.2", "XD-2.3")
@every_table
@given(seed=SEEDS)
@few
def test_plans_of_another_length_or_word_are_refused(table: str, seed: int) -> None:
    walked = match(table, seed)
    turns = [turn for turn in walked.turns if isinstance(turn.action, CommitPlan)]
    for turn in turns[:: len(turns) // 5]:
        orders: tuple[Any, ...] = turn.action.orders
        wrongs: tuple[tuple[tuple[Any, ...], str], ...] = (
            (orders[:5], "wrong_number_of_orders"),
            ((*orders, "wait"), "wrong_number_of_orders"),
            ((), "wrong_number_of_orders"),
            ((*orders[:5], "green"), "unknown_order"),
        )
        wrong: Any
        for wrong, code in wrongs:
            refusal = GAME.refusal(turn.state, turn.seat, CommitPlan(wrong))
            assert refusal is not None
            assert (refusal.code, refusal.rule) == (code, "XD-2.3")


@pytest.mark.rule("XD-2.1", "XD-2.2")
@every_table
@given(seed=SEEDS)
@few
def test_all_plans_are_legal_whatever_the_map(table: str, seed: int) -> None:
    for turn in match(table, seed).turns:
        if isinstance(turn.action, CommitPlan):
            assert GAME.legal_actions(turn.state, turn.seat).size == 5**6
            same_year = turn.after.state.table.year == turn.state.table.year
            if same_year and isinstance(turn.after.state.agenda[-1], Planning):
                assert GAME.legal_actions(turn.after.state, turn.seat).size == 0


# Census, dummy, assessment


@pytest.mark.rule("XD-9.1", "XD-9.2")
@every_table
@given(seed=SEEDS)
@few
def test_a_census_asks_every_kind_once_and_the_most_shown_win(table: str, seed: int) -> None:
    walked = match(table, seed)
    asked: list[str] = []
    shown: tuple[int, ...] = ()
    for event in events_of(walked):
        if isinstance(event, UnitsShown):
            asked.append(event.unit)
            shown = event.shown
        elif isinstance(event, CensusDecided):
            most = max(shown)
            winners = {seat for seat, count in enumerate(shown) if count == most}
            assert set(event.winners) == (winners if most or walked.options.zero_wins else set())
    assert asked == ["militia", "archer", "infantry", "cleric", "battle_mage"] * 3


@pytest.mark.rule("XD-12.1")
@every_table
@given(seed=SEEDS)
@few
def test_the_dummy_grows_by_a_step_a_victory_at_three_seats_only(table: str, seed: int) -> None:
    walked = match(table, seed)
    step = content.board(walked.end.pack).dummy_step
    events = events_of(walked)
    raised = Counter(event.check for event in events if isinstance(event, DummyRaised))
    if walked.options.seats != 3:
        assert walked.end.table.dummy is None
        assert not raised
        return
    counted = (ThreatBeaten, TitanKilled) if walked.options.dummy_titans else ThreatBeaten
    assert raised.total() == sum(isinstance(event, counted) for event in events)
    dummy = walked.end.table.dummy
    assert dummy is not None
    for check in ("wealth", "influence", "reputation"):
        assert getattr(dummy, check) == raised[check] * getattr(step, check)


@pytest.mark.rule("XD-11.2", "XD-12.2")
@every_table
@given(seed=SEEDS)
@few
def test_the_assessment_puts_out_as_many_as_the_seats_say(table: str, seed: int) -> None:
    walked = match(table, seed)
    checks = walked.end.table.checks
    out = Counter(event.check for event in events_of(walked) if isinstance(event, SeatOut))
    assert [out[check] for check in checks] == ([2, 1, 0] if walked.options.seats == 5 else [1, 1, 0])


@pytest.mark.rule("XD-11.3")
@every_table
@given(seed=SEEDS)
@few
def test_a_seat_that_is_out_leaves_the_map(table: str, seed: int) -> None:
    walked = match(table, seed)
    end = walked.end
    gone = {event.seat for event in events_of(walked) if isinstance(event, SeatOut) and event.seat is not None}
    for seat in gone:
        assert on_the_map(end, seat) == 0
        assert all(guild.seat != seat for guild in end.table.guilds)


@pytest.mark.rule("XD-11.1")
@every_table
@given(seed=SEEDS)
@few
def test_the_bastion_is_opened_once_with_what_entered_it(table: str, seed: int) -> None:
    walked = match(table, seed)
    events = events_of(walked)
    entered, out = Counter[int](), set[int | None]()
    opened: list[Event] = []
    for event in events:
        if isinstance(event, BastionEntered):
            entered[event.seat] += event.count
        elif isinstance(event, SeatOut):
            out.add(event.seat)
        elif isinstance(event, BastionOpened):
            opened.append(event)
            assert event.bards == tuple(0 if s in out else entered[s] for s in range(walked.options.seats))
    assert len(opened) == 1
