"""Running a command line with what stands on stdin, and looking at what it prints."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.packs import tiny_pack
from warlords_core import games
from warlords_core.cli import main
from warlords_core.codec import to_json


class Result(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


Cli = Callable[..., Result]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    def run(*words: str | Path, stdin: str | bytes = b"") -> Result:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return Result(code, captured.out, captured.err)

    return run


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a presenter of its own, beside the others."""
    monkeypatch.setitem(games._GAMES, "toy", "tests.toy:GAME")


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """The file of the tiny pack."""
    path = tmp_path / "tiny.json"
    path.write_bytes(to_json(tiny_pack()))
    return path


@pytest.fixture
def fresh(cli: Cli, tmp_path: Path) -> Path:
    """A file with a state of xidit, four seats, seed 7: seat 0 owes its hero's place."""
    path = tmp_path / "fresh.json"
    assert cli("new", "xidit", "--seed", "7", "-o", path).code == 0
    return path


@pytest.fixture
def planning(cli: Cli, fresh: Path, tmp_path: Path) -> Path:
    """The match of `fresh` after all heroes are placed, in the cities 5, 16, 3 and 11."""
    path = tmp_path / "planning.json"
    moves = "0 place 5\n1 place 16\n2 place 3\n3 place 11\n"
    assert cli("apply", fresh, "--moves", "-", "-o", path, stdin=moves).code == 0
    return path
