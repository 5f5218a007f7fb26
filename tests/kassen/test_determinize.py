"""States drawn from views: they keep the view, they are sound, and they vary wherever the view leaves a choice."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kassen.builders import TARGET, battle, brave, camp, part, secret, tactic, when
from tests.kassen.matches import Match
from tests.kassen.walks import TABLES, match, pick, some
from warlords_core.errors import UnknownPack
from warlords_core.kassen import content
from warlords_core.kassen.decisions import Attack, Deploy, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Army, Asking, Options, SeenSecret, State, View
from warlords_core.kassen.vocabulary import Target
from warlords_core.rng import Rng, Stream
from warlords_core.types import PackRef

SEEDS = st.integers(min_value=0, max_value=2**53 - 1)
GENERALS = (
    brave("archer", (2, 2), when("deployed", part("damage", TARGET, 1), target=Target(of="enemy")), cost=2),
    brave("wei1", (2, 2), faction="wei"),
    brave("wei2", (2, 2), faction="wei"),
    brave("shu1", (2, 2), faction="shu"),
)
TACTICS = (
    tactic("fire", part("damage", TARGET, 2), target=Target(of="enemy")),
    tactic("scout", part("spy", amount=2)),
    tactic("oath", part("draw"), cost=0, general="archer"),
    tactic("drill", part("draw"), cost=0, faction="wei"),
    tactic("loan", part("draw"), cost=0, faction="shu"),
)
SECRETS = tuple([secret(f"pit{n}", when("attacks", part("draw"), party="other")) for n in (1, 2, 3)])
PACK: dict[str, Any] = {"generals": GENERALS, "tactics": TACTICS, "secrets": SECRETS}


def drawn(state: State, viewer: int | None, count: int = 24) -> list[State]:
    """States with the same view, by the first seeds; sound, and checked to be."""
    view = GAME.view(state, viewer)
    states = [GAME.determinize(view, seed) for seed in range(count)]
    for other in states:
        assert GAME.view(other, viewer) == view
        assert GAME.problems(other) == ()
    return states


def names(state: State, side: int) -> set[str]:
    """The ids of a side's generals."""
    return set(state.armies[side].generals)


def factions(state: State, side: int) -> set[str]:
    """The factions of a side's generals."""
    book = content.book(state.pack)
    return {book.generals[book.general_at[each]].faction for each in state.armies[side].generals}


@pytest.mark.parametrize("table", TABLES)
@given(seed=SEEDS, match_seed=st.integers(1, 3))
@settings(max_examples=5, deadline=None)
def test_a_drawn_state_keeps_the_view_and_is_sound(table: str, seed: int, match_seed: int) -> None:
    for state in some(table, match_seed, 16):
        for viewer in (None, 0, 1):
            view = GAME.view(state, viewer)
            other = GAME.determinize(view, seed)
            assert GAME.view(other, viewer) == view
            assert GAME.problems(other) == ()


@pytest.mark.parametrize("table", TABLES)
def test_drawn_states_can_be_played(table: str) -> None:
    chance = Stream.seeded(1, "test/drawn")
    for state in some(table, 2, 12):
        other = GAME.determinize(GAME.view(state, 0), 5)
        for _ in range(8):
            owed = GAME.decisions(other)
            if not owed:
                break
            other = GAME.apply(other, owed[0].seat, pick(other, owed[0].seat, chance)).state
            assert GAME.problems(other) == ()


def middle() -> State:
    """Side 1 hides a general and a tactic in its hand, two cards in its deck and a secret; it has answered once."""
    state = battle(
        camp(["g22", "g33"], ["fire"], ["g44", "scout", "g55"]),
        camp(["g11"], ["g34", "fire"], ["g36", "scout"], secrets=["pit1"]),
        **PACK,
    )
    answered = Match(state).play("fire", "g11", right=False).state.hands[0].answered
    return replace(state, hands=(state.hands[0], replace(state.hands[1], answered=answered)))


