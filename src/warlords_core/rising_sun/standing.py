"""How well a seat stands before the end: a rule of thumb for bots, no rule of the game."""

from typing import Final

from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.draft import ally_of
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.model import State, Table
from warlords_core.rising_sun.terms import SEASONS, SHRINES, STRONGHOLD
from warlords_core.rising_sun.winter import outcome

_WON: Final = 1_000.0
_COIN: Final = 0.4
"""Coins and ronin are worth something this season only, and less once it is war."""
_RONIN: Final = 0.3
_CARD: Final = 1.0
_FIGURE: Final = 0.5
"""A figure on the map or at a shrine, for each season that is still to come, the present one too."""
_STRONGHOLD: Final = 1.5
_HONOR: Final = 0.5
"""For each seat that stands below."""
_LEAD: Final = 3.0
"""The most force in a province that is still to be fought over, beside the token itself."""
_ALLY: Final = 2.0
"""Allies share in each other's mandates."""
_PROPOSAL: Final = 0.1
"""An open proposal, own or received: it may yet become an alliance."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands, higher is better: its worth less that of the best other seat.

    When the match is over 1000 is added for a winner, and taken away from the others.
    """
    ended = outcome(state)
    worths = [_worth(state, each) for each in range(len(state.players))]
    lead = worths[seat] - max(worth for each, worth in enumerate(worths) if each != seat)
    if ended is None:
        return lead
    return lead + (_WON if seat in ended.winners else -_WON)


def _worth(state: State, seat: int) -> float:
    """Points so far, what tokens will pay, and what may become points."""
    book, player, table = content.book(state.pack), state.players[seat], state.table
    if not state.agenda:
        return float(player.vp)
    seasons = len(SEASONS) - SEASONS.index(table.season)
    groups = [group for group in player.pieces if group.place in book.provinces or group.place in SHRINES]
    figures = sum([group.count for group in groups if group.kind != STRONGHOLD])
    strongholds = sum([group.count for group in groups if group.kind == STRONGHOLD])
    below = len(table.honor) - 1 - table.honor.index(seat)
    return (
        player.vp
        + _tokens(book, state, seat)
        + _COIN * player.coins
        + _RONIN * player.ronin
        + _CARD * len(player.cards)
        + _FIGURE * seasons * figures
        + _STRONGHOLD * seasons * strongholds
        + _HONOR * below
        + _wars(book, state, seat)
        + _alliance(table, seat)
    )


def _alliance(table: Table, seat: int) -> float:
    """An ally, or the hope for one."""
    if ally_of(table, seat) is not None:
        return _ALLY
    return _PROPOSAL * sum([each.open and seat in (each.seat, each.to) for each in table.proposals])


def _tokens(book: Book, state: State, seat: int) -> float:
    """Points of tokens, and a share of the next bonus for different provinces (RS-8.1)."""
    if state.table.phase == "winter":
        return 0
    tokens = state.players[seat].tokens
    different = len({token.province for token in tokens})
    shares = [vp * min(1.0, different / number) for number, vp in book.set_bonus]
    return sum(book.token_points[token.season] for token in tokens) + max(shares, default=0.0)


def _wars(book: Book, state: State, seat: int) -> float:
    """Provinces that are still to be fought over, as far as force decides now."""
    table, players = state.table, range(len(state.players))
    worth = 0.0
    for province in table.wars[table.fought :]:
        own = force(state, seat, province)
        if own:
            best = max(force(state, each, province) for each in players if each != seat)
            worth += (_LEAD + book.token_points[table.season]) * own / (own + best)
    return worth
