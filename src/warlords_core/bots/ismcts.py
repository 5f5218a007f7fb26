"""The bot that searches: information-set Monte-Carlo tree search from one seat's eyes.

Each try draws a full state that the view allows, walks down one tree that all tries share, adds a node to it, plays on
at random for a while and weighs where that leads. A node stands for what was done since the root, so tries that
differ only in what is hidden teach each other. In a try only those branches count that are legal in its state; a
branch is explored by how often it was on offer, not by how often its parent was visited (UCB1 over availability).

Large action sets are never listed: a node gets a new branch only as its visits grow (progressive widening), drawn from
the set. Whoever has to decide at the same time as another seat, and is not the searcher, answers at random and has no
level of the tree: it must not know what the searcher has chosen.
"""

from collections.abc import Iterable
from math import log, sqrt
from typing import Any, Final

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.rng import Stream
from warlords_core.types import GameState, GameView

ITERATIONS: Final = 300
"""Tries, unless told otherwise; so many nodes has the tree at most."""
WIDTH: Final = 2
"""A node has at most this times the root of its visits, rounded up, branches that are legal at once."""
CURIOSITY: Final = 0.7
"""How much a branch that was seldom tried is preferred."""
ROLLOUT: Final = 2
"""Random actions after a new node, once those who decide together with it have answered; more of them cost time and
have not made the bot stronger."""
ANSWERS: Final = 40
"""Random answers of those others at most, on the way down and after it."""
LISTED: Final = 64
"""A set of no more actions is listed to find an untried one; of a larger one some are drawn."""
DRAWS: Final = 8
SECOND_THOUGHTS: Final = 3
"""So often a random action that ends the match to its own seat's disadvantage is drawn anew."""


def ismcts(
    game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream, *, iterations: int = ITERATIONS
) -> Any:
    """Choose the action that the search has come back to most often; of equals, the better, then the first tried.

    Args:
        game: any game of the protocol.
        view: of the seat that decides.
        actions: what it may do.
        source: all chance of the search.
        iterations: how many tries; nothing depends on a clock.

    Raises:
        ValueError: the view is a spectator's.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has nothing to decide")
    if actions.size == 1:
        return actions[0]
    search = _Search(game, view, seat, source)
    for _ in range(iterations):
        search.attempt()
    return search.best()


class _Node:
    """What was done since the root; its figures are those of the seat that took the last action."""

    __slots__ = ("branches", "offered", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[tuple[int, Any], _Node] = {}
        """By seat and action."""
        self.visits = 0
        self.offered = 0
        """How often it was legal when its parent was passed."""
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean reward, 0 … 1."""
        return self.total / self.visits

    def bound(self) -> float:
        """The upper confidence bound of its reward."""
        return self.mean + CURIOSITY * sqrt(log(self.offered) / self.visits)


