"""A bot: it gets a view and the set of its legal actions, and nothing else."""

from warlords_core import Playout, games, playout
from warlords_core.bots import uniform
from warlords_core.xidit.decisions import CommitPlan


def fighter(_game, _view, actions, source):
    """Prefers plans with three orders to act, and fights titans whenever it can."""
    if isinstance(actions[0], CommitPlan):
        while (plan := actions.sample(source)).orders.count("act") != 3:
            pass
        return plan
    return actions[0]  # titans stand before "decline" in the set


xidit = games.get("xidit")
options = xidit.default_options()
matches: list[Playout] = [playout(xidit, options, seed, [fighter, uniform, uniform, uniform]) for seed in range(10)]
for seat in range(options.seats):
    places = [standing.place for match in matches for standing in match.outcome.ranking if standing.seat == seat]
    print(f"seat {seat}: places {sorted(places)}")
