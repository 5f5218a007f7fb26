"""Whatever the README shows can be typed as it stands."""

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documentation.server import running
from warlords_core.cli import main

ROOT = Path(__file__).resolve().parents[2]
README = ROOT.joinpath("README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
INLINE = re.findall(r"`((?:make|\.venv/bin/warlords) [^`]+)`", README)
LINES = [line.partition("#")[0].strip() for kind, block in BLOCKS if not kind for line in block.splitlines()]
COMMANDS = [command for command in (*LINES, *INLINE) if command]


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= 70


def test_the_library_use_runs_and_takes_ten_lines() -> None:
    [code] = [block for kind, block in BLOCKS if kind == "python"]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    places = re.findall(r"\((\d), (\d)\)", done.stdout)
    assert sorted(seat for _, seat in places) == ["0", "1", "2", "3"]  # all four seats of a match have a place
    assert places[0][0] == "1"


def test_the_curl_starts_a_match() -> None:
    [command] = [command for command in COMMANDS if command.startswith("curl")]
    if shutil.which("curl") is None and os.environ.get("CI") != "true":
        pytest.skip("curl is not installed")
    with running() as address:
        words = [word.replace("http://127.0.0.1:8000", address) for word in shlex.split(command)]
        answer = json.loads(subprocess.run(words, capture_output=True, timeout=60, check=True).stdout)
    assert answer["decisions"] == [{"type": "hero_due", "seat": 0}]  # XD-1.6: the starting seat places its hero first
    assert answer["state"]["game"] == "xidit"


def test_the_targets_of_make_are_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", ROOT.joinpath("Makefile").read_text("utf-8"), re.MULTILINE))
    named = {command.split()[1] for command in COMMANDS if command.startswith("make ")}
    assert {"serve", "test", "demo", "help", "docs"} == named <= targets


def test_the_commands_of_the_terminal_work(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = [shlex.split(command)[1:] for command in COMMANDS if command.startswith(".venv/bin/warlords ")]
    assert shown
    for words in shown:
        if words[0] == "play":  # it waits for a person; the end of its input ends it
            monkeypatch.setattr("sys.stdin", io.StringIO())
        assert (words, main(words)) == (words, 0)
        assert capsys.readouterr().out


def test_every_command_was_looked_at() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"make", "curl", ".venv/bin/warlords"}
