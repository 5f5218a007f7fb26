"""`play`: persons at the terminal, here with all their answers on stdin."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from warlords_core.cli import exits

# Three seats on the tiny board. With seed 7 the map opens with a camp of one militia in city 2, a threat in city 1 that
# asks for one militia (2 gold, 1 bard, 1 storey) and touches the region west only, and a blue road between them.
TINY = ("play", "xidit", "--seats", "3", "--set", "tile_set=full", "--seed", "7", "--bots", "random")


def after(lines: list[str], start: str) -> list[str]:
    return lines[next(place for place, line in enumerate(lines) if line.startswith(start)) :]


@pytest.mark.rule("XD-2.2", "XD-3.5", "XD-4.1", "XD-4.3", "XD-4.4", "XD-4.6", "XD-12.1")
def test_a_person_plays_a_year(cli: Cli, tiny: Path) -> None:
    answers = "2\na b a r a a\n1\n1\nquit\n"
    result = cli(*TINY, "--pack-file", tiny, stdin=answers)
    assert (result.code, result.err) == (0, "")
    lines = result.lines()
    assert "   1   b2   ·  k4 west          THREAT 1Mi > 2g 1b 1s" in lines
    assert "   2   b1  r3  k5 west central* camp   1Mi            0!" in lines
    assert "> place 2" in lines
    assert "> plan act blue act red act act" in lines
    year = after(lines, "The plans are revealed (XD-2.2)")
    assert year[3] == "seat 0 (you)  act      blue     act      red      act      act"
    own = [line for line in year if re.match(r"order \d  seat 0 |> |  seat 0 ", line)]
    # Recruit, move, hand the militia in, take gold and bards; city 1 has no red road; city 1 is empty then (XD-6.3
    # brings the next threat to city 5), and no titan rages.
    assert own == [
        "order 1  seat 0 (you)  act    recruits 1 militia in city 2 (XD-4.1)",
        "order 2  seat 0 (you)  blue   2 > 1 (XD-3.2)",
        "order 3  seat 0 (you)  act    BEATS THE THREAT of city 1; hands in 1 militia (XD-4.3)",
        "> 1 = rewards gold bards",
        "  seat 0 (you) takes gold and bards (XD-4.4)",
        "  seat 0 (you) gets 2 gold (XD-4.5)",
        "> bards west:1",
        "  seat 0 (you) places bards: 1 in west (XD-4.6)",
        "> 1 = dummy wealth",
        "  seat 0 (you) raises the dummy's wealth to 3 (XD-12.1)",
        "order 4  seat 0 (you)  red    no effect: city 1 has no such road (XD-3.2 Move)",
        "order 5  seat 0 (you)  act    no effect: nothing to do in city 1 (XD-4.9 City without a tile)",
        "order 6  seat 0 (you)  act    no effect: nothing to do in city 1 (XD-4.9 City without a tile)",
    ]
    assert "  year 1 ends; seat 1 starts next (XD-10.1)" in year
    # Reserve 4 bards, one placed; 2 gold; the militia is gone.
    assert "-         2      3        5        0               0" in year
    assert year[-1] == "The match is not over; it ends here."


def test_every_order_has_a_line(cli: Cli, tiny: Path) -> None:
    lines = cli(*TINY, "--pack-file", tiny, stdin="2\nwwwwww\n").lines()
    told = [line[:15] for line in lines if re.match(r"order \d  ", line)]
    assert told == [f"order {number}  seat {seat}" for number in range(1, 7) for seat in range(3)]


@pytest.mark.parametrize(
    "form", ["b r k a w w", "brkaww", "B R K A W W", "plan blue red black act wait wait", " b r k  a w wait "]
)
def test_short_forms_are_echoed_in_full(cli: Cli, form: str) -> None:
    result = cli("play", "xidit", "--seed", "7", "--bots", "random", stdin=f"5\n{form}\n")
    assert "> plan blue red black act wait wait" in result.lines()


@pytest.mark.parametrize("form", ["brkaw", "brkawx", "b r k a w", "plan blue", "5", "wait"])
def test_other_forms_are_not_guessed_at(cli: Cli, form: str) -> None:
    result = cli("play", "xidit", "--seed", "7", "--bots", "random", stdin=f"5\n{form}\n")
    assert result.code == 0
    assert "Not understood: " in result.out
    assert not any(line.startswith("> plan") for line in result.lines())


def test_commands_at_the_prompt(cli: Cli, tiny: Path) -> None:
    answers = "2\n\n?\nmap\nlegal\nlegal 21\nlegal 15621\nabawww\n9\n0\n?\nrewards gold gold\nshow 1\n2\n"
    lines = cli(*TINY, "--pack-file", tiny, stdin=answers).lines()
    assert lines.count("  map            draw the table") == 2
    assert lines.count("map") == 3  # at both questions that need it, and when asked for
    assert "  15625 legal actions; go on with `legal 21`" in lines
    assert lines.count("  15625 legal actions") == 1
    # No menu, so no numbers. The 21st is 20 = 4 * 5 + 0 in base 5, and wait is digit 4; 40 = 1 * 25 + 3 * 5 ends at 39.
    second = after(lines, "    plan blue blue blue blue wait blue")
    assert second[20] == "  15625 legal actions; go on with `legal 41`"
    assert lines.count("The menu goes from 1 to 3.") == 2
    assert "  Two different ones: `rewards gold bards`." in lines
    refusals = [line for line in lines if line.startswith("Not allowed: ")]
    assert len(refusals) == 2
    assert "(XD-4.4 " in refusals[0]
    assert "> 2 = rewards gold storeys" in lines


def test_end_of_input_is_a_clean_end(cli: Cli) -> None:
    result = cli("play", "xidit", "--seed", "7")
    assert (result.code, result.err) == (0, "")
    assert result.lines()[-1] == "The match is not over; it ends here."


def test_input_that_is_no_text(cli: Cli) -> None:
    result = cli("play", "xidit", "--seed", "7", stdin=b"\xff\xfe\n")
    assert result.code == exits.USAGE
    assert "no UTF-8" in result.err


def test_a_whole_match(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    # Who only waits holds nothing, so every census question has one legal answer.
    answers = "5\n" + "wwwwww\n" * 9
    words = ("play", "xidit", "--seed", "7", "--set", "years=9", "--bots", "random")
    result = cli(*words, "--record", record, stdin=answers)
    assert (result.code, result.err) == (0, "")
    assert "Only one answer is legal:" in result.out
    assert "> show 0" in result.lines()
    assert " WINS by " in result.out
    assert "ranking (" in result.out
    replayed = cli("replay", record).json()
    assert sorted(standing["seat"] for standing in replayed["outcome"]["ranking"]) == [0, 1, 2, 3]


def test_resume(cli: Cli, tmp_path: Path) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    words = ("play", "xidit", "--bots", "random")
    assert cli(*words, "--seed", "7", "--record", half, stdin="5\nwwwwww\n").code == 0
    result = cli(*words, "--resume", half, "--record", whole, stdin="wwwwww\n")
    assert result.code == 0
    assert "Your six orders for year 2? (XD-2.1)" in result.lines()
    first, second = json.loads(half.read_bytes()), json.loads(whole.read_bytes())
    assert second["moves"][: len(first["moves"])] == first["moves"]
    assert len(second["moves"]) > len(first["moves"])
    assert cli(*words, "--resume", "-").code == exits.USAGE
    assert cli("play", "chess", "--resume", half).code == exits.USAGE


def test_a_record_that_cannot_be_written_stops_the_match_before_it_starts(cli: Cli, tmp_path: Path) -> None:
    for command in (("play", "xidit"), ("playout", "xidit")):
        for path in (tmp_path, tmp_path / "missing" / "record.json", "a\0b"):
            result = cli(*command, "--seed", "7", "--record", path, stdin="5\n")
            assert (result.code, result.out) == (exits.USAGE, "")
            assert "[unwritable]" in result.err
    # To find out changes nothing.
    kept, new = tmp_path / "kept", tmp_path / "new"
    kept.write_text("mine")
    assert cli("play", "xidit", "--me", "9", "--record", kept).code == exits.USAGE
    assert cli("play", "xidit", "--me", "9", "--record", new).code == exits.USAGE
    assert (kept.read_text(), new.exists()) == ("mine", False)


def test_states_and_records_are_told_apart(cli: Cli, fresh: Path, tmp_path: Path) -> None:
    record, applied = tmp_path / "record.json", tmp_path / "applied.json"
    assert cli("play", "xidit", "--seed", "7", "--record", record, stdin="5\n").code == 0
    applied.write_text(cli("apply", fresh, "--seat", "0", "place 5").out)
    for state in (fresh, applied):
        for words in (("play", "xidit", "--resume", state), ("replay", state)):
            result = cli(*words)
            assert result.code == exits.USAGE
            assert "this is a state of xidit; wanted is a record, as `play` and `playout` write" in result.err
    for command in (("show", record), ("legal", record, "--seat", "0"), ("apply", record, "--seat", "0", "place 5")):
        result = cli(*command)
        assert result.code == exits.USAGE
        assert "this is a record of xidit; wanted is a state, such as `replay" in result.err


def test_watching_bots(cli: Cli) -> None:
    result = cli("play", "xidit", "--watch", "--seed", "7", "--set", "years=9", "--bots", "random")
    assert result.code == 0
    assert "(you)" not in result.out
    assert " gets " not in result.out  # how much gold is told to its seat alone
    assert "ranking (" in result.out


def test_unknown_seats(cli: Cli) -> None:
    assert cli("play", "xidit", "--seed", "7", "--me", "0,4").code == exits.USAGE


@pytest.mark.rule("XD-1.7", "XD-4.5")
def test_several_persons_learn_nothing_of_each_other(cli: Cli, tiny: Path) -> None:
    # Seat 0 waits in city 3 while seat 1 recruits in 2 and beats the threat of 1.
    answers = "\n3\n\n2\n\nwwwwww\n\nabawww\n1\n1\n\nwwwwww\n"
    result = cli(*TINY, "--pack-file", tiny, "--me", "0,1", stdin=answers)
    assert result.code == 0
    stretches = re.split(r"Seat (\d), press Enter when nobody else looks at the screen: ", result.out)[1:]
    seats, texts = stretches[::2], stretches[1::2]
    assert seats == ["0", "1", "0", "1", "0", "1"]
    told = {seat: "".join(text for who, text in zip(seats, texts, strict=True) if who == seat) for seat in "01"}
    assert "seat 1 (you) gets 2 gold" in told["1"]
    assert "gets 2 gold" not in told["0"]
    assert "seat 1 takes gold and bards" in told["0"]
    assert "behind the screen of seat 1" not in told["0"]
    assert "order 3  seat 1        act    BEATS THE THREAT of city 1" in told["0"]


def test_the_last_news_of_several_persons_are_public(cli: Cli) -> None:
    answers = "\n5\n\n7\n" + ("\nwwwwww\n\nwwwwww\n" * 3 + "\n" * 10) * 3
    # In years 3, 6 and 9 each of both is called to the screen for each kind of units, though 0 is the only answer: to
    # skip that would tell the other one that there is none.
    words = ("play", "xidit", "--seed", "7", "--me", "0,1", "--set", "years=9", "--bots", "random")
    result = cli(*words, stdin=answers)
    assert result.code == 0
    assert "ranking (" in result.out


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_presenter(cli: Cli) -> None:
    result = cli("play", "toy", "--seed", "1", "--bots", "random", stdin="?\nbid 2\n2\n" + "1\n" * 9)
    assert result.code == 0
    assert "seat 0: bid_due prize=" in result.out
    assert "Not allowed: more than the seat has [too_many_coins] (TOY-2" in result.out
    assert re.search(r"bids_shown bids=\[1, [01]\]", result.out)
    assert "ranking (deck_empty)" in result.out
    shown = cli("new", "toy", "--seed", "1", "--set", "coins=9", "--format", "text").out
    assert '"shown": [' in shown
    refused = cli("new", "toy", "--seed", "1", "--seats", "3", "--set", "coins=0")
    assert refused.code == exits.REFUSED


@pytest.mark.usefixtures("toy")
def test_large_sets_have_no_menu(cli: Cli) -> None:
    from tests import toy
    from warlords_core.actions import choice
    from warlords_core.cli.presenter import MOST_OFFERS, PlainPresenter

    plain = PlainPresenter(toy.GAME)
    state = toy.GAME.setup(toy.Options(), 1).state
    view = toy.GAME.view(state, 0)
    assert plain.menu(view, None, choice(range(MOST_OFFERS + 1))) is None
    assert plain.menu(view, None, choice(range(MOST_OFFERS))) is not None
    assert plain.screen(view) is None
    assert plain.expand(view, None, "bid 1") == "bid 1"


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are a thing of POSIX")
def test_at_a_terminal(tmp_path: Path) -> None:
    import pty

    # Text is the default there, colours are on, and the screen is cleared between persons.
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "warlords_core.cli", "play", "xidit", "--seed", "7", "--me", "0,1"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50"}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"\n5\n\nquit\n")
        seen = b""
        try:
            while data := os.read(ours, 65_536):
                seen += data
        except OSError:  # the other end is closed
            pass
        os.close(ours)
    assert process.returncode == 0
    assert seen.count(b"\x1b[2J") == 2
    assert re.search(rb"\x1b\[1;34m *b12", seen)  # the blue road from city 5 to 12, in blue
