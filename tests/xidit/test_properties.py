"""What holds of the pieces along every match: the kinds behind the numbered situations, checked on seeded matches.

The checks count by themselves and trust neither ``problems()`` nor each other.
"""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from tests.contract.harness import harness
from tests.contract.walks import SEEDS
from tests.xidit.along import ORDER_EVENTS, TABLES, before_assessment, events_of, every_table, few, match, on_the_map
from warlords_core.xidit import GAME, Options, content
from warlords_core.xidit.events import (
    BardsPlaced,
    BastionEntered,
    CampOpened,
    GoldGained,
    PlaceLost,
    ThreatOpened,
    TileDiscarded,
    TitanKilled,
    TitansWoke,
    YearEnded,
)
from warlords_core.xidit.model import Side

# Pieces


@pytest.mark.rule("XD-6.6", "XD-1.2")
@every_table
@given(seed=SEEDS)
@few
def test_every_tile_of_the_set_lies_in_exactly_one_place(table: str, seed: int) -> None:
    walked = match(table, seed)
    board = content.board(walked.end.pack)
    tile_set = list(board.tile_set(walked.options.seats, walked.options.tile_set))
    for state in walked.states:
        lying = [
            *(camp.city for camp in state.table.camps),
            *state.table.threats,
            *(city for city in (state.table.next_recruitment, state.table.next_threat) if city is not None),
            *state.recruitment_pile,
            *state.threat_pile,
            *state.table.recruitment_discards,
            *state.table.threat_discards,
        ]
        assert sorted(lying) == tile_set
        on_map = [camp.city for camp in state.table.camps] + list(state.table.threats)
        assert len(set(on_map)) == len(on_map), "a city has two tiles"


@pytest.mark.rule("XD-1.1", "XD-4.3", "XD-6.2", "XD-8.1")
@every_table
@given(seed=SEEDS)
@few
def test_units_are_only_moved_about(table: str, seed: int) -> None:
    walked = match(table, seed)
    supply = content.board(walked.end.pack).supply
    for state in walked.states:
        places = [state.table.barracks, *(camp.units for camp in state.table.camps), *(p.units for p in state.players)]
        assert tuple(map(sum, zip(*places, strict=True))) == supply
        assert min(map(min, places)) >= 0
        assert all(any(camp.units) for camp in state.table.camps), "an exhausted tile lies on the map"


@pytest.mark.rule("XD-4.6", "XD-9.3")
@every_table
@given(seed=SEEDS)
@few
def test_a_seat_never_places_more_bards_than_it_has_and_none_moves(table: str, seed: int) -> None:
    walked = match(table, seed)
    board = content.board(walked.end.pack)
    for state in before_assessment(walked):
        for seat, player in enumerate(state.players):
            assert player.bards + player.bastion + on_the_map(state, seat) == board.bards
            assert state.table.bards[board.bastion][seat] == 0, "the bastion is secret"
    for one, other in pairwise(before_assessment(walked)):
        for seat in range(walked.options.seats):
            assert one.players[seat].bastion <= other.players[seat].bastion
            for row, after in zip(one.table.bards, other.table.bards, strict=True):
                assert row[seat] <= after[seat]


@pytest.mark.rule("XD-4.6", "XD-9.3")
@every_table
@given(seed=SEEDS)
@few
def test_bards_go_to_regions_around_the_hero(table: str, seed: int) -> None:
    walked = match(table, seed)
    board = content.board(walked.end.pack)
    for turn in walked.turns:
        for event in turn.after.events:
            if isinstance(event, BardsPlaced):
                around = board.regions_at(turn.state.players[event.seat].hero)
                assert {placed.region for placed in event.bards} <= set(around)
            if isinstance(event, BastionEntered):
                assert board.bastion in board.regions_at(turn.state.players[event.seat].hero)


@pytest.mark.rule("XD-4.7", "XD-9.4")
@every_table
@given(seed=SEEDS)
@few
def test_one_guild_a_city_of_four_storeys_at_most_out_of_fifteen(table: str, seed: int) -> None:
    walked = match(table, seed)
    storeys = content.board(walked.end.pack).storeys
    for state in before_assessment(walked):
        cities = [guild.city for guild in state.table.guilds]
        assert cities == sorted(set(cities))
        assert all(1 <= guild.storeys <= 4 for guild in state.table.guilds)
        for seat, player in enumerate(state.players):
            built = sum(guild.storeys for guild in state.table.guilds if guild.seat == seat)
            assert built + player.storeys + player.waiting == storeys


