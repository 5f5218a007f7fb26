"""Armies that a side may have, by what the other one has seen of it: a part of ``determinize`` (KS-1.1, KS-12.1)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeVar

from warlords_core.kassen.book import Book
from warlords_core.kassen.model import LAST_PHASE, Asking, Verdict, View
from warlords_core.kassen.settlement import speaking_sides
from warlords_core.kassen.setup import SMALL_ARMY, strength
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
    tried: bool
    """Whether a secret waits for an answer, known or not."""
    deck: int
    recalled: tuple[int, ...]
    """Those of the generals that lie in the hand, on unknown places."""


class Bound(NamedTuple):
    """How strong an army must be, so that the right side began in a field battle (KS-1.4)."""

    begins: bool
    """At least as strong as the other army if it began, else at most."""
    other: tuple[int, int]
    """Sums of attack and health of the other army."""

    def kept(self, sums: tuple[int, int]) -> bool:
        """Whether an army of these sums is strong, or weak, enough."""
        return sums >= self.other if self.begins else sums <= self.other

    def helps(self, new: tuple[int, int], old: tuple[int, int]) -> bool:
        """Whether these sums come nearer to it than the old ones."""
        return new > old if self.begins else new < old


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
    tried = _tried(seen, side)
    secrets = [*[secret.tactic for secret in public.secrets], *public.lost, *tried]
    tactics += [tactic for tactic in secrets if tactic is not None]
    return Known(
        generals=(*generals, *recalled),
        tactics=(*line.spent, *tactics),
        backs=backs,
        covered=sum([card.kind == "tactic" and card.index is None for card in public.hand]),
        secrets=secrets.count(None),
        tried=bool(tried),
        deck=public.deck,
        recalled=tuple(recalled),
    )


def _tried(seen: View, side: int) -> list[int | None]:
    """The secret that waits for its answer, if one does; None: it is not known."""
    played, step = seen.sides[side].played, seen.agenda[-1] if seen.agenda else None
    waits = isinstance(step, Asking) and step.seat == side and step.purpose == "secret"
    return [played.card] if waits and played is not None else []


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
    if verdict is not None and empty is not _was_empty(seen, verdict, side, empty):
        return False
    if verdict is not None and verdict.reason == "no_generals":
        return empty is (verdict.winner != side)
    last = isinstance(step, Asking) and step.purpose == "last"
    if last or (verdict is not None and verdict.reason in ("last_question", "lot")):
        # After the last phase equal sides may have a reserve (KS-9.2); before it both must be empty.
        return empty or seen.table.phase == LAST_PHASE
    return not empty or verdict is not None


def _was_empty(seen: View, verdict: Verdict, side: int, drawn: bool) -> bool:
    """Whether a side had nobody left at the end, as far as the settlement tells; else what was drawn (KS-10.1)."""
    settlement = seen.table.settlement
    speaker = None if settlement is None or settlement.speaker is None else settlement.speaker.side
    for speaking in speaking_sides(seen.options.leaders, verdict):
        if speaking == side:
            return speaker != side
        if speaking == speaker:
            break
    return drawn


def draw(of: Known, in_deck: int, book: Book, stream: Stream, bound: Bound | None = None) -> Drawn | None:
    """Draw what lies behind the backs; None: the pack has too few cards for it.

    Args:
        of: what is known of the side.
        in_deck: generals in its deck.
        book: the pack.
        stream: of the draws.
        bound: generals are drawn anew until the army keeps it, or comes as near to it as it can.
    """
    tactics = of.covered + of.deck - in_deck
    for attempt in range(TRIES + 1):
        generals = _generals(of, of.backs + in_deck, book, stream, rich=attempt == TRIES)
        if generals is None:
            return None
        if bound is not None:
            generals = _nearer(of, generals, tactics, book, stream, bound)
        free = _free(of, (*of.generals, *generals), book)
        secrets = take([card for card in free if book.tactics[card].secret], of.secrets, stream)
        others = take([card for card in free if card not in secrets], tactics, stream)
        if len(secrets) == of.secrets and len(others) == tactics:
            return Drawn(generals, secrets, others)
    return None


def _free(of: Known, army: Sequence[int], book: Book) -> list[int]:
    """The tactics and secrets that an army may hold besides those that are known."""
    return [card for card in range(len(book.tactics)) if card not in of.tactics and book.may_hold(card, army)]


def _nearer(of: Known, generals: list[int], tactics: int, book: Book, stream: Stream, bound: Bound) -> list[int]:
    """Exchange unseen generals, one at a time, until the army keeps a bound or no exchange helps any more."""
    drawn = list(generals)
    while not bound.kept(strength(book, (*of.generals, *drawn))):
        free = [each for each in range(len(book.generals)) if each not in (*of.generals, *drawn)]
        for place, general in stream.shuffled(list(product(range(len(drawn)), free))):
            changed = [*drawn[:place], general, *drawn[place + 1 :]]
            helps = bound.helps(strength(book, [general]), strength(book, [drawn[place]]))
            if helps and _can_be(of, (*of.generals, *changed), tactics, book):
                drawn = changed
                break
        else:
            break
    return drawn


def _can_be(of: Known, army: Sequence[int], tactics: int, book: Book) -> bool:
    """Whether an army may hold what is known of its cards, and enough others (KS-12.1)."""
    free = _free(of, army, book)
    secrets = sum([book.tactics[card].secret for card in free])
    enough = secrets >= of.secrets and len(free) >= of.secrets + tactics
    return enough and all(book.may_hold(card, army) for card in of.tactics)


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
