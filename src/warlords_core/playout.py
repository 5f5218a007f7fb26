"""Playouts: matches that bots play to their ends."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from warlords_core.errors import UnfinishedMatch
from warlords_core.game import Game, Player, Transition
from warlords_core.record import Move, Record
from warlords_core.rng import Stream
from warlords_core.types import Action, GameOptions, GameState, Outcome

O = TypeVar("O", bound=GameOptions)  # noqa: E741  # as in the protocol
S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)

LONGEST_MATCH = 10_000
"""Actions that a playout takes at most, unless told otherwise; as many as a record holds."""


class Playout(Struct, Generic[O, S, A], frozen=True):
    """A match that was played to its end."""

    record: Record[O, A]
    state: S
    outcome: Outcome
    transitions: int
    """Set-up and one for each action."""


def play(
    game: Game[O, S, A, Any, Any],
    state: S,
    seed: int,
    players: Sequence[Player] | None = None,
    limit: int = LONGEST_MATCH,
) -> Iterator[tuple[Move[A], Transition[S]]]:
    """Play on from a state, action by action, until nobody owes a decision.

    Of several seats that owe one the first is served first.

    Args:
        game: whose rules hold.
        state: where to start.
        seed: of the players' chance; a match of the same seed shares nothing with it.
        players: one for each seat; None: every seat plays uniformly at random.
        limit: actions to take at most.

    Raises:
        IllegalAction: a player chose something else than one of its actions.
        UnfinishedMatch: the limit is used up.
    """
    move: type[Move[A]] = game.types.move
    sources: dict[int, Stream] = {}
    taken = 0
    while owed := game.decisions(state):
        if taken == limit:
            raise UnfinishedMatch(f"no end of {game.name} after {limit} actions")
        seat = owed[0].seat
        source = sources.get(seat) or sources.setdefault(seat, Stream.seeded(seed, f"player/{seat}"))
        actions = game.legal_actions(state, seat)
        if players is None:
            action = actions.sample(source)
            transition = game.resolve_unchecked(state, seat, action)
        else:
            action = players[seat](game, game.view(state, seat), actions, source)
            transition = game.apply(state, seat, action)
        yield move(seat, action), transition
        state = transition.state
        taken += 1


def playout(
    game: Game[O, S, A, Any, Any],
    options: O,
    seed: int,
    players: Sequence[Player] | None = None,
    limit: int = LONGEST_MATCH,
) -> Playout[O, S, A]:
    """Play a whole match; its record replays to the same states.

    Args:
        game: whose rules hold.
        options: of the match.
        seed: of the match and of the players' chance, apart from each other.
        players: one for each seat; None: every seat plays uniformly at random.
        limit: actions to take at most.

    Raises:
        InvalidOptions: no match can start with the options.
        UnknownPack: the pack that they name is not at hand.
        ValueError: there is not one player for each seat.
        IllegalAction: a player chose something else than one of its actions.
        UnfinishedMatch: the limit is used up, or nobody owes anything and yet there is no outcome.
    """
    if players is not None and len(players) != options.seats:
        raise ValueError(f"{len(players)} players for {options.seats} seats")
    state = game.setup(options, seed).state
    pack = state.pack
    moves: list[Move[A]] = []
    for move, transition in play(game, state, seed, players, limit):
        moves.append(move)
        state = transition.state
    outcome = game.outcome(state)
    if outcome is None:
        raise UnfinishedMatch(f"nobody owes anything, and {game.name} has no outcome")
    record = game.types.record(game=game.name, pack=pack, options=options, seed=seed, moves=tuple(moves))
    return Playout(record, state, outcome, len(moves) + 1)
