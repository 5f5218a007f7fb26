"""Prints matches from what the API answers, in the words of the terminal's presenters."""

from typing import Any, Final

import msgspec
from rich.console import Console

from warlords_core import games
from warlords_core.actions import choice
from warlords_core.cli.presenter import Narrator, presenter_of, told_once
from warlords_core.rules import Language
from warlords_core.types import Outcome

_QUIET: Final = frozenset(
    {
        "hero_moved",
        "plan_committed",
        "census_committed",
        "tile_discarded",
        "next_tile",
        "command_paid",
        "turn_ended",
    }
)
"""Told in between by what follows from them; left out, so that a whole match can be read."""


class Printer:
    """Prints one match as its perspective is told it."""

    def __init__(self, console: Console, game: str, language: Language) -> None:
        self._console = console
        self._game = games.get(game)
        self._presenter = presenter_of(self._game, language)
        self._narrate: Narrator | None = None

    def opening(self, exchange: Any) -> None:
        """Print what a match starts from."""
        view = self._read(exchange["view"], self._game.types.view)
        self._console.rule(f"{self._game.name} · {self._game.title[self._presenter.words.language]}", style="bold")
        if exchange["trust"] != "open":
            self._console.print(self._presenter.words(f"trust.{exchange['trust']}"), style="italic")
        self._console.print(self._presenter.table(view))
        self._narrate = self._presenter.narrator(view)
        self.events(exchange["events"])

    def events(self, events: list[Any]) -> None:
        """Print what happened."""
        assert self._narrate is not None, "a match opens before anything happens in it"
        for event in told_once(self._read(raw, self._game.types.event) for raw in events):
            # The narrator hears everything, since some things are told with what went before.
            lines = list(self._narrate(event))
            if event.__struct_config__.tag not in _QUIET:
                for line in lines:
                    self._console.print(line)

    def question(self, view: Any, decision: Any, actions: list[Any], chosen: Any) -> None:
        """Print a question with its choices, and the one that was taken."""
        types = self._game.types
        seen, owed = self._read(view, types.view), self._read(decision, types.decision)
        self._console.print(self._presenter.question(seen, owed), style="bold")
        offered = [self._read(action, types.action) for action in actions]
        menu = self._presenter.menu(seen, owed, choice(offered))
        taken = self._read(chosen, types.action)
        for line in () if menu is None else menu.lines:
            self._console.print(line)
        numbers = (numbers for numbers, action in ([] if menu is None else menu.actions()) if action == taken)
        self._console.print(f"> {' '.join(map(str, next(numbers, (offered.index(taken) + 1,))))}")

    def ending(self, exchange: Any) -> None:
        """Print how the match ended."""
        view = self._read(exchange["view"], self._game.types.view)
        outcome = self._read(exchange["outcome"], Outcome)
        self._console.print(self._presenter.ending(view, outcome))

    def traffic(self, actions: int, requests: int, size: int, seconds: float) -> None:
        """Print what it took: the time goes to stderr, so that stdout is the same each time."""
        words = self._presenter.words
        megabytes = f"{size / 1e6:.1f}"
        self._console.print(words("traffic", actions=actions, requests=requests, megabytes=megabytes))
        Console(stderr=True, highlight=False).print(words("seconds", seconds=f"{seconds:.1f}"), style="dim")

    def receipts(self, count: int) -> None:
        """Print that so many receipts are in order."""
        self._console.print(self._presenter.words("receipts", count=count))

    @staticmethod
    def _read(value: Any, kind: Any) -> Any:
        return msgspec.convert(value, kind)
