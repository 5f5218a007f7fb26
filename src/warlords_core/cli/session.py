"""A match in the terminal: bots move, persons are asked, and everybody is told what happened.

A person is shown views and events of its own seat only. With several persons at one terminal the screen is cleared
before it changes hands, and each is told the story since its own last turn.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any
from unicodedata import normalize

from msgspec.structs import replace

from warlords_core import safe
from warlords_core.cli import output
from warlords_core.cli.faults import DocumentError
from warlords_core.cli.presenter import Menu, Presenter, told_once
from warlords_core.errors import NotationError
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
        news = told_once(visible(tuple(self._log[self._told[listener] :]), listener))
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
        numbers = {} if menu is None else {action: _spelled(path) for path, action in menu.actions()}
        self._put(view, decision, menu)
        asked = menu  # or the menu within it that waits for a second number
        while True:
            line = self._read(self._words("prompt", seat=seat))
            if not line and asked is not menu:
                asked = menu
                self._put(view, decision, menu)
                continue
            answer = self._answer(view, decision, asked, line, lambda first: self._list(view, actions, first, numbers))
            if isinstance(answer, Menu):
                asked = answer
                self._put(view, decision, asked)
            elif answer is not None and self._sure(view, answer):
                self._echo(answer, numbers.get(answer) if all(map(_is_number, line.split())) else None)
                self._take(seat, answer)
                return

    def _echo(self, action: Any, number: str | None) -> None:
        """Show what was understood; of a number, what it stood for."""
        notation = self._game.notate(self._state, action)
        told = f"> {notation}" if number is None else self._words("chosen", number=number, notation=notation)
        self._console.print(told)

    def _put(self, view: Any, decision: Any, menu: Menu | None) -> None:
        """Print the question, and its menu or a hint."""
        within = menu is not None and menu.question
        self._console.print(within or self._presenter.question(view, decision), style="bold")
        for line in () if menu is None else menu.lines:
            self._console.print(line)
        if menu is None:
            self._console.print(f"  {self._presenter.hint(view, decision)}", style="dim")
        elif within:
            self._console.print(f"  {self._words('menu_back')}", style="dim")

    def _answer(
        self, view: Any, decision: Any, menu: Menu | None, line: str, listing: Callable[[int], None]
    ) -> Any | None:
        """The legal action that a line stands for, or the menu that asks on; None: it is dealt with here."""
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
                listing(max(int(rest[0]), 1) if rest else 1)
                return None
            case _ if menu is not None and all(map(_is_number, words)):
                return self._chosen(menu, [int(word) for word in words])
            case _:
                return self._understood(decision, self._presenter.expand(view, decision, " ".join(words)))

    def _chosen(self, menu: Menu, numbers: list[int]) -> Any | None:
        """What stands at these numbers of a menu and of those within it; None, after saying why, if nothing does."""
        answer: Any = menu
        for place, number in enumerate(numbers):
            if not isinstance(answer, Menu):
                self._console.print(self._words("menu_surplus", number=_spelled(numbers[:place])))
                return None
            if not 1 <= number <= len(answer.answers):
                self._console.print(self._words("menu_bounds", last=len(answer.answers)))
                return None
            answer = answer.answers[number - 1]
        return answer

    def _understood(self, decision: Any, text: str) -> Any | None:
        """The legal action of a text; None, after saying why, if it is none."""
        try:
            action = self._game.parse(self._state, text)
        except NotationError as error:
            self._console.print(self._words("not_understood", why=self._words.unread(error)))
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
        return warning is None or self._read(self._words("confirm", warning=warning)).lower() in _YES

    def _list(self, view: Any, actions: Any, first: int, numbers: dict[Any, str]) -> None:
        """List legal actions from the first-th on, each as it can be typed: its numbers of the menu, its notation."""
        last = min(first - 1 + _PAGE, actions.size)
        width = max(map(len, numbers.values()), default=0)
        for index in range(first - 1, last):
            action = actions[index]
            told = f"{self._game.notate(self._state, action)}  {self._presenter.meaning(view, action)}".rstrip()
            self._console.print(f"  {numbers.get(action, ''):>{width}}  {told}")
        more = self._words("legal_more", next=last + 1) if last < actions.size else ""
        self._console.print(f"  {self._words('legal_count', count=actions.size)}{more}")
        if numbers:
            self._console.print(f"  {self._words('legal_numbers')}", style="dim")

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person is there."""
        self._console.clear()
        self._console.rule(self._words("seat", seat=seat))
        self._read(self._words("hand_over", seat=seat))
        self._holder = seat

    def _read(self, prompt: str) -> str:
        """A line from the person, without spaces around it; full-width letters and digits are as good as others.

        Raises:
            Quit: the input has ended.
            Malformed: it is no text.
        """
        try:
            line = input(safe.block(prompt))
        except EOFError:
            raise Quit from None
        except UnicodeDecodeError:
            message = "stdin: this is no UTF-8 text"
            raise DocumentError("malformed", "", message, "no_text", path="stdin") from None
        if not sys.stdin.isatty():
            print(safe.line(line))  # what a terminal would show of it
        return normalize("NFKC", line).strip()


def _spelled(numbers: Iterable[int]) -> str:
    """Numbers as they are typed."""
    return " ".join(map(str, numbers))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
