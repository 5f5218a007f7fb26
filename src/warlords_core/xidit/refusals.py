"""Why an action is refused: membership of the legal set decides, the explanation follows from the same facts."""

from collections.abc import Callable
from typing import Any

from warlords_core.errors import Refusal
from warlords_core.types import Action
from warlords_core.xidit import content
from warlords_core.xidit.census import open_guilds
from warlords_core.xidit.decisions import (
    AnyAction,
    CommitPlan,
    Decline,
    FightTitan,
    PlaceBards,
    PlaceHero,
    PlaceStorey,
    RaiseDummy,
    Recruit,
    ShowUnits,
    TakeRewards,
)
from warlords_core.xidit.legal import free_cities, legal_actions, owes
from warlords_core.xidit.model import (
    ORDERS,
    ORDERS_A_YEAR,
    UNITS,
    Census,
    FightingTitan,
    PlacingBards,
    PlacingHero,
    PlacingStorey,
    Planning,
    RaisingDummy,
    Recruiting,
    State,
    TakingRewards,
)
from warlords_core.xidit.rewards import bards_to_place, open_rewards, reward_choices, storeys_refusal
from warlords_core.xidit.titans import raging

_ASKED: dict[type[Any], tuple[str, tuple[type[Action], ...]]] = {
    PlacingHero: ("XD-1.6", (PlaceHero,)),
    Planning: ("XD-2.1", (CommitPlan,)),
    Recruiting: ("XD-4.1", (Recruit, Decline)),
    FightingTitan: ("XD-8.1", (FightTitan, Decline)),
    TakingRewards: ("XD-4.4", (TakeRewards,)),
    PlacingBards: ("XD-4.6", (PlaceBards,)),  # after a census XD-9.3: the step says which
    PlacingStorey: ("XD-9.4", (PlaceStorey,)),
    Census: ("XD-9.1", (ShowUnits,)),
    RaisingDummy: ("XD-12.1", (RaiseDummy,)),
}
"""By step: the clause that asks, and the actions that answer."""


