"""Pages that are made from the code: a line ``<!-- generate: what words… -->`` is replaced by Markdown.

What a page says in this way cannot fall behind the code; such pages are made anew in every build.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from docs._ext import action_pages, choices, codes, contract_pages, layers, powers, rule_pages, tables, words

GENERATORS: dict[str, Callable[..., str]] = {
    "actions": action_pages.actions,
    "case-list": rule_pages.case_list,
    "choice": choices.choice,
    "clauses": rule_pages.clauses,
    "clauses-in": rule_pages.clauses_in,
    "cli-help": tables.cli_help,
    "codes": codes.code_table,
    "decisions": action_pages.decisions,
    "forbidden-imports": layers.forbidden,
    "layers": layers.drawing,
    "notation": action_pages.spelling,
    "operations": contract_pages.operations,
    "options": tables.options,
    "pack-fields": contract_pages.pack_fields,
    "powers": powers.powers,
    "problem-kinds": tables.problem_kinds,
    "public-api": tables.public_api,
    "schemas": contract_pages.schemas,
    "settings": tables.settings,
    "words": words.words,
}
MARK = re.compile(r"^<!-- generate: ([a-z-]+)((?: \S+)*) -->$", re.MULTILINE)


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect to Sphinx."""
    app.connect("source-read", _replace)
    app.connect("env-get-outdated", _outdated)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _replace(_app: Sphinx, _page: str, source: list[str]) -> None:
    source[0] = filled(source[0])


def filled(page: str) -> str:
    """A page with everything that it asks for."""
    return MARK.sub(lambda mark: GENERATORS[mark[1]](*mark[2].split()), page)


def _outdated(_app: Sphinx, env: Any, _added: set[str], _changed: set[str], _removed: set[str]) -> list[str]:
    found: list[str] = []
    for page in env.found_docs:
        path = Path(env.doc2path(page))
        if path.suffix == ".md" and MARK.search(path.read_text("utf-8")):
            found.append(page)
    return found
