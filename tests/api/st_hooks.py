"""Hooks for Schemathesis: bodies with states that matches reach, and MessagePack."""

import hashlib
import json
from typing import Any

import msgspec
import schemathesis
from schemathesis.core.transport import Response

from tests.api.door import packed
from tests.api.reachable import some_record, some_state
from tests.api.st_sealed import joint_body, sealed_body
from warlords_api.operations import doors_of
from warlords_core import codec, games
from warlords_core.errors import Malformed
from warlords_core.rng import Stream

STATES = 48
RECORDS = 8
TYPES = {
    operation.id: operation.request
    for door in doors_of(map(games.get, games.names()))
    for operation in door.operations
    if operation.request is not None
}
NEGATIVE_BYTES = b"\xc1"  # never used in MessagePack


@schemathesis.hook  # type: ignore[untyped-decorator,unused-ignore]  # as typed by its version
def map_body(context: Any, body: Any) -> Any:
    """JSON Schema takes 1.0 for a whole number; the contract says that the API does not."""
    return _whole(body)


@schemathesis.hook  # type: ignore[untyped-decorator,unused-ignore]  # as typed by its version
def map_case(context: Any, case: Any) -> Any:
    """Put a reachable state, and mostly a legal action, into three of four well-formed bodies."""
    generation = case.meta and case.meta.generation
    operation = case.operation.definition.raw.get("operationId", "")
    if not (generation and generation.mode.is_positive and operation in TYPES and isinstance(case.body, dict)):
        return case
    chance = Stream.seeded(_number(case.body), operation)
    if "state" in case.body and (isinstance(case.body["state"], str) or not chance.below(8)):
        # A token that the schema allows is none of this server's.
        case.body = sealed_body(_game_of(operation), case.body, chance)
    elif "state" in case.body and chance.below(4):
        game = games.get(_game_of(operation))
        state = some_state(game.name, chance.below(STATES))
        body = {**case.body, "state": msgspec.to_builtins(state)}
        owed = game.decisions(state)
        if owed and chance.below(4):
            seat = owed[chance.below(len(owed))].seat
            if "seat" in body:
                body["seat"] = seat
            if "actions" in body:
                action = game.legal_actions(state, seat).sample(chance)
                body["actions"] = [{"seat": seat, "action": msgspec.to_builtins(action)}]
        case.body = body
    if "keys" in case.body:
        case.body = joint_body(_game_of(operation), case.body, chance)
    if "record" in case.body and chance.below(4):
        record = some_record(_game_of(operation), chance.below(RECORDS))
        case.body = {**case.body, "record": json.loads(codec.to_json(record))}
    return case


def _game_of(operation: str) -> str:
    return next(name for name in games.names() if operation.startswith(name + "_"))


def _number(body: Any) -> int:
    """A number that only depends on the body, so that shrinking and playing again work."""
    return int.from_bytes(hashlib.blake2b(repr(body).encode(errors="replace"), digest_size=6).digest(), "big")


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


@schemathesis.serializer("application/msgpack")  # type: ignore[untyped-decorator,unused-ignore]  # as above
def to_msgpack(context: Any, value: Any) -> bytes:
    """The body in MessagePack; bytes, which are base64 in JSON, become binary where the value is well formed."""
    operation = context.case.operation.definition.raw.get("operationId", "")
    try:
        return codec.to_msgpack(codec.from_json(json.dumps(value).encode(), TYPES[operation]))
    except (Malformed, TypeError):  # on purpose, so send what there is
        try:
            return packed(value)
        except (OverflowError, ValueError, TypeError):
            return NEGATIVE_BYTES


@schemathesis.deserializer("application/msgpack")  # type: ignore[untyped-decorator,unused-ignore]  # as above
def from_msgpack(context: Any, response: Response) -> Any:
    """The answer as JSON would hold it."""
    return msgspec.to_builtins(msgspec.msgpack.decode(response.content))