@pytest.mark.rule("KS-1.7")
@pytest.mark.parametrize(
    "hidden",
    [
        pytest.param(lambda state: state.hands[1].hand, id="hand"),
        pytest.param(lambda state: state.hands[1].deck, id="deck"),
        pytest.param(lambda state: state.hands[0].deck, id="the order of the own deck"),
        pytest.param(lambda state: len(state.armies[1].generals), id="how many generals it has"),
        pytest.param(lambda state: state.hands[1].secrets[0].tactic, id="secret"),
        pytest.param(lambda state: state.hands[1].answered, id="questions"),
        pytest.param(lambda state: state.rng.key, id="key"),
    ],
)
def test_what_a_view_hides_varies(hidden: Callable[[State], Any]) -> None:
    # Six generals at least, so that the deck may hold some (KS-1.2).
    state = middle()
    many = battle(
        camp(["g22", "g33"], ["fire"], ["g44", "scout", "g55"]),
        camp(["g11", "g12", "g13", "g14"], ["g34", "fire"], ["g36", "scout"], secrets=["pit1"]),
        **PACK,
    )
    many = replace(many, hands=(many.hands[0], replace(many.hands[1], answered=state.hands[1].answered)))
    assert len({hidden(other) for other in drawn(many, 0)}) > 1


@pytest.mark.rule("KS-1.7")
def test_kinds_and_counts_are_kept() -> None:
    for other in drawn(middle(), 0):
        assert [card.kind for card in other.hands[1].hand] == ["general", "tactic"]
        assert len(other.hands[1].deck) == 2
        assert len(other.hands[1].secrets) == len(other.hands[1].answered) == 1
        assert other.hands[0].hand == middle().hands[0].hand
        assert sorted(other.hands[0].deck, key=repr) == sorted(middle().hands[0].deck, key=repr)


@pytest.mark.rule("KS-1.7")
def test_what_was_shown_stays_known() -> None:
    # A reshuffle of what is hidden must not move what was seen.
    state = Match(battle(camp(["g22"], ["scout"]), camp(["g11"], ["g34", "pit2"], ["g44"]), **PACK)).play("scout").state
    for other in drawn(state, 0):
        assert other.hands[1].hand == state.hands[1].hand


def spied(*hand: str, **options: Any) -> Match:
    """Side 0 has seen all of side 1's hand, and side 1 is in turn."""
    start = battle(camp(["g22"], ["scout"]), camp(["g11", "g12"], hand, ["fire", "g44"]), **PACK, **options)
    return Match(start).play("scout").end()


def tactics_of(state: State, side: int) -> set[int]:
    """Which tactics and secrets are known to be a side's in every state that the other side's view allows."""
    others = drawn(state, 1 - side)
    book = content.book(state.pack)
    return set.intersection(*[{book.tactic_at[each] for each in other.armies[side].tactics} for other in others])


@pytest.mark.rule("KS-1.7", "KS-4.2")
@pytest.mark.parametrize("moment", ["set", "lost", "waits"])
def test_a_secret_that_was_shown_stays_known_when_it_leaves_the_hand(moment: str) -> None:
    m = spied("pit2", "pit3").set("pit2", right={"set": True, "lost": False, "waits": None}[moment])
    pit2, pit3 = [m.book.tactic_at[each] for each in ("pit2", "pit3")]
    state = m.state
    seen, unseen = GAME.view(state, 0).sides[1], GAME.view(state, None).sides[1]

    def told(side: Any) -> Any:
        """The secret as a viewer sees it."""
        match moment:
            case "set":
                return side.secrets[0].tactic
            case "lost":
                return side.lost[0]
            case _:
                return side.played.card

    assert told(seen) == pit2
    assert told(unseen) is None, "a spectator has not seen it"
    for other in drawn(state, 0):
        assert other.hands[1] == replace(other.hands[1], secrets=state.hands[1].secrets, lost=state.hands[1].lost)
        assert other.hands[1].played == state.hands[1].played
    assert tactics_of(state, 1) >= {pit2, pit3}


