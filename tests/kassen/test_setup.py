"""Set-up (KS-1): armies, hands and decks, who begins, words between rivals, roster and journal."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kassen.builders import ATTACKER, MINE, TARGET, THEIRS, brave, camp, make_pack, part, secret, tactic, when
from tests.kassen.matches import Match, match
from tests.kassen.packs import text, tiny_pack
from warlords_core.errors import InvalidOptions, UnknownPack
from warlords_core.kassen import content
from warlords_core.kassen.events import CardDrawn, LotDrawn, MatchOpened, TurnBegan, WordsExchanged
from warlords_core.kassen.invariants import problems
from warlords_core.kassen.model import Army, Card, Journal, Leader, Options, State
from warlords_core.kassen.pack import PackTie, PackWords
from warlords_core.kassen.setup import check_options, setup

SEEDS = range(12)


def started(*armies: tuple[Sequence[str], Sequence[str]], seed: int = 3, **options: Any) -> Match:
    """A match of the tiny pack that has just begun."""
    content.add(tiny_pack())
    given = tuple([Army(tuple(generals), tuple(tactics)) for generals, tactics in armies]) or None
    transition = setup(Options(pack="tiny-8", armies=given, **options), seed)
    begun = Match(transition.state)
    begun.events += transition.events
    return begun


THREE = (("ann", "bo", "cai"), ("fire", "pit"))
STRONG = (("gao", "ann", "bo"), ("shield",))
FIVE = (("ann", "bo", "cai", "dan", "hu"), ("fire", "shield", "rations", "loan", "scout", "pit", "mourning"))


def index(begun: Match, *ids: str) -> list[Card]:
    book = begun.book
    return [
        Card("general", book.general_at[each]) if each in book.general_at else Card("tactic", book.tactic_at[each])
        for each in ids
    ]


# Armies


@pytest.mark.rule("KS-1.1")
@pytest.mark.parametrize(
    ("army", "code", "pointer"),
    [
        (Army(("ann", "bo", "ann"), ()), "twice_in_army", "/armies/1/generals/2"),
        (Army(("ann", "bo", "nobody"), ()), "unknown_card", "/armies/1/generals/2"),
        (Army(("ann", "bo", "cai"), ("fire", "fire")), "twice_in_army", "/armies/1/tactics/1"),
        (Army(("ann", "bo", "cai"), ("roar",)), "not_allowed", "/armies/1/tactics/0"),
        (Army(("ann", "bo"), ()), "invalid_value", "/armies/1/generals"),
        (Army(("ann", "bo", "cai", "dan", "en", "fu", "gao", "hu", "hu"), ()), "invalid_value", "/armies/1/generals"),
    ],
)
def test_an_army_is_3_to_8_different_generals_and_cards_that_it_may_hold(army: Army, code: str, pointer: str) -> None:
    content.add(tiny_pack())
    options = Options(pack="tiny-8", armies=(Army(*THREE), army))
    assert [(problem.code, problem.pointer) for problem in check_options(options)] == [(code, pointer)]
    with pytest.raises(InvalidOptions):
        setup(options, 1)


@pytest.mark.rule("KS-1.1")
def test_the_same_general_may_stand_in_both_armies() -> None:
    begun = started(THREE, THREE)
    assert {card.index for card in begun.state.hands[0].hand if card.kind == "general"} == {0, 1, 2}
    assert {card.index for card in begun.state.hands[1].hand if card.kind == "general"} == {0, 1, 2}


@pytest.mark.rule("KS-1.1")
def test_no_match_starts_with_an_unknown_pack() -> None:
    with pytest.raises(UnknownPack):
        setup(Options(pack="no-such-pack"), 1)


@pytest.mark.rule("KS-1.1")
def test_no_match_starts_with_another_pack_than_its_options_name() -> None:
    ref = content.add(tiny_pack())
    with pytest.raises(InvalidOptions) as caught:
        setup(Options(), 1, pack=ref)
    assert [(problem.code, problem.pointer) for problem in caught.value.problems] == [("pack_mismatch", "/pack")]


# Hands and decks


@pytest.mark.rule("KS-1.2")
def test_a_small_army_has_all_its_generals_in_hand_and_its_tactics_are_the_deck() -> None:
    begun = started(THREE, STRONG)
    # gao's army attacks with 7 + 2 + 3 = 12, the other with 2 + 3 + 3: side 1 begins, and has drawn its only tactic.
    assert begun.state.table.turn == 1
    assert list(begun.state.hands[1].hand) == index(begun, "gao", "ann", "bo", "shield")
    assert begun.state.hands[1].deck == ()
    assert list(begun.state.hands[0].hand) == index(begun, "ann", "bo", "cai")
    assert sorted(begun.deck(0)) == ["fire", "pit"]


@pytest.mark.rule("KS-1.2")
def test_the_deck_of_a_small_army_is_shuffled() -> None:
    assert {tuple(started(THREE, STRONG, seed=seed).deck(0)) for seed in SEEDS} == {("fire", "pit"), ("pit", "fire")}


@pytest.mark.rule("KS-1.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_large_army_draws_4_of_all_its_cards_with_a_general_among_them(seed: int) -> None:
    begun = started(FIVE, STRONG, seed=seed)
    # Side 0 attacks with 2 + 3 + 3 + 4 + 1 = 13 against 12: it begins and has drawn a fifth card.
    hand = begun.state.hands[0].hand
    assert len(hand) == 5
    assert len(begun.state.hands[0].deck) == 12 - 5
    assert any(card.kind == "general" for card in hand[:4])
    assert sorted([*begun.hand(0), *begun.deck(0)]) == sorted([*FIVE[0], *FIVE[1]])


@pytest.mark.rule("KS-1.2")
def test_without_a_general_the_fourth_card_is_changed_for_the_first_general_below() -> None:
    """With 5 generals in 45 cards most hands of 4 hold none at first: then the fourth is a general."""
    tactics = [tactic(f"t{number}", part("draw")) for number in range(40)]
    ref = content.add(make_pack(tactics=tactics))
    army = Army(("a1", "a2", "a3", "a4", "a5"), tuple([card.id for card in tactics]))
    options = Options(pack=ref.id, armies=(army, Army(("g99", "g55", "g44"), ())))
    alone = 0
    for seed in SEEDS:
        hand = setup(options, seed, pack=ref).state.hands[0].hand
        generals = [place for place, card in enumerate(hand) if card.kind == "general"]
        assert generals
        alone += generals == [3]
    assert alone > len(SEEDS) / 2


@pytest.mark.rule("KS-1.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_switch_shuffles_small_armies_too(seed: int) -> None:
    begun = started(THREE, STRONG, seed=seed, opening="shuffled")
    # Side 1 has 4 cards in all and has begun: its deck is empty. Side 0 has 5, and has not drawn yet.
    assert len(begun.state.hands[0].hand) == 4
    assert len(begun.state.hands[0].deck) == 1
    assert len(begun.state.hands[1].hand) == 4
    assert begun.state.hands[1].deck == ()


@pytest.mark.rule("KS-1.2")
def test_a_card_is_drawn_at_the_start_of_each_own_turn_and_an_empty_deck_is_no_harm() -> None:
    m = match(camp(["g22"], deck=["idle1"]), camp(["g33"], deck=["idle2", "a1"]))
    m.end()
    assert m.hand(1) == ["idle2"]
    assert [(event.side, event.card) for event in m.told(CardDrawn)] == [(1, None)]
    assert [event.card for event in m.told_to(1, CardDrawn)] == [Card("tactic", m.book.tactic_at["idle2"])]
    m.end()
    assert (m.hand(0), m.deck(0)) == (["idle1"], [])
    m.end().end()
    assert (m.hand(0), m.deck(0)) == (["idle1"], [])
    assert m.state.table.verdict is None


@pytest.mark.rule("KS-1.2")
def test_there_is_no_limit_to_a_hand() -> None:
    cards = [f"idle{number}" for number in range(1, 9)]
    generals = ["g11", "g12", "g13", "g14"]
    m = match(camp(["g22"], hand=[*cards, *generals], deck=["a1"]), camp(["g33"]), turn=1)
    m.end()
    assert len(m.hand(0)) == 13


# Options


@pytest.mark.rule("KS-1.3")
@pytest.mark.parametrize("size", [3, 4, 5, 8])
def test_armies_are_dealt_from_the_pack(size: int) -> None:
    begun = started(army_size=size)
    for army in begun.state.armies:
        assert len(set(army.generals)) == size
        assert len(set(army.tactics)) == size
        positions = [begun.book.general_at[each] for each in army.generals]
        assert all(begun.book.may_hold(begun.book.tactic_at[each], positions) for each in army.tactics)
    both = set(begun.state.armies[0].generals) & set(begun.state.armies[1].generals)
    assert len(both) == max(0, 2 * size - 8), "the tiny pack has 8 generals: none is dealt twice as long as they last"


@pytest.mark.rule("KS-1.3")
def test_the_land_changes_nothing_but_its_name() -> None:
    north, south = [started(THREE, STRONG, land=land) for land in ("north", "nanzhong")]
    assert (north.told(MatchOpened)[0].land, south.told(MatchOpened)[0].land) == ("north", "nanzhong")
    assert north.state.table == south.state.table
    assert north.state.hands == south.state.hands


@pytest.mark.rule("KS-1.3")
def test_two_persons_or_a_person_and_a_computer_or_two_computers_can_play() -> None:
    for leaders in (("person", "person"), ("person", "low"), ("high", "person"), ("middle", "low")):
        assert started(THREE, STRONG, leaders=leaders).state.options.leaders == leaders


# Who begins


def first(*armies: tuple[Sequence[str], Sequence[str]], seed: int = 3, **options: Any) -> int:
    begun = started(*armies, seed=seed, **options)
    assert begun.told(MatchOpened)[0].first == begun.state.table.first == begun.state.table.turn
    return begun.state.table.first


@pytest.mark.rule("KS-1.4")
def test_in_a_siege_the_defender_begins() -> None:
    assert first(THREE, STRONG, kind="siege", defender=0) == 0
    assert first(STRONG, THREE, kind="siege", defender=1) == 1


@pytest.mark.rule("KS-1.4")
def test_in_the_field_the_greater_sum_of_attack_begins_then_of_health() -> None:
    assert first(THREE, STRONG) == 1
    assert first(STRONG, THREE) == 0
    # cai 3/2 or bo 3/3 beside ann and dan: equal attack, less health.
    assert first((("ann", "dan", "cai"), ()), (("ann", "dan", "bo"), ())) == 1
    assert first((("ann", "dan", "bo"), ()), (("ann", "dan", "cai"), ())) == 0


@pytest.mark.rule("KS-1.4")
def test_between_equals_a_lot_is_drawn() -> None:
    assert {first(THREE, THREE, seed=seed) for seed in SEEDS} == {0, 1}
    drawn = started(THREE, THREE)
    assert [(event.what, event.side) for event in drawn.told(LotDrawn)] == [("first", drawn.state.table.first)]
    assert started(THREE, STRONG).told(LotDrawn) == []


@pytest.mark.rule("KS-1.4", "KS-1.5")
def test_the_order_stays_and_a_phase_is_one_turn_of_each() -> None:
    m = started(THREE, STRONG)
    seen = []
    for _ in range(6):
        seen.append((m.state.table.phase, m.state.table.turn))
        m.end()
    assert seen == [(1, 1), (1, 0), (2, 1), (2, 0), (3, 1), (3, 0)]


@pytest.mark.rule("KS-1.5", "KS-2.1")
def test_situation_119_both_sides_get_the_same_income_whoever_began() -> None:
    m = started(THREE, STRONG)
    for _ in range(5):
        m.end()
    income = [(event.side, event.phase, event.limit, event.command) for event in m.told(TurnBegan)]
    assert income == [(1, 1, 1, 1), (0, 1, 1, 1), (1, 2, 2, 2), (0, 2, 2, 2), (1, 3, 3, 3), (0, 3, 3, 3)]


# Words


@pytest.mark.rule("KS-1.6")
@pytest.mark.parametrize(
    ("armies", "words"),
    [
        # Representatives: the highest cost. fu and gao are rivals, ann and bo are bound.
        ([("ann", "fu", "bo"), ("gao", "cai", "hu")], [("fu-gao", (5, 6))]),
        ([("gao", "cai", "hu"), ("ann", "fu", "bo")], [("fu-gao", (6, 5))]),
        ([("ann", "fu", "bo"), ("dan", "cai", "hu")], []),
        # Of two at cost 3 the first in the army speaks: dan or en, who have no tie.
        ([("dan", "en", "ann"), ("gao", "cai", "hu")], []),
        # bo, who stands before cai, meets bo.
        ([("bo", "cai", "hu"), ("ann", "hu", "bo")], []),
    ],
)
def test_representatives_with_a_tie_exchange_words(armies: list[Any], words: list[Any]) -> None:
    begun = started(*[(army, ()) for army in armies])
    assert [(event.tie, event.speakers) for event in begun.told(WordsExchanged)] == words


@pytest.mark.rule("KS-1.6")
@pytest.mark.parametrize(("army", "spoken"), [(("g11", "g22", "g33"), 1), (("g22", "g11", "g33"), 0)])
def test_of_equal_cost_the_first_in_the_army_list_represents(army: tuple[str, ...], spoken: int) -> None:
    words = (PackWords("g11", text("so")), PackWords("g44", text("so")))
    tie = PackTie(id="bound", kind="bond", generals=("g11", "g44"), words=words)
    ref = content.add(replace(make_pack(), ties=(tie,)))
    options = Options(pack=ref.id, armies=(Army(army, ()), Army(("g44", "g55", "g66"), ())))
    events = setup(options, 1, pack=ref).events
    assert len([event for event in events if isinstance(event, WordsExchanged)]) == spoken


@pytest.mark.rule("KS-1.3", "KS-1.6")
@pytest.mark.parametrize("leaders", [("person", "low"), ("high", "middle")])
def test_the_match_opens_with_the_names_of_both_sides(leaders: tuple[Leader, ...]) -> None:
    (opened,) = [event for event in setup(Options(leaders=leaders), 1).events if isinstance(event, MatchOpened)]
    assert opened.leaders == leaders
    assert opened.audience is None


@pytest.mark.rule("KS-1.6")
def test_the_match_opens_before_the_first_turn() -> None:
    begun = started((("ann", "fu", "bo"), ()), (("gao", "cai", "hu"), ()), land="bashu")
    kinds = [type(event) for event in begun.events[:3]]
    assert kinds == [MatchOpened, WordsExchanged, TurnBegan]
    opened = begun.told(MatchOpened)[0]
    assert (opened.land, opened.kind, opened.first) == ("bashu", "field", 1)
    assert opened.leaders == ("person", "person")
    assert [(event.side, event.phase) for event in begun.told(TurnBegan)] == [(1, 1)]


# Roster and journal


@pytest.mark.rule("KS-1.8")
def test_the_roster_holds_who_has_entered_the_fallen_too_and_nobody_twice() -> None:
    home = tactic("home", part("recall", TARGET), cost=0, target=MINE)
    m = match(camp(["g22"], hand=["g11", "g33", "home"]), camp(["g66"]), tactics=[home])
    m.deploy("g11").play("home", "g11").deploy("g11").attack("g22", "g66")
    entered = [m.book.generals[each].id for each in m.line(0).entered]
    assert (m.fallen(0), entered) == (["g22"], ["g22", "g11"])


@pytest.mark.rule("KS-1.8")
def test_the_journal_names_what_happens_and_leaves_an_unfired_secret_unnamed() -> None:
    abilities = [when(trigger, part("draw")) for trigger in ("deployed", "falls", "damaged")]
    trap = secret("trap", when("attacks", part("damage", ATTACKER, 1), party="other"))
    fire = tactic("fire", part("damage", TARGET, 1), target=THEIRS)
    m = match(
        camp(["g19"], hand=["trap", "eve", "fire"]),
        camp(["g12", "g99"]),
        generals=[brave("eve", (2, 2), *abilities)],
        tactics=[fire],
        secrets=[trap],
    )
    eve, tactics = m.book.general_at["eve"], m.book.tactic_at
    m.set("trap").deploy("eve").play("fire", "g12", right=False)
    assert list(m.state.table.journal) == [
        Journal(0, "secret", None),
        Journal(0, "order", eve),
        Journal(0, "tactic", tactics["fire"]),
    ]
    m.end().attack("g12", "eve").attack("g99", "eve")
    # The trap leaves g12 1 health; it hits eve for 1, and falls to her counter of 2. Then g99 kills her.
    assert list(m.state.table.journal)[3:] == [
        Journal(0, "secret", tactics["trap"]),
        Journal(0, "attribute", eve),
        Journal(0, "last_act", eve),
    ]


@pytest.mark.rule("KS-1.8")
def test_an_order_that_was_answered_wrongly_is_not_in_the_journal() -> None:
    eve = brave("eve", (2, 2), when("deployed", part("draw")))
    m = match(camp(["g22"], hand=["eve"]), camp(["g66"]), generals=[eve])
    m.deploy("eve", right=False)
    assert m.state.table.journal == ()


@pytest.mark.rule("KS-1.7")
def test_what_was_shown_stays_known_in_the_hand_and_a_card_taken_back_is_known() -> None:
    home = tactic("home", part("recall", TARGET), cost=0, target=THEIRS)
    m = match(camp(["g22"], hand=["home"]), camp(["g66"], hand=["g11"]), tactics=[home])
    m.play("home", "g66")
    assert [(card.index, card.shown) for card in m.state.hands[1].hand] == [
        (m.book.general_at["g11"], False),
        (m.book.general_at["g66"], True),
    ]


@pytest.mark.rule("KS-1.1", "KS-1.2")
def test_a_state_that_was_set_up_is_sound() -> None:
    for seed in SEEDS:
        state: State = started(FIVE, STRONG, seed=seed).state
        assert problems(state) == ()
