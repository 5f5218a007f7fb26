"""A match with a pack of one's own, served over HTTP; argument: the address of a server that knows the pack."""

import json
import sys
from urllib.request import Request, urlopen

body = {"options": {"pack": "my-battle", "army_size": 8}, "seed": 1}
headers = {"Content-Type": "application/json"}
with urlopen(Request(sys.argv[1] + "/v1/kassen/matches", json.dumps(body).encode(), headers)) as answer:
    print(answer.status, json.load(answer)["state"]["pack"]["id"])
with urlopen(sys.argv[1] + "/v1/kassen/packs/my-battle") as answer:
    print([general["name"]["ja"] for general in json.load(answer)["generals"]][-1])
