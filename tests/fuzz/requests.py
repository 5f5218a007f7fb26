"""Requests to every route of every game, good ones and what chance makes of them."""

import gzip
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tests.api.door import JSON, MSGPACK, Door
from warlords_core import games
from warlords_core.game import AnyGame
from warlords_core.rng import Stream

EXTREMES: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 8, 15, 16, 63, 64, 127, 128, 255, 256, 999, 9_999, 10_000, 2**31, 2**53 - 1,
    2**53, 2**63, 2**64 - 1, -(2**63), 0.5, 1e308, "", "a", "koi", "person", "wl1.AAAA", "\0", "𝄞" * 20, "x" * 10_000,
    [], {}, [[]], [{}], [0] * 300, {"type": "done"}, {"type": "end_turn"},
)  # fmt: skip
"""Values that stand at some bound, or where they do not belong."""

WORDS: Final = (
    "general", "tactic", "field", "siege", "person", "high", "open", "sealed", "closed", "spectator", "all", "koi",
    "lotus", "turtle", "bushi", "shinto", "daimyo", "oni_of_skulls", "nagato", "harvest", "train", "blue", "red", "act",
    "wait", "wealth", "attack", "health", "turn", "good", "stun", "asking", "order", "last", "random", "greedy",
)  # fmt: skip
"""Words of states, options and actions."""

STATES_A_MATCH: Final = 12


@dataclass(frozen=True)
class Request:
    """One request."""

    method: str
    path: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()


def good(door: Door, chance: Stream) -> Iterator[tuple[str, Any]]:
    """Paths and bodies that are answered with 200: states along random matches, open and sealed, and their actions."""
    for game in map(games.get, games.names()):
        base = f"/v1/{game.name}"
        for trust in ("open", "sealed", "receipted"):
            asked = {"trust": trust, "perspective": "spectator", "options": _options(game)}
            if trust == "open":
                asked["seed"] = chance.below(2**53)
            yield f"{base}/matches", asked
            yield from _along(door, base, asked, chance)
        record = {"game": game.name, "pack": _pack(game), "options": _options(game), "seed": 7, "moves": []}
        yield f"{base}/replays", {"record": record, "perspective": "all"}


def _options(game: AnyGame) -> Any:
    return msgspec.to_builtins(game.default_options())


def _pack(game: AnyGame) -> Any:
    return msgspec.to_builtins(game.packs.ref(game.packs.get(game.default_options().pack)))


def _along(door: Door, base: str, asked: Any, chance: Stream) -> Iterator[tuple[str, Any]]:
    """What can be asked about the states of a random match; the later they are, the fewer of them."""
    exchange = door.post(f"{base}/matches", asked).json
    keys = exchange["sealed"]["keys"] if exchange["sealed"] else None
    for step in range(STATES_A_MATCH * STATES_A_MATCH):
        if not exchange["decisions"]:
            return
        state, seat = exchange["state"], exchange["decisions"][0]["seat"]
        proofs = {"proofs": [{"type": "key", "seat": seat, "key": keys[seat]}]} if keys else {}
        legal = {"state": state, "seat": seat, "limit": 50, **proofs}
        actions = door.post(f"{base}/legal-actions", legal).json["actions"]
        move = {"seat": seat, "action": actions[chance.below(len(actions))]}
        body = {"state": state, "actions": [move], "perspective": "spectator", **proofs}
        if step % STATES_A_MATCH == 0:
            yield f"{base}/legal-actions", legal
            yield f"{base}/views", {"state": state, "perspective": seat, **proofs}
            yield f"{base}/suggestions", {"state": state, "seat": seat, "bot": "random", "seed": 1, **proofs}
            yield f"{base}/adjudications", body
        exchange = door.post(f"{base}/adjudications", body).json


# By chance


