"""One line a move: every action has one spelling, and everything else is refused with what was expected."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.xidit.builders import PACK, mid_game
from tests.xidit.matches import TABLES, some
from warlords_core.errors import NotationError, UnknownPack
from warlords_core.xidit.decisions import (
    AnyAction,
    BardsIn,
    CommitPlan,
    Decline,
    FightTitan,
    PlaceBards,
    PlaceHero,
    PlaceStorey,
    RaiseDummy,
    Recruit,
    ShowUnits,
    TakeRewards,
)
from warlords_core.xidit.game import GAME
from warlords_core.xidit.model import CHECKS, ORDERS, REWARDS
from warlords_core.xidit.notation import LONGEST

STATE = mid_game()

# Regions of the stand-in board by position: central, r1 … r8.
LINES: list[tuple[str, AnyAction]] = [
    ("place 5", PlaceHero(5)),
    ("place 64", PlaceHero(64)),
    ("plan blue red act act wait black", CommitPlan(("blue", "red", "act", "act", "wait", "black"))),
    ("recruit", Recruit()),
    ("decline", Decline()),
    ("titan 1 militia:2 cleric:1", FightTitan(1, (2, 0, 0, 1, 0))),
    ("titan 0 archer:1 infantry:10 battle_mage:999", FightTitan(0, (0, 1, 10, 0, 999))),
    ("titan 7 none", FightTitan(7, (0, 0, 0, 0, 0))),
    ("rewards gold bards", TakeRewards(("gold", "bards"))),
    ("rewards storeys", TakeRewards(("storeys",))),
    ("rewards gold gold", TakeRewards(("gold", "gold"))),
    ("rewards none", TakeRewards(())),
    ("bards central:2 r1:1", PlaceBards((BardsIn(0, 2), BardsIn(1, 1)))),
    ("bards r8:20", PlaceBards((BardsIn(8, 20),))),
    ("bards r1:1 central:2", PlaceBards((BardsIn(1, 1), BardsIn(0, 2)))),
    ("bards #9:1 #31:999", PlaceBards((BardsIn(9, 1), BardsIn(31, 999)))),
    ("bards none", PlaceBards(())),
    ("storey 5", PlaceStorey(5)),
    ("show 0", ShowUnits(0)),
    ("show 3", ShowUnits(3)),
    ("dummy wealth", RaiseDummy("wealth")),
]

NO_PLANS: list[tuple[str, str]] = [
    ("plan blue red act act wait", "expected 6 orders (XD-2.3), not 5"),
    ("plan blue red act act wait black red", "expected 6 orders (XD-2.3), not 7"),
    ("plan", "expected 6 orders (XD-2.3), not 0"),
    ("plan blue red act act wait green", "expected one of blue, red, black, act, wait, not 'green'"),
    ("plan blue red act act wait Black", "not 'Black'"),
]

REFUSED: list[tuple[str, str]] = [
    ("", "expected one of place, plan, recruit, decline, titan, rewards, bards, storey, show, dummy"),
    ("move 5", "expected one of place, plan"),
    ("Recruit", "not 'Recruit'"),
    (" recruit", "one space apart"),
    ("recruit ", "one space apart"),
    ("recruit now", "expected the end of the line, not 'now'"),
    ("recruit\n", "expected one of"),
    ("recruit\tnow", "expected one of"),
    ("place", "expected a city, not the end of the line"),
    ("place 0", "expected a city from 1 to 64, not '0'"),
    ("place 65", "expected a city from 1 to 64, not '65'"),
    ("place 05", "expected a city from 1 to 64, not '05'"),
    ("place +5", "expected a city"),
    ("place -5", "expected a city"),
    ("place 5.0", "expected a city"),
    ("place ５", "expected a city"),
    ("place 5\n", "expected a city"),
    ("place  5", "one space apart"),
    ("place 99999999999999999999", "expected a city"),
    ("place 5 6", "expected the end of the line, not '6'"),
    ("titan", "expected a titan stack and units, not the end of the line"),
    ("titan 8 none", "expected a titan stack from 0 to 7, not '8'"),
    ("titan 1", "expected units such as militia:2 or none, not the end of the line"),
    ("titan 1 militia", "expected units such as militia:2, not 'militia'"),
    ("titan 1 militia:0", "expected a count from 1 to 999, not '0'"),
    ("titan 1 militia:1000", "expected a count from 1 to 999, not '1000'"),
    ("titan 1 militia:", "expected a count from 1 to 999, not an empty word"),
    ("titan 1 knight:1", "expected one of militia, archer, infantry, cleric, battle_mage, not 'knight'"),
    ("titan 1 cleric:1 militia:2", "expected each kind once, the weakest first, not 'militia:2'"),
    ("titan 1 militia:1 militia:1", "expected each kind once"),
    ("titan 1 none militia:1", "not 'none'"),
    ("rewards", "expected rewards or none, not the end of the line"),
    ("rewards gold none", "expected one of gold, bards, storeys, not 'none'"),
    ("rewards gold bards storeys", "expected at most 2 rewards (XD-4.4), not 3"),
    ("bards", "expected bards such as central:2 or none, not the end of the line"),
    ("bards central", "expected bards such as central:2, not 'central'"),
    ("bards west:1", "expected one of central, r1, r2, r3, r4, r5, r6, r7, r8, not 'west'"),
    ("bards 0:1", "expected one of central"),
    ("bards #8:1", "expected a region outside the pack from 9 to 31, not '8'"),
    ("bards #32:1", "expected a region outside the pack from 9 to 31, not '32'"),
    ("bards #09:1", "expected a region outside the pack from 9 to 31, not '09'"),
    ("bards " + " ".join(["r1:1"] * 33), "expected bards for at most 32 regions, not 33"),
    ("storey", "expected a city"),
    ("storey x", "expected a city from 1 to 64, not 'x'"),
    ("show", "expected a count"),
    ("show 1000", "expected a count from 0 to 999, not '1000'"),
    ("dummy", "expected one of wealth, influence, reputation, not the end of the line"),
    ("dummy gold", "expected one of wealth, influence, reputation, not 'gold'"),
    ("\ud800", "expected one of"),
    ("x" * (LONGEST + 1), f"expected at most {LONGEST} characters, not {LONGEST + 1}"),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_lines_and_actions(line: str, action: AnyAction) -> None:
    assert GAME.notate(STATE, action) == line
    assert GAME.parse(STATE, line) == action


@pytest.mark.rule("XD-2.3")
@pytest.mark.parametrize(("line", "message"), NO_PLANS)
def test_a_plan_is_six_known_orders(line: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(STATE, line)
    assert message in str(error.value)


@pytest.mark.parametrize(("line", "message"), REFUSED)
def test_anything_else_is_refused_with_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(STATE, line)
    assert message in str(error.value)
    assert len(str(error.value)) < 300
    assert str(error.value).isprintable()


COUNTS = st.integers(0, 999)
ACTIONS = st.one_of(
    st.builds(PlaceHero, st.integers(1, 64)),
    st.builds(CommitPlan, st.tuples(*[st.sampled_from(ORDERS)] * 6)),
    st.builds(FightTitan, st.integers(0, 7), st.tuples(*[COUNTS] * 5)),
    st.builds(TakeRewards, st.lists(st.sampled_from(REWARDS), max_size=2).map(tuple)),
    st.builds(
        PlaceBards,
        st.lists(st.builds(BardsIn, st.integers(0, 31), st.integers(1, 999)), max_size=32).map(tuple),
    ),
    st.builds(PlaceStorey, st.integers(1, 64)),
    st.builds(ShowUnits, COUNTS),
    st.builds(RaiseDummy, st.sampled_from(CHECKS)),
    st.sampled_from([Recruit(), Decline()]),
)


@given(ACTIONS)
def test_every_action_reads_back(action: AnyAction) -> None:
    line = GAME.notate(STATE, action)
    assert len(line) <= LONGEST
    assert GAME.parse(STATE, line) == action


@given(ACTIONS, ACTIONS)
def test_two_actions_have_two_lines(one: Any, other: Any) -> None:
    assert (GAME.notate(STATE, one) == GAME.notate(STATE, other)) == (one == other)


WORDS = sorted({word for line, _ in LINES for word in line.split()})


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)))
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    try:
        action = GAME.parse(STATE, text)
    except NotationError:
        return
    assert GAME.notate(STATE, action) == text


@pytest.mark.parametrize("table", TABLES)
def test_legal_actions_of_matches_read_back(table: str) -> None:
    for state in some(table, 1, 30):
        for decision in GAME.decisions(state):
            legal = GAME.legal_actions(state, decision.seat)
            for action in legal[:: max(1, legal.size // 10)]:
                assert GAME.parse(state, GAME.notate(state, action)) == action


def test_bards_need_the_pack() -> None:
    state = replace(STATE, pack=replace(PACK, digest="0" * 32))
    assert GAME.parse(state, "place 5") == PlaceHero(5)
    with pytest.raises(UnknownPack):
        GAME.parse(state, "bards r1:1")
    with pytest.raises(UnknownPack):
        GAME.notate(state, PlaceBards((BardsIn(1, 1),)))
