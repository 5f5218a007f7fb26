"""What a seat may not see changes nothing of what it gets (checked byte by byte).

Two states are the same to a seat if they differ only in what it may not see. ``determinize`` makes such states from
a view, so each check here compares a real state with some of them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.contract import strange
from tests.contract.walks import SEEDS, Turn, Walk, chance, each_table, walk
from warlords_core import codec
from warlords_core.game import AnyGame, visible
from warlords_core.rng import Rng, Stream
from warlords_core.types import GameState, GameView

WORLDS = 3
"""How many states are made of each view."""


def viewers(state: Any) -> tuple[int | None, ...]:
    """Everybody who may look at a match."""
    return (None, *range(state.options.seats))


def worlds(game: AnyGame, state: Any, viewer: int | None, draws: Stream) -> list[Any]:
    """States that look the same to a viewer."""
    view = game.view(state, viewer)
    return [game.determinize(view, draws.below(2**53)) for _ in range(WORLDS)]


def turns(walked: Walk, draws: Stream, most: int) -> Iterator[tuple[Turn, int | None, list[Any]]]:
    """Turns, and for each viewer states that look the same to it."""
    for turn in walked.some(draws, most):
        for viewer in viewers(turn.state):
            yield turn, viewer, worlds(walked.harness.game, turn.state, viewer, draws)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_view_holds_nothing_but_its_own_types(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game = walked.harness.game
    hidden = (GameState, Rng, *walked.harness.hidden)
    for state in walked.states:
        for viewer in viewers(state):
            view = game.view(state, viewer)
            assert isinstance(view, GameView)
            assert view.seat == viewer
            assert not isinstance(view, GameState)
            assert [type(part) for part in parts(view) if isinstance(part, hidden)] == []
            assert state.rng.key not in codec.to_msgpack(view)


def parts(value: Any) -> Iterator[Any]:
    """A value and everything inside it."""
    yield value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))
    elif isinstance(value, (tuple, list, frozenset, set)):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from parts(key)
            yield from parts(item)


@each_table
def test_there_is_no_view_of_a_seat_that_does_not_exist(name: str, table: str) -> None:
    walked = walk(name, table, 3)
    for seat in (-1, walked.options.seats):
        with pytest.raises(ValueError, match="seat"):
            walked.harness.game.view(walked.end, seat)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_determinize_keeps_the_view(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "keeps")
    for turn, viewer, others in turns(walked, draws, 20):
        seen = codec.to_msgpack(game.view(turn.state, viewer))
        for other in others:
            assert codec.to_msgpack(game.view(other, viewer)) == seen
            assert game.problems(other) == ()
            assert other.rng.key != turn.state.rng.key, "the real key cannot be known"


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_determinize_is_a_function_of_view_and_seed_and_varies(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "varies")
    varied = 0
    for turn in walked.some(draws, 20):
        view = game.view(turn.state, turn.seat)
        assert game.determinize(view, 1) == game.determinize(view, 1)
        drawn = [msgspec.structs.replace(game.determinize(view, k), rng=turn.state.rng) for k in range(8)]
        varied += len({codec.digest(state) for state in drawn}) > 1
    assert varied, "no view of this match left anything open"


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_states_that_look_the_same_ask_and_allow_the_same(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "allow")
    for turn, viewer, others in turns(walked, draws, 20):
        if viewer is None:
            continue
        borrowed = [walked.turns[draws.below(len(walked.turns))].action for _ in range(6)]
        pool = [*borrowed, *strange.changed(game, turn.action, draws, 8), *strange.made(game, draws, 6)]
        real = answers(game, turn.state, viewer, pool)
        for other in others:
            assert answers(game, other, viewer, pool) == real


def answers(game: AnyGame, state: Any, seat: int, pool: Sequence[Any]) -> dict[str, Any]:
    """All that a seat can ask of a state, as bytes."""
    told: dict[str, Any] = {"decisions": codec.to_msgpack(game.decisions(state))}
    for kind, legal in (("legal", game.legal_actions(state, seat)), ("side", game.side_actions(state, seat))):
        few = legal if legal.size <= 40 else legal[:: legal.size // 40]
        told[f"{kind} size"] = legal.size
        told[f"{kind} form"] = codec.to_msgpack(legal.form())
        told[f"{kind} members"] = codec.to_msgpack(list(few))
    for action in pool:
        told[f"refusal of {action!r}"] = codec.to_msgpack(game.refusal(state, seat, action))
    return told


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_states_that_look_the_same_go_on_the_same_until_something_is_revealed(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "go on")
    for turn, viewer, others in turns(walked, draws, 25):
        for decision in game.decisions(turn.state):
            legal = game.legal_actions(turn.state, decision.seat)
            for action in (turn.action if turn.seat == decision.seat else legal.sample(draws), legal.sample(draws)):
                for other in others:
                    if action in game.legal_actions(other, decision.seat):
                        same_to(game, viewer, turn.state, other, decision.seat, action)
                    else:
                        assert decision.seat != viewer


def same_to(game: AnyGame, viewer: int | None, one: Any, other: Any, seat: int, action: Any) -> None:
    """An action in two states that look the same: the viewer is told the same, up to a reveal."""
    after, also = game.apply(one, seat, action), game.apply(other, seat, action)
    told, told_also = visible(after.events, viewer), visible(also.events, viewer)
    for place in range(max(len(told), len(told_also))):
        pair = (*told[place : place + 1], *told_also[place : place + 1])
        if len(pair) == 2 and codec.to_msgpack(pair[0]) == codec.to_msgpack(pair[1]):
            continue
        assert any(event.reveal for event in pair), f"{viewer} can tell two states apart by {pair}, no reveal"
        return
    assert codec.to_msgpack(game.view(after.state, viewer)) == codec.to_msgpack(game.view(also.state, viewer)), (
        f"the views of {viewer} differ, and no event has said why"
    )


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_determinized_state_can_be_played_to_its_end(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "to the end")
    for turn in walked.some(draws, 3):
        state = game.determinize(game.view(turn.state, turn.seat), seed)
        for _ in range(walked.harness.longest + 1):
            owed = game.decisions(state)
            if not owed:
                break
            seat = owed[0].seat
            state = game.apply(state, seat, game.legal_actions(state, seat).sample(draws)).state
        assert game.outcome(state) is not None
