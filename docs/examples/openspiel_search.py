"""OpenSpiel's information-set tree search plays kassen against chance, from what its seat may see."""

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from warlords_core import kassen
from warlords_core.adapters import openspiel

game = openspiel.load("kassen", kassen.Options(army_size=3), features=64)
draws = np.random.RandomState(5)
search = ISMCTSBot(
    game=game,
    evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=draws),
    uct_c=1.4,
    max_simulations=25,
    random_state=draws,
    use_observation_string=True,  # views; the games offer no memory of all that a seat has seen
)

won = 0
for deal in range(5):
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        searches = state.current_player() == 0
        choice = search.step(state) if searches else int(draws.choice(state.legal_actions()))
        state.apply_action(choice)
    won += state.returns()[0] == 1
print(f"the search has won {won} of 5")
