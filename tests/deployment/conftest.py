"""nginx, Redis and two API processes, as an operator would run them."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.api.served import running

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20
"""Seconds for a program to come up."""
KEYS = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
"""Base64 of the bytes 0 to 31."""


class Deployment(NamedTuple):
    """Two processes with the same keys and one store of heads, behind nginx."""

    front: int
    """nginx's port."""
    backs: tuple[int, int]
    """The ports of the processes."""


def program(name: str) -> str:
    """Where a program of Debian's packages is; without it the test is skipped, but fails in CI, which installs it."""
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
    found = shutil.which(name, path=places)
    if found is None:
        reason = f"{name} is not installed here (.ci/run installs it from Debian's packages)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(command: list[str], port: int, log: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that listens on a port, stopped at the end."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def redis_server(folder: Path) -> Iterator[int]:
    """A Redis server that keeps nothing on disk; gives its port."""
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    with started([program("redis-server"), *options], port, folder / "redis.log"):
        yield port


@contextmanager
def nginx(folder: Path, backs: tuple[int, int]) -> Iterator[int]:
    """nginx in front of two processes, set up as the documentation says but for ports and rate; gives its port."""
    front = free_port()
    site = ROOT.joinpath("docs", "examples", "nginx.conf").read_text("utf-8")
    for shown, used in (("8001", backs[0]), ("8002", backs[1]), ("8080", front)):
        assert site.count(f"127.0.0.1:{shown};") == 1
        site = site.replace(f"127.0.0.1:{shown};", f"127.0.0.1:{used};")
    site = site.replace("rate=50r/s", "rate=100000r/s")  # nobody plays as fast as these tests
    user = "user root;" if os.geteuid() == 0 else ""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"""
{user}
worker_processes 1;  # each worker takes turns for itself
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
access_log off;
{temporary}
{site}
}}
"""
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with started(command, front, folder / "nginx.log"):
        yield front


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    for name in ("nginx", "redis-server"):
        program(name)  # before anything starts
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("deployment")
        store = f"redis://127.0.0.1:{stack.enter_context(redis_server(folder))}/0"
        ports: list[int] = []
        for number in range(2):
            own = tmp_path_factory.mktemp(f"api{number}")
            port, _ = stack.enter_context(running(own, KEYS=KEYS, HEADS=store, WORKERS="1"))
            ports.append(port)
        backs = (ports[0], ports[1])
        yield Deployment(stack.enter_context(nginx(folder, backs)), backs)
