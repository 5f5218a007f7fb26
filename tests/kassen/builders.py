"""Battles of kassen made by hand: every unit, card and figure in one place, so that outcomes can be told on paper.

A battle has its own pack, made of the generals and cards that a test names. Generals without a talent, for everyday
use, go by their figures::

    g11 … g99    cost 1, attack and health as their digits
    a1 … a5      attack 2, health 2, and that cost; a1 is of wei, a2 of shu, a3 of wu, all others of nobody
    x1 … x3      1/1, cost 1: who fell before, as many as an army of three lacks
    zz           1/1, cost 5: waits in a deck about which a test says nothing, so that a side has a reserve

Each general has four questions, whose right choice says so. Units get their numbers in the order in which
they are written down, side 0 first, unless a test says another; so do set secrets, after all units.

A battle is a siege whose defender began, so that any two armies can meet in it (KS-1.4), unless a test says another
kind.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from tests.kassen import packs
from tests.kassen.packs import general, text
from warlords_core.kassen import auras, content, vocabulary
from warlords_core.kassen.invariants import problems
from warlords_core.kassen.model import (
    Army,
    Bonus,
    Card,
    Ending,
    Fighter,
    Hand,
    Line,
    LostCard,
    Options,
    SetCard,
    State,
    Table,
    Turn,
    UnitState,
)
from warlords_core.kassen.pack import Pack, PackGeneral, PackQuestion, PackTactic, PackTalent, in_order
from warlords_core.kassen.vocabulary import Ability, Amount, Aura, Faction, Part, Selector, Target
from warlords_core.rng import Rng
from warlords_core.types import PackRef

SEED = 7
PLAIN_FIGURES = (11, 12, 13, 14, 15, 16, 19, 21, 22, 23, 24, 29, 31, 32, 33, 34, 36, 39, 41, 42, 44, 51, 55, 61, 66, 99)

LOST = ("x1", "x2", "x3")

# Words, shortly


def sel(of: Any, **more: Any) -> Selector:
    """A selector."""
    return Selector(of=of, **more)


ME, TARGET, SUBJECT, ATTACKER, ATTACKED = map(sel, ("self", "target", "subject", "attacker", "attacked"))
OWN, ENEMY, ALL = map(sel, ("own", "enemy", "all"))
MINE, THEIRS, ANYONE = Target(of="own"), Target(of="enemy"), Target(of="all")


def part(do: Any, to: Selector | None = None, amount: int | Amount | None = None, **more: Any) -> Part:
    """A part of an ability."""
    return Part(do=do, to=to, amount=Amount(base=amount) if isinstance(amount, int) else amount, **more)


def when(trigger: Any, *parts: Part, **more: Any) -> Ability:
    """An ability."""
    return Ability(when=trigger, parts=parts, **more)


def given(at_least: int | None = None, at_most: int | None = None, **amount: Any) -> vocabulary.Condition:
    """A condition."""
    return vocabulary.Condition(amount=Amount(**amount), at_least=at_least, at_most=at_most)


def played(*parts: Part, **more: Any) -> Ability:
    """What a tactic does."""
    return when("played", *parts, **more)


def talent(*abilities: Ability, auras: Iterable[Aura] = ()) -> PackTalent:
    """A talent."""
    return packs.talent(*abilities, auras=tuple(auras))


def aura(do: Any, to: Selector = ME, amount: int | Amount | None = None, **more: Any) -> Aura:
    """An aura."""
    return Aura(do=do, to=to, amount=Amount(base=amount) if isinstance(amount, int) else amount, **more)


# Packs


def brave(id_: str, figures: tuple[int, int], *abilities: Ability, cost: int = 1, **more: Any) -> PackGeneral:
    """A general with a talent of these abilities, or with ``auras``."""
    has = talent(*abilities, auras=more.pop("auras", ()))
    return general(id_, cost=cost, figures=figures, has=has if has.abilities or has.auras else None, **more)


def tactic(id_: str, *parts: Part, cost: int = 1, debt: int = 0, **more: Any) -> PackTactic:
    """A tactic; ``target`` and ``conditions`` are its ability's, ``faction`` and ``general`` say who may hold it."""
    owner = {name: more.pop(name) for name in ("faction", "general") if name in more}
    return packs.card(id_, played(*parts, **more), cost, debt, **owner)


def secret(id_: str, ability: Ability, cost: int = 1, debt: int = 0) -> PackTactic:
    """A secret."""
    return packs.card(id_, ability, cost, debt)