@pytest.mark.rule("KS-1.7")
def test_of_several_secrets_each_is_known_or_not_by_itself() -> None:
    # pit1 was seen in the hand; pit3 was drawn and set after that.
    start = battle(camp(["g22"], ["scout"]), camp(["g11"], ["pit1"], ["pit3", "g44"]), secret_question=False, **PACK)
    m = Match(start).play("scout").end().set("pit3").set("pit1")
    seen = GAME.view(m.state, 0).sides[1]
    assert [secret.tactic for secret in seen.secrets] == [None, m.book.tactic_at["pit1"]]
    others = drawn(m.state, 0)
    assert {other.hands[1].secrets[1].tactic for other in others} == {m.book.tactic_at["pit1"]}
    assert len({other.hands[1].secrets[0].tactic for other in others}) > 1
    assert not isinstance(m.state.agenda[-1], Asking)


@pytest.mark.rule("KS-1.8")
def test_a_spectator_knows_who_went_back_to_the_hand() -> None:
    recall = tactic("back", part("recall", TARGET), target=Target(of="own"))
    start = battle(camp(["g22", "archer"], ["back", "g33", "g34"]), camp(["g11"]), generals=GENERALS, tactics=(recall,))
    state = Match(start).play("back", "archer").state
    archer = content.book(state.pack).general_at["archer"]
    for other in drawn(state, None):
        assert [card.shown for card in other.hands[0].hand if card.index == archer and card.kind == "general"] == [True]


@pytest.mark.rule("KS-1.1", "KS-12.1")
def test_a_drawn_army_may_hold_what_was_seen_of_it() -> None:
    # Spent: the oath, which is the archer's, and a drill and a loan, which need somebody of wei and of shu.
    state = battle(
        camp(["g22"]),
        camp(["g11"], ["archer", "wei1", "shu1"], ["scout"], spent=["oath", "drill", "loan"]),
        **PACK,
    )
    for other in drawn(state, 0):
        assert {"g11", "archer"} <= names(other, 1)
        assert {"wei", "shu"} <= factions(other, 1)


@pytest.mark.rule("KS-1.2")
def test_the_deck_of_a_small_army_holds_tactics_only() -> None:
    state = battle(camp(["g22"]), camp(["g11"], ["g33", "g34", "g44"], ["scout", "fire"]), **PACK)
    for other in drawn(state, 0):
        kinds = {card.kind for card in other.hands[1].deck}
        generals = len(other.armies[1].generals)
        assert kinds == {"tactic"} if generals <= 4 else "general" in kinds


@pytest.mark.rule("KS-1.3")
def test_a_dealt_army_has_its_size() -> None:
    for state in some("eight", 1, 4):
        for other in drawn(state, 0, 4):
            assert len(other.armies[1].generals) == 8
            assert other.options.armies is None


def sums(state: State, side: int) -> tuple[int, int]:
    """Attack and health over a side's army."""
    book = content.book(state.pack)
    cards = [book.generals[book.general_at[each]] for each in state.armies[side].generals]
    return sum(card.attack for card in cards), sum(card.health for card in cards)


def extremes(strongest: bool) -> Options:
    """Armies of the six weakest or strongest generals of the shipped pack, of which side 1 has the weaker, or stronger.

    No army that the pack allows is weaker, or stronger, than that of side 1.
    """
    generals = sorted(content.get("three-kingdoms").generals, key=lambda each: (each.attack, each.health))
    six = [each.id for each in (reversed(generals) if strongest else generals)][:6]
    return Options(armies=(Army(tuple(six[3:]), ()), Army(tuple(six[:3]), ())))


@pytest.mark.rule("KS-1.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    "options",
    [
        pytest.param(Options(), id="dealt"),
        pytest.param(extremes(strongest=False), id="weakest"),
        pytest.param(extremes(strongest=True), id="strongest"),
    ],
)
def test_the_stronger_army_begins_in_drawn_states_too(options: Options, viewer: int | None) -> None:
    """However unlikely: of an extreme army hardly any random one is on the right side."""
    for seed in (3, 4):
        state = GAME.setup(options, seed).state
        first = state.table.first
        for other in drawn(state, viewer, 12):
            assert sums(other, first) >= sums(other, 1 - first)


