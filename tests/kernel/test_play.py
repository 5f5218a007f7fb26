"""What follows from the protocol for every game, shown on the toy: perft, playouts, records, views and bots."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests import toy
from tests.toy import GAME, Bid, Choosing, Hand, Options, Pack, Showing, State, Take, ToyMove, ToyRecord
from warlords_core.actions import ActionSet
from warlords_core.bots import greedy, uniform
from warlords_core.bots.greedy import ANSWERS, CANDIDATES, EFFORT, WORLDS
from warlords_core.codec import digest, from_json, to_json
from warlords_core.errors import IllegalAction, InvalidOptions, UnfinishedMatch, UnknownGame, UnknownPack
from warlords_core.game import AnyGame, Transition, visible
from warlords_core.perft import divide, perft
from warlords_core.playout import play, playout
from warlords_core.record import replay
from warlords_core.rng import Stream
from warlords_core.types import GameView

SEEDS = st.integers(0, 2**53 - 1)
LARGE = Options(pack="five-prizes", seats=3, coins=5)


def start(options: Options | None = None, seed: int = 1) -> State:
    return GAME.setup(options or Options(), seed).state


# Perft. Two seats with one coin each, two prizes, whatever their order. A seat with c coins has c + 1 bids; the winner
# of a prize has two choices: points (its coin is gone) or refund (it has it again).
#   1   seat 0 bids 0 or 1                                                                              2
#   2   seat 1 bids 0 or 1                                                                              4
#   3   bids 00 and 11: next prize, 2 bids each; 01 and 10: 2 choices each                              2+2+2+2 = 8
#   4   00, 11: 2 x 2 pairs of bids each                                                                4+4
#       10: points leave coins (0,1): 1 bid; refund leaves (1,1): 2 bids                                3
#       01: points leave coins (1,0): 2 bids; refund 2 bids                                             4     = 15
#   5   after 00 and 11: pairs 00 and 11 end the match (1 each), 01 and 10 have 2 choices               6+6
#       10 points: bids 00, 01: 2; 10 refund: 4 pairs                                                   2+4
#       01 points: bids 00, 10: 2; 01 refund: 4 pairs                                                   2+4   = 24
#   6   after 00 and 11: all over                                                                       6+6
#       10 points: 00 ends, 01 has 2 choices: 3; 10 refund: 6 as above; 01 likewise                     9+9   = 30
#   7   all over: 30 whole matches
COUNTS = {0: 1, 1: 2, 2: 4, 3: 8, 4: 15, 5: 24, 6: 30, 7: 30, 9: 30}


@pytest.mark.parametrize(("depth", "count"), COUNTS.items())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_perft(depth: int, count: int, seed: int) -> None:
    assert perft(GAME, start(seed=seed), depth) == count


def test_divide_splits_by_the_first_action() -> None:
    # From the table: lines with first bid 0 go on as 00 or 01, those with first bid 1 as 10 or 11.
    assert divide(GAME, start(), 1) == {"bid 0": 1, "bid 1": 1}
    assert divide(GAME, start(), 4) == {"bid 0": 4 + 4, "bid 1": 3 + 4}
    assert divide(GAME, start(), 7) == {"bid 0": 6 + 9, "bid 1": 9 + 6}


def test_a_finished_match_is_one_leaf() -> None:
    over = playout(GAME, Options(), 1).state
    assert perft(GAME, over, 3) == perft(GAME, over, 0) == 1
    assert divide(GAME, over, 3) == {}


def test_depths_that_make_no_sense() -> None:
    with pytest.raises(ValueError, match="-1 actions"):
        perft(GAME, start(), -1)
    with pytest.raises(ValueError, match="no first action within 0"):
        divide(GAME, start(), 0)


# Playouts and records


@given(SEEDS)
def test_a_playout_replays_to_the_same_bytes(seed: int) -> None:
    played = playout(GAME, LARGE, seed)
    assert isinstance(played.record, ToyRecord)
    transitions = list(replay(GAME, from_json(to_json(played.record), ToyRecord)))
    assert digest(transitions[-1].state) == digest(played.state)
    assert len(transitions) == played.transitions == len(played.record.moves) + 1
    assert GAME.outcome(played.state) == played.outcome
    assert not GAME.decisions(played.state)


@given(SEEDS)
def test_bots_that_play_uniformly_play_as_nobody_does(seed: int) -> None:
    # Without players the views are not built; everything else is the same.
    assert playout(GAME, LARGE, seed, [uniform] * 3) == playout(GAME, LARGE, seed)


def test_seats_are_served_in_the_order_of_their_decisions() -> None:
    seats = [move.seat for move, _ in play(GAME, start(LARGE), 5)]
    assert seats[:3] == [0, 1, 2]


def test_play_goes_on_from_any_state_and_tells_each_move() -> None:
    state: Any = start(LARGE)
    halfway = None
    for number, (move, transition) in enumerate(play(GAME, state, 5)):
        assert isinstance(move, ToyMove)
        assert GAME.apply(state, move.seat, move.action) == transition
        state = transition.state
        if number == 4:
            halfway = state
    assert halfway is not None
    *_, (_, last) = play(GAME, halfway, 6)
    assert GAME.outcome(last.state) is not None


def test_a_match_beyond_the_limit_is_an_error() -> None:
    actions = playout(GAME, LARGE, 1).transitions - 1
    assert playout(GAME, LARGE, 1, limit=actions).transitions == actions + 1
    with pytest.raises(UnfinishedMatch, match=f"no end of toy after {actions - 1} actions"):
        playout(GAME, LARGE, 1, limit=actions - 1)


def test_a_match_that_stops_without_an_outcome_is_an_error() -> None:
    stuck = replace(GAME, outcome=lambda state: None)
    with pytest.raises(UnfinishedMatch, match="nobody owes anything, and toy has no outcome"):
        playout(stuck, Options(), 1)


def test_one_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        playout(GAME, Options(), 1, [uniform] * 3)


def test_a_player_that_cheats_is_told_so() -> None:
    def cheat(game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream) -> Bid:
        return Bid(99)

    with pytest.raises(IllegalAction, match="more than the seat has"):
        playout(GAME, Options(), 1, [cheat, cheat])


def test_a_player_gets_its_view_and_its_actions() -> None:
    asked: list[tuple[int | None, list[Any]]] = []

    def curious(game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream) -> Any:
        assert isinstance(view, toy.View)
        asked.append((view.seat, list(actions)))
        return actions[0]

    playout(GAME, Options(), 1, [curious, curious])
    # Bids 0 and 0, twice: nothing but bids is asked.
    assert asked == [(0, [Bid(0), Bid(1)]), (1, [Bid(0), Bid(1)])] * 2


def test_the_players_of_a_seed_do_not_know_the_match_of_that_seed() -> None:
    seen: list[Stream] = []

    def listener(game: AnyGame, view: GameView, actions: ActionSet[Any], source: Stream) -> Any:
        seen.append(source)
        return actions.sample(source)

    played = playout(GAME, LARGE, 9, [listener] * 3)
    assert len(set(map(id, seen))) == 3
    key = played.state.rng.key
    fresh = [Stream(key, f"player/{seat}").below(2**64) for seat in range(3)]
    assert fresh != [Stream.seeded(9, f"player/{seat}").below(2**64) for seat in range(3)]


def test_a_record_is_played_with_the_pack_that_it_names() -> None:
    old = Pack("growing", 1, (1, 2))
    GAME.packs.add(old)
    record = playout(GAME, Options(pack="growing"), 3).record
    GAME.packs.add(Pack("growing", 2, (7, 8, 9)))
    assert GAME.setup(Options(pack="growing"), 3).state.pack.version == 2
    *_, last = replay(GAME, record)
    assert last.state.pack == GAME.packs.ref(old)
    assert set(last.state.shown) == {1, 2}


def test_records_that_cannot_be_played() -> None:
    record = playout(GAME, Options(), 3).record
    other_pack = GAME.packs.ref(GAME.packs.get("five-prizes"))
    unknown = structs.replace(record.pack, digest="0" * 32)
    cheating = structs.replace(record, moves=(ToyMove(1, Take("points")),))
    with pytest.raises(UnknownGame, match="a record of chess, not of toy"):
        next(replay(GAME, structs.replace(record, game="chess")))
    with pytest.raises(InvalidOptions, match="its options name two-prizes"):
        next(replay(GAME, structs.replace(record, pack=other_pack)))
    with pytest.raises(UnknownPack, match="00000000"):
        next(replay(GAME, structs.replace(record, pack=unknown)))
    with pytest.raises(IllegalAction, match="something else is owed"):
        list(replay(GAME, cheating))


def test_a_game_that_sets_up_with_another_pack_is_found_out() -> None:
    record = playout(GAME, Options(), 3).record
    newest = replace(GAME, setup=lambda options, seed, pack=None: GAME.setup(Options(pack="five-prizes"), seed))
    with pytest.raises(UnknownPack, match="did not set up with pack digest"):
        next(replay(newest, record))


# What the protocol's own functions do


def test_apply_checks_and_leaves_the_state() -> None:
    state = start()
    before = digest(state)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, Bid(2))
    assert refused.value.refusal.code == "too_many_coins"
    assert digest(state) == before
    assert GAME.apply(state, 0, Bid(1)) == GAME.resolve_unchecked(state, 0, Bid(1))
    assert not GAME.side_actions(state, 0)


def test_events_are_cut_to_their_audience() -> None:
    events = GAME.apply(start(), 0, Bid(1)).events
    told = {seat: [type(event).__name__ for event in visible(events, seat)] for seat in (0, 1, None)}
    assert told == {0: ["BidCommitted", "BidNoted"], 1: ["BidCommitted"], None: ["BidCommitted"]}


# Bots


def choosing(prize: int, bid: int) -> State:
    """Seat 0 has won a prize with a bid; another one lies in the deck."""
    state = start()
    deck = tuple(other for other in (1, 2) if other != prize)
    return structs.replace(
        state, agenda=(Showing(), Choosing(0, bid)), shown=(prize,), deck=deck, hands=(Hand(1 - bid), Hand(1))
    )


def decide(state: State, seat: int, seed: int = 1, game: AnyGame = GAME) -> Any:
    source = Stream.seeded(seed, "test")
    return greedy(game, GAME.view(state, seat), GAME.legal_actions(state, seat), source)


def test_greedy_takes_what_leaves_its_seat_best() -> None:
    # Points are worth 1 each, coins a half: 2 points beat one coin back. With a coin worth 3, the coin beats 2 points.
    dear = replace(GAME, evaluate=lambda state, seat: state.hands[seat].points + 3 * state.hands[seat].coins)
    assert decide(choosing(prize=2, bid=1), 0) == Take("points")
    assert decide(choosing(prize=2, bid=1), 0, game=dear) == Take("refund")


def test_of_equals_greedy_takes_the_first() -> None:
    indifferent = replace(GAME, evaluate=lambda state, seat: 0.0)
    assert decide(choosing(prize=2, bid=1), 0, game=indifferent) == Take("points")
    assert decide(start(LARGE), 1, game=indifferent) == Bid(0)


def test_greedy_looks_at_a_joint_round_to_its_end() -> None:
    # Seat 1 has no coin: bidding one wins the prize for sure; bidding none never does.
    state = structs.replace(start(), hands=(Hand(1), Hand(0)))
    points = replace(GAME, evaluate=lambda state, seat: float(state.hands[seat].points))
    # In each of the eight worlds it takes the points or the refund by chance: all refunds are rare.
    assert [decide(state, 0, seed, points) for seed in range(5)] == [Bid(1)] * 5


def test_greedy_is_bounded() -> None:
    calls: list[int] = []

    def counted(state: Any, seat: int, action: Any) -> Transition[Any]:
        calls.append(seat)
        return GAME.resolve_unchecked(state, seat, action)

    rich = structs.replace(start(LARGE), hands=(Hand(99), Hand(99), Hand(99)))
    assert GAME.legal_actions(rich, 0).size == 100
    decide(rich, 0, game=replace(GAME, resolve_unchecked=counted))
    assert CANDIDATES <= len(calls) <= CANDIDATES * (1 + ANSWERS)


def test_greedy_stops_answering_when_its_answers_are_used_up() -> None:
    # A round that never ends: every bid leaves the state as it is, so the others are asked again and again.
    calls: list[int] = []

    def nothing_happens(state: Any, seat: int, action: Any) -> Transition[Any]:
        calls.append(seat)
        return Transition(structs.replace(state, hands=(Hand(1, bid=0), Hand(1), Hand(1))), ())

    decide(
        structs.replace(start(LARGE), hands=(Hand(1),) * 3), 0, game=replace(GAME, resolve_unchecked=nothing_happens)
    )
    assert len(calls) == 2 * WORLDS * (1 + ANSWERS)


@pytest.mark.parametrize("eventful", [0, 30, EFFORT])
@pytest.mark.parametrize("coins", [1, 99])
def test_greedy_is_bounded_in_all_by_actions_and_events(coins: int, eventful: int) -> None:
    # The round that never ends, with 2 or 64 candidates; each action brings about so many events.
    calls: list[int] = []
    told = GAME.apply(start(LARGE), 0, Bid(0)).events[:1] * eventful

    def nothing_happens(state: Any, seat: int, action: Any) -> Transition[Any]:
        calls.append(seat)
        return Transition(structs.replace(state, hands=(Hand(1, bid=0), Hand(1), Hand(1))), told)

    state = structs.replace(start(LARGE), hands=(Hand(coins),) * 3)
    decide(state, 0, game=replace(GAME, resolve_unchecked=nothing_happens))
    assert len(calls) <= -(-EFFORT // (1 + eventful))


def test_greedy_tries_any_of_many_candidates_when_it_cannot_try_all() -> None:
    # Each action uses half of the effort up: two are tried, and the better is taken, which with equals is the first.
    told = GAME.apply(start(LARGE), 0, Bid(0)).events[:1] * (EFFORT // 2 - 2)

    def eventful(state: Any, seat: int, action: Any) -> Transition[Any]:
        return Transition(structs.replace(state, agenda=()), told)

    rich = structs.replace(start(LARGE), hands=(Hand(9), Hand(9), Hand(9)))
    game = replace(GAME, resolve_unchecked=eventful, decisions=lambda state: (), evaluate=lambda state, seat: 0.0)
    chosen = {decide(rich, 0, seed, game).coins for seed in range(60)}
    # The first of two of ten is any but the last.
    assert chosen == set(range(9))


def test_greedy_needs_no_thought_for_a_single_action() -> None:
    poor = structs.replace(start(), hands=(Hand(0), Hand(1)))
    unneeded = replace(GAME, determinize=None)  # type: ignore[arg-type]  # not called
    assert decide(poor, 0, game=unneeded) == Bid(0)


def test_a_spectator_has_nothing_to_decide() -> None:
    state = start()
    with pytest.raises(ValueError, match="a spectator"):
        greedy(GAME, GAME.view(state, None), GAME.legal_actions(state, 0), Stream.seeded(1, "test"))


@settings(max_examples=20)
@given(SEEDS)
def test_bots_decide_alike_in_what_looks_alike(seed: int) -> None:
    # Seat 1 cannot know what seat 0 has bid, nor the order of the deck.
    one = GAME.apply(start(LARGE, seed), 0, Bid(0)).state
    other = structs.replace(GAME.apply(start(LARGE, seed), 0, Bid(5)).state, deck=one.deck[::-1])
    for bot in (greedy, uniform):
        choices = [
            bot(GAME, GAME.view(state, 1), GAME.legal_actions(state, 1), Stream.seeded(seed, "test"))
            for state in (one, other)
        ]
        assert choices[0] == choices[1]


@settings(max_examples=10)
@given(SEEDS)
def test_greedy_plays_whole_matches_the_same_each_time(seed: int) -> None:
    options = Options(pack="five-prizes", coins=3)
    assert playout(GAME, options, seed, [greedy, uniform]) == playout(GAME, options, seed, [greedy, uniform])


def test_greedy_beats_chance() -> None:
    options = Options(pack="five-prizes", coins=5)
    won = [0 in playout(GAME, options, seed, [greedy, uniform]).outcome.winners for seed in range(20)]
    assert sum(won) > 12
