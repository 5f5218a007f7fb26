"""The tables of decisions and actions hold every kind, and say what the rules really do."""

import pytest

from docs._ext import action_pages
from warlords_core import Stream, games

MATCHES = 4
STEPS = 400


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in union.__args__}  # type: ignore[attr-defined]  # a union of structs


def column(table: str, number: int) -> dict[str, str]:
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]
    return {row[0].strip("[ ").split("`")[1]: row[number] for row in rows if "`" in row[0]}


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_decision_and_action_has_its_row(game: str) -> None:
    types = games.get(game).types
    assert set(column(action_pages.decisions(game), 0)) == tags(types.decision)
    assert set(column(action_pages.actions(game), 0)) == tags(types.action)


@pytest.mark.parametrize("game", games.names())
def test_what_is_offered_stands_among_the_answers(game: str) -> None:
    answers = column(action_pages.decisions(game), 2)
    known = games.get(game)
    for seed in range(MATCHES):
        chance = Stream.seeded(seed, "documentation")
        state = known.setup(known.default_options(), seed).state
        for _ in range(STEPS):
            owed = known.decisions(state)
            if not owed:
                break
            action = known.legal_actions(state, owed[0].seat).sample(chance)
            assert f"`{type(action).__struct_config__.tag}`" in answers[type(owed[0]).__struct_config__.tag]
            state = known.apply(state, owed[0].seat, action).state


@pytest.mark.parametrize("game", games.names())
def test_each_line_is_the_one_spelling_of_its_action(game: str) -> None:
    known = games.get(game)
    state = known.setup(known.default_options(), 1).state
    for kind, lines in action_pages.notation_lines(game).items():
        for line in lines:
            action = known.parse(state, line)
            assert (known.notate(state, action), type(action).__struct_config__.tag) == (line, kind)


def test_a_row_has_fields_with_limits_a_line_and_a_clause() -> None:
    [row] = [line for line in action_pages.actions("rising_sun").splitlines() if "`place_bid`" in line]
    assert "`coins`: list of integer (4 items; each 0 … 100000)" in row
    assert "`bid 1 0 2 0`" in row
    assert "[RS-6.3](#rule-rs-6-3)" in row
