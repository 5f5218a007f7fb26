"""The computer of kassen (KS-11): the order of its turn, its exchanges, and that it sees its view only.

Worth is counted in thousandths of a cost. A general of cost 1 and figures 2/2 is worth 1,000: 250 a point.
"""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kassen.builders import (
    ATTACKER,
    MINE,
    TARGET,
    THEIRS,
    battle,
    brave,
    camp,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import Match
from tests.kassen.packs import general
from tests.kassen.walks import TABLES, match
from tests.toy import GAME as TOY
from warlords_core import codec
from warlords_core.kassen.decisions import Answer, Attack, Deploy, EndTurn, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.enemy import enemy, gains
from warlords_core.kassen.enemy.blows import accepted_loss
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Options, State
from warlords_core.kassen.vocabulary import VERBS
from warlords_core.playout import playout
from warlords_core.rng import Stream

COMPUTERS: Any = {"leaders": ("high", "high"), "secret_question": False}
ENOUGH: Any = {"deck": ("zz",)}
"""A reserve, so that no last general is at stake."""


def choose(state: State, seat: int = 0, seed: int = 1) -> Any:
    """What the computer does for a side."""
    source = Stream.seeded(seed, "test")
    return enemy(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), source)


def turn(state: State) -> list[Any]:
    """What it does until it ends its turn."""
    chosen: list[Any] = []
    while not chosen or not isinstance(chosen[-1], EndTurn):
        chosen.append(choose(state))
        state = GAME.apply(state, 0, chosen[-1]).state
        if not state.agenda or state.agenda[-1].seat:
            break
    return chosen


def kinds(actions: list[Any]) -> list[type]:
    return [type(action) for action in actions]


# The order of a turn

BOLT = tactic("bolt", part("damage", TARGET, 2), target=THEIRS)
BOLTS = [tactic(f"bolt{number}", part("damage", TARGET, 2), target=THEIRS, cost=1) for number in range(1, 7)]


@pytest.mark.rule("KS-11.1")
def test_a_turn_goes_tactic_general_tactics_attacks_end() -> None:
    # Five of theirs would each fall by a bolt, and the ready unit fells what is left of them.
    state = battle(
        camp(["g44"], [*[card.id for card in BOLTS], "g22", "g33"], **ENOUGH),
        camp(["g12", "g22", "g32", "g42", "g51"], deck=("zz",)),
        tactics=BOLTS,
        **COMPUTERS,
    )
    done = kinds(turn(state))
    # One tactic, both generals, three more tactics though the hand has two left, an attack.
    assert done == [PlayTactic, Deploy, Deploy, PlayTactic, PlayTactic, PlayTactic, Attack, EndTurn]


ORDER = re.compile(r"T?D*T{0,3}A*")
LETTERS: dict[Any, str] = {PlayTactic: "T", SetSecret: "T", Deploy: "D", Attack: "A", EndTurn: ""}


@pytest.mark.rule("KS-11.1")
@pytest.mark.parametrize("size", range(3, 9))
def test_every_turn_of_a_match_keeps_the_order(size: int) -> None:
    for seed in range(12):
        options = Options(army_size=size, leaders=("high", "low"))
        record = playout(GAME, options, seed, (enemy, enemy)).record
        turns, seat = [""], record.moves[0].seat
        for move in record.moves:
            if move.seat != seat:
                turns.append("")
                seat = move.seat
            turns[-1] += LETTERS[type(move.action)]
        assert [each for each in turns if not ORDER.fullmatch(each)] == [], seed


@pytest.mark.rule("KS-11.1")
def test_what_came_up_after_an_attack_waits_for_the_next_turn() -> None:
    """The blow of g33 draws a bolt and a general: both could be paid."""
    hunter = brave("hunter", (3, 3), when("survives", part("draw", amount=2), party="self"))
    state = battle(
        camp(["hunter", "g44"], (), ["bolt", "g22", "zz"]),
        camp(["g22", "g12", "g51"], deck=("zz",)),
        generals=[hunter],
        tactics=[BOLT],
        **COMPUTERS,
    )
    done = kinds(turn(state))
    assert done[0] is Attack
    assert set(done[1:]) <= {Attack, EndTurn}


