"""The verdict: empty sides, the last question, the last phase, retreat (KS-9)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kassen.builders import ALL, ENEMY, brave, camp, make_pack, part, questions_about, secret, tactic, unit, when
from tests.kassen.matches import Match, match
from warlords_core.kassen import legal
from warlords_core.kassen.decisions import Answer, Retreat
from warlords_core.kassen.events import Decided, Fell, LotDrawn, NoQuestionLeft, QuestionAsked, Strategist, TurnBegan
from warlords_core.kassen.model import Asking, Verdict

RAIN = tactic("rain", part("damage", ALL, 1), cost=0)


def verdict(m: Match) -> tuple[int, str] | None:
    found = m.state.table.verdict
    return None if found is None else (found.winner, found.reason)


def subject(m: Match, side: int) -> str:
    asked = m.state.hands[side].asked
    assert asked is not None
    return m.book.generals[m.book.questions[asked.question].subject].id


# KS-9.1


@pytest.mark.rule("KS-9.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_nobody_on_the_field_and_no_reserve_has_lost(seat: int) -> None:
    sides = [camp(["g33"]), camp(["g12"], deck=["idle1"])]
    m = match(sides[seat], sides[1 - seat], turn=seat)
    m.attack("g33", "g12")
    assert verdict(m) == (seat, "no_generals")
    assert (m.state.agenda, m.told(Decided)[0].rule) == ((), "KS-9.1")


@pytest.mark.rule("KS-9.1")
@pytest.mark.parametrize("waiting", [{"hand": ["g11"], "deck": []}, {"deck": ["idle1", "g11"]}])
def test_with_an_empty_field_and_a_reserve_in_hand_or_deck_the_match_goes_on(waiting: dict[str, Any]) -> None:
    m = match(camp(["g33"]), camp(["g12"], **waiting))
    m.attack("g33", "g12")
    assert (m.field(1), verdict(m)) == ([], None)


@pytest.mark.rule("KS-9.1")
def test_a_last_act_that_fills_the_field_again_saves_its_side() -> None:
    heir = brave("heir", (1, 2), when("falls", part("summon", zone="deck")))
    m = match(camp(["g33"]), camp(["heir"], deck=["g11"]), generals=[heir])
    m.attack("g33", "heir")
    assert (m.field(1), verdict(m)) == (["g11"], None)


def both_gone(right: bool | None = None, **more: Any) -> Match:
    """g33 and g23 kill each other, the last of both sides."""
    turn = more.get("turn", 0)
    m = match(camp(["g33"], deck=["idle1"]), camp(["g23"], deck=[]), **more)
    m.attack(*(("g33", "g23") if turn == 0 else ("g23", "g33")))
    return m if right is None or not m.asked() else m.answer(right=right)


@pytest.mark.rule("KS-9.1")
def test_situation_98_both_gone_at_once_one_last_question_never_seat_order() -> None:
    for turn, right, winner in ((0, True, 0), (0, False, 1)):
        m = both_gone(turn=turn)
        assert m.state.agenda == (Asking(turn, "last"),)
        assert [event.words for event in m.told(Strategist)] == ["last_question"]
        m.answer(right=right)
        assert verdict(m) == (winner, "last_question")


@pytest.mark.rule("KS-9.1")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("leaders", "answerer"),
    [
        (("person", "person"), None),
        (("low", "high"), None),
        (("person", "low"), 0),
        (("high", "person"), 1),
    ],
)
def test_the_person_answers_and_of_two_of_a_kind_the_side_whose_turn_it_is(
    leaders: Any, answerer: int | None, turn: int
) -> None:
    rain = camp(["g22", "g12"], deck=[], hand=["rain"])
    plain = camp(["g32"], deck=[])
    doom = [tactic("rain", part("damage", ALL, 9), cost=0)]
    m = match(*((rain, plain) if turn == 0 else (plain, rain)), tactics=doom, turn=turn, leaders=leaders)
    # The computer may answer its tactic's question wrongly: then nothing falls. Another seed is right.
    seed = 0
    while verdict(m) is None and not (m.asked() and m.state.agenda[-1] == Asking(m.owing(), "last")):
        seed += 1
        m = match(*((rain, plain) if turn == 0 else (plain, rain)), tactics=doom, turn=turn, leaders=leaders, seed=seed)
        m.play("rain")
    asked = [event.side for event in m.told(QuestionAsked)][-1]
    assert asked == (turn if answerer is None else answerer)


@pytest.mark.rule("KS-9.1")
def test_a_computers_last_answer_decides_at_once() -> None:
    seen = set()
    for seed in range(12):
        m = both_gone(seed=seed, leaders=("middle", "middle"))
        found = verdict(m)
        assert found is not None
        seen.add(found)
    assert seen == {(0, "last_question"), (1, "last_question")}


@pytest.mark.rule("KS-9.1")
def test_the_last_question_is_about_one_of_those_who_fell_in_it() -> None:
    assert {subject(both_gone(seed=seed), 0) for seed in range(20)} == {"g33", "g23"}


@pytest.mark.rule("KS-9.1")
def test_who_fell_in_any_round_of_the_settling_fell_in_it() -> None:
    """The first falls to the tactic; its last act kills the last of both sides, one round later."""
    bomb = brave("bomb", (1, 1), when("falls", part("damage", ALL, 9)))
    m = match(camp(["g55"], hand=["rain"], deck=[]), camp(["bomb", "g44"], deck=[]), generals=[bomb], tactics=[RAIN])
    m.play("rain")
    assert [event.units for event in m.told(Fell)] == [(2,), (1, 3)]
    assert {m.book.generals[each].id for each in m.state.last_fallen} == {"bomb", "g44", "g55"}
    assert subject(m, 0) in ("bomb", "g44", "g55")


@pytest.mark.rule("KS-9.1", "KS-8.1")
def test_without_a_question_about_those_it_is_about_the_own_army_and_the_fallen_then_a_lot() -> None:
    pack = make_pack()
    of_the_fallen = replace(pack, questions=tuple(questions_about("x1", 1)))
    assert subject(both_gone(pack=of_the_fallen), 0) == "x1"
    nobody = replace(pack, questions=tuple(questions_about("g99", 1)))
    winners = set()
    for seed in range(12):
        m = both_gone(pack=nobody, seed=seed)
        found = verdict(m)
        assert found is not None
        assert found[1] == "lot"
        assert [(event.what, event.side) for event in m.told(LotDrawn)] == [("last_question", found[0])]
        kinds = [type(event) for event in m.told(Strategist, NoQuestionLeft, LotDrawn, Decided)]
        assert kinds[:4] == [Strategist, NoQuestionLeft, LotDrawn, Decided]
        winners.add(found[0])
    assert winners == {0, 1}


@pytest.mark.rule("KS-9.1", "KS-6.1")
def test_both_die_by_poison_in_a_chain_and_the_side_whose_turn_it_is_answers() -> None:
    """Poison kills the last of side 1 in its own turn; its last act kills the last of side 0."""
    oath = brave("oath", (1, 1), when("falls", part("damage", ENEMY, 9)))
    m = match(camp(["g22"], deck=[]), camp([unit("oath", poison=1)], deck=[]), generals=[oath], turn=1)
    m.end()
    assert m.state.agenda == (Asking(1, "last"),)
    m = match(
        camp(["g22"], deck=[]),
        camp([unit("oath", poison=1)], deck=[]),
        generals=[oath],
        turn=1,
        leaders=("person", "low"),
    )
    m.end()
    assert m.state.agenda == (Asking(0, "last"),), "the person answers, in the enemy's turn too"


# KS-9.2


@pytest.mark.rule("KS-9.2")
@pytest.mark.parametrize(
    ("own", "other", "winner"),
    [
        # Attack and health, then health, then number.
        (["g33"], ["g41"], 0),
        (["g14"], ["g33"], 1),
        (["g24"], ["g33"], 0),
        (["g33"], ["g24"], 1),
        (["g11", "g22"], ["g33"], 0),
        (["g33"], ["g11", "g22"], 1),
        # What works counts: an attack below 0 is 0, wounds count, barrier does not.
        ([unit("g39", bonuses=[("attack", -9)])], ["g55"], 1),
        ([unit("g55", health=1)], ["g33"], 1),
        ([unit("g55", health=1)], ["g23"], 0),
        ([unit("g55", health=1)], ["g16"], 1),
        ([unit("g33", barrier=9)], ["g34"], 1),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_after_phase_20_the_strength_on_the_field_decides(own: Any, other: Any, winner: int, first: int) -> None:
    m = match(camp(own), camp(other), phase=20, turn=1 - first, first=first)
    m.end()
    assert verdict(m) == (winner, "last_phase")
    assert m.told(Decided)[0].rule == "KS-9.2"


@pytest.mark.rule("KS-9.2", "KS-3.4")
def test_an_empty_field_has_no_strength() -> None:
    """In the other side's turn nobody is forced onto it."""
    m = match(camp([]), camp(["g11"]), phase=20, turn=1)
    m.end()
    assert verdict(m) == (1, "last_phase")


