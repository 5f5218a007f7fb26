"""Replays and forks, with receipts and with a store of heads. Each test would fail without its defence."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.api.door import Answer, Door
from tests.api.examples import EXAMPLES
from tests.api.tables import KEYS, Table, faults_of, salts_of, started
from tests.sealed import DRAWN, chance, closing


def test_without_a_store_a_fork_is_not_refused_but_receipts_prove_it(keyed: Door, name: str) -> None:
    table = started(keyed, name, "receipted", signing=True)
    seat = table.owed[0]
    one, other = table.legal(seat)["actions"][:2]
    branches = [table.act(seat, action).json["sealed"]["receipt"] for action in (one, other)]
    [fault] = faults_of([*table.receipts, *branches])
    assert (fault.code, fault.sequence, fault.seats) == ("fork", 1, (seat,))


@pytest.mark.parametrize("trust", ["sealed", "receipted", "closed"])
def test_with_a_store_of_heads_a_match_goes_on_once_from_each_head(remembering: Door, name: str, trust: str) -> None:
    table, draws = started(remembering, name, trust), chance(5, name)
    for _ in range(4):
        seat = table.owed[0]
        first, *others = table.legal(seat, limit=3)["actions"]
        taken = step(table, seat, first, draws)
        forks = [step(table, seat, action, draws) for action in others]
        answer = taken()
        for fork in forks:
            fork().problem(409, "stale_head")
        taken().problem(409, "stale_head")
        # It may be asked for as the last step once more, as its answer can be lost; it leads nowhere else.
        assert without_state(taken(step="last")) == without_state(answer)
        for fork in forks:
            fork(step="last").problem(409, "stale_head")
        table.keep(answer)
        seat = table.owed[0]
        table.keep(step(table, seat, table.legal(seat, limit=1)["actions"][0], draws)())
        for old in (taken, *forks):
            old().problem(409, "stale_head")
            old(step="last").problem(409, "stale_head")


def without_state(answer: Answer) -> Any:
    assert answer.status == 200, answer.body[:200]
    return {key: value for key, value in answer.json.items() if key != "state"}


def step(table: Table, seat: int, action: Any, draws: Any) -> Callable[..., Answer]:
    """A request that can be sent again later: a step from where the table stands now."""
    body: dict[str, Any] = {"state": table.token, "actions": [{"seat": seat, "action": action}], "perspective": seat}
    body["proofs"] = table.proofs(seat, body["actions"])
    if table.trust == "closed":
        chosen, salts = {seat: action}, salts_of(draws, [seat])
        body["closed"] = closing(table.at, table.players, table.close(chosen, salts), salts)
        body["proofs"] = table.proofs(seat)
    return lambda **more: table.door.post(f"/v1/{table.name}/adjudications", {**body, **more})


def test_a_refused_action_does_not_move_the_head(remembering: Door, name: str) -> None:
    table = started(remembering, name, "receipted")
    seat = table.owed[0]
    for _ in range(3):
        table.act(seat, EXAMPLES[name].bad).problem(409)
        table.act(seat, EXAMPLES[name].good, proofs=[]).problem(401)
    assert table.act(seat, EXAMPLES[name].good).status == 200


def test_looking_back_is_no_fork(remembering: Door, name: str) -> None:
    table = started(remembering, name)
    seat = table.owed[0]
    old, proofs = table.token, table.proofs(seat)
    table.keep(table.act(seat, EXAMPLES[name].good))
    body = {"state": old, "perspective": seat, "proofs": proofs}
    assert remembering.post(f"/v1/{name}/views", body).status == 200


def test_a_store_that_is_down_refuses_steps_and_nothing_else(name: str, tmp_path: Any) -> None:
    with (
        Door(random=DRAWN, keys=KEYS) as keyed,
        Door(random=DRAWN, keys=KEYS, heads=f"unix://{tmp_path / 'nobody'}") as lost,
    ):
        table = started(keyed, name)
        table.door = lost
        seat = table.owed[0]
        table.act(seat, EXAMPLES[name].good).problem(503, "store_down")
        assert table.ask("views", perspective=seat, proofs=table.proofs(seat)).status == 200
        body = {"trust": "sealed", "perspective": "spectator"}
        lost.post(f"/v1/{name}/matches", body).problem(503, "store_down")
        assert lost.post(f"/v1/{name}/matches", {"seed": 1}).status == 200


def test_open_matches_know_no_heads(remembering: Door, name: str) -> None:
    state = remembering.post(f"/v1/{name}/matches", {"seed": 5}).json["state"]
    seat = EXAMPLES[name]
    first = remembering.post(f"/v1/{name}/matches", {"seed": 5}).json["decisions"][0]["seat"]
    body = {"state": state, "actions": [{"seat": first, "action": seat.good}], "perspective": "all"}
    assert [remembering.post(f"/v1/{name}/adjudications", body).status for _ in range(2)] == [200, 200]
