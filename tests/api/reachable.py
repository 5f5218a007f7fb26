"""States that real matches reach: random walks under the rules."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from warlords_core import games
from warlords_core.game import AnyGame
from warlords_core.playout import playout
from warlords_core.rng import Stream

LONGEST = 60


def walk(game: AnyGame, seed: int, steps: int) -> Any:
    """The state after so many random actions, or at the end of the match if that comes first."""
    state, source = game.setup(_options(game, seed), seed).state, Stream.seeded(seed, "walk")
    for _ in range(steps):
        owed = game.decisions(state)
        if not owed:
            break
        seat = owed[source.below(len(owed))].seat
        state = game.apply(state, seat, game.legal_actions(state, seat).sample(source)).state
    return state


def _options(game: AnyGame, seed: int) -> Any:
    options = game.default_options()
    return replace(options, seats=3 + seed % 3) if game.name == "xidit" else options


@cache
def some_state(name: str, place: int) -> Any:
    """One of a few dozen reachable states, from set-up to the end of a match."""
    game = games.get(name)
    return walk(game, place, 2_000 if place % 8 == 7 else place * 37 % LONGEST)


@cache
def some_record(name: str, place: int) -> Any:
    """A record of a match; of every second one the moves come in another order, so that one of them is refused."""
    game = games.get(name)
    record = playout(game, _options(game, place), place).record
    return record if place % 2 else replace(record, moves=record.moves[::-1])
