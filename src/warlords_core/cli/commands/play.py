"""``warlords play GAME``: persons and bots play in the terminal."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_language, add_options, add_seed, names, numbers


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.description = (
        "Play in the terminal. Answer with a number of the menu, a short form or the game's notation; "
        "`?` helps, `map` draws the table, `legal` lists actions, `quit` ends. Output is text."
    )
    parser.add_argument("game", metavar="GAME", help="name of a game, as `games` lists them")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--me",
        type=numbers,
        default=(0,),
        metavar="SEAT,…",
        help="seats of persons (default: 0); with several, the screen is cleared when the next person's turn comes",
    )
    who.add_argument("--watch", action="store_true", help="bots take all seats")
    parser.add_argument(
        "--bots",
        type=names,
        metavar="NAME,…",
        help="bots, as `games` lists them, seat by seat in turn (default: the one that plays the game best)",
    )
    add_language(parser)
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--record", metavar="FILE", help="write the record of the match when it ends or you quit")
    parser.add_argument("--resume", metavar="FILE", help="go on from a record (its options and seed hold)")


def run(arguments: argparse.Namespace) -> int:
    """Play until the match is over, or until somebody quits."""
    from warlords_core.cli import exits, files, opponents, players, seats
    from warlords_core.cli.presenter import presenter_of
    from warlords_core.cli.session import Session
    from warlords_core.codec import to_json

    if arguments.record is not None:
        files.check_writable(arguments.record)
    persons = () if arguments.watch else arguments.me
    game, record, state, events = _begin(arguments, persons)
    for seat in persons:
        seats.check(state, seat)
    bots = players.seated(game, arguments.bots or (opponents.bot(game.name),), record.options.seats)
    session = Session(game, presenter_of(game, arguments.lang), record, state, persons, bots)
    try:
        session.play(events)
    finally:
        if arguments.record is not None:
            files.write(arguments.record, to_json(session.record))
    return exits.FINE


def _begin(arguments: argparse.Namespace, persons: tuple[int, ...]) -> tuple[Any, Any, Any, tuple[Any, ...]]:
    """The game, the record so far, its last state, and the events of its last step."""
    from warlords_core.cli import files, opponents, starting
    from warlords_core.cli.faults import CommandError

    if arguments.resume is not None:
        if arguments.resume == "-":
            message = "--resume needs a file: stdin is for your answers"
            raise CommandError("usage", message, phrase="resume_stdin")
        game, record = files.record(arguments.resume, arguments.pack_file)
        if game.name != arguments.game:
            path, wanted = arguments.resume, arguments.game
            message = f"{path} is a record of {game.name}, not of {wanted}"
            raise CommandError("usage", message, phrase="resume_game", path=path, found=game.name, wanted=wanted)
        *_, (_, transition) = starting.replayed(game, record)
        return game, record, transition.state, transition.events
    game, options = starting.chosen(arguments, lambda game, seats: opponents.leaders(game, seats, persons))
    seed = starting.seed_of(arguments)
    transition = game.setup(options, seed)
    pack = transition.state.pack
    record = game.types.record(game=game.name, pack=pack, options=options, seed=seed, moves=())
    return game, record, transition.state, transition.events
