"""The values of xidit: options, state, agenda steps and the view. Types only.

Decisions and the actions that answer them stand in ``decisions``, events in ``events``.

Conventions: a city is its number from 1; a region, a titan stack and a unit kind are positions in the pack's
lists from 0; units are five counts, weakest kind first. What only its owner may see stands in ``Player``,
and the order of the piles and the key in ``State``; everything else is public (XD-1.7).
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from warlords_core.types import Frozen, GameOptions, GameState, GameView, Name, Seat, Step

Unit = Literal["militia", "archer", "infantry", "cleric", "battle_mage"]
Colour = Literal["blue", "red", "black"]
Order = Literal["blue", "red", "black", "act", "wait"]
Reward = Literal["gold", "bards", "storeys"]
Check = Literal["wealth", "influence", "reputation"]
Side = Literal["recruitment", "threat"]
Feat = Literal["recruited", "beat_threat", "killed_titan"]

UNITS: Final[tuple[Unit, ...]] = get_args(Unit)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ORDERS: Final[tuple[Order, ...]] = get_args(Order)
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
CHECKS: Final[tuple[Check, ...]] = get_args(Check)
ORDERS_A_YEAR: Final = 6
HIGHEST_GUILD: Final = 4

City = Annotated[int, Meta(ge=1, le=64, description="Number of a city.")]
Region = Annotated[int, Meta(ge=0, le=31, description="Position of a region in the pack's list.")]
Kind = Annotated[int, Meta(ge=0, le=4, description="Position of a unit kind, weakest first.")]
StackIndex = Annotated[int, Meta(ge=0, le=7, description="Position of a titan stack in the pack's list.")]
Count = Annotated[int, Meta(ge=0, le=999)]
Units = Annotated[tuple[Count, ...], Meta(min_length=5, max_length=5, description="Counts by kind, weakest first.")]
Plan = Annotated[tuple[Order, ...], Meta(min_length=6, max_length=6, description="Six orders, first to last.")]
Year = Annotated[int, Meta(ge=1, le=13)]
Cities = Annotated[tuple[City, ...], Meta(max_length=64)]


class Options(GameOptions, frozen=True, kw_only=True):
    """What the table agrees on: sizes and the switches of the rule text."""

    pack: Name = "stand-in-21"
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    """XD-1.1."""
    years: Literal[9, 12] = 12
    """XD-10.1: with 12 a census every 4 years, with 9 every 3."""
    starting_seat: Annotated[int, Meta(ge=0, le=4)] = 0
    """XD-1.6."""
    tile_set: Literal["by_seats", "full", "reduced"] = "by_seats"
    """XD-1.2: by_seats is reduced at three seats, else full."""
    pile_tops_public: bool = False
    """XD-1.3."""
    recruit: Literal["compulsory", "optional"] = "compulsory"
    """XD-4.1."""
    titan_limit_scope: Literal["seat", "table"] = "seat"
    """XD-8.2."""
    zero_wins: bool = False
    """XD-9.2."""
    tie_first: Literal["both_first", "both_second"] = "both_first"
    """XD-11.4."""
    dummy_titans: bool = False
    """XD-12.1."""


class Player(Frozen, frozen=True):
    """What a seat has behind its screen, hidden from the others, and its hero."""

    hero: Annotated[int, Meta(ge=0, le=64)]
    """City of the hero (public); 0: not placed yet."""
    units: Units
    gold: Annotated[int, Meta(ge=0, le=100_000)]
    bards: Count
    """In reserve."""
    storeys: Count
    """In reserve."""
    waiting: Count
    """Storeys won in a census that found no guild (XD-9.4)."""
    bastion: Count
    """Bards in the central region's box (XD-4.6)."""
    plan: Annotated[tuple[Order, ...], Meta(max_length=6)] = ()
    """The six orders of this year; empty: not committed."""
    shown: Count | None = None
    """Units shown in the running census question; null: not committed."""


class Camp(Frozen, frozen=True):
    """A recruitment tile on the map and the units that still stand on it."""

    city: City
    units: Units


class Guild(Frozen, frozen=True):
    """A seat's guild in a city."""

    city: City
    seat: Seat
    storeys: Annotated[int, Meta(ge=1, le=4)]


class TitanStack(Frozen, frozen=True):
    """How far a stack is worn down."""

    killed: Count
    """Titans gone; the next of the pack's list is the top one."""
    raging: bool
    """True if the top titan rages; False if it sleeps or the stack is empty."""


class Deed(Frozen, frozen=True):
    """What a seat did in a city this year, as far as a rule asks for it (XD-4.1, XD-8.2)."""

    city: City
    seat: Seat
    what: Feat


class Dummy(Frozen, frozen=True):
    """The neutral score of three-seat matches (XD-12)."""

    wealth: Count
    influence: Count
    reputation: Count


class Exit(Frozen, frozen=True):
    """A seat, or the dummy (null), that a check put out, or the winner of the last one."""

    seat: Seat | None
    check: Check
    score: Annotated[int, Meta(ge=0, le=1_000_000)]
    won: bool


# Steps: all of them hold public facts only, so that a view can show the agenda as it is.


class PlacingHero(Step, frozen=True, tag="placing_hero"):
    """A seat places its hero (waits for it)."""

    seat: Seat


class Planning(Step, frozen=True, tag="planning"):
    """Every seat commits a plan (waits for all)."""


class Executing(Step, frozen=True, tag="executing"):
    """The next order in turn, or the end of the year after the last."""


class OrderDone(Step, frozen=True, tag="order_done"):
    """Counts an order as executed."""


class Recruiting(Step, frozen=True, tag="recruiting"):
    """A seat may recruit (waits for it; only with the switch recruit=optional)."""

    seat: Seat