@pytest.mark.rule("XD-4.7")
@every_table
@given(seed=SEEDS)
@few
def test_guilds_never_shrink_or_change_hands(table: str, seed: int) -> None:
    for one, other in pairwise(before_assessment(match(table, seed))):
        after = {guild.city: guild for guild in other.table.guilds}
        for guild in one.table.guilds:
            assert after[guild.city].seat == guild.seat
            assert after[guild.city].storeys >= guild.storeys


@pytest.mark.rule("XD-4.5")
@every_table
@given(seed=SEEDS)
@few
def test_gold_only_grows_and_by_what_its_owner_is_told(table: str, seed: int) -> None:
    for turn in match(table, seed).turns:
        gained = Counter[int]()
        for event in turn.after.events:
            if isinstance(event, GoldGained):
                gained[event.seat] += event.amount
        for seat, player in enumerate(turn.state.players):
            assert turn.after.state.players[seat].gold == player.gold + gained[seat]


# Tiles and titans


@pytest.mark.rule("XD-1.2", "XD-1.3")
@pytest.mark.parametrize(
    ("options", "threat_pile"),
    [(Options(), 5), (Options(seats=5), 5), (Options(seats=3), 2), (Options(seats=3, tile_set="full"), 5)],
)
@given(seed=SEEDS)
@few
def test_setup_deals_five_and_five_and_the_piles(options: Options, threat_pile: int, seed: int) -> None:
    state = GAME.setup(options, seed).state
    assert (len(state.table.camps), len(state.table.threats)) == (5, 5)
    assert state.table.next_recruitment is not None
    assert state.table.next_threat is not None
    # 21 tiles: 5 + 5 on the map, 1 + 4 recruitment, 1 + 5 threats; 18 tiles: three threats fewer.
    assert (len(state.recruitment_pile), len(state.threat_pile)) == (4, threat_pile)
    assert (state.table.recruitment_discards, state.table.threat_discards) == ((), ())


@pytest.mark.rule("XD-6.3", "XD-6.5", "XD-7.2")
@pytest.mark.parametrize("table", [name for name in TABLES if harness("xidit").tables[name].pack == "stand-in-21"])
@given(seed=SEEDS)
@few
def test_five_threats_lie_on_the_map_between_orders(table: str, seed: int) -> None:
    walked = match(table, seed)
    lost = any(isinstance(event, PlaceLost) and event.side == "threat" for event in events_of(walked))
    for state in walked.states:
        # A beaten threat lies there till its rewards are taken.
        assert len(state.table.threats) == 5 or lost
        assert len(state.table.threats) <= 5


@pytest.mark.rule("XD-6.1", "XD-6.2", "XD-6.3", "XD-4.2", "XD-4.8")
@every_table
@given(seed=SEEDS)
@few
def test_a_tile_that_goes_is_replaced_before_the_next_order(table: str, seed: int) -> None:
    walked = match(table, seed)
    for transition in walked.transitions:
        waiting: Side | None = None
        for event in transition.events:
            if isinstance(event, TileDiscarded):
                waiting = event.side
            elif isinstance(event, (PlaceLost, CampOpened if waiting == "recruitment" else ThreatOpened)):
                waiting = None
            elif isinstance(event, (*ORDER_EVENTS, YearEnded)):
                assert waiting is None, "an order came before the new tile"


@pytest.mark.rule("XD-7.1", "XD-8.1", "XD-8.3")
@every_table
@given(seed=SEEDS)
@few
def test_titans_wake_stay_awake_and_are_killed_once(table: str, seed: int) -> None:
    walked = match(table, seed)
    titans = content.board(walked.end.pack).titans
    for turn in walked.turns:
        woke = any(isinstance(event, TitansWoke) for event in turn.after.events)
        stacks = zip(turn.state.table.titans, turn.after.state.table.titans, titans, strict=True)
        kills = Counter(event.stack for event in turn.after.events if isinstance(event, TitanKilled))
        for stack, (before, after, tiles) in enumerate(stacks):
            assert after.killed == before.killed + kills[stack] <= len(tiles)
            assert not (after.raging and after.killed == len(tiles)), "an empty stack rages"
            if after.raging and not before.raging:
                assert woke
            if before.raging and not after.raging:
                assert kills[stack] == 1
            if woke and not kills[stack] and after.killed < len(tiles):
                assert after.raging


@pytest.mark.rule("XD-7.1", "XD-6.5")
@every_table
@given(seed=SEEDS)
@few
def test_titans_wake_by_beaten_threats_only(table: str, seed: int) -> None:
    for transition in match(table, seed).transitions:
        threat_gone = False
        for event in transition.events:
            threat_gone |= isinstance(event, TileDiscarded) and event.side == "threat"
            assert threat_gone or not isinstance(event, TitansWoke)
