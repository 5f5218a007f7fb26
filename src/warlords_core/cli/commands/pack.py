"""``warlords pack new``, ``warlords pack check FILE`` and ``warlords pack show [ID]``: content packs."""

import argparse
from collections.abc import Callable
from typing import Any, Final

from warlords_core.cli.arguments import add_format, add_language, add_packs

_NEW: Final = "kassen"
"""The game whose pack is written, unless another is named."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    what = parser.add_subparsers(dest="what", metavar="new|check|show", required=True)
    new = what.add_parser("new", help="write a small, complete pack to start from (YAML with comments)")
    new.add_argument("--game", metavar="GAME", default=_NEW, help=f"whose pack (default: {_NEW})")
    new.add_argument("--id", metavar="ID", help="id of the pack: small letters, digits, - and _")
    new.add_argument(
        "-o", "--output", metavar="FILE", help="where (default: the id and .yaml); - for stdout; never overwrites"
    )
    check = what.add_parser("check", help="check a pack written by hand, and name every fault")
    check.add_argument("file", metavar="FILE", help="JSON or YAML file, or - for stdin")
    check.add_argument("--game", metavar="GAME", help="whose pack (default: the one game that can read it)")
    show = what.add_parser("show", help="print a pack, or list the packs at hand")
    show.add_argument("id", metavar="ID", nargs="?", help="id of a pack")
    add_packs(show)
    show.add_argument("--game", metavar="GAME", help="whose pack (default: of any game)")
    for command in (new, check, show):
        add_language(command)
        add_format(command)


def run(arguments: argparse.Namespace) -> int:
    """Write, check or print packs."""
    from warlords_core.cli import exits

    commands: dict[str, Callable[[argparse.Namespace], None]] = {"new": _new, "check": _check, "show": _show}
    commands[arguments.what](arguments)
    return exits.FINE


def _new(arguments: argparse.Namespace) -> None:
    """Write the starting pack of a game under an id; it is checked before."""
    from importlib.resources import files as resources

    from warlords_core import games, safe
    from warlords_core.cli import files, output
    from warlords_core.cli.command_words import command_words
    from warlords_core.cli.faults import CommandError

    game = games.get(arguments.game)
    template = resources("warlords_core.cli").joinpath(game.name, "starting_pack.yaml")
    if not template.is_file():
        raise CommandError("no_starting_pack", f"there is no starting pack of {game.name}")
    text = template.read_text("utf-8")
    [usual] = [line.split()[1] for line in text.splitlines() if line.startswith("id: ")]
    if arguments.id is not None:
        text = text.replace(f"id: {usual}", f"id: {arguments.id}", 1)
    path = arguments.output or f"{arguments.id or usual}.yaml"
    # An id that no pack can have is refused here, before anything is written.
    reference = game.packs.ref(game.packs.load(text.encode(), "starting_pack.yaml"))
    files.create(path, text.encode())
    if path == "-":
        return
    if output.wants_json(arguments):
        output.print_json({"game": game.name, "file": path, "pack": reference})
    else:
        told = command_words(arguments.lang)("pack.new", path=safe.line(path), id=reference.id, game=game.name)
        output.console().print(told)


def _check(arguments: argparse.Namespace) -> None:
    """Check a pack and print its reference."""
    from msgspec import to_builtins

    from warlords_core.cli import files, output
    from warlords_core.cli.command_words import command_words

    data = files.read(arguments.file)
    game, pack = _read(data, arguments.file, arguments.game)
    reference = game.packs.ref(pack)
    if output.wants_json(arguments):
        output.print_json(reference)
    else:
        say = command_words(arguments.lang)
        output.console().print(say("pack.fine", **to_builtins(reference)))


def _read(data: bytes, name: str, game_name: str | None) -> tuple[Any, Any]:
    """The game and the pack of a file; without a name, of the one game that can read it.

    Raises:
        PackError: it has faults, and there is no doubt whose pack it is.
        CommandError: no game was named, and none can read it.
    """
    from warlords_core import games
    from warlords_core.cli.faults import CommandError, is_no_document
    from warlords_core.errors import PackError

    names = games.names() if game_name is None else (game_name,)
    for each in names:
        game = games.get(each)
        try:
            return game, game.packs.load(data, name)
        except PackError as error:
            if len(names) == 1 or is_no_document(error):
                raise
    known = ", ".join(names)
    raise CommandError("usage", f"--game is missing: none of {known} can read {name}; name one to be told the faults")


def _show(arguments: argparse.Namespace) -> None:
    """Print a pack, or list those at hand."""
    from msgspec import to_builtins

    from warlords_core import games
    from warlords_core.cli import files, output
    from warlords_core.cli.command_words import command_words
    from warlords_core.errors import UnknownPack

    for path in arguments.pack_file:
        game, pack = _read(files.read(path), path, arguments.game)
        game.packs.add(pack)
    chosen = [games.get(name) for name in (games.names() if arguments.game is None else (arguments.game,))]
    if arguments.id is None:
        listed = [(game.name, game.packs.ref(pack)) for game in chosen for pack in game.packs.all()]
        if output.wants_json(arguments):
            output.print_json([reference for _, reference in listed])
            return
        for name, reference in listed:
            told = command_words(arguments.lang)("pack.line", **to_builtins(reference))
            output.console().print(f"{told}  {name}")
        return
    for game in chosen:
        try:
            pack = game.packs.get(arguments.id)
        except UnknownPack:
            continue
        _print_pack(game, pack, arguments)
        return
    raise UnknownPack(f"no pack is called {arguments.id[:64]!r}")


def _print_pack(game: Any, pack: Any, arguments: argparse.Namespace) -> None:
    from msgspec import to_builtins

    from warlords_core.cli import output
    from warlords_core.cli.command_words import command_words
    from warlords_core.codec import to_json

    if output.wants_json(arguments):
        output.print_json(pack)
        return
    reference = game.packs.ref(pack)
    console = output.console()
    console.print(command_words(arguments.lang)("pack.line", **to_builtins(reference)), style="bold")
    console.print_json(to_json(pack).decode())
