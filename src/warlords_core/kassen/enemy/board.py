"""What the computer sees: a view, laid out for counting (KS-11.3)."""

from typing import Final

from warlords_core.kassen import content
from warlords_core.kassen.book import Book, GeneralCard
from warlords_core.kassen.model import Fighter, SeenCard, SeenUnit, View

COST: Final = 1_000
"""Worth of a general for each point of its cost."""


class Piece:
    """A general on the field, or one that is about to enter it."""

    __slots__ = (
        "attack",
        "attacks",
        "barrier",
        "base",
        "can_attack",
        "card",
        "health",
        "mine",
        "most",
        "point",
        "poison",
        "sick",
        "states",
        "talent",
        "unit",
    )

    def __init__(self, card: GeneralCard, number: int, *, mine: bool, talent: int | None) -> None:
        self.card = card
        self.unit = number
        self.mine = mine
        self.talent = talent
        """Whose talent it has."""
        self.base = (card.attack, card.health)
        self.attack = card.attack
        self.health = self.most = card.health
        self.barrier = self.poison = 0
        self.states: dict[str, int] = {}
        self.sick = True
        self.attacks = 1
        self.can_attack = False
        self.point = COST * card.cost // max(1, card.attack + card.health)
        """Worth of one attack or health."""

    @property
    def worth(self) -> int:
        """What its side would lose with it: its cost, by what is left of its printed figures; a barrier counts half."""
        return max(0, self.point * (2 * (self.attack + self.health - self.poison) + self.barrier) // 2)

    def harm(self, damage: int) -> int:
        """The worth that a damage takes: all of it if it falls, else by the health lost; barrier counts half."""
        through = max(0, damage - self.barrier)
        if through >= self.health:
            return self.worth
        return self.point * (2 * through + min(damage, self.barrier)) // 2

    def falls_by(self, damage: int) -> bool:
        """Whether it falls by a damage (KS-5.4)."""
        return damage - self.barrier >= self.health


class Board:
    """A view from the eyes of its side."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        if seat is None or view.own is None:
            raise ValueError("a spectator has nothing to decide")
        table, other = view.table, 1 - seat
        self.book: Book = content.book(view.pack)
        self.options = view.options
        self.phase = table.phase
        self.line, self.other_line = table.lines[seat], table.lines[other]
        self.next_unit = table.entrances + 1
        """Number of the unit that enters next."""
        self.mine = self._pieces(view, seat, mine=True)
        self.theirs = self._pieces(view, other, mine=False)
        self.hand: tuple[SeenCard, ...] = view.sides[seat].hand
        self.deck = view.own.deck
        self.other_secrets = len(view.sides[other].secrets)
        """Secrets that the other side has set."""
        self.backs = sum([card.index is None for card in view.sides[other].hand])
        """Cards of the other side's hand that are not known."""
        self.reserve = sum([card.kind == "general" for card in (*self.hand, *self.deck)])
        """Own generals that are not on the field (KS-1.1)."""
        self.other_reserve = _other_reserve(view, other)
        """Those of the other side; None: it cannot be told."""

    def _pieces(self, view: View, side: int, *, mine: bool) -> list[Piece]:
        line = view.table.lines[side].fighters
        return [self._piece(unit, fighter, mine) for unit, fighter in zip(view.units[side], line, strict=True)]

    def _piece(self, unit: SeenUnit, fighter: Fighter, mine: bool) -> Piece:
        piece = Piece(self.book.generals[unit.general], unit.unit, mine=mine, talent=fighter.talent)
        piece.base = (unit.base_attack, unit.base_health)
        piece.attack, piece.health, piece.most = unit.attack, unit.health, unit.most_health
        piece.barrier, piece.poison = unit.barrier, unit.poison
        for state in unit.states:
            piece.states[state.what] = piece.states.get(state.what, 0) + state.amount
        piece.sick, piece.attacks, piece.can_attack = fighter.sick, fighter.attacks, unit.can_attack
        return piece

    def entering(self, general: int) -> Piece:
        """An own general as it would enter the field next."""
        return Piece(self.book.generals[general], self.next_unit, mine=True, talent=general)

    def generals(self) -> list[int]:
        """The generals of the own hand, by position in the pack."""
        return [card.index for card in self.hand if card.kind == "general" and card.index is not None]


def _other_reserve(view: View, side: int) -> int | None:
    """How many generals wait on the other side, as far as its open cards tell (KS-1.7, KS-1.8)."""
    line, seen = view.table.lines[side], view.sides[side]
    if not view.armies_given:
        return view.options.army_size - len(line.fighters) - len(line.fallen)
    return None if seen.deck else sum([card.kind == "general" for card in seen.hand])
