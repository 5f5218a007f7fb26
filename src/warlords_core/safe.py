"""Text that is not ours, made harmless for a terminal: the one place that does it.

Packs, files and typed lines may hold anything: escape sequences that rewrite the screen, characters that turn the
reading direction round. Whatever is printed goes through here; see ``output``, ``faults`` and ``words``.
"""

from typing import Final
from unicodedata import category

_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode categories: controls, formats (bidi among them), surrogates, separators of lines and paragraphs."""


def block(text: str) -> str:
    """Text of several lines: all that nobody would see is written as an escape, line ends stay."""
    return text if text.isprintable() else "".join(map(_line_end_or_shown, text))


def line(text: str) -> str:
    """Text that is to stay within a line: line ends are written as escapes too."""
    return text if text.isprintable() else "".join(map(_shown, text))


def json(text: str) -> str:
    """JSON that means the same: what nobody would see in its strings is written as JSON's own escapes."""
    return text if text.isprintable() else "".join(map(_line_end_or_unit, text))


def _shown(char: str) -> str:
    return repr(char)[1:-1] if category(char) in _UNSEEN else char


def _line_end_or_shown(char: str) -> str:
    return char if char == "\n" else _shown(char)


def _line_end_or_unit(char: str) -> str:
    if char == "\n" or category(char) not in _UNSEEN:
        return char
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
