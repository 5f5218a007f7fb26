"""Pages in Chinese and Japanese say so in their HTML (``language: zh`` at their top), for fonts and screen readers."""

from typing import Any

from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect to Sphinx."""
    app.connect("html-page-context", _tell)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _tell(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    context["language"] = (context.get("meta") or {}).get("language", context["language"])
