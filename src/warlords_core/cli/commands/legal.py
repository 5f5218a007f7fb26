"""``warlords legal STATE --seat N``: a page of a seat's legal actions."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format, add_language, add_state, natural


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_state(parser)
    parser.add_argument("--seat", type=natural, required=True, metavar="N", help="whose actions")
    parser.add_argument("--side", action="store_true", help="what the seat may do without owing it, instead")
    parser.add_argument("--offset", type=natural, default=0, metavar="N", help="how many to pass over (default: 0)")
    parser.add_argument("--limit", type=natural, default=20, metavar="N", help="how many at most (default: 20)")
    parser.add_argument("--form", action="store_true", help="describe the whole set compactly, instead of listing")
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print a page of actions, or the form of the set."""
    from warlords_core.cli import exits, files, output, seats

    game, state = files.state(arguments.state, arguments.pack_file)
    seats.check(state, arguments.seat)
    actions = (game.side_actions if arguments.side else game.legal_actions)(state, arguments.seat)
    first = min(arguments.offset, actions.size)
    last = min(first + arguments.limit, actions.size)
    page: list[dict[str, Any]] = []
    if not arguments.form:
        page = [_entry(game, state, actions, index) for index in range(first, last)]
    if output.wants_json(arguments):
        listed = {"form": actions.form()} if arguments.form else {"offset": first, "actions": page}
        output.print_json({"seat": arguments.seat, "total": actions.size, **listed})
        return exits.FINE
    from warlords_core.cli.presenter import presenter_of

    console, presenter = output.console(), presenter_of(game, arguments.lang)
    say, view = presenter.words, game.view(state, arguments.seat)
    console.print(say("legal_of", seat=arguments.seat, count=actions.size), style="bold")
    if arguments.form:
        from warlords_core.codec import to_json

        console.print_json(to_json(actions.form()).decode())
        return exits.FINE
    width = len(str(last))
    for number, entry in enumerate(page, first + 1):
        told = f"{entry['notation']}  {presenter.meaning(view, entry['action'])}".rstrip()
        console.print(f"{number:>{width}}  {told}")
    if last < actions.size:
        console.print(say("legal_offset", count=actions.size - last, last=last), style="dim")
    return exits.FINE


def _entry(game: Any, state: Any, actions: Any, index: int) -> dict[str, Any]:
    action = actions.at(index)
    return {"index": index, "notation": game.notate(state, action), "action": action}
