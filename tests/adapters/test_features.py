"""Features: the same value, the same numbers; what they are, worked out by hand."""

import subprocess
import sys
from hashlib import blake2b

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.test_actions import Pick
from warlords_core.adapters.features import FEATURES, features

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text("abc", max_size=3),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text("xyz", max_size=2), values, max_size=4),
    max_leaves=12,
)


def place_of(name: str, length: int) -> tuple[int, int]:
    """Where a name stands and with which sign, by the definition."""
    hashed = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    return hashed // 2 % length, 1 if hashed % 2 else -1


def row_of(amounts: dict[str, float], length: int) -> list[float]:
    row = [0.0] * length
    for name, amount in amounts.items():
        place, sign = place_of(name, length)
        row[place] += sign * amount
    return [max(-1.0, min(1.0, amount)) for amount in row]


@pytest.mark.parametrize(
    ("value", "amounts"),
    [
        (None, {}),
        ({"a": 0, "b": False, "c": None, "d": []}, {}),
        (True, {"": 0.125}),
        ({"coins": 3}, {"/coins": 0.25}),  # log2(4) / 8
        ({"coins": -15}, {"/coins": -0.5}),
        ({"coins": 255, "more": 256, "most": 2**53}, {"/coins": 1, "/more": 1, "/most": 1}),
        ({"hand": ["fire", "pit"]}, {"/hand/0=fire": 1, "/hand/1=pit": 1}),
        (Pick(value=(7, "x"), place=1), {"/type=pick": 1, "/value/0": 0.375, "/value/1=x": 1, "/place": 0.125}),
    ],
)
def test_every_leaf_counts_at_its_place(value: object, amounts: dict[str, float]) -> None:
    assert features(value).tolist() == row_of(amounts, FEATURES)


@pytest.mark.parametrize("length", [1, 2, 3])
def test_names_that_meet_add_up_within_bounds(length: int) -> None:
    amounts = {"/hand/0=fire": 1, "/hand/1=pit": 1, "/hand/2=loan": 1, "/hand/3=roar": 1, "/coins": 0.25}
    value = {"hand": ["fire", "pit", "loan", "roar"], "coins": 3}
    assert features(value, length).tolist() == row_of(amounts, length)


@given(value=VALUES, length=st.integers(1, 40))
def test_features_stay_in_their_bounds(value: object, length: int) -> None:
    row = features(value, length)
    assert row.shape == (length,)
    assert row.dtype == np.float32
    assert np.abs(row).max() <= 1
    assert features(value, length).tobytes() == row.tobytes()


def test_no_hash_of_the_process_gets_in() -> None:
    code = "from warlords_core.adapters.features import features\nprint(features({'a': ['x', 3]}).tobytes().hex())"
    printed = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "1")
    }
    assert printed == {features({"a": ["x", 3]}).tobytes().hex() + "\n"}
