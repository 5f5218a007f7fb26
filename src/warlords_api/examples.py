"""Examples for the contract: real states and answers, made by the rules from a fixed seed."""

from typing import Any, Final

import msgspec

from warlords_api.exchange import Exchange
from warlords_api.operations import GameDoor
from warlords_core.types import PackRef

SEED: Final = 7
_PAGE: Final = 3


def examples_of(door: GameDoor) -> dict[str, tuple[Any, Any]]:
    """A request and its answer for each operation of a game with a body, by operation id, as plain JSON values."""
    game, shapes = door.game, door.shapes
    exchange = Exchange(game, shapes)
    options = game.default_options()
    first = game.setup(options, SEED).state
    seat = game.decisions(first)[0].seat
    action = game.legal_actions(first, seat)[0]
    move = game.types.move(seat=seat, action=action)
    pack: PackRef = first.pack
    record = game.types.record(game=game.name, pack=pack, options=options, seed=SEED, moves=(move,))
    requests: dict[str, tuple[Any, Any]] = {
        "start": (exchange.start, shapes.match_request(options=options, seed=SEED)),
        "adjudicate": (
            exchange.adjudicate,
            shapes.adjudication_request(state=first, actions=(move,), perspective=seat),
        ),
        "legal_actions": (
            exchange.legal_actions,
            shapes.legal_actions_request(state=first, seat=seat, offset=0, limit=_PAGE),
        ),
        "view": (exchange.view, shapes.view_request(state=first, perspective="spectator")),
        "replay": (exchange.replay, shapes.replay_request(record=record, perspective="spectator")),
        "suggest": (exchange.suggest, shapes.suggestion_request(state=first, seat=seat, bot="random", seed=SEED)),
    }
    return {
        f"{game.name}_{name}": (msgspec.to_builtins(request), msgspec.to_builtins(run(request)))
        for name, (run, request) in requests.items()
    }
