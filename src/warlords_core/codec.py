"""Bytes: JSON and MessagePack, strict both ways, canonical bytes, digests and schemas.

Decoding repairs nothing: no coercion, no unknown field, no duplicate key, no trailing bytes.

* Canonical bytes of a value are its MessagePack: fields in the order of the type, shortest form. Equal values,
  equal bytes, in every process.
* Canonical bytes of a document (packs, contracts: things that people edit) are its JSON with sorted keys.
"""

import json
import re
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import orjson

from warlords_core.errors import Malformed

T = TypeVar("T")

_json = msgspec.json.Encoder()
_msgpack = msgspec.msgpack.Encoder()

to_json = _json.encode
"""Encode a value as compact JSON."""
to_msgpack = _msgpack.encode
"""Encode a value as MessagePack: its canonical bytes."""


def digest(value: object) -> str:
    """The digest of a value: BLAKE2b-128 of its canonical bytes, 32 hex digits."""
    return blake2b(_msgpack.encode(value), digest_size=16).hexdigest()


def document_bytes(document: object) -> bytes:
    """The canonical bytes of a document: JSON with sorted keys, no spaces."""
    return orjson.dumps(msgspec.to_builtins(document), option=orjson.OPT_SORT_KEYS)


def document_digest(document: object) -> str:
    """The digest of a document, whatever the order of its keys was."""
    return blake2b(document_bytes(document), digest_size=16).hexdigest()


@cache
def _json_decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type_)


@cache
def _msgpack_decoder(type_: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(type_)


def from_json(data: bytes, type_: type[T] | Any) -> T:
    """Decode JSON to a type, strictly.

    Raises:
        Malformed: it is no JSON, no such value, or repeats a key.
    """
    value: T = _decode(_json_decoder(type_), data)
    # A client that posts back what it got posts our own bytes; only others need the slow look for repeated keys.
    if _json.encode(value) != data:
        _refuse_repeated_keys(data)
    return value


def from_msgpack(data: bytes, type_: type[T] | Any) -> T:
    """Decode MessagePack in shortest form to a type, strictly.

    Raises:
        Malformed: it is no MessagePack, no such value, repeats a key, or is not in shortest form.
    """
    value: T = _decode(_msgpack_decoder(type_), data)
    # Decoding without a type loses nothing but repeated keys, so they show in the length.
    if _msgpack.encode(value) != data and len(_msgpack.encode(_decode(_msgpack_decoder(Any), data))) != len(data):
        raise Malformed("duplicate_key", "", "a key stands twice, or a value is not in its shortest form")
    return value


def _decode(decoder: Any, data: bytes) -> Any:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at ")
        raise Malformed("invalid_value", _pointer(path.strip("`")), message[:_MESSAGE]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("malformed", "", str(error)[:_MESSAGE]) from None
    except RecursionError:
        raise Malformed("too_deep", "", "nested too deeply") from None


_MESSAGE = 300
_PATH = re.compile(r"\.([A-Za-z_][A-Za-z0-9_]*)|\[([^\]]*)\]")


def _pointer(path: str) -> str:
    """Turn msgspec's ``$.a.b[3]`` into ``/a/b/3``; keys of maps, which it does not name, become ``*``."""
    return "".join(f"/{name or (place if place.isdigit() else '*')}" for name, place in _PATH.findall(path))[:_MESSAGE]


def _refuse_repeated_keys(data: bytes) -> None:
    try:
        json.loads(data, object_pairs_hook=_unique)
    except RecursionError:  # pragma: no cover  # a typed decoder refuses such depth first
        raise Malformed("too_deep", "", "nested too deeply") from None


def _unique(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) != len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for key in keys if keys.count(key) > 1)
        raise Malformed("duplicate_key", "", f"key {repeated[:64]!r} stands twice")


def json_schema(*types: Any, ref_template: str = "#/$defs/{name}") -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """JSON Schemas of types, and of the named types that they refer to."""
    schemas, components = msgspec.json.schema_components(types, ref_template=ref_template)
    return tuple(schemas), components