def make_pack(
    generals: Iterable[PackGeneral] = (),
    tactics: Iterable[PackTactic] = (),
    secrets: Iterable[PackTactic] = (),
    **changes: Any,
) -> Pack:
    """A sound pack of these, of the plain generals, and of enough cards that do nothing much."""
    mine = tuple(generals)
    plain = [general(f"g{figures}", cost=1, figures=divmod(figures, 10)) for figures in PLAIN_FIGURES]
    factions: tuple[Faction, ...] = ("wei", "shu", "wu", "other", "other")
    plain += [general(f"a{cost}", of, cost, (2, 2)) for cost, of in enumerate(factions, 1)]
    plain += [general(each, cost=1, figures=(1, 1)) for each in LOST]
    plain.append(general("zz", cost=5, figures=(1, 1)))
    everybody = (*mine, *plain)
    fillers = [tactic(f"idle{number}", part("draw"), cost=0) for number in range(1, 9)]
    hush = secret("hush", when("turn_starts", part("draw"), party="other"))
    return msgspec.structs.replace(
        packs.tiny_pack(),
        id="by-hand",
        generals=everybody,
        tactics=(*tactics, *fillers),
        secrets=(*secrets, hush),
        questions=tuple([question for each in everybody for question in questions_about(each.id)]),
        ties=(),
        **changes,
    )


def questions_about(general_id: str, count: int = 4) -> list[PackQuestion]:
    """Questions about a general: the choice that says so is right."""
    written = [
        PackQuestion(
            id=f"{general_id}-{number}",
            subject=general_id,
            kind="deeds",
            text=text(f"{general_id} {number}?"),
            choices=tuple([text(choice) for choice in ("1 right", "2 wrong", "3 wrong", "4 wrong")]),
            right=0,
            explanation=text("so it was"),
        )
        for number in range(1, count + 1)
    ]
    return list(map(in_order, written))


# Battles


def unit(
    general_id: str, number: int | None = None, *, bonuses: Iterable[Any] = (), states: Iterable[Any] = (), **more: Any
) -> dict[str, Any]:
    """A unit to be: ready to attack, unhurt, with the printed figures, unless ``more`` says otherwise.

    Bonuses are ``("attack", 2)`` or ``("attack", 2, "turn")``, states ``("stun", 1)`` or ``("stun", 1, "next_turn")``.
    """
    return {
        "general": general_id,
        "number": number,
        "bonuses": tuple([Bonus(stat, amount, _ending(*ends)) for stat, amount, *ends in bonuses]),
        "conditions": tuple([UnitState(what, amount, _ending(*ends)) for what, amount, *ends in states]),
        "sick": False,
        **more,
    }


def _ending(after: Any = "good", begun: bool = False) -> Ending:
    return Ending(after, begun)


Units = Sequence[str | Mapping[str, Any]]


def camp(field: Units = (), hand: Iterable[str] = (), deck: Iterable[str] = ("zz",), **more: Any) -> dict[str, Any]:
    """A side to be: units left to right, cards by their ids.

    ``secrets`` are ids or (id, number), ``fallen``, ``spent`` and ``lost`` ids, ``answered`` values of the model;
    ``command``, ``limit``, ``bonus`` and ``debt`` are numbers.
    """
    return {"field": field, "hand": tuple(hand), "deck": tuple(deck), **more}


def battle(
    own: Mapping[str, Any],
    other: Mapping[str, Any],
    *,
    generals: Iterable[PackGeneral] = (),
    tactics: Iterable[PackTactic] = (),
    secrets: Iterable[PackTactic] = (),
    pack: Pack | None = None,
    phase: int = 3,
    turn: int = 0,
    first: int = 0,
    seed: int = SEED,
    actions: int = 0,
    **options: Any,
) -> State:
    """A battle in which a side takes its turn; sound, and checked to be.

    Args:
        own: side 0, made by ``camp``.
        other: side 1.
        generals: those of the pack that are not plain.
        tactics: of the pack.
        secrets: of the pack.
        pack: instead of the three before.
        phase: the phase.
        turn: whose turn it is.
        first: who began.
        seed: of the match's chance.
        actions: taken in this turn.
        options: other than the defaults.
    """
    ref = content.add(make_pack(generals, tactics, secrets) if pack is None else pack)
    sides = [_at_least_three(ref, side) for side in _numbered((own, other))]
    armies = tuple([_army(ref, side) for side in sides])
    options = {"pack": ref.id, "armies": armies, "kind": "siege", "defender": first, **options}
    lines = tuple([_line(ref, side) for side in sides])
    numbers = [each["number"] for side in sides for each in side["field"]]
    numbers += [number for side in sides for _, number in side["secrets"]]
    numbers.append(sum([len(line.entered) for line in lines]) + sum([len(side["secrets"]) for side in sides]))
    state = State(
        schema=1,
        game="kassen",
        pack=ref,
        rng=Rng.seeded(seed),
        options=Options(**options),
        armies=armies,
        agenda=(Turn(turn),),
        table=Table(
            phase=phase,
            turn=turn,
            first=first,
            lines=lines,
            entrances=max(numbers),
            actions=actions,
            journal=(),
            verdict=None,
        ),
        hands=tuple([_hand(ref, side) for side in sides]),
    )
    # Units are written down without what auras give; this counts them in.
    counted = auras.stage(state).frozen()
    assert problems(counted) == (), problems(counted)
    return counted