def changed(value: Any, chance: Stream) -> Any:
    """A copy in which one or two places hold something else."""
    for _ in range(1 + chance.below(5) // 4):
        value = _with_one_change(value, chance)
    return value


def _with_one_change(value: Any, chance: Stream) -> Any:
    inner = isinstance(value, (dict, list)) and len(value) > 0 and chance.below(60) > 0
    if not inner:
        return _like(value, chance) if chance.below(5) else EXTREMES[chance.below(len(EXTREMES))]
    if isinstance(value, dict):
        key = sorted(value)[chance.below(len(value))]
        others = {name: each for name, each in value.items() if name != key}
        match chance.below(80):
            case 0:
                return others
            case 1 if chance.below(2):
                return {**value, key + "x": value[key]}
            case _:
                return {**others, key: _with_one_change(value[key], chance)}
    place = chance.below(len(value))
    before, each, after = value[:place], value[place], value[place + 1 :]
    match chance.below(30):
        case 0:
            return [*before, *after]
        case 1:
            return [*before, *[each] * (1 + chance.below(130)), *after]
        case 2:
            return [*after, each, *before]
        case _:
            return [*before, _with_one_change(each, chance), *after]


def _like(value: Any, chance: Stream) -> Any:
    """Another value of the same type: mostly one that decodes."""
    match value:
        case bool():
            return not value
        case int():
            return value + (-1, 1, 2, -2, 3, 10, 100, -value)[chance.below(8)]
        case str():
            return WORDS[chance.below(len(WORDS))]
        case None:
            return chance.below(5)
        case _:
            return type(value)()


def drawn(pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    """A request that is most likely wrong somewhere."""
    path, body = pool[chance.below(len(pool))]
    return _KINDS[chance.below(len(_KINDS))](path, body, pool, chance)


Kind = Callable[[str, Any, Sequence[tuple[str, Any]], Stream], Request]


def _post(path: str, body: bytes, media: str = JSON, *more: tuple[str, str]) -> Request:
    return Request("POST", path, body, (("content-type", media), *more))


def _fields(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    return _post(path, msgspec.json.encode(changed(body, chance)))


def _packed(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    return _post(path, msgspec.msgpack.encode(changed(body, chance)), MSGPACK)


def _elsewhere(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    """To the route of another game, or another route of this one."""
    return _post(pool[chance.below(len(pool))][0], msgspec.json.encode(body))


def _state_of_another(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    """With a field of another body of this route or another one."""
    other = pool[chance.below(len(pool))][1]
    return _post(path, msgspec.json.encode({**body, **{key: other[key] for key in other if chance.below(2)}}))


def _flipped(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    data = bytearray(msgspec.json.encode(body))
    for _ in range(1 + chance.below(4)):
        data[chance.below(len(data))] = chance.below(256)
    return _post(path, bytes(data))


def _cut(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    pack = chance.below(2)
    data = (msgspec.msgpack if pack else msgspec.json).encode(body)
    return _post(path, data[: chance.below(len(data))], MSGPACK if pack else JSON)


def _noise(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    data = bytes([chance.below(256) for _ in range(chance.below(200))])
    return _post(path, data, (JSON, MSGPACK)[chance.below(2)])


def _compressed(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    encoding, compress = (("gzip", gzip.compress), ("deflate", zlib.compress), ("br", zlib.compress))[chance.below(3)]
    data = compress(msgspec.json.encode(body))
    return _post(path, data, JSON, *[("content-encoding", encoding)][: chance.below(2)])


def _other_headers(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    name = ("content-type", "accept", "content-length", "content-encoding", "x-request-id", "origin")[chance.below(6)]
    value = ("", "*/*", "text/html", "application/json; charset=x", "a" * 300, "-1", "identity")[chance.below(7)]
    return _post(path, msgspec.json.encode(body), JSON, (name, value))


def _other_method(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    method = ("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO")[chance.below(7)]
    tail = ("", "/", "/x", "//", "/../..", "%00")[chance.below(6)]
    return Request(method, path + tail, b"")


def _lookup(path: str, body: Any, pool: Sequence[tuple[str, Any]], chance: Stream) -> Request:
    game = path.split("/")[2]
    name = ("rules", "packs", "schema", "rules/XD-1.1", "packs/x", "rules/" + "9" * 300, "packs/%2e%2e")[
        chance.below(7)
    ]
    return Request("GET", f"/v1/{game}/{name}", b"", (("accept", ("*/*", MSGPACK)[chance.below(2)]),))


_KINDS: Final[tuple[Kind, ...]] = (
    *[_fields] * 8,
    *[_packed] * 3,
    _elsewhere,
    _state_of_another,
    _state_of_another,
    _flipped,
    _cut,
    _noise,
    _compressed,
    _other_headers,
    _other_method,
    _lookup,
)
