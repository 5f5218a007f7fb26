r"""One line of text for each action, read back strictly: one spelling an action, one action a spelling.

====================================  ======================================================================
``propose 2`` · ``accept 2``          an alliance to or from seat 2; so ``decline 2``, ``withdraw 2``
``ready``                             seek no alliance
``tile 0``                            play the uppermost of the tiles
``tile 0 as harvest``                 lay it face down and announce harvest
``summon bushi at kyoto``             from the reserve
``move bushi from edo to kyoto``      one figure
``build kyoto``                       a stronghold
``buy oni_of_skulls``                 a displayed card
``swap 2 bushi at kyoto for bushi``   a bushi of seat 2 there for an own one
``bid 1 0 2 0``                       coins on seppuku, hostage, ronin, poets
``advantage``                         use the one that was won
``hostage 2 bushi``                   take a bushi of seat 2
``share 0 2``                         seats 0 and 2 get an odd coin each
``turn first`` · ``turn last``        the own effects come first, or last
``pick 1``                            the effect at place 1 of the list comes next
``use on 2 at kyoto with bushi``      an effect; each of the three parts only where there is one
``done``                              no more, or nothing
``give 2 coins 3 ronin 0``            to seat 2
====================================  ======================================================================

Seats and places in a list count from 0. Words stand one space apart, numbers have no leading zeros. A word that is
not made of a-z, 0-9, ``_`` and ``-`` stands in quotes, as JSON writes it in plain ASCII, with ``\u0020`` for a
space. Every action can be written down, legal or not.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from warlords_core.errors import NotationError
from warlords_core.lines import SHOWN, end, expected, is_number, missing, none_of, take_word, words_of
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    AnyAction,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    Give,
    Move,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    ShareOut,
    Summon,
    Swap,
    TakeHostage,
    TakeTurn,
    UseAdvantage,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.model import State

LONGEST: Final = 4096
"""More characters than this are no action."""

_FORMS: Final[Mapping[type[Any], str]] = {
    Propose: "propose =to",
    Accept: "accept =proposer",
    Decline: "decline =proposer",
    Withdraw: "withdraw =to",
    Ready: "ready",
    ChooseTile: "tile =tile",
    Announce: "tile =tile as =mandate",
    Summon: "summon =kind at =place",
    Move: "move =kind from =place to =to",
    Build: "build =place",
    Buy: "buy =card",
    Swap: "swap =seat =kind at =place for =own",
    PlaceBid: "bid *coins",
    UseAdvantage: "advantage",
    TakeHostage: "hostage =seat =kind",
    ShareOut: "share *losers",
    TakeTurn: "turn =when",
    PickEffect: "pick =heard",
    UseEffect: "use ?on=seat ?at=place ?with=kind",
    Done: "done",
    Give: "give =to coins =coins ronin =ronin",
}
"""How an action is written: words as they stand, ``=field``, ``*field`` for all its members, ``?word=field`` for a
word and a field that may be missing."""

_PLAIN: Final = re.compile(r"[a-z0-9_-]*[a-z_][a-z0-9_-]*")
_FIELD: Final = re.compile(r"at `\$\.(\w+)")
"""Where the decoder of actions finds a fault."""


# Writing


def notate(_state: State, action: AnyAction) -> str:
    """Write an action, legal or not, as one line."""
    words: list[str] = []
    for part in _FORMS[type(action)].split(" "):
        if part[0] == "=":
            words.append(_written(getattr(action, part[1:])))
        elif part[0] == "*":
            words += [_written(member) for member in getattr(action, part[1:])]
        elif part[0] == "?":
            word, field = part[1:].split("=")
            value = getattr(action, field)
            words += [] if value is None else [word, _written(value)]
        else:
            words.append(part)
    return " ".join(words)


def _written(value: object) -> str:
    text = str(value)
    if not isinstance(value, str) or _PLAIN.fullmatch(text):
        return text
    return json.dumps(text).replace(" ", r"\u0020")


# Reading


def parse(_state: State, text: str) -> AnyAction:
    """Read the action, legal or not, that a line stands for.

    Raises:
        NotationError: it is no action, or not in its one spelling; the message says what was expected.
    """
    verb, words = words_of(text, LONGEST)
    if verb not in _BY_VERB:
        raise none_of(tuple(_BY_VERB), verb)
    kind = _BY_VERB[verb](words)
    fields = _fields(_FORMS[kind].split(" ")[1:], words)
    try:
        action: AnyAction = msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        place = _FIELD.search(str(error))
        assert place is not None  # the words that there are fill all fields, so each fault stands in one
        given = _spelled(fields[place[1]])[:SHOWN]
        message = f"expected four numbers of coins, not {given!r}" if kind is PlaceBid else f"{error} in {verb}"
        raise NotationError(message, "wrong_value", noun=place[1], given=given) from None
    if (only := notate(_state, action)) != text:
        raise NotationError(f"expected the one spelling {only!r}", "one_spelling", wanted=only[:SHOWN])
    return action


def _verbs() -> Mapping[str, Callable[[list[str]], type[Any]]]:
    """Which action a verb and its words are; a tile is announced if it says as what."""

    def always(kind: type[Any]) -> Callable[[list[str]], type[Any]]:
        return lambda _words: kind

    verbs = {form.split(" ")[0]: always(kind) for kind, form in _FORMS.items()}
    return {**verbs, "tile": lambda words: Announce if len(words) > 1 else ChooseTile}


_BY_VERB: Final = _verbs()


def _fields(parts: list[str], words: list[str]) -> dict[str, Any]:
    """What the words say, by field; takes them away from the front of the list."""
    fields: dict[str, Any] = {}
    for part in parts:
        if part[0] == "=":
            fields[part[1:]] = _read(_field(words, part[1:]))
        elif part[0] == "*":
            fields[part[1:]] = [_read(word) for word in words]
            words.clear()
        elif part[0] == "?":
            word, field = part[1:].split("=")
            if words[:1] == [word]:
                words.pop(0)
                fields[field] = _read(_field(words, field))
        else:
            take_word(words, part)
    end(words)
    return fields


def _read(word: str) -> int | str:
    if is_number(word):
        return int(word)
    if not word.startswith('"'):
        return word
    try:
        text = json.loads(word)
    except ValueError:
        raise expected("a word in quotes", word, "quotes") from None
    if not isinstance(text, str):
        raise expected("a word in quotes", word, "quotes")
    return text


def _spelled(value: int | str | list[int | str]) -> str:
    """What was read for a field, as it stood in the line."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _field(words: list[str], field: str) -> str:
    if not words:
        raise missing(field, f"the {field}")
    return words.pop(0)
