"""Two bots play kassen over HTTP, and one of them is refused; argument: the server's address."""

import sys

from warlords_api.client import ActionRefused, Calls, Client
from warlords_core.kassen import GAME, Options
from warlords_core.kassen.decisions import EndTurn

calls = Calls(GAME)  # what the calls take and answer are kassen's own types

with Client(sys.argv[1], timeout=10) as client:
    match = client.send(calls.start(Options(leaders=("low", "high")), seed=1))
    idle = 1 - match.decisions[0].seat
    try:
        client.send(calls.adjudicate(match.state, (idle, EndTurn())))
    except ActionRefused as problem:
        print(problem.code, problem.rule, problem.pointer)

    actions = 0
    while match.outcome is None:
        seat = match.decisions[0].seat
        hint = client.send(calls.suggest(match.state, seat, bot="enemy", seed=actions))
        match = client.send(calls.adjudicate(match.state, (seat, hint.action)))
        actions += 1
    print(match.outcome.reason, match.outcome.winners, actions)
