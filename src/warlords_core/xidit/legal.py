"""What is owed, how it can be answered, and why an answer is refused."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from warlords_core.actions import EMPTY, ActionSet, choice, product, single, union, wrapped
from warlords_core.distributions import compositions, multisets
from warlords_core.xidit import content
from warlords_core.xidit.census import open_guilds
from warlords_core.xidit.decisions import (
    AnyAction,
    AnyDecision,
    BardsDue,
    BardsIn,
    CommitPlan,
    Decline,
    DummyDue,
    FightTitan,
    HeroDue,
    PlaceBards,
    PlaceHero,
    PlaceStorey,
    PlanDue,
    RaiseDummy,
    Recruit,
    RecruitDue,
    RewardsDue,
    ShowDue,
    ShowUnits,
    StoreyDue,
    TakeRewards,
    TitanDue,
)
from warlords_core.xidit.execution import camp_at, weakest
from warlords_core.xidit.model import (
    CHECKS,
    ORDERS,
    ORDERS_A_YEAR,
    UNITS,
    Census,
    FightingTitan,
    PlacingBards,
    PlacingHero,
    PlacingStorey,
    Planning,
    Player,
    RaisingDummy,
    Recruiting,
    State,
    TakingRewards,
)
from warlords_core.xidit.rewards import bards_to_place, reward_choices
from warlords_core.xidit.titans import raging

PLANS: ActionSet[CommitPlan] = wrapped(CommitPlan, "orders", product(*[choice(ORDERS)] * ORDERS_A_YEAR))
"""All 15,625 plans: the same for every seat, year and map (XD-2.1)."""
_RECRUITING: ActionSet[AnyAction] = union(single(Recruit()), single(Decline()))
_DUMMY: ActionSet[RaiseDummy] = wrapped(RaiseDummy, "check", choice(CHECKS))


_UNANSWERED: dict[type[Any], Callable[[Player], bool]] = {
    Planning: lambda player: not player.plan,
    Census: lambda player: player.shown is None,
}
"""By step that waits for all seats: whether one has not answered yet. Every other step that waits names its seat."""


def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision."""
    if not state.agenda or not 0 <= seat < len(state.players):
        return False
    step = state.agenda[-1]
    unanswered = _UNANSWERED.get(type(step))
    return unanswered(state.players[seat]) if unanswered else seat == getattr(step, "seat", None)


def owing(state: State) -> tuple[int, ...]:
    """The seats that owe a decision, ascending; none when the match is over."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    unanswered = _UNANSWERED.get(type(step))
    if unanswered:
        return tuple([seat for seat, player in enumerate(state.players) if unanswered(player)])
    seat = getattr(step, "seat", None)
    return () if seat is None else (seat,)


def decisions(state: State) -> tuple[AnyDecision, ...]:
    """What each owing seat owes."""
    seats = owing(state)
    if not seats:
        return ()
    step = state.agenda[-1]
    due = _DUE[type(step)]
    return tuple([due(state, step, seat) for seat in seats])


def _recruit_due(state: State, _step: Recruiting, seat: int) -> RecruitDue:
    city = state.players[seat].hero
    return RecruitDue(seat, city, UNITS[weakest(_camp_units(state, city))])


def _camp_units(state: State, city: int) -> tuple[int, ...]:
    camp = camp_at(state, city)
    assert camp is not None, "only a seat at a camp is asked whether it recruits"
    return camp.units


def legal_actions(state: State, seat: int) -> ActionSet[AnyAction]:
    """All answers to what a seat owes; empty if it owes nothing."""
    if not owes(state, seat):
        return EMPTY
    step = state.agenda[-1]
    return _ANSWERS[type(step)](state, step, seat)


def free_cities(state: State) -> tuple[int, ...]:
    """The cities without a hero (XD-1.6)."""
    taken = {player.hero for player in state.players}
    cities = len(content.board(state.pack).roads)
    return tuple(city for city in range(1, cities + 1) if city not in taken)


def _titan_fights(state: State, _step: FightingTitan, seat: int) -> ActionSet[AnyAction]:
    """Each raging titan with each way to pay its price, or none of them (XD-8.1)."""
    titans, held = content.board(state.pack).titans, state.players[seat].units
    fights: list[ActionSet[AnyAction]] = [
        wrapped(
            FightTitan,
            "units",
            multisets(titans[stack][state.table.titans[stack].killed].price, held, UNITS),
            stack=stack,
        )
        for stack in raging(state)
    ]
    return union(*fights, single(Decline()))


def _bard_placings(state: State, step: PlacingBards, seat: int) -> ActionSet[PlaceBards]:
    """All ways to spread the bards over the regions around the hero (XD-4.6)."""
    board = content.board(state.pack)
    regions = board.regions_at(state.players[seat].hero)

    def placed(counts: tuple[int, ...]) -> tuple[BardsIn, ...]:
        return tuple(BardsIn(region, count) for region, count in zip(regions, counts, strict=True) if count)

    def counts(bards: tuple[BardsIn, ...]) -> tuple[int, ...]:
        by_region = {placed.region: placed.count for placed in bards}
        return tuple(by_region.get(region, 0) for region in regions)

    labels = [board.region_ids[region] for region in regions]
    spread = compositions(bards_to_place(state, step), labels)
    return wrapped(PlaceBards, "bards", spread, into=placed, out_of=counts)


@lru_cache(maxsize=256)
def _shows(held: int) -> ActionSet[ShowUnits]:
    """None, some or all of the units that are held (XD-9.1)."""
    return wrapped(ShowUnits, "count", choice(range(held + 1)))


_DUE: dict[type[Any], Callable[[State, Any, int], AnyDecision]] = {
    PlacingHero: lambda state, step, seat: HeroDue(seat),
    Planning: lambda state, step, seat: PlanDue(seat, state.table.year),
    Recruiting: _recruit_due,
    FightingTitan: lambda state, step, seat: TitanDue(seat, state.players[seat].hero),
    TakingRewards: lambda state, step, seat: RewardsDue(
        seat, state.players[seat].hero, step.gold, step.bards, step.storeys
    ),
    PlacingBards: lambda state, step, seat: BardsDue(seat, state.players[seat].hero, step.bards),
    PlacingStorey: lambda state, step, seat: StoreyDue(seat),
    Census: lambda state, step, seat: ShowDue(seat, UNITS[step.kind]),
    RaisingDummy: lambda state, step, seat: DummyDue(seat),
}
"""The decision that each step waits for."""
_ANSWERS: dict[type[Any], Callable[[State, Any, int], ActionSet[Any]]] = {
    PlacingHero: lambda state, step, seat: wrapped(PlaceHero, "city", choice(free_cities(state))),
    Planning: lambda state, step, seat: PLANS,
    Recruiting: lambda state, step, seat: _RECRUITING,
    FightingTitan: _titan_fights,
    TakingRewards: lambda state, step, seat: wrapped(TakeRewards, "rewards", choice(reward_choices(state, seat))),
    PlacingBards: _bard_placings,
    PlacingStorey: lambda state, step, seat: wrapped(PlaceStorey, "city", choice(open_guilds(state, seat))),
    Census: lambda state, step, seat: _shows(state.players[seat].units[step.kind]),
    RaisingDummy: lambda state, step, seat: _DUMMY,
}
