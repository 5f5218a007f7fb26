"""The public form of a content pack of kassen (KS-12.1): what people write and the digest covers. Types only.

What an API serves is ``PublicPack``: the same, without what would tell the right choice of a question (KS-8.2).
The ranges stand here; what else makes a pack sound is told by ``pack_checks``.
"""

from hashlib import blake2b
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warlords_core.kassen.vocabulary import Ability, Aura, Faction
from warlords_core.rules import Text
from warlords_core.types import Frozen

ID_PATTERN: Final = "^[a-z0-9][a-z0-9_-]{0,63}$"
MOST_GENERALS: Final = 500
MOST_CARDS: Final = 500
"""Tactics and secrets together: the state counts them in one list."""
MOST_QUESTIONS: Final = 5_000
CHOICES: Final = 4
ORDER: Final = b"choices/5202"
"""Of all such labels one under which the right choices of the shipped pack stand at each place equally often."""

Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Cost = Annotated[int, Meta(ge=1, le=5)]
CardCost = Annotated[int, Meta(ge=0, le=10)]
QuestionKind = Literal["deeds", "renown", "ties"]
"""行蹟, 人望, 縁故."""
TieKind = Literal["rivals", "bond"]
"""宿敵, 縁."""


class PackTalent(Frozen, frozen=True, kw_only=True):
    """A general's order, last act and attributes, under one name; an ability's trigger says which it is."""

    name: Text
    text: Text
    """What it does, for people."""
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=8)] = ()
    """At most one order (deployed) and one last act (falls); the others are attributes, and so are the auras."""
    auras: Annotated[tuple[Aura, ...], Meta(max_length=4)] = ()


class PackGeneral(Frozen, frozen=True, kw_only=True):
    """A general (KS-12.1)."""

    id: Id
    name: Text
    faction: Faction
    cost: Cost
    attack: Annotated[int, Meta(ge=0, le=99)]
    health: Annotated[int, Meta(ge=1, le=99)]
    charm: Annotated[int, Meta(ge=0, le=100)]
    """Decides how likely captures are (KS-10.2)."""
    talent: PackTalent | None = None


class PackTactic(Frozen, frozen=True, kw_only=True):
    """A tactic or a secret (KS-4); which, the list that it stands in says."""

    id: Id
    name: Text
    text: Text
    """What it does, for people."""
    cost: CardCost
    debt: CardCost = 0
    """What it takes from the next own turn's command besides."""
    faction: Faction | None = None
    """Only an army with a general of this faction may hold it."""
    general: Id | None = None
    """Only an army with this general may hold it."""
    ability: Ability


class PublicQuestion(Frozen, frozen=True, kw_only=True):
    """A question without its answer (KS-8.2)."""

    id: Id
    subject: Id
    """The general whom it is about."""
    kind: QuestionKind
    text: Text
    choices: Annotated[tuple[Text, ...], Meta(min_length=CHOICES, max_length=CHOICES)]
    """In an order drawn from their English texts, so that their places tell nothing."""
    same_as: Annotated[tuple[Id, ...], Meta(max_length=32)] = ()
    """Questions that ask the same or give this one away: they retire together (KS-8.1); both sides name each other."""


class PackQuestion(PublicQuestion, frozen=True, kw_only=True):
    """A question about a general (KS-8)."""

    right: Annotated[int, Meta(ge=0, le=CHOICES - 1)]
    """Position of the right choice."""
    explanation: Text
    """Served with the settlement (KS-10.1)."""


class PackWords(Frozen, frozen=True):
    """What a general says to the other one of a tie."""

    general: Id
    text: Text


class PackTie(Frozen, frozen=True, kw_only=True):
    """Two generals who are rivals or bound, and what they say to each other (KS-1.6)."""

    id: Id
    kind: TieKind
    generals: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=2)]
    words: Annotated[tuple[PackWords, ...], Meta(min_length=2, max_length=2)]
    """One of each."""


class _Sheet(Frozen, frozen=True, kw_only=True):
    id: Id
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    title: Text
    about: Text
    """Where its contents come from."""
    generals: Annotated[tuple[PackGeneral, ...], Meta(min_length=1, max_length=MOST_GENERALS)]
    tactics: Annotated[tuple[PackTactic, ...], Meta(max_length=MOST_CARDS)]
    secrets: Annotated[tuple[PackTactic, ...], Meta(max_length=MOST_CARDS)]
    ties: Annotated[tuple[PackTie, ...], Meta(max_length=1_000)]


class Pack(_Sheet, frozen=True, kw_only=True):
    """A content pack of kassen: generals, cards, questions and ties, as data (KS-12.1)."""

    questions: Annotated[tuple[PackQuestion, ...], Meta(max_length=MOST_QUESTIONS)]


class PublicPack(_Sheet, frozen=True, kw_only=True):
    """A content pack as everybody may read it: of the answers, nothing (KS-8.2)."""

    questions: Annotated[tuple[PublicQuestion, ...], Meta(max_length=MOST_QUESTIONS)]


def public(pack: Pack) -> PublicPack:
    """A pack without what would tell an answer; positions are the same in both (KS-8.2)."""
    fields = {name: getattr(pack, name) for name in _Sheet.__struct_fields__}
    return PublicPack(**fields, questions=tuple(map(_without_answer, pack.questions)))


def _without_answer(question: PackQuestion) -> PublicQuestion:
    return PublicQuestion(**{name: getattr(question, name) for name in PublicQuestion.__struct_fields__})


def in_order(question: PackQuestion) -> PackQuestion:
    """The same question with its choices in the order that a pack must have, whichever is right (KS-8.2).

    They stand by a digest of the question's id and their English text: BLAKE2b of ``id``, a line feed and ``en``, 8
    bytes, person ``ORDER``.
    """

    def digest(place: int) -> bytes:
        message = f"{question.id}\n{question.choices[place].en}".encode(errors="surrogatepass")
        return blake2b(message, digest_size=8, person=ORDER).digest()

    places = sorted(range(CHOICES), key=digest)
    choices = tuple(question.choices[place] for place in places)
    return msgspec.structs.replace(question, choices=choices, right=places.index(question.right))
