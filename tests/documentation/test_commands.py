"""Commands that the pages show can be typed as they stand."""

import shlex
import shutil
from pathlib import Path

import pytest

from warlords_core.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(page for page in ROOT.joinpath("docs").rglob("*.md") if "_build" not in page.parts)
ENDLESS = {"play", "serve"}
"""Sub-commands that wait for somebody."""


def commands(page: Path) -> list[list[str]]:
    lines = [line.removeprefix("$ ") for line in page.read_text("utf-8").splitlines() if line.startswith("$ warlords ")]
    words = [shlex.split(line, comments=True)[1:] for line in lines]
    return [found for found in words if found[0] not in ENDLESS]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages speak of."""
    for kind in ("*.yaml", "*.json"):
        for file in (ROOT / "docs" / "examples").glob(kind):
            shutil.copy(file, tmp_path)
    shutil.copytree(ROOT / "tests" / "cases", tmp_path / "tests" / "cases")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda path: path.stem)
def test_the_commands_of_a_page_work(page: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands(page):
        code = main(words)
        assert (words, code, capsys.readouterr().err) == (words, 0, "")


def test_the_pages_show_commands() -> None:
    shown = [words[0] for page in PAGES for words in commands(page)]
    assert {"new", "legal", "apply", "playout", "replay", "check", "pack", "verify"} <= set(shown)
