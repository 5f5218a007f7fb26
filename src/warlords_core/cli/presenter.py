"""What a game looks like for people: a presenter for each game, and a plain one for games without.

A presenter draws views, never states: it cannot show more than a seat may see.
"""

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.types import Decision, Event

if TYPE_CHECKING:
    from rich.console import RenderableType

Narrator = Callable[[Event], "Iterable[RenderableType]"]
"""Tells events in their order; it may remember what it has told."""

MOST_OFFERS: Final = 16
"""A numbered menu has no more entries than this."""


class Presenter(Protocol):
    """How to draw a game's views, tell its events and ask its questions."""

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
        """What a decision asks for, in a line."""
        ...

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> tuple[str, ...] | None:
        """What each action does, in the order of the set, where choosing by number is the best way; else None."""
        ...

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """The notation that a short form stands for; the text itself if it is none."""
        ...

    def hint(self, view: Any, decision: Any) -> str:
        """How to answer a decision, with examples."""
        ...


_PRESENTERS: Final = {"xidit": "warlords_core.cli.xidit_presenter"}


def presenter_of(game: AnyGame) -> Presenter:
    """The presenter of a game."""
    module = _PRESENTERS.get(game.name)
    if module is None:
        return PlainPresenter(game)
    presenter: Presenter = import_module(module).presenter(game)
    return presenter


def _fields(fields: dict[str, Any]) -> str:
    return "".join(f" {key}={json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())


class PlainPresenter:
    """Shows the values of any game as they are."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

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
        return f"seat {seat}: {name}{_fields(fields)}"

    def menu(self, view: Any, decision: Any, actions: ActionSet[Any]) -> tuple[str, ...] | None:
        """The actions' fields, if they are few."""
        if actions.size > MOST_OFFERS:
            return None
        return tuple(json.dumps(msgspec.to_builtins(action), ensure_ascii=False) for action in actions)

    def expand(self, view: Any, decision: Any, text: str) -> str:
        """There are no short forms."""
        return text

    def hint(self, view: Any, decision: Any) -> str:
        """Points to the list."""
        return "Answer in the game's notation; `legal` lists what is legal."
