"""The tea ceremony and the five mandates."""

import pytest

from tests.rising_sun.builders import act, begin, game, pieces, play, seat
from warlords_core.rising_sun import legal, setup
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    Build,
    Buy,
    Decline,
    Done,
    Give,
    Move,
    Propose,
    Ready,
    RecruitDue,
    Summon,
    Swap,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.model import Offer, Options, State
from warlords_core.rising_sun.steps import CarryingOut, Choosing, Marshalling, Obeying, Spot, WindMoving
from warlords_core.rising_sun.terms import Box


def tea(seats: int) -> State:
    """A match at its first tea ceremony."""
    boxes: tuple[Box, ...] = ("base", "dynasty") if seats == 6 else ("base",)
    return setup.setup(Options(seats=seats, boxes=boxes), 3).state


@pytest.mark.rule("RS-2.1", "RS-2.3")
@pytest.mark.parametrize(("seats", "wars"), [(3, 5), (4, 6), (5, 7), (6, 8)])
def test_two_provinces_more_than_seats_are_at_war(seats: int, wars: int) -> None:
    state = tea(seats)
    assert len(set(state.table.wars)) == wars
    assert sum(offer.copies for offer in state.table.market) == 12


@pytest.mark.rule("RS-1.1", "RS-1.2", "RS-1.5")
def test_the_five_base_clans_sit_by_honor() -> None:
    state = tea(5)
    assert [player.clan for player in state.players] == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert [player.coins for player in state.players] == [5, 7, 6, 6, 4]
    assert state.table.honor == (0, 1, 2, 3, 4)
    assert state.table.holder == 0
    assert pieces(state, 0, "edo") == {"daimyo": 1, "bushi": 1, "stronghold": 1}
    assert pieces(state, 0, "reserve") == {"bushi": 5, "shinto": 3, "stronghold": 3}


@pytest.mark.rule("RS-3.1", "RS-3.2")
def test_an_agreement_counts_at_once_and_closes_what_else_was_proposed() -> None:
    state = play(tea(4), (0, Propose(1)), (2, Propose(1)), (3, Propose(0)), (1, Accept(0)))
    assert state.table.alliances == ((0, 1),)
    assert not any(each.open for each in state.table.proposals)
    assert legal.owing(state) == [2, 3]
    assert Propose(3) in legal.legal_actions(state, 2)
    assert Propose(0) not in legal.legal_actions(state, 2)
    assert [player.allied_seasons for player in state.players] == [1, 1, 0, 0]


@pytest.mark.rule("RS-3.2")
def test_no_is_final_and_an_answer_is_no_proposal() -> None:
    state = play(tea(3), (0, Propose(1)))
    assert Propose(0) not in legal.legal_actions(state, 1)
    declined = play(state, (1, Decline(0)))
    assert Propose(1) not in legal.legal_actions(declined, 0)
    assert Propose(0) in legal.legal_actions(declined, 1)
    withdrawn = play(state, (0, Withdraw(1)))
    assert Propose(1) not in legal.legal_actions(withdrawn, 0)


@pytest.mark.rule("RS-3.2")
def test_a_proposal_makes_a_ready_seat_think_again() -> None:
    state = play(tea(3), (1, Ready()))
    assert legal.owing(state) == [0, 2]
    state = play(state, (0, Propose(1)))
    assert legal.owing(state) == [0, 1, 2]
    state = play(state, (0, Ready()), (1, Ready()), (2, Ready()))
    assert isinstance(state.agenda[-1], Choosing)


@pytest.mark.rule("RS-3.3", "RS-6.11")
def test_a_gift_once_to_each_seat_between_two_decisions() -> None:
    state = act(tea(3), 2, Give(0, 1, 0)).state
    assert Give(0, 1, 0) not in legal.side_actions(state, 2)
    assert Give(1, 1, 0) in legal.side_actions(state, 2)
    assert Give(1, 0, 0) not in legal.side_actions(state, 2)
    state = play(state, (0, Ready()))
    assert Give(0, 1, 0) in legal.side_actions(state, 2)
    assert not legal.side_actions(game(seat("koi", coins=3), seat("lotus"), seat("turtle"), phase="war"), 0)


