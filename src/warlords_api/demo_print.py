"""Prints a match of xidit from what the API answers: states and events as plain JSON."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.table import Table

_COLOURS: Final = ("cyan", "yellow", "green", "magenta", "blue")
_UNITS: Final = ("militia", "archer", "infantry", "cleric", "battle_mage")
_ORDERS: Final = {"blue": "[blue]blue[/]", "red": "[red]red[/]", "black": "[dim]black[/]", "act": "ACT", "wait": "wait"}
_REASONS: Final = {
    "no_road": "no road of that colour",
    "waited": "chose to wait",
    "nothing_here": "nothing to do in the city",
    "already_recruited": "had recruited there this year",
    "units_missing": "units missing for the threat",
    "city_closed": "had taken its turn in the city",
    "declined": "declined",
}
_ASSESSING: Final = ("bastion_opened", "region_counted", "check_counted")
Event = dict[str, Any]


def seat_name(seat: int | None) -> str:
    """A seat in its colour; the dummy has none."""
    return "the dummy" if seat is None else f"[{_COLOURS[seat]}]seat {seat}[/]"


def seat_names(seats: list[int]) -> str:
    """Several seats."""
    return " and ".join(map(seat_name, seats)) or "nobody"


def unit_names(counts: list[int]) -> str:
    """Counts by kind: ``2 militia, 1 cleric``."""
    return ", ".join(f"{n} {kind.replace('_', ' ')}" for n, kind in zip(counts, _UNITS, strict=True) if n) or "none"


class Printer:
    """Collects what happens and prints it year by year."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._year = 1
        self._assessing = False
        self._lines: list[str] = []
        self._recruited: dict[int, Counter[str]] = {}
        self._idle: dict[int, Counter[str]] = {}
        self._regions: list[str] = []
        self._tell: dict[str, Callable[[Event], None]] = {
            "hero_placed": self._hero_placed,
            "plans_revealed": self._plans,
            "unit_recruited": self._unit_recruited,
            "order_without_effect": self._without_effect,
            "threat_beaten": self._threat_beaten,
            "titan_killed": self._titan_killed,
            "rewards_taken": self._rewards,
            "storeys_placed": self._storeys,
            "titans_woke": self._titans_woke,
            "reinforcements_came": self._reinforcements,
            "units_shown": self._shown,
            "census_decided": self._census,
            "dummy_raised": self._dummy,
            "bastion_opened": self._bastion,
            "region_counted": self._region,
            "check_counted": self._check,
            "tie_broken": self._tie,
            "seat_out": self._out,
            "match_won": self._won,
        }

    # Set-up

    def setup(self, state: Any, pack: Any, events: list[Event]) -> None:
        """Print what the match starts from."""
        options, table = state["options"], state["table"]
        self._regions = [region["title"]["en"] for region in pack["regions"]]
        self._console.rule(f"[bold]xidit · {options['seats']} seats · {options['years']} years · {pack['title']['en']}")
        [checks] = [event["checks"] for event in events if event["type"] == "checks_ordered"]
        self._say(f"The assessment will ask for {', then '.join(checks)}.")
        for camp in table["camps"]:
            self._say(f"City {camp['city']:>2}: {unit_names(camp['units'])} to recruit")
        threats = {tile["city"]: tile["threat"] for tile in pack["tiles"]}
        for city in table["threats"]:
            threat = threats[city]
            needs = unit_names([threat["units"].count(kind) for kind in _UNITS])
            prizes = f"{threat['gold']} gold, {threat['bards']} bards, {threat['storeys']} storeys"
            self._say(f"City {city:>2}: a threat; costs {needs}; brings two of {prizes}")

    def _hero_placed(self, event: Event) -> None:
        self._say(f"{seat_name(event['seat'])} places its hero in city {event['city']}.")

    # A year

    def events(self, events: list[Event], state: Any) -> None:
        """Take in what an adjudication brought."""
        for event in events:
            if event["type"] == "year_ended":
                self._end_year(event["year"], state)
            elif event["type"] in _ASSESSING and not self._assessing:
                # The last year ends in the assessment.
                self._end_year(self._year, state)
                self._assessing = True
                self._console.rule("The assessment")
            if event["type"] in self._tell:
                self._tell[event["type"]](event)

    def _plans(self, event: Event) -> None:
        self._console.rule(f"Year {self._year}")
        table = Table("plans revealed", *map(str, range(1, 7)), box=None, padding=(0, 2))
        for seat, plan in enumerate(event["plans"]):
            table.add_row(seat_name(seat), *(_ORDERS[order] for order in plan))
        self._console.print(table)

    def _unit_recruited(self, event: Event) -> None:
        self._recruited.setdefault(event["seat"], Counter())[event["unit"]] += 1

    def _without_effect(self, event: Event) -> None:
        self._idle.setdefault(event["seat"], Counter())[event["reason"]] += 1

    def _threat_beaten(self, event: Event) -> None:
        units = unit_names(event["units"])
        self._lines.append(f"{seat_name(event['seat'])} beats the threat of city {event['city']} with {units}")

    def _titan_killed(self, event: Event) -> None:
        units = unit_names(event["units"])
        self._lines.append(f"[bold]{seat_name(event['seat'])} kills a titan[/] in city {event['city']} with {units}")

    def _rewards(self, event: Event) -> None:
        rewards = " and ".join(event["rewards"]) or "nothing"
        self._lines.append(f"{seat_name(event['seat'])} takes {rewards}")

    def _storeys(self, event: Event) -> None:
        self._lines.append(
            f"{seat_name(event['seat'])} builds {event['storeys']} in city {event['city']}, now {event['height']} high"
        )

    def _titans_woke(self, event: Event) -> None:
        self._lines.append(f"[bold]Titans rage[/] in stacks {', '.join(str(stack + 1) for stack in event['stacks'])}")

    def _reinforcements(self, event: Event) -> None:
        camps, threats = event["recruitment_pile"], event["threat_pile"]
        self._lines.append(f"Reinforcements: {camps} tiles to recruit from, {threats} threats in the piles")

    def _shown(self, event: Event) -> None:
        shown = ", ".join(f"{seat_name(seat)} {count}" for seat, count in enumerate(event["shown"]))
        self._lines.append(f"Census of {event['unit'].replace('_', ' ')}: {shown}")

    def _census(self, event: Event) -> None:
        self._lines.append(f"  most shown by {seat_names(event['winners'])}")

    def _dummy(self, event: Event) -> None:
        self._lines.append(f"{seat_name(event['seat'])} raises the dummy's {event['check']} to {event['score']}")

    def _end_year(self, year: int, state: Any) -> None:
        for seat, units in sorted(self._recruited.items()):
            named = ", ".join(f"{count} {unit.replace('_', ' ')}" for unit, count in sorted(units.items()))
            self._say(f"{seat_name(seat)} recruits {named}")
        for line in self._lines:
            self._say(line)
        for seat, reasons in sorted(self._idle.items()):
            named = ", ".join(f"{count} × {_REASONS.get(reason, reason)}" for reason, count in sorted(reasons.items()))
            self._say(f"[dim]{seat_name(seat)}: orders without effect: {named}[/]")
        camps, threats = len(state["table"]["camps"]), len(state["table"]["threats"])
        self._say(f"[dim]{camps} camps and {threats} threats lie on the map[/]")
        self._lines, self._recruited, self._idle = [], {}, {}
        self._year = year + 1

    # The assessment

    def _bastion(self, event: Event) -> None:
        bards = ", ".join(f"{seat_name(seat)} {count}" for seat, count in enumerate(event["bards"]))
        self._say(f"The bastion is opened; bards in it: {bards}")

    def _region(self, event: Event) -> None:
        region = self._regions[event["region"]]
        second = f", then {seat_names(event['second'])}" if event["second"] else ""
        self._say(f"[dim]{region}: most bards {seat_names(event['first'])}{second}[/]")

    def _check(self, event: Event) -> None:
        table = Table(f"[bold]{event['check']}[/]", "score", box=None, padding=(0, 2))
        for seat, score in enumerate(event["scores"]):
            table.add_row(seat_name(seat), "out" if score is None else str(score))
        if event["dummy"] is not None:
            table.add_row("the dummy", str(event["dummy"]))
        self._console.print(table)

    def _tie(self, event: Event) -> None:
        self._say(f"A tie of {seat_names(event['tied'])} is decided by {event['by'].replace('_', ' ')}")

    def _out(self, event: Event) -> None:
        self._say(f"{seat_name(event['seat'])} is out")

    def _won(self, event: Event) -> None:
        self._say(f"[bold]{seat_name(event['seat'])} wins by {event['check']}[/]")

    # The end

    def ranking(self, outcome: Any) -> None:
        """Print how the match ended."""
        self._console.rule("[bold]Final ranking")
        names = list(dict.fromkeys(score["name"] for standing in outcome["ranking"] for score in standing["scores"]))
        table = Table("place", "", *names, box=None, padding=(0, 2))
        for standing in outcome["ranking"]:
            scores = {score["name"]: str(score["value"]) for score in standing["scores"]}
            values = [scores.get(name, "-") for name in names]
            table.add_row(str(standing["place"]), seat_name(standing["seat"]), *values)
        self._console.print(table)

    def traffic(self, actions: int, requests: int, size: int, seconds: float) -> None:
        """Print what it took: the time goes to stderr, so that stdout is the same each time."""
        self._console.print(f"{actions} actions in {requests} requests, {size / 1e6:.1f} MB of JSON")
        Console(stderr=True, highlight=False).print(f"[dim]{seconds:.1f} seconds[/]")

    def _say(self, line: str) -> None:
        self._console.print(line, soft_wrap=True)
