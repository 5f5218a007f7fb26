"""What the tests of every route have to know of a game: one entry a game. A new game is covered by adding its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Example:
    """A game as its clients meet it; all else comes from the game itself."""

    seats: int
    """How many seats play with the options left out."""
    seated: Callable[[Any], int]
    """How many seats play in a state."""
    good: dict[str, Any]
    """An action that the first seat of any new match may do: after it, it owes nothing, and another does the same."""
    bad: dict[str, Any]
    """An action of a right form that no rule allows there, to whoever owes a decision."""
    refused: tuple[str, str]
    """The field of the bad action that is at fault, and the clause."""
    wrong_options: dict[str, Any]
    """Options of a right form that no match can start with."""
    faults: list[tuple[str, str | None, str]]
    """Code, clause and pointer of every fault of the wrong options, in their order."""


NOBODIES = {"generals": ["no-one-1", "no-one-2", "no-one-3"], "tactics": []}

EXAMPLES: dict[str, Example] = {
    "kassen": Example(
        seats=2,
        seated=lambda state: len(state.hands),
        good={"type": "end_turn"},
        bad={"type": "deploy", "card": 9, "place": 0},
        refused=("card", "KS-3.1"),
        wrong_options={"armies": [NOBODIES, NOBODIES]},
        faults=[
            ("unknown_card", "KS-12.1", f"/options/armies/{side}/generals/{place}")
            for side in (0, 1)
            for place in range(3)
        ],
    ),
    "rising_sun": Example(
        seats=4,
        seated=lambda state: len(state.players),
        good={"type": "ready"},
        bad={"type": "propose", "to": 7},
        refused=("to", "RS-3.2"),
        wrong_options={"clans": ["koi", "koi", "no_clan"], "add_on": "core"},
        faults=[
            ("unknown_set", "RS-1.4", "/options/add_on"),
            ("wrong_count", "RS-1.1", "/options/clans"),
            ("repeated_clan", "RS-1.1", "/options/clans/1"),
            ("unknown_clan", "RS-1.1", "/options/clans/2"),
        ],
    ),
    "xidit": Example(
        seats=4,
        seated=lambda state: len(state.players),
        good={"type": "place_hero", "city": 4},
        bad={"type": "place_hero", "city": 64},
        refused=("city", "XD-1.6"),
        wrong_options={"seats": 3, "starting_seat": 4},
        faults=[("no_such_seat", "XD-1.6", "/options/starting_seat")],
    ),
}
