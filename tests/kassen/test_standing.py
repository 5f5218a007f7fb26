"""How a match ended, and how well a side stands before."""

import pytest

from tests.kassen.builders import battle, camp
from warlords_core.kassen.decisions import Retreat
from warlords_core.kassen.game import GAME
from warlords_core.types import Outcome, Score, Standing


@pytest.mark.rule("KS-9.3")
def test_an_outcome_ranks_the_winner_first() -> None:
    state = battle(camp(["g22", "g33"], fallen=["g11"]), camp(["g44"], fallen=["g12", "g13"]))
    assert GAME.outcome(state) is None
    loser = Standing(0, 2, (Score("standing", 2), Score("fallen", 1)))
    winner = Standing(1, 1, (Score("standing", 1), Score("fallen", 2)))
    assert GAME.outcome(GAME.apply(state, 0, Retreat()).state) == Outcome("retreat", (winner, loser))


def test_nothing_is_better_than_having_won() -> None:
    over = GAME.apply(battle(camp(["g99"]), camp(["g11"])), 0, Retreat()).state
    assert (GAME.evaluate(over, 0), GAME.evaluate(over, 1)) == (-1000, 1000)
    state = battle(camp([f"g{n}" for n in (99, 66, 61, 55, 51)]), camp(["g11"]))
    assert 0 < GAME.evaluate(state, 0) < 1000
    assert GAME.evaluate(state, 1) == -GAME.evaluate(state, 0)


def test_generals_command_and_cards_are_worth_something() -> None:
    plain = battle(camp(["g22"], command=1), camp(["g22"], command=1))
    assert GAME.evaluate(plain, 0) == 0
    for better in (
        camp(["g23"], command=1),
        camp(["g22", "g11"], command=1),
        camp(["g22"], ["g11"], command=1),
        camp(["g22"], command=2),
        camp(["g22"], ["idle1"], command=1),
    ):
        assert GAME.evaluate(battle(better, camp(["g22"], command=1)), 0) > 0
