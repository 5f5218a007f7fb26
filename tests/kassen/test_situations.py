"""Situations that other card battles got wrong, as far as they stand with no clause's own tests.

Their numbers stand in the names of tests here and in the other files of this folder.
"""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.kassen import walks
from tests.kassen.builders import (
    ALL,
    ENEMY,
    OWN,
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
from tests.kassen.matches import Match, match, resolve
from warlords_core import codec
from warlords_core.kassen.decisions import Attack, EndTurn
from warlords_core.kassen.events import AttackDeclared, CardDrawn, Damaged, Decided
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import SeenCard
from warlords_core.rng import Stream


@pytest.mark.rule("KS-12.2", "KS-5.1")
def test_situation_52_one_more_attack_is_exactly_one_more() -> None:
    horn = tactic("horn", part("again", OWN), cost=0)
    m = match(camp(["g99", "g29"], hand=["horn"]), camp(["g11", "g12", "g13", "g14"]), tactics=[horn])
    m.attack("g99", "g11").play("horn")
    assert [fighter.attacks for fighter in m.line(0).fighters] == [1, 2]
    m.attack("g99", "g12")
    assert {action.attacker for action in m.legal(Attack)} == {m.number("g29")}


@pytest.mark.rule("KS-12.2", "KS-3.1")
def test_situation_71_who_was_taken_back_and_is_deployed_again_is_the_printed_card() -> None:
    """In the same turn, by its own side: no bonus, no state, no spent attack; its order works anew."""
    eve = brave("eve", (2, 2), when("deployed", part("draw")))
    home = tactic("home", part("recall", sel("own")), cost=0)
    changed = unit("eve", 1, attacks=0, barrier=3, bonuses=[("attack", 4), ("health", 4)], states=[("rage", 1)])
    deck = ["idle1", "zz"]
    m = match(camp([changed], hand=["home"], deck=deck), camp(["g33"]), generals=[eve], tactics=[home])
    m.play("home").deploy("eve")
    again = m.fighter("eve")
    assert (m.figures("eve"), again.barrier, again.bonuses, again.conditions) == ((2, 2), 0, (), ())
    assert (again.sick, again.attacks, again.unit == 1, m.hand(0)) == (True, 1, False, ["idle1"])


@pytest.mark.rule("KS-2.3", "KS-2.1", "KS-2.2")
def test_situation_82_current_and_limit_are_shown_right_after_bonus_and_debt() -> None:
    for bonus, debt, shown in ((2, 0, (6, 6)), (2, 3, (3, 6)), (0, 9, (0, 4)), (9, 1, (9, 10))):
        m = match(camp(["g22"], bonus=bonus, debt=debt), camp(["g33"]), phase=3, turn=1)
        m.end()
        for viewer in (0, 1, None):
            line = GAME.view(m.state, viewer).table.lines[0]
            assert (line.command, line.limit) == shown


@pytest.mark.rule("KS-12.2", "KS-1.7")
def test_situation_94_looking_at_cards_draws_none() -> None:
    look = tactic("look", part("spy", amount=2), cost=0)
    m = match(camp(["g22"], hand=["look"]), camp(["g33"], hand=["idle1", "g11", "idle2"]), tactics=[look])
    m.play("look")
    assert (m.hand(1), m.deck(1), m.hand(0), m.deck(0)) == (["idle1", "g11", "idle2"], ["zz"], [], ["zz"])
    assert m.told(CardDrawn) == []
    assert sum(card.shown for card in m.state.hands[1].hand) == 2


@pytest.mark.rule("KS-12.2", "KS-1.2")
def test_situation_95_of_two_draws_with_one_card_left_the_second_gives_nothing_and_the_rest_runs() -> None:
    deep = tactic("deep", part("draw", amount=2), part("draw"), part("damage", ENEMY, 1), cost=0)
    m = match(camp(["g22"], hand=["deep", "g11"], deck=["idle1"]), camp(["g33"]), tactics=[deep])
    m.play("deep")
    assert (m.hand(0), m.deck(0), m.health("g33")) == (["g11", "idle1"], [], 2)
    assert len(m.told(CardDrawn)) == 1


@pytest.mark.rule("KS-7.3", "KS-9.2")
@pytest.mark.parametrize("table", walks.TABLES)
def test_situation_104_random_matches_end_within_phase_20(table: str) -> None:
    for seed in range(200, 205):
        states = walks.match(table, seed)
        assert states[-1].table.verdict is not None
        assert len(states) < 2 * 20 * 100


@pytest.mark.rule("KS-7.3")
def test_situation_107_and_116_the_same_seed_and_cards_give_the_same_match_to_the_byte() -> None:
    for table in walks.TABLES:
        first = walks.match(table, 301)
        walks.match.cache_clear()
        assert [codec.digest(state) for state in walks.match(table, 301)] == [codec.digest(state) for state in first]


@pytest.mark.rule("KS-1.7")
def test_situation_110_what_was_shown_stays_known_in_every_state_that_a_view_allows() -> None:
    state = battle(
        camp(["g22"]),
        camp(["g33"], hand=["g11", "idle1", "g12", "idle2"], deck=["g13", "idle3"], shown=["g12", "idle2"]),
    )
    view = GAME.view(state, 0)
    known = [None, None, *[SeenCard(card.kind, card.index, shown=True) for card in state.hands[1].hand[2:]]]
    assert [card if card.shown else None for card in view.sides[1].hand] == known
    for seed in range(10):
        drawn = GAME.determinize(view, seed)
        assert drawn.hands[1].hand[2:] == state.hands[1].hand[2:]


@pytest.mark.rule("KS-6.2")
def test_situation_112_and_113_what_is_tried_out_leaves_the_state_as_it_was() -> None:
    """Legal sets are no part of a state, and every action makes another state."""
    for table in walks.TABLES:
        for state in walks.some(table, 302, 8)[:-1]:
            before = codec.to_msgpack(state)
            seat = GAME.decisions(state)[0].seat
            actions = list(GAME.legal_actions(state, seat))
            for action in actions[:20]:
                GAME.apply(state, seat, action)
            GAME.view(state, seat)
            assert codec.to_msgpack(state) == before
            assert list(GAME.legal_actions(state, seat)) == actions


def _played(seed: int) -> list[str]:
    chance = Stream.seeded(seed, "threads")
    state = GAME.setup(walks.TABLES["eight"], seed).state
    digests = []
    while owed := GAME.decisions(state):
        state = GAME.apply(state, owed[0].seat, walks.pick(state, owed[0].seat, chance)).state
        digests.append(codec.digest(state))
    return digests


@pytest.mark.rule("KS-6.2")
def test_situation_115_matches_on_two_threads_do_not_disturb_each_other() -> None:
    alone = [_played(seed) for seed in (1, 2, 3, 4)]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(_played, (1, 2, 3, 4))) == alone


