"""The assessment (XD-11) and the dummy in it (XD-12.2).

Regions, most and second most: central 6/4, r1 3/1, r2 4/2, r3 4/2, r4 5/3, r5 4/2, r6 5/3, r7 4/2, r8 3/1.
"""

from typing import Any

import pytest

from tests.xidit.builders import BOARD, mid_game, told, units
from warlords_core.game import Transition
from warlords_core.types import Event, Score, Standing
from warlords_core.xidit import flow
from warlords_core.xidit.assessment import evaluate, outcome, region_scorers, scores, seats_out
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import (
    BastionOpened,
    CheckCounted,
    MatchWon,
    RegionCounted,
    SeatOut,
    TieBroken,
)
from warlords_core.xidit.model import Assessing, Check, Exit, State

WRI: tuple[Check, ...] = ("wealth", "reputation", "influence")
WIR: tuple[Check, ...] = ("wealth", "influence", "reputation")
RWI: tuple[Check, ...] = ("reputation", "wealth", "influence")
R4 = 4
"""Position of the region r4."""


def last_year(**fields: Any) -> State:
    """A state whose last year is over: all three checks are to come."""
    options = fields.get("options", {})
    return mid_game(year=options.get("years", 12), agenda=(Assessing(2), Assessing(1), Assessing(0)), **fields)


def assessed(**fields: Any) -> Transition[State]:
    """The assessment of a hand-made state, carried out."""
    return flow.settle(Draft(last_year(**fields)))


def exits(after: Transition[State]) -> list[tuple[int | None, str, int]]:
    return [(out.seat, out.check, out.score) for out in after.state.table.exits]


def places(after: Transition[State]) -> list[tuple[int, int]]:
    result = outcome(after.state)
    assert result is not None
    return [(standing.seat, standing.place) for standing in result.ranking]


# Counting


@pytest.mark.rule("XD-11.1")
def test_wealth_is_the_sum_of_gold() -> None:
    assert scores(mid_game(gold=(20, 3, 0, 7)), "wealth") == (20, 3, 0, 7)


@pytest.mark.rule("XD-11.1", "XD-9.4")
def test_influence_counts_storeys_on_the_map_only() -> None:
    # Ten on the map, two behind the screen: ten.
    state = mid_game(guilds=((1, 0, 4), (5, 0, 4), (9, 0, 2), (12, 2, 3)), waiting=(2,))
    assert scores(state, "influence") == (10, 0, 3, 0)


FIRST_TIE = [
    # counts, both_first, both_second
    ((4, 2, 2, 0), ((0,), (1, 2)), ((0,), (1, 2))),  # tie for second
    ((4, 2, 1, 0), ((0,), (1,)), ((0,), (1,))),  # no tie
    ((0, 0, 3, 0), ((2,), ()), ((2,), ())),  # alone: nobody is second
    ((0, 0, 0, 0), ((), ()), ((), ())),  # nobody
    ((3, 3, 1, 0), ((0, 1), ()), ((), (0, 1))),  # tie for most: no second is paid
    ((1, 3, 3, 3), ((1, 2, 3), ()), ((), (1, 2, 3))),
    ((2, 2, 2, 2), ((0, 1, 2, 3), ()), ((), (0, 1, 2, 3))),
    ((0, 3, 0, 3), ((1, 3), ()), ((), (1, 3))),
    ((1, 1, 4, 1), ((2,), (0, 1, 3)), ((2,), (0, 1, 3))),  # all others tie for second
]


@pytest.mark.rule("XD-11.1", "XD-11.4")
@pytest.mark.parametrize(("counts", "both_first", "both_second"), FIRST_TIE)
def test_who_scores_in_a_region(counts: tuple[int, ...], both_first: object, both_second: object) -> None:
    assert region_scorers(counts, "both_first") == both_first
    assert region_scorers(counts, "both_second") == both_second


@pytest.mark.rule("XD-11.1", "XD-11.4")
def test_reputation_of_a_region_with_a_tie_for_second() -> None:
    assert scores(mid_game(bards={"r1": (4, 2, 2)}), "reputation") == (3, 1, 1, 0)


