"""Effects that heard the same moment work, one after another, in the order of RS-6.1."""

from collections.abc import Sequence

from msgspec.structs import replace

from warlords_core.rising_sun import bank, content
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import Done, PickEffect, TakeTurn, UseEffect
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.acts import ACTS
from warlords_core.rising_sun.effects.conditions import counted, hold
from warlords_core.rising_sun.effects.rules import Targets, ability_of, causes_of, source_of
from warlords_core.rising_sun.events import EffectPicked, EffectUsed, OrderChosen
from warlords_core.rising_sun.honor import by_honor
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Heard, Ordering, PickingEffect, Responding, UsingEffect
from warlords_core.rising_sun.vocabulary import Act, Gain


def respond(draft: Draft, step: Responding) -> None:
    """Let the next effect work, or ask who, or which, comes first.

    What can do nothing when its seat's turn ends has had its turn.
    """
    state = draft.frozen()
    live = [heard for heard in step.heard if works(state, heard)]
    if not live:
        return
    waiting = by_honor(state, [heard.seat for heard in live])
    seats, over = _without_passed(step.seats, waiting)
    step = replace(step, heard=tuple([heard for heard in step.heard if heard.seat not in over]), seats=seats)
    if not seats:
        due = [heard for heard in step.heard if has_turn(state, heard)]
        seats = tuple(by_honor(state, [heard.seat for heard in due]))
        if len(seats) > 1 and _order_matters(state, due):
            draft.push(Ordering(seats[0]), step)
            return
        step = replace(step, seats=tuple(waiting))  # the same seats: what has a turn and cannot work yet always matters
    seat = step.seats[0]
    own = _own(state, step, seat)
    if len(own) > 1 and _order_matters(state, own):
        draft.push(PickingEffect(seat), step)
        return
    _take_out(draft, step, own[0])


