"""What a game looks like for people: a presenter for each game, and a plain one for games without.

A presenter draws views, never states: it cannot show more than a seat may see. It speaks one language.
"""

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from warlords_core.actions import ActionSet
from warlords_core.cli.words import FRAME, Words
from warlords_core.errors import Refusal
from warlords_core.game import AnyGame
from warlords_core.rules import Language
from warlords_core.types import Decision, Event, Outcome

if TYPE_CHECKING:
    from rich.console import RenderableType

Narrator = Callable[[Event], "Iterable[RenderableType]"]
"""Tells events in their order; it may remember what it has told."""

MOST_OFFERS: Final = 16
"""A numbered menu of single lines has no more entries than this."""


class Menu(NamedTuple):
    """What can be chosen by number, from 1."""

    answers: tuple[Any, ...]
    """The actions; a menu stands for one that takes a second number."""
    lines: tuple[str, ...]
    """How they are printed, numbers included."""
    question: str = ""
    """What a menu within a menu asks."""

    def actions(self) -> "Iterable[tuple[tuple[int, ...], Any]]":
        """Every action with the numbers that choose it."""
        for number, answer in enumerate(self.answers, 1):
            if isinstance(answer, Menu):
                yield from (((number, *more), action) for more, action in answer.actions())
            else:
                yield (number,), answer


def numbered(answers: Iterable[Any], offers: Iterable[str]) -> Menu:
    """A menu with a line an action."""
    lines = tuple(f"  {number:>2}  {offer}" for number, offer in enumerate(offers, 1))
    return Menu(tuple(answers), lines)


def told_once(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events of which none is a shorter version of another one: what is told to some with more in it counts.

    Whoever may know both would be told the same thing twice.
    """
    listed = tuple(events)
    fuller = [event for event in listed if event.audience is not None]
    return tuple(event for event in listed if not any(_says_less(event, other) for other in fuller))


def _says_less(event: Event, other: Event) -> bool:
    """Whether an event says what another of its type does, and leaves something open that the other fills in."""
    if type(event) is not type(other) or event.audience is not None:
        return False
    pairs = [(getattr(event, name), getattr(other, name)) for name in event.__struct_fields__ if name != "audience"]
    return all(one == two or one is None for one, two in pairs)


class Presenter(Protocol):
    """How to draw a game's views, tell its events and ask its questions."""

    words: Words
    """Its language, with the phrases around every game among its own."""

    def table(self, view: Any) -> "RenderableType":
        """What a view shows of the table."""
        ...

    def screen(self, view: Any) -> "RenderableType | None":
        """What a view shows of its own seat's hidden things; None if there is nothing."""
        ...

    def narrator(self, view: Any) -> Narrator:
        """A teller of the events that follow a view."""
        ...

    def wants_table(self, decision: Any) -> bool:
        """Whether the table is drawn before a decision is asked."""
        ...

    def question(self, view: Any, decision: Any) -> str:
        """What a decision asks for."""
        ...

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> Menu | None:
        """What can be chosen by number, where that is the best way; else None."""
        ...

    def meaning(self, view: Any, action: Any) -> str:
        """What an action of the view's seat would do, where its notation does not say it; else an empty text."""
        ...

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """The notation that a short form stands for; the text itself if it is none."""
        ...

    def hint(self, view: Any, decision: Any) -> str:
        """How to answer a decision, with examples."""
        ...

    def warning(self, view: Any, action: Any) -> str | None:
        """What to tell before an action that must be confirmed; None: it need not be."""
        ...

    def refused(self, refusal: Refusal) -> str:
        """Why an action is not allowed."""
        ...

    def ending(self, view: Any, outcome: Outcome) -> "RenderableType":
        """How a match ended, from the view at its end."""
        ...


_PRESENTERS: Final = {
    "kassen": "warlords_core.cli.kassen.presenter",
    "rising_sun": "warlords_core.cli.rising_sun.presenter",
    "xidit": "warlords_core.cli.xidit.presenter",
}


def presenter_of(game: AnyGame, language: Language = "en") -> Presenter:
    """The presenter of a game in a language."""
    module = _PRESENTERS.get(game.name)
    if module is None:
        return PlainPresenter(game, language)
    presenter: Presenter = import_module(module).presenter(game, language)
    return presenter


def _fields(fields: dict[str, Any]) -> str:
    return "".join(f" {key}={json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())


class PlainPresenter:
    """Shows the values of any game as they are; only what is said around them is in the reader's language."""

    def __init__(self, game: AnyGame, language: Language = "en") -> None:
        self._game = game
        self.words = Words(language, FRAME)

    def table(self, view: Any) -> "RenderableType":
        """The view's fields, indented."""
        return json.dumps(msgspec.to_builtins(view), indent=1, ensure_ascii=False)

    def screen(self, view: Any) -> "RenderableType | None":
        """Nothing of its own: the table shows it all."""
        return None

    def narrator(self, view: Any) -> Narrator:
        """Tells each event's type, fields and clause."""
        return self._tell

    def _tell(self, event: Event) -> "Iterable[RenderableType]":
        fields = msgspec.to_builtins(event)
        clause, name = fields.pop("rule"), fields.pop("type")
        told = _fields({key: value for key, value in fields.items() if key not in ("audience", "reveal")})
        yield f"{name}{told} ({clause})"

    def wants_table(self, decision: Any) -> bool:
        """Always: nothing is known of the decisions."""
        return True

    def question(self, view: Any, decision: Decision) -> str:
        """The decision's type and fields."""
        fields = msgspec.to_builtins(decision)
        name, seat = fields.pop("type"), fields.pop("seat")
        return f"{self.words('seat', seat=seat)}: {name}{_fields(fields)}"

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> Menu | None:
        """The actions' fields, if they are few."""
        if actions.size > MOST_OFFERS:
            return None
        return numbered(actions, (json.dumps(msgspec.to_builtins(each), ensure_ascii=False) for each in actions))

    def meaning(self, view: Any, action: Any) -> str:
        """Nothing is known of it."""
        return ""

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """There are no short forms."""
        return text

    def hint(self, view: Any, decision: Any) -> str:
        """Points to the list."""
        return self.words("hint")

    def warning(self, view: Any, action: Any) -> str | None:
        """Nothing is known of it."""
        return None

    def refused(self, refusal: Refusal) -> str:
        """The message, and the code."""
        return f"{refusal.message} [{refusal.code}]"

    def ending(self, view: Any, outcome: Outcome) -> "RenderableType":
        """The ranking."""
        from warlords_core.cli.results import ranking

        return ranking(outcome, self.words)