@pytest.mark.rule("XD-11.4")
@pytest.mark.parametrize(("tie_first", "expected"), [("both_first", (5, 5, 0, 0)), ("both_second", (3, 3, 0, 0))])
def test_reputation_of_a_region_with_a_tie_for_most(tie_first: str, expected: tuple[int, ...]) -> None:
    state = mid_game(options={"tie_first": tie_first}, bards={"r4": (3, 3, 1)})
    assert scores(state, "reputation") == expected


@pytest.mark.rule("XD-11.1")
def test_reputation_adds_up_over_regions_and_the_bastion() -> None:
    # central: seat 1 most 6, seat 0 second 4; r1: seat 0 alone 3; r6: seat 2 most 5, seat 0 second 3.
    state = mid_game(bards={"r1": (2,), "r6": (1, 0, 4)}, bastion=(1, 5))
    assert scores(state, "reputation") == (4 + 3 + 3, 6, 5, 0)


# The checks


@pytest.mark.rule("XD-11.2")
@pytest.mark.parametrize(("seats", "first", "second"), [(3, 1, 1), (4, 1, 1), (5, 2, 1)])
def test_how_many_go_out(seats: int, first: int, second: int) -> None:
    assert (seats_out(seats, 0), seats_out(seats, 1)) == (first, second)


@pytest.mark.rule("XD-11.2", "XD-11.3")
def test_four_seats_with_bards_taken_off_before_the_next_check() -> None:
    # Seat 0 is poorest. With its 9 bards r4 would give seat 0 5 and seat 1 3, and seats 2 and 3 would tie at 0.
    # Without them seat 1 gets 5, seat 2 gets 3 and seat 3 none: seat 3 goes out. Then storeys: 2 against 3.
    after = assessed(
        checks=WRI,
        gold=(1, 5, 6, 7),
        bards={"r4": (9, 3, 2, 1)},
        guilds=((1, 1, 2), (5, 2, 3), (9, 3, 4), (12, 0, 4)),
    )
    assert exits(after) == [(0, "wealth", 1), (3, "reputation", 0), (1, "influence", 2), (2, "influence", 3)]
    assert [out.won for out in after.state.table.exits] == [False, False, False, True]
    assert after.events == (
        CheckCounted(check="wealth", scores=(1, 5, 6, 7), dummy=None),
        SeatOut(seat=0, check="wealth"),
        BastionOpened(bards=(0, 0, 0, 0)),
        RegionCounted(region=R4, first=(1,), second=(2,)),
        CheckCounted(check="reputation", scores=(None, 5, 3, 0), dummy=None),
        SeatOut(seat=3, check="reputation"),
        CheckCounted(check="influence", scores=(None, 2, 3, None), dummy=None),
        MatchWon(seat=2, check="influence"),
    )
    table = after.state.table
    assert after.state.agenda == ()
    assert table.bards[R4] == (0, 3, 2, 0)
    assert [(guild.city, guild.seat) for guild in table.guilds] == [(1, 1), (5, 2)]


@pytest.mark.rule("XD-11.3")
def test_pieces_taken_off_the_map_go_back_to_their_owner() -> None:
    after = assessed(checks=WIR, gold=(0, 1, 2, 3), bards={"r4": (3,), "r5": (2, 2)}, bastion=(4,), guilds=((1, 0, 3),))
    player = after.state.players[0]
    assert (player.bards, player.bastion, player.storeys) == (BOARD.bards, 0, BOARD.storeys)


@pytest.mark.rule("XD-11.2")
def test_five_seats_two_go_out_first() -> None:
    after = assessed(
        seats=5,
        checks=WIR,
        gold=(9, 20, 7, 18, 15),
        guilds=((1, 1, 1), (5, 3, 2), (9, 4, 3)),
        bards={"r1": (0, 0, 0, 1, 2)},
    )
    # Wealth: 7, then 9. Influence: 1. Reputation: 1 for second most against 3.
    assert exits(after) == [
        (2, "wealth", 7),
        (0, "wealth", 9),
        (1, "influence", 1),
        (3, "reputation", 1),
        (4, "reputation", 3),
    ]
    assert told(after.events, SeatOut) == [
        SeatOut(seat=2, check="wealth"),
        SeatOut(seat=0, check="wealth"),
        SeatOut(seat=1, check="influence"),
    ]
    assert places(after) == [(4, 1), (3, 2), (1, 3), (0, 4), (2, 5)]


