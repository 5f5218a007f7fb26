"""The events of xidit. Types only; the clause of each stands beside it.

An event for everybody never says more than the table would: how much gold a seat took, and how many bards
went into the bastion, are told to that seat alone.
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.types import ClauseId, Event, Seat
from warlords_core.xidit.decisions import BardsIn
from warlords_core.xidit.model import (
    Check,
    City,
    Colour,
    Count,
    Plan,
    Region,
    Reward,
    Side,
    StackIndex,
    Unit,
    Units,
    Year,
)

Reason = Literal[
    "no_road",  # XD-3.2
    "waited",  # XD-5.1
    "nothing_here",  # XD-4.9
    "already_recruited",  # XD-4.1
    "units_missing",  # XD-4.3
    "city_closed",  # XD-4.3, XD-8.2
    "declined",  # XD-4.1, XD-8.1
]

Seats = Annotated[tuple[Seat, ...], Meta(max_length=5)]


# Set-up


class ChecksOrdered(Event, frozen=True, kw_only=True, tag="checks_ordered"):
    """The assessments lie in this order."""

    checks: Annotated[tuple[Check, ...], Meta(min_length=3, max_length=3)]
    rule: ClauseId = "XD-1.5"
    reveal: bool = True


class HeroPlaced(Event, frozen=True, kw_only=True, tag="hero_placed"):
    """A hero starts in a city."""

    seat: Seat
    city: City
    rule: ClauseId = "XD-1.6"


# Planning


class PlanCommitted(Event, frozen=True, kw_only=True, tag="plan_committed"):
    """A seat has committed its plan; nobody else learns which."""

    seat: Seat
    rule: ClauseId = "XD-2.2"


class PlansRevealed(Event, frozen=True, kw_only=True, tag="plans_revealed"):
    """All plans, by seat."""

    plans: Annotated[tuple[Plan, ...], Meta(max_length=5)]
    rule: ClauseId = "XD-2.2"
    reveal: bool = True


# Execution


class HeroMoved(Event, frozen=True, kw_only=True, tag="hero_moved"):
    """A hero went along a road."""

    seat: Seat
    colour: Colour
    start: City
    end: City
    rule: ClauseId = "XD-3.2"


class OrderWithoutEffect(Event, frozen=True, kw_only=True, tag="order_without_effect"):
    """An order achieved nothing, and why; the rule is the clause of the reason (XD-3.5)."""

    seat: Seat
    city: City
    reason: Reason


class UnitRecruited(Event, frozen=True, kw_only=True, tag="unit_recruited"):
    """A seat took the weakest unit of a city."""

    seat: Seat
    city: City
    unit: Unit
    rule: ClauseId = "XD-4.1"


class ThreatBeaten(Event, frozen=True, kw_only=True, tag="threat_beaten"):
    """A seat beat the threat of a city; these units went back to the barracks."""

    seat: Seat
    city: City
    units: Units
    rule: ClauseId = "XD-4.3"
    reveal: bool = True


class TitanKilled(Event, frozen=True, kw_only=True, tag="titan_killed"):
    """A seat killed the raging titan of a stack; these units went back to the barracks."""

    seat: Seat
    city: City
    stack: StackIndex
    units: Units
    rule: ClauseId = "XD-8.1"
    reveal: bool = True


class RewardsTaken(Event, frozen=True, kw_only=True, tag="rewards_taken"):
    """Which rewards a seat took."""

    seat: Seat
    rewards: Annotated[tuple[Reward, ...], Meta(max_length=2)]
    rule: ClauseId = "XD-4.4"
    reveal: bool = True


class GoldGained(Event, frozen=True, kw_only=True, tag="gold_gained"):
    """A seat got gold (told to it alone)."""

    seat: Seat
    amount: Count
    rule: ClauseId = "XD-4.5"


class BardsPlaced(Event, frozen=True, kw_only=True, tag="bards_placed"):
    """The bards that a seat placed in open regions; what went into the bastion is not told."""

    seat: Seat
    bards: Annotated[tuple[BardsIn, ...], Meta(max_length=32)]
    rule: ClauseId = "XD-4.6"
    reveal: bool = True


class BastionEntered(Event, frozen=True, kw_only=True, tag="bastion_entered"):
    """The bards that a seat put into the bastion (told to it alone)."""

    seat: Seat
    count: Count
    rule: ClauseId = "XD-4.6"


class StoreysPlaced(Event, frozen=True, kw_only=True, tag="storeys_placed"):
    """A guild grew by so many storeys."""

    seat: Seat
    city: City
    storeys: Count
    height: Annotated[int, Meta(ge=1, le=4)]
    rule: ClauseId = "XD-4.7"
    reveal: bool = True


class DummyRaised(Event, frozen=True, kw_only=True, tag="dummy_raised"):
    """The dummy's score of a check rose to this."""

    seat: Seat
    check: Check
    score: Count
    rule: ClauseId = "XD-12.1"


# Tiles and titans


class TileDiscarded(Event, frozen=True, kw_only=True, tag="tile_discarded"):
    """A tile left the map for the discards of its side."""

    side: Side
    city: City
    rule: ClauseId = "XD-6.1"


class CampOpened(Event, frozen=True, kw_only=True, tag="camp_opened"):
    """A recruitment tile came to its city with these units."""

    city: City
    units: Units
    rule: ClauseId = "XD-6.2"


class ThreatOpened(Event, frozen=True, kw_only=True, tag="threat_opened"):
    """A threat came to its city."""

    city: City
    rule: ClauseId = "XD-6.3"


