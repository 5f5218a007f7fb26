"""Reads content packs of xidit that people wrote by hand: JSON or YAML, every fault named at once.

Loads pydantic and PyYAML, so it is imported only where such a file is read. The models say what form a pack has;
whether it is sound is said by ``pack_checks``, which sees every section whose form is right.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Final

from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model

from warlords_core.documents import parse, step, text_faults
from warlords_core.errors import Malformed, PackError, Problem
from warlords_core.rules import Text
from warlords_core.xidit import pack_checks
from warlords_core.xidit.model import Colour, Unit
from warlords_core.xidit.pack import (
    ID_PATTERN,
    LONGEST_TILE,
    Pack,
    PackCity,
    PackDummyStep,
    PackOpening,
    PackRegion,
    PackRoad,
    PackSupply,
    PackThreat,
    PackTile,
    PackTitan,
)

Id = Annotated[str, Field(pattern=ID_PATTERN)]
UnitNames = Annotated[list[Unit], Field(max_length=LONGEST_TILE)]


class _Part(BaseModel):
    """A part of a pack file: closed, and nothing is coerced."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class TextPart(_Part):
    """A text in all three languages."""

    en: Annotated[str, Field(min_length=1, max_length=2_000)]
    zh: Annotated[str, Field(min_length=1, max_length=2_000)]
    ja: Annotated[str, Field(min_length=1, max_length=2_000)]


class SupplyPart(_Part):
    """Units in the game, by kind."""

    militia: int
    archer: int
    infantry: int
    cleric: int
    battle_mage: int


class OpeningPart(_Part):
    """How many tiles set-up deals."""

    camps: int
    threats: int
    recruitment_pile: int


class CityPart(_Part):
    """A city and the regions that it touches."""

    id: int
    regions: Annotated[list[Id], Field(max_length=32)]


class RoadPart(_Part):
    """A road between two cities."""

    colour: Colour
    cities: Annotated[list[int], Field(max_length=16)]


class RegionPart(_Part):
    """A region and its values."""

    id: Id
    first: int
    second: int
    bastion: bool
    title: TextPart | None = None


class ThreatPart(_Part):
    """The threat face of a tile."""

    units: UnitNames
    gold: int
    bards: int
    storeys: int


class TilePart(_Part):
    """A city's two-faced tile."""

    city: int
    recruitment: UnitNames
    threat: ThreatPart


class TitanPart(_Part):
    """A titan."""

    price: int
    gold: int
    bards: int
    storeys: int


class DummyStepPart(_Part):
    """How far one step raises each score of the dummy."""

    wealth: int
    influence: int
    reputation: int


class PackFile(_Part):
    """A whole pack file."""

    id: Id
    version: int
    title: TextPart
    about: TextPart
    supply: SupplyPart
    bards: int
    storeys: int
    opening: OpeningPart
    cities: Annotated[list[CityPart], Field(max_length=64)]
    roads: Annotated[list[RoadPart], Field(max_length=96)]
    regions: Annotated[list[RegionPart], Field(max_length=32)]
    tiles: Annotated[list[TilePart], Field(max_length=64)]
    reduced_set_without: Annotated[list[int], Field(max_length=64)]
    titans: Annotated[list[Annotated[list[TitanPart], Field(max_length=16)]], Field(max_length=8)]
    dummy_step: DummyStepPart


def read(data: bytes, name: str) -> Pack:
    """Read a pack file; see ``content.load``.

    Raises:
        PackError: with every fault.
    """
    try:
        document = parse(data, name)
    except Malformed as error:
        raise _refused(name, [Problem(error.code, None, error.pointer, error.message)]) from None
    problems = list(document.faults)
    if isinstance(document.value, dict):
        sections = _Sections(document.value)
        pack = sections.pack()
        problems += sections.faults
        problems += text_faults(document.value)
        problems += pack_checks.faults(pack, sections.names)
        if not problems:
            return pack
    else:
        problems.append(Problem("wrong_type", None, "", "a pack is an object"))
    raise _refused(name, problems)


def _refused(name: str, problems: list[Problem]) -> PackError:
    return PackError(replace(problem, message=f"{name[-64:]}: {problem.message}") for problem in problems)


class _Sections:
    """The top-level values of a pack file, each read by itself: one that is wrong hides no fault of another."""

    def __init__(self, document: dict[str, object]) -> None:
        self.faults: list[Problem] = []
        self._parts: dict[str, Any] = {}
        for name in document.keys() - PackFile.model_fields.keys():
            self.faults.append(Problem("unknown_field", None, step("", name), "a pack has no such field"))
        self.faults.sort(key=lambda fault: fault.pointer)
        for name in PackFile.model_fields:
            if name in document:
                self._read(name, document[name])
            else:
                self.faults.append(Problem("missing_field", None, step("", name), "this field is missing"))

    def _read(self, name: str, value: object) -> None:
        try:
            self._parts[name] = getattr(_reader(name).model_validate({name: value}), name)
        except ValidationError as error:
            self.faults += _form_faults(error)

    @property
    def names(self) -> frozenset[str]:
        """The sections that could be read."""
        return frozenset(self._parts)

    def pack(self) -> Pack:
        """The pack that they make; a section that could not be read is None there, and no check looks at it."""
        fields: dict[str, Any] = dict.fromkeys(Pack.__struct_fields__)
        for name, part in self._parts.items():
            fields[name] = _FROZEN[name](part) if name in _FROZEN else part
        return Pack(**fields)


@cache
def _reader(name: str) -> type[BaseModel]:
    """A model of this section alone."""
    field = PackFile.model_fields[name]
    definition: dict[str, Any] = {name: (field.annotation, field)}
    return create_model(f"{name}_section", __base__=_Part, **definition)


_CODES: Final = {"missing": "missing_field", "extra_forbidden": "unknown_field"}


def _form_faults(error: ValidationError) -> Iterator[Problem]:
    for fault in error.errors(include_url=False, include_context=False, include_input=False):
        kind = fault["type"]
        code = _CODES.get(kind) or ("wrong_type" if kind.endswith("_type") else "invalid_value")
        place = ""
        for key in fault["loc"]:
            place = step(place, key)
        yield Problem(code, None, place, fault["msg"][:300])


def _text(part: TextPart) -> Text:
    return Text(part.en, part.zh, part.ja)


def _region(part: RegionPart) -> PackRegion:
    title = None if part.title is None else _text(part.title)
    return PackRegion(part.id, part.first, part.second, part.bastion, title)


def _tile(part: TilePart) -> PackTile:
    threat = part.threat
    face = PackThreat(tuple(threat.units), threat.gold, threat.bards, threat.storeys)
    return PackTile(part.city, tuple(part.recruitment), face)


_FROZEN: Final[dict[str, Callable[[Any], Any]]] = {
    "title": _text,
    "about": _text,
    "supply": lambda part: PackSupply(**dict(part)),
    "opening": lambda part: PackOpening(**dict(part)),
    "cities": lambda parts: tuple(PackCity(part.id, tuple(part.regions)) for part in parts),
    "roads": lambda parts: tuple(PackRoad(part.colour, tuple(part.cities)) for part in parts),
    "regions": lambda parts: tuple(_region(part) for part in parts),
    "tiles": lambda parts: tuple(_tile(part) for part in parts),
    "reduced_set_without": tuple,
    "titans": lambda stacks: tuple(tuple(PackTitan(**dict(part)) for part in stack) for stack in stacks),
    "dummy_step": lambda part: PackDummyStep(**dict(part)),
}
"""How each section becomes the pack's frozen value; the others are frozen already."""
