"""Standing facts about a seat, from its clan and its cards."""

from warlords_core.rising_sun import content
from warlords_core.rising_sun.model import State, View
from warlords_core.rising_sun.vocabulary import TraitName


def trait(state: State | View, seat: int, name: TraitName) -> int | None:
    """What a trait says for a seat: the least of its amounts, since all of them are limits; None: it has none."""
    amounts = _amounts(state, seat, name)
    return min(amounts) if amounts else None


def total(state: State, seat: int, name: TraitName) -> int:
    """What the copies of a trait add up to."""
    return sum(_amounts(state, seat, name))


def _amounts(state: State | View, seat: int, name: TraitName) -> list[int]:
    book = content.book(state.pack)
    having = book.with_trait.get(name)
    if having is None:
        return []
    player = state.players[seat]
    if player.clan not in having and having.isdisjoint(player.cards):
        return []
    sources = [book.sources[each] for each in (player.clan, *player.cards) if each in having]
    return [amount for source in sources if (amount := source.amount(name)) is not None]
