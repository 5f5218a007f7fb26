"""Coverage-guided fuzzing of the decoders, and of actions on changed states: ``python -m tests.fuzz.guided --help``.

Atheris changes bytes so that they reach new branches. What is fed: bodies of requests, decoded as the API does;
documents as people write them; and states, changed, that a game judges and, if it finds no fault, goes on from.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

atheris: Any = import_module("atheris")  # of the extra ``fuzz``; not there in a plain environment

with atheris.instrument_imports(include=["warlords_core", "warlords_api"]):
    from warlords_api.examples import examples_of
    from warlords_api.operations import doors_of
    from warlords_core import codec, documents, games
    from warlords_core.errors import Malformed, UnknownPack
    from warlords_core.rng import Stream

    GAMES: Final = tuple(map(games.get, games.names()))

Target = tuple[Callable[[bytes], None], Sequence[bytes]]
"""What takes an input, and inputs to begin with."""

_STEPS: Final = 5
"""Actions that are taken from a changed state."""


def bodies() -> Target:
    """Requests of every operation, in both forms."""
    doors = doors_of(GAMES)
    types = [each.request for door in doors for each in door.operations if each.request is not None]
    seeds: list[bytes] = []
    for door in doors:
        for request, _ in [pair for named in examples_of(door).values() for pair in named.values()]:
            kind = next(place for place, each in enumerate(types) if _takes(each, request))
            seeds += [bytes([0, kind]) + codec.to_json(request), bytes([1, kind]) + codec.to_msgpack(request)]

    def feed(data: bytes) -> None:
        if len(data) < 2:
            return
        decode: Any = (codec.from_json, codec.from_msgpack)[data[0] % 2]
        with suppress(Malformed):
            decode(data[2:], types[data[1] % len(types)])

    return feed, seeds


def _takes(form: Any, request: Any) -> bool:
    try:
        codec.from_json(codec.to_json(request), form)
    except Malformed:
        return False
    return True


def handwritten() -> Target:
    """Packs and cases as people write them, in both forms."""

    def feed(data: bytes) -> None:
        with suppress(Malformed):
            documents.parse(data[1:], ("x.json", "x.yaml")[data[0] % 2] if data else "x.json")

    begun = [b'{"a": [1, "x", null, {"b": true}]}', b"a: [1, x, ~, {b: true}]\nc: |\n  text\nd: 'y'\n"]
    return feed, [bytes([form]) + text for form in (0, 1) for text in begun]


def states() -> Target:
    """States of random matches with some bytes changed; a sound one is played on, and stays sound."""
    known = [(game, data) for game in GAMES for data in _along(game)]

    def feed(data: bytes) -> None:
        if len(data) < 3:
            return
        game, original = known[data[0] % len(known)]
        changed = bytearray(original)
        for at in range(1, len(data) - 2, 3):
            changed[int.from_bytes(data[at : at + 2], "big") % len(changed)] = data[at + 2]
        try:
            state = codec.from_msgpack(bytes(changed), game.types.state)
            game.packs.of(state.pack)
        except (Malformed, UnknownPack):
            return
        if not game.problems(state):
            _play_on(game, state, Stream.seeded(data[0], "fuzz/guided"))

    return feed, [bytes([place, 0, at, 1]) for place in range(len(known)) for at in range(0, 250, 25)]


def _along(game: Any) -> list[bytes]:
    chance, state = Stream.seeded(1, f"fuzz/{game.name}"), game.setup(game.default_options(), 1).state
    found = [codec.to_msgpack(state)]
    while owed := game.decisions(state):
        seat = owed[0].seat
        state = game.resolve_unchecked(state, seat, game.legal_actions(state, seat).sample(chance)).state
        found.append(codec.to_msgpack(state))
    return found[:: max(1, len(found) // 40)]


def _play_on(game: Any, state: Any, chance: Stream) -> None:
    for _ in range(_STEPS):
        owed = game.decisions(state)
        if not owed:
            return
        seat = owed[chance.below(len(owed))].seat
        state = game.apply(state, seat, game.legal_actions(state, seat).sample(chance)).state
        assert not game.problems(state), (game.name, game.problems(state))


TARGETS: Final[dict[str, Callable[[], Target]]] = {
    "bodies": bodies,
    "handwritten": handwritten,
    "states": states,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--left", default="build/fuzz/", help="where an input that goes wrong is written")
    given = parser.parse_args()
    feed, seeds = TARGETS[given.target]()
    with TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds):
            Path(corpus, str(number)).write_bytes(seed)
        limits = [f"-max_total_time={given.seconds}", "-timeout=5", "-rss_limit_mb=2048", "-max_len=16384"]
        atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={given.left}", corpus], feed)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