@pytest.mark.rule("KS-11.1")
def test_nor_is_anybody_deployed_after_a_tactic_that_came_after_the_generals() -> None:
    """With g33 deployed the command of 1 is spent; the loan, which harms three enemies, brings enough for g34."""
    loan = tactic("loan", part("command_now", amount=3), part("damage", sel("enemy"), 3), cost=0)
    state = battle(
        camp(["g11"], ["g33", "loan", "g34"], command=1),
        camp(["g22", "g29", "g42"], deck=("zz",)),
        tactics=[loan],
        **COMPUTERS,
    )
    done = kinds(turn(GAME.apply(state, 0, Deploy(0, 1)).state))
    assert done[0] is PlayTactic
    assert Deploy not in done


@pytest.mark.rule("KS-11.1")
def test_without_generals_it_goes_on_with_tactics_at_once() -> None:
    state = battle(
        camp(["g11"], ["bolt1", "bolt2"], **ENOUGH), camp(["g12", "g22"], deck=("zz",)), tactics=BOLTS, **COMPUTERS
    )
    assert kinds(turn(state)) == [PlayTactic, PlayTactic, EndTurn]


@pytest.mark.rule("KS-11.1")
def test_a_tactic_is_not_played_for_nothing() -> None:
    # 2 damage on a barrier of 9 takes a third of a cost at most; nobody is hurt, so healing brings nothing.
    heal = tactic("balm", part("heal", TARGET, 3), target=MINE)
    state = battle(
        camp(["g11"], ["balm", "bolt"], **ENOUGH),
        camp([unit("g19", barrier=9)], deck=("zz",)),
        tactics=[heal, BOLT],
        **COMPUTERS,
    )
    assert kinds(turn(state)) == [EndTurn]


@pytest.mark.rule("KS-11.1")
def test_generals_come_before_a_first_tactic_that_would_keep_them_waiting() -> None:
    # Command 4: the bolt for 1 would leave 3, and the general of cost 4 in the hand.
    big = general("big", cost=4, figures=(5, 5))
    state = battle(
        camp(["g11"], ["bolt", "big"], command=4, **ENOUGH),
        camp(["g19"], deck=("zz",)),
        tactics=[BOLT],
        generals=[big],
        **COMPUTERS,
    )
    assert kinds(turn(state))[0] is Deploy


@pytest.mark.rule("KS-11.1")
def test_the_generals_that_spend_most_of_the_command_are_deployed() -> None:
    # Command 5: 3 and 2 spend all of it, 4 leaves one.
    state = battle(camp([], ["a4", "a3", "a2"], command=5, **ENOUGH), camp(["g19"], deck=("zz",)), **COMPUTERS)
    done = [action for action in turn(state) if isinstance(action, Deploy)]
    assert [action.card for action in done] == [1, 1]  # a3, then a2, which has moved up


@pytest.mark.rule("KS-11.1")
def test_whoever_works_on_neighbours_stands_amid_the_others() -> None:
    beside = sel("self", pick="neighbours")
    drummer = brave("drummer", (1, 1), when("turn_ends", part("heal", beside, 1)))
    state = battle(
        camp(["g11", "g12"], ["drummer"], **ENOUGH), camp(["g19"], deck=("zz",)), generals=[drummer], **COMPUTERS
    )
    assert choose(state) == Deploy(0, 1)
    plain = battle(camp(["g11", "g12"], ["g13"], **ENOUGH), camp(["g19"], deck=("zz",)), **COMPUTERS)
    assert choose(plain) == Deploy(0, 2)


@pytest.mark.rule("KS-11.1")
def test_it_sets_secrets() -> None:
    trap = secret("trap", when("attacks", part("damage", ATTACKER, 3), party="other"))
    state = battle(camp(["g11"], ["trap"], **ENOUGH), camp(["a4"], deck=("zz",)), secrets=[trap], **COMPUTERS)
    assert kinds(turn(state)) == [SetSecret, EndTurn]


