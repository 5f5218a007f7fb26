"""The bot that searches: on the toy, whose best answers can be told on paper, and within bounds everywhere."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.toy import GAME, Bid, Bidding, Choosing, Hand, Options, Showing, State, Take
from warlords_core import games
from warlords_core.bots import ismcts, uniform
from warlords_core.bots.ismcts import ANSWERS, ROLLOUT, SECOND_THOUGHTS
from warlords_core.game import AnyGame, Transition
from warlords_core.kassen import Options as KassenOptions
from warlords_core.playout import playout
from warlords_core.rng import Stream

SEEDS = st.integers(0, 2**53 - 1)
LARGE = Options(pack="five-prizes", seats=3, coins=5)


def start(options: Options, seed: int = 1) -> State:
    return GAME.setup(options, seed).state


def decide(state: Any, seat: int, seed: int = 1, game: AnyGame = GAME, iterations: int = 60) -> Any:
    source = Stream.seeded(seed, "test")
    return ismcts(game, game.view(state, seat), game.legal_actions(state, seat), source, iterations=iterations)


def last_prize(mine: Hand, other: Hand) -> State:
    """The prize of 2 is at stake, and nothing comes after it."""
    return structs.replace(
        start(Options(coins=3)),
        agenda=(Bidding(),),
        shown=(1, 2),
        deck=(),
        hands=(mine, other),
    )


def test_it_bids_what_nobody_can_outbid() -> None:
    # A point behind, it needs the prize. Of its 3 coins against 2 only a bid of 3 takes it for sure: 2 may be level.
    state = last_prize(Hand(3), Hand(2, points=1))
    assert [decide(state, 0, seed, iterations=200) for seed in range(5)] == [Bid(3)] * 5


def test_it_takes_the_points_that_win() -> None:
    # Nothing comes after this prize: 2 points win, a coin back is nothing against points of the other.
    state = structs.replace(
        start(Options()), agenda=(Showing(), Choosing(0, 1)), shown=(1, 2), deck=(), hands=(Hand(0), Hand(0, points=1))
    )
    assert [decide(state, 0, seed) for seed in range(5)] == [Take("points")] * 5


def test_it_saves_its_coin_for_the_better_prize() -> None:
    # One coin each, prize 1 at stake, prize 2 to come; the other has no coin, so either can be had, not both. Whoever
    # takes prize 1 and the refund keeps nothing: the last prize is worth more and cannot be lost.
    state = structs.replace(start(Options()), shown=(1,), deck=(2,), hands=(Hand(1), Hand(0, points=1)))
    assert [decide(state, 0, seed, iterations=200) for seed in range(5)] == [Bid(0)] * 5


def test_who_decides_at_the_same_time_does_not_know_what_the_searcher_chose() -> None:
    """A seat that answered what it must not know would bid 1 to spoil a bid of 1, and 1 to beat a bid of 0."""
    bids: list[int] = []

    def noted(state: Any, seat: int, action: Any) -> Transition[Any]:
        if seat == 1 and isinstance(action, Bid):
            bids.append(action.coins)
        return GAME.resolve_unchecked(state, seat, action)

    decide(last_prize(Hand(1), Hand(1)), 0, game=replace(GAME, resolve_unchecked=noted), iterations=300)
    # 300 fair draws: 15 and more of 150 off would be worse than one in a hundred thousand at 38.
    assert 112 < sum(bids) < 188


def test_in_turn_the_others_play_against_it() -> None:
    """Who is asked alone gets a level of the tree, and takes what is good for itself: a refund would lose."""
    taken: list[str] = []

    def noted(state: Any, seat: int, action: Any) -> Transition[Any]:
        if seat == 1 and isinstance(action, Take):
            taken.append(action.what)
        return GAME.resolve_unchecked(state, seat, action)

    decide(last_prize(Hand(1, points=1), Hand(2)), 0, game=replace(GAME, resolve_unchecked=noted), iterations=400)
    assert taken.count("points") > 2 * taken.count("refund")


def test_the_search_is_bounded() -> None:
    resolved: list[int] = []
    drawn: list[int] = []

    def counted(state: Any, seat: int, action: Any) -> Transition[Any]:
        resolved.append(seat)
        return GAME.resolve_unchecked(state, seat, action)

    def determinize(view: Any, seed: int) -> Any:
        drawn.append(seed)
        return GAME.determinize(view, seed)

    rich = structs.replace(start(LARGE), hands=(Hand(99), Hand(99), Hand(99)))
    decide(rich, 0, game=replace(GAME, resolve_unchecked=counted, determinize=determinize), iterations=50)
    assert len(drawn) == 50
    longest = 5 * 4  # five prizes, three bids and a choice each
    assert len(resolved) <= 50 * (longest + (1 + SECOND_THOUGHTS) * (ROLLOUT + ANSWERS))


def test_it_stops_when_a_round_never_ends() -> None:
    # Every bid leaves the state as it is, so the others are asked again and again.
    calls: list[int] = []

    def nothing_happens(state: Any, seat: int, action: Any) -> Transition[Any]:
        calls.append(seat)
        return Transition(structs.replace(state, hands=(Hand(1, bid=0), Hand(1), Hand(1))), ())

    state = structs.replace(start(LARGE), hands=(Hand(1),) * 3)
    decide(state, 0, game=replace(GAME, resolve_unchecked=nothing_happens), iterations=10)
    assert len(calls) <= 10 * (2 + 2 * ANSWERS + ROLLOUT)


def test_a_single_action_needs_no_search() -> None:
    poor = structs.replace(start(Options()), hands=(Hand(0), Hand(1)))
    unneeded = replace(GAME, determinize=None)  # type: ignore[arg-type]  # not called
    assert decide(poor, 0, game=unneeded) == Bid(0)


def test_a_spectator_has_nothing_to_decide() -> None:
    state = start(Options())
    with pytest.raises(ValueError, match="a spectator"):
        ismcts(GAME, GAME.view(state, None), GAME.legal_actions(state, 0), Stream.seeded(1, "test"))


@settings(max_examples=10, deadline=None)
@given(SEEDS)
def test_it_decides_alike_in_what_looks_alike(seed: int) -> None:
    # Seat 1 cannot know what seat 0 has bid, nor the order of the deck.
    one = GAME.apply(start(LARGE, seed), 0, Bid(0)).state
    other = structs.replace(GAME.apply(start(LARGE, seed), 0, Bid(5)).state, deck=one.deck[::-1])
    assert decide(one, 1, seed) == decide(other, 1, seed)


def test_it_beats_chance() -> None:
    options = Options(pack="five-prizes", coins=5)
    search = partial(ismcts, iterations=60)
    won = [0 in playout(GAME, options, seed, [search, uniform]).outcome.winners for seed in range(12)]
    assert sum(won) >= 10


def test_it_beats_chance_in_kassen_too() -> None:
    options = KassenOptions(army_size=4, leaders=("middle", "middle"))
    search = partial(ismcts, iterations=30)
    kassen = games.get("kassen")
    won = [0 in playout(kassen, options, seed, [search, uniform]).outcome.winners for seed in range(5)]
    assert sum(won) >= 4


def test_it_finds_a_plan_among_thousands() -> None:
    xidit = games.get("xidit")
    state = xidit.setup(xidit.default_options(), 5).state
    chance = Stream.seeded(5, "test")
    while xidit.legal_actions(state, xidit.decisions(state)[0].seat).size < 15_000:
        seat = xidit.decisions(state)[0].seat
        state = xidit.apply(state, seat, xidit.legal_actions(state, seat).sample(chance)).state
    seat = xidit.decisions(state)[0].seat
    plan = decide(state, seat, game=xidit)
    assert plan in xidit.legal_actions(state, seat)
    assert plan == decide(state, seat, game=xidit)
