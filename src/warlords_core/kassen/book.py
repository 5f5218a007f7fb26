"""A content pack as the rules use it: compiled once, frozen, everything at its position.

Positions are those of the state: generals and questions as in the pack; *tactics* are the pack's tactics, then its
secrets, in one list. What an ability listens to is indexed by its trigger, so that finding the listeners of an event
looks at nothing else.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from warlords_core.kassen.pack import QuestionKind, TieKind
from warlords_core.kassen.vocabulary import Ability, Aura, Faction, Trigger
from warlords_core.rules import Text
from warlords_core.types import Frozen, PackRef

Frame = Literal["iron", "bronze", "gold"]
ByTrigger: TypeAlias = Mapping[Trigger, tuple[Ability, ...]]


class Talent(Frozen, frozen=True, kw_only=True):
    """A talent taken apart."""

    name: Text
    text: Text
    abilities: tuple[Ability, ...]
    """All of them, as in the pack."""
    on: ByTrigger
    """The same by trigger; a trigger without any is missing."""
    order: Ability | None
    """The one that asks a question when its bearer is deployed (KS-3.3)."""
    last_act: Ability | None
    """The one of its bearer's fall (KS-7.2)."""
    auras: tuple[Aura, ...]

    def gives(self, what: str) -> bool:
        """Whether one of its auras gives this."""
        return any(aura.do == what for aura in self.auras)


class GeneralCard(Frozen, frozen=True, kw_only=True):
    """A general as printed."""

    id: str
    name: Text
    faction: Faction
    cost: int
    attack: int
    health: int
    charm: int
    frame: Frame
    """By cost (KS-3.1)."""
    talent: Talent | None


class TacticCard(Frozen, frozen=True, kw_only=True):
    """A tactic or a secret as printed."""

    id: str
    name: Text
    text: Text
    cost: int
    debt: int
    faction: Faction | None
    general: int | None
    """Position of the only general whose army may hold it."""
    secret: bool
    ability: Ability
    """What it listens to is its trigger: ``played`` if it is no secret."""


class Question(Frozen, frozen=True, kw_only=True):
    """A question."""

    id: str
    subject: int
    kind: QuestionKind
    text: Text
    choices: tuple[Text, ...]
    right: int
    """Position of the right choice."""
    explanation: Text


class Tie(Frozen, frozen=True, kw_only=True):
    """Two generals who are rivals or bound."""

    id: str
    kind: TieKind
    generals: tuple[int, int]
    words: tuple[Text, Text]
    """Of each, in the order of ``generals``."""

    def words_of(self, general: int) -> Text:
        """What one of the two says."""
        return self.words[self.generals.index(general)]


class Book(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A compiled pack of kassen."""

    ref: PackRef
    title: Text
    generals: tuple[GeneralCard, ...]
    tactics: tuple[TacticCard, ...]
    """Tactics, then secrets."""
    questions: tuple[Question, ...]
    ties: tuple[Tie, ...]
    groups: tuple[tuple[int, ...], ...]
    """By question: the questions that retire with it, itself among them, ascending (KS-8.1)."""

    @cached_property
    def general_at(self) -> Mapping[str, int]:
        """Positions of the generals by id."""
        return _positions(general.id for general in self.generals)

    @cached_property
    def tactic_at(self) -> Mapping[str, int]:
        """Positions of the tactics and secrets by id."""
        return _positions(tactic.id for tactic in self.tactics)

    @cached_property
    def question_at(self) -> Mapping[str, int]:
        """Positions of the questions by id."""
        return _positions(question.id for question in self.questions)

    @cached_property
    def questions_about(self) -> tuple[tuple[int, ...], ...]:
        """By general: the questions about it, ascending."""
        about: list[list[int]] = [[] for _ in self.generals]
        for place, question in enumerate(self.questions):
            about[question.subject].append(place)
        return tuple(map(tuple, about))

    @cached_property
    def with_auras(self) -> frozenset[int | None]:
        """Positions of the generals whose talents have auras: where none of them stands, nothing has to be counted."""
        return frozenset(place for place, each in enumerate(self.generals) if each.talent and each.talent.auras)

    @cached_property
    def with_health_auras(self) -> frozenset[int | None]:
        """Positions of those whose auras give maximum health."""
        return frozenset(
            place for place, each in enumerate(self.generals) if each.talent and each.talent.gives("health")
        )

    @cached_property
    def triggers(self) -> frozenset[Trigger]:
        """What any talent or secret listens to; of other things nobody has to look for listeners."""
        heard: set[Trigger] = {tactic.ability.when for tactic in self.tactics if tactic.secret}
        return frozenset(heard.union(self.listening))

    @cached_property
    def listening(self) -> Mapping[Trigger, frozenset[int | None]]:
        """By trigger: the positions of the generals whose talents listen to it."""
        found: dict[Trigger, set[int | None]] = {}
        for place, general in enumerate(self.generals):
            for ability in general.talent.abilities if general.talent else ():
                found.setdefault(ability.when, set()).add(place)
        return {trigger: frozenset(places) for trigger, places in found.items()}

    def tie(self, one: int, other: int) -> Tie | None:
        """The tie between two generals, in either order (KS-1.6)."""
        return self._ties.get((min(one, other), max(one, other)))

    def may_hold(self, tactic: int, generals: Iterable[int]) -> bool:
        """Whether an army of these generals may hold a tactic or secret (KS-12.1)."""
        card = self.tactics[tactic]
        army = tuple(generals)
        if card.general is not None and card.general not in army:
            return False
        return card.faction is None or any(self.generals[general].faction == card.faction for general in army)

    @cached_property
    def _ties(self) -> Mapping[tuple[int, int], Tie]:
        return {(min(tie.generals), max(tie.generals)): tie for tie in self.ties}


def _positions(ids: Iterable[str]) -> Mapping[str, int]:
    return {each: place for place, each in enumerate(ids)}