class FightingTitan(Step, frozen=True, tag="fighting_titan"):
    """A seat may fight a raging titan (waits for it)."""

    seat: Seat


class TakingRewards(Step, frozen=True, tag="taking_rewards"):
    """A seat takes rewards for a threat or a titan (waits for it)."""

    seat: Seat
    gold: Count
    bards: Count
    storeys: Count
    """The printed rewards."""


class PlacingBards(Step, frozen=True, tag="placing_bards"):
    """A seat places bards around its hero (waits for it)."""

    seat: Seat
    bards: Count
    """The most it places: all of them, or what its reserve holds."""
    rule: Literal["XD-4.6", "XD-9.3"]


class PlacingStorey(Step, frozen=True, tag="placing_storey"):
    """A seat places the storey of a census (waits for it)."""

    seat: Seat


class RaisingDummy(Step, frozen=True, tag="raising_dummy"):
    """A seat raises the dummy's score (waits for it)."""

    seat: Seat


class ClearingThreat(Step, frozen=True, tag="clearing_threat"):
    """A beaten threat leaves the map and is replaced."""

    city: City


class Census(Step, frozen=True, tag="census"):
    """Every seat chooses how many units of a kind to show (waits for all)."""

    kind: Kind


class EndingYear(Step, frozen=True, tag="ending_year"):
    """All orders are executed; a census may be due."""


class StartingYear(Step, frozen=True, tag="starting_year"):
    """The year marker and the starting seat move, or the assessment begins."""


class Assessing(Step, frozen=True, tag="assessing"):
    """One check of the assessment."""

    check: Annotated[int, Meta(ge=0, le=2)]


AnyStep = (
    PlacingHero
    | Planning
    | Executing
    | OrderDone
    | Recruiting
    | FightingTitan
    | TakingRewards
    | PlacingBards
    | PlacingStorey
    | RaisingDummy
    | ClearingThreat
    | Census
    | EndingYear
    | StartingYear
    | Assessing
)

Agenda = Annotated[tuple[AnyStep, ...], Meta(max_length=64)]


class Table(Frozen, frozen=True, kw_only=True):
    """What lies open on the table: the part of a state that everybody sees, piles and screens apart."""

    year: Year
    starting_seat: Seat
    executed: Annotated[int, Meta(ge=0, le=30)]
    """Orders executed this year by all seats together."""
    camps: Annotated[tuple[Camp, ...], Meta(max_length=64)]
    """Recruitment tiles on the map, by city."""
    threats: Cities
    """Cities with a threat, ascending."""
    next_recruitment: City | None
    next_threat: City | None
    recruitment_discards: Cities
    """First discarded first."""
    threat_discards: Cities
    """First discarded first."""
    titans: Annotated[tuple[TitanStack, ...], Meta(max_length=8)]
    barracks: Units
    guilds: Annotated[tuple[Guild, ...], Meta(max_length=64)]
    """By city."""
    bards: Annotated[tuple[Annotated[tuple[Count, ...], Meta(max_length=5)], ...], Meta(max_length=32)]
    """Open bards by region and seat; the bastion's stay 0 until it is opened (XD-11.1)."""
    checks: Annotated[tuple[Check, ...], Meta(min_length=3, max_length=3)]
    """The assessments in their order (XD-1.5)."""
    deeds: Annotated[tuple[Deed, ...], Meta(max_length=64)]
    """This year's, by city, seat and what."""
    dummy: Dummy | None
    exits: Annotated[tuple[Exit, ...], Meta(max_length=6)]
    """In order; the winner last."""


class State(GameState, frozen=True, kw_only=True):
    """A whole match of xidit, hidden parts included."""

    game: Literal["xidit"]
    options: Options
    agenda: Agenda
    table: Table
    players: Annotated[tuple[Player, ...], Meta(min_length=3, max_length=5)]
    recruitment_pile: Cities
    """Top first; hidden from everybody."""
    threat_pile: Cities
    """Top first; hidden from everybody."""


class PublicPlayer(Frozen, frozen=True):
    """What everybody sees of a seat."""

    hero: Annotated[int, Meta(ge=0, le=64)]
    """City of the hero; 0: not placed yet."""
    committed: bool
    """True if it has answered the simultaneous question that is open now (XD-1.7)."""
    plan: Annotated[tuple[Order, ...], Meta(max_length=6)]
    """Its orders once all are revealed, till the year ends; else empty (XD-2.2, XD-3.1)."""
    executed: Annotated[int, Meta(ge=0, le=6)]
    """How many of its orders are executed this year (XD-3.1)."""


class Screen(Frozen, frozen=True):
    """What a seat has behind its own screen."""

    units: Units
    gold: Annotated[int, Meta(ge=0, le=100_000)]
    bards: Count
    storeys: Count
    waiting: Count
    bastion: Count
    plan: Annotated[tuple[Order, ...], Meta(max_length=6)]
    shown: Count | None


class View(GameView, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees of a match of xidit (XD-1.7)."""

    game: Literal["xidit"]
    options: Options
    agenda: Agenda
    table: Table
    players: Annotated[tuple[PublicPlayer, ...], Meta(min_length=3, max_length=5)]
    screen: Screen | None
    """Null for a spectator."""
    recruitment_pile: Annotated[int, Meta(ge=0, le=64)]
    """Tiles in the pile."""
    threat_pile: Annotated[int, Meta(ge=0, le=64)]
    """Tiles in the pile."""
    recruitment_top: City | None
    """Top of the pile, with pile_tops_public only (XD-1.3)."""
    threat_top: City | None
    """Top of the pile, with pile_tops_public only (XD-1.3)."""
