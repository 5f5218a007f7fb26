"""A transition of kassen in the making: the battlefield while an action is carried out.

Unlike a state it is changed in place; it never leaves the call that made it. Units, sides and zones are plain
objects here, and freeze to the values of ``model`` when the agenda has come to rest.
"""

from operator import attrgetter
from typing import Any, TypeVar

from msgspec.structs import replace

from warlords_core import agenda
from warlords_core.kassen import content
from warlords_core.kassen.book import Book, GeneralCard, Talent
from warlords_core.kassen.model import (
    HIGHEST,
    MOST_JOURNAL,
    Asked,
    Card,
    Fighter,
    Hand,
    Journal,
    Line,
    Noted,
    Played,
    Settlement,
    State,
    Table,
    Verdict,
)
from warlords_core.kassen.steps import Listener
from warlords_core.rng import Rng
from warlords_core.types import Event

T = TypeVar("T")

BY_ENTRY = attrgetter("unit")
"""Sorts units in order of entry."""


def without(items: tuple[T, ...], place: int) -> tuple[T, ...]:
    """The items without the one at a place."""
    return items[:place] + items[place + 1 :]


def exchanged(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


class Unit:
    """A unit on the field; for what the fields mean see ``model.Fighter``."""

    __slots__ = (
        "attacks",
        "barrier",
        "bonuses",
        "conditions",
        "doomed",
        "general",
        "health",
        "most",
        "poison",
        "sick",
        "side",
        "swapped",
        "talent",
        "unit",
    )

    def __init__(self, side: int, fighter: Fighter) -> None:
        self.side = side
        self.unit = fighter.unit
        self.general = fighter.general
        self.health = fighter.health
        self.most = fighter.most
        self.barrier = fighter.barrier
        self.poison = fighter.poison
        self.bonuses = fighter.bonuses
        self.conditions = fighter.conditions
        self.doomed = fighter.doomed
        self.sick = fighter.sick
        self.attacks = fighter.attacks
        self.talent = fighter.talent
        self.swapped = fighter.swapped

    def freeze(self) -> Fighter:
        """The value that stands in a state."""
        return Fighter(
            unit=self.unit,
            general=self.general,
            health=self.health,
            most=self.most,
            barrier=self.barrier,
            poison=self.poison,
            bonuses=self.bonuses,
            conditions=self.conditions,
            doomed=self.doomed,
            sick=self.sick,
            attacks=self.attacks,
            talent=self.talent,
            swapped=self.swapped,
        )


class Camp:
    """A side with its open line and its hidden hand; for the fields see ``model.Line`` and ``model.Hand``."""

    __slots__ = (
        "answered",
        "asked",
        "bonus",
        "command",
        "debt",
        "deck",
        "entered",
        "fallen",
        "hand",
        "limit",
        "lost",
        "played",
        "secrets",
        "side",
        "spent",
        "units",
    )

    def __init__(self, side: int, line: Line, hand: Hand) -> None:
        self.side = side
        self.units = [Unit(side, fighter) for fighter in line.fighters]
        self.command = line.command
        self.limit = line.limit
        self.bonus = line.bonus
        self.debt = line.debt
        self.fallen = line.fallen
        self.spent = line.spent
        self.entered = line.entered
        self.hand = hand.hand
        self.deck = hand.deck
        self.secrets = hand.secrets
        self.asked: Asked | None = hand.asked
        self.played: Played | None = hand.played
        self.answered = hand.answered
        self.lost = hand.lost

    def line(self) -> Line:
        """What everybody sees of it."""
        return Line(
            fighters=tuple([unit.freeze() for unit in self.units]),
            command=self.command,
            limit=self.limit,
            bonus=self.bonus,
            debt=self.debt,
            fallen=self.fallen,
            spent=self.spent,
            entered=self.entered,
        )

    def hidden(self) -> Hand:
        """What it hides."""
        return Hand(
            hand=self.hand,
            deck=self.deck,
            secrets=self.secrets,
            asked=self.asked,
            played=self.played,
            answered=self.answered,
            lost=self.lost,
        )

    def owe(self, amount: int) -> int:
        """Add to its debt; answers by how much (KS-2.2)."""
        before, self.debt = self.debt, min(HIGHEST, self.debt + max(0, amount))
        return self.debt - before

    def take(self, place: int) -> Card:
        """Take the card at a place out of the hand."""
        card = self.hand[place]
        self.hand = without(self.hand, place)
        return card

    def reserve(self) -> list[Card]:
        """Its generals that are not on the field yet: of the hand first, then of the deck (KS-1.1)."""
        return [card for card in (*self.hand, *self.deck) if card.kind == "general"]


class Battle(agenda.Draft[State]):
    """The kernel's draft for kassen: both camps, changed in place, and short ways to the figures of a unit."""

    __slots__ = (
        "actions",
        "attacks",
        "auras",
        "book",
        "camps",
        "changes",
        "counted",
        "cut",
        "entrances",
        "fell",
        "first",
        "heard",
        "hurt",
        "journal",
        "last_fallen",
        "phase",
        "reactions",
        "rng",
        "settled",
        "settlement",
        "turn",
        "verdict",
    )

    def __init__(self, state: State) -> None:
        super().__init__(state)
        table = state.table
        self.book: Book = content.book(state.pack)
        self.camps = [Camp(side, table.lines[side], state.hands[side]) for side in (0, 1)]
        self.rng: Rng = state.rng
        self.phase = table.phase
        self.turn = table.turn
        self.first = table.first
        self.entrances = table.entrances
        self.actions = table.actions
        self.attacks = table.attacks
        self.journal = table.journal
        self.verdict: Verdict | None = table.verdict
        self.settlement: Settlement | None = table.settlement
        self.last_fallen = state.last_fallen
        self.auras: dict[tuple[int, str], int] = {}
        """What auras give, by unit and word; ``auras.stage`` counts them."""
        self.changes = 0
        """How often a figure, somebody's place or the phase has changed: all that auras and settlings depend on."""
        self.counted: int | None = None
        """How many changes there were when auras were counted last."""
        self.settled: int | None = None
        """How many changes there were when nobody was left to remove."""
        self.hurt: list[Unit] = []
        """Units that lost health and whose listeners have not been looked for (``listening.hear_hurt``)."""
        self.heard: list[Listener] = []
        """Listeners that are not on the agenda yet (``listening.respond``)."""
        self.fell: list[int] = []
        """Generals that have fallen in the settling that is going on (KS-9.1)."""
        self.reactions = 0
        """Listeners that were looked at in this action."""
        self.cut = False
        """True once the chain of this action was cut (KS-7.3)."""

    def go_on(self, state: State) -> None:
        """Be the battlefield of the state that it has come to: as if it were set up from that state."""
        super().__init__(state)
        self.hurt, self.heard, self.fell = [], [], []
        self.reactions, self.cut = 0, False

    def frozen(self) -> State:
        """The state that the battlefield has come to."""
        table = Table(
            phase=self.phase,
            turn=self.turn,
            first=self.first,
            lines=tuple([camp.line() for camp in self.camps]),
            entrances=self.entrances,
            actions=self.actions,
            attacks=self.attacks,
            journal=self.journal,
            verdict=self.verdict,
            settlement=self.settlement,
        )
        return replace(
            self.state,
            agenda=tuple(self.agenda),
            rng=self.rng,
            table=table,
            hands=tuple([camp.hidden() for camp in self.camps]),
            last_fallen=self.last_fallen,
        )

    def note(self, side: int, what: Noted, card: int | None) -> None:
        """Write a line into the journal (KS-1.8)."""
        self.journal = (*self.journal, Journal(side, what, card))[-MOST_JOURNAL:]

    def change(self, event: Event) -> None:
        """Note an event that has changed a figure or somebody's place; for all others there is ``emit``."""
        self.changes += 1
        self.events.append(event)

    # Who is where

    def units(self) -> list[Unit]:
        """All units on the field, in order of entry."""
        return sorted(self.standing(), key=BY_ENTRY)

    def standing(self) -> list[Unit]:
        """All units on the field, side by side: for where order does not matter."""
        return self.camps[0].units + self.camps[1].units

    def find(self, number: int | None) -> Unit | None:
        """The unit of a number; None if it has left the field."""
        for camp in self.camps:
            for unit in camp.units:
                if unit.unit == number:
                    return unit
        return None

    def camp(self, unit: Unit) -> Camp:
        """The camp of a unit's side."""
        return self.camps[unit.side]

    def card(self, unit: Unit) -> GeneralCard:
        """The printed general of a unit."""
        return self.book.generals[unit.general]

    def talent(self, unit: Unit) -> Talent | None:
        """The talent that a unit has now."""
        return None if unit.talent is None else self.book.generals[unit.talent].talent

    # Chance

    def below(self, label: str, bound: int) -> int:
        """Draw a number from 0 to ``bound - 1``."""
        drawn, self.rng = self.rng.below(label, bound)
        return drawn

    def shuffled(self, label: str, items: Any) -> tuple[Any, ...]:
        """Draw an order of items."""
        order, self.rng = self.rng.shuffle(label, items)
        return order
