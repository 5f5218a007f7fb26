"""The questions of xidit at the prompt: short forms, menus and hints."""

from typing import Any

from warlords_core.actions import ActionSet
from warlords_core.cli.presenter import MOST_OFFERS, Menu, numbered
from warlords_core.cli.words import Words
from warlords_core.cli.xidit.names import ORDER_LETTERS, prizes, region_both, units
from warlords_core.narration.xidit.names import bards, kinds, rewards
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
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
from warlords_core.xidit.model import ORDERS_A_YEAR, View


def menu(view: View, decision: AnyDecision, actions: ActionSet[Any], say: Words) -> Menu | None:
    """What each action does; None where a city or a count is typed, or where there are too many."""
    if isinstance(decision, HeroDue | PlanDue | ShowDue | StoreyDue) or actions.size > MOST_OFFERS:
        return None
    board = content.board(view.pack)
    return numbered(actions, (_offer(board, decision, action, say) for action in actions))


def _offer(board: Board, decision: AnyDecision, action: AnyAction, say: Words) -> str:
    match action:
        case FightTitan(stack=stack, units=paid):
            return say("offer.titan", stack=stack, units=kinds(say, paid))
        case TakeRewards(rewards=taken) if isinstance(decision, RewardsDue):
            printed = {"gold": decision.gold, "bards": decision.bards, "storeys": decision.storeys}
            told = rewards(say, {each: printed[each] for each in taken})
            return say("and").join(told) or say("offer.nothing")
        case PlaceBards(bards=placed):
            return bards(say, board, placed) or say("none")
        case RaiseDummy(check=check):
            step = {name: getattr(board.dummy_step, name) for name in ("wealth", "influence", "reputation")}
            return say("offer.dummy", check=say(f"check.{check}"), step=step[check])
        case _:  # recruit, decline
            return say(f"offer.{type(action).__struct_config__.tag}")


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


def hint(view: View, decision: AnyDecision, say: Words) -> str:
    """How to answer a decision, with an example."""
    board = content.board(view.pack)
    match decision:
        case HeroDue():
            return say("hint.hero")
        case PlanDue():
            return say("hint.plan")
        case RecruitDue():
            return say("hint.recruit")
        case TitanDue():
            return say("hint.titan", prices=say.listed(_price(view, board, stack, say) for stack in _raging(view)))
        case RewardsDue():
            return say("hint.rewards")
        case BardsDue():
            around = board.regions_at(decision.city)
            ids = say.listed(region_both(say, board, region) for region in around)
            return say("hint.bards", ids=ids, some=f"bards {board.regions[around[0]].id}:{decision.bards}")
        case StoreyDue():
            return say("hint.storey")
        case ShowDue():
            return say("hint.show", own=units(say, view.screen.units) if view.screen is not None else "-")
        case DummyDue():
            return say("hint.dummy")


def _raging(view: View) -> tuple[int, ...]:
    return tuple(stack for stack, titan in enumerate(view.table.titans) if titan.raging)


def _price(view: View, board: Board, stack: int, say: Words) -> str:
    top = board.titans[stack][view.table.titans[stack].killed]
    told = prizes(say, top.gold, top.bards, top.storeys)
    return say("hint.price", stack=stack, price=top.price, prizes=told)
