"""What makes a content pack of rising_sun unsound: every fault of it at once, with a stable code and a place.

A pack that was written by hand may have entries that could not be read; checks pass over those, and still find who
refers to them. A list that is missing as a whole is checked by nobody.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from warlords_core.documents import Entries, step
from warlords_core.errors import Problem
from warlords_core.rising_sun.pack import CORE, Pack, PackCard, PackClan, PackMandates, PackPieces, PackProvince
from warlords_core.rising_sun.terms import CAPTIVE, FIGURES, MANDATE_TURNS, MANDATES, RESERVE, SHRINES, STRONGHOLD
from warlords_core.rising_sun.vocabulary import Act, ActName, Condition, Count, Gain, Moment, Powers, Whose

RESERVED: Final = frozenset({*FIGURES, STRONGHOLD, RESERVE, *SHRINES, *CAPTIVE})
"""Words of the rules that no province, clan or card may be called."""
MOST_TILES: Final = 64
"""Mandates that a state can hold."""
MOST_COPIES: Final = 64
"""Season cards that a seat, or the market, can hold: those of the core set and one other."""
MOST_PIECES: Final = 99
"""Pieces of a kind that can stand in one place."""
MOST_LISTENERS: Final = 64
"""Copies of effects that hear one moment; twelve gains at once are told together."""

_FIT_ACT: Final[Mapping[ActName, Moment]] = {
    "profit_from_tie": "tie_won",
    "rob_higher": "entered",
    "strike_higher": "entered",
    "spare": "killing",
    "give_alms": "bought",
    "charge": "sailing",
}
_POLITICAL: Final[frozenset[Moment]] = frozenset({"mandate_chosen", "summoned", "recruit_ended", "bought"})
"""Moments of the political phase alone: at all others worshippers may have gone home (RS-7.1)."""
_FIT_CONDITION: Final[Mapping[Condition, Moment]] = {
    "victim_below": "killed",
    "not_betray": "mandate_chosen",
    "here": "token_taken",
    "itself": "entered",
}
_FIT_WHOSE: Final[Mapping[Whose, Moment]] = {"by_own": "killed", "richer": "coins_gained"}
_FIT_COUNT: Final[Mapping[Count, Moment]] = {"figures": "killed"}
"""Words that ask for something which only one moment tells."""
_OF_MONSTERS: Final = frozenset({"here", "itself"})


class Pages(NamedTuple):
    """The lists of a pack as far as they could be read; None: that one could not."""

    provinces: Entries | None
    clans: Entries | None
    kami: Entries | None
    sets: Entries | None
    cards: Entries | None
    mandates: PackMandates | None
    on_map: PackPieces | None
    in_reserve: PackPieces | None


_LISTS: Final = ("provinces", "clans", "kami", "sets", "cards")


def pages(pack: Pack) -> Pages:
    """The lists of a pack that could be read as a whole."""
    lists: dict[str, tuple[Any, ...]] = {name: getattr(pack, name) for name in _LISTS}
    entries = {name: Entries(values, tuple(value.id for value in values)) for name, values in lists.items()}
    return Pages(mandates=pack.mandates, on_map=pack.on_map, in_reserve=pack.in_reserve, **entries)


def fault(code: str, pointer: str, message: str) -> Problem:
    """A fault of a pack."""
    return Problem(code, None, pointer, message)


def faults(pack: Pages) -> tuple[Problem, ...]:
    """All faults of a pack but those of its form; empty: it is sound."""
    return tuple(_found(pack))


def _found(pack: Pages) -> Iterator[Problem]:
    for name in _LISTS:
        entries: Entries | None = getattr(pack, name)
        if entries is not None:
            yield from _repeated(entries.ids, f"/{name}")
    yield from _names(pack)
    for pointer, province in _each(pack.provinces, "/provinces"):
        yield from _province(province, pointer, pack.provinces)
    yield from _ranks(pack.clans)
    for pointer, clan in _each(pack.clans, "/clans"):
        yield from _clan(clan, pointer, pack.provinces)
    yield from _mandates(pack.mandates)
    yield from _pieces(pack.on_map, pack.in_reserve)
    yield from _copies(pack.sets, pack.cards)
    yield from _listeners(pack.cards, pack.clans)
    if pack.sets is not None and CORE not in pack.sets.ids:
        yield fault("no_core", "/sets", f"one of the sets is {CORE}")
    for pointer, card in _each(pack.cards, "/cards"):
        yield from _card(card, pointer, pack.sets)


def _each(entries: Entries | None, pointer: str) -> Iterator[tuple[str, Any]]:
    """The entries that could be read, each with its place."""
    for place, value in enumerate(() if entries is None else entries.values):
        if value is not None:
            yield f"{pointer}/{place}", value


def _repeated(ids: tuple[str | None, ...], pointer: str) -> Iterator[Problem]:
    for place, id_ in enumerate(ids):
        if id_ is not None and id_ in ids[:place]:
            yield fault("repeated_id", f"{pointer}/{place}/id", f"{id_} stands twice")


def _names(pack: Pages) -> Iterator[Problem]:
    """Provinces, clans and cards share their names with nothing that the rules name."""
    clans = frozenset(() if pack.clans is None else pack.clans.ids)
    for name in ("provinces", "clans", "cards"):
        entries: Entries | None = getattr(pack, name)
        for place, id_ in enumerate(() if entries is None else entries.ids):
            if id_ in RESERVED:
                yield fault("reserved_id", f"/{name}/{place}/id", f"{id_} is a word of the rules")
            if name == "cards" and id_ is not None and id_ in clans:
                yield fault("repeated_id", f"/{name}/{place}/id", f"a clan is called {id_}")


def _province(province: PackProvince, pointer: str, provinces: Entries | None) -> Iterator[Problem]:
    known = {} if provinces is None else dict(zip(provinces.ids, provinces.values, strict=True))
    ways = [("land", place, id_) for place, id_ in enumerate(province.land)]
    ways += [("sea", place, id_) for place, id_ in enumerate(province.sea)]
    seen: set[str] = set()
    for name, place, id_ in ways:
        where = step(f"{pointer}/{name}", place)
        if id_ not in known:
            yield fault("unknown_province", where, f"there is no province {id_}")
        elif id_ == province.id or id_ in seen:
            yield fault("repeated_way", where, f"{province.id} and {id_} are joined once, by land or by sea")
        elif known[id_] is not None and province.id not in getattr(known[id_], name):
            yield fault("one_way", where, f"{id_} does not name {province.id} in its turn")
        seen.add(id_)


def _mandates(mandates: PackMandates | None) -> Iterator[Problem]:
    """A season plays seven tiles (RS-4.1)."""
    tiles = 0 if mandates is None else sum(getattr(mandates, each) for each in MANDATES)
    if mandates is not None and not MANDATE_TURNS <= tiles <= MOST_TILES:
        yield fault("wrong_count", "/mandates", f"{tiles} tiles; there must be from {MANDATE_TURNS} to {MOST_TILES}")


def _pieces(on_map: PackPieces | None, in_reserve: PackPieces | None) -> Iterator[Problem]:
    """All pieces of a kind can meet in one place."""
    if on_map is None or in_reserve is None:
        return
    for name in PackPieces.__struct_fields__:
        number = getattr(on_map, name) + getattr(in_reserve, name)
        if number > MOST_PIECES:
            yield fault("too_many_pieces", f"/in_reserve/{name}", f"{number} in all; at most {MOST_PIECES}")


def _copies(sets: Entries | None, cards: Entries | None) -> Iterator[Problem]:
    """One seat can own all cards of a match (RS-1.4)."""
    known = [card for _, card in _each(cards, "/cards")]
    for place, set_ in enumerate(() if sets is None else sets.ids):
        number = sum([card.copies for card in known if not {CORE, set_}.isdisjoint(card.sets)])
        if number > MOST_COPIES:
            message = f"{number} copies with those of {CORE}; at most {MOST_COPIES}"
            yield fault("too_many_copies", f"/sets/{place}", message)


def _listeners(cards: Entries | None, clans: Entries | None) -> Iterator[Problem]:
    """What hears of a moment has its place on the agenda (RS-6.1)."""
    copies: Counter[Moment] = Counter()
    sources = [(card.powers, card.copies) for _, card in _each(cards, "/cards")]
    sources += [(clan.powers, 1) for _, clan in _each(clans, "/clans")]
    for powers, number in sources:
        for ability in (*powers.gains, *powers.acts):
            copies[ability.on] += number
    for moment, number in copies.items():
        if number > MOST_LISTENERS:
            message = f"{number} copies of effects hear of {moment}; at most {MOST_LISTENERS}"
            yield fault("too_many_listeners", "/cards", message)


def _ranks(clans: Entries | None) -> Iterator[Problem]:
    ranks: set[int] = set()
    for pointer, clan in _each(clans, "/clans"):
        if clan.honor_rank in ranks:
            yield fault("repeated_rank", f"{pointer}/honor_rank", f"another clan has the rank {clan.honor_rank}")
        ranks.add(clan.honor_rank)


def _clan(clan: PackClan, pointer: str, provinces: Entries | None) -> Iterator[Problem]:
    if provinces is not None and clan.home not in provinces.ids:
        yield fault("unknown_province", f"{pointer}/home", f"there is no province {clan.home}")
    yield from _powers(clan.powers, f"{pointer}/powers", monster=False)


def _card(card: PackCard, pointer: str, sets: Entries | None) -> Iterator[Problem]:
    for place, id_ in enumerate(card.sets):
        if sets is not None and id_ not in sets.ids:
            yield fault("unknown_set", f"{pointer}/sets/{place}", f"there is no set {id_}")
        if id_ in card.sets[:place]:
            yield fault("repeated_id", f"{pointer}/sets/{place}", f"{id_} stands twice")
    if CORE in card.sets and len(card.sets) > 1:
        yield fault("in_core_and_other", f"{pointer}/sets", "a card of the core set is in no other set")
    is_monster = card.type == "monster"
    if is_monster != (card.monster is not None):
        yield fault("no_monster", f"{pointer}/monster", "cards of the type monster, and only they, have a figure")
    yield from _powers(card.powers, f"{pointer}/powers", monster=is_monster)


def _powers(powers: Powers, pointer: str, *, monster: bool) -> Iterator[Problem]:
    for place, force in enumerate(powers.forces):
        if force.of == "self" and not monster:
            yield fault("no_monster", f"{pointer}/forces/{place}/of", "only a monster's card speaks of itself")
    listening: dict[str, tuple[Gain | Act, ...]] = {"gains": powers.gains, "acts": powers.acts}
    for name, abilities in listening.items():
        for place, ability in enumerate(abilities):
            yield from _ability(ability, f"{pointer}/{name}/{place}", monster=monster)


def _ability(ability: Gain | Act, pointer: str, *, monster: bool) -> Iterator[Problem]:
    def fits(word: str, where: str, moment: Moment | None) -> Iterator[Problem]:
        if moment is not None and ability.on != moment:
            yield fault("other_moment", f"{pointer}/{where}", f"{word} belongs to the moment {moment}")

    for place, condition in enumerate(ability.only):
        yield from fits(condition, f"only/{place}", _FIT_CONDITION.get(condition))
        if condition in _OF_MONSTERS and not monster:
            yield fault("no_monster", f"{pointer}/only/{place}", "only a monster's card speaks of itself")
    yield from fits(ability.whose, "whose", _FIT_WHOSE.get(ability.whose))
    if isinstance(ability, Act):
        yield from fits(ability.do, "do", _FIT_ACT.get(ability.do))
        if ability.do == "place_shinto_at_shrine" and ability.on not in _POLITICAL:
            yield fault("other_moment", f"{pointer}/do", f"{ability.do} belongs to a moment of the political phase")
        return
    if ability.per is not None:
        yield from fits(ability.per, "per", _FIT_COUNT.get(ability.per))
    if not (ability.vp or ability.coins or ability.ronin):
        yield fault("gains_nothing", pointer, "a gain gives victory points, coins or ronin")
