"""The events of rising_sun; those of the war phase stand in ``war_events``. Types only; each says its clause.

What a holder sees and which tile it takes is told to its seat alone.
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.rising_sun.terms import (
    Coins,
    Count,
    Group,
    Kami,
    Kind,
    Mandate,
    Pair,
    Place,
    Points,
    Ronin,
    Season,
    Seats,
)
from warlords_core.rising_sun.war_events import AnyWarEvent
from warlords_core.types import ClauseId, Event, Name, Seat

# Set-up and seasons


class ClansSeated(Event, frozen=True, kw_only=True, tag="clans_seated"):
    """Which clan sits where; the honor track starts in this order."""

    clans: Annotated[tuple[Name, ...], Meta(max_length=6)]
    """By seat."""
    rule: ClauseId = "RS-1.1"


class KamiPlaced(Event, frozen=True, kw_only=True, tag="kami_placed"):
    """Which kami stand at shrines 1 to 4."""

    kami: Annotated[tuple[Kami, ...], Meta(min_length=4, max_length=4)]
    rule: ClauseId = "RS-1.3"


class SeasonBegan(Event, frozen=True, kw_only=True, tag="season_began"):
    """A season begins with these provinces at war, in this order."""

    season: Season
    wars: Annotated[tuple[Name, ...], Meta(max_length=16)]
    rule: ClauseId = "RS-2.1"
    reveal: bool = True


class CardsShown(Event, frozen=True, kw_only=True, tag="cards_shown"):
    """The displayed season cards were renewed."""

    cards: Annotated[tuple[Name, ...], Meta(max_length=64)]
    """Copies stand repeatedly."""
    discarded: Annotated[tuple[Name, ...], Meta(max_length=64)]
    rule: ClauseId = "RS-2.2"


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    """A seat gained coins, ronin or victory points, from the bank or from another seat."""

    seat: Seat
    coins: Coins = 0
    ronin: Ronin = 0
    vp: Points = 0
    source: Seat | None = None
    """Whom it took them from; null: the bank."""
    cause: Name | None = None
    """The card or clan whose effect it was; null: the rules' own flow."""


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """A seat lost or paid coins, ronin or victory points to the bank."""

    seat: Seat
    coins: Coins = 0
    ronin: Ronin = 0
    vp: Points = 0
    cause: Name | None = None


class HostageReturned(Event, frozen=True, kw_only=True, tag="hostage_returned"):
    """A hostage went home to its owner's reserve."""

    seat: Seat
    """The owner."""
    captor: Seat
    kind: Kind
    count: Count
    rule: ClauseId = "RS-2.4"


# Tea ceremony


class AlliancesEnded(Event, frozen=True, kw_only=True, tag="alliances_ended"):
    """The alliances of the last season are over."""

    alliances: Annotated[tuple[Pair, ...], Meta(max_length=3)]
    rule: ClauseId = "RS-3.1"


class AllianceProposed(Event, frozen=True, kw_only=True, tag="alliance_proposed"):
    """A seat proposed an alliance."""

    seat: Seat
    to: Seat
    rule: ClauseId = "RS-3.2"


class ProposalClosed(Event, frozen=True, kw_only=True, tag="proposal_closed"):
    """A proposal was declined, withdrawn, or became void."""

    seat: Seat
    to: Seat
    how: Literal["declined", "withdrawn", "void"]
    rule: ClauseId = "RS-3.2"


