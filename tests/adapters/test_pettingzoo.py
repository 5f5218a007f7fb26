"""PettingZoo's own tests for every game, and what they do not ask: seeds, refusals, ends, bots as opponents."""

import pickle
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import collect_render_results

from tests import toy
from tests.contract.harness import NAMES, harness
from tests.contract.walks import chance
from warlords_core import codec, games
from warlords_core.adapters.pettingzoo import RawEnv, env
from warlords_core.adapters.table import rewards
from warlords_core.errors import InvalidOptions, UnknownGame
from warlords_core.xidit import model as xidit_model

# PettingZoo's test knows by name which of its own games observe a dictionary; it warns of any other that does. Who
# has nothing to choose any more, as all at the end, has an empty mask.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{message}:UserWarning")
    for message in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]

each_game = pytest.mark.parametrize("name", NAMES)
SEEDS = range(4)


def seeded(environment: AECEnv, seed: int) -> AECEnv:
    """An environment whose action spaces sample the same in every run."""
    for number, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(10 * seed + number)
    return environment


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_pettingzoo_finds_nothing_wrong(name: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(seeded(env(harness(name).game), seed), num_cycles=500)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_pettingzoo_finds_nothing_wrong_without_wrappers(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(seeded(RawEnv(harness(name).game, width=4), 1), num_cycles=500)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_a_seed_makes_a_match(name: str) -> None:
    seed_test(lambda: env(harness(name).game), num_cycles=200)


@pytest.mark.parametrize("name", games.names())
def test_a_registered_game_can_be_named_and_pickled(name: str) -> None:
    raw = pickle.loads(pickle.dumps(RawEnv(name, width=9)))
    raw.reset(seed=11)
    assert str(raw) == f"{name}_v0"
    assert (raw.table.game.name, raw.table.width, len(raw.agents)) == (name, 9, raw.table.options.seats)
    assert raw.table.options == games.get(name).default_options()


@each_game
def test_a_match_is_that_of_its_seed_and_the_next_ones_follow_from_it(name: str) -> None:
    game = harness(name).game
    one, other = RawEnv(game), RawEnv(game)
    for raw in (one, other):
        raw.reset(seed=2026)
        assert raw.position.state == game.setup(game.default_options(), 2026).state
        raw.reset()
        assert raw.position.state != game.setup(game.default_options(), 2026).state
    assert one.position == other.position
    fresh = RawEnv(game)
    fresh.reset()
    assert fresh.position.state.rng.key != one.position.state.rng.key


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"within 0 and {2**53 - 1}, not {seed}"):
        RawEnv("kassen").reset(seed=seed)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_whole_matches_give_what_the_kernel_gives(name: str, seed: int) -> None:
    case = harness(name)
    game, draws, policy = case.game, chance(seed, "env"), case.policies[seed % len(case.policies)]
    raw = RawEnv(game)
    raw.reset(seed=seed)
    state = game.setup(game.default_options(), seed).state
    said = ""
    while owed := game.decisions(state):
        seat = owed[0].seat
        action = policy(state, seat, game.legal_actions(state, seat), draws)
        for choice in raw.table.path(raw.position, action):
            assert raw.agent_selection == f"seat_{seat}"
            assert raw.view(raw.agent_selection) == game.view(state, seat)
            assert not any(raw.terminations.values())
            assert set(raw.rewards.values()) == {0.0}
            said = raw.label(choice)
            raw.step(choice)
        assert said == game.notate(state, action)
        state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(raw.rewards.values()) == rewards(outcome)
    assert all(raw.terminations.values())
    assert not any(raw.truncations.values())
    assert dict(last_words(raw)) == dict(zip(raw.possible_agents, rewards(outcome), strict=True))
    assert raw.agents == []


def last_words(environment: AECEnv) -> Iterator[tuple[str, float]]:
    """What each agent gets when its match is over."""
    for agent in environment.agent_iter():
        _, reward, *_ = environment.last()
        yield agent, reward
        environment.step(None)


def test_agents_do_not_see_what_is_hidden_from_their_seats() -> None:
    # Both seats bid in secret; whatever seat 0 has bid, seat 1 observes the same.
    seen: list[list[bytes]] = []
    for bid in (0, 9):
        raw = RawEnv(toy.GAME, toy.Options(coins=9))
        raw.reset(seed=4)
        raw.step(bid)
        seen.append([raw.observe("seat_1")[key].tobytes() for key in ("observation", "action_mask")])
    assert seen[0] == seen[1]


def test_whose_turn_it_is_not_has_an_empty_mask() -> None:
    raw = RawEnv("kassen")
    raw.reset(seed=1)
    acting = raw.agent_selection
    [waiting] = set(raw.agents) - {acting}
    assert raw.observe(waiting)["action_mask"].sum() == 0
    assert raw.observe(acting)["action_mask"].sum() == raw.table.offer(raw.position).size


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    raw = RawEnv("kassen")
    raw.reset(seed=1)
    before, choices = raw.position, raw.table.offer(raw.position).size
    for wrong in (choices, -1, np.int64(choices)):
        with pytest.raises(ValueError, match=f"choices 0 to {choices - 1}, not {wrong}"):
            raw.step(wrong)
    for no_number in (1.0, "1", None):
        with pytest.raises(TypeError, match="integer"):
            raw.step(no_number)  # type: ignore[arg-type]  # on purpose
    assert raw.position is before


def test_in_wrappers_an_illegal_choice_loses(caplog: pytest.LogCaptureFixture) -> None:
    wrapped = env("xidit")
    wrapped.reset(seed=1)
    agent, *others = wrapped.agents
    assert wrapped.agent_selection == agent
    wrapped.step(255)
    assert "Illegal move" in caplog.text
    assert dict(last_words(wrapped)) == {agent: -1.0, **dict.fromkeys(others, 0.0)}


def test_a_long_match_is_truncated_without_a_reward() -> None:
    raw = RawEnv("xidit", longest=7)
    raw.reset(seed=1)
    for step in range(7):
        assert (any(raw.truncations.values()), step) == (False, step)
        raw.step(0)
    assert all(raw.truncations.values())
    assert not any(raw.terminations.values())
    assert set(dict(last_words(raw)).values()) == {0.0}


@each_game
def test_rendering_shows_what_a_spectator_sees(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = harness(name).game
    text = RawEnv(game, render_mode="ansi")
    text.reset(seed=3)
    shown = text.render()
    assert shown is not None
    assert codec.from_json(shown.encode(), game.types.view) == game.view(text.position.state, None)
    assert all(isinstance(each, str) for each in collect_render_results(seeded(text, 1)))

    printing = RawEnv(game, render_mode="human")
    printing.reset(seed=3)
    assert printing.render() is None
    assert capsys.readouterr().out == shown + "\n"
    printing.step(0)
    assert capsys.readouterr().out == f"{printing.table.observation_text(printing.position, None)}\n"

    silent = RawEnv(game)
    silent.reset(seed=3)
    assert silent.render() is None
    silent.close()
    assert capsys.readouterr().out == ""


def test_settings_are_checked() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        env("chess")
    with pytest.raises(ValueError, match="render_mode is ansi or human, not 'rgb_array'"):
        env("xidit", render_mode="rgb_array")
    with pytest.raises(ValueError, match="width is at least 2"):
        env("xidit", width=1)
    with pytest.raises(InvalidOptions):
        env("xidit", xidit_model.Options(seats=3, starting_seat=4))


def test_options_decide_who_sits_at_the_table() -> None:
    raw = RawEnv("xidit", xidit_model.Options(seats=3))
    raw.reset(seed=1)
    assert raw.agents == ["seat_0", "seat_1", "seat_2"]
