"""Battles in short words: what they stand for, and what is none."""

from typing import Any

import pytest

from tests.kassen import walks
from warlords_core import codec
from warlords_core.errors import InvalidOptions, Malformed, NotationError
from warlords_core.kassen import content, game, sketch
from warlords_core.kassen.decisions import Answer, Attack, Deploy, PlayTactic, SetSecret
from warlords_core.kassen.model import Bonus, Ending, Options, State, Turn, UnitState

SKETCH: dict[str, Any] = {
    "phase": 6,
    "turn": 1,
    "own": {"field": ["guanyu", "mizhu 2/1 of 2 poison 1"], "hand": ["huatuo", "supply"], "debt": 3},
    "enemy": {
        "field": ["caocao 8/6 barrier 2 sick stun till next_turn attack -2 till own_turn thorns 2"],
        "secrets": ["ambush"],
        "fallen": ["caopi", "caoren"],
        "hand": ["fire-arrows", "decoy"],
    },
}


def drawn(**enemy: Any) -> State:
    """The state of the sketch, with changes to the enemy."""
    changed = {**SKETCH["enemy"], **enemy}
    return sketch.read(Options(), 5, None, {**SKETCH, "enemy": changed})


def test_what_a_sketch_stands_for() -> None:
    state = drawn()
    book = content.book(state.pack)
    assert game.GAME.problems(state) == ()
    assert (state.table.phase, state.table.turn, state.agenda) == (6, 1, (Turn(1),))
    guanyu, mizhu = state.table.lines[0].fighters
    assert (guanyu.general, guanyu.health) == (book.general_at["guanyu"], book.generals[guanyu.general].health)
    assert (mizhu.health, mizhu.most, mizhu.poison, mizhu.sick) == (1, 2, 1, False)
    (caocao,) = state.table.lines[1].fighters
    printed = book.generals[caocao.general]
    assert (caocao.unit, caocao.barrier, caocao.sick) == (3, 2, True)
    assert caocao.conditions == (UnitState("stun", 1, Ending("next_turn")), UnitState("thorns", 2, Ending("good")))
    assert caocao.bonuses[0] == Bonus("attack", -2, Ending("next_turn", begun=True))
    assert sum(bonus.amount for bonus in caocao.bonuses if bonus.stat == "attack") == 8 - printed.attack
    assert [card.number for card in state.hands[1].secrets] == [4]
    assert state.table.lines[0].debt == 3


@pytest.mark.rule("KS-1.7")
def test_what_the_other_side_knows_of_hand_and_secrets_stays_known() -> None:
    state = drawn(lost=["riposte"], known=["decoy", "ambush"])
    hand = state.hands[1]
    assert [card.shown for card in hand.hand] == [False, True]
    assert ([each.shown for each in hand.secrets], [each.shown for each in hand.lost]) == ([True], [False])
    assert sketch.write(state)["enemy"]["known"] == ["decoy", "ambush"]


def test_an_army_of_less_than_three_gets_others_at_the_bottom_of_its_deck() -> None:
    state = sketch.read(Options(), 0, None, {"own": {"field": ["guanyu"]}, "enemy": {"hand": ["mizhu", "supply"]}})
    last = [general.id for general in content.book(state.pack).generals[-4:]]
    assert [army.generals for army in state.armies] == [("guanyu", *last[:1:-1]), ("mizhu", *last[1::-1])]
    assert sketch.write(state)["own"]["deck"] == last[:1:-1]


@pytest.mark.rule("KS-1.4")
@pytest.mark.parametrize(
    ("own", "enemy", "options", "first"),
    [
        # Attack of 9 + 8 + 7 against 2 + 2 + 2.
        (["lvbu", "guanyu", "caocao"], ["liushan", "tianfeng", "huatuo"], {}, 0),
        (["liushan", "tianfeng", "huatuo"], ["lvbu", "guanyu", "caocao"], {}, 1),
        # The same general can be in both armies (KS-1.1): a lot would be drawn for equal ones.
        (["liushan", "tianfeng", "huatuo"], ["huatuo", "liushan", "tianfeng"], {}, 0),
        (["lvbu", "guanyu", "caocao"], ["liushan", "tianfeng", "huatuo"], {"kind": "siege", "defender": 1}, 1),
    ],
)
def test_who_began_follows_from_the_armies(own: list[str], enemy: list[str], options: Any, first: int) -> None:
    state = sketch.read(Options(**options), 0, None, {"own": {"hand": own}, "enemy": {"hand": enemy}})
    assert (state.table.first, state.table.turn) == (first, 0)
    assert game.GAME.problems(state) == ()


