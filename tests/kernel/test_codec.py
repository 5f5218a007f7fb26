"""Bytes in and out: nothing is coerced, repaired or guessed, and equal values have equal bytes everywhere."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from tests.toy import GAME, Options, State
from warlords_core import codec
from warlords_core.codec import digest, from_json, from_msgpack, to_json, to_msgpack
from warlords_core.errors import Malformed
from warlords_core.playout import playout
from warlords_core.types import Frozen


class Leaf(Frozen, frozen=True):
    name: Annotated[str, Meta(max_length=8)]
    size: Annotated[int, Meta(ge=0, le=99)] = 0


class Tree(Frozen, frozen=True):
    leaves: Annotated[tuple[Leaf, ...], Meta(max_length=4)]
    weight: float | None = None
    notes: dict[str, int] | None = None


SOUND = b'{"leaves":[{"name":"a","size":1},{"name":"b"}],"weight":0.5,"notes":{"x":1}}'
VALUE = Tree((Leaf("a", 1), Leaf("b")), 0.5, {"x": 1})


def test_sound_bytes_are_read() -> None:
    assert from_json(SOUND, Tree) == VALUE
    assert from_json(b" " + SOUND.replace(b",", b" ,\n") + b"\n", Tree) == VALUE
    assert from_json(to_json(VALUE), Tree) == VALUE
    assert from_msgpack(to_msgpack(VALUE), Tree) == VALUE
    assert from_json(b'{"leaves":[{"size":1,"name":"\\u0061"}]}', Tree) == Tree((Leaf("a", 1),))


@pytest.mark.parametrize(
    ("data", "code", "pointer"),
    [
        (b'{"leaves":[{"name":"a","size":"1"}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":1.0}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":1e0}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":true}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":null}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":100}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":-1}]}', "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":' + b"9" * 400 + b"}]}", "invalid_value", "/leaves/0/size"),
        (b'{"leaves":[{"name":"a","size":' + b"9" * 9000 + b"}]}", None, None),
        (b'{"leaves":[{"name":7}]}', "invalid_value", "/leaves/0/name"),
        (b'{"leaves":[{"name":"abcdefghi"}]}', "invalid_value", "/leaves/0/name"),
        (b'{"leaves":[{},{"name":"a"}]}', "invalid_value", "/leaves/0"),
        (b'{"leaves":[{"name":"a"},{"name":"a","huge":1}]}', "invalid_value", "/leaves/1"),
        (b'{"leaves":{"0":{"name":"a"}}}', "invalid_value", "/leaves"),
        (b'{"leaves":[],"more":1}', "invalid_value", ""),
        (b'{"leaves":[],"notes":{"x":"1"}}', "invalid_value", "/notes/*"),
        (b"[]", "invalid_value", ""),
        (b'"leaves"', "invalid_value", ""),
        (b"null", "invalid_value", ""),
        (b"", "malformed", ""),
        (b"{", "malformed", ""),
        (b'{"leaves":[],}', "malformed", ""),
        (b"{'leaves':[]}", "malformed", ""),
        (b'{"leaves":[]} {}', "malformed", ""),
        (b'{"leaves":[]}\x00', "malformed", ""),
        (b'\xef\xbb\xbf{"leaves":[]}', "malformed", ""),
        (b'{"leaves":[],"weight":NaN}', "malformed", ""),
        (b'{"leaves":[],"weight":Infinity}', "malformed", ""),
        (b'{"leaves":[],"weight":1e999}', None, None),
        (b'{"leaves":[],"weight":01}', "malformed", ""),
        (b'{"leaves":[{"name":"\xff"}]}', "malformed", ""),
        (b'{"leaves":[{"name":"\xed\xa0\x80"}]}', "malformed", ""),
        (b'{"leaves":[{"name":"\xc0\xaf"}]}', "malformed", ""),
        (b'{"leaves":[{"name":"\\ud800"}]}', "malformed", ""),
        (b'{"leaves":[{"name":"\\udc00\\ud800"}]}', "malformed", ""),
        (b'{"leaves":[{"name":"a\nb"}]}', "malformed", ""),
        ('{"leaves":[]}'.encode("utf-16"), "malformed", ""),
        (b'{"leaves":[],"leaves":[]}', "duplicate_key", ""),
        (b'{"leaves":[{"name":"a","name":"a"}]}', "duplicate_key", ""),
        (b'{"leaves":[{"name":"a","n\\u0061me":"b"}]}', "duplicate_key", ""),
        (b'{"leaves":[],"notes":{"a":1,"\\u0061":1}}', "duplicate_key", ""),
        (b'{"leaves":' + b"[" * 3000 + b"]" * 3000 + b"}", "invalid_value", "/leaves/0"),
        (b"[" * 3000, "invalid_value", ""),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_unsound_json_is_refused(data: bytes, code: str | None, pointer: str | None) -> None:
    with pytest.raises(Malformed) as refused:
        from_json(data, Tree)
    if code is not None:
        assert (refused.value.code, refused.value.pointer) == (code, pointer)
    assert len(refused.value.message) <= 300


class Sealed(Frozen, frozen=True):
    key: bytes
    sizes: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("data", "pointer"),
    [
        # 16 bits are three characters and a filler; the third one has two bits to spare, which must be 0.
        (b'{"key":"AAB="}', "/key"),
        (b'{"key":"AAA=","sizes":[1,-0]}', "/sizes/1"),
    ],
)
def test_a_value_has_one_way_to_be_written(data: bytes, pointer: str) -> None:
    assert from_json(b'{ "key" : "AAA=" }', Sealed) == Sealed(b"\0\0")
    with pytest.raises(Malformed) as refused:
        from_json(data, Sealed)
    assert (refused.value.code, refused.value.pointer) == ("not_canonical", pointer)


def test_depth_is_an_error_like_others_even_without_a_type() -> None:
    with pytest.raises(Malformed, match="too_deep"):
        from_json(b"[" * 3000 + b"]" * 3000, Any)


def test_what_was_sent_is_not_taken_for_a_path() -> None:
    with pytest.raises(Malformed) as refused:
        from_json(b'{"leaves":[{"name":"a","x - at `$.y` z":1}]}', Tree)
    assert refused.value.pointer == "/leaves/0"
    assert "x - at `$.y` z" in refused.value.message


def test_messages_are_cut() -> None:
    with pytest.raises(Malformed) as refused:
        from_json(b'{"' + b"x" * 100_000 + b'":1}', Tree)
    assert len(refused.value.message) <= 300


def packed(value: object) -> bytes:
    """MessagePack by another library."""
    data = msgpack.packb(value)
    assert isinstance(data, bytes)
    return data


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (packed({"leaves": [{"name": "a", "size": "1"}]}), "invalid_value"),
        (packed({"leaves": [{"name": "a", "size": 1.0}]}), "invalid_value"),
        (packed({"leaves": [{"name": b"a"}]}), "invalid_value"),
        (packed({"leaves": [], "more": 1}), "invalid_value"),
        (packed({"leaves": []}) + b"\x00", "malformed"),
        (packed({"leaves": []})[:-1], "malformed"),
        (b"", "malformed"),
        (b"\xc1", "malformed"),
        (b"\x81\xa6leaves\x91\x81\xa4name\xa1\xff", "malformed"),
        # Two pairs, both called leaves.
        (b"\x82\xa6leaves\x90\xa6leaves\x90", "duplicate_key"),
        # The 1 as a 16 bit number; "name" with a length of 8 bits; a list with a length of 16 bits.
        (b"\x81\xa6leaves\x91\x82\xa4name\xa1a\xa4size\xcd\x00\x01", "not_shortest"),
        (b"\x81\xa6leaves\x91\x81\xd9\x04name\xa1a", "not_shortest"),
        (b"\x81\xa6leaves\xdc\x00\x00", "not_shortest"),
        (b"\x81\xa6leaves" + b"\x91" * 3000 + b"\xc0", "invalid_value"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_unsound_messagepack_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        from_msgpack(data, Tree)
    assert refused.value.code == code


def test_messagepack_of_other_libraries_is_read_in_any_order_of_fields() -> None:
    assert from_msgpack(packed({"weight": None, "leaves": [{"size": 1, "name": "a"}]}), Tree) == Tree((Leaf("a", 1),))


def test_deep_messagepack_without_a_type() -> None:
    with pytest.raises(Malformed, match="too_deep"):
        from_msgpack(b"\x91" * 3000 + b"\xc0", Any)


trees = st.builds(
    Tree,
    st.lists(st.builds(Leaf, st.text(max_size=8), st.integers(0, 99)), max_size=4).map(tuple),
    st.none() | st.floats(allow_nan=False, allow_infinity=False),
    st.none() | st.dictionaries(st.text(max_size=4), st.integers(-(2**53), 2**53), max_size=3),
)


@given(trees)
def test_round_trips(tree: Tree) -> None:
    assert from_json(to_json(tree), Tree) == tree
    assert from_msgpack(to_msgpack(tree), Tree) == tree
    assert digest(from_json(to_json(tree), Tree)) == digest(tree) == digest(from_msgpack(to_msgpack(tree), Tree))


def test_the_digest_of_a_map_does_not_tell_its_order() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert codec.document_bytes({"b": 2, "a": [1, None]}) == b'{"a":[1,null],"b":2}'
    assert codec.document_digest({"b": 2, "a": 1}) == codec.document_digest({"a": 1, "b": 2})
    assert codec.document_digest(Leaf("a")) == codec.document_digest({"size": 0, "name": "a"})


def test_digests_are_the_same_in_every_process() -> None:
    code = (
        "from tests.toy import GAME, Options\n"
        "from warlords_core import digest, playout\n"
        "print(digest(playout(GAME, Options(seats=3, coins=4, pack='five-prizes'), 11).state))\n"
        "print(digest(frozenset('abcdefgh')), digest({'x': 1, 'y': 2}))\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4711")
    }
    assert len(printed) == 1
    state = playout(GAME, Options(seats=3, coins=4, pack="five-prizes"), 11).state
    assert printed.pop().split()[0] == digest(state)


def test_a_state_is_stored_and_taken_up_again() -> None:
    state = GAME.setup(Options(), 1).state
    assert from_json(to_json(state), State) == state
    assert from_msgpack(to_msgpack(state), State) == state


def test_schemas_are_closed_and_named() -> None:
    (schema,), named = codec.json_schema(Tree)
    assert schema == {"$ref": "#/$defs/Tree"}
    assert named["Leaf"]["additionalProperties"] is False
    assert named["Leaf"]["properties"]["size"]["maximum"] == 99
