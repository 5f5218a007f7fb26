"""What a person types and sees: numbers, places, letters of other widths, reasons, and what is told once."""

import ast
import inspect
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_kassen_texts import drawn
from tests.kassen.builders import camp, part, secret, when
from tests.kassen.matches import match
from warlords_core import bots, games, lines
from warlords_core.cli import exits
from warlords_core.cli.presenter import presenter_of, told_once
from warlords_core.codec import from_json
from warlords_core.errors import NotationError
from warlords_core.game import visible
from warlords_core.kassen import notation as kassen_notation
from warlords_core.kassen.decisions import Answer, Deploy, SetSecret
from warlords_core.kassen.events import CardDrawn, Changed, QuestionAnswered, Reviewed
from warlords_core.kassen.model import Card
from warlords_core.narration import LANGUAGES
from warlords_core.record import replay
from warlords_core.rules import Language
from warlords_core.xidit import notation as xidit_notation

FOREIGN = [language for language in LANGUAGES if language != "en"]
KASSEN = games.get("kassen")
PLAY = ("play", "kassen", "--seed", "5", "--bots", "random")
"""The person begins with one command: `deploy 2 at 0` is the only entrance, so the menu is deploy, end, retreat."""


# Numbers


@pytest.mark.rule("KS-8.2")
def test_numbers_and_notation_are_shown_side_by_side(cli: Cli) -> None:
    lines = cli(*PLAY, stdin="legal\n1\nlegal\n3\n").lines()
    assert "  1  deploy 2 at 0  deploy Ma Liang at place 0" in lines
    assert "  3  retreat  retreat" in lines
    assert "> 1 = deploy 2 at 0" in lines
    answers = [line for line in lines if re.match(r"  \d  answer", line)]
    assert [line[:13] for line in answers] == [f"  {number}  answer {number - 1}" for number in (1, 2, 3, 4)]
    assert "> 3 = answer 2" in lines


def test_notation_is_echoed_as_it_is(cli: Cli) -> None:
    assert "> deploy 2 at 0" in cli(*PLAY, stdin="deploy 2 at 0\n").lines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_how_numbers_count(cli: Cli, language: str) -> None:
    told = cli(*PLAY, "--lang", language, stdin="?\n").out
    assert re.search({"en": "Menus count from 1", "zh": "菜单从1数起", "ja": "一覧は1から数え"}[language], told)


# Places


def offered(language: Language) -> Any:
    """The menu of a side with two generals on the field, and one in the hand."""
    state = match(camp(["g21", "g22"], hand=["g11"], command=1), camp(["g13"])).state
    view, actions = KASSEN.view(state, 0), KASSEN.legal_actions(state, 0)
    [decision] = KASSEN.decisions(state)
    return presenter_of(KASSEN, language).menu(view, decision, actions)


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_asks_for_the_place(language: Language) -> None:
    """Between two generals there are three places, told by who stands beside them; from the left, as they lie."""
    places = offered(language).answers[0]
    assert places.answers == (Deploy(0, 0), Deploy(0, 1), Deploy(0, 2))
    beside = [[int(number) for number in re.findall(r"#(\d+)", line)] for line in places.lines]
    assert beside == [[1], [1, 2], [2]]
    assert "KS-3.1" in places.question
    numbers = {action: path for path, action in offered(language).actions()}
    assert [numbers[Deploy(0, place)] for place in range(3)] == [(1, 1), (1, 2), (1, 3)]


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize(
    ("answers", "echo"),
    [("1\n2\n", "> 1 2 = deploy 0 at 1"), ("1 2\n", "> 1 2 = deploy 0 at 1"), ("1\n\n1\n1\n", "> 1 1 = deploy 0 at 0")],
    ids=["two lines", "one line", "back and on"],
)
def test_a_place_is_chosen_by_number(cli: Cli, tmp_path: Path, answers: str, echo: str) -> None:
    result = play_on(cli, tmp_path, answers)
    assert echo in result.lines()


@pytest.mark.rule("KS-3.1")
def test_numbers_that_stand_for_nothing(cli: Cli, tmp_path: Path) -> None:
    lines = play_on(cli, tmp_path, "1 4\n1\n4\n\n99 1\n1 1 1\n").lines()
    assert lines.count("The menu goes from 1 to 3.") == 0
    assert sum(line.startswith("The menu goes from 1 to 2.") for line in lines) == 2
    assert "1 1 is an answer already; it takes no further number." in lines
    assert not any(line.startswith("> 1") for line in lines)


