"""Coming into provinces: summoning, placing, moving, and the room that there is (RS-4.4, RS-4.5, RS-10.0)."""

from collections.abc import Callable, Iterable

from warlords_core.rising_sun import content
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.events import FigureMoved, FigurePlaced, FigureSummoned
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Occasion
from warlords_core.rising_sun.terms import FIGURES, RESERVE, SHRINES, STRONGHOLD


def with_room(state: State, seat: int, kind: str, places: Iterable[str]) -> list[str]:
    """Of some places: where one more piece of a seat may stand (traits province_limit and shrines_limit)."""
    player = state.players[seat]
    traits = content.book(state.pack).held(player.clan, player.cards).traits
    if kind == STRONGHOLD or ("province_limit" not in traits and "shrines_limit" not in traits):
        return list(places)
    figures: dict[str, int] = dict.fromkeys(SHRINES, 0)
    for group in player.pieces:
        if group.kind != STRONGHOLD:
            figures[group.place] = figures.get(group.place, 0) + group.count
    worshippers = sum([figures[shrine] for shrine in SHRINES])
    in_province, at_shrines = trait(state, seat, "province_limit"), trait(state, seat, "shrines_limit")

    def is_open(place: str) -> bool:
        if place in SHRINES:
            return at_shrines is None or worshippers < at_shrines
        return in_province is None or figures.get(place, 0) < in_province

    return [place for place in places if is_open(place)]


def has_room(state: State, seat: int, kind: str, place: str) -> bool:
    """Whether one more piece of a seat may stand in a place (traits province_limit and shrines_limit)."""
    return bool(with_room(state, seat, kind, (place,)))


def ways(state: State, seat: int, *, by_sea: bool) -> Callable[[str, str], tuple[str, ...]]:
    """How a seat's pieces can move in one step (RS-4.5): answers, for a kind and a province, where to.

    What is the same for all of its pieces is looked up once.

    Args:
        state: of the match.
        seat: the owner.
        by_sea: whether sea routes can be used in this moving effect.
    """
    book = content.book(state.pack)
    if trait(state, seat, "moves_anywhere") is not None:
        near = book.elsewhere
    elif by_sea and trait(state, seat, "no_sea_routes") is None:
        near = book.over_land_and_sea
    else:
        near = book.over_land
    left = with_room(state, seat, FIGURES[0], book.provinces)
    full = frozenset(book.provinces).difference(left) if len(left) < len(book.provinces) else frozenset[str]()

    def destinations(kind: str, place: str) -> tuple[str, ...]:
        if full and kind != STRONGHOLD:
            return tuple([each for each in near[place] if each not in full])
        return near[place]

    return destinations


def uses_sea(state: State, seat: int, place: str, to: str) -> bool:
    """Whether a move goes over a sea route."""
    if trait(state, seat, "moves_anywhere") is not None:
        return False
    here = content.book(state.pack).provinces[place]
    return to in here.sea and to not in here.land


def summon(draft: Draft, seat: int, kind: str, place: str, *, rule: str) -> None:
    """Bring a figure from the reserve to a place; ``Summoned`` tells later that the whole summon is complete."""
    draft.shift(seat, kind, RESERVE, place)
    draft.emit(FigureSummoned(seat=seat, kind=kind, place=place, rule=rule))
    entered(draft, seat, kind, place)


def put(draft: Draft, seat: int, kind: str, place: str, *, rule: str, causes: tuple[str, ...]) -> None:
    """Place a figure of the reserve for an effect: no summon (RS-10.0)."""
    draft.shift(seat, kind, RESERVE, place)
    draft.emit(FigurePlaced(seat=seat, kind=kind, place=place, cause=causes[-1], rule=rule))
    entered(draft, seat, kind, place, causes)


def move(draft: Draft, seat: int, kind: str, place: str, to: str, *, rule: str) -> None:
    """Move a piece from a province to another."""
    sea = uses_sea(draft.state, seat, place, to)
    draft.shift(seat, kind, place, to)
    draft.emit(FigureMoved(seat=seat, kind=kind, place=place, to=to, sea=sea, rule=rule))
    entered(draft, seat, kind, to)


def entered(draft: Draft, seat: int, kind: str, place: str, causes: tuple[str, ...] = ()) -> None:
    """Tell that a figure has come into a province; shrines and strongholds are none of its business."""
    if kind != STRONGHOLD and place not in SHRINES:
        happen(draft, (Occasion(moment="entered", seat=seat, kind=kind, place=place, causes=causes),))
