"""The states that could lie behind a view (KS-1.7)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from warlords_core.kassen import armies, content
from warlords_core.kassen.armies import Bound, Drawn, Known, pick
from warlords_core.kassen.auras import stage
from warlords_core.kassen.book import Book
from warlords_core.kassen.cards import order_of
from warlords_core.kassen.invariants import problems
from warlords_core.kassen.legal import possible_targets
from warlords_core.kassen.model import (
    SIDES,
    Answered,
    Army,
    Asked,
    Asking,
    Card,
    Hand,
    LostCard,
    Played,
    SeenPlay,
    SeenSide,
    SetCard,
    State,
    View,
)
from warlords_core.kassen.questions import CHOICES, draw_question, subjects
from warlords_core.kassen.setup import strength, stronger
from warlords_core.kassen.view import view
from warlords_core.rng import Rng, Stream

TRIES: Final = 8
"""Armies are drawn anew so often if they would have let another side begin; then one is drawn against the other."""


def determinize(seen: View, seed: int) -> State:
    """A whole state that a view allows, drawn at random: its view of the same side is this view.

    What a view hides is drawn like this, each thing under the label in brackets, with a key of its own that only
    the seed makes (``Rng.seeded``):

    * unseen generals and cards of an army, of those that the pack allows it, and how many generals are among them
      (``determinize/army``);
    * where they lie (``determinize/places``), and the order of a deck, the own one too (``determinize/deck``);
    * the question that waits for the other side, and what it has chosen for its order (``determinize/asked``);
    * the questions that the other side has answered (``determinize/answered``);
    * the match goes on with a fresh key (``determinize/key``).

    Args:
        seen: of a state without problems.
        seed: 0 … 2**53 - 1; other seeds draw other states wherever the view leaves a choice.

    Raises:
        ValueError: no state has this view.
        UnknownPack: the view's pack is not known.
    """
    book = content.book(seen.pack)
    try:
        drawn = _draw(seen, _Streams(Rng.seeded(seed).key), book)
    except (IndexError, KeyError, ValueError):
        # A view that somebody made up can refer to anything.
        drawn = None
    if drawn is None or problems(drawn) or view(drawn, seen.seat) != seen:
        raise ValueError("no state has this view")
    return drawn


class _Streams:
    """The streams of one determinization, by label."""

    def __init__(self, key: bytes) -> None:
        self.army, self.places, self.deck, self.asked, self.answered, self.key = [
            Stream(key, f"determinize/{label}") for label in ("army", "places", "deck", "asked", "answered", "key")
        ]


def _draw(seen: View, streams: _Streams, book: Book) -> State | None:
    sides = _sides(seen, streams, book)
    if sides is None:
        return None
    both = tuple([army for army, _ in sides])
    state = State(
        schema=1,
        game="kassen",
        pack=seen.pack,
        rng=Rng(streams.key.below(2**256).to_bytes(32, "big")),
        options=replace(seen.options, armies=both if seen.armies_given else None),
        armies=both,
        agenda=seen.agenda,
        table=seen.table,
        hands=tuple([hand for _, hand in sides]),
        last_fallen=seen.last_fallen,
    )
    for side in range(SIDES):
        if side != seen.seat:
            state = _draw_asked(state, side, streams.asked)
            state = _draw_answered(state, side, seen.sides[side].answered, streams.answered, book)
    return state


# Cards

Drawing = tuple[Army, Hand]


def _sides(seen: View, streams: _Streams, book: Book) -> list[Drawing] | None:
    """Both sides, so that the one that began is the one that begins (KS-1.4)."""
    drawn: list[Drawing] = []
    for _ in range(TRIES):
        both = [_side(seen, side, streams, book) for side in range(SIDES)]
        drawn = [side for side in both if side is not None]
        if len(drawn) < SIDES:
            return None
        if seen.options.kind == "siege" or stronger(book, [army for army, _ in drawn]) in (None, seen.table.first):
            return drawn
    for side in range(SIDES):
        if side != seen.seat:
            bound = Bound(side == seen.table.first, _strength(drawn[1 - side], book))
            drawn[side] = _bound_side(seen, side, streams, book, bound) or drawn[side]
    return drawn


def _side(seen: View, side: int, streams: _Streams, book: Book) -> Drawing | None:
    return _own_side(seen, side, streams) if side == seen.seat else _other_side(seen, side, streams, book)


def _strength(side: Drawing, book: Book) -> tuple[int, int]:
    return strength(book, [book.general_at[each] for each in side[0].generals])


def _own_side(seen: View, side: int, streams: _Streams) -> Drawing | None:
    """What a side knows of itself; of its deck it does not know the order (KS-1.7)."""
    own = seen.own
    if own is None:
        return None
    hand, deck = [
        [Card(card.kind, card.index, card.shown) for card in cards if card.index is not None]
        for cards in (seen.sides[side].hand, own.deck)
    ]
    return own.army, Hand(
        hand=tuple(hand),
        deck=streams.deck.shuffled(deck),
        secrets=own.secrets,
        asked=None if own.quiz is None else Asked(own.quiz.question, own.quiz.order),
        played=own.played,
        answered=tuple([Answered(marked.question, marked.order, marked.chosen) for marked in own.answered]),
        lost=own.lost,
    )


def _other_side(seen: View, side: int, streams: _Streams, book: Book) -> Drawing | None:
    return next(_drawings(seen, side, streams, book, None), None)


def _bound_side(seen: View, side: int, streams: _Streams, book: Book, bound: Bound) -> Drawing | None:
    """A side whose army keeps a bound; if none does, the one that comes nearest to it."""
    nearest = None
    for drawn in _drawings(seen, side, streams, book, bound):
        if nearest is None or bound.helps(_strength(drawn, book), _strength(nearest, book)):
            nearest = drawn
        if bound.kept(_strength(nearest, book)):
            break
    return nearest


def _drawings(seen: View, side: int, streams: _Streams, book: Book, bound: Bound | None) -> Iterator[Drawing]:
    """One for each number of generals that can be in the deck, in a drawn order."""
    of = armies.known(seen, side)
    for in_deck in streams.army.shuffled(armies.counts(seen, side, of, book)):
        drawn = armies.draw(of, in_deck, book, streams.army, bound)
        if drawn is not None:
            yield _army(of, drawn, book), _hand(seen.sides[side], of, in_deck, drawn, streams)


def _army(of: Known, drawn: Drawn, book: Book) -> Army:
    generals = [book.generals[each].id for each in (*of.generals, *drawn.generals)]
    tactics = [book.tactics[each].id for each in (*of.tactics, *drawn.secrets, *drawn.tactics)]
    return Army(tuple(generals), tuple(tactics))


def _hand(public: SeenSide, of: Known, in_deck: int, drawn: Drawn, streams: _Streams) -> Hand:
    """Lay the drawn cards where there are backs."""
    generals, tactics = list(drawn.generals), list(drawn.tactics)
    deck = [Card("general", generals.pop()) for _ in range(in_deck)]
    deck += [Card("tactic", tactics.pop()) for _ in range(of.deck - in_deck)]
    unknown = [Card("general", each, shown=True) for each in of.recalled]
    unknown += [Card("general", each) for each in generals]
    backs = {"general": list(streams.places.shuffled(unknown)), "tactic": [Card("tactic", each) for each in tactics]}
    hand = [
        backs[card.kind].pop() if card.index is None else Card(card.kind, card.index, card.shown)
        for card in public.hand
    ]
    secrets = list(drawn.secrets)
    set_ = [
        SetCard(secrets.pop() if each.tactic is None else each.tactic, each.number, each.shown)
        for each in public.secrets
    ]
    lost = [LostCard(secrets.pop()) if each is None else LostCard(each, shown=True) for each in public.lost]
    return Hand(
        hand=tuple(hand),
        deck=streams.deck.shuffled(deck),
        secrets=tuple(set_),
        asked=None,
        played=None if public.played is None else _played(public.played, secrets, tried=of.tried),
        answered=(),
        lost=tuple(lost),
    )


def _played(seen: SeenPlay, secrets: list[int], *, tried: bool) -> Played:
    """The card that waits for an answer; a secret that the view knows was shown."""
    if seen.card is None:
        return Played(secrets.pop(), seen.target, seen.unit)
    return Played(seen.card, seen.target, seen.unit, shown=tried)


# Questions


def _draw_asked(state: State, side: int, stream: Stream) -> State:
    """The question that waits for a side, as the rules draw it (KS-8.1); of an order the target, too (KS-3.3)."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Asking) or step.seat != side:
        return state
    battle = stage(replace(state, rng=Rng(stream.below(2**256).to_bytes(32, "big"))))
    played = battle.camps[side].played
    fallen = sorted(set(state.last_fallen))
    everybody = list(range(len(battle.book.generals)))
    about = subjects(battle, side, played)
    question = draw_question(battle, [fallen, *about, everybody])
    if question is None:
        raise ValueError("no question is left that could wait")
    if played is not None and played.unit is not None:
        unit = battle.find(played.unit)
        order = None if unit is None else order_of(battle, unit.talent)
        target = None if order is None else order.target
        units = [each.unit for each in possible_targets(battle, side, target)]
        numbers = [number for number in units if number != played.unit or (target is not None and not target.others)]
        played = replace(played, target=pick(numbers, stream) if numbers else None)
    asked = Asked(question, stream.shuffled(range(CHOICES)))
    return _with_hand(state, side, replace(state.hands[side], asked=asked, played=played))


def _draw_answered(state: State, side: int, count: int, stream: Stream, book: Book) -> State:
    """Questions that nobody else was asked (KS-8.1)."""
    asked = [answered.question for hand in state.hands for answered in hand.answered]
    asked += [hand.asked.question for hand in state.hands if hand.asked is not None]
    gone = {same for question in asked for same in book.groups[question]}
    left = [question for question in range(len(book.questions)) if question not in gone]
    answered: list[Answered] = []
    while len(answered) < count:
        question = left.pop(stream.below(len(left)))
        if question not in gone:
            gone.update(book.groups[question])
            answered.append(Answered(question, stream.shuffled(range(CHOICES)), stream.below(CHOICES)))
    return _with_hand(state, side, replace(state.hands[side], answered=tuple(answered)))


def _with_hand(state: State, side: int, hand: Hand) -> State:
    return replace(state, hands=tuple([hand if each == side else state.hands[each] for each in range(SIDES)]))
