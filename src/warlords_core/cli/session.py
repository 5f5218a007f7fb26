"""A match in the terminal: bots move, persons are asked, and everybody is told what happened.

A person is shown views and events of its own seat only. With several persons at one terminal the screen is cleared
before it changes hands, and each is told the story since its own last turn.
"""

import sys
from typing import Any

from msgspec.structs import replace

from warlords_core.cli import output
from warlords_core.cli.presenter import Menu, Presenter
from warlords_core.errors import Malformed, NotationError
from warlords_core.game import AnyGame, Player, visible
from warlords_core.rng import Stream
from warlords_core.types import Event

_PAGE = 20
_YES = ("y", "yes", "是", "はい")


class Quit(Exception):
    """A person wants to stop, or the input ended."""


class Session:
    """One match, its persons and its bots."""

    def __init__(
        self,
        game: AnyGame,
        presenter: Presenter,
        record: Any,
        state: Any,
        persons: tuple[int, ...],
        bots: tuple[Player, ...],
    ) -> None:
        self.record = record
        self._game = game
        self._state = state
        self._persons = persons
        self._bots = bots
        self._console = output.console()
        self._presenter = presenter
        self._words = presenter.words
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
            self._console.print(f"\n{self._words('over_early')}")
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
            # Several persons look at the end together: what a spectator may see.
            watching = self._listeners[0] if len(self._listeners) == 1 else None
            self._console.print(self._presenter.ending(self._game.view(self._state, watching), outcome))

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
            self._console.print(f"{self._presenter.question(view, decision)} {self._words('only_answer')}")
            self._console.print(f"> {self._game.notate(self._state, only)}")
            self._take(seat, only)
            return
        if self._presenter.wants_table(decision):
            self._console.print(self._presenter.table(view))
        menu = self._presenter.menu(view, decision, actions)
        self._put(view, decision, menu)
        while True:
            action = self._answer(view, decision, actions, menu, self._read(self._words("prompt", seat=seat)))
            if action is not None and self._sure(view, action):
                self._console.print(f"> {self._game.notate(self._state, action)}")
                self._take(seat, action)
                return

    def _put(self, view: Any, decision: Any, menu: Menu | None) -> None:
        """Print the question, and its menu or a hint."""
        self._console.print(self._presenter.question(view, decision), style="bold")
        for line in () if menu is None else menu.lines:
            self._console.print(line)
        if menu is None:
            self._console.print(f"  {self._presenter.hint(view, decision)}", style="dim")

    def _answer(self, view: Any, decision: Any, actions: Any, menu: Menu | None, line: str) -> Any | None:
        """The legal action that a line stands for; None after anything else, which is dealt with here."""
        words = line.split()
        match words:
            case []:
                return None
            case ["?" | "help"]:
                self._console.print(self._words("help"))
                self._put(view, decision, menu)
                if menu is not None:
                    self._console.print(f"  {self._presenter.hint(view, decision)}")
                return None
            case ["quit" | "exit"]:
                raise Quit
            case ["map"]:
                self._console.print(self._presenter.table(view))
                return None
            case ["legal", *rest] if not rest or (len(rest) == 1 and _is_number(rest[0])):
                self._list(view, actions, int(rest[0]) if rest else 0)
                return None
            case [word] if menu is not None and _is_number(word):
                if 1 <= int(word) <= len(menu.answers):
                    return menu.answers[int(word) - 1]
                self._console.print(self._words("menu_bounds", last=len(menu.answers)))
                return None
            case _:
                return self._understood(decision, self._presenter.expand(view, decision, " ".join(words)))

    def _understood(self, decision: Any, text: str) -> Any | None:
        """The legal action of a text; None, after saying why, if it is none."""
        try:
            action = self._game.parse(self._state, text)
        except NotationError as error:
            self._console.print(self._words("not_understood", why=error, given=text))
            return None
        refusal = self._game.refusal(self._state, decision.seat, action)
        if refusal is None:
            return action
        clause = self._words.clause(self._game.rules, refusal.rule)
        self._console.print(self._words("not_allowed", why=self._presenter.refused(refusal), clause=clause))
        return None

    def _sure(self, view: Any, action: Any) -> bool:
        """Whether an action may be taken: some are only after a second yes."""
        warning = self._presenter.warning(view, action)
        return warning is None or self._read(self._words("confirm", warning=warning)).strip().lower() in _YES

    def _list(self, view: Any, actions: Any, first: int) -> None:
        last = min(first + _PAGE, actions.size)
        for index in range(first, last):
            action = actions[index]
            told = f"{self._game.notate(self._state, action)}  {self._presenter.meaning(view, action)}".rstrip()
            self._console.print(f"  {index:>5}  {told}")
        more = self._words("legal_more", last=last) if last < actions.size else ""
        self._console.print(f"  {self._words('legal_count', count=actions.size)}{more}")

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person is there."""
        self._console.clear()
        self._console.rule(self._words("seat", seat=seat))
        self._read(self._words("hand_over", seat=seat))
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
