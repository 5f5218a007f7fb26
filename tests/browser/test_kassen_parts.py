"""The parts of kassen's board that need no match: choosing step by step, its words, the counter that it foretells."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, Page

from warlords_core.kassen.model import Land
from warlords_core.kassen.pack import QuestionKind
from warlords_core.kassen.verdict import Reason
from warlords_core.kassen.vocabulary import STATES, Faction, Lasting
from warlords_core.narration.sentences import LANGUAGES, Sentences


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """One tab for all tests here: they only call functions."""
    page = browser.new_page(base_url=address)
    page.goto("/")
    yield page
    page.close()


# A general whose order has two targets, another without, a tactic with a target, one without, a secret, an attacker.
ORDERED = [{"type": "deploy", "card": 0, "place": place, "target": target} for place in (0, 1) for target in (3, 5)]
PLAIN = [{"type": "deploy", "card": 1, "place": place, "target": None} for place in (0, 1)]
AIMED = {"type": "play_tactic", "card": 2, "target": 3}
LOOSE = {"type": "play_tactic", "card": 3, "target": None}
SECRET = {"type": "set_secret", "card": 4}
ATTACKS = [{"type": "attack", "attacker": 3, "target": target} for target in (5, 6)]
LEGAL = [*ORDERED, *PLAIN, AIMED, LOOSE, SECRET, *ATTACKS, {"type": "end_turn"}, {"type": "retreat"}]

PICK = """async ([legal, picks]) => {
  const steps = await import("/playground/boards/kassen/steps.js");
  const chosen = [];
  const scene = { mine: {}, offer: { total: legal.length, actions: legal }, draft: {},
    choose: action => chosen.push(action), redraw: () => {} };
  for (const [field, value] of picks) field === "confirm" ? steps.confirm(scene) : steps.pick(scene, field, value);
  const next = steps.next(scene);
  return { chosen, next, open: next === null ? [] : [...steps.open(scene, next)].sort() };
}"""


@pytest.mark.parametrize(
    ("picks", "next_field", "open_values"),
    [
        ([], None, []),
        ([("card", 0)], "place", [0, 1]),
        ([("card", 0), ("place", 1)], "target", [3, 5]),
        ([("card", 0), ("confirm", 0)], "target", [3, 5]),
        ([("card", 2)], "target", [3]),
        ([("card", 3)], None, []),
        ([("attacker", 3)], "target", [5, 6]),
        ([("card", 0), ("place", 1), ("attacker", 3)], "target", [5, 6]),
        ([("attacker", 3), ("card", 1)], "place", [0, 1]),
    ],
)
def test_what_is_picked_tells_what_comes_next(
    page: Page, picks: list[tuple[str, int]], next_field: str | None, open_values: list[int]
) -> None:
    assert page.evaluate(PICK, [LEGAL, picks]) == {"chosen": [], "next": next_field, "open": open_values}


@pytest.mark.parametrize(
    ("picks", "action"),
    [
        ([("card", 0), ("place", 1), ("target", 5)], ORDERED[3]),
        ([("card", 0), ("confirm", 0), ("target", 3)], ORDERED[2]),
        ([("card", 1), ("place", 0)], PLAIN[0]),
        # Rightmost by default (KS-3.1).
        ([("card", 1), ("confirm", 0)], PLAIN[1]),
        ([("card", 2), ("target", 3)], AIMED),
        ([("card", 3), ("confirm", 0)], LOOSE),
        ([("card", 4), ("confirm", 0)], SECRET),
        ([("attacker", 3), ("target", 6)], ATTACKS[1]),
    ],
)
@pytest.mark.rule("KS-3.1")
def test_the_last_pick_carries_the_action_out(page: Page, picks: list[tuple[str, int]], action: dict[str, Any]) -> None:
    assert page.evaluate(PICK, [LEGAL, picks])["chosen"] == [action]


def unit(health: int, *states: str, barrier: int = 0) -> dict[str, Any]:
    return {"health": health, "barrier": barrier, "states": [{"what": state, "amount": 0} for state in states]}


@pytest.mark.parametrize(
    ("attacker", "target", "counter"),
    [
        (unit(2), unit(5), 5),
        (unit(2), unit(5, barrier=3), 5),
        (unit(2), unit(5, "taunt"), 5),
        (unit(2), unit(5, "disarm"), 5),
        (unit(2, "stun"), unit(5), 5),
        (unit(2), unit(5, "helpless"), 0),
        (unit(2), unit(5, "stun"), 0),
        (unit(2, "no_counter"), unit(5), 0),
        (unit(2), unit(5, "no_counter"), 5),
    ],
)
@pytest.mark.rule("KS-5.2", "KS-5.3")
def test_the_counter_that_is_foretold_is_the_health_before_the_blow(
    page: Page, attacker: dict[str, Any], target: dict[str, Any], counter: int
) -> None:
    told = page.evaluate(
        "async pair => (await import('/playground/boards/kassen/reading.js')).counter(...pair)", [attacker, target]
    )
    assert told == counter


SAY = """async ([language, keys]) => {
  const { say } = await import("/playground/boards/kassen/words.js");
  return keys.map(key => say({ language }, key, { amount: 2 }));
}"""
SHARED = [
    *(f"state.{what}" for what in (*STATES, "sick", "ready")),
    *(f"ends.{when}" for when in (*get_args(Lasting), "aura")),
    *(f"reason.{reason}" for reason in get_args(Reason)),
    *(f"land.{land}" for land in get_args(Land)),
    *(f"faction.{faction}" for faction in get_args(Faction)),
    *(f"quiz.{kind}" for kind in get_args(QuestionKind)),
]
"""What board and narration both have a word for, under the same keys."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_a_word_for_everything_and_it_is_that_of_the_sentences(page: Page, language: Any) -> None:
    say = Sentences(language, "kassen")
    assert page.evaluate(SAY, [language, SHARED]) == [
        say(key, amount=2) if key == "state.thorns" else say(key) for key in SHARED
    ]
