"""A transition of rising_sun in the making, and short ways to what it holds."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from warlords_core import agenda
from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.model import Player, State, Table
from warlords_core.rising_sun.pieces import moved
from warlords_core.rising_sun.steps import Heard, Responding
from warlords_core.rising_sun.terms import Group
from warlords_core.types import Step

T = TypeVar("T")


class Draft(agenda.Draft[State]):
    """The kernel's draft, with short ways to the book, the table, a player and its pieces.

    The agenda is a stack: what is pushed later comes earlier. What listens to a moment waits in ``told`` till the
    step or the action that told it is carried out, and then comes before anything that it pushed, the first told
    first (``hear``). So the order of telling and pushing within one function does not matter.
    """

    __slots__ = ("told",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.told: list[Responding] = []
        """What listens to the moments of the step that is carried out just now."""

    def hear(self) -> None:
        """Put what listens on top of the agenda; ``flow`` does so after every step and action.

        Points that come while an effect still waits to answer earlier ones of the same moment are part of that gain
        (RS-10.2): it answers once.
        """
        if not self.told:
            return
        told, self.told = self.told, []
        for step in reversed(told):
            heard = tuple([each for each in step.heard if not self._is_waiting(each)])
            if heard:
                self.push(Responding(heard))

    def _is_waiting(self, heard: Heard) -> bool:
        if heard.occasion.moment != "vp_gained":
            return False
        return any(
            (each.seat, each.source, each.ability) == (heard.seat, heard.source, heard.ability)
            for step in self.agenda
            if type(step) is Responding
            for each in step.heard
        )

    @property
    def book(self) -> Book:
        """The compiled pack of the match."""
        return content.book(self.state.pack)

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return self.state.players

    def table(self, **changes: Any) -> None:
        """Change fields of the table."""
        state = self.state
        self.state = replace(state, table=replace(state.table, **changes))

    def player(self, seat: int, **changes: Any) -> None:
        """Change fields of a seat's player."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.state = replace(self.state, players=tuple(players))

    def shift(self, seat: int, piece: str, place: str, to: str, count: int = 1) -> None:
        """Bring pieces of a kind (``piece``) of a seat from a place to another, which is never refused here."""
        self.player(seat, pieces=moved(self.state.players[seat].pieces, piece, place, to, count))

    def shuffled(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Draw an order of items."""
        order, rng = self.state.rng.shuffle(label, items)
        self.update(rng=rng)
        return order

    def drawn(self, label: str, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Draw so many of the items, in random order."""
        sample, rng = self.state.rng.sample(label, items, count)
        self.update(rng=rng)
        return sample

    def below(self, form: type[Step]) -> int | None:
        """Position of the topmost step of a kind on the agenda; None: there is none."""
        return next((at for at in range(len(self.agenda) - 1, -1, -1) if type(self.agenda[at]) is form), None)


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """All seats in turn order, from one on (RS-1.1)."""
    seats = len(state.players)
    return (*range(first, seats), *range(first))


def left_of(state: State, seat: int) -> int:
    """The left neighbour of a seat."""
    return (seat + 1) % len(state.players)


def ally_of(table: Table, seat: int) -> int | None:
    """The ally of a seat (RS-3.1)."""
    for one, other in table.alliances:
        if seat == one:
            return other
        if seat == other:
            return one
    return None


def groups_at(player: Player, place: str) -> list[Group]:
    """What a seat has in a place."""
    return [group for group in player.pieces if group.place == place]
