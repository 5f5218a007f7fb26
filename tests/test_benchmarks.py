"""The benchmarks run: their workloads do what they say, their client counts right, their tables add up. No timing."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from math import comb
from pathlib import Path
from statistics import median
from threading import Thread
from types import ModuleType, SimpleNamespace

import msgspec
import pytest

from benchmarks import asgi, balance, kassen, load, peers, rising_sun, run, sealed, xidit
from benchmarks.measure import Figure, Limit, Ratio, Skipped, Workload, measure
from benchmarks.table import document, report
from warlords_core.rising_sun.decisions import Move

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"


def test_a_walk_is_a_whole_match() -> None:
    """48 plans of four seats in twelve years, four heroes, and 60 shows in three censuses, at least."""
    assert xidit.walk(3) >= 4 + 48 + 60


def test_the_request_is_in_the_middle_of_a_match_and_the_answer_goes_on_from_it() -> None:
    request, answer = xidit.request_and_answer()
    assert request.state.table.year == 6
    assert not request.state.players[0].plan
    assert answer.state.players[0].plan == request.actions[0].action.orders
    assert [decision.seat for decision in answer.decisions] == [1, 2, 3]


@pytest.mark.parametrize("size", kassen.SIZES)
def test_a_walk_of_kassen_is_a_whole_match_from_which_nobody_retreats(size: int) -> None:
    """The first turn is one action at least; a side is beaten when all its generals have entered and fallen."""
    first, *_, last = kassen.states(size, 3)
    assert first.options.army_size == size
    assert last.table.verdict.reason in ("no_generals", "last_question")
    assert len(last.table.lines[1 - last.table.verdict.winner].fallen) >= size
    assert kassen.walk(size, 3) >= size


@pytest.mark.parametrize("seats", rising_sun.SEATS)
def test_a_walk_of_rising_sun_is_a_whole_match(seats: int) -> None:
    """Seven tiles are chosen in each of three seasons, and in a tea ceremony everybody but one has to say a word."""
    first, *_, last = rising_sun.states(rising_sun.options(seats), 3)
    assert first.options.seats == len(first.players) == seats
    assert rising_sun.GAME.outcome(last) is not None
    assert rising_sun.walk(seats, 3) >= 3 * (7 + seats // 2)


def test_the_largest_marshal_moves_every_kind_of_every_province_to_all_others() -> None:
    """Seven ways to go for each group on the map; beside moving, the seat may stop, or build a stronghold."""
    state, seat = rising_sun.largest_marshal()
    actions = rising_sun.GAME.legal_actions(state, seat)
    assert sum(isinstance(action, Move) for action in actions) == 7 * len(state.players[seat].pieces) > 100


def test_the_largest_bid_is_one_of_all_coins() -> None:
    """C(100000 + 4, 4) ways to put some of them on four advantages."""
    state, seat = rising_sun.largest_bid()
    assert rising_sun.GAME.legal_actions(state, seat).size == comb(100_004, 4)


def test_turns_of_the_computer_are_timed_one_by_one() -> None:
    """A match has 20 phases of two turns at most."""
    times = kassen.turns(3)
    assert 2 <= len(times) <= 40
    assert min(times) > 0


@pytest.mark.parametrize("group", [xidit, kassen, rising_sun, sealed])
def test_workloads_of_the_games_can_be_measured(group: ModuleType) -> None:
    workloads = list(group.workloads())
    figures = list(measure(workloads, rounds=2, seconds=0.001))
    assert [figure.name for figure in figures] == [workload.name for workload in workloads]
    assert all(len(figure.main) == 2 and min(figure.main) > 0 for figure in figures)


@pytest.mark.parametrize("level", ["sealed", "receipted"])
def test_a_sealed_request_is_the_same_step_as_the_open_one(level: str) -> None:
    open_request, open_answer = xidit.request_and_answer()
    request, answer = sealed.request_and_answer(level)
    assert request.state.startswith("wl1.")
    assert [msgspec.to_builtins(each) for each in request.actions] == [
        msgspec.to_builtins(each) for each in open_request.actions
    ]
    assert (answer.events, answer.view, answer.decisions) == (
        open_answer.events,
        open_answer.view,
        open_answer.decisions,
    )
    assert (answer.sealed.receipt is not None) == (level == "receipted")


def test_the_length_of_a_token_is_counted_without_its_padding() -> None:
    """Base64 takes 4/3 of the state without the names of its fields, and of 100 to 120 bytes besides."""
    state = xidit.request_and_answer()[0].state
    size = len(msgspec.msgpack.encode(state))
    names = sum(1 + len(name) for name in state.__struct_fields__)
    [ratio] = sealed.token_ratios(xidit.GAME, iter([state]))
    assert 4 / 3 * (size - names + 100) < ratio * size < 4 / 3 * (size - names + 120)


@pytest.mark.parametrize("app", ["raw", "idle"])
def test_the_applications_that_we_compare_with_give_the_answer_that_is_expected(app: str) -> None:
    """InProcess refuses to measure one that does not."""
    (workload,) = [workload for workload in asgi.workloads() if workload.name == f"asgi/{app}"]
    try:
        assert workload.sample(0.001)["requests/s"] > 0
    finally:
        workload.close()


def test_peers_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    found = list(peers.workloads())
    assert all(isinstance(item, Skipped) for item in found)
    assert [item.name for item in found] == [
        "chess/plies",
        "diplomacy/games",
        "diplomacy/phases",
        "gym-locm/games",
        "gym-locm/steps",
        *(f"openspiel/{name}" for name in peers.SPIELS),
    ]


class OfTwoPowers:
    """The part of the package diplomacy that is used here: two powers with a unit each, three phases."""

    powers = ("west", "east")

    def __init__(self) -> None:
        self.left = 3
        self.ordered: list[str] = []

    @property
    def is_game_done(self) -> bool:
        return self.left == 0

    def get_all_possible_orders(self) -> dict[str, list[str]]:
        return {"PAR": ["hold"], "MOS": ["hold", "move"], "BER": []}

    def get_orderable_locations(self, power: str) -> list[str]:
        return {"west": ["PAR", "BER"], "east": ["MOS"]}[power]

    def set_orders(self, power: str, orders: list[str]) -> None:
        assert len(orders) == 1
        self.ordered.append(power)

    def process(self) -> None:
        assert self.ordered == ["west", "east"]
        self.ordered.clear()
        self.left -= 1


def test_games_and_phases_of_diplomacy_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: name == "diplomacy" or None)
    monkeypatch.setattr(peers, "import_module", lambda name: SimpleNamespace(Game=OfTwoPowers))
    found = [item for item in peers.workloads() if isinstance(item, Workload)]
    assert [item.name for item in found] == ["diplomacy/games", "diplomacy/phases"]
    games, phases = measure(found, rounds=3, seconds=0.02)
    assert (games.unit, phases.unit) == ("games/s", "phases/s")
    assert median(phases.main) > median(games.main)


class OfThreeSteps:
    """The part of gym-locm's engine that is used here: a match that ends with the third action."""

    def __init__(self, seed: int, version: str) -> None:
        assert version == "1.2"
        self.left = 3

    def is_ended(self) -> bool:
        return self.left == 0

    @property
    def available_actions(self) -> tuple[str, ...]:
        return ("pass", "attack")

    def act(self, action: str) -> None:
        assert action in self.available_actions
        self.left -= 1