@pytest.mark.rule("KS-11.1")
def test_a_secret_is_set_against_whoever_may_come() -> None:
    trap = secret("trap", when("enters", part("destroy", sel("subject")), party="other"))
    state = battle(camp(["g11"], ["trap"], deck=("a4",)), camp([], deck=("zz",)), secrets=[trap], **COMPUTERS)
    assert kinds(turn(state)) == [SetSecret, EndTurn]


@pytest.mark.rule("KS-11.1", "KS-9.3")
@given(st.integers(0, 300))
@settings(max_examples=40, deadline=None)
def test_it_never_retreats(place: int) -> None:
    states = match("four", 5)[:-1]
    state = states[place % len(states)]
    seat = GAME.decisions(state)[0].seat
    assert not isinstance(choose(state, seat), Retreat)


@pytest.mark.rule("KS-8.2")
def test_what_is_right_it_cannot_see_so_it_draws_its_answer() -> None:
    idle = tactic("idle", part("draw"), cost=0)
    played = Match(battle(camp(["g11"], ["idle"], **ENOUGH), camp(["g19"], deck=("zz",)), tactics=[idle]))
    played.play("idle", right=None)
    answers = {choose(played.state, seed=seed) for seed in range(40)}
    assert answers == {Answer(0), Answer(1), Answer(2), Answer(3)}


def test_it_plays_for_sides_of_kassen_only() -> None:
    state = battle(camp(["g11"]), camp(["g19"]))
    with pytest.raises(ValueError, match="a spectator"):
        enemy(GAME, GAME.view(state, None), GAME.legal_actions(state, 0), Stream.seeded(1, "test"))
    toy = TOY.setup(TOY.default_options(), 1).state
    with pytest.raises(ValueError, match="kassen only"):
        enemy(TOY, TOY.view(toy, 0), TOY.legal_actions(toy, 0), Stream.seeded(1, "test"))


# Whom a card is meant for

AIMED: dict[str, tuple[str, int | None, list[Any], int]] = {
    # 3 damage fells a 3/3 of cost 1 for 996; of the 9 health of g29 it takes 3 × 90 only.
    "damage": ("damage", 3, ["g29", "g33"], 1),
    # The same blow on a barrier is worth half.
    "damage on a barrier": ("damage", 2, [unit("g33", barrier=3), "g42"], 1),
    # All of the cost of whoever is destroyed.
    "destroy": ("destroy", None, ["a2", "a5", "a4"], 1),
    "disarm": ("disarm", None, ["g19", "g91"], 1),
    "poison": ("poison", 2, ["g19", "a4"], 1),
    "recall": ("recall", None, ["a1", "a5"], 1),
    # Its most would be 1 then, and 8 are lost.
    "swap": ("swap", None, ["g22", unit("tall", health=1)], 1),
}


@pytest.mark.rule("KS-11.1")
@pytest.mark.parametrize("what", AIMED)
def test_a_card_is_meant_for_whom_it_harms_most(what: str) -> None:
    word, amount, field, best = AIMED[what]
    free = tactic("aim", part(word, TARGET, amount), cost=0, target=THEIRS)
    plain = [general("g91", cost=1, figures=(9, 1)), general("tall", cost=4, figures=(1, 9))]
    state = battle(camp([], ["aim"], **ENOUGH), camp(field, deck=("zz",)), tactics=[free], generals=plain, **COMPUTERS)
    assert choose(state) == PlayTactic(0, state.table.lines[1].fighters[best].unit)


HELPFUL: dict[str, tuple[int | None, list[Any]]] = {
    "heal": (3, [unit("g19", health=8), unit("a5", health=1), "g33"]),
    "cure": (None, ["g33", unit("g42", poison=2), unit("g51", poison=1)]),
    "attack": (2, ["g19", "a5", "g33"]),
    "ready": (None, ["g44", unit("g55", sick=True), unit("g11", sick=True)]),
    "again": (None, ["g11", "g55", unit("g66", sick=True)]),
    "recall": (None, ["a4", unit("a5", health=1, bonuses=[("attack", -2)])]),
}


