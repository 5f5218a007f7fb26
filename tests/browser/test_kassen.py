"""A match of kassen on its board: clicked through against the computer, by keyboard, and looked at by axe."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import sideways
from tests.browser.looks import DESKTOP, PHONE, Look

SEED = 7
MOST_STEPS = 300
READY = ":is(.ks-choice, .ks-ending, [data-key=end]:not([aria-disabled]))"
"""What there is on the board when it waits for its reader, or for nobody any more."""


class Board:
    """The board as somebody who clicks what is bright uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.adjudicated: list[dict[str, Any]] = []
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.url.endswith("/adjudications") and response.ok:
            self.adjudicated.append(response.json())

    def start(self) -> None:
        """A match against the computer, which does not dawdle."""
        self.page.goto("/")
        self.page.locator("[data-key=game-kassen]").check()
        self.page.locator("#seed").fill(str(SEED))
        self.page.locator("#start").click()
        self.page.locator("[data-key=players]").click()
        self.page.locator("#pace").select_option("fast")
        self.page.locator("[data-key=players]").click()
        self.page.wait_for_selector(READY)

    def all(self, selector: str) -> Locator:
        return self.page.locator(f".ks-board {selector}")

    def has(self, selector: str) -> bool:
        return self.all(selector).count() > 0

    def carry_out(self, act: Callable[[], None]) -> None:
        """Do what ends a choice, and wait till the board waits again."""
        self.page.evaluate("document.querySelector('.ks-board').classList.add('seen')")
        act()
        self.page.wait_for_selector(f".ks-board:not(.seen) {READY}")

    def step(self) -> None:
        """Answer with the first choice, play the first card, attack with the first general, or end the turn."""
        if self.has(".ks-choice"):
            self.carry_out(self.all(".ks-choice").first.click)
        elif self.has(".ks-held.ks-can"):
            self.all(".ks-held.ks-can").first.click()
            self.carry_out(self._finish)
        elif self.has(".ks-unit.ks-can"):
            self.all(".ks-unit.ks-can").first.click()
            self.carry_out(self.all(".ks-target").first.click)
        else:
            self.carry_out(self.all("[data-key=end]").click)

    def _finish(self) -> None:
        """Pick what the card asks for: a place and a target, one of them, or a yes."""
        target = ":is(.ks-target, [data-key=itself])"
        if self.has(".ks-place"):
            self.all(".ks-place").last.click()
            if self.has(target):
                self.all(target).last.click()
        else:
            self.all(target if self.has(target) else "[data-key=play]").last.click()

    def until(self, selector: str) -> None:
        """Play on till something is there."""
        for _ in range(MOST_STEPS):
            if self.has(selector):
                return
            self.step()
        raise AssertionError(f"no {selector} in {MOST_STEPS} steps")


@pytest.fixture
def board(page: Page) -> Board:
    """A board with a match that has begun."""
    board = Board(page)
    board.start()
    return board


@pytest.mark.rule("KS-8.2", "KS-10.1")
def test_a_match_is_clicked_to_its_end(board: Board, snap: Callable[..., None]) -> None:
    board.until(".ks-choice")
    snap(board.page, "question")
    board.until(".ks-ending")
    last = board.adjudicated[-1]
    ranking = [standing["seat"] for standing in last["outcome"]["ranking"]]
    expect(board.all(".ks-ending h3").first).to_have_text("Victory" if ranking[0] == 0 else "Defeat")
    rows = board.page.locator("#outcome tbody tr")
    assert rows.evaluate_all("rows => rows.map(row => Number(row.dataset.seat))") == ranking
    # Its own questions, each with its explanation.
    answered = last["view"]["own"]["answered"]
    assert answered
    board.all(".ks-review summary").click()
    expect(board.all(".ks-review .ks-explained")).to_have_text([each["explanation"]["en"] for each in answered])


@pytest.mark.rule("KS-8.2")
def test_an_answer_is_marked(board: Board) -> None:
    board.until(".ks-choice")
    expect(board.all(".ks-choice")).to_have_count(4)
    chosen = board.all(".ks-choice span:last-child").first.inner_text()
    board.step()
    events = board.adjudicated[-1]["events"]
    # One of the two that tell of an answer is for this side alone: it says what was chosen.
    (answered,) = [event for event in events if event["type"] == "question_answered" and event["audience"] == [0]]
    expect(board.all(".ks-marks")).to_contain_text("Right!" if answered["right"] else "Wrong")
    expect(board.all(".ks-marks")).to_contain_text(chosen)


@pytest.mark.rule("KS-1.7")
def test_the_hand_of_the_other_side_is_backs(board: Board) -> None:
    # An army of 4 has all its generals in hand, until they enter (KS-1.2).
    entered = board.all(".ks-field.seat-1 .ks-unit").count()
    expect(board.all(".ks-strip.seat-1 .ks-back-general")).to_have_count(4 - entered)
    expect(board.all(".ks-strip.seat-1 .ks-card")).to_have_count(0)
    expect(board.all(".ks-hand .ks-card.ks-is-general")).to_have_count(4)


