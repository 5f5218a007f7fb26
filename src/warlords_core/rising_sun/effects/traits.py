"""Standing facts about a seat, from its clan and its cards."""

from warlords_core.rising_sun import content
from warlords_core.rising_sun.model import State, View
from warlords_core.rising_sun.vocabulary import TraitName


def trait(state: State | View, seat: int, name: TraitName) -> int | None:
    """What a trait says for a seat: the least of its amounts, since all of them are limits; None: it has none."""
    player = state.players[seat]
    amounts = content.book(state.pack).held(player.clan, player.cards).traits.get(name)
    return None if amounts is None else amounts[0]


def total(state: State, seat: int, name: TraitName) -> int:
    """What the copies of a trait add up to."""
    player = state.players[seat]
    amounts = content.book(state.pack).held(player.clan, player.cards).traits.get(name)
    return 0 if amounts is None else amounts[1]
