"""``warlords show STATE``: what can be seen of a state."""

import argparse

from warlords_core.cli.arguments import add_format, add_language, add_state, natural


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_state(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=natural, metavar="N", help="what this seat sees")
    who.add_argument("--spectator", action="store_true", help="what a spectator sees (default)")
    who.add_argument("--all", action="store_true", help="the table and every seat's hidden things; as JSON, the state")
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print a view."""
    from warlords_core.cli import exits, files, output, seats

    game, state = files.state(arguments.state, arguments.pack_file)
    if arguments.seat is not None:
        seats.check(state, arguments.seat)
    view = game.view(state, arguments.seat)
    if output.wants_json(arguments):
        output.print_json(state if arguments.all else view)
        return exits.FINE
    from warlords_core.cli.presenter import presenter_of

    console, presenter = output.console(), presenter_of(game, arguments.lang)
    console.print(presenter.table(view))
    for seat in range(state.options.seats if arguments.all else 0):
        own = presenter.screen(game.view(state, seat))
        if own is not None:
            console.print(own)
    for decision in game.decisions(state):
        # The question of a seat may name what only that seat may know; it is put to its own view, or to the shown one.
        asked = game.view(state, decision.seat) if arguments.all else view
        question = presenter.question(asked, decision)
        console.print(presenter.words("owes", seat=decision.seat, question=question))
    outcome = game.outcome(state)
    if outcome is not None:
        console.print(presenter.ending(view, outcome))
    return exits.FINE
