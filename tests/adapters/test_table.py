"""Any game step by step: the same match as the kernel's, and nothing seen that a view does not tell."""

import copy
import pickle

import pytest
from hypothesis import given, settings

from tests import toy
from tests.contract.harness import harness
from tests.contract.walks import SEEDS, chance, each_table, walk
from warlords_core import codec
from warlords_core.adapters.table import Position, Table, rewards
from warlords_core.errors import InvalidOptions
from warlords_core.types import Outcome, Standing

WORLDS = 3
"""States that look the same, for each that is looked at."""


def table_of(name: str, table: str, **numbers: int) -> Table:
    case = harness(name)
    return Table(game=case.game, options=case.tables[table], **numbers)


def observed(table: Table, position: Position, viewer: int | None) -> list[bytes]:
    """All that somebody gets of a position."""
    mask = b"" if viewer is None else table.mask(position, viewer).tobytes()
    text = table.observation_text(position, viewer).encode()
    return [table.observation(position, viewer).tobytes(), text, mask]


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_states_with_the_same_view_are_observed_the_same_to_the_byte(name: str, table: str, seed: int) -> None:
    walked, draws, match = walk(name, table, seed), chance(seed, "observed"), table_of(name, table)
    game = match.game
    for turn in walked.some(draws, 12):
        owed = game.decisions(turn.state)
        for viewer in (None, *range(match.options.seats)):
            # The first seat in order has taken all its steps but the last; it alone knows which.
            steps = match.path(Position(turn.state), game.legal_actions(turn.state, owed[0].seat).sample(draws))[:-1]
            real = observed(match, Position(turn.state, 9, steps), viewer)
            for _ in range(WORLDS):
                other = game.determinize(game.view(turn.state, viewer), draws.below(2**53))
                assert codec.to_msgpack(game.view(other, viewer)) == codec.to_msgpack(game.view(turn.state, viewer))
                # What the others have chosen so far is one more thing that must not show.
                chosen = steps if viewer == owed[0].seat else ()
                assert observed(match, Position(other, 9, chosen), viewer) == real


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_steps_make_the_very_actions_of_a_match(name: str, table: str, seed: int) -> None:
    walked, match = walk(name, table, seed), table_of(name, table)
    longest = 0
    for turn in walked.turns:
        position = Position(turn.state)
        if match.seat(position) != turn.seat:
            continue  # of those who decide together the first is served first
        path, last = match.path(position, turn.action), ""
        for choice in path:
            assert position.state is turn.state
            labels = {match.label(position, each) for each in range(match.offer(position).size)}
            assert len(labels) == match.offer(position).size <= match.width
            mask = match.mask(position, turn.seat)
            assert mask.tolist() == [1] * len(labels) + [0] * (match.width - len(labels))
            last = match.label(position, choice)
            position = match.after(position, choice)
        assert last == match.game.notate(turn.state, turn.action)
        assert position == Position(turn.after.state, len(path))
        longest = max(longest, len(path))
    assert longest >= 1


@each_table
@given(seed=SEEDS)
@settings(max_examples=1)
def test_a_match_of_any_choices_ends_and_shares_out_nothing(name: str, table: str, seed: int) -> None:
    # Narrow steps, so that every set is taken apart.
    match, draws = table_of(name, table, width=3, features=16), chance(seed, "choices")
    position = match.start(seed)
    assert position.state == match.game.setup(match.options, seed).state
    while (seat := match.seat(position)) is not None:
        assert seat == match.game.decisions(position.state)[0].seat
        assert match.returns(position) == (0.0,) * match.options.seats
        assert [match.choices(position, other) > 0 for other in range(match.options.seats)] == [
            other == seat for other in range(match.options.seats)
        ]
        position = match.after(position, draws.below(match.offer(position).size))
    outcome = match.game.outcome(position.state)
    assert outcome is not None
    assert not match.is_cut_off(position)
    assert match.returns(position) == rewards(outcome)
    assert sum(match.returns(position)) == pytest.approx(0)
    for ask in (match.offer, lambda at: match.after(at, 0), lambda at: match.label(at, 0)):
        with pytest.raises(ValueError, match="over"):
            ask(position)


