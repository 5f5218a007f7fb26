"""Bots by name: each that a game knows plays it, from the view alone."""

from typing import Any

import pytest

from tests.toy import GAME as TOY
from warlords_core import bots, games
from warlords_core.errors import UnknownBot
from warlords_core.kassen.enemy import enemy
from warlords_core.rng import Stream

EVERY = [(name, bot) for name in games.names() for bot in bots.names(games.get(name))]


def choose(name: str, bot: str, state: Any, seat: int) -> Any:
    game = games.get(name)
    source = Stream.seeded(1, "test")
    return bots.get(game, bot).player(game, game.view(state, seat), game.legal_actions(state, seat), source)


def test_any_game_has_the_general_bots_and_some_have_their_own() -> None:
    assert bots.names(TOY) == ("greedy", "ismcts", "random")
    assert bots.names(games.get("kassen")) == ("enemy", "greedy", "ismcts", "random")
    assert bots.quick(games.get("kassen")) == ("enemy", "greedy", "random")
    assert bots.get(games.get("kassen"), "enemy").player is enemy


def test_a_name_that_no_bot_of_the_game_has_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot of toy is called 'enemy'; there are greedy, ismcts, random"):
        bots.get(TOY, "enemy")


@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_a_bot_chooses_a_legal_action_and_the_same_again(name: str, bot: str) -> None:
    game = games.get(name)
    state = game.setup(game.default_options(), 3).state
    seat = game.decisions(state)[0].seat
    action = choose(name, bot, state, seat)
    assert action in game.legal_actions(state, seat)
    assert action == choose(name, bot, state, seat)


@pytest.mark.parametrize(("name", "bot"), EVERY)
def test_what_it_cannot_see_does_not_change_its_choice(name: str, bot: str) -> None:
    game = games.get(name)
    state = game.setup(game.default_options(), 4).state
    seat = game.decisions(state)[0].seat
    other = game.determinize(game.view(state, seat), 9)
    assert other != state
    assert choose(name, bot, state, seat) == choose(name, bot, other, seat)
