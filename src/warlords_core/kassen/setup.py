"""Set-up: options and a seed become the first turn (KS-1)."""

from collections.abc import Iterable, Sequence

from warlords_core import codec
from warlords_core.errors import InvalidOptions, Malformed, Problem
from warlords_core.game import Transition
from warlords_core.kassen import content
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.book import Book
from warlords_core.kassen.events import LotDrawn, MatchOpened, WordsExchanged
from warlords_core.kassen.flow import settle
from warlords_core.kassen.model import SIDES, Army, Card, Hand, Line, Options, State, Table
from warlords_core.kassen.steps import TurnStarting
from warlords_core.rng import Rng
from warlords_core.types import PackRef

SMALL_ARMY = 4
"""Armies of at most so many generals begin with all of them in hand (KS-1.2)."""
OPENING_HAND = 4


def check_options(options: Options) -> tuple[Problem, ...]:
    """All faults of options at once (KS-1.1, KS-1.3)."""
    return form_faults(options) or (
        () if options.armies is None else army_faults(content.book(content.newest(options.pack)), options.armies)
    )


def form_faults(options: Options) -> tuple[Problem, ...]:
    """What is wrong with options, whatever the pack holds."""
    try:
        # Built in Python, options can hold anything; on the wire the decoder has looked already.
        codec.from_msgpack(codec.to_msgpack(options), Options)
    except Malformed as error:
        return (Problem("invalid_value", "KS-1.3", error.pointer, error.message),)
    return ()


def army_faults(book: Book, armies: tuple[Army, ...]) -> tuple[Problem, ...]:
    """All faults of two armies of a pack."""
    return tuple([fault for side, army in enumerate(armies) for fault in _check_army(book, army, f"/armies/{side}")])


def _check_army(book: Book, army: Army, pointer: str) -> list[Problem]:
    """Known, once each, and allowed to this army (KS-1.1, KS-12.1)."""
    problems = []
    for kind, ids, known in (
        ("generals", army.generals, book.general_at),
        ("tactics", army.tactics, book.tactic_at),
    ):
        for place, each in enumerate(ids):
            at = f"{pointer}/{kind}/{place}"
            if each not in known:
                problems.append(Problem("unknown_card", "KS-12.1", at, f"the pack has no {each!r}"))
            elif each in ids[:place]:
                problems.append(Problem("twice_in_army", "KS-1.1", at, f"{each} stands in this army already"))
            elif kind == "tactics" and not book.may_hold(book.tactic_at[each], _known(book, army)):
                problems.append(Problem("not_allowed", "KS-12.1", at, f"nobody in this army may hold {each}"))
    return problems


def _known(book: Book, army: Army) -> list[int]:
    return [book.general_at[each] for each in army.generals if each in book.general_at]


def setup(options: Options, seed: int, pack: PackRef | None = None) -> Transition[State]:
    """Deal, find out who begins, let the representatives speak, and start the first turn (KS-1.2 … KS-1.6).

    Args:
        options: what the table agreed on.
        seed: 0 … 2**53 - 1.
        pack: this exact pack; else the newest of the id in the options.

    Raises:
        InvalidOptions: no match can start with them.
        UnknownPack: the pack is not known.
    """
    ref = pack or content.newest(options.pack)
    if ref.id != options.pack:
        message = f"the options name the pack {options.pack}, not {ref.id}"
        raise InvalidOptions([Problem("pack_mismatch", None, "/pack", message)])
    book = content.book(ref)
    # The newest pack of this id is not always the one that is played with.
    problems = form_faults(options) or army_faults(book, options.armies or ())
    if problems:
        raise InvalidOptions(problems)
    armies, rng = _armies(options, Rng.seeded(seed), book)
    battle = Battle(_before_dealing(options, rng, ref, armies))
    for side in range(SIDES):
        _deal(battle, side)
    _open(battle)
    battle.push(TurnStarting(battle.first))
    return settle(battle)


