"""The agenda at each decision of a fourth year, top step last, and what is answered."""

from warlords_core import games, play
from warlords_core.bots import greedy
from warlords_core.xidit import Options

xidit = games.get("xidit")
state = xidit.setup(Options(seats=3), 0).state
for move, transition in play(xidit, state, 0, [greedy] * 3):
    if state.table.year == 4:
        print(*(type(step).__name__ for step in state.agenda))
        print(f"    {move.seat} {xidit.notate(state, move.action)}")
    state = transition.state
    if state.table.year > 4:
        break