def refusal(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why a seat may not take an action; None if it may."""
    if action in legal_actions(state, seat):
        return None
    if not state.agenda:
        return Refusal("match_over", "XD-11.2", "", "the match is over")
    step = state.agenda[-1]
    rule, answers = _ASKED[type(step)]
    if isinstance(step, PlacingBards):
        rule = step.rule
    if seat not in range(len(state.players)):
        return Refusal("no_such_seat", "XD-1.1", "", f"there is no seat {seat}", seat, "seat")
    if not owes(state, seat):
        if isinstance(step, (Planning, Census)):
            message = "this seat has committed, and that is final"
            return Refusal(
                "already_committed", "XD-2.2" if isinstance(step, Planning) else "XD-9.1", "", message, seat, "seat"
            )
        return Refusal("not_owed", rule, "", "another seat owes the decision that is due", seat, "seat")
    if type(action) not in answers:
        wanted = " or ".join(str(answer.__struct_config__.tag) for answer in answers)
        tag = str(type(action).__struct_config__.tag)
        return Refusal("wrong_decision", rule, "/type", f"the decision that is due asks for {wanted}", tag)
    return _EXPLAIN[type(action)](state, step, seat, action)


def _place_hero(state: State, _step: PlacingHero, _seat: int, action: PlaceHero) -> Refusal:
    cities = len(content.board(state.pack).roads)
    if action.city not in range(1, cities + 1):
        message = f"the board has the cities 1 to {cities}"
        return Refusal("unknown_city", "XD-1.6", "/city", message, action.city)
    free = ", ".join(map(str, free_cities(state)))
    message = f"a hero stands there already; free are {free}"
    return Refusal("city_taken", "XD-1.6", "/city", message, action.city)


def _commit_plan(_state: State, _step: Planning, _seat: int, action: CommitPlan) -> Refusal:
    if len(action.orders) != ORDERS_A_YEAR:
        message = f"a plan has {ORDERS_A_YEAR} orders, not {len(action.orders)}"
        return Refusal("wrong_number_of_orders", "XD-2.3", "/orders", message, len(action.orders))
    for index, order in enumerate(action.orders):
        if order not in ORDERS:
            message = f"an order is one of {', '.join(ORDERS)}"
            return Refusal("unknown_order", "XD-2.3", f"/orders/{index}", message, str(order)[:64])
    return _malformed("XD-2.3", "/orders", "orders are a tuple of words")


def _fight_titan(state: State, _step: FightingTitan, seat: int, action: FightTitan) -> Refusal:
    if action.stack not in raging(state):
        message = "no titan rages on that stack"
        return Refusal("no_raging_titan", "XD-8.1", "/stack", message, action.stack)
    titan = content.board(state.pack).titans[action.stack][state.table.titans[action.stack].killed]
    if len(action.units) != len(UNITS) or any(type(count) is not int or count < 0 for count in action.units):
        return _malformed("XD-8.1", "/units", f"units are {len(UNITS)} counts, weakest kind first")
    for kind, (count, held) in enumerate(zip(action.units, state.players[seat].units, strict=True)):
        if count > held:
            message = f"{held} {UNITS[kind]} are at hand"
            return Refusal("units_missing", "XD-8.1", f"/units/{kind}", message, count)
    message = f"the price is {titan.price} units of any kinds"
    return Refusal("wrong_price", "XD-8.1", "/units", message, sum(action.units))


def _take_rewards(state: State, _step: TakingRewards, seat: int, action: TakeRewards) -> Refusal:
    takable = open_rewards(state, seat)
    for index, reward in enumerate(action.rewards):
        pointer = f"/rewards/{index}"
        if reward in action.rewards[:index]:
            return Refusal("same_reward_twice", "XD-4.4", pointer, "the rewards must differ", str(reward)[:64])
        if reward == "bards" and reward not in takable:
            return Refusal("bards_used_up", "XD-4.6", pointer, "no bards are left in reserve", reward)
        if reward == "storeys" and reward not in takable:
            code = storeys_refusal(state, seat) or ""
            return Refusal(code, "XD-4.7", pointer, _STOREYS[code], reward)
    legal = reward_choices(state, seat)
    if len(action.rewards) != len(legal[0]):
        message = f"take {len(legal[0])} of {', '.join(takable)}"
        return Refusal("wrong_number_of_rewards", "XD-4.4", "/rewards", message, len(action.rewards))
    return _malformed("XD-4.4", "/rewards", "write rewards in the order gold, bards, storeys")


_STOREYS = {
    "guild_of_another": "another seat's guild stands in this city",
    "guild_full": "the guild of this city has four storeys",
    "storeys_used_up": "no storeys are left in reserve",
}


def _place_bards(state: State, step: PlacingBards, seat: int, action: PlaceBards) -> Refusal:
    board = content.board(state.pack)
    around = board.regions_at(state.players[seat].hero)
    for index, placed in enumerate(action.bards):
        if placed.region not in around:
            names = ", ".join(f"{region} ({board.region_ids[region]})" for region in around)
            message = f"the hero's city touches the regions {names}"
            return Refusal("region_not_touched", step.rule, f"/bards/{index}/region", message, placed.region)
    total, due = sum(placed.count for placed in action.bards), bards_to_place(state, step)
    if total != due:
        return Refusal("wrong_number_of_bards", step.rule, "/bards", f"{due} bards are to be placed", total)
    return _malformed(step.rule, "/bards", "name each region once, in ascending order, with at least one bard")


def _place_storey(state: State, _step: PlacingStorey, seat: int, action: PlaceStorey) -> Refusal:
    cities = ", ".join(map(str, open_guilds(state, seat)))
    message = f"own guilds that can grow stand in {cities}"
    return Refusal("no_own_guild_to_raise", "XD-9.4", "/city", message, action.city)


def _show_units(state: State, step: Census, seat: int, action: ShowUnits) -> Refusal:
    held = state.players[seat].units[step.kind]
    message = f"{held} {UNITS[step.kind]} are at hand"
    return Refusal("units_missing", "XD-9.1", "/count", message, action.count)


def _raise_dummy(_state: State, _step: RaisingDummy, _seat: int, action: RaiseDummy) -> Refusal:
    message = "the dummy has wealth, influence and reputation"
    return Refusal("unknown_check", "XD-12.1", "/check", message, str(action.check)[:64])


def _malformed(rule: str, pointer: str, message: str) -> Refusal:
    """For what has the right content in a form that is not the one form of it."""
    return Refusal("not_canonical", rule, pointer, message)


_EXPLAIN: dict[type[Any], Callable[[State, Any, int, Any], Refusal]] = {
    PlaceHero: _place_hero,
    CommitPlan: _commit_plan,
    FightTitan: _fight_titan,
    TakeRewards: _take_rewards,
    PlaceBards: _place_bards,
    PlaceStorey: _place_storey,
    ShowUnits: _show_units,
    RaiseDummy: _raise_dummy,
}
