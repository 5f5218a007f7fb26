"""``warlords apply STATE --seat N ACTION…``: carry out actions, all or none."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format, add_language, add_packs, natural


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.description = (
        "Carry out actions, all or none. Prints the events and the next state: as JSON "
        '{"state", "events"}, which every command that takes a state takes too.'
    )
    parser.add_argument("state", metavar="STATE", help="JSON file with a state, or - for stdin")
    parser.add_argument("notation", metavar="ACTION", nargs="*", help="actions of the seat in the game's notation")
    parser.set_defaults(gathers="notation")
    parser.add_argument("--seat", type=natural, metavar="N", help="who acts")
    parser.add_argument("--json", metavar="JSON", help="one action as JSON, instead of notation")
    parser.add_argument(
        "--moves",
        metavar="FILE",
        help="moves from a file, or - for stdin: lines `SEAT NOTATION` (# starts a comment), "
        'or a JSON array of {"seat", "action"}',
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write the next state (JSON) to a file")
    add_packs(parser)
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print events and the next state."""
    from warlords_core.cli import exits, files, output, starting
    from warlords_core.cli.presenter import presenter_of
    from warlords_core.codec import to_json

    _check(arguments)
    game, state = files.state(arguments.state, arguments.pack_file)
    told: list[tuple[Any, Any]] = []  # the state before each action, and its events
    events: list[Any] = []
    for index, (seat, action) in enumerate(_moves(arguments, game)):
        transition = starting.moved(game, state, index, seat, action)
        told.append((state, transition.events))
        events += transition.events
        state = transition.state
    if arguments.output is not None:
        files.write(arguments.output, to_json(state))
        if arguments.output == "-":
            return exits.FINE
    if output.wants_json(arguments):
        document = {"events": events} if arguments.output is not None else {"state": state, "events": events}
        output.print_json(document)
        return exits.FINE
    _print(game, presenter_of(game, arguments.lang), told, state)
    return exits.FINE


def _check(arguments: argparse.Namespace) -> None:
    from warlords_core.cli.faults import CommandError

    ways = [bool(arguments.notation), arguments.json is not None, arguments.moves is not None]
    if sum(ways) != 1:
        raise CommandError("usage", "give either ACTION…, or --json, or --moves")
    if arguments.moves is None and arguments.seat is None:
        raise CommandError("usage", "--seat is missing: who acts?")
    if arguments.moves is not None and arguments.seat is not None:
        raise CommandError("usage", "--moves names the seats itself; leave --seat out")
    if arguments.moves == "-" and arguments.state == "-":
        raise CommandError("usage", "only one of STATE and --moves can be stdin")


def _moves(arguments: argparse.Namespace, game: Any) -> list[tuple[int, Any]]:
    from warlords_core.cli import files

    if arguments.moves is not None:
        return files.moves(game, arguments.moves)
    if arguments.json is not None:
        return [(arguments.seat, files.action(game, arguments.json.encode("utf-8", "surrogateescape")))]
    return [(arguments.seat, text) for text in arguments.notation]


def _print(game: Any, presenter: Any, told: list[tuple[Any, Any]], state: Any) -> None:
    """The events as everybody sees them together, then what is owed next."""
    from warlords_core.cli import output
    from warlords_core.cli.presenter import told_once

    console = output.console()
    narrate = presenter.narrator(game.view(told[0][0], None)) if told else None
    for _, events in told:
        for event in told_once(events):
            for line in narrate(event) if narrate is not None else ():
                console.print(line)
    for decision in game.decisions(state):
        question = presenter.question(game.view(state, decision.seat), decision)
        console.print(presenter.words("owes", seat=decision.seat, question=question))
    outcome = game.outcome(state)
    if outcome is not None:
        console.print(presenter.ending(game.view(state, None), outcome))
