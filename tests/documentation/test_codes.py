"""The tables of codes are read off the source; codes known by hand must be in them, with their clauses."""

import pytest

from docs._ext.codes import code_table
from docs._ext.markdown import plain

XIDIT = "src/warlords_core/xidit"


def row(table: str, code: str) -> list[str]:
    [found] = [line for line in table.splitlines() if line.startswith(f"| `{code}` |")]
    return [cell.strip() for cell in found.strip("|").split("|")]


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        ("city_taken", "XD-1.6"),
        ("already_committed", "XD-2.2"),
        ("already_committed", "XD-9.1"),
        ("wrong_price", "XD-8.1"),
        ("guild_of_another", "XD-4.7"),  # through a function of another module
        ("storeys_used_up", "XD-4.7"),
        ("not_canonical", "XD-4.4"),
    ],
)
def test_a_refusal_stands_with_its_clause(code: str, clause: str) -> None:
    if code == "not_canonical":  # its clause is an argument: the table cannot know it
        assert row(code_table(f"{XIDIT}/refusals.py"), code)[1] == "—"
        return
    assert f"[{clause}](#rule-{clause.lower().replace('.', '-')})" in row(code_table(f"{XIDIT}/refusals.py"), code)[1]


def test_codes_that_are_chosen_are_all_found() -> None:
    table = code_table(f"{XIDIT}/pack_files.py")
    for code in ("missing_field", "unknown_field", "wrong_type", "invalid_value"):
        assert row(table, code)


def test_a_message_is_the_one_of_its_code() -> None:
    table = code_table(f"{XIDIT}/pack_checks.py")
    assert row(table, "city_without_region")[2] == plain("city … touches no region, so no bards can be placed from it")
    assert "stands twice" in row(table, "repeated_city_region")[2]
    refusals = code_table(f"{XIDIT}/refusals.py")
    assert row(refusals, "storeys_used_up")[2] == "no storeys are left in reserve"


def test_codes_of_coroutines_are_found() -> None:
    assert row(code_table("src/warlords_api/endpoint.py"), "body_timeout")


def test_a_file_can_be_left_out() -> None:
    table = code_table(XIDIT, f"!{XIDIT}/refusals.py")
    assert "| `wrong_price` |" not in table
    assert "| `tile_twice` |" in table


def test_a_module_without_codes_is_an_error() -> None:
    with pytest.raises(ValueError, match="no codes in"):
        code_table("src/warlords_core/forms.py")
