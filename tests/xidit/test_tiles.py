"""City tiles and their queues (XD-6), titans waking and reinforcements (XD-7).

The hand-made state: camps at 1 … 5 with one unit each, threats at 6 … 10, next recruitment 11 and 12 … 15 behind it,
next threat 16 and 17 … 21 behind it.
"""

import pytest
from msgspec.structs import replace

from tests.xidit.builders import BOARD, NO_UNITS, mid_game, told, units
from tests.xidit.playing import with_table
from warlords_core.types import Event
from warlords_core.xidit import GAME, tiles
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import (
    CampOpened,
    NextTile,
    PileTurned,
    PlaceLost,
    ReinforcementsCame,
    ThreatOpened,
    TileDiscarded,
    TitansWoke,
)
from warlords_core.xidit.model import Camp, ClearingThreat, State, TitanStack


def cleared(state: State, *cities: int) -> tuple[State, list[Event]]:
    """The threats of these cities beaten one after another; the events of the last."""
    events: list[Event] = []
    for city in cities:
        draft = Draft(state)
        tiles.clear_threat(draft, ClearingThreat(city))
        state, events = draft.state, draft.events
    return state, events


def exhausted(state: State, *cities: int) -> tuple[State, list[Event]]:
    """The camps of these cities emptied one after another; the events of the last."""
    events: list[Event] = []
    for city in cities:
        draft = Draft(state)
        tiles.exhaust(draft, city)
        state, events = draft.state, draft.events
    return state, events


def queues(state: State) -> tuple[int | None, tuple[int, ...], int | None, tuple[int, ...]]:
    """Next recruitment and the pile behind it, next threat and the pile behind it."""
    table = state.table
    return table.next_recruitment, state.recruitment_pile, table.next_threat, state.threat_pile


@pytest.mark.rule("XD-6.1", "XD-6.2")
def test_an_exhausted_camp_is_replaced_by_the_next_tile_filled_from_the_barracks() -> None:
    """Tile 11: 2 militia, archer, infantry, battle mage."""
    state = mid_game()
    after, events = exhausted(state, 3)
    assert [camp.city for camp in after.table.camps] == [1, 2, 4, 5, 11]
    assert after.table.camps[-1] == Camp(11, units(militia=2, archer=1, infantry=1, battle_mage=1))
    assert after.table.recruitment_discards == (3,)
    assert queues(after)[:2] == (12, (13, 14, 15))
    assert told(events, TileDiscarded, CampOpened, NextTile) == [
        TileDiscarded(side="recruitment", city=3),
        CampOpened(city=11, units=units(militia=2, archer=1, infantry=1, battle_mage=1)),
        NextTile(side="recruitment", city=12, rule="XD-6.2"),
    ]


@pytest.mark.rule("XD-6.2")
def test_what_the_barracks_lack_leaves_an_empty_place() -> None:
    state = with_table(mid_game(), barracks=units(militia=1, archer=1, cleric=5))
    after, _ = exhausted(state, 3)
    assert after.table.camps[-1] == Camp(11, units(militia=1, archer=1))
    assert after.table.barracks == units(cleric=5)


@pytest.mark.rule("XD-6.2")
def test_tiles_that_come_out_empty_are_exhausted_at_once() -> None:
    """Only one cleric in the barracks: tiles 11 (no cleric) … 14 come out empty but for 12, which takes it."""
    state = with_table(mid_game(), barracks=units(cleric=1))
    after, events = exhausted(state, 3)
    assert after.table.camps[-1] == Camp(12, units(cleric=1))
    assert after.table.recruitment_discards == (3, 11)
    assert queues(after)[:2] == (13, (14, 15))
    assert [event.city for event in events if isinstance(event, CampOpened)] == [11, 12]


@pytest.mark.rule("XD-6.2", "XD-6.4", "XD-6.5")
def test_bare_barracks_end_the_chain_when_pile_and_threat_discards_are_gone_and_wake_nobody() -> None:
    """Tiles 11 … 15 come out empty; then beaten threat 6's tile is turned and comes out empty as well."""
    state = with_table(mid_game(), barracks=NO_UNITS, threats=(7, 8, 9, 10), threat_discards=(6,))
    after, events = exhausted(state, 3)
    assert [camp.city for camp in after.table.camps] == [1, 2, 4, 5]
    assert after.table.recruitment_discards == (3, 11, 12, 13, 14, 15, 6)
    assert queues(after)[:2] == (None, ())
    assert told(events, PlaceLost) == [PlaceLost(side="recruitment")]
    assert [event.city for event in events if isinstance(event, NextTile)] == [12, 13, 14, 15, 6, None]
    assert not told(events, TitansWoke)


