"""Any game as an AEC environment of PettingZoo (extra ``pettingzoo``).

``env("xidit")`` is what PettingZoo's own games offer under that name: the environment in the usual wrappers. Agents
are ``seat_0``, ``seat_1``, …; actions are the choices of ``warlords_core.adapters.offers``, with a mask.
"""

from operator import index
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Space
    from gymnasium.utils import EzPickle, seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{__name__} needs more: pip install 'warlords-core[pettingzoo]'") from missing

from warlords_core import games
from warlords_core.adapters.features import FEATURES
from warlords_core.adapters.table import WIDTH, Position, Table
from warlords_core.game import AnyGame
from warlords_core.playout import LONGEST_MATCH
from warlords_core.types import GameOptions, GameView

Observation = dict[str, NDArray[Any]]
"""``observation`` (features of the view) and ``action_mask`` (1 for each choice; all 0 if it is not one's turn)."""

Choice = int | np.integer[Any]
"""An action: the number of a choice."""

SEEDS: Final = 2**53
"""Matches have seeds below this."""
RENDER_MODES: Final = ("ansi", "human")


def env(game: str | AnyGame, options: GameOptions | None = None, **settings: Any) -> AECEnv[str, Observation, Choice]:
    """A game in PettingZoo's wrappers: an illegal choice ends the match at the cost of 1, wrong order raises.

    Args:
        game: its name, or a game itself.
        options: of its matches; None: the default ones.
        settings: as of ``RawEnv``.

    Raises:
        UnknownGame: there is no such game.
        InvalidOptions: no match can start with the options.
        ValueError: a setting is out of its bounds.
    """
    raw = RawEnv(game, options, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class RawEnv(AECEnv[str, Observation, Choice], EzPickle):
    """A game without wrappers; ``step`` refuses an illegal choice.

    The match of ``reset(seed=n)`` is the one that ``game.setup(options, n)`` starts. A later ``reset()`` draws its
    seed from n, the first of all without a seed draws it from the system. ``reset`` does not look at its options.

    Args:
        game: its name, or a game itself (then the environment can only be pickled if that game can).
        options: of its matches; None: the default ones.
        render_mode: ``ansi``: ``render`` answers what a spectator sees, as JSON; ``human``: it prints that.
        width: choices of a step at most.
        features: length of an observation.
        longest: steps after which all seats are truncated.

    Raises:
        UnknownGame: there is no such game.
        InvalidOptions: no match can start with the options.
        ValueError: a setting is out of its bounds.
    """

    def __init__(
        self,
        game: str | AnyGame,
        options: GameOptions | None = None,
        *,
        render_mode: str | None = None,
        width: int = WIDTH,
        features: int = FEATURES,
        longest: int = LONGEST_MATCH,
    ) -> None:
        settings = {"render_mode": render_mode, "width": width, "features": features, "longest": longest}
        EzPickle.__init__(self, game, options, **settings)
        super().__init__()
        known = games.get(game) if isinstance(game, str) else game
        self.table = Table(
            game=known,
            options=known.default_options() if options is None else options,
            width=width,
            features=features,
            longest=longest,
        )
        self.metadata = {"name": f"{known.name}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.options.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self._action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _action_space(self) -> Space[Any]:
        return gymnasium.spaces.Discrete(self.table.width)

    def _observation_space(self) -> Space[Any]:
        box = gymnasium.spaces.Box
        return gymnasium.spaces.Dict(
            {
                "observation": box(-1, 1, (self.table.features,), np.float32),
                "action_mask": box(0, 1, (self.table.width,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can choose: as many choices as the width, of which the mask tells the legal ones."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match.

        Raises:
            ValueError: the seed is not within 0 … 2**53 - 1.
        """
        if seed is not None and not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is within 0 and {SEEDS - 1}, not {seed}")
        if seed is not None or not hasattr(self, "_generator"):
            self._generator, _ = seeding.np_random(seed)
        start = int(self._generator.integers(SEEDS)) if seed is None else seed
        self._position = self.table.start(start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Choice) -> None:
        """Take the choice of the selected agent; None for an agent whose match is over.

        Raises:
            ValueError: there is no such choice.
            TypeError: it is no whole number.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._position = self.table.after(self._position, index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.returns(self._position), strict=True))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Find out whose turn it is, or that the match is over."""
        seat = self.table.seat(self._position)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        over = self.truncations if self.table.is_cut_off(self._position) else self.terminations
        over.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent observes now: features of what its seat may see, and its choices."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observation(self._position, seat),
            "action_mask": self.table.mask(self._position, seat),
        }

    def render(self) -> str | None:
        """What a spectator sees, as JSON; printed and not answered if the mode is ``human``."""
        text = self.table.observation_text(self._position, None)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # Beyond PettingZoo

    @property
    def position(self) -> Position:
        """The match itself, hidden parts included: not for agents."""
        return self._position

    def view(self, agent: str) -> GameView:
        """What the seat of an agent may see, for observations of one's own making."""
        view: GameView = self.table.game.view(self._position.state, self.possible_agents.index(agent))
        return view

    def label(self, action: Choice) -> str:
        """What a choice of the selected agent stands for, in the notation of the game.

        Raises:
            ValueError: there is no such choice.
        """
        return self.table.label(self._position, index(action))
