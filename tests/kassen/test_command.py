"""Command and debt (KS-2)."""

from typing import Any

import pytest

from tests.kassen.builders import brave, camp, part, secret, tactic, when
from tests.kassen.matches import Match, match
from warlords_core.kassen.decisions import PlayTactic
from warlords_core.kassen.events import CommandChanged, CommandPaid, TurnBegan
from warlords_core.kassen.vocabulary import Amount
from warlords_core.rng import Stream


def next_turn(phase: int, *, carry: bool = True, **own: Any) -> Match:
    """Side 0 at the beginning of its turn in a phase, with the bonus and debt that it had before."""
    m = match(camp(["g22"], **own), camp(["g33"]), phase=phase - 1, turn=1, carry_debt=carry)
    return m.end()


@pytest.mark.rule("KS-2.1")
@pytest.mark.parametrize(
    ("phase", "bonus", "debt", "limit", "command"),
    [
        (2, 0, 0, 2, 2),
        (9, 0, 0, 9, 9),
        (10, 0, 0, 10, 10),
        (17, 0, 0, 10, 10),
        (3, 2, 0, 5, 5),
        (9, 3, 0, 10, 10),
        (4, 0, 3, 4, 1),
        (4, 2, 3, 6, 3),
        (4, 0, 4, 4, 0),
        (4, -2, 0, 2, 2),
        (4, -9, 0, 0, 0),
    ],
)
def test_income_is_the_phase_and_the_bonus_up_to_10_less_debt(
    phase: int, bonus: int, debt: int, limit: int, command: int
) -> None:
    m = next_turn(phase, bonus=bonus, debt=debt)
    assert (m.line(0).limit, m.line(0).command, m.line(0).debt, m.line(0).bonus) == (limit, command, 0, 0)
    assert [(event.limit, event.command) for event in m.told(TurnBegan)] == [(limit, command)]


@pytest.mark.rule("KS-2.2")
@pytest.mark.parametrize(
    ("phase", "debt", "carry", "command", "left"),
    [
        (2, 5, True, 0, 3),
        (2, 5, False, 0, 0),
        (5, 5, True, 0, 0),
        (5, 5, False, 0, 0),
        (5, 4, False, 1, 0),
        (3, 30, True, 0, 27),
    ],
)
def test_situation_77_debt_beyond_the_income_is_carried_on_or_forgiven_and_command_is_never_below_0(
    phase: int, debt: int, carry: bool, command: int, left: int
) -> None:
    m = next_turn(phase, carry=carry, debt=debt)
    assert (m.line(0).command, m.line(0).debt) == (command, left)


@pytest.mark.rule("KS-2.2")
def test_situation_77_a_card_of_cost_0_is_played_at_command_0() -> None:
    m = next_turn(2, debt=9, hand=["idle1", "a1"], deck=["idle2", "zz"])
    assert m.line(0).command == 0
    assert m.may(PlayTactic(m.card("idle1")))
    assert len(m.legal(PlayTactic)) == 2, "idle2 was drawn"
    m.play("idle1")
    assert (m.line(0).command, m.spent(0)) == (0, ["idle1"])


@pytest.mark.rule("KS-2.1")
def test_unused_command_is_lost() -> None:
    m = match(camp(["g22"], command=7), camp(["g33"]), phase=3)
    m.end()
    assert m.line(0).command == 0
    m.end()
    assert (m.line(0).command, m.line(0).limit) == (4, 4)


@pytest.mark.rule("KS-2.1")
def test_situation_80_command_for_the_next_turn_counts_only_then_and_once() -> None:
    store = tactic("store", part("command_next", amount=3), cost=1)
    m = match(camp(["g22"], hand=["store"], command=2, limit=2), camp(["g33"]), tactics=[store], phase=2)
    m.play("store")
    assert (m.line(0).command, m.line(0).bonus) == (1, 3)
    assert [(event.what, event.amount) for event in m.told(CommandChanged)] == [("command_next", 3)]
    m.end()
    assert (m.line(1).limit, m.line(0).bonus) == (2, 3), "it is for the own turn, not for the other side's"
    m.end()
    assert (m.line(0).limit, m.line(0).command, m.line(0).bonus) == (6, 6, 0)
    m.end().end()
    assert (m.line(0).limit, m.line(0).command) == (4, 4)


@pytest.mark.rule("KS-2.1")
def test_an_attribute_brings_supplies_for_the_next_own_turn() -> None:
    food = brave("food", (2, 2), when("turn_ends", part("command_next", amount=1)))
    m = match(camp(["food"]), camp(["g33"]), generals=[food], phase=3)
    m.end().end()
    assert m.line(0).limit == 5


