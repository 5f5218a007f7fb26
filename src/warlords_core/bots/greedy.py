"""The bot that looks one action ahead.

It draws full states that its view allows, tries actions there, lets the round that the action belongs to run to its
end with random answers, and takes the action after which its seat stands best. With few actions to try it draws more
such states, so that no single guess at what is hidden decides. What no view tells it answers by chance.
"""

from typing import Any

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.rng import Stream
from warlords_core.types import GameState, GameView

CANDIDATES = 64
"""Actions that are tried at most; of a larger set, so many different ones at random."""
WORLDS = 8
"""Full states in which each action is tried at most; never so many that there are more tries than candidates."""
ANSWERS = 40
"""Random answers that are given at most after each of them."""


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
    worth = dict.fromkeys(candidates, 0.0)
    for _ in range(min(WORLDS, CANDIDATES // len(candidates))):
        state = game.determinize(view, source.below(2**53))
        if game.guesses(state, seat):
            return actions.sample(source)
        chance = source.below(2**53)
        for index in candidates:
            worth[index] += _worth(game, state, seat, actions[index], chance)
    # max() keeps the first of equals, and the candidates ascend.
    return actions[max(worth, key=worth.__getitem__)]


def _candidates(actions: ActionSet[Any], source: Stream) -> list[int]:
    if actions.size <= CANDIDATES:
        return list(range(actions.size))
    chosen: set[int] = set()
    while len(chosen) < CANDIDATES:
        chosen.add(source.below(actions.size))
    return sorted(chosen)


def _worth(game: AnyGame, state: GameState, seat: int, action: Any, chance: int) -> float:
    """How the seat stands after an action; the same chance answers for the others after each one."""
    together = len(game.decisions(state)) > 1
    sources: dict[int, Stream] = {}
    state = game.resolve_unchecked(state, seat, action).state
    for _ in range(ANSWERS):
        owed = game.decisions(state)
        if not owed or _settled([decision.seat for decision in owed], seat, together=together):
            break
        other = owed[0].seat
        answers = sources.get(other) or sources.setdefault(other, Stream.seeded(chance, f"answers/{other}"))
        answer = game.legal_actions(state, other).sample(answers)
        state = game.resolve_unchecked(state, other, answer).state
    return game.evaluate(state, seat)


def _settled(owing: list[int], seat: int, *, together: bool) -> bool:
    """Whether the action has had its effect.

    One that several seats chose together has, when the seat is asked together with others again; any other has,
    when it is no longer this seat alone that is asked.
    """
    if together:
        return len(owing) > 1 and seat in owing
    return owing != [seat]