class _Search:
    """One tree and the tries that grow it."""

    def __init__(self, game: AnyGame, view: GameView, seat: int, source: Stream) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._source = source
        self._root = _Node()
        self._spread, self._weighed = 0.0, 0
        """Sum and number of the differences that random play has made; they scale the next ones."""

    def best(self) -> Any:
        """The action of the branch that was visited most."""
        branches = self._root.branches
        # max() keeps the first of equals.
        _, action = max(branches, key=lambda key: (branches[key].visits, branches[key].mean))
        return action

    def attempt(self) -> None:
        """Draw a state, walk down, add a node, play on at random, and note the rewards on the way back."""
        game = self._game
        start = state = game.determinize(self._view, self._source.below(2**53))
        node, path, grown = self._root, [], False
        together: set[int] = set()
        answers = 0
        while not grown and answers < ANSWERS and (owed := [decision.seat for decision in game.decisions(state)]):
            together = set(owed) if len(owed) > 1 else together & set(owed)
            seat = self._seat if self._seat in owed else owed[0]
            legal = game.legal_actions(state, seat)
            if seat != self._seat and seat in together:
                action = legal.sample(self._source)
                answers += 1
            else:
                node.visits += node is self._root
                action, node, grown = self._branch(node, seat, legal)
                path.append((seat, node))
            together.discard(seat)
            state = game.resolve_unchecked(state, seat, action).state
        state = self._play_on(state, together)
        rewards = self._rewards(start, state, {seat for seat, _ in path})
        for seat, passed in path:
            passed.visits += 1
            passed.total += rewards[seat]

    def _branch(self, node: _Node, seat: int, legal: ActionSet[Any]) -> tuple[Any, _Node, bool]:
        """The branch to follow: a new one as long as the node is not too wide, else that of the highest bound."""
        branches = node.branches
        offered = [
            (action, branch) for (whose, action), branch in branches.items() if whose == seat and action in legal
        ]
        for _, branch in offered:
            branch.offered += 1
        wide = len(offered) >= legal.size or len(offered) >= WIDTH * sqrt(node.visits + 1)
        untried = None if wide and offered else self._untried(legal, {action for action, _ in offered})
        if untried is not None:
            grown = branches[seat, untried] = _Node()
            grown.offered = 1
            return untried, grown, True
        action, branch = max(offered, key=lambda each: each[1].bound())
        return action, branch, False

    def _untried(self, legal: ActionSet[Any], tried: set[Any]) -> Any | None:
        """An action that is no branch yet, drawn; None: there is none, or none was drawn."""
        if legal.size <= LISTED:
            left = [action for action in legal if action not in tried]
            return left[self._source.below(len(left))] if left else None
        drawn = (legal.sample(self._source) for _ in range(DRAWS))
        return next((action for action in drawn if action not in tried), None)

    # After the tree

    def _play_on(self, state: GameState, together: set[int]) -> GameState:
        """Random answers of those who decide together with somebody, then some random actions."""
        game = self._game
        left = ROLLOUT
        for _ in range(ROLLOUT + ANSWERS):
            owed = [decision.seat for decision in game.decisions(state)]
            together = together & set(owed)
            left -= not together
            if not owed or left < 0:
                break
            seat = owed[0]
            together.discard(seat)
            state = self._random_step(state, seat)
        return state

    def _random_step(self, state: GameState, seat: int) -> GameState:
        """A random action; if it would end the match against its seat, another one."""
        game = self._game
        legal = game.legal_actions(state, seat)
        after: GameState = game.resolve_unchecked(state, seat, legal.sample(self._source)).state
        for _ in range(SECOND_THOUGHTS):
            if game.decisions(after) or _reward(game, after, seat) > 0:
                break
            after = game.resolve_unchecked(state, seat, legal.sample(self._source)).state
        return after

    def _rewards(self, start: GameState, end: GameState, seats: Iterable[int]) -> dict[int, float]:
        """For each seat 0 … 1: its place if the match is over, else how much better it stands than at the start."""
        game = self._game
        if not game.decisions(end):
            return {seat: _reward(game, end, seat) for seat in seats}
        rewards: dict[int, float] = {}
        for seat in seats:
            better = game.evaluate(end, seat) - game.evaluate(start, seat)
            self._spread += abs(better)
            self._weighed += 1
            scale = abs(better) + self._spread / self._weighed
            rewards[seat] = 0.5 + (0.5 * better / scale if scale else 0.0)
        return rewards


def _reward(game: AnyGame, end: GameState, seat: int) -> float:
    """The share of the others that a seat has left behind, ties by half; half if there is no outcome."""
    outcome = game.outcome(end)
    if outcome is None or len(outcome.ranking) == 1:
        return 0.5
    places = {standing.seat: standing.place for standing in outcome.ranking}
    behind = sum([place > places[seat] for place in places.values()])
    level = sum([place == places[seat] for place in places.values()]) - 1
    return (behind + level / 2) / (len(places) - 1)
