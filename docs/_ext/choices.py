"""Heads of the sections that tell what was chosen where a rule text is silent, or can be read in more than one way."""

from docs._ext.markdown import anchor, code
from docs._ext.tables import option_values
from warlords_core import games
from warlords_core.rules import Clause


def open_clauses(game: str) -> tuple[Clause, ...]:
    """The clauses that this project had to decide, in the order of the rule text."""
    return tuple(clause for clause in games.get(game).rules if clause.gap or clause.switch)


def choice(game: str, clause_id: str) -> str:
    """The heading of a choice: its clause, whether the text is silent, and the option that turns it.

    Raises:
        ValueError: there was nothing to choose.
    """
    clause = games.get(game).rules[clause_id]
    if not (clause.gap or clause.switch):
        raise ValueError(f"{clause_id} is no choice: the rule text says it, and no option changes it")
    told = ["the text is silent" if clause.gap else "", _option(game, clause.switch) if clause.switch else ""]
    return "\n".join(
        [
            f"(choice-{anchor(clause.id)})=",
            f"### {clause.title.en}\n",
            f"[{clause.id}](#rule-{anchor(clause.id)}) · {' · '.join(filter(None, told))}\n",
        ]
    )


def _option(game: str, name: str) -> str:
    values, default = option_values(game)[name]
    return f"option {code(name)}: {values}; default {code(default)}"
