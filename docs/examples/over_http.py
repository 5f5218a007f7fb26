"""A client needs nothing of this library: it posts state and actions, and takes the next state.

Argument: the server's address.
"""

import json
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server = sys.argv[1]


def post(path, **body):
    """Post JSON; the answer's status and body."""
    headers = {"Content-Type": "application/json"}
    try:
        with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


status, match = post("/v1/xidit/matches", options={"seats": 3}, seed=1)
print(status, match["decisions"])

moves = [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(3)]
status, match = post("/v1/xidit/adjudications", state=match["state"], actions=moves, perspective="spectator")
print(status, [event["type"] for event in match["events"]])

status, page = post("/v1/xidit/legal-actions", state=match["state"], seat=0, limit=1)
print(status, page["total"], page["actions"])

plan = {"seat": 0, "action": {"type": "commit_plan", "orders": ["act", "red", "act", "blue", "act", "wait"]}}
status, problem = post("/v1/xidit/adjudications", state=match["state"], actions=[plan, plan], perspective=0)
print(status, json.dumps(problem, indent=2))
