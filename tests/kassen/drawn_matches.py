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

from tests.kassen.packs_drawn import Temper
from tests.kassen.walks import pick
from warlords_core import codec
from warlords_core.game import AnyGame
from warlords_core.kassen import content, figures
from warlords_core.kassen.auras import stage
from warlords_core.kassen.decisions import MatchMove, MatchRecord
from warlords_core.kassen.events import ChainCut
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import LAST_PHASE, MOST_ACTIONS_A_TURN, MOST_EVENTS_AN_ACTION, SIDES, Options
from warlords_core.kassen.pack import Pack
from warlords_core.rng import Stream

LEFT: Final = Path(os.environ.get("WARLORDS_FUZZ_LEFT") or Path(__file__).parents[2] / "build" / "fuzz")
"""Where matches are left that went wrong."""
LONGEST: Final = LAST_PHASE * SIDES * (2 * MOST_ACTIONS_A_TURN + 2) + SIDES
"""Every action of a turn with its question, the end, and the last question."""
AFTER_CUT: Final = 200
"""Events at most beyond those of an action: of the step that reaches its end, and of the turn's end after it."""

TABLES = st.builds(
    Options,
    pack=st.just("drawn"),
    army_size=st.integers(3, 8),
    leaders=st.tuples(*[st.sampled_from(("person", "person", "low", "high"))] * SIDES),
    opening=st.sampled_from(("by_size", "shuffled")),
    kind=st.sampled_from(("field", "siege")),
    carry_debt=st.booleans(),
    field_limit=st.integers(1, 8),
    secret_question=st.booleans(),
    thorns_barrier=st.sampled_from(("bearer", "attacker")),
    retreat_capture=st.sampled_from(("field", "fallen_only")),
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
        self.cuts = 0
        """How often a chain was cut."""

    def play(self, left: Path = LEFT) -> "DrawnMatch":
        """Play it to its end. While a failure is made simpler, each one takes the place of the last in ``left``.

        Raises:
            AssertionError: something went wrong; the message says how to see it again.
        """
        try:
            self._play()
        except Exception as error:
            folder = self.leave(left)
            told = f"warlords replay {folder / 'record.json'} --pack-file {folder / 'pack.json'}"
            raise AssertionError(f"{type(error).__name__}: {error}\nplay it again with: {told}") from error
        return self

    def leave(self, folder: Path) -> Path:
        """Write the pack and the record so far."""
        folder.mkdir(parents=True, exist_ok=True)
        record = MatchRecord("kassen", content.ref(self.pack), self.options, self.seed, tuple(self.moves))
        (folder / "pack.json").write_bytes(codec.to_json(self.pack))
        (folder / "record.json").write_bytes(codec.to_json(record))
        return folder

    def _play(self) -> None:
        chance = Stream.seeded(self.seed, "test/drawn")
        game = self.game
        transition = game.setup(self.options, self.seed, pack=content.ref(self.pack))
        self._look(transition, chance)
        while owed := game.decisions(transition.state):
            seat = owed[0].seat
            action = pick(transition.state, seat, chance)
            self.moves.append(MatchMove(seat, action))
            before = transition.state
            transition = game.apply(before, seat, action)
            self._look(transition, chance)
            assert len(self.moves) <= LONGEST, "the match does not end"
        assert game.outcome(transition.state) is not None

    def _look(self, transition: Any, chance: Stream) -> None:
        """What must hold after every step."""
        game, state, events = self.game, transition.state, transition.events
        problems = game.problems(state)
        assert problems == (), problems
        cuts = [place for place, event in enumerate(events) if isinstance(event, ChainCut)]
        assert len(cuts) <= 1, "a chain is cut once an action"
        assert len(events) <= MOST_EVENTS_AN_ACTION + AFTER_CUT, len(events)
        self.cuts += len(cuts)
        if cuts:
            battle = stage(state)
            assert not any(figures.dying(unit) for unit in battle.units()), "the dead stand on the field"
        for seat in (None, *range(SIDES)):
            game.view(state, seat)
        for seat in range(SIDES):
            self._try(state, seat, chance)

    def _try(self, state: Any, seat: int, chance: Stream) -> None:
        """Legal set and refusals agree: on what is legal, and on an action of another moment."""
        legal = self.game.legal_actions(state, seat)
        tried = [legal.sample(chance)] if legal.size else []
        if self.moves:
            tried.append(self.moves[chance.below(len(self.moves))].action)
        for action in tried:
            refusal = self.game.refusal(state, seat, action)
            assert (action in legal) is (refusal is None), (action, refusal)


def play_some(pack: Pack, options: Options, seed: int, count: int, temper: Temper) -> None:
    """Play matches of a pack by seeds from one on; those of a tame pack reach no end of a chain (KS-7.3)."""
    left = LEFT / f"kassen-{temper}"
    with at_hand(pack):
        for each in range(count):
            match = DrawnMatch(pack, replace(options, defender=each % SIDES), (seed + each) % 2**53).play(left)
            if temper == "tame" and match.cuts:
                raise AssertionError(f"a tame pack reached the end of a chain: {match.leave(left)}")
