"""Betray: an alliance ends, and figures change sides (RS-4.8)."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warlords_core.actions import ActionSet, Row, menu
from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.decisions import DONE, Done, Swap
from warlords_core.rising_sun.draft import Draft, ally_of
from warlords_core.rising_sun.effects.traits import total
from warlords_core.rising_sun.events import AllianceBroken, FigureSwapped, Stopped
from warlords_core.rising_sun.honor import lose_honor
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.movement import entered, has_room
from warlords_core.rising_sun.pieces import reserve_kinds
from warlords_core.rising_sun.steps import Betraying
from warlords_core.rising_sun.terms import RESERVE, SHRINES, STRONGHOLD, Group

SWAPS = 2
"""Of two different seats."""


def begin(draft: Draft, seat: int) -> None:
    """The chooser's alliance ends and it loses honor; then it may swap figures."""
    table = draft.state.table
    ally = ally_of(table, seat)
    if ally is not None:
        pairs = tuple(pair for pair in table.alliances if seat not in pair)
        draft.table(alliances=pairs, freed=tuple(sorted({*table.freed, seat, ally})))
        draft.emit(AllianceBroken(seat=seat, ally=ally))
        lose_honor(draft, seat, rule="RS-4.8")
    _proceed(draft, Betraying(seat, extra=total(draft.state, seat, "extra_swaps")))


def _proceed(draft: Draft, step: Betraying) -> None:
    if any(_open(draft.state, step)):
        draft.push(step)


def choices(state: State, step: Betraying) -> ActionSet[Any]:
    """Every swap that a betraying seat can make, or no more (RS-4.8)."""
    rows: list[Row[Any]] = [
        (Swap, "own", own, {"seat": seat, "place": group.place, "kind": group.kind})
        for seat, group, own in _open(state, step)
    ]
    return menu([*rows, DONE])


def _open(state: State, step: Betraying) -> Iterator[tuple[int, Group, list[str]]]:
    """Groups whose figures can be swapped: whose, which, and what of the own reserve can take their place."""
    book = content.book(state.pack)
    reserve = reserve_kinds(state.players[step.seat])
    for seat, player in enumerate(state.players):
        if seat == step.seat:
            continue
        for group in player.pieces:
            if not reserve or not _is_open(book, step, seat, group):
                continue
            own = [kind for kind in reserve if _matches(book, kind, group)]
            if own and has_room(state, step.seat, group.kind, group.place):
                yield seat, group, own


def _is_open(book: Book, step: Betraying, seat: int, group: Group) -> bool:
    """Whether figures of a group can be swapped: never daimyo, worshippers only with an extra swap."""
    if group.kind == STRONGHOLD or book.counts_as(group.kind) == "daimyo":
        return False
    if group.place in book.provinces:
        return is_within_mandate(step, seat) or step.extra > 0
    return group.place in SHRINES and step.extra > 0


def is_within_mandate(step: Betraying, seat: int) -> bool:
    """Whether a seat's figure can be swapped under the two that the mandate allows."""
    return len(step.swapped) < SWAPS and seat not in step.swapped


def _matches(book: Book, own: str, group: Group) -> bool:
    """The same kind, any monster for any monster, and what counts as a shinto for a shinto."""
    if group.place in SHRINES and not book.worships(own):
        return False
    if own == group.kind or (own in book.monsters and group.kind in book.monsters):
        return True
    return book.worships(own) and book.worships(group.kind)


def swap(draft: Draft, seat: int, action: Swap) -> None:
    """The figure goes home, one of the own reserve takes its place: no kill and no summon."""
    step = draft.agenda.pop()
    assert isinstance(step, Betraying)
    draft.shift(action.seat, action.kind, action.place, RESERVE)
    draft.shift(seat, action.own, RESERVE, action.place)
    draft.emit(FigureSwapped(seat=seat, victim=action.seat, place=action.place, kind=action.kind, own=action.own))
    if action.place not in SHRINES and is_within_mandate(step, action.seat):
        after = replace(step, swapped=(*step.swapped, action.seat))
    else:
        after = replace(step, extra=step.extra - 1)
    _proceed(draft, after)
    entered(draft, seat, action.own, action.place)


def stop(draft: Draft, seat: int, _action: Done) -> None:
    """Swap no more."""
    draft.agenda.pop()
    draft.emit(Stopped(seat=seat, rule="RS-4.8"))
