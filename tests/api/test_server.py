"""The server as a process: starts, answers, stops; and the demo that plays a match through it."""

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from pydantic import ValidationError

from tests.api.door import Door
from tests.api.served import ask, running
from warlords_api.demo import Client
from warlords_api.packs import add_packs
from warlords_api.settings import Settings
from warlords_core.errors import PackError

SHIPPED = Path(__file__).parents[2] / "src/warlords_core/xidit/data/stand-in-21.json"


@pytest.mark.parametrize(("server", "workers"), [("granian", "2"), ("uvicorn", "1")])
def test_it_answers_and_stops(tmp_path: Path, server: str, workers: str) -> None:
    with running(tmp_path, SERVER=server, WORKERS=workers, LOG_REQUESTS="true") as (port, process):
        for _ in range(20):
            assert ask(port, "/v1/xidit/matches", b'{"seed":5}')[0] == 200
        assert ask(port, "/v1/xidit/matches", b"x" * 11_000_000)[0] == 413
        # No answer is lost because it came while the client still sent.
        for path, status in (("/nowhere", 404), ("/health", 405)):
            assert [ask(port, path, b"x" * 11_000_000)[0] for _ in range(5)] == [status] * 5
        for _ in range(5):
            assert ask(port, "/v1/xidit/matches", b"x" * 11_000_000, "text/plain")[0] == 415
        counted = [line for line in ask(port, "/metrics")[1].splitlines() if b'xidit_start",status="200"' in line]
        assert [line.rpartition(b" ")[2] for line in counted] == [b"20.0"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert [line["status"] for line in lines if line.get("operation") == "xidit_start"] == [200] * 20 + [413] + [
        415
    ] * 5


def test_garbled_chunks_are_the_clients_fault(tmp_path: Path) -> None:
    head = "POST /v1/xidit/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked"
    with running(tmp_path) as (port, _), socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(f"{head}\r\n\r\nzz\r\n".encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("sent", [b"", b"GET /health HT", b"GET /health HTTP/1.1\r\nHost: x\r\n"])
def test_who_sends_no_request_is_let_go(tmp_path: Path, sent: bytes) -> None:
    with running(tmp_path, HEADER_TIMEOUT="0.5") as (port, _):
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(sent)
            assert connection.recv(100) == b""
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + sent)
            answer = b"".join(iter(lambda: connection.recv(10_000), b""))
            assert answer.startswith(b"HTTP/1.1 200")
            assert answer.endswith(b"}")


class Forgetful(BaseHTTPRequestHandler):
    """Closes each connection after an answer, without a word of it: what a kept connection may meet at any time."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(200)
        self.send_header("content-length", "2")
        self.end_headers()
        self.wfile.write(b"{}")
        self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def test_the_demo_sends_again_what_met_a_closed_connection() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Forgetful) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with closing(Client(server.server_address[1])) as client:
            for size in (1, 1_000, 3_000_000):
                assert client.post("/", text="x" * size) == {}
            assert client.requests == 3
        server.shutdown()


def test_a_taken_port_and_a_foreign_address_are_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        for host, port in (("127.0.0.1", taken.getsockname()[1]), ("192.0.2.1", 0), ("no.such.host.invalid", 0)):
            environment = {**os.environ, "WARLORDS_HOST": host, "WARLORDS_PORT": str(port)}
            command = [sys.executable, "-m", "warlords_api.server"]
            ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
            assert ended.returncode == 2
            [line] = ended.stderr.splitlines()
            assert line.startswith(f"warlords: cannot listen on {host} port {port}: ")


def test_a_host_can_be_named(tmp_path: Path) -> None:
    with running(tmp_path, HOST="localhost") as (port, _):
        assert ask(port, "/health")[0] == 200


def test_faults_of_packs_stop_it_with_file_and_place(tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "xidit"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text(SHIPPED.read_text().replace('"version": 1', '"version": "one"', 1))
    (folder / "garbled.yaml").write_text("id: [")
    (tmp_path / "packs" / "stray.yml").write_text("id: x")
    environment = {**os.environ, "WARLORDS_PACKS": str(tmp_path / "packs")}
    command = [sys.executable, "-m", "warlords_api.server"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "broken.json:/version" in ended.stderr
    assert "garbled.yaml" in ended.stderr
    assert "stray.yml" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_faults_of_settings_stop_it_with_their_names() -> None:
    environment = {**os.environ, "WARLORDS_PORT": "many", "WARLORDS_WORKERS": "0"}
    command = [sys.executable, "-m", "warlords_api.server"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "WARLORDS_PORT" in ended.stderr
    assert "WARLORDS_WORKERS" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_packs_of_a_folder_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "xidit").mkdir()
    pack = {**json.loads(SHIPPED.read_text()), "id": "from-a-folder"}
    (tmp_path / "xidit" / "mine.json").write_text(json.dumps(pack))
    with Door(packs=tmp_path) as door:
        assert door.get("/v1/xidit/packs/from-a-folder").json["id"] == "from-a-folder"
        answer = door.post("/v1/xidit/matches", {"options": {"pack": "from-a-folder"}, "seed": 1})
        assert answer.json["state"]["pack"]["id"] == "from-a-folder"


@pytest.mark.parametrize("packs", [["stand-in-21"], ["mine", "mine"]])
def test_one_id_and_version_with_two_contents_stops_it(tmp_path: Path, packs: list[str]) -> None:
    (tmp_path / "xidit").mkdir()
    for place, name in enumerate(packs):
        pack = {**json.loads(SHIPPED.read_text()), "id": name}
        pack["title"] = {"en": f"Draft {place}", "zh": "稿", "ja": "稿"}
        (tmp_path / "xidit" / f"{place}.json").write_text(json.dumps(pack))
    with pytest.raises(PackError) as refused:
        add_packs(tmp_path)
    [problem] = refused.value.problems
    last = len(packs) - 1
    assert (problem.code, problem.pointer) == ("version_taken", f"{tmp_path}/xidit/{last}.json:/version")
    assert f"{packs[0]} version 1 has other content in " in problem.message
    assert ("0.json" in problem.message) == (last == 1)


def test_the_same_content_twice_and_newer_versions_do_not_stop_it(tmp_path: Path) -> None:
    (tmp_path / "xidit").mkdir()
    pack = {**json.loads(SHIPPED.read_text()), "id": "growing"}
    for name, version in (("a", 1), ("b", 1), ("c", 2)):
        (tmp_path / "xidit" / f"{name}.json").write_text(json.dumps({**pack, "version": version}))
    for _ in range(2):  # as the server and its workers do
        assert [reference.version for reference in add_packs(tmp_path)] == [1, 1, 2]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    assert add_packs(None) == ()
    with pytest.raises(PackError, match="no such folder"):
        add_packs(tmp_path / "nowhere")


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARLORDS_BODY_LIMIT", "2048")
    monkeypatch.setenv("WARLORDS_CORS_ORIGINS", "https://a.example,https://b.example")
    settings = Settings()
    assert settings.body_limit == 2_048
    assert settings.origins == ("https://a.example", "https://b.example")
    monkeypatch.setenv("WARLORDS_LOG_LEVEL", "loud")
    with pytest.raises(ValidationError):
        Settings()


def test_every_setting_is_documented() -> None:
    assert [name for name, field in Settings.model_fields.items() if not field.description] == []


@pytest.mark.parametrize(("seats", "language", "times"), [("4", "en", 2), ("3", "ja", 1)])
def test_the_demo_plays_each_game_to_its_end_the_same_each_time(seats: str, language: str, times: int) -> None:
    command = [sys.executable, "-m", "warlords_api.demo", "--seed", "3", "--seats", seats, "--lang", language]
    ended = [subprocess.run(command, capture_output=True, text=True, timeout=120, check=False) for _ in range(times)]
    assert [run.returncode for run in ended] == [0] * times, [run.stderr for run in ended]
    first, *others = [run.stdout for run in ended]
    assert all(other == first for other in others)
    # Years, plans, orders without effect and the ranking of xidit; turns, questions, the settlement and the roster of
    # kassen; the seasons, the bids and the winner of rising_sun.
    told = {
        "en": "year 11 ends|The plans are revealed|no effect: |ranking (assessment)|"
        "you to move|a question about|the answer is|settlement|roster (who entered the field)|"
        "Spring (RS-2.1)|Autumn (RS-2.1)|(RS-6.3)|VICTORY: ",
        "ja": "11年目が終わり|計画の公開|効果なし：|順位（査定）|"
        "自分の番|についての設問|正解|決算|列伝（出陣した武将）|"
        "春（RS-2.1）|秋（RS-2.1）|（RS-6.3）|順位（勝利点が最多）",
    }
    for text in told[language].split("|"):
        assert text in first


@pytest.mark.parametrize(
    ("trust", "games", "told"),
    [
        ("sealed", "xidit kassen", "Sealed: the client holds a token"),
        ("receipted", "kassen", "signed receipt for each step|receipts of the server: signed, and a straight line"),
        (
            "closed",
            "xidit kassen rising_sun",
            "Closed: each seat signs|receipts of the server: signed, and a straight line",
        ),
    ],
)
def test_the_demo_plays_sealed_matches_too(trust: str, games: str, told: str) -> None:
    command = [sys.executable, "-m", "warlords_api.demo", "--seats", "3", "--trust", trust, "--games", *games.split()]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    story = " ".join(ended.stdout.split())
    # All matches, and the same kind of story as of open ones.
    ends = {"xidit": "ranking (assessment)", "kassen": "settlement", "rising_sun": "VICTORY: "}
    assert [game for game, end in ends.items() if end in story] == games.split()
    for text in told.split("|"):
        assert story.count(text) == len(games.split())
    assert "ephemeral_key" not in ended.stderr