@pytest.mark.rule("KS-1.4")
def test_armies_that_are_drawn_against_a_strong_or_weak_one_vary() -> None:
    state = GAME.setup(extremes(strongest=True), 3).state
    # Side 1 sees the strongest army, its own; it began, so that side 0 may have any.
    assert len({other.armies[0] for other in drawn(state, 1)}) == 24
    # Against the next three strongest there are several that are as strong in attack, or stronger.
    assert len({other.armies[1] for other in drawn(state, 0)}) > 1


@pytest.mark.rule("KS-6.2", "KS-9.1")
def test_a_side_that_goes_on_without_anybody_to_see_has_somebody_in_its_deck() -> None:
    state = battle(camp(["g22"]), camp((), ["fire"], ["g33", "scout", "g34", "g36", "g44", "pit1"]), **PACK)
    for other in drawn(state, 0):
        assert any(card.kind == "general" for card in other.hands[1].deck)


@pytest.mark.rule("KS-8.1", "KS-8.2")
def test_the_other_sides_question_is_drawn_as_the_rules_draw_it() -> None:
    asked = GAME.apply(battle(camp(["g22"], ["fire"]), camp(["g44", "g55"]), **PACK), 0, PlayTactic(0, 2)).state
    others = drawn(asked, 1)
    book = content.book(asked.pack)
    # On the field stand units 1 to 3: nobody else is asked about.
    subjects = {book.questions[other.hands[0].asked.question].subject for other in others if other.hands[0].asked}
    assert subjects <= {book.general_at[each] for each in ("g22", "g44", "g55")}
    assert len(subjects) > 1
    assert len({other.hands[0].asked for other in others}) > 3
    assert {other.hands[0].played for other in others} == {asked.hands[0].played}
    # Whoever is asked knows what waits.
    assert {other.hands[0].asked for other in drawn(asked, 0)} == {asked.hands[0].asked}


@pytest.mark.rule("KS-3.3", "KS-4.2")
def test_the_target_of_an_order_and_a_tried_secret_are_drawn() -> None:
    start = battle(camp(["g22"], ["archer", "pit1"]), camp(["g44", "g55"]), **PACK)
    ordered = GAME.apply(start, 0, Deploy(0, 0, 2)).state
    assert {other.hands[0].played.target for other in drawn(ordered, 1) if other.hands[0].played} == {2, 3}
    tried = GAME.apply(start, 0, SetSecret(1)).state
    cards = {other.hands[0].played.card for other in drawn(tried, 1) if other.hands[0].played}
    book = content.book(tried.pack)
    assert len(cards) > 1
    assert all(book.tactics[card].secret for card in cards)


@pytest.mark.rule("KS-4.2")
def test_lost_secrets_are_secrets() -> None:
    lost = Match(battle(camp(["g22"], ["pit1"]), camp(["g44"]), **PACK)).set("pit1", right=False).state
    book = content.book(lost.pack)
    others = drawn(lost, 1)
    assert all(book.tactics[other.hands[0].lost[0].tactic].secret for other in others)
    assert len({other.hands[0].lost for other in others}) > 1


@pytest.mark.rule("KS-9.1")
def test_the_last_question_is_asked_of_empty_sides() -> None:
    # Both strike with 2 at health 2, and nobody is left behind them.
    start = battle(camp(["g22"], deck=()), camp(["g22"], deck=()), **PACK)
    asked = Match(start).do(Attack(1, 2), right=None).state
    assert asked.agenda[-1].seat == 0
    for viewer in (0, 1, None):
        for other in drawn(asked, viewer, 6):
            assert all(card.kind == "tactic" for hand in other.hands for card in (*hand.hand, *hand.deck))


def test_ends_keep_their_verdict() -> None:
    for end in (match("four", 1)[-1], match("eight", 1)[-1], GAME.apply(middle(), 0, Retreat()).state):
        for viewer in (0, 1, None):
            for other in drawn(end, viewer, 4):
                assert GAME.outcome(other) == GAME.outcome(end)


