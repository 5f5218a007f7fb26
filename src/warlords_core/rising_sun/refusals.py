"""Why an action is refused: membership of the legal set decides, the explanation follows from the same facts."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from warlords_core.errors import Refusal
from warlords_core.rising_sun import betray, content, marshal, train
from warlords_core.rising_sun.bank import fitting
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    AnyAction,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    Give,
    Move,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    ShareOut,
    Summon,
    Swap,
    TakeHostage,
    TakeTurn,
    UseAdvantage,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.draft import ally_of
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.legal import legal_actions, owing, side_actions
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.movement import has_room, ways
from warlords_core.rising_sun.pieces import count, in_reserve
from warlords_core.rising_sun.steps import (
    Betraying,
    Bidding,
    Choosing,
    Housing,
    Marshalling,
    Ordering,
    PickingEffect,
    Recruiting,
    SharingOut,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    UsingAdvantage,
    UsingEffect,
    WindMoving,
)
from warlords_core.rising_sun.terms import LOOK, RESERVE, SHRINES, STRONGHOLD
from warlords_core.types import Action, Step

_WORDS = (Propose, Accept, Decline, Withdraw)
_LONGEST: Final = 64

_ANSWERS: Final[Mapping[type[Step], tuple[str, tuple[type[Action], ...]]]] = {
    TakingTea: ("RS-3.2", (*_WORDS, Ready)),
    Choosing: ("RS-4.2", (ChooseTile, Announce)),
    Recruiting: ("RS-4.4", (Summon, Done)),
    Marshalling: ("RS-4.5", (Move, Build, Done)),
    Training: ("RS-4.6", (Buy, Done)),
    Housing: ("RS-4.6", (Summon,)),
    Betraying: ("RS-4.8", (Swap, Done)),
    WindMoving: ("RS-5.2", (Move, Done)),
    ThunderSummoning: ("RS-5.2", (Summon, Done)),
    Bidding: ("RS-6.3", (PlaceBid,)),
    UsingAdvantage: ("RS-6.4", (UseAdvantage, Done)),
    TakingHostage: ("RS-6.6", (TakeHostage, Done)),
    SharingOut: ("RS-6.10", (ShareOut,)),
    Ordering: ("RS-6.1", (TakeTurn,)),
    PickingEffect: ("RS-6.1", (PickEffect,)),
    UsingEffect: ("RS-6.1", (UseEffect, Done)),
}
"""By the step that waits: its clause, and what can answer it."""


def refusal(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why a seat may not take an action; None if it may."""
    if action in legal_actions(state, seat) or action in side_actions(state, seat):
        return None
    if seat not in range(len(state.players)):
        return Refusal("no_such_seat", "RS-1.1", "", f"there is no seat {seat}", seat, "seat")
    if not state.agenda:
        return Refusal("match_over", "RS-8.2", "", "the match is over")
    if isinstance(action, Give):
        return _gift(state, seat, action)
    step = state.agenda[-1]
    rule, answers = _ANSWERS[type(step)]
    if isinstance(action, _WORDS) and not isinstance(step, TakingTea):
        return _aside(state, seat, action)
    owed = owing(state)
    if seat not in owed:
        waiting = ", ".join(map(str, owed))
        return Refusal("not_owed", rule, "", f"it is for seat {waiting} to answer now", seat, "seat")
    if not isinstance(action, answers):
        wanted = " or ".join([str(answer.__struct_config__.tag) for answer in answers])
        return Refusal("other_decision", rule, "/type", f"what waits is answered by {wanted}", _tag(action))
    return _EXPLAIN[type(action)](state, seat, step, action)


def _tag(action: AnyAction) -> str:
    return str(type(action).__struct_config__.tag)


def _because(code: str, rule: str, field: str, message: str, value: object = None) -> Refusal:
    """A refusal that points at a field of the action."""
    shown = value if value is None or isinstance(value, (int, bool)) else str(value)[:_LONGEST]
    return Refusal(code, rule, f"/{field}", message, shown)


def _canonical(rule: str) -> Refusal:
    """For what has the right content in a form that is not the one form of it."""
    return Refusal("not_canonical", rule, "", "this is not the one way in which this action is written")


def _other_seat(state: State, seat: int, other: object, rule: str, field: str) -> Refusal | None:
    """What is wrong with a seat that an action names; None: it is another one of this match."""
    if type(other) is not int or other not in range(len(state.players)):
        return _because("no_such_seat", rule, field, f"seats go from 0 to {len(state.players) - 1}", other)
    return _because("yourself", rule, field, "this takes another seat", other) if other == seat else None


