"""OpenSpiel's own simulation for every game, and what it does not ask: options, deals, resampling, observers."""

import pickle
import sys
from typing import Any

import pytest

from tests import toy
from tests.contract.harness import NAMES, harness
from tests.contract.walks import chance
from warlords_core import codec, games, kassen
from warlords_core.adapters.table import rewards
from warlords_core.errors import InvalidOptions, Malformed, UnknownGame
from warlords_core.kassen import model as kassen_model
from warlords_core.xidit import model as xidit_model

if sys.version_info >= (3, 15):
    pytest.skip("open-spiel has no wheels for this Python", allow_module_level=True)

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from warlords_core.adapters import openspiel

each_game = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module", autouse=True)
def _all_games() -> None:
    """Make OpenSpiel know those of the harness that are not registered."""
    for name in set(NAMES) - set(games.names()):
        openspiel.register(harness(name).game)


def of(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"warlords_{name}", parameters)


@each_game
@pytest.mark.parametrize("width", [4, 256])
def test_openspiel_finds_nothing_wrong(name: str, width: int) -> None:
    sims = {"kassen": 20, "toy": 20}.get(name, 1)  # at random, kassen is over after a few steps
    pyspiel.random_sim_test(of(name, width=width, features=64), num_sims=sims, serialize=True, verbose=False)


@each_game
def test_openspiels_simulation_in_python_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)  # it draws from the generator that all share
    games_sim_test.GamesSimTest().sim_game(of(name))
    assert f"Sim of game warlords_{name}" in capsys.readouterr().out


@each_game
def test_openspiel_knows_what_kind_of_game_it_is(name: str) -> None:
    game = of(name)
    kind, made_for = game.get_type(), harness(name).game
    assert kind in pyspiel.registered_games()
    assert game.num_players() == made_for.default_options().seats
    assert kind.min_num_players <= game.num_players() <= kind.max_num_players
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.max_chance_nodes_in_history() == 1
    assert game.num_distinct_actions() == 256
    assert game.observation_tensor_shape() == [2048]


def test_the_numbers_of_seats_are_those_of_the_rules() -> None:
    seats = {kind.short_name: (kind.min_num_players, kind.max_num_players) for kind in openspiel.GAME_TYPES}
    assert seats["warlords_kassen"] == (2, 2)
    assert seats["warlords_xidit"] == (3, 5)
    assert sorted(seats) == [f"warlords_{name}" for name in games.names()]


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_give_what_the_kernel_gives(name: str, seed: int) -> None:
    case = harness(name)
    game, draws, policy = case.game, chance(seed, "spiel"), case.policies[seed % len(case.policies)]
    spiel = of(name, first_deal=seed, deals=3)
    at = spiel.new_initial_state()
    assert at.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert at.action_to_string(at.current_player(), 2) == f"deal {seed + 2}"
    assert (at.returns(), at.observation_string(0), set(at.observation_tensor(0))) == (
        [0.0] * spiel.num_players(),
        "",
        {0.0},
    )
    at.apply_action(2)
    state = game.setup(game.default_options(), seed + 2).state
    said = ""
    while owed := game.decisions(state):
        seat = owed[0].seat
        action = policy(state, seat, game.legal_actions(state, seat), draws)
        for choice in spiel.table.path(at.position, action):
            assert at.current_player() == seat
            assert at.legal_actions() == list(range(spiel.table.offer(at.position).size))
            said = at.action_to_string(choice)
            assert at.string_to_action(said) == choice
            at.apply_action(choice)
        assert said == game.notate(state, action)
        state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert at.is_terminal()
    assert at.position.state == state
    assert tuple(at.returns()) == rewards(outcome)


def test_a_long_match_is_cut_off_without_a_winner() -> None:
    at = of("xidit", longest=5).new_initial_state()
    at.apply_action(0)
    for _ in range(5):
        assert not at.is_terminal()
        at.apply_action(at.legal_actions()[0])
    assert (at.is_terminal(), at.returns(), at.legal_actions()) == (True, [0.0] * 4, [])


