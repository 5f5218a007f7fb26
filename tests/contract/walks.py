"""Seeded walks: random matches of any game, the same for the same seed."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

from tests.contract.harness import TABLES, Harness, harness
from warlords_core.game import Transition
from warlords_core.record import Record
from warlords_core.rng import Rng, Stream

SEEDS = st.integers(min_value=0, max_value=2**53 - 1)

each_table = pytest.mark.parametrize(("name", "table"), TABLES, ids=[f"{name}-{table}" for name, table in TABLES])
"""Runs a test at every table of every game."""


class Turn(NamedTuple):
    """One action of a walk."""

    state: Any
    seat: int
    action: Any
    after: Transition[Any]


@dataclass(frozen=True)
class Walk:
    """A match played to its end, or to the bound of its harness."""

    harness: Harness
    options: Any
    seed: int
    opening: Transition[Any]
    turns: tuple[Turn, ...]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.turns[-1].after.state

    @property
    def states(self) -> Iterator[Any]:
        """All states, the first and the last too."""
        yield self.opening.state
        yield from (turn.after.state for turn in self.turns)

    @property
    def transitions(self) -> Iterator[Transition[Any]]:
        """Set-up and every step."""
        yield self.opening
        yield from (turn.after for turn in self.turns)

    @property
    def record(self) -> Record[Any, Any]:
        """The record of the match."""
        types = self.harness.game.types
        moves = tuple(types.move(turn.seat, turn.action) for turn in self.turns)
        record: Record[Any, Any] = types.record(
            self.harness.game.name, self.opening.state.pack, self.options, self.seed, moves
        )
        return record

    def some(self, chance: Stream, most: int) -> list[Turn]:
        """Turns from all over the walk, so that every kind of decision occurs as early as the number allows."""
        kinds: dict[str, list[Turn]] = defaultdict(list)
        for turn in self.turns:
            owed = self.harness.game.decisions(turn.state)
            kinds[",".join(sorted({type(decision).__name__ for decision in owed}))].append(turn)
        queues = [list(chance.shuffled(turns)) for _, turns in sorted(kinds.items())]
        chosen: list[Turn] = []
        while len(chosen) < most and any(queues):
            chosen += [queue.pop() for queue in queues if queue]
        return chosen[:most]


def chance(seed: int, label: str) -> Stream:
    """Draws for a test, apart from those of the match."""
    return Stream(Rng.seeded(seed).key, f"test/{label}")


def walk(name: str, table: str, seed: int) -> Walk:
    """Play a match of a table by a seed; the policies of the harness take turns with the seeds."""
    case = harness(name)
    return play(case, case.tables[table], seed)


def play(case: Harness, options: Any, seed: int) -> Walk:
    """Play a match to its end, or one action beyond the bound."""
    game, draws = case.game, chance(seed, "walk")
    policy = case.policies[seed % len(case.policies)]
    opening = game.setup(options, seed)
    state, turns = opening.state, list[Turn]()
    while (owed := game.decisions(state)) and len(turns) <= case.longest:
        seat = owed[draws.below(len(owed))].seat
        action = policy(state, seat, game.legal_actions(state, seat), draws)
        after = game.apply(state, seat, action)
        turns.append(Turn(state, seat, action, after))
        state = after.state
    return Walk(case, options, seed, opening, tuple(turns))
