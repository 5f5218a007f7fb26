"""One line a move: every action has one spelling, and everything else is refused with what was expected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kassen.builders import battle, camp
from warlords_core.errors import NotationError
from warlords_core.kassen.decisions import (
    Answer,
    AnyAction,
    Attack,
    Deploy,
    EndTurn,
    PlayTactic,
    Retreat,
    SetSecret,
)
from warlords_core.kassen.game import GAME
from warlords_core.kassen.notation import LONGEST

STATE = battle(camp(["g22"]), camp(["g33"]))

LINES: list[tuple[str, AnyAction]] = [
    ("deploy 2 at 0 on 7", Deploy(2, 0, 7)),
    ("deploy 63 at 15", Deploy(63, 15)),
    ("tactic 1 on 5", PlayTactic(1, 5)),
    ("tactic 0", PlayTactic(0)),
    ("secret 3", SetSecret(3)),
    ("attack 4 5", Attack(4, 5)),
    ("attack 9999 1", Attack(9999, 1)),
    ("end", EndTurn()),
    ("retreat", Retreat()),
    ("answer 2", Answer(2)),
]

REFUSED: list[tuple[str, str]] = [
    ("", "expected one of deploy, tactic, secret, attack, end, retreat, answer, not an empty word"),
    ("Deploy 2 at 0", "expected one of deploy, tactic, secret, attack, end, retreat, answer, not 'Deploy'"),
    ("deploy", "expected a card of the hand, not the end of the line"),
    ("deploy 2", "expected 'at', not the end of the line"),
    ("deploy 2 on 7", "expected 'at', not 'on'"),
    ("deploy 2 at 16", "expected a place of the field from 0 to 15, not '16'"),
    ("deploy 64 at 0", "expected a card of the hand from 0 to 63, not '64'"),
    ("deploy 02 at 0", "expected a card of the hand from 0 to 63, not '02'"),
    ("deploy -1 at 0", "expected a card of the hand from 0 to 63, not '-1'"),
    ("deploy 2 at 0 on", "expected a unit, not the end of the line"),
    ("deploy 2 at 0 7", "expected 'on', not '7'"),
    ("deploy 2 at 0 on 0", "expected a unit from 1 to 9999, not '0'"),
    ("deploy 2 at 0 on 7 8", "expected the end of the line, not '8'"),
    ("tactic ２", "expected a card of the hand from 0 to 63, not '２'"),
    ("secret 3 on 1", "expected the end of the line, not 'on'"),
    ("attack 4", "expected a unit to attack, not the end of the line"),
    ("attack 4 10000", "expected a unit to attack from 1 to 9999, not '10000'"),
    ("end 1", "expected the end of the line, not '1'"),
    ("answer 4", "expected a choice from 0 to 3, not '4'"),
    (" end", "expected words that stand one space apart, with none before and after"),
    ("end ", "expected words that stand one space apart, with none before and after"),
    ("attack  4 5", "expected words that stand one space apart, with none before and after"),
    ("attack 4\t5", "expected an attacking unit from 1 to 9999, not '4\\t5'"),
    ("end\n", "not 'end\\n'"),
    ("x" * (LONGEST + 1), f"expected at most {LONGEST} characters, not {LONGEST + 1}"),
]


@pytest.mark.parametrize(("line", "action"), LINES)
def test_an_action_has_one_spelling(line: str, action: AnyAction) -> None:
    assert GAME.notate(STATE, action) == line
    assert GAME.parse(STATE, line) == action


@pytest.mark.parametrize(("line", "message"), REFUSED)
def test_everything_else_is_refused(line: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(STATE, line)
    assert message in str(caught.value)


@given(line=st.text(alphabet="deployatonsecretkansw 0123456789", max_size=24))
def test_what_is_read_is_written_the_same(line: str) -> None:
    try:
        action = GAME.parse(STATE, line)
    except NotationError:
        return
    assert GAME.notate(STATE, action) == line
