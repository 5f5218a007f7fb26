"""Situations that a match can come to, made from those of ``builders``: sound, so that they can be looked at.

``builders`` leaves out what a rule does not ask for; here the political track, the wars and the market are what they
would be. Tiles were taken from the top, by the seats from 0 on.
"""

from collections import Counter
from itertools import chain
from typing import Any

from msgspec.structs import replace

from tests.rising_sun.builders import BOOK, begin, game, seat
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Look, Offer, Played, Player, State
from warlords_core.rising_sun.steps import NextWar
from warlords_core.rising_sun.terms import Mandate

TRIO = ("koi", "turtle", "bonsai")
PILE: tuple[Mandate, ...] = (
    "recruit",
    "marshal",
    "train",
    "harvest",
    "betray",
    "recruit",
    "marshal",
    "train",
    "harvest",
    "betray",
)


def taken(state: State, turns: int, hidden: tuple[int, ...] = ()) -> State:
    """After so many mandate turns, each of them with the uppermost tile; some lie face down, announced as betray."""
    number = len(state.players)
    played = tuple(
        Played(turn % number, "betray" if turn in hidden else PILE[turn], hidden=turn in hidden)
        for turn in range(turns)
    )
    looks = [Look(turn, PILE[turn : turn + 4], 0) for turn in range(turns)]
    players = [
        replace(player, looks=tuple(look for look in looks if look.turn % number == who))
        for who, player in enumerate(state.players)
    ]
    table = replace(state.table, turns=played, holder=turns % number)
    return replace(state, table=table, players=tuple(players), pile=PILE[turns:], laid=PILE[:turns])


def with_market(state: State) -> State:
    """All cards of the season that nobody has are displayed."""
    owned = Counter(chain.from_iterable([player.cards for player in state.players]))
    offers = [
        replace(offer, copies=offer.copies - owned[offer.card])
        for offer in BOOK.season_cards(state.table.season, state.options.add_on)
        if offer.copies > owned[offer.card]
    ]
    market: tuple[Offer, ...] = tuple(offers)
    return replace(state, table=replace(state.table, market=market))


def at_war(*players: Player, **table: Any) -> State:
    """The bids for a battle in kyoto, the first of the wars, are due."""
    state = game(*players, phase="war", wars=("kyoto", "edo", "oshu", "kansai", "nagato"), **table)
    return begin(with_market(taken(state, 7)), NextWar()).state


def trio(*coins: int) -> tuple[Player, ...]:
    """Koi, turtle and bonsai with a bushi in kyoto each, and coins; their strongholds stand where there is no war."""
    places = ("bushi kyoto", "daimyo edo", "stronghold shikoku")
    return tuple(seat(clan, *places, coins=each) for clan, each in zip(TRIO, coins, strict=True))


def drawn(state: State, viewer: int | None, count: int = 40) -> list[State]:
    """States with the same view, by the first seeds; checked to have it, and to be sound."""
    view = GAME.view(state, viewer)
    states = [GAME.determinize(view, seed) for seed in range(count)]
    for other in states:
        assert GAME.view(other, viewer) == view
        assert GAME.problems(other) == ()
    return states
