"""Tactics and secrets (KS-4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kassen.builders import (
    ALL,
    ATTACKER,
    ENEMY,
    ME,
    MINE,
    OWN,
    SUBJECT,
    TARGET,
    THEIRS,
    brave,
    camp,
    given,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import match
from warlords_core.kassen import legal
from warlords_core.kassen.decisions import EndTurn, PlayTactic, SetSecret
from warlords_core.kassen.events import (
    CommandPaid,
    Damaged,
    PartSkipped,
    Picked,
    QuestionAsked,
    SecretFired,
    SecretSet,
    SecretTried,
    TacticPlayed,
    TalentUsed,
)
from warlords_core.kassen.model import Asking, LostCard
from warlords_core.kassen.vocabulary import Amount, Target

FIRE = tactic("fire", part("damage", TARGET, 2), cost=2, target=THEIRS)
WATCH = brave("watch", (1, 9), when("tactic_played", part("barrier", ME, 1), party="any"))

# KS-4.1


@pytest.mark.rule("KS-4.1")
def test_a_tactic_is_paid_leaves_the_hand_asks_and_works_if_the_answer_is_right() -> None:
    m = match(camp(["g22"], hand=["idle1", "fire"], command=5), camp(["g33", "g44"]), tactics=[FIRE])
    m.play("fire", "g44", right=None)
    assert m.state.agenda[-1] == Asking(0, "tactic")
    assert (m.hand(0), m.spent(0), m.line(0).command) == (["idle1"], ["fire"], 3)
    assert m.figures("g44") == (4, 4)
    m.answer()
    assert m.figures("g44") == (4, 2)
    kinds = [type(event) for event in m.events if event.audience is None]
    assert kinds[:3] == [CommandPaid, TacticPlayed, QuestionAsked]


@pytest.mark.rule("KS-4.1")
def test_situation_17_a_failed_tactic_is_used_up_and_sets_off_nothing() -> None:
    nosy = secret("nosy", when("tactic_played", part("draw"), party="other"))
    m = match(
        camp(["g22", "watch"], hand=["fire"], command=5),
        camp(["g33"], secrets=["nosy"]),
        generals=[WATCH],
        tactics=[FIRE],
        secrets=[nosy],
    )
    m.play("fire", "g33", right=False)
    assert (m.figures("g33"), m.hand(0), m.spent(0), m.line(0).command) == ((3, 3), [], ["fire"], 3)
    assert (m.fighter("watch").barrier, m.secrets(1)) == (0, ["nosy"])
    assert m.told(TalentUsed, SecretFired, Damaged) == []


@pytest.mark.rule("KS-4.1")
def test_what_listens_to_a_tactic_acts_before_its_effect() -> None:
    shield = secret("shield", when("tactic_played", part("barrier", sel("own"), 1), party="other"))
    m = match(camp(["g22"], hand=["fire"]), camp(["g33"], secrets=["shield"]), tactics=[FIRE], secrets=[shield])
    m.play("fire", "g33")
    assert [(event.barrier, event.health) for event in m.told(Damaged)] == [(1, 1)]
    assert [type(event) for event in m.told(SecretFired, Damaged)] == [SecretFired, Damaged]


@pytest.mark.rule("KS-4.1")
def test_a_tactic_without_a_possible_target_is_not_played() -> None:
    cheap = tactic("cheap", part("damage", TARGET, 1), cost=0, target=Target(of="enemy", most_cost=2))
    m = match(camp(["g22"], hand=["cheap", "fire"]), camp(["a3"]), tactics=[cheap, FIRE])
    assert m.legal(PlayTactic) == [PlayTactic(m.card("fire"), m.number("a3"))]


@pytest.mark.rule("KS-4.1")
@pytest.mark.parametrize(
    ("target", "numbers"),
    [
        ({"of": "own"}, {1, 2}),
        ({"of": "enemy"}, {3, 4}),
        ({"of": "all"}, {1, 2, 3, 4}),
        ({"of": "all", "faction": "wei"}, {1, 3}),
        ({"of": "all", "most_cost": 1}, {1, 2, 3}),
        ({"of": "all", "hurt": True}, {2}),
        ({"of": "all", "hurt": False}, {1, 3, 4}),
        ({"of": "enemy", "faction": "shu", "most_cost": 2, "hurt": False}, {4}),
    ],
)
def test_whom_a_target_allows(target: dict[str, Any], numbers: set[int]) -> None:
    aim = tactic("aim", part("poison", TARGET, 1), cost=0, target=Target(**target))
    field = [unit("a1", 1), unit("g22", 2, health=1)]
    m = match(camp(field, hand=["aim"]), camp([unit("w1", 3), unit("a2", 4)]), tactics=[aim], generals=[w1()])
    assert {action.target for action in m.legal(PlayTactic)} == numbers


def w1() -> Any:
    return brave("w1", (2, 2), faction="wei")


@pytest.mark.rule("KS-4.1")
def test_a_tactic_that_costs_more_than_the_command_is_not_played() -> None:
    m = match(camp(["g22"], hand=["fire"], command=1), camp(["g33"]), tactics=[FIRE])
    assert m.legal(PlayTactic) == []


@pytest.mark.rule("KS-4.1", "KS-12.2")
def test_conditions_of_a_tactic_are_looked_at_when_its_effect_runs() -> None:
    """The watcher's barrier comes first, so the condition holds by then."""
    reap = tactic("reap", part("damage", ENEMY, 1), conditions=(given(at_least=1, who=OWN, value="barrier"),))
    for own, health in ((["watch"], 2), (["g19"], 3)):
        m = match(camp(own, hand=["reap"]), camp(["g33"]), generals=[WATCH], tactics=[reap])
        m.play("reap")
        assert m.health("g33") == health
    assert len(m.told(PartSkipped)) == 1


