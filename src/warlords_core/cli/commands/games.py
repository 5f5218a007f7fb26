"""``warlords games``: what can be played."""

import argparse
from typing import Any

from warlords_core.cli.arguments import add_format, add_language


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    from warlords_core import games
    from warlords_core.cli import exits, output

    listed = [_told(games.get(name)) for name in games.names()]
    if output.wants_json(arguments):
        output.print_json(listed)
        return exits.FINE
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(arguments.lang)
    for game in listed:
        title = game["title"]
        told = title[arguments.lang] if arguments.lang != "en" else f"{title['en']} · {title['zh']}"
        console.print(f"{game['name']}  {told}", style="bold")
        console.print(f"  {say('games.clauses', count=game['clauses'])}")
        for pack in game["packs"]:
            console.print(f"  {say('games.pack', **pack)}")
        console.print(f"  {say('games.bots', names=', '.join(game['bots']))}")
        for name, value in game["options"].items():
            console.print(f"  {say('games.option', name=name, value=value)}")
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