def _armies(options: Options, rng: Rng, book: Book) -> tuple[tuple[Army, ...], Rng]:
    """Those given, or dealt: different generals, then as many tactics as generals that the army may hold (KS-1.3).

    How many that are, and how many generals of the shipped pack have an order, makes how often a person is asked
    (KS-8.4).
    """
    if options.armies is not None:
        return options.armies, rng
    size = options.army_size
    order, rng = rng.sample("deal/generals", range(len(book.generals)), SIDES * size)
    armies = []
    for side in range(SIDES):
        # A small pack is dealt round: then some generals are in both armies, but never twice in one (KS-1.1).
        mine = [order[place % len(order)] for place in range(side * size, (side + 1) * size)]
        cards = [each for each in range(len(book.tactics)) if book.may_hold(each, mine)]
        drawn, rng = rng.sample("deal/tactics", cards, size)
        generals = tuple([book.generals[each].id for each in mine])
        armies.append(Army(generals, tuple([book.tactics[each].id for each in drawn])))
    return tuple(armies), rng


def _before_dealing(options: Options, rng: Rng, ref: PackRef, armies: tuple[Army, ...]) -> State:
    line = Line(fighters=(), command=0, limit=0, bonus=0, debt=0, fallen=(), spent=(), entered=())
    hand = Hand(hand=(), deck=(), secrets=(), asked=None, played=None, answered=())
    table = Table(phase=1, turn=0, first=0, lines=(line, line), entrances=0, actions=0, journal=(), verdict=None)
    return State(
        schema=1,
        game="kassen",
        pack=ref,
        rng=rng,
        options=options,
        armies=armies,
        agenda=(),
        table=table,
        hands=(hand, hand),
    )


def _deal(battle: Battle, side: int) -> None:
    """Opening hand and deck (KS-1.2, switch opening)."""
    army, book, camp = battle.state.armies[side], battle.book, battle.camps[side]
    generals = [Card("general", book.general_at[each]) for each in army.generals]
    tactics = [Card("tactic", book.tactic_at[each]) for each in army.tactics]
    if len(generals) <= SMALL_ARMY and battle.state.options.opening == "by_size":
        camp.hand = tuple(generals)
        camp.deck = battle.shuffled("shuffle/deck", tactics)
        return
    deck = list(battle.shuffled("shuffle/deck", [*generals, *tactics]))
    if all(card.kind == "tactic" for card in deck[:OPENING_HAND]):
        first = next(place for place, card in enumerate(deck) if card.kind == "general")
        last = OPENING_HAND - 1
        deck[last], deck[first] = deck[first], deck[last]
    camp.hand, camp.deck = tuple(deck[:OPENING_HAND]), tuple(deck[OPENING_HAND:])


def _open(battle: Battle) -> None:
    """Who begins (KS-1.4), and the words of rivals and friends (KS-1.6)."""
    options = battle.state.options
    battle.first = options.defender if options.kind == "siege" else _first(battle)
    battle.turn = battle.first
    leaders, first = options.leaders, battle.first
    battle.emit(MatchOpened(land=options.land, kind=options.kind, leaders=leaders, first=first))
    speakers = tuple([_representative(battle, side) for side in range(SIDES)])
    tie = battle.book.tie(*speakers)
    if tie is not None:
        battle.emit(WordsExchanged(tie=tie.id, speakers=speakers))


def _first(battle: Battle) -> int:
    """The stronger side; of equal ones, a drawn lot tells (KS-1.4)."""
    side = stronger(battle.book, battle.state.armies)
    if side is None:
        side = battle.below("first", SIDES)
        battle.emit(LotDrawn(what="first", side=side, rule="KS-1.4"))
    return side


def stronger(book: Book, armies: Sequence[Army]) -> int | None:
    """The side of the greater attack over the army, then of the greater health; None: they are equal (KS-1.4)."""
    sums = [strength(book, [book.general_at[each] for each in army.generals]) for army in armies]
    return None if sums[0] == sums[1] else 0 if sums[0] > sums[1] else 1


def strength(book: Book, generals: Iterable[int]) -> tuple[int, int]:
    """What the armies of a field battle are compared by: the sums of attack and of health (KS-1.4)."""
    cards = [book.generals[each] for each in generals]
    return sum([card.attack for card in cards]), sum([card.health for card in cards])


def _representative(battle: Battle, side: int) -> int:
    """The general of the highest cost, the first of these in the army (KS-1.6)."""
    generals = [battle.book.general_at[each] for each in battle.state.armies[side].generals]
    return max(generals, key=lambda each: battle.book.generals[each].cost)
