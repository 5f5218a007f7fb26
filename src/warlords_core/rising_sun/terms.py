"""What the values of rising_sun are made of: names of things, numbers with their bounds, groups of pieces.

A *kind* is ``daimyo``, ``bushi``, ``shinto``, ``stronghold``, or the id of a monster's card. A *place* is the id of
a province, ``shrine_1`` … ``shrine_4``, ``reserve``, or ``captive_0`` … (taken by that seat). Pieces of a kind in a
place are the same to everybody and stand in one ``Group``; every piece that a seat has stands in some group of it.
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from warlords_core.types import Frozen, Seat

Mandate = Literal["recruit", "marshal", "train", "harvest", "betray"]
Season = Literal["spring", "summer", "autumn"]
Kami = Literal["amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"]
Advantage = Literal["seppuku", "hostage", "ronin", "poets"]
Box = Literal["base", "kickstarter", "dynasty"]
Phase = Literal["tea", "politics", "war", "winter"]
"""Between decisions: season set-up and clean-up ask for none."""

MANDATES: Final[tuple[Mandate, ...]] = get_args(Mandate)
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
KAMI: Final[tuple[Kami, ...]] = get_args(Kami)
ADVANTAGES: Final[tuple[Advantage, ...]] = get_args(Advantage)
SHRINES: Final = ("shrine_1", "shrine_2", "shrine_3", "shrine_4")
RESERVE: Final = "reserve"
CAPTIVE: Final = ("captive_0", "captive_1", "captive_2", "captive_3", "captive_4", "captive_5")
"""By captor."""
FIGURES: Final = ("daimyo", "bushi", "shinto")
"""Kinds of figures that every clan has."""
STRONGHOLD: Final = "stronghold"
LOOK: Final = 4
"""Tiles that a holder looks at (RS-4.2)."""
MANDATE_TURNS: Final = 7
KAMI_AFTER: Final = (3, 5, 7)
"""Mandate turns that a kami turn follows (RS-4.1)."""

Kind = Annotated[str, Meta(min_length=1, max_length=64, description="Kind of a piece.")]
Place = Annotated[str, Meta(min_length=1, max_length=64, description="Where a piece is.")]
MOST_COINS: Final = 100_000
MOST_RONIN: Final = 999
MOST_POINTS: Final = 100_000
"""What a seat can hold. The rules know no such bound, and no match comes near it; it is there so that every number has
its place on the wire. Whoever gains keeps what fits (``bank.fitting``)."""

Count = Annotated[int, Meta(ge=0, le=999)]
Coins = Annotated[int, Meta(ge=0, le=MOST_COINS)]
Ronin = Annotated[int, Meta(ge=0, le=MOST_RONIN)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Strength = Annotated[int, Meta(ge=0, le=1_000_000, description="Force, that of hired ronin and coins included.")]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=6)]
Pair = Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=2, description="Two seats.")]
Bid = Annotated[tuple[Coins, ...], Meta(min_length=4, max_length=4, description="Coins by advantage, left to right.")]
Tiles = Annotated[tuple[Mandate, ...], Meta(max_length=64)]


class Group(Frozen, frozen=True):
    """So many pieces of a kind in a place; sorted by place, then kind, none empty."""

    place: Place
    kind: Kind
    count: Annotated[int, Meta(ge=1, le=99)]
