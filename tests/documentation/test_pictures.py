"""The pictures of the boards: one of each game, shown where people begin, and small enough for a repository."""

from pathlib import Path

import pytest

from warlords_core import games

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("game", games.names())
def test_each_game_has_a_small_picture_on_the_landing_page(game: str) -> None:
    picture = (DOCS / "pictures" / f"{game}.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000
    assert f"(pictures/{game}.png)" in (DOCS / "index.md").read_text("utf-8")
    assert f'"{game}": (' in (DOCS / "make_pictures.py").read_text("utf-8")