class NextTile(Event, frozen=True, kw_only=True, tag="next_tile"):
    """The tile that is next on a side now; null: the space stays empty."""

    side: Side
    city: City | None
    top: City | None = None
    """What lies on top of the pile now, with pile_tops_public only (XD-1.3)."""
    rule: ClauseId
    reveal: bool = True


class PlaceLost(Event, frozen=True, kw_only=True, tag="place_lost"):
    """No tile of a side was to be had: the map has one fewer."""

    side: Side
    rule: ClauseId = "XD-6.4"


class PileTurned(Event, frozen=True, kw_only=True, tag="pile_turned"):
    """The discards of the other side, turned over and shuffled, became the pile of this side."""

    side: Side
    tiles: Count
    rule: ClauseId = "XD-6.4"


class TitansWoke(Event, frozen=True, kw_only=True, tag="titans_woke"):
    """The titans on top of these stacks turned raging."""

    stacks: Annotated[tuple[StackIndex, ...], Meta(max_length=8)]
    rule: ClauseId = "XD-7.1"


class ReinforcementsCame(Event, frozen=True, kw_only=True, tag="reinforcements_came"):
    """The piles were made anew; how many tiles they have before the next ones are drawn (XD-1.3 hides which)."""

    recruitment_pile: Count
    threat_pile: Count
    rule: ClauseId = "XD-7.2"


# Census


class CensusCommitted(Event, frozen=True, kw_only=True, tag="census_committed"):
    """A seat has chosen how many units to show; nobody else learns how many."""

    seat: Seat
    unit: Unit
    rule: ClauseId = "XD-9.1"


class UnitsShown(Event, frozen=True, kw_only=True, tag="units_shown"):
    """What every seat shows of a kind, by seat."""

    unit: Unit
    shown: Annotated[tuple[Count, ...], Meta(max_length=5)]
    rule: ClauseId = "XD-9.1"
    reveal: bool = True


class CensusDecided(Event, frozen=True, kw_only=True, tag="census_decided"):
    """The seats that showed most of a kind; none: nobody showed any."""

    unit: Unit
    winners: Seats
    rule: ClauseId = "XD-9.2"


class StoreyUnplaced(Event, frozen=True, kw_only=True, tag="storey_unplaced"):
    """A census storey found no own guild below the highest, or all of the seat's storeys stand on the map."""

    seat: Seat
    rule: ClauseId = "XD-9.4"


class StoreyWaits(Event, frozen=True, kw_only=True, tag="storey_waits"):
    """So many storeys wait behind the screen now (told to that seat alone)."""

    seat: Seat
    waiting: Count
    rule: ClauseId = "XD-9.4"


# Year end and assessment


class YearEnded(Event, frozen=True, kw_only=True, tag="year_ended"):
    """A year is over."""

    year: Year
    starting_seat: Seat
    """Starts the next year."""
    rule: ClauseId = "XD-10.1"


class BastionOpened(Event, frozen=True, kw_only=True, tag="bastion_opened"):
    """The bards in the bastion, by seat."""

    bards: Annotated[tuple[Count, ...], Meta(max_length=5)]
    rule: ClauseId = "XD-11.1"
    reveal: bool = True


class RegionCounted(Event, frozen=True, kw_only=True, tag="region_counted"):
    """Who scores for a region."""

    region: Region
    first: Seats
    second: Seats
    rule: ClauseId = "XD-11.1"


class CheckCounted(Event, frozen=True, kw_only=True, tag="check_counted"):
    """The scores of a check, by seat; null for a seat that is out. The dummy's stands apart."""

    check: Check
    scores: Annotated[tuple[int | None, ...], Meta(max_length=5)]
    dummy: int | None
    rule: ClauseId = "XD-11.1"
    reveal: bool = True


class TieBroken(Event, frozen=True, kw_only=True, tag="tie_broken"):
    """A tie in a check was decided, and by what."""

    check: Check
    by: Literal["wealth", "influence", "reputation", "units", "turn_order", "dummy"]
    tied: Seats
    rule: ClauseId = "XD-11.5"
    reveal: bool = True


class SeatOut(Event, frozen=True, kw_only=True, tag="seat_out"):
    """A check put a seat out (null: the dummy); its bards and guilds leave the map."""

    seat: Seat | None
    check: Check
    rule: ClauseId = "XD-11.2"
    reveal: bool = True


class MatchWon(Event, frozen=True, kw_only=True, tag="match_won"):
    """The match is over."""

    seat: Seat
    check: Check
    rule: ClauseId = "XD-11.2"
    reveal: bool = True


AnyEvent = (
    ChecksOrdered
    | HeroPlaced
    | PlanCommitted
    | PlansRevealed
    | HeroMoved
    | OrderWithoutEffect
    | UnitRecruited
    | ThreatBeaten
    | TitanKilled
    | RewardsTaken
    | GoldGained
    | BardsPlaced
    | BastionEntered
    | StoreysPlaced
    | DummyRaised
    | TileDiscarded
    | CampOpened
    | ThreatOpened
    | NextTile
    | PlaceLost
    | PileTurned
    | TitansWoke
    | ReinforcementsCame
    | CensusCommitted
    | UnitsShown
    | CensusDecided
    | StoreyUnplaced
    | StoreyWaits
    | YearEnded
    | BastionOpened
    | RegionCounted
    | CheckCounted
    | TieBroken
    | SeatOut
    | MatchWon
)