# KS-4.2

PIT = secret("pit", when("attacks", part("damage", ATTACKER, 1), party="other"), cost=2)


@pytest.mark.rule("KS-4.2")
def test_a_secret_asks_when_it_is_set_and_fires_in_the_other_sides_turn() -> None:
    m = match(camp(["g29"], hand=["pit"], command=5), camp(["g15"]), secrets=[PIT])
    m.set("pit", right=None)
    assert m.state.agenda[-1] == Asking(0, "secret")
    assert (m.hand(0), m.secrets(0), m.line(0).command) == ([], [], 3)
    m.answer()
    assert m.secrets(0) == ["pit"]
    m.end().attack("g15", "g29")
    assert (m.secrets(0), m.spent(0)) == ([], ["pit"])
    # 5 - 1 by the pit; then it hits for 1 and is countered for 9.
    assert [(event.unit, event.health) for event in m.told(Damaged)] == [(2, 1), (1, 1), (2, 9)]


@pytest.mark.rule("KS-4.2")
def test_after_a_wrong_answer_a_secret_is_lost_unset_and_only_its_owner_knows_which() -> None:
    m = match(camp(["g22"], hand=["pit"]), camp(["g33"]), secrets=[PIT])
    m.set("pit", right=False)
    position = m.book.tactic_at["pit"]
    assert (m.secrets(0), m.spent(0), m.state.hands[0].lost) == ([], [], (LostCard(position),))
    assert [event.tactic for event in m.told(SecretTried)] == [None]
    assert [event.tactic for event in m.told_to(0, SecretTried)] == [position]
    assert m.told(SecretSet) == []
    assert all(entry.card is None for entry in m.state.table.journal)


@pytest.mark.rule("KS-4.2")
def test_the_switch_sets_secrets_without_a_question() -> None:
    m = match(camp(["g22"], hand=["pit"]), camp(["g33"]), secrets=[PIT], secret_question=False)
    m.set("pit", right=None)
    assert (m.secrets(0), m.told(QuestionAsked)) == (["pit"], [])


@pytest.mark.rule("KS-4.2")
def test_a_side_sets_5_secrets_at_most_and_one_of_a_name() -> None:
    cards = [secret(f"s{n}", when("attacks", part("draw"), party="other"), cost=0) for n in range(6)]
    m = match(camp(["g22"], hand=[card.id for card in cards]), camp(["g33"]), secrets=cards)
    for number in range(5):
        assert len(m.legal(SetSecret)) == 6 - number
        m.set(f"s{number}")
    assert m.legal(SetSecret) == []
    assert [event.secrets for event in m.told(SecretSet)] == [1, 2, 3, 4, 5]
    assert m.secrets(0) == ["s0", "s1", "s2", "s3", "s4"]


