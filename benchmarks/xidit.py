"""xidit: random matches, and the whole exchange of a request without HTTP."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from msgspec.structs import replace

from benchmarks.chance import Chance
from benchmarks.measure import Workload, rate
from warlords_core import codec, games
from warlords_core.playout import playout
from warlords_core.rng import Rng

GAME = games.get("xidit")


def walk(seed: int) -> int:
    """Play a match of four seats at random; each action is checked as it is applied. Answers the number of actions."""
    chance, steps = Chance(seed), 0
    state = GAME.setup(GAME.default_options(), seed).state
    while owed := GAME.decisions(state):
        # Whatever seats owe at the same time can be answered one after another.
        for decision in owed:
            action = GAME.legal_actions(state, decision.seat).sample(chance)
            state = GAME.apply(state, decision.seat, action).state
            steps += 1
    return steps


def request_and_answer() -> tuple[Any, Any]:
    """A request in the middle of a match, one plan on a state of the sixth year, and the API's answer to it."""
    from warlords_api.exchange import Exchange
    from warlords_api.shapes import shapes_of

    chance, shapes = Chance(7), shapes_of(GAME)
    state = GAME.setup(GAME.default_options(), 7).state
    while state.table.year < 6:
        seat = GAME.decisions(state)[0].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat).sample(chance)).state
    action = GAME.legal_actions(state, 0).sample(chance)
    request = shapes.adjudication_request(state=state, actions=(GAME.types.move(0, action),), perspective=0)
    return request, Exchange(GAME, shapes).adjudicate(request)


def requests(number: int) -> list[Any]:
    """So many requests of one length: the same one, with a key of its own in each state.

    They differ in the key alone, as states of as many matches do for the door.
    """
    request, _ = request_and_answer()
    states = [replace(request.state, rng=replace(request.state.rng, key=Rng.seeded(i).key)) for i in range(number)]
    return [replace(request, state=state) for state in states]


def _exchange(encode: Callable[[object], bytes], decode: Callable[[bytes, Any], Any]) -> Callable[[], int]:
    """Decode a request, check its state, check and apply its action, encode the next state."""
    request, _ = request_and_answer()
    body, form = encode(request), type(request)

    def portion() -> int:
        asked = decode(body, form)
        if GAME.problems(asked.state):
            raise AssertionError("the state of the request is sound")
        (move,) = asked.actions
        encode(GAME.apply(asked.state, move.seat, move.action).state)
        return 1

    return portion


def workloads() -> Iterator[Workload]:
    """What xidit does without a server."""
    walks, matches = count(), count()

    def one_playout() -> int:
        playout(GAME, GAME.default_options(), next(matches))
        return 1

    yield Workload(
        name="xidit/steps",
        about="legal_actions, sample, apply: random matches of 4 seats and 12 years",
        sample=rate("steps/s", lambda: walk(next(walks))),
    )
    yield Workload(
        name="xidit/playouts",
        about="playout(): whole random matches with their records",
        sample=rate("matches/s", one_playout),
    )
    for form, encode, decode in (
        ("json", codec.to_json, codec.from_json),
        ("msgpack", codec.to_msgpack, codec.from_msgpack),
    ):
        yield Workload(
            name=f"xidit/exchange-{form}",
            about="decode a request, problems(), apply, encode the state",
            sample=rate("exchanges/s", _exchange(encode, decode)),
        )
