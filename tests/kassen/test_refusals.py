"""Why actions are refused: a code, a clause and a place for each reason; what is legal is never refused."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kassen.builders import TARGET, Units, aura, battle, brave, camp, part, secret, tactic, unit, when
from warlords_core.errors import IllegalAction, Refusal
from warlords_core.kassen.decisions import Answer, AnyAction, Attack, Deploy, EndTurn, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Card, State
from warlords_core.kassen.vocabulary import Target

GENERALS = (
    brave("archer", (2, 2), when("deployed", part("damage", TARGET, 1), target=Target(of="enemy")), cost=2),
    brave("wall", (2, 5), auras=[aura("taunt")]),
    brave("ghost", (2, 3), auras=[aura("cover")]),
)
TACTICS = (
    tactic("fire", part("damage", TARGET, 2), target=Target(of="enemy")),
    tactic("shield", part("barrier", TARGET, 2), target=Target(of="own")),
    tactic("rally", part("draw"), cost=4),
)
SECRETS = tuple([secret(f"pit{n}", when("attacks", part("draw"), party="other"), cost=n) for n in range(1, 8)])
PACK: dict[str, Any] = {"generals": GENERALS, "tactics": TACTICS, "secrets": SECRETS}


def table(**more: Any) -> State:
    """Side 0 in turn: unit 1 ready, 2 sick, 3 stunned, 4 disarmed, 5 without attack, 6 has attacked; enemies 7 and 8.

    Hand: 0 archer, 1 fire, 2 shield, 3 rally, 4 pit1, 5 pit2.
    """
    field: Units = [
        "g22",
        unit("g33", sick=True),
        unit("g44", states=[("stun", 1)]),
        unit("g11", states=[("disarm", 1)]),
        unit("g24", bonuses=[("attack", -2)]),
        unit("g55", attacks=0),
    ]
    hand = ("archer", "fire", "shield", "rally", "pit1", "pit2")
    own = camp(field, hand, command=more.pop("command", 3))
    return battle(own, camp(["g32", "g34"]), **PACK, **more)


def told(state: State, action: AnyAction, seat: int = 0) -> tuple[str, str, str]:
    """Code, clause and pointer of a refusal; the action is not listed, and applying it raises the same."""
    refusal = GAME.refusal(state, seat, action)
    assert isinstance(refusal, Refusal)
    assert action not in GAME.legal_actions(state, seat)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, seat, action)
    assert caught.value.refusal == refusal
    return refusal.code, refusal.rule, refusal.pointer


CASES: list[tuple[AnyAction, tuple[str, str, str]]] = [
    (Deploy(9, 0), ("no_such_card", "KS-3.1", "/card")),
    (Deploy(-1, 0), ("no_such_card", "KS-3.1", "/card")),
    (Deploy(1, 0), ("not_a_general", "KS-3.1", "/card")),
    (Deploy(0, 7, 7), ("no_such_place", "KS-3.1", "/place")),
    (Deploy(0, True, 7), ("no_such_place", "KS-3.1", "/place")),
    (Deploy(0, 0), ("target_missing", "KS-3.3", "/target")),
    (Deploy(0, 0, 1), ("target_not_allowed", "KS-3.3", "/target")),
    (Deploy(0, 0, 99), ("no_such_unit", "KS-3.3", "/target")),
    (PlayTactic(9), ("no_such_card", "KS-4.1", "/card")),
    (PlayTactic(0), ("not_a_tactic", "KS-4.1", "/card")),
    (PlayTactic(4), ("secret_is_set", "KS-4.2", "/card")),
    (PlayTactic(3), ("too_dear", "KS-2.1", "/card")),
    (PlayTactic(1), ("target_missing", "KS-4.1", "/target")),
    (PlayTactic(1, 1), ("target_not_allowed", "KS-4.1", "/target")),
    (PlayTactic(1, 99), ("no_such_unit", "KS-4.1", "/target")),
    (SetSecret(9), ("no_such_card", "KS-4.2", "/card")),
    (SetSecret(0), ("not_a_secret", "KS-4.2", "/card")),
    (SetSecret(1), ("not_a_secret", "KS-4.2", "/card")),
    (Attack(99, 7), ("no_such_unit", "KS-5.1", "/attacker")),
    (Attack(True, 7), ("no_such_unit", "KS-5.1", "/attacker")),
    (Attack(7, 8), ("not_your_unit", "KS-5.1", "/attacker")),
    (Attack(2, 7), ("sick", "KS-3.2", "/attacker")),
    (Attack(3, 7), ("stunned", "KS-5.7", "/attacker")),
    (Attack(4, 7), ("disarmed", "KS-5.7", "/attacker")),
    (Attack(5, 7), ("no_attack", "KS-5.1", "/attacker")),
    (Attack(6, 7), ("attacked_already", "KS-5.1", "/attacker")),
    (Attack(1, 99), ("no_such_unit", "KS-5.1", "/target")),
    (Attack(1, 2), ("not_an_enemy", "KS-5.1", "/target")),
    (Answer(0), ("no_question", "KS-8.2", "/type")),
]


@pytest.mark.rule("KS-2.1", "KS-3.1", "KS-3.2", "KS-3.3", "KS-4.1", "KS-4.2", "KS-5.1", "KS-5.7", "KS-8.2")
@pytest.mark.parametrize(("action", "expected"), CASES)
def test_each_reason_has_its_code_clause_and_place(action: AnyAction, expected: tuple[str, str, str]) -> None:
    assert told(table(), action) == expected


def test_what_is_legal_is_not_refused() -> None:
    state = table()
    legal = GAME.legal_actions(state, 0)
    # Archer: 7 places on either enemy; fire on 2, shield on 6; two secrets; unit 1 on 2; end and retreat.
    assert legal.size == 14 + 2 + 6 + 2 + 2 + 2
    assert all(GAME.refusal(state, 0, action) is None for action in legal)


@pytest.mark.rule("KS-2.1")
def test_a_general_is_paid_for() -> None:
    assert told(table(command=1), Deploy(0, 0, 7)) == ("too_dear", "KS-2.1", "/card")
    assert GAME.refusal(table(command=2), 0, Deploy(0, 0, 7)) is None


@pytest.mark.rule("KS-3.1")
def test_a_full_field_takes_nobody() -> None:
    assert told(table(field_limit=6), Deploy(0, 0, 7)) == ("field_full", "KS-3.1", "")


@pytest.mark.rule("KS-3.3")
def test_an_order_without_anybody_to_choose_takes_no_target() -> None:
    state = battle(camp(["g22"], ["archer"]), camp((), ["g11"]), **PACK)
    assert told(state, Deploy(0, 0, 1)) == ("target_not_allowed", "KS-3.3", "/target")
    assert GAME.refusal(state, 0, Deploy(0, 0)) is None


@pytest.mark.rule("KS-4.1")
def test_a_tactic_without_anybody_to_choose_is_not_played() -> None:
    state = battle(camp((), ["g22", "shield", "rally"]), camp(["g11"]), **PACK)
    assert told(state, PlayTactic(1)) == ("no_possible_target", "KS-4.1", "/card")
    assert told(state, PlayTactic(2, 1)) == ("target_not_allowed", "KS-4.1", "/target")


@pytest.mark.rule("KS-4.2")
def test_the_limit_of_secrets_and_the_price() -> None:
    full = [f"pit{n}" for n in range(1, 6)]
    state = battle(camp(["g22"], ["pit6", "pit7"], secrets=full, command=6), camp(["g11"]), **PACK)
    assert told(state, SetSecret(0)) == ("secret_limit", "KS-4.2", "")
    assert told(state, SetSecret(1)) == ("too_dear", "KS-2.1", "/card")


@pytest.mark.rule("KS-4.2")
def test_one_secret_of_a_name_is_set() -> None:
    # No army holds a card twice; the rules look all the same.
    state = battle(camp(["g22"], secrets=["pit1"]), camp(["g11"]), **PACK)
    secret_card = state.hands[0].secrets[0].tactic
    twice = replace(state.hands[0], hand=(Card("tactic", secret_card),))
    state = replace(state, hands=(twice, state.hands[1]))
    assert told(state, SetSecret(0)) == ("secret_set_already", "KS-4.2", "/card")


@pytest.mark.rule("KS-5.6")
def test_taunting_units_go_first_and_covered_ones_last() -> None:
    # Enemies: 2 taunts, 3 does not, 4 is covered.
    state = battle(camp(["g22"]), camp(["wall", "g11", "ghost"]), **PACK)
    assert told(state, Attack(1, 3)) == ("must_attack_taunter", "KS-5.6", "/target")
    assert told(state, Attack(1, 4)) == ("covered", "KS-5.6", "/target")
    assert GAME.refusal(state, 0, Attack(1, 2)) is None
    alone = battle(camp(["g22"]), camp(["ghost"]), **PACK)
    assert GAME.refusal(alone, 0, Attack(1, 2)) is None


@pytest.mark.rule("KS-7.3")
def test_after_a_hundred_actions_a_turn_can_only_be_ended() -> None:
    state = table(actions=100)
    assert told(state, Attack(1, 7)) == ("too_many_actions", "KS-7.3", "/type")
    assert list(GAME.legal_actions(state, 0)) == [EndTurn(), Retreat()]
    assert GAME.refusal(table(actions=99), 0, Attack(1, 7)) is None


@pytest.mark.rule("KS-7.3")
def test_the_hundredth_action_counts_and_an_answer_does_not() -> None:
    asked = GAME.apply(table(actions=98), 0, PlayTactic(1, 7)).state
    assert asked.table.actions == 99
    answered = GAME.apply(asked, 0, Answer(0)).state
    assert answered.table.actions == 99
    assert GAME.apply(answered, 0, Attack(1, 8)).state.table.actions == 100


@pytest.mark.rule("KS-7.3")
def test_nothing_comes_into_play_beyond_the_last_number() -> None:
    state = table()
    state = replace(state, table=replace(state.table, entrances=9_998))
    assert GAME.problems(state) == ()
    assert told(state, Deploy(0, 0, 7)) == ("too_many_entrances", "KS-7.3", "")
    assert told(state, SetSecret(4)) == ("too_many_entrances", "KS-7.3", "")


@pytest.mark.rule("KS-9.3")
def test_the_computer_never_retreats() -> None:
    assert told(table(leaders=("high", "person")), Retreat()) == ("computer_never_retreats", "KS-9.3", "/type")
    assert GAME.refusal(table(leaders=("person", "low")), 0, Retreat()) is None


@pytest.mark.rule("KS-1.1", "KS-1.5")
def test_seats_out_of_turn_and_seats_that_do_not_exist() -> None:
    state = table()
    assert told(state, EndTurn(), 1) == ("not_your_turn", "KS-1.5", "")
    assert told(state, EndTurn(), 2) == ("no_such_seat", "KS-1.1", "")
    assert told(state, EndTurn(), -1) == ("no_such_seat", "KS-1.1", "")


@pytest.mark.rule("KS-1.1", "KS-1.5", "KS-8.1")
def test_who_may_not_act_at_all_is_told_that_its_seat_is_wrong_and_not_its_action() -> None:
    asked = GAME.apply(table(), 0, PlayTactic(1, 7)).state
    for state, seat in ((table(), 1), (table(), 2), (asked, 1)):
        refusal = GAME.refusal(state, seat, EndTurn())
        assert refusal is not None
        assert (refusal.about, refusal.pointer, refusal.value) == ("seat", "", seat)
    pending = GAME.refusal(asked, 0, EndTurn())
    assert pending is not None
    assert pending.about == "action"


@pytest.mark.rule("KS-8.1", "KS-8.2", "KS-9.3")
def test_a_question_comes_first() -> None:
    asked = GAME.apply(table(), 0, PlayTactic(1, 7)).state
    assert told(asked, EndTurn()) == ("question_pending", "KS-8.1", "/type")
    assert told(asked, Retreat()) == ("question_pending", "KS-9.3", "/type")
    assert told(asked, Answer(4)) == ("no_such_choice", "KS-8.2", "/choice")
    assert told(asked, Answer(True)) == ("no_such_choice", "KS-8.2", "/choice")
    assert told(asked, Answer(0), 1) == ("not_owed", "KS-8.1", "")
    assert list(GAME.legal_actions(asked, 0)) == [Answer(0), Answer(1), Answer(2), Answer(3)]


@pytest.mark.rule("KS-6.2", "KS-9.3")
def test_nothing_is_done_after_the_verdict() -> None:
    over = GAME.apply(table(), 0, Retreat()).state
    for seat in (0, 1):
        assert told(over, EndTurn(), seat) == ("match_over", "KS-6.2", "")
