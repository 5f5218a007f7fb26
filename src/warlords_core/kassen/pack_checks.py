"""What makes a content pack of kassen unsound (KS-12.4): every fault of it at once, with a stable code and a place.

A pack that was written by hand may have entries that could not be read; checks pass over those, and still find who
refers to them. A list that is missing as a whole is checked by nobody.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from warlords_core.documents import Entries, step
from warlords_core.errors import Problem
from warlords_core.kassen.ability_checks import Cast, Figures, Kind, ability_faults, aura_faults, fault
from warlords_core.kassen.pack import (
    CHOICES,
    MOST_CARDS,
    Pack,
    PackGeneral,
    PackQuestion,
    PackTactic,
    PackTalent,
    PackTie,
    in_order,
)
from warlords_core.rules import Text

FEWEST_GENERALS: Final = 8
"""Enough to deal the largest army; the same general may stand in both (KS-1.1)."""
FEWEST_CARDS: Final = 8
"""Tactics and secrets that every army may hold: enough to deal one for each general of the largest army."""


class Pages(NamedTuple):
    """The lists of a pack as far as they could be read; None: that one could not."""

    generals: Entries | None
    tactics: Entries | None
    secrets: Entries | None
    questions: Entries | None
    ties: Entries | None


def pages(pack: Pack) -> Pages:
    """The lists of a pack that could be read as a whole."""
    lists: list[tuple[Any, ...]] = [getattr(pack, name) for name in Pages._fields]
    return Pages(*[Entries(values, tuple(value.id for value in values)) for values in lists])


def faults(pack: Pages) -> tuple[Problem, ...]:
    """All faults of a pack but those of its form; empty: it is sound."""
    return tuple(_found(pack))


def order_faults(pack: Pack) -> Iterator[Problem]:
    """Questions whose choices do not stand as ``in_order`` has them: their order might tell the right one (KS-8.2)."""
    for place, question in enumerate(pack.questions):
        if question != in_order(question):
            yield fault("choices_unsorted", f"/questions/{place}/choices", "choices do not stand in the drawn order")


def _found(pack: Pages) -> Iterator[Problem]:
    known = None if pack.generals is None else frozenset(pack.generals.ids)
    for name in ("generals", "questions", "ties"):
        entries: Entries | None = getattr(pack, name)
        yield from () if entries is None else _repeated(entries.ids, f"/{name}")
    yield from _card_ids(pack.tactics, pack.secrets)
    yield from _enough(pack)
    figures = _figures(pack.generals)
    copied = _copies_talents(pack.generals)
    for pointer, general in _each(pack.generals, "/generals"):
        bearers = figures if copied else ((general.faction, general.cost),)
        yield from _general(general, pointer, Cast(figures, bearers))
    for pointer, card in _each(pack.tactics, "/tactics"):
        yield from _card(card, pointer, "tactic", pack.generals, figures)
    for pointer, card in _each(pack.secrets, "/secrets"):
        yield from _card(card, pointer, "secret", pack.generals, figures)
    for pointer, question in _each(pack.questions, "/questions"):
        yield from _question(question, pointer, known)
    if pack.questions is not None:
        yield from _same_as(pack.questions)
    for pointer, tie in _each(pack.ties, "/ties"):
        yield from _tie(tie, pointer, known)
    yield from _tie_pairs(pack.ties)


def _each(entries: Entries | None, pointer: str) -> Iterator[tuple[str, Any]]:
    """The entries that could be read, each with its place."""
    for place, value in enumerate(() if entries is None else entries.values):
        if value is not None:
            yield step(pointer, place), value


def _figures(generals: Entries | None) -> Figures | None:
    if generals is None or None in generals.values:
        return None
    return tuple((general.faction, general.cost) for general in generals.values)


def _copies_talents(generals: Entries | None) -> bool:
    """Whether a talent can come to another general than its own; of one that could not be read nobody knows."""
    if generals is None or None in generals.values:
        return True
    talents = [general.talent for general in generals.values if general.talent is not None]
    parts = [part for talent in talents for ability in talent.abilities for part in ability.parts]
    return any(part.do == "copy_talent" for part in parts)


# Ids and counts


def _repeated(ids: Iterable[str | None], pointer: str, before: Iterable[str | None] = ()) -> Iterator[Problem]:
    seen = set(before)
    for place, id_ in enumerate(ids):
        if id_ is not None and id_ in seen:
            yield fault("repeated_id", f"{pointer}/{place}/id", f"{id_[:64]!r} stands twice")
        seen.add(id_)


def _card_ids(tactics: Entries | None, secrets: Entries | None) -> Iterator[Problem]:
    """Armies name tactics and secrets in one list."""
    first = () if tactics is None else tactics.ids
    second = () if secrets is None else secrets.ids
    yield from _repeated(first, "/tactics")
    yield from _repeated(second, "/secrets", before=first)
    if len(first) + len(second) > MOST_CARDS:
        message = f"{len(first) + len(second)} tactics and secrets; at most {MOST_CARDS}"
        yield fault("too_many_cards", "/secrets", message)


def _enough(pack: Pages) -> Iterator[Problem]:
    if pack.generals is not None and len(pack.generals.values) < FEWEST_GENERALS:
        message = f"{len(pack.generals.values)} generals; the largest army takes {FEWEST_GENERALS}"
        yield fault("too_few_generals", "/generals", message)
    if pack.tactics is None or pack.secrets is None:
        return
    cards = (*pack.tactics.values, *pack.secrets.values)
    # Of a card that could not be read nobody knows who may hold it.
    for_all = sum(card is None or (card.faction is None and card.general is None) for card in cards)
    if for_all < FEWEST_CARDS:
        message = f"{for_all} tactics and secrets that every army may hold; dealing takes {FEWEST_CARDS}"
        yield fault("too_few_cards", "/tactics", message)


# Generals and cards


def _general(general: PackGeneral, pointer: str, cast: Cast) -> Iterator[Problem]:
    if general.talent is not None:
        yield from _talent(general.talent, step(pointer, "talent"), cast)


def _talent(talent: PackTalent, pointer: str, cast: Cast) -> Iterator[Problem]:
    if not talent.abilities and not talent.auras:
        yield fault("empty_talent", pointer, "a talent that does nothing")
    for trigger, code in (("deployed", "second_order"), ("falls", "second_last_act")):
        places = [place for place, ability in enumerate(talent.abilities) if ability.when == trigger]
        for place in places[1:]:
            yield fault(code, f"{pointer}/abilities/{place}", "a talent has one at most")
    for place, ability in enumerate(talent.abilities):
        yield from ability_faults(ability, f"{pointer}/abilities/{place}", "talent", cast)
    for place, aura in enumerate(talent.auras):
        yield from aura_faults(aura, f"{pointer}/auras/{place}", cast)


def _card(
    card: PackTactic, pointer: str, kind: Kind, generals: Entries | None, figures: Figures | None
) -> Iterator[Problem]:
    if card.general is not None and generals is not None:
        yield from _known(card.general, frozenset(generals.ids), step(pointer, "general"))
        owners = [each for each in generals.values if each is not None and each.id == card.general]
        if owners and card.faction not in (None, owners[0].faction):
            yield fault("owner_of_other_faction", step(pointer, "faction"), f"{card.general!r} is of another faction")
    if card.faction is not None and figures is not None and card.faction not in {faction for faction, _ in figures}:
        yield fault("nobody_fits", step(pointer, "faction"), "the pack has no general of this faction")
    yield from ability_faults(card.ability, step(pointer, "ability"), kind, Cast(figures, None))


def _known(id_: str, known: frozenset[str | None] | None, pointer: str) -> Iterator[Problem]:
    if known is not None and id_ not in known:
        yield fault("unknown_general", pointer, f"there is no general {id_!r}")


# Questions


def _question(question: PackQuestion, pointer: str, known: frozenset[str | None] | None) -> Iterator[Problem]:
    yield from _known(question.subject, known, step(pointer, "subject"))
    for place in range(1, CHOICES):
        same = [other for other in range(place) if _same(question.choices[other], question.choices[place])]
        if same:
            right = question.right in (place, *same)
            message = f"reads like choice {same[0]}" + (", and one of them is the right one" if right else "")
            code = "second_right_choice" if right else "repeated_choice"
            yield fault(code, f"{pointer}/choices/{place}", message)


def _same(one: Text, other: Text) -> bool:
    """Whether two choices cannot be told apart in some language."""
    return any(_read(one.language(code)) == _read(other.language(code)) for code in Text.__struct_fields__)


def _read(text: str) -> str:
    return " ".join(normalize("NFKC", text).casefold().split())


def _same_as(questions: Entries) -> Iterator[Problem]:
    at = {id_: place for place, id_ in reversed(list(enumerate(questions.ids))) if id_ is not None}
    for pointer, question in _each(questions, "/questions"):
        for number, other in enumerate(question.same_as):
            place = f"{pointer}/same_as/{number}"
            if other not in at:
                yield fault("unknown_question", place, f"there is no question {other!r}")
            elif other == question.id:
                yield fault("same_as_itself", place, "a question is the same as others")
            elif other in question.same_as[:number]:
                yield fault("repeated_id", place, f"{other!r} stands twice")
            else:
                partner: PackQuestion | None = questions.values[at[other]]
                if partner is not None and question.id not in partner.same_as:
                    yield fault("same_as_one_sided", place, f"{other!r} does not name {question.id!r}")


# Ties


def _tie(tie: PackTie, pointer: str, known: frozenset[str | None] | None) -> Iterator[Problem]:
    for place, general in enumerate(tie.generals):
        yield from _known(general, known, f"{pointer}/generals/{place}")
    if len(set(tie.generals)) < len(tie.generals):
        yield fault("tie_with_itself", f"{pointer}/generals/1", "a tie binds two generals")
    speakers = [words.general for words in tie.words]
    for place, speaker in enumerate(speakers):
        if speaker not in tie.generals:
            yield fault("words_of_stranger", f"{pointer}/words/{place}/general", f"{speaker!r} is none of the two")
    for general in sorted(set(tie.generals) - set(speakers)):
        yield fault("words_missing", f"{pointer}/words", f"{general!r} says nothing")


def _tie_pairs(ties: Entries | None) -> Iterator[Problem]:
    seen: set[frozenset[str]] = set()
    for pointer, tie in _each(ties, "/ties"):
        pair = frozenset(tie.generals)
        if pair in seen:
            yield fault("second_tie", f"{pointer}/generals", "these two have a tie already")
        seen.add(pair)
