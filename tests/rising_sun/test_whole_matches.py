"""Random matches: they come to an end, no piece is lost, and what is listed is what can be done."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.rising_sun.builders import BOOK
from warlords_core import codec
from warlords_core.game import Transition
from warlords_core.rising_sun import answers, legal, setup, winter
from warlords_core.rising_sun.decisions import AnyAction
from warlords_core.rising_sun.events import AnyEvent
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.terms import Box
from warlords_core.rng import Stream

ADD_ONS = ("torii", "teapot", "horseman")
BOXES: tuple[Box, ...] = ("base", "kickstarter", "dynasty")


def match(options: Options, seed: int) -> Iterator[Transition[State]]:
    """The transitions of a match in which everybody answers at random, and now and then gives something away."""
    source = Stream.seeded(seed, "match")
    transition = setup.setup(options, seed)
    yield transition
    while owing := legal.owing(transition.state):
        state = transition.state
        seat = owing[source.below(len(owing))]
        allowed = legal.legal_actions(state, seat)
        beside = legal.side_actions(state, seat)
        if beside and not source.below(20):
            allowed = beside
        transition = answers.resolve_unchecked(state, seat, allowed.sample(source))
        yield transition


def kinds(state: State, seat: int) -> Counter[str]:
    """How many pieces of each kind a seat has, wherever they are."""
    found: Counter[str] = Counter()
    for group in state.players[seat].pieces:
        found[group.kind] += group.count
    return found


def owned(state: State, seat: int) -> Counter[str]:
    """How many pieces of each kind a seat must have: those of its clan, and one for each monster card."""
    first = Counter(BOOK.on_map) + Counter(BOOK.in_reserve)
    return first + Counter(card for card in state.players[seat].cards if card in BOOK.monsters)


@pytest.mark.rule("RS-1.2", "RS-1.4", "RS-2.4", "RS-4.9", "RS-7.1")
@pytest.mark.parametrize("seed", range(12))
def test_a_match_comes_to_its_end_and_nothing_is_lost(seed: int) -> None:
    options = Options(seats=3 + seed % 4, add_on=ADD_ONS[seed % 3], boxes=BOXES)
    transition = None
    for transition in match(options, seed):
        state = transition.state
        seats = range(options.seats)
        assert sorted(state.table.honor) == list(seats)
        assert all(kinds(state, seat) == owned(state, seat) for seat in seats)
        assert Counter([*state.pile, *state.laid]) == Counter(BOOK.mandates)
        assert codec.from_json(codec.to_json(state), State) == state
        for event in transition.events:
            assert codec.from_json(codec.to_json(event), AnyEvent) == event
    assert transition is not None
    assert not transition.state.agenda
    outcome = winter.outcome(transition.state)
    assert outcome is not None
    assert len(outcome.ranking) == options.seats


@pytest.mark.parametrize("seed", range(3))
def test_what_is_listed_is_a_member_where_it_stands(seed: int) -> None:
    options = Options(seats=4, add_on=ADD_ONS[seed], boxes=BOXES)
    for transition in match(options, 100 + seed):
        state = transition.state
        for seat in legal.owing(state):
            for actions in (legal.legal_actions(state, seat), legal.side_actions(state, seat)):
                listed = list(actions[:200])
                assert len(set(listed)) == len(listed)
                assert [actions.index(action) for action in listed] == list(range(len(listed)))
                assert all(codec.from_json(codec.to_json(each), AnyAction) == each for each in listed)
        everybody = range(options.seats)
        assert [seat for seat in everybody if legal.legal_actions(state, seat)] == legal.owing(state)
        assert [due.seat for due in legal.decisions(state)] == legal.owing(state)
