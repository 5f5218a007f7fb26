"""From arguments to a match: game, options and seed."""

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Any

from warlords_core import games
from warlords_core.cli import files, seats
from warlords_core.cli.faults import CommandError, MoveError
from warlords_core.errors import IllegalAction, WarlordsError
from warlords_core.game import AnyGame, Transition
from warlords_core.record import replay
from warlords_core.types import PackRef


def chosen(
    arguments: argparse.Namespace, usual: Callable[[str, int], dict[str, Any]] = lambda game, seats: {}
) -> tuple[AnyGame, Any]:
    """The game that was named, and its options; a pack file that was given is used unless another pack is set.

    Args:
        arguments: the command line.
        usual: options that hold unless they are set, by the game's name and its usual number of seats.

    Raises:
        UnknownGame, PackError, CommandError, Malformed: see ``files``.
    """
    game = games.get(arguments.game)
    changes = usual(game.name, game.default_options().seats)
    for reference in files.add_packs(game, arguments.pack_file):
        _check_newest(game, reference)
        changes["pack"] = reference.id
    if arguments.seats is not None:
        changes["seats"] = arguments.seats
    changes |= dict(arguments.set)
    return game, files.options(game, changes)


def _check_newest(game: AnyGame, reference: PackRef) -> None:
    """Refuse a pack that options cannot name, since they mean the newest of an id."""
    newest = game.packs.ref(game.packs.get(reference.id))
    if newest != reference:
        message = (
            f"another pack {reference.id} is known, of version {newest.version}: give yours a higher one, or another id"
        )
        raise CommandError("pack_hidden", message, id=reference.id, version=newest.version)


def seed_of(arguments: argparse.Namespace) -> int:
    """The seed that was given, or one drawn by chance and told on stderr."""
    if arguments.seed is not None:
        return int(arguments.seed)
    from secrets import randbelow

    drawn = randbelow(2**53)
    print(f"warlords: seed {drawn}", file=sys.stderr)
    return drawn


def start(arguments: argparse.Namespace) -> tuple[AnyGame, Transition[Any]]:
    """Set up the match that was asked for.

    Raises:
        InvalidOptions: no match can start with these options.
    """
    game, options = chosen(arguments)
    return game, game.setup(options, seed_of(arguments))


def replayed(game: AnyGame, record: Any) -> Iterator[tuple[Any, Transition[Any]]]:
    """Play a record again: each move (None: set-up) with its transition.

    Raises:
        MoveError: the rules refuse a move; it tells which.
        UnknownPack, InvalidOptions: see ``record.replay``.
    """
    transitions = replay(game, record)
    yield None, next(transitions)
    for index, move in enumerate(record.moves):
        try:
            yield move, next(transitions)
        except IllegalAction as error:
            raise MoveError(index, error, game) from None


def moved(game: AnyGame, state: Any, index: int, seat: int, action: Any) -> Transition[Any]:
    """Carry out one of several moves.

    Args:
        game: the game.
        state: where the move is made.
        index: its place among the moves, for messages.
        seat: who acts.
        action: an action, or the text of one.

    Raises:
        MoveError: it cannot be read, or the rules refuse it.
        CommandError: there is no such seat.
    """
    seats.check(state, seat)
    try:
        return game.apply(state, seat, game.parse(state, action) if isinstance(action, str) else action)
    except WarlordsError as error:
        raise MoveError(index, error, game) from error
