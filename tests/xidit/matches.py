"""Whole matches by a seed, for tests that look at states from all over a match."""

from functools import cache

from tests.contract.keen import keen_xidit
from tests.packs import tiny_pack
from warlords_core.rng import Rng, Stream
from warlords_core.xidit import content
from warlords_core.xidit.game import GAME
from warlords_core.xidit.model import Options, State

TINY = content.add(tiny_pack())

TABLES: dict[str, Options] = {
    "four": Options(),
    "three": Options(seats=3, years=9, starting_seat=2, recruit="optional"),
    "five": Options(seats=5, starting_seat=4, pile_tops_public=True, titan_limit_scope="table", zero_wins=True),
    "titans": Options(seats=3, dummy_titans=True, pile_tops_public=True),
    "tiny-three": Options(pack=TINY.id, seats=3, dummy_titans=True),
    "tiny-five": Options(pack=TINY.id, seats=5, years=9, starting_seat=3, recruit="optional", tile_set="reduced"),
}
"""Options that together hold every switch and both packs."""


@cache
def match(table: str, seed: int) -> tuple[State, ...]:
    """All states of a match; with seeds that 4 divides everything is played at random."""
    chance = Stream(Rng.seeded(seed).key, "test/match")
    state = GAME.setup(TABLES[table], seed).state
    states = [state]
    while owed := GAME.decisions(state):
        seat = owed[chance.below(len(owed))].seat
        legal = GAME.legal_actions(state, seat)
        action = keen_xidit(state, seat, legal, chance) if seed % 4 else legal.sample(chance)
        state = GAME.apply(state, seat, action).state
        states.append(state)
    return tuple(states)


def some(table: str, seed: int, most: int) -> tuple[State, ...]:
    """States from all over a match: the rarest kinds of agenda first, the end always."""
    states = match(table, seed)
    by_kind: dict[str, list[State]] = {}
    for state in states:
        by_kind.setdefault(type(state.agenda[-1]).__name__ if state.agenda else "", []).append(state)
    chance = Stream(Rng.seeded(seed).key, "test/some")
    queues = [list(chance.shuffled(kind)) for kind in sorted(by_kind.values(), key=len)]
    chosen: list[State] = []
    while len(chosen) < most and any(queues):
        chosen += [queue.pop() for queue in queues if queue]
    return tuple(chosen[:most])
