"""Recruit: one figure for each own stronghold, and what follows when all have recruited (RS-4.4)."""

from typing import Any

from msgspec.structs import replace

from warlords_core.actions import ActionSet, Row, menu
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import DONE, Done, Summon
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.events import Stopped
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.movement import summon, with_room
from warlords_core.rising_sun.pieces import reserve_kinds, strongholds
from warlords_core.rising_sun.steps import Occasion, Recruiting, RecruitOver, Spot
from warlords_core.rising_sun.terms import SHRINES


def begin(draft: Draft, seat: int, *, bonus: bool) -> None:
    """A seat may summon one figure a stronghold, one more with the bonus."""
    own = strongholds(draft.players[seat])
    more = int(bonus and bool(own))
    left = sum(own.values()) + more
    if trait(draft.state, seat, "summons_anywhere") is not None:
        step = Recruiting(seat, left, bonus=left, spots=())
    else:
        spots = tuple(Spot(place, number) for place, number in sorted(own.items()))
        step = Recruiting(seat, left, bonus=more, spots=spots)
    if _can_go_on(draft.state, step):
        draft.push(step)


def _can_go_on(state: State, step: Recruiting) -> bool:
    """Whether there is a summon that a seat can make now."""
    kinds, provinces, shrines = _open(state, step)
    return bool(kinds and (provinces or (shrines and any(map(content.book(state.pack).worships, kinds)))))


def _open(state: State, step: Recruiting) -> tuple[list[str], list[str], list[str]]:
    """The kinds that a seat can summon, and the provinces and shrines that are open to them; no kinds: nothing is."""
    seat = step.seat
    kinds = reserve_kinds(state.players[seat])
    if not step.left or not kinds:
        return [], [], []
    book = content.book(state.pack)
    if trait(state, seat, "summons_anywhere") is None:
        places = [spot.place for spot in step.spots if spot.left or step.bonus]
    else:
        places = list(book.provinces) if step.bonus else []
    # Limits are the same for every kind of figure.
    return kinds, with_room(state, seat, kinds[0], places), with_room(state, seat, kinds[0], SHRINES)


def choices(state: State, step: Recruiting) -> ActionSet[Any]:
    """What a recruiting seat can do: summon another figure, or stop (RS-4.4)."""
    worships = content.book(state.pack).worships
    kinds, open_provinces, shrines = _open(state, step)
    everywhere = [*open_provinces, *shrines]
    rows: list[Row[Any]] = [
        (Summon, "place", everywhere if worships(kind) else open_provinces, {"kind": kind}) for kind in kinds
    ]
    return menu([*rows, DONE])


def recruit(draft: Draft, seat: int, action: Summon) -> None:
    """Summon a figure on account of the stronghold there, else of the bonus; to a shrine on account of any."""
    step = draft.agenda.pop()
    assert isinstance(step, Recruiting)
    spots, bonus = step.spots, step.bonus
    if action.place not in SHRINES:
        used = next((spot for spot in spots if spot.place == action.place and spot.left), None)
        if used is None:
            bonus -= 1
        spots = tuple(replace(spot, left=spot.left - 1) if spot is used else spot for spot in spots)
    summon(draft, seat, action.kind, action.place, rule="RS-4.4")
    after = replace(step, left=step.left - 1, bonus=bonus, spots=spots, summoned=True)
    if _can_go_on(draft.state, after):
        draft.push(after)
    else:
        _complete(draft, seat)


def stop(draft: Draft, seat: int, _action: Done) -> None:
    """Summon no more."""
    step = draft.agenda.pop()
    assert isinstance(step, Recruiting)
    draft.emit(Stopped(seat=seat, rule="RS-4.4"))
    if step.summoned:
        _complete(draft, seat)


def _complete(draft: Draft, seat: int) -> None:
    """One recruit is one summon, however many figures it brought."""
    happen(draft, (Occasion(moment="summoned", seat=seat),))


def recruit_over(draft: Draft, step: RecruitOver) -> None:
    """Every seat has recruited."""
    happen(draft, (Occasion(moment="recruit_ended", seat=step.seat),))
