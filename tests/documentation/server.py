"""The API on a port of this machine, as long as a test needs it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60
"""Seconds until it must be ready."""


@contextmanager
def running(**more: str) -> Iterator[str]:
    """The address of a server; its settings, beside those that it needs, by variable."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"WARLORDS_SERVER": "uvicorn", "WARLORDS_PORT": str(port), "WARLORDS_LOG_LEVEL": "warning"}
    process = subprocess.Popen([sys.executable, "-m", "warlords_api.server"], env=os.environ | settings | more)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(address: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the server did not start"
        try:
            with urlopen(f"{address}/ready", timeout=1):
                return
        except URLError:
            time.sleep(0.1)
    raise TimeoutError("the server is not ready")