@each_game
def test_states_and_games_survive_being_written(name: str) -> None:
    spiel = of(name, features=32)
    at = spiel.new_initial_state()
    for deal_or_choice in (5, 0, 0):
        for game, read in (
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, at)),
            (pickle.loads(pickle.dumps(spiel)), pickle.loads(pickle.dumps(at))),
        ):
            assert str(game) == str(spiel)
            assert (str(read), read.history(), read.position) == (str(at), at.history(), at.position)
        at.apply_action(deal_or_choice)


@each_game
def test_resampled_states_look_the_same_to_their_player_and_differ_elsewhere(name: str) -> None:
    at, draws = of(name, features=64, width=4).new_initial_state(), chance(1, "resample")
    at.apply_action(3)
    different = 0
    for _ in range(60):
        if at.is_terminal():
            break
        for player in range(at.num_players()):
            other: Any = at.resample_from_infostate(player, lambda: draws.below(2**53) / 2**53)
            assert other.observation_string(player) == at.observation_string(player)
            assert other.observation_tensor(player) == at.observation_tensor(player)
            assert other.current_player() == at.current_player()
            different += str(other) != str(at)
            assert other.clone().position is other.position
        # The last choice, for the first one of kassen is to retreat.
        at.apply_action(at.legal_actions()[-1])
    assert different


def test_a_resampled_state_forgets_what_another_seat_has_begun() -> None:
    at = of("toy", coins=9, width=2).new_initial_state()
    at.apply_action(0)
    at.apply_action(1)
    assert at.position.chosen == (1,)
    assert at.resample_from_infostate(0, lambda: 0.5).position.chosen == (1,)
    assert at.resample_from_infostate(1, lambda: 0.5).position.chosen == ()


def test_who_chooses_at_the_same_time_does_not_see_who_was_served_before() -> None:
    seen = set[tuple[str, ...]]()
    for bid in (0, 9):
        at = of("toy", coins=9).new_initial_state()
        at.apply_action(0)
        at.apply_action(bid)
        assert at.current_player() == 1
        seen.add((at.observation_string(1), str(at.observation_tensor(1)), str(at.legal_actions())))
    assert len(seen) == 1


def test_options_can_be_written_as_parameters() -> None:
    assert pyspiel.load_game("warlords_xidit(players=3,years=9)").table.options == xidit_model.Options(seats=3, years=9)
    assert of("xidit", recruit="optional", zero_wins=True).table.options == xidit_model.Options(
        recruit="optional", zero_wins=True
    )


@pytest.mark.parametrize(
    "options",
    [
        kassen_model.Options(leaders=("low", "person"), kind="siege", carry_debt=False),
        kassen_model.Options(pack="a,b (c)=d", armies=(kassen_model.Army(("ann", "bo", "cai"), ("fire, pit",)),) * 2),
    ],
)
def test_options_of_any_kind_go_through_parameters(options: Any) -> None:
    written = openspiel._written(options)
    assert openspiel._read(kassen.GAME, written) == options
    assert not set("(),= ").intersection(*[str(value) for value in written.values()])


def test_load_takes_options_and_settings() -> None:
    options = kassen_model.Options(leaders=("low", "person"))
    game = openspiel.load("kassen", options, width=32, first_deal=9)
    again = pyspiel.load_game(str(game))
    for each in (game, again):
        assert (each.table.options, each.table.width, each.first_deal) == (options, 32, 9)
    assert openspiel.load("xidit").table.options == xidit_model.Options()


