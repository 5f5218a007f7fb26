"""Names of what stands and lies on kassen's table, in the reader's language."""

from typing import Literal, NamedTuple

from warlords_core.kassen import content
from warlords_core.kassen.model import View
from warlords_core.narration.sentences import Sentences


class Standing(NamedTuple):
    """Whose general a unit is."""

    side: int
    general: int


class Names:
    """Names things as one viewer reads them; it knows the units of a view, and learns of others."""

    def __init__(self, view: View, say: Sentences) -> None:
        self.say = say
        self.me = view.seat
        self.book = content.book(view.pack)
        self._units = {
            fighter.unit: Standing(side, fighter.general)
            for side, line in enumerate(view.table.lines)
            for fighter in line.fighters
        }

    def entered(self, unit: int, side: int, general: int) -> None:
        """Learn of a unit."""
        self._units[unit] = Standing(side, general)

    def side(self, side: int) -> str:
        """A side: own and enemy for a side, numbers for a spectator."""
        if self.me is None:
            return self.say("side.number", side=side)
        return self.say("side.own" if side == self.me else "side.enemy")

    def general(self, general: int) -> str:
        """A general's name."""
        return self.say.of(self.book.generals[general].name)

    def generals(self, generals: tuple[int, ...]) -> str:
        """Several generals."""
        return self.say.listed(map(self.general, generals)) or self.say("none")

    def unit(self, unit: int) -> str:
        """A unit: its general and its number."""
        standing = self._units.get(unit)
        if standing is None:
            return self.say("unknown", unit=unit)
        return f"{self.general(standing.general)} #{unit}"

    def units(self, units: tuple[int, ...]) -> str:
        """Several units."""
        return self.say.listed(map(self.unit, units)) or self.say("none")

    def tactic(self, tactic: int) -> str:
        """A tactic's or secret's name."""
        return self.say.of(self.book.tactics[tactic].name)

    def tactics(self, tactics: tuple[int, ...]) -> str:
        """Several tactics and secrets."""
        return self.say.listed(map(self.tactic, tactics)) or self.say("none")

    def card(self, kind: Literal["general", "tactic"], index: int) -> str:
        """A card of a hand or a deck."""
        return self.general(index) if kind == "general" else self.tactic(index)

    def talent(self, general: int) -> str:
        """The name of a general's talent."""
        talent = self.book.generals[general].talent
        return self.say("none") if talent is None else self.say.of(talent.name)
