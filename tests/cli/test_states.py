"""`games`, `new`, `show`, `legal` and `apply`: states in and out."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from warlords_core import games
from warlords_core.cli import exits, files
from warlords_core.codec import from_json, to_json
from warlords_core.xidit.model import State


def loaded(path: Path) -> State:
    state: State = from_json(path.read_bytes().strip(), State)
    return state


def test_games(cli: Cli) -> None:
    listed = {game["name"]: game for game in cli("games").json()}
    assert tuple(listed) == games.names()
    xidit = listed["xidit"]
    assert listed["kassen"]["title"]["ja"] == "合戦"
    assert xidit["title"]["zh"] == "席迪特战记"
    assert xidit["options"]["years"] == 12
    assert xidit["bots"] == ["greedy", "ismcts", "random"]
    assert "stand-in-21" in [pack["id"] for pack in xidit["packs"]]
    text = cli("games", "--format", "text").out
    assert "xidit" in text
    assert "bots enemy, greedy, ismcts, random" in text
    assert "option recruit=compulsory" in text


def test_new_prints_the_state(cli: Cli) -> None:
    result = cli("new", "xidit", "--seats", "3", "--seed", "7", "--set", "years=9", "--set", "recruit=optional")
    assert result.code == 0
    game = games.get("xidit")
    options = from_json(b'{"seats":3,"years":9,"recruit":"optional"}', game.types.options)
    assert from_json(result.out.strip().encode(), State) == game.setup(options, 7).state


def test_new_draws_a_seed_and_tells_it(cli: Cli) -> None:
    first = cli("new", "xidit")
    seed = first.err.removeprefix("warlords: seed ").strip()
    assert cli("new", "xidit", "--seed", seed).out == first.out


def test_new_to_a_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    result = cli("new", "xidit", "--seed", "7", "-o", path)
    assert result.out == ""
    assert cli("new", "xidit", "--seed", "7", "-o", "-").out.encode() == path.read_bytes()


def test_new_as_text(cli: Cli) -> None:
    result = cli("new", "xidit", "--seed", "7", "--format", "text")
    assert "the assessments lie in this order" in result.out
    assert "year 1 of 12 · seat 0 starts" in result.out


@pytest.mark.parametrize(
    ("setting", "pointer"),
    [
        ("years=10", "/years"),
        ("seats=two", "/seats"),
        ("colour=1", ""),
        ('seats="4"', "/seats"),
        ("seats=true", "/seats"),
    ],
)
def test_options_are_not_guessed_at(cli: Cli, setting: str, pointer: str) -> None:
    result = cli("new", "xidit", "--set", setting, "--format", "json")
    fault = json.loads(result.err)
    assert (result.code, fault["kind"], fault["pointer"]) == (exits.USAGE, "malformed", pointer)


@pytest.mark.parametrize(
    ("game", "setting", "allowed"),
    [
        ("xidit", "years=10", "9, 12"),
        ("xidit", "recruit=never", "compulsory, optional"),
        ("xidit", "dummy_titans=1", "true, false"),
        ("xidit", "seats=9", "3 to 5"),
        ("kassen", "army_size=9", "3 to 8"),
        ("kassen", "land=china", "bashu, central_plains, guanzhong, jiangnan, nanzhong, north"),
    ],
)
def test_a_value_that_does_not_fit_names_those_that_do(cli: Cli, game: str, setting: str, allowed: str) -> None:
    fault = json.loads(cli("new", game, "--set", setting, "--format", "json").err)
    assert fault["message"].endswith(f"; allowed: {allowed}")


def test_options_that_no_match_can_start_with(cli: Cli) -> None:
    result = cli("new", "xidit", "--set", "starting_seat=4", "--seed", "1")
    assert result.code == exits.REFUSED
    assert "XD-1.6" in result.err
    assert "/starting_seat" in result.err


def test_unknown_pack(cli: Cli) -> None:
    result = cli("new", "xidit", "--set", "pack=nowhere", "--seed", "1")
    assert result.code in (exits.REFUSED, exits.USAGE)
    assert "nowhere" in result.err


def test_pack_file(cli: Cli, tiny: Path) -> None:
    state = cli("new", "xidit", "--seats", "3", "--seed", "1", "--pack-file", tiny).json()
    assert state["pack"]["id"] == "tiny-6"
    assert state["options"]["pack"] == "tiny-6"


def test_pack_file_that_another_one_hides(cli: Cli, tmp_path: Path) -> None:
    pack = cli("pack", "show", "stand-in-21", "--game", "xidit").json()
    pack["title"]["en"] = "Another one"
    path = tmp_path / "same-id.json"
    path.write_text(json.dumps(pack))
    result = cli("new", "xidit", "--seed", "1", "--pack-file", path)
    assert result.code == exits.USAGE
    assert "give yours a higher one, or another id" in result.err


def test_show_views(cli: Cli, planning: Path) -> None:
    game, state = games.get("xidit"), loaded(planning)
    assert cli("show", planning).out.strip().encode() == to_json(game.view(state, None))
    assert cli("show", planning, "--spectator").json()["screen"] is None
    assert cli("show", planning, "--seat", "2").out.strip().encode() == to_json(game.view(state, 2))
    assert cli("show", "-", "--all", stdin=planning.read_bytes()).out.encode() == planning.read_bytes()


def test_show_as_text(cli: Cli, planning: Path) -> None:
    spectator = cli("show", planning, "--format", "text").out
    assert "behind the screen" not in spectator
    assert "seat 3 owes: Your six orders for year 1? (XD-2.1)" in spectator
    assert "behind the screen of seat 1 (you)" in cli("show", planning, "--seat", "1", "--format", "text").out
    everybody = cli("show", planning, "--all", "--format", "text").out
    assert all(f"behind the screen of seat {seat} (you)" in everybody for seat in range(4))


def test_show_unknown_seat(cli: Cli, planning: Path) -> None:
    result = cli("show", planning, "--seat", "4")
    assert result.code == exits.USAGE
    assert "there is no seat 4: this match has seats 0 to 3" in result.err


def test_legal_pages(cli: Cli, fresh: Path) -> None:
    page = cli("legal", fresh, "--seat", "0", "--offset", "19", "--limit", "5").json()
    assert (page["seat"], page["total"], page["offset"]) == (0, 21, 19)
    assert [entry["notation"] for entry in page["actions"]] == ["place 20", "place 21"]
    assert page["actions"][0]["action"] == {"type": "place_hero", "city": 20}
    assert cli("legal", fresh, "--seat", "1").json()["total"] == 0
    assert cli("legal", fresh, "--seat", "0", "--side").json()["total"] == 0
    assert cli("legal", fresh, "--seat", "0", "--offset", "99").json()["actions"] == []


@pytest.mark.rule("XD-2.1")
def test_legal_as_text(cli: Cli, planning: Path) -> None:
    lines = cli("legal", planning, "--seat", "2", "--limit", "2", "--format", "text").lines()
    assert lines[0] == "seat 2: 15625 legal actions"
    assert lines[1] == "0  plan blue blue blue blue blue blue"
    assert lines[-1] == "… 15623 more: --offset 2"


def test_legal_form(cli: Cli, planning: Path) -> None:
    page = cli("legal", planning, "--seat", "2", "--form").json()
    assert page["form"]["action"] == "commit_plan"
    assert page["form"]["size"] == page["total"] == 5**6
    assert "actions" not in page
    assert '"commit_plan"' in cli("legal", planning, "--seat", "2", "--form", "--format", "text").out


def test_apply_prints_events_and_state(cli: Cli, fresh: Path) -> None:
    done = cli("apply", fresh, "--seat", "0", "place 5").json()
    assert [(event["type"], event["city"]) for event in done["events"]] == [("hero_placed", 5)]
    assert done["state"]["players"][0]["hero"] == 5


def test_apply_chains_through_pipes(cli: Cli, fresh: Path) -> None:
    first = cli("apply", fresh, "--seat", "0", "place 5").out
    second = cli("apply", "-", "place 7", "--seat", "1", stdin=first)
    assert [player["hero"] for player in second.json()["state"]["players"]] == [5, 7, 0, 0]
    assert cli("show", stdin=second.out).json()["players"][1]["hero"] == 7


def test_apply_json(cli: Cli, fresh: Path) -> None:
    done = cli("apply", fresh, "--seat", "0", "--json", '{"type":"place_hero","city":5}').json()
    assert done["state"]["players"][0]["hero"] == 5


def test_apply_several(cli: Cli, fresh: Path, tmp_path: Path) -> None:
    lines = tmp_path / "moves.txt"
    lines.write_text("# the heroes\n0 place 5\n\n1 place 7  # beside it\n")
    array = tmp_path / "moves.json"
    array.write_text(
        '[{"seat":0,"action":{"type":"place_hero","city":5}},{"seat":1,"action":{"type":"place_hero","city":7}}]'
    )
    by_lines = cli("apply", fresh, "--moves", lines).json()
    assert by_lines == cli("apply", fresh, "--moves", array).json()
    assert [event["city"] for event in by_lines["events"]] == [5, 7]


def test_apply_to_a_file(cli: Cli, fresh: Path, tmp_path: Path) -> None:
    path = tmp_path / "next.json"
    done = cli("apply", fresh, "--seat", "0", "place 5", "-o", path).json()
    assert set(done) == {"events"}
    assert loaded(path).players[0].hero == 5
    assert cli("apply", fresh, "--seat", "0", "place 5", "-o", "-").out.encode() == path.read_bytes()


@pytest.mark.rule("XD-2.2", "XD-3.2", "XD-3.5", "XD-4.1")
def test_apply_as_text_tells_each_order(cli: Cli, planning: Path) -> None:
    # City 5 has a camp with seed 7 (its weakest unit: militia), and no other hero comes there; 11 has no red road.
    plans = "0 plan act act wait wait wait wait\n1 plan wait wait wait wait wait wait\n"
    plans += "2 plan wait wait wait wait wait wait\n3 plan red wait wait wait wait wait\n"
    lines = cli("apply", planning, "--moves", "-", "--format", "text", stdin=plans).lines()
    assert "The plans are revealed (XD-2.2)" in lines
    assert "order 1  seat 0        act    recruits 1 militia in city 5 (XD-4.1)" in lines
    told = [line for line in lines if line.startswith(("order 1  seat 3", "order 2  seat 0"))]
    title = {clause.id: clause.title.en for clause in games.get("xidit").rules}
    assert told == [
        f"order 1  seat 3        red    no effect: city 11 has no such road (XD-3.2 {title['XD-3.2']})",
        "order 2  seat 0        act    no effect: has recruited in city 5 this year already "
        f"(XD-4.1 {title['XD-4.1']})",
    ]
    assert lines[-1] == "seat 3 owes: Your six orders for year 2? (XD-2.1)"


@pytest.mark.rule("XD-1.6")
def test_apply_refused(cli: Cli, fresh: Path) -> None:
    result = cli("apply", fresh, "--moves", "-", stdin="0 place 5\n1 place 5\n")
    assert (result.code, result.out) == (exits.REFUSED, "")
    assert "warlords: refused: " in result.err
    title = games.get("xidit").rules["XD-1.6"].title.en
    assert f"    rule    XD-1.6  {title}\n    at      /city\n" in result.err
    assert "    action  1 (counted from 0); nothing was carried out" in result.err


def test_apply_refused_as_json(cli: Cli, fresh: Path) -> None:
    result = cli("apply", fresh, "--seat", "1", "place 5", "--format", "json")
    fault = json.loads(result.err)
    assert result.code == exits.REFUSED
    assert (fault["kind"], fault["move"]) == ("refused", 0)
    assert {"code", "rule", "title", "message", "pointer"} <= set(fault)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--seat", "0", "place five"], "notation"),
        (["--seat", "0", "--json", '{"type":"place_hero"}'], "invalid_value"),
        (["--seat", "0", "--json", '{"type":"place_hero","city":"5"}'], "invalid_value"),
        (["--seat", "0", "--json", '{"type":"place_hero","city":5,"city":6}'], "duplicate_key"),
        (["--seat", "0", "--json", "{"], "malformed"),
        (["--seat", "7", "place 5"], "unknown_seat"),
        (["place 5"], "usage"),
        (["--seat", "0"], "usage"),
        (["--seat", "0", "place 5", "--json", "{}"], "usage"),
        (["--seat", "0", "--moves", "x"], "usage"),
        (["--moves", "no such file"], "unreadable"),
    ],
)
def test_apply_malformed(cli: Cli, fresh: Path, words: list[str], code: str) -> None:
    result = cli("apply", fresh, *words, "--format", "json")
    assert (result.code, result.out) == (exits.USAGE, "")
    assert json.loads(result.err)["code"] == code


@pytest.mark.parametrize(
    "text", [b"place 5", b"0", b"x place 5", b"\xff 0", b'[{"seat":0}]', b"[", "٣ place 5".encode()]
)
def test_apply_malformed_moves(cli: Cli, fresh: Path, text: bytes) -> None:
    assert cli("apply", fresh, "--moves", "-", stdin=text).code == exits.USAGE


def test_apply_two_things_from_stdin(cli: Cli) -> None:
    assert cli("apply", "-", "--moves", "-").code == exits.USAGE


def changed(state: Path, change: dict[str, Any]) -> bytes:
    return json.dumps(json.loads(state.read_bytes()) | change).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"{",
        b"\xff",
        b'{"game":"chess"}',
        b'{"game":1}',
        b'{"game":"xidit"}',
        b'{"state":1}',
        b'{"state":{}}',
        b'{"state":{"game":"xidit"},"events":[]}',
        b'{"game":"xidit","game":"xidit"}',
        b"[" * 100_000,
    ],
)
def test_malformed_states(cli: Cli, data: bytes) -> None:
    result = cli("show", stdin=data)
    assert (result.code, result.out) == (exits.USAGE, "")
    assert result.err.startswith("warlords: ")


def test_state_with_unknown_field(cli: Cli, fresh: Path) -> None:
    result = cli("show", stdin=changed(fresh, {"surplus": 1}))
    assert result.code == exits.USAGE
    assert "surplus" in result.err


def test_state_of_a_pack_that_is_not_at_hand(cli: Cli, fresh: Path) -> None:
    pack = {"id": "lost", "version": 1, "digest": "0" * 32}
    assert cli("show", stdin=changed(fresh, {"pack": pack})).code in (exits.REFUSED, exits.USAGE)


def test_state_that_no_match_can_reach(cli: Cli, fresh: Path) -> None:
    state = json.loads(fresh.read_bytes())
    state["table"]["barracks"][0] += 1  # one militia more than there are
    result = cli(
        "show",
        stdin=json.dumps(state),
    )
    assert (result.code, result.out) == (exits.REFUSED, "")
    assert "    at      /" in result.err


def test_unreadable_and_unwritable_files(cli: Cli, tmp_path: Path) -> None:
    missing = cli("show", tmp_path / "missing.json")
    assert missing.code == exits.USAGE
    assert "No such file" in missing.err
    assert cli("show", tmp_path).code == exits.USAGE
    assert cli("show", "a\0b").code == exits.USAGE
    assert cli("new", "xidit", "--seed", "1", "-o", tmp_path).code == exits.USAGE


def test_input_has_a_limit(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 10)
    assert cli("show", stdin=b" " * 11).code == exits.LIMIT
