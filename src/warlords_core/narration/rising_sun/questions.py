"""What the decisions of rising_sun ask for, in words, and what remains of them."""

from typing import Final, assert_never

from warlords_core.narration.rising_sun.names import Names
from warlords_core.narration.sentences import Sentences
from warlords_core.rising_sun.decisions import (
    AdvantageDue,
    AnyDecision,
    BidDue,
    BuyDue,
    EffectDue,
    HostageDue,
    HousingDue,
    MandateDue,
    MarshalDue,
    OrderDue,
    PickDue,
    RecruitDue,
    ShareDue,
    SwapDue,
    TeaDue,
    ThunderDue,
    WindDue,
)
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.model import View
from warlords_core.rising_sun.steps import Heard
from warlords_core.rising_sun.terms import Advantage

_RULES: Final[dict[Advantage, str]] = {
    "seppuku": "RS-6.5",
    "hostage": "RS-6.6",
    "ronin": "RS-6.7",
    "poets": "RS-6.9",
}
"""The clause of each advantage."""


def tag(decision: AnyDecision) -> str:
    """The kind of a decision."""
    return str(type(decision).__struct_config__.tag)


def question(view: View, decision: AnyDecision, say: Sentences) -> str:
    """What a decision asks for, and what remains of it."""
    names, key = Names(view, say), f"due.{tag(decision)}"
    match decision:
        case TeaDue() | ThunderDue() | PickDue():
            return say(key)
        case MandateDue(tiles=tiles):
            return say(key, tiles=tiles)
        case RecruitDue() | MarshalDue() | BuyDue() | HousingDue() | SwapDue() | WindDue():
            return _of_pieces(view, names, decision)
        case OrderDue(seats=seats):
            return say(key, seats=names.seats(seats))
        case EffectDue(heard=heard):
            return _of_effect(names, decision, heard)
        case BidDue() | AdvantageDue() | HostageDue() | ShareDue():
            return _of_battle(view, names, decision)
    assert_never(decision)


def _of_pieces(
    view: View, names: Names, decision: RecruitDue | MarshalDue | BuyDue | HousingDue | SwapDue | WindDue
) -> str:
    say, key = names.say, f"due.{tag(decision)}"
    match decision:
        case RecruitDue(left=left, bonus=bonus):
            spots = (say(f"{key}.spot", place=names.place(each.place), left=each.left) for each in decision.spots)
            return say(key, left=left, bonus=bonus, spots=say.listed(spots) or say("none"))
        case MarshalDue(moved=moved):
            return _with_routes(decision, say(key, moved=names.groups(moved)), say)
        case BuyDue(discount=discount, by=by):
            return say(f"{key}.{by}", coins=view.players[decision.seat].coins, discount=discount)
        case HousingDue(kind=kind):
            return say(key, kind=names.kind(kind))
        case SwapDue(left=left, extra=extra):
            return say(key, left=left, extra=extra, swapped=names.seats(decision.swapped))
        case WindDue(left=left):
            return _with_routes(decision, say(key, left=left), say)
    assert_never(decision)


def _with_routes(decision: MarshalDue | WindDue, asked: str, say: Sentences) -> str:
    return say("routes.closed", asked=asked) if decision.routes == "closed" else asked


def _of_battle(view: View, names: Names, decision: BidDue | AdvantageDue | HostageDue | ShareDue) -> str:
    say, key = names.say, f"due.{tag(decision)}"
    match decision:
        case BidDue(province=province, coins=coins):
            asked = say(key, province=names.province(province), coins=coins)
            battle = view.table.battle
            there = () if battle is None else battle.seats
            return "\n".join((asked, *(f"  {combatant(view, names, seat)}" for seat in there)))
        case AdvantageDue(province=province, advantage=advantage):
            told, rule = say(f"advantage.{advantage}"), _RULES[advantage]
            return say(key, province=names.province(province), advantage=told, rule=rule)
        case HostageDue(province=province, left=left):
            return say(key, province=names.province(province), left=left)
        case ShareDue(losers=losers, odd=odd):
            return say(key, losers=names.seats(losers), odd=odd)
    assert_never(decision)


def _of_effect(names: Names, decision: EffectDue, heard: Heard) -> str:
    say, source = names.say, names.book.sources[heard.source]
    told, text = say.of(source.name), say.of(source.text)
    if heard.seat != decision.seat:
        owner = names.seat(heard.seat)
        return say("due.effect_due.asked", source=told, seat=owner, rule=source.rule, text=text)
    moment = say(f"moment.{heard.occasion.moment}")
    return say("due.effect_due", source=told, moment=moment, rule=source.rule, text=text)


def combatant(view: View, names: Names, seat: int) -> str:
    """A seat in the battle: its force there, and what it can bid and hire with."""
    battle, player = view.table.battle, view.players[seat]
    place = "" if battle is None else battle.province
    goods = names.goods(coins=player.coins, ronin=player.ronin)
    return names.say("battle.seat", seat=names.seat(seat), force=force(view, seat, place), goods=goods)
