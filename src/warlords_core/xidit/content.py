"""The content packs that this process knows, and their compiled boards.

Shipped packs are read at first use; the tests have checked them, so neither pydantic nor YAML loads for them. Other
packs are added by hand. A pack is known by the digest of its content: the same digest, the same pack.
"""

from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Final

import msgspec

from warlords_core import codec
from warlords_core.errors import Malformed, PackError, Problem, UnknownPack
from warlords_core.types import PackRef
from warlords_core.xidit import pack_checks
from warlords_core.xidit.board import Board, Opening, RegionValues, Tile, Titan
from warlords_core.xidit.model import COLOURS, UNITS, Dummy, Unit
from warlords_core.xidit.pack import Pack, PackTile, PackTitan

__all__ = ["Pack", "add", "all_packs", "board", "get", "load", "of", "ref"]

SHIPPED: Final = ("stand-in-21",)

_boards: dict[str, Board] = {}
_packs: dict[str, Pack] = {}
_lock = Lock()


def ref(pack: Pack) -> PackRef:
    """The reference of a pack; its digest covers all of its content."""
    return PackRef(pack.id, pack.version, codec.document_digest(pack))


def board(reference: PackRef) -> Board:
    """The compiled board of the pack that a reference names exactly.

    Raises:
        UnknownPack: no such pack is known to this process.
    """
    found = _boards.get(reference.digest)
    if found is None:
        _ship()
        found = _boards.get(reference.digest)
    if found is None or found.ref != reference:
        raise UnknownPack(f"no pack {reference.id} version {reference.version} with digest {reference.digest}")
    return found


def of(reference: PackRef) -> Pack:
    """The pack that a reference names exactly.

    Raises:
        UnknownPack: no such pack is known to this process.
    """
    return _packs[board(reference).ref.digest]


def get(pack_id: str) -> Pack:
    """The newest pack of an id; of several with the same version, the one that was known first.

    Raises:
        UnknownPack: no pack of this id is known to this process.
    """
    return of(newest(pack_id))


def newest(pack_id: str) -> PackRef:
    """The reference of the newest pack of an id, as ``get`` finds it.

    Raises:
        UnknownPack: no pack of this id is known to this process.
    """
    _ship()
    with _lock:
        found = [board.ref for board in _boards.values() if board.ref.id == pack_id]
    if not found:
        raise UnknownPack(f"no pack has the id {pack_id!r}")
    return max(found, key=lambda reference: reference.version)


def all_packs() -> tuple[Pack, ...]:
    """Every pack at hand, shipped and added, sorted by id and version."""
    return tuple(sorted(_known(), key=lambda pack: (pack.id, pack.version)))


def add(pack: Pack) -> PackRef:
    """Make a pack known to this process; adding it again changes nothing.

    Raises:
        PackError: the pack has faults.
    """
    _ship()
    reference = ref(pack)
    if reference.digest not in _boards:
        _refuse_faults(pack)
        _keep(reference, pack)
    return reference


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


def _known() -> tuple[Pack, ...]:
    _ship()
    with _lock:
        return tuple(_packs.values())


@cache
def _ship() -> None:
    """Read the shipped packs, once; two threads that come first together both read them, which changes nothing."""
    for name in SHIPPED:
        pack: Pack = codec.from_json(files("warlords_core.xidit").joinpath(f"data/{name}.json").read_bytes(), Pack)
        _keep(ref(pack), pack)


def _keep(reference: PackRef, pack: Pack) -> None:
    compiled = _compiled(reference, pack)
    with _lock:
        # The pack first: who sees a board without the lock must find its pack.
        _packs.setdefault(reference.digest, pack)
        _boards.setdefault(reference.digest, compiled)


def _refuse_faults(pack: Pack) -> None:
    try:
        codec.from_json(codec.to_json(pack), Pack)
    except Malformed as error:
        fault = Problem(error.code, None, error.pointer, error.message)
        raise PackError([fault]) from None
    problems = pack_checks.faults(pack)
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
        regions=tuple(RegionValues(region.id, region.first, region.second) for region in pack.regions),
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
