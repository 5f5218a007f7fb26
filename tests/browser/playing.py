"""How a person starts and reads a match in the playground, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, expect

Trust = Literal["open", "sealed", "receipted", "closed"]
Pace = Literal["fast", "calm", "slow"]


def visit(page: Page, pace: Pace = "fast") -> None:
    """Open the playground; bots move without a pause."""
    page.add_init_script(f"localStorage.setItem('warlords.pace', '{pace}')")
    page.goto("/")
    expect(page.locator("form[data-game]")).to_be_visible()


def begin(
    page: Page,
    game: str,
    *,
    players: Sequence[str] = (),
    seed: int = 7,
    trust: Trust = "open",
    options: Mapping[str, Any] | None = None,
    pace: Pace = "fast",
) -> None:
    """Start a match.

    Args:
        page: the tab; it need not show the playground yet.
        game: which.
        players: by seat, ``me`` or a bot; those beyond the end stay as they are offered.
        seed: of open matches.
        trust: the level.
        pace: of bots.
        options: those that have a list to choose from, by name; the number of seats first.
    """
    visit(page, pace)
    page.check(f"input[value={game}]")
    expect(page.locator(f"form[data-game={game}]")).to_be_visible()
    for name, value in (options or {}).items():
        if not page.locator(f"#option-{name}").is_visible():
            page.click(f"summary[data-key=options-{game}]")
        text = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
        page.select_option(f"#option-{name}", text)
    for seat, player in enumerate(players):
        page.select_option(f"#player-{seat}", player)
    page.select_option("#trust", trust)
    if trust == "open":
        page.fill("#seed", str(seed))
    page.click("#start")
    expect(page.locator("#prompt")).to_be_visible()
