"""Media types and languages, and what a request says about them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from warlords_api.problems import Refused, refused
from warlords_core import codec
from warlords_core.narration import LANGUAGES
from warlords_core.rules import Language


@dataclass(frozen=True, eq=False)
class Media:
    """A media type, with its way in and its way out."""

    name: str
    decode: Callable[[bytes, Any], Any]
    """Bytes and a type to a value, strictly. Raises Malformed."""
    encode: Callable[[object], bytes]
    header: bytes
    """The name as a header's value."""


JSON = Media("application/json", codec.from_json, codec.to_json, b"application/json")
MSGPACK = Media("application/msgpack", codec.from_msgpack, codec.to_msgpack, b"application/msgpack")
MEDIA = (JSON, MSGPACK)

_LANGUAGE_RANGE = re.compile(r"\*|[a-z]{1,8}(-[a-z0-9]{1,8})*")

_CACHEABLE = 256  # bytes of a header; longer ones are looked at each time, so that the cache stays small


def sent(content_type: bytes | None, content_encoding: bytes | None) -> Media:
    """The media type of a request body.

    Raises:
        Refused: 415; nothing is guessed where the header is missing or strange.
    """
    if content_encoding is not None and content_encoding.strip().lower() != b"identity":
        raise _unsupported("bodies are taken without Content-Encoding")
    media = _lookup(_sent, content_type or b"")
    if media is None:
        raise _unsupported(f"Content-Type must be {JSON.name} or {MSGPACK.name}")
    return media


def wanted(accept: bytes | None, like: Media) -> Media:
    """The media type to answer with: the one that Accept rates best, in doubt that of the request's body.

    Raises:
        Refused: 406; neither is acceptable.
    """
    if accept is None:
        return like
    media = _lookup(_wanted_after_json if like is JSON else _wanted_after_msgpack, accept)
    if media is None:
        raise refused("not-acceptable", "not_acceptable", f"answers come as {JSON.name} or {MSGPACK.name}")
    return media


def language(accept: bytes) -> Language | None:
    """The language that Accept-Language rates best, the earlier one in a draw; None: none of ours is acceptable.

    A range such as ``zh-TW`` asks for Chinese (RFC 4647, 3.4); ``*`` is for every language that no other range names.
    """
    found: Language | None = _language(accept) if len(accept) <= _CACHEABLE else _language.__wrapped__(accept)
    return found


@lru_cache(maxsize=256)
def _language(accept: bytes) -> Language | None:
    ranges = [_range(part) for part in accept.decode("latin-1").lower().split(",") if part.strip()]
    named = [(name.partition("-")[0], quality) for name, quality in ranges if _LANGUAGE_RANGE.fullmatch(name)]
    rated = {name: max(quality for other, quality in named if other == name) for name, _ in named}
    rest = rated.pop("*", 0.0)
    ours = {name: quality for name, quality in rated.items() if name in LANGUAGES}
    ours |= {name: rest for name in LANGUAGES if name not in ours}
    best = max(ours, key=lambda name: ours[name])
    return next((name for name in LANGUAGES if name == best), None) if ours[best] else None


def _unsupported(detail: str) -> Refused:
    accept = f"{JSON.name}, {MSGPACK.name}".encode()
    return refused("unsupported-media-type", "unsupported_media_type", detail, headers=((b"accept", accept),))


def _lookup(function: Any, header: bytes) -> Media | None:
    found: Media | None = function(header) if len(header) <= _CACHEABLE else function.__wrapped__(header)
    return found


@lru_cache(maxsize=256)
def _sent(content_type: bytes) -> Media | None:
    name, *parameters = [part.strip() for part in content_type.decode("latin-1").lower().split(";")]
    if any(parameter not in ("", "charset=utf-8", 'charset="utf-8"') for parameter in parameters):
        return None
    return next((media for media in MEDIA if media.name == name), None)


@lru_cache(maxsize=256)
def _wanted_after_json(accept: bytes) -> Media | None:
    return _wanted(accept, (JSON, MSGPACK))


@lru_cache(maxsize=256)
def _wanted_after_msgpack(accept: bytes) -> Media | None:
    return _wanted(accept, (MSGPACK, JSON))


def _wanted(accept: bytes, order: tuple[Media, ...]) -> Media | None:
    """The best rated of the media types, the earlier one in a draw (RFC 9110, 12.5.1)."""
    ranges = [_range(part) for part in accept.decode("latin-1").lower().split(",") if part.strip()]
    best, best_quality = None, 0.0
    for media in order:
        quality = _quality(media.name, ranges) if ranges else 1.0
        if quality > best_quality:
            best, best_quality = media, quality
    return best


def _range(part: str) -> tuple[str, float]:
    name, *parameters = [piece.strip() for piece in part.split(";")]
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            return name, _number(value.strip())
    return name, 1.0


def _number(text: str) -> float:
    # float() alone would take "nan", "1_0" and "1e9".
    return min(1.0, float(text)) if text.isascii() and text.replace(".", "", 1).isdigit() else 0.0


def _quality(name: str, ranges: list[tuple[str, float]]) -> float:
    """What the most specific range says about a media type."""
    for pattern in (name, name.partition("/")[0] + "/*", "*/*"):
        found = [quality for range_, quality in ranges if range_ == pattern]
        if found:
            return max(found)
    return 0.0
