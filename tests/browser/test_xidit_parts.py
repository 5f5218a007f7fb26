"""The parts of xidit's board that need no match: what it foretells, what it counts, its words, its maps."""

from collections.abc import Iterator
from itertools import chain, pairwise
from math import hypot
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tests.contract.keen import keen_xidit
from tests.packs import tiny_pack
from tests.xidit.matches import match
from tests.xidit.playing import plan as plan_of
from warlords_core.narration.sentences import LANGUAGES, Sentences
from warlords_core.rng import Rng, Stream
from warlords_core.types import Event
from warlords_core.xidit import GAME, State, content
from warlords_core.xidit.decisions import CommitPlan, TitanDue
from warlords_core.xidit.events import (
    HeroMoved,
    OrderWithoutEffect,
    PlansRevealed,
    Reason,
    ThreatBeaten,
    TileDiscarded,
    UnitRecruited,
)
from warlords_core.xidit.legal import PLANS
from warlords_core.xidit.model import CHECKS, ORDERS, REWARDS, UNITS, Plan, Planning

STAND_IN = content.get("stand-in-21")


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """One tab for all tests here: they only call functions."""
    page = browser.new_page(base_url=address)
    page.goto("/")
    yield page
    page.close()


def call(page: Page, module: str, function: str, *arguments: Any) -> Any:
    """What a function of the board answers."""
    script = f"async given => (await import('/playground/boards/xidit/{module}.js')).{function}(...given)"
    return page.evaluate(script, [to_builtins(each) for each in arguments])


# What it foretells

WHY: dict[Reason, str] = {
    "no_road": "no-road",
    "waited": "wait",
    "nothing_here": "nothing",
    "already_recruited": "recruited",
    "units_missing": "short",
    "city_closed": "closed",
}


def came_of(event: Event) -> tuple[str, str | None] | None:
    """What an order did, and the unit that it recruited; None: this event is none of an order."""
    match event:
        case HeroMoved():
            return "go", None
        case UnitRecruited():
            return "recruit", event.unit
        case ThreatBeaten():
            return "fight", None
        case OrderWithoutEffect():
            return WHY[event.reason], None
        case _:
            return None


def years(table: str, seed: int) -> list[State]:
    """The states of a match in which nobody has planned yet."""
    return [
        state
        for state in match(table, seed)
        if state.agenda and isinstance(state.agenda[-1], Planning) and len(GAME.decisions(state)) == len(state.players)
    ]


def undisturbed(state: State, plan: CommitPlan) -> list[tuple[str, str | None]]:
    """What the orders of seat 0 do while the others wait, until a tile leaves the map."""
    transition = GAME.apply(state, 0, plan)
    for seat in range(1, len(state.players)):
        transition = GAME.apply(transition.state, seat, plan_of(""))
    done: list[tuple[str, str | None]] = []
    chance = Stream(Rng.seeded(0).key, "test/undisturbed")
    while True:
        for event in transition.events:
            if isinstance(event, TileDiscarded):
                return done
            if getattr(event, "seat", None) == 0 and (told := came_of(event)) is not None:
                done.append(told)
        owed = GAME.decisions(transition.state)
        if len(done) == 6 or len(owed) != 1:
            return done
        if isinstance(owed[0], TitanDue):
            return [*done, ("titan", None)]
        action = GAME.legal_actions(transition.state, owed[0].seat).sample(chance)
        transition = GAME.apply(transition.state, owed[0].seat, action)


@pytest.mark.rule("XD-3.2", "XD-3.5", "XD-4.1", "XD-4.3")
def test_what_is_foretold_comes_true_while_the_table_stays_as_it_is(page: Page) -> None:
    chance = Stream(Rng.seeded(1).key, "test/foretold")
    whats: set[str] = set()
    for state in chain.from_iterable(years("titans", seed) for seed in (1, 2, 3, 5, 6, 7)):
        plan = keen_xidit(state, 0, PLANS, chance) if chance.below(3) else PLANS.sample(chance)
        steps = call(page, "foresee", "foresee", GAME.view(state, 0), STAND_IN, plan.orders)
        told = [(step["what"], UNITS[step["kind"]] if "kind" in step else None) for step in steps]
        done = undisturbed(state, plan)
        assert told[: len(done)] == done
        whats.update(what for what, _ in done)
    assert whats >= {"go", "no-road", "recruit", "recruited", "fight", "short", "titan", "nothing", "wait"}


# What it tells afterwards


def year_told(state: State) -> list[Event]:
    """Play on to the next year, or the end; answers the events on the way."""
    chance = Stream(Rng.seeded(0).key, "test/told")
    events: list[Event] = []
    year = state.table.year
    while (owed := GAME.decisions(state)) and state.table.year == year:
        legal = GAME.legal_actions(state, owed[0].seat)
        transition = GAME.apply(state, owed[0].seat, keen_xidit(state, owed[0].seat, legal, chance))
        state = transition.state
        events += transition.events
    return events


