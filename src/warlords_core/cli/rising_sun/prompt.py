"""The questions of rising_sun at the prompt: what is asked, menus within menus, and what actions mean."""

from typing import Any, NamedTuple, assert_never

from warlords_core.actions import ActionSet
from warlords_core.cli.presenter import Menu, numbered
from warlords_core.cli.words import Words
from warlords_core.narration.rising_sun.names import Names
from warlords_core.narration.rising_sun.questions import tag
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    AnyAction,
    AnyDecision,
    BidDue,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    EffectDue,
    Give,
    HousingDue,
    MandateDue,
    MarshalDue,
    Move,
    PickDue,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    RecruitDue,
    ShareOut,
    Summon,
    Swap,
    SwapDue,
    TakeHostage,
    TakeTurn,
    TeaDue,
    ThunderDue,
    UseAdvantage,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.marshal import stronghold_price
from warlords_core.rising_sun.model import View
from warlords_core.rising_sun.pieces import count
from warlords_core.rising_sun.steps import Marshalling, Training, UsingAdvantage
from warlords_core.rising_sun.terms import RESERVE, STRONGHOLD
from warlords_core.rising_sun.train import price

# The menu


class _Offer(NamedTuple):
    """An action in words; of several with the same group one group is offered, and then what differs."""

    text: str
    group: str = ""

    def whole(self, say: Words) -> str:
        return say("offer.both", group=self.group, offer=self.text) if self.group else self.text


def menu(view: View, decision: AnyDecision, actions: ActionSet[Any], say: Words) -> Menu | None:
    """All that can be done, by number; where much can be done, by one number after another. A bid is typed."""
    if isinstance(decision, BidDue):
        return None
    names = Names(view, say)
    one_kind = isinstance(decision, HousingDue | ThunderDue)  # the question names it: the place is asked at once
    groups: dict[str | int, list[tuple[AnyAction, _Offer]]] = {}
    for number, action in enumerate(actions):
        offer = _offer(view, names, action, decision)
        offer = offer._replace(group="") if one_kind else offer
        groups.setdefault(offer.group or number, []).append((action, offer))
    answers: list[AnyAction | Menu] = []
    lines: list[str] = []
    for members in groups.values():
        action, offer = members[0]
        if len(members) == 1:
            answers.append(action)
            lines.append(offer.whole(say))
        else:
            within = numbered([each for each, _ in members], [told.text for _, told in members])
            answers.append(within._replace(question=offer.group))
            lines.append(say("offer.more", offer=offer.group))
    return numbered(answers, lines)


def meaning(view: View, action: AnyAction, say: Words) -> str:
    """An action in words, as its own seat reads it."""
    names = Names(view, say)
    return _offer(view, names, action, None).whole(say)


def _offer(view: View, names: Names, action: AnyAction, decision: AnyDecision | None) -> _Offer:
    match action:
        case Propose() | Accept() | Decline() | Withdraw() | Ready() | Give():
            return _Offer(_word(names, action))
        case ChooseTile() | Announce():
            return _tile(view, names, action)
        case Summon() | Move() | Build() | Swap():
            return _piece(view, names, action)
        case Buy(card=card):
            return _Offer(_purchase(view, names, card))
        case PlaceBid() | UseAdvantage() | TakeHostage() | ShareOut():
            return _Offer(_in_battle(view, names, action))
        case TakeTurn(when=when):
            return _Offer(names.say(f"offer.turn.{when}"))
        case PickEffect(heard=place):
            return _Offer(_pick(names, place, decision))
        case UseEffect():
            return _use(names, action, decision)
        case Done():
            return _Offer(_done(names, decision))
    assert_never(action)


def _word(names: Names, action: Propose | Accept | Decline | Withdraw | Ready | Give) -> str:
    say = names.say
    match action:
        case Propose(to=to):
            return say("offer.propose", seat=names.seat(to))
        case Withdraw(to=to):
            return say("offer.withdraw", seat=names.seat(to))
        case Accept(proposer=proposer):
            return say("offer.accept", seat=names.seat(proposer))
        case Decline(proposer=proposer):
            return say("offer.decline", seat=names.seat(proposer))
        case Ready():
            return say("offer.ready")
        case Give(to=to, coins=coins, ronin=ronin):
            return say("offer.give", seat=names.seat(to), goods=names.goods(coins=coins, ronin=ronin))
    assert_never(action)


def _tile(view: View, names: Names, action: ChooseTile | Announce) -> _Offer:
    """A tile by its mandate, if the viewer looks at it; else by its position (RS-4.2)."""
    say = names.say
    tiles = () if view.own is None else view.own.tiles
    told = say("offer.tile", number=action.tile + 1)
    if action.tile < len(tiles):
        told = say("track.turn", mandate=say(f"mandate.{tiles[action.tile]}"), clan=told)
    if isinstance(action, ChooseTile):
        return _Offer(told)
    return _Offer(
        say("offer.announce", mandate=say(f"mandate.{action.mandate}")), say("offer.announce.group", tile=told)
    )


