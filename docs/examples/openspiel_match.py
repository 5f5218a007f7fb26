"""A match of xidit at three seats as a game of OpenSpiel, with choices at random."""

import numpy as np
import pyspiel

import warlords_core.adapters.openspiel  # noqa: F401  # registers the games

game = pyspiel.load_game("warlords_xidit(players=3,years=9,deals=100)")
state = game.new_initial_state()
draws = np.random.default_rng(7)

while not state.is_terminal():
    choice = int(draws.choice(state.legal_actions()))
    if len(state.history()) < 8:
        who = "chance" if state.is_chance_node() else f"seat {state.current_player()}"
        print(f"{who} has {len(state.legal_actions()):3} choices, takes {choice:2}, {state.action_to_string(choice)!r}")
    state.apply_action(choice)

print(f"{len(state.history())} steps; returns {[round(each, 2) for each in state.returns()]}")
print(f"observations of {game.observation_tensor_size()} numbers, {game.num_distinct_actions()} choices at most")
