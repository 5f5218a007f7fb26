"""Records: enough to play a match again, and the playing of it."""

from collections.abc import Iterator
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta

from warlords_core.errors import UnknownPack
from warlords_core.game import Game, Transition
from warlords_core.types import Action, Frozen, GameOptions, Name, PackRef, Seat, Seed

O = TypeVar("O", bound=GameOptions)  # noqa: E741  # as in the protocol
A = TypeVar("A", bound=Action)
S = TypeVar("S")


class Move(Frozen, Generic[A], frozen=True):
    """An action and the seat that takes it."""

    seat: Seat
    action: A


class Record(Frozen, Generic[O, A], frozen=True):
    """Pack, options, seed and actions of a match."""

    game: Name
    pack: PackRef
    options: O
    seed: Seed
    moves: Annotated[tuple[Move[A], ...], Meta(max_length=10_000)]


def replay(game: Game[O, Any, A, Any, Any], record: Record[O, A]) -> Iterator[Transition[Any]]:
    """Play a record again: set-up first, then one transition for each action.

    Raises:
        UnknownPack: the record was played with another pack than the one of that id now.
        InvalidOptions: no match can start with its options.
        IllegalAction: an action is not legal where it stands.
    """
    transition = game.setup(record.options, record.seed)
    if transition.state.pack != record.pack:
        raise UnknownPack(f"the record names pack digest {record.pack.digest}, not {transition.state.pack.digest}")
    yield transition
    for move in record.moves:
        transition = game.apply(transition.state, move.seat, move.action)
        yield transition
