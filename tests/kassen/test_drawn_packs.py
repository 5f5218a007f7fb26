"""Random matches with random packs end, and keep every invariant; what goes wrong is left behind and replays."""

import dataclasses
import json
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kassen.builders import brave, make_pack, part, sel, when
from tests.kassen.drawn_matches import TABLES, DrawnMatch, at_hand, play_some
from tests.kassen.packs_drawn import Temper, packs
from warlords_core.cli import main
from warlords_core.errors import Problem
from warlords_core.kassen import content
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Army, Options
from warlords_core.kassen.pack import Pack

SEEDS = st.integers(0, 2**53 - 1)


@pytest.mark.rule("KS-12.2", "KS-12.4", "KS-7.3", "KS-9.2")
@pytest.mark.parametrize("temper", get_args(Temper))
def test_matches_of_drawn_packs_end_and_keep_every_invariant(temper: Temper) -> None:
    @seed(1)
    @settings(max_examples=25)
    @given(pack=packs(temper), options=TABLES, match_seed=SEEDS)
    def play(pack: Pack, options: Options, match_seed: int) -> None:
        play_some(pack, options, match_seed, 1, temper)

    play()


@pytest.mark.rule("KS-7.3")
def test_a_pack_built_to_loop_reaches_the_end_of_its_chains_and_of_its_matches() -> None:
    """Whoever is hurt heals and hurts itself again, for ever."""
    again = when("damaged", part("heal", sel("self"), 9), part("damage", sel("self"), 1))
    loop = make_pack([brave(f"b{number}", (2, 9), again, cost=2) for number in range(8)])
    army = Army(tuple(f"b{number}" for number in range(8)), ())
    options = Options(pack=loop.id, armies=(army, army))
    with at_hand(loop):
        assert sum(DrawnMatch(loop, options, number).play().cuts for number in range(3)) > 0


def _broken(what: str) -> Any:
    """The game with an invariant that does not hold from phase 2 on, or with an action that cannot be worked out."""
    if what == "invariant":
        fault = Problem("broken", "KS-1.1", "/table", "on purpose")
        return dataclasses.replace(GAME, problems=lambda state: (fault,) if state.table.phase > 1 else ())

    def resolve(state: Any, seat: int, action: Any) -> Any:
        if state.table.phase > 1:
            raise ZeroDivisionError("on purpose")
        return GAME.resolve_unchecked(state, seat, action)

    return dataclasses.replace(GAME, resolve_unchecked=resolve)


@pytest.mark.parametrize("what", ["invariant", "resolve"])
def test_what_goes_wrong_is_left_behind_and_replays(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = replace(make_pack(), id="of-its-own")
    match = DrawnMatch(pack, Options(pack=pack.id), 4, _broken(what))
    with at_hand(pack), pytest.raises(AssertionError, match="on purpose") as caught:
        match.play(tmp_path)
    assert pack.id not in {each.id for each in content.all_packs()}
    command = f"warlords replay {tmp_path / 'record.json'} --pack-file {tmp_path / 'pack.json'}"
    assert str(caught.value).endswith(command)
    assert main([*command.split()[1:], "--quiet"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == len(match.moves)
