"""The built wheel, installed where nothing else is: it works, it is typed, and it brings nothing of the web."""

import json
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WEB = ("litestar", "granian", "uvicorn", "starlette", "fastapi", "pydantic_settings", "msgpack", "structlog")


def run(words: Sequence[str | Path]) -> str:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built with the build back end of this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder])
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment that holds the wheel and its pinned core dependencies only."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    assert uv is not None, "uv is one of the development requirements"
    install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", scripts / "python"]
    run([*install, "--require-hashes", "-r", ROOT / "requirements" / "core.txt"])
    run([*install, "--no-deps", wheel])
    return scripts


def test_wheel_holds_types_and_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.is_file()}
    expected = {name for name in sources if "__pycache__" not in name}
    assert {"warlords_core/py.typed", "warlords_api/py.typed", "warlords_core/xidit/data/rules.json"} <= expected
    assert expected <= names
    assert not [name for name in names if name.startswith("tests")]


def test_version(installed: Path) -> None:
    assert run([installed / "warlords", "--version"]).startswith("warlords ")


def test_playout(installed: Path) -> None:
    played = json.loads(run([installed / "warlords", "playout", "xidit", "-n", "2", "--seed", "1"]))
    assert [len(match["outcome"]["ranking"]) for match in played["matches"]] == [4, 4]
    # Text and packs too: everything that the core needs is there.
    assert "ranking" in run([installed / "warlords", "playout", "xidit", "--format", "text"])
    for game, pack in (("xidit", "stand-in-21"), ("kassen", "three-kingdoms")):
        assert pack in run([installed / "warlords", "pack", "show", "--game", game])


def test_nothing_of_the_web_is_installed(installed: Path) -> None:
    code = f"from importlib.util import find_spec; print([name for name in {WEB!r} if find_spec(name) is not None])"
    assert run([installed / "python", "-c", code]).strip() == "[]"


@pytest.mark.parametrize("extra", ["openspiel", "pettingzoo"])
def test_adapters_ask_for_their_extras(installed: Path, extra: str) -> None:
    code = f"import warlords_core.adapters.{extra}"
    done = subprocess.run([str(installed / "python"), "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'warlords-core[{extra}]'" in done.stderr


def test_serving_asks_for_the_extra(installed: Path) -> None:
    done = subprocess.run([str(installed / "warlords"), "serve"], capture_output=True, text=True, check=False)
    assert done.returncode == 4
    assert "pip install 'warlords-core[api]'" in done.stderr
