"""The content packs of xidit that this process knows, and their compiled boards; see ``shelf``."""

import msgspec

from warlords_core import codec, documents
from warlords_core.errors import Malformed, PackError, Problem
from warlords_core.shelf import Shelf
from warlords_core.types import PackRef
from warlords_core.xidit import pack_checks
from warlords_core.xidit.board import Board, Opening, RegionValues, Tile, Titan
from warlords_core.xidit.model import COLOURS, UNITS, Dummy, Unit
from warlords_core.xidit.pack import Pack, PackTile, PackTitan

__all__ = ["Pack", "add", "all_packs", "board", "get", "load", "newest", "of", "ref"]


def load(data: bytes, name: str) -> Pack:
    """Read a pack that somebody wrote by hand, in JSON or YAML; it is checked, not added.

    Args:
        data: at most 256 KiB of UTF-8.
        name: of the file, for messages; ``.json``, ``.yaml`` or ``.yml`` at its end tells the form.

    Raises:
        PackError: with every fault.
    """
    from warlords_core.xidit import pack_files

    return pack_files.read(data, name)


def _refuse_faults(pack: Pack) -> None:
    try:
        codec.from_json(codec.to_json(pack), Pack)
    except Malformed as error:
        fault = Problem(error.code, None, error.pointer, error.message)
        raise PackError([fault]) from None
    problems = (*documents.text_faults(msgspec.to_builtins(pack)), *pack_checks.faults(pack))
    if problems:
        raise PackError(problems)


def counts(units: tuple[Unit, ...]) -> tuple[int, ...]:
    """How many of each kind a list of units holds, weakest first."""
    return tuple(units.count(unit) for unit in UNITS)


def _compiled(reference: PackRef, pack: Pack) -> Board:
    cities = range(1, len(pack.cities) + 1)
    position = {region.id: place for place, region in enumerate(pack.regions)}
    regions = {city.id: tuple(sorted(position[region] for region in city.regions)) for city in pack.cities}
    roads = {city: [0] * len(COLOURS) for city in cities}
    for road in pack.roads:
        start, end = road.cities
        roads[start][COLOURS.index(road.colour)] = end
        roads[end][COLOURS.index(road.colour)] = start
    tiles = {tile.city: _tile(tile) for tile in pack.tiles}
    opening, step = pack.opening, pack.dummy_step
    return Board(
        ref=reference,
        title=msgspec.to_builtins(pack.title),
        roads=tuple(tuple(roads[city]) for city in cities),
        touching=tuple(regions[city] for city in cities),
        tiles=tuple(tiles.get(city) for city in cities),
        regions=tuple(RegionValues(region.id, region.first, region.second, region.title) for region in pack.regions),
        bastion=[region.bastion for region in pack.regions].index(True),
        titans=tuple(tuple(_titan(titan) for titan in stack) for stack in pack.titans),
        supply=msgspec.structs.astuple(pack.supply),
        bards=pack.bards,
        storeys=pack.storeys,
        full_set=tuple(sorted(tiles)),
        reduced_set=tuple(sorted(set(tiles) - set(pack.reduced_set_without))),
        opening=Opening(opening.camps, opening.threats, opening.recruitment_pile),
        dummy_step=Dummy(step.wealth, step.influence, step.reputation),
    )


def _tile(tile: PackTile) -> Tile:
    threat = tile.threat
    return Tile(counts(tile.recruitment), counts(threat.units), threat.gold, threat.bards, threat.storeys)


def _titan(titan: PackTitan) -> Titan:
    return Titan(titan.price, titan.gold, titan.bards, titan.storeys)


_shelf = Shelf("warlords_core.xidit", ("stand-in-21",), Pack, _refuse_faults, _compiled)

# What the rules, the game and its users ask of the shelf; see the methods for what they raise.
board = _shelf.compiled
of = _shelf.of
get = _shelf.get
newest = _shelf.newest
all_packs = _shelf.all
add = _shelf.add
ref = _shelf.ref
