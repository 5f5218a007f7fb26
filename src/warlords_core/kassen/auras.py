"""Auras: what a general gives while it stands, counted anew whenever something has changed (KS-7.1)."""

from collections.abc import Callable
from typing import TypeVar

from warlords_core.kassen import figures
from warlords_core.kassen.battle import BY_ENTRY, Battle, Unit
from warlords_core.kassen.model import HIGHEST, State
from warlords_core.kassen.select import amount_of, holds, select
from warlords_core.kassen.steps import Scene

T = TypeVar("T")
Given = dict[tuple[int, str], int]

_looked_at: list[tuple[State, Battle]] = []
"""The battlefield that was looked at last, if nobody has taken it since."""


def stage(state: State) -> Battle:
    """The battlefield of a state, with its auras counted; it is the caller's to change."""
    battle = _left_behind(state)
    if battle is None:
        battle = Battle(state)
        recount(battle)
    return battle


def _left_behind(state: State) -> Battle | None:
    try:
        # Popped: whoever comes meanwhile, in another thread, finds nothing and sets up a battlefield of its own.
        known, battle = _looked_at.pop()
    except IndexError:
        return None
    return battle if known is state else None


def look(state: State, ask: Callable[[Battle], T]) -> T:
    """What a question that changes nothing finds out about the battlefield of a state.

    The battlefield is left for the next call about the same state: what is legal is asked, then a view, then the
    action is carried out (measured: setting it up is a tenth of a random match, and a third of a view).
    """
    battle = stage(state)
    answer = ask(battle)
    _looked_at[:] = [(state, battle)]
    return answer


def leave(battle: Battle, state: State) -> None:
    """Leave a battlefield that an action was carried out on for what comes next, in the state that it has come to."""
    battle.go_on(state)
    recount(battle)
    _looked_at[:] = ((state, battle),)


def recount(battle: Battle) -> None:
    """Count auras and maxima of health anew (KS-5.8, KS-7.1).

    Maximum health is counted first, everything else on the health that follows from it. Besides that, auras are
    counted on figures without auras. So none depends on another, and counting twice changes nothing.
    """
    if battle.counted == battle.changes:
        return
    battle.counted = battle.changes
    book, units = battle.book, battle.standing()
    bearers = [unit for unit in units if unit.talent in book.with_auras]
    if not bearers and not battle.auras:
        return
    bearers.sort(key=BY_ENTRY)
    had_health = any(what == "health" for _, what in battle.auras)
    battle.auras = {}
    given: Given = {}
    if had_health or any(unit.talent in book.with_health_auras for unit in bearers):
        given = _counted(battle, bearers, of_health=True)
        _to_health(battle, units, given)
    given |= _counted(battle, bearers, of_health=False)
    battle.auras = given


def _counted(battle: Battle, bearers: list[Unit], *, of_health: bool) -> Given:
    """What the auras on health, or all others, give.

    Who is dying still stands on the field: until it is removed, its auras hold, and those of others hold for it.
    Else a penalty on health would end with the blow that kills, and undo it.
    """
    given: Given = {}
    for bearer in bearers:
        talent = battle.talent(bearer)
        assert talent is not None, "a bearer has a talent"
        scene = Scene(side=bearer.side, bearer=bearer.unit)
        for aura in talent.auras:
            if (aura.do == "health") is not of_health or not holds(battle, aura.conditions, scene, dying=True):
                continue
            amount = amount_of(battle, aura.amount, scene, dying=True)
            if amount > 0 or aura.do in ("attack", "health"):
                for unit in select(battle, aura.to, scene, dying=True):
                    key = (unit.unit, aura.do)
                    given[key] = max(-HIGHEST, min(HIGHEST, given.get(key, 0) + amount))
    return given


def _to_health(battle: Battle, units: list[Unit], given: Given) -> None:
    """A new bonus heals as much; a lost one takes health only down to the new maximum; a lost penalty heals nobody."""
    for unit in units:
        own = figures.own_most(battle, unit)
        before, now = unit.most - own, given.get((unit.unit, "health"), 0)
        unit.most = max(-HIGHEST, min(HIGHEST, own + now))
        unit.health = min(unit.health + max(0, max(0, now) - max(0, before)), unit.most)
