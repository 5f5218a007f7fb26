"""The face of the library: what it is called, and how little of it loads."""

import subprocess
import sys

import pytest

import warlords_core
from warlords_core import games
from warlords_core.errors import UnknownGame

HEAVY = {"pydantic", "yaml", "rich", "jsonpointer", "orjson", "litestar", "numpy", "fluent", "babel"}
HEAVY |= {"warlords_core.xidit", "warlords_core.cases"}


def modules_after(code: str) -> set[str]:
    """What a fresh process has imported after some code."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_the_names_are_sorted_and_all_resolve() -> None:
    assert warlords_core.__all__ == sorted(warlords_core.__all__)
    assert len(set(warlords_core.__all__)) == len(warlords_core.__all__)
    for name in warlords_core.__all__:
        assert getattr(warlords_core, name) is not None


def test_every_name_that_is_imported_is_told() -> None:
    functions_and_types = {
        name for name, value in vars(warlords_core).items() if callable(value) and not name.startswith("_")
    }
    assert functions_and_types <= set(warlords_core.__all__)


def test_importing_it_is_light() -> None:
    assert modules_after("import warlords_core").isdisjoint(HEAVY)


def test_a_shipped_game_plays_without_pydantic_and_yaml() -> None:
    modules = modules_after("from warlords_core import games\ng = games.get('xidit')\ng.setup(g.default_options(), 1)")
    assert "warlords_core.xidit" in modules
    assert modules.isdisjoint({"pydantic", "yaml", "rich"})


def test_fluent_loads_with_the_first_sentence() -> None:
    ready = "from warlords_core import narration\nsay = narration.Sentences('en', 'frame')"
    assert modules_after(ready).isdisjoint({"fluent", "babel"})
    assert "fluent.runtime" in modules_after(f"{ready}\nsay('nobody')")


def test_games_are_got_by_name() -> None:
    assert "xidit" in games.names()
    assert games.names() == tuple(sorted(games.names()))
    for name in games.names():
        assert games.get(name).name == name


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are .*xidit"):
        games.get("chess")