def test_games_and_steps_of_gym_locm_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: name == "gym_locm" or None)
    monkeypatch.setattr(peers, "import_module", lambda name: SimpleNamespace(State=OfThreeSteps))
    found = [item for item in peers.workloads() if isinstance(item, Workload)]
    assert [item.name for item in found] == ["gym-locm/games", "gym-locm/steps"]
    games, steps = measure(found, rounds=3, seconds=0.02)
    assert (games.unit, steps.unit) == ("games/s", "steps/s")
    assert median(steps.main) > median(games.main)


def test_rounds_are_interleaved_and_everything_is_closed() -> None:
    seen: list[str] = []

    def workload(name: str) -> Workload:
        def sample(seconds: float) -> dict[str, float]:
            seen.append(name)
            return {"things/s": float(len(seen))}

        return Workload(name=name, about=name, sample=sample, close=lambda: seen.append(f"closed {name}"))

    a, b = measure([workload("a"), workload("b")], rounds=2, seconds=0)
    assert seen == ["a", "b", "a", "b", "a", "b", "closed a", "closed b"]
    assert (a.main, b.main) == ((3.0, 5.0), (4.0, 6.0))


FIGURES = {
    "ours": Figure("ours", "what we do", {"steps/s": (30.0, 60.0, 90.0), "p99 ms": (1.0, 2.0, 3.0)}),
    "theirs": Figure("theirs", "what they do", {"plies/s": (10.0, 15.0, 45.0)}),
}


def test_a_ratio_is_the_median_of_the_rounds_ratios() -> None:
    """30/10, 60/15 and 90/45 are 3, 4 and 2."""
    assert Ratio(over="ours", under="theirs").of(FIGURES) == 3.0
    assert Ratio(over="ours", under="absent").of(FIGURES) is None


