"""Moments: whoever listens to what has just happened is put on the agenda (RS-6.1)."""

from collections.abc import Iterable

from warlords_core.rising_sun import content
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Heard, Occasion, Responding
from warlords_core.rising_sun.vocabulary import Whose


def happen(draft: Draft, occasions: Iterable[Occasion], before: State | None = None) -> None:
    """Say that something has happened; what happens at once is told at once, so that it comes in one order.

    Args:
        draft: gets one ``Responding`` step if anybody listens, on top when what tells it is carried out.
        occasions: what has happened; no card hears what a card of its own name led to (RS-10.2).
        before: the state before it, for ``richer``; null: the one that the draft holds.
    """
    state = draft.state
    book = content.book(state.pack)
    heard: list[Heard] = []
    for occasion in occasions:
        if occasion.moment not in book.listening:
            continue
        for seat, player in enumerate(state.players):
            for id_, ability, whose in book.held(player.clan, player.cards).listening.get(occasion.moment, ()):
                if id_ not in occasion.causes and _concerns(whose, seat, occasion, before or state):
                    heard.append(Heard(seat, id_, ability, occasion))
    if heard:
        draft.told.append(Responding(tuple(heard)))


def _concerns(whose: Whose, seat: int, occasion: Occasion, before: State) -> bool:
    """Whether it was the doing of one of those that an effect of a seat listens to; allies are others (RS-3.4)."""
    about = occasion.seat
    match whose:
        case "own":
            return about is None or about == seat
        case "by_own":
            return occasion.by == seat and about != seat
        case "others":
            return about is not None and about != seat
        case "richer":
            players = before.players
            return about is not None and about != seat and players[about].coins > players[seat].coins
        case "anybody":
            return True
