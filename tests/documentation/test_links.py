"""Every link of the pages leads somewhere: to a file, and to a heading or a label in it. Links to elsewhere are known.

Pages are read as they are built, with everything that is made from the code.
"""

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docs._ext.generated import filled

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(page for page in DOCS.rglob("*.md") if not {"_build", "autoapi"} & set(page.parts))
LOOSE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")]
ELSEWHERE = {
    "127.0.0.1:8000",  # the reader's own server
    "boardgame.io",
    "cryptography.io",
    "github.com",
    "keepachangelog.com",
    "openspiel.readthedocs.io",
    "pettingzoo.farama.org",
    "projectfluent.org",
    "python-chess.readthedocs.io",
    "semver.org",
}
"""Whom pages lead to; nobody is asked whether they are still there."""

CODE = re.compile(r"^ *(`{3,}|:{3,})[^\n]*\n.*?^ *\1 *$|`[^`\n]+`|<!--.*?-->", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(<?([^)\s>]+)>?\)|<(https?://[^>\s]+)>")
LABEL = re.compile(r"^\(([\w-]+)\)=$", re.MULTILINE)
HEADING = re.compile(r"^#{1,3} (.+)$", re.MULTILINE)


@cache
def text(page: Path) -> str:
    written = page.read_text("utf-8")
    return filled(written) if page.is_relative_to(DOCS) else written


@cache
def links(page: Path) -> tuple[str, ...]:
    return tuple(either or other for either, other in LINK.findall(CODE.sub("", text(page))))


@cache
def labels(page: Path) -> frozenset[str]:
    return frozenset(LABEL.findall(text(page)))


@cache
def headings(page: Path) -> frozenset[str]:
    """As the pages' builder and hosts of repositories make anchors of headings."""
    plain = (re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in HEADING.findall(text(page)))
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in plain)


@cache
def all_labels() -> frozenset[str]:
    return frozenset().union(*map(labels, PAGES))


def fault(page: Path, link: str) -> str | None:
    """What is wrong with a link."""
    parts = urlsplit(link)
    if parts.scheme in ("http", "https"):
        return None if parts.netloc in ELSEWHERE else "leads to somebody who is not listed"
    if parts.scheme:
        return "is of a kind that is not known here"
    target = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
    if not target.exists():
        return "leads to no file"
    if not parts.fragment or target.suffix != ".md":
        return None
    if parts.fragment in headings(target) | labels(target):
        return None
    return None if not parts.path and parts.fragment in all_labels() else "leads to no heading or label"


@pytest.mark.parametrize("page", [*PAGES, *LOOSE], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [f"{link} {found}" for link in links(page) if (found := fault(page, link))] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    listed = {line for block in re.findall(r"```\{toctree\}\n(.*?)```", index, re.DOTALL) for line in block.split()}
    assert {page.relative_to(DOCS).with_suffix("").as_posix() for page in PAGES} - {"index"} <= listed


def test_a_label_stands_once() -> None:
    found = [label for page in PAGES for label in LABEL.findall(text(page))]
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize(
    ("link", "wrong"),
    [
        ("concepts.md#the-words", False),
        ("concepts.md#no-such-heading", True),
        ("no-such-page.md", True),
        ("#rule-xd-4-1", False),
        ("#rule-xd-99-9", True),
        ("https://example.org/", True),
        ("ftp://github.com/", True),
    ],
)
def test_a_link_that_leads_nowhere_is_found(link: str, wrong: bool) -> None:
    assert (fault(DOCS / "index.md", link) is not None) is wrong
