"""What is counted: by operation and status, and of matches by game, phase and code."""

import re
from collections import Counter

from tests.api.door import Door

LINE = re.compile(r'warlords_exchanges_total\{code="(.*?)",game="(.*?)",phase="(.*?)"\} (\d+)\.0')


def counted(door: Door) -> dict[tuple[str, str, str], int]:
    """Requests about matches by game, phase and code."""
    text = door.get("/metrics").body.decode()
    return {(game, phase, code): int(number) for code, game, phase, number in LINE.findall(text)}


def test_requests_about_matches_by_game_phase_and_code() -> None:
    """Set-up, hero places (XD-1.6), then plans (XD-2.2); what is refused counts in the phase in which it was tried."""
    with Door() as door:
        match = door.post("/v1/xidit/matches", {"options": {"seats": 3}, "seed": 1}).json
        places = [{"seat": seat, "action": {"type": "place_hero", "city": seat + 1}} for seat in range(3)]
        body = {"state": match["state"], "perspective": "spectator"}
        taken = [places[0], {"seat": 1, "action": {"type": "place_hero", "city": 1}}]
        door.post("/v1/xidit/adjudications", {**body, "actions": taken}).problem(409, "city_taken")
        planning = door.post("/v1/xidit/adjudications", {**body, "actions": places}).json
        door.post("/v1/xidit/views", {**body, "state": planning["state"]})
        door.post("/v1/xidit/views", {"perspective": "spectator"}).problem(400)
        door.get("/v1/xidit/rules")
        assert counted(door) == {
            ("xidit", "start", "ok"): 1,
            ("xidit", "hero_due", "ok"): 1,
            ("xidit", "hero_due", "city_taken"): 1,
            ("xidit", "plan_due", "ok"): 1,
            ("xidit", "unread", "invalid_value"): 1,
        }


def test_the_phase_of_a_state_is_known_when_its_first_action_is_refused() -> None:
    """As in a server of several workers: the state was made by another one."""
    with Door() as other, Door() as door:
        match = other.post("/v1/xidit/matches", {"seed": 1}).json
        moves = [{"seat": 0, "action": {"type": "place_hero", "city": 64}}]
        body = {"state": match["state"], "perspective": "spectator", "actions": moves}
        door.post("/v1/xidit/adjudications", body).problem(409)
        [(game, phase, code)] = counted(door)
        assert (game, phase) == ("xidit", "hero_due")
        assert code != "ok"


def test_sealed_matches_count_like_open_ones() -> None:
    with Door() as door:
        match = door.post("/v1/kassen/matches", {"trust": "sealed", "perspective": "spectator"}).json
        owed = match["decisions"][0]
        look = {"state": match["state"], "seat": owed["seat"]}
        door.post("/v1/kassen/legal-actions", look).problem(401, "proof_missing")
        proof = {"type": "key", "seat": owed["seat"], "key": match["sealed"]["keys"][owed["seat"]]}
        assert door.post("/v1/kassen/legal-actions", {**look, "proofs": [proof]}).status == 200
        door.post("/v1/kassen/views", {"state": "wl1.AAAA", "perspective": "spectator"}).problem(400, "bad_token")
        assert counted(door) == {
            ("kassen", "start", "ok"): 1,
            ("kassen", owed["type"], "proof_missing"): 1,
            ("kassen", owed["type"], "ok"): 1,
            ("kassen", "unread", "bad_token"): 1,
        }


def test_latencies_by_operation() -> None:
    with Door() as door:
        door.post("/v1/xidit/matches", {"seed": 1})
        text = door.get("/metrics").body.decode()
        assert 'warlords_request_seconds_count{operation="xidit_start"} 1.0' in text
        assert 'warlords_request_seconds_bucket{le="0.0005",operation="xidit_start"}' in text
        assert 'warlords_requests_total{operation="xidit_start",status="200"} 1.0' in text


def test_a_match_is_counted_phase_by_phase(name: str) -> None:
    """Along a match: a step for each phase, counted where it was owed."""
    with Door() as door:
        exchange = door.post(f"/v1/{name}/matches", {"seed": 3}).json
        expected = Counter({(name, "start", "ok"): 1})
        for _ in range(30):
            owed = exchange["decisions"][0]
            body = {"state": exchange["state"], "seat": owed["seat"]}
            actions = door.post(f"/v1/{name}/legal-actions", {**body, "limit": 1}).json["actions"]
            move = [{"seat": owed["seat"], "action": actions[0]}]
            exchange = door.post(
                f"/v1/{name}/adjudications", {"state": exchange["state"], "actions": move, "perspective": "all"}
            ).json
            expected[name, owed["type"], "ok"] += 2
        assert counted(door) == expected
        assert len(expected) > 2


def test_what_clients_make_up_makes_no_new_series() -> None:
    """Paths, methods, ids, media and names of bots and seats are the clients' own; counts by them would never end."""
    with Door() as door:
        match = door.post("/v1/xidit/matches", {"seed": 1}).json

        def strange(number: int) -> None:
            door.get(f"/nowhere/{number}", x_request_id=f"id-{number}")
            door.get(f"/v1/xidit/packs/no-{number}")
            door.send(f"ODD{number}", "/health")
            door.post(f"/v1/game-{number}/matches", {})
            door.post("/v1/xidit/suggestions", {"state": match["state"], "seat": 0, "bot": f"bot-{number}", "seed": 1})
            door.post("/v1/xidit/views", {"state": match["state"], "perspective": 7 + number})
            door.post("/v1/xidit/views", {"state": f"wl1.{number}", "perspective": "spectator"})
            door.post_bytes("/v1/xidit/matches", b"{}", f"text/x-{number}")

        def series() -> int:
            return sum(not line.startswith("#") for line in door.get("/metrics").body.decode().splitlines())

        strange(0)
        series()  # counts its own request
        before = series()
        for number in range(1, 30):
            strange(number)
        assert series() == before
