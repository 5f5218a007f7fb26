"""Killing: what would die may be spared, who died is counted (RS-6.5, RS-6.8, RS-6.9)."""

from collections.abc import Iterable

from msgspec.structs import replace

from warlords_core.rising_sun.bank import last
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.model import Fallen
from warlords_core.rising_sun.pieces import count, taken
from warlords_core.rising_sun.steps import Killing, Marshalling, Occasion, Sailing, Victims
from warlords_core.rising_sun.terms import RESERVE
from warlords_core.rising_sun.war_events import FiguresKilled


def kill(draft: Draft, by: int | None, victims: Iterable[Victims], *, rule: str, causes: tuple[str, ...] = ()) -> None:
    """Kill figures, once whoever may spare them has had a say: pushes a ``Killing`` step.

    Args:
        draft: a transition in the making; what comes after the killing is pushed before this is called.
        by: who kills; None: nobody.
        victims: whom, no group twice; strongholds and daimyo are left to the caller.
        rule: the clause that kills.
        causes: the cards and clans whose effects it is, see ``steps.Occasion``.
    """
    condemned = tuple(victims)
    if not condemned:
        return
    draft.push(Killing(by, condemned, causes, rule))
    if by is not None:
        happen(draft, (Occasion(moment="killing", seat=by, causes=causes),))


def carry_out(draft: Draft, step: Killing) -> None:
    """The victims go to their owners' reserves."""
    dead: list[Victims] = []
    for victims in step.victims:
        there = count(draft.players[victims.seat].pieces, victims.kind, victims.place)
        number = min(victims.count, there)
        if number:
            draft.shift(victims.seat, victims.kind, victims.place, RESERVE, number)
            _ashore(draft, victims, there - number)
            _forget_moved(draft, victims, there - number)
            dead.append(replace(victims, count=number))
    if not dead:
        return
    draft.emit(FiguresKilled(by=step.by, victims=tuple(dead), cause=last(step.causes), rule=step.rule))
    number = sum(victims.count for victims in dead)
    battle = draft.state.table.battle
    if battle is not None:
        fallen = {Fallen(victims.seat, victims.kind) for victims in dead}.union(battle.fallen)
        draft.table(battle=replace(battle, killed=battle.killed + number, fallen=tuple(sorted(fallen))))
    happen(draft, [_killed(step, seat, dead) for seat in sorted({victims.seat for victims in dead})])


def _ashore(draft: Draft, victims: Victims, left: int) -> None:
    """If none is left that could, nobody sails (RS-4.5)."""
    at = draft.below(Sailing)
    if at is None:
        return
    step, moving = draft.agenda[at], draft.agenda[at - 1]
    assert isinstance(step, Sailing)
    moved = count(moving.moved, step.kind, step.place) if isinstance(moving, Marshalling) else 0
    if (step.seat, step.kind, step.place) == (victims.seat, victims.kind, victims.place) and left <= moved:
        del draft.agenda[at]


def _forget_moved(draft: Draft, victims: Victims, left: int) -> None:
    """A seat that marshals has moved no more figures of a group than are left of it (RS-4.5)."""
    at = draft.below(Marshalling)
    if at is None:
        return
    step = draft.agenda[at]
    assert isinstance(step, Marshalling)
    number = count(step.moved, victims.kind, victims.place) - left
    if step.seat == victims.seat and number > 0:
        draft.agenda[at] = replace(step, moved=taken(step.moved, victims.kind, victims.place, number))


def _killed(step: Killing, seat: int, dead: list[Victims]) -> Occasion:
    """What befell one seat; all of these are told at once (RS-6.1)."""
    own = [victims for victims in dead if victims.seat == seat]
    return Occasion(
        moment="killed",
        seat=seat,
        by=step.by,
        count=sum(victims.count for victims in own),
        place=own[0].place,
        causes=step.causes,
    )
