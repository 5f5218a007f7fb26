"""Pairs are counted in any MessagePack, whatever its tokens are."""

from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.test_codec import packed
from warlords_core.packed_maps import pairs_kept, pairs_written

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(max_size=40)
    | st.binary(max_size=40)
    | st.builds(msgpack.ExtType, st.integers(0, 127), st.binary(max_size=20))
)
values: st.SearchStrategy[Any] = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(max_size=3), inner, max_size=20)
)


@given(values)
def test_what_others_write_has_the_pairs_of_its_value(value: Any) -> None:
    assert pairs_written(packed(value)) == pairs_kept(value)


@pytest.mark.parametrize("size", [0, 1, 31, 32, 255, 256, 65_535, 65_536])
@pytest.mark.parametrize("of", ["text", "bytes", "list", "map", "extension"])
def test_every_width_of_a_length(of: str, size: int) -> None:
    made: dict[str, Any] = {
        "text": "x" * size,
        "bytes": b"\x81" * size,  # what looks like a map in there is none
        "list": [None] * size,
        "map": dict.fromkeys(range(size)),
        "extension": msgpack.ExtType(1, b"\x81" * size),
    }
    pairs = size if of == "map" else 0
    assert pairs_written(packed([made[of], {"a": 1}])) == pairs + 1 == pairs_kept([made[of], {"a": 1}])


@pytest.mark.parametrize(
    ("data", "pairs"),
    [
        (b"\x82\xa1a\x01\xa1a\x02", 2),  # a key twice
        (b"\xde\x00\x02\xa1a\x01\xa1a\x02", 2),
        (b"\xdf\x00\x00\x00\x01\xa1a\xcf\x00\x00\x00\x00\x00\x00\x00\x81", 1),  # the last byte is a number's
        (b"\x81\xa1a\xca\x81\x81\x81\x81", 1),
        (b"\x91\x81\x81\x01\x02\x03", 2),  # a map as a key
    ],
)
def test_pairs_by_hand(data: bytes, pairs: int) -> None:
    assert pairs_written(data) == pairs
