"""Train: a season card may be bought (RS-4.6); also at the shrine of Ryujin (RS-5.2)."""

from typing import Any, Literal

from msgspec.structs import replace

from warlords_core.actions import ActionSet, choice, menu, wrapped
from warlords_core.rising_sun import bank, content
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import DONE, Buy, Done, Summon
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.events import CardBought, Stopped
from warlords_core.rising_sun.model import State, View
from warlords_core.rising_sun.movement import summon, with_room
from warlords_core.rising_sun.pieces import added, strongholds
from warlords_core.rising_sun.steps import Housing, Occasion, Training
from warlords_core.rising_sun.terms import RESERVE, SHRINES

DISCOUNT = 1
"""For the chooser of the mandate and its ally."""


def price(state: State | View, seat: int, printed: int, discount: int = 0) -> int:
    """What a seat pays: no more than its limit, and the discount comes after that (RS-4.6, RS-9.bonsai)."""
    limit = trait(state, seat, "price_cap")
    capped = printed if limit is None else min(printed, limit)
    return max(0, capped - discount)


def begin(draft: Draft, seat: int, *, bonus: bool) -> None:
    """A seat may buy one displayed card."""
    offer(draft, seat, DISCOUNT if bonus else 0, "train")


def offer(draft: Draft, seat: int, discount: int, by: Literal["train", "ryujin"]) -> None:
    """Ask a seat whether it buys, unless there is nothing that it could ever buy."""
    if _wanted(draft.state, seat):
        draft.push(Training(seat, discount, by))


def _wanted(state: State, seat: int) -> list[str]:
    """Displayed cards that a seat may own."""
    cards = [offer.card for offer in state.table.market]
    if trait(state, seat, "no_monsters") is None:
        return cards
    known = content.book(state.pack).cards
    return [card for card in cards if known[card].monster is None]


def choices(state: State, step: Training) -> ActionSet[Any]:
    """Any displayed card that can be paid, or none (RS-4.6)."""
    seat, cards = step.seat, content.book(state.pack).cards
    coins = state.players[seat].coins
    within = [card for card in _wanted(state, seat) if price(state, seat, cards[card].cost, step.discount) <= coins]
    return menu([(Buy, "card", within, {}), DONE])


def buy(draft: Draft, seat: int, action: Buy) -> None:
    """Pay for a card, which works at once; a monster looks for a place (RS-4.6)."""
    step = draft.agenda.pop()
    assert isinstance(step, Training)
    rule = _rule(step)
    card = draft.book.cards[action.card]
    coins = price(draft.state, seat, card.cost, step.discount)
    bank.lose(draft, seat, Reward(coins=coins), rule=rule)
    _take_from_market(draft, action.card)
    draft.player(seat, cards=(*draft.players[seat].cards, action.card))
    draft.emit(CardBought(seat=seat, card=action.card, coins=coins, rule=rule))
    places: list[str] = []
    if card.monster is not None:
        draft.player(seat, pieces=added(draft.players[seat].pieces, action.card, RESERVE))
        places = homes(draft.state, seat, action.card)
    if len(places) == 1:  # nobody is asked
        _move_in(draft, seat, action.card, places[0])
    if coins:
        happen(draft, (Occasion(moment="bought", seat=seat, what=action.card, count=coins),))
    if len(places) > 1:
        draft.hear()  # the monster is summoned at once: before whatever the purchase leads to
        draft.push(Housing(seat, action.card))


def _take_from_market(draft: Draft, card: str) -> None:
    left = [
        replace(offer, copies=offer.copies - 1) if offer.card == card else offer
        for offer in draft.state.table.market
        if offer.card != card or offer.copies > 1
    ]
    draft.table(market=tuple(left))


def decline(draft: Draft, seat: int, _action: Done) -> None:
    """Buy nothing."""
    step = draft.agenda.pop()
    assert isinstance(step, Training)
    draft.emit(Stopped(seat=seat, rule=_rule(step)))


def _rule(step: Training) -> str:
    return "RS-4.6" if step.by == "train" else "RS-5.2"


# Monsters


def homes(state: State, seat: int, kind: str) -> list[str]:
    """Where a monster that was just bought can be summoned (RS-4.6)."""
    book = content.book(state.pack)
    anywhere = trait(state, seat, "summons_anywhere") is not None
    own = strongholds(state.players[seat])
    places = [each for each in book.provinces if anywhere or each in own]
    if book.worships(kind):
        places += SHRINES
    return with_room(state, seat, kind, places)


def housing_choices(state: State, step: Housing) -> ActionSet[Any]:
    """Where the monster can go."""
    return wrapped(Summon, "place", choice(homes(state, step.seat, step.kind)), kind=step.kind)


def house(draft: Draft, seat: int, action: Summon) -> None:
    """Summon the monster that was bought."""
    draft.agenda.pop()
    _move_in(draft, seat, action.kind, action.place)


def _move_in(draft: Draft, seat: int, kind: str, place: str) -> None:
    summon(draft, seat, kind, place, rule="RS-4.6")
    happen(draft, (Occasion(moment="summoned", seat=seat),))