@pytest.mark.rule("KS-11.1")
@pytest.mark.parametrize("word", HELPFUL)
def test_a_card_is_meant_for_whom_it_helps_most(word: str) -> None:
    amount, field = HELPFUL[word]
    free = tactic("aim", part(word, TARGET, amount), cost=0, target=MINE)
    state = battle(camp(field, ["aim"], **ENOUGH), camp(["g14"], deck=("zz",)), tactics=[free], phase=2, **COMPUTERS)
    assert choose(state) == PlayTactic(0, state.table.lines[0].fighters[1].unit)


@pytest.mark.rule("KS-11.1")
def test_harm_to_its_own_side_counts_against_a_card() -> None:
    fire = tactic("fire", part("damage", sel("all"), 2))
    few = battle(camp(["g19"], ["fire"], **ENOUGH), camp(["g22", "g32"], deck=("zz",)), tactics=[fire], **COMPUTERS)
    many = battle(camp(["g22", "g32"], ["fire"], **ENOUGH), camp(["g19"], deck=("zz",)), tactics=[fire], **COMPUTERS)
    assert choose(few) == PlayTactic(0)
    assert choose(many) == EndTurn()


@pytest.mark.rule("KS-11.1")
def test_an_order_is_meant_for_whom_it_harms_most() -> None:
    archer = brave("archer", (1, 1), when("deployed", part("damage", TARGET, 3), target=THEIRS))
    state = battle(camp([], ["archer"], **ENOUGH), camp(["g19", "g33"], deck=("zz",)), generals=[archer], **COMPUTERS)
    assert choose(state) == Deploy(0, 0, state.table.lines[1].fighters[1].unit)


# Exchanges


def ready(attackers: list[Any], targets: list[Any], phase: int = 3, **more: Any) -> State:
    """Own units against others; both sides have a reserve."""
    generals = [general("low", cost=1, figures=(1, 3)), general("dear", cost=5, figures=(5, 5))]
    return battle(
        camp(attackers, **{**ENOUGH, **more.pop("own", {})}),
        camp(targets, **{**ENOUGH, **more.pop("other", {})}),
        phase=phase,
        generals=generals,
        **{**COMPUTERS, **more},
    )


EXCHANGES = [
    # attacker, target, whether it attacks by phase: worth taken against worth lost
    pytest.param("g33", "g22", {1: True}, id="takes 1000 and loses two of six points"),
    pytest.param("g22", "g22", {6: False, 7: True}, id="even: both fall"),
    # 2 of the 4 points of `low` (500) for all of g22 (1000): a loss of 500.
    pytest.param("g22", "low", {6: False, 7: True}, id="a loss of half a cost"),
    # 2 × 90 = 180 for 1000: a loss of 820.
    pytest.param("g22", "g29", {7: False, 8: True}, id="a loss of more than half and less than a whole cost"),
    # All of a 5/5 of cost 5 (5000) for 5 × 66 = 330 of g69: a loss of 4,670, which phase 16 accepts (5,000).
    pytest.param("dear", "g69", {15: False, 16: True}, id="a loss of nearly five costs"),
    pytest.param("g22", unit("g29", states=[("helpless", 1)]), {1: True}, id="nothing is lost: no counter"),
    pytest.param("g22", unit("g29", states=[("stun", 1)]), {1: True}, id="nothing is lost: stunned"),
    pytest.param(unit("g22", states=[("no_counter", 1)]), "g29", {1: True}, id="nothing is lost: of that kind"),
    # Thorns 2 fell g22 though no counter does: 180 for 1000.
    pytest.param(
        unit("g22", states=[("no_counter", 1)]), unit("g29", states=[("thorns", 2)]), {6: False}, id="thorns count"
    ),
    # All of it goes into the barrier: half of 2 × 90, and the thorns do not prick.
    pytest.param(
        unit("g22", states=[("no_counter", 1)]),
        unit("g29", barrier=3, states=[("thorns", 2)]),
        {1: True},
        id="thorns behind a barrier",
    ),
    # Barrier 2 takes the counter of g22 and costs half of it: 1000 for 250.
    pytest.param(unit("g22", barrier=2), "g22", {1: True}, id="the own barrier takes the counter"),
]


