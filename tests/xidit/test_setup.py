"""Set-up (XD-1)."""

import pytest

from tests.packs import tiny_pack
from tests.xidit.builders import BOARD, NO_UNITS
from tests.xidit.playing import answer
from warlords_core.errors import InvalidOptions, UnknownPack
from warlords_core.xidit import GAME, Options
from warlords_core.xidit.decisions import HeroDue, PlaceHero, PlanDue
from warlords_core.xidit.model import CHECKS, Dummy, TitanStack

SEEDS = range(8)


@pytest.mark.rule("XD-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_starts_alike(seats: int) -> None:
    state = GAME.setup(Options(seats=seats), 1).state
    assert len(state.players) == seats
    for player in state.players:
        assert (player.units, player.gold, player.bards, player.storeys) == (NO_UNITS, 0, 20, 15)
    camps = [sum(camp.units[kind] for camp in state.table.camps) for kind in range(5)]
    assert [a + b for a, b in zip(state.table.barracks, camps, strict=True)] == [18, 16, 14, 12, 10]
    assert (state.table.dummy == Dummy(0, 0, 0)) is (seats == 3)


@pytest.mark.rule("XD-1.2", "XD-1.3")
@pytest.mark.parametrize(
    ("seats", "tile_set", "tiles", "threat_pile"),
    [
        (3, "by_seats", 18, 2),
        (4, "by_seats", 21, 5),
        (5, "by_seats", 21, 5),
        (3, "full", 21, 5),
        (5, "reduced", 18, 2),
    ],
)
def test_tiles_are_dealt(seats: int, tile_set: str, tiles: int, threat_pile: int) -> None:
    """5 + 5 on the map, next 1 and 4 in the recruitment pile, next 1 and the rest in the threat pile."""
    for seed in SEEDS:
        state = GAME.setup(Options(seats=seats, tile_set=tile_set), seed).state  # type: ignore[arg-type]  # a table of words
        table = state.table
        assert (len(table.camps), len(table.threats)) == (5, 5)
        assert (len(state.recruitment_pile), len(state.threat_pile)) == (4, threat_pile)
        assert (table.recruitment_discards, table.threat_discards) == ((), ())
        everywhere = {camp.city for camp in table.camps} | {*table.threats, *state.recruitment_pile}
        everywhere |= {*state.threat_pile, table.next_recruitment or 0, table.next_threat or 0}
        assert len(everywhere) == tiles
        for camp in table.camps:
            assert camp.units == BOARD.tile(camp.city).recruitment, "the barracks can fill the opening"


@pytest.mark.rule("XD-1.3", "XD-1.7")
def test_the_next_tiles_are_public_and_the_piles_are_not() -> None:
    state = GAME.setup(Options(), 3).state
    view = GAME.view(state, 0)
    assert view.table.next_recruitment == state.table.next_recruitment
    assert (view.recruitment_pile, view.threat_pile) == (4, 5)
    assert (view.recruitment_top, view.threat_top) == (None, None)
    told = GAME.view(GAME.setup(Options(pile_tops_public=True), 3).state, None)
    assert (told.recruitment_top, told.threat_top) == (state.recruitment_pile[0], state.threat_pile[0])


@pytest.mark.rule("XD-1.4")
def test_six_titans_sleep_in_three_stacks() -> None:
    assert [len(stack) for stack in BOARD.titans] == [2, 2, 2]
    assert GAME.setup(Options(), 1).state.table.titans == (TitanStack(0, raging=False),) * 3


@pytest.mark.rule("XD-1.5")
def test_every_order_of_the_assessments_comes_up() -> None:
    orders = {GAME.setup(Options(), seed).state.table.checks for seed in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == sorted(CHECKS) for order in orders)


@pytest.mark.rule("XD-1.6")
def test_heroes_are_placed_clockwise_in_different_cities() -> None:
    transition = GAME.setup(Options(starting_seat=2), 1)
    for seat, city in ((2, 5), (3, 6), (0, 7)):
        assert GAME.decisions(transition.state) == (HeroDue(seat),)
        transition = answer(transition, seat, PlaceHero(city))
    taken = GAME.refusal(transition.state, 1, PlaceHero(6))
    assert taken is not None
    assert (taken.code, taken.rule, taken.pointer, taken.value) == ("city_taken", "XD-1.6", "/city", 6)
    unknown = GAME.refusal(transition.state, 1, PlaceHero(22))
    assert unknown is not None
    assert unknown.code == "unknown_city"
    assert len(GAME.legal_actions(transition.state, 1)) == 21 - 3
    done = answer(transition, 1, PlaceHero(1))
    assert GAME.decisions(done.state) == tuple(PlanDue(seat, 1) for seat in range(4))


@pytest.mark.rule("XD-1.6")
def test_a_starting_seat_that_nobody_sits_on_is_refused() -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(Options(seats=4, starting_seat=4), 1)
    assert [(p.code, p.pointer) for p in refused.value.problems] == [("no_such_seat", "/starting_seat")]


@pytest.mark.rule("XD-1.1")
@pytest.mark.parametrize(
    "options",
    [
        Options(seats=2),
        Options(seats=6),
        Options(years=10),  # type: ignore[arg-type]  # the point of the test, here and below
        Options(tile_set="foo"),  # type: ignore[arg-type]
        Options(recruit="x"),  # type: ignore[arg-type]
        Options(starting_seat=-1),
        Options(zero_wins=1),  # type: ignore[arg-type]
    ],
)
def test_options_that_hold_something_else_are_refused(options: Options) -> None:
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(options, 1)
    assert [problem.code for problem in refused.value.problems] == ["invalid_value"]
    assert refused.value.problems == GAME.check_options(options)


@pytest.mark.rule("XD-1.1")
def test_a_pack_of_another_id_than_the_options_name_is_refused() -> None:
    ref = GAME.packs.add(tiny_pack())
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(Options(), 1, ref)
    assert [(p.code, p.pointer) for p in refused.value.problems] == [("pack_mismatch", "/pack")]


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownPack):
        GAME.setup(Options(pack="no-such-pack"), 1)
