"""What set-up draws and lays out (RS-1.3, RS-2.2)."""

from typing import Final

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import PACK, begin, game, seat
from warlords_core.rising_sun import setup
from warlords_core.rising_sun.events import CardsShown
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Offer, Options
from warlords_core.rising_sun.steps import KamiTurn, StartingSeason
from warlords_core.rising_sun.terms import KAMI, Season


@pytest.mark.rule("RS-1.3")
def test_four_of_the_seven_kami_are_drawn_in_any_order() -> None:
    """In 200 matches each of the seven stands at each shrine: that one is missing has a chance of 28 · (6/7)^200."""
    drawn = [setup.setup(Options(), seed).state.table.kami for seed in range(200)]
    assert all(len(set(kami)) == 4 for kami in drawn)
    for shrine in range(4):
        assert {kami[shrine] for kami in drawn} == set(KAMI)


@pytest.mark.rule("RS-1.3")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_the_kami_stay_where_they_are(season: Season) -> None:
    state = game(seat("koi"), seat("lotus"), kami="susanoo fujin raijin ryujin")
    for step in (StartingSeason(season), KamiTurn(0)):
        assert begin(state, step).state.table.kami == ("susanoo", "fujin", "raijin", "ryujin")


def laid_out(season: Season, add_on: str) -> tuple[Offer, ...]:
    """The offers of a season, as the pack prints them: of the core set and of one other."""
    cards = [card for card in PACK.cards if card.season == season and {"core", add_on} & set(card.sets)]
    return tuple(Offer(card.id, card.copies) for card in cards)


@pytest.mark.rule("RS-1.4", "RS-2.2")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("add_on", ["torii", "teapot", "horseman"])
def test_a_season_shows_its_own_cards_of_two_sets(season: Season, add_on: str) -> None:
    state = game(seat("koi"), seat("lotus"), options={"add_on": add_on, "pack": PACK.id})
    market = begin(state, StartingSeason(season)).state.table.market
    assert market == laid_out(season, add_on)
    assert sum(offer.copies for offer in market) == 12


@pytest.mark.rule("RS-2.2")
@pytest.mark.parametrize("keep", [False, True])
def test_what_nobody_bought_goes_unless_it_is_kept(keep: bool) -> None:
    """Komainu is a card of spring, of the core set."""
    options = {"pack": PACK.id, "keep_unbought": keep}
    state = game(seat("koi"), seat("lotus"), market="komainu", options=options)
    begun = begin(state, StartingSeason("summer"))
    kept = [Offer("komainu", 1)] if keep else []
    assert begun.state.table.market == (*kept, *laid_out("summer", "torii"))
    [shown] = [event for event in begun.events if isinstance(event, CardsShown)]
    assert shown.discarded == (() if keep else ("komainu",))
    assert len(shown.cards) == 12


SIX: Final = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
"""And one more; none of these five is of the Dynasty box."""


@pytest.mark.rule("RS-1.1")
@pytest.mark.parametrize(
    ("options", "codes"),
    [
        (Options(seats=6, boxes=("base", "kickstarter")), ["without_dynasty"]),
        (Options(seats=6, boxes=("base", "dynasty")), []),
        (Options(seats=6, clans=(*SIX, "fox")), ["without_dynasty"]),
        (Options(seats=6, clans=(*SIX, "moon")), []),
        (Options(seats=5, clans=SIX), []),
    ],
)
def test_a_sixth_seat_comes_with_the_dynasty_clans(options: Options, codes: list[str]) -> None:
    assert [problem.code for problem in setup.check_options(options)] == codes


@pytest.mark.rule("RS-1.1")
def test_a_dynasty_clan_is_among_six_that_are_drawn() -> None:
    """Of six drawn from all eight, one table in 28 would have none."""
    table = Options(seats=6, boxes=("base", "kickstarter", "dynasty"))
    for seed in range(200):
        clans = [player.clan for player in setup.setup(table, seed).state.players]
        assert len(set(clans)) == 6
        assert {"sun", "moon"} & set(clans)


@pytest.mark.rule("RS-1.1")
def test_a_state_of_six_without_a_dynasty_clan_is_none() -> None:
    state = setup.setup(Options(seats=6, boxes=("base", "kickstarter", "dynasty")), 0).state
    others = iter([clan for clan in (*SIX, "fox") if clan not in [player.clan for player in state.players]])
    players = tuple(
        replace(player, clan=next(others)) if player.clan in ("sun", "moon") else player for player in state.players
    )
    assert "without_dynasty" in [problem.code for problem in GAME.problems(replace(state, players=players))]
    assert GAME.problems(state) == ()
