"""Attacks on the questions of kassen: nothing that anybody can see tells the right answer."""

import pytest

from tests.api.door import Door
from tests.api.tables import Table, faults_of, plain, to_type
from tests.sealed import canonical, chance
from warlords_core import games


@pytest.mark.rule("KS-8.2")
def test_no_answer_of_the_server_tells_the_right_choice(keyed: Door) -> None:
    """For the side that is asked all four choices look alike, until it has answered; and it answers once."""
    for number in range(3):
        table = asked_side(keyed, number)
        [seat] = table.owed
        legal = table.legal(seat)
        assert [action["choice"] for action in legal["actions"]] == [0, 1, 2, 3]
        rival = 1 - seat
        assert table.ask("views", perspective=rival, proofs=table.proofs(rival)).json["view"]["own"]["quiz"] is None
        branches = [table.act(seat, action, "spectator").json for action in legal["actions"]]
        # Whether an answer was right is public, and changes the table; which of the wrong ones it was, nothing tells.
        lengths: dict[bytes, list[int]] = {}
        for branch in branches:
            lengths.setdefault(canonical(branch["public"]), []).append(len(branch["state"]))
        assert max(map(len, lengths.values())) >= 3
        assert all(len(set(each)) == 1 for each in lengths.values())
        again = table.act(seat, legal["actions"][0], "spectator").json
        assert again["sealed"] == branches[0]["sealed"]
        told = faults_of([*table.receipts, *(branch["sealed"]["receipt"] for branch in branches)])
        assert [(fault.code, fault.seats) for fault in told] == [("fork", (seat,))]


@pytest.mark.rule("KS-8.2")
def test_with_a_store_of_heads_the_first_answer_stands(remembering: Door) -> None:
    table = asked_side(remembering, 1)
    [seat] = table.owed
    actions = table.legal(seat)["actions"]
    assert table.act(seat, actions[0]).status == 200
    for action in actions[1:]:
        table.act(seat, action).problem(409, "stale_head")


@pytest.mark.rule("KS-8.2")
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_suggestions_know_the_right_choice_no_better_than_chance(keyed: Door, bot: str) -> None:
    game = games.get("kassen")
    right: list[bool] = []
    for number in range(6):
        table = asked_side(keyed, number)
        [seat] = table.owed
        state = table.opened().state
        for seed in range(10):
            answer = table.ask("suggestions", seat=seat, bot=bot, seed=seed, proofs=table.proofs(seat)).json
            events = game.apply(state, seat, to_type("kassen", answer["action"])).events
            right.append(next(event["right"] for event in plain(events) if event["type"] == "question_answered"))
    # A quarter of them; more than 32 of 60 have a chance of less than one in a million.
    assert len(right) == 60
    assert sum(right) <= 32


def asked_side(door: Door, number: int) -> Table:
    """A match in which a side has just been asked something, by random play."""
    draws = chance(number, "asked")
    while True:
        table = Table(door, "kassen", "receipted", {"army_size": 4}, signing=True).start()
        while table.owed:
            [seat] = table.owed
            if table.answer["decisions"][0]["type"] == "answer_due":
                return table
            action = table.some_action(seat, draws)
            if action["type"] != "retreat":
                table.keep(table.act(seat, action, "spectator"))
