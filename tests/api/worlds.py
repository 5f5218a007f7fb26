"""Matches in several worlds: states that look the same to a seat and differ in what it cannot see."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.api.door import Answer, Door
from tests.api.tables import plain, vault
from tests.contract.harness import TABLES
from tests.contract.test_information import viewers
from tests.contract.walks import Walk, chance
from warlords_api.sealing.seats import bearer_key
from warlords_core import games
from warlords_core.game import AnyGame

SERVED = [(name, table) for name, table in TABLES if name in games.names()]
WORLDS = 2


class Seats:
    """A match in one of several worlds: same id, same keys, same head, another state."""

    def __init__(self, door: Door, name: str, state: Any) -> None:
        self.door, self.name, self.game = door, name, games.get(name)
        self.vault = vault(name)
        public = self.game.view(state, None)
        self.sealed, _ = self.vault.begin("receipted", (b"",) * state.options.seats, state, public)

    def proofs(self, *seats: int | None) -> list[Any]:
        return [
            {"type": "key", "seat": seat, "key": bearer_key(self.sealed.secret, seat)}
            for seat in sorted({seat for seat in seats if seat is not None})
        ]

    def ask(self, path: str, state: Any, **body: Any) -> Answer:
        """Ask about the match, as if this were its state."""
        token = self.vault.seal(replace(self.sealed, state=state), self.game.view(state, None))
        return self.door.post(f"/v1/{self.name}/{path}", {"state": token, **body})

    def told(self, state: Any, viewer: int | None, pool: list[Any]) -> Iterator[bytes]:
        """All that somebody can ask of a state without a step."""
        eyes, proofs = "spectator" if viewer is None else viewer, self.proofs(viewer)
        yield self.ask("views", state, perspective=eyes, proofs=proofs).body
        if viewer is None:
            return
        yield self.ask("legal-actions", state, seat=viewer, limit=30, proofs=proofs).body
        for bot in ("random", "greedy"):
            yield self.ask("suggestions", state, seat=viewer, bot=bot, seed=3, proofs=proofs).body
        for action in pool:
            if self.game.refusal(state, viewer, action) is not None:
                yield self.step(state, viewer, action, viewer).body

    def step(self, state: Any, seat: int, action: Any, viewer: int | None) -> Answer:
        actions = [{"seat": seat, "action": plain(action)}]
        eyes = "spectator" if viewer is None else viewer
        proofs = self.proofs(seat, viewer)
        return self.ask("adjudications", state, actions=actions, perspective=eyes, proofs=proofs)


def encodable(action: Any, game: AnyGame) -> bool:
    """Whether the contract has a place for a strange action."""
    try:
        msgspec.convert(plain(action), game.types.action)
    except msgspec.ValidationError:
        return False
    return True


def turns_and_worlds(walked: Walk, most: int, label: str) -> Iterator[tuple[Any, int | None, list[Any]]]:
    draws, game = chance(5, label), walked.harness.game
    for turn in walked.some(draws, most):
        for viewer in viewers(turn.state):
            view = game.view(turn.state, viewer)
            yield turn, viewer, [game.determinize(view, draws.below(2**53)) for _ in range(WORLDS)]
