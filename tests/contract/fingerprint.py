"""Digests of seeded matches of every table: run as a module, it prints them as JSON for another process to compare."""

import sys
from hashlib import blake2b

from tests.contract.harness import TABLES, harness
from tests.contract.walks import play
from warlords_core import codec

SEEDS = (0, 1, 2**53 - 1)


def fingerprints() -> dict[str, list[str]]:
    """By table: for each seed a digest of all states, events, decisions, legal sets, views and notation of a match."""
    return {f"{name}/{table}": [_fingerprint(name, table, seed) for seed in SEEDS] for name, table in TABLES}


def _fingerprint(name: str, table: str, seed: int) -> str:
    case = harness(name)
    game = case.game
    walked = play(case, case.tables[table], seed)
    seen = blake2b(digest_size=16)
    for transition in walked.transitions:
        seen.update(codec.to_msgpack(transition))
        seen.update(codec.to_msgpack(game.decisions(transition.state)))
        seen.update(codec.to_json(game.view(transition.state, 0)))
    for turn in walked.turns:
        seen.update(codec.to_json(game.legal_actions(turn.state, turn.seat).form()))
        seen.update(game.notate(turn.state, turn.action).encode())
    for turn in walked.turns[:: len(walked.turns) // 5 or 1]:
        seen.update(codec.to_json(game.determinize(game.view(turn.state, turn.seat), seed)))
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.buffer.write(codec.to_json(fingerprints()))
