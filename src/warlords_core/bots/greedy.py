"""The bot that looks one action ahead.

It draws full states that its view allows, tries actions there, lets the round that the action belongs to run to its
end with random answers, and takes the action after which its seat stands best. With few actions to try it draws more
such states, so that no single guess at what is hidden decides. What no view tells it answers by chance.

All of that together has a bound, counted in actions and events and not by a clock: tables on which every action sets
off many others are looked at less, so that a server which answers others meanwhile need not wait.
"""

from typing import Any, Final

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame, Transition
from warlords_core.rng import Stream
from warlords_core.types import GameState, GameView

CANDIDATES = 64
"""Actions that are tried at most; of a larger set, so many different ones at random."""
WORLDS = 8
"""Full states in which each action is tried at most; never so many that there are more tries than candidates."""
ANSWERS = 40
"""Random answers that are given at most after each of them."""
EFFORT: Final = 1_500
"""Actions that are carried out, and events that they bring about, in all: 0.3 seconds at the most laborious tables
known. In ordinary play a tenth to a third of the decisions reach it and go without their last states, or without some
candidates; most of these choose the same all the same, and 30 matches against the bot without the bound ended even."""


def greedy(game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream) -> Any:
    """Choose the action after which the seat stands best; of equal ones, the first.

    Raises:
        ValueError: the view is a spectator's.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has nothing to decide")
    if actions.size == 1:
        return actions[0]
    candidates = _candidates(actions, source)
    worth: dict[int, float] = {}
    effort = _Effort(EFFORT)
    for _ in range(min(WORLDS, CANDIDATES // len(candidates))):
        state = game.determinize(view, source.below(2**53))
        if game.guesses(state, seat):
            return actions.sample(source)
        trial = _Trial(game, state, seat, source.below(2**53), effort)
        stands = trial.of_each(actions, candidates)
        if worth and len(stands) < len(candidates):
            break  # Some have been tried once more than others: no fair comparison.
        worth = {index: worth.get(index, 0.0) + stand for index, stand in stands.items()}
        if effort.spent:
            break
    # max() keeps the first of equals.
    return actions[max(sorted(worth), key=worth.__getitem__)]


def _candidates(actions: ActionSet[Any], source: Stream) -> list[int]:
    if actions.size <= CANDIDATES:
        return list(range(actions.size))
    chosen: set[int] = set()
    while len(chosen) < CANDIDATES:
        chosen.add(source.below(actions.size))
    return sorted(chosen)


class _Effort:
    """What is left of the bound on all tries of a decision."""

    __slots__ = ("_left",)

    def __init__(self, left: int) -> None:
        self._left = left

    @property
    def spent(self) -> bool:
        """Nothing more is to be tried."""
        return self._left <= 0

    def take(self, transition: Transition[Any]) -> GameState:
        """The state after an action, which is counted with its events."""
        self._left -= 1 + len(transition.events)
        state: GameState = transition.state
        return state


class _Trial:
    """One full state in which actions are tried; the same chance answers for the others after each of them."""

    def __init__(self, game: AnyGame, state: GameState, seat: int, chance: int, effort: _Effort) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._chance = chance
        self._effort = effort

    def of_each(self, actions: ActionSet[Any], candidates: list[int]) -> dict[int, float]:
        """How the seat stands after each candidate; when the effort is spent, after those that were tried by then.

        One is tried in any case. They come in random order, so that it is not always the last that are left out.
        """
        stands: dict[int, float] = {}
        for index in Stream.seeded(self._chance, "order").shuffled(candidates):
            stand = self._worth(actions[index])
            # The try that the effort ended with may have been cut short; it counts if it is the only one.
            if not stands or not self._effort.spent:
                stands[index] = stand
            if self._effort.spent:
                break
        return stands

    def _worth(self, action: Any) -> float:
        """How the seat stands when the round of an action is over, or as far as answers and effort reach."""
        game, seat, effort = self._game, self._seat, self._effort
        together = len(game.decisions(self._state)) > 1
        sources: dict[int, Stream] = {}
        state = effort.take(game.resolve_unchecked(self._state, seat, action))
        for _ in range(ANSWERS):
            owed = game.decisions(state)
            if not owed or effort.spent or _settled([decision.seat for decision in owed], seat, together=together):
                break
            other = owed[0].seat
            answers = sources.get(other) or sources.setdefault(other, Stream.seeded(self._chance, f"answers/{other}"))
            answer = game.legal_actions(state, other).sample(answers)
            state = effort.take(game.resolve_unchecked(state, other, answer))
        return game.evaluate(state, seat)


def _settled(owing: list[int], seat: int, *, together: bool) -> bool:
    """Whether the action has had its effect.

    One that several seats chose together has, when the seat is asked together with others again; any other has,
    when it is no longer this seat alone that is asked.
    """
    if together:
        return len(owing) > 1 and seat in owing
    return owing != [seat]