def _numbered(sides: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    fields = [[unit(each) if isinstance(each, str) else dict(each) for each in side["field"]] for side in sides]
    taken = {one["number"] for field in fields for one in field}
    free = (number for number in range(1, 100) if number not in taken)
    for one in [one for field in fields for one in field]:
        one["number"] = one["number"] or next(free)
    done = [{**side, "field": field} for side, field in zip(sides, fields, strict=True)]
    number = max([each["number"] for side in done for each in side["field"]], default=0)
    for side in done:
        cards = []
        for each in side.get("secrets", ()):
            name, given = (each, None) if isinstance(each, str) else each
            number = number if given else number + 1
            cards.append((name, given or number))
        side["secrets"] = cards
    return done


def _at_least_three(ref: PackRef, side: dict[str, Any]) -> dict[str, Any]:
    book, fallen = content.book(ref), tuple(side.get("fallen", ()))
    count = len(side["field"]) + len(fallen)
    count += sum(each in book.general_at for each in (*side["hand"], *side["deck"]))
    return {**side, "fallen": (*LOST[: max(0, 3 - count)], *fallen)}


def _line(ref: PackRef, side: Mapping[str, Any]) -> Line:
    book = content.book(ref)
    entered = [each["general"] for each in side["field"]] + list(side.get("fallen", ()))
    return Line(
        fighters=tuple([_fighter(ref, each) for each in side["field"]]),
        command=side.get("command", 10),
        limit=side.get("limit", 10),
        bonus=side.get("bonus", 0),
        debt=side.get("debt", 0),
        fallen=tuple([book.general_at[each] for each in side.get("fallen", ())]),
        spent=tuple([book.tactic_at[each] for each in side.get("spent", ())]),
        entered=tuple([book.general_at[each] for each in (*entered, *side.get("recalled", ()))]),
    )


def _fighter(ref: PackRef, each: Mapping[str, Any]) -> Fighter:
    book = content.book(ref)
    position = book.general_at[each["general"]]
    card = book.generals[position]
    more = {name: value for name, value in each.items() if name not in ("general", "number")}
    most = card.health + sum([bonus.amount for bonus in each["bonuses"] if bonus.stat == "health"])
    more = {"health": most, "most": most, "talent": position, **more}
    if isinstance(more["talent"], str):
        more["talent"] = book.general_at[more["talent"]]
    return Fighter(unit=each["number"], general=position, **more)


def _cards(ref: PackRef, ids: Iterable[str], shown: Iterable[str] = ()) -> tuple[Card, ...]:
    book = content.book(ref)
    return tuple(
        [
            Card("general", book.general_at[each], each in shown)
            if each in book.general_at
            else Card("tactic", book.tactic_at[each], each in shown)
            for each in ids
        ]
    )


def _hand(ref: PackRef, side: Mapping[str, Any]) -> Hand:
    book = content.book(ref)
    return Hand(
        hand=_cards(ref, side["hand"], (*side.get("shown", ()), *side.get("recalled", ()))),
        deck=_cards(ref, side["deck"]),
        secrets=tuple([SetCard(book.tactic_at[each], number) for each, number in side["secrets"]]),
        asked=None,
        played=None,
        answered=side.get("answered", ()),
        lost=tuple([LostCard(book.tactic_at[each]) for each in side.get("lost", ())]),
    )


def _army(ref: PackRef, side: Mapping[str, Any]) -> Army:
    """What a side brought: all that it has."""
    book = content.book(ref)
    names = [*[each["general"] for each in side["field"]], *side.get("fallen", ()), *side["hand"], *side["deck"]]
    cards = [*side.get("spent", ()), *[each for each, _ in side["secrets"]], *side.get("lost", ())]
    generals = [each for each in names if each in book.general_at]
    tactics = [each for each in names if each in book.tactic_at]
    return Army(tuple(generals), (*tactics, *cards))
