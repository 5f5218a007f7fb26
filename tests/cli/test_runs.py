"""`replay`, `playout`, `perft`, `rules`, `pack` and `serve`."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import Cli
from warlords_core import documents, games
from warlords_core.cli import exits


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    assert cli("playout", "xidit", "--seed", "5", "--set", "years=9", "--record", path).code == 0
    return path


def test_playout(cli: Cli) -> None:
    played = cli("playout", "xidit", "-n", "3", "--seed", "1", "--bots", "random,greedy", "--set", "years=9").json()
    assert [match["seed"] for match in played["matches"]] == [1, 2, 3]
    assert played["bots"] == ["random", "greedy"]
    assert all(len(match["outcome"]["ranking"]) == 4 for match in played["matches"])


def test_playout_is_the_same_again(cli: Cli) -> None:
    words = ("playout", "xidit", "-n", "2", "--seed", "3")
    assert cli(*words).out == cli(*words).out


def test_playout_with_a_bot_of_the_game(cli: Cli) -> None:
    played = cli("playout", "kassen", "--seed", "1", "--bots", "enemy,random", "--set", "army_size=3").json()
    assert played["bots"] == ["enemy", "random"]
    assert len(played["matches"]) == 1


def test_playout_as_text(cli: Cli) -> None:
    one = cli("playout", "xidit", "--seed", "5", "--format", "text").out
    assert "seed 5: " in one
    assert "ranking (" in one
    several = cli("playout", "xidit", "-n", "3", "--seed", "5", "--format", "text")
    assert several.lines()[-1].startswith("3 matches, ")
    assert "mean place" in several.out


def test_playout_usage(cli: Cli, tmp_path: Path) -> None:
    unknown = cli("playout", "xidit", "--bots", "clever")
    assert unknown.code == exits.USAGE
    assert "no bot of xidit is called 'clever'; there are greedy, ismcts, random [unknown_bot]" in unknown.err
    # What kassen brings itself plays nothing else.
    assert "no bot of xidit is called 'enemy'" in cli("playout", "xidit", "--bots", "enemy").err
    assert cli("playout", "xidit", "-n", "2", "--record", tmp_path / "r").code == exits.USAGE
    assert cli("playout", "xidit", "-n", "2", "--seed", str(2**53 - 1)).code == exits.USAGE


def test_replay(cli: Cli, record: Path, tmp_path: Path) -> None:
    [match] = cli("playout", "xidit", "--seed", "5", "--set", "years=9").json()["matches"]
    replayed = cli("replay", record, "-o", tmp_path / "last.json").json()
    assert (replayed["digest"], replayed["moves"]) == (match["digest"], match["moves"])
    assert replayed["outcome"] == match["outcome"]
    assert json.loads((tmp_path / "last.json").read_bytes()) == replayed["state"]
    assert cli("replay", stdin=record.read_bytes()).json() == replayed
    assert json.loads(cli("replay", record, "-o", "-").out) == replayed["state"]
    assert (
        cli("playout", "xidit", "--seed", "5", "--set", "years=9", "--record", "-").out.encode() == record.read_bytes()
    )


def test_replay_as_text(cli: Cli, record: Path) -> None:
    told = cli("replay", record, "--format", "text")
    assert "seat 0: place " in told.out
    assert "order 6  seat 3" in told.out
    assert "ranking (" in told.out
    quiet = cli("replay", record, "--quiet", "--format", "text").lines()
    assert quiet[0].endswith(told.out.partition("digest of the last state ")[2][:32])


def test_replay_of_a_match_that_goes_on(cli: Cli, record: Path) -> None:
    document = json.loads(record.read_bytes())
    document["moves"] = document["moves"][:3]
    assert cli("replay", stdin=json.dumps(document)).json()["outcome"] is None
    assert cli("replay", "--format", "text", stdin=json.dumps(document)).lines()[-1] == "the match goes on"


def test_a_state_at_the_end(cli: Cli, record: Path, tmp_path: Path) -> None:
    cut, last, end = (tmp_path / name for name in ("cut.json", "last.json", "end.json"))
    document = json.loads(record.read_bytes())
    *moves, final = document["moves"]
    cut.write_text(json.dumps(document | {"moves": moves}))
    assert cli("replay", cut, "-o", last).code == 0
    final_move = json.dumps([final])
    applied = cli("apply", last, "--moves", "-", "-o", end, "--format", "text", stdin=final_move)
    assert " WINS by " in applied.out
    assert "ranking (" in applied.out
    shown = cli("show", end, "--format", "text").out
    assert "match over" in shown
    assert "ranking (" in shown
    assert cli("legal", end, "--seat", "0").json()["total"] == 0


def tampered(record: Path, change: Callable[[dict[str, Any]], object]) -> str:
    document = json.loads(record.read_bytes())
    change(document)
    return json.dumps(document)


def test_replay_of_an_illegal_move(cli: Cli, record: Path) -> None:
    def repeat_city(document: dict[str, Any]) -> None:
        document["moves"][1]["action"] = document["moves"][0]["action"]

    result = cli("replay", "--format", "json", stdin=tampered(record, repeat_city))
    fault = json.loads(result.err)
    assert (result.code, fault["move"], fault["rule"]) == (exits.REFUSED, 1, "XD-1.6")


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game":"xidit"}', b'{"game":"chess"}'])
def test_malformed_records(cli: Cli, data: bytes) -> None:
    assert cli("replay", stdin=data).code == exits.USAGE


def test_record_of_another_pack(cli: Cli, record: Path) -> None:
    data = tampered(record, lambda document: document["pack"].update(digest="0" * 32))
    result = cli("replay", stdin=data)
    assert result.code == exits.USAGE
    assert "unknown_pack" in result.err


@pytest.mark.rule("XD-1.6")
def test_perft_counts_heroes(cli: Cli) -> None:
    # Each hero in any of 21 cities without another one, three seats: 21, 21 * 20, 21 * 20 * 19.
    for depth, leaves in ((1, 21), (2, 420), (3, 7980)):
        counted = cli("perft", "xidit", "--seats", "3", "--depth", str(depth)).json()
        assert counted == {"game": "xidit", "depth": depth, "leaves": leaves}


def test_perft_divide(cli: Cli) -> None:
    counted = cli("perft", "xidit", "--depth", "2", "--divide").json()
    assert counted["divide"] == {f"place {city}": 20 for city in range(1, 22)}
    lines = cli("perft", "xidit", "--depth", "2", "--divide", "--format", "text").lines()
    assert lines[0] == " 20  place 1"
    assert lines[-1] == "420  lines of 2 actions"


@pytest.mark.rule("XD-2.1")
def test_perft_of_a_state(cli: Cli, planning: Path) -> None:
    assert cli("perft", planning).json()["leaves"] == 5**6
    assert cli("perft", "-", "--format", "text", stdin=planning.read_bytes()).lines() == ["15625  lines of 1 actions"]


def test_perft_has_a_limit(cli: Cli, planning: Path) -> None:
    result = cli("perft", planning, "--depth", "2", "--limit", "15624")
    assert result.code == exits.LIMIT
    assert "more than 15624 states at depth 1" in result.err


def test_perft_of_nothing(cli: Cli, tmp_path: Path) -> None:
    assert cli("perft", tmp_path / "chess").code == exits.USAGE


def test_rules(cli: Cli) -> None:
    book = games.get("xidit").rules
    assert [clause["id"] for clause in cli("rules", "xidit").json()] == [clause.id for clause in book]
    everything = [clause.id for name in games.names() for clause in games.get(name).rules]
    assert [clause["id"] for clause in cli("rules").json()] == everything
    assert [clause["id"] for clause in cli("rules", "xd-4.1").json()] == ["XD-4.1"]
    lines = cli("rules", "xidit", "--format", "text", "--lang", "zh").lines()
    assert lines[0] == f"XD-1.1   {book['XD-1.1'].title.zh}"


@pytest.mark.parametrize("name", games.names())
def test_every_clause_is_found_however_it_is_written(cli: Cli, name: str) -> None:
    for clause in games.get(name).rules:
        for written in (clause.id, clause.id.lower(), clause.id.upper()):
            assert [found["id"] for found in cli("rules", written).json()] == [clause.id]


def test_titles_stand_in_a_column(cli: Cli) -> None:
    book = games.get("rising_sun").rules
    column = len("RS-10.path_of_the_unrighteous") + 2
    lines = cli("rules", "rising_sun", "--format", "text").lines()
    assert [line[column:].strip() for line in lines] == [clause.title.en for clause in book]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "there is no game and no rule clause RS-9.9"),
        ("zh", "没有名为“RS-9.9”的游戏或规则条款"),
        ("ja", "「RS-9.9」というゲームも規則の条項もありません"),
    ],
)
def test_a_clause_that_there_is_not(cli: Cli, language: str, wanted: str) -> None:
    result = cli("rules", "RS-9.9", "--lang", language)
    assert result.code == exits.USAGE
    assert wanted in result.err


def test_one_rule_as_text(cli: Cli) -> None:
    clause = games.get("xidit").rules["XD-11.4"]
    told = cli("rules", "XD-11.4", "--format", "text", "--lang", "ja").out
    assert told.startswith(f"XD-11.4  {clause.title.ja}\n")
    assert "\nオプション：tie_first\n" in told
    assert "このプロジェクトが決めた" in told
    assert "\noption: tie_first\n" in cli("rules", "XD-11.4", "--format", "text").out


def test_a_rule_without_switch_and_gap(cli: Cli) -> None:
    clause = games.get("xidit").rules["XD-5.1"]
    told = cli("rules", "XD-5.1", "--format", "text").lines()
    assert told[0] == f"XD-5.1  {clause.title.en}"
    assert "option:" not in "".join(told)


def test_unknown_rule(cli: Cli) -> None:
    result = cli("rules", "XD-99")
    assert (result.code, result.out) == (exits.USAGE, "")
    assert "no rule clause XD-99" in result.err


def test_pack_check(cli: Cli, tiny: Path) -> None:
    checked = cli("pack", "check", tiny, "--game", "xidit").json()
    assert (checked["id"], checked["version"]) == ("tiny-6", 1)
    text = cli("pack", "check", "-", "--game", "xidit", "--format", "text", stdin=tiny.read_bytes())
    assert text.out == f"fine: pack tiny-6 version 1, digest {checked['digest']}\n"


def test_pack_check_names_every_fault(cli: Cli, tiny: Path) -> None:
    pack = json.loads(tiny.read_bytes())
    pack["roads"][0]["cities"] = [1, 99]
    pack["roads"][1]["cities"] = [2, 98]
    result = cli("pack", "check", "-", "--game", "xidit", stdin=json.dumps(pack))
    assert (result.code, result.out) == (exits.REFUSED, "")
    assert "/roads/0" in result.err
    assert "/roads/1" in result.err


def test_pack_check_of_something_else(cli: Cli) -> None:
    check = ("pack", "check", "--game", "xidit")
    assert cli(*check, "-", stdin=b"\xff").code in (exits.REFUSED, exits.USAGE)
    assert cli(*check, "no such file").code == exits.USAGE


def test_pack_show(cli: Cli, tiny: Path) -> None:
    show = ("pack", "show", "--game", "xidit")
    listed = cli(*show, "--pack-file", tiny).json()
    assert {"stand-in-21", "tiny-6"} <= {pack["id"] for pack in listed}
    assert cli(*show, "tiny-6", "--pack-file", tiny).json() == json.loads(tiny.read_bytes())
    assert "stand-in-21 version 1" in cli(*show, "--format", "text").out
    assert '"cities"' in cli(*show, "stand-in-21", "--format", "text").out
    assert cli(*show, "nowhere").code == exits.USAGE


@pytest.mark.usefixtures("toy")
def test_pack_of_which_game(cli: Cli, tiny: Path) -> None:
    # Other tests of this process may have added packs of their own.
    listed = {pack["id"] for pack in cli("pack", "show").json()}
    assert {"five-prizes", "two-prizes", "three-kingdoms", "stand-in-21"} <= listed
    of_toy = {pack["id"] for pack in cli("pack", "show", "--game", "toy").json()}
    assert {"five-prizes", "two-prizes"} <= of_toy
    assert "three-kingdoms" not in of_toy
    assert cli("pack", "show", "three-kingdoms").json()["id"] == "three-kingdoms"
    assert cli("pack", "show", "three-kingdoms", "--game", "xidit").code == exits.USAGE
    # A sound pack tells by itself whose it is; of another one nobody can say what is wrong with it.
    assert cli("pack", "check", tiny).code == 0
    doubtful = cli("pack", "check", "-", stdin=b"{}")
    assert doubtful.code == exits.USAGE
    assert "--game is missing: none of kassen, rising_sun, toy, xidit can read -" in doubtful.err


@pytest.mark.rule("KS-12.1")
@pytest.mark.parametrize(
    ("game", "usual"), [("kassen", "my-battle"), ("rising_sun", "my-islands"), ("xidit", "my-board")]
)
def test_a_new_pack_can_be_checked_and_played(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, usual: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = cli("pack", "new", "--game", game).json()
    assert (told["file"], told["pack"]["id"]) == (f"{usual}.yaml", usual)
    assert cli("pack", "check", f"{usual}.yaml").json() == told["pack"]
    named = tmp_path / "other.yaml"
    text = cli("pack", "new", "--game", game, "--id", "our-own", "-o", named, "--format", "text")
    assert " ".join(text.out.split()).startswith(f"{named}: pack our-own of {game};")
    printed = cli("pack", "new", "--game", game, "--id", "our-own", "-o", "-").out
    assert printed.encode() == named.read_bytes()
    assert "#" in printed, "the pack explains itself"
    for seed in ("1", "2", "3"):
        played = cli("playout", game, "--pack-file", named, "--seed", seed).json()
        assert played["options"]["pack"] == "our-own"
        assert played["matches"][0]["outcome"]["ranking"]


@pytest.mark.rule("KS-12.1", "KS-1.2")
@pytest.mark.parametrize("size", [3, 5, 8])
def test_a_new_pack_of_kassen_deals_armies_of_any_size(cli: Cli, tmp_path: Path, size: int) -> None:
    path = tmp_path / "pack.yaml"
    assert cli("pack", "new", "-o", path).code == 0, "kassen is the usual game"
    words = ("--pack-file", path, "--set", f"army_size={size}", "--set", 'leaders=["high","low"]')
    [match] = cli("playout", "kassen", *words).json()["matches"]
    assert match["outcome"]["reason"] != "retreat"


def test_a_new_pack_overwrites_nothing(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    path.write_text("mine")
    result = cli("pack", "new", "-o", path)
    assert (result.code, path.read_text()) == (exits.USAGE, "mine")
    assert "is there already" in result.err


@pytest.mark.usefixtures("toy")
def test_a_new_pack_that_cannot_be(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    bad = cli("pack", "new", "--id", "No Such Id", "-o", path)
    assert bad.code == exits.REFUSED
    assert "/id" in bad.err
    assert not path.exists()
    assert "no starting pack of toy" in cli("pack", "new", "--game", "toy").err
    assert cli("pack", "new", "--game", "chess").code == exits.USAGE
    assert cli("pack", "new", "-o", tmp_path / "missing" / "pack.yaml").code == exits.USAGE


@pytest.mark.parametrize("command", [("pack", "check"), ("pack", "check", "--game", "xidit"), ("check",)])
def test_one_rule_for_files_that_cannot_be_read(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Unreadable, or no document at all: 2. Too large, whatever would be in it: 3. The same for packs and cases."""
    document = tmp_path / "file.yaml"
    assert cli(*command, tmp_path / "missing.yaml").code == exits.USAGE
    for broken in (b"\xff", b"{", b"[" * 40 + b"]" * 40):
        document.write_bytes(broken)
        assert cli(*command, document).code == exits.USAGE, broken
    # Many values in few bytes take long, too; fewer are enough here.
    monkeypatch.setattr(documents, "MAX_YAML_VALUES", 500)
    document.write_bytes(b"[" + b"1," * documents.MAX_YAML_VALUES + b"1]")
    result = cli(*command, document)
    assert result.code == exits.LIMIT
    assert "line 1: more than 500 keys and values; a larger document is read as JSON only [too_large]" in result.err
    for size in (5 * 2**20, 17 * 2**20):
        document.write_bytes(b"#" * size)
        result = cli(*command, document)
        assert (result.code, result.out.replace("0 cases: 0 hold, 0 fail\n", "")) == (exits.LIMIT, "")
        assert "[too_large]" in result.err