@pytest.mark.rule("XD-11.2")
def test_most_storeys_do_not_help_the_poorest() -> None:
    after = assessed(checks=("wealth", "influence", "reputation"), gold=(0, 1, 2, 3), guilds=((1, 0, 4), (5, 0, 4)))
    assert exits(after)[0] == (0, "wealth", 0)
    assert places(after)[-1] == (0, 4)


@pytest.mark.rule("XD-11.1")
def test_the_bastion_is_opened_for_reputation() -> None:
    after = assessed(checks=WRI, gold=(0, 1, 2, 3), bastion=(5, 1, 3, 2))
    # Seat 0 went out with its hidden bards before anybody saw them.
    assert told(after.events, BastionOpened) == [BastionOpened(bards=(0, 1, 3, 2))]
    assert told(after.events, RegionCounted) == [RegionCounted(region=BOARD.bastion, first=(2,), second=(3,))]
    assert [player.bastion for player in after.state.players] == [0, 0, 0, 0]
    assert after.state.table.bards[BOARD.bastion] == (0, 0, 3, 2)  # seat 1 (0 points) is out by now
    assert exits(after)[1] == (1, "reputation", 0)


@pytest.mark.rule("XD-11.1")
def test_the_bastion_is_opened_at_once_if_reputation_comes_first() -> None:
    after = assessed(checks=RWI, bastion=(1, 2, 0, 4), gold=(1, 2, 3, 4))
    assert after.events[0] == BastionOpened(bards=(1, 2, 0, 4))
    assert after.events[2] == CheckCounted(check="reputation", scores=(0, 4, 0, 6), dummy=None)


@pytest.mark.rule("XD-11.1", "XD-11.4")
def test_regions_are_told_with_the_clause_that_decided() -> None:
    after = assessed(checks=RWI, bards={"r1": (2, 1), "r2": (1, 1), "r3": (3, 1, 1), "r5": (0, 0, 0, 2)})
    assert told(after.events, RegionCounted) == [
        RegionCounted(region=1, first=(0,), second=(1,)),
        RegionCounted(region=2, first=(0, 1), second=(), rule="XD-11.4"),
        RegionCounted(region=3, first=(0,), second=(1, 2), rule="XD-11.4"),
        RegionCounted(region=5, first=(3,), second=()),
    ]


# Ties


TIES: list[tuple[str, dict[str, Any], list[TieBroken], int]] = [
    (
        "the next check decides",
        {"checks": WIR, "gold": (5, 5, 6, 7), "guilds": ((1, 1, 1),)},
        [TieBroken(check="wealth", by="influence", tied=(0, 1))],
        0,
    ),
    (
        "the check after it",
        {"checks": WIR, "gold": (5, 5, 6, 7), "guilds": ((1, 0, 2), (5, 1, 2)), "bards": {"r1": (1,)}},
        [TieBroken(check="wealth", by="reputation", tied=(0, 1))],
        1,
    ),
    (
        "bards hidden in the bastion count",
        {"checks": WRI, "gold": (5, 5, 6, 7), "bastion": (1,)},
        [TieBroken(check="wealth", by="reputation", tied=(0, 1))],
        1,
    ),
    (
        "the order of the checks, not a fixed one",
        {"checks": WRI, "gold": (5, 5, 6, 7), "guilds": ((1, 1, 4),), "bards": {"r1": (1,)}},
        [TieBroken(check="wealth", by="reputation", tied=(0, 1))],
        1,
    ),
    (
        "then units of any kind",
        {"gold": (5, 5, 6, 7), "held": {0: units(battle_mage=2), 1: units(militia=3)}},
        [TieBroken(check="wealth", by="units", tied=(0, 1))],
        0,
    ),
    (
        "then turn order: year 12 starts at seat 3, so seat 1 sits farther clockwise than seat 0",
        {"gold": (5, 5, 6, 7)},
        [TieBroken(check="wealth", by="turn_order", tied=(0, 1))],
        1,
    ),
    (
        "the last year's starting seat is nearest of all",
        {"gold": (5, 6, 7, 5)},
        [TieBroken(check="wealth", by="turn_order", tied=(0, 3))],
        0,
    ),
    (
        "one criterion parts three, the next the rest: seat 2 has influence, 1 has more units than 0",
        {"checks": WIR, "gold": (5, 5, 5, 7), "guilds": ((1, 2, 1),), "held": {1: units(archer=1)}},
        [
            TieBroken(check="wealth", by="influence", tied=(0, 1, 2)),
            TieBroken(check="wealth", by="units", tied=(0, 1)),
        ],
        0,
    ),
    (
        "no tie where it matters: the two richest are even",
        {"gold": (1, 5, 7, 7)},
        [],
        0,
    ),
]


