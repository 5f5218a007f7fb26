"""Several processes with the same keys are one server; with a store of heads in common they refuse forks together."""

import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.api.served import ask, running
from tests.deployment.client import Client, Table, begun, play, transcript
from tests.deployment.conftest import KEYS, Deployment, program, redis_server
from warlords_api.sealing.receipts import PublicKeys, Transcript, faults
from warlords_api.sealing.seats import decoded
from warlords_core import games
from warlords_core.codec import from_json

SHORT = {"xidit": {"seats": 3, "years": 9}}
"""Options by which matches end soon."""


def counted(port: int, operation: str) -> int:
    """Requests of an operation that a process answered with 200."""
    text = ask(port, "/metrics")[1].decode()
    found = re.search(rf'warlords_requests_total{{operation="{operation}",status="200"}} (\d+)', text)
    return int(found[1]) if found else 0


@pytest.mark.parametrize("game", games.names())
def test_matches_are_played_to_their_ends_by_two_processes_in_turn(deployment: Deployment, game: str) -> None:
    with Client(deployment.front) as client:
        table = begun(client, game, SHORT.get(game))
        steps = play(client, table, seed=5)
        keys: PublicKeys = from_json(client.get("/v1/keys"), PublicKeys)
    assert steps > 10
    assert [receipt["sequence"] for receipt in table.receipts] == list(range(steps + 1))
    assert faults(transcript(table, Transcript), {id_: decoded(key) for id_, key in keys.keys.items()}) == ()
    for operation in ("adjudicate", "legal_actions", "view"):
        halves = [counted(port, f"{game}_{operation}") for port in deployment.backs]
        assert sum(halves) == steps
        assert abs(halves[0] - halves[1]) <= 1, operation


def test_nginx_answers_for_the_size_of_bodies_and_hides_the_counts(deployment: Deployment) -> None:
    assert ask(deployment.front, "/v1/xidit/matches", b"x" * 1_100_000)[0] == 413
    assert ask(deployment.front, "/metrics")[0] == 404
    assert ask(deployment.front, "/health") == (200, b'{"status":"ok"}')


def two_choices(client: Client) -> tuple[Table, list[dict[str, object]]]:
    """A match, and two different steps from one and the same head."""
    table = begun(client, "xidit")
    seat = table.exchange["decisions"][0]["seat"]
    return table, [table.step(seat, action) for action in table.choices(client, seat)[:2]]


def test_what_one_process_has_carried_out_the_other_refuses_to_replace(deployment: Deployment) -> None:
    with Client(deployment.backs[0]) as one, Client(deployment.backs[1]) as other:
        table, (first, second) = two_choices(one)
        after = one.post("/v1/xidit/adjudications", **first)
        status, problem = other.send("/v1/xidit/adjudications", **second)
        assert (status, problem["code"]) == (409, "stale_head")
        # The match goes on from its newest state, and from that alone.
        table.exchange = after
        seat = after["decisions"][0]["seat"]
        table.act(other, seat, table.choices(other, seat)[0])
        status, problem = one.send("/v1/xidit/adjudications", **second)
        assert (status, problem["code"]) == (409, "stale_head")
        # Looking at an old state forks nothing.
        assert other.send("/v1/xidit/views", state=first["state"], perspective="spectator")[0] == 200


def test_a_step_whose_answer_was_lost_can_be_repeated_and_replaced_by_no_other(deployment: Deployment) -> None:
    with Client(deployment.backs[0]) as one, Client(deployment.backs[1]) as other:
        table, (first, second) = two_choices(one)
        answers = [one.post("/v1/xidit/adjudications", **first)]
        # Not in passing: it is said to be that step again.
        assert other.send("/v1/xidit/adjudications", **first)[1]["code"] == "stale_head"
        again, another = {**first, "step": "last"}, {**second, "step": "last"}
        answers += [client.post("/v1/xidit/adjudications", **again) for client in (other, one)]
        # All of it is the same but for the token, which is sealed anew.
        assert len({json.dumps({**answer, "state": ""}) for answer in answers}) == 1
        assert other.send("/v1/xidit/adjudications", **another)[1]["code"] == "stale_head"
        # Once the match has gone on from there, it is too late for that.
        table.exchange = answers[1]
        seat = table.exchange["decisions"][0]["seat"]
        table.act(other, seat, table.choices(other, seat)[0])
        assert other.send("/v1/xidit/adjudications", **again)[1]["code"] == "stale_head"


def test_of_two_steps_at_the_same_time_one_is_carried_out(deployment: Deployment) -> None:
    def carried_out(port: int, step: dict[str, object]) -> int:
        with Client(port) as client:
            return client.send("/v1/xidit/adjudications", **step)[0]

    for _ in range(5):
        with Client(deployment.front) as client:
            _, steps = two_choices(client)
        with ThreadPoolExecutor(2) as both:
            assert sorted(both.map(carried_out, deployment.backs, steps)) == [200, 409]


def test_without_its_store_nothing_is_carried_out_and_nothing_breaks(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with redis_server(tmp_path) as store:
            port, _ = stack.enter_context(running(tmp_path, KEYS=KEYS, HEADS=f"redis://127.0.0.1:{store}/0"))
            client = stack.enter_context(Client(port))
            _, (step, _) = two_choices(client)
        status, problem = client.send("/v1/xidit/adjudications", **step)
        assert (status, problem["code"]) == (503, "store_down")
        assert client.send("/v1/xidit/matches", trust="sealed", perspective="spectator")[0] == 503
        # Open matches, and looking, need no store.
        assert client.send("/v1/xidit/matches", seed=1)[0] == 200
        assert client.send("/v1/xidit/views", state=step["state"], perspective="spectator")[0] == 200


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_a_missing_program_skips_on_a_desk_and_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setitem(os.environ, "CI", ci)
    with pytest.raises(outcome, match=r"no-such-program is not installed here \(\.ci/run installs it"):
        program("no-such-program")
