"""Deploying, deployment sickness, orders and forced deployment (KS-3)."""

from typing import Any

import pytest

from tests.kassen.builders import (
    ALL,
    ENEMY,
    ME,
    SUBJECT,
    TARGET,
    THEIRS,
    aura,
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
from warlords_core.kassen.decisions import Attack, Deploy
from warlords_core.kassen.events import (
    CommandChanged,
    Damaged,
    Deployed,
    Fell,
    PartSkipped,
    QuestionAsked,
    TalentUsed,
    TurnBegan,
)
from warlords_core.kassen.model import Asking
from warlords_core.kassen.vocabulary import Target

# KS-3.1


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize(
    ("place", "field"),
    [(0, ["g33", "g11", "g22"]), (1, ["g11", "g33", "g22"]), (2, ["g11", "g22", "g33"]), (None, ["g11", "g22", "g33"])],
)
def test_a_general_is_paid_for_and_enters_at_a_chosen_place(place: int | None, field: list[str]) -> None:
    m = match(camp(["g11", "g22"], hand=["idle1", "g33"], command=2), camp(["g44"]))
    m.deploy("g33", place=place)
    assert (m.field(0), m.hand(0), m.line(0).command) == (field, ["idle1"], 1)
    assert m.figures("g33") == (3, 3)
    assert [(event.place, event.by, event.rule) for event in m.told(Deployed)] == [
        (field.index("g33"), "hand", "KS-3.1")
    ]


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize(
    ("cost", "frame", "grand"),
    [(1, "iron", False), (2, "iron", False), (3, "bronze", False), (4, "bronze", False), (5, "gold", True)],
)
def test_frames_by_cost_and_a_grand_entrance_at_5(cost: int, frame: str, grand: bool) -> None:
    m = match(camp(["g22"], hand=[f"a{cost}"]), camp(["g33"]))
    m.deploy(f"a{cost}")
    assert m.seen(f"a{cost}").frame == frame
    assert [event.grand for event in m.told(Deployed)] == [grand]
    assert m.line(0).command == 10 - cost


@pytest.mark.rule("KS-3.1")
def test_who_costs_more_than_the_command_stays_in_hand() -> None:
    m = match(camp(["g22"], hand=["a3", "a4"], command=3), camp(["g33"]))
    assert {action.card for action in m.legal(Deploy)} == {m.card("a3")}


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize(("limit", "field", "may"), [(8, 7, True), (8, 8, False), (2, 2, False), (3, 2, True)])
def test_a_field_has_room_for_8_or_as_many_as_the_switch_says(limit: int, field: int, may: bool) -> None:
    names = ["g11", "g12", "g13", "g14", "g15", "g16", "g19", "g21"][:field]
    # An army has 8 generals at most: the ninth card is one that stands on the field and would come twice.
    hand = ["g99"] if field < 8 else []
    m = match(camp(names, hand=hand, deck=[]), camp(["g33"]), field_limit=limit)
    assert bool(m.legal(Deploy)) is (may and bool(hand))


# KS-3.2


@pytest.mark.rule("KS-3.2")
def test_who_has_just_entered_does_not_attack_until_its_owners_next_turn() -> None:
    m = match(camp(["g11"], hand=["g22"]), camp(["g33"]))
    m.deploy("g22")
    assert m.fighter("g22").sick
    assert not m.may(Attack(m.number("g22"), m.number("g33")))
    m.end()
    assert m.fighter("g22").sick
    m.end()
    assert not m.fighter("g22").sick
    assert m.may(Attack(m.number("g22"), m.number("g33")))


@pytest.mark.rule("KS-3.2")
def test_who_entered_in_the_other_sides_turn_attacks_in_its_own_next_one() -> None:
    come = secret("come", when("turn_ends", part("summon", zone="hand"), party="other"))
    m = match(camp(["g11"], hand=["g22"], secrets=["come"]), camp(["g33"]), secrets=[come], turn=1)
    m.end()
    assert m.field(0) == ["g11", "g22"]
    assert m.may(Attack(m.number("g22"), m.number("g33")))


@pytest.mark.rule("KS-3.2")
def test_an_order_can_lift_sickness() -> None:
    fast = brave("fast", (2, 2), when("deployed", part("ready", ME)))
    m = match(camp(["g11"], hand=["fast"]), camp(["g33"]), generals=[fast])
    m.deploy("fast")
    assert m.may(Attack(m.number("fast"), m.number("g33")))


# KS-3.3

HIT = when("deployed", part("damage", TARGET, 2), target=THEIRS)


@pytest.mark.rule("KS-3.3")
def test_an_order_asks_one_question_and_works_if_the_answer_is_right() -> None:
    m = match(camp(["g11"], hand=["eve"]), camp(["g33", "g44"]), generals=[brave("eve", (2, 2), HIT)])
    m.deploy("eve", "g44", right=None)
    assert m.state.agenda[-1] == Asking(0, "order")
    assert (m.field(0), m.figures("g44")) == (["g11", "eve"], (4, 4))
    m.answer()
    assert m.figures("g44") == (4, 2)
    assert [(event.talent, event.rule) for event in m.told(TalentUsed)] == [("order", "KS-3.3")]
    assert len(m.told(QuestionAsked)) == 1


@pytest.mark.rule("KS-3.3")
@pytest.mark.parametrize("right", [True, False])
def test_what_was_chosen_for_an_order_is_told_when_it_works_and_never_else(right: bool) -> None:
    m = match(camp(["g11"], hand=["eve"]), camp(["g33", "g44"]), generals=[brave("eve", (2, 2), HIT)])
    m.deploy("eve", "g44", right=None)
    assert m.told(TalentUsed) == []
    m.answer(right=right)
    told = [(event.target, event.reveal) for event in m.told(TalentUsed)]
    assert told == ([(m.number("g44"), True)] if right else [])


@pytest.mark.rule("KS-3.3")
def test_after_a_wrong_answer_the_general_stays_the_order_does_nothing_and_nothing_is_paid_back() -> None:
    m = match(camp(["g11"], hand=["eve"], command=3), camp(["g33"]), generals=[brave("eve", (2, 2), HIT, cost=2)])
    m.deploy("eve", "g33", right=False)
    assert (m.field(0), m.figures("g33"), m.line(0).command) == (["g11", "eve"], (3, 3), 1)
    assert m.told(TalentUsed) == []


@pytest.mark.rule("KS-3.3")
def test_the_target_is_chosen_with_the_deployment() -> None:
    m = match(camp(["g11"], hand=["eve"]), camp(["g33", "g44"]), generals=[brave("eve", (2, 2), HIT)])
    places = {action.place for action in m.legal(Deploy)}
    targets = {action.target for action in m.legal(Deploy)}
    assert (places, targets) == ({0, 1}, {m.number("g33"), m.number("g44")})


@pytest.mark.rule("KS-3.3")
def test_an_order_without_a_possible_target_works_without_one() -> None:
    eve = brave("eve", (2, 2), when("deployed", part("damage", TARGET, 2), part("draw"), target=THEIRS))
    m = match(camp(["g11"], hand=["eve"], deck=["idle1"]), camp([], hand=["g33"]), generals=[eve])
    m.deploy("eve")
    assert m.hand(0) == ["idle1"]
    assert len(m.told(PartSkipped)) == 1


@pytest.mark.rule("KS-3.3")
@pytest.mark.parametrize(
    ("target", "itself"),
    [
        (Target(of="own"), False),
        (Target(of="own", others=False), True),
        (Target(of="all", others=False), True),
        (Target(of="own", others=False, faction="wei"), True),
        (Target(of="own", others=False, faction="shu"), False),
        (Target(of="own", others=False, most_cost=2), True),
        (Target(of="own", others=False, most_cost=1), False),
        (Target(of="own", others=False, hurt=False), True),
        (Target(of="own", others=False, hurt=True), False),
        (Target(of="enemy", others=False), False),
    ],
)
def test_an_order_may_choose_its_bearer_if_it_says_so(target: Target, itself: bool) -> None:
    eve = brave("eve", (2, 2), when("deployed", part("barrier", TARGET, 2), target=target), cost=2, faction="wei")
    m = match(camp(["g11"], hand=["eve"]), camp(["g33"]), generals=[eve])
    number = m.state.table.entrances + 1
    action = Deploy(m.card("eve"), 0, number)
    assert m.may(action) is itself
    if itself:
        m.do(action)
        assert m.fighter("eve").barrier == 2


@pytest.mark.rule("KS-3.3")
def test_a_general_without_an_order_asks_nothing() -> None:
    last = brave("last", (2, 2), when("falls", part("draw")))
    m = match(camp(["g11"], hand=["last", "g22"]), camp(["g33"]), generals=[last])
    m.deploy("last", right=None).deploy("g22", right=None)
    assert m.told(QuestionAsked) == []


@pytest.mark.rule("KS-3.3", "KS-7.2")
def test_who_falls_as_it_enters_gives_no_order_and_is_asked_nothing() -> None:
    trap = secret("trap", when("enters", part("damage", SUBJECT, 2), party="other"))
    m = match(
        camp(["g11"], hand=["eve"]),
        camp(["g33"], secrets=["trap"]),
        generals=[brave("eve", (2, 2), HIT)],
        secrets=[trap],
    )
    m.deploy("eve", "g33", right=None)
    assert (m.field(0), m.fallen(0), m.figures("g33")) == (["g11"], ["eve"], (3, 3))
    assert m.told(QuestionAsked) == []


@pytest.mark.rule("KS-3.3")
def test_who_loses_its_talent_as_it_enters_gives_no_order() -> None:
    trap = secret("trap", when("enters", part("strip", SUBJECT), party="other"))
    m = match(
        camp(["g11"], hand=["eve"]),
        camp(["g33"], secrets=["trap"]),
        generals=[brave("eve", (2, 2), HIT)],
        secrets=[trap],
    )
    m.deploy("eve", "g33", right=None)
    assert (m.field(0), m.figures("g33"), m.told(QuestionAsked)) == (["g11", "eve"], (3, 3), [])


@pytest.mark.rule("KS-3.3", "KS-4.3")
def test_a_target_that_is_gone_when_the_order_works_is_skipped() -> None:
    """g33 falls to a reaction to eve's entrance, before her order."""
    herald = brave("herald", (1, 1), when("enters", part("damage", ENEMY, 3), party="own"))
    eve = brave("eve", (2, 2), when("deployed", part("damage", TARGET, 2), part("barrier", ME, 1), target=THEIRS))
    m = match(camp(["herald"], hand=["eve"]), camp(["g33", "g44"]), generals=[herald, eve])
    m.deploy("eve", "g33")
    assert (m.field(1), m.figures("g44"), m.fighter("eve").barrier) == (["g44"], (4, 1), 1)
    assert len(m.told(PartSkipped)) == 1


@pytest.mark.rule("KS-3.3", "KS-12.2")
def test_an_order_whose_condition_fails_does_nothing() -> None:
    crowd = given(at_least=2, who=ENEMY)
    eve = brave("eve", (2, 2), when("deployed", part("damage", ENEMY, 1), conditions=(crowd,)))
    for enemies, health in ((["g33"], 3), (["g33", "g44"], 2)):
        m = match(camp(["g11"], hand=["eve"]), camp(enemies), generals=[eve])
        m.deploy("eve")
        assert m.health("g33") == health


@pytest.mark.rule("KS-3.1", "KS-7.2")
@pytest.mark.parametrize("way", ["deployed", "summoned", "forced"])
def test_situation_5_one_order_for_every_way_of_entering(way: str) -> None:
    """On the field, auras counted, reactions in order of entry, deaths settled; only then an order, by hand alone."""
    crier = brave("crier", (1, 5), when("enters", part("damage", SUBJECT, 1), party="any"))
    bell = brave("bell", (1, 5), when("enters", part("damage", SUBJECT, 1), party="any"))
    flag = brave("flag", (1, 1), auras=[aura_of_health()])
    eve = brave("eve", (2, 2), when("deployed", part("draw")), when("enters", part("barrier", ME, 1)))
    call = tactic("call", part("summon", sel("own"), zone="hand"), cost=0)
    numbers = {"bell": 3, "crier": 5, "flag": 4}
    field: list[Any] = [] if way == "forced" else [unit("flag", 4)]
    m = match(
        camp(field, hand=["eve", "call"], deck=["idle1", "zz"], limit=4),
        camp([unit("crier", numbers["crier"]), unit("bell", numbers["bell"])]),
        generals=[crier, bell, flag, eve],
        tactics=[call],
        phase=4,
    )
    match way:
        case "deployed":
            m.deploy("eve")
        case "summoned":
            m.play("call")
        case _:
            m.end()
    bearers = [event.unit for event in m.told(TalentUsed)]
    eve_is = m.told(Deployed)[0].unit
    order = [eve_is] if way == "deployed" else []
    # bell (3), crier (5), then eve herself, who entered last: her barrier comes after both blows.
    assert bearers == [3, 5, eve_is, *order] if way != "forced" else bearers == [3, 5]
    if way == "forced":
        assert m.fallen(0) == ["eve"], "2 health, and no flag that adds any: she falls before she can react"
    else:
        assert (m.health("eve"), m.fighter("eve").barrier) == (1, 1)
    assert [event.by for event in m.told(Deployed)] == [
        {"deployed": "hand", "summoned": "effect", "forced": "force"}[way]
    ]


def aura_of_health() -> Any:
    return aura("health", sel("own", others=True), 1)


# KS-3.4


@pytest.mark.rule("KS-3.4")
@pytest.mark.parametrize(
    ("hand", "deck", "enters"),
    [
        (["a3", "a2", "a4"], ["a1"], "a2"),
        (["idle1", "a2", "g11", "g22"], [], "g11"),
        (["idle1"], ["idle2", "a4", "a1"], "a4"),
        ([], ["a5"], "a5"),
    ],
)
def test_an_empty_field_is_filled_by_the_cheapest_of_the_hand_else_the_first_of_the_deck(
    hand: list[str], deck: list[str], enters: str
) -> None:
    m = match(camp([], hand=hand, deck=deck, command=4, limit=4), camp(["g33"]), phase=4)
    m.end()
    assert m.field(0) == [enters]
    assert m.fighter(enters).sick
    cost = m.book.generals[m.fighter(enters).general].cost
    assert (m.line(0).command, m.line(0).debt) == (0, cost)
    assert [(event.by, event.rule, event.grand) for event in m.told(Deployed)] == [("force", "KS-3.4", cost == 5)]
    assert [(event.what, event.amount) for event in m.told(CommandChanged)] == [("debt", cost)]
    assert (len(m.hand(0)) + len(m.deck(0))) == len(hand) + len(deck) - 1


@pytest.mark.rule("KS-3.4")
@pytest.mark.parametrize(
    ("phase", "field", "hand", "forced"),
    [(3, [], ["a1"], False), (4, [], ["a1"], True), (19, [], ["a1"], True), (4, ["g22"], ["a1"], False)],
)
def test_only_from_phase_4_and_only_an_empty_field(phase: int, field: list[str], hand: list[str], forced: bool) -> None:
    m = match(camp(field, hand=hand), camp(["g33"]), phase=phase)
    m.end()
    assert m.field(0) == (["a1"] if forced else field)


@pytest.mark.rule("KS-3.4")
def test_both_sides_are_forced_alike() -> None:
    m = match(camp(["g33"]), camp([], hand=["a2"]), phase=4, turn=1, first=0, leaders=("person", "high"))
    m.end()
    assert (m.field(1), m.line(1).debt) == (["a2"], 2)


@pytest.mark.rule("KS-3.4")
def test_a_forced_general_of_cost_5_in_phase_4_leaves_0_for_phase_5() -> None:
    m = match(camp([], hand=["a5"], command=4, limit=4), camp(["g33"]), phase=4)
    m.end().end()
    assert [(event.side, event.limit, event.command) for event in m.told(TurnBegan)][-1] == (0, 5, 0)
    assert m.line(0).debt == 0


@pytest.mark.rule("KS-3.4")
def test_a_forced_general_gives_no_order_and_asks_nothing_but_its_entrance_is_heard() -> None:
    eve = brave("eve", (2, 2), when("deployed", part("damage", ALL, 1)), when("enters", part("barrier", ME, 3)))
    m = match(camp([], hand=["eve"]), camp(["g33"]), generals=[eve], phase=4)
    m.end()
    assert m.told(QuestionAsked) == []
    assert (m.figures("g33"), m.fighter("eve").barrier) == ((3, 3), 3)


@pytest.mark.rule("KS-3.4")
def test_if_it_falls_at_once_and_a_reserve_remains_the_match_goes_on() -> None:
    venom = secret("venom", when("enters", part("poison", SUBJECT, 2), party="other"))
    m = match(camp([], hand=["g22", "a5"], deck=[]), camp(["g33"], secrets=["venom"]), secrets=[venom], phase=4)
    m.end()
    assert [event.by for event in m.told(Damaged)] == ["poison"]
    assert (len(m.told(Fell)), m.field(0), m.hand(0)) == (1, [], ["a5"])
    assert (m.state.table.verdict, m.owing()) == (None, 1)
    assert len(m.told(Deployed)) == 1


@pytest.mark.rule("KS-3.4", "KS-9.1")
def test_if_it_falls_at_once_and_nobody_remains_the_side_has_lost() -> None:
    venom = secret("venom", when("enters", part("poison", SUBJECT, 2), party="other"))
    m = match(camp([], hand=["g22"], deck=[]), camp(["g33"], secrets=["venom"]), secrets=[venom], phase=4)
    m.end()
    verdict = m.state.table.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (1, "no_generals")


@pytest.mark.rule("KS-3.4", "KS-6.1")
def test_poison_comes_after_forced_deployment_so_it_strikes_who_entered() -> None:
    venom = brave("venom", (1, 9), when("enters", part("poison", SUBJECT, 1), party="other"))
    m = match(camp([], hand=["g22"]), camp(["venom"]), generals=[venom], phase=4)
    m.end()
    assert m.health("g22") == 1