def _without_passed(seats: tuple[int, ...], waiting: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats from the first on that still has something to do, and those before it: their turns are over."""
    for place, seat in enumerate(seats):
        if seat in waiting:
            return seats[place:], seats[:place]
    return (), seats


def _take_out(draft: Draft, step: Responding, heard: Heard) -> None:
    rest = list(step.heard)
    rest.remove(heard)
    if rest:
        draft.push(replace(step, heard=tuple(rest)))
    _work(draft, heard)


def distinct(heard: Sequence[Heard], seat: int) -> list[Heard]:
    """What a seat can pick from: copies of one card that heard the same are one."""
    return list(dict.fromkeys([each for each in heard if each.seat == seat]))


def pickable(state: State, step: Responding, seat: int) -> list[Heard]:
    """What the decision ``pick_due`` offers a seat."""
    # A gift that comes while the question waits can take from all of them what they would work on (RS-3.3).
    return _own(state, step, seat) or distinct(step.heard, seat)


def _own(state: State, step: Responding, seat: int) -> list[Heard]:
    """Effects of a seat that would do something now, and those that a gain among these would give something to do."""
    own = distinct(step.heard, seat)
    live = [heard for heard in own if works(state, heard)]
    gains = [ability for heard in live if isinstance(ability := ability_of(state, heard), Gain)]
    return [heard for heard in own if heard in live or _lives_on(state, heard, gains)]


def _lives_on(state: State, heard: Heard, gains: Sequence[Gain]) -> bool:
    ability = ability_of(state, heard)
    return isinstance(ability, Act) and hold(state, heard) and any(map(ACTS[ability.do].lives_on_gains, gains))


def concerned(state: State, step: Responding) -> list[int]:
    """Seats whose effects come at this moment, in falling honor: what ``order_due`` names."""
    due = [heard.seat for heard in step.heard if has_turn(state, heard)]
    return by_honor(state, due or [heard.seat for heard in step.heard])


def works(state: State, heard: Heard) -> bool:
    """Whether an effect would do anything if its turn came now."""
    ability = ability_of(state, heard)
    if not hold(state, heard):
        return False
    if isinstance(ability, Gain):
        return ability.per is None or counted(state, heard, ability.per) > 0
    return bool(ACTS[ability.do].targets(state, heard))


def has_turn(state: State, heard: Heard) -> bool:
    """Whether an effect does something now, or could after the turns of others at this moment (RS-6.1)."""
    ability = ability_of(state, heard)
    if isinstance(ability, Gain) or not ACTS[ability.do].lives_on_others:
        return works(state, heard)
    return hold(state, heard)


def _order_matters(state: State, live: Sequence[Heard]) -> bool:
    """Gains that nobody listens to commute; anything else may not."""
    abilities = [ability_of(state, heard) for heard in live]
    if not all(isinstance(ability, Gain) for ability in abilities):
        return True
    listening = content.book(state.pack).listening.get("coins_gained", frozenset())
    heard = any(not listening.isdisjoint((player.clan, *player.cards)) for player in state.players)
    return heard and any(isinstance(ability, Gain) and ability.coins for ability in abilities)


def _work(draft: Draft, heard: Heard) -> None:
    state = draft.frozen()
    if not works(state, heard):
        return
    ability = ability_of(state, heard)
    if isinstance(ability, Gain):
        times = 1 if ability.per is None else counted(state, heard, ability.per)
        reward = Reward(ability.vp * times, ability.coins * times, ability.ronin * times)
        bank.gain(draft, heard.seat, reward, rule=source_of(state, heard).rule, causes=causes_of(heard))
        return
    rule = ACTS[ability.do]
    targets = rule.targets(state, heard)
    if not rule.optional(heard) and len(targets) == 1:
        _use(draft, heard, targets[0])
    else:
        draft.push(UsingEffect(rule.who(state, heard), heard))


def _use(draft: Draft, heard: Heard, use: UseEffect) -> None:
    ability = ability_of(draft.state, heard)
    assert not isinstance(ability, Gain)
    source = source_of(draft.state, heard)
    draft.emit(EffectUsed(seat=heard.seat, source=heard.source, used=True, rule=source.rule))
    ACTS[ability.do].work(draft, heard, use)


# Answers


def targets_of(state: State, step: UsingEffect) -> tuple[Targets, bool]:
    """The uses that ``effect_due`` allows, and whether it may be declined."""
    ability = ability_of(state, step.heard)
    assert not isinstance(ability, Gain)
    rule = ACTS[ability.do]
    return rule.targets(state, step.heard), rule.optional(step.heard)


def take_turn(draft: Draft, seat: int, action: TakeTurn) -> None:
    """The highest in honor goes first or last, the others follow in falling honor (RS-6.1)."""
    draft.agenda.pop()
    step = draft.agenda.pop()
    assert isinstance(step, Responding)
    first, *others = concerned(draft.frozen(), step)
    seats = (first, *others) if action.when == "first" else (*others, first)
    draft.emit(OrderChosen(seat=seat, when=action.when))
    draft.push(replace(step, seats=seats))


def pick_effect(draft: Draft, seat: int, action: PickEffect) -> None:
    """The effect that a seat has picked works next (RS-6.1)."""
    draft.agenda.pop()
    step = draft.agenda.pop()
    assert isinstance(step, Responding)
    heard = pickable(draft.frozen(), step, seat)[action.heard]
    draft.emit(EffectPicked(seat=seat, source=heard.source))
    _take_out(draft, step, heard)


def use_effect(draft: Draft, _seat: int, action: UseEffect) -> None:
    """An effect is used as its owner, or whom it asks, says."""
    step = draft.agenda.pop()
    assert isinstance(step, UsingEffect)
    _use(draft, step.heard, action)


def decline_effect(draft: Draft, _seat: int, _action: Done) -> None:
    """An effect is not used."""
    step = draft.agenda.pop()
    assert isinstance(step, UsingEffect)
    ability = ability_of(draft.state, step.heard)
    assert not isinstance(ability, Gain)
    rule = source_of(draft.state, step.heard).rule
    draft.emit(EffectUsed(seat=step.heard.seat, source=step.heard.source, used=False, rule=rule))
    ACTS[ability.do].declined(draft, step.heard)
