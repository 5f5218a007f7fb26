"""Matches of kassen played at random, but with a will: turns are not ended at once, and battles seldom given up."""

from functools import cache
from typing import Any

from tests.kassen.packs import tiny_pack
from warlords_core.kassen import content
from warlords_core.kassen.decisions import EndTurn, Retreat
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Options, State
from warlords_core.rng import Stream

TINY = content.add(tiny_pack()).id

TABLES: dict[str, Options] = {
    "four": Options(),
    "eight": Options(army_size=8),
    "three": Options(
        army_size=3,
        leaders=("person", "low"),
        opening="shuffled",
        secret_question=False,
        field_limit=3,
        kind="siege",
        defender=1,
    ),
    "tiny": Options(pack=TINY, army_size=5, carry_debt=False, thorns_barrier="attacker", retreat_capture="fallen_only"),
    "computers": Options(army_size=6, leaders=("high", "middle")),
}
"""Options by a short name."""


def pick(state: State, seat: int, chance: Stream) -> Any:
    """An action at random; one that goes on with the turn is preferred."""
    legal = GAME.legal_actions(state, seat)
    action = legal.sample(chance)
    while isinstance(action, EndTurn | Retreat) and legal.size > 2 and chance.below(12):
        action = legal.sample(chance)
    return EndTurn() if isinstance(action, Retreat) and chance.below(8) else action


@cache
def match(table: str, seed: int) -> tuple[State, ...]:
    """All states of a match at which somebody owed a decision, and its end."""
    chance = Stream.seeded(seed, f"test/{table}")
    state = GAME.setup(TABLES[table], seed).state
    states = [state]
    while owed := GAME.decisions(state):
        seat = owed[0].seat
        state = GAME.apply(state, seat, pick(state, seat, chance)).state
        states.append(state)
    return tuple(states)


def some(table: str, seed: int, most: int) -> tuple[State, ...]:
    """States of a match, evenly spread, its end among them."""
    states = match(table, seed)
    step = max(1, len(states) // most)
    return (*states[:-1:step], states[-1])