@pytest.mark.parametrize("game", ["kassen", "xidit"])
@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("suffix", ["json", "yaml"])
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"null", "wrong_type"),
        (b"[]", "wrong_type"),
        (b"7", "wrong_type"),
        (b'"text"', "wrong_type"),
        (b'{"id": "a", "id": "b"}', "duplicate_key"),
        (b'{"title": {"en": "a", "en": "b"}}', "duplicate_key"),
    ],
)
def test_what_is_no_object_or_says_a_thing_twice_is_no_pack_of_any_game(
    cli: Cli, tmp_path: Path, game: str, named: bool, suffix: str, data: bytes, code: str
) -> None:
    document = tmp_path / f"pack.{suffix}"
    document.write_bytes(data)
    result = cli("pack", "check", document, *(("--game", game) if named else ()))
    assert (result.code, result.out) == (exits.USAGE, "")
    assert f"[{code}]" in result.err
    assert "--game is missing" not in result.err
    used = cli("new", game, "--seed", "1", "--pack-file", document)
    assert (used.code, used.out) == (exits.USAGE, "")


class Server(ModuleType):
    """Stands in for the API's server."""

    def __init__(self) -> None:
        super().__init__("warlords_api.server")
        self.given: list[dict[str, Any]] = []

    def serve(self, **given: Any) -> None:
        self.given.append(given)


def test_serve(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server()
    monkeypatch.setitem(sys.modules, "warlords_api.server", server)
    assert cli("serve").code == 0
    assert cli("serve", "--host", "127.0.0.1", "--port", "8001", "--workers", "2").code == 0
    assert server.given == [{}, {"host": "127.0.0.1", "port": 8001, "workers": 2}]


def test_serve_without_the_extra(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "warlords_api.server", None)
    result = cli("serve")
    assert result.code == exits.MISSING
    assert "pip install 'warlords-core[api]'" in result.err
