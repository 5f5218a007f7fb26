"""Packs of kassen as people write them, with edits, and the faults that reading them finds."""

import json
from typing import Any

import msgspec
import pytest

from tests.kassen.packs import as_written, tiny_pack
from warlords_core import codec
from warlords_core.errors import PackError
from warlords_core.kassen import content

GONE = object()
"""In an edit: take the value away."""

Edit = tuple[str, object]
Fault = tuple[str, str]


def tiny_document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(codec.to_json(as_written(tiny_pack())))
    return document


def edited(*edits: Edit) -> bytes:
    """The tiny pack as JSON, after edits of places told by JSON Pointers; ``-`` at the end appends."""
    document = tiny_document()
    for pointer, value in edits:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
        *way, last = (int(key) if key.isdigit() else key for key in keys)
        place: Any = document
        for key in way:
            place = place[key]
        if value is GONE:
            del place[last]
        elif last == "-":
            place.append(plain(value))
        else:
            place[last] = plain(value)
    return json.dumps(document).encode()


def plain(value: object) -> object:
    """Values of the pack's types become what people write."""
    return msgspec.to_builtins(value)


def faults_of(data: bytes, name: str = "pack.json") -> list[Fault]:
    with pytest.raises(PackError) as caught:
        content.load(data, name)
    return [(problem.code, problem.pointer) for problem in caught.value.problems]