@pytest.mark.rule("KS-4.2")
def test_of_a_name_one_is_set() -> None:
    """No army has two of a name: a state from outside can hold a twin all the same."""
    m = match(camp(["g22"], hand=["idle1"], secrets=["pit"]), camp(["g33"]), secrets=[PIT])
    hands = m.state.hands
    twin = replace(hands[0].hand[0], index=m.book.tactic_at["pit"])
    state = replace(m.state, hands=(replace(hands[0], hand=(twin,)), hands[1]))
    assert [action for action in legal.legal_actions(state, 0) if isinstance(action, SetSecret)] == []


@pytest.mark.rule("KS-4.2")
def test_situation_83_a_secret_does_not_work_in_its_owners_turn() -> None:
    every = secret("every", when("damaged", part("draw"), party="any"))
    m = match(camp(["g29"], secrets=["every"]), camp(["g19", "g12"]), secrets=[every])
    m.attack("g29", "g12")
    assert m.health("g29") == 7
    assert m.secrets(0) == ["every"]
    m.end()
    assert m.secrets(0) == ["every"]
    m.attack("g19", "g29")
    assert (m.secrets(0), m.spent(0)) == ([], ["every"])


@pytest.mark.rule("KS-4.2")
def test_secrets_fire_in_order_of_setting() -> None:
    one = secret("one", when("attacks", part("damage", ATTACKER, 1), party="other"))
    two = secret("two", when("attacked", part("barrier", SUBJECT, 1), party="own"))
    m = match(camp(["g29"], secrets=[("two", 8), ("one", 9)]), camp(["g19"]), secrets=[one, two], turn=1)
    m.attack("g19", "g29")
    fired = [m.book.tactics[event.tactic].id for event in m.told(SecretFired)]
    assert fired == ["two", "one"]


@pytest.mark.rule("KS-4.2")
def test_a_secret_leaves_its_zone_before_it_acts() -> None:
    """It reacts to being hurt, and hurts: the second hurt finds it gone."""
    spite = secret("spite", when("damaged", part("damage", ALL, 1), party="any"))
    m = match(camp(["g29"], secrets=["spite"]), camp(["g19"]), secrets=[spite], turn=1)
    m.attack("g19", "g29")
    assert len(m.told(SecretFired)) == 1
    assert (m.secrets(0), m.spent(0)) == ([], ["spite"])


NOBODY_DRAWN = sel("enemy", faction="shu", pick="random")


@pytest.mark.rule("KS-4.2")
@pytest.mark.parametrize(
    ("ability", "own", "fires"),
    [
        # Nobody of the own side is hurt when the enemy's turn ends.
        (when("turn_ends", part("heal", sel("own", hurt=True), 1), party="other"), ["g22"], False),
        (when("turn_ends", part("heal", sel("own", hurt=True), 1), party="other"), [unit("g22", health=1)], True),
        # Nobody of the enemy's is of shu.
        (when("turn_ends", part("damage", sel("enemy", faction="shu"), 1), party="other"), ["g22"], False),
        # A drawn target must be there too.
        (when("turn_ends", part("damage", NOBODY_DRAWN, 1), party="other"), ["g22"], False),
        # Nobody to summon, or a condition that fails, or a part that runs no times.
        (when("turn_ends", part("summon", sel("own"), zone="fallen"), party="other"), ["g22", "g11", "g12"], False),
        (when("turn_ends", part("draw"), party="other", conditions=(given(at_least=2, who=OWN),)), ["g22"], False),
        (when("turn_ends", part("draw", conditions=(given(at_least=2, who=OWN),)), party="other"), ["g22"], False),
        (when("turn_ends", part("draw", repeat=Amount(who=sel("own", faction="shu"))), party="other"), ["g22"], False),
        # One part that can work is enough.
        (when("turn_ends", part("heal", sel("own", hurt=True), 1), part("draw"), party="other"), ["g22"], True),
    ],
)
def test_a_secret_without_a_legal_target_or_room_does_not_fire_and_is_not_spent(
    ability: Any, own: list[Any], fires: bool
) -> None:
    m = match(camp(own, secrets=["maybe"]), camp(["g33"]), secrets=[secret("maybe", ability)], turn=1)
    m.end()
    assert (m.secrets(0), m.spent(0)) == (([], ["maybe"]) if fires else (["maybe"], []))


