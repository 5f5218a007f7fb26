"""Random matches with random packs end, and keep every invariant; what goes wrong is left behind and replays."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rising_sun.builders import PACK
from tests.rising_sun.drawn_matches import TABLES, DrawnMatch, at_hand, play_some
from tests.rising_sun.packs_drawn import packs
from warlords_core.cli import main
from warlords_core.errors import Problem
from warlords_core.rising_sun import content
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Options
from warlords_core.rising_sun.pack import Pack


@pytest.mark.rule("RS-6.1", "RS-8.2", "RS-10.0", "RS-10.2")
@seed(1)
@settings(max_examples=15)
@given(pack=packs(), options=TABLES, match_seed=st.integers(0, 2**53 - 1))
def test_matches_of_drawn_packs_end_and_keep_every_invariant(pack: Pack, options: Options, match_seed: int) -> None:
    play_some(pack, options, match_seed, 1)


def _broken(what: str) -> Any:
    """The game with an invariant that does not hold after tea, or with an action that cannot be worked out."""
    if what == "invariant":
        fault = Problem("broken", "RS-1.1", "/table", "on purpose")
        return dataclasses.replace(GAME, problems=lambda state: () if state.table.phase == "tea" else (fault,))

    def resolve(state: Any, seat: int, action: Any) -> Any:
        if state.table.phase != "tea":
            raise ZeroDivisionError("on purpose")
        return GAME.resolve_unchecked(state, seat, action)

    return dataclasses.replace(GAME, resolve_unchecked=resolve)


@pytest.mark.parametrize("what", ["invariant", "resolve"])
def test_what_goes_wrong_is_left_behind_and_replays(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = replace(PACK, id="of-its-own")
    match = DrawnMatch(pack, Options(pack=pack.id), 4, _broken(what))
    with at_hand(pack), pytest.raises(AssertionError, match="on purpose") as caught:
        match.play(tmp_path)
    assert pack.id not in {each.id for each in content.all_packs()}
    command = f"warlords replay {tmp_path / 'record.json'} --pack-file {tmp_path / 'pack.json'}"
    assert str(caught.value).endswith(command)
    assert main([*command.split()[1:], "--quiet"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == len(match.moves)
