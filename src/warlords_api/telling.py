"""Sentences in answers, for clients that name a language: events, decisions and problems get a ``text``."""

from typing import Any, Final

from msgspec.structs import asdict, replace

from warlords_api.problems import TYPE, ProblemDocument
from warlords_core import narration
from warlords_core.game import AnyGame
from warlords_core.narration import LANGUAGES, Sentences
from warlords_core.rules import Language

_PROBLEMS: Final = {language: Sentences(language, "problems", package="warlords_api") for language in LANGUAGES}


class Teller:
    """Adds sentences to the answers of one game, in one language.

    A sentence is made of what its reader may see: a view of the same eyes that the events are cut to.
    """

    def __init__(self, game: AnyGame, worded: dict[type, Any], language: Language) -> None:
        """Tell of a game.

        Args:
            game: which.
            worded: the types of its events and decisions, to the same types with a text.
            language: of the sentences.
        """
        self._game = game
        self._worded = worded
        self._language: Language = language

    def exchange(self, answer: Any, before: Any, state: Any, eyes: int | None) -> Any:
        """An answer with sentences for its events, which follow the state before, and for what is owed in the last."""
        tell = narration.narrator(self._game, self._game.view(before, eyes), self._language)
        events = tuple([self._with(event, "\n".join(tell(event))) for event in answer.events])
        return self.owed(replace(answer, events=events), state, eyes)

    def owed(self, answer: Any, state: Any, eyes: int | None) -> Any:
        """An answer with a question for each decision that is owed in a state."""
        view = self._game.view(state, eyes)
        asked = [
            self._with(decision, narration.question(self._game, view, decision, self._language))
            for decision in answer.decisions
        ]
        return replace(answer, decisions=tuple(asked))

    def _with(self, value: Any, text: str) -> Any:
        return self._worded[type(value)](**asdict(value), text=text)


def problem_text(document: ProblemDocument, game: AnyGame | None, language: Language) -> str:
    """What a problem document says, as a sentence.

    Args:
        document: the problem.
        game: that the request was about, if it was about one.
        language: of the sentence.
    """
    say, kind = _PROBLEMS[language], document.type.removeprefix(TYPE)
    if game is not None and kind == "illegal-action":
        refused = narration.sentences_of(game, language)
        if f"refused.{document.code}" in refused:
            return refused(f"refused.{document.code}")
    if f"code.{document.code}" in say:
        return say(f"code.{document.code}")
    if game is not None and document.rule is not None:
        return say("against", clause=narration.clause(game, document.rule, language))
    return say(f"kind.{kind}")