# Gifts and alliances


def _gift(state: State, seat: int, action: Give) -> Refusal:
    rule = "RS-3.3"
    if state.table.phase not in ("tea", "politics"):
        return Refusal("no_gifts_now", "RS-6.11", "", "gifts are for the tea ceremony and the political phase")
    wrong = _other_seat(state, seat, action.to, rule, "to")
    if wrong is not None:
        return wrong
    if (seat, action.to) in state.table.given:
        return _because("given_already", rule, "to", "one gift to each seat between two decisions", action.to)
    player = state.players[seat]
    if not 0 <= action.coins <= player.coins:
        return _because("too_many_coins", rule, "coins", f"there are {player.coins} coins to give", action.coins)
    if not 0 <= action.ronin <= player.ronin:
        return _because("too_many_ronin", rule, "ronin", f"there are {player.ronin} ronin to give", action.ronin)
    fit = fitting(state.players[action.to], Reward(coins=action.coins, ronin=action.ronin))
    if (fit.coins, fit.ronin) != (action.coins, action.ronin):
        return _because("cannot_hold", rule, "to", f"seat {action.to} can hold no more", action.to)
    if not action.coins and not action.ronin:
        return Refusal("no_gift", rule, "", "nothing is no gift")
    return _canonical(rule)


def _aside(state: State, seat: int, action: AnyAction) -> Refusal:
    """A word on an alliance outside the tea ceremony."""
    table = state.table
    if table.phase != "politics" or not state.options.ally_again_after_betray:
        return Refusal("no_ceremony", "RS-3.1", "/type", "alliances are agreed on in the tea ceremony", _tag(action))
    other = _named(action)
    if not {seat, other} & set(table.freed):
        message = "only who was freed by a betrayal may ally again this season"
        return Refusal("not_freed", "RS-4.8", "/type", message, _tag(action))
    return _word(state, seat, state.agenda[-1], action)


def _named(action: Any) -> Any:
    """The other seat of a word on an alliance."""
    return action.to if isinstance(action, (Propose, Withdraw)) else action.proposer


def _word(state: State, seat: int, _step: Step, action: AnyAction) -> Refusal:
    rule, other = "RS-3.2", _named(action)
    field = "to" if isinstance(action, (Propose, Withdraw)) else "proposer"
    wrong = _other_seat(state, seat, other, rule, field)
    if wrong is not None:
        return wrong
    for each, who in ((seat, "this seat"), (other, f"seat {other}")):
        if ally_of(state.table, each) is not None:
            return _because("allied_already", "RS-3.1", field, f"{who} has an ally", other)
    proposals = {(each.seat, each.to): each.open for each in state.table.proposals}
    if not isinstance(action, Propose):
        pair = (seat, other) if isinstance(action, Withdraw) else (other, seat)
        if not proposals.get(pair):
            return _because(
                "no_proposal", rule, field, f"no proposal of seat {pair[0]} to seat {pair[1]} is open", other
            )
    elif proposals.get((other, seat)):
        return _because("accept_instead", rule, field, f"seat {other} has proposed it: accept", other)
    elif (seat, other) in proposals:
        return _because("proposed_already", rule, field, "a seat proposes to another once a season", other)
    return _canonical(rule)


def _ready(_state: State, _seat: int, _step: Step, _action: Ready) -> Refusal:
    return _canonical("RS-3.2")


# The political phase


def _tile(state: State, seat: int, _step: Step, action: ChooseTile | Announce) -> Refusal:
    announces = trait(state, seat, "announces") is not None
    if announces and isinstance(action, ChooseTile):
        message = "this seat lays its tile face down and announces a mandate"
        return Refusal("must_announce", "RS-9.lotus", "/type", message, _tag(action))
    if not announces and isinstance(action, Announce):
        return Refusal("cannot_announce", "RS-9.lotus", "/type", "this seat plays its tile face up", _tag(action))
    number = min(LOOK, len(state.pile))
    if not 0 <= action.tile < number:
        return _because("no_such_tile", "RS-4.2", "tile", f"there are {number} tiles, counted from 0", action.tile)
    return _canonical("RS-4.2")


