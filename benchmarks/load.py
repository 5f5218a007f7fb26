"""A client that keeps connections busy: each sends the next request as soon as its answer is there.

Runs in a process of its own (``python -m benchmarks.load``): takes the bytes of requests, all of one size, from
standard input and prints what it counted as JSON.
"""

import argparse
import json
import os
import selectors
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from time import perf_counter

_END = b"\r\n\r\n"
_LENGTH = b"content-length:"
_PATIENCE = 10.0  # seconds without any answer


class Unexpected(Exception):
    """An answer that is none, or not 200."""


@dataclass(eq=False)
class Connection:
    """A socket with what it has got of its next answer."""

    socket: socket.socket
    started: float = 0.0
    received: bytes = b""


@dataclass
class Counted:
    """Answers that came while the clock ran."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        ordered = sorted(self.latencies)
        return json.dumps(
            {
                "requests/s": len(ordered) / self.seconds,
                "p50 ms": 1_000 * ordered[len(ordered) // 2],
                "p99 ms": 1_000 * ordered[len(ordered) * 99 // 100],
            }
        )


def answer_size(received: bytes) -> int | None:
    """The bytes of the answer that begins with these; None if its headers are not complete.

    Raises:
        Unexpected: it is not 200, or does not tell its length.
    """
    end = received.find(_END)
    if end < 0:
        return None
    head = received[:end].lower()
    place = head.find(_LENGTH)
    if not head.startswith(b"http/1.1 200") or place < 0:
        raise Unexpected(repr(received[:500]))
    return end + len(_END) + int(head[place + len(_LENGTH) :].split(b"\r\n", 1)[0])


def run(host: str, port: int, requests: Sequence[bytes], connections: int, seconds: float) -> Counted:
    """Keep connections busy for a while with requests in turn.

    Raises:
        Unexpected: an answer is not 200, or none came for a long time.
    """
    selector, counted, coming = selectors.DefaultSelector(), Counted(), cycle(requests)
    for _ in range(connections):
        connection = Connection(socket.create_connection((host, port), _PATIENCE))
        connection.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        selector.register(connection.socket, selectors.EVENT_READ, connection)
    begin = perf_counter()
    for key in list(selector.get_map().values()):
        _send(key.data, next(coming))
    while (now := perf_counter()) < begin + seconds:
        ready = selector.select(_PATIENCE)
        if not ready:
            raise Unexpected(f"no answer for {_PATIENCE} s")
        for key, _ in ready:
            connection = key.data
            if _receive(connection):
                counted.latencies.append(perf_counter() - connection.started)
                _send(connection, next(coming))
    counted.seconds = now - begin
    for key in list(selector.get_map().values()):
        key.data.socket.close()
    selector.close()
    return counted


def _send(connection: Connection, request: bytes) -> None:
    connection.started = perf_counter()
    connection.socket.sendall(request)


def _receive(connection: Connection) -> bool:
    """Whether an answer is complete."""
    data = connection.socket.recv(1 << 18)
    if not data:
        raise Unexpected(f"the server closed a connection after {connection.received[:500]!r}")
    connection.received += data
    size = answer_size(connection.received)
    if size is None or len(connection.received) < size:
        return False
    if len(connection.received) > size:
        raise Unexpected("more came than was asked for")
    connection.received = b""
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--connections", type=int, default=32)
    parser.add_argument("--size", type=int, required=True, help="bytes of a request")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--cpu", type=int, help="run on this processor only")
    args = parser.parse_args()
    if args.cpu is not None:
        os.sched_setaffinity(0, {args.cpu})
    data = sys.stdin.buffer.read()
    requests = [data[start : start + args.size] for start in range(0, len(data), args.size)]
    print(run(args.host, args.port, requests, args.connections, args.seconds))


if __name__ == "__main__":
    main()
