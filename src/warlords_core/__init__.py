"""Typed, immutable rules engine for board and card games of warlords.

``games.get("xidit")`` answers a game; its functions, and those named here, take and give frozen values only.
Conformance cases, command line and bots stand in ``warlords_core.cases``, ``.cli`` and ``.bots``; what games are
built from in ``.actions``, ``.agenda`` and ``.forms``.
"""

from warlords_core import games
from warlords_core.actions import ActionSet
from warlords_core.codec import digest, from_json, from_msgpack, json_schema, to_json, to_msgpack
from warlords_core.errors import (
    AgendaOverrun,
    CaseError,
    IllegalAction,
    ImpossibleView,
    InvalidOptions,
    InvalidState,
    Malformed,
    NotationError,
    PackError,
    Problem,
    Refusal,
    UnfinishedMatch,
    UnknownBot,
    UnknownGame,
    UnknownPack,
    WarlordsError,
)
from warlords_core.game import AnyGame, Bot, Game, Packs, Player, Transition, Types, visible
from warlords_core.perft import divide, perft
from warlords_core.playout import Playout, play, playout
from warlords_core.record import Move, Record, replay
from warlords_core.rng import Rng, Stream
from warlords_core.rules import Clause, RuleBook
from warlords_core.types import (
    Action,
    Decision,
    Event,
    GameOptions,
    GameState,
    GameView,
    Outcome,
    PackRef,
    Score,
    Standing,
)

__all__ = [
    "Action",
    "ActionSet",
    "AgendaOverrun",
    "AnyGame",
    "Bot",
    "CaseError",
    "Clause",
    "Decision",
    "Event",
    "Game",
    "GameOptions",
    "GameState",
    "GameView",
    "IllegalAction",
    "ImpossibleView",
    "InvalidOptions",
    "InvalidState",
    "Malformed",
    "Move",
    "NotationError",
    "Outcome",
    "PackError",
    "PackRef",
    "Packs",
    "Player",
    "Playout",
    "Problem",
    "Record",
    "Refusal",
    "Rng",
    "RuleBook",
    "Score",
    "Standing",
    "Stream",
    "Transition",
    "Types",
    "UnfinishedMatch",
    "UnknownBot",
    "UnknownGame",
    "UnknownPack",
    "WarlordsError",
    "digest",
    "divide",
    "from_json",
    "from_msgpack",
    "games",
    "json_schema",
    "perft",
    "play",
    "playout",
    "replay",
    "to_json",
    "to_msgpack",
    "visible",
]