def _summon(state: State, seat: int, step: Step, action: Summon) -> Refusal:
    rule, book, kind, place = _ANSWERS[type(step)][0], content.book(state.pack), action.kind, action.place
    wanted = step.kind if isinstance(step, Housing) else "bushi" if isinstance(step, ThunderSummoning) else None
    if wanted is not None and kind != wanted:
        return _because("other_kind", rule, "kind", f"it is a {wanted} that is summoned now", kind)
    if not book.is_figure(kind) or not in_reserve(state.players[seat], kind):
        return _because("not_in_reserve", rule, "kind", "no such figure waits in the reserve", kind)
    if place not in book.provinces and place not in SHRINES:
        return _because("no_such_place", rule, "place", "this is neither a province nor a shrine", place)
    if place in SHRINES and (isinstance(step, ThunderSummoning) or not book.worships(kind)):
        return _because("cannot_worship", rule, "place", f"a {kind} cannot go to a shrine now", place)
    if not has_room(state, seat, kind, place):
        return _because("no_room", rule, "place", "no more figures of this seat may stand there", place)
    if isinstance(step, Recruiting) and place not in SHRINES:
        if trait(state, seat, "summons_anywhere") is None and place not in [spot.place for spot in step.spots]:
            return _because("no_stronghold", rule, "place", "this seat has no stronghold there", place)
        return _because("used_up", rule, "place", "every stronghold there has had its figure", place)
    if isinstance(step, Housing) and place not in train.homes(state, seat, kind):
        return _because("no_stronghold", rule, "place", "this seat has no stronghold there", place)
    return _canonical(rule)


def _move(state: State, seat: int, step: Step, action: Move) -> Refusal:
    rule, provinces = _ANSWERS[type(step)][0], content.book(state.pack).provinces
    if action.place not in provinces:
        return _because("no_such_place", rule, "place", "pieces move from provinces", action.place)
    if action.to not in provinces:
        return _because("no_such_place", rule, "to", "pieces move to provinces", action.to)
    if not count(state.players[seat].pieces, action.kind, action.place):
        return _because("nothing_there", rule, "kind", f"no such piece of this seat is in {action.place}", action.kind)
    moved = step.moved if isinstance(step, Marshalling) else ()
    groups = [(group.place, group.kind) for group in marshal.movable(state, seat, moved)]
    if (action.place, action.kind) not in groups:
        if action.kind == STRONGHOLD:
            return _because("strongholds_stay", rule, "kind", "strongholds do not move", action.kind)
        return _because("moved_already", rule, "kind", "each figure moves once", action.kind)
    if not has_room(state, seat, action.kind, action.to):
        return _because("no_room", rule, "to", "no more figures of this seat may stand there", action.to)
    if action.to in ways(state, seat, by_sea=True)(action.kind, action.place):
        if isinstance(step, (Marshalling, WindMoving)) and step.routes == "closed":
            message = "what the sea route costs was not paid"
            return _because("routes_closed", rule, "to", message, action.to)
        return _canonical(rule)
    return _because("not_next", rule, "to", f"{action.to} cannot be reached from {action.place}", action.to)


def _build(state: State, seat: int, step: Step, action: Build) -> Refusal:
    rule = "RS-4.5"
    if not isinstance(step, Marshalling) or not step.builds:
        message = "one stronghold a marshal, for the chooser and its ally, while there is one in the reserve"
        return Refusal("cannot_build", rule, "/type", message, _tag(action))
    price, coins = marshal.stronghold_price(state, seat), state.players[seat].coins
    if coins < price:
        return Refusal("too_dear", rule, "/type", f"a stronghold costs {price} coins, and there are {coins}", price)
    return _because("no_such_place", rule, "place", "strongholds stand in provinces", action.place)


def _buy(state: State, seat: int, step: Step, action: Buy) -> Refusal:
    rule = "RS-4.6"
    card = content.book(state.pack).cards.get(action.card)
    if card is None or action.card not in [offer.card for offer in state.table.market]:
        return _because("not_displayed", rule, "card", "no such card is displayed", action.card)
    if card.monster is not None and trait(state, seat, "no_monsters") is not None:
        return _because("no_monsters", rule, "card", "this seat cannot buy monsters", action.card)
    discount = step.discount if isinstance(step, Training) else 0
    price, coins = train.price(state, seat, card.cost, discount), state.players[seat].coins
    if price > coins:
        return _because("too_dear", rule, "card", f"it costs {price} coins, and there are {coins}", action.card)
    return _canonical(rule)


