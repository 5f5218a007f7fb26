"""Sealed matches: the requests of the same step, how long tokens are, and what views cost beside a step."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from benchmarks import kassen, rising_sun, xidit
from benchmarks.chance import Chance
from benchmarks.measure import Sample, Workload
from warlords_core.game import AnyGame

KEY = bytes(range(32))
"""A master key that the server and those who make its requests have in common."""
KEYS = b64encode(KEY).decode()
VIEWS = 5


def _exchange(game: AnyGame) -> Any:
    from warlords_api.exchange import Exchange
    from warlords_api.sealing.keys import KeyRing
    from warlords_api.shapes import shapes_of
    from warlords_api.trusted import Trusted

    return Exchange(game, shapes_of(game), trusted=Trusted(game, KeyRing([KEY])))


def _sealed(exchange: Any, level: str, asked: Any) -> Any:
    """The same request about a match that is sealed: a token instead of the state, and the key of its seat."""
    from warlords_api.sealing.proofs import KeyProof

    game, state, seat = exchange.game, asked.state, asked.perspective
    told = exchange.trusted.begin(level, (b"",) * state.options.seats, state, game.view(state, None))
    return replace(asked, state=told.token, proofs=(KeyProof(seat=seat, key=told.head.keys[seat]),))


def request_and_answer(level: str) -> tuple[Any, Any]:
    """The request in the middle of a match, with a token, and the answer but for its token, which is never the same."""
    exchange = _exchange(xidit.GAME)
    request = _sealed(exchange, level, _asked(exchange, xidit.request_and_answer()[0]))
    return request, exchange.adjudicate(request)


def requests(level: str, number: int) -> list[Any]:
    """So many requests of one length, each of a match of its own."""
    exchange = _exchange(xidit.GAME)
    return [_sealed(exchange, level, _asked(exchange, each)) for each in xidit.requests(number)]


def _asked(exchange: Any, request: Any) -> Any:
    """A request in the types of this exchange."""
    fields = {name: getattr(request, name) for name in request.__struct_fields__}
    return exchange.shapes.adjudication_request(**fields)


def same(received: bytes, answer: Any) -> bool:
    """Whether an answer is the one that is expected, whatever its token looks like."""
    decoded = msgspec.json.decode(received, type=type(answer))
    return bool(msgspec.to_builtins(replace(decoded, state=answer.state)) == msgspec.to_builtins(answer))


# Sizes


def token_ratios(game: AnyGame, states: Iterator[Any]) -> list[float]:
    """Characters of a token without its padding, for each byte of the state as MessagePack."""
    from warlords_api.sealing import tokens
    from warlords_api.sealing.keys import KeyRing

    exchange, keys = _exchange(game), KeyRing([KEY])
    ratios: list[float] = []
    for state in states:
        token = exchange.trusted.begin("sealed", (b"",) * state.options.seats, state, game.view(state, None)).token
        _, content = tokens.unseal(keys, "state", token)
        padding = _padded(len(token) - len(tokens.PREFIX)) - len(content)
        ratios.append((len(token) - padding * 4 / 3) / len(msgspec.msgpack.encode(state)))
    return ratios


def _padded(letters: int) -> int:
    """Bytes of the padded content in a token of so many letters: all but the header, the length and the tag."""
    return letters * 3 // 4 - 4 - 16 - 12 - 4 - 16


def _lengths(game: AnyGame, states: Callable[[], Iterator[Any]]) -> Callable[[float], Sample]:
    def sample(_seconds: float) -> Sample:
        ratios = token_ratios(game, states())
        return {"x": median(ratios), "largest x": max(ratios), "tokens": len(ratios)}

    return sample


def _match_of_xidit() -> Iterator[Any]:
    game, chance = xidit.GAME, Chance(1)
    state = game.setup(game.default_options(), 1).state
    yield state
    while owed := game.decisions(state):
        seat = owed[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat).sample(chance)).state
        yield state


def _match_of_kassen() -> Iterator[Any]:
    return kassen.states(kassen.USUAL_SIZE, 1)


def _match_of_rising_sun() -> Iterator[Any]:
    return rising_sun.states(rising_sun.GAME.default_options(), 1)


# Views


def _views(game: AnyGame, states: Callable[[], Iterator[Any]]) -> Callable[[float], Sample]:
    """What five views cost of a step.

    A step is what the API does for one, but for HTTP: what is legal is asked and the token that came is carried on.
    Then those at the table look at the state that this led to, as its answer lets them: a spectator, then seat after
    seat, and from the first again if that are fewer than five (in kassen, that has two seats). The step has made the
    spectator's view and the view of the seat that acted already; what a game keeps of them makes the five cheaper.
    """
    exchange = _exchange(game)
    found: list[Any] = []  # requests of a match; made at the first sample

    def prepare() -> None:
        chance = Chance(2)
        for state in states():
            for owed in game.decisions(state)[:1]:
                action = game.legal_actions(state, owed.seat).sample(chance)
                asked = exchange.shapes.adjudication_request(
                    state=state, actions=(game.types.move(owed.seat, action),), perspective=owed.seat
                )
                found.append(_sealed(exchange, "sealed", asked))

    def sample(seconds: float) -> Sample:
        if not found:
            prepare()
        views = steps = 0.0
        end = perf_counter() + seconds
        for request in cycle(found):
            posted = exchange.trusted.posted(request.state, ()).state
            eyes = list(islice(cycle((None, *range(posted.options.seats))), VIEWS))
            start = perf_counter()
            game.legal_actions(posted, request.perspective)
            answer = exchange.adjudicate(request)
            middle = perf_counter()
            state = exchange.trusted.known(answer.state)
            looking = perf_counter()
            for seat in eyes:
                game.view(state, seat)
            done = perf_counter()
            views, steps = views + done - looking, steps + middle - start
            if done > end:
                break
        return {"%": 100 * views / steps}

    return sample


def workloads() -> Iterator[Workload]:
    """Sizes and costs of sealed matches, without a server."""
    for game, states in (
        (xidit.GAME, _match_of_xidit),
        (kassen.GAME, _match_of_kassen),
        (rising_sun.GAME, _match_of_rising_sun),
    ):
        yield Workload(
            name=f"sealing/token-{game.name}",
            about="letters of a token before padding, for each byte of the state as MessagePack; a random match",
            sample=_lengths(game, states),
        )
        yield Workload(
            name=f"sealing/views-{game.name}",
            about=f"{VIEWS} views of what a sealed step led to, in percent of that step without HTTP; a random match",
            sample=_views(game, states),
        )
