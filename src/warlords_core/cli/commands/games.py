"""``warlords games``: what can be played."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    from warlords_core import games
    from warlords_core.cli import exits, output

    listed = [_told(games.get(name)) for name in games.names()]
    if output.wants_json(arguments):
        output.print_json(listed)
        return exits.FINE
    console = output.console()
    for game in listed:
        console.print(f"{game['name']}  {game['title']['en']} · {game['title']['zh']}", style="bold")
        console.print(f"  {game['clauses']} rule clauses")
        for pack in game["packs"]:
            console.print(f"  pack {pack['id']} version {pack['version']}  {pack['digest']}")
        console.print(f"  bots {', '.join(game['bots'])}")
        for name, value in game["options"].items():
            console.print(f"  option {name}={value}")
    return exits.FINE


def _told(game: Any) -> dict[str, Any]:
    import msgspec

    from warlords_core import bots

    packs = [game.packs.ref(pack) for pack in game.packs.all()]
    document = {
        "name": game.name,
        "title": game.title,
        "clauses": len(game.rules),
        "packs": packs,
        "bots": bots.names(game),
        "options": game.default_options(),
    }
    told: dict[str, Any] = msgspec.to_builtins(document)
    return told
