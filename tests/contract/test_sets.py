"""The facts of ActionSet on the sets that games really answer; the combinators have tests of their own."""

from typing import Any

import pytest
from hypothesis import given, settings

from tests.contract.walks import SEEDS, chance, each_table, walk
from warlords_core.actions import ActionSet
from warlords_core.forms import told
from warlords_core.rng import Stream

_LISTED = 300


def check(legal: ActionSet[Any], draws: Stream) -> None:
    """Check one set, whole if it is small, else at places all over it."""
    size = legal.size
    assert len(legal) == size
    assert bool(legal) == (size > 0)
    places = range(size) if size <= _LISTED else sorted({0, size - 1, *(draws.below(size) for _ in range(20))})
    members = [legal[place] for place in places]
    assert [legal.index(member) for member in members] == list(places)
    assert all(member in legal for member in members)
    assert len(set(members)) == len(members)
    if size <= _LISTED:
        assert list(legal) == members
    assert legal[-1] == legal[size - 1]
    for beyond in (size, -size - 1):
        with pytest.raises(IndexError):
            legal[beyond]
    assert legal.sample(draws) in legal
    first, last = sorted((draws.below(size + 1), draws.below(size + 1)))
    page = legal[first:last][:5]
    assert list(page) == [legal[place] for place in range(first, last)[:5]]
    assert all(page.index(member) == place for place, member in enumerate(page))
    assert legal[0] in legal[:1]
    assert legal[0] not in legal[1:]
    assert None not in legal
    assert legal.form().size == told(size)


@each_table
@given(seed=SEEDS)
@settings(max_examples=2)
def test_sets_hold_what_they_promise(name: str, table: str, seed: int) -> None:
    walked = walk(name, table, seed)
    game, draws = walked.harness.game, chance(seed, "sets")
    for turn in walked.some(draws, 40):
        check(game.legal_actions(turn.state, turn.seat), draws)
