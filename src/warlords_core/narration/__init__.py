"""What happens, what is asked and what is refused, as sentences in English, Chinese and Japanese.

::

    tell = narrator(game, game.view(state, seat), "ja")
    for event in visible(transition.events, seat):
        first, *more = tell(event)

A sentence tells no more than the view and the event that it is made of. The messages are Fluent files in ``texts``;
names come from the content pack, titles of clauses from the registry of rules.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from warlords_core.errors import Refusal, UnknownGame
from warlords_core.game import AnyGame
from warlords_core.narration.sentences import FRAME, LANGUAGES, Sentences
from warlords_core.rules import Language
from warlords_core.types import Decision, Event, GameView

__all__ = ["LANGUAGES", "Narrator", "Sentences", "clause", "narrator", "question", "refused", "sentences_of"]

Narrator = Callable[[Event], tuple[str, ...]]
"""Tells events in their order: what happened, and lines that belong to it. It remembers what it has told."""

_GAMES = ("kassen", "rising_sun", "xidit")


def narrator(game: AnyGame, view: GameView, language: Language) -> Narrator:
    """A teller of the events that follow a view, to whoever has that view.

    Raises:
        UnknownGame: there are no sentences for this game.
    """
    told: Narrator = _part(game, "story").narrator(view, game.rules, sentences_of(game, language))
    return told


def question(game: AnyGame, view: GameView, decision: Decision, language: Language) -> str:
    """What a decision asks for, to whoever has the view.

    Raises:
        UnknownGame: there are no sentences for this game.
    """
    told: str = _part(game, "questions").question(view, decision, sentences_of(game, language))
    return told


def refused(game: AnyGame, refusal: Refusal, language: Language) -> str:
    """Why an action is not allowed: the sentence of its code.

    Raises:
        UnknownGame: there are no sentences for this game.
    """
    return sentences_of(game, language)(f"refused.{refusal.code}")


def clause(game: AnyGame, clause_id: str, language: Language) -> str:
    """A rule clause with its title; of an unknown one, the id."""
    return Sentences(language).clause(game.rules, clause_id)


def sentences_of(game: AnyGame, language: Language) -> Sentences:
    """Every message of a game, and those of all games.

    Raises:
        UnknownGame: there are none.
    """
    _known(game)
    return Sentences(language, FRAME, game.name)


def _part(game: AnyGame, name: str) -> Any:
    _known(game)
    return import_module(f"{__name__}.{game.name}.{name}")


def _known(game: AnyGame) -> None:
    if game.name not in _GAMES:
        known = ", ".join(_GAMES)
        raise UnknownGame(f"there are no sentences for {game.name}", name=game.name, known=known)
