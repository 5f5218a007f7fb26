"""Battles in short words: a few lines of names and figures become a state, and a state becomes such lines.

For conformance cases, of this project and of whoever writes a pack. A sketch has two sides, ``own`` (seat 0) and
``enemy`` (seat 1), each with the generals on its field from left to right, and its cards by their ids::

    phase: 6
    own:
      field: [guanyu, mizhu 2/1 of 2 poison 1]
      hand: [huatuo, supply]
    enemy:
      field: [caocao 7/6 barrier 2 stun till next_turn]
      secrets: [ambush]

=======================  =====================================================================================
``7/6``, ``7/4 of 6``    attack and health, of a maximum; left out: as printed. They are the figures before auras
                         in a sketch that is read, and those that work in one that is written
``barrier 2``            and ``poison``
``sick``                 has deployment sickness
``attacks 0``            attacks left this turn, if not 1
``stun``, ``thorns 2``   a state, for good; with ``till turn`` (``phase``, ``next_turn``), or ``till own_turn``: it is
                         of next_turn, and that turn has begun
``attack -2 till turn``  a bonus that ends (``health`` too); those for good stand in the figures
``stripped``             has lost its talent; ``talent liubei``: has that one
``swapped``              base attack and base health have changed places
=======================  =====================================================================================

An army has three generals at least (KS-1.1): a side that names fewer has others at the bottom of its deck, the last
of the pack that the sketch does not name. Unless ``first`` says who began, it is whoever begins by KS-1.4: the
stronger army, which need not be the side in turn; in a siege the defender, whatever the armies.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta
from msgspec.structs import replace

from warlords_core import codec
from warlords_core.errors import InvalidOptions, Malformed, NotationError
from warlords_core.kassen import content, notation
from warlords_core.kassen.armies import FEWEST
from warlords_core.kassen.auras import stage
from warlords_core.kassen.battle import Battle, Camp, Unit
from warlords_core.kassen.book import Book
from warlords_core.kassen.decisions import AnyAction
from warlords_core.kassen.model import (
    HIGHEST_LIMIT,
    SIDES,
    Army,
    Bonus,
    Card,
    Ending,
    Fighter,
    Hand,
    Line,
    LostCard,
    Options,
    Phase,
    Points,
    SetCard,
    Side,
    State,
    Table,
    Turn,
    UnitState,
)
from warlords_core.kassen.setup import army_faults, form_faults, stronger
from warlords_core.kassen.view import seen_unit
from warlords_core.kassen.vocabulary import STATES, Lasting
from warlords_core.rng import Rng
from warlords_core.types import Frozen, PackRef

Ids = tuple[str, ...]
Stat = Literal["attack", "health"]
_STATS: Final[dict[str, Stat]] = {"attack": "attack", "health": "health"}
LASTING: Final[Ids] = get_args(Lasting)
BEGUN: Final = "own_turn"
"""How a sketch writes ``next_turn`` once that turn has begun."""

_FIGURES: Final = re.compile(r"(\d{1,4})/(-?\d{1,4})")
_NUMBER: Final = re.compile(r"[+-]?\d{1,4}")


class SketchSide(Frozen, frozen=True, kw_only=True):
    """A side of a battle in short words."""

    field: tuple[Annotated[str, Meta(min_length=1, max_length=500)], ...] = ()
    """Left to right: the id of a general, and what is to be said of it."""
    hand: Ids = ()
    deck: Ids = ()
    secrets: Ids = ()
    """Set, in order of setting."""
    fallen: Ids = ()
    spent: Ids = ()
    lost: Ids = ()
    known: Ids = ()
    """Cards of the hand, and secrets set or lost, that the other side knows."""
    command: Points = HIGHEST_LIMIT
    limit: Points = HIGHEST_LIMIT
    bonus: Annotated[int, Meta(ge=-HIGHEST_LIMIT, le=HIGHEST_LIMIT)] = 0
    debt: Points = 0


class Sketch(Frozen, frozen=True, kw_only=True):
    """A battle in short words, at a moment at which a side takes its turn."""

    phase: Phase = 5
    turn: Side = 0
    first: Side | None = None
    """Who began; left out: whoever begins by KS-1.4, of equal armies seat 0."""
    own: SketchSide = SketchSide()
    enemy: SketchSide = SketchSide()


# Reading


def read(options: Options, seed: int, pack: PackRef | None, raw: Any) -> State:
    """The state that a sketch stands for.

    Args:
        options: of the match; what they say of armies is replaced by what stands in the sketch.
        seed: of the match's chance.
        pack: this exact pack; else the newest of the id in the options.
        raw: the sketch.

    Raises:
        Malformed: it is no sketch, or names somebody whom the pack does not have.
        InvalidOptions: no army can be what the sketch names (KS-1.1, KS-12.1).
        UnknownPack: the pack is not known.
    """
    sketch = codec.from_json(codec.to_json(raw), Sketch)
    ref = pack or content.newest(options.pack)
    book = content.book(ref)
    _refuse_strangers(book, sketch)
    sides = _filled(book, (sketch.own, sketch.enemy))
    armies = tuple([_army(book, side) for side in sides])
    options = replace(options, armies=armies)
    faults = form_faults(options) or army_faults(book, armies)
    if faults:
        raise InvalidOptions(faults)
    numbers = iter(range(1, 100))
    fields = [[_fighter(book, words, next(numbers)) for words in side.field] for side in sides]
    secrets = [
        [SetCard(book.tactic_at[each], next(numbers), each in side.known) for each in side.secrets] for side in sides
    ]
    table = Table(
        phase=sketch.phase,
        turn=sketch.turn,
        first=_first(book, options, armies) if sketch.first is None else sketch.first,
        lines=tuple([_line(book, side, fighters) for side, fighters in zip(sides, fields, strict=True)]),
        entrances=sum(len(side.field) + len(side.fallen) + len(side.secrets) for side in sides),
        actions=0,
        journal=(),
        verdict=None,
    )
    state = State(
        schema=1,
        game="kassen",
        pack=ref,
        rng=Rng.seeded(seed),
        options=options,
        armies=armies,
        agenda=(Turn(sketch.turn),),
        table=table,
        hands=tuple([_hand(book, side, cards) for side, cards in zip(sides, secrets, strict=True)]),
    )
    return stage(state).frozen()  # with what auras give


def _refuse_strangers(book: Book, sketch: Sketch) -> None:
    generals, tactics = book.general_at, book.tactic_at
    for name in ("own", "enemy"):
        side: SketchSide = getattr(sketch, name)
        for zone, known in (
            ("field", generals),
            ("fallen", generals),
            ("hand", {**generals, **tactics}),
            ("deck", {**generals, **tactics}),
            ("secrets", tactics),
            ("spent", tactics),
            ("lost", tactics),
            ("known", dict.fromkeys((*side.hand, *side.secrets, *side.lost))),
        ):
            for each in _ids(side, zone):
                if each not in known:
                    raise Malformed("unknown_card", f"/{name}/{zone}", f"{each[:64]!r} cannot stand here")


def _filled(book: Book, sides: tuple[SketchSide, ...]) -> list[SketchSide]:
    """Sides of at least three generals: further ones lie at the bottom of the deck."""
    taken = {each for side in sides for each in _generals(book, side)}
    free = [general.id for general in book.generals if general.id not in taken]
    done = []
    for side in sides:
        lacking = max(0, FEWEST - len(_generals(book, side)))
        more = [free.pop() for _ in range(min(lacking, len(free)))]
        done.append(replace(side, deck=(*side.deck, *more)))
    return done


def _generals(book: Book, side: SketchSide) -> list[str]:
    return [
        each for zone in ("field", "fallen", "hand", "deck") for each in _ids(side, zone) if each in book.general_at
    ]


def _ids(side: SketchSide, zone: str) -> Ids:
    ids: Ids = getattr(side, zone)
    return tuple([words.partition(" ")[0] for words in ids]) if zone == "field" else ids


def _army(book: Book, side: SketchSide) -> Army:
    cards = (*side.hand, *side.deck, *side.spent, *side.secrets, *side.lost)
    return Army(tuple(_generals(book, side)), tuple([each for each in cards if each in book.tactic_at]))


def _first(book: Book, options: Options, armies: tuple[Army, ...]) -> int:
    """Who began (KS-1.4); of equal armies, for which a lot is drawn, seat 0."""
    return options.defender if options.kind == "siege" else stronger(book, armies) or 0


def _line(book: Book, side: SketchSide, fighters: Iterable[Fighter]) -> Line:
    return Line(
        fighters=tuple(fighters),
        command=side.command,
        limit=side.limit,
        bonus=side.bonus,
        debt=side.debt,
        fallen=tuple([book.general_at[each] for each in side.fallen]),
        spent=tuple([book.tactic_at[each] for each in side.spent]),
        entered=tuple([book.general_at[each] for each in (*_ids(side, "field"), *side.fallen)]),
    )


def _hand(book: Book, side: SketchSide, secrets: Iterable[SetCard]) -> Hand:
    return Hand(
        hand=tuple([_card(book, each, each in side.known) for each in side.hand]),
        deck=tuple([_card(book, each) for each in side.deck]),
        secrets=tuple(secrets),
        asked=None,
        played=None,
        answered=(),
        lost=tuple([LostCard(book.tactic_at[each], each in side.known) for each in side.lost]),
    )


def _card(book: Book, name: str, shown: bool = False) -> Card:
    if name in book.general_at:
        return Card("general", book.general_at[name], shown)
    return Card("tactic", book.tactic_at[name], shown)


def _fighter(book: Book, text: str, number: int) -> Fighter:
    """A unit from its words."""
    words = _Words(text)
    position = book.general_at[words.name]
    told: dict[str, Any] = {"unit": number, "general": position, "sick": False, "talent": position}
    figures = words.figures()
    bonuses: list[Bonus] = []
    conditions: list[UnitState] = []
    while word := words.next():
        if word in ("barrier", "poison", "attacks"):
            told[word] = words.number()
        elif word in ("sick", "swapped"):
            told[word] = True
        elif word in ("stripped", "talent"):
            told["talent"] = None if word == "stripped" else words.general(book)
        elif stat := _STATS.get(word):
            bonuses.append(Bonus(stat, words.number(), words.ending()))
        elif word in STATES:
            conditions.append(UnitState(word, words.number(1), words.ending()))
        else:
            raise words.fault(f"{word!r} says nothing of a general")
    card = book.generals[position]
    printed = (card.health, card.attack) if "swapped" in told else (card.attack, card.health)
    attack, health, most = figures or (*printed, printed[1])
    if figures:
        bonuses += _made_up("attack", attack - printed[0], bonuses)
        bonuses += _made_up("health", most - printed[1], bonuses)
    return Fighter(health=health, most=most, bonuses=tuple(bonuses), conditions=tuple(conditions), **told)


def _made_up(stat: Stat, wanted: int, bonuses: list[Bonus]) -> list[Bonus]:
    """The bonus for good that a figure of a sketch needs besides those that are told."""
    lacking = wanted - sum([each.amount for each in bonuses if each.stat == stat])
    return [Bonus(stat, lacking, Ending("good"))] if lacking else []


class _Words:
    """The words about a general, taken from the left."""

    def __init__(self, text: str) -> None:
        self.name, *self.words = text.split()

    def next(self) -> str:
        """The next word; empty if there is none left."""
        return self.words.pop(0) if self.words else ""

    def fault(self, message: str) -> Malformed:
        return Malformed("invalid_value", "", f"{self.name}: {message}"[:500])

    def number(self, otherwise: int | None = None) -> int:
        if self.words and _NUMBER.fullmatch(self.words[0]):
            return int(self.next())
        if otherwise is None:
            raise self.fault(f"expected a number, not {self.next()!r}")
        return otherwise

    def figures(self) -> tuple[int, int, int] | None:
        """Attack, health and maximum; None: nothing is said of them."""
        found = _FIGURES.fullmatch(self.words[0]) if self.words else None
        if found is None:
            return None
        self.next()
        health = int(found[2])
        most = health
        if self.words and self.words[0] == "of":
            self.next()
            most = self.number()
        return int(found[1]), health, most

    def general(self, book: Book) -> int:
        word = self.next()
        if word not in book.general_at:
            raise self.fault(f"there is no general {word!r}")
        return book.general_at[word]

    def ending(self) -> Ending:
        if not self.words or self.words[0] != "till":
            return Ending("good")
        self.next()
        word = self.next()
        if word == BEGUN:
            return Ending("next_turn", begun=True)
        if word not in LASTING:
            raise self.fault(f"expected one of {', '.join((*LASTING, BEGUN))} after till, not {word!r}")
        return Ending(word)  # type: ignore[arg-type]  # one of LASTING


# Writing


def write(state: State) -> dict[str, Any]:
    """The sketch of a state, with all its lists.

    Of a field it tells besides ``order``, the ids left to right, and ``units``, the words of each by its id, so that
    a case can look at some of them.
    """
    battle = stage(state)
    sides = {name: _side(battle, battle.camps[side]) for side, name in zip(range(SIDES), ("own", "enemy"), strict=True)}
    return {"phase": battle.phase, "turn": battle.turn, "first": battle.first, **sides}


def _side(battle: Battle, camp: Camp) -> dict[str, Any]:
    book = battle.book
    units = {battle.card(unit).id: " ".join(_told(battle, unit)) for unit in camp.units}
    known = [_id(book, card) for card in camp.hand if card.shown]
    known += [book.tactics[secret.tactic].id for secret in camp.secrets if secret.shown]
    known += [book.tactics[lost.tactic].id for lost in camp.lost if lost.shown]
    return {
        "field": [f"{name} {words}" for name, words in units.items()],
        "order": list(units),
        "units": units,
        "hand": [_id(book, card) for card in camp.hand],
        "deck": [_id(book, card) for card in camp.deck],
        "secrets": [book.tactics[card.tactic].id for card in camp.secrets],
        "fallen": [book.generals[each].id for each in camp.fallen],
        "spent": [book.tactics[each].id for each in camp.spent],
        "lost": [book.tactics[card.tactic].id for card in camp.lost],
        "known": known,
        "command": camp.command,
        "limit": camp.limit,
        "bonus": camp.bonus,
        "debt": camp.debt,
    }


def _id(book: Book, card: Card) -> str:
    return (book.generals if card.kind == "general" else book.tactics)[card.index].id


def _told(battle: Battle, unit: Unit) -> Iterator[str]:
    seen = seen_unit(battle, unit)
    yield f"{seen.attack}/{seen.health}"
    if seen.health != seen.most_health:
        yield f"of {seen.most_health}"
    for what, amount, usual in (("barrier", unit.barrier, 0), ("poison", unit.poison, 0), ("attacks", unit.attacks, 1)):
        if amount != usual:
            yield f"{what} {amount}"
    if unit.sick:
        yield "sick"
    for state in seen.states:
        counts = state.amount > 1 or state.what == "thorns"
        yield f"{state.what}{f' {state.amount}' if counts else ''}{_till(state.ends)}"
    for bonus in unit.bonuses:
        if bonus.ends.after != "good":
            yield f"{bonus.stat} {bonus.amount:+}{_till(bonus.ends)}"
    if unit.talent is None:
        yield "stripped"
    elif unit.talent != unit.general:
        yield f"talent {battle.book.generals[unit.talent].id}"
    if unit.swapped:
        yield "swapped"


def _till(ends: Ending | None) -> str:
    if ends is None or ends.after == "good":
        return ""
    return f" till {BEGUN if ends.begun else ends.after}"


# Actions


def parse(state: State, seat: int, text: str) -> AnyAction:
    """Read an action in which ids may stand for numbers: ``deploy huatuo on guanyu``, ``answer right``.

    A general that is deployed enters rightmost if no place is told. Everything of ``notation`` can be written too.

    Raises:
        NotationError: it is no action; or an id is not where it should be.
    """
    verb, *words = text.split(" ")
    if verb in ("deploy", "tactic", "secret") and words:
        card, words[0] = words[0], _slot(state, seat, words[0])
        if verb == "deploy" and "at" not in words:
            words[1:1] = ["at", f"{len(state.table.lines[seat].fighters)}"]
        if len(words) > 1 and words[-2] == "on":
            itself = words[-1] == card and verb == "deploy"
            words[-1] = f"{state.table.entrances + 1}" if itself else _unit(state, words[-1])
    elif verb == "attack":
        words = [_unit(state, word) for word in words]
    elif verb == "answer":
        words = [_choice(state, seat, word) for word in words]
    return notation.parse(state, " ".join((verb, *words)))


def _slot(state: State, seat: int, word: str) -> str:
    book = content.book(state.pack)
    names = [_id(book, card) for card in state.hands[seat].hand]
    return _place(word, names, f"the hand of seat {seat}")


def _place(word: str, names: list[str], where: str) -> str:
    if word in names:
        return f"{names.index(word)}"
    if word.isdecimal():
        return word
    raise NotationError(f"{word[:64]!r} is not in {where}: {', '.join(names) or 'nobody'}")


def _unit(state: State, word: str) -> str:
    book = content.book(state.pack)
    units = {(line, fighter.unit): fighter for line in (0, 1) for fighter in state.table.lines[line].fighters}
    found = [number for (_, number), fighter in units.items() if book.generals[fighter.general].id == word]
    if len(found) == 1:
        return f"{found[0]}"
    if word.isdecimal():
        return word
    names = ", ".join(book.generals[fighter.general].id for fighter in units.values())
    both = "stands on both fields: write its number" if found else f"does not stand on the field: {names or 'nobody'}"
    raise NotationError(f"{word[:64]!r} {both}")


def _choice(state: State, seat: int, word: str) -> str:
    asked = state.hands[seat].asked
    if word not in ("right", "wrong"):
        return word
    if asked is None:
        raise NotationError(f"seat {seat} has no question to answer")
    place = asked.order.index(content.book(state.pack).questions[asked.question].right)
    return f"{place if word == 'right' else (place + 1) % len(asked.order)}"
