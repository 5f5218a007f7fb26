"""What a seat sees and what it does not; states drawn from views keep what a seat knows and vary in the rest."""

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import game, play, seat
from tests.rising_sun.sound import PILE, at_war, drawn, taken, trio, with_market
from warlords_core.errors import ImpossibleView
from warlords_core.rising_sun.decisions import PlaceBid
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Look, State
from warlords_core.rising_sun.steps import Choosing


def choosing(turns: int) -> State:
    """Three seats, and the next one looks at its tiles after so many turns."""
    state = game(*trio(3, 3, 3), wars=("kyoto", "edo", "oshu", "kansai", "nagato"))
    return replace(with_market(taken(state, turns)), agenda=(Choosing(turns % 3),))


def announcing(turns: int) -> State:
    """The same with a seat that announces: seat 0 has laid what it took face down."""
    seats = [seat(clan, "daimyo edo") for clan in ("lotus", "turtle", "bonsai")]
    state = game(*seats, wars=("kyoto", "edo", "oshu", "kansai", "nagato"))
    hidden = tuple(range(0, turns, 3))
    return replace(with_market(taken(state, turns, hidden)), agenda=(Choosing(turns % 3),))


@pytest.mark.rule("RS-4.2")
def test_the_holder_alone_sees_the_top_four_tiles() -> None:
    state = choosing(0)
    assert [GAME.view(state, who).own for who in (1, 2)] == [GAME.view(choosing(0), who).own for who in (1, 2)]
    tiles = [own.tiles for who in range(3) if (own := GAME.view(state, who).own) is not None]
    assert tiles == [PILE[:4], (), ()]
    assert GAME.view(state, None).own is None
    assert GAME.view(state, 0).pile == 10


@pytest.mark.rule("RS-4.2")
def test_who_has_looked_remembers_what_went_back() -> None:
    view = GAME.view(choosing(2), 0)
    assert view.own is not None
    assert view.own.looks == (Look(0, PILE[:4], 0),)
    assert GAME.view(choosing(2), 2).own == replace(view.own, looks=(), tiles=PILE[2:6])


@pytest.mark.rule("RS-9.lotus")
def test_a_tile_that_lies_face_down_is_seen_by_its_seat_only() -> None:
    state = announcing(2)
    assert [GAME.view(state, who).laid for who in (0, 1, None)] == [
        ("recruit", "marshal"),
        (None, "marshal"),
        (None, "marshal"),
    ]


@pytest.mark.rule("RS-6.3")
def test_of_a_bid_the_others_see_that_it_is_made() -> None:
    state = play(at_war(*trio(3, 2, 5)), (1, PlaceBid((0, 2, 0, 0))))
    view = GAME.view(state, 0)
    assert [player.committed for player in view.players] == [False, True, False]
    assert view.own is not None
    assert view.own.bid is None
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.bid == (0, 2, 0, 0)


# States drawn from views


@pytest.mark.rule("RS-4.2")
def test_tiles_that_went_back_lie_where_a_seat_put_them_unless_they_were_taken_since() -> None:
    # Seat 0 saw recruit, marshal, train, harvest and took recruit; seat 1 played marshal, which was the uppermost or
    # the one that lay fourth, unknown to seat 0.
    piles = {other.pile[:3] for other in drawn(choosing(2), 0, 80)}
    assert ("train", "harvest") in {pile[:2] for pile in piles}
    for pile in piles:
        assert pile[:2] == ("train", "harvest") or pile == ("marshal", "train", "harvest")
    assert any(pile[0] == "marshal" for pile in piles)
    assert len(piles) > 2


@pytest.mark.rule("RS-4.2")
def test_the_holder_knows_its_tiles_and_not_what_lies_below() -> None:
    others = drawn(choosing(1), 1)
    assert {other.pile[:4] for other in others} == {PILE[1:5]}
    assert len({other.pile[4:] for other in others}) > 10
    assert {other.laid for other in others} == {("recruit",)}


@pytest.mark.rule("RS-4.2")
def test_a_spectator_knows_which_tiles_lie_open_only() -> None:
    others = drawn(choosing(2), None)
    assert {other.laid for other in others} == {PILE[:2]}
    assert len({other.pile for other in others}) > 10
    assert len({other.players[0].looks for other in others}) > 10


@pytest.mark.rule("RS-9.lotus")
def test_a_tile_that_lies_face_down_may_be_any() -> None:
    assert {other.laid[0] for other in drawn(announcing(1), None, 60)} == set(PILE)
    assert {other.laid[0] for other in drawn(announcing(1), 0)} == {"recruit"}


@pytest.mark.rule("RS-9.lotus")
def test_who_looks_after_knows_a_bit_of_what_lies_face_down() -> None:
    # Seat 1 sees marshal, train, harvest, betray: the face-down tile is any of the pile but no third of these.
    others = drawn(announcing(1), 1, 60)
    assert {other.pile[:4] for other in others} == {PILE[1:5]}
    assert {other.laid[0] for other in others} == set(PILE)


@pytest.mark.rule("RS-6.3")
def test_bids_of_others_are_any_that_they_can_afford() -> None:
    state = play(at_war(*trio(3, 2, 5)), (1, PlaceBid((0, 2, 0, 0))))
    # Two coins on four advantages or kept: C(2 + 4, 4) = 15 bids.
    assert len({other.players[1].bid for other in drawn(state, 0, 200)}) == 15
    assert {other.players[1].bid for other in drawn(state, 1)} == {(0, 2, 0, 0)}


@pytest.mark.rule("RS-4.2")
def test_a_view_that_no_state_has_is_refused() -> None:
    view = GAME.view(choosing(2), 0)
    assert view.own is not None
    for other in (
        replace(view, seat=7),
        replace(view, seat=None),
        replace(view, pile=7),
        replace(view, laid=("train", "train")),
        replace(view, laid=()),
        replace(view, own=replace(view.own, looks=())),
        replace(view, own=replace(view.own, looks=(Look(0, ("betray", "betray", "betray", "betray"), 3),))),
        replace(view, own=replace(view.own, tiles=("train",))),
        replace(view, players=(replace(view.players[0], committed=True), *view.players[1:])),
    ):
        with pytest.raises(ImpossibleView):
            GAME.determinize(other, 1)