@pytest.mark.rule("XD-6.1", "XD-6.3")
def test_a_beaten_threat_is_replaced_by_the_next_one() -> None:
    after, events = cleared(mid_game(), 8)
    assert after.table.threats == (6, 7, 9, 10, 16)
    assert after.table.threat_discards == (8,)
    assert queues(after)[2:] == (17, (18, 19, 20, 21))
    assert told(events, TileDiscarded, ThreatOpened, NextTile) == [
        TileDiscarded(side="threat", city=8),
        ThreatOpened(city=16),
        NextTile(side="threat", city=17, rule="XD-6.3"),
    ]


@pytest.mark.rule("XD-6.4")
def test_an_empty_recruitment_pile_is_made_of_the_threat_discards() -> None:
    """Pile gone, threats 6 and 7 beaten before: they become the pile when a tile must be drawn."""
    state = with_table(replace(mid_game(), recruitment_pile=()), threats=(8, 9, 10), threat_discards=(6, 7))
    after, events = exhausted(state, 1)
    next_tile, pile, _, _ = queues(after)
    assert {next_tile, *pile} == {6, 7}
    assert after.table.threat_discards == ()
    assert PileTurned(side="recruitment", tiles=2) in events


@pytest.mark.rule("XD-6.4")
def test_the_pile_is_turned_only_when_a_tile_must_be_drawn_from_it() -> None:
    """The last tile of the pile moves to the next space: nothing is turned yet."""
    state = with_table(replace(mid_game(), recruitment_pile=(12,)), threats=(7, 8, 9, 10), threat_discards=(6,))
    after, events = exhausted(state, 1)
    assert queues(after)[:2] == (12, ())
    assert after.table.threat_discards == (6,)
    assert not told(events, PileTurned)


@pytest.mark.rule("XD-6.4")
def test_an_empty_threat_pile_is_made_of_the_recruitment_discards() -> None:
    state = with_table(replace(mid_game(), threat_pile=()), recruitment_discards=(18, 19))
    after, events = cleared(state, 6)
    _, _, next_tile, pile = queues(after)
    assert {next_tile, *pile} == {18, 19}
    assert after.table.recruitment_discards == ()
    assert PileTurned(side="threat", tiles=2) in events
    assert not told(events, TitansWoke)


@pytest.mark.rule("XD-6.4")
def test_without_pile_and_threat_discards_the_next_recruitment_stays_empty() -> None:
    state = replace(mid_game(), recruitment_pile=())
    once, events = exhausted(state, 1)
    assert NextTile(side="recruitment", city=None, rule="XD-6.2") in events
    assert not told(events, TitansWoke)
    assert queues(once)[:2] == (None, ())
    assert [camp.city for camp in once.table.camps] == [2, 3, 4, 5, 11]
    # The next exhausted camp cannot be replaced: its place is lost.
    twice, events = exhausted(once, 2)
    assert [camp.city for camp in twice.table.camps] == [3, 4, 5, 11]
    assert PlaceLost(side="recruitment") in events


@pytest.mark.rule("XD-6.4")
def test_a_beaten_threat_refills_an_empty_next_recruitment_after_the_threat_side() -> None:
    state = with_table(replace(mid_game(), recruitment_pile=()), next_recruitment=None)
    after, events = cleared(state, 6)
    assert queues(after)[0] == 6
    sides = [event.side for event in events if isinstance(event, NextTile)]
    assert sides == ["threat", "recruitment"]


@pytest.mark.rule("XD-6.5", "XD-7.1", "XD-7.2", "XD-7.3")
def test_with_21_tiles_the_sixth_beaten_threat_wakes_the_titans() -> None:
    """Recruitment pile 12 … 15 on the discards 6 … 10, 16: the first two are the new pile, 8 threats follow."""
    fifth, events = cleared(mid_game(), 6, 7, 8, 9, 10)
    assert not told(events, TitansWoke)
    assert queues(fifth) == (11, (12, 13, 14, 15), 21, ())
    sixth, events = cleared(fifth, 16)
    assert TitansWoke(stacks=(0, 1, 2)) in events
    assert ReinforcementsCame(recruitment_pile=2, threat_pile=8) in events
    next_recruitment, recruitment_pile, next_threat, threat_pile = queues(sixth)
    assert (next_recruitment, recruitment_pile) == (11, (12, 13))
    assert {next_threat, *threat_pile} == {14, 15, 6, 7, 8, 9, 10, 16}
    assert sixth.table.threat_discards == ()
    assert sixth.table.threats == (17, 18, 19, 20, 21)


@pytest.mark.rule("XD-1.3", "XD-1.7", "XD-7.2")
def test_reinforcements_do_not_tell_which_tiles_lie_in_the_recruitment_pile() -> None:
    """The tiles left in that pile were never seen; two orders of them look the same, before and after."""
    state = replace(mid_game(), threat_pile=())
    one, told_one = cleared(replace(state, recruitment_pile=(12, 13, 14, 15)), 6)
    other, told_other = cleared(replace(state, recruitment_pile=(13, 12, 14, 15)), 6)
    assert told(told_one, ReinforcementsCame)
    assert told_one == told_other
    assert GAME.view(one, 0) == GAME.view(other, 0)


