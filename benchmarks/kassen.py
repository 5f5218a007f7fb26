"""kassen: random matches of three sizes, views, and the computer's turn."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from statistics import median
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from benchmarks.chance import Chance
from benchmarks.measure import Sample, Workload, rate
from warlords_core import games
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.decisions import EndTurn, Retreat, TurnDue
from warlords_core.kassen.legal import turn_actions

GAME = games.get("kassen")
SIZES = (3, 5, 8)
"""Generals a side."""
USUAL_SIZE = 5
VIEWED_MATCHES = 20


def options(size: int, **more: Any) -> Any:
    """Options of a match with so many generals a side, dealt from the pack."""
    return replace(GAME.default_options(), army_size=size, **more)


def _stays(actions: Any, chance: Chance) -> Any:
    """A random action that is no retreat.

    A person may retreat whenever it is its turn, and that ends the match. Random play that did so would end after some
    steps, before anybody has fought; so a retreat is drawn again.
    """
    while isinstance(action := actions.sample(chance), Retreat):
        pass
    return action


def states(size: int, seed: int) -> Iterator[Any]:
    """The states of a random match of two persons, from set-up to the end; each action is checked as it is applied."""
    chance = Chance(seed)
    state = GAME.setup(options(size), seed).state
    yield state
    while owed := GAME.decisions(state):
        seat = owed[0].seat
        state = GAME.apply(state, seat, _stays(GAME.legal_actions(state, seat), chance)).state
        yield state


def walk(size: int, seed: int) -> int:
    """Play a match at random, without retreats. Answers the number of actions."""
    return sum([1 for _ in states(size, seed)]) - 1


def _match(size: int, seed: int) -> int:
    walk(size, seed)
    return 1


def _seeded(play: Callable[[int], int]) -> Callable[[], int]:
    seeds = count()
    return lambda: play(next(seeds))


def _viewed() -> Iterator[Any]:
    """The states of some random matches, again and again; they are played when the first one is asked for."""
    yield from cycle([state for seed in range(VIEWED_MATCHES) for state in states(USUAL_SIZE, seed)])


def _views() -> Callable[[], int]:
    """Look at states from both seats."""
    viewed = _viewed()

    def portion() -> int:
        state = next(viewed)
        for seat in (0, 1):
            GAME.view(state, seat)
        return 2

    return portion


def _idle() -> Callable[[], int]:
    """All of a step but its rules, on battlefields that are already set up: what no rule can be faster than."""
    chance = Chance(7)
    staged = cycle(
        [
            (battle, owed[0].seat)
            for seed in range(VIEWED_MATCHES)
            for state in states(USUAL_SIZE, seed)
            if (owed := GAME.decisions(state)) and isinstance(owed[0], TurnDue)
            for battle in (Battle(state),)
        ]
    )

    def portion() -> int:
        battle, seat = next(staged)
        GAME.decisions(battle.state)
        actions = turn_actions(battle, seat)
        assert actions.sample(chance) in actions
        battle.frozen()
        return 1

    return portion


def turns(seed: int) -> list[float]:
    """How long the turns of a match between two computers took, in milliseconds.

    A turn lasts from the first look at it to the state that its end has led to; all its choices, the views and legal
    sets for them and their consequences are in it. The last turn has no end: it is left out.
    """
    play = GAME.bots["enemy"].player
    chance: Any = Chance(seed)  # a bot is typed for the kernel's source, of which it calls ``below`` alone
    state = GAME.setup(options(USUAL_SIZE, leaders=("high", "high")), seed).state
    times: list[float] = []
    start = perf_counter()
    while owed := GAME.decisions(state):
        seat = owed[0].seat
        action = play(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), chance)
        state = GAME.apply(state, seat, action).state
        if isinstance(action, EndTurn):
            now = perf_counter()
            times.append(1000 * (now - start))
            start = now
    return times


def _computer() -> Callable[[float], Sample]:
    """The median over all turns of some matches."""
    seeds = count()

    def sample(seconds: float) -> Sample:
        end, times = perf_counter() + seconds, turns(next(seeds))
        while perf_counter() < end:
            times += turns(next(seeds))
        return {"ms": median(times), "slowest ms": max(times), "turns": len(times)}

    return sample


def workloads() -> Iterator[Workload]:
    """What kassen does without a server."""
    for size in SIZES:
        yield Workload(
            name=f"kassen/steps-{size}",
            about=f"legal_actions, sample, apply: random matches of {size} generals a side, retreats drawn again",
            sample=rate("steps/s", _seeded(partial(walk, size))),
        )
        yield Workload(
            name=f"kassen/matches-{size}",
            about="the same, whole matches",
            sample=rate("matches/s", _seeded(partial(_match, size))),
        )
    yield Workload(
        name="kassen/idle",
        about="of these steps all but the rules: decisions, legal set, sample, membership, a frozen state",
        sample=rate("steps/s", _idle()),
    )
    yield Workload(
        name="kassen/view",
        about=f"view() of a side, states of random matches of {USUAL_SIZE} generals a side",
        sample=rate("views/s", _views()),
    )
    yield Workload(
        name="kassen/turn",
        about=f"the computer's whole turn, views and rules included; matches of {USUAL_SIZE} generals a side",
        sample=_computer(),
    )
