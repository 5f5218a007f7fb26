"""Lines of notation: words that stand one space apart, read strictly and refused in one way by every game."""

import re
from collections.abc import Sequence
from typing import Final

from warlords_core.errors import NotationError

SHOWN: Final = 40
"""Characters of a wrong word that are repeated."""

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")


def words_of(text: str, longest: int) -> tuple[str, list[str]]:
    """The first word of a line, and the others.

    Raises:
        NotationError: the line is longer than that, or its words do not stand one space apart.
    """
    if len(text) > longest:
        message = f"expected at most {longest} characters, not {len(text)}"
        raise NotationError(message, "too_long", most=longest, count=len(text))
    verb, *words = text.split(" ")
    if "" in words or (words and not verb):
        raise NotationError("expected words that stand one space apart, with none before and after", "spaces")
    return verb, words


def expected(what: str, word: str, code: str, **details: str | int) -> NotationError:
    """A word that is not what it should be."""
    shown = repr(word[:SHOWN]) if word else "an empty word"
    return NotationError(f"expected {what}, not {shown}", code, given=word[:SHOWN], **details)


def none_of(names: Sequence[str], word: str) -> NotationError:
    """A word that is none of some names."""
    listed = ", ".join(names)
    return expected(f"one of {listed}", word, "none_of", names=listed)


def missing(noun: str, what: str) -> NotationError:
    """A line that ends where something should stand; ``noun`` names it for those who say it in other words."""
    return NotationError(f"expected {what}, not the end of the line", "missing", noun=noun)


def is_number(word: str) -> bool:
    """Whether a word is a number as it is written: digits without zeros in front."""
    return _NUMBER.fullmatch(word) is not None


def number(word: str, noun: str, what: str, allowed: range) -> int:
    """The number that a word stands for.

    Raises:
        NotationError: it is none of those allowed.
    """
    least, most = allowed[0], allowed[-1]
    if not is_number(word) or int(word) not in allowed:
        raise expected(f"{what} from {least} to {most}", word, "number", noun=noun, least=least, most=most)
    return int(word)


def take_word(words: list[str], wanted: str) -> None:
    """Take this very word away from the front.

    Raises:
        NotationError: another one stands there, or none.
    """
    if not words:
        raise NotationError(f"expected {wanted!r}, not the end of the line", "word_missing", wanted=wanted)
    found = words.pop(0)
    if found != wanted:
        raise expected(repr(wanted), found, "wrong_word", wanted=wanted)


def end(words: Sequence[str]) -> None:
    """Nothing is left of the line.

    Raises:
        NotationError: something is.
    """
    if words:
        raise expected("the end of the line", words[0], "surplus")
