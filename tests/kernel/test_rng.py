"""Randomness, against published vectors and against its definition written out again here."""

import json
from collections import Counter
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warlords_core.rng import Drawn, Rng, Stream

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("rng_vectors.json").read_bytes())


def defined_key(seed: int, person: bytes = b"warlords/seed") -> bytes:
    return blake2b(seed.to_bytes(8, "big"), digest_size=32, person=person).digest()


def defined_below(key: bytes, label: str, count: int, bound: int) -> tuple[int, int]:
    size = 8 if bound <= 2**64 else 64
    multiple = 256**size // bound * bound
    while True:
        message = count.to_bytes(8, "big") + label.encode("utf-8")
        word = int.from_bytes(blake2b(message, key=key, digest_size=size).digest(), "big")
        count = 1 if count == 2**53 - 1 else count + 1
        if word < multiple:
            return word % bound, count


@pytest.mark.parametrize("vector", VECTORS["keys"], ids=lambda vector: vector["seed"])
def test_keys(vector: dict[str, Any]) -> None:
    seed = int(vector["seed"])
    assert Rng.seeded(seed).key.hex() == vector["match"] == defined_key(seed).hex()
    bots = defined_key(seed, b"warlords/bots")
    assert vector["bots"] == bots.hex()
    assert Stream.seeded(seed, "player/0").below(2**64) == Stream(bots, "player/0").below(2**64)


@pytest.mark.parametrize("seed", [2**64, 2**200 + 7, 2**256 - 1])
def test_keys_of_long_seeds(seed: int) -> None:
    written = seed.to_bytes(32, "big")
    assert Rng.seeded(seed).key == blake2b(written, digest_size=32, person=b"warlords/seed").digest()
    assert Rng.seeded(seed) != Rng.seeded(seed % 2**64)


@pytest.mark.parametrize("vector", VECTORS["below"], ids=lambda vector: vector["label"])
def test_draws(vector: dict[str, Any]) -> None:
    key, label, count = defined_key(int(vector["seed"])), vector["label"], vector["count"]
    stream = Stream(key, label, count)
    rng = Rng(key, (Drawn(label, count),) if count else ())
    for bound, value in zip(map(int, vector["bounds"]), map(int, vector["values"]), strict=True):
        expected, count = defined_below(key, label, count, bound)
        drawn, rng = rng.below(label, bound)
        assert value == expected == stream.below(bound) == drawn
    assert vector["count_after"] == count == stream.count
    assert rng.drawn == (Drawn(label, count),)


def test_the_vectors_reach_rejected_words_and_wide_ones() -> None:
    rejected = next(vector for vector in VECTORS["below"] if vector["label"] == "rejected")
    assert rejected["count_after"] > len(rejected["bounds"])
    assert any(int(bound) > 2**64 for vector in VECTORS["below"] for bound in vector["bounds"])


@pytest.mark.parametrize("vector", VECTORS["shuffle"], ids=lambda vector: f"{vector['label']}-{vector['size']}")
def test_shuffles(vector: dict[str, Any]) -> None:
    key, label, count = defined_key(int(vector["seed"])), vector["label"], 0
    order = list(range(vector["size"]))
    for last in range(vector["size"] - 1, 0, -1):
        other, count = defined_below(key, label, count, last + 1)
        order[last], order[other] = order[other], order[last]
    shuffled, rng = Rng(key).shuffle(label, range(vector["size"]))
    assert vector["order"] == order == list(shuffled)
    assert vector["count_after"] == count
    assert rng.drawn == ((Drawn(label, count),) if count else ())


@given(st.integers(0, 2**64 - 1), st.text(max_size=8), st.integers(0, 2**53 - 1), st.integers(1, 2**512))
def test_any_draw_is_as_defined(seed: int, label: str, count: int, bound: int) -> None:
    stream = Stream(defined_key(seed), label, count)
    assert (stream.below(bound), stream.count) == defined_below(defined_key(seed), label, count, bound)


@pytest.mark.parametrize("bound", [0, -1, 2**512 + 1])
def test_bounds_that_nothing_can_be_drawn_below(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        Stream.seeded(1, "x").below(bound)


def test_labels_do_not_disturb_each_other() -> None:
    rng = Rng.seeded(5)
    alone, _ = rng.below("a", 1000)
    _, after_b = rng.below("b", 1000)
    assert after_b.below("a", 1000)[0] == alone
    _, after_both = after_b.below("a", 1000)
    assert after_both.drawn == (Drawn("a", 1), Drawn("b", 1))
    assert rng.drawn == ()


def test_a_second_draw_goes_on_where_the_first_ended() -> None:
    stream = Stream.seeded(5, "x")
    rng = Rng(defined_key(5, b"warlords/bots"))
    for _ in range(3):
        drawn, rng = rng.below("x", 1000)
        assert drawn == stream.below(1000)


def test_nothing_drawn_changes_nothing() -> None:
    rng = Rng.seeded(5)
    assert rng.shuffle("x", ()) == ((), rng)
    assert rng.shuffle("x", ("one",)) == (("one",), rng)


def test_after_the_highest_count_comes_1() -> None:
    rng = Rng(defined_key(5), (Drawn("a", 2**53 - 1),))
    drawn, after = rng.below("a", 2**64)
    message = (2**53 - 1).to_bytes(8, "big") + b"a"
    assert drawn == int.from_bytes(blake2b(message, key=rng.key, digest_size=8).digest(), "big")
    assert after.drawn == (Drawn("a", 1),)
    # Three items take two words, so this goes over the edge in its middle.
    order, after = Rng(rng.key, (Drawn("a", 2**53 - 1),)).shuffle("a", "xyz")
    assert sorted(order) == ["x", "y", "z"]
    assert after.drawn == (Drawn("a", 2),)


@given(st.lists(st.integers()), st.integers(0, 2**53 - 1))
def test_a_shuffle_keeps_the_items(items: list[int], seed: int) -> None:
    assert sorted(Rng.seeded(seed).shuffle("x", items)[0]) == sorted(items)


@given(st.integers(0, 2**53 - 1), st.integers(0, 9), st.integers(-1, 12))
def test_a_sample_takes_so_many_different_items(seed: int, size: int, count: int) -> None:
    items, rng = range(size), Rng.seeded(seed)
    drawn, after = rng.sample("deal", items, count)
    assert len(drawn) == len(set(drawn)) == max(0, min(count, size))
    assert set(drawn) <= set(items)
    # One word for each place of the sample, whatever is left lying; a word is drawn anew once in 2**61 times.
    assert [each.count for each in after.drawn] == [len(drawn)] * (len(drawn) > 0)


def test_every_sample_is_equally_likely() -> None:
    counts = Counter(Stream.seeded(seed, "deal").sample("abc", 2) for seed in range(3_000))
    assert set(counts) == set(permutations("abc", 2))
    # 500 each are expected, with a standard deviation of 20.
    assert all(400 < count < 600 for count in counts.values())
