"""Nothing that is not ours reaches a terminal raw: not what was typed, not what files and packs say."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.table import Table
from rich.text import Text as RichText

from tests.cli.conftest import Cli
from warlords_core import safe
from warlords_core.cli import exits, output
from warlords_core.cli.words import FRAME, Words
from warlords_core.narration import LANGUAGES
from warlords_core.rules import Text

RAW = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")
"""Controls, and what turns the direction of reading round or hides: all but line ends."""

CLEARS, TURNS, TITLE = "\x1b[2J", "\u202e", "\x9d0;mine\x07"
EVIL = f"x{CLEARS}{TURNS}{TITLE}\r"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain 漢字　か゛ ぱ é", "plain 漢字　か゛ ぱ é"),
        ("\x1b[2J", r"\x1b[2J"),
        ("a\tb\rc\x7f\x9b", r"a\tb\rc\x7f\x9b"),
        ("\u202eabc\u2066", r"\u202eabc\u2066"),
        ("\u2028\ud800", r"\u2028\ud800"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_nobody_would_see_is_written_as_an_escape(text: str, shown: str) -> None:
    assert safe.line(text) == safe.block(text) == shown


def test_line_ends_stay_in_blocks_only() -> None:
    assert safe.block("a\nb") == "a\nb"
    assert safe.line("a\nb") == r"a\nb"


@pytest.mark.parametrize("text", [EVIL, "\U000e0041\U0001f600", "line\nend", 'quote " and \\'])
def test_json_means_the_same(text: str) -> None:
    written = safe.json(json.dumps([text], ensure_ascii=False))
    assert json.loads(written) == [text]
    assert RAW.search(written) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_packs_are_harmless_and_stay_in_their_line(language: Any) -> None:
    told = Words(language, FRAME).of(Text(EVIL, EVIL, EVIL + "\n> retreat"))
    assert RAW.search(told) is None
    assert "\n" not in told


def test_nothing_gets_past_the_console(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(title=EVIL)
    table.add_column(EVIL)
    table.add_row(EVIL)
    table.add_row(RichText(EVIL))
    written = io.StringIO()
    monkeypatch.setattr("sys.stdout", written)
    console = output.console()
    for what in (table, EVIL, RichText(EVIL), RichText.assemble((EVIL, "bold"))):
        console.print(what)
    console.rule(EVIL)
    console.print_json(json.dumps([EVIL]))
    output.print_json([EVIL])
    assert RAW.search(written.getvalue()) is None
    assert written.getvalue().count(r"\x1b[2J") == 8


def every_way(tmp_path: Path) -> dict[str, tuple[tuple[str, ...], str]]:
    """Command lines with something evil in them, and what stands on stdin."""
    case: dict[str, Any] = {"id": "x", "title": EVIL, "rules": ["XD-1.6"], "game": "xidit", "when": ["0 place 5"]}
    case["then"] = {"state": {"/players/0/hero": 6}}
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps([case]))
    return {
        "at the prompt": (("play", "xidit", "--seed", "1", "--bots", "random"), f"{EVIL}\nplace {EVIL}\n"),
        "at the prompt of a battle": (
            ("play", "kassen", "--seed", "1", "--bots", "random"),
            f"{EVIL}\ndeploy {EVIL}\n",
        ),
        "surplus arguments": (("games", EVIL), ""),
        "a wrong value": (("new", "xidit", "--seed", EVIL), ""),
        "a game": (("new", EVIL), ""),
        "an option": (("new", "xidit", "--set", f"{EVIL}=1"), ""),
        "the value of an option": (("new", "xidit", "--set", f"recruit={EVIL}"), ""),
        "a bot": (("playout", "xidit", "--bots", EVIL), ""),
        "a path": (("show", EVIL), ""),
        "a clause": (("rules", EVIL), ""),
        "a state": (("show",), json.dumps({"game": EVIL})),
        "a record": (("replay",), json.dumps({"game": "xidit", EVIL: 1})),
        "a pack": (("pack", "check", "-", "--game", "kassen"), json.dumps({EVIL: 1})),
        "a pack's id": (("pack", "show", EVIL), ""),
        "a case": (("check", str(cases)), ""),
        "notation": (("check", str(cases), "--format", "json"), ""),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_prints_raw_what_it_was_given(cli: Cli, tmp_path: Path, language: str) -> None:
    for way, (words, stdin) in every_way(tmp_path).items():
        result = cli(*words, "--lang", language, stdin=stdin)
        assert RAW.search(result.out) is None, way
        assert RAW.search(result.err) is None, way
        assert result.code in (exits.FINE, exits.REFUSED, exits.USAGE), way
        if language == "en":  # other languages do not repeat it everywhere
            assert re.search(r"x\\(x1b|u001b)", result.out + result.err), way
