"""States that real matches reach: random walks under the rules."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from msgspec.structs import replace

from warlords_core import games
from warlords_core.game import AnyGame
from warlords_core.playout import playout
from warlords_core.rng import Stream

LONGEST = 60
"""Steps to the states that are taken, at most."""
LONGER = {"rising_sun": 240}
"""By game, where more of them are needed to see all of a match: a step is one piece moved, or one word spoken."""


def walk(game: AnyGame, seed: int, steps: int) -> Any:
    """The state after so many random actions, or at the end of the match if that comes first."""
    *_, state = islice(walked(game, seed), steps + 1)
    return state


def walked(game: AnyGame, seed: int) -> Iterator[Any]:
    """The first state of a match of random actions, and those that they lead to."""
    state, source = game.setup(_options(game, seed), seed).state, Stream.seeded(seed, "walk")
    yield state
    while owed := game.decisions(state):
        seat = owed[source.below(len(owed))].seat
        actions = game.legal_actions(state, seat)
        action = actions.sample(source)
        # A match that somebody gives up at once shows nothing; the last action of a turn of kassen is retreat.
        while type(action).__name__ == "Retreat" and source.below(50):
            action = actions.sample(source)
        state = game.apply(state, seat, action).state
        yield state


def _options(game: AnyGame, seed: int) -> Any:
    """Other numbers of seats, or other armies and leaders, with other seeds."""
    options = game.default_options()
    match game.name:
        case "xidit":
            return replace(options, seats=3 + seed % 3)
        case "kassen":
            leaders = (("person", "person"), ("person", "middle"), ("low", "high"))[seed % 3]
            return replace(options, army_size=3 + seed % 6, leaders=leaders, kind=("field", "siege")[seed % 2])
        case "rising_sun":
            boxes = (("base",), ("base", "kickstarter"), ("base", "kickstarter", "dynasty"))
            add_on = ("torii", "teapot", "horseman")[seed // 4 % 3]
            return replace(options, seats=3 + seed % 4, boxes=boxes[seed % 4 - 1 if seed % 4 else 0], add_on=add_on)
        case _:
            return options


@cache
def some_state(name: str, place: int) -> Any:
    """One of a few dozen reachable states, from set-up to the end of a match."""
    game = games.get(name)
    return walk(game, place, 2_000 if place % 8 == 7 else place * 37 % LONGER.get(name, LONGEST))


@cache
def some_record(name: str, place: int) -> Any:
    """A record of a match; of every second one the moves come in another order, so that one of them is refused."""
    game = games.get(name)
    record = playout(game, _options(game, place), place).record
    return record if place % 2 else replace(record, moves=record.moves[::-1])
