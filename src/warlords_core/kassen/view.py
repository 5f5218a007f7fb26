"""What a side, or a spectator, sees (KS-1.7 … KS-1.9).

A view is a value of its own, put together field by field: nothing of a state is in it unless a line of ``view``
names it. ``Table`` and ``Agenda`` are named as a whole: they hold public facts only.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from warlords_core.kassen import content, figures, settlement
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
    SeenSecret,
    SeenSide,
    SeenState,
    SeenUnit,
    SetCard,
    State,
    Turn,
    View,
)
from warlords_core.kassen.vocabulary import STATES
from warlords_core.remembering import remembering_last


def view(state: State, seat: int | None) -> View:
    """What a side, or a spectator (None), sees of a match.

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and seat not in range(SIDES):
        raise ValueError(f"there is no seat {seat}")
    return _view(state, seat)


@remembering_last
def _view(state: State, seat: int | None) -> View:
    """Of a side: made from the spectator's, as that is all that lies open."""
    if seat is None:
        return look(state, _seen)
    open_ = _view(state, None)
    return look(state, lambda battle: _from(open_, battle, seat))


def hidden_room(first: View) -> int:
    """Bytes for what a spectator does not see, from his view at set-up (see ``Game``).

    Each card is named in its army, in armies that were given once more, and stands in a hand or a deck. Questions and
    lost secrets add 50 bytes each: 640 in the longest of matches that were played to have many.
    """
    book = content.book(first.pack)
    longest = max(map(len, (*book.general_at, *book.tactic_at)))
    named = (longest + 2) * (2 if first.armies_given else 1)
    return 1_536 + sum([(len(side.hand) + side.deck) * (named + 32) for side in first.sides])


def _seen(battle: Battle) -> View:
    state = battle.state
    return View(
        schema=1,
        game="kassen",
        pack=state.pack,
        seat=None,
        options=state.options if state.options.armies is None else replace(state.options, armies=None),
        armies_given=state.options.armies is not None,
        agenda=state.agenda,
        table=state.table,
        units=tuple([tuple([seen_unit(battle, unit) for unit in camp.units]) for camp in battle.camps]),
        sides=tuple([_side(state, hand, _nothing) for hand in state.hands]),
        last_fallen=state.last_fallen,
        own=None,
    )


def _from(open_: View, battle: Battle, seat: int) -> View:
    """What everybody sees, and what a side knows besides."""
    state = battle.state
    return View(
        schema=1,
        game="kassen",
        pack=open_.pack,
        seat=seat,
        options=open_.options,
        armies_given=open_.armies_given,
        agenda=open_.agenda,
        table=open_.table,
        units=open_.units,
        sides=tuple(
            [
                _side(state, hand, _everything) if side == seat else _other_side(state, hand, open_.sides[side])
                for side, hand in enumerate(state.hands)
            ]
        ),
        last_fallen=open_.last_fallen,
        own=_own(battle, seat),
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
    if battle.auras:
        states += [
            SeenState(what, amount, None) for what in STATES if (amount := battle.auras.get((unit.unit, what), 0)) > 0
        ]
    return tuple(states)


# Sides

Knows = Callable[[bool], bool]
"""Whether a card is known to whoever looks, by whether it was shown to the other side."""


def _nothing(_shown: bool) -> bool:
    """A spectator knows no card (KS-1.7)."""
    return False


def _everything(_shown: bool) -> bool:
    return True


def _what_was_shown(shown: bool) -> bool:
    return shown


def _side(state: State, hand: Hand, knows: Knows) -> SeenSide:
    return SeenSide(
        hand=tuple([_card(card) if knows(card.shown) else _BACKS[card.kind] for card in hand.hand]),
        deck=len(hand.deck),
        secrets=tuple([_secret(card, open_=knows(card.shown)) for card in hand.secrets]),
        lost=tuple([card.tactic if knows(card.shown) else None for card in hand.lost]),
        answered=len(hand.answered),
        played=_played(state, hand, knows),
    )


def _other_side(state: State, hand: Hand, as_spectator: SeenSide) -> SeenSide:
    """The other side knows what was shown to it, mostly nothing: then it sees what a spectator does."""
    shown = [card for card in (*hand.hand, *hand.secrets, *hand.lost, hand.played) if card is not None and card.shown]
    return _side(state, hand, _what_was_shown) if shown else as_spectator


def _secret(card: SetCard, *, open_: bool) -> SeenSecret:
    """A set secret, or its back."""
    if open_:
        return SeenSecret(tactic=card.tactic, number=card.number, shown=card.shown)
    return SeenSecret(tactic=None, number=card.number, shown=False)


_BACKS: Final[Mapping[str, SeenCard]] = {
    "general": SeenCard("general", None, shown=False),
    "tactic": SeenCard("tactic", None, shown=False),
}


def _card(card: Card) -> SeenCard:
    return SeenCard(card.kind, card.index, card.shown)


def _played(state: State, hand: Hand, knows: Knows) -> SeenPlay | None:
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
            return SeenPlay(card=played.card if knows(played.shown) else None, target=None, unit=None)


def _purpose(state: State) -> str | None:
    """What the waiting question decides; None: no question waits."""
    step = state.agenda[-1] if state.agenda else None
    return None if step is None or isinstance(step, Turn) else step.purpose


_BY_CARD = attrgetter("kind", "index", "shown")


def _own(battle: Battle, side: int) -> OwnSide:
    state = battle.state
    hand = state.hands[side]
    deck = sorted(hand.deck, key=_BY_CARD)
    return OwnSide(
        army=state.armies[side],
        deck=tuple([_card(card) for card in deck]),
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
