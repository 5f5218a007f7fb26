"""The settlement: who speaks, who is captured, and each side's own questions (KS-10)."""

from typing import Any

import pytest

from tests.kassen.builders import ALL, Units, camp, part, tactic, unit
from tests.kassen.matches import Match, match
from tests.kassen.packs import general
from warlords_core.game import visible
from warlords_core.kassen.decisions import Retreat
from warlords_core.kassen.events import Captured, Decided, Reviewed, Spoke, Strategist
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Speaker

CHARMING = [
    *[general(f"c{charm}", cost=2, figures=(9, 9), charm=charm) for charm in (0, 10, 33, 50, 90, 100)],
    general("lord", cost=5, figures=(9, 9), charm=100),
]


def won(field: Units, **more: Any) -> Match:
    """Side 0, with this field, kills the other side's last general, g12; two of side 1 fell before.

    It is a field battle unless ``more`` says otherwise; side 0 has the more attack, and began.
    """
    own = camp(field, hand=more.pop("hand", ()), deck=more.pop("deck", ()), fallen=more.pop("fallen", ()))
    m = match(own, camp(["g12"], deck=[], fallen=["g21", "g31"]), generals=CHARMING, **{"kind": "field", **more})
    return m.attack(m.line(0).fighters[0].unit, "g12")


def lost(field: Units, **more: Any) -> Match:
    """Side 0, with this field, retreats before side 1, whose field is ``theirs``."""
    theirs = more.pop("theirs", ["g33", "g44", "g55"])
    own = camp(field, hand=more.pop("hand", ()), deck=more.pop("deck", ()), fallen=more.pop("fallen", ()))
    return match(own, camp(theirs, deck=[]), generals=CHARMING, **more).do(Retreat())


def chances(m: Match) -> dict[str, int]:
    return {m.book.generals[event.general].id: event.chance for event in m.told(Captured)}


# KS-10.1


@pytest.mark.rule("KS-10.1")
def test_the_events_of_a_settlement_in_their_order() -> None:
    m = won(["c50"])
    kinds = [type(event) for event in m.events]
    after = kinds[kinds.index(Decided) :]
    assert after == [Decided, Strategist, Spoke, Captured, Captured, Captured, Reviewed, Reviewed]
    assert (m.told(Decided)[0].verdict.winner, m.told(Decided)[0].verdict.reason) == (0, "no_generals")


@pytest.mark.rule("KS-10.1")
@pytest.mark.parametrize(
    ("leaders", "words"),
    [
        (("person", "person"), "victory"),
        (("person", "low"), "victory"),
        (("low", "person"), "defeat"),
        (("low", "high"), "victory"),
    ],
)
def test_the_strategist_speaks_first_and_to_the_person(leaders: Any, words: str) -> None:
    assert [event.words for event in won(["c50"], leaders=leaders).told(Strategist)] == [words]


@pytest.mark.rule("KS-10.1")
def test_after_a_retreat_he_speaks_of_it() -> None:
    assert [event.words for event in lost(["c50"]).told(Strategist)] == ["retreat"]


@pytest.mark.rule("KS-10.1")
@pytest.mark.parametrize(
    ("field", "waiting", "speaker"),
    [
        (["c50", "lord"], [], "lord"),
        (["c50", "c90"], ["lord"], "c50"),
        ([unit("c50", 4), unit("c90", 2)], [], "c90"),
        ([unit("c50", 2), unit("a4", 7), unit("a5", 9)], [], "a5"),
    ],
)
def test_the_survivor_of_the_highest_cost_on_the_field_speaks_then_the_earliest(
    field: Any, waiting: list[str], speaker: str
) -> None:
    numbered = [each if isinstance(each, dict) else unit(each, place) for place, each in enumerate(field, 2)]
    own = camp(numbered, hand=waiting, deck=[])
    m = match(own, camp([unit("g12", 1)], deck=[]), generals=CHARMING)
    m.attack(numbered[0]["general"], "g12")
    assert [(event.side, m.book.generals[event.general].id) for event in m.told(Spoke)] == [(0, speaker)]


