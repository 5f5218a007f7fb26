"""The events of xidit in words; the orders of a year are numbered, and an order without effect says why."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from warlords_core.narration.sentences import Sentences
from warlords_core.narration.xidit.names import MANY, bards, kinds, region_name, seat_name, seat_names, unit
from warlords_core.rules import RuleBook
from warlords_core.types import Event
from warlords_core.xidit import content
from warlords_core.xidit import events as happened
from warlords_core.xidit.decisions import BardsIn
from warlords_core.xidit.model import OrderDone, PlacingBards, RaisingDummy, TakingRewards, View

OfOrders = (
    happened.HeroMoved
    | happened.OrderWithoutEffect
    | happened.UnitRecruited
    | happened.ThreatBeaten
    | happened.TitanKilled
)
"""Events that an order of a plan leads to, one an order."""


class Ordered(NamedTuple):
    """An order that was executed."""

    number: int
    """In its year, from 1."""
    seat: str
    order: str
    """Its id; empty: the plan is not known."""
    deed: str
    """What came of it."""


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, say: Sentences) -> None:
        self._me = view.seat
        self._board = content.board(view.pack)
        self._say = say
        self._plans = {seat: player.plan for seat, player in enumerate(view.players) if player.plan}
        self._told = [player.executed for player in view.players]
        self._skip_order_under_way(view)

    def _skip_order_under_way(self, view: View) -> None:
        """An order that waits for its rewards has been told, though it does not count as executed yet (XD-3.1)."""
        agenda = view.agenda
        if any(isinstance(step, OrderDone) for step in agenda):
            top = agenda[-1]
            if isinstance(top, TakingRewards | PlacingBards | RaisingDummy):
                self._told[top.seat] += 1

    def tell(self, event: Event) -> tuple[str, ...]:
        """What happened, and lines that belong to it."""
        if isinstance(event, happened.PlansRevealed):
            return self._plans_revealed(event)
        if isinstance(event, OfOrders):
            number, seat, order, deed = self.ordered(event)
            if not order:
                return (self._say("ordered.unnamed", seat=seat, number=number, deed=deed),)
            return (self._say("ordered", seat=seat, number=number, order=self.order(order), deed=deed),)
        return (_SAID[type(event)](self, event),)

    def said(self, key: str, **fields: Any) -> str:
        """A phrase."""
        return self._say(key, **fields)

    def of_seat(self, key: str, event: Any, **fields: Any) -> str:
        """A phrase about the event's seat."""
        return self._say(key, seat=self.name(event.seat), **fields)

    def of_side(self, key: str, event: Any, **fields: Any) -> str:
        """A phrase about one side of the tiles."""
        return self._say(key, side=self._say(f"side.{event.side}"), **fields)

    def unit(self, name: str, count: int = 1) -> str:
        """A kind of units, as one or several of it are called."""
        return unit(self._say, name, count)

    def check(self, name: str) -> str:
        """An assessment."""
        return self._say(f"check.{name}")

    def name(self, seat: int | None) -> str:
        """A seat, or the dummy (None)."""
        return self._say("dummy") if seat is None else seat_name(self._say, seat, self._me)

    def names(self, seats: tuple[int, ...]) -> str:
        """Several seats."""
        return seat_names(self._say, seats, self._me)

    def each(self, values: tuple[int | None, ...]) -> str:
        """A number for each seat, left out where there is none."""
        return self._say.listed(f"{self.name(seat)} {value}" for seat, value in enumerate(values) if value is not None)

    def checks(self, names: Iterable[str]) -> str:
        """Several assessments in their order."""
        return self._say.listed(map(self.check, names))

    def rewards(self, event: happened.RewardsTaken) -> str:
        """Which rewards a seat takes."""
        if not event.rewards:
            return self.of_seat("rewards_taken.none", event)
        taken = self._say("and").join(self._say(f"reward.{reward}") for reward in event.rewards)
        return self.of_seat("rewards_taken", event, rewards=taken)

    def bards(self, placed: tuple[BardsIn, ...]) -> str:
        """Bards by region."""
        return bards(self._say, self._board, placed) or self._say("bards_placed.none")

    def region(self, region: int) -> str:
        """A region's name."""
        return region_name(self._say, self._board, region)

    def order(self, name: str) -> str:
        """An order."""
        return self._say(f"order.{name}")

    def counts(self, counts: tuple[int, ...]) -> str:
        """Counts of units."""
        return kinds(self._say, counts)

    def threat(self, city: int) -> str:
        """What the threat of a city asks for."""
        return kinds(self._say, self._board.tile(city).threat)

    def next_tile(self, event: happened.NextTile) -> str:
        """The tile that comes next, or that there is none."""
        if event.city is None:
            return self.of_side("next_tile.none", event)
        return self.of_side("next_tile", event, city=event.city)

    def counted(self, event: happened.CheckCounted) -> str:
        """The scores of an assessment, with the dummy's if it has one."""
        scores = self.each(event.scores)
        if event.dummy is not None:
            scores = self._say("check_counted.dummy", scores=scores, dummy=event.dummy)
        return self._say("check_counted", check=self.check(event.check), scores=scores)

    def reveal(self, event: happened.PlansRevealed) -> None:
        """Know the plans of a year that begins."""
        self._plans = dict(enumerate(event.plans))
        self._told = [0] * len(event.plans)

    def ordered(self, event: OfOrders) -> Ordered:
        """The order that an event comes from; each is asked for once, in their order."""
        seat = event.seat
        number = self._told[seat]
        self._told[seat] += 1
        plan = self._plans.get(seat, ())
        return Ordered(number + 1, self.name(seat), plan[number] if number < len(plan) else "", self._deed(event))

    def _plans_revealed(self, event: happened.PlansRevealed) -> tuple[str, ...]:
        self.reveal(event)
        plans = (
            self._say("plans_revealed.plan", seat=self.name(seat), orders=self._say.listed(map(self.order, plan)))
            for seat, plan in enumerate(event.plans)
        )
        return self._say("plans_revealed"), *plans

    def _deed(self, event: OfOrders) -> str:
        say = self._say
        match event:
            case happened.HeroMoved(start=start, end=end):
                return say("deed.moved", start=start, end=end)
            case happened.UnitRecruited(city=city, unit=unit):
                return say("deed.recruited", city=city, unit=self.unit(unit))
            case happened.ThreatBeaten(city=city, units=paid):
                return say("deed.beaten", city=city, units=self.counts(paid))
            case happened.TitanKilled(city=city, stack=stack, units=paid):
                return say("deed.killed", city=city, stack=stack, units=self.counts(paid))
            case happened.OrderWithoutEffect(city=city, reason=reason):
                why = say(f"why.{reason}", city=city)
                return why if reason == "waited" else say("deed.without_effect", why=why)


