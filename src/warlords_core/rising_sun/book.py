"""The compiled form of a pack: what the rules look things up in."""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from warlords_core.rising_sun.model import Offer
from warlords_core.rising_sun.pack import CORE, CardType
from warlords_core.rising_sun.terms import FIGURES, STRONGHOLD, Box, Group, Kami, Mandate, Season
from warlords_core.rising_sun.vocabulary import Act, Force, Gain, Moment, Trait, TraitName, Whose
from warlords_core.rules import Text
from warlords_core.types import Frozen, PackRef


class Reward(Frozen, frozen=True):
    """What something pays."""

    vp: int = 0
    coins: int = 0
    ronin: int = 0


class Province(Frozen, frozen=True, kw_only=True):
    """A province."""

    id: str
    name: Text
    harvest: Reward
    land: tuple[str, ...]
    sea: tuple[str, ...]


class Source(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """What has powers: a clan, or a card."""

    id: str
    name: Text
    text: Text
    rule: str
    """The clause that its effects name."""
    forces: tuple[Force, ...]
    traits: tuple[Trait, ...]
    abilities: tuple[Gain | Act, ...]
    """Gains, then acts: ``steps.Heard.ability`` counts them."""

    @cached_property
    def on(self) -> Mapping[Moment, tuple[int, ...]]:
        """Positions of the abilities by moment; a moment without any is missing."""
        found: dict[Moment, tuple[int, ...]] = {}
        for place, ability in enumerate(self.abilities):
            found[ability.on] = (*found.get(ability.on, ()), place)
        return found

    def amount(self, trait: TraitName) -> int | None:
        """What a trait of it says; None: it has no such trait."""
        return next((each.amount for each in self.traits if each.name == trait), None)


class Clan(Source, frozen=True, kw_only=True):
    """A clan."""

    box: Box
    honor_rank: int
    home: str
    income: int


class Monster(Frozen, frozen=True):
    """The figure of a monster card."""

    force: int
    oni: bool
    counts_as: str | None


class Card(Source, frozen=True, kw_only=True):
    """A season card."""

    sets: tuple[str, ...]
    season: Season
    type: CardType
    cost: int
    copies: int
    monster: Monster | None


class Held(NamedTuple):
    """What a clan and the cards of a seat can do, taken together; copies of a card count each."""

    traits: Mapping[TraitName, tuple[int, int]]
    """The least of the amounts, and their sum."""
    forces: tuple[tuple[str, Force], ...]
    """Each with the clan or card that it is of."""
    listening: Mapping[Moment, tuple[tuple[str, int, Whose], ...]]
    """The clan or card, the position among its abilities, and whose doing it hears of."""


class Book(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A compiled pack of rising_sun."""

    ref: PackRef
    title: Text
    provinces: Mapping[str, Province]
    """By id, in the order of the pack."""
    clans: Mapping[str, Clan]
    """By id, by honor rank."""
    kami: Mapping[Kami, Text]
    cards: Mapping[str, Card]
    """By id, in the order of the pack."""
    sets: Mapping[str, Text]
    mandates: tuple[Mandate, ...]
    """Every tile."""
    on_map: Mapping[str, int]
    """Kind to count at the start."""
    in_reserve: Mapping[str, int]
    stronghold_price: int
    harvest_coins: int
    token_points: Mapping[Season, int]
    set_bonus: tuple[tuple[int, int], ...]
    """Different provinces and what they pay, falling."""

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """Clans and cards by id."""
        return {**self.clans, **self.cards}

    @cached_property
    def monsters(self) -> Mapping[str, Monster]:
        """Figures of monster cards by kind."""
        return {card.id: card.monster for card in self.cards.values() if card.monster is not None}

    @cached_property
    def listening(self) -> Mapping[Moment, frozenset[str]]:
        """By moment: the clans and cards that listen to it; a moment that nobody listens to is missing."""
        found: dict[Moment, set[str]] = {}
        for source in self.sources.values():
            for moment in source.on:
                found.setdefault(moment, set()).add(source.id)
        return {moment: frozenset(ids) for moment, ids in found.items()}

    @cached_property
    def held(self) -> Callable[[str, tuple[str, ...]], Held]:
        """What a clan and cards can do together: asked many times an action, and answered once for each hand."""
        return lru_cache(maxsize=4096)(self._together)

    def _together(self, clan: str, cards: tuple[str, ...]) -> Held:
        traits: dict[TraitName, tuple[int, int]] = {}
        listening: dict[Moment, tuple[tuple[str, int, Whose], ...]] = {}
        sources = [self.sources[id_] for id_ in (clan, *cards)]
        for source in sources:
            for trait in source.traits:
                least, whole = traits.get(trait.name, (trait.amount, 0))
                traits[trait.name] = (min(least, trait.amount), whole + trait.amount)
            for place, ability in enumerate(source.abilities):
                listening[ability.on] = (*listening.get(ability.on, ()), (source.id, place, ability.whose))
        return Held(traits, tuple([(each.id, force) for each in sources for force in each.forces]), listening)

    @cached_property
    def printed(self) -> Mapping[str, int]:
        """By kind: the force of a piece with nothing that changes it."""
        return {**dict.fromkeys(FIGURES, 1), STRONGHOLD: 0, **{id_: each.force for id_, each in self.monsters.items()}}

    @cached_property
    def over_land(self) -> Mapping[str, tuple[str, ...]]:
        """By province: where borders lead."""
        return {id_: each.land for id_, each in self.provinces.items()}

    @cached_property
    def over_land_and_sea(self) -> Mapping[str, tuple[str, ...]]:
        """By province: where borders and sea routes lead."""
        return {id_: (*each.land, *each.sea) for id_, each in self.provinces.items()}

    @cached_property
    def elsewhere(self) -> Mapping[str, tuple[str, ...]]:
        """By province: all others."""
        return {id_: tuple([each for each in self.provinces if each != id_]) for id_ in self.provinces}

    def is_figure(self, kind: str) -> bool:
        """Whether a kind of piece is a figure; else it is a stronghold."""
        return kind in FIGURES or kind in self.monsters

    def counts_as(self, kind: str) -> str:
        """The kind that a piece counts as for rules that name one: ``yurei`` is a daimyo, ``komainu`` a shinto too."""
        monster = self.monsters.get(kind)
        return kind if monster is None or monster.counts_as is None else monster.counts_as

    def worships(self, kind: str) -> bool:
        """Whether a figure can go to a shrine (RS-4.4)."""
        return self.counts_as(kind) == "shinto"

    def season_cards(self, season: Season, add_on: str) -> tuple[Offer, ...]:
        """The cards of a season, of the core set and one other (RS-1.4)."""
        wanted = {CORE, add_on}
        return tuple(
            Offer(card.id, card.copies)
            for card in self.cards.values()
            if card.season == season and not wanted.isdisjoint(card.sets)
        )

    def first_pieces(self, clan: str) -> tuple[Group, ...]:
        """What a clan begins with (RS-1.2)."""
        home = self.clans[clan].home
        groups = [Group(home, kind, count) for kind, count in self.on_map.items() if count]
        groups += [Group("reserve", kind, count) for kind, count in self.in_reserve.items() if count]
        return tuple(sorted(groups, key=lambda group: (group.place, group.kind)))
