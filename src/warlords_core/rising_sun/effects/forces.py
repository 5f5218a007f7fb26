"""The force of figures and of whole seats (RS-4.7, RS-5.1, RS-6.2, RS-9, RS-10)."""

from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.model import State, View
from warlords_core.rising_sun.terms import STRONGHOLD
from warlords_core.rising_sun.vocabulary import Force


def force(state: State | View, seat: int, place: str) -> int:
    """The force of a seat's pieces in a place; ronin are none."""
    player = state.players[seat]
    groups = [group for group in player.pieces if group.place == place]
    if not groups:
        return 0
    book = content.book(state.pack)
    printed, changes = book.printed, book.held(player.clan, player.cards).forces
    total = 0
    for group in groups:
        least, more = printed[group.kind], 0
        for source, change in changes:
            if _concerns(book, source, change, group.kind) and _holds(state, book, seat, place, change):
                least = max(least, change.at_least)
                more += change.add
        total += group.count * (least + more)
    return total


def present(state: State, place: str) -> list[int]:
    """Seats with force in a place, ascending."""
    return [seat for seat in range(len(state.players)) if force(state, seat, place) > 0]


def _concerns(book: Book, source: str, change: Force, kind: str) -> bool:
    match change.of:
        case "self":
            return kind == source
        case "strongholds":
            return kind == STRONGHOLD
        case "figures":
            return kind != STRONGHOLD
        case "daimyo" | "bushi" | "shinto":
            return change.of in (kind, book.counts_as(kind))


def _holds(state: State | View, book: Book, seat: int, place: str, change: Force) -> bool:
    if change.only == "lowest_honor":
        return _lowest(state, book, seat, place)
    return change.only == "always" or state.table.phase == "war"


def _lowest(state: State | View, book: Book, seat: int, place: str) -> bool:
    """Whether nobody else with force there, or who takes part in the battle there, stands lower in honor."""
    battle = state.table.battle
    if battle is not None and battle.province == place:
        rivals: tuple[int, ...] = battle.seats
    else:
        rivals = tuple([each for each in range(len(state.players)) if _is_there(state, book, each, place)])
    honor = state.table.honor
    return not any(honor.index(each) > honor.index(seat) for each in rivals if each != seat)


def _is_there(state: State | View, book: Book, seat: int, place: str) -> bool:
    """Whether a seat has force in a place, conditions of honor apart: those only ever raise it."""
    player = state.players[seat]
    kinds = [group.kind for group in player.pieces if group.place == place]
    if any(book.printed[kind] for kind in kinds):
        return True
    return any(
        _concerns(book, source, change, kind) and change.only != "lowest_honor"
        for source, change in book.held(player.clan, player.cards).forces
        for kind in kinds
    )
