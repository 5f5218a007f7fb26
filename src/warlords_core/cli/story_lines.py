"""Lines of a story, as they stand at the terminal."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text


def indented(line: Text, by: int) -> RenderableType:
    """A line so many columns to the right."""
    # Not by spaces in front: Chinese and Japanese lines, which have no spaces, would be broken right after them.
    return Padding(line, (0, 0, 0, by), expand=False)