@pytest.mark.rule("KS-4.2")
def test_looking_whether_a_secret_can_fire_draws_nothing() -> None:
    """A picked target is drawn once, when the effect runs."""
    snipe = secret("snipe", when("turn_ends", part("damage", sel("enemy", pick="random"), 1), party="other"))
    m = match(camp(["g22"], secrets=["snipe"]), camp(["g33", "g44"]), secrets=[snipe], turn=1)
    m.end()
    assert len(m.told(Picked)) == 1
    assert [drawn.count for drawn in m.state.rng.drawn if drawn.label == "effect"] == [1]


@pytest.mark.rule("KS-4.2")
def test_no_room_on_the_field_keeps_a_secret_that_summons() -> None:
    back = secret("back", when("turn_ends", part("summon", sel("own"), zone="hand"), party="other"))
    m = match(camp(["g22"], hand=["g11"], secrets=["back"]), camp(["g33"]), secrets=[back], turn=1, field_limit=1)
    m.end()
    assert (m.field(0), m.secrets(0)) == (["g22"], ["back"])


@pytest.mark.rule("KS-4.2", "KS-11.1")
def test_the_computers_secrets_fire_too() -> None:
    m = match(camp(["g29"]), camp(["g19"], secrets=["pit"]), secrets=[PIT], leaders=("person", "low"))
    m.attack("g29", "g19")
    assert (m.spent(1), m.told(Damaged)[0].unit) == (["pit"], 1)


# KS-4.3


@pytest.mark.rule("KS-4.3")
def test_taunt_and_cover_bind_no_tactics() -> None:
    m = match(
        camp(["g22"], hand=["fire"]),
        camp([unit("g33", states=[("taunt", 1)]), unit("g44", states=[("cover", 1)])]),
        tactics=[FIRE],
    )
    assert {action.target for action in m.legal(PlayTactic)} == {m.number("g33"), m.number("g44")}


@pytest.mark.rule("KS-4.3")
def test_a_target_that_is_gone_when_the_effect_runs_is_skipped_and_the_rest_goes_on() -> None:
    trick = tactic("trick", part("damage", TARGET, 1), part("draw"), part("stun", TARGET), target=THEIRS)
    away = secret("away", when("tactic_played", part("recall", sel("own")), party="other"))
    m = match(
        camp(["g22"], hand=["trick"], deck=["idle1"]),
        camp(["g33"], secrets=["away"]),
        tactics=[trick],
        secrets=[away],
    )
    m.play("trick", "g33")
    assert (m.field(1), m.hand(0)) == ([], ["idle1"])
    assert "g33" in m.hand(1)
    assert len(m.told(PartSkipped)) == 2
    assert m.told(Damaged) == []


@pytest.mark.rule("KS-4.3")
def test_a_dying_target_is_no_target_for_the_later_parts() -> None:
    twice = tactic("twice", part("damage", TARGET, 3), part("barrier", TARGET, 1), part("draw"), target=THEIRS)
    m = match(camp(["g22"], hand=["twice"], deck=["idle1"]), camp(["g33", "g44"]), tactics=[twice])
    m.play("twice", "g33")
    assert (m.fallen(1), m.hand(0), len(m.told(PartSkipped))) == (["g33"], ["idle1"], 1)


@pytest.mark.rule("KS-4.3")
def test_an_own_general_can_be_chosen_and_the_turn_goes_on() -> None:
    guard = tactic("guard", part("barrier", TARGET, 3), cost=0, target=MINE)
    m = match(camp(["g22"], hand=["guard"]), camp(["g33"]), tactics=[guard])
    m.play("guard", "g22")
    assert m.fighter("g22").barrier == 3
    assert m.may(EndTurn())


@pytest.mark.rule("KS-4.3")
def test_situation_91_a_secret_about_the_tactics_target_needs_one() -> None:
    rescue = secret("rescue", when("tactic_played", part("recall", SUBJECT), party="other"))
    rain = tactic("rain", part("damage", ENEMY, 1))
    m = match(
        camp(["g22"], hand=["rain", "fire"]),
        camp(["g33"], secrets=["rescue"]),
        tactics=[rain, FIRE],
        secrets=[rescue],
    )
    m.play("rain")
    assert (m.secrets(1), m.health("g33")) == (["rescue"], 2)
    m.play("fire", "g33")
    assert (m.secrets(1), m.spent(1), m.field(1)) == ([], ["rescue"], [])
    assert [event.health for event in m.told(Damaged)] == [1]
