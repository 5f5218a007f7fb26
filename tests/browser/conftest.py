"""A real Chromium in front of a real server: the fixtures of all tests of the playground.

``page`` is a tab of its own for each test, in the window that ``look`` tells; a test chooses others with
``@pytest.mark.parametrize("look", [DESKTOP, PHONE.dark()], ids=str)``. Whatever the browser complains about fails the
test: errors on the console, exceptions, requests that fail, and answers of 400 and up but for those that the test
expects (``watch.expected``). The last thing that a test saw is kept in build/screenshots.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from tests.api.served import running
from tests.browser.looks import DESKTOP, Look
from tests.deployment.conftest import ROOT, program

SCREENSHOTS = ROOT / "build" / "screenshots"
PATIENCE = 10_000
"""Milliseconds for an element to come up."""
QUIET = ("gpu", "quic", "background-networking", "component-update", "sync")
"""What a browser does besides, and these tests have no use for."""
LOCALES = {"en": "en-GB", "zh": "zh-CN", "ja": "ja-JP"}


class Watch:
    """Notes what goes wrong in a tab."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.expected: set[int] = set()
        """Statuses of answers that are part of the test, such as 409 for a refusal."""

    def look_at(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        # Answers of 400 and up are noted where they come in, with what they answer.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.faults.append(f"console: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        # A page that is left does not wait for its answers.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.faults.append(f"{response.request.method} {response.url}: {response.status}")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The API under its real server, on a free port."""
    with running(tmp_path_factory.mktemp("served")) as (port, _):
        yield f"http://127.0.0.1:{port}"


# One a package, not one a session: while it runs its event loop stands in the way of tests that start one themselves.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    chromium = program("chromium")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--no-first-run", *(f"--disable-{what}" for what in QUIET)]
        running_browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield running_browser
        running_browser.close()


@pytest.fixture
def look() -> Look:
    """The window, unless a test chooses another."""
    return DESKTOP


@pytest.fixture
def watch() -> Watch:
    """What goes wrong in the tab."""
    return Watch()


@pytest.fixture
def snap(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Keeps a picture of a tab, named after the test and what the test adds."""

    def take(page: Page, name: str = "", *, whole: bool = False) -> None:
        test = f"{request.node.path.stem.removeprefix('test_')}-{request.node.name}"
        test = re.sub(r"[^\w.-]+", "-", test).strip("-")
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{test}{name and '-'}{name}.png", full_page=whole)

    return take


@pytest.fixture
def page(browser: Browser, address: str, look: Look, watch: Watch, snap: Callable[..., None]) -> Iterator[Page]:
    """A tab that nothing is stored for yet."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": look.width, "height": look.height},
        color_scheme=look.scheme,
        locale=LOCALES[look.language],
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    watch.look_at(page)
    yield page
    snap(page)
    context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.fixture(scope="session")
def accessible() -> Callable[[Page], None]:
    """Fails if axe has a serious or critical finding in what a tab shows."""
    axe = Axe()

    def check(page: Page) -> None:
        found: list[dict[str, Any]] = axe.run(page).response["violations"]
        lines = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['html'][:200]} {_why(node)}"
            for violation in found
            if violation["impact"] in {"serious", "critical"}
            for node in violation["nodes"][:5]
        ]
        assert not lines, "\n".join(lines)

    return check


def _why(node: dict[str, Any]) -> str:
    return "; ".join(each["message"] for kind in ("any", "all", "none") for each in node[kind])


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
