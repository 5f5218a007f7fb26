"""Perft: how many lines of play of a length there are. A wrong rule rarely leaves all of these numbers right."""

from warlords_core.game import AnyGame
from warlords_core.types import GameState


def perft(game: AnyGame, state: GameState, depth: int) -> int:
    """Count the lines of play from a state, a number of actions long or to the end of the match if that comes first.

    Of several seats that owe a decision the first one moves, so simultaneous decisions are counted in one order.
    Chance is part of the state: each action leads to one next state.

    Raises:
        ValueError: ``depth`` is below 0.
    """
    if depth < 0:
        raise ValueError(f"cannot look {depth} actions ahead")
    owed = game.decisions(state)
    if depth == 0 or not owed:
        return 1
    seat = owed[0].seat
    actions = game.legal_actions(state, seat)
    if depth == 1:
        return actions.size
    return sum(perft(game, game.resolve_unchecked(state, seat, action).state, depth - 1) for action in actions)


def divide(game: AnyGame, state: GameState, depth: int) -> dict[str, int]:
    """Split ``perft`` by the first action: how many lines start with each, by its notation.

    Raises:
        ValueError: ``depth`` is below 1.
    """
    if depth < 1:
        raise ValueError(f"no first action within {depth} actions")
    owed = game.decisions(state)
    if not owed:
        return {}
    seat = owed[0].seat
    return {
        game.notate(state, action): perft(game, game.resolve_unchecked(state, seat, action).state, depth - 1)
        for action in game.legal_actions(state, seat)
    }
