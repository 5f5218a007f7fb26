"""``warlords playout GAME``: bots play matches to their ends."""

import argparse
from collections import Counter
from typing import Any

from warlords_core.cli.arguments import add_format, add_language, add_options, add_seed, names, positive


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", metavar="GAME", help="name of a game, as `games` lists them")
    parser.add_argument("-n", type=positive, default=1, metavar="N", help="number of matches (default: 1)")
    parser.add_argument(
        "--bots",
        type=names,
        default=("random",),
        metavar="NAME,…",
        help="bots, as `games` lists them, seat by seat in turn",
    )
    add_options(parser)
    add_seed(parser, default=1)
    parser.add_argument("--record", metavar="FILE", help="write the record of the match (with -n 1 only)")
    add_language(parser)
    add_format(parser)
    parser.description = f"{parser.description} Match number i has the seed SEED + i, counted from 0."


def run(arguments: argparse.Namespace) -> int:
    """Play, and print who won."""
    from time import perf_counter

    from warlords_core.cli import exits, files, output, players, starting
    from warlords_core.cli.faults import CommandError
    from warlords_core.codec import digest, to_json
    from warlords_core.playout import playout

    if arguments.record is not None and arguments.n != 1:
        raise CommandError("usage", "--record takes one match: leave -n out")
    if arguments.seed + arguments.n > 2**53:
        raise CommandError("usage", "the last seed would be above 2**53 - 1")
    if arguments.record is not None:
        files.check_writable(arguments.record)
    game, options = starting.chosen(arguments)
    bots = players.seated(game, arguments.bots, options.seats)
    matches: list[dict[str, Any]] = []
    started = perf_counter()
    for seed in range(arguments.seed, arguments.seed + arguments.n):
        played = playout(game, options, seed, bots)
        if arguments.record is not None:
            files.write(arguments.record, to_json(played.record))
        moves = len(played.record.moves)
        matches.append({"seed": seed, "moves": moves, "digest": digest(played.state), "outcome": played.outcome})
    seconds = perf_counter() - started
    if output.wants_json(arguments):
        if arguments.record != "-":
            output.print_json({"game": game.name, "options": options, "bots": arguments.bots, "matches": matches})
        return exits.FINE
    if len(matches) == 1:
        _print_one(game, matches[0], arguments.lang)
    else:
        bots_told = tuple(arguments.bots[seat % len(arguments.bots)] for seat in range(options.seats))
        _print_all(matches, bots_told, seconds, arguments.lang)
    return exits.FINE


def _print_one(game: Any, match: dict[str, Any], language: Any) -> None:
    from warlords_core.cli import output
    from warlords_core.cli.command_words import command_words
    from warlords_core.cli.presenter import presenter_of
    from warlords_core.cli.results import ranking

    console, say = output.console(), command_words(language)
    console.print(say("playout.one", seed=match["seed"], moves=match["moves"], digest=match["digest"]))
    console.print(ranking(match["outcome"], presenter_of(game, language).words))


def _print_all(matches: list[dict[str, Any]], bots: tuple[str, ...], seconds: float, language: Any) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from warlords_core.cli import output
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(language)
    wins: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for match in matches:
        wins.update(match["outcome"].winners)
        for standing in match["outcome"].ranking:
            places[standing.seat] += standing.place
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("seat", "bot", "won", "mean"):
        grid.add_column(say(f"playout.{name}"), justify="left" if name == "bot" else "right")
    for seat, bot in enumerate(bots):
        mean = f"{places[seat] / len(matches):.2f}"
        grid.add_row(str(seat), bot, str(wins[seat]), mean)
    console.print(grid)
    moves = sum(match["moves"] for match in matches)
    console.print(say("playout.all", matches=len(matches), moves=moves, seconds=f"{seconds:.2f}"))
