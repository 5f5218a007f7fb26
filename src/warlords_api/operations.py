"""The table of operations: from it come both the routes and the contract."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from os import urandom
from typing import Any, Literal, Protocol

from warlords_api.exchange import Exchange
from warlords_api.memory import Memory
from warlords_api.problems import Kind, refused
from warlords_api.sealing.heads import HeadStore
from warlords_api.sealing.keys import KeyRing, Random
from warlords_api.sealing.receipts import PublicKeys, public_keys
from warlords_api.shapes import (
    MAX_ACTIONS,
    Games,
    GameSummary,
    Health,
    PackList,
    Ready,
    Rules,
    Shapes,
    prefix_of,
    shapes_of,
)
from warlords_api.telling import Teller
from warlords_api.trusted import ClosedSetAnswer, InvitationAnswer, Trusted
from warlords_core import codec
from warlords_core.errors import UnknownPack
from warlords_core.game import AnyGame
from warlords_core.narration import LANGUAGES
from warlords_core.rules import Clause, Language


@dataclass(frozen=True, kw_only=True)
class Parameter:
    """The last part of an address that names one thing of several."""

    name: str
    description: str
    example: str
    longest: int
    """Characters."""


class Phase(Protocol):
    """Tells what a request is about, for the metrics."""

    def __call__(self, request: Any, *, sound: bool) -> str:
        """See ``Exchange.phase``."""
        ...


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One thing that the API does: an address, the types of both bodies, and the function between them."""

    id: str
    method: Literal["GET", "POST"]
    path: str
    tag: str
    summary: str
    answer: Any
    """Type of the answer's body; None: any JSON object."""
    run: Callable[[Any], Any]
    """The decoded request, or the parameter, or None, to the answer. Raises Refused."""
    request: Any = None
    """Type of the request's body; None: it has none."""
    parameter: Parameter | None = None
    told: Mapping[Language, Callable[[Any], Any]] = field(default_factory=dict)
    """As ``run``, with sentences in a language; empty: its answers have none."""
    game: AnyGame | None = None
    """That it belongs to."""
    memory: Memory | None = None
    """Of the states in its bodies; one that it has answered for is sound."""
    phase: Phase | None = None
    """None: its requests are about no match."""
    refuses: tuple[Kind, ...] = ()
    """What may be wrong besides what can be wrong with every request of this method."""


@dataclass(frozen=True, kw_only=True)
class GameDoor:
    """A game with its types on the wire and its operations."""

    game: AnyGame
    shapes: Shapes
    operations: tuple[Operation, ...]


def doors_of(
    games: Iterable[AnyGame],
    max_actions: int = MAX_ACTIONS,
    keys: KeyRing | None = None,
    heads: HeadStore | None = None,
    random: Random = urandom,
) -> tuple[GameDoor, ...]:
    """The operations of games, each with its own types.

    Args:
        games: which.
        max_actions: most actions in one adjudication.
        keys: what seals matches; None: a key that is gone with the process.
        heads: refuses forks; None: nothing is remembered.
        random: where the ids, seeds and nonces of sealed matches come from.
    """
    keys = keys or KeyRing.ephemeral()
    doors: list[GameDoor] = []
    for game in games:
        shapes = shapes_of(game)
        exchange = Exchange(game, shapes, max_actions, trusted=Trusted(game, keys, heads, random))
        operations = (*_exchanges(exchange), *_lookups(game))
        doors.append(GameDoor(game=game, shapes=shapes, operations=operations))
    return tuple(doors)


def common_operations(games: tuple[AnyGame, ...], keys: KeyRing | None = None) -> tuple[Operation, ...]:
    """The operations that belong to no game.

    Args:
        games: that the server knows.
        keys: whose public halves are told; None: as in ``doors_of``.
    """
    told = public_keys(keys or KeyRing.ephemeral())

    def listed(_: None) -> Games:
        return Games(tuple(GameSummary(game.name, game.title, _pack_refs(game)) for game in games))

    ready = Ready(tuple(game.name for game in games))
    return (
        _get("list_games", "/v1/games", "server", "The games that this server knows.", Games, listed),
        _get("list_keys", "/v1/keys", "server", "The public keys of receipts, by key id.", PublicKeys, lambda _: told),
        _get("health", "/health", "server", "Is the server alive?", Health, lambda _: Health()),
        _get("ready", "/ready", "server", "Can the server adjudicate?", Ready, lambda _: ready),
    )


