"""The same kind of random play in other engines; those that are not installed are named as skipped."""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any

from benchmarks.measure import Skipped, Workload, rate

LONGEST_GAME = 200
"""Plies of a game of chess at most: random play rarely ends one."""
LONGEST_DIPLOMACY = 60
"""Phases of a game of Diplomacy at most: about twelve years, since random play never ends one."""
LOCM_RULES = "1.2"
SPIELS = {
    "python_tic_tac_toe": "Python",
    "python_kuhn_poker": "Python",
    "python_liars_poker": "Python",
    "python_team_dominoes": "Python",
    "gin_rummy": "C++",
    "hearts": "C++",
}
"""Games of OpenSpiel, and what they are written in."""


def _chess_game(chess: Any, seed: int) -> int:
    choose, board = random.Random(seed).choice, chess.Board()
    for ply in range(LONGEST_GAME):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        # A copy, as our states stay what they were; without the stack, as they have no history either.
        board = board.copy(stack=False)
        board.push(choose(moves))
    return LONGEST_GAME


def _spiel_game(game: Any, seed: int) -> int:
    chance, state, steps = random.Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(actions, weights)[0]
        else:
            action = chance.choice(state.legal_actions())
        state = state.child(action)
        steps += 1
    return steps


def _locm_game(engine: Any, seed: int) -> int:
    """Draft and battle; the state is changed in place, as its own agents play: its ``clone`` would be slower."""
    choose, state, steps = random.Random(seed).choice, engine.State(seed=seed, version=LOCM_RULES), 0
    while not state.is_ended():
        state.act(choose(state.available_actions))
        steps += 1
    return steps


def _diplomacy_game(engine: Any, seed: int) -> int:
    """Any order for each unit that can have one; the game is changed in place, and keeps its history."""
    choose, game, phases = random.Random(seed).choice, engine.Game(), 0
    while not game.is_game_done and phases < LONGEST_DIPLOMACY:
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = [place for place in game.get_orderable_locations(power) if possible[place]]
            game.set_orders(power, [choose(possible[place]) for place in places])
        game.process()
        phases += 1
    return phases


def _whole(play: Callable[[int], int]) -> Callable[[int], int]:
    """The same game counted as one."""

    def one(seed: int) -> int:
        play(seed)
        return 1

    return one


def _games(play: Callable[[int], int]) -> Callable[[], int]:
    seeds = count()
    return lambda: play(next(seeds))


def workloads() -> Iterator[Workload | Skipped]:
    """One workload for each peer that is installed."""
    yield from _chess()
    yield from _diplomacy()
    yield from _locm()
    yield from _spiels()


def _chess() -> Iterator[Workload | Skipped]:
    if find_spec("chess") is None:
        yield Skipped("chess/plies", "python-chess is not installed")
    else:
        chess = import_module("chess")
        yield Workload(
            name="chess/plies",
            about="python-chess: list(legal_moves), push on a copy without its stack; random games of up to 200 plies",
            sample=rate("plies/s", _games(lambda seed: _chess_game(chess, seed))),
        )


def _diplomacy() -> Iterator[Workload | Skipped]:
    names = ("diplomacy/games", "diplomacy/phases")
    if find_spec("diplomacy") is None:
        yield from (Skipped(name, "the package diplomacy is not installed") for name in names)
        return
    play = partial(_diplomacy_game, import_module("diplomacy"))
    yield Workload(
        name="diplomacy/games",
        about=f"diplomacy: any orders of seven powers, process() in place; games of up to {LONGEST_DIPLOMACY} phases",
        sample=rate("games/s", _games(_whole(play))),
    )
    yield Workload(
        name="diplomacy/phases",
        about="the same; a phase is everybody's orders and what comes of them",
        sample=rate("phases/s", _games(play)),
    )


def _locm() -> Iterator[Workload | Skipped]:
    names = ("gym-locm/games", "gym-locm/steps")
    if find_spec("gym_locm") is None:
        yield from (Skipped(name, "gym-locm is not installed; see benchmarks/README.md") for name in names)
        return
    play = partial(_locm_game, import_module("gym_locm.engine"))
    yield Workload(
        name="gym-locm/games",
        about=f"gym-locm, rules {LOCM_RULES}: available_actions, act() in place; draft and battle of random agents",
        sample=rate("games/s", _games(_whole(play))),
    )
    yield Workload(
        name="gym-locm/steps",
        about="the same; picks of the draft count as steps",
        sample=rate("steps/s", _games(play)),
    )


def _spiels() -> Iterator[Workload | Skipped]:
    if find_spec("pyspiel") is None:
        yield from (Skipped(f"openspiel/{name}", "OpenSpiel is not installed") for name in SPIELS)
        return
    pyspiel = import_module("pyspiel")
    with suppress(ImportError):  # registers the Python games
        import_module("open_spiel.python.games")
    known = set(pyspiel.registered_names())
    for name, language in SPIELS.items():
        if name in known:
            game = pyspiel.load_game(name)
            yield Workload(
                name=f"openspiel/{name}",
                about=f"OpenSpiel ({language}): legal_actions, child(); random games, chance nodes counted as steps",
                sample=rate("steps/s", _games(lambda seed, game=game: _spiel_game(game, seed))),  # type: ignore[misc]  # a default binds the loop's value
            )
        else:
            yield Skipped(f"openspiel/{name}", "this OpenSpiel has no such game")