@pytest.mark.rule("KS-10.1")
def test_nobody_on_the_field_one_who_was_not_deployed_speaks_and_of_nobody_there_is_no_speaker() -> None:
    """Side 1 retreats from an empty field; side 0 has fewer and fewer people."""
    m = match(camp([], hand=["g11", "a4"], deck=["a3"]), camp(["g33"]), turn=1).do(Retreat())
    assert [m.book.generals[event.general].id for event in m.told(Spoke)] == ["a4"]
    rain = tactic("rain", part("damage", ALL, 9), cost=0)
    m = match(camp(["g33"], hand=["rain"], deck=[]), camp(["g23"], deck=[]), tactics=[rain])
    m.play("rain").answer()
    assert m.told(Spoke) == []


@pytest.mark.rule("KS-10.1")
def test_against_a_computer_the_persons_survivor_speaks_if_it_has_one() -> None:
    """Side 0, the person, retreats with somebody left; its general speaks, not the winner's."""
    m = lost(["c50"], leaders=("person", "high"))
    assert [(event.side, m.book.generals[event.general].id) for event in m.told(Spoke)] == [(0, "c50")]
    # The computer wins by killing the person's last general: the winner's speaks.
    m = won(["c50"], leaders=("high", "person"))
    assert [(event.side, m.book.generals[event.general].id) for event in m.told(Spoke)] == [(0, "c50")]
    # Two persons: the winner's.
    assert [event.side for event in lost(["c50"]).told(Spoke)] == [1]


@pytest.mark.rule("KS-10.1", "KS-8.2")
def test_each_side_gets_its_own_questions_never_the_others() -> None:
    m = match(
        camp(["g33"], hand=["idle1", "idle2"], deck=[]),
        camp(["g19", "g29"], hand=["idle3"], deck=[]),
    )
    m.play("idle1").play("idle2", right=False).end().play("idle3").do(Retreat())
    asked = [[answered.question for answered in hand.answered] for hand in m.state.hands]
    assert [len(each) for each in asked] == [2, 1]
    for side in (0, 1):
        seen = [event for event in visible(tuple(m.events), side) if isinstance(event, Reviewed)]
        assert [(event.side, list(event.questions)) for event in seen] == [(side, asked[side])]
    assert [event for event in visible(tuple(m.events), None) if isinstance(event, Reviewed)] == []


