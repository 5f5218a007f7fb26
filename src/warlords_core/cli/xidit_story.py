"""The events of xidit in words; the orders of a year are numbered, and an order without effect says why."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.xidit_names import grid, order, region_short, seat_name, seat_names, titled, units
from warlords_core.rules import RuleBook
from warlords_core.types import Event
from warlords_core.xidit import content
from warlords_core.xidit import events as happened
from warlords_core.xidit.board import kind_names
from warlords_core.xidit.decisions import BardsIn
from warlords_core.xidit.model import OrderDone, PlacingBards, RaisingDummy, TakingRewards, View

_REASONS = {
    "no_road": "city {city} has no such road",
    "waited": "waits in city {city}",
    "nothing_here": "nothing to do in city {city}",
    "already_recruited": "has recruited in city {city} this year already",
    "units_missing": "has not all the units that the threat of city {city} asks for",
    "city_closed": "city {city} is closed to it this year",
    "declined": "declines in city {city}",
}

_OF_ORDERS = (
    happened.HeroMoved
    | happened.OrderWithoutEffect
    | happened.UnitRecruited
    | happened.ThreatBeaten
    | happened.TitanKilled
)


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, rules: RuleBook) -> None:
        self._me = view.seat
        self._board = content.board(view.pack)
        self._rules = rules
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

    def tell(self, event: Event) -> Iterable[RenderableType]:
        """Lines that say what happened."""
        if isinstance(event, happened.PlansRevealed):
            yield from self._plans_revealed(event)
        elif isinstance(event, _OF_ORDERS):
            yield self._order(event)
        else:
            yield Text(f"  {_SAID[type(event)](self, event)} ({event.rule})")

    def name(self, seat: int | None) -> str:
        """A seat, or the dummy (None)."""
        return "the dummy" if seat is None else seat_name(seat, self._me)

    def names(self, seats: tuple[int, ...]) -> str:
        """Several seats."""
        return seat_names(seats, self._me)

    def each(self, values: tuple[int | None, ...]) -> str:
        """A number for each seat, left out where there is none."""
        return ", ".join(f"{self.name(seat)} {value}" for seat, value in enumerate(values) if value is not None)

    def bards(self, placed: tuple[BardsIn, ...]) -> str:
        """Bards by region."""
        return ", ".join(f"{part.count} in {self.region(part.region)}" for part in placed) or "none in the open"

    def region(self, region: int) -> str:
        """A region's id."""
        return region_short(self._board, region)

    def threat(self, city: int) -> str:
        """What the threat of a city asks for."""
        return units(self._board.tile(city).threat)

    def _plans_revealed(self, event: happened.PlansRevealed) -> Iterable[RenderableType]:
        self._plans = dict(enumerate(event.plans))
        self._told = [0] * len(event.plans)
        plans = grid()
        plans.add_column("seat")
        for number in range(1, 7):
            plans.add_column(f"order {number}")
        for seat, plan in enumerate(event.plans):
            plans.add_row(self.name(seat), *(order(name) for name in plan))
        yield titled(f"The plans are revealed ({event.rule})", plans)

    def _order(self, event: _OF_ORDERS) -> RenderableType:
        """``order 3  seat 1  red  4 > 2``."""
        seat = event.seat
        number = self._told[seat]
        self._told[seat] += 1
        plan = self._plans.get(seat, ())
        name = plan[number] if number < len(plan) else ""
        line = Grid.grid(padding=(0, 2, 0, 0))
        for width in (7, 12, 5):
            line.add_column(width=width, no_wrap=True)
        line.add_column()  # a long deed wraps within its column
        line.add_row(f"order {number + 1}", self.name(seat), order(name), self._deed(event))
        return line

    def _deed(self, event: _OF_ORDERS) -> str:
        match event:
            case happened.HeroMoved(start=start, end=end):
                return f"{start} > {end} ({event.rule})"
            case happened.UnitRecruited(city=city, unit=unit):
                return f"recruits 1 {unit} in city {city} ({event.rule})"
            case happened.ThreatBeaten(city=city, units=paid):
                return f"BEATS THE THREAT of city {city}; hands in {kind_names(paid)} ({event.rule})"
            case happened.TitanKilled(city=city, stack=stack, units=paid):
                return f"KILLS THE TITAN of stack {stack} from city {city}; hands in {kind_names(paid)} ({event.rule})"
            case happened.OrderWithoutEffect(city=city, reason=reason):
                why = _REASONS[reason].format(city=city)
                effect = "" if reason == "waited" else "no effect: "
                return f"{effect}{why} ({self._clause(event.rule)})"

    def _clause(self, clause: str) -> str:
        return f"{clause} {self._rules[clause].title.en}" if clause in self._rules else clause