@pytest.mark.rule("RS-4.3", "RS-4.4")
def test_recruits_of_the_chooser_and_of_the_others() -> None:
    seats = [seat(clan, "stronghold edo", "2 stronghold oshu") for clan in ("koi", "lotus", "turtle")]
    state = begin(game(*seats), CarryingOut("recruit", 1)).state
    spots = (Spot("edo", 1), Spot("oshu", 2))
    assert legal.decisions(state) == (RecruitDue(2, 3, 0, spots),)  # the left neighbour
    state = play(state, (2, Summon("shinto", "shrine_2")), (2, Summon("bushi", "edo")))
    assert Summon("bushi", "edo") not in legal.legal_actions(state, 2)
    state = play(state, (2, Summon("bushi", "oshu")), (0, Done()))
    assert legal.decisions(state) == (RecruitDue(1, 4, 1, spots),)
    state = play(state, (1, Summon("bushi", "edo")), (1, Summon("bushi", "edo")))
    assert Summon("bushi", "edo") not in legal.legal_actions(state, 1)
    assert Summon("bushi", "oshu") in legal.legal_actions(state, 1)


@pytest.mark.rule("RS-10.path_of_the_warlord", "RS-4.4")
def test_one_recruit_is_one_summon() -> None:
    seats = (seat("koi", "3 stronghold edo", cards=["path_of_the_warlord"]), seat("lotus"), seat("turtle"))
    state = begin(game(*seats), Obeying("recruit", 0, bonus=False)).state
    state = play(state, *[(0, Summon("bushi", "edo"))] * 3)
    assert state.players[0].coins == 1


@pytest.mark.rule("RS-4.5")
def test_a_figure_moves_once_and_one_stronghold_is_built() -> None:
    seats = (seat("koi", "2 bushi kansai", "bushi nagato", coins=5), seat("lotus"), seat("turtle"))
    state = begin(game(*seats), Marshalling(0, builds=True)).state
    state = play(state, (0, Move("bushi", "kansai", "nagato")), (0, Build("shikoku")))
    assert state.players[0].coins == 2
    assert pieces(state, 0, "shikoku") == {"stronghold": 1}
    assert not any(isinstance(each, Build) for each in legal.legal_actions(state, 0))
    state = play(state, (0, Move("bushi", "nagato", "kansai")))
    # Two stand in kansai, one of them has moved; nobody is left in nagato but one who has.
    state = play(state, (0, Move("bushi", "kansai", "hokkaido")))
    assert legal.owing(state) == []
    assert pieces(state, 0, "nagato") == pieces(state, 0, "kansai") == pieces(state, 0, "hokkaido") == {"bushi": 1}


@pytest.mark.rule("RS-9.bonsai", "RS-4.6")
@pytest.mark.parametrize(("card", "bonus", "paid"), [("yurei", True, 0), ("yurei", False, 1), ("respect", False, 0)])
def test_bonsai_pays_one_at_most_and_the_discount_comes_after(card: str, bonus: bool, paid: int) -> None:
    seats = (seat("koi"), seat("lotus"), seat("bonsai", "stronghold kyushu", coins=1))
    state = begin(game(*seats, market=(Offer(card, 1),)), Obeying("train", 2, bonus=bonus)).state
    state = play(state, (2, Buy(card)))
    assert state.players[2].coins == 1 - paid
    assert state.table.market == ()


@pytest.mark.rule("RS-4.7", "RS-10.loyalty")
def test_a_tied_harvest_goes_to_the_higher_honor_and_is_one_gain() -> None:
    seats = (seat("koi", "bushi kansai"), seat("lotus", "bushi kansai", "bushi nagato", "bushi edo", cards=["loyalty"]))
    state = game(*seats, seat("turtle"), alliances=((1, 2),))
    state = begin(state, Obeying("harvest", 1, bonus=True)).state
    lotus = state.players[1]
    # Nagato 1 point, 1 coin, 1 ronin; Edo 2 points, 2 coins; a coin for all; loyalty once.
    assert (lotus.vp, lotus.coins, lotus.ronin) == (4, 4, 1)


