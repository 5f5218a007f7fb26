"""Questions: whom they are about, which are left, how they are asked and answered (KS-8)."""

from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kassen.builders import TARGET, THEIRS, battle, brave, camp, make_pack, part, questions_about, tactic, when
from tests.kassen.matches import Match, match
from warlords_core.game import visible
from warlords_core.kassen import auras, legal, questions
from warlords_core.kassen.decisions import Answer
from warlords_core.kassen.enemy import enemy
from warlords_core.kassen.events import NoQuestionLeft, QuestionAnswered, QuestionAsked
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Answered, Asking, Leader, Options
from warlords_core.kassen.pack import Pack
from warlords_core.playout import playout
from warlords_core.rng import Rng

SEEDS = range(40)
ORDER = brave("eve", (2, 2), when("deployed", part("draw")))


def pack_of(*about: tuple[str, int], generals: Any = (), **changes: Any) -> Pack:
    """A pack in which only these generals have questions, so many each."""
    pack = make_pack(generals, **changes)
    asked = [question for general, count in about for question in questions_about(general, count)]
    return replace(pack, questions=tuple(asked))


def subject(m: Match, side: int = 0) -> str:
    """Whom the question is about that waits for a side."""
    asked = m.state.hands[side].asked
    assert asked is not None
    return m.book.generals[m.book.questions[asked.question].subject].id


def subjects(own: Any, other: Any, pack: Pack, play: str = "idle1") -> set[str]:
    """Whom questions can be about: those of many seeds."""
    found = set()
    for seed in SEEDS:
        m = match(own, other, pack=pack, seed=seed)
        if play in m.book.general_at:
            m.deploy(play, right=None)
        else:
            m.play(play, right=None)
        found.add(subject(m))
    return found


# KS-8.1: how many


@pytest.mark.rule("KS-8.1")
def test_one_question_for_each_tactic_and_each_order_and_none_for_the_rest() -> None:
    m = match(camp(["g22"], hand=["idle1", "idle2", "eve", "g11"]), camp(["g33"]), generals=[ORDER])
    m.play("idle1").play("idle2").deploy("eve").deploy("g11").attack("g22", "g33")
    assert len(m.told(QuestionAsked)) == 3
    assert len(m.state.hands[0].answered) == 3


# KS-8.1: about whom


@pytest.mark.rule("KS-8.1")
def test_a_question_is_about_a_general_on_the_field_of_either_side() -> None:
    own, other = camp(["g22", "g33"], hand=["idle1", "g11"]), camp(["g44"], hand=["g55"])
    assert subjects(own, other, make_pack()) == {"g22", "g33", "g44"}


@pytest.mark.rule("KS-8.1")
def test_each_general_is_as_likely_however_many_questions_it_has() -> None:
    """Of g22 one question is left, of g33 four: in 40 draws g22 comes up more often than a fifth of the time."""
    pack = pack_of(("g22", 1), ("g33", 4))
    own, other = camp(["g22", "g33"], hand=["idle1"]), camp(["g44"])
    drawn = [subject(match(own, other, pack=pack, seed=seed).play("idle1", right=None)) for seed in range(200)]
    assert 80 <= drawn.count("g22") <= 120


@pytest.mark.rule("KS-8.1")
def test_an_order_is_not_about_its_own_general_while_another_has_a_question() -> None:
    own, other = camp(["g22"], hand=["eve"]), camp(["g44"])
    assert subjects(own, other, make_pack([ORDER]), "eve") == {"g22", "g44"}
    assert subjects(own, other, pack_of(("eve", 2), ("g44", 1), generals=[ORDER]), "eve") == {"g44"}
    assert subjects(own, other, pack_of(("eve", 2), ("g11", 1), generals=[ORDER]), "eve") == {"eve"}


@pytest.mark.rule("KS-8.1")
def test_nor_is_a_tactic_about_the_general_whom_it_belongs_to() -> None:
    his = tactic("his", part("draw"), cost=0, general="g22")
    own, other = camp(["g22"], hand=["his"]), camp(["g44"])
    assert subjects(own, other, make_pack(tactics=[his]), "his") == {"g44"}
    assert subjects(own, other, pack_of(("g22", 1), tactics=[his]), "his") == {"g22"}


