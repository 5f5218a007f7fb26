"""The special effects of clans and cards: what no ``Gain``, ``Force`` or ``Trait`` says, one small function each.

A new one is a function or two and a line in ``ACTS``; cards name it with ``do``. See ``rules.ActRule``.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from warlords_core.rising_sun import bank, content, honor, movement
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import UseEffect
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.effects.rules import (
    JUST_SO,
    ActRule,
    Targets,
    ability_of,
    again,
    at_first,
    causes_of,
    never,
    source_of,
)
from warlords_core.rising_sun.events import Charged, Gained, Spared
from warlords_core.rising_sun.killing import kill
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.pieces import in_reserve, reserve_kinds, strongholds
from warlords_core.rising_sun.steps import Heard, Killing, Marshalling, Responding, Sailing, Victims, WindMoving
from warlords_core.rising_sun.terms import SHRINES
from warlords_core.rising_sun.vocabulary import Gain


def _amount(state: State, heard: Heard) -> int:
    ability = ability_of(state, heard)
    assert not isinstance(ability, Gain)
    return ability.amount


def _rule(draft: Draft, heard: Heard) -> str:
    return source_of(draft.state, heard).rule


def _just_so(possible: bool) -> Targets:
    return (JUST_SO,) if possible else ()


def _above(state: State, seat: int) -> tuple[int, ...]:
    """Seats with higher honor, highest first."""
    track = state.table.honor
    return track[: track.index(seat)]


def _others(state: State, seat: int) -> list[int]:
    return [each for each in range(len(state.players)) if each != seat]


# Clans


def _has_ronin(state: State, heard: Heard) -> Targets:
    return _just_so(state.players[heard.seat].ronin > 0)


def _ronin_to_coins(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """All ronin become as many coins (Koi)."""
    ronin = draft.players[heard.seat].ronin
    bank.lose(draft, heard.seat, Reward(ronin=ronin), rule=_rule(draft, heard), causes=causes_of(heard))
    bank.gain(draft, heard.seat, Reward(coins=ronin), rule=_rule(draft, heard), causes=causes_of(heard))


def _profit_from_tie(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """A coin and a victory point for the winner of a tie, the same from each that lost it (Sun)."""
    one = Reward(vp=_amount(draft.state, heard), coins=_amount(draft.state, heard))
    for seat in heard.occasion.seats:
        bank.lose(draft, seat, one, rule=_rule(draft, heard), causes=causes_of(heard))
    bank.gain(draft, heard.seat, one, rule=_rule(draft, heard), causes=causes_of(heard))


def _empty_provinces(state: State, heard: Heard) -> Targets:
    seat = heard.seat
    if not in_reserve(state.players[seat], "bushi"):
        return ()
    return tuple(
        UseEffect(place=place, kind="bushi")
        for place in content.book(state.pack).provinces
        if not force(state, seat, place) and movement.has_room(state, seat, "bushi", place)
    )


def _garrison(draft: Draft, heard: Heard, use: UseEffect) -> None:
    """A bushi for each province without own force, one after another (Fox)."""
    again(draft, heard)
    _put(draft, heard, use)


# Placing


def _put(draft: Draft, heard: Heard, use: UseEffect) -> None:
    """Place a figure of the reserve: no summon (RS-10.0)."""
    assert use.kind is not None
    assert use.place is not None
    movement.put(draft, heard.seat, use.kind, use.place, rule=_rule(draft, heard), causes=causes_of(heard))


def _bushi_at_strongholds(state: State, heard: Heard) -> Targets:
    return _bushi_in(state, heard, strongholds(state.players[heard.seat]))


def _bushi_anywhere(state: State, heard: Heard) -> Targets:
    return _bushi_in(state, heard, content.book(state.pack).provinces)


def _bushi_in(state: State, heard: Heard, places: Mapping[str, object]) -> Targets:
    if not in_reserve(state.players[heard.seat], "bushi"):
        return ()
    there = movement.with_room(state, heard.seat, "bushi", places)
    return tuple([UseEffect(place=place, kind="bushi") for place in there])


def _shinto_at_shrines(state: State, heard: Heard) -> Targets:
    book = content.book(state.pack)
    kinds = [kind for kind in reserve_kinds(state.players[heard.seat]) if book.worships(kind)]
    return tuple(
        UseEffect(place=shrine, kind=kind)
        for kind in kinds
        for shrine in SHRINES
        if movement.has_room(state, heard.seat, kind, shrine)
    )


# Taking


def _lower_with_coins(state: State, heard: Heard) -> list[int]:
    track = state.table.honor
    below = track[track.index(heard.seat) + 1 :]
    return [seat for seat in below if state.players[seat].coins]


def _levy(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """Coins from each seat with lower honor (Way of the Righteous)."""
    each = Reward(coins=_amount(draft.state, heard))
    victims = dict.fromkeys(_lower_with_coins(draft.state, heard), each)
    bank.take(draft, heard.seat, victims, rule=_rule(draft, heard), causes=causes_of(heard))


def _richest(state: State, heard: Heard) -> list[int]:
    """The richest opponents that have anything."""
    coins = {seat: state.players[seat].coins for seat in _others(state, heard.seat)}
    return [seat for seat, held in coins.items() if held and held == max(coins.values())]


def _rob_richest(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """Coins from the richest opponents, then less honor (Path of the Monkey)."""
    victims = dict.fromkeys(_richest(draft.state, heard), Reward(coins=_amount(draft.state, heard)))
    bank.take(draft, heard.seat, victims, rule=_rule(draft, heard), causes=causes_of(heard))
    honor.lose_honor(draft, heard.seat, rule=_rule(draft, heard))


def _higher_with_force(state: State, heard: Heard) -> list[int]:
    place = heard.occasion.place
    assert place is not None
    return [seat for seat in _above(state, heard.seat) if state.players[seat].vp and force(state, seat, place)]


def _rob_higher(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """Victory points from each seat with higher honor and force there (Oni of Spite)."""
    victims = dict.fromkeys(_higher_with_force(draft.state, heard), Reward(vp=_amount(draft.state, heard)))
    bank.take(draft, heard.seat, victims, rule=_rule(draft, heard), causes=causes_of(heard))


# Killing


def _any_bushi(state: State, heard: Heard) -> Targets:
    if heard.occasion.step:
        return (JUST_SO,)
    provinces = content.book(state.pack).provinces
    return tuple(
        UseEffect(seat=seat, place=group.place, kind="bushi")
        for seat, player in enumerate(state.players)
        for group in player.pieces
        if group.kind == "bushi" and group.place in provinces
    )


def _assassinate(draft: Draft, heard: Heard, use: UseEffect) -> None:
    """Kill any one bushi, then lose honor (Path of the Ninja)."""
    if heard.occasion.step:
        honor.lose_honor(draft, heard.seat, rule=_rule(draft, heard))
        return
    assert use.seat is not None
    assert use.place is not None
    again(draft, heard)
    victims = Victims(use.seat, use.place, "bushi", 1)
    kill(draft, heard.seat, (victims,), rule=_rule(draft, heard), causes=causes_of(heard))


def _next_victim(state: State, heard: Heard) -> Targets:
    """Of the highest seat above that has a bushi or shinto there and has not been dealt with: which of them."""
    place = heard.occasion.place
    book = content.book(state.pack)
    for seat in _above(state, heard.seat):
        kinds = [
            group.kind
            for group in state.players[seat].pieces
            if group.place == place and book.counts_as(group.kind) in ("bushi", "shinto")
        ]
        if kinds and seat not in heard.occasion.seats:
            return tuple(UseEffect(seat=seat, place=place, kind=kind) for kind in kinds)
    return ()


def _strike_higher(draft: Draft, heard: Heard, use: UseEffect) -> None:
    """A bushi or shinto of each seat with higher honor there: all are chosen, then all die (Oni of Hate)."""
    assert use.seat is not None
    assert use.kind is not None
    occasion = heard.occasion
    seats, kinds = (*occasion.seats, use.seat), (*occasion.kinds, use.kind)
    later = replace(heard, occasion=replace(occasion, seats=seats, kinds=kinds))
    if _next_victim(draft.state, later):
        again(draft, heard, seats=seats, kinds=kinds)
        return
    place = occasion.place
    assert place is not None
    victims = [Victims(seat, place, kind, 1) for seat, kind in zip(seats, kinds, strict=True)]
    kill(draft, heard.seat, victims, rule=_rule(draft, heard), causes=causes_of(heard))


def _condemned(state: State, heard: Heard) -> Targets:
    killing = next((step for step in reversed(state.agenda) if isinstance(step, Killing)), None)
    own = killing is not None and killing.by == heard.seat
    return _just_so(killing is not None and own and any(each.seat != heard.seat for each in killing.victims))


def _spare(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """All opposing figures that would die are spared, which pays once for each copy (Mercy)."""
    at = draft.below(Killing)
    assert at is not None
    step = draft.agenda[at]
    assert isinstance(step, Killing)
    draft.agenda[at] = replace(step, victims=tuple(each for each in step.victims if each.seat == heard.seat))
    draft.emit(Spared(seat=heard.seat, cause=heard.source, rule=_rule(draft, heard)))
    points = Reward(vp=_amount(draft.state, heard) * (1 + _waiting_copies(draft, heard)))
    bank.gain(draft, heard.seat, points, rule=_rule(draft, heard), causes=causes_of(heard))


def _waiting_copies(draft: Draft, heard: Heard) -> int:
    """How many copies heard the same and have not worked yet."""
    at = draft.below(Responding)
    step = None if at is None else draft.agenda[at]
    return step.heard.count(heard) if isinstance(step, Responding) else 0


# Purchases and routes


def _receivers(state: State, heard: Heard) -> Targets:
    if not heard.occasion.count:
        return ()
    one = Reward(coins=1)
    return tuple(
        UseEffect(seat=seat) for seat in _others(state, heard.seat) if bank.fitting(state.players[seat], one).coins
    )


def _give_alms(draft: Draft, heard: Heard, use: UseEffect) -> None:
    """One of the coins spent goes to another seat: honor and victory points (Benevolence)."""
    assert use.seat is not None
    _spend(draft, heard)
    rule = _rule(draft, heard)
    draft.player(use.seat, coins=draft.players[use.seat].coins + 1)
    draft.emit(Gained(seat=use.seat, coins=1, source=heard.seat, cause=heard.source, rule=rule))
    honor.gain_honor(draft, heard.seat, rule=rule)
    bank.gain(draft, heard.seat, Reward(vp=_amount(draft.state, heard)), rule=rule, causes=causes_of(heard))


def _spend(draft: Draft, heard: Heard) -> None:
    """Other copies that heard of the same purchase have one coin less to hand on."""
    at = draft.below(Responding)
    step = None if at is None else draft.agenda[at]
    if at is None or not isinstance(step, Responding):
        return
    less = replace(heard, occasion=replace(heard.occasion, count=heard.occasion.count - 1))
    draft.agenda[at] = replace(step, heard=tuple(less if each == heard else each for each in step.heard))


def _chargeable(state: State, heard: Heard) -> Targets:
    """Somebody waits to sail; and once it was charged, still has the coins: they may be given away meanwhile."""
    sailor = heard.occasion.seat
    assert sailor is not None
    can_pay = not heard.occasion.step or state.players[sailor].coins >= _amount(state, heard)
    return _just_so(can_pay and any(isinstance(step, Sailing) for step in state.agenda))


def _who_answers(_state: State, heard: Heard) -> int:
    """The owner says whether it charges; then whoever sails, whether it pays."""
    sailor = heard.occasion.seat
    assert sailor is not None
    return sailor if heard.occasion.step else heard.seat


def _charge(draft: Draft, heard: Heard, _use: UseEffect) -> None:
    """Who sails pays, or cannot use sea routes in this moving effect (Path of the Serpent)."""
    sailor = heard.occasion.seat
    assert sailor is not None
    price = _amount(draft.state, heard)
    if not heard.occasion.step:
        if draft.players[sailor].coins < price:
            _stay_ashore(draft, heard)
        else:
            again(draft, heard)
        return
    rule = _rule(draft, heard)
    draft.emit(Charged(seat=sailor, by=heard.seat, paid=True, cause=heard.source, rule=rule))
    bank.take(draft, heard.seat, {sailor: Reward(coins=price)}, rule=rule, causes=causes_of(heard))


def _not_paid(draft: Draft, heard: Heard) -> None:
    if heard.occasion.step:
        _stay_ashore(draft, heard)


def _stay_ashore(draft: Draft, heard: Heard) -> None:
    sailor = heard.occasion.seat
    assert sailor is not None
    at = draft.below(Sailing)
    assert at is not None
    moving = draft.agenda[at - 1]
    assert isinstance(moving, Marshalling | WindMoving)
    draft.agenda[at - 1 : at + 1] = [replace(moving, routes="closed")]
    draft.emit(Charged(seat=sailor, by=heard.seat, paid=False, cause=heard.source, rule=_rule(draft, heard)))


ACTS: Final[Mapping[str, ActRule]] = {
    "ronin_to_coins": ActRule(
        targets=_has_ronin, work=_ronin_to_coins, optional=never, lives_on_gains=lambda gain: gain.ronin > 0
    ),
    "profit_from_tie": ActRule(work=_profit_from_tie, optional=never),
    "garrison": ActRule(targets=_empty_provinces, work=_garrison),
    "place_bushi_at_stronghold": ActRule(targets=_bushi_at_strongholds, work=_put),
    "place_bushi_anywhere": ActRule(targets=_bushi_anywhere, work=_put),
    "place_shinto_at_shrine": ActRule(targets=_shinto_at_shrines, work=_put),
    "levy_lower": ActRule(
        targets=lambda state, heard: _just_so(bool(_lower_with_coins(state, heard))),
        work=_levy,
        optional=never,
        lives_on_others=True,
    ),
    "rob_richest": ActRule(targets=lambda state, heard: _just_so(bool(_richest(state, heard))), work=_rob_richest),
    "rob_higher": ActRule(
        targets=lambda state, heard: _just_so(bool(_higher_with_force(state, heard))), work=_rob_higher, optional=never
    ),
    "assassinate": ActRule(targets=_any_bushi, work=_assassinate, optional=at_first),
    "strike_higher": ActRule(targets=_next_victim, work=_strike_higher, optional=never),
    "spare": ActRule(targets=_condemned, work=_spare),
    "give_alms": ActRule(targets=_receivers, work=_give_alms),
    "charge": ActRule(targets=_chargeable, work=_charge, who=_who_answers, declined=_not_paid),
}
"""By the word that a card's ``do`` names."""