@pytest.mark.rule("XD-7.3")
def test_with_18_tiles_the_third_beaten_threat_wakes_the_titans() -> None:
    """Without 3, 12, 20: threats 7 … 11, next recruitment 13, pile 14 … 17, next threat 18, pile 19, 21."""
    state = mid_game(seats=3)
    assert queues(state) == (13, (14, 15, 16, 17), 18, (19, 21))
    second, events = cleared(state, 7, 8)
    assert not told(events, TitansWoke)
    third, events = cleared(second, 9)
    assert TitansWoke(stacks=(0, 1, 2)) in events
    _, recruitment_pile, next_threat, threat_pile = queues(third)
    assert recruitment_pile == (14, 15)
    assert {next_threat, *threat_pile} == {16, 17, 7, 8, 9}


@pytest.mark.rule("XD-6.5")
def test_with_a_next_threat_left_nobody_wakes() -> None:
    after, events = cleared(replace(mid_game(), threat_pile=(17,)), 6)
    assert queues(after)[2:] == (17, ())
    assert not told(events, TitansWoke)


@pytest.mark.rule("XD-7.2")
def test_an_empty_next_recruitment_is_filled_from_the_new_pile() -> None:
    """No pile; discards 6, then 7 on the waking: 6 and 7 are the new pile, 6 is next; no tile is left for a threat."""
    state = with_table(
        replace(mid_game(), recruitment_pile=(), threat_pile=()),
        next_recruitment=None,
        threats=(7, 8, 9, 10),
        threat_discards=(6,),
    )
    after, events = cleared(state, 7)
    assert ReinforcementsCame(recruitment_pile=2, threat_pile=0) in events
    assert queues(after) == (6, (7,), None, ())


@pytest.mark.rule("XD-6.5")
def test_a_waking_that_yields_no_threat_is_tried_again_at_the_next_beaten_threat_only() -> None:
    """Next threat and both piles empty: tile 8 alone comes as reinforcement, for recruitment."""
    state = with_table(
        replace(mid_game(), recruitment_pile=(), threat_pile=()),
        next_threat=None,
        threats=(8, 9),
        titans=(TitanStack(0, raging=True), TitanStack(1, raging=False), TitanStack(2, raging=False)),
    )
    after, events = cleared(state, 8)
    # The raging one stays, the one below the killed one turns, the empty stack is skipped.
    assert told(events, TitansWoke) == [TitansWoke(stacks=(1,))]
    assert [stack.raging for stack in after.table.titans] == [True, True, False]
    # Tile 8 alone was in the discards: it became the recruitment pile; no threat came, a place on the map is lost.
    assert queues(after)[2:] == (None, ())
    assert after.table.threats == (9,)
    assert PlaceLost(side="threat") in events


@pytest.mark.rule("XD-6.4", "XD-6.5")
def test_an_exhausted_camp_refills_a_next_threat_that_a_waking_left_empty() -> None:
    state = with_table(replace(mid_game(), threat_pile=()), next_threat=None)
    after, events = exhausted(state, 1)
    assert queues(after)[2:] == (1, ())
    assert PileTurned(side="threat", tiles=1) in events
    assert not told(events, TitansWoke)


@pytest.mark.rule("XD-7.1", "XD-7.3")
def test_a_second_waking_leaves_raging_titans_and_turns_the_sleeping_tops() -> None:
    state = with_table(
        replace(mid_game(), threat_pile=()),
        titans=(TitanStack(0, raging=True), TitanStack(1, raging=False), TitanStack(0, raging=True)),
    )
    after, events = cleared(state, 6)
    assert told(events, TitansWoke) == [TitansWoke(stacks=(1,))]
    assert [stack.raging for stack in after.table.titans] == [True, True, True]


@pytest.mark.rule("XD-7.1")
def test_reinforcements_come_though_all_titans_are_dead() -> None:
    state = with_table(replace(mid_game(), threat_pile=()), titans=(TitanStack(2, raging=False),) * 3)
    _, events = cleared(state, 6)
    assert told(events, TitansWoke) == [TitansWoke(stacks=())]
    assert told(events, ReinforcementsCame)


@pytest.mark.rule("XD-6.6")
def test_whatever_happens_the_tiles_are_the_set() -> None:
    state = mid_game()
    for turn in range(30):
        threats, camps = state.table.threats, state.table.camps
        state, _ = cleared(state, threats[turn % len(threats)]) if turn % 2 else exhausted(state, camps[0].city)
        table = state.table
        everywhere = [
            *(camp.city for camp in table.camps),
            *table.threats,
            *([table.next_recruitment] if table.next_recruitment else []),
            *([table.next_threat] if table.next_threat else []),
            *state.recruitment_pile,
            *state.threat_pile,
            *table.recruitment_discards,
            *table.threat_discards,
        ]
        assert sorted(everywhere) == list(BOARD.full_set)
