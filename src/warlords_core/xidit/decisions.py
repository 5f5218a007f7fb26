"""The decisions of xidit and the actions that answer them. Types only.

=============  =====================================  =======
decision       answered by                            clause
=============  =====================================  =======
hero_due       place_hero                             XD-1.6
plan_due       commit_plan                            XD-2.1
recruit_due    recruit, decline                       XD-4.1
titan_due      fight_titan, decline                   XD-8.1
rewards_due    take_rewards                           XD-4.4
bards_due      place_bards                            XD-4.6
storey_due     place_storey                           XD-9.4
show_due       show_units                             XD-9.1
dummy_due      raise_dummy                            XD-12.1
=============  =====================================  =======
"""

from typing import Annotated

from msgspec import Meta

from warlords_core.record import Move, Record
from warlords_core.types import Action, Decision, Frozen
from warlords_core.xidit.model import Check, City, Count, Options, Plan, Region, Reward, StackIndex, Unit, Units, Year


class PlaceHero(Action, frozen=True, tag="place_hero"):
    """Start in a city (XD-1.6)."""

    city: City


class CommitPlan(Action, frozen=True, tag="commit_plan"):
    """Commit six orders (XD-2.1)."""

    orders: Plan


class Recruit(Action, frozen=True, tag="recruit"):
    """Take the weakest unit (XD-4.1, recruit=optional only)."""


class Decline(Action, frozen=True, tag="decline"):
    """Do not recruit, or fight no titan."""


class FightTitan(Action, frozen=True, tag="fight_titan"):
    """Hand in units for the raging titan of a stack (XD-8.1)."""

    stack: StackIndex
    units: Units


class TakeRewards(Action, frozen=True, tag="take_rewards"):
    """Take these different rewards (XD-4.4), in the order gold, bards, storeys."""

    rewards: Annotated[tuple[Reward, ...], Meta(max_length=2)]


class BardsIn(Frozen, frozen=True):
    """Bards for one region."""

    region: Region
    count: Annotated[int, Meta(ge=1, le=999)]


class PlaceBards(Action, frozen=True, tag="place_bards"):
    """Place bards in regions around the hero (XD-4.6), in the order of the regions; none left out, none twice."""

    bards: Annotated[tuple[BardsIn, ...], Meta(max_length=32)]


class PlaceStorey(Action, frozen=True, tag="place_storey"):
    """Put a census storey on the own guild of a city (XD-9.4)."""

    city: City


class ShowUnits(Action, frozen=True, tag="show_units"):
    """Show so many units of the kind in question (XD-9.1)."""

    count: Count


class RaiseDummy(Action, frozen=True, tag="raise_dummy"):
    """Raise one of the dummy's scores by a step (XD-12.1)."""

    check: Check


AnyAction = (
    PlaceHero
    | CommitPlan
    | Recruit
    | Decline
    | FightTitan
    | TakeRewards
    | PlaceBards
    | PlaceStorey
    | ShowUnits
    | RaiseDummy
)


class MatchMove(Move[AnyAction], frozen=True):
    """An action and the seat that takes it."""


class MatchRecord(Record[Options, AnyAction], frozen=True):
    """A match of xidit, to be played again."""

    moves: Annotated[tuple[MatchMove, ...], Meta(max_length=10_000)]


class HeroDue(Decision, frozen=True, tag="hero_due"):
    """Place your hero (XD-1.6)."""


class PlanDue(Decision, frozen=True, tag="plan_due"):
    """Commit six orders (XD-2.1)."""

    year: Year


class RecruitDue(Decision, frozen=True, tag="recruit_due"):
    """Recruit here or decline (XD-4.1)."""

    city: City
    unit: Unit


class TitanDue(Decision, frozen=True, tag="titan_due"):
    """Fight a raging titan or decline (XD-8.1); asked of who cannot pay too, so that nobody learns it."""

    city: City


class RewardsDue(Decision, frozen=True, tag="rewards_due"):
    """Take two of three rewards (XD-4.4)."""

    city: City
    gold: Count
    bards: Count
    storeys: Count


class BardsDue(Decision, frozen=True, tag="bards_due"):
    """Place up to this many bards (XD-4.6, XD-9.3): all of them, or what the reserve holds."""

    city: City
    bards: Count


class StoreyDue(Decision, frozen=True, tag="storey_due"):
    """Place a storey on an own guild (XD-9.4)."""


class ShowDue(Decision, frozen=True, tag="show_due"):
    """Choose how many units of a kind to show (XD-9.1)."""

    unit: Unit


class DummyDue(Decision, frozen=True, tag="dummy_due"):
    """Raise one of the dummy's scores (XD-12.1)."""


AnyDecision = HeroDue | PlanDue | RecruitDue | TitanDue | RewardsDue | BardsDue | StoreyDue | ShowDue | DummyDue