@pytest.mark.rule("KS-8.1")
def test_with_nobody_left_on_the_field_it_is_about_the_fallen_and_the_own_army() -> None:
    """Never about an enemy general that nobody has seen: g55 waits in the other hand."""
    about = ("g11", "g12", "g21", "g31", "g55", "g99")
    pack = pack_of(*[(each, 1) for each in about])
    own = camp(["g22"], hand=["idle1", "g11"], deck=["g12", "idle2"], fallen=["g21"])
    other = camp(["g44"], hand=["g55"], fallen=["g31"])
    assert subjects(own, other, pack) == {"g11", "g12", "g21", "g31"}


@pytest.mark.rule("KS-8.1")
@pytest.mark.parametrize("play", ["idle1", "eve"])
def test_without_any_question_left_it_works_and_an_event_says_so(play: str) -> None:
    pack = pack_of(("g99", 1), ("g55", 2), generals=[ORDER])
    m = match(camp(["g22"], hand=[play], deck=["idle2", "zz"]), camp(["g44"], hand=["g55"]), pack=pack)
    if play == "eve":
        m.deploy("eve", right=None)
    else:
        m.play(play, right=None)
    assert m.hand(0) == ["idle2"]
    assert [event.side for event in m.told(NoQuestionLeft)] == [0]
    assert (m.told(QuestionAsked), m.asked()) == ([], False)


# KS-8.1: which are left


@pytest.mark.rule("KS-8.1")
def test_no_question_comes_twice_the_computers_and_the_open_one_included() -> None:
    """2 generals with 4 questions each: 8 tactics use them up, whoever plays them."""
    cards = [tactic(f"t{n}", part("heal", TARGET, 1), cost=0, target=THEIRS) for n in range(10)]
    pack = pack_of(("g22", 4), ("g44", 4), tactics=cards)
    ids = [card.id for card in cards]
    m = match(camp(["g22"], hand=ids[:5]), camp(["g44"], hand=ids[5:]), pack=pack, leaders=("person", "middle"))
    for each in ids[:5]:
        m.play(each, "g44")
    m.end()
    for each in ids[5:]:
        m.play(each, "g22")
    asked = [answered.question for hand in m.state.hands for answered in hand.answered]
    assert sorted(asked) == list(range(8))
    assert len(m.told(NoQuestionLeft)) == 2


@pytest.mark.rule("KS-8.1")
def test_questions_that_give_each_other_away_retire_together() -> None:
    first, second, third, *rest = [*questions_about("g22"), *questions_about("g44", 1)]
    linked = [
        replace(first, same_as=(second.id,)),
        replace(second, same_as=(first.id, third.id)),
        replace(third, same_as=(second.id,)),
    ]
    pack = replace(make_pack(), questions=(*linked, *rest))
    cards = ["idle1", "idle2", "idle3", "idle4"]
    for seed in range(10):
        m = match(camp(["g22"], hand=cards), camp(["g44"]), pack=pack, seed=seed)
        for each in cards:
            m.play(each)
        asked = {answered.question for answered in m.state.hands[0].answered}
        assert len(asked & {0, 1, 2}) == 1, "one of the three, and with it all are gone"
        assert asked >= {3, 4}
        assert len(m.told(NoQuestionLeft)) == 1


# KS-8.2


@pytest.mark.rule("KS-8.2")
def test_four_choices_in_a_drawn_order_and_the_right_one_can_stand_at_any_place() -> None:
    places = []
    for seed in SEEDS:
        m = match(camp(["g22"], hand=["idle1"]), camp(["g44"]), seed=seed)
        m.play("idle1", right=None)
        asked = m.state.hands[0].asked
        assert asked is not None
        assert sorted(asked.order) == [0, 1, 2, 3]
        assert m.legal(Answer) == [Answer(0), Answer(1), Answer(2), Answer(3)]
        places.append(asked.order.index(0))
    assert set(places) == {0, 1, 2, 3}


