"""City tiles: coming to the map, leaving it, and the queues behind them (XD-6), with reinforcements (XD-7.2)."""

from typing import NamedTuple

from warlords_core.xidit.draft import Draft, plus
from warlords_core.xidit.events import (
    CampOpened,
    NextTile,
    PileTurned,
    PlaceLost,
    ReinforcementsCame,
    ThreatOpened,
    TileDiscarded,
)
from warlords_core.xidit.model import Camp, ClearingThreat, Side
from warlords_core.xidit.titans import wake


class _Fields(NamedTuple):
    """The names of a side's fields in State and Table."""

    next: str
    pile: str
    discards: str
    feeds: str
    """The discards that, turned over, feed the side's pile (XD-6.4)."""


_FIELDS: dict[Side, _Fields] = {
    "recruitment": _Fields("next_recruitment", "recruitment_pile", "recruitment_discards", "threat_discards"),
    "threat": _Fields("next_threat", "threat_pile", "threat_discards", "recruitment_discards"),
}


def open_camp(draft: Draft, city: int, rule: str = "XD-6.2") -> bool:
    """Bring a recruitment tile to its city, filled from the barracks; False if not one unit could be had.

    What the barracks lack leaves an empty place, for good (XD-6.2).
    """
    table = draft.state.table
    units = tuple(map(min, draft.board.tile(city).recruitment, table.barracks))
    draft.emit(CampOpened(city=city, units=units, rule=rule))
    if not any(units):
        return False
    camps = sorted([*table.camps, Camp(city, units)], key=lambda camp: camp.city)
    draft.table(camps=tuple(camps), barracks=plus(table.barracks, units, -1))
    return True


def open_threat(draft: Draft, city: int, rule: str = "XD-6.3") -> None:
    """Bring a threat to its city (XD-6.3)."""
    draft.table(threats=tuple(sorted([*draft.state.table.threats, city])))
    draft.emit(ThreatOpened(city=city, rule=rule))


def exhaust(draft: Draft, city: int) -> None:
    """Discard a recruitment tile without units and replace it (XD-6.1, XD-6.2).

    A tile that comes out empty is exhausted at once. This ends: it goes to the recruitment discards, from
    which no recruitment tile comes back before a threat pile has run dry.
    """
    table = draft.state.table
    draft.table(camps=tuple(camp for camp in table.camps if camp.city != city))
    _discard(draft, "recruitment", city)
    arriving, filled = _take_next(draft, "recruitment"), False
    while arriving is not None and not filled:
        filled = open_camp(draft, arriving)
        if not filled:
            _discard(draft, "recruitment", arriving)
        more = draw_next(draft, "recruitment", rule="XD-6.2")
        arriving = _take_next(draft, "recruitment") if more and not filled else None
    if not filled:
        draft.emit(PlaceLost(side="recruitment"))
    # Tiles exist again for a next threat that an earlier waking could not yield (XD-6.4).
    if draft.state.table.next_threat is None:
        draw_next(draft, "threat", rule="XD-6.4")


def clear_threat(draft: Draft, step: ClearingThreat) -> None:
    """Discard a beaten threat and replace it; titans may wake, once (XD-6.1, XD-6.3 … XD-6.5)."""
    table = draft.state.table
    draft.table(threats=tuple(city for city in table.threats if city != step.city))
    _discard(draft, "threat", step.city)
    arriving, woken = _take_next(draft, "threat"), False
    if arriving is None:
        reinforce(draft)
        arriving, woken = _take_next(draft, "threat"), True
    if arriving is None:
        draft.emit(PlaceLost(side="threat"))
    else:
        open_threat(draft, arriving)
        if not draw_next(draft, "threat", rule="XD-6.3") and not woken:
            reinforce(draft)
    if draft.state.table.next_recruitment is None:
        draw_next(draft, "recruitment", rule="XD-6.4")


def draw_next(draft: Draft, side: Side, rule: str) -> bool:
    """Move the top of a pile to its next space, turning the other side's discards if it is empty (XD-6.4).

    Answers whether there was a tile.
    """
    fields = _FIELDS[side]
    pile: tuple[int, ...] = getattr(draft.state, fields.pile) or _turn_discards(draft, side)
    if pile:
        draft.update(**{fields.pile: pile[1:]})
    city = pile[0] if pile else None
    draft.table(**{fields.next: city})
    top = pile[1] if len(pile) > 1 and draft.state.options.pile_tops_public else None
    draft.emit(NextTile(side=side, city=city, top=top, rule=rule))
    return city is not None


def reinforce(draft: Draft) -> None:
    """Titans wake and reinforcements come: both piles are made anew, each time (XD-7.1, XD-7.2, XD-7.3)."""
    wake(draft)
    state = draft.state
    stack = state.recruitment_pile + state.table.threat_discards
    shuffled, rng = state.rng.shuffle("shuffle/threats", stack[2:])
    draft.update(rng=rng, recruitment_pile=stack[:2], threat_pile=shuffled)
    draft.table(threat_discards=())
    draft.emit(ReinforcementsCame(recruitment_pile=len(stack[:2]), threat_pile=len(shuffled)))
    for side in ("threat", "recruitment"):
        if getattr(draft.state.table, _FIELDS[side].next) is None and getattr(draft.state, _FIELDS[side].pile):
            draw_next(draft, side, rule="XD-7.2")


def _discard(draft: Draft, side: Side, city: int) -> None:
    discards = _FIELDS[side].discards
    draft.table(**{discards: (*getattr(draft.state.table, discards), city)})
    draft.emit(TileDiscarded(side=side, city=city))


def _take_next(draft: Draft, side: Side) -> int | None:
    """Take the tile from a side's next space, which is refilled first if it was left empty (XD-6.4)."""
    space = _FIELDS[side].next
    city: int | None = getattr(draft.state.table, space)
    if city is None and draw_next(draft, side, rule="XD-6.4"):
        city = getattr(draft.state.table, space)
    if city is not None:
        draft.table(**{space: None})
    return city


def _turn_discards(draft: Draft, side: Side) -> tuple[int, ...]:
    """Turn the discards that feed a side over and shuffle them; answers the new pile."""
    feeds = _FIELDS[side].feeds
    discards: tuple[int, ...] = getattr(draft.state.table, feeds)
    if not discards:
        return ()
    pile, rng = draft.state.rng.shuffle("shuffle/recruitment" if side == "recruitment" else "shuffle/threats", discards)
    draft.update(rng=rng)
    draft.table(**{feeds: ()})
    draft.emit(PileTurned(side=side, tiles=len(pile)))
    return pile