def test_what_no_match_can_start_with_is_refused() -> None:
    with pytest.raises(Malformed, match=r"/seats: .*<= 5"):
        of("xidit", players=9)
    with pytest.raises(Malformed, match="/years"):
        pyspiel.load_game("warlords_xidit(years=10)")
    with pytest.raises(Malformed, match="malformed"):
        of("kassen", armies="%7B")
    with pytest.raises(InvalidOptions):
        of("xidit", players=3, starting_seat=4)
    with pytest.raises(ValueError, match="width is at least 2, not 1"):
        of("xidit", width=1)
    for numbers in ({"deals": 0}, {"first_deal": -1}):
        with pytest.raises(ValueError, match="at least 1 deal"):
            of("xidit", **numbers)
    with pytest.raises(UnknownGame, match="chess"):
        openspiel.load("chess")
    with pytest.raises(TypeError, match="no setting is called depth"):
        openspiel.load("xidit", depth=3)


def test_nothing_is_asked_of_a_state_before_the_deal() -> None:
    at = of("toy").new_initial_state()
    assert str(at) == "before the deal"
    with pytest.raises(ValueError, match="not drawn yet"):
        at.resample_from_infostate(0, lambda: 0.5)


# Observers

PRIVATE, TELLING = pyspiel.PrivateInfoType, pyspiel.IIGObservationType


@each_game
def test_an_observer_of_what_is_public_sees_as_a_spectator(name: str) -> None:
    spiel, made_for = of(name), harness(name).game
    at = spiel.new_initial_state()
    at.apply_action(1)
    everybody = spiel.make_py_observer(TELLING(perfect_recall=False, private_info=PRIVATE.NONE))
    of_a_seat = spiel.make_py_observer(TELLING(perfect_recall=False, private_info=PRIVATE.SINGLE_PLAYER))
    usual = spiel.make_py_observer()
    for player in range(spiel.num_players()):
        view = codec.to_json(made_for.view(at.position.state, player)).decode()
        public = codec.to_json(made_for.view(at.position.state, None)).decode()
        assert everybody.string_from(at, player) == public
        assert (
            of_a_seat.string_from(at, player) == usual.string_from(at, player) == view == at.observation_string(player)
        )
        everybody.set_from(at, player)
        assert everybody.tensor.tolist() == spiel.table.observation(at.position, None).tolist()
        usual.set_from(at, player)
        assert usual.tensor.tolist() == at.observation_tensor(player)


def test_observers_of_anything_else_are_refused() -> None:
    spiel = of("toy")
    for kind in (TELLING(perfect_recall=True), TELLING(perfect_recall=False, public_info=False)):
        with pytest.raises(ValueError, match="what can be seen now"):
            spiel.make_py_observer(kind)
    with pytest.raises(ValueError, match="all seats"):
        spiel.make_py_observer(TELLING(perfect_recall=False, private_info=PRIVATE.ALL_PLAYERS))
    with pytest.raises(ValueError, match="no parameters, not depth"):
        spiel.make_py_observer(None, {"depth": 3})


# What others have written for OpenSpiel


def test_the_environment_for_learning_plays() -> None:
    world = rl_environment.Environment(of("xidit", players=3, features=64), seed=1)
    step, draws, steps = world.reset(), chance(1, "learning"), 0
    while not step.last():
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        step, steps = world.step([legal[draws.below(len(legal))]]), steps + 1
    assert steps > 12 * 3 * 6  # each of three seats chose six orders in each of twelve years
    assert sum(step.rewards) == pytest.approx(0)


def test_its_tree_search_plays_from_what_it_sees() -> None:
    # Two prizes of 1 and 2, two coins: small enough for a search with few tries.
    at = of("toy", coins=2).new_initial_state()
    at.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=at.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        uct_c=1.4,
        max_simulations=30,
        use_observation_string=True,
    )
    while not at.is_terminal():
        choice = bot.step(at)
        assert choice in at.legal_actions()
        at.apply_action(choice)
    assert sum(at.returns()) == 0


def test_a_game_can_be_registered_once_made() -> None:
    assert of("toy", players=3, coins=4).table.options == toy.Options(seats=3, coins=4)
