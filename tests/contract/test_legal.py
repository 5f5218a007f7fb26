"""The legal set of a seat and the refusals are one thing told twice."""

from typing import Any

import pytest
from hypothesis import given, settings
from jsonpointer import resolve_pointer
from msgspec import to_builtins

from tests.contract import strange
from tests.contract.walks import SEEDS, Turn, Walk, chance, each_table, walk
from warlords_core import codec
from warlords_core.errors import IllegalAction, Refusal
from warlords_core.game import AnyGame
from warlords_core.rng import Stream


def seats_of(turn: Turn) -> range:
    """The seats of a match."""
    return range(turn.state.options.seats)


def owing(game: AnyGame, state: Any) -> set[int]:
    """The seats that owe a decision."""
    return {decision.seat for decision in game.decisions(state)}


def others(walked: Walk, turn: Turn, draws: Stream, count: int) -> list[Any]:
    """Actions that may or may not be legal: from other states and decisions, changed ones, made ones."""
    game = walked.harness.game
    borrowed = [walked.turns[draws.below(len(walked.turns))].action for _ in range(count)]
    return [
        *borrowed,
        *strange.changed(game, turn.action, draws, count),
        *strange.changed(game, borrowed[0], draws, count),
        *strange.made(game, draws, count),
    ]


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_listed_actions_are_not_refused_and_apply(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "listed")
    for turn in walked.some(draws, 40):
        for seat in sorted(owing(game, turn.state)):
            legal = game.legal_actions(turn.state, seat)
            assert legal.size > 0, "a seat owes a decision and can do nothing"
            for action in [legal[0], legal[-1], *(legal.sample(draws) for _ in range(4))]:
                assert game.refusal(turn.state, seat, action) is None
                after = game.apply(turn.state, seat, action)
                assert game.problems(after.state) == ()
                assert after.events, "every action shows in an event"


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_an_action_is_refused_exactly_when_it_is_not_listed(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "refused")
    refused = 0
    for turn in walked.some(draws, 40):
        for action in others(walked, turn, draws, 8):
            for seat in seats_of(turn):
                refusal = game.refusal(turn.state, seat, action)
                listed = action in game.legal_actions(turn.state, seat) or action in game.side_actions(turn.state, seat)
                assert (refusal is None) == listed, f"seat {seat}: {action!r} is listed: {listed}, but {refusal!r}"
                refused += refusal is not None
    assert refused, "this test met no action that is refused"


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_seats_that_owe_nothing_or_do_not_exist_are_refused(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "seats")
    for turn in [*walked.some(draws, 40), Turn(walked.end, 0, walked.turns[-1].action, walked.turns[-1].after)]:
        seats = seats_of(turn)
        owed = owing(game, turn.state)
        for seat in [*(seat for seat in seats if seat not in owed), -1, len(seats), len(seats) + 5]:
            assert game.legal_actions(turn.state, seat).size == 0
            refusal = game.refusal(turn.state, seat, turn.action)
            assert (refusal is None) == (turn.action in game.side_actions(turn.state, seat))
        assert all(game.legal_actions(turn.state, seat).size for seat in owed)


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_refusals_name_a_clause_and_point_into_the_action(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "reasons")
    for turn in walked.some(draws, 30):
        for action in others(walked, turn, draws, 5):
            refusal = game.refusal(turn.state, turn.seat, action)
            if refusal is None:
                continue
            assert refusal.rule in game.rules
            assert refusal.message
            resolve_pointer(to_builtins(action), refusal.pointer)
            assert codec.from_json(codec.to_json(refusal), Refusal) == refusal


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_refused_action_raises_and_leaves_the_state_as_it_was(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "raises")
    for turn in walked.some(draws, 30):
        before = codec.to_msgpack(turn.state)
        copy = codec.from_msgpack(before, game.types.state)
        for action in others(walked, turn, draws, 5):
            refusal = game.refusal(turn.state, turn.seat, action)
            if refusal is None:
                continue
            with pytest.raises(IllegalAction) as caught:
                game.apply(turn.state, turn.seat, action)
            assert caught.value.refusal == refusal
            assert turn.state == copy
            assert codec.to_msgpack(turn.state) == before


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_applying_leaves_the_state_as_it_was(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    for turn in walked.turns[:100]:
        before = codec.to_msgpack(turn.state)
        walked.harness.game.apply(turn.state, turn.seat, turn.action)
        assert codec.to_msgpack(turn.state) == before