@pytest.mark.rule("KS-9.3")
def test_a_retreat_is_warned_of_and_can_be_thought_better_of(board: Board) -> None:
    board.all("[data-key=retreat]").click()
    expect(board.all(".ks-warning")).to_contain_text("A retreat is a defeat")
    board.all("[data-key=stay]").click()
    expect(board.all(".ks-warning")).to_have_count(0)
    board.all("[data-key=retreat]").click()
    board.carry_out(board.all("[data-key=sure]").click)
    expect(board.all(".ks-ending h3").first).to_have_text("Defeat")


def tab_to(page: Page, selector: str) -> None:
    """Go on by Tab till what is focused fits."""
    for _ in range(150):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_turn_is_played_by_keyboard_alone(board: Board) -> None:
    page = board.page
    while not board.has(".ks-held.ks-can.ks-is-general"):
        tab_to(page, "[data-key=end]")
        board.carry_out(lambda: page.keyboard.press("Enter"))
        assert page.evaluate("document.activeElement.dataset.key") == "end"
    tab_to(page, ".ks-held.ks-can.ks-is-general")
    page.keyboard.press("Enter")
    # Escape takes it back; the focus stays on the card.
    tab_to(page, ".ks-place")
    page.keyboard.press("Escape")
    expect(board.all(".ks-place")).to_have_count(0)
    tab_to(page, ".ks-held.ks-can.ks-is-general")
    page.keyboard.press("Enter")
    expect(board.all(".ks-place").last).to_be_focused()
    before = board.all(".ks-own ~ * .ks-unit, .ks-unit").count()

    def finish() -> None:
        page.keyboard.press("Enter")
        if board.has(":is(.ks-target, [data-key=itself])"):
            page.keyboard.press("Enter")

    board.carry_out(finish)
    if board.has(".ks-choice"):
        expect(board.all(".ks-choice").first).to_be_focused()
        board.carry_out(lambda: page.keyboard.press("Enter"))
    assert board.all(".ks-unit").count() > before


# The shell's own test looks at the same board in all four.
@pytest.mark.parametrize("look", [DESKTOP.dark(), PHONE], ids=str)
def test_axe_finds_nothing_grave(
    look: Look, board: Board, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    page = board.page
    for name, selector in (("card", ".ks-held.ks-can"), ("question", ".ks-choice"), ("attack", ".ks-unit.ks-can")):
        board.until(selector)
        if name != "question":
            board.all(selector).first.click()
        accessible(page)
        assert sideways(page) <= 0
        snap(page, name)
        if name != "question":
            board.all("[data-key=cancel]").click()
    board.all("[data-key=retreat]").click()
    accessible(page)
    board.carry_out(board.all("[data-key=sure]").click)
    board.all(".ks-review summary").click()
    accessible(page)
    assert sideways(page) <= 0


@pytest.mark.parametrize("look", [DESKTOP, DESKTOP.reading("zh"), DESKTOP.reading("ja")], ids=str)
def test_every_legal_action_has_a_name(look: Look, board: Board) -> None:
    """The list beside the board says each action in words, no two alike."""
    board.until(".ks-unit.ks-can")
    board.page.locator("[data-key=actions]").click()
    buttons = board.page.locator("#actions ol.actions button")
    buttons.first.wait_for()
    names = buttons.all_inner_texts()
    assert len(names) > 2
    assert len(set(names)) == len(names)
    assert not [name for name in names if "{" in name or "undefined" in name]


@pytest.mark.parametrize("look", [PHONE], ids=str)
def test_a_hand_that_was_moved_sideways_stays_there(look: Look, board: Board) -> None:
    """So that what was picked is still seen."""
    board.until(".ks-held.ks-can")
    left = "new Promise(done => setTimeout(() => done(document.querySelector('.ks-hand').scrollLeft), 200))"
    board.all(".ks-hand").evaluate("hand => { hand.scrollLeft = 150; }")
    moved = board.page.evaluate(left)
    assert moved > 0
    # Not clicked through the driver, which would move the hand to the card first.
    board.all(".ks-held.ks-can").first.evaluate("card => card.click()")
    expect(board.all(".ks-picked")).to_have_count(1)
    assert board.page.evaluate(left) == moved


@pytest.mark.rule("KS-1.7")
def test_a_spectator_sees_no_hand_and_decides_nothing(page: Page) -> None:
    page.goto("/")
    page.locator("[data-key=game-kassen]").check()
    page.locator("#player-0").select_option("enemy")
    page.locator("#start").click()
    page.wait_for_selector(".ks-board")
    expect(page.locator(".ks-hand, .ks-can, .ks-button")).to_have_count(0)
    assert page.locator(".ks-strip.seat-0 .ks-back").count() > 1
