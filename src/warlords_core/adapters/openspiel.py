"""The games as games of OpenSpiel (extra ``openspiel``): importing this module registers them.

``pyspiel.load_game("warlords_xidit")`` and ``pyspiel.load_game("warlords_xidit(players=3,years=9)")`` work from then
on; ``load`` takes options of any kind. Chance moves once, at the start: it draws which of so many deals is played.
Everything hidden is in that deal, so nothing else of a match is random.
"""

# pyright: reportUntypedBaseClass=false, reportUnknownParameterType=false
# OpenSpiel ships no types, so that pyright knows nothing of what is subclassed here.

from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{__name__} needs more: pip install 'warlords-core[openspiel]'") from missing

from warlords_core import codec, games
from warlords_core.adapters.features import FEATURES
from warlords_core.adapters.table import WIDTH, Position, Table
from warlords_core.errors import Malformed
from warlords_core.game import AnyGame
from warlords_core.playout import LONGEST_MATCH
from warlords_core.types import GameOptions

DEALS: Final = 1000
"""Matches that chance draws from, unless told otherwise."""
SETTINGS: Final = {"deals": DEALS, "first_deal": 0, "width": WIDTH, "features": FEATURES, "longest": LONGEST_MATCH}
"""Parameters that every game has beside its options; deal i is the match of seed ``first_deal + i``."""
MOST_SEATS: Final = 8
"""No game has more."""


def load(name: str, options: GameOptions | None = None, **settings: int) -> pyspiel.Game:
    """The game of OpenSpiel for options of any kind (``pyspiel.load_game`` takes what can be written in its strings).

    Args:
        name: of the game, as in ``games.names()``.
        options: None: the default ones.
        settings: some of ``SETTINGS``.

    Raises:
        UnknownGame: there is no such game.
        InvalidOptions: no match can start with the options.
        ValueError: a setting is out of its bounds.
        TypeError: there is no such setting.
    """
    unknown = settings.keys() - SETTINGS.keys()
    if unknown:
        raise TypeError(f"no setting is called {', '.join(sorted(unknown))}; there are {', '.join(SETTINGS)}")
    game = games.get(name)
    written = _written(game.default_options() if options is None else options)
    return pyspiel.load_game(registered_name(game), {**written, **settings})


def registered_name(game: AnyGame) -> str:
    """What OpenSpiel calls a game."""
    return f"warlords_{game.name}"


def register(game: AnyGame) -> pyspiel.GameType:
    """Make a game known to OpenSpiel; the registered games of ``games`` are known already."""
    seats = _seats(game)
    kind = pyspiel.GameType
    game_type = kind(
        short_name=registered_name(game),
        long_name=f"Warlords: {game.title['en']}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_written(game.default_options()), **SETTINGS},
    )

    # A class, not a function: OpenSpiel lets go of it after the interpreter has ended, and only a class outlives that.
    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(game, game_type, parameters)

    pyspiel.register_game(game_type, Registered)
    return game_type


