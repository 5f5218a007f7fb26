"""The events of battles: from the start of the war phase to reparations (RS-6). Types only, as ``events``."""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.rising_sun.steps import Victims
from warlords_core.rising_sun.terms import Advantage, Bid, Coins, Kind, Seats, Strength
from warlords_core.types import ClauseId, Event, Name, Seat


class WarBegan(Event, frozen=True, kw_only=True, tag="war_began"):
    """The war phase begins."""

    rule: ClauseId = "RS-6.1"


class TokenTaken(Event, frozen=True, kw_only=True, tag="token_taken"):
    """A seat took a war province token, or nobody did and it was discarded."""

    province: Name
    seat: Seat | None
    how: Literal["discarded", "unopposed", "allies", "battle"]
    rule: ClauseId = "RS-6.2"


class BattleBegan(Event, frozen=True, kw_only=True, tag="battle_began"):
    """A battle begins."""

    province: Name
    seats: Seats
    rule: ClauseId = "RS-6.2"


class BidPlaced(Event, frozen=True, kw_only=True, tag="bid_placed"):
    """A seat has bid; what, is seen when all bids are in."""

    seat: Seat
    rule: ClauseId = "RS-6.3"


class BidsRevealed(Event, frozen=True, kw_only=True, tag="bids_revealed"):
    """All bids of a battle."""

    seats: Seats
    bids: Annotated[tuple[Bid, ...], Meta(max_length=6)]
    """In the order of ``seats``."""
    rule: ClauseId = "RS-6.3"
    reveal: bool = True


class AdvantageWon(Event, frozen=True, kw_only=True, tag="advantage_won"):
    """Who won an advantage."""

    advantage: Advantage
    seat: Seat | None
    """Null: nobody bid on it."""
    rule: ClauseId = "RS-6.4"


class AdvantageUsed(Event, frozen=True, kw_only=True, tag="advantage_used"):
    """What the winner of an advantage did with it."""

    advantage: Advantage
    seat: Seat
    used: bool
    """False: declined, or nothing could be done."""
    rule: ClauseId = "RS-6.4"


class HostageTaken(Event, frozen=True, kw_only=True, tag="hostage_taken"):
    """A figure was taken hostage."""

    seat: Seat
    victim: Seat
    kind: Kind
    province: Name
    rule: ClauseId = "RS-6.6"


class RoninHired(Event, frozen=True, kw_only=True, tag="ronin_hired"):
    """A seat's ronin fight in this battle."""

    seat: Seat
    force: Strength
    rule: ClauseId = "RS-6.7"


class FiguresKilled(Event, frozen=True, kw_only=True, tag="figures_killed"):
    """Figures died and are in their owners' reserves now."""

    by: Seat | None
    victims: Annotated[tuple[Victims, ...], Meta(max_length=256)]
    cause: Name | None = None


class BattleWon(Event, frozen=True, kw_only=True, tag="battle_won"):
    """How a battle ended."""

    province: Name
    seats: Seats
    force: Annotated[tuple[Strength, ...], Meta(max_length=6)]
    """In the order of ``seats``."""
    winner: Seat
    rule: ClauseId = "RS-6.8"


class ReparationsPaid(Event, frozen=True, kw_only=True, tag="reparations_paid"):
    """What the losers got of the winner's bid."""

    winner: Seat
    losers: Seats
    coins: Annotated[tuple[Coins, ...], Meta(max_length=6)]
    """In the order of ``losers``."""
    rule: ClauseId = "RS-6.10"


AnyWarEvent = (
    WarBegan
    | TokenTaken
    | BattleBegan
    | BidPlaced
    | BidsRevealed
    | AdvantageWon
    | AdvantageUsed
    | HostageTaken
    | RoninHired
    | FiguresKilled
    | BattleWon
    | ReparationsPaid
)