def play_on(cli: Cli, tmp_path: Path, answers: str) -> Any:
    """Answer after both sides have entered with a general of seed 5, the person with a hand that it can pay from."""
    record = tmp_path / "record.json"
    words = ("--record", record, "--me", "0,1", "--set", 'leaders=["person","person"]', "--set", "field_limit=8")
    # Enter with the cheapest general, answer, end; the other side ends; then there is command for another general.
    moves = "\ndeploy 2 at 0\nanswer 0\nend\n\nend\n\nend\n\nend\n\n"
    assert cli("play", "kassen", "--seed", "5", *words, stdin=moves).code == 0
    return cli("play", "kassen", "--resume", record, "--me", "0,1", stdin=f"\n{answers}")


# Letters of other widths


@pytest.mark.parametrize(
    ("answers", "echo"),
    [
        ("１\n", "> 1 = deploy 2 at 0"),
        ("ｄｅｐｌｏｙ　２　ａｔ　０\n", "> deploy 2 at 0"),
        ("　１　\n", "> 1 = deploy 2 at 0"),
        ("retreat\nｙ\n", "> retreat"),
        ("３\nＹ\n", "> 3 = retreat"),
    ],
)
def test_full_width_letters_and_digits_are_understood(cli: Cli, answers: str, echo: str) -> None:
    assert echo in cli(*PLAY, stdin=answers).lines()


def test_full_width_short_forms_and_commands(cli: Cli) -> None:
    lines = cli("play", "xidit", "--seed", "7", "--bots", "random", stdin="５\n？\nｂｒｋａｗｗ\n").lines()
    assert "> place 5" in lines
    assert "  map            draw the table" in lines
    assert "> plan blue red black act wait wait" in lines


@pytest.mark.parametrize("language", FOREIGN)
def test_yes_in_other_languages(cli: Cli, language: str) -> None:
    yes = {"zh": "是", "ja": "はい"}[language]
    result = cli(*PLAY, "--lang", language, stdin=f"retreat\n{yes}\n")
    assert "> retreat" in result.lines()
    assert not re.search(r"[。.] +(よろしい|确定)", result.out)


# Reasons


def codes(module: ModuleType) -> set[str]:
    """The codes with which a notation raises errors, by its source and that of what all notations share."""
    found = set()
    for source in (inspect.getsource(module), inspect.getsource(lines)):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"NotationError": 1, "expected": 2}.get(node.func.id)
                code = None if place is None else node.args[place]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


@pytest.mark.parametrize(("game", "module"), [("kassen", kassen_notation), ("xidit", xidit_notation)])
@pytest.mark.parametrize("language", FOREIGN)
def test_every_reason_has_a_phrase(language: Language, game: str, module: Any) -> None:
    say = presenter_of(games.get(game), language).words
    assert codes(module) >= {"too_long", "spaces", "none_of", "number", "surplus", "missing"}
    assert all(f"unread.{code}" in say for code in codes(module))
    assert all(f"noun.{noun}" in say for noun in module._NOUNS)


UNREAD = [
    ("kassen", "foo", ["foo", "deploy", "retreat"]),
    ("kassen", "deploy", []),
    ("kassen", "deploy 1", ["at"]),
    ("kassen", "deploy 1 on 2", ["on", "at"]),
    ("kassen", "deploy 99 at 0", ["99", "0", "63"]),
    ("kassen", "attack 1", []),
    ("kassen", "attack 1 2 3", ["3"]),
    ("kassen", "answer x", ["x", "0", "3"]),
    ("kassen", "x" * 300, ["256", "300"]),
    ("kassen", " end", []),
    ("kassen", "secret ", []),
    ("xidit", "place 99", ["99", "1", "64"]),
    ("xidit", "plan blue", ["6", "1"]),
    ("xidit", "plan a b c d e f", ["a", "blue"]),
    ("xidit", "rewards", ["none"]),
    ("xidit", "rewards gold bards storeys", ["2", "3"]),
    ("xidit", "titan", []),
    ("xidit", "titan 1 militia", ["militia", "militia:2"]),
    ("xidit", "titan 1 cleric:1 militia:1", ["militia:1"]),
    ("xidit", "bards " + " ".join(["r1:1"] * 33), ["32", "33"]),
    ("xidit", "bards here:1", ["here", "central"]),
    ("xidit", "dummy", ["wealth", "reputation"]),
]


@pytest.mark.parametrize(("game", "line", "named"), UNREAD, ids=[line[:24] for _, line, _ in UNREAD])
@pytest.mark.parametrize("language", FOREIGN)
def test_an_unreadable_line_tells_why(language: Language, game: str, line: str, named: list[str]) -> None:
    """What English names, other languages name too; besides, no English is left but notation."""
    core = games.get(game)
    state = core.setup(core.default_options(), 1).state
    with pytest.raises(NotationError) as caught:
        core.parse(state, line)
    told = presenter_of(core, language).words.unread(caught.value)
    assert all(name in told for name in named)
    assert told != str(caught.value)
    assert "expected" not in told


