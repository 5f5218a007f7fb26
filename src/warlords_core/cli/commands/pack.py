"""``warlords pack check FILE`` and ``warlords pack show [ID]``: content packs."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format, add_packs


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    what = parser.add_subparsers(dest="what", metavar="check|show", required=True)
    check = what.add_parser("check", help="check a pack written by hand, and name every fault")
    check.add_argument("file", metavar="FILE", help="JSON or YAML file, or - for stdin")
    show = what.add_parser("show", help="print a pack, or list the packs at hand")
    show.add_argument("id", metavar="ID", nargs="?", help="id of a pack")
    add_packs(show)
    for command in (check, show):
        command.add_argument("--game", metavar="GAME", help="whose pack (may be left out while there is one game only)")
        add_format(command)


def run(arguments: argparse.Namespace) -> int:
    """Check or print packs."""
    from warlords_core.cli import exits, files, output

    game = _game(arguments.game)
    if arguments.what == "check":
        reference = game.packs.ref(game.packs.load(files.read(arguments.file), arguments.file))
        if output.wants_json(arguments):
            output.print_json(reference)
        else:
            output.console().print(f"fine: pack {reference.id} version {reference.version}, digest {reference.digest}")
        return exits.FINE
    files.add_packs(game, arguments.pack_file)
    packs = game.packs.all() if arguments.id is None else (game.packs.get(arguments.id),)
    if arguments.id is not None:
        _print_pack(game, packs[0], as_json=output.wants_json(arguments))
        return exits.FINE
    references = [game.packs.ref(pack) for pack in packs]
    if output.wants_json(arguments):
        output.print_json(references)
    else:
        for reference in references:
            output.console().print(f"{reference.id} version {reference.version}  {reference.digest}")
    return exits.FINE


def _print_pack(game: Any, pack: Any, *, as_json: bool) -> None:
    from warlords_core.cli import output
    from warlords_core.codec import to_json

    if as_json:
        output.print_json(pack)
        return
    reference = game.packs.ref(pack)
    console = output.console()
    console.print(f"{reference.id} version {reference.version}  {reference.digest}", style="bold")
    console.print_json(to_json(pack).decode())


def _game(name: str | None) -> Any:
    from warlords_core import games
    from warlords_core.cli.faults import CommandError

    if name is not None:
        return games.get(name)
    if len(games.names()) != 1:
        raise CommandError("usage", f"--game is missing: one of {', '.join(games.names())}")
    return games.get(games.names()[0])