@pytest.mark.rule("KS-10.1", "KS-10.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_settlement_stands_in_every_view_as_it_was_told(viewer: int | None) -> None:
    m = won(["c50", "lord"])
    settlement = GAME.view(m.state, viewer).table.settlement
    assert settlement is not None
    assert settlement.words == "victory"
    assert settlement.speaker == Speaker(0, m.book.general_at["lord"])
    # (50 + 100) / 2 = 75 of charm: 50 + 300. Fallen before: g21 and g31; g12 fell last.
    assert [(m.book.generals[each.general].id, each.chance) for each in settlement.captures] == [
        ("g21", 350),
        ("g31", 350),
        ("g12", 350),
    ]
    told = [(event.general, event.captured) for event in m.told(Captured)]
    assert [(each.general, each.captured) for each in settlement.captures] == told


@pytest.mark.rule("KS-10.1")
def test_before_the_verdict_there_is_no_settlement_and_without_survivors_no_speaker() -> None:
    m = match(camp(["g22"], deck=[]), camp(["g22"], deck=[]))
    m.attack(1, 2)
    assert GAME.view(m.state, 0).table.settlement is None
    settlement = GAME.view(m.answer(right=False).state, 0).table.settlement
    assert settlement is not None
    assert settlement.speaker is None


# KS-10.2


@pytest.mark.rule("KS-10.2")
@pytest.mark.parametrize(
    ("field", "more", "chance"),
    [
        # 50 + 4 times the charm, in thousandths.
        (["c0"], {}, 50),
        (["c50"], {}, 250),
        (["c100"], {}, 450),
        # The mean of the survivors: (0 + 33) / 2 = 16.5, 4 times that is 66.
        (["c0", "c33"], {}, 116),
        # (10 + 33 + 50) / 3 = 31: 124.
        (["c10", "c33", "c50"], {}, 174),
        # A plain one has charm 50: (0 + 10 + 50) / 3 = 20.
        (["c0", "c10", "g11"], {}, 130),
        # Who waits in hand or deck survives too.
        (["c0"], {"hand": ["c100"]}, 250),
        (["c0"], {"deck": ["idle1", "c100"]}, 250),
        # Who fell does not count.
        (["c0"], {"fallen": ["c100", "lord"]}, 50),
        # It defended the castle, or attacked one.
        (["c50"], {"kind": "siege", "defender": 0, "first": 0}, 350),
        (["c50"], {"kind": "siege", "defender": 1, "first": 1}, 250),
        (["c100"], {"kind": "siege", "defender": 0, "first": 0}, 550),
    ],
)
def test_the_chance_of_capture_grows_with_the_winners_charm_and_in_the_castle(
    field: list[str], more: dict[str, Any], chance: int
) -> None:
    m = won(field, **more)
    assert chances(m) == {"g21": chance, "g31": chance, "g12": chance}


@pytest.mark.rule("KS-10.2")
def test_thousandths_are_whole_and_cut_off() -> None:
    """Charm 33 beside two of 0 is 11 on the mean, 44; beside 10 and 0 it is 14.33…, 57.3…: 57."""
    m = won(["c0", "c10", "c33"])
    assert set(chances(m).values()) == {50 + 57}


@pytest.mark.rule("KS-10.2")
def test_without_a_survivor_the_winners_whole_army_counts() -> None:
    """All fall; the last question is won: charm (50 + 50 + 90) / 3 = 63.33…, 4 times that is 253.3."""
    rain = tactic("rain", part("damage", ALL, 9), cost=0)
    m = match(
        camp(["c50", "c90", "g33"], hand=["rain"], deck=[]),
        camp(["g23"], deck=[]),
        generals=CHARMING,
        tactics=[rain],
        kind="field",
    )
    m.play("rain").answer()
    assert set(chances(m).values()) == {50 + 253}


@pytest.mark.rule("KS-10.2")
@pytest.mark.parametrize(
    ("field", "more", "theirs", "chance"),
    [
        # 1, 2, 3 left of the loser: 50 off each. The winner's charm is 50 on the mean: 250.
        (["g11"], {"fallen": ["g21", "g31"]}, ["g33"], 200),
        (["g11", "g12"], {"fallen": ["g21"]}, ["g33"], 150),
        (["g11"], {"hand": ["g12"], "deck": ["g13", "idle1"]}, ["g33"], 100),
        (["g11", "g12", "g13", "g14", "g15", "g16"], {}, ["g33"], 0),
        (["g11"], {"fallen": ["g21", "g31"], "kind": "siege", "defender": 1, "first": 1}, ["lord"], 500),
    ],
)
def test_who_retreats_with_more_left_is_captured_less(
    field: list[str], more: dict[str, Any], theirs: list[str], chance: int
) -> None:
    assert set(chances(lost(field, theirs=theirs, **more)).values()) == {chance}


@pytest.mark.rule("KS-10.2")
def test_the_chance_is_never_above_900() -> None:
    """No charm reaches it: 50 + 400 + 100 at most; the bounds hold all the same."""
    m = won(["lord"], kind="siege", defender=0, first=0)
    assert set(chances(m).values()) == {550}


@pytest.mark.rule("KS-10.2")
@pytest.mark.parametrize(
    ("switch", "captured"), [("field", ["g21", "g31", "g11", "g12"]), ("fallen_only", ["g21", "g31"])]
)
def test_on_retreat_those_on_the_field_can_be_captured_too_unless_the_switch_says_no(
    switch: Any, captured: list[str]
) -> None:
    m = lost(["g11", "g12"], fallen=["g21", "g31"], hand=["g13"], retreat_capture=switch)
    assert list(chances(m)) == captured


@pytest.mark.rule("KS-10.2")
def test_without_a_retreat_only_the_fallen_of_the_loser_can_be_captured() -> None:
    """After phase 20 the loser has somebody standing, who is safe."""
    m = match(camp(["g99"], fallen=["g11"]), camp(["g22"], fallen=["g21", "g31"]), phase=20, turn=1)
    m.end()
    assert list(chances(m)) == ["g21", "g31"]
    assert {event.side for event in m.told(Captured)} == {1}


@pytest.mark.rule("KS-10.2")
def test_each_candidate_is_drawn_for_once() -> None:
    """In 100 matches with 3 candidates at 250 in 1,000 each about 75 are captured."""
    captured = 0
    for seed in range(100):
        m = won(["c50"], seed=seed)
        assert len(m.told(Captured)) == 3
        captured += sum(event.captured for event in m.told(Captured))
    assert 50 <= captured <= 100
    six = ["g11", "g12", "g13", "g14", "g15", "g16"]
    assert not any(event.captured for seed in range(10) for event in lost(six, seed=seed).told(Captured))
