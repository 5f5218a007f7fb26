"""``warlords rules [GAME|CLAUSE]``: the numbered clauses."""

import argparse
from typing import Any


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    from warlords_core.cli.arguments import add_format, add_language

    parser.add_argument("which", metavar="GAME|CLAUSE", nargs="?", help="a game, or the id of a clause (default: all)")
    add_language(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print clauses; one that is asked for with its text, several with their titles."""
    from warlords_core.cli import exits, output

    clauses = _chosen(arguments.which)
    if output.wants_json(arguments):
        output.print_json(clauses)
        return exits.FINE
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(arguments.lang)
    width = max(len(clause.id) for clause in clauses) + 2
    for clause in clauses:
        title = clause.title.language(arguments.lang)
        if len(clauses) > 1:
            console.print(f"{clause.id:<{width}}{title}")
            continue
        console.print(f"{clause.id}  {title}", style="bold")
        console.print(clause.text.language(arguments.lang))
        if clause.switch is not None:
            console.print(say("rules.option", name=clause.switch))
        if clause.gap:
            console.print(say("rules.gap"))
    return exits.FINE


def _chosen(which: str | None) -> list[Any]:
    from warlords_core import games
    from warlords_core.cli.faults import CommandError

    if which in games.names():
        return list(games.get(which).rules)
    clauses = [clause for name in games.names() for clause in games.get(name).rules]
    found = [clause for clause in clauses if which is None or clause.id.casefold() == which.casefold()]
    if not found:
        raise CommandError("unknown_clause", f"there is no game and no rule clause {which}", which=which)
    return found