def _city(city: int | None) -> str:
    return "none" if city is None else f"city {city}"


_SAID: dict[type[Event], Callable[[Story, Any], str]] = {
    happened.ChecksOrdered: lambda story, it: f"the assessments lie in this order: {', '.join(it.checks)}",
    happened.HeroPlaced: lambda story, it: f"{story.name(it.seat)} starts in city {it.city}",
    happened.PlanCommitted: lambda story, it: f"{story.name(it.seat)} has committed a plan",
    happened.RewardsTaken: lambda story, it: (
        f"{story.name(it.seat)} takes {' and '.join(it.rewards) or 'no reward: none can be taken'}"
    ),
    happened.GoldGained: lambda story, it: f"{story.name(it.seat)} gets {it.amount} gold",
    happened.BardsPlaced: lambda story, it: f"{story.name(it.seat)} places bards: {story.bards(it.bards)}",
    happened.BastionEntered: lambda story, it: f"{story.name(it.seat)} puts bards into the bastion: {it.count}",
    happened.StoreysPlaced: lambda story, it: (
        f"{story.name(it.seat)} raises the guild of city {it.city} by {it.storeys} to {it.height}"
    ),
    happened.DummyRaised: lambda story, it: f"{story.name(it.seat)} raises the dummy's {it.check} to {it.score}",
    happened.TileDiscarded: lambda story, it: f"the {it.side} tile of city {it.city} is discarded",
    happened.CampOpened: lambda story, it: f"a camp opens in city {it.city}: {units(it.units)}",
    happened.ThreatOpened: lambda story, it: f"a threat comes to city {it.city}: {story.threat(it.city)}",
    happened.NextTile: lambda story, it: f"next {it.side} tile: {_city(it.city)}",
    happened.PlaceLost: lambda story, it: f"no {it.side} tile is left to come: one fewer on the map",
    happened.PileTurned: lambda story, it: (
        f"{it.tiles} discarded tiles, turned over and shuffled, are the new {it.side} pile"
    ),
    happened.TitansWoke: lambda story, it: (
        f"titans wake up on top of these stacks: {', '.join(map(str, it.stacks)) or 'none'}"
    ),
    happened.ReinforcementsCame: lambda story, it: (
        f"reinforcements: tiles in the recruitment pile {it.recruitment_pile}, in the threat pile {it.threat_pile}"
    ),
    happened.CensusCommitted: lambda story, it: f"{story.name(it.seat)} has chosen how many {it.unit} to show",
    happened.UnitsShown: lambda story, it: f"census of {it.unit}: {story.each(it.shown)}",
    happened.CensusDecided: lambda story, it: f"most {it.unit}: {story.names(it.winners)}",
    happened.StoreyUnplaced: lambda story, it: f"{story.name(it.seat)} places no storey for the census",
    happened.StoreyWaits: lambda story, it: (
        f"{story.name(it.seat)} has storeys waiting behind the screen: {it.waiting}"
    ),
    happened.YearEnded: lambda story, it: f"year {it.year} ends; {story.name(it.starting_seat)} starts next",
    happened.BastionOpened: lambda story, it: f"the bastion is opened: {story.each(it.bards)}",
    happened.RegionCounted: lambda story, it: (
        f"region {story.region(it.region)}: most {story.names(it.first)}, second {story.names(it.second)}"
    ),
    happened.CheckCounted: lambda story, it: (
        f"{it.check}: {story.each(it.scores)}{'' if it.dummy is None else f', the dummy {it.dummy}'}"
    ),
    happened.TieBroken: lambda story, it: (
        f"tie in {it.check} between {story.names(it.tied)}: {it.by.replace('_', ' ')} decides"
    ),
    happened.SeatOut: lambda story, it: f"{story.name(it.seat)} is out after {it.check}",
    happened.MatchWon: lambda story, it: f"{story.name(it.seat)} WINS by {it.check}",
}
"""What to say of the events that are no orders."""
