"""How a person looks at the playground: the size of the window, light or dark, the language."""

from typing import Literal, NamedTuple


class Look(NamedTuple):
    """A window."""

    name: str
    width: int
    """CSS pixels."""
    height: int
    """CSS pixels."""
    scheme: Literal["light", "dark"] = "light"
    language: Literal["en", "zh", "ja"] = "en"

    def __str__(self) -> str:
        return f"{self.name}-{self.scheme}-{self.language}"

    def dark(self) -> "Look":
        return self._replace(scheme="dark")

    def reading(self, language: Literal["en", "zh", "ja"]) -> "Look":
        return self._replace(language=language)


DESKTOP = Look("desktop", 1280, 900)
PHONE = Look("phone", 360, 740)
"""As narrow as telephones in use get."""
LOOKS = (DESKTOP, DESKTOP.dark(), PHONE, PHONE.dark().reading("zh"))
"""Both sizes, both themes."""
