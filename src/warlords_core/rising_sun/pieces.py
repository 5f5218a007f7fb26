"""Figures and strongholds: how many are where, and bringing them from one place to another."""

from warlords_core.rising_sun.model import Player
from warlords_core.rising_sun.terms import RESERVE, STRONGHOLD, Group

Pieces = tuple[Group, ...]


def moved(pieces: Pieces, kind: str, place: str, to: str, count: int = 1) -> Pieces:
    """The pieces after so many of a kind went from a place to another; groups stay sorted and none is empty."""
    if place == to:
        return pieces
    groups: list[Group] = []
    found = False
    for group in pieces:
        if group.kind != kind:
            groups.append(group)
        elif group.place == place:
            if group.count > count:
                groups.append(Group(place, kind, group.count - count))
        elif group.place == to:
            groups.append(Group(to, kind, group.count + count))
            found = True
        else:
            groups.append(group)
    if not found:
        groups.append(Group(to, kind, count))
        groups.sort(key=_by_place)
    return tuple(groups)


def added(pieces: Pieces, kind: str, place: str, count: int = 1) -> Pieces:
    """The pieces and so many more of a kind in a place."""
    for at, group in enumerate(pieces):
        if group.kind == kind and group.place == place:
            return (*pieces[:at], Group(place, kind, group.count + count), *pieces[at + 1 :])
    return tuple(sorted((*pieces, Group(place, kind, count)), key=_by_place))


def taken(pieces: Pieces, kind: str, place: str, count: int = 1) -> Pieces:
    """The pieces without so many of a kind in a place."""
    groups = [
        Group(place, kind, group.count - count) if group.kind == kind and group.place == place else group
        for group in pieces
    ]
    return tuple([group for group in groups if group.count > 0])


def _by_place(group: Group) -> tuple[str, str]:
    return (group.place, group.kind)


def count(pieces: Pieces, kind: str, place: str) -> int:
    """How many of a kind stand in a place."""
    for group in pieces:
        if group.place == place and group.kind == kind:
            return group.count
    return 0


def in_reserve(player: Player, kind: str) -> int:
    """How many of a kind wait in the reserve."""
    return count(player.pieces, kind, RESERVE)


def reserve_kinds(player: Player) -> list[str]:
    """Kinds of figures in the reserve, sorted."""
    return [group.kind for group in player.pieces if group.place == RESERVE and group.kind != STRONGHOLD]


def strongholds(player: Player) -> dict[str, int]:
    """Own strongholds on the map, by province."""
    return {group.place: group.count for group in player.pieces if group.kind == STRONGHOLD and group.place != RESERVE}