class SpielGame(pyspiel.Game):
    """A game at one table: options, and the settings of the adapter.

    Raises:
        Malformed: an option has no such value.
        InvalidOptions: no match can start with the options.
        ValueError: a setting is out of its bounds.
    """

    def __init__(self, game: AnyGame, game_type: pyspiel.GameType, parameters: dict[str, Any]) -> None:
        settings = {name: parameters.get(name, usual) for name, usual in SETTINGS.items()}
        self.deals, self.first_deal = settings.pop("deals"), settings.pop("first_deal")
        if self.deals < 1 or self.first_deal < 0:
            raise ValueError("there is at least 1 deal, and deals have numbers from 0 on")
        options = _read(game, {name: value for name, value in parameters.items() if name not in SETTINGS})
        self.table = Table(game=game, options=options, **settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.width,
            max_chance_outcomes=self.deals,
            num_players=options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest,
        )
        super().__init__(game_type, info, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        # By way of this module, which registers the games wherever it is loaded.
        return _loaded, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """An observer of a seat, or of what everybody sees.

        Raises:
            ValueError: it asks for something else.
        """
        if params:
            raise ValueError(f"observers take no parameters, not {', '.join(params)}")
        return Observer(self.table, iig_obs_type)


class SpielState(pyspiel.State):
    """A state: a position of a match, or None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def _table(self) -> Table:
        return self._game.table

    def _dealt(self) -> Position:
        if self.position is None:
            raise ValueError("the deal is not drawn yet")
        return self.position

    def current_player(self) -> int:
        """Chance before the deal, then the seat that is about to act."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._table.seat(self.position)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the match is over, or cut off: then nobody has gained anything."""
        return self.position is not None and self._table.seat(self.position) is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the others."""
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [*range(self._table.choices(self._dealt(), player))]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self._table.start(self._game.first_deal + action)
        else:
            self.position = self._table.after(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {self._game.first_deal + action}"
        return self._table.label(self.position, action)

    def returns(self) -> list[float]:
        """By seat: 0 while the match goes on, then -1 … 1 by rank."""
        if self.position is None:
            return [0.0] * self.num_players()
        return [*self._table.returns(self.position)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state that looks the same to a player, with what it cannot see drawn anew.

        The history stays that of this state, the deal too: players must not look at it.

        Args:
            player_id: whose view is kept.
            probability_sampler: answers a number from 0 to below 1.
        """
        position, game = self._dealt(), self._table.game
        drawn = game.determinize(game.view(position.state, player_id), int(probability_sampler() * 2**53))
        state: SpielState = self.clone()
        state.position = Position(drawn, position.steps, self._table.own(position, player_id))
        return state

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        chosen = " ".join(map(str, self.position.chosen))
        return f"{codec.to_json(self.position.state).decode()} {chosen}"


class Observer:
    """What a seat observes of a state, or what everybody does.

    Raises:
        ValueError: what is asked for is something else: the past (perfect recall), the secrets of all, or those of a
            seat without what is public.
    """

    def __init__(self, table: Table, kind: pyspiel.IIGObservationType | None) -> None:
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER if kind is None else kind.private_info
        if kind is not None and (kind.perfect_recall or not kind.public_info):
            raise ValueError("observers tell what can be seen now, with all that is public")
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the secrets of all seats")
        self._table = table
        self._public = private == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(table.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put into ``tensor`` what a player observes of a state; before the deal nothing."""
        viewer = None if self._public else player
        self.tensor[:] = 0 if state.position is None else self._table.observation(state.position, viewer)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player observes of a state, in full; before the deal nothing."""
        viewer = None if self._public else player
        return "" if state.position is None else self._table.observation_text(state.position, viewer)


def _loaded(text: str) -> pyspiel.Game:
    return pyspiel.load_game(text)


# Options as parameters of OpenSpiel


def _written(options: GameOptions) -> dict[str, Any]:
    """Options as parameters: numbers and switches as they are, words percent-encoded, anything else as JSON in that."""
    written: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(options).items():
        key = _PLAYERS if name == "seats" else name
        written[key] = value if isinstance(value, int) else quote(_text(value), safe="")
    return written


def _text(value: Any) -> str:
    return value if isinstance(value, str) else codec.to_json(value).decode()


def _read(game: AnyGame, parameters: dict[str, Any]) -> GameOptions:
    """Options from parameters; those that are not given have their default.

    Raises:
        Malformed: a value is none of its option.
    """
    fields = msgspec.to_builtins(game.default_options())
    for name, value in fields.items():
        given = parameters.get(_PLAYERS if name == "seats" else name)
        if given is None:
            continue
        if isinstance(given, str):
            text = unquote(given)
            given = text if isinstance(value, str) else codec.from_json(text.encode(), Any)
        fields[name] = given
    options: GameOptions = codec.from_json(codec.to_json(fields), game.types.options)
    return options


_PLAYERS: Final = "players"
"""OpenSpiel's word for the number of seats."""


def _seats(game: AnyGame) -> list[int]:
    """The numbers of seats that a match with otherwise default options can have."""
    found: list[int] = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            options = _read(game, {_PLAYERS: seats})
        except Malformed:
            continue
        if not game.check_options(options):
            found.append(seats)
    return found


GAME_TYPES: Final = tuple(register(games.get(name)) for name in games.names())
"""What OpenSpiel knows of the registered games."""
