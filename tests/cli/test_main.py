"""The frame around the sub-commands: help, version, a light start, errors and exit codes."""

import subprocess
import sys
from importlib.metadata import version
from string import Formatter

import pytest

from tests.cli.conftest import Cli
from warlords_core.cli import COMMANDS, exits, faults, main
from warlords_core.cli.command_words import COMMANDS as COMMANDS_SAID
from warlords_core.cli.fault_words import FAULTS
from warlords_core.cli.faults import CommandError
from warlords_core.errors import AgendaOverrun, UnfinishedMatch, UnknownBot, UnknownGame, WarlordsError
from warlords_core.narration import LANGUAGES
from warlords_core.rules import Language


def python(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)


def test_version(cli: Cli) -> None:
    result = cli("--version")
    assert (result.code, result.out) == (0, f"warlords {version('warlords-core')}\n")


def test_version_starts_light() -> None:
    heavy = ("rich", "pydantic", "yaml", "orjson", "warlords_core.xidit")
    code = (
        "import sys; from warlords_core.cli import main; code = main(['--version']); "
        f"print(sorted(set({heavy!r}) & set(sys.modules)), code)"
    )
    assert python(code).stdout.splitlines()[-1] == "[] 0"


def test_json_needs_no_rich() -> None:
    code = (
        "import sys; from warlords_core.cli import main; main(['new', 'xidit', '--seed', '1', '--format', 'json']); "
        "print(sorted({'rich', 'pydantic', 'yaml', 'litestar'} & set(sys.modules)))"
    )
    assert python(code).stdout.splitlines()[-1] == "[]"


def test_module_is_runnable() -> None:
    done = subprocess.run([sys.executable, "-m", "warlords_core.cli", "--help"], capture_output=True, check=True)
    assert done.stdout.startswith(b"usage: warlords")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_documents_itself_and_the_exit_codes(cli: Cli, command: str) -> None:
    result = cli(command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: warlords {command}")
    assert exits.HELP in result.out
    assert max(map(len, result.out.splitlines())) <= 90


def test_help_lists_all_commands(cli: Cli) -> None:
    result = cli("--help")
    assert result.code == 0
    assert all(command in result.out for command in COMMANDS)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nonsense"],
        ["new"],
        ["new", "xidit", "--seed", "x"],
        ["new", "xidit", "--seed", "-1"],
        ["new", "xidit", "--set", "years"],
        ["new", "xidit", "--nonsense"],
        ["new", "xidit", "surplus"],
        ["legal"],
        ["legal", "--seat", "-1"],
        ["show", "--seat", "0", "--all"],
        ["play", "xidit", "--me", "0,0"],
        ["play", "xidit", "--bots", "greedy,,greedy"],
        ["playout", "xidit", "-n", "0"],
        ["pack"],
        ["check"],
    ],
)
def test_wrong_usage(cli: Cli, words: list[str]) -> None:
    result = cli(*words)
    assert result.code == exits.USAGE
    assert result.err.startswith("usage: warlords")
    assert result.out == ""


def test_unknown_game(cli: Cli) -> None:
    result = cli("new", "chess")
    assert result.code == exits.USAGE
    assert "no game is called 'chess'; there are kassen, rising_sun, xidit [unknown_game]" in result.err


def test_argv_is_taken_from_the_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["warlords", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("warlords ")


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (AgendaOverrun("steps"), exits.LIMIT),
        (UnfinishedMatch("no end"), exits.LIMIT),
        (WarlordsError("else"), exits.USAGE),
    ],
)
def test_errors_have_exit_codes(error: WarlordsError, code: int) -> None:
    assert faults.explain(error)[1] == code


@pytest.mark.parametrize("table", [FAULTS, COMMANDS_SAID])
def test_phrases_around_matches_say_the_same_in_each_language(table: dict[str, tuple[str, str, str]]) -> None:
    for key, phrase in table.items():
        fields = [{field for _, field, _, _ in Formatter().parse(each) if field} for each in phrase]
        assert all(phrase), key
        assert fields[1] == fields[2], key
        assert fields[0] >= fields[1], key  # English tells of a record what it is instead


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_without_a_phrase_or_without_its_details_is_told_in_english(language: Language) -> None:
    for error in (UnknownGame("no such game"), UnknownBot("no such bot"), CommandError("usage", "give less")):
        [fault], _ = faults.explain(error, language)
        assert fault.message == str(error)


def test_interrupt(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("warlords_core.games.names", interrupted)
    result = cli("games")
    assert (result.code, result.err) == (exits.INTERRUPTED, "\nwarlords: interrupted\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    code = "from warlords_core.cli import main; raise SystemExit(main(['rules', '--format', 'json']))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == exits.FINE