@pytest.mark.rule("XD-11.5")
@pytest.mark.parametrize(("fields", "broken", "out"), [case[1:] for case in TIES], ids=[case[0] for case in TIES])
def test_ties_on_who_goes_out(fields: dict[str, Any], broken: list[TieBroken], out: int) -> None:
    after = assessed(**fields)
    first_check = after.state.table.checks[0]
    told_first: list[Event] = [
        event for event in after.events if isinstance(event, TieBroken) and event.check == first_check
    ]
    assert told_first == broken
    assert after.state.table.exits[0].seat == out


@pytest.mark.rule("XD-11.5", "XD-11.2")
def test_five_seats_tie_across_the_line() -> None:
    # Two go out of three with 5 gold: seat 1 has a guild; of the others, who go both, no tie is to be broken.
    after = assessed(
        seats=5,
        checks=WIR,
        gold=(5, 5, 5, 8, 9),
        guilds=((1, 1, 1),),
        held={0: units(archer=5)},
    )
    assert told(after.events, TieBroken)[:1] == [TieBroken(check="wealth", by="influence", tied=(0, 1, 2))]
    # Nothing of the check parts those two: they share the place. Seat 1 starts year 12, so seat 0, who sits
    # farther, stands first, and what it has behind its screen does not show.
    assert exits(after)[:2] == [(0, "wealth", 5), (2, "wealth", 5)]
    assert places(after)[3:] == [(2, 4), (0, 4)]


@pytest.mark.rule("XD-11.5", "XD-11.2")
def test_five_seats_tie_parted_in_two_steps() -> None:
    # Of three with 5 gold seat 0 has no storey and goes; seats 1 and 2 have one, seat 2 has a unit more.
    after = assessed(
        seats=5,
        checks=WIR,
        gold=(5, 5, 5, 8, 9),
        guilds=((1, 1, 1), (5, 2, 1)),
        held={2: units(cleric=1)},
    )
    assert told(after.events, TieBroken)[:2] == [
        TieBroken(check="wealth", by="influence", tied=(0, 1, 2)),
        TieBroken(check="wealth", by="units", tied=(1, 2)),
    ]
    assert exits(after)[:2] == [(0, "wealth", 5), (1, "wealth", 5)]


@pytest.mark.rule("XD-11.5")
def test_two_that_go_out_with_equal_scores_below_the_rest_need_no_tie_break() -> None:
    after = assessed(seats=5, checks=WIR, gold=(5, 6, 5, 7, 8), guilds=((1, 1, 1), (5, 3, 2), (9, 4, 3)))
    assert not [event for event in after.events if isinstance(event, TieBroken) and event.check == "wealth"]
    assert [place for _, place in places(after)] == [1, 2, 3, 4, 4]


