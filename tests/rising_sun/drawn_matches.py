"""Random matches with drawn packs, looked at after every step; one that goes wrong is left behind as files.

``warlords replay record.json --pack-file pack.json`` plays such a match again, up to the step that went wrong.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rising_sun.packs_drawn import ID
from warlords_core import codec
from warlords_core.game import AnyGame
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import MatchMove, MatchRecord
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.pack import Pack
from warlords_core.rng import Stream

LEFT: Final = Path(os.environ.get("WARLORDS_FUZZ_LEFT") or Path(__file__).parents[2] / "build" / "fuzz") / "rising_sun"
"""Where matches are left that went wrong."""
LONGEST: Final = 9_000
"""Actions of a match at most: three seasons of ten turns and eight battles, in which each of six seats moves all its
pieces, and answers to as many effects."""
GIFTS: Final = 12
"""One action in so many is a gift or another side action, where there is one."""

TABLES = st.builds(
    Options,
    pack=st.just(ID),
    seats=st.integers(3, 6),
    boxes=st.just(("base", "dynasty")),
    keep_unbought=st.booleans(),
    ally_again_after_betray=st.booleans(),
    winning_figure_must_survive=st.booleans(),
    start_effect_cancels_battle=st.booleans(),
)


@contextmanager
def at_hand(pack: Pack) -> Iterator[None]:
    """The pack is known to this process, and forgotten afterwards."""
    content.all_packs()  # reads those that ship, which stay
    shelf = content._shelf
    kept = dict(shelf._kept)
    content.add(pack)
    try:
        yield
    finally:
        shelf._kept = kept


class DrawnMatch:
    """A match of a pack at hand, played at random."""

    def __init__(self, pack: Pack, options: Options, seed: int, game: AnyGame = GAME) -> None:
        self.pack = pack
        self.options = options
        self.seed = seed
        self.game = game
        self.moves: list[MatchMove] = []

    def play(self, left: Path = LEFT) -> "DrawnMatch":
        """Play it to its end. While a failure is made simpler, each one takes the place of the last in ``left``.

        Raises:
            AssertionError: something went wrong; the message says how to see it again.
        """
        try:
            self._play()
        except Exception as error:
            self._leave(left)
            told = f"warlords replay {left / 'record.json'} --pack-file {left / 'pack.json'}"
            raise AssertionError(f"{type(error).__name__}: {error}\nplay it again with: {told}") from error
        return self

    def _leave(self, folder: Path) -> None:
        """Write the pack and the record so far."""
        folder.mkdir(parents=True, exist_ok=True)
        record = MatchRecord("rising_sun", content.ref(self.pack), self.options, self.seed, tuple(self.moves))
        (folder / "pack.json").write_bytes(codec.to_json(self.pack))
        (folder / "record.json").write_bytes(codec.to_json(record))

    def _play(self) -> None:
        chance = Stream.seeded(self.seed, "test/drawn")
        game = self.game
        state = game.setup(self.options, self.seed, pack=content.ref(self.pack)).state
        self._look(state, chance)
        while owed := game.decisions(state):
            seat = owed[chance.below(len(owed))].seat
            action = game.legal_actions(state, seat).sample(chance)
            giver = chance.below(self.options.seats)
            beside = game.side_actions(state, giver)
            if beside and not chance.below(GIFTS):
                seat, action = giver, beside.sample(chance)
            self.moves.append(MatchMove(seat, action))
            state = game.apply(state, seat, action).state
            self._look(state, chance)
            assert len(self.moves) <= LONGEST, "the match does not end"
        assert game.outcome(state) is not None

    def _look(self, state: State, chance: Stream) -> None:
        """What must hold after every step."""
        game = self.game
        problems = game.problems(state)
        assert problems == (), problems
        assert codec.from_msgpack(codec.to_msgpack(state), State) == state
        seats = range(self.options.seats)
        for seat in (None, *seats):
            game.view(state, seat)
        for seat in seats:
            self._try(state, seat, chance)

    def _try(self, state: State, seat: int, chance: Stream) -> None:
        """Legal sets and refusals agree: on what is legal, and on an action of another moment."""
        sets = (self.game.legal_actions(state, seat), self.game.side_actions(state, seat))
        tried: list[Any] = [each.sample(chance) for each in sets if each]
        if self.moves:
            tried.append(self.moves[chance.below(len(self.moves))].action)
        for action in tried:
            refusal = self.game.refusal(state, seat, action)
            assert any(action in each for each in sets) is (refusal is None), (action, refusal)


def play_some(pack: Pack, options: Options, seed: int, count: int) -> None:
    """Play matches of a pack, by seeds from one on and with other numbers of seats."""
    with at_hand(pack):
        for each in range(count):
            table = replace(options, seats=3 + (options.seats - 3 + each) % 4)
            DrawnMatch(pack, table, (seed + each) % 2**53).play()
