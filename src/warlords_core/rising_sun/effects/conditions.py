"""What must hold for an effect, and what a gain is multiplied with: the meaning of the vocabulary's words."""

from warlords_core.rising_sun import content
from warlords_core.rising_sun.draft import ally_of
from warlords_core.rising_sun.effects.rules import ability_of
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.pieces import count, strongholds
from warlords_core.rising_sun.steps import Heard
from warlords_core.rising_sun.vocabulary import Condition, Count


def hold(state: State, heard: Heard) -> bool:
    """Whether all conditions of an effect hold now."""
    return all(_holds(state, heard, condition) for condition in ability_of(state, heard).only)


def _holds(state: State, heard: Heard, condition: Condition) -> bool:
    seat, occasion, honor = heard.seat, heard.occasion, state.table.honor
    match condition:
        case "allied":
            return ally_of(state.table, seat) is not None
        case "highest_honor":
            return honor[0] == seat
        case "above_two":
            return honor.index(seat) <= len(honor) - 3
        case "victim_below":
            return occasion.seat is not None and honor.index(occasion.seat) > honor.index(seat)
        case "not_betray":
            return occasion.what != "betray"
        case "here":
            return _is_here(state, heard)
        case "itself":
            return occasion.kind == heard.source


def _is_here(state: State, heard: Heard) -> bool:
    """RS-10.1: the figure must still stand there, unless the switch lets the fallen count."""
    place = heard.occasion.place
    pieces = state.players[heard.seat].pieces
    if place is not None and count(pieces, heard.source, place):
        return True
    return not state.options.winning_figure_must_survive and heard.source in heard.occasion.kinds


def counted(state: State, heard: Heard, what: Count) -> int:
    """How many of something the owner of an effect has, or its moment is about."""
    player = state.players[heard.seat]
    cards = content.book(state.pack).cards
    owned = [cards[each] for each in player.cards]
    match what:
        case "virtues":
            return len({card.id for card in owned if card.type == "virtue"})
        case "strongholds":
            return sum(strongholds(player).values())
        case "monsters":
            return sum([card.monster is not None for card in owned])
        case "oni":
            return sum([card.monster is not None and card.monster.oni for card in owned])
        case "allied_seasons":
            return player.allied_seasons
        case "figures":
            return heard.occasion.count
