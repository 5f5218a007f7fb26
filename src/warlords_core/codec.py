"""Bytes: JSON and MessagePack, strict both ways, canonical bytes, digests and schemas.

Decoding repairs nothing: no coercion, no unknown field, no duplicate key, no trailing bytes.

* Canonical bytes of a value are its MessagePack: fields in the order of the type, shortest form. Equal values,
  equal bytes, in every process.
* Canonical bytes of a document (packs, contracts: things that people edit) are its JSON with sorted keys.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, NoReturn, TypeVar, overload

import msgspec

from warlords_core.errors import Malformed
from warlords_core.packed_maps import pairs_kept, pairs_written

T = TypeVar("T")

# Deterministic: a set or map inside a value must not bring the order of its hashes into the bytes.
_json = msgspec.json.Encoder(order="deterministic")
_msgpack = msgspec.msgpack.Encoder(order="deterministic")

to_json = _json.encode
"""Encode a value as compact JSON."""
to_msgpack = _msgpack.encode
"""Encode a value as MessagePack: its canonical bytes."""


def digest(value: object) -> str:
    """The digest of a value: BLAKE2b-128 of its canonical bytes, 32 hex digits."""
    return blake2b(_msgpack.encode(value), digest_size=16).hexdigest()


def document_bytes(document: object) -> bytes:
    """The canonical bytes of a document: JSON with sorted keys, no spaces."""
    import orjson  # for documents only: not worth its import time in every process

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


@overload
def from_json(data: bytes, type_: type[T]) -> T: ...
@overload
def from_json(data: bytes, type_: Any) -> Any: ...
def from_json(data: bytes, type_: Any) -> Any:
    """Decode JSON to a type, strictly.

    Raises:
        Malformed: it is no JSON, no such value, repeats a key, or writes a value in another way than its own.
    """
    try:
        value = _decode(_json_decoder, type_, data)
        # A client that posts back what it got posts our own bytes; only others need the slow look.
        if _json.encode(value) != data:
            _refuse_repairs(data, value)
    except RecursionError:
        raise Malformed("too_deep", "", "nested too deeply") from None
    return value


@overload
def from_msgpack(data: bytes, type_: type[T]) -> T: ...
@overload
def from_msgpack(data: bytes, type_: Any) -> Any: ...
def from_msgpack(data: bytes, type_: Any) -> Any:
    """Decode MessagePack in shortest form to a type, strictly.

    Raises:
        Malformed: it is no MessagePack, no such value, repeats a key, or is not in shortest form.
    """
    try:
        value = _decode(_msgpack_decoder, type_, data)
        # Decoding without a type loses nothing but repeated keys, so they show in the length.
        if _msgpack.encode(value) != data and len(_msgpack.encode(_decode(_msgpack_decoder, Any, data))) != len(data):
            _refuse_longer(data)
    except RecursionError:
        raise Malformed("too_deep", "", "nested too deeply") from None
    return value


def _refuse_longer(data: bytes) -> NoReturn:
    """Say why MessagePack has another length than its value: a key stands twice, or the form is not the shortest."""
    if pairs_written(data) != pairs_kept(_decode(_msgpack_decoder, Any, data)):
        raise Malformed("duplicate_key", "", "a key stands twice")
    raise Malformed("not_shortest", "", "a number, or a length, is not written in its shortest form")


def _decode(decoder: Callable[[Any], Any], type_: Any, data: bytes) -> Any:
    try:
        return decoder(type_).decode(data)
    except msgspec.ValidationError as error:
        # The path stands last; what comes before may quote anything that was sent.
        found = _AT.search(str(error))
        message, path = (str(error)[: found.start()], found[1]) if found else (str(error), "")
        raise Malformed("invalid_value", _pointer(path), message[:_MESSAGE]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("malformed", "", str(error)[:_MESSAGE]) from None


_MESSAGE = 300
_AT = re.compile(r" - at (?:`key` in )?`(\$[^`]*)`$")
_PATH = re.compile(r"\.([A-Za-z_][A-Za-z0-9_]*)|\[([^\]]*)\]")


def _pointer(path: str) -> str:
    """Turn msgspec's ``$.a.b[3]`` into ``/a/b/3``; keys of maps, which it does not name, become ``*``."""
    return "".join(f"/{name or (place if place.isdigit() else '*')}" for name, place in _PATH.findall(path))[:_MESSAGE]


def _refuse_repairs(data: bytes, value: object) -> None:
    """Refuse what decoding passed over: repeated keys, base64 with stray bits, ``-0``.

    Whole numbers stay text here: Python refuses to read very long ones, and there is one way to write each.
    """
    import json  # seldom needed: not worth its import time in every process

    sent = json.loads(data, object_pairs_hook=_unique, parse_int=str)
    kept = json.loads(_json.encode(value), parse_int=str)
    changed = _first_change(sent, kept, "")
    if changed is not None:
        raise Malformed("not_canonical", changed[:_MESSAGE], "this value is written in another way than its own")


def _first_change(sent: Any, kept: Any, pointer: str) -> str | None:
    """Where something that was sent is not what was kept; what stands on one side only is a default, left out."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        pairs = (_first_change(each, kept[key], f"{pointer}/{key}") for key, each in sent.items() if key in kept)
    elif isinstance(sent, list) and isinstance(kept, list) and len(sent) == len(kept):
        pairs = (
            _first_change(one, other, f"{pointer}/{at}") for at, (one, other) in enumerate(zip(sent, kept, strict=True))
        )
    else:
        return None if sent == kept else pointer
    return next((found for found in pairs if found is not None), None)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    unique = dict(pairs)
    if len(unique) != len(pairs):
        [(repeated, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise Malformed("duplicate_key", "", f"key {repeated[:64]!r} stands twice")
    return unique


def json_schema(*types: Any, ref_template: str = "#/$defs/{name}") -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """JSON Schemas of types, and of the named types that they refer to."""
    schemas, components = msgspec.json.schema_components(types, ref_template=ref_template)
    return tuple(schemas), components
