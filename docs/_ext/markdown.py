"""Small helpers that write Markdown."""

import re
from collections.abc import Iterable, Sequence
from html import escape


def cell(text: str) -> str:
    """A text within a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; a row a line."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines) + "\n"


def plain(text: str) -> str:
    """A text that is no Markdown."""
    return re.sub(r"([\\`*_\[\]<])", r"\\\1", text)


def code(text: object) -> str:
    """Literal text."""
    marks = "``" if "`" in str(text) else "`"
    return f"{marks}{text}{marks}"


def block(text: str, language: str = "text") -> str:
    """A literal block."""
    return f"````{{code-block}} {language}\n{text.rstrip()}\n````\n"


def folded(summary: str, *paragraphs: tuple[str, str]) -> str:
    """A fold-out of paragraphs, each with the code of its language."""
    inner = "".join(f'<p lang="{language}">{escape(text)}</p>' for language, text in paragraphs)
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>\n"


def folded_code(summary: str, text: str) -> str:
    """A fold-out of literal text (which must hold no empty line: Markdown would end it there)."""
    lines = "\n".join(line for line in escape(text).splitlines() if line.strip())
    return f'<details><summary>{escape(summary)}</summary><div class="highlight"><pre>{lines}</pre></div></details>\n'


def anchor(text: str) -> str:
    """A text as an anchor."""
    return "".join(letter if letter.isalnum() else "-" for letter in text.lower()).strip("-")
