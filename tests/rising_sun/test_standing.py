"""The rule of thumb that bots go by: what is better is worth more."""

import pytest
from msgspec.structs import replace

from tests.rising_sun.broken import BIDDING, CHOOSING, player, table
from warlords_core.bots.greedy import greedy
from warlords_core.rising_sun.decisions import TeaDue
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import State, Token
from warlords_core.rng import Stream

BETTER: dict[str, State] = {
    "points": player(CHOOSING, 0, vp=1),
    "coins": player(CHOOSING, 0, coins=4),
    "ronin": player(CHOOSING, 0, ronin=1),
    "a token": player(CHOOSING, 0, tokens=(Token("spring", "edo"),)),
    "an ally": table(CHOOSING, alliances=((0, 2),)),
    "a card": player(CHOOSING, 0, cards=("path_of_the_lion",)),
}


@pytest.mark.parametrize("name", BETTER)
def test_more_is_better_for_the_seat(name: str) -> None:
    assert GAME.evaluate(BETTER[name], 0) > GAME.evaluate(CHOOSING, 0)


def test_honor_is_better_higher() -> None:
    low = table(CHOOSING, honor=(1, 2, 0))
    assert GAME.evaluate(CHOOSING, 0) > GAME.evaluate(low, 0)


def test_force_counts_where_there_is_still_a_war() -> None:
    late = table(BIDDING, fought=1)
    assert GAME.evaluate(BIDDING, 0) - GAME.evaluate(BIDDING, 1) == pytest.approx(
        GAME.evaluate(late, 0) - GAME.evaluate(late, 1)
    )


@pytest.mark.rule("RS-8.2")
def test_nothing_is_as_good_as_having_won() -> None:
    over = player(player(replace(CHOOSING, agenda=()), 0, vp=20), 1, vp=21)
    rich = player(CHOOSING, 1, vp=500)
    assert GAME.evaluate(over, 1) > GAME.evaluate(rich, 1)
    assert GAME.evaluate(over, 0) < GAME.evaluate(player(CHOOSING, 1, vp=900), 0)


def test_a_bot_makes_its_proposals_and_waits_for_the_answers() -> None:
    """It takes none back."""
    table_ = GAME.default_options()
    for seed in range(4):
        state, chance = GAME.setup(table_, seed).state, Stream.seeded(seed, "tea")
        said: list[str] = []
        while 0 in [decision.seat for decision in GAME.decisions(state) if isinstance(decision, TeaDue)]:
            action = greedy(GAME, GAME.view(state, 0), GAME.legal_actions(state, 0), chance)
            said.append(type(action).__name__)
            state = GAME.apply(state, 0, action).state
        assert set(said[:-1]) <= {"Propose"}
        assert said[-1] == "Ready"