@pytest.mark.rule("RS-9.sun")
def test_sun_profits_from_a_tie_that_honor_alone_decides() -> None:
    seats = (seat("sun", "bushi kansai"), seat("turtle", "bushi kansai", coins=2), seat("moon"))
    state = begin(game(*seats), Obeying("harvest", 0, bonus=True)).state
    assert (state.players[0].vp, state.players[0].coins) == (4, 2)
    assert (state.players[1].vp, state.players[1].coins) == (0, 1)


@pytest.mark.rule("RS-4.8")
def test_betraying_ends_an_alliance_even_with_nothing_to_swap() -> None:
    seats = (seat("koi", "5 bushi edo", "3 shinto edo", "daimyo edo"), seat("lotus", "bushi oshu"), seat("turtle"))
    state = begin(game(*seats, alliances=((0, 1),)), CarryingOut("betray", 0)).state
    assert state.table.alliances == ()
    assert state.table.honor == (1, 0, 2)
    assert pieces(state, 1, "oshu") == {"bushi": 1}


@pytest.mark.rule("RS-4.8", "RS-10.yurei")
def test_swaps_of_two_different_seats_and_of_no_daimyo() -> None:
    seats = (
        seat("koi"),
        seat("lotus", "bushi oshu", "shinto oshu", "daimyo oshu", "shinto shrine_1"),
        seat("turtle", "yurei edo", "bushi edo", cards=["yurei"]),
    )
    state = begin(game(*seats), CarryingOut("betray", 0)).state
    swaps = list(legal.legal_actions(state, 0))
    assert swaps == [
        Swap(1, "oshu", "bushi", "bushi"),
        Swap(1, "oshu", "shinto", "shinto"),
        Swap(2, "edo", "bushi", "bushi"),
        Done(),
    ]
    state = play(state, (0, swaps[1]))
    assert list(legal.legal_actions(state, 0)) == [swaps[2], Done()]
    assert pieces(state, 0, "oshu") == {"shinto": 1}
    assert state.table.honor == (0, 1, 2)


@pytest.mark.rule("RS-9.lotus", "RS-4.2")
def test_lotus_lays_any_tile_and_announces_any_mandate() -> None:
    state = begin(game(seat("koi"), seat("lotus"), seat("turtle"), holder=1), Choosing(1)).state
    assert legal.legal_actions(state, 1).size == 20
    state = act(state, 1, Announce(2, "harvest")).state
    [turn] = state.table.turns
    assert (turn.mandate, turn.hidden) == ("harvest", True)
    assert [player.coins for player in state.players] == [1, 1, 1]


@pytest.mark.rule("RS-10.path_of_the_serpent")
@pytest.mark.parametrize("pays", [True, False])
def test_the_serpent_charges_once_and_who_does_not_pay_stays_ashore(pays: bool) -> None:
    seats = (seat("koi", "2 bushi kansai", coins=1), seat("lotus", cards=["path_of_the_serpent"]), seat("turtle"))
    state = begin(game(*seats), WindMoving(0, 2)).state
    state = play(state, (0, Move("bushi", "kansai", "kyushu")), (1, UseEffect()), (0, UseEffect() if pays else Done()))
    assert [player.coins for player in state.players] == ([0, 1, 0] if pays else [1, 0, 0])
    if pays:
        state = play(state, (0, Move("bushi", "kansai", "kyushu")))
        assert pieces(state, 0, "kyushu") == {"bushi": 2}
    else:
        assert pieces(state, 0, "kansai") == {"bushi": 2}
        assert Move("bushi", "kansai", "kyushu") not in legal.legal_actions(state, 0)
        assert Move("bushi", "kansai", "nagato") in legal.legal_actions(state, 0)