@pytest.mark.rule("KS-8.2")
@pytest.mark.parametrize("right", [True, False])
def test_after_the_answer_right_choice_chosen_one_and_result_are_told_to_the_answerer(right: bool) -> None:
    m = match(camp(["g22"], hand=["idle1"]), camp(["g44"]))
    m.play("idle1", right=None)
    asked = m.state.hands[0].asked
    assert asked is not None
    place = asked.order.index(0)
    m.answer(right=right)
    told = m.told_to(0, QuestionAnswered)
    assert [(event.question, event.right, event.right_choice) for event in told] == [(asked.question, right, place)]
    assert (told[0].chosen == place) is right
    assert m.state.hands[0].answered == (Answered(asked.question, asked.order, told[0].chosen),)
    assert m.state.hands[0].asked is None


@pytest.mark.rule("KS-8.2")
def test_the_other_side_learns_that_a_question_was_asked_and_whether_the_answer_was_right() -> None:
    m = match(camp(["g22"], hand=["idle1"]), camp(["g44"]))
    m.play("idle1")
    for viewer in (1, None):
        seen = [event for event in visible(tuple(m.events), viewer) if isinstance(event, QuestionAsked)]
        assert [event.question for event in seen] == [None]
        seen_answers = [event for event in visible(tuple(m.events), viewer) if isinstance(event, QuestionAnswered)]
        assert [(event.right, event.question, event.chosen, event.right_choice) for event in seen_answers] == [
            (True, None, None, None)
        ]


@pytest.mark.rule("KS-8.2")
def test_only_who_is_asked_answers() -> None:
    m = match(camp(["g22"], hand=["idle1"]), camp(["g44"]))
    m.play("idle1", right=None)
    assert m.state.agenda[-1] == Asking(0, "tactic")
    assert len(legal.legal_actions(m.state, 1)) == 0


# KS-8.3


@pytest.mark.rule("KS-8.3")
@pytest.mark.parametrize(("leader", "least", "most"), [("low", 260, 340), ("middle", 610, 690), ("high", 930, 970)])
def test_the_computer_is_right_with_30_65_or_95_in_100(leader: Any, least: int, most: int) -> None:
    state = battle(camp(["g22"], hand=["idle1"]), camp(["g44"]), leaders=(leader, "person"))
    right = 0
    for seed in range(1000):
        draft = auras.stage(replace(state, rng=Rng.seeded(seed)))
        result = questions.ask(draft, 0, "tactic", questions.subjects(draft, 0, None))
        assert result in ("right", "wrong")
        right += result == "right"
        answered = draft.camps[0].answered[0]
        # Counted as everybody's answers are: its choice is the right one, or one of the three others.
        assert (answered.order[answered.chosen] == 0) is (result == "right")
    assert least <= right <= most


@pytest.mark.rule("KS-8.3")
def test_the_computer_chooses_any_of_the_wrong_choices() -> None:
    state = battle(camp(["g22"], hand=["idle1"]), camp(["g44"]), leaders=("low", "person"))
    chosen = set()
    for seed in SEEDS:
        draft = auras.stage(replace(state, rng=Rng.seeded(seed)))
        questions.ask(draft, 0, "tactic", questions.subjects(draft, 0, None))
        answered = draft.camps[0].answered[0]
        chosen.add(answered.order[answered.chosen])
    assert chosen == {0, 1, 2, 3}


@pytest.mark.rule("KS-8.3")
def test_the_computer_answers_at_once_and_its_question_is_told_to_nobody_else() -> None:
    m = match(camp(["g22"], hand=["idle1"]), camp(["g44"]), leaders=("high", "person"))
    m.play("idle1", right=None)
    assert not m.asked()
    assert [event.question for event in m.told(QuestionAsked)] == [None]
    assert all(event.audience in (None, (0,)) for event in m.events)


# KS-8.4


@pytest.mark.rule("KS-8.4")
@pytest.mark.parametrize(("size", "least", "most"), [(3, 3, 4), (4, 3, 4), (8, 6, 8)])
@pytest.mark.parametrize("other", ["person", "middle"])
def test_so_many_questions_are_asked_in_a_match(size: int, least: int, most: int, other: Leader) -> None:
    """Three or four in small matches, about seven in those of eight generals: means of matches that are played out."""
    options = Options(army_size=size, leaders=("person", other))
    ends = [playout(GAME, options, seed, (enemy, enemy)).state for seed in range(60)]
    asked = [len(state.hands[0].answered) for state in ends]
    assert least <= round(mean(asked)) <= most
