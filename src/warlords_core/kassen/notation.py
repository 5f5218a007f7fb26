"""One line of text for each action, read back strictly: one spelling an action, one action a spelling.

==========================  ==========================================================================
``deploy 2 at 0 on 7``      the card at position 2 of the hand, left of all; unit 7 for its order
``deploy 2 at 3``           without a target
``tactic 1 on 5``           the card at position 1, on unit 5
``tactic 1``                without a target
``secret 3``                set the card at position 3
``attack 4 5``              unit 4 attacks unit 5
``end`` · ``retreat``
``answer 2``                the choice at place 2
==========================  ==========================================================================

Positions and places count from 0, units have the numbers of the state. Words stand one space apart, numbers have no
leading zeros. Every action can be written down, legal or not.
"""

from collections.abc import Callable
from typing import Any, Final, assert_never, get_args

from warlords_core.kassen.decisions import (
    Answer,
    AnyAction,
    Attack,
    Choice,
    Deploy,
    EndTurn,
    PlayTactic,
    Retreat,
    SetSecret,
)
from warlords_core.kassen.model import Place, Slot, State, Unit
from warlords_core.lines import end, missing, none_of, number, take_word, words_of

LONGEST: Final = 256
"""More characters than this are no action."""

_NOUNS: Final = {
    "card": "a card of the hand",
    "place": "a place of the field",
    "attacker": "an attacking unit",
    "attacked": "a unit to attack",
    "unit": "a unit",
    "choice": "a choice",
}
"""What a number of the notation stands for."""


def _bounds(kind: Any) -> range:
    """The whole numbers that a type of the model allows."""
    meta = get_args(kind)[1]
    return range(meta.ge, meta.le + 1)


_SLOTS: Final = _bounds(Slot)
_PLACES: Final = _bounds(Place)
_UNITS: Final = _bounds(Unit)
_CHOICES: Final = _bounds(Choice)


# Writing


def notate(_state: State, action: AnyAction) -> str:
    """Write an action, legal or not, as one line."""
    match action:
        case Deploy():
            return f"deploy {action.card} at {action.place}{_on(action.target)}"
        case PlayTactic():
            return f"tactic {action.card}{_on(action.target)}"
        case SetSecret():
            return f"secret {action.card}"
        case Attack():
            return f"attack {action.attacker} {action.target}"
        case EndTurn():
            return "end"
        case Retreat():
            return "retreat"
        case Answer():
            return f"answer {action.choice}"
    assert_never(action)


def _on(target: int | None) -> str:
    return "" if target is None else f" on {target}"


# Reading


def parse(_state: State, text: str) -> AnyAction:
    """Read the action, legal or not, that a line stands for.

    Raises:
        NotationError: it is no action, or not in its one spelling; the message says what was expected.
    """
    verb, words = words_of(text, LONGEST)
    reader = _READERS.get(verb)
    if reader is None:
        raise none_of(tuple(_READERS), verb)
    action = reader(words)
    end(words)
    return action


# Each reader takes its words away from the front of the list.


def _deploy(words: list[str]) -> Deploy:
    card = _number(words, "card", _SLOTS)
    take_word(words, "at")
    return Deploy(card, _number(words, "place", _PLACES), _target(words))


def _tactic(words: list[str]) -> PlayTactic:
    return PlayTactic(_number(words, "card", _SLOTS), _target(words))


def _secret(words: list[str]) -> SetSecret:
    return SetSecret(_number(words, "card", _SLOTS))


def _attack(words: list[str]) -> Attack:
    attacker = _number(words, "attacker", _UNITS)
    return Attack(attacker, _number(words, "attacked", _UNITS))


def _end(_words: list[str]) -> EndTurn:
    return EndTurn()


def _retreat(_words: list[str]) -> Retreat:
    return Retreat()


def _answer(words: list[str]) -> Answer:
    return Answer(_number(words, "choice", _CHOICES))


_READERS: Final[dict[str, Callable[[list[str]], AnyAction]]] = {
    "deploy": _deploy,
    "tactic": _tactic,
    "secret": _secret,
    "attack": _attack,
    "end": _end,
    "retreat": _retreat,
    "answer": _answer,
}


def _target(words: list[str]) -> int | None:
    if not words:
        return None
    take_word(words, "on")
    return _number(words, "unit", _UNITS)


def _number(words: list[str], noun: str, allowed: range) -> int:
    what = _NOUNS[noun]
    if not words:
        raise missing(noun, what)
    return number(words.pop(0), noun, what, allowed)
