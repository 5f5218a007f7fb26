"""`play rising_sun`: whole matches at the terminal, with persons and without, in the reader's language."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from warlords_core import games
from warlords_core.narration import LANGUAGES

FOREIGN = [language for language in LANGUAGES if language != "en"]
WORDS = ("play", "rising_sun", "--seed", "5", "--seats", "3", "--bots", "random")
ANSWERS = "1\n0 0 0 0\n" * 1500
"""The first of every menu, and nothing bid: whichever of the two is no answer is said to be none."""
WINNER = {"en": "VICTORY: ", "zh": "胜者：", "ja": "勝者："}
SEEN = {"en": "looks at the top mandates", "zh": "查看牌库顶", "ja": "山の上の指令を見た"}


TYPED = (
    "propose|accept|decline|withdraw|ready|tile|summon|move|build|buy|swap|bid|advantage|hostage|share|turn|pick|use|"
    "done|give|coins|ronin|Enter"
)


def english(told: str) -> str:
    """The Latin letters beyond clauses and the notation, which is the same in every language; lines may be wrapped."""
    lines = [line for line in told.splitlines() if not line.startswith("> ")]
    kept = re.sub(r"\s+", "", " ".join(lines))
    return "".join(re.findall("[A-Za-z]", re.sub(f"RS-[0-9.]+[0-9a-z._]*|{TYPED}", "", kept)))


def seats_of(record: Path) -> set[int]:
    return {move["seat"] for move in json.loads(record.read_bytes())["moves"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_match_to_its_end(cli: Cli, tmp_path: Path, language: str) -> None:
    record = tmp_path / "record.json"
    result = cli(*WORDS, "--lang", language, "--record", record, stdin=ANSWERS)
    assert (result.code, result.err) == (0, "")
    assert WINNER[language] in result.out
    assert seats_of(record) == {0, 1, 2}
    if language != "en":
        assert english(result.out) == ""
    replayed = cli("replay", record).json()
    assert sorted(standing["seat"] for standing in replayed["outcome"]["ranking"]) == [0, 1, 2]


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "3"),
        ("--seats", "4", "--set", "add_on=teapot"),
        ("--seats", "5", "--set", "add_on=horseman", "--lang", "zh"),
        ("--seats", "6", "--set", 'boxes=["base","dynasty"]', "--lang", "ja"),
    ],
)
def test_bots_play_on_all_seats(cli: Cli, options: tuple[str, ...]) -> None:
    result = cli("play", "rising_sun", "--seed", "8", "--bots", "random", "--watch", *options)
    assert (result.code, result.err) == (0, "")
    assert any(winner in result.out for winner in WINNER.values())
    if "--lang" in options:
        assert english(result.out) == ""


@pytest.mark.rule("RS-4.2", "RS-6.3")
def test_persons_at_one_terminal_see_their_own_secrets_only(cli: Cli) -> None:
    """With three persons: between two hand-overs nobody's tiles and bids are told but those of who sits there."""
    result = cli(*WORDS, "--me", "0,1,2", stdin="1\n0 0 0 0\n" * 4000)
    assert (result.code, result.err) == (0, "")
    assert WINNER["en"] in result.out
    parts = re.split(r"─+ seat (\d) ─+", result.out)
    told = 0
    for seat, part in zip(parts[1::2], parts[2::2], strict=True):
        lines = re.findall(r"\((\d)[^)]*\) (?:looks at the top mandates|takes out)", part)
        assert set(lines) <= {seat}
        told += len(lines)
        names = re.findall(r"seat (\d)>", part)
        assert set(names) <= {seat}
    assert told >= 21 * 2, "seven mandates in each of three seasons"


@pytest.mark.rule("RS-3.3", "RS-6.11")
def test_a_gift_comes_before_an_answer(cli: Cli) -> None:
    result = cli(*WORDS, stdin="give 1 coins 2 ronin 0\ngive 1 coins 1 ronin 0\ngive 0 coins 1 ronin 0\nquit\n")
    lines = result.lines()
    assert "> give 1 coins 2 ronin 0" in lines
    assert any(re.match(r"  .*\(0, you\) gives coins 2 to .*\(1\) \(RS-3\.3\)", line) for line in lines)
    refused = [line for line in lines if line.startswith("Not allowed: ")]
    assert [line.rpartition("(")[2] for line in refused] == ["RS-3.3 Gifts)", "RS-3.3 Gifts)"]


def test_a_place_can_be_chosen_by_two_numbers_at_once(cli: Cli) -> None:
    """A menu without another one within it does not take the second number."""
    out = cli(*WORDS, stdin="1 1\n1\n" * 60).out
    assert re.search(r"\nseat 0> 1 1\n> 1 1 = (move|summon) ", out)


@pytest.mark.parametrize("language", FOREIGN)
def test_prompts_refusals_and_help_are_in_the_readers_language(cli: Cli, language: str) -> None:
    answers = "?\nfoo\npropose 0\npropose 9\nbuild\nbuild kyoto\ntile 3\nbid 0 0 0 0\n99\nlegal\nmap\nquit\n"
    result = cli(*WORDS, "--lang", language, stdin=answers)
    assert (result.code, result.err) == (0, "")
    typed = "foo|kyoto|map|legal|quit|SEAT|N"
    assert english(re.sub(typed, "", result.out)) == ""
    rules = games.get("rising_sun").rules
    assert rules["RS-3.2"].title.language(language) in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_commands_speak_the_language(cli: Cli, tmp_path: Path, language: str) -> None:
    state, record = tmp_path / "state.json", tmp_path / "record.json"
    text = ("--format", "text", "--lang", language)
    new = cli("new", "rising_sun", "--seed", "5", *text, "-o", state)
    shown = cli("show", state, "--all", *text)
    legal = cli("legal", state, "--seat", "0", *text)
    applied = cli("apply", state, "--seat", "0", "ready", *text)
    assert cli("playout", "rising_sun", "--seed", "5", "--bots", "random", "--record", record).code == 0
    replayed = cli("replay", record, *text)
    rules = cli("rules", "RS-4.2", *text)
    for result in (new, shown, legal, applied, replayed, rules):
        assert (result.code, result.err) == (0, "")
    if language != "en":
        for result in (new, shown, legal, applied):
            assert english(result.out) == ""


@pytest.mark.rule("RS-3.2", "RS-4.2")
def test_perft_counts_the_lines_of_the_first_season(cli: Cli, tmp_path: Path) -> None:
    """Four seats: the first one to answer can propose to three others, or be ready."""
    state = tmp_path / "state.json"
    assert cli("new", "rising_sun", "--seed", "5", "-o", state).code == 0
    assert cli("perft", state, "--depth", "1").json()["leaves"] == 4


@pytest.mark.parametrize("language", FOREIGN)
def test_options_that_cannot_be_are_told_in_the_readers_language(cli: Cli, language: str) -> None:
    for option in ("add_on=core", 'boxes=["dynasty"]', 'clans=["koi","sun","lotus"]', "add_on=none"):
        result = cli("new", "rising_sun", "--set", option, "--format", "text", "--lang", language)
        assert result.code == 1
        assert not re.search(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}", result.err), result.err