def _exchanges(exchange: Exchange) -> tuple[Operation, ...]:
    game, shapes = exchange.game, exchange.shapes
    name = game.name
    telling = {language: replace(exchange, teller=Teller(game, shapes.worded, language)) for language in LANGUAGES}

    def post(
        id_: str, path: str, summary: str, request: Any, answer: Any, run: Callable[[Any], Any], *refuses: Kind
    ) -> Operation:
        told: dict[Language, Callable[[Any], Any]] = {}
        if answer in (shapes.exchange, shapes.view_answer):
            for language in LANGUAGES:
                told[language] = getattr(telling[language], run.__name__)
        return Operation(
            id=f"{name}_{id_}",
            method="POST",
            path=f"/v1/{name}/{path}",
            tag=name,
            summary=summary,
            request=request,
            answer=answer,
            run=run,
            told=told,
            game=game,
            memory=exchange.memory,
            phase=exchange.phase,
            refuses=("impossible", *refuses),
        )

    proved: tuple[Kind, ...] = ("unauthorized", "forbidden")

    return (
        post(
            "start",
            "matches",
            "Set a match up.",
            shapes.match_request,
            shapes.exchange,
            exchange.start,
            "stale",
            "unavailable",
            *proved,
        ),
        post(
            "invite",
            "invitations",
            "Bind all seats of a closed match to be to what they contribute to its seed.",
            shapes.invitation_request,
            InvitationAnswer,
            exchange.invite,
        ),
        post(
            "adjudicate",
            "adjudications",
            "Carry out one action or several: all of them or none.",
            shapes.adjudication_request,
            shapes.exchange,
            exchange.adjudicate,
            "illegal-action",
            "stale",
            "unavailable",
            *proved,
        ),
        # Without the memory of open states: one would be taken here, though nothing but tokens may.
        replace(
            post(
                "close",
                "closed-sets",
                "Bind seats of a closed match to actions that nobody sees yet.",
                shapes.closed_set_request,
                ClosedSetAnswer,
                exchange.close,
                *proved,
            ),
            memory=None,
        ),
        post(
            "legal_actions",
            "legal-actions",
            "One page of what a seat may do, and a description of all of it.",
            shapes.legal_actions_request,
            shapes.legal_actions,
            exchange.legal_actions,
            *proved,
        ),
        post("view", "views", "What a seat may see.", shapes.view_request, shapes.view_answer, exchange.view, *proved),
        post(
            "replay",
            "replays",
            "Play a record again.",
            shapes.replay_request,
            shapes.exchange,
            exchange.replay,
            "illegal-action",
        ),
        post(
            "suggest",
            "suggestions",
            "What a bot would do.",
            shapes.suggestion_request,
            shapes.suggestion,
            exchange.suggest,
            "illegal-action",
            *proved,
        ),
    )


def _lookups(game: AnyGame) -> tuple[Operation, ...]:
    name = game.name

    def clause(id_: str) -> Clause:
        if id_ not in game.rules:
            raise refused("not-found", "unknown_rule", "the rule text has no clause of this id")
        return game.rules[id_]

    def pack(id_: str) -> Any:
        try:
            return game.packs.public(game.packs.get(id_))
        except UnknownPack:
            raise refused("not-found", "unknown_pack", "no content pack has this id") from None

    schema = schema_document(game)
    first_clause = next(iter(game.rules)).id
    base = f"/v1/{name}"
    return (
        _get(f"{name}_rules", f"{base}/rules", name, "The rule clauses.", Rules, lambda _: Rules(tuple(game.rules))),
        _get(
            f"{name}_rule",
            f"{base}/rules/{{id}}",
            name,
            "One rule clause.",
            Clause,
            clause,
            Parameter(name="id", description="Id of a clause.", example=first_clause, longest=16),
        ),
        _get(
            f"{name}_packs", f"{base}/packs", name, "The content packs.", PackList, lambda _: PackList(_pack_refs(game))
        ),
        _get(
            f"{name}_pack",
            f"{base}/packs/{{id}}",
            name,
            "The newest content pack of an id.",
            game.types.public_pack,
            pack,
            Parameter(name="id", description="Id of a pack.", example=game.default_options().pack, longest=64),
        ),
        _get(f"{name}_schema", f"{base}/schema", name, "JSON Schema of the values.", None, lambda _: schema),
    )


def _get(
    id_: str,
    path: str,
    tag: str,
    summary: str,
    answer: Any,
    run: Callable[[Any], Any],
    parameter: Parameter | None = None,
) -> Operation:
    return Operation(
        id=id_,
        method="GET",
        path=path,
        tag=tag,
        summary=summary,
        answer=answer,
        run=run,
        parameter=parameter,
        refuses=() if parameter is None else ("not-found",),
    )


def _pack_refs(game: AnyGame) -> tuple[Any, ...]:
    return tuple(map(game.packs.ref, game.packs.all()))


def schema_document(game: AnyGame) -> dict[str, Any]:
    """The JSON Schema (2020-12) of the values of a game; its ``$defs`` hold every named type."""
    types = game.types
    named = {
        "options": types.options,
        "state": types.state,
        "action": types.action,
        "decision": types.decision,
        "event": types.event,
        "view": types.view,
        "pack": types.pack,
        "record": types.record,
    }
    schemas, definitions = codec.json_schema(*named.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": prefix_of(game),
        "type": "object",
        "properties": dict(zip(named, schemas, strict=True)),
        "$defs": definitions,
    }
