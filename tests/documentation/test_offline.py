"""The built pages ask nobody for anything: no fonts, scripts, styles or pictures from elsewhere."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "object": "data"}
"""What a browser fetches by itself, beside what ``link`` says."""
FETCHED = {"stylesheet", "icon", "shortcut icon", "preload", "preconnect", "dns-prefetch", "manifest", "modulepreload"}
REMOTE = re.compile(r"^(?:[a-z]+:)?//", re.IGNORECASE)
PAGE = """# A page

Words, `code`, [a clause](https://semver.org/).

```python
print(1)
```

<!-- generate: layers -->
"""
"""With each kind of thing that pages have."""


class Fetches(HTMLParser):
    """The addresses that a browser fetches to show a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        address = values.get(LOADING.get(tag, ""))
        if tag == "link" and values.get("rel") in FETCHED:
            address = values.get("href")
        if address:
            self.found.append(address)


def fetched(html: str) -> list[str]:
    parser = Fetches()
    parser.feed(html)
    return parser.found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site, built with the settings of the documentation but without the library's reference."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("site")
    (source / "index.md").write_text(PAGE, "utf-8")
    extensions = "myst_parser,docs._ext.generated,docs._ext.languages"
    command = ["-W", "-q", "-c", str(DOCS), "-D", f"extensions={extensions}", "-b", "html", str(source), str(built)]
    subprocess.run([sys.executable, "-m", "sphinx", *command], check=True, timeout=100)
    return built


def test_a_page_fetches_from_its_own_site_only(site: Path) -> None:
    found = fetched((site / "index.html").read_text("utf-8"))
    assert len(found) > 3
    assert [address for address in found if REMOTE.match(address)] == []
    for address in found:
        assert (site / address.partition("?")[0]).is_file()


def test_styles_and_scripts_fetch_nothing_from_elsewhere(site: Path) -> None:
    files = [*site.rglob("*.css"), *site.rglob("*.js")]
    assert files
    for file in files:
        text = file.read_text("utf-8")
        addresses = re.findall(r"""@import\s+["']([^"']+)|url\(\s*["']?([^"')]+)""", text)
        assert [address for pair in addresses for address in pair if REMOTE.match(address)] == [], file


def test_no_page_brings_remote_markup() -> None:
    for page in DOCS.rglob("*.md"):
        written = page.read_text("utf-8")
        pictures = re.findall(r"!\[[^\]]*\]\(([^)\s]+)|\{image\} (\S+)", written)
        assert [address for pair in pictures for address in pair if REMOTE.match(address)] == [], page
        assert [address for address in fetched(written) if REMOTE.match(address)] == [], page


def test_what_is_fetched_from_elsewhere_is_found() -> None:
    assert [a for a in fetched('<script src="//cdn.example/x.js"></script>') if REMOTE.match(a)]
    assert [a for a in fetched('<link rel="stylesheet" href="https://fonts.example/x.css">') if REMOTE.match(a)]
