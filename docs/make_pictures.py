"""Make the pictures of the boards: a match of each game, played by bots up to a telling moment, in a real browser.

``make pictures`` runs it: it starts the API on a free port, hands the playground a record and photographs its board.
The matches are the same each time; letters and lines may differ a little from one browser to the next.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.api.served import running
from warlords_core import bots, games, playout, replay, to_json

PICTURES = Path(__file__).resolve().parent / "pictures"
WINDOW = {"width": 1200, "height": 900}
PATIENCE = 60_000
"""Milliseconds until all moves of a record are shown."""
LARGEST = 150_000
"""Bytes of a picture: they are part of the repository."""

SHOWN = {"kassen": ".ks-ground", "rising_sun": ".rs-map", "xidit": ".xd-map"}
"""The part of each board that a picture shows."""

MOMENTS: dict[str, tuple[int, str, str, Callable[[Any], bool]]] = {
    "kassen": (9, "enemy", "turn_due", lambda table: table.phase >= 5),
    "rising_sun": (5, "random", "mandate_due", lambda table: table.season == "autumn"),
    "xidit": (11, "greedy", "plan_due", lambda table: table.year >= 5),
}
"""Of each game: a seed, the bot that plays all seats, what the first seat owes then, and when that is late enough."""


def record_of(game: str) -> bytes:
    """The record of a match up to its moment."""
    seed, name, owed, late_enough = MOMENTS[game]
    known = games.get(game)
    options = known.default_options()
    player = bots.get(known, name).player
    record = playout(known, options, seed, [player] * options.seats).record
    for number, step in enumerate(replay(known, record)):
        first = next(iter(known.decisions(step.state)), None)
        due = first and (first.seat, first.__struct_config__.tag) == (0, owed)
        if due and late_enough(step.state.table):
            written = json.loads(to_json(record))
            return json.dumps({**written, "moves": written["moves"][:number]}).encode()
    raise ValueError(f"seed {seed} of {game} has no such moment")


def photograph(page: Page, game: str, record: Path) -> bytes:
    """The board at the end of a record."""
    page.goto("/")
    expect(page.locator("form[data-game]")).to_be_visible()
    page.set_input_files("#file", record)
    expect(page.locator("#prompt")).to_be_visible()
    moves = len(json.loads(record.read_bytes())["moves"])
    page.click("#tab-history")
    page.click("#go-last")
    expect(page.locator("#at")).to_have_text(f"{moves} / {moves}", timeout=PATIENCE)
    page.wait_for_timeout(500)  # until what moves has come to rest
    return page.locator(SHOWN[game]).screenshot(type="png")


def main() -> int:
    """Write all pictures; 1 if one is too large to keep."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("chromium is not installed", file=sys.stderr)
        return 1
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as (port, _),
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]) as browser,
    ):
        address = f"http://127.0.0.1:{port}"
        page = browser.new_page(base_url=address, viewport=WINDOW, locale="en-GB", reduced_motion="reduce")
        for game in MOMENTS:
            record = Path(folder) / f"{game}.json"
            record.write_bytes(record_of(game))
            picture = photograph(page, game, record)
            (PICTURES / f"{game}.png").write_bytes(picture)
            print(f"{game}.png: {len(picture)} bytes")
            if len(picture) > LARGEST:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
