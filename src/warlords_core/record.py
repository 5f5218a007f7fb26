"""Records: enough to play a match again, and the playing of it."""

from collections.abc import Iterator
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta

from warlords_core.errors import InvalidOptions, Problem, UnknownGame, UnknownPack
from warlords_core.game import Game, Transition
from warlords_core.types import Action, Frozen, GameOptions, GameState, Name, PackRef, Seat, Seed

O = TypeVar("O", bound=GameOptions)  # noqa: E741  # as in the protocol
A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=GameState)


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


def replay(game: Game[O, S, A, Any, Any], record: Record[O, A]) -> Iterator[Transition[S]]:
    """Play a record again, with the very pack that it names: set-up first, then one transition for each action.

    Raises:
        UnknownGame: it is a record of another game.
        UnknownPack: its pack is not at hand.
        InvalidOptions: no match can start with its options, or they name another pack than it does.
        IllegalAction: an action is not legal where it stands.
    """
    if record.game != game.name:
        raise UnknownGame(f"a record of {record.game}, not of {game.name}")
    if record.options.pack != record.pack.id:
        fault = f"the record's pack is {record.pack.id}, its options name {record.options.pack}"
        raise InvalidOptions([Problem("pack_mismatch", None, "/options/pack", fault)])
    transition = game.setup(record.options, record.seed, pack=record.pack)
    if transition.state.pack != record.pack:
        raise UnknownPack(f"{game.name} did not set up with pack digest {record.pack.digest}")
    yield transition
    for move in record.moves:
        transition = game.apply(transition.state, move.seat, move.action)
        yield transition
