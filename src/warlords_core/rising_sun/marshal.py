"""Marshal: every figure may move once, and a stronghold may be built (RS-4.5); moves of Fujin too (RS-5.2)."""

from typing import Any

from msgspec.structs import replace

from warlords_core.actions import ActionSet, Row, menu
from warlords_core.rising_sun import bank, content
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import DONE, Build, Done, Move
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.events import RouteSought, Stopped, StrongholdBuilt
from warlords_core.rising_sun.model import State, View
from warlords_core.rising_sun.movement import has_room, move, uses_sea, ways
from warlords_core.rising_sun.pieces import added, count, in_reserve
from warlords_core.rising_sun.steps import Marshalling, Occasion, Sailing, WindMoving
from warlords_core.rising_sun.terms import RESERVE, STRONGHOLD, Group
from warlords_core.rising_sun.train import price


def begin(draft: Draft, seat: int, *, bonus: bool) -> None:
    """A seat may move its figures; with the bonus it may build."""
    step = Marshalling(seat, builds=bonus and in_reserve(draft.players[seat], STRONGHOLD) > 0)
    if _goes_on(draft.state, step):
        draft.push(step)


def movable(state: State, seat: int, moved: tuple[Group, ...] = ()) -> list[Group]:
    """The groups of a seat that can still move, with the number that can."""
    provinces = content.book(state.pack).provinces
    strongholds = trait(state, seat, "moves_strongholds") is not None
    groups: list[Group] = []
    for group in state.players[seat].pieces:
        if group.place in provinces and (strongholds or group.kind != STRONGHOLD):
            left = group.count - count(moved, group.kind, group.place) if moved else group.count
            if left > 0:
                groups.append(group if left == group.count else Group(group.place, group.kind, left))
    return groups


def _goes_on(state: State, step: Marshalling) -> bool:
    return step.builds or bool(movable(state, step.seat, step.moved))


def _moves(state: State, step: Marshalling | WindMoving, groups: list[Group]) -> list[Row[Any]]:
    to = ways(state, step.seat, by_sea=step.routes != "closed")
    return [(Move, "to", to(group.kind, group.place), {"kind": group.kind, "place": group.place}) for group in groups]


def choices(state: State, step: Marshalling) -> ActionSet[Any]:
    """Each group to each place that it can reach, a stronghold in any province, or no more (RS-4.5)."""
    rows = _moves(state, step, movable(state, step.seat, step.moved))
    if step.builds and state.players[step.seat].coins >= stronghold_price(state, step.seat):
        rows.append((Build, "place", tuple(content.book(state.pack).provinces), {}))
    return menu([*rows, DONE])


def wind_choices(state: State, step: WindMoving) -> ActionSet[Any]:
    """Any group to each place that it can reach, or no more (RS-5.2)."""
    return menu([*_moves(state, step, movable(state, step.seat)), DONE])


def stronghold_price(state: State | View, seat: int) -> int:
    """What a stronghold costs a seat."""
    return price(state, seat, content.book(state.pack).stronghold_price)


def march(draft: Draft, seat: int, action: Move) -> None:
    """Move a figure; the first use of a sea route waits for who may charge for it."""
    step = draft.agenda[-1]
    assert isinstance(step, Marshalling | WindMoving)
    if step.routes == "unasked" and uses_sea(draft.state, seat, action.place, action.to):
        draft.push(Sailing(seat, action.kind, action.place, action.to))
        facts = Occasion(moment="sailing", seat=seat, kind=action.kind, place=action.place, to=action.to)
        happen(draft, (facts,))
        if draft.told:  # somebody may charge for it
            draft.emit(RouteSought(seat=seat, kind=action.kind, place=action.place, to=action.to))
    else:
        _go(draft, seat, action.kind, action.place, action.to)


def sail(draft: Draft, step: Sailing) -> None:
    """Whoever could charge has settled it: the way over sea is open in this moving effect.

    If something that was heard has taken the room where it leads, the figure stays, and may move elsewhere.
    """
    moving = draft.agenda[-1]
    assert isinstance(moving, Marshalling | WindMoving)
    draft.agenda[-1] = replace(moving, routes="open")
    if has_room(draft.state, step.seat, step.kind, step.to):
        _go(draft, step.seat, step.kind, step.place, step.to)


def _go(draft: Draft, seat: int, kind: str, place: str, to: str) -> None:
    step = draft.agenda.pop()
    if isinstance(step, WindMoving):
        move(draft, seat, kind, place, to, rule="RS-5.2")
        if step.left > 1:
            draft.push(replace(step, left=step.left - 1))
        return
    assert isinstance(step, Marshalling)
    move(draft, seat, kind, place, to, rule="RS-4.5")
    _proceed(draft, replace(step, moved=added(step.moved, kind, to)))


def _proceed(draft: Draft, step: Marshalling) -> None:
    if _goes_on(draft.state, step):
        draft.push(step)


def build(draft: Draft, seat: int, action: Build) -> None:
    """Pay for a stronghold, once a marshal (RS-4.5)."""
    step = draft.agenda.pop()
    assert isinstance(step, Marshalling)
    coins = stronghold_price(draft.state, seat)
    bank.lose(draft, seat, Reward(coins=coins), rule="RS-4.5")
    draft.shift(seat, STRONGHOLD, RESERVE, action.place)
    draft.emit(StrongholdBuilt(seat=seat, place=action.place, coins=coins))
    _proceed(draft, replace(step, builds=False))
    if coins:
        happen(draft, (Occasion(moment="bought", seat=seat, what=STRONGHOLD, count=coins),))


def stop(draft: Draft, seat: int, _action: Done) -> None:
    """Move no more."""
    step = draft.agenda.pop()
    draft.emit(Stopped(seat=seat, rule="RS-4.5" if isinstance(step, Marshalling) else "RS-5.2"))