@pytest.mark.rule("KS-11.2")
@pytest.mark.parametrize(("attacker", "target", "by_phase"), EXCHANGES)
def test_it_attacks_when_it_takes_more_than_it_loses_and_later_accepts_a_loss(
    attacker: Any, target: Any, by_phase: dict[int, bool]
) -> None:
    for phase, attacks in by_phase.items():
        state = battle(
            camp([attacker], **ENOUGH),
            camp([target], **ENOUGH),
            phase=phase,
            generals=[
                general("low", cost=1, figures=(1, 3)),
                general("dear", cost=5, figures=(5, 5)),
                general("g69", cost=1, figures=(6, 9)),
            ],
            **COMPUTERS,
        )
        assert choose(state) == (Attack(1, 2) if attacks else EndTurn()), phase


@pytest.mark.rule("KS-11.2")
def test_half_a_cost_more_is_accepted_each_phase_from_the_seventh_on() -> None:
    assert [accepted_loss(phase) for phase in (1, 6, 7, 8, 9, 20)] == [0, 0, 500, 1_000, 1_500, 7_000]


@pytest.mark.rule("KS-11.2")
def test_of_several_exchanges_it_takes_the_best() -> None:
    # g33 takes all of g22 for 2 × 166; g22 takes two of g29's points for nothing less than itself.
    assert choose(ready(["g22", "g33"], ["g29", "g22", "g33"])) == Attack(2, 4)


@pytest.mark.rule("KS-11.2", "KS-5.6")
def test_a_taunt_stands_before_the_better_exchange() -> None:
    taunting = unit("g29", states=[("taunt", 1)])
    assert choose(ready(["g33"], ["g22", taunting])) == EndTurn()
    assert choose(ready(["g66"], ["g22", unit("g33", states=[("taunt", 1)])])) == Attack(1, 3)


@pytest.mark.rule("KS-11.2", "KS-9.1")
def test_a_plan_to_fell_all_begins_with_the_exchanges_that_it_needs() -> None:
    # To fell both, 9/9 must go for 2/9 and 6/1 for 1/6: even exchanges, which phase 7 takes. If somebody waits behind
    # them, 9/9 takes the cheap one, all of 1/6 for 6 of its 18 points; and so it does where even ones are not taken.
    last, field = ["g99", "g61", "g11"], ["g29", "g16"]
    assert choose(ready(last, field, phase=7, other={"deck": ()})) == Attack(1, 4)
    assert choose(ready(last, field, phase=7)) == Attack(1, 5)
    assert choose(ready(last, field, phase=6, other={"deck": ()})) == Attack(1, 5)


@pytest.mark.rule("KS-11.2", "KS-9.1")
def test_several_together_fell_the_last_once_their_losses_are_accepted() -> None:
    # 3/3 goes for 3 of the 9 health of g29 (270) and is lost (996): 726, which phase 8 accepts, and phase 7 does not.
    several = ["g33", "g31", "g32", "g11"]
    for phase, blows in ((8, 3), (7, 0)):
        last = ready(several, ["g29"], phase=phase, other={"deck": ()})
        assert sum(isinstance(action, Attack) for action in turn(last)) == blows, phase
    # 3, 3 and 2 are not enough for 9: nobody goes alone.
    assert choose(ready(["g33", "g31", "g22"], ["g29"], phase=7, other={"deck": ()})) == EndTurn()


LAST_BLOWS = [
    # The last of the other side, what its side has besides, and whether 2/2 goes for it in phase 3 though all of it
    # (1000) is lost for all of a 2/2 (1000).
    pytest.param("g22", {"deck": ()}, True, id="the match is won"),
    pytest.param("g22", {}, False, id="somebody waits behind it"),
    pytest.param("g23", {"deck": ()}, False, id="it does not fall"),
    pytest.param(unit("g22", barrier=1), {"deck": ()}, False, id="its barrier stands before it"),
    pytest.param("g22", {"deck": (), "secrets": ["trap"]}, False, id="a secret may come between"),
    pytest.param("heir", {"deck": ()}, False, id="its last act may come between"),
    pytest.param("wary", {"deck": ()}, False, id="its attribute may come between"),
    pytest.param("calm", {"deck": ()}, True, id="what it listens to does not happen now"),
]


