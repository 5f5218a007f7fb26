"""A match of kassen from its start to its end over HTTP, with nothing but the standard library.

Argument: the server's address.
"""

import json
import sys
from urllib.request import Request, urlopen

server = sys.argv[1] + "/v1/kassen/"


def post(path, **body):
    """Post JSON and take the answer's JSON."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


match = post("matches", options={"army_size": 3}, seed=4)
steps = 0
while match["outcome"] is None:
    state, seat = match["state"], match["decisions"][0]["seat"]
    if steps == 0:
        page = post("legal-actions", state=state, seat=seat, limit=3)
        print(f"seat {seat} may do {page['total']} things: {[action['type'] for action in page['actions']]} …")
    hint = post("suggestions", state=state, seat=seat, bot="enemy", seed=steps)  # the computer plays both sides
    match = post(
        "adjudications", state=state, actions=[{"seat": seat, "action": hint["action"]}], perspective="spectator"
    )
    for event in match["events"]:
        if event["type"] in ("fell", "decided"):
            print(event["rule"], event["text"])
    steps += 1
first = match["outcome"]["ranking"][0]
print(f"{steps} actions; seat {first['seat']} wins: {match['outcome']['reason']}")
