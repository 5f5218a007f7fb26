"""``warlords perft GAME|STATE``: count lines of play."""

import argparse

from warlords_core.cli.arguments import add_format, add_language, add_options, add_seed, positive


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.description = (
        "Count the lines of play that are so many actions long, from a new match or from a state. Of several seats "
        "that owe a decision the first moves; chance follows the seed."
    )
    parser.add_argument("game", metavar="GAME|STATE", help="name of a game, or JSON file with a state, or - for stdin")
    parser.add_argument("--depth", type=positive, default=1, metavar="N", help="actions (default: 1)")
    parser.add_argument("--divide", action="store_true", help="split the count by the first action")
    parser.add_argument(
        "--limit",
        type=positive,
        default=1_000_000,
        metavar="N",
        help="stop with exit code 3 if more states than this would be visited (default: 1000000)",
    )
    add_options(parser)
    add_seed(parser, default=1)
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the count."""
    from warlords_core import games
    from warlords_core.cli import exits, files, output, starting
    from warlords_core.cli.faults import CommandError
    from warlords_core.perft import divide, perft

    if arguments.game in games.names():
        game, transition = starting.start(arguments)
        state = transition.state
    else:
        game, state = files.state(arguments.game, arguments.pack_file)
    # The states that a count visits are the leaves of the next shorter one.
    for depth in range(1, arguments.depth):
        if perft(game, state, depth) > arguments.limit:
            message = f"more than {arguments.limit} states at depth {depth}; see --limit"
            raise CommandError("limit", message, exits.LIMIT)
    parts = divide(game, state, arguments.depth) if arguments.divide else None
    leaves = perft(game, state, arguments.depth) if parts is None else sum(parts.values())
    if output.wants_json(arguments):
        counted = {"game": game.name, "depth": arguments.depth, "leaves": leaves}
        output.print_json(counted if parts is None else counted | {"divide": parts})
        return exits.FINE
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(arguments.lang)
    width = len(str(leaves))
    for action, count in (parts or {}).items():
        console.print(f"{count:>{width}}  {action}")
    console.print(say("perft.leaves", leaves=leaves, depth=arguments.depth), style="bold")
    return exits.FINE
