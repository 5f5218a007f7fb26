"""Armies that a side may have, by what the other one has seen of it: a part of ``determinize`` (KS-1.1, KS-12.1)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from warlords_core.kassen.book import Book
from warlords_core.kassen.model import LAST_PHASE, Asking, View
from warlords_core.kassen.setup import SMALL_ARMY
from warlords_core.rng import Stream

FEWEST: Final = 3
"""Generals of an army, at least (KS-1.1)."""
MOST: Final = 8
"""And at most."""
MOST_TACTICS: Final = 40
TRIES: Final = 8
"""Generals are drawn anew so often if they may not hold as many cards as their army has."""

T = TypeVar("T")


class Known(NamedTuple):
    """What can be told of a side's cards without looking at them."""

    generals: tuple[int, ...]
    """Generals that are known to be in its army."""
    tactics: tuple[int, ...]
    """Tactics and secrets that are."""
    backs: int
    """Unknown generals in its hand."""
    covered: int
    """Unknown tactics in its hand."""
    secrets: int
    """Unknown secrets: set, lost, or waiting for an answer."""
    deck: int
    recalled: tuple[int, ...]
    """Those of the generals that lie in the hand, on unknown places."""


class Drawn(NamedTuple):
    """What stands behind the backs, each in a drawn order."""

    generals: list[int]
    secrets: list[int]
    tactics: list[int]


def known(seen: View, side: int) -> Known:
    """What a view tells of a side that is not its own."""
    line, public = seen.table.lines[side], seen.sides[side]
    shown = [card for card in public.hand if card.index is not None]
    generals = [fighter.general for fighter in line.fighters]
    generals += line.fallen
    generals += [card.index for card in shown if card.kind == "general" and card.index is not None]
    # Whoever was taken back to the hand is there; a spectator has seen it, though not at which place.
    recalled = [general for general in line.entered if general not in generals]
    backs = sum([card.kind == "general" and card.index is None for card in public.hand]) - len(recalled)
    tactics = [card.index for card in shown if card.kind == "tactic" and card.index is not None]
    pending = public.played is not None and public.played.card is None
    return Known(
        generals=(*generals, *recalled),
        tactics=(*line.spent, *tactics),
        backs=backs,
        covered=sum([card.kind == "tactic" and card.index is None for card in public.hand]),
        secrets=len(public.secrets) + public.lost + pending,
        deck=public.deck,
        recalled=tuple(recalled),
    )


def counts(seen: View, side: int, of: Known, book: Book) -> list[int]:
    """How many generals can be in a side's deck."""
    cards = len(of.generals) + len(of.tactics) + of.backs + of.covered + of.secrets + of.deck
    needed = len(list(_needed(of, book)))
    found = []
    for in_deck in range(of.deck + 1):
        generals = len(of.generals) + of.backs + in_deck
        fits = FEWEST <= generals <= min(MOST, len(book.generals)) and cards - generals <= MOST_TACTICS
        if not seen.armies_given:
            fits = fits and generals == seen.options.army_size
        if fits and of.backs + in_deck >= needed and _goes_on(seen, side, of, in_deck):
            found.append(in_deck)
    # The deck of a small army was tactics only (KS-1.2); a battle that somebody has set up may tell otherwise.
    small = SMALL_ARMY - len(of.generals) - of.backs if seen.options.opening == "by_size" else -1
    return [in_deck for in_deck in found if not in_deck or in_deck > small] or found


def _goes_on(seen: View, side: int, of: Known, in_deck: int) -> bool:
    """Whether the match would be where it is with so many generals in the deck (KS-6.2, KS-9.1)."""
    empty = not seen.table.lines[side].fighters and not of.backs and not of.recalled and not in_deck
    empty = empty and all(card.kind == "tactic" for card in seen.sides[side].hand)
    verdict, step = seen.table.verdict, seen.agenda[-1] if seen.agenda else None
    if verdict is not None and verdict.reason == "no_generals":
        return empty is (verdict.winner != side)
    last = isinstance(step, Asking) and step.purpose == "last"
    if last or (verdict is not None and verdict.reason in ("last_question", "lot")):
        # After the last phase equal sides may have a reserve (KS-9.2); before it both must be empty.
        return empty or seen.table.phase == LAST_PHASE
    return not empty or verdict is not None


def draw(of: Known, in_deck: int, book: Book, stream: Stream) -> Drawn | None:
    """Draw what lies behind the backs; None: the pack has too few cards for it."""
    tactics = of.covered + of.deck - in_deck
    for attempt in range(TRIES + 1):
        generals = _generals(of, of.backs + in_deck, book, stream, rich=attempt == TRIES)
        if generals is None:
            return None
        army = (*of.generals, *generals)
        free = [card for card in range(len(book.tactics)) if card not in of.tactics and book.may_hold(card, army)]
        secrets = take([card for card in free if book.tactics[card].secret], of.secrets, stream)
        others = take([card for card in free if card not in secrets], tactics, stream)
        if len(secrets) == of.secrets and len(others) == tactics:
            return Drawn(generals, secrets, others)
    return None


def _needed(of: Known, book: Book) -> Iterator[list[int]]:
    """Who must be in the army so that it may hold its known tactics: one of each list (KS-12.1)."""
    army = list(of.generals)
    cards = [book.tactics[tactic] for tactic in of.tactics]
    for owner in sorted({card.general for card in cards if card.general is not None} - set(army)):
        army.append(owner)
        yield [owner]
    there = {book.generals[general].faction for general in army}
    for faction in sorted({card.faction for card in cards if card.faction is not None} - there):
        yield [place for place, general in enumerate(book.generals) if general.faction == faction]


def _generals(of: Known, count: int, book: Book, stream: Stream, *, rich: bool) -> list[int] | None:
    """Draw unseen generals; rich: those that may hold the most cards."""
    chosen = [pick(candidates, stream) for candidates in _needed(of, book)]
    if len(chosen) > count:
        return None
    left = [general for general in range(len(book.generals)) if general not in (*of.generals, *chosen)]
    if rich:
        while left and len(chosen) < count:
            left.sort(key=lambda each: _cards(book, (*of.generals, *chosen, each)))
            chosen.append(left.pop())
    chosen += take(left, count - len(chosen), stream)
    return take(chosen, count, stream) if len(chosen) == count else None


def _cards(book: Book, army: Sequence[int]) -> int:
    """How many tactics and secrets an army may hold."""
    return sum([book.may_hold(card, army) for card in range(len(book.tactics))])


def pick(items: Sequence[T], stream: Stream) -> T:
    """Draw one of some items."""
    return items[stream.below(len(items))]


def take(items: Sequence[T], count: int, stream: Stream) -> list[T]:
    """Draw so many different items, all of them if there are no more, in a random order."""
    left = list(items)
    return [left.pop(stream.below(len(left))) for _ in range(min(count, len(left)))]
