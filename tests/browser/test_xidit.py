"""xidit in the playground: a whole match, a year by keyboard, every decision, all languages, and axe."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest
from playwright.sync_api import FilePayload, Page, Response

from tests.browser.conftest import sideways
from tests.browser.looks import DESKTOP, LOOKS, PHONE, Look
from tests.browser.pressing import carry_out, press, sent_action
from tests.contract.keen import keen_xidit
from warlords_core.codec import from_json, to_json
from warlords_core.rng import Rng, Stream
from warlords_core.types import Action
from warlords_core.xidit import GAME, Options, State
from warlords_core.xidit.decisions import AnyDecision, CommitPlan, MatchMove, MatchRecord

ME = 0
SETTLED = """before => {
  const mine = document.querySelector(".xd-ask") && document.querySelector("#waiting")?.textContent === "";
  const over = document.querySelector("#outcome table");
  return document.querySelector("#at")?.textContent !== before && Boolean(mine || over);
}"""
"""Something has happened, and now it is up to the reader alone, or the match is over."""


def settle(page: Page, before: str | None = None) -> None:
    page.wait_for_function(SETTLED, arg=before)


def at(page: Page) -> str | None:
    return page.locator("#at").text_content()


def hasten(page: Page) -> None:
    """Let bots move without pauses."""
    page.add_init_script("localStorage.setItem('warlords.pace', 'fast')")


def begin(page: Page, seats: int, seed: int) -> None:
    """Fill in the first screen and begin; the reader has the first seat, bots that need no time the others."""
    page.goto("/")
    page.locator("[name=game][value=xidit]").check()
    page.locator("label", has_text=re.compile("^seats")).get_by_role("combobox").select_option(str(seats))
    for seat in range(1, seats):
        page.locator(f"#player-{seat}").select_option("random")
    page.locator("#seed").fill(str(seed))
    page.locator("#start").click()


def wired(action: Action) -> dict[str, Any]:
    """An action as it goes over the wire."""
    found: dict[str, Any] = json.loads(to_json(action))
    return found


def ranking(outcome: dict[str, Any]) -> list[list[str]]:
    """Place and scores of each seat as they are to be read: a column for each score, empty where a seat has none."""
    scores = [{score["name"]: score["value"] for score in standing["scores"]} for standing in outcome["ranking"]]
    columns = dict.fromkeys(name for named in scores for name in named)
    return [
        [str(standing["place"]), *(str(named.get(name, "")) for name in columns)]
        for standing, named in zip(outcome["ranking"], scores, strict=True)
    ]


def test_a_whole_match_is_played_by_pressing(page: Page, snap: Callable[..., None]) -> None:
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response) if is_step(response) else None)
    hasten(page)
    begin(page, seats=3, seed=2026)
    settle(page)
    chance = Stream(Rng.seeded(1).key, "test/browser")
    kinds: set[str] = set()
    while not page.locator("#outcome table").count():
        exchange = answers[-1].json()
        state = from_json(json.dumps(exchange["state"]).encode(), State)
        action = keen_xidit(state, ME, GAME.legal_actions(state, ME), chance)
        if not kinds:
            snap(page, "start")
        kinds.add(exchange["decisions"][0]["type"])
        before = at(page)
        assert carry_out(page, wired(action)) == wired(action)
        settle(page, before)
    snap(page, "end", whole=True)
    last = answers[-1].json()
    assert last["state"]["table"]["year"] == 12
    assert kinds >= {"hero_due", "plan_due", "rewards_due", "bards_due", "show_due", "dummy_due"}
    rows = page.locator("#outcome tbody tr")
    assert [row.locator("td").all_text_contents() for row in rows.all()] == ranking(last["outcome"])
    shown = [int(row.get_attribute("data-seat") or "") for row in rows.all()]
    assert shown == [standing["seat"] for standing in last["outcome"]["ranking"]]
    with page.expect_download() as saved:
        page.get_by_role("tab").last.click()
        page.locator("#save").click()
    record = from_json(saved.value.path().read_bytes(), MatchRecord)
    mine = [move.action for move in record.moves if move.seat == ME]
    assert sum(isinstance(action, CommitPlan) for action in mine) == 12


def is_step(response: Response) -> bool:
    return response.url.endswith(("/v1/xidit/matches", "/v1/xidit/adjudications"))


# Every decision


KINDS = [kind.__struct_config__.tag for kind in get_args(AnyDecision)]
CHOICES = {"titan_due": 5, "bards_due": 3, "show_due": 2, "plan_due": 2}
"""By decision: how many answers there are to be at least, so that the test has something to choose."""


@cache
def asked(kind: str) -> MatchRecord:
    """A match up to where the reader owes a decision of this kind."""
    options = Options(seats=3, recruit="optional", dummy_titans=True)
    for seed in range(100):
        chance = Stream(Rng.seeded(seed).key, "test/asked")
        state, moves = GAME.setup(options, seed).state, list[MatchMove]()
        pack = state.pack
        while owed := GAME.decisions(state):
            legal = GAME.legal_actions(state, owed[0].seat)
            found = owed[0].seat == ME and owed[0].__struct_config__.tag == kind
            if found and len(owed) in {1, options.seats} and legal.size >= CHOICES.get(kind, 1):
                return MatchRecord(game="xidit", pack=pack, options=options, seed=seed, moves=tuple(moves))
            action = keen_xidit(state, owed[0].seat, legal, chance)
            moves.append(MatchMove(owed[0].seat, action))
            state = GAME.apply(state, owed[0].seat, action).state
    raise AssertionError(f"nobody was asked for {kind}")


def load(page: Page, record: MatchRecord) -> State:
    """Load a record and go to its end."""
    page.goto("/")
    file = FilePayload(name="match.json", mimeType="application/json", buffer=to_json(record))
    page.locator("#file").set_input_files(files=[file])
    page.locator("#tab-history").click()
    if record.moves:
        page.locator("#go-last").click()
    last = len(record.moves)
    page.locator("#at", has_text=f"{last} / {last}").wait_for(state="attached")
    page.locator(".xd-ask").wait_for()
    state = GAME.setup(record.options, record.seed).state
    for move in record.moves:
        state = GAME.apply(state, move.seat, move.action).state
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_can_be_answered_on_the_board(page: Page, kind: str) -> None:
    state = load(page, asked(kind))
    legal = GAME.legal_actions(state, ME)
    action = wired(legal[legal.size // 3])
    assert carry_out(page, action) == action


# By keyboard


def tab_to(page: Page, key: str) -> None:
    """Press Tab until what has this key is in focus."""
    for _ in range(300):
        if focused(page) == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {key}")


def focused(page: Page) -> str | None:
    found: str | None = page.evaluate("document.activeElement?.dataset.key ?? null")
    return found


def test_a_year_is_played_by_keyboard_alone(page: Page, snap: Callable[..., None]) -> None:
    hasten(page)
    begin(page, seats=3, seed=5)
    settle(page)
    tab_to(page, "city-5")
    before = at(page)
    page.keyboard.press("Enter")
    settle(page, before)
    # From city 5 blue leads to city 12, and black from there to city 4.
    for key, pressed in (("map-act", "Space"), ("map-blue", "Enter"), ("map-act", "Enter"), ("map-black", "Enter")):
        tab_to(page, key)
        page.keyboard.press(pressed)
    tab_to(page, "order-wait")
    page.keyboard.press("Enter")
    assert focused(page) == "order-wait", "focus stays where it was"
    snap(page, "planned")
    page.keyboard.press("Enter")
    assert focused(page) == "plan-commit", "the last order leads on to the commitment"
    before = at(page)
    with page.expect_request("**/v1/xidit/adjudications") as sent:
        page.keyboard.press("Enter")
    assert sent_action(sent.value)["orders"] == ["act", "blue", "act", "black", "wait", "wait"]
    settle(page, before)
    assert page.locator(".xd-told tbody tr").count() == 3


# How it looks


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_board_is_accessible_and_fits(
    page: Page, look: Look, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    load(page, asked("plan_due"))
    press(page, "map-key")
    press(page, "map-act")
    for order in ("order-blue", "order-red", "order-act"):
        press(page, order)
    press(page, "place-1")
    accessible(page)
    assert sideways(page) <= 0
    snap(page, "planning", whole=True)


@pytest.mark.parametrize("look", [PHONE], ids=str)
@pytest.mark.parametrize("kind", ["titan_due", "bards_due"])
def test_the_forms_are_accessible_and_fit(
    page: Page, look: Look, kind: str, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    load(page, asked(kind))
    page.locator(".xd-plate.hit, .xd-counter button:enabled").first.click()
    accessible(page)
    assert sideways(page) <= 0
    snap(page, "whole", whole=True)


@pytest.mark.parametrize("look", [PHONE.reading("zh"), DESKTOP.reading("ja")], ids=str)
@pytest.mark.parametrize("kind", ["plan_due", "titan_due", "bards_due"])
def test_the_board_speaks_the_readers_language_only(page: Page, look: Look, kind: str) -> None:
    load(page, asked(kind))
    page.locator(".xd-key summary").click()
    board = page.locator("#board")
    named = board.evaluate("node => [...node.querySelectorAll('[aria-label]')].map(each => each.ariaLabel).join(' ')")
    read = f"{board.inner_text()} {named}"
    assert not re.findall("[A-Za-z]{3,}", re.sub("XD-[0-9.]+", "", read))
