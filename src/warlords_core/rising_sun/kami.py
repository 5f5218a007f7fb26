"""Kami turns: four shrines, one after another, each for who worships most (RS-5)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from warlords_core.actions import ActionSet, choice, single, union, wrapped
from warlords_core.rising_sun import bank, content, marshal, train
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import Done, Summon
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.events import ShrineSettled, Stopped
from warlords_core.rising_sun.honor import most, raise_to_top
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.movement import summon, with_room
from warlords_core.rising_sun.pieces import in_reserve, strongholds
from warlords_core.rising_sun.steps import KamiTurn, Occasion, ThunderSummoning, WindMoving
from warlords_core.rising_sun.terms import SHRINES, Kami

RULE: Final = "RS-5.2"
WIND_MOVES: Final = 2
RONIN: Final = 2
COINS: Final = 2


def settle_shrine(draft: Draft, step: KamiTurn) -> None:
    """The most worshipping force has the kami's favor, at once; nobody there, nothing happens (RS-5.1)."""
    place, kami = SHRINES[step.shrine], draft.state.table.kami[step.shrine]
    forces = {seat: force(draft.state, seat, place) for seat in range(len(draft.players))}
    if not any(forces.values()):
        draft.emit(ShrineSettled(shrine=step.shrine, kami=kami, seat=None))
        return
    winner = most(draft, forces, rule="RS-5.1")
    draft.emit(ShrineSettled(shrine=step.shrine, kami=kami, seat=winner))
    _FAVORS[kami](draft, winner)


def _amaterasu(draft: Draft, seat: int) -> None:
    """To the top of the honor track."""
    raise_to_top(draft, seat, rule=RULE)


def _fujin(draft: Draft, seat: int) -> None:
    """Two moves, of two figures or of one."""
    if marshal.movable(draft.state, seat):
        draft.push(WindMoving(seat, WIND_MOVES))


def _raijin(draft: Draft, seat: int) -> None:
    """A bushi in any province."""
    if _thunder_places(draft.state, seat):
        draft.push(ThunderSummoning(seat))


def _ryujin(draft: Draft, seat: int) -> None:
    """A card at full price."""
    train.offer(draft, seat, 0, "ryujin")


def _hachiman(draft: Draft, seat: int) -> None:
    """Ronin."""
    bank.gain(draft, seat, Reward(ronin=RONIN), rule=RULE)


def _susanoo(draft: Draft, seat: int) -> None:
    """A victory point for each own stronghold on the map."""
    bank.gain(draft, seat, Reward(vp=sum(strongholds(draft.players[seat]).values())), rule=RULE)


def _tsukuyomi(draft: Draft, seat: int) -> None:
    """Coins."""
    bank.gain(draft, seat, Reward(coins=COINS), rule=RULE)


_FAVORS: Final[Mapping[Kami, Callable[[Draft, int], None]]] = {
    "amaterasu": _amaterasu,
    "fujin": _fujin,
    "raijin": _raijin,
    "ryujin": _ryujin,
    "hachiman": _hachiman,
    "susanoo": _susanoo,
    "tsukuyomi": _tsukuyomi,
}


def _thunder_places(state: State, seat: int) -> list[str]:
    if not in_reserve(state.players[seat], "bushi"):
        return []
    return with_room(state, seat, "bushi", content.book(state.pack).provinces)


def thunder_choices(state: State, step: ThunderSummoning) -> ActionSet[Any]:
    """A bushi in any province, or none (RS-5.2)."""
    places = choice(_thunder_places(state, step.seat))
    return union(wrapped(Summon, "place", places, kind="bushi"), single(Done()))


def thunder(draft: Draft, seat: int, action: Summon) -> None:
    """Summon the bushi of Raijin."""
    draft.agenda.pop()
    summon(draft, seat, action.kind, action.place, rule=RULE)
    happen(draft, (Occasion(moment="summoned", seat=seat),))


def decline(draft: Draft, seat: int, _action: Done) -> None:
    """Leave a favor unused."""
    draft.agenda.pop()
    draft.emit(Stopped(seat=seat, rule=RULE))
