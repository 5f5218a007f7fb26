"""Where matches stand, for servers that refuse forks: 40 bytes a match, and one call."""

from threading import Lock
from typing import Any, Final, Protocol

from warlords_api.sealing.keys import MATCH_BYTES
from warlords_api.sealing.receipts import HEAD_BYTES

BYTES_A_MATCH: Final = MATCH_BYTES + HEAD_BYTES


class StoreDown(Exception):
    """The store of heads does not answer."""


class HeadStore(Protocol):
    """Remembers the head of each match."""

    def swap(self, match: bytes, old: bytes | None, new: bytes) -> bool:
        """Compare and set: put a head in the place of another one (None: of none), if that stands there.

        Raises:
            StoreDown: nobody can tell.
        """
        ...


class MemoryHeads:
    """Heads in this process: for one process, until it ends; of too many matches the oldest cannot go on."""

    def __init__(self, most: int = 1_000_000) -> None:
        self._most = most
        self._heads: dict[bytes, bytes] = {}
        self._lock = Lock()

    def swap(self, match: bytes, old: bytes | None, new: bytes) -> bool:
        """See ``HeadStore``."""
        with self._lock:
            if self._heads.get(match) != old:
                return False
            self._heads.pop(match, None)  # to the end: it is the youngest now
            self._heads[match] = new
            if len(self._heads) > self._most:
                del self._heads[next(iter(self._heads))]
            return True


_SWAP: Final = """
local head = redis.call('GET', KEYS[1])
if head == false then head = '' end
if head ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
return 1
"""


class RedisHeads:
    """Heads in a Redis or Valkey server: for several processes."""

    def __init__(self, url: str, *, seconds_kept: int, timeout: float = 1.0) -> None:
        """Connect when first asked.

        Args:
            url: as ``redis://host:port/0``.
            seconds_kept: how long after its last step a match is remembered.
            timeout: seconds that the store may take for each of connecting, greeting and answering.
        """
        from redis import Redis
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        # A store that is down costs each request one time-out, and no more.
        once = Retry(NoBackoff(), 0)
        self._redis: Any = Redis.from_url(url, socket_timeout=timeout, socket_connect_timeout=timeout, retry=once)
        self._seconds = seconds_kept

    def swap(self, match: bytes, old: bytes | None, new: bytes) -> bool:
        """See ``HeadStore``."""
        from redis import RedisError

        try:
            # Sent whole each time: one question, while a script that is not there yet would take three.
            return bool(self._redis.eval(_SWAP, 1, b"warlords/head/" + match, old or b"", new, self._seconds))
        except RedisError:
            raise StoreDown from None


def head_store(url: str, seconds_kept: int) -> HeadStore:
    """The store of an address: ``memory:``, or that of a Redis server."""
    return MemoryHeads() if url == "memory:" else RedisHeads(url, seconds_kept=seconds_kept)
