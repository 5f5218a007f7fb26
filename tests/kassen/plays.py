"""A tactic of any parts, played in one and the same battle: for the tables of words."""

from typing import Any

from tests.kassen.builders import (
    camp,
    tactic,
    unit,
)
from tests.kassen.matches import Match, match
from warlords_core.kassen.events import Damaged
from warlords_core.kassen.vocabulary import (
    Part,
    Target,
)


def play(*parts: Part, target: Target | None = None, at: str | None = None, **more: Any) -> Match:
    """Side 0 plays a tactic of these parts in a battle of a few generals; ``own`` and ``other`` replace a side's.

    Side 0: g33 (1), g14 (2, health 2 of 4), a1 of wei (3). Side 1: g44 (4), a2 of shu (5), g19 (6, health 5 of 9).
    """
    own = {"hand": ["card", "g11"], "deck": ["idle1", "idle2", "zz"], "command": 5, **more.pop("own", {})}
    other = {"hand": ["idle3", "g12"], **more.pop("other", {})}
    field = own.pop("field", ["g33", unit("g14", health=2), "a1"])
    field1 = other.pop("field", ["g44", "a2", unit("g19", health=5)])
    card = tactic("card", *parts, cost=0, target=target, **more.pop("ability", {}))
    m = match(camp(field, **own), camp(field1, **other), tactics=[card], **more)
    return m.play("card", at)


def healths(m: Match) -> dict[int, int]:
    return {fighter.unit: fighter.health for side in (0, 1) for fighter in m.line(side).fighters}


def hurt(m: Match) -> list[int]:
    """The units that were damaged, in that order."""
    return [event.unit for event in m.told(Damaged)]