def test_an_error_of_an_unknown_kind_is_told_in_its_own_words() -> None:
    say = presenter_of(KASSEN, "ja").words
    assert say.unread(NotationError("no such thing")) == "no such thing"
    assert say.unread(NotationError("no such noun", "missing", noun="else")) == "no such noun"


@pytest.mark.parametrize("language", FOREIGN)
def test_the_reason_is_printed(cli: Cli, language: str) -> None:
    told = cli(*PLAY, "--lang", language, stdin="deploy 99 at 0\n").out
    assert "99" in told.split("deploy 99 at 0", 1)[1].splitlines()[1]


# Secrets


PIT = secret("pit", when("attacks", part("draw"), party="other"))


@pytest.mark.rule("KS-4.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("right", [True, False])
def test_of_a_secret_the_journal_tells_nothing_and_its_own_side_the_loss(language: Language, right: bool) -> None:
    played = match(camp(["g22"], hand=["pit"]), camp(["g33"]), secrets=[PIT])
    presenter = presenter_of(KASSEN, language)
    before = played.state
    tried = KASSEN.apply(before, 0, SetSecret(0))
    asked = tried.state.hands[0].asked
    assert asked is not None
    right_place = asked.order.index(played.book.questions[asked.question].right)
    done = KASSEN.apply(tried.state, 0, Answer(right_place if right else (right_place + 1) % 4))
    lost = presenter.words("secret_lost", card="CARD").partition("CARD")[2]
    name = played.book.tactics[played.book.tactic_at["pit"]].name.language(language)

    def told(viewer: int | None, start: Any, *transitions: Any) -> str:
        narrate = presenter.narrator(KASSEN.view(start, viewer))
        events = [event for each in transitions for event in told_once(visible(each.events, viewer))]
        return drawn(*(line for event in events for line in narrate(event)))

    # Told from the start, and by somebody who comes in when the question waits already.
    for story in (told(0, before, tried, done), told(0, tried.state, done)):
        assert (lost in story) is not right
        assert right or name in story
    for viewer in (1, None):
        story = told(viewer, before, tried, done)
        assert lost not in story
        assert name not in story
    # The journal says the same, whatever came of it.
    journals = {drawn(presenter.table(KASSEN.view(done.state, viewer))).splitlines()[-1].strip() for viewer in (0, 1)}
    sides = (presenter.words("side.own"), presenter.words("side.enemy"))
    assert journals == {presenter.words("journal.unknown", side=side) for side in sides}
    neutral = {"en": "a secret was tried", "zh": "尝试设下秘密", "ja": "秘密を伏せようとした"}
    assert neutral[language] in presenter.words("journal.unknown", side="")


# Told once


def test_of_two_versions_the_fuller_one_is_told() -> None:
    card = Card("general", 3, shown=False)
    public, own = (
        CardDrawn(side=0, kind="general", card=None),
        CardDrawn(side=0, kind="general", card=card, audience=(0,)),
    )
    other = CardDrawn(side=1, kind="general", card=None)
    assert told_once((public, own, other)) == (own, other)
    assert told_once((public, other)) == (public, other)
    assert told_once((own,)) == (own,)
    right = QuestionAnswered(side=0, right=True)
    whole = QuestionAnswered(side=0, right=False, question=1, chosen=0, right_choice=2, audience=(0,))
    assert told_once((right, whole)) == (right, whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_each_thing_once(cli: Cli, tmp_path: Path, language: Language) -> None:
    record = tmp_path / "record.json"
    assert cli(*PLAY, "--record", record, stdin="1\n" * 400).code == 0
    events = [
        event
        for step in replay(KASSEN, from_json(record.read_bytes().strip(), KASSEN.types.record))
        for event in step.events
    ]
    answered = sum(isinstance(event, QuestionAnswered) and event.audience is not None for event in events)
    drawn_ = sum(isinstance(event, CardDrawn) and event.audience is not None for event in events)
    reviewed = sum(len(event.questions) for event in events if isinstance(event, Reviewed))
    assert min(answered, drawn_) > 2
    told = cli("replay", record, "--format", "text", "--lang", language).out
    say = presenter_of(KASSEN, language).words
    sides = [say("side.number", side=side) for side in (0, 1)]
    marks = [say(f"answered.{which}", side=side) for which in ("right", "wrong") for side in sides]
    assert sum(told.count(mark) for mark in marks) == answered
    assert told.count("○") == answered + reviewed, "each tells what was right"
    backs = say("back.general"), say("back.tactic")
    assert not any(say("card_drawn", side=side, card=back) in told for side in sides for back in backs)
    assert sum(told.count(say("card_drawn", side=side, card="")) for side in sides) == drawn_


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_healing_that_finds_no_wound_says_so(language: Language) -> None:
    state = match(camp(["g21"]), camp(["g13"])).state
    narrate = presenter_of(KASSEN, language).narrator(KASSEN.view(state, 0))
    none, some = (drawn(*narrate(Changed(unit=1, what="heal", amount=amount))) for amount in (0, 2))
    assert "0" not in none.replace("KS-12.2", "")
    assert "2" in some.replace("KS-12.2", "")


@pytest.mark.rule("KS-9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_of_a_match_is_told(cli: Cli, language: str) -> None:
    """20 phases: above the table, at the question, and where a turn begins."""
    told = cli(*PLAY, "--lang", language).lines()
    length = {"en": "Phase 1 of 20", "zh": "第1局面（共20局面）", "ja": "第1局面（全20局面）"}[language]
    assert sum(length in line for line in told) == 3


def test_no_chinese_phrase_uses_the_word_for_a_set_up_question() -> None:
    for game in games.names():
        assert all("设问" not in phrase for phrase in presenter_of(games.get(game), "zh").words._phrases.values())
        assert all("设问" not in clause.title.zh + clause.text.zh for clause in games.get(game).rules)


@pytest.mark.parametrize(("language", "centre"), [("zh", "中央"), ("ja", "中央")])
def test_regions_have_names(cli: Cli, language: str, centre: str) -> None:
    told = cli("new", "xidit", "--seed", "7", "--format", "text", "--lang", language).out
    assert "central" not in told
    assert f"{centre}*" in told
    assert {"zh": "r1（第1地区）", "ja": "r1（第1地域）"}[language] in told


# Errors around a match


@pytest.mark.rule("XD-1.6")
def test_a_record_with_a_refused_move_says_which(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    assert cli("playout", "xidit", "--seed", "5", "--set", "years=9", "--record", record).code == 0
    document = json.loads(record.read_bytes())
    document["moves"][2]["action"] = document["moves"][0]["action"]
    record.write_text(json.dumps(document))
    result = cli("play", "xidit", "--resume", record)
    assert (result.code, result.out) == (exits.REFUSED, "")
    assert "    action  2 (counted from 0)" in result.err
    assert "XD-1.6" in result.err
    for language, which in (("zh", "第2号"), ("ja", "2番")):
        told = cli("play", "xidit", "--resume", record, "--lang", language).err
        assert which in told
        assert games.get("xidit").rules["XD-1.6"].title.language(language) in told


WRONG = [
    (("--set", "nonsense=1"), "nonsense"),
    (("--set", "army_size=99"), "army_size"),
    (("--set", "army_size=99"), "3"),
    (("--set", 'leaders=["a","b"]'), "person"),
    (("--bots", "nobody"), "enemy"),
    (("--me", "7"), "7"),
    (("--resume", "-"), "--resume"),
    (("--resume", "missing.json"), "missing.json"),
    (("--record", "missing/record.json"), "missing/record.json"),
]


@pytest.mark.parametrize(("words", "named"), WRONG)
@pytest.mark.parametrize("language", FOREIGN)
def test_errors_before_a_match_are_in_the_readers_language(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...], named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli("play", "kassen", *words, "--seed", "1", "--lang", language)
    assert result.code == exits.USAGE
    assert named in result.err
    first = result.err.splitlines()[0].partition(": ")[2]
    latin = re.sub(r"\[\w+\]$|--[a-z]+|missing[./a-z]*|[a-z]+_[a-z_]+", "", first)
    options = KASSEN.default_options().__struct_fields__
    known = {*options, *bots.names(KASSEN), "kassen", "nonsense", "nobody", "high", "low", "middle", "person"}
    names = rf"\b({'|'.join(known)})\b"
    assert re.search("[A-Za-z]", re.sub(names, "", latin, flags=re.ASCII)) is None


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("playout", "kassen", "--seed", "1"),
        ("playout", "xidit", "-n", "2"),
        ("perft", "xidit"),
        ("pack", "show"),
    ],
    ids=" ".join,
)
def test_what_commands_print_is_in_the_readers_language(cli: Cli, language: str, words: tuple[str, ...]) -> None:
    told = cli(*words, "--format", "text", "--lang", language)
    assert (told.code, told.err) == (0, "")
    words_of_ours = "seed moves digest won seat bot bots mean matches rule clauses version option lines actions ranking"
    english = rf"\b({words_of_ours.replace(' ', '|')})\b(?!_)"
    plain = re.sub(r"\w+=\S+", "", told.out, flags=re.ASCII)  # options are named as they are typed
    assert re.search(english, plain, flags=re.ASCII) is None
