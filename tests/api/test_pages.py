"""The playground's files: all of them and nothing else, with a policy that lets a browser run nothing else."""

import re
from pathlib import Path

import pytest

import warlords_api
from tests.api.door import JSON, Door
from warlords_core import games

FOLDER = Path(warlords_api.__file__).with_name("playground")
FILES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*") if file.is_file())
SHELL = [name for name in FILES if not name.startswith("boards/")]
MEDIA = {"css": "text/css", "html": "text/html", "js": "text/javascript"}


def address(name: str) -> str:
    return "/" if name == "index.html" else f"/playground/{name}"


def text(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_as_it_is(door: Door, name: str) -> None:
    answer = door.get(address(name))
    assert answer.status == 200
    assert answer.headers["content-type"] == f"{MEDIA[name.rpartition('.')[2]]}; charset=utf-8"
    assert answer.body == (FOLDER / name).read_bytes()
    assert answer.headers["cache-control"] == "no-cache"
    head = door.send("HEAD", address(name))
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(len(answer.body)))
    for unsafe in ("POST", "PUT"):
        assert door.send(unsafe, address(name)).problem(405)


@pytest.mark.parametrize(
    "path",
    [
        "/playground",
        "/playground/",
        "/playground/index.html",
        "/playground/boards",
        "/playground/boards/",
        "/playground/../app.py",
        "/playground/..%2fapp.py",
        "/playground/boards/../../app.py",
        "/playground//etc/passwd",
        "/playground/.",
        "/playground/main.js\0",
        "/playground/MAIN.JS",
        "/app.py",
    ],
)
def test_nothing_else_is_served(door: Door, path: str) -> None:
    door.get(path).problem(404)


def test_a_browser_that_has_a_file_gets_it_once(door: Door) -> None:
    tag = door.get("/playground/svg.js").headers["etag"]
    for asked in (tag, f"W/{tag}", f'"other", {tag}'):
        kept = door.get("/playground/svg.js", if_none_match=asked)
        assert (kept.status, kept.body, kept.headers["etag"]) == (304, b"", tag)
        assert "content-security-policy" in kept.headers
        assert door.send("HEAD", "/playground/svg.js", (), {"if-none-match": asked}).status == 304
    assert door.get("/playground/svg.js", if_none_match='"other"').status == 200
    assert door.get("/playground/style.css").headers["etag"] != tag


@pytest.mark.parametrize("name", FILES)
def test_a_browser_runs_this_servers_files_and_nothing_else(door: Door, name: str) -> None:
    policy = door.get(address(name)).headers["content-security-policy"]
    assert dict(part.split(" ", 1) for part in policy.split("; ")) == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


def test_only_the_playground_has_a_content_policy(door: Door) -> None:
    answer = door.send("POST", "/v1/xidit/matches", [b"{}"], {"content-type": JSON})
    assert "content-security-policy" not in answer.headers
    assert "content-security-policy" not in door.get("/metrics").headers


def test_the_first_page_holds_no_script_and_no_style_and_asks_for_no_icon() -> None:
    page = text("index.html")
    assert not re.search(r"<style|<script(?![^>]* src=\"/playground/)|<[^>]*\s(style|on[a-z]+)=", page)
    assert '<link rel="icon" href="data:,">' in page  # or browsers ask for one that is not there


@pytest.mark.parametrize("name", FILES)
def test_nothing_comes_from_elsewhere_and_no_markup_is_made_of_text(name: str) -> None:
    addresses = set(re.findall(r"\w+://[\w./]*", text(name))) - {"http://www.w3.org/2000/svg"}
    assert addresses == set()
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text(name))


@pytest.mark.parametrize("name", FILES)
def test_what_a_module_imports_is_there(name: str) -> None:
    code = re.sub(r"/\*.*?\*/", "", text(name), flags=re.DOTALL)  # comments import types
    for asked in re.findall(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""", code):
        assert asked.startswith((".", "/playground/"))
        found = FOLDER / asked.removeprefix("/playground/") if asked[0] == "/" else (FOLDER / name).parent / asked
        assert found.resolve().relative_to(FOLDER.resolve()).as_posix() in FILES


@pytest.mark.parametrize("game", games.names())
def test_only_boards_know_their_game(door: Door, game: str) -> None:
    """What the rest shows comes from the contract: options, bots, decisions, what may be done."""
    schema = door.get(f"/v1/{game}/schema").json
    words: set[str] = set()
    for definition in schema["$defs"].values():
        properties = definition.get("properties", {})
        words |= {tag for tag in properties.get("type", {}).get("enum", ()) if "_" in tag}
        words |= {word for word in properties if "_" in word}
    assert len(words) > 20
    shell = "\n".join(map(text, SHELL))
    assert [word for word in sorted(words) if re.search(rf"\b{word}\b", shell)] == []
