"""A bot that looks ahead: it imagines a full state that its view allows, tries actions there and takes the best."""

from warlords_core import games, playout
from warlords_core.bots import uniform

TRIES, WORLDS = 12, 3


def thinker(game, view, actions, source):
    """Tries a few actions in a few imagined worlds, by the game's own rule of thumb."""
    worlds = [game.determinize(view, source.below(2**32)) for _ in range(WORLDS)]
    tried = [actions.sample(source) for _ in range(min(TRIES, len(actions)))]

    def worth(action):
        return sum(
            game.evaluate(game.apply(world, view.seat, action).state, view.seat)
            for world in worlds
            if game.refusal(world, view.seat, action) is None
        )

    return max(tried, key=worth)


xidit = games.get("xidit")
options = xidit.default_options()
matches = [playout(xidit, options, seed, [thinker, uniform, uniform, uniform]) for seed in range(6)]
places = [standing.place for match in matches for standing in match.outcome.ranking if standing.seat == 0]
print("places of the thinker among four:", sorted(places))