@pytest.mark.parametrize(
    ("places", "gained"),
    [
        ((1, 2), (1, -1)),
        ((2, 1), (-1, 1)),
        ((1, 1), (0, 0)),
        ((1, 2, 3), (1, 0, -1)),
        ((1, 1, 3), (0.5, 0.5, -1)),  # one behind each of the first, of two others
        ((3, 1, 1, 4, 5), (0, 0.75, 0.75, -0.5, -1)),
        ((2, 2, 2, 1), (-1 / 3, -1 / 3, -1 / 3, 1)),
        ((1,), (0,)),
    ],
)
def test_ranks_are_rewarded_by_who_is_left_behind(places: tuple[int, ...], gained: tuple[float, ...]) -> None:
    ranking = sorted((Standing(seat, place, ()) for seat, place in enumerate(places)), key=lambda each: each.place)
    assert rewards(Outcome("end", tuple(ranking))) == gained


def test_who_decides_at_the_same_time_does_not_see_who_was_served_before() -> None:
    # Both seats bid in secret, 0 … 9 coins; seat 1 is asked after seat 0 has bid.
    match = Table(game=toy.GAME, options=toy.Options(coins=9))
    after = [match.after(match.start(5), bid) for bid in (0, 4, 9)]
    assert [match.seat(position) for position in after] == [1, 1, 1]
    assert len({b"".join(observed(match, position, 1)) for position in after}) == 1
    assert len({b"".join(observed(match, position, None)) for position in after}) == 1
    assert len({b"".join(observed(match, position, 0)) for position in after}) == 3


def test_own_steps_are_seen_by_their_seat_alone() -> None:
    # With a width of 2 the ten bids take more than one step.
    match = Table(game=toy.GAME, options=toy.Options(coins=9), width=2)
    before = match.start(5)
    low, high = match.after(before, 0), match.after(before, 1)
    assert (low.chosen, high.chosen, low.steps, low.state) == ((0,), (1,), 1, before.state)
    assert len({b"".join(observed(match, position, 0)[:2]) for position in (before, low, high)}) == 3
    for viewer in (1, None):
        assert observed(match, low, viewer) == observed(match, high, viewer) == observed(match, before, viewer)


def test_a_match_is_cut_off_after_its_longest() -> None:
    match = Table(game=toy.GAME, options=toy.Options(), longest=2)
    position = match.start(1)
    for _ in range(2):
        assert not match.is_cut_off(position)
        position = match.after(position, 0)
    assert (match.seat(position), match.is_cut_off(position), match.returns(position)) == (None, True, (0.0, 0.0))
    assert match.mask(position, 0).sum() == 0


def test_a_match_that_is_cut_off_within_an_action_goes_no_further() -> None:
    match = Table(game=toy.GAME, options=toy.Options(coins=9), width=2, longest=1)
    position = match.after(match.start(1), 1)
    assert (position.chosen, match.seat(position), match.is_cut_off(position)) == ((1,), None, True)
    assert observed(match, position, 0)[2] == bytes(2)
    for ask in (match.offer, lambda at: match.after(at, 0), lambda at: match.label(at, 0)):
        with pytest.raises(ValueError, match="over"):
            ask(position)


def test_a_match_that_ends_with_its_longest_step_is_not_cut_off() -> None:
    # Bids of 0 by both seats for each of two prizes: four steps, and no prize is taken.
    match = Table(game=toy.GAME, options=toy.Options(), longest=4)
    position = match.start(1)
    for _ in range(4):
        position = match.after(position, 0)
    assert (match.seat(position), match.is_cut_off(position)) == (None, False)
    with pytest.raises(ValueError, match="over"):
        match.path(position, toy.Bid(0))


@pytest.mark.parametrize("numbers", [{"width": 1}, {"features": 0}, {"longest": 0}])
def test_numbers_out_of_bounds_are_refused(numbers: dict[str, int]) -> None:
    [(name, value)] = numbers.items()
    with pytest.raises(ValueError, match=f"{name} is at least {value + 1}, not {value}"):
        Table(game=toy.GAME, options=toy.Options(), **numbers)


def test_options_that_no_match_can_start_with_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="nothing_to_bid"):
        Table(game=toy.GAME, options=toy.Options(seats=3, coins=0))


def test_what_is_not_legal_is_refused() -> None:
    match = Table(game=toy.GAME, options=toy.Options())
    position = match.start(1)
    with pytest.raises(ValueError, match="choices 0 to 1, not 2"):
        match.after(position, 2)
    with pytest.raises(ValueError, match="not in the action set"):
        match.path(position, toy.Bid(2))
    with pytest.raises(ValueError, match="an action already"):
        match.offer(Position(position.state, chosen=(0,)))


def test_a_position_is_a_value() -> None:
    position = Table(game=toy.GAME, options=toy.Options()).start(1)
    assert copy.deepcopy(position) is position
    assert pickle.loads(pickle.dumps(position)) == position