@pytest.mark.rule("XD-11.5", "XD-11.2")
@pytest.mark.parametrize(
    ("options", "seats", "order"),
    [
        # Seat 1 starts the last year: seat 0 sits farthest, then 3, then 2.
        ({"starting_seat": 2}, 4, [0, 3, 2, 1]),
        # Nine years from seat 0: seat 3 starts the last one; 2 and 1 go out together, then 0, then 4.
        ({"years": 9}, 5, [2, 1, 0, 4, 3]),
    ],
)
def test_when_all_is_equal_turn_order_decides_everything(
    options: dict[str, object],
    seats: int,
    order: list[int],
) -> None:
    after = assessed(options=options, seats=seats)
    assert [out.seat for out in after.state.table.exits] == order
    broken = told(after.events, TieBroken)
    assert [(event.check, event.by) for event in broken if isinstance(event, TieBroken)] == [
        (check, "turn_order") for check in after.state.table.checks
    ]


@pytest.mark.rule("XD-11.5", "XD-11.2")
def test_a_tie_on_who_wins() -> None:
    # Seats 2 and 3 are left with 2 storeys each; nothing is to come, seat 2 has more units.
    after = assessed(
        checks=WRI,
        gold=(0, 5, 6, 7),
        bards={"r1": (0, 0, 1, 2)},
        guilds=((1, 2, 2), (5, 3, 2)),
        held={2: units(militia=1)},
    )
    assert told(after.events, TieBroken) == [TieBroken(check="influence", by="units", tied=(2, 3))]
    assert after.events[-1] == MatchWon(seat=2, check="influence")
    assert places(after) == [(2, 1), (3, 2), (1, 3), (0, 4)]


# Three seats and the dummy


@pytest.mark.rule("XD-12.2", "XD-11.2")
def test_the_dummy_can_be_put_out() -> None:
    after = assessed(
        seats=3,
        checks=WIR,
        gold=(5, 6, 7),
        dummy=(4, 9, 9),
        guilds=((1, 1, 1), (5, 2, 2)),
        bards={"r1": (5, 2, 1)},
    )
    # Wealth: the dummy, 4. Influence: seat 0, none. Reputation without seat 0: 3 against 1.
    assert exits(after) == [(None, "wealth", 4), (0, "influence", 0), (2, "reputation", 1), (1, "reputation", 3)]
    assert after.events[:2] == (
        CheckCounted(check="wealth", scores=(5, 6, 7), dummy=4),
        SeatOut(seat=None, check="wealth", rule="XD-12.2"),
    )
    counted = told(after.events, CheckCounted)
    assert counted[1] == CheckCounted(check="influence", scores=(0, 1, 2), dummy=None)
    assert places(after) == [(1, 1), (2, 2), (0, 3)]


@pytest.mark.rule("XD-12.2", "XD-11.2")
@pytest.mark.parametrize(("dummy", "rule"), [(9, "XD-12.2"), (1, "XD-11.2")])
def test_the_dummy_never_wins(dummy: int, rule: str) -> None:
    # Wealth: seat 0 out. Influence: seat 1 out. Reputation: seat 2 has 3, whatever the dummy has.
    after = assessed(
        seats=3,
        checks=WIR,
        gold=(1, 6, 7),
        dummy=(4, 3, dummy),
        guilds=((1, 1, 1), (5, 2, 2), (9, 0, 4)),
        bards={"r1": (0, 0, 1)},
    )
    # Influence: seat 1 has 1, seat 2 has 2, the dummy 3.
    assert exits(after) == [
        (0, "wealth", 1),
        (1, "influence", 1),
        (None, "reputation", dummy),
        (2, "reputation", 3),
    ]
    assert after.state.table.exits[-1] == Exit(2, "reputation", 3, won=True)
    assert after.events[-1] == MatchWon(seat=2, check="reputation", rule=rule)
    assert places(after) == [(2, 1), (1, 2), (0, 3)]


@pytest.mark.rule("XD-12.2", "XD-11.5")
def test_the_dummy_loses_every_tie() -> None:
    # All have 5 gold; nothing else favours seat 0, but the dummy goes.
    after = assessed(seats=3, checks=WIR, gold=(5, 6, 7), dummy=(5, 9, 9))
    assert after.events[1] == TieBroken(check="wealth", by="dummy", tied=(0,))
    assert exits(after)[0] == (None, "wealth", 5)


