"""A match in the terminal: bots move, persons are asked, and everybody is told what happened.

A person is shown views and events of its own seat only. With several persons at one terminal the screen is cleared
before it changes hands, and each is told the story since its own last turn.
"""

import sys
from typing import Any

from msgspec.structs import replace

from warlords_core.cli import output
from warlords_core.cli.faults import clause_title
from warlords_core.cli.presenter import presenter_of
from warlords_core.cli.results import ranking
from warlords_core.errors import Malformed, NotationError
from warlords_core.game import AnyGame, Player, visible
from warlords_core.rng import Stream
from warlords_core.types import Event

_PAGE = 20
_HELP = """\
  ?              this help
  map            draw the table
  legal [N]      list legal actions, from number N on
  quit           end here (also: end of input)
  anything else  your answer"""


class Quit(Exception):
    """A person wants to stop, or the input ended."""


class Session:
    """One match, its persons and its bots."""

    def __init__(
        self, game: AnyGame, record: Any, state: Any, persons: tuple[int, ...], bots: tuple[Player, ...]
    ) -> None:
        self.record = record
        self._game = game
        self._state = state
        self._persons = persons
        self._bots = bots
        self._console = output.console()
        self._presenter = presenter_of(game)
        # What was told to whom: a spectator (None) where no person plays.
        self._listeners: tuple[int | None, ...] = persons or (None,)
        self._narrators = {seat: self._presenter.narrator(game.view(state, seat)) for seat in self._listeners}
        self._told = dict.fromkeys(self._listeners, 0)
        self._log: list[Event] = []
        self._holder: int | None = persons[0] if len(persons) == 1 else None
        """Who sees the screen now."""
        self._sources = {
            seat: Stream.seeded(record.seed, f"player/{seat}/{len(record.moves)}") for seat in range(len(bots))
        }

    def play(self, events: tuple[Event, ...]) -> None:
        """Play to the end, or until somebody quits.

        Args:
            events: of the step that led to the first state.
        """
        self._log += events
        try:
            while owed := self._game.decisions(self._state):
                bots = [decision for decision in owed if decision.seat not in self._persons]
                if bots:
                    self._move_bot(bots[0].seat)
                else:
                    self._ask(owed[0])
                if not self._persons:
                    self._tell(None)
        except Quit:
            self._console.print("\nThe match is not over; it ends here.")
            return
        self._end()

    def _move_bot(self, seat: int) -> None:
        actions = self._game.legal_actions(self._state, seat)
        view = self._game.view(self._state, seat)
        self._take(seat, self._bots[seat](self._game, view, actions, self._sources[seat]))

    def _take(self, seat: int, action: Any) -> None:
        transition = self._game.apply(self._state, seat, action)
        self._state = transition.state
        self._log += transition.events
        self.record = replace(self.record, moves=(*self.record.moves, self._game.types.move(seat, action)))

    def _tell(self, listener: int | None) -> None:
        """Tell a listener what it may know of all that happened since it was told last."""
        news = visible(tuple(self._log[self._told[listener] :]), listener)
        self._told[listener] = len(self._log)
        for event in news:
            for line in self._narrators[listener](event):
                self._console.print(line)

    def _end(self) -> None:
        if len(self._persons) > 1:
            # The last news are for all eyes.
            self._console.clear()
            self._log = list(visible(tuple(self._log), None))
            self._told = dict.fromkeys(self._listeners, 0)
        self._tell(self._listeners[0])
        outcome = self._game.outcome(self._state)
        if outcome is not None:
            self._console.print(ranking(outcome))

    # Asking

    def _ask(self, decision: Any) -> None:
        """Ask a person until it answers with a legal action, and take it."""
        seat = decision.seat
        if self._holder != seat:
            self._hand_over(seat)
        self._tell(seat)
        view = self._game.view(self._state, seat)
        actions = self._game.legal_actions(self._state, seat)
        if actions.size == 1:
            only = actions[0]
            self._console.print(f"{self._presenter.question(view, decision)} Only one answer is legal:")
            self._console.print(f"> {self._game.notate(self._state, only)}")
            self._take(seat, only)
            return
        if self._presenter.wants_table(decision):
            self._console.print(self._presenter.table(view))
        menu = self._presenter.menu(view, decision, actions)
        self._put(view, decision, menu)
        while True:
            action = self._answer(view, decision, actions, menu, self._read(f"seat {seat}> "))
            if action is not None:
                self._console.print(f"> {self._game.notate(self._state, action)}")
                self._take(seat, action)
                return

    def _put(self, view: Any, decision: Any, menu: tuple[str, ...] | None) -> None:
        """Print the question, and its menu or a hint."""
        self._console.print(self._presenter.question(view, decision), style="bold")
        for number, offer in enumerate(menu or (), 1):
            self._console.print(f"  {number:>2}  {offer}")
        if menu is None:
            self._console.print(f"  {self._presenter.hint(view, decision)}", style="dim")

    def _answer(self, view: Any, decision: Any, actions: Any, menu: tuple[str, ...] | None, line: str) -> Any | None:
        """The legal action that a line stands for; None after anything else, which is dealt with here."""
        words = line.split()
        match words:
            case []:
                return None
            case ["?" | "help"]:
                self._console.print(_HELP)
                self._put(view, decision, menu)
                self._console.print(f"  {self._presenter.hint(view, decision)}")
                return None
            case ["quit" | "exit"]:
                raise Quit
            case ["map"]:
                self._console.print(self._presenter.table(view))
                return None
            case ["legal", *rest] if not rest or (len(rest) == 1 and _is_number(rest[0])):
                self._list(actions, int(rest[0]) if rest else 0)
                return None
            case [word] if menu is not None and _is_number(word):
                if 1 <= int(word) <= len(menu):
                    return actions[int(word) - 1]
                self._console.print(f"The menu goes from 1 to {len(menu)}.")
                return None
            case _:
                return self._understood(decision, self._presenter.expand(view, decision, " ".join(words)))

    def _understood(self, decision: Any, text: str) -> Any | None:
        """The legal action of a text; None, after saying why, if it is none."""
        try:
            action = self._game.parse(self._state, text)
        except NotationError as error:
            self._console.print(f"Not understood: {error}. `?` helps.")
            return None
        refusal = self._game.refusal(self._state, decision.seat, action)
        if refusal is None:
            return action
        clause = f"{refusal.rule} {clause_title(refusal.rule) or ''}".rstrip()
        self._console.print(f"Not allowed: {refusal.message} [{refusal.code}] ({clause})")
        return None

    def _list(self, actions: Any, first: int) -> None:
        last = min(first + _PAGE, actions.size)
        for index in range(first, last):
            self._console.print(f"  {index:>5}  {self._game.notate(self._state, actions[index])}")
        more = f"; go on with `legal {last}`" if last < actions.size else ""
        self._console.print(f"  {actions.size} legal actions{more}")

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person is there."""
        self._console.clear()
        self._console.rule(f"seat {seat}")
        self._read(f"Seat {seat}, press Enter when nobody else looks at the screen: ")
        self._holder = seat

    def _read(self, prompt: str) -> str:
        """A line from the person.

        Raises:
            Quit: the input has ended.
            Malformed: it is no text.
        """
        try:
            line = input(prompt)
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            raise Malformed("malformed", "", "stdin: this is no UTF-8 text") from None
        if not sys.stdin.isatty():
            print(line)  # what a terminal would show of it
        return line


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
