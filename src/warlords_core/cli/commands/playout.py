"""``warlords playout GAME``: bots play matches to their ends."""

import argparse
from collections import Counter
from typing import Any

from warlords_core.cli.arguments import add_format, add_options, add_seed, names, positive


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
    _print(matches, arguments.bots, options.seats, seconds)
    return exits.FINE


def _print(matches: list[dict[str, Any]], bots: tuple[str, ...], seats: int, seconds: float) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from warlords_core.cli import output
    from warlords_core.cli.results import ranking

    console = output.console()
    if len(matches) == 1:
        console.print(f"seed {matches[0]['seed']}: {matches[0]['moves']} moves, digest {matches[0]['digest']}")
        console.print(ranking(matches[0]["outcome"]))
        return
    wins: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for match in matches:
        wins.update(match["outcome"].winners)
        for standing in match["outcome"].ranking:
            places[standing.seat] += standing.place
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("seat", "bot", "won", "mean place"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for seat in range(seats):
        mean = f"{places[seat] / len(matches):.2f}"
        grid.add_row(str(seat), bots[seat % len(bots)], str(wins[seat]), mean)
    console.print(grid)
    moves = sum(match["moves"] for match in matches)
    console.print(f"{len(matches)} matches, {moves} moves, {seconds:.2f} s")