def _swap(state: State, seat: int, step: Step, action: Swap) -> Refusal:
    rule, book = "RS-4.8", content.book(state.pack)
    wrong = _other_seat(state, seat, action.seat, rule, "seat")
    if wrong is not None:
        return wrong
    if not book.is_figure(action.own) or not in_reserve(state.players[seat], action.own):
        return _because("not_in_reserve", rule, "own", "no such figure waits in the reserve", action.own)
    there = count(state.players[action.seat].pieces, action.kind, action.place)
    if not there or (action.place not in book.provinces and action.place not in SHRINES):
        return _because("nothing_there", rule, "kind", f"seat {action.seat} has no such figure there", action.kind)
    if action.kind == STRONGHOLD or book.counts_as(action.kind) == "daimyo":
        return _because("immune", rule, "kind", "daimyo and strongholds cannot be replaced", action.kind)
    if isinstance(step, Betraying) and not step.extra:
        if action.place in SHRINES:
            return _because("immune", rule, "place", "worshippers cannot be replaced", action.place)
        if not betray.is_within_mandate(step, action.seat):
            return _because("swapped_already", rule, "seat", "one figure of each of two seats", action.seat)
    if not has_room(state, seat, action.own, action.place):
        return _because("no_room", rule, "place", "no more figures of this seat may stand there", action.place)
    return _because("other_kind", rule, "own", f"a {action.own} cannot take the place of a {action.kind}", action.own)


# The war phase


def _bid(state: State, seat: int, _step: Step, action: PlaceBid) -> Refusal:
    coins = state.players[seat].coins
    if any(type(each) is not int or each < 0 for each in action.coins) or len(action.coins) != 4:
        return _because("no_bid", "RS-6.3", "coins", "a bid is four whole numbers of coins, 0 or more")
    if sum(action.coins) > coins:
        message = f"there are {coins} coins, and this is {sum(action.coins)}"
        return _because("too_many_coins", "RS-6.3", "coins", message, coins)
    return _canonical("RS-6.3")


def _advantage(_state: State, _seat: int, _step: Step, _action: UseAdvantage) -> Refusal:
    return _canonical("RS-6.4")


def _hostage(state: State, seat: int, _step: Step, action: TakeHostage) -> Refusal:
    rule, book, battle = "RS-6.6", content.book(state.pack), state.table.battle
    wrong = _other_seat(state, seat, action.seat, rule, "seat")
    if wrong is not None:
        return wrong
    place = RESERVE if battle is None else battle.province
    if not count(state.players[action.seat].pieces, action.kind, place):
        message = f"seat {action.seat} has no such figure in {place}"
        return _because("nothing_there", rule, "kind", message, action.kind)
    if action.kind == STRONGHOLD or book.counts_as(action.kind) == "daimyo":
        return _because("immune", rule, "kind", "daimyo and strongholds cannot be taken", action.kind)
    return _canonical(rule)


def _share(_state: State, _seat: int, step: Step, action: ShareOut) -> Refusal:
    rule = "RS-6.10"
    if isinstance(step, SharingOut):
        for each in action.losers:
            if each not in step.losers:
                return _because("no_loser", rule, "losers", "only losers of this battle get a coin", each)
        if len(action.losers) != step.odd:
            return _because("wrong_count", rule, "losers", f"there are {step.odd} odd coins, one a seat")
    return _because("not_ascending", rule, "losers", "seats ascend, each once")


# Effects


def _turn(_state: State, _seat: int, _step: Step, action: TakeTurn) -> Refusal:
    return _because("neither", "RS-6.1", "when", "first or last", action.when)


def _pick(state: State, seat: int, _step: Step, action: PickEffect) -> Refusal:
    number = legal_actions(state, seat).size
    message = f"there are {number} effects to pick from, counted from 0"
    return _because("no_such_effect", "RS-6.1", "heard", message, action.heard)


def _effect(state: State, _seat: int, step: Step, _action: UseEffect) -> Refusal:
    rule = _effect_rule(state, step)
    return Refusal("no_such_use", rule, "", "the effect cannot be used on this")


def _effect_rule(state: State, step: Step) -> str:
    if not isinstance(step, UsingEffect):
        return "RS-6.1"
    return content.book(state.pack).sources[step.heard.source].rule


def _done(state: State, _seat: int, step: Step, action: Done) -> Refusal:
    return Refusal("not_optional", _effect_rule(state, step), "/type", "this cannot be declined", _tag(action))


_EXPLAIN: Final[Mapping[type[Any], Callable[[State, int, Step, Any], Refusal]]] = {
    Propose: _word,
    Accept: _word,
    Decline: _word,
    Withdraw: _word,
    Ready: _ready,
    ChooseTile: _tile,
    Announce: _tile,
    Summon: _summon,
    Move: _move,
    Build: _build,
    Buy: _buy,
    Swap: _swap,
    PlaceBid: _bid,
    UseAdvantage: _advantage,
    TakeHostage: _hostage,
    ShareOut: _share,
    TakeTurn: _turn,
    PickEffect: _pick,
    UseEffect: _effect,
    Done: _done,
}
