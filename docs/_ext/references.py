"""Cross-references and docstrings of the library reference.

A reference into this project's packages must lead somewhere, or the build fails; one to anything else (the standard
library, dependencies, private names) is printed as plain text, since no inventory is fetched.
"""

import builtins
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.ext.napoleon import Config, GoogleDocstring

from docs._ext.names import PACKAGES, is_type_variable, resolved

_BUILTINS = frozenset(dir(builtins))
_ATTRIBUTES = ("attribute", "data", "property")


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect to Sphinx."""
    app.connect("autodoc-process-docstring", _google)
    app.connect("autoapi-skip-member", _skip)
    app.connect("doctree-read", _resolve_names)
    app.connect("missing-reference", _foreign)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _google(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Read the sections of docstrings in Google style.

    Napoleon as an extension would read a colon in the text below an attribute as the end of a type.
    """
    if what not in _ATTRIBUTES:
        lines[:] = GoogleDocstring(lines, Config(), app, what, name, obj, options).lines()


def _skip(_app: Sphinx, what: str, name: str, _obj: object, skip: bool, _options: object) -> bool:
    """Leave type variables out."""
    return skip or (what == "data" and is_type_variable(name))


def _resolve_names(_app: Sphinx, doctree: nodes.document) -> None:
    """Make names absolute the way Python does: by the imports of the module that they stand in."""
    for node in doctree.findall(addnodes.pending_xref):
        if node.get("refdomain") == "py":
            name = resolved(node.get("py:module") or "", node["reftarget"])
            # Of the standard library: else ``set`` would be looked for among the fields of ours that have this name.
            node["reftarget"] = f"builtins.{name}" if name in _BUILTINS else name


def _foreign(_app: Sphinx, _env: object, node: nodes.Element, contents: nodes.Node) -> nodes.Node | None:
    """The text alone, for what this project does not define in public; None, and so a warning, for what it does."""
    target = str(node.get("reftarget", ""))
    own = target.partition(".")[0] in PACKAGES and not target.rpartition(".")[2].startswith("_")
    own = own and not is_type_variable(target)
    return contents if node.get("refdomain") == "py" and not own else None