@pytest.mark.rule("KS-10.1")
@pytest.mark.parametrize("leaders", [("person", "person"), ("low", "person")])
def test_whoever_spoke_at_the_end_was_there_to_speak(leaders: Any) -> None:
    """Of a side with an empty field somebody who was never seen has spoken, so its deck holds a general."""
    fallen = ["x1", "x2", "x3"]
    waiting = camp((), ["fire"], ["g33", "scout", "pit1", "pit2", "pit3"], fallen=fallen)
    beaten = camp((), ["fire"], ["scout", "g44", "pit1", "pit2", "pit3"], fallen=fallen)
    for turn, own, other in ((1, waiting, camp(["g22"])), (1, waiting, beaten)):
        end = Match(battle(own, other, turn=turn, leaders=leaders, **PACK)).do(Retreat()).state
        assert end.table.settlement is not None
        assert end.table.settlement.speaker is not None
        speaking = end.table.settlement.speaker.side
        for viewer in (0, 1, None):
            for other_end in drawn(end, viewer):
                hand, line = other_end.hands[speaking], other_end.table.lines[speaking]
                assert line.fighters or any(card.kind == "general" for card in (*hand.hand, *hand.deck))


def test_the_same_view_and_seed_draw_the_same_state() -> None:
    view = GAME.view(middle(), 0)
    assert GAME.determinize(view, 9) == GAME.determinize(view, 9)


def test_the_key_is_never_the_one_of_the_seed() -> None:
    assert all(other.rng.key != Rng.seeded(seed).key for seed, other in enumerate(drawn(middle(), 0)))


def view() -> View:
    """A view of side 0."""
    return GAME.view(middle(), 0)


def other_side(**changes: Any) -> View:
    """The view with another side that has changed."""
    seen = view()
    return replace(seen, sides=(seen.sides[0], replace(seen.sides[1], **changes)))


def five() -> tuple[SeenSecret, ...]:
    """Five unknown secrets, of a pack that has four."""
    return tuple([SeenSecret(tactic=None, number=number, shown=False) for number in (3, 4, 5, 6, 7)])


@pytest.mark.parametrize(
    "impossible",
    [
        pytest.param(lambda: replace(view(), seat=2), id="a seat that does not exist"),
        pytest.param(lambda: replace(view(), own=None), id="a side that knows nothing"),
        pytest.param(lambda: replace(view(), seat=None), id="a spectator that knows something"),
        pytest.param(lambda: replace(view(), agenda=()), id="no end and no decision"),
        pytest.param(lambda: replace(view(), units=((), ())), id="figures of nobody"),
        pytest.param(
            lambda: replace(view(), options=Options(pack="by-hand", army_size=8), armies_given=False),
            id="dealt armies of another size",
        ),
        pytest.param(lambda: replace(view(), options=Options(pack="by-hand", field_limit=1)), id="a full field"),
        pytest.param(lambda: other_side(deck=60), id="more cards than an army has"),
        pytest.param(lambda: other_side(secrets=five()), id="more secrets than the pack has"),
        pytest.param(lambda: other_side(answered=5_000), id="more questions than the pack has"),
        pytest.param(lambda: other_side(hand=(replace(view().sides[0].hand[0], index=499),)), id="an unknown card"),
    ],
)
def test_impossible_views_are_refused(impossible: Callable[[], View]) -> None:
    with pytest.raises(ValueError, match=r"no state has this view|no seat 2"):
        GAME.determinize(impossible(), 1)


def test_a_view_of_an_unknown_pack_is_refused() -> None:
    with pytest.raises(UnknownPack):
        GAME.determinize(replace(view(), pack=PackRef("by-hand", 1, "0" * 32)), 1)


def test_an_army_that_holds_the_whole_pack_is_found() -> None:
    # All 17 cards of the pack: only an army with the archer, wei and shu may hold them.
    idle = [f"idle{number}" for number in range(1, 9)]
    cards = [*idle, "fire", "scout", "oath", "drill", "loan", "pit1", "pit2", "pit3", "hush"]
    state = battle(camp(["g22"]), camp(["g11"], ["archer", "wei1", "shu1", *cards], ()), **PACK)
    for other in drawn(state, 0, 8):
        assert len(other.armies[1].tactics) == 17
        assert "archer" in names(other, 1)
        assert {"wei", "shu"} <= factions(other, 1)
