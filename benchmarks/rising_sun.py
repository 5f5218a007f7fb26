"""rising_sun: random matches of three to six seats, and the largest legal sets."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from benchmarks.chance import Chance
from benchmarks.measure import Sample, Workload, rate
from warlords_core import games
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import BidDue, MarshalDue
from warlords_core.rising_sun.terms import FIGURES, Group
from warlords_core.types import Decision

GAME = games.get("rising_sun")
SEATS = (3, 4, 5, 6)
BOXES = ("base", "kickstarter", "dynasty")
"""Clans of all of them are drawn: with six seats those of one are too few."""
IDLE_MATCHES = 10
COINS = 100_000
"""As many as a state can hold: the largest bid."""
MOVES_ANYWHERE = "dragonfly"
"""The clan whose figures have most ways to go."""


def options(seats: int) -> Any:
    """Options of a match of so many seats."""
    return replace(GAME.default_options(), seats=seats, boxes=BOXES)


def states(table: Any, seed: int) -> Iterator[Any]:
    """The states of a random match, from set-up to the end; each action is checked as it is applied."""
    chance = Chance(seed)
    state = GAME.setup(table, seed).state
    yield state
    while owed := GAME.decisions(state):
        seat = owed[chance.below(len(owed))].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat).sample(chance)).state
        yield state


def walk(seats: int, seed: int) -> int:
    """Play a match at random. Answers the number of actions."""
    return sum([1 for _ in states(options(seats), seed)]) - 1


def _match(seats: int, seed: int) -> int:
    walk(seats, seed)
    return 1


def _seeded(play: Callable[[int], int]) -> Callable[[], int]:
    seeds = count()
    return lambda: play(next(seeds))


def largest_marshal() -> tuple[Any, int]:
    """A marshal of the Dragonfly, who moves to any province, with every monster, and all figures spread over the map.

    No match leads there: what is measured is a larger set than any that does.
    """
    clans = ("koi", "sun", MOVES_ANYWHERE, "turtle")
    table = replace(options(len(clans)), clans=clans)
    for seed in count():
        for state in states(table, seed):
            for decision in _of(state, MarshalDue):
                if state.players[decision.seat].clan == MOVES_ANYWHERE:
                    return _spread(state, decision.seat), decision.seat
    raise AssertionError("the seeds do not end")


def _spread(state: Any, seat: int) -> Any:
    """The state with every figure of a seat on the map, those of a kind in as many provinces as there are."""
    book = content.book(state.pack)
    kinds = [*book.monsters]
    for pieces in (book.on_map, book.in_reserve):
        kinds += [kind for kind in FIGURES for _ in range(pieces[kind])]
    there = Counter(zip(cycle(book.provinces), sorted(kinds), strict=False))
    groups = tuple([Group(place, kind, number) for (place, kind), number in sorted(there.items())])
    player = replace(state.players[seat], cards=tuple(book.monsters), pieces=groups)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players)


def largest_bid() -> tuple[Any, int]:
    """The first battle of a match of six seats, with all coins that a state can hold in the hands of a bidder."""
    state, decision = next((state, each) for state in states(options(6), 1) for each in _of(state, BidDue))
    players = list(state.players)
    players[decision.seat] = replace(players[decision.seat], coins=COINS)
    return replace(state, players=tuple(players)), decision.seat


def _of(state: Any, kind: type[Decision]) -> list[Decision]:
    return [decision for decision in GAME.decisions(state) if isinstance(decision, kind)]


def _legal(find: Callable[[], tuple[Any, int]]) -> Callable[[float], Sample]:
    """Microseconds to make a legal set, tell its size and draw from it; the state is another object each time, so
    that no answer is remembered."""
    found: list[tuple[Any, int]] = []
    chance = Chance(7)

    def sample(seconds: float) -> Sample:
        if not found:
            found.append(find())
        state, seat = found[0]
        copies, done = cycle([replace(state) for _ in range(8)]), 0
        start = perf_counter()
        while (now := perf_counter()) < start + seconds:
            for _ in range(20):
                actions = GAME.legal_actions(next(copies), seat)
                actions.sample(chance)
            done += 20
        return {"us": 1e6 * (now - start) / done, "actions": float(GAME.legal_actions(state, seat).size)}

    return sample


def _idle() -> Callable[[], int]:
    """All of a step but its rules: what no rule can be faster than. Of the frozen state a player and the table are
    new, as after nearly every step."""
    chance = Chance(7)
    owing = cycle([state for seed in range(IDLE_MATCHES) for state in states(options(4), seed) if state.agenda])

    def portion() -> int:
        state = next(owing)
        seat = GAME.decisions(state)[0].seat
        actions = GAME.legal_actions(state, seat)
        assert actions.sample(chance) in actions
        players = list(state.players)
        players[seat] = replace(players[seat], coins=0)
        replace(state, players=tuple(players), table=replace(state.table, given=()), agenda=tuple(state.agenda))
        return 1

    return portion


def workloads() -> Iterator[Workload]:
    """What rising_sun does without a server."""
    for seats in SEATS:
        yield Workload(
            name=f"rising_sun/steps-{seats}",
            about=f"legal_actions, sample, apply: random matches of {seats} seats, clans of all boxes",
            sample=rate("steps/s", _seeded(partial(walk, seats))),
        )
        yield Workload(
            name=f"rising_sun/matches-{seats}",
            about="the same, whole matches",
            sample=rate("matches/s", _seeded(partial(_match, seats))),
        )
    yield Workload(
        name="rising_sun/idle",
        about="of these steps all but the rules: decisions, legal set, sample, membership, a frozen state; four seats",
        sample=rate("steps/s", _idle()),
    )
    yield Workload(
        name="rising_sun/marshal",
        about="legal_actions and a sample of it: a marshal of the Dragonfly with every monster, spread over the map",
        sample=_legal(largest_marshal),
    )
    yield Workload(
        name="rising_sun/bid",
        about=f"the same: a bid of {COINS:,} coins",
        sample=_legal(largest_bid),
    )