@pytest.mark.rule("KS-9.2")
def test_the_first_turn_of_phase_20_does_not_end_the_match() -> None:
    m = match(camp(["g33"]), camp(["g11"]), phase=20)
    m.end()
    assert (verdict(m), m.owing()) == (None, 1)
    m.end()
    assert verdict(m) == (0, "last_phase")
    assert m.told(TurnBegan)[-1].phase == 20


@pytest.mark.rule("KS-9.2")
def test_effects_of_the_turn_have_ended_by_then() -> None:
    cry = tactic("cry", part("attack", ENEMY, -3, lasts="turn"), cost=0)
    m = match(camp(["g33"]), camp(["g22"], hand=["cry"]), tactics=[cry], phase=20, turn=1)
    m.play("cry").end()
    assert verdict(m) == (0, "last_phase")


@pytest.mark.rule("KS-9.2")
@pytest.mark.parametrize("right", [True, False])
def test_between_equals_the_last_question_decides(right: bool) -> None:
    m = match(camp(["g33"]), camp(["g33"]), phase=20, turn=1)
    m.end()
    assert m.state.agenda == (Asking(1, "last"),)
    assert subject(m, 1) == "g33"
    m.answer(right=right)
    assert verdict(m) == (1 if right else 0, "last_question")


# KS-9.3


