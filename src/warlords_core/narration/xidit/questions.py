"""What the decisions of xidit ask for, in words."""

from warlords_core.narration.sentences import Sentences
from warlords_core.narration.xidit.names import MANY, rewards, unit
from warlords_core.xidit.decisions import (
    AnyDecision,
    BardsDue,
    DummyDue,
    HeroDue,
    PlanDue,
    RecruitDue,
    RewardsDue,
    ShowDue,
    StoreyDue,
    TitanDue,
)
from warlords_core.xidit.model import UNITS, View


def question(view: View, decision: AnyDecision, say: Sentences) -> str:
    """What a decision asks for."""
    match decision:
        case HeroDue():
            return say("due.hero_due")
        case PlanDue(year=year):
            return say("due.plan_due", year=year)
        case RecruitDue(city=city, unit=kind):
            return say("due.recruit_due", city=city, unit=unit(say, kind))
        case TitanDue(city=city):
            return say("due.titan_due", city=city)
        case RewardsDue(city=city, gold=gold, bards=bards, storeys=storeys):
            prizes = say.listed(rewards(say, {"gold": gold, "bards": bards, "storeys": storeys}))
            return say("due.rewards_due", city=city, prizes=prizes)
        case BardsDue(city=city, bards=bards):
            return say("due.bards_due", city=city, bards=bards)
        case StoreyDue():
            return say("due.storey_due")
        case ShowDue(unit=kind):
            own = view.screen if view.seat == decision.seat else None
            most = "" if own is None else say("due.show_due.most", most=own.units[UNITS.index(kind)])
            return say("due.show_due", unit=unit(say, kind, MANY), most=most)
        case DummyDue():
            return say("due.dummy_due")