class AllianceFormed(Event, frozen=True, kw_only=True, tag="alliance_formed"):
    """Two seats are allies now."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=2)]
    rule: ClauseId = "RS-3.1"


class SeatReady(Event, frozen=True, kw_only=True, tag="seat_ready"):
    """A seat seeks no alliance."""

    seat: Seat
    rule: ClauseId = "RS-3.2"


class TeaOver(Event, frozen=True, kw_only=True, tag="tea_over"):
    """The tea ceremony is over."""

    alliances: Annotated[tuple[Pair, ...], Meta(max_length=3)]
    rule: ClauseId = "RS-3.2"


class GiftGiven(Event, frozen=True, kw_only=True, tag="gift_given"):
    """A seat gave coins and ronin to another."""

    seat: Seat
    to: Seat
    coins: Coins
    ronin: Ronin
    rule: ClauseId = "RS-3.3"


# Political phase


class TilesSeen(Event, frozen=True, kw_only=True, tag="tiles_seen"):
    """The holder looks at the top of the pile."""

    seat: Seat
    tiles: Annotated[tuple[Mandate, ...], Meta(max_length=4)]
    """Top first."""
    rule: ClauseId = "RS-4.2"
    reveal: bool = True


class TileTaken(Event, frozen=True, kw_only=True, tag="tile_taken"):
    """Which of the tiles the holder took out; only it knows."""

    seat: Seat
    tile: Annotated[int, Meta(ge=0, le=3)]
    mandate: Mandate
    rule: ClauseId = "RS-4.2"
    reveal: bool = True


class MandateChosen(Event, frozen=True, kw_only=True, tag="mandate_chosen"):
    """The mandate that every seat carries out now."""

    seat: Seat
    mandate: Mandate
    hidden: bool
    """True if it was announced, over a tile that lies face down."""
    rule: ClauseId = "RS-4.2"


class FigureSummoned(Event, frozen=True, kw_only=True, tag="figure_summoned"):
    """A figure was summoned from the reserve."""

    seat: Seat
    kind: Kind
    place: Place
    rule: ClauseId = "RS-4.4"


class FigurePlaced(Event, frozen=True, kw_only=True, tag="figure_placed"):
    """A figure of the reserve was placed, which is no summon."""

    seat: Seat
    kind: Kind
    place: Place
    cause: Name
    rule: ClauseId = "RS-10.0"


class FigureMoved(Event, frozen=True, kw_only=True, tag="figure_moved"):
    """A figure, or a stronghold that moves like one, went to another province."""

    seat: Seat
    kind: Kind
    place: Place
    to: Place
    sea: bool
    rule: ClauseId = "RS-4.5"


class RouteSought(Event, frozen=True, kw_only=True, tag="route_sought"):
    """A figure waits to sail until whoever may charge for the sea route has had a say."""

    seat: Seat
    kind: Kind
    place: Place
    to: Place
    rule: ClauseId = "RS-4.5"


class StrongholdBuilt(Event, frozen=True, kw_only=True, tag="stronghold_built"):
    """A seat paid for a stronghold."""

    seat: Seat
    place: Place
    coins: Coins
    rule: ClauseId = "RS-4.5"


class CardBought(Event, frozen=True, kw_only=True, tag="card_bought"):
    """A seat bought a season card."""

    seat: Seat
    card: Name
    coins: Coins
    """What it paid."""
    rule: ClauseId = "RS-4.6"


class Harvested(Event, frozen=True, kw_only=True, tag="harvested"):
    """Provinces whose reward a seat takes."""

    seat: Seat
    provinces: Annotated[tuple[Name, ...], Meta(max_length=16)]
    rule: ClauseId = "RS-4.7"


class AllianceBroken(Event, frozen=True, kw_only=True, tag="alliance_broken"):
    """A betrayal ended an alliance."""

    seat: Seat
    """Who betrayed."""
    ally: Seat
    rule: ClauseId = "RS-4.8"


class FigureSwapped(Event, frozen=True, kw_only=True, tag="figure_swapped"):
    """A figure changed sides: its owner's went home, the betrayer's took its place."""

    seat: Seat
    victim: Seat
    place: Place
    kind: Kind
    """What went home."""
    own: Kind
    """What took its place."""
    rule: ClauseId = "RS-4.8"


class HonorChanged(Event, frozen=True, kw_only=True, tag="honor_changed"):
    """The honor track after somebody rose or fell; highest first."""

    seat: Seat
    how: Literal["gained", "lost", "raised"]
    """raised: to the top."""
    honor: Annotated[tuple[Seat, ...], Meta(max_length=6)]
    rule: ClauseId = "RS-4.9"


class TieBroken(Event, frozen=True, kw_only=True, tag="tie_broken"):
    """Honor alone decided."""

    seat: Seat
    """Who won."""
    seats: Seats
    """Who had as much."""
    rule: ClauseId = "RS-4.9"


# Kami


class ShrineSettled(Event, frozen=True, kw_only=True, tag="shrine_settled"):
    """Whom a kami favors."""

    shrine: Annotated[int, Meta(ge=0, le=3)]
    kami: Kami
    seat: Seat | None
    """Null: nobody worships there."""
    rule: ClauseId = "RS-5.1"


# Effects


class Stopped(Event, frozen=True, kw_only=True, tag="stopped"):
    """A seat does no more of what it could go on with, or declines it: the clause says what."""

    seat: Seat
    rule: ClauseId


class OrderChosen(Event, frozen=True, kw_only=True, tag="order_chosen"):
    """The highest in honor of several seats whose effects come at one moment goes first or last."""

    seat: Seat
    when: Literal["first", "last"]
    rule: ClauseId = "RS-6.1"


class EffectPicked(Event, frozen=True, kw_only=True, tag="effect_picked"):
    """A seat has said which of its effects comes next."""

    seat: Seat
    source: Name
    rule: ClauseId = "RS-6.1"


class EffectUsed(Event, frozen=True, kw_only=True, tag="effect_used"):
    """An effect of a card or a clan works, or its owner declined; what it did follows."""

    seat: Seat
    source: Name
    used: bool


class Charged(Event, frozen=True, kw_only=True, tag="charged"):
    """A seat was charged for a sea route, and paid or stayed ashore."""

    seat: Seat
    by: Seat
    paid: bool
    cause: Name


class Spared(Event, frozen=True, kw_only=True, tag="spared"):
    """A seat spared the figures that it would have killed."""

    seat: Seat
    cause: Name


# Clean-up and winter


class SeasonEnded(Event, frozen=True, kw_only=True, tag="season_ended"):
    """Coins and ronin are back in the bank, worshippers in the reserves."""

    season: Season
    holder: Seat
    """Who holds the mandates next."""
    rule: ClauseId = "RS-7.1"


class WorshippersReturned(Event, frozen=True, kw_only=True, tag="worshippers_returned"):
    """Figures at shrines went home."""

    seat: Seat
    groups: Annotated[tuple[Group, ...], Meta(max_length=64)]
    rule: ClauseId = "RS-7.1"


class TokensCounted(Event, frozen=True, kw_only=True, tag="tokens_counted"):
    """Victory points of a seat's war province tokens."""

    seat: Seat
    tokens: Points
    provinces: Points
    """For different provinces."""
    rule: ClauseId = "RS-8.1"


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """Who has won."""

    winners: Seats
    rule: ClauseId = "RS-8.2"


AnyEvent = (
    ClansSeated
    | KamiPlaced
    | SeasonBegan
    | CardsShown
    | Gained
    | Lost
    | HostageReturned
    | AlliancesEnded
    | AllianceProposed
    | ProposalClosed
    | AllianceFormed
    | SeatReady
    | TeaOver
    | GiftGiven
    | TilesSeen
    | TileTaken
    | MandateChosen
    | FigureSummoned
    | FigurePlaced
    | FigureMoved
    | RouteSought
    | StrongholdBuilt
    | CardBought
    | Harvested
    | AllianceBroken
    | FigureSwapped
    | HonorChanged
    | TieBroken
    | ShrineSettled
    | Stopped
    | OrderChosen
    | EffectPicked
    | EffectUsed
    | Charged
    | Spared
    | SeasonEnded
    | WorshippersReturned
    | TokensCounted
    | MatchEnded
    | AnyWarEvent
)
