"""A match of rising_sun on its board: clicked through against bots, by keyboard, and looked at by axe."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import sideways
from tests.browser.looks import DESKTOP, PHONE, Look

SEED = 7
MOST_STEPS = 400
CALM = ".play:has(#waiting:empty) .rs-board:not([data-seen]) .rs-acting.rs-mine"
"""The board waits for its reader, and for nobody else."""
OVER = "#outcome table"


class Board:
    """The board as somebody who clicks what is lit uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0
        self.answered: dict[str, int] = {}
        """How often each kind of decision was answered."""
        self.responses: list[Response] = []
        """What adjudications answered; read when it is needed, since a listener that waits comes too late."""
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.url.endswith(("/matches", "/adjudications")) and response.ok:
            self.responses.append(response)

    @property
    def last(self) -> dict[str, Any]:
        """The last exchange."""
        exchange: dict[str, Any] = self.responses[-1].json()
        return exchange

    def start(self, bot: str = "random") -> None:
        """A match against bots that do not dawdle; the reader sits at seat 0."""
        page = self.page
        page.add_init_script("localStorage.setItem('warlords.pace', 'fast')")
        page.goto("/")
        page.locator("[data-key=game-rising_sun]").check()
        for seat in (1, 2, 3):
            page.locator(f"#player-{seat}").select_option(bot)
        page.locator("#seed").fill(str(SEED))
        page.locator("#start").click()
        page.wait_for_selector(CALM)

    def all(self, selector: str) -> Locator:
        return self.page.locator(f".rs-board {selector}")

    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def due(self) -> str:
        """The kind of decision that the reader owes."""
        owed = {each["seat"]: each["type"] for each in self.last["decisions"]}
        return str(owed[0])

    def press(self, act: Callable[[], None]) -> None:
        """Do something, and wait till the board is drawn anew and waits again."""
        self.page.evaluate("document.querySelector('.rs-board').dataset.seen = ''")
        act()
        self.page.wait_for_selector(f"{CALM}, {OVER}")
        self.steps += 1

    def lit(self) -> list[str]:
        """What can be clicked: a place on the map, else a figure there if none is chosen, else a button beside it."""
        begun = self.all("[data-key=anew]").count() > 0
        for box, keys in (
            (".rs-map", "place-"),
            (".rs-map", "group-"),
            (".rs-acting", "option-"),
            (".rs-acting", "action-"),
        ):
            if begun and keys == "group-":
                continue
            found = self.all(f"{box} [data-key^={keys}]")
            if found.count():
                return [f"{box} [data-key='{each.get_attribute('data-key')}']" for each in found.all()]
        return []

    def step(self) -> None:
        """Bid a coin if there is one, else click something that is lit: another one each time, ending early."""
        kind = self.due()
        self.answered[kind] = self.answered.get(kind, 0) + 1
        done = self.all("[data-key=action-done]")
        if kind == "bid_due":
            if int(self.all("[data-key=bid-ronin]").get_attribute("max") or 0):
                self.all("[data-key=bid-ronin]").fill("1")
            self.press(self.all("[data-key=place-bid]").click)
        elif self.steps % 3 and done.count():
            self.press(done.click)
        else:
            lit = self.lit()
            self.press(self.all(lit[self.steps % len(lit)]).first.click)

    def until_over(self, met: Callable[[str], None]) -> None:
        """Play on to the end.

        Args:
            met: called with each kind of decision before the first answer to it.
        """
        for _ in range(MOST_STEPS):
            if self.over():
                return
            if self.due() not in self.answered:
                met(self.due())
            self.step()
        raise AssertionError(f"no end in {MOST_STEPS} steps")

    def seen_with(self, look: Look) -> None:
        """Look at the same match in another window, in another light."""
        self.page.set_viewport_size({"width": look.width, "height": look.height})
        self.page.emulate_media(color_scheme=look.scheme, reduced_motion="reduce")


@pytest.fixture
def board(page: Page) -> Board:
    """A board with a match that has begun."""
    board = Board(page)
    board.start()
    return board


@pytest.mark.rule("RS-8.2")
def test_a_match_is_clicked_to_its_end_and_can_be_read_by_everybody(
    board: Board, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    page = board.page
    looks = cycle((DESKTOP, PHONE.dark(), DESKTOP.dark(), PHONE))

    def check(met: str) -> None:
        look = next(looks)
        board.seen_with(look)
        accessible(page)
        assert sideways(page) <= 0, (met, look)
        snap(page, f"{met}-{look}", whole=True)

    board.until_over(check)
    check("over")
    assert len(board.answered) >= 6  # a match is more than tea
    body = {"state": board.last["state"], "perspective": "spectator"}
    ranking = page.request.post("/v1/rising_sun/views", data=body).json()["outcome"]["ranking"]
    rows = page.locator(f"{OVER} tbody tr")
    expect(rows).to_have_count(len(ranking))
    for row, each in zip(rows.all(), ranking, strict=True):
        points = next(score["value"] for score in each["scores"] if score["name"] == "victory_points")
        expect(row).to_have_attribute("data-seat", str(each["seat"]))
        expect(row.locator("td").nth(0)).to_have_text(str(each["place"]))
        expect(row.locator("td").nth(1)).to_have_text(str(points))
        expect(board.all(f".rs-seat.seat-{each['seat']} .rs-goods b").first).to_have_text(str(points))


@pytest.mark.parametrize("look", [PHONE.dark().reading("zh"), DESKTOP.reading("ja")], ids=str)
def test_it_begins_in_the_readers_language(
    board: Board, look: Look, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    texts = {"zh": ("春季", "荣誉轨道"), "ja": ("春", "名誉トラック")}
    season, track = texts[look.language]
    expect(board.all(".rs-when b")).to_have_text(season)
    expect(board.all(".rs-honor h3")).to_have_text(track)
    accessible(board.page)
    assert sideways(board.page) <= 0
    snap(board.page, whole=True)


def tab_to(page: Page, selector: str) -> None:
    """Go on by Tab till what is focused fits."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_the_keyboard_is_enough(board: Board) -> None:
    page = board.page

    def press(selector: str, key: str = "Enter") -> None:
        tab_to(page, f".rs-board {selector}")
        board.press(lambda: page.keyboard.press(key))

    while board.due() == "tea_due":
        press("[data-key=action-ready]")
    while board.due() != "recruit_due":
        press(".rs-acting :is(.hit, [data-key=place-bid])", " ")
    before = board.last["view"]["players"][0]["pieces"]
    press(".rs-reserve .hit")
    chosen = page.evaluate("document.activeElement.dataset.key")
    assert chosen.startswith("reserve-")  # the focus stays where it was
    expect(board.all(f".rs-reserve [data-key={chosen}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(board.all("[aria-pressed=true]")).to_have_count(0)
    press(".rs-reserve .hit")
    press(".rs-map [data-key^=place-]", " ")
    assert board.last["view"]["players"][0]["pieces"] != before


def test_a_gift_is_given_beside_what_is_owed(board: Board) -> None:
    board.all("[data-key=gift]").click()
    board.all("[data-key=gift-coins]").fill("2")
    board.all("[data-key=gift-to]").select_option("2")
    board.press(board.all("[data-key=give]").click)
    [given] = [event for event in board.last["events"] if event["type"] == "gift_given"]
    assert (given["seat"], given["to"], given["coins"], given["ronin"]) == (0, 2, 2, 0)
    assert board.due() == "tea_due"
    expect(board.all("[data-key=gift-to] option[value='2']")).to_have_count(0)  # once to each between two decisions