@pytest.mark.rule("KS-1.4")
def test_a_sketch_that_lets_the_weaker_army_begin_is_no_sound_state() -> None:
    armies = {"own": {"field": ["liushan", "tianfeng", "huatuo"]}, "enemy": {"field": ["lvbu", "guanyu", "caocao"]}}
    problems = game.GAME.problems(sketch.read(Options(), 0, None, {"first": 0, **armies}))
    assert [(problem.code, problem.rule) for problem in problems] == [("wrong_first", "KS-1.4")]


@pytest.mark.parametrize("table", ["four", "eight", "tiny"])
def test_a_sketch_that_is_written_reads_as_the_same_battle(table: str) -> None:
    """But for what no sketch tells: numbers, answers, the journal, marks of who was seen; and auras count anew."""
    for state in walks.some(table, 3, 40):
        told = sketch.write(state)
        names = [name for side in ("own", "enemy") for name in told[side]["order"]]
        if state.agenda[-1:] != (Turn(told["turn"]),) or len(set(names)) < len(names) or _auras(state):
            continue
        told = {key: told[key] if key in ("phase", "turn", "first") else _read_again(told[key]) for key in told}
        again = sketch.read(state.options, 1, state.pack, told)
        assert {side: _read_again(sketch.write(again)[side]) for side in ("own", "enemy")} == {
            side: told[side] for side in ("own", "enemy")
        }


def _read_again(side: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in side.items() if key not in ("order", "units")}


def _auras(state: State) -> bool:
    book = content.book(state.pack)
    units = [fighter for line in state.table.lines for fighter in line.fighters]
    talents = [book.generals[unit.talent].talent for unit in units if unit.talent is not None]
    return any(talent is not None and talent.auras for talent in talents)


@pytest.mark.parametrize(
    ("enemy", "message"),
    [
        ({"field": ["nobody"]}, "'nobody'"),
        ({"field": [" caocao"]}, "''"),
        ({"field": ["caocao 8/6 brave"]}, "'brave' says nothing"),
        ({"field": ["caocao barrier"]}, "expected a number"),
        ({"field": ["caocao barrier 2x"]}, "expected a number, not '2x'"),
        ({"field": ["caocao stun till tomorrow"]}, "after till, not 'tomorrow'"),
        ({"field": ["caocao talent ambush"]}, "no general 'ambush'"),
        ({"secrets": ["caocao"]}, "'caocao'"),
        ({"known": ["supply"]}, "'supply'"),
        ({"morale": 3}, "morale"),
    ],
)
def test_what_is_no_sketch(enemy: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        drawn(**enemy)


def test_an_army_that_cannot_be() -> None:
    with pytest.raises(InvalidOptions, match="caopi"):
        drawn(hand=["caopi"])
    with pytest.raises(InvalidOptions, match="red-hare"):
        drawn(hand=["red-hare"])


@pytest.mark.parametrize(
    ("seat", "text", "action"),
    [
        (0, "deploy huatuo", Deploy(0, 2)),
        (0, "deploy huatuo on mizhu", Deploy(0, 2, 2)),
        (0, "deploy 0 at 1 on 2", Deploy(0, 1, 2)),
        (0, "deploy huatuo at 0 on huatuo", Deploy(0, 0, 7)),
        (1, "tactic fire-arrows on guanyu", PlayTactic(0, 1)),
        (1, "tactic 0", PlayTactic(0)),
        (1, "secret decoy", SetSecret(1)),
        (1, "attack caocao mizhu", Attack(3, 2)),
        (1, "answer 2", Answer(2)),
    ],
)
def test_lines_with_names(seat: int, text: str, action: Any) -> None:
    assert sketch.parse(drawn(), seat, text) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("deploy liubei", "'liubei' is not in the hand of seat 0: huatuo, supply"),
        ("deploy huatuo on liubei", "'liubei' does not stand on the field"),
        ("answer right", "seat 0 has no question"),
        ("deploy", "expected a card"),
        ("charge", "expected one of"),
    ],
)
def test_lines_that_are_none(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        sketch.parse(drawn(), 0, text)


def test_a_general_on_both_fields_goes_by_its_number() -> None:
    state = drawn(field=["mizhu"])
    with pytest.raises(NotationError, match="both fields"):
        sketch.parse(state, 1, "attack mizhu mizhu")
    assert sketch.parse(state, 1, "attack 3 guanyu") == Attack(3, 1)


def test_right_and_wrong_answers() -> None:
    state = drawn()
    state = game.GAME.apply(state, 1, sketch.parse(state, 1, "tactic fire-arrows on guanyu")).state
    for word, health in (("right", 3), ("wrong", 5)):
        end = game.GAME.apply(state, 1, sketch.parse(state, 1, f"answer {word}")).state
        assert end.table.lines[0].fighters[0].health == health, codec.to_json(end.table)
