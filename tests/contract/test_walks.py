"""What holds along every match: no broken invariant, an end, and what decisions, events and outcomes say."""

from math import isnan
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec import inspect, structs
from msgspec.structs import replace

from tests.contract.harness import NAMES, harness
from tests.contract.walks import SEEDS, each_table, walk
from warlords_core import codec, games
from warlords_core.errors import InvalidOptions, UnknownGame, UnknownPack
from warlords_core.types import GameOptions


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_no_state_of_a_match_has_a_problem(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    for state in walked.states:
        assert walked.harness.game.problems(state) == ()


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_a_sound_state_leads_to_sound_ones_however_much_was_drawn(name: str, table: str, seed: int) -> None:
    """Counts of draws at their highest are taken, so the next draws must lead to counts that are taken, too."""
    walked = walk(name, table, seed)
    game = walked.harness.game
    most = tuple([replace(draws, count=2**53 - 1) for draws in walked.end.rng.drawn])
    for turn in walked.turns:
        state = replace(turn.state, rng=replace(turn.state.rng, drawn=most))
        assert game.problems(state) == ()
        after = game.apply(state, turn.seat, turn.action).state
        assert game.problems(after) == ()
        assert codec.from_json(codec.to_json(after), game.types.state) == after


@each_table
@given(seed=SEEDS)
@settings(max_examples=5)
def test_a_match_ends_within_the_bound(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    assert len(walked.turns) <= walked.harness.longest
    assert walked.harness.game.decisions(walked.end) == ()


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_there_is_an_outcome_exactly_when_nobody_owes_anything(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game = walked.harness.game
    for state in walked.states:
        assert (game.outcome(state) is None) == bool(game.decisions(state))


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_an_outcome_ranks_every_seat_once_best_first(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    outcome = walked.harness.game.outcome(walked.end)
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome.ranking) == list(range(walked.options.seats))
    places = [standing.place for standing in outcome.ranking]
    assert places == sorted(places)
    assert places[0] == 1
    assert outcome.winners


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_decisions_stand_in_the_order_of_their_seats(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    for state in walked.states:
        seats = [decision.seat for decision in walked.harness.game.decisions(state)]
        assert seats == sorted(set(seats))
        assert all(0 <= seat < walked.options.seats for seat in seats)


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_events_name_a_clause_and_an_audience_of_this_match(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    for transition in walked.transitions:
        for event in transition.events:
            assert event.rule in walked.harness.game.rules
            if event.audience is not None:
                assert list(event.audience) == sorted(set(event.audience))
                assert set(event.audience) <= set(range(walked.options.seats))


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_seats_can_be_compared_in_every_state(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    for state in walked.states:
        for seat in range(walked.options.seats):
            value = walked.harness.game.evaluate(state, seat)
            assert isinstance(value, (int, float))
            assert not isnan(value)


# The registry and the harness itself


@pytest.mark.parametrize("name", games.names())
def test_a_registered_game_answers_to_its_name(name: str) -> None:
    game = games.get(name)
    assert game.name == name
    assert set(game.title) == {"en", "zh", "ja"}
    assert game.check_options(game.default_options()) == ()
    for pack in game.packs.all():
        assert game.packs.of(game.packs.ref(pack)) == pack


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UnknownGame):
        games.get("no-such-game")


@pytest.mark.parametrize("name", NAMES)
def test_unknown_packs_are_refused(name: str) -> None:
    game = harness(name).game
    options: GameOptions = structs.replace(game.default_options(), pack="no-such-pack")
    with pytest.raises(UnknownPack):
        game.packs.get("no-such-pack")
    with pytest.raises((UnknownPack, InvalidOptions)):
        game.setup(options, 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_tables_hold_every_value_of_every_switch(name: str) -> None:
    case = harness(name)
    info = inspect.type_info(case.game.types.options)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        used = {getattr(options, field.name) for options in case.tables.values()}
        missing = set(_values(field.type)) - used
        assert not missing, f"no table of {name} plays with {field.name} = {missing}"


def _values(kind: inspect.Type) -> tuple[Any, ...]:
    """The values of a switch; a number with close bounds is one too."""
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType():
            return tuple(kind.values)
        case inspect.IntType(ge=int() as least, le=int() as most) if most - least < 8:
            return tuple(range(least, most + 1))
        case _:
            return ()
