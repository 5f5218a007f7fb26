"""`play kassen`: a person against the computer, in the reader's language."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from warlords_core import bots, games
from warlords_core.cli import exits, opponents
from warlords_core.kassen import content
from warlords_core.narration import LANGUAGES

ANSWERS = "1\n" * 400  # the first of every menu: all that can be paid for, then attacks, then the end of the turn
FOREIGN = [language for language in LANGUAGES if language != "en"]
TITLES = {"en": "settlement", "zh": "决算", "ja": "決算"}


def english(told: str) -> list[str]:
    """The lines with Latin letters beyond clauses and the notation, which is the same in every language."""
    kept = re.sub(r"KS-[0-9.]+", "", told)
    lines = [line for line in kept.splitlines() if not line.startswith("> ")]
    return [line for line in lines if re.search(r"[A-Za-z]", line)]


@pytest.mark.rule("KS-1.8", "KS-8.2", "KS-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_battle_to_its_end(cli: Cli, tmp_path: Path, language: str) -> None:
    record = tmp_path / "record.json"
    words = ("play", "kassen", "--seed", "5", "--bots", "random", "--lang", language, "--record", record)
    result = cli(*words, stdin=ANSWERS)
    assert (result.code, result.err) == (0, "")
    assert TITLES[language] in result.lines()
    assert language == "en" or english(result.out.replace("Enter", "")) == []
    document = json.loads(record.read_bytes())
    assert document["options"]["leaders"] == ["person", "middle"]
    # Each question that was answered is explained after the verdict, in the reader's language, and not before.
    book = content.book(games.get("kassen").setup(games.get("kassen").default_options(), 1).state.pack)
    assert sum(move["action"]["type"] == "answer" for move in document["moves"]) > 0
    before, _, after = result.out.replace("\n", "").replace(" ", "").partition({"en": "DECIDED"}.get(language, "KS-9."))
    explained = [
        question.explanation.language(language).replace(" ", "")
        for question in book.questions
        if question.explanation.language(language).replace(" ", "") in after
    ]
    answers = sum(move["seat"] == 0 and move["action"]["type"] == "answer" for move in document["moves"])
    assert len(explained) == answers
    assert not any(each in before for each in explained)


@pytest.mark.parametrize("language", FOREIGN)
def test_prompts_refusals_and_help_are_in_the_readers_language(cli: Cli, language: str) -> None:
    answers = "?\nfoo\nattack 1 2\nsecret 0\ndeploy 0 at 0 on 3\n99\nlegal\nmap\nretreat\nn\nquit\n"
    result = cli("play", "kassen", "--seed", "5", "--bots", "random", "--lang", language, stdin=answers)
    assert (result.code, result.err) == (0, "")
    typed = r"\b(map|legal|quit|end|retreat|attack|deploy|tactic|secret|answer|foo|at|on|N|Enter|y/n|n)\b"
    assert english(re.sub(typed, "", result.out, flags=re.ASCII)) == []
    shown = [line for line in result.lines() if "KS-5.1" in line or "KS-4.2" in line]
    rules = games.get("kassen").rules
    assert any(rules["KS-4.2"].title.language(language) in line for line in shown)
    # A retreat needs a second yes.
    assert "> retreat" not in result.lines()


@pytest.mark.rule("KS-9.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_retreat_is_confirmed(cli: Cli, language: str) -> None:
    words = ("play", "kassen", "--seed", "5", "--bots", "random", "--lang", language)
    result = cli(*words, stdin="retreat\nno\nretreat\ny\n")
    assert result.lines().count("> retreat") == 1
    assert TITLES[language] in result.lines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_legal_and_replay_speak_the_language(cli: Cli, tmp_path: Path, language: str) -> None:
    state, record = tmp_path / "state.json", tmp_path / "record.json"
    text = ("--format", "text", "--lang", language)
    new = cli("new", "kassen", "--seed", "5", *text, "-o", state)
    shown = cli("show", state, "--all", *text)
    legal = cli("legal", state, "--seat", "0", *text)
    applied = cli("apply", state, "--seat", "0", "end", *text)
    leaders = ("--set", 'leaders=["low","middle"]')
    assert cli("playout", "kassen", "--seed", "5", *leaders, "--record", record).code == 0
    replayed = cli("replay", record, *text)
    for result in (new, shown, legal, applied, replayed):
        assert (result.code, result.err) == (0, "")
    assert TITLES[language] in replayed.lines()
    if language != "en":
        notation = r"\b(end|retreat|attack|deploy|tactic|secret|at|on)\b"
        for result in (new, shown, legal, applied):
            assert english(re.sub(notation, "", result.out, flags=re.ASCII)) == []


def test_the_usual_opponent_comes_from_one_place(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert opponents.bot("kassen") == "enemy"
    for name in games.names():
        assert opponents.bot(name) in bots.names(games.get(name))
    assert opponents.leaders("xidit", 4, (0,)) == {}
    monkeypatch.setattr(opponents, "_BOT", "nobody")
    monkeypatch.setattr(opponents, "_BOTS", {})
    assert "is called 'nobody'" in cli("play", "kassen", "--seed", "5").err


@pytest.mark.rule("KS-1.3")
def test_who_leads_a_side_can_be_set(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    words = ("play", "kassen", "--seed", "5", "--bots", "random", "--record", record)
    assert cli(*words, "--me", "1").code == 0
    assert json.loads(record.read_bytes())["options"]["leaders"] == ["middle", "person"]
    assert cli(*words, "--set", 'leaders=["person","high"]').code == 0
    assert json.loads(record.read_bytes())["options"]["leaders"] == ["person", "high"]
    assert cli(*words, "--watch").code == 0
    assert json.loads(record.read_bytes())["options"]["leaders"] == ["middle", "middle"]
    refused = cli(*words, "--set", 'leaders=["person","best"]')
    assert refused.code == exits.USAGE
    assert "allowed: a list of high, low, middle, person" in refused.err


@pytest.mark.rule("KS-8.2")
def test_a_question_is_answered_by_number(cli: Cli) -> None:
    """Choices are offered from 1; the notation counts from 0, and the echo shows both."""
    by_number = cli("play", "kassen", "--seed", "5", "--bots", "random", stdin=ANSWERS).lines()
    answers = [line for line in by_number if "answer" in line and line.startswith(">")]
    assert answers
    assert set(answers) == {"> 1 = answer 0"}
