"""The questions of xidit at the prompt: short forms, menus and hints."""

from typing import Any

from warlords_core.actions import ActionSet
from warlords_core.cli.presenter import MOST_OFFERS
from warlords_core.cli.xidit_names import ORDER_LETTERS, region_short, rewards, units
from warlords_core.xidit import content
from warlords_core.xidit.board import Board, kind_names
from warlords_core.xidit.decisions import (
    AnyAction,
    AnyDecision,
    BardsDue,
    DummyDue,
    FightTitan,
    HeroDue,
    PlaceBards,
    PlanDue,
    RaiseDummy,
    RecruitDue,
    RewardsDue,
    ShowDue,
    StoreyDue,
    TakeRewards,
    TitanDue,
)
from warlords_core.xidit.model import ORDERS_A_YEAR, UNITS, View


def question(view: View, decision: AnyDecision) -> str:
    """What a decision asks for."""
    match decision:
        case HeroDue():
            return "Place your hero: in which city? (XD-1.6)"
        case PlanDue(year=year):
            return f"Your six orders for year {year}? (XD-2.1)"
        case RecruitDue(city=city, unit=unit):
            return f"Recruit the {unit} in city {city}? (XD-4.1)"
        case TitanDue(city=city):
            return f"A titan rages: fight it from city {city}, or decline? (XD-8.1)"
        case RewardsDue(city=city, gold=gold, bards=bards, storeys=storeys):
            return f"Which two rewards in city {city} out of {rewards(gold, bards, storeys)}? (XD-4.4)"
        case BardsDue(city=city, bards=bards):
            return f"Where do your bards go, {bards} of them, around city {city}? (XD-4.6)"
        case StoreyDue():
            return "Which of your guilds grows by a storey? (XD-9.4)"
        case ShowDue(unit=unit):
            own = view.screen if view.seat == decision.seat else None
            most = f", 0 to {own.units[UNITS.index(unit)]}" if own is not None else ""
            return f"Census: how many {unit} do you show{most}? (XD-9.1)"
        case DummyDue():
            return "Which score of the dummy rises? (XD-12.1)"


def menu(view: View, decision: AnyDecision, actions: ActionSet[Any]) -> tuple[str, ...] | None:
    """What each action does; None where a city or a count is typed, or where there are too many."""
    if isinstance(decision, HeroDue | PlanDue | ShowDue | StoreyDue) or actions.size > MOST_OFFERS:
        return None
    board = content.board(view.pack)
    return tuple(_offer(board, decision, action) for action in actions)


def _offer(board: Board, decision: AnyDecision, action: AnyAction) -> str:
    match action:
        case FightTitan(stack=stack, units=paid):
            return f"fight the titan of stack {stack} with {kind_names(paid)}"
        case TakeRewards(rewards=taken) if isinstance(decision, RewardsDue):
            printed = {"gold": decision.gold, "bards": decision.bards, "storeys": decision.storeys}
            return " and ".join(f"{reward} {printed[reward]}" for reward in taken) or "nothing: none can be taken"
        case PlaceBards(bards=placed):
            return ", ".join(f"{part.count} in {region_short(board, part.region)}" for part in placed) or "none"
        case RaiseDummy(check=check):
            step = {name: getattr(board.dummy_step, name) for name in ("wealth", "influence", "reputation")}
            return f"{check}, by {step[check]}"
        case _:  # recruit, decline
            return str(type(action).__struct_config__.tag)


def expand(decision: AnyDecision, text: str) -> str:
    """The notation for a short form; anything else stays as it is, and the notation decides."""
    words = text.split()
    match decision:
        case PlanDue():
            letters = list(words[0]) if len(words) == 1 and len(words[0]) == ORDERS_A_YEAR else words
            orders = [ORDER_LETTERS.get(word.lower(), word.lower()) for word in letters]
            known = orders and all(order in ORDER_LETTERS.values() for order in orders)
            return f"plan {' '.join(orders)}" if known else text
        case HeroDue():
            return f"place {words[0]}" if len(words) == 1 and words[0].isdigit() else text
        case ShowDue():
            return f"show {words[0]}" if len(words) == 1 and words[0].isdigit() else text
        case StoreyDue():
            return f"storey {words[0]}" if len(words) == 1 and words[0].isdigit() else text
        case _:
            return text


def hint(view: View, decision: AnyDecision) -> str:
    """How to answer a decision, with an example."""
    board = content.board(view.pack)
    match decision:
        case HeroDue():
            return "The number of a city without a hero, such as `5` (or `place 5`)."
        case PlanDue():
            return (
                "Six of b (blue road), r (red), k (black), a (act), w (wait): `b r a a w k`, `braawk`, or in full "
                "`plan blue red act act wait black`. A move along a road that the city does not have is lost."
            )
        case RecruitDue():
            return "`recruit` or `decline`."
        case TitanDue():
            prices = ", ".join(_price(view, board, stack) for stack in _raging(view))
            return (
                f"`decline`, or a stack and any units of yours for its price ({prices}): `titan 0 militia:2 cleric:1`."
            )
        case RewardsDue():
            return "Two different ones: `rewards gold bards`."
        case BardsDue():
            around = board.regions_at(decision.city)
            ids = ", ".join(board.regions[region].id for region in around)
            some = f"bards {board.regions[around[0]].id}:{decision.bards}"
            return f"Region and number, over {ids}; the central ones are hidden in the bastion: `{some}`."
        case StoreyDue():
            return "The number of a city with a guild of yours below 4 storeys: `5` (or `storey 5`)."
        case ShowDue():
            own = units(view.screen.units) if view.screen is not None else "-"
            return f"A number, such as `0` (or `show 0`). You hold {own}; they come back after the count."
        case DummyDue():
            return "`dummy wealth`, `dummy influence` or `dummy reputation`."


def _raging(view: View) -> tuple[int, ...]:
    return tuple(stack for stack, titan in enumerate(view.table.titans) if titan.raging)


def _price(view: View, board: Board, stack: int) -> str:
    top = board.titans[stack][view.table.titans[stack].killed]
    return f"stack {stack}: {top.price} units for {rewards(top.gold, top.bards, top.storeys)}"
