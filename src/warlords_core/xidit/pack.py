"""The public form of a content pack of xidit: what people write, the API serves and the digest covers. Types only.

Lengths and ranges here are the widest that the state's types can hold; what else makes a pack sound is told
by ``pack_checks``.
"""

from typing import Annotated, Final

from msgspec import Meta

from warlords_core.rules import Text
from warlords_core.types import Frozen
from warlords_core.xidit.model import City, Colour, Count, Unit

ID_PATTERN: Final = "^[a-z0-9][a-z0-9_-]{0,63}$"
LONGEST_TILE: Final = 16
"""Most units on one face of a tile."""
LARGEST_STEP: Final = 9
"""Of the dummy: every beaten threat costs a recruited unit, so at most 108 are beaten and its scores stay below 999."""

Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Prize = Annotated[int, Meta(ge=1, le=999)]
Storeys = Annotated[int, Meta(ge=1, le=4)]
StepSize = Annotated[int, Meta(ge=1, le=LARGEST_STEP)]
TileCount = Annotated[int, Meta(ge=1, le=64)]
UnitList = Annotated[tuple[Unit, ...], Meta(min_length=1, max_length=LONGEST_TILE)]


class PackSupply(Frozen, frozen=True):
    """Units in the game, by kind (XD-1.1)."""

    militia: Count
    archer: Count
    infantry: Count
    cleric: Count
    battle_mage: Count


class PackOpening(Frozen, frozen=True):
    """How many tiles set-up deals; the rest is the threat pile (XD-1.2)."""

    camps: TileCount
    """Tiles laid on the map recruitment side up."""
    threats: TileCount
    """Tiles laid on the map threat side up."""
    recruitment_pile: TileCount
    """Tiles of the recruitment pile, the next one included."""


class PackCity(Frozen, frozen=True):
    """A city and the regions that it touches."""

    id: City
    regions: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=32)]


class PackRoad(Frozen, frozen=True):
    """A road between two cities."""

    colour: Colour
    cities: Annotated[tuple[City, ...], Meta(min_length=2, max_length=2)]


class PackRegion(Frozen, frozen=True):
    """A region and what most and second most bards in it are worth (XD-11.1)."""

    id: Id
    first: Annotated[int, Meta(ge=1, le=999)]
    second: Count
    bastion: bool
    """True for the central region, whose bards are hidden (XD-4.6)."""
    title: Text | None = None


class PackThreat(Frozen, frozen=True):
    """The threat face of a tile: the units that it takes, and the three rewards."""

    units: UnitList
    gold: Prize
    bards: Prize
    storeys: Storeys


class PackTile(Frozen, frozen=True):
    """A city's two-faced tile."""

    city: City
    recruitment: UnitList
    threat: PackThreat


class PackTitan(Frozen, frozen=True):
    """A titan: how many units of any kinds it takes, and the three rewards (XD-8.1)."""

    price: Prize
    gold: Prize
    bards: Prize
    storeys: Storeys


TitanPile = Annotated[tuple[PackTitan, ...], Meta(min_length=1, max_length=16)]


class PackDummyStep(Frozen, frozen=True):
    """How far one step raises each score of the dummy (XD-12.1)."""

    wealth: StepSize
    influence: StepSize
    reputation: StepSize


class Pack(Frozen, frozen=True, kw_only=True):
    """A content pack of xidit: the printed parts of the game, as data."""

    id: Id
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    title: Text
    about: Text
    """Where its figures come from."""
    supply: PackSupply
    bards: Annotated[int, Meta(ge=1, le=999)]
    """Of each seat (XD-1.1)."""
    storeys: Annotated[int, Meta(ge=1, le=999)]
    """Of each seat (XD-1.1)."""
    opening: PackOpening
    cities: Annotated[tuple[PackCity, ...], Meta(min_length=5, max_length=64)]
    """In any order, numbered from 1 without gaps."""
    roads: Annotated[tuple[PackRoad, ...], Meta(min_length=1, max_length=96)]
    regions: Annotated[tuple[PackRegion, ...], Meta(min_length=1, max_length=32)]
    tiles: Annotated[tuple[PackTile, ...], Meta(min_length=1, max_length=64)]
    """At most one a city."""
    reduced_set_without: Annotated[tuple[City, ...], Meta(max_length=64)]
    """Cities whose tiles the reduced set leaves out (XD-1.2)."""
    titans: Annotated[tuple[TitanPile, ...], Meta(max_length=8)]
    """By stack, top first (XD-1.4)."""
    dummy_step: PackDummyStep