def _piece(view: View, names: Names, action: Summon | Move | Build | Swap) -> _Offer:
    say = names.say
    match action:
        case Summon(kind=kind, place=place):
            waiting = 0 if view.seat is None else count(view.players[view.seat].pieces, kind, RESERVE)
            group = say("offer.summon.group", kind=names.kind(kind), count=waiting)
            return _Offer(names.place(place), group)
        case Move(to=to):
            by_land = to in names.book.provinces[action.place].land
            by_sea = not by_land and to in names.book.provinces[action.place].sea
            text = say("offer.move.sea" if by_sea else "offer.move.land", place=names.place(to))
            return _Offer(text, _movable(view, names, action))
        case Build(place=place):
            price_ = 0 if view.seat is None else stronghold_price(view, view.seat)
            return _Offer(names.place(place), say("offer.build.group", price=price_))
        case Swap(seat=seat, kind=kind, place=place, own=own):
            figure = names.standing(kind, place)
            return _Offer(
                say("offer.swap", figure=figure, own=names.kind(own)), say("offer.swap.group", seat=names.seat(seat))
            )
    assert_never(action)


def _movable(view: View, names: Names, action: Move) -> str:
    """The group that a figure moves from, with how many of it have not moved yet."""
    pieces = () if view.seat is None else view.players[view.seat].pieces
    step = view.agenda[-1] if view.agenda else None
    moved = step.moved if isinstance(step, Marshalling) else ()
    left = count(pieces, action.kind, action.place) - count(moved, action.kind, action.place)
    figures = names.say("pieces", count=left, kind=names.kind(action.kind, left))
    return names.say("offer.move.group", pieces=names.say("kind.in", kind=figures, place=names.place(action.place)))


def _purchase(view: View, names: Names, card: str) -> str:
    """A displayed card with what it costs the viewer now, and what it does."""
    say, known = names.say, names.book.cards[card]
    step = view.agenda[-1] if view.agenda else None
    discount = step.discount if isinstance(step, Training) else 0
    cost = known.cost if view.seat is None else price(view, view.seat, known.cost, discount)
    kind = say(f"card_type.{known.type}")
    return say("offer.buy", card=names.card(card), type=kind, price=cost, text=say.of(known.text))


def _in_battle(view: View, names: Names, action: PlaceBid | UseAdvantage | TakeHostage | ShareOut) -> str:
    say = names.say
    match action:
        case PlaceBid(coins=coins):
            held = sum(coins) if view.seat is None else view.players[view.seat].coins
            return say("offer.bid", bid=names.bid(coins), kept=held - sum(coins))
        case UseAdvantage():
            return _advantage(view, names)
        case TakeHostage(seat=seat, kind=kind):
            return say("offer.hostage", seat=names.seat(seat), kind=names.kind(kind))
        case ShareOut(losers=losers):
            return say("offer.share", seats=names.seats(losers))
    assert_never(action)


def _advantage(view: View, names: Names) -> str:
    """What using the advantage that was won does; of seppuku, who dies (RS-6.5)."""
    say, battle = names.say, view.table.battle
    step = view.agenda[-1] if view.agenda else None
    if not isinstance(step, UsingAdvantage) or battle is None:
        return say("offer.advantage")
    if step.advantage != "seppuku":
        return say(f"offer.advantage.{step.advantage}")
    there = {
        group.kind: group.count
        for group in view.players[step.seat].pieces
        if group.place == battle.province and group.kind != STRONGHOLD
    }
    return say("offer.advantage.seppuku", figures=names.pieces(there))


def _pick(names: Names, place: int, decision: AnyDecision | None) -> str:
    """One of the own effects that wait, and what it has heard (RS-6.1)."""
    say = names.say
    if not isinstance(decision, PickDue):
        return say("offer.pick.unknown", number=place + 1)
    heard = decision.heard[place]
    moment = say(f"moment.{heard.occasion.moment}")
    told = say("offer.pick", source=names.source(heard.source), moment=moment)
    at = heard.occasion.place
    return told if at is None else say("offer.pick.at", offer=told, place=names.place(at))


def _use(names: Names, action: UseEffect, decision: AnyDecision | None) -> _Offer:
    say = names.say
    if _asked(decision):
        return _Offer(say("offer.use.pay"))
    whom = "" if action.seat is None else say("offer.use.seat", seat=names.seat(action.seat))
    if action.place is None:
        return _Offer(whom or say("offer.use"))
    what = names.place(action.place) if action.kind is None else names.standing(action.kind, action.place)
    return _Offer(what, whom)


def _done(names: Names, decision: AnyDecision | None) -> str:
    if decision is None:
        return names.say("done")
    return names.say("done.effect_due.asked" if _asked(decision) else f"done.{tag(decision)}")


def _asked(decision: AnyDecision | None) -> bool:
    """Whether an effect asks somebody else than its owner: to pay for a sea route."""
    return isinstance(decision, EffectDue) and decision.heard.seat != decision.seat


# Answers


def expand(decision: AnyDecision, text: str) -> str:
    """The notation for numbers, which are a bid; anything else stays as it is, and the notation decides."""
    words = text.split()
    numbers = bool(words) and all(word.isdecimal() for word in words)
    return f"bid {text}" if isinstance(decision, BidDue) and numbers else text


def hint(view: View, decision: AnyDecision, say: Words) -> str:
    """How to answer a decision; a gift can come first where gifts are allowed (RS-3.3)."""
    gift = say("gift") if view.table.phase in ("tea", "politics") else ""
    return say(f"hint.{tag(decision)}", gift=gift).strip()


def wants_table(decision: AnyDecision) -> bool:
    """Before what needs the map, once: not before each further move or swap."""
    match decision:
        case TeaDue() | MandateDue() | RecruitDue() | BidDue():
            return True
        case MarshalDue(moved=done) | SwapDue(swapped=done):
            return not done
        case _:
            return False
