"""A content pack as the rules use it: compiled once, frozen, everything at its index.

A city is its number from 1 and stands at ``number - 1``; regions, stacks and unit kinds stand at their
position in the pack.
"""

from functools import cached_property
from typing import Final

import msgspec

from warlords_core.rules import Text
from warlords_core.types import Frozen, PackRef
from warlords_core.xidit.model import COLOURS, Colour, Dummy

_AT: Final[dict[Colour, int]] = {colour: position for position, colour in enumerate(COLOURS)}


class Tile(Frozen, frozen=True):
    """The two faces of a city's tile: counts of units by kind, and the printed rewards."""

    recruitment: tuple[int, ...]
    threat: tuple[int, ...]
    gold: int
    bards: int
    storeys: int


class Titan(Frozen, frozen=True):
    """A titan: its price in units of any kinds, and the printed rewards."""

    price: int
    gold: int
    bards: int
    storeys: int


class RegionValues(Frozen, frozen=True):
    """A region's id and title, and what most and second most bards in it are worth."""

    id: str
    first: int
    second: int
    title: Text | None
    """For people; None: its id is its name."""


class Opening(Frozen, frozen=True):
    """How many tiles set-up deals (XD-1.2)."""

    camps: int
    threats: int
    recruitment_pile: int


class Board(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A compiled pack of xidit."""

    ref: PackRef
    title: dict[str, str]
    """By language."""
    roads: tuple[tuple[int, ...], ...]
    """By city and colour: the city at the other end, 0 if there is no such road."""
    touching: tuple[tuple[int, ...], ...]
    """By city: the regions it touches, ascending."""
    tiles: tuple[Tile | None, ...]
    """By city; None: the city has no tile."""
    regions: tuple[RegionValues, ...]
    bastion: int
    """Position of the central region."""
    titans: tuple[tuple[Titan, ...], ...]
    """By stack, top first."""
    supply: tuple[int, ...]
    """Units in the game, by kind."""
    bards: int
    """Of each seat."""
    storeys: int
    """Of each seat."""
    full_set: tuple[int, ...]
    """Cities whose tiles are in play with the full set, ascending."""
    reduced_set: tuple[int, ...]
    """Cities whose tiles are in play with the reduced set, ascending."""
    opening: Opening
    dummy_step: Dummy
    """How far one step raises the dummy's scores (XD-12.1)."""

    def road(self, city: int, colour: Colour) -> int:
        """The city at the other end of a city's road of a colour; 0: no such road."""
        return self.roads[city - 1][_AT[colour]]

    def regions_at(self, city: int) -> tuple[int, ...]:
        """The regions that a city touches, ascending."""
        return self.touching[city - 1]

    def tile(self, city: int) -> Tile:
        """The tile of a city.

        Raises:
            LookupError: the city has none.
        """
        tile = self.tiles[city - 1]
        if tile is None:
            raise LookupError(f"city {city} has no tile")
        return tile

    def tile_set(self, seats: int, choice: str) -> tuple[int, ...]:
        """The cities whose tiles are in play (XD-1.2)."""
        reduced = choice == "reduced" or (choice == "by_seats" and seats == 3)
        return self.reduced_set if reduced else self.full_set

    @cached_property
    def region_ids(self) -> tuple[str, ...]:
        """The regions' ids by position."""
        return tuple(region.id for region in self.regions)

    @cached_property
    def largest_gold(self) -> int:
        """Most gold that one threat or titan yields."""
        return max(prize.gold for prize in self._prizes())

    @cached_property
    def largest_bards(self) -> int:
        """Most bards that one threat or titan yields."""
        return max(prize.bards for prize in self._prizes())

    @cached_property
    def fewest_units(self) -> int:
        """Fewest units that a threat or titan takes."""
        threats = [sum(tile.threat) for tile in self.tiles if tile is not None]
        return min(threats + [titan.price for stack in self.titans for titan in stack])

    def _prizes(self) -> tuple[Tile | Titan, ...]:
        tiles = [tile for tile in self.tiles if tile is not None]
        return (*tiles, *[titan for stack in self.titans for titan in stack])
