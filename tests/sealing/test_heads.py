"""Stores of heads: one call, compare and set; in memory and on a real Redis server."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Barrier, Thread
from time import monotonic, sleep

import pytest

from tests.sealed import chance
from warlords_api.sealing.heads import BYTES_A_MATCH, HeadStore, MemoryHeads, RedisHeads, StoreDown, head_store

ONE, OTHER = bytes(16), bytes([1] * 16)
HEADS = tuple(bytes([n] * 24) for n in range(4))
PATIENCE = 10.0
"""Seconds that a server may take to start."""


@pytest.fixture(scope="module")
def socket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The socket of a Redis server that runs as long as this module's tests."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        reason = "no redis-server here (.ci/run installs it from Debian's packages)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("redis")
    path = folder / "s"
    line = [program, "--port", "0", "--unixsocket", str(path), "--save", "", "--appendonly", "no", "--dir", str(folder)]
    with subprocess.Popen(line, stdout=subprocess.DEVNULL) as server:
        until = monotonic() + PATIENCE
        while not path.exists() and monotonic() < until and server.poll() is None:
            sleep(0.02)
        yield path
        server.terminate()
        server.wait(PATIENCE)


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> Iterator[HeadStore]:
    """Either store, empty."""
    if request.param == "memory":
        yield MemoryHeads()
        return
    from redis import Redis

    url = f"unix://{request.getfixturevalue('socket')}"
    with Redis.from_url(url) as cleaning:
        cleaning.flushall()
    yield RedisHeads(url, seconds_kept=600)


def test_a_match_goes_on_from_where_it_stands(store: HeadStore) -> None:
    assert store.swap(ONE, None, HEADS[0])
    assert store.swap(ONE, HEADS[0], HEADS[1])
    assert store.swap(ONE, HEADS[1], HEADS[2])


def test_it_does_not_go_on_from_anywhere_else(store: HeadStore) -> None:
    assert not store.swap(ONE, HEADS[0], HEADS[1]), "nobody set it up"
    assert store.swap(ONE, None, HEADS[0])
    assert not store.swap(ONE, None, HEADS[1])
    assert store.swap(ONE, HEADS[0], HEADS[1])
    for old in (None, HEADS[0], HEADS[2]):
        assert not store.swap(ONE, old, HEADS[3])
    assert store.swap(ONE, HEADS[1], HEADS[2]), "refusals change nothing"


def test_matches_do_not_disturb_each_other(store: HeadStore) -> None:
    assert store.swap(ONE, None, HEADS[0])
    assert store.swap(OTHER, None, HEADS[0])
    assert store.swap(ONE, HEADS[0], HEADS[1])
    assert store.swap(OTHER, HEADS[0], HEADS[2])


def test_ids_and_heads_may_be_any_bytes(store: HeadStore) -> None:
    draws = chance(1, "heads")
    for _ in range(50):
        match, old, new = (draws.below(256**size).to_bytes(size, "big") for size in (16, 24, 24))
        assert store.swap(match, None, old)
        assert store.swap(match, old, new)
        assert not store.swap(match, old, new)


def test_of_many_at_once_one_goes_on(store: HeadStore) -> None:
    store.swap(ONE, None, HEADS[0])
    gate, won = Barrier(8), list[int]()

    def go_on(number: int) -> None:
        gate.wait()
        if store.swap(ONE, HEADS[0], bytes([number + 100] * 24)):
            won.append(number)

    threads = [Thread(target=go_on, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert store.swap(ONE, bytes([won[0] + 100] * 24), HEADS[1])


def test_a_match_takes_forty_bytes() -> None:
    assert BYTES_A_MATCH == len(ONE) + len(HEADS[0]) == 40


def test_memory_forgets_the_match_that_rested_longest() -> None:
    store = MemoryHeads(most=2)
    third = bytes([2] * 16)
    assert store.swap(ONE, None, HEADS[0])
    assert store.swap(OTHER, None, HEADS[0])
    assert store.swap(ONE, HEADS[0], HEADS[1])
    assert store.swap(third, None, HEADS[0])
    assert not store.swap(OTHER, HEADS[0], HEADS[1]), "it cannot go on: refused, not let through"
    assert store.swap(ONE, HEADS[1], HEADS[2])


def test_the_server_forgets_a_match_after_its_time_and_each_step_gives_it_more(socket: Path) -> None:
    from redis import Redis

    store, url = RedisHeads(f"unix://{socket}", seconds_kept=100), f"unix://{socket}"
    with Redis.from_url(url) as asking:
        asking.flushall()
        store.swap(ONE, None, HEADS[0])
        [key] = asking.keys()
        assert key == b"warlords/head/" + ONE
        assert 90 < asking.ttl(key) <= 100
        asking.expire(key, 5)
        store.swap(ONE, HEADS[0], HEADS[1])
        assert 90 < asking.ttl(key) <= 100
        assert asking.get(key) == HEADS[1]


def test_a_server_that_forgot_the_script_is_told_it_again(socket: Path) -> None:
    from redis import Redis

    store = RedisHeads(f"unix://{socket}", seconds_kept=100)
    match = bytes([9] * 16)
    assert store.swap(match, None, HEADS[0])
    with Redis.from_url(f"unix://{socket}") as asking:
        asking.script_flush()
    assert store.swap(match, HEADS[0], HEADS[1])


def test_a_server_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    store = RedisHeads(f"unix://{tmp_path / 'nobody'}", seconds_kept=100)
    start = monotonic()
    with pytest.raises(StoreDown):
        store.swap(ONE, None, HEADS[0])
    assert monotonic() - start < 1.0


def test_a_server_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    from socket import AF_UNIX, SOCK_STREAM, socket

    with socket(AF_UNIX, SOCK_STREAM) as silent:
        silent.bind(str(tmp_path / "s"))
        silent.listen()
        store = RedisHeads(f"unix://{tmp_path / 's'}", seconds_kept=100, timeout=0.2)
        start = monotonic()
        with pytest.raises(StoreDown):
            store.swap(ONE, None, HEADS[0])
        assert monotonic() - start < 1.5
        silent.setblocking(False)
        silent.accept()[0].close()
        with pytest.raises(BlockingIOError):  # it was not asked again
            silent.accept()


def test_the_setting_chooses_the_store() -> None:
    assert isinstance(head_store("memory:", 60), MemoryHeads)
    assert isinstance(head_store("redis://127.0.0.1:1/0", 60), RedisHeads)