def test_the_account_of_a_year_has_every_order_of_every_seat(page: Page) -> None:
    for state in years("titans", 1):
        events = year_told(state)
        plans = next(event.plans for event in events if isinstance(event, PlansRevealed))
        told = call(page, "told", "deeds", events)
        assert [[deed["order"] for deed in orders] for orders in told] == [list(plan) for plan in plans]


def test_no_account_is_given_where_events_are_missing(page: Page) -> None:
    plan: Plan = ("blue", "act", "wait", "wait", "wait", "wait")
    events: list[Event] = [
        PlansRevealed(plans=(plan,) * 3),
        HeroMoved(seat=0, colour="blue", start=1, end=13),
        OrderWithoutEffect(seat=0, city=13, reason="waited", rule="XD-5.1"),  # the second order was to act
    ]
    assert [len(orders) for orders in call(page, "told", "deeds", events[:2])] == [1, 0, 0]
    assert call(page, "told", "deeds", events) == []


# What it counts


@pytest.mark.parametrize(
    ("bards", "tie_first", "scores"),
    [
        # Region 1 of the stand-in board is worth 3 to the first and 1 to the second, region 4 is worth 5 and 3.
        ({1: (2, 1, 0, 0)}, "both_first", [3, 1, 0, 0]),
        ({1: (2, 1, 1, 0)}, "both_first", [3, 1, 1, 0]),
        ({1: (2, 2, 1, 0)}, "both_first", [3, 3, 0, 0]),
        ({1: (2, 2, 1, 0)}, "both_second", [1, 1, 0, 0]),
        ({1: (0, 0, 0, 4), 4: (1, 0, 0, 3)}, "both_first", [3, 0, 0, 8]),
        ({}, "both_first", [0, 0, 0, 0]),
    ],
)
@pytest.mark.rule("XD-11.1", "XD-11.4")
def test_reputation_is_counted_as_the_bards_stand(
    page: Page, bards: dict[int, tuple[int, ...]], tie_first: str, scores: list[int]
) -> None:
    rows = [bards.get(region, (0, 0, 0, 0)) for region in range(len(STAND_IN.regions))]
    view = {"players": [{}] * 4, "table": {"bards": rows}, "options": {"tie_first": tie_first}}
    assert call(page, "standing", "reputation", view, STAND_IN) == scores


# Its words

SAY = """async ([language, keys]) => {
  const { words } = await import("/playground/boards/xidit/words.js");
  return keys.map(key => words(language)(key));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_calls_things_as_the_sentences_do(page: Page, language: Any) -> None:
    say = Sentences(language, "xidit")
    words: dict[str, str] = {unit: say(f"unit.{unit}", count=1) for unit in UNITS}
    words |= {f"many-{unit}": say(f"unit.{unit}", count=2) for unit in UNITS}
    words |= {order: say(f"order.{order}") for order in ORDERS}
    words |= {reward: say(f"reward.{reward}") for reward in REWARDS}
    words |= {check: say(f"check.{check}") for check in CHECKS}
    assert page.evaluate(SAY, [language, list(words)]) == list(words.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_a_word_for_every_reason(page: Page, language: Any) -> None:
    keys = [*(f"why-{reason}" for reason in (*WHY, "declined")), *(f"see-{what}" for what in WHY.values())]
    assert all(page.evaluate(SAY, [language, keys]))


# Its maps


def apart(cities: dict[str, Any]) -> float:
    """The least distance between two cities."""
    points = [(city["x"], city["y"]) for city in cities.values()]
    return min(hypot(a - c, b - d) for place, (a, b) in enumerate(points) for c, d in points[:place])


OTHER = replace(STAND_IN, id="other")
"""The same map under another name: nobody has laid it out by hand."""


@pytest.mark.parametrize("pack", [STAND_IN, OTHER, tiny_pack()], ids=lambda pack: str(pack.id))
def test_every_pack_has_a_map_that_can_be_read(page: Page, pack: Any) -> None:
    made = call(page, "geometry", "layout", pack)
    assert made == call(page, "geometry", "layout", pack), "always the same"
    assert sorted(map(int, made["cities"])) == sorted(city.id for city in pack.cities)
    assert len(made["labels"]) == len(made["areas"]) == len(pack.regions)
    for point in chain(made["cities"].values(), made["labels"]):
        assert 0 < point["x"] < 1100
        assert 0 < point["y"] < 830
    assert apart(made["cities"]) > 60


def test_the_map_by_hand_is_for_the_pack_that_it_was_made_for(page: Page) -> None:
    moved = [*STAND_IN.cities]
    moved[:] = [replace(one, regions=other.regions) for one, other in pairwise([*moved, moved[0]])]
    assert call(page, "geometry", "layout", STAND_IN)["coast"]
    assert not call(page, "geometry", "layout", replace(STAND_IN, cities=tuple(moved)))["coast"]
