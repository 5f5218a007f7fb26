"""Mirrored seats give mirrored results: no rule looks at who sits where (KS-7.1)."""

import pytest

from tests.kassen.mirror import mirrored
from tests.kassen.walks import TABLES, pick
from warlords_core.kassen.game import GAME
from warlords_core.kassen.invariants import problems
from warlords_core.rng import Stream


@pytest.mark.rule("KS-7.1", "KS-9.1")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(12))
def test_situation_1_swapped_sides_and_swapped_actions_lead_to_swapped_states(table: str, seed: int) -> None:
    chance = Stream.seeded(seed, f"mirror/{table}")
    state = GAME.setup(TABLES[table], 100 + seed).state
    image = mirrored(state)
    assert problems(image) == ()
    while owed := GAME.decisions(state):
        seat = owed[0].seat
        assert [each.seat for each in GAME.decisions(image)] == [1 - seat]
        assert list(GAME.legal_actions(image, 1 - seat)) == list(GAME.legal_actions(state, seat))
        action = pick(state, seat, chance)
        one, other = GAME.apply(state, seat, action), GAME.apply(image, 1 - seat, action)
        state, image = one.state, other.state
        assert image == mirrored(state)
        # The two reviews at the end go by seat; all else happens in one order.
        assert [type(event) for event in one.events] == [type(event) for event in other.events]
    assert GAME.decisions(image) == ()