@pytest.mark.rule("KS-11.2", "KS-9.1")
@pytest.mark.parametrize(("target", "besides", "goes"), LAST_BLOWS)
def test_only_a_blow_that_certainly_ends_the_match_is_worth_any_loss(
    target: Any, besides: dict[str, Any], goes: bool
) -> None:
    state = battle(
        camp(["g22"], **ENOUGH),
        camp([target], **besides),
        generals=[
            brave("heir", (2, 2), when("falls", part("summon", zone="fallen"))),
            brave("wary", (2, 2), when("attacked", part("barrier", sel("self"), 1))),
            brave("calm", (2, 2), when("turn_starts", part("barrier", sel("self"), 1))),
        ],
        secrets=[secret("trap", when("attacks", part("damage", ATTACKER, 3), party="other"))],
        **COMPUTERS,
    )
    assert choose(state) == (Attack(1, 2) if goes else EndTurn())


@pytest.mark.rule("KS-11.2", "KS-9.1")
def test_its_own_last_general_is_worth_the_match() -> None:
    # 4/4 would take 1/4 and fall; with nobody behind it that loses the match, which it would win when phase 20 is over.
    assert choose(ready(["g44"], ["g14"], phase=20, own={"deck": ()})) == EndTurn()
    assert choose(ready(["g44"], ["g14"], phase=20)) == Attack(1, 2)


@pytest.mark.rule("KS-11.2", "KS-9.2")
def test_whoever_would_lose_by_waiting_risks_its_last_general() -> None:
    # 4/2 and 3/3 are level in sum, but 3/3 has more health: when the last phase is over, it wins.
    assert choose(ready(["g42"], ["g33"], phase=7, own={"deck": ()})) == Attack(1, 2)
    assert choose(ready(["g42"], ["g33"], phase=6, own={"deck": ()})) == EndTurn()


# What it cannot see


def hidden_apart(state: State, seat: int, seed: int) -> list[State]:
    """The state, and others that look the same to a side."""
    view = GAME.view(state, seat)
    return [state, *[GAME.determinize(view, seed + number) for number in range(3)]]


@pytest.mark.rule("KS-11.3")
@pytest.mark.parametrize("table", TABLES)
@given(place=st.integers(0, 10_000), seed=st.integers(0, 2**53 - 10))
@settings(max_examples=12, deadline=None)
def test_what_it_cannot_see_does_not_change_its_choice(table: str, place: int, seed: int) -> None:
    states = [state for state in match(table, 3) if GAME.decisions(state)]
    state = states[place % len(states)]
    seat = GAME.decisions(state)[0].seat
    assert len({codec.to_json(choose(each, seat, seed)) for each in hidden_apart(state, seat, seed)}) == 1


@pytest.mark.rule("KS-11.3")
@pytest.mark.parametrize("size", [3, 5, 8])
def test_its_matches_are_the_same_each_time_and_come_to_an_end(size: int) -> None:
    options = Options(army_size=size, leaders=("middle", "middle"))
    one = playout(GAME, options, size, [enemy, enemy])
    assert one.record == playout(GAME, options, size, [enemy, enemy]).record


@pytest.mark.rule("KS-11.1")
def test_it_beats_chance() -> None:
    options = Options(army_size=5, leaders=("middle", "middle"))
    won = [0 in playout(GAME, options, seed, [enemy, _any]).outcome.winners for seed in range(30)]
    assert sum(won) > 18


def _any(_game: Any, _view: Any, actions: Any, source: Stream) -> Any:
    return actions.sample(source)


@pytest.mark.rule("KS-11.1")
def test_it_reads_every_word_of_a_pack() -> None:
    assert {*gains._SIDE, *gains._UNIT, "summon"} == set(VERBS)
