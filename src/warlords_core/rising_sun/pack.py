"""The public form of a content pack of rising_sun: what people write and the digest covers. Types only.

The ranges stand here; what else makes a pack sound is told by ``pack_checks``.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from warlords_core.rising_sun.terms import Box, Kami, Season
from warlords_core.rising_sun.vocabulary import Powers
from warlords_core.rules import Text
from warlords_core.types import ClauseId, Frozen

ID_PATTERN: Final = "^[a-z][a-z0-9_]{0,39}$"
CORE: Final = "core"
"""Id of the set of season cards that is in every match (RS-1.4)."""

Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Number = Annotated[int, Meta(ge=0, le=99)]
Confidence = Annotated[str, Meta(min_length=1, max_length=200)]
"""How sure the printed figures are: A official or two independent sources, B one good source, C weak."""
CardType = Literal["monster", "enhancement", "virtue", "war_upgrade", "winter_upgrade"]


class PackReward(Frozen, frozen=True, kw_only=True):
    """What a harvest in a province pays (RS-4.7)."""

    vp: Number = 0
    coins: Number = 0
    ronin: Number = 0


class PackProvince(Frozen, frozen=True, kw_only=True):
    """A province, its borders and sea routes; both ends name each other."""

    id: Id
    name: Text
    harvest: PackReward
    land: Annotated[tuple[Id, ...], Meta(max_length=15)]
    sea: Annotated[tuple[Id, ...], Meta(max_length=15)]
    confidence: Confidence | None = None


class PackClan(Frozen, frozen=True, kw_only=True):
    """A clan (RS-9)."""

    id: Id
    name: Text
    text: Text
    """What it can do, for people."""
    box: Box
    honor_rank: Annotated[int, Meta(ge=1, le=99)]
    home: Id
    income: Number
    powers: Powers
    rule: ClauseId = "RS-10.0"
    confidence: Confidence | None = None


class PackKami(Frozen, frozen=True, kw_only=True):
    """A kami (RS-5.2)."""

    id: Kami
    name: Text


class PackMonster(Frozen, frozen=True, kw_only=True):
    """The figure of a monster card."""

    force: Annotated[int, Meta(ge=0, le=99)]
    oni: bool = False
    counts_as: Literal["daimyo", "shinto"] | None = None
    """daimyo: immunities and bonuses; shinto: may worship."""


class PackCard(Frozen, frozen=True, kw_only=True):
    """A season card (RS-10); the same one may stand in several sets."""

    id: Id
    name: Text
    text: Text
    """What it does, for people."""
    sets: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=16)]
    season: Season
    type: CardType
    cost: Number
    copies: Annotated[int, Meta(ge=1, le=9)]
    monster: PackMonster | None = None
    powers: Powers
    rule: ClauseId = "RS-10.0"
    confidence: Confidence | None = None


class PackSet(Frozen, frozen=True, kw_only=True):
    """A set of season cards."""

    id: Id
    name: Text


class PackMandates(Frozen, frozen=True, kw_only=True):
    """Tiles of each mandate (RS-1.4)."""

    recruit: Number
    marshal: Number
    train: Number
    harvest: Number
    betray: Number


class PackPieces(Frozen, frozen=True, kw_only=True):
    """What a clan begins with (RS-1.2)."""

    daimyo: Number
    bushi: Number
    shinto: Number
    strongholds: Number


class PackTokenPoints(Frozen, frozen=True, kw_only=True):
    """Victory points of a war province token, by its season (RS-8.1)."""

    spring: Number
    summer: Number
    autumn: Number


class PackSetBonus(Frozen, frozen=True, kw_only=True):
    """Victory points for tokens of so many different provinces (RS-8.1)."""

    provinces: Annotated[int, Meta(ge=1, le=99)]
    vp: Number


class Pack(Frozen, frozen=True, kw_only=True):
    """A content pack of rising_sun: map, clans, kami, cards and the printed numbers, as data."""

    id: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]{0,63}$")]
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    title: Text
    about: Text
    """Where its contents come from."""
    provinces: Annotated[tuple[PackProvince, ...], Meta(min_length=3, max_length=16)]
    clans: Annotated[tuple[PackClan, ...], Meta(min_length=3, max_length=32)]
    kami: Annotated[tuple[PackKami, ...], Meta(min_length=4, max_length=7)]
    sets: Annotated[tuple[PackSet, ...], Meta(min_length=1, max_length=16)]
    """Among them ``core``."""
    cards: Annotated[tuple[PackCard, ...], Meta(max_length=256)]
    mandates: PackMandates
    on_map: PackPieces
    """In the home province at the start."""
    in_reserve: PackPieces
    stronghold_price: Number
    harvest_coins: Number
    """What every seat takes when there is a harvest (RS-4.7)."""
    token_points: PackTokenPoints
    set_bonus: Annotated[tuple[PackSetBonus, ...], Meta(max_length=16)]
