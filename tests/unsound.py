"""States in which something is wrong, made by hand or by chance, and what a game must say of them: for every game."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from warlords_core import codec
from warlords_core.errors import Malformed, Problem
from warlords_core.game import AnyGame
from warlords_core.rng import Stream

Told = tuple[str, str | None, str]
"""Code, clause and pointer of a problem."""
Broken = Mapping[str, tuple[Any, Sequence[Told]]]
"""By what is wrong: a state, and all its problems."""
Pick = Callable[[Any, int, Stream], Any]
"""Picks an action for (state, seat, chance)."""


def cases(broken: Broken) -> list[Any]:
    """The names of broken states for ``parametrize``, each with the clauses that it breaks."""
    return [
        pytest.param(name, marks=pytest.mark.rule(*sorted({rule for _, rule, _ in told if rule})))
        for name, (_, told) in broken.items()
    ]


def told(game: AnyGame, state: Any) -> list[Told]:
    """What a game says is wrong with a state, in an order of its own."""
    return in_order((problem.code, problem.rule, problem.pointer) for problem in game.problems(state))


def in_order(problems: Iterable[Told]) -> list[Told]:
    """Problems in the order of ``told``."""
    return sorted(problems, key=str)


def check_words(game: AnyGame, state: Any, letters: str) -> None:
    """Pointers lead somewhere, messages say something, clauses have the letters of the game, problems travel."""
    document = msgspec.to_builtins(state)
    for problem in game.problems(state):
        at = document
        for key in problem.pointer.split("/")[1:]:
            at = at[int(key)] if isinstance(at, (list, tuple)) else at[key]
        assert problem.message
        assert problem.rule is None or re.fullmatch(rf"{letters}-\d+\.\d+", problem.rule)
        assert codec.from_json(codec.to_json(problem), Problem) == problem


# By chance


@dataclass(frozen=True, kw_only=True)
class Changes:
    """Changes of states of one game by chance: whatever decodes is judged without a crash."""

    game: AnyGame
    words: tuple[str, ...]
    """Put in the place of any text."""
    numbers: tuple[int, ...]
    """Put in the place of any whole number, besides its neighbours."""
    seats: Callable[[Any], int]
    """How many seats play in a state."""
    pick: Pick
    """How it goes on from a state that is found sound."""

    def try_many(self, pool: Sequence[Any], chance: Stream, times: int) -> tuple[int, int]:
        """Change so many states and play on from the sound ones; how many were refused, and how many played on."""
        refused = played = 0
        for _ in range(times):
            state = self.changed(pool[chance.below(len(pool))], chance)
            if state is None:
                continue
            if self.game.problems(state):
                refused += 1
            else:
                self.play_on(state, chance)
                played += 1
        return refused, played

    def play_on(self, state: Any, chance: Stream) -> None:
        """Look at a sound state from all sides and go on from it: all that follows is sound, and decodes."""
        game, seats = self.game, self.seats(state)
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            assert game.view(game.determinize(view, chance.below(2**53)), viewer) == view
        for seat in range(seats):
            game.evaluate(state, seat)
        assert (game.outcome(state) is None) == bool(game.decisions(state))
        for _ in range(10):
            owed = game.decisions(state)
            if not owed:
                return
            seat = owed[chance.below(len(owed))].seat
            state = game.apply(state, seat, self.pick(state, seat, chance)).state
            assert game.problems(state) == ()
            assert codec.from_json(codec.to_json(state), game.types.state) == state

    def changed(self, state: Any, chance: Stream) -> Any:
        """A state with one to three values changed; None if that does not even decode."""
        document: Any = msgspec.json.decode(codec.to_json(state))
        for _ in range(1 + chance.below(3)):
            path = chance.shuffled(list(_paths(document)))[0]
            parent = document
            for key in path[:-1]:
                parent = parent[key]
            parent[path[-1]] = self._other(parent[path[-1]], chance)
        try:
            return codec.from_json(msgspec.json.encode(document), self.game.types.state)
        except Malformed:
            return None

    def _other(self, value: Any, chance: Stream) -> Any:
        """Another value, mostly of the same kind."""
        match value:
            case bool():
                return not value
            case int():
                numbers = (*self.numbers, value + 1, max(0, value - 1))
                return numbers[chance.below(len(numbers))]
            case str():
                return self.words[chance.below(len(self.words))]
            case [] | [_]:
                return [*value, *value]
            case list():
                items = list(chance.shuffled(value))
                return (items, value[1:], [*value, value[0]])[chance.below(3)]
            case None:
                return 1 + chance.below(5)
            case _:
                return None


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Any:
    """The paths to all values inside a document."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from _paths(value[key], (*path, key))
