"""Attacks on seats: nobody acts, looks or tries for another one, or beside a token. Each test would fail without its
defence."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.door import Answer, Door
from tests.api.examples import EXAMPLES
from tests.api.tables import Table, salts_of, some_actions, started
from tests.sealed import ALPHABET, Player, base64url, chance, closing

# An open state and a token have nothing to do with each other


def test_nothing_that_is_posted_beside_a_token_is_believed(keyed: Door, name: str) -> None:
    """There is no way to post a public part again; the contract has no field for it."""
    table = started(keyed, name)
    for extra in ("public", "sealed", "view", "trust", "decisions"):
        body = {"state": table.token, "perspective": "spectator", extra: table.answer[extra]}
        keyed.post(f"/v1/{name}/views", body).problem(400, "invalid_value")


def test_an_open_state_takes_nothing_of_a_sealed_match(keyed: Door, name: str) -> None:
    table, draws = started(keyed, name, "closed"), chance(1, "smuggled")
    seat = table.owed[0]
    opened = keyed.post(f"/v1/{name}/matches", {"seed": 5}).json["state"]
    proofs = table.proofs(seat)
    body: dict[str, Any] = {"state": opened, "perspective": "spectator", "proofs": proofs}
    assert keyed.post(f"/v1/{name}/views", body).problem(422, "open_match")["pointer"] == "/proofs"
    chosen, salts = some_actions(table, [seat], draws), salts_of(draws, [seat])
    closed = closing(table.at, table.players, table.close(chosen, salts), salts)
    actions = [{"seat": seat, "action": chosen[seat]}]
    body = {"state": opened, "actions": actions, "perspective": "all", "closed": closed}
    assert keyed.post(f"/v1/{name}/adjudications", body).problem(422, "open_match")["pointer"] == "/closed"
    again = {"state": opened, "actions": actions, "perspective": "all", "step": "last"}
    assert keyed.post(f"/v1/{name}/adjudications", again).problem(422, "open_match")["pointer"] == "/step"
    body = {"state": opened, "commitments": table.commitments(chosen, salts)}
    keyed.post(f"/v1/{name}/closed-sets", body).problem(400, "invalid_value")
    assert (
        keyed.post(f"/v1/{name}/matches", {"seed": 5, "keys": [None]}).problem(422, "open_match")["pointer"] == "/keys"
    )


def test_a_sealed_match_cannot_be_dealt_by_a_seed_of_ones_own(keyed: Door, name: str) -> None:
    for trust in ("sealed", "receipted", "closed"):
        body = {"seed": 5, "trust": trust, "perspective": "spectator"}
        assert keyed.post(f"/v1/{name}/matches", body).problem(422, "seed_given")["pointer"] == "/seed"


@pytest.mark.parametrize("trust", ["sealed", "receipted", "closed"])
def test_nobody_sees_all_of_a_sealed_match(keyed: Door, name: str, trust: str) -> None:
    body: dict[str, Any] = {"trust": trust}
    keyed.post(f"/v1/{name}/matches", body).problem(422, "open_only")
    keyed.post(f"/v1/{name}/matches", {**body, "perspective": "all"}).problem(422, "open_only")
    table = started(keyed, name, trust)
    seat = table.owed[0]
    table.act(seat, EXAMPLES[name].good, "all").problem(403, "open_only")


# Seats


def asked_as(table: Table, seat: int, proofs: list[Any]) -> dict[str, Answer]:
    """Everything that needs the proof of a seat."""
    action = table.some_action(table.owed[0], chance(1, "as"))
    actions = [{"seat": seat, "action": action}]
    return {
        "/perspective": table.ask("views", perspective=seat, proofs=proofs),
        "/seat": table.ask("legal-actions", seat=seat, proofs=proofs),
        "/seat ": table.ask("suggestions", seat=seat, bot="random", seed=1, proofs=proofs),
        "/perspective ": table.ask("adjudications", actions=actions, perspective=seat, proofs=proofs),
        "/actions/0/seat": table.ask("adjudications", actions=actions, perspective="spectator", proofs=proofs),
    }


@pytest.mark.parametrize("signing", [False, True])
def test_nobody_acts_or_looks_without_a_proof(keyed: Door, name: str, signing: bool) -> None:
    table = started(keyed, name, signing=signing)
    for seat in range(len(table.players)):
        for pointer, answer in asked_as(table, seat, []).items():
            assert answer.problem(401, "proof_missing")["pointer"] == pointer.strip()
            assert answer.headers["www-authenticate"] == "Seat"


@pytest.mark.parametrize("signing", [False, True])
def test_another_seats_proof_is_as_good_as_none(keyed: Door, name: str, signing: bool) -> None:
    table = started(keyed, name, signing=signing)
    for seat in range(len(table.players)):
        other = (seat + 1) % len(table.players)
        for pointer, answer in asked_as(table, seat, table.proofs(other)).items():
            assert answer.problem(401, "proof_missing")["pointer"] == pointer.strip()


def wrong_proofs(table: Table) -> Iterator[Any]:
    """What proves nothing for seat 1."""
    signature = Player(1).signature("look", table.at)
    other_at = {**table.at, "match": "0" * 32}
    yield from (
        {"type": "key", "seat": 1, "key": base64url(bytes(32))},
        {"type": "signature", "seat": 1, "deed": "look", "signature": base64url(bytes(64))},
        {"type": "signature", "seat": 1, "deed": "act", "signature": signature},
        {"type": "signature", "seat": 1, "deed": "look", "signature": Player(1).signature("agree", table.at)},
        {"type": "signature", "seat": 1, "deed": "look", "signature": Player(1).signature("look", other_at)},
        {"type": "signature", "seat": 1, "deed": "look", "signature": Player(1, 5).signature("look", table.at)},
        {"type": "signature", "seat": 0, "deed": "look", "signature": signature},
        {"type": "signature", "seat": 7, "deed": "look", "signature": signature},
    )
    if not table.signing:
        yield {"type": "key", "seat": 1, "key": table.keys[0]}
        yield {"type": "key", "seat": 7, "key": table.keys[1]}


@pytest.mark.parametrize("signing", [False, True])
def test_wrong_proofs_are_refused_alike_and_named(keyed: Door, name: str, signing: bool) -> None:
    table = started(keyed, name, signing=signing)
    refused = set()
    for proof in wrong_proofs(table):
        for proofs, place in (([proof], 0), ([*table.proofs(0), proof], 1)):
            answer = table.ask("views", perspective="spectator", proofs=proofs)
            problem = answer.problem(403, "wrong_proof")
            assert problem.pop("pointer") == f"/proofs/{place}"
            refused.add(str(sorted(problem.items())))
    assert len(refused) == 1


def test_the_key_of_another_match_opens_nothing(keyed: Door, name: str) -> None:
    one, other = started(keyed, name), started(keyed, name)
    proofs = one.proofs(0)
    assert one.ask("views", perspective=0, proofs=proofs).status == 200
    other.ask("views", perspective=0, proofs=proofs).problem(403, "wrong_proof")


def test_whoever_set_a_match_up_cannot_act_for_a_seat_that_brought_a_key(keyed: Door, name: str) -> None:
    body = {"options": {}, "trust": "sealed", "perspective": 0, "keys": [Player(0).public]}
    answer = keyed.post(f"/v1/{name}/matches", body)
    assert answer.problem(422, "not_your_seat")["pointer"] == "/perspective"
    table = started(keyed, name, signing=True)
    assert table.keys is None


def test_a_signature_is_for_one_action_at_one_head(keyed: Door, name: str) -> None:
    table, draws = started(keyed, name, signing=True), chance(3, name)
    seat = table.owed[0]
    legal = table.legal(seat)["actions"]
    one, other = legal[0], legal[1]
    signed = table.proofs(seat, [{"seat": seat, "action": one}])
    table.act(seat, other, proofs=signed).problem(403, "wrong_proof")
    table.keep(table.act(seat, one, proofs=signed))
    later = table.owed[0]
    answer = table.act(later, table.some_action(later, draws), proofs=signed)
    answer.problem(403, "wrong_proof")


def test_a_signature_to_act_does_not_let_its_carrier_look(keyed: Door, name: str) -> None:
    """Whoever posts for another seat learns no more than everybody."""
    table = started(keyed, name, signing=True)
    seat = table.owed[0]
    action = table.some_action(seat, chance(1, "carried"))
    carried = [table.players[seat].proof("act", table.at, [{"seat": seat, "action": action}])]
    answer = table.act(seat, action, seat, proofs=carried)
    assert answer.problem(401, "proof_missing")["pointer"] == "/perspective"
    assert table.act(seat, action, "spectator", proofs=carried).status == 200
    look = [table.players[seat].proof("look", table.at)]
    assert table.act(seat, action, "spectator", proofs=look).problem(401)["pointer"] == "/actions/0/seat"


def test_public_keys_are_written_in_one_way(keyed: Door, name: str) -> None:
    key = Player(0).public
    other = key[:-1] + ALPHABET[ALPHABET.index(key[-1]) + 1]
    body = {"trust": "sealed", "perspective": "spectator", "keys": [None, other]}
    assert keyed.post(f"/v1/{name}/matches", body).problem(400, "not_canonical")["pointer"] == "/keys/1"
    body["keys"] = [key] * (EXAMPLES[name].seats + 1)
    assert (
        keyed.post(f"/v1/{name}/matches", body).problem(422, "unknown_seat")["pointer"]
        == f"/keys/{EXAMPLES[name].seats}"
    )


# What is checked first: nobody learns what an action would do, or whether it is legal, before it may act


def test_authority_is_checked_before_the_rules(keyed: Door, name: str) -> None:
    for signing in (False, True):
        table = started(keyed, name, signing=signing)
        while len(table.owed) == len(table.players):  # at tea everybody owes something
            table.keep(table.act(table.owed[0], EXAMPLES[name].good))
        seat = table.owed[0]
        for action in (EXAMPLES[name].good, EXAMPLES[name].bad):
            table.act(seat, action, "spectator", proofs=[]).problem(401, "proof_missing")
        idle = next(each for each in range(len(table.players)) if each not in table.owed)
        for body in ({"bot": "random", "seed": 1}, {"bot": "greedy", "seed": 1}):
            table.ask("suggestions", seat=idle, **body).problem(401, "proof_missing")
        table.ask("legal-actions", seat=idle).problem(401, "proof_missing")
        assert table.legal(idle)["total"] == 0
        table.act(seat, EXAMPLES[name].bad).problem(409)


def test_a_list_of_actions_is_not_taken(keyed: Door, remembering: Door, name: str) -> None:
    """Or else: an action, and one that is only legal if the first turned out well. All or nothing, so it costs nothing
    to try, leaves no receipt, and no store of heads hears of it."""
    for door in (keyed, remembering):
        table = started(door, name, "receipted")
        seat = table.owed[0]
        actions = [{"seat": seat, "action": EXAMPLES[name].good}, {"seat": seat, "action": EXAMPLES[name].bad}]
        for listed in (actions, actions[::-1], actions[:1] * 2):
            answer = table.ask("adjudications", actions=listed, perspective=seat, proofs=table.proofs(seat))
            assert answer.problem(422, "too_many_actions")["pointer"] == "/actions"
        assert table.act(seat, EXAMPLES[name].good).status == 200
