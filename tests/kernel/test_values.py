"""Errors, outcomes and the rule registry."""

import pytest

from tests.toy import GAME
from warlords_core.errors import IllegalAction, InvalidState, Malformed, PackError, Problem, Refusal, WarlordsError
from warlords_core.types import Outcome, Score, Standing


def test_errors_say_what_is_wrong_and_where() -> None:
    refusal = Refusal("city_closed", "XD-4.3", "/city", "the city is closed", 5)
    assert str(IllegalAction(refusal)) == "the city is closed [city_closed, XD-4.3]"
    assert IllegalAction(refusal).refusal is refusal
    faults = (Problem("a", None, "/x", "first"), Problem("b", "XD-1.1", "", "second"))
    for kind in (InvalidState, PackError):
        error = kind(iter(faults))
        assert str(error) == "/x: first [a]; /: second [b]"
        assert error.problems == faults
        assert isinstance(error, WarlordsError)
    assert str(Malformed("too_deep", "", "nested too deeply")) == "/: nested too deeply [too_deep]"


def test_all_in_first_place_are_winners() -> None:
    scores = (Score("points", 3),)
    shared = Outcome("over", (Standing(2, 1, scores), Standing(0, 1, scores), Standing(1, 3, scores)))
    assert shared.winners == (2, 0)


def test_values_are_frozen_and_can_be_compared() -> None:
    score = Score("points", 3)
    with pytest.raises(AttributeError):
        score.value = 4  # type: ignore[misc]  # what is tested
    assert score == Score("points", 3)
    assert hash(score) == hash(Score("points", 3))


def test_the_rule_registry_answers_by_clause() -> None:
    rules = GAME.rules
    assert len(rules) == 4
    assert [clause.id for clause in rules] == ["TOY-1", "TOY-2", "TOY-3", "TOY-4"]
    assert "TOY-3" in rules
    assert "TOY-5" not in rules
    clause = rules["TOY-3"]
    assert clause.gap
    assert clause.switch is None
    assert rules["TOY-4"].switch == "coins"
    assert [clause.title.language(code) for code in ("en", "zh", "ja")] == ["Taking", "领取", "獲得"]
    for unknown in ("fr", "_en", "__class__"):
        with pytest.raises(KeyError):
            clause.title.language(unknown)
    with pytest.raises(KeyError):
        rules["TOY-5"]