@pytest.mark.rule("XD-12.2", "XD-11.5")
def test_the_dummy_loses_a_tie_of_several_and_nobody_else_is_compared() -> None:
    after = assessed(seats=3, checks=WIR, gold=(5, 5, 7), dummy=(5, 0, 0))
    assert after.events[1:3] == (
        TieBroken(check="wealth", by="dummy", tied=(0, 1)),
        SeatOut(seat=None, check="wealth", rule="XD-12.2"),
    )


@pytest.mark.rule("XD-12.2", "XD-11.5")
def test_a_tie_with_the_dummy_on_who_wins() -> None:
    after = assessed(
        seats=3,
        checks=WIR,
        gold=(1, 6, 7),
        dummy=(4, 3, 3),
        guilds=((1, 1, 1), (5, 2, 2)),
        bards={"r1": (0, 0, 1)},
    )
    assert after.events[-2:] == (
        TieBroken(check="reputation", by="dummy", tied=(2,)),
        MatchWon(seat=2, check="reputation"),
    )


@pytest.mark.rule("XD-12.2", "XD-11.1")
def test_the_dummy_takes_no_place_in_a_region() -> None:
    assert scores(mid_game(seats=3, dummy=(0, 0, 50), bards={"r1": (1, 2)}), "reputation") == (1, 3, 0)


# The result and the rule of thumb


@pytest.mark.rule("XD-11.2")
def test_no_outcome_before_the_end() -> None:
    assert outcome(mid_game()) is None


@pytest.mark.rule("XD-11.2")
def test_the_outcome_says_what_decided_on_each_seat() -> None:
    after = assessed(checks=WIR, gold=(1, 5, 6, 7), guilds=((1, 2, 1), (5, 3, 2)), bards={"r1": (0, 0, 1, 3)})
    result = outcome(after.state)
    assert result is not None
    assert result.reason == "assessment"
    assert result.ranking == (
        Standing(3, 1, (Score("reputation", 3),)),
        Standing(2, 2, (Score("reputation", 1),)),
        Standing(1, 3, (Score("influence", 0),)),
        Standing(0, 4, (Score("wealth", 1),)),
    )
    assert result.winners == (3,)


@pytest.mark.parametrize(
    ("fields", "values"),
    [
        ({}, (0, 0, 0, 0)),
        # A lead of 6 gold over the poorest rival: 3 * 6 / (6 + 6). The others are even with their poorest rival.
        ({"gold": (6,)}, (1.5, 0, 0, 0)),
        # All but seat 3 are 6 ahead of it, and it is 6 behind.
        ({"gold": (6, 6, 6, 0)}, (1.5, 1.5, 1.5, -1.5)),
        # In the last check only the best rival counts: 3 reputation ahead or behind, 2 * 3 / (3 + 6).
        ({"bards": {"r1": (1,)}}, (2 / 3, -2 / 3, -2 / 3, -2 / 3)),
        ({"held": {1: units(militia=3, cleric=2)}}, (0, 0.1, 0, 0)),
        # Five seats: two go out first, so the second poorest rival is the one to stay ahead of.
        ({"seats": 5, "gold": (6, 0, 6, 12, 12)}, (0, -1.5, 0, 1.5, 1.5)),
        # Three seats: the dummy is a rival, too, but not for the last check. Here it is the poorest for all.
        ({"seats": 3, "gold": (6, 6, 6), "dummy": (0, 0, 9)}, (1.5, 1.5, 1.5)),
    ],
)
def test_evaluate(fields: dict[str, Any], values: tuple[float, ...]) -> None:
    state = mid_game(checks=WIR, **fields)
    assert [evaluate(state, seat) for seat in range(len(values))] == pytest.approx(values)


def test_evaluate_a_decided_match() -> None:
    after = assessed(checks=WIR, gold=(1, 5, 6, 7), guilds=((1, 2, 1), (5, 3, 2)), bards={"r1": (0, 0, 1, 3)})
    assert [evaluate(after.state, seat) for seat in range(4)] == pytest.approx([-10, -10 / 3, 10 / 3, 10])
