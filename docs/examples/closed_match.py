"""The first round of a closed match: everybody is bound before anybody sees an action.

Argument: the server's address. Uses the functions of `signing.py`, which stands beside it.
"""

import json
import sys
from itertools import pairwise
from secrets import token_bytes
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from signing import agree, base64url, commit, commitment, look

server = sys.argv[1] + "/v1/xidit/"
keys = [Ed25519PrivateKey.generate() for _ in range(3)]  # one a player, each on the player's own machine


def post(path, **body):
    """Post JSON; the answer's status and body."""
    headers = {"Content-Type": "application/json"}
    try:
        with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


def place(exchange):
    """The match and its head, as bytes: what every signature names."""
    return bytes.fromhex(exchange["sealed"]["match"]), bytes.fromhex(exchange["sealed"]["head"])


def carry_out(exchange, actions):
    """Commit, close, agree, open; actions by seat."""
    match, head = place(exchange)
    salts = {seat: token_bytes(16) for seat in actions}
    bound = {seat: commitment(match, head, seat, salts[seat], action) for seat, action in actions.items()}
    commitments = [
        {
            "seat": seat,
            "commitment": each.hex(),
            "signature": base64url(keys[seat].sign(commit(match, head, seat, each))),
        }
        for seat, each in bound.items()
    ]
    _, closed = post("closed-sets", state=exchange["state"], commitments=commitments)
    # Each player has made the digest of the set from the commitments of all, instead of believing the answer.
    agreements = [
        {"seat": seat, "signature": base64url(key.sign(agree(match, head, seat, bound)))}
        for seat, key in enumerate(keys)
    ]
    openings = [{"seat": seat, "salt": salt.hex()} for seat, salt in salts.items()]
    return post(
        "adjudications",
        state=exchange["state"],
        actions=[{"seat": seat, "action": action} for seat, action in actions.items()],
        perspective="spectator",
        closed={"set": closed["set"], "openings": openings, "agreements": agreements},
    )


public = [base64url(key.public_key().public_bytes_raw()) for key in keys]
status, match = post("matches", trust="closed", options={"seats": 3}, keys=public, perspective="spectator")
receipts = [match["sealed"]["receipt"]]
print(status, match["trust"], match["state"][:4], match["sealed"]["sequence"])

for seat in range(3):
    status, match = carry_out(match, {seat: {"type": "place_hero", "city": seat + 1}})
    receipts.append(match["sealed"]["receipt"])
    print(status, [event["type"] for event in match["events"]])

proof = {"type": "signature", "deed": "look", "seat": 0, "signature": base64url(keys[0].sign(look(*place(match), 0)))}
status, page = post("legal-actions", state=match["state"], seat=0, limit=0, proofs=[proof])
print(status, page["total"])
status, problem = post("legal-actions", state=match["state"], seat=1, limit=0, proofs=[proof])
print(status, problem["code"])

plan = {"type": "commit_plan", "orders": ["act", "red", "act", "blue", "act", "wait"]}
status, match = carry_out(match, dict.fromkeys(range(3), plan))
receipts.append(match["sealed"]["receipt"])
print(status, sorted({event["type"] for event in match["events"]} & {"plan_committed", "plans_revealed"}))
print(len(receipts), all(later["parent"] == earlier["head"] for earlier, later in pairwise(receipts)))