@pytest.mark.rule("KS-1.7")
def test_situation_118_two_generals_and_a_secret_look_like_two_generals_and_a_tactic() -> None:
    pit = secret("pit", when("attacks", part("draw"), party="other"))
    state = battle(camp(["g22"]), camp(["g33"], hand=["g11", "pit", "g12"]), secrets=[pit])
    for viewer in (0, None):
        hand = GAME.view(state, viewer).sides[1].hand
        assert [(card.kind, card.index) for card in hand] == [("general", None), ("tactic", None), ("general", None)]


@pytest.mark.rule("KS-7.2", "KS-6.2")
def test_situation_2_either_order_and_swapped_seats() -> None:
    """A secret and a general of the other side react to one tactic: by number, whichever seat is which."""
    watch = brave("watch", (1, 9), when("tactic_played", part("damage", ENEMY, 1), party="other"))
    nosy = secret("nosy", when("tactic_played", part("barrier", ENEMY, 1), party="other"))
    for turn in (0, 1):
        for general_is, secret_is, kept in ((3, 4, 0), (4, 3, 1)):
            sides = [
                camp([unit("g22", 1)], hand=["idle1"]),
                camp([unit("watch", general_is)], secrets=[("nosy", secret_is)]),
            ]
            m = match(sides[turn], sides[1 - turn], generals=[watch], secrets=[nosy], turn=turn)
            m.play("idle1")
            # A barrier that comes first takes the blow.
            assert [event.barrier for event in m.told(Damaged)] == [kept]


@pytest.mark.rule("KS-6.1", "KS-6.2")
def test_situation_97_a_match_decided_by_rage_has_no_more_rage() -> None:
    field = [unit("g99", 1, states=[("rage", 1)]), unit("g29", 2, states=[("rage", 1)])]
    m = match(camp(field, deck=[]), camp([unit("g11", 3)], deck=[]))
    transition = resolve(m.state, 0, EndTurn())
    kinds = [type(event) for event in transition.events]
    assert kinds.count(AttackDeclared) == 1
    assert Decided in kinds
    assert transition.state.agenda == ()


@pytest.mark.rule("KS-4.2", "KS-5.2")
def test_situation_86_a_secret_whose_target_is_dead_or_gone_is_not_spent() -> None:
    """Two secrets answer one attack on g12: the first takes g12 back, the second would shield it."""
    home = secret("home", when("attacked", part("recall", sel("attacked")), party="own"))
    wall = secret("wall", when("attacked", part("barrier", sel("attacked"), 1), party="own"))
    m = match(camp(["g33"]), camp([unit("g12", 5), "g19"], secrets=[("home", 6), ("wall", 7)]), secrets=[home, wall])
    m.attack("g33", "g12")
    assert (m.spent(1), m.secrets(1)) == (["home"], ["wall"])


@pytest.mark.rule("KS-7.2", "KS-4.3")
def test_situation_106_an_actor_that_dies_in_its_own_effect_raises_no_error() -> None:
    """Orders, attributes and attacks of somebody that its own effect has killed or taken away."""
    bomb = brave(
        "bomb",
        (3, 3),
        when(
            "deployed",
            part("destroy", sel("self")),
            part("heal", sel("self"), 1),
            part("damage", TARGET, 1),
            target=THEIRS,
        ),
    )
    m = match(camp(["g22"], hand=["bomb"]), camp(["g33"]), generals=[bomb])
    m.deploy("bomb", "g33")
    assert (m.fallen(0), m.health("g33")) == (["bomb"], 2)
    for end in ("destroy", "recall"):
        wild = brave("wild", (3, 3), when("attacks", part(end, sel("self")), part("damage", ALL, 1)))
        other: Match = match(camp(["wild", "g44"]), camp(["g33"]), generals=[wild])
        other.attack("wild", "g33")
        assert (other.field(0), other.health("g33"), other.health("g44")) == (["g44"], 2, 3)
