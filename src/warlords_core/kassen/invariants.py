"""What must hold of every state: all that is wrong with one from outside, at once.

Whoever posts a state may have made it up. ``problems()`` looks at everything that the rules take for granted, so
that they can neither crash, nor loop, nor go on with nonsense. Positions in the pack are looked at first: while one
of them is wrong, nothing else that needs the pack is asked. What depends on the agenda stands in ``resting``.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from typing import Final

from warlords_core.errors import Problem, UnknownPack
from warlords_core.kassen import content, figures
from warlords_core.kassen.auras import stage
from warlords_core.kassen.book import Book, Talent
from warlords_core.kassen.model import (
    HIGHEST_LIMIT,
    MOST_ACTIONS_A_TURN,
    MOST_ENTRANCES,
    Answered,
    Asked,
    Asking,
    Bonus,
    Fighter,
    Hand,
    State,
    UnitState,
)
from warlords_core.kassen.questions import CHOICES
from warlords_core.kassen.resting import check_resting
from warlords_core.kassen.setup import army_faults, form_faults, stronger

LABELS: Final = frozenset(
    {
        "answer",
        "answer/wrong",
        "capture",
        "deal/generals",
        "deal/tactics",
        "effect",
        "first",
        "last_question",
        "question/order",
        "question/subject",
        "question/which",
        "rage",
        "shuffle/deck",
        "spy",
    }
)
"""What the rules draw at random."""


def problems(state: State) -> tuple[Problem, ...]:
    """All broken invariants of a state, at once; empty: the rules can work with it.

    Never raises for a state that decodes. With an unknown pack that is the only problem, since every other
    question needs the pack.
    """
    try:
        book = content.book(state.pack)
    except UnknownPack as error:
        return (Problem("unknown_pack", None, "/pack", str(error)[:512]),)
    found = tuple(chain.from_iterable([check(state, book) for check in _FIRST]))
    return found or tuple(chain.from_iterable([check(state, book) for check in _CHECKS]))


# The frame


def _check_options(state: State, book: Book) -> Iterator[Problem]:
    """Options, armies and pack belong together (KS-1.1, KS-1.3)."""
    options = state.options
    for fault in form_faults(options):
        yield Problem(fault.code, fault.rule, f"/options{fault.pointer}", fault.message)
    if options.pack != state.pack.id:
        message = f"the options name another pack than {state.pack.id!r}"
        yield Problem("pack_mismatch", None, "/options/pack", message)
    yield from army_faults(book, state.armies)
    if options.armies is not None and options.armies != state.armies:
        yield Problem("armies_mismatch", "KS-1.3", "/armies", "the options have given other armies")
    if options.armies is None:
        for side, army in enumerate(state.armies):
            if len(army.generals) != options.army_size:
                message = f"armies of {options.army_size} generals were dealt"
                yield Problem("army_size", "KS-1.3", f"/armies/{side}/generals", message)


def _check_rng(state: State, _book: Book) -> Iterator[Problem]:
    """Counts of draws are those of the rules, sorted by label; any count can be drawn on from (``rng``)."""
    drawn = state.rng.drawn
    for place, (before, after) in enumerate(pairwise(drawn), 1):
        if before.label >= after.label:
            yield Problem("draws_unsorted", None, f"/rng/drawn/{place}/label", "labels ascend, each once")
    for place, draws in enumerate(drawn):
        if draws.label not in LABELS:
            yield Problem("unknown_label", None, f"/rng/drawn/{place}/label", "nothing is drawn under this label")


def _check_positions(state: State, book: Book) -> Iterator[Problem]:
    """Whatever stands for something of the pack is in the pack."""
    bounds = {"general": len(book.generals), "tactic": len(book.tactics), "question": len(book.questions)}
    for kind, pointer, position in chain(_table_positions(state), _hand_positions(state)):
        if position >= bounds[kind]:
            message = f"the pack has {bounds[kind]} of these, counted from 0"
            yield Problem(f"unknown_{kind}", "KS-12.1", pointer, message)


def _table_positions(state: State) -> Iterator[tuple[str, str, int]]:
    for side, line in enumerate(state.table.lines):
        at = f"/table/lines/{side}"
        for place, fighter in enumerate(line.fighters):
            yield "general", f"{at}/fighters/{place}/general", fighter.general
            if fighter.talent is not None:
                yield "general", f"{at}/fighters/{place}/talent", fighter.talent
        for name, kind, positions in (
            ("fallen", "general", line.fallen),
            ("entered", "general", line.entered),
            ("spent", "tactic", line.spent),
        ):
            for place, position in enumerate(positions):
                yield kind, f"{at}/{name}/{place}", position
    for place, entry in enumerate(state.table.journal):
        kind = "tactic" if entry.what in ("tactic", "secret") else "general"
        if entry.card is not None:
            yield kind, f"/table/journal/{place}/card", entry.card
    for place, position in enumerate(state.last_fallen):
        yield "general", f"/last_fallen/{place}", position
    if (settlement := state.table.settlement) is not None:
        at = "/table/settlement"
        if settlement.speaker is not None:
            yield "general", f"{at}/speaker/general", settlement.speaker.general
        for place, each in enumerate(settlement.captures):
            yield "general", f"{at}/captures/{place}/general", each.general


def _hand_positions(state: State) -> Iterator[tuple[str, str, int]]:
    for side, hand in enumerate(state.hands):
        at = f"/hands/{side}"
        for name, cards in (("hand", hand.hand), ("deck", hand.deck)):
            for place, card in enumerate(cards):
                yield card.kind, f"{at}/{name}/{place}/index", card.index
        for place, secret in enumerate(hand.secrets):
            yield "tactic", f"{at}/secrets/{place}/tactic", secret.tactic
        for place, lost in enumerate(hand.lost):
            yield "tactic", f"{at}/lost/{place}/tactic", lost.tactic
        for place, answered in enumerate(hand.answered):
            yield "question", f"{at}/answered/{place}/question", answered.question
        if hand.asked is not None:
            yield "question", f"{at}/asked/question", hand.asked.question
        if hand.played is not None:
            kind = "tactic" if hand.played.unit is None else "general"
            yield kind, f"{at}/played/card", hand.played.card


# Cards


def _check_cards(state: State, book: Book) -> Iterator[Problem]:
    """Every card of an army lies in exactly one place (KS-1.1)."""
    for side, army in enumerate(state.armies):
        generals = [book.general_at[each] for each in army.generals]
        tactics = [book.tactic_at[each] for each in army.tactics]
        line, hand = state.table.lines[side], state.hands[side]
        cards = [*hand.hand, *hand.deck]
        lying = [fighter.general for fighter in line.fighters]
        lying += [*line.fallen, *[card.index for card in cards if card.kind == "general"]]
        yield from _miscounted(book, side, "general", Counter(lying), generals)
        lying = [card.index for card in cards if card.kind == "tactic"]
        lying += [*line.spent, *[lost.tactic for lost in hand.lost]]
        lying += [secret.tactic for secret in hand.secrets]
        played = hand.played
        # A tactic is spent at once; a secret that waits for its answer is nowhere else.
        if played is not None and played.unit is None and book.tactics[played.card].secret:
            lying.append(played.card)
        yield from _miscounted(book, side, "tactic", Counter(lying), tactics)


def _miscounted(book: Book, side: int, kind: str, lying: Counter[int], army: list[int]) -> Iterator[Problem]:
    if lying == Counter(army):
        return
    cards = book.generals if kind == "general" else book.tactics
    for card in sorted(lying.keys() | set(army)):
        name = cards[card].id
        if card not in army:
            yield Problem(f"{kind}_not_in_army", "KS-1.1", f"/hands/{side}", f"{name} is not of this army")
        elif lying[card] > 1:
            yield Problem(f"{kind}_twice", "KS-1.1", f"/hands/{side}", f"{name} lies in {lying[card]} places")
        elif not lying[card]:
            yield Problem(f"{kind}_missing", "KS-1.1", f"/hands/{side}", f"{name} lies nowhere")


def _check_secrets(state: State, book: Book) -> Iterator[Problem]:
    """What is set or lost is a secret (KS-4.2)."""
    for side, hand in enumerate(state.hands):
        named = [(f"secrets/{place}/tactic", secret.tactic) for place, secret in enumerate(hand.secrets)]
        named += [(f"lost/{place}/tactic", lost.tactic) for place, lost in enumerate(hand.lost)]
        for pointer, tactic in named:
            if not book.tactics[tactic].secret:
                message = f"{book.tactics[tactic].id} is no secret"
                yield Problem("not_a_secret", "KS-4.2", f"/hands/{side}/{pointer}", message)
        if hand.lost and not state.options.secret_question:
            message = "without a question no secret is lost"
            yield Problem("secret_lost", "KS-4.2", f"/hands/{side}/lost", message)


def _check_roster(state: State, _book: Book) -> Iterator[Problem]:
    """Who stands or has fallen has entered; who has entered and is neither is back in the hand, known (KS-1.8)."""
    for side, line in enumerate(state.table.lines):
        at = f"/table/lines/{side}/entered"
        entered, seen = Counter(line.entered), {fighter.general for fighter in line.fighters} | set(line.fallen)
        back = {card.index for card in state.hands[side].hand if card.kind == "general" and card.shown}
        for place, general in enumerate(line.entered):
            if entered[general] > 1:
                yield Problem("entered_twice", "KS-1.8", f"{at}/{place}", "a roster names everybody once")
            if general not in seen and general not in back:
                message = "it stands nowhere, has not fallen, and is no known card of the hand"
                yield Problem("entered_and_gone", "KS-1.8", f"{at}/{place}", message)
        if seen - set(line.entered):
            yield Problem("not_in_roster", "KS-1.8", at, "somebody stands or has fallen without having entered")


def _check_journal(state: State, book: Book) -> Iterator[Problem]:
    """A line names what there is to name, and nothing but a secret that has not fired goes unnamed (KS-1.8)."""
    for place, line in enumerate(state.table.journal):
        at = f"/table/journal/{place}/card"
        if line.card is None:
            if line.what != "secret":
                yield Problem("journal_unnamed", "KS-1.8", at, "only a secret that has not fired goes unnamed")
        elif line.what in ("tactic", "secret"):
            card = book.tactics[line.card]
            if card.secret != (line.what == "secret"):
                yield Problem("journal_mismatch", "KS-1.8", at, f"{card.id} is no {line.what}")
        elif not _has(book.generals[line.card].talent, line.what):
            yield Problem("journal_mismatch", "KS-1.8", at, f"{book.generals[line.card].id} has no {line.what}")


def _has(talent: Talent | None, what: str) -> bool:
    """Whether something in a talent would be noted as an order, a last act or an attribute."""
    if talent is None:
        return False
    kinds = {"deployed": "order", "falls": "last_act"}
    return any(kinds.get(trigger, "attribute") == what for trigger in talent.on)


def _check_last_fallen(state: State, _book: Book) -> Iterator[Problem]:
    """Who fell last has fallen (KS-9.1)."""
    fallen = {general for line in state.table.lines for general in line.fallen}
    for place, general in enumerate(state.last_fallen):
        if general not in fallen:
            yield Problem("last_not_fallen", "KS-9.1", f"/last_fallen/{place}", "this general has not fallen")
    if list(state.last_fallen) != sorted(set(state.last_fallen)):
        yield Problem("unsorted", "KS-9.1", "/last_fallen", "generals ascend, each once")


def _check_numbers(state: State, _book: Book) -> Iterator[Problem]:
    """Units and set secrets have numbers of their own, none beyond the count (KS-7.1)."""
    table, numbers = state.table, list[tuple[str, int]]()
    for side, (line, hand) in enumerate(zip(table.lines, state.hands, strict=True)):
        for place, fighter in enumerate(line.fighters):
            numbers.append((f"/table/lines/{side}/fighters/{place}/unit", fighter.unit))
        for place, secret in enumerate(hand.secrets):
            numbers.append((f"/hands/{side}/secrets/{place}/number", secret.number))
        for place, (before, after) in enumerate(pairwise(hand.secrets), 1):
            if before.number > after.number:
                pointer = f"/hands/{side}/secrets/{place}/number"
                yield Problem("unsorted", "KS-4.2", pointer, "secrets stand in order of setting")
    taken: set[int] = set()
    for pointer, number in numbers:
        if number in taken:
            yield Problem("number_twice", "KS-7.1", pointer, f"something else is number {number}")
        if number > table.entrances:
            message = f"only {table.entrances} units and secrets have come into play"
            yield Problem("number_too_high", "KS-7.1", pointer, message)
        taken.add(number)
    least = sum([len(line.entered) for line in table.lines]) + sum([len(hand.secrets) for hand in state.hands])
    if table.entrances < least:
        yield Problem("too_few_entrances", "KS-7.1", "/table/entrances", f"at least {least} have come into play")
    waiting = any(isinstance(step, Asking) and step.purpose == "secret" for step in state.agenda)
    if waiting and table.entrances >= MOST_ENTRANCES:
        # It could not have been tried: a secret that waits for its answer is still to come into play.
        message = f"with the secret that waits, more than {MOST_ENTRANCES} would come into play"
        yield Problem("too_many_entrances", "KS-7.3", "/table/entrances", message)


# Lines


def _check_lines(state: State, book: Book) -> Iterator[Problem]:
    """Fields and command are within their limits (KS-2.1, KS-3.1), and the right side began (KS-1.4)."""
    options, table = state.options, state.table
    for side, line in enumerate(table.lines):
        at = f"/table/lines/{side}"
        if len(line.fighters) > options.field_limit:
            message = f"a field holds {options.field_limit} generals"
            yield Problem("field_overfull", "KS-3.1", f"{at}/fighters", message)
        if line.limit > HIGHEST_LIMIT:
            yield Problem("limit_too_high", "KS-2.1", f"{at}/limit", f"the limit is {HIGHEST_LIMIT} at most")
        if line.bonus > HIGHEST_LIMIT:
            yield Problem("bonus_too_high", "KS-2.1", f"{at}/bonus", f"a bonus is {HIGHEST_LIMIT} at most")
    if options.kind == "siege":
        if table.first != options.defender:
            yield Problem("wrong_first", "KS-1.4", "/table/first", "in a siege the defender begins")
    elif stronger(book, state.armies) == 1 - table.first:
        yield Problem("wrong_first", "KS-1.4", "/table/first", "in a field battle the stronger army begins")
    if table.attacks > table.actions:
        message = f"{table.actions} actions were taken in this turn"
        yield Problem("more_attacks_than_actions", "KS-5.1", "/table/attacks", message)
    if state.agenda and table.actions > MOST_ACTIONS_A_TURN:
        message = f"a turn has {MOST_ACTIONS_A_TURN} actions besides its end"
        yield Problem("too_many_actions", "KS-7.3", "/table/actions", message)


def _check_fighters(state: State, _book: Book) -> Iterator[Problem]:
    """Nobody stands dead, and figures are what bonuses and auras make of them (KS-5.8, KS-7.1)."""
    # Once the match is decided nothing is settled any more (KS-6.2).
    if not state.agenda:
        return
    battle = stage(state)
    for camp, line in zip(battle.camps, state.table.lines, strict=True):
        for place, (unit, fighter) in enumerate(zip(camp.units, line.fighters, strict=True)):
            at = f"/table/lines/{camp.side}/fighters/{place}"
            if fighter.most != (most := figures.most_health(battle, unit)):
                message = f"printed health, bonuses and auras make {most}"
                yield Problem("most_miscounted", "KS-5.8", f"{at}/most", message)
            if fighter.health > fighter.most:
                yield Problem("too_healthy", "KS-5.8", f"{at}/health", f"the maximum is {fighter.most}")
            if fighter.health < 1 or fighter.doomed:
                yield Problem("dead_on_field", "KS-7.1", f"{at}/health", "who is dead has left the field")
            yield from _endings(fighter, at)


def _endings(fighter: Fighter, at: str) -> Iterator[Problem]:
    """What ends together stands as one; only what lasts for a next turn can have seen it begin."""
    lists: tuple[tuple[str, tuple[Bonus | UnitState, ...]], ...] = (
        ("bonuses", fighter.bonuses),
        ("conditions", fighter.conditions),
    )
    for name, changes in lists:
        known: set[tuple[str, str, bool]] = set()
        for place, change in enumerate(changes):
            what = change.stat if isinstance(change, Bonus) else change.what
            key = (what, change.ends.after, change.ends.begun)
            if key in known:
                message = "what ends together stands as one"
                yield Problem("not_together", None, f"{at}/{name}/{place}", message)
            known.add(key)
            if change.ends.begun and change.ends.after != "next_turn":
                message = "no next turn is waited for"
                yield Problem("begun_what", "KS-5.7", f"{at}/{name}/{place}/ends/begun", message)
            if isinstance(change, UnitState) and not change.amount:
                yield Problem("empty_state", "KS-5.7", f"{at}/{name}/{place}/amount", "a state of nothing is none")


# Questions


def _check_questions(state: State, book: Book) -> Iterator[Problem]:
    """No question twice in a match, nor one that gives another away; choices stand in some order (KS-8.1, KS-8.2)."""
    gone: set[int] = set()
    for side, hand in enumerate(state.hands):
        for pointer, asked in _asked(hand, f"/hands/{side}"):
            if asked.question in gone:
                message = "this question, or one that gives it away, was asked in this match"
                yield Problem("asked_twice", "KS-8.1", f"{pointer}/question", message)
            gone.update(book.groups[asked.question])
            if sorted(asked.order) != list(range(CHOICES)):
                yield Problem("no_order", "KS-8.2", f"{pointer}/order", "each choice stands there once")


def _asked(hand: Hand, at: str) -> Iterator[tuple[str, Answered | Asked]]:
    for place, answered in enumerate(hand.answered):
        yield f"{at}/answered/{place}", answered
    if hand.asked is not None:
        yield f"{at}/asked", hand.asked


_FIRST: Final[tuple[Callable[[State, Book], Iterator[Problem]], ...]] = (
    _check_options,
    _check_rng,
    _check_positions,
)
_CHECKS: Final[tuple[Callable[[State, Book], Iterator[Problem]], ...]] = (
    _check_cards,
    _check_secrets,
    _check_roster,
    _check_journal,
    _check_last_fallen,
    _check_numbers,
    _check_lines,
    _check_fighters,
    _check_questions,
    check_resting,
)