@pytest.mark.rule("KS-9.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_retreat_is_a_defeat_in_the_own_turn(seat: int) -> None:
    m = match(camp(["g99"]), camp(["g99"]), turn=seat)
    m.do(Retreat())
    assert m.state.table.verdict == Verdict(1 - seat, "retreat")
    assert m.told(Decided)[0].rule == "KS-9.3"


@pytest.mark.rule("KS-9.3")
def test_nobody_retreats_in_the_other_sides_turn_or_while_a_question_waits() -> None:
    m = match(camp(["g22"], hand=["idle1"]), camp(["g33"]))
    assert m.may(Retreat())
    assert Retreat() not in legal.legal_actions(m.state, 1)
    m.play("idle1", right=None)
    assert m.legal(Answer, Retreat) == [Answer(0), Answer(1), Answer(2), Answer(3)]


@pytest.mark.rule("KS-9.3", "KS-11.1")
def test_the_computer_never_retreats() -> None:
    m = match(camp(["g22"]), camp(["g33"]), leaders=("low", "person"))
    assert not m.may(Retreat())
    m.end()
    assert m.may(Retreat())


@pytest.mark.rule("KS-9.3", "KS-6.2")
def test_a_verdict_stands_before_any_retreat() -> None:
    m = match(camp(["g33"]), camp(["g12"], deck=[]))
    m.attack("g33", "g12")
    assert len(legal.legal_actions(m.state, 0)) == len(legal.legal_actions(m.state, 1)) == 0


@pytest.mark.rule("KS-9.1")
def test_a_secret_may_empty_both_sides_in_the_other_sides_turn() -> None:
    blast = secret("blast", when("turn_ends", part("damage", ALL, 9), party="other"))
    m = match(camp(["g22"], deck=[], secrets=["blast"]), camp(["g33"], deck=[]), secrets=[blast], turn=1)
    m.end()
    assert m.state.agenda == (Asking(1, "last"),)
