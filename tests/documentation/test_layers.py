"""The drawing of the architecture shows the layers that the import linter holds the code to, and all of the code."""

import re
from pathlib import Path

from docs._ext import layers
from warlords_core import games

CORE = Path(__file__).resolve().parents[2] / "src" / "warlords_core"


def heights(svg: str) -> dict[str, int]:
    """How far down each name stands."""
    texts = re.findall(r'<text class="\w+" x="\d+" y="(\d+)"[^>]*>([^<]+)<', svg)
    return {name: int(y) for y, text in texts for name in re.findall(r"\w+", text)}


def test_every_module_stands_in_the_drawing() -> None:
    there = {path.stem for path in CORE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert there - {"__init__", "__main__"} <= set(heights(layers.drawing()))


def test_what_may_import_stands_above_what_it_imports() -> None:
    place = heights(layers.drawing())
    assert place["warlords_api"] < place["cli"] < place["bots"] < place["narration"] < place["games"]
    for game in games.names():
        assert place["games"] < place[game] < place["rng"]


def test_games_stand_side_by_side() -> None:
    place = heights(layers.drawing())
    assert len({place[game] for game in games.names()}) == 1


def test_the_rows_are_those_of_the_linter() -> None:
    rows = layers.layers()
    assert rows[0] == ("warlords_api",)
    assert set(rows[-2]) == set(games.names())


def test_the_page_shows_it() -> None:
    assert "<!-- generate: layers -->" in (CORE.parents[1] / "docs" / "design.md").read_text("utf-8")