_SAID: dict[type[Event], Callable[[Story, Any], str]] = {
    happened.ChecksOrdered: lambda story, it: story.said("checks_ordered", checks=story.checks(it.checks)),
    happened.HeroPlaced: lambda story, it: story.of_seat("hero_placed", it, city=it.city),
    happened.PlanCommitted: lambda story, it: story.of_seat("plan_committed", it),
    happened.RewardsTaken: Story.rewards,
    happened.GoldGained: lambda story, it: story.of_seat("gold_gained", it, amount=it.amount),
    happened.BardsPlaced: lambda story, it: story.of_seat("bards_placed", it, bards=story.bards(it.bards)),
    happened.BastionEntered: lambda story, it: story.of_seat("bastion_entered", it, count=it.count),
    happened.StoreysPlaced: lambda story, it: story.of_seat(
        "storeys_placed", it, city=it.city, storeys=it.storeys, height=it.height
    ),
    happened.DummyRaised: lambda story, it: story.of_seat(
        "dummy_raised", it, check=story.check(it.check), score=it.score
    ),
    happened.TileDiscarded: lambda story, it: story.of_side("tile_discarded", it, city=it.city),
    happened.CampOpened: lambda story, it: story.said("camp_opened", city=it.city, units=story.counts(it.units)),
    happened.ThreatOpened: lambda story, it: story.said("threat_opened", city=it.city, units=story.threat(it.city)),
    happened.NextTile: Story.next_tile,
    happened.PlaceLost: lambda story, it: story.of_side("place_lost", it),
    happened.PileTurned: lambda story, it: story.of_side("pile_turned", it, tiles=it.tiles),
    happened.TitansWoke: lambda story, it: story.said(
        "titans_woke", stacks=", ".join(map(str, it.stacks)) or story.said("none")
    ),
    happened.ReinforcementsCame: lambda story, it: story.said(
        "reinforcements_came", camps=it.recruitment_pile, threats=it.threat_pile
    ),
    happened.CensusCommitted: lambda story, it: story.of_seat("census_committed", it, unit=story.unit(it.unit, MANY)),
    happened.UnitsShown: lambda story, it: story.said(
        "units_shown", unit=story.unit(it.unit, MANY), shown=story.each(it.shown)
    ),
    happened.CensusDecided: lambda story, it: story.said(
        "census_decided", unit=story.unit(it.unit, MANY), seats=story.names(it.winners)
    ),
    happened.StoreyUnplaced: lambda story, it: story.of_seat("storey_unplaced", it),
    happened.StoreyWaits: lambda story, it: story.of_seat("storey_waits", it, waiting=it.waiting),
    happened.YearEnded: lambda story, it: story.said("year_ended", year=it.year, seat=story.name(it.starting_seat)),
    happened.BastionOpened: lambda story, it: story.said("bastion_opened", bards=story.each(it.bards)),
    happened.RegionCounted: lambda story, it: story.said(
        "region_counted", region=story.region(it.region), first=story.names(it.first), second=story.names(it.second)
    ),
    happened.CheckCounted: Story.counted,
    happened.TieBroken: lambda story, it: story.said(
        "tie_broken", check=story.check(it.check), seats=story.names(it.tied), by=story.said(f"by.{it.by}")
    ),
    happened.SeatOut: lambda story, it: story.of_seat("seat_out", it, check=story.check(it.check)),
    happened.MatchWon: lambda story, it: story.of_seat("match_won", it, check=story.check(it.check)),
}
"""What to say of the events that are no orders."""


def narrator(view: View, _rules: RuleBook, say: Sentences) -> Callable[[Event], tuple[str, ...]]:
    """A teller of the events that follow a view."""
    return Story(view, say).tell
