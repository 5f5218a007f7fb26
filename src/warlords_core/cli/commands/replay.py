"""``warlords replay RECORD``: play a record again."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format, add_language, add_packs


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("record", metavar="RECORD", nargs="?", default="-", help="JSON file, or - for stdin (default)")
    parser.add_argument("--quiet", action="store_true", help="as text: the end only, not every event")
    parser.add_argument("-o", "--output", metavar="FILE", help="write the last state (JSON) to a file")
    add_packs(parser)
    add_language(parser)
    add_format(parser)
    parser.description = (
        f"{parser.description} As text: every move and event, then the ranking; as JSON: "
        '{"game", "moves", "digest", "outcome", "state"} of the end. '
        "A move that is not legal any more ends it with exit code 1."
    )


def run(arguments: argparse.Namespace) -> int:
    """Print how a recorded match went."""
    from warlords_core.cli import exits, files, output, starting
    from warlords_core.cli.presenter import presenter_of
    from warlords_core.codec import digest, to_json

    game, record = files.record(arguments.record, arguments.pack_file)
    presenter = presenter_of(game, arguments.lang)
    as_json = output.wants_json(arguments)
    tell = None if as_json or arguments.quiet else _teller(game, presenter)
    state: Any = None
    for move, transition in starting.replayed(game, record):
        if tell is not None:
            tell(state, move, transition)
        state = transition.state
    if arguments.output is not None:
        files.write(arguments.output, to_json(state))
        if arguments.output == "-":
            return exits.FINE
    outcome = game.outcome(state)
    if as_json:
        end = {"game": game.name, "moves": len(record.moves), "digest": digest(state), "outcome": outcome}
        output.print_json(end | {"state": state})
        return exits.FINE
    console = output.console()
    console.print(presenter.words("replayed", count=len(record.moves), digest=digest(state)))
    if outcome is None:
        console.print(presenter.words("goes_on"))
    else:
        console.print(presenter.ending(game.view(state, None), outcome))
    return exits.FINE


def _teller(game: Any, presenter: Any) -> Any:
    from warlords_core.cli import output
    from warlords_core.cli.presenter import Narrator, told_once

    console = output.console()
    narrators: list[Narrator] = []

    def tell(before: Any, move: Any, transition: Any) -> None:
        if move is not None:
            move_told = game.notate(before, move.action)
            console.print(presenter.words("moves", seat=move.seat, move=move_told), style="bold")
        if not narrators:
            narrators.append(presenter.narrator(game.view(transition.state, None)))
        for event in told_once(transition.events):
            for line in narrators[0](event):
                console.print(line)

    return tell