@pytest.mark.rule("KS-2.1", "KS-2.3")
def test_situation_80_command_now_is_spent_at_once_and_passes_the_limit() -> None:
    news = tactic("news", part("command_now", amount=4), cost=0)
    m = match(camp(["g22"], hand=["news", "a5"], command=9, limit=10), camp(["g33"]), tactics=[news], phase=10)
    m.play("news")
    assert (m.line(0).command, m.line(0).limit) == (13, 10)
    m.deploy("a5")
    assert m.line(0).command == 8


@pytest.mark.rule("KS-2.2")
def test_situation_76_losing_more_command_than_there_is_leaves_0() -> None:
    waste = tactic("waste", part("command_now", amount=-5), cost=0)
    m = match(camp(["g22"], hand=["waste"], command=2), camp(["g33"]), tactics=[waste])
    m.play("waste")
    assert m.line(0).command == 0
    assert [event.amount for event in m.told(CommandChanged)] == [-2]


@pytest.mark.rule("KS-2.1")
def test_command_in_the_other_sides_turn_is_lost_when_the_own_turn_begins() -> None:
    gift = secret("gift", when("turn_ends", part("command_now", amount=5), party="other"))
    m = match(camp(["g22"], secrets=["gift"]), camp(["g33"]), secrets=[gift], turn=1, phase=3)
    m.end()
    assert (m.spent(0), m.line(0).command) == (["gift"], 4)


@pytest.mark.rule("KS-2.2")
def test_situation_79_debts_add_up_and_each_point_is_deducted() -> None:
    loan = tactic("loan", part("command_now", amount=1), cost=0, debt=2)
    more = tactic("more", part("debt", amount=1), cost=0)
    m = match(camp(["g22"], hand=["loan", "more"], command=0), camp(["g33"]), tactics=[loan, more], phase=4)
    m.play("loan").play("more")
    assert (m.line(0).command, m.line(0).debt) == (1, 3)
    assert [(event.command, event.debt) for event in m.told(CommandPaid)] == [(0, 2), (0, 0)]
    m.end().end()
    assert (m.line(0).limit, m.line(0).command, m.line(0).debt) == (5, 2, 0)


@pytest.mark.rule("KS-2.2")
@pytest.mark.parametrize(("owed", "cleared"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_situation_79_clearing_debt_takes_what_is_there_up_to_its_amount(owed: int, cleared: int) -> None:
    clear = tactic("clear", part("clear_debt", amount=3), cost=0)
    m = match(camp(["g22"], hand=["clear"], debt=owed), camp(["g33"]), tactics=[clear])
    m.play("clear")
    assert m.line(0).debt == owed - cleared
    assert [event.amount for event in m.told(CommandChanged)] == [cleared]


@pytest.mark.rule("KS-2.2", "KS-4.1")
def test_a_card_is_paid_and_owed_for_even_if_the_answer_is_wrong() -> None:
    loan = tactic("loan", part("command_now", amount=5), cost=1, debt=2)
    m = match(camp(["g22"], hand=["loan"], command=4), camp(["g33"]), tactics=[loan])
    m.play("loan", right=False)
    assert (m.line(0).command, m.line(0).debt, m.hand(0), m.spent(0)) == (3, 2, [], ["loan"])


@pytest.mark.rule("KS-2.2")
@pytest.mark.parametrize("carry", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_borrowed_is_deducted_outstanding_forgiven_and_cleared(carry: bool, seed: int) -> None:
    """Five phases of one side that borrows, clears and lets itself be forced, at random."""
    loans = [tactic(f"loan{n}", part("draw"), cost=0, debt=n) for n in (1, 2, 3, 4)]
    clears = [tactic(f"clear{n}", part("clear_debt", amount=n), cost=0) for n in (1, 2)]
    cards = [card.id for card in (*loans, *clears)]
    own = camp([], hand=[*cards, "a4", "a3"], deck=["a2"])
    m = match(own, camp(["g99"]), tactics=[*loans, *clears], phase=3, carry_debt=carry)
    draws = Stream.seeded(seed, "debts")
    borrowed = cleared = deducted = forgiven = 0
    for _ in range(5):
        for card in [card for card in m.hand(0) if card in cards and draws.below(2)]:
            m.forget().play(card)
            borrowed += sum(event.debt for event in m.told(CommandPaid))
            cleared += sum(event.amount for event in m.told(CommandChanged))
        m.forget().end()
        borrowed += sum(event.amount for event in m.told(CommandChanged))
        before = m.line(0).debt
        m.forget().end()
        began = m.told(TurnBegan)[-1]
        deducted += began.limit - began.command
        forgiven += 0 if carry else before - (began.limit - began.command)
        assert borrowed == deducted + m.line(0).debt + forgiven + cleared
    assert borrowed


@pytest.mark.rule("KS-2.1")
def test_an_amount_can_grow_with_the_phase() -> None:
    store = tactic("store", part("command_now", amount=Amount(phase=True, times=2, base=1)), cost=0)
    m = match(camp(["g22"], hand=["store"], command=0), camp(["g33"]), tactics=[store], phase=4)
    m.play("store")
    assert m.line(0).command == 9