def test_the_report_puts_ratios_first_and_says_what_is_missing() -> None:
    ratios = (Ratio(over="ours", under="theirs", least=3.0, goal=4.0), Ratio(over="ours", under="absent"))
    limits = (Limit(name="ours", most=50.0),)
    skipped = [Skipped("absent", "not installed")]
    lines = report({"system": "a machine"}, FIGURES, ratios, limits, skipped).splitlines()
    assert lines[0] == "system:      a machine"
    assert lines[4].split() == ["ours", "/", "theirs", "3", ">=", "3:", "reached,", "later", ">=", "4:", "missed"]
    assert lines[5].split() == ["ours", "60", "steps/s", "<=", "50", "steps/s:", "missed"]
    assert lines[9].split()[:8] == ["ours", "60", "steps/s", "30", "…", "90", "p99", "2"]
    assert lines[-1] == "skipped: absent (not installed)"
    written = document({}, FIGURES, ratios, limits, skipped)
    assert [(ratio["over"], ratio["under"], ratio["value"]) for ratio in written["ratios"]] == [("ours", "theirs", 3.0)]
    assert written["figures"][0]["medians"] == {"steps/s": 60.0, "p99 ms": 2.0}


def test_the_script_measures_the_api_and_writes_a_file(tmp_path: Path) -> None:
    """From anywhere; in a process of its own, since the API sets the log of the whole process."""
    names = ["asgi/adjudication", "asgi/sealed"]
    only = [word for name in names for word in ("--only", name)]
    command = [sys.executable, run.__file__, "--quick", *only, "--json", "figures.json"]
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert all(name in done.stdout for name in names)
    written = json.loads((tmp_path / "figures.json").read_bytes())
    assert [figure["name"] for figure in written["figures"]] == names


def test_the_runner_refuses_a_name_that_nothing_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run.main(["--only", "nonsense"])
    assert "nothing is called nonsense" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("received", "size"),
    [(b"HTTP/1.1 200 OK\r\nContent-Le", None), (ANSWER[:-2], len(ANSWER)), (ANSWER, len(ANSWER))],
)
def test_the_client_knows_where_an_answer_ends(received: bytes, size: int | None) -> None:
    assert load.answer_size(received) == size


@pytest.mark.parametrize(
    "received", [b"HTTP/1.1 409 Conflict\r\ncontent-length: 0\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n"]
)
def test_the_client_takes_nothing_but_200_with_a_length(received: bytes) -> None:
    with pytest.raises(load.Unexpected):
        load.answer_size(received)


@pytest.fixture
def port() -> Iterator[int]:
    """A server of one connection that answers each ``x`` with ANSWER in two pieces."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            connection, _ = listening.accept()
            # The client hangs up when its time is over.
            with connection, suppress(ConnectionError):
                while connection.recv(1):
                    connection.sendall(ANSWER[:20])
                    connection.sendall(ANSWER[20:])

        thread = Thread(target=serve)
        thread.start()
        yield listening.getsockname()[1]
        thread.join()


def test_the_client_counts_answers_and_latencies(port: int) -> None:
    counted = load.run("127.0.0.1", port, [b"x"], connections=1, seconds=0.05)
    written = json.loads(str(counted))
    assert written["requests/s"] == len(counted.latencies) / counted.seconds > 0
    assert 0 < written["p50 ms"] <= written["p99 ms"]


# Balance


def test_a_balance_counts_every_match_and_both_armies() -> None:
    result = balance.play(range(4), (3, 5), seed=1, level="high")
    assert (result.matches(), result.matches(3), result.matches(5)) == (4, 2, 2)
    # Two matches of 3 a side and two of 5: so many generals and as many cards of each side, of which one side has won.
    assert sum(tally.matches for tally in result.cards.values()) == 2 * 2 * (2 * 3 + 2 * 5)
    assert sum(tally.won for tally in result.cards.values()) == 2 * (2 * 3 + 2 * 5)
    assert sum(result.phases.values()) == sum(result.reasons.values()) == 4


def test_portions_add_up_to_the_whole() -> None:
    whole = balance.play(range(4), (3,), seed=1, level="middle")
    parts = balance.play(range(2), (3,), seed=1, level="middle")
    parts.add(balance.play(range(2, 4), (3,), seed=1, level="middle"))
    assert parts == whole


def test_an_interval_holds_what_the_share_may_be() -> None:
    """Wilson's interval of 50 of 100 at 95 %: 40.4 to 59.6 per cent."""
    low, high = balance.Tally(100, 50).interval
    assert (round(low, 1), round(high, 1)) == (40.4, 59.6)


def test_a_missed_target_is_told() -> None:
    lines, met = balance.report(balance.play(range(2), (3,), seed=1, level="middle"), (3,))
    assert not met
    [strongest] = [line for line in lines if "strongest general" in line]
    assert "**missed**" in strongest
    # Of the shipped pack every general, tactic and secret has a row.
    assert len([line for line in lines if "(`" in line]) == 99 + 55 + 14
