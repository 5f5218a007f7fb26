"""How long a refusal takes tells nothing of what is hidden.

Time is counted in calls that our code makes and receives, as clocks of a busy machine tell nothing either. What a
library does in one call, such as comparing two tags in constant time, is its own promise.
"""

import sys
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any

import pytest

from tests.api.door import Answer, Door
from tests.api.tables import KEYS, started
from tests.api.worlds import SERVED, Seats, encodable, turns_and_worlds
from tests.contract import strange
from tests.contract.walks import chance, walk
from tests.sealed import DRAWN, SECRETS, Player, base64url
from warlords_api.sealing import tokens
from warlords_api.sealing.keys import KeyRing

OURS = ("warlords_api", "warlords_core")
MEMORY = "warlords_api.memory"
"""Not counted: now and then it makes room, whenever earlier requests have filled it."""


class Counting(Door):
    """Counts the calls of our code that the last answer took."""

    calls = 0

    def send(self, *arguments: Any, **named: Any) -> Answer:
        self.calls, before = 0, sys.getprofile()
        sys.setprofile(self._count)
        try:
            return super().send(*arguments, **named)
        finally:
            sys.setprofile(before)

    def _count(self, frame: FrameType, event: str, _argument: Any) -> None:
        module = str(frame.f_globals.get("__name__"))
        if event in ("call", "c_call") and module.startswith(OURS) and module != MEMORY:
            self.calls += 1


@pytest.fixture(scope="module")
def keyed() -> Iterator[Counting]:
    opened = Counting(random=DRAWN, keys=KEYS)
    with opened:
        yield opened


def refusing(door: Counting, code: str | None, ask: Callable[[], Answer]) -> int:
    """The calls that a refusal takes; asked twice, as at first keys of new matches are derived and packs looked up."""
    for _ in range(2):
        answer = ask()
        assert answer.status in (400, 403, 409, 422)
        assert code in (None, answer.json["code"])
    assert door.calls > 20
    return door.calls


def forged(token: str) -> Iterator[str]:
    """Tokens of the right form that nobody here sealed, or for nothing of the kind."""
    text = token.removeprefix(tokens.PREFIX)
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    for place in (0, 4, 20, 32, len(data) // 2, len(data) - 1):  # key id, match, nonce, content, tag
        yield "wl1." + base64url(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    room = len(data) - 4 - 16 - 12 - 16
    match, content = tokens.unseal(KeyRing(SECRETS[:1]), "state", token)
    yield tokens.seal(KeyRing(SECRETS[1:2]), "state", match, content, room=room)  # a key of somebody else
    yield tokens.seal(KeyRing([bytes(32)]), "state", match, content, room=room)  # the one that everybody knows
    yield tokens.seal(KeyRing(SECRETS[:1]), "set", match, content, room=room)


def test_all_forged_tokens_are_refused_after_the_same_work(keyed: Counting, name: str) -> None:
    """An unknown key id takes no less than a wrong tag, and how much of a token is right tells nothing."""
    bodies = [{"state": token, "perspective": "spectator"} for token in forged(started(keyed, name).token)]
    ways = [partial(keyed.post, f"/v1/{name}/views", body) for body in bodies]
    assert len({refusing(keyed, "bad_token", ask) for ask in ways}) == 1


@pytest.mark.parametrize("signing", [False, True])
def test_all_wrong_proofs_are_refused_after_the_same_work(keyed: Counting, name: str, signing: bool) -> None:
    """Of a right beginning of any length, of another seat, or of nobody at the table."""
    table = started(keyed, name, signing=signing)
    good, other = table.proofs(1)[0], table.proofs(0)[0]
    field = "signature" if signing else "key"
    right = good[field]
    wrong = [right[:place] + ("A" if right[place] != "A" else "E") + right[place + 1 :] for place in (0, 1, 20, 40)]
    wrong += [other[field], Player(1, number=5).signature("look", table.at) if signing else base64url(bytes(32))]
    ways = [partial(table.ask, "views", perspective="spectator", proofs=[{**good, field: each}]) for each in wrong]
    assert len({refusing(keyed, "wrong_proof", ask) for ask in ways}) == 1


@pytest.mark.parametrize(("name", "table"), SERVED)
def test_a_refusal_takes_the_same_work_in_worlds_that_look_the_same(keyed: Counting, name: str, table: str) -> None:
    walked = walk(name, table, 13)
    game, draws = walked.harness.game, chance(1, "times")
    refusals = 0
    for turn, viewer, others in turns_and_worlds(walked, 8, "times"):
        if viewer is None:
            continue
        seats = Seats(keyed, name, turn.state)
        pool = [*strange.made(game, draws, 8), *strange.changed(game, turn.action, draws, 8)]
        refused = [each for each in pool if encodable(each, game) and game.refusal(turn.state, viewer, each)]
        for action in refused[:2]:
            ways = [partial(seats.step, state, viewer, action, viewer) for state in (turn.state, *others)]
            assert len({refusing(keyed, None, ask) for ask in ways}) == 1, action
            refusals += 1
    assert refusals > 5
