"""What makes a content pack of xidit unsound: every fault of it at once, each with a stable code and a place.

A check may look at values outside the ranges of ``pack``, since a pack written by hand has been read but not
judged yet. Each check names the sections that it needs; one whose section could not be read is left out.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import astuple

from warlords_core.errors import Problem
from warlords_core.xidit.model import HIGHEST_GUILD, UNITS, Unit
from warlords_core.xidit.pack import LARGEST_STEP, Pack, PackRoad, PackTile

SECTIONS: Final = frozenset(Pack.__struct_fields__)
MOST_SEATS: Final = 5
MOST_CITIES: Final = 64


def faults(pack: Pack, sections: frozenset[str] = SECTIONS) -> tuple[Problem, ...]:
    """All faults of a pack, as far as these sections of it could be read; empty: it is sound."""
    return tuple(fault for check, needs in _CHECKS if needs <= sections for fault in check(pack))


def _fault(code: str, rule: str | None, pointer: str, message: str) -> Problem:
    return Problem(code, rule, pointer, message)


def _range(pointer: str, value: int, lowest: int, highest: int, rule: str | None = None) -> Iterator[Problem]:
    if not lowest <= value <= highest:
        yield _fault("out_of_range", rule, pointer, f"{_number(value)} is not from {lowest} to {highest}")


def _number(value: int) -> str:
    """A number for a message, however long somebody wrote it."""
    return str(value) if abs(value) < 10**20 else "the number"


def _again(values: Iterable[object]) -> Iterator[int]:
    """The positions of values that stood before."""
    seen: set[object] = set()
    for position, value in enumerate(values):
        if value in seen:
            yield position
        seen.add(value)


# Counts


def _version(pack: Pack) -> Iterator[Problem]:
    yield from _range("/version", pack.version, 1, 1_000_000)


def _supply(pack: Pack) -> Iterator[Problem]:
    for unit in UNITS:
        yield from _range(f"/supply/{unit}", getattr(pack.supply, unit), 0, 999, "XD-1.1")


def _bards(pack: Pack) -> Iterator[Problem]:
    yield from _range("/bards", pack.bards, 1, 999, "XD-1.1")


def _storeys(pack: Pack) -> Iterator[Problem]:
    yield from _range("/storeys", pack.storeys, 1, 999, "XD-1.1")


def _opening(pack: Pack) -> Iterator[Problem]:
    for part in ("camps", "threats", "recruitment_pile"):
        yield from _range(f"/opening/{part}", getattr(pack.opening, part), 1, 64, "XD-1.2")


def _dummy_step(pack: Pack) -> Iterator[Problem]:
    for check in ("wealth", "influence", "reputation"):
        yield from _range(f"/dummy_step/{check}", getattr(pack.dummy_step, check), 1, LARGEST_STEP, "XD-12.1")


# Cities and roads


def _cities(pack: Pack) -> Iterator[Problem]:
    ids = [city.id for city in pack.cities]
    if len(ids) < MOST_SEATS:
        message = f"{len(ids)} cities are too few: {MOST_SEATS} heroes each start in a city of their own"
        yield _fault("too_few_cities", "XD-1.6", "/cities", message)
    for place, city in enumerate(ids):
        yield from _range(f"/cities/{place}/id", city, 1, MOST_CITIES)
    for place in _again(ids):
        yield _fault("repeated_city", None, f"/cities/{place}/id", f"city {_number(ids[place])} stands twice")
    usable = [city for city in ids if 1 <= city <= MOST_CITIES]
    for city in range(1, max(usable, default=0)):
        if city not in usable:
            yield _fault("city_gap", None, "/cities", f"cities are numbered without gaps, but city {city} is missing")


def _city_regions(pack: Pack) -> Iterator[Problem]:
    known = {region.id for region in pack.regions}
    for place, city in enumerate(pack.cities):
        pointer = f"/cities/{place}/regions"
        if not city.regions:
            message = f"city {_number(city.id)} touches no region, so no bards can be placed from it"
            yield _fault("city_without_region", "XD-4.6", pointer, message)
        for at, region in enumerate(city.regions):
            if region not in known:
                yield _fault("unknown_region", "XD-4.6", f"{pointer}/{at}", f"there is no region {region!r}")
        for at in _again(city.regions):
            message = f"region {city.regions[at]!r} stands twice"
            yield _fault("repeated_city_region", "XD-4.6", f"{pointer}/{at}", message)


def _roads(pack: Pack) -> Iterator[Problem]:
    known = {city.id for city in pack.cities}
    for place, road in enumerate(pack.roads):
        pointer = f"/roads/{place}/cities"
        if len(road.cities) != 2:
            yield _fault("road_ends", "XD-3.2", pointer, f"a road has two ends, not {len(road.cities)}")
        for at, city in enumerate(road.cities):
            if city not in known:
                yield _fault("unknown_city", "XD-3.2", f"{pointer}/{at}", f"there is no city {_number(city)}")
        if len(road.cities) == 2 and road.cities[0] == road.cities[1]:
            yield _fault("road_loop", "XD-3.2", pointer, "a road joins two different cities")


def _road_colours(pack: Pack) -> Iterator[Problem]:
    taken: set[tuple[int, str]] = set()
    for place, road in enumerate(pack.roads):
        for at, city in enumerate(road.cities):
            if (city, road.colour) in taken and city not in road.cities[:at]:
                message = f"city {_number(city)} has a {road.colour} road already"
                yield _fault("road_colour_taken", "XD-3.2", f"/roads/{place}/cities/{at}", message)
            taken.add((city, road.colour))


def _connected(pack: Pack) -> Iterator[Problem]:
    unreached = {city.id for city in pack.cities} - _reached(pack.roads, {city.id for city in pack.cities[:1]})
    if unreached:
        cities = ", ".join(_number(city) for city in sorted(unreached)[:10])
        message = f"no way leads from city {_number(pack.cities[0].id)} to {len(unreached)} cities: {cities}"
        yield _fault("map_in_parts", "XD-3.2", "/roads", message)


def _reached(roads: tuple[PackRoad, ...], start: set[int]) -> set[int]:
    """The cities that roads lead to; a fixed point, reached after at most one round a city."""
    reached, more = set(start), True
    while more:
        found = {city for road in roads if reached & set(road.cities) for city in road.cities}
        more = not found <= reached
        reached |= found
    return reached


# Regions


def _regions(pack: Pack) -> Iterator[Problem]:
    ids = [region.id for region in pack.regions]
    for place in _again(ids):
        yield _fault("repeated_region", None, f"/regions/{place}/id", f"region {ids[place]!r} stands twice")
    for place, region in enumerate(pack.regions):
        pointer = f"/regions/{place}"
        yield from _range(f"{pointer}/first", region.first, 1, 999, "XD-11.1")
        yield from _range(f"{pointer}/second", region.second, 0, 999, "XD-11.1")
        if region.first <= region.second:
            message = "most bards must be worth more than second most"
            yield _fault("region_values", "XD-11.1", f"{pointer}/second", message)
    bastions = [place for place, region in enumerate(pack.regions) if region.bastion]
    if not bastions:
        yield _fault("bastion_count", "XD-4.6", "/regions", "one region must have the bastion")
    for place in bastions[1:]:
        message = "only one region has the bastion"
        yield _fault("bastion_count", "XD-4.6", f"/regions/{place}/bastion", message)


def _region_cities(pack: Pack) -> Iterator[Problem]:
    touched = {region for city in pack.cities for region in city.regions}
    for place, region in enumerate(pack.regions):
        if region.id not in touched:
            message = f"no city touches region {region.id!r}, so no bard can come to it"
            yield _fault("region_untouched", "XD-4.6", f"/regions/{place}", message)


# Tiles


def _tile_faces(pack: Pack) -> Iterator[Problem]:
    for place, tile in enumerate(pack.tiles):
        pointer = f"/tiles/{place}"
        if not tile.recruitment:
            message = "a recruitment face shows at least one unit"
            yield _fault("empty_recruitment", "XD-4.1", f"{pointer}/recruitment", message)
        if not tile.threat.units:
            yield _fault("empty_threat", "XD-4.3", f"{pointer}/threat/units", "a threat asks for at least one unit")
        threat = tile.threat
        yield from _rewards(f"{pointer}/threat", threat.gold, threat.bards, threat.storeys)


def _rewards(pointer: str, gold: int, bards: int, storeys: int) -> Iterator[Problem]:
    for name, value in (("gold", gold), ("bards", bards), ("storeys", storeys)):
        if value < 1:
            message = f"a reward is at least 1, not {_number(value)}"
            yield _fault("reward_below_one", "XD-4.4", f"{pointer}/{name}", message)
        if name == "storeys" and value > HIGHEST_GUILD:
            message = f"no guild is higher than {HIGHEST_GUILD}, so no reward can be {_number(value)} storeys"
            yield _fault("storeys_above_highest", "XD-4.7", f"{pointer}/storeys", message)
        elif value > 999:
            yield from _range(f"{pointer}/{name}", value, 1, 999)


def _tile_cities(pack: Pack) -> Iterator[Problem]:
    known = {city.id for city in pack.cities}
    cities = [tile.city for tile in pack.tiles]
    for place, city in enumerate(cities):
        if city not in known:
            message = f"there is no city {_number(city)}"
            yield _fault("tile_for_no_city", "XD-1.2", f"/tiles/{place}/city", message)
    for place in _again(cities):
        message = f"city {_number(cities[place])} has a tile already"
        yield _fault("second_tile", "XD-1.2", f"/tiles/{place}/city", message)


def _reduced_set(pack: Pack) -> Iterator[Problem]:
    cities = {tile.city for tile in pack.tiles}
    for place, city in enumerate(pack.reduced_set_without):
        if city not in cities:
            message = f"city {_number(city)} has no tile to leave out"
            yield _fault("no_tile_to_leave_out", "XD-1.2", f"/reduced_set_without/{place}", message)
    for place in _again(pack.reduced_set_without):
        message = f"city {_number(pack.reduced_set_without[place])} is left out already"
        yield _fault("repeated_city", "XD-1.2", f"/reduced_set_without/{place}", message)


def _set_sizes(pack: Pack) -> Iterator[Problem]:
    opening = pack.opening
    # The next recruitment tile comes out of the recruitment pile; the next threat needs a tile of its own (XD-1.3).
    needed = opening.camps + opening.threats + opening.recruitment_pile + 1
    for name, tiles, pointer in _sets(pack):
        if len(tiles) < needed:
            message = f"the {name} set has {len(tiles)} tiles; its opening and the next threat take {_number(needed)}"
            yield _fault("set_too_small", "XD-1.2", pointer, message)


def _sets(pack: Pack) -> Iterator[tuple[str, tuple[PackTile, ...], str]]:
    yield "full", pack.tiles, "/tiles"
    if pack.reduced_set_without:
        left = tuple(tile for tile in pack.tiles if tile.city not in pack.reduced_set_without)
        yield "reduced", left, "/reduced_set_without"


def _beatable(pack: Pack) -> Iterator[Problem]:
    """A threat that asks for units which nobody can ever hold together would block its city for good."""
    supply = dict(zip(UNITS, astuple(pack.supply), strict=True))
    place_of = {id(tile): place for place, tile in enumerate(pack.tiles)}
    lacking: dict[tuple[int, Unit], str] = {}
    for name, tiles, _ in _sets(pack):
        offered = {unit for tile in tiles for unit in tile.recruitment}
        for tile in tiles:
            for unit, wanted in Counter(tile.threat.units).items():
                why = None
                if wanted > supply[unit]:
                    why = f"it asks for {wanted} {unit}, and the game has {_number(supply[unit])}"
                elif unit not in offered:
                    why = f"it asks for {unit}, which no recruitment face of the {name} set shows"
                if why:
                    lacking.setdefault((place_of[id(tile)], unit), why)
    for (place, _), why in sorted(lacking.items()):
        message = f"this threat can never be beaten: {why}"
        yield _fault("threat_unbeatable", "XD-4.3", f"/tiles/{place}/threat/units", message)


def _opening_camps(pack: Pack) -> Iterator[Problem]:
    """A camp of the opening that the barracks might leave bare: set-up could not lay it out."""
    supply = dict(zip(UNITS, astuple(pack.supply), strict=True))
    others = max(0, min(pack.opening.camps, len(pack.tiles)) - 1)
    shown = [Counter(tile.recruitment) for tile in pack.tiles]
    for place, units in enumerate(shown):
        rest = shown[:place] + shown[place + 1 :]
        used = {unit: sum(sorted((other[unit] for other in rest), reverse=True)[:others]) for unit in units}
        if units and all(supply[unit] <= used[unit] for unit in units):
            message = "other camps of the opening may take every unit that this one shows"
            yield _fault("opening_camp_bare", "XD-1.2", f"/tiles/{place}/recruitment", message)


# Titans


def _titans(pack: Pack) -> Iterator[Problem]:
    for place, stack in enumerate(pack.titans):
        if not stack:
            yield _fault("empty_stack", "XD-1.4", f"/titans/{place}", "a stack holds at least one titan")
        for at, titan in enumerate(stack):
            pointer = f"/titans/{place}/{at}"
            if titan.price < 1:
                message = f"a titan takes at least one unit, not {_number(titan.price)}"
                yield _fault("price_below_one", "XD-8.1", f"{pointer}/price", message)
            elif titan.price > 999:
                yield from _range(f"{pointer}/price", titan.price, 1, 999)
            yield from _rewards(pointer, titan.gold, titan.bards, titan.storeys)


def _titan_prices(pack: Pack) -> Iterator[Problem]:
    units = sum(astuple(pack.supply))
    for place, stack in enumerate(pack.titans):
        for at, titan in enumerate(stack):
            if titan.price > units:
                message = f"this titan can never be killed: the game has {_number(units)} units"
                yield _fault("titan_unpayable", "XD-8.1", f"/titans/{place}/{at}/price", message)


_CHECKS: Final[tuple[tuple[Callable[[Pack], Iterator[Problem]], frozenset[str]], ...]] = (
    (_version, frozenset({"version"})),
    (_supply, frozenset({"supply"})),
    (_bards, frozenset({"bards"})),
    (_storeys, frozenset({"storeys"})),
    (_opening, frozenset({"opening"})),
    (_cities, frozenset({"cities"})),
    (_city_regions, frozenset({"cities", "regions"})),
    (_roads, frozenset({"cities", "roads"})),
    (_road_colours, frozenset({"roads"})),
    (_connected, frozenset({"cities", "roads"})),
    (_regions, frozenset({"regions"})),
    (_region_cities, frozenset({"cities", "regions"})),
    (_tile_faces, frozenset({"tiles"})),
    (_tile_cities, frozenset({"cities", "tiles"})),
    (_reduced_set, frozenset({"tiles", "reduced_set_without"})),
    (_set_sizes, frozenset({"tiles", "reduced_set_without", "opening"})),
    (_beatable, frozenset({"supply", "tiles", "reduced_set_without"})),
    (_opening_camps, frozenset({"supply", "tiles", "opening"})),
    (_titans, frozenset({"titans"})),
    (_titan_prices, frozenset({"supply", "titans"})),
    (_dummy_step, frozenset({"dummy_step"})),
)
