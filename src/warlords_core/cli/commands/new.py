"""``warlords new GAME``: set up a match."""

import argparse

from warlords_core.cli.arguments import add_format, add_language, add_options, add_seed


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", metavar="GAME", help="name of a game, as `games` lists them")
    add_options(parser)
    add_seed(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="write the state (JSON) to a file")
    add_language(parser)
    add_format(parser)
    parser.description = f"{parser.description} As JSON it is the state alone; as text, what everybody sees."


def run(arguments: argparse.Namespace) -> int:
    """Print the first state of a match."""
    from warlords_core.cli import exits, files, output, starting
    from warlords_core.codec import to_json

    game, transition = starting.start(arguments)
    if arguments.output is not None:
        files.write(arguments.output, to_json(transition.state))
        if arguments.output == "-":
            return exits.FINE
    if output.wants_json(arguments):
        if arguments.output is None:
            output.print_json(transition.state)
        return exits.FINE
    from warlords_core.cli.presenter import presenter_of, told_once

    console, presenter = output.console(), presenter_of(game, arguments.lang)
    view = game.view(transition.state, None)
    narrate = presenter.narrator(view)
    for event in told_once(transition.events):
        for line in narrate(event):
            console.print(line)
    console.print(presenter.table(view))
    return exits.FINE
