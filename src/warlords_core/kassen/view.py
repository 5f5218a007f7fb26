"""What a side, or a spectator, sees (KS-1.7 … KS-1.9).

A view is a value of its own, put together field by field: nothing of a state is in it unless a line of ``view``
names it. ``Table`` and ``Agenda`` are named as a whole: they hold public facts only.
"""

from msgspec.structs import replace

from warlords_core.kassen import figures, settlement
from warlords_core.kassen.auras import look
from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.model import (
    SIDES,
    Card,
    Hand,
    Marked,
    OwnSide,
    Quiz,
    Risk,
    SeenCard,
    SeenPlay,
    SeenSide,
    SeenState,
    SeenUnit,
    State,
    Turn,
    View,
)
from warlords_core.kassen.vocabulary import STATES


def view(state: State, seat: int | None) -> View:
    """What a side, or a spectator (None), sees of a match.

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and seat not in range(SIDES):
        raise ValueError(f"there is no seat {seat}")
    return look(state, lambda battle: _seen(battle, seat))


def _seen(battle: Battle, seat: int | None) -> View:
    state = battle.state
    return View(
        schema=1,
        game="kassen",
        pack=state.pack,
        seat=seat,
        options=replace(state.options, armies=None),
        armies_given=state.options.armies is not None,
        agenda=state.agenda,
        table=state.table,
        units=tuple([tuple([seen_unit(battle, unit) for unit in camp.units]) for camp in battle.camps]),
        sides=tuple([_side(state, side, seat) for side in range(SIDES)]),
        last_fallen=state.last_fallen,
        own=None if seat is None else _own(battle, seat),
    )


# What lies open


def seen_unit(battle: Battle, unit: Unit) -> SeenUnit:
    """A unit with the figures that work now (KS-1.9)."""
    base_attack, base_health = figures.printed(battle, unit)
    return SeenUnit(
        unit=unit.unit,
        general=unit.general,
        frame=battle.card(unit).frame,
        base_attack=base_attack,
        base_health=base_health,
        attack=figures.attack(battle, unit),
        health=unit.health,
        most_health=unit.most,
        barrier=unit.barrier,
        poison=unit.poison,
        states=_states(battle, unit),
        can_attack=figures.can_attack(battle, unit),
    )


def _states(battle: Battle, unit: Unit) -> tuple[SeenState, ...]:
    """What effects have put on it, then what auras give it."""
    states = [SeenState(each.what, each.amount, each.ends) for each in unit.conditions]
    for what in STATES:
        amount = battle.auras.get((unit.unit, what), 0)
        if amount > 0:
            states.append(SeenState(what, amount, None))
    return tuple(states)


# Sides


def _side(state: State, side: int, viewer: int | None) -> SeenSide:
    hand = state.hands[side]
    return SeenSide(
        hand=tuple([_card(card, open_=viewer == side or (viewer is not None and card.shown)) for card in hand.hand]),
        deck=len(hand.deck),
        secrets=tuple([card.number for card in hand.secrets]),
        lost=len(hand.lost),
        answered=len(hand.answered),
        played=_played(state, hand),
    )


def _card(card: Card, *, open_: bool) -> SeenCard:
    """A card, or its back; a spectator sees backs only (KS-1.7)."""
    return SeenCard(card.kind, card.index, card.shown) if open_ else SeenCard(card.kind, None, shown=False)


def _played(state: State, hand: Hand) -> SeenPlay | None:
    """A tactic is played openly with its target; of a secret, and of an order's target, nothing is seen (KS-4.2)."""
    played = hand.played
    if played is None:
        return None
    match _purpose(state):
        case "tactic":
            return SeenPlay(card=played.card, target=played.target, unit=None)
        case "order":
            return SeenPlay(card=played.card, target=None, unit=played.unit)
        case _:
            return SeenPlay(card=None, target=None, unit=None)


def _purpose(state: State) -> str | None:
    """What the waiting question decides; None: no question waits."""
    step = state.agenda[-1] if state.agenda else None
    return None if step is None or isinstance(step, Turn) else step.purpose


def _own(battle: Battle, side: int) -> OwnSide:
    state = battle.state
    hand = state.hands[side]
    deck = sorted(hand.deck, key=lambda card: (card.kind, card.index))
    return OwnSide(
        army=state.armies[side],
        deck=tuple([_card(card, open_=True) for card in deck]),
        secrets=hand.secrets,
        lost=hand.lost,
        quiz=_quiz(battle, hand),
        played=hand.played,
        answered=_marked(battle, hand),
        warning=_warning(battle, side),
    )


def _quiz(battle: Battle, hand: Hand) -> Quiz | None:
    if hand.asked is None:
        return None
    question = battle.book.questions[hand.asked.question]
    return Quiz(question=hand.asked.question, subject=question.subject, kind=question.kind, order=hand.asked.order)


def _marked(battle: Battle, hand: Hand) -> tuple[Marked, ...]:
    """What it has answered; with explanations once the match is decided (KS-8.2, KS-10.1)."""
    over = battle.verdict is not None
    return tuple(
        [
            Marked(
                question=answered.question,
                order=answered.order,
                chosen=answered.chosen,
                right=answered.order.index(question.right),
                explanation=question.explanation if over else None,
            )
            for answered in hand.answered
            for question in (battle.book.questions[answered.question],)
        ]
    )


def _warning(battle: Battle, side: int) -> tuple[Risk, ...] | None:
    """Whom a retreat now may cost, and how likely (KS-9.3, KS-10.2).

    The chance depends on the charm of the other side's survivors. Those that this side has not seen do not count
    here: the warning must not tell of them.
    """
    state = battle.state
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Turn) or step.seat != side or state.options.leaders[side] != "person":
        return None
    loser, winner = battle.camps[side], battle.camps[1 - side]
    seen = [unit.general for unit in winner.units]
    seen += [card.index for card in winner.hand if card.kind == "general" and card.shown]
    # Nobody seen: what any general of the pack would be like.
    charming = seen or range(len(battle.book.generals))
    chance = settlement.chance(battle, winner, loser, charming, retreated=True)
    generals = settlement.candidates(battle, loser, retreated=True)
    return tuple([Risk(general, chance) for general in generals])
