"""What must hold of the exits that an assessment leaves behind (XD-11): a part of ``problems()``."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from warlords_core.errors import Problem
from warlords_core.xidit.assessment import LAST_CHECK, scores, seats_out
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import Exit, State, View

_EXITS: Final = "/table/exits"


def check_exits(state: State, board: Board) -> Iterator[Problem]:
    """No exits before the end; at the end everybody's, in the order of the checks, the winner last (XD-11.2)."""
    exits = state.table.exits
    if state.agenda:
        if exits:
            yield Problem("exits_early", "XD-11.2", _EXITS, "nobody is out before the assessment")
        return
    wanted: list[int | None] = list(range(len(state.players)))
    if state.table.dummy is not None:
        wanted.append(None)
    if len(exits) != len(wanted) or {out.seat for out in exits} != set(wanted):
        message = f"the assessment ranks {len(wanted)}, each once, with the dummy if there is one"
        yield Problem("exits_incomplete", "XD-11.2", _EXITS, message)
        return
    yield from _check_order(state)
    yield from _check_scores(state, board)
    yield from _check_wealth(state)
    yield from _check_map(state)


def fits(match: State | View, board: Board) -> bool:
    """Whether open bards stand there for each region and seat, so that they can be counted."""
    rows, seats = match.table.bards, len(match.players)
    return len(rows) == len(board.regions) and all(len(row) == seats for row in rows)


def _check_order(state: State) -> Iterator[Problem]:
    exits, checks = state.table.exits, state.table.checks
    outs = [seats_out(len(state.players), position) for position in range(LAST_CHECK)]
    positions = [position for position, out in enumerate(outs) for _ in range(out)]
    positions += [LAST_CHECK] * (len(exits) - len(positions))
    for place, (out, position) in enumerate(zip(exits, positions, strict=True)):
        if out.check != checks[position]:
            message = f"{checks[position]} decided on this place, not {out.check}"
            yield Problem("exit_check", "XD-11.2", f"{_EXITS}/{place}/check", message)
        if out.won != (place == len(exits) - 1) or (out.won and out.seat is None):
            yield Problem("exit_won", "XD-11.2", f"{_EXITS}/{place}/won", "one seat wins, and it stands last")
    for place, (worse, better) in enumerate(pairwise(exits), 1):
        # The dummy never wins, so it may stand before a winner that has less (XD-12.2).
        if worse.check == better.check and worse.score > better.score and worse.seat is not None:
            message = "of those that a check decides on, the worst stands first"
            yield Problem("exit_order", "XD-11.2", f"{_EXITS}/{place}/score", message)


def _check_scores(state: State, board: Board) -> Iterator[Problem]:
    """Scores that can still be counted are right; the others are possible (XD-11.1)."""
    largest = {"influence": board.storeys, "reputation": sum(region.first for region in board.regions)}
    for place, out in enumerate(state.table.exits):
        counted = _counted(state, board, out)
        possible = range(largest.get(out.check, 0) + 1) if counted is None else range(counted, counted + 1)
        if out.score not in possible:
            message = f"{out.check} is {possible[0]} to {possible[-1]} here, not {out.score}"
            yield Problem("exit_score", "XD-11.1", f"{_EXITS}/{place}/score", message)


def _counted(state: State, board: Board, out: Exit) -> int | None:
    """What an exit scored, as far as screens and map still tell it."""
    dummy = state.table.dummy
    if out.seat is None:
        score: int | None = getattr(dummy, out.check, None)
        return score
    if out.check == "wealth":
        return state.players[out.seat].gold
    seats = len(state.players)
    still_there = out.check == state.table.checks[LAST_CHECK]
    if still_there and fits(state, board) and all(guild.seat < seats for guild in state.table.guilds):
        return scores(state, out.check)[out.seat]
    return None


def _check_wealth(state: State) -> Iterator[Problem]:
    """Nobody who came through the check of wealth has less gold than one that it put out (XD-11.2)."""
    poorest = 0
    for out in state.table.exits:
        if out.check == "wealth":
            poorest = max(poorest, out.score) if not out.won else poorest
        elif out.seat is not None and state.players[out.seat].gold < poorest:
            message = f"a seat with less than {poorest} gold was put out in wealth"
            yield Problem("gold_too_little", "XD-11.2", f"/players/{out.seat}/gold", message)


def _check_map(state: State) -> Iterator[Problem]:
    """Seats that went out before the last check have nothing on the map (XD-11.3)."""
    last = state.table.checks[LAST_CHECK]
    gone = {out.seat for out in state.table.exits if out.check != last}
    for place, guild in enumerate(state.table.guilds):
        if guild.seat in gone:
            message = f"seat {guild.seat} is out, and its guilds are off the map"
            yield Problem("guild_of_seat_out", "XD-11.3", f"/table/guilds/{place}", message)
    for region, row in enumerate(state.table.bards):
        for seat, bards in enumerate(row):
            if bards and seat in gone:
                message = f"seat {seat} is out, and its bards are off the map"
                yield Problem("bards_of_seat_out", "XD-11.3", f"/table/bards/{region}/{seat}", message)
