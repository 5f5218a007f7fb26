"""What dishonest holders of sealed matches try: each test would fail without the defence that it is about."""

import string
from base64 import b64encode, urlsafe_b64decode
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.api.door import Answer, Door
from tests.api.examples import EXAMPLES
from tests.api.tables import KEYS, Table, plain, salts_of, some_actions, to_type
from tests.sealed import DRAWN, SECRETS, Player, base64url, chance, closing, hashed, players
from warlords_api.sealing import tokens
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import FORMAT
from warlords_api.sealing.receipts import Receipt, Transcript, faults, public_keys
from warlords_api.sealing.seats import decoded
from warlords_core import codec, games

ALPHABET = string.ascii_letters + string.digits + "-_"
RING = KeyRing([SECRETS[0]])


@pytest.fixture(scope="module")
def keyed() -> Iterator[Door]:
    with Door(random=DRAWN, keys=KEYS) as opened:
        yield opened


@pytest.fixture(scope="module")
def remembering() -> Iterator[Door]:
    """A server with a store of heads."""
    with Door(random=DRAWN, keys=KEYS, heads="memory:") as opened:
        yield opened


@pytest.fixture(params=games.names())
def name(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    chosen: str = request.param
    return chosen


def started(door: Door, name: str, trust: str = "sealed", *, signing: bool = False, number: int = 0) -> Table:
    return Table(door, name, trust, {}, signing, number).start()


# Tokens: whatever is wrong with one, the answer is the same


BAD_TOKEN = {
    "type": "urn:warlords:problem:malformed",
    "title": "The body is malformed",
    "status": 400,
    "detail": "this token cannot be opened",
    "code": "bad_token",
}


def is_bad_token(answer: Answer, pointer: str = "/state") -> None:
    assert answer.problem(400) == {**BAD_TOKEN, "pointer": pointer}


def raw(token: str) -> bytes:
    text = token[4:]
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def bad_tokens(name: str, token: str) -> Iterator[str]:
    """Tokens that are wrong in every way there is (all bytes are flipped one by one in tests/sealing)."""
    data = raw(token)
    for place in (0, 4, 20, 32, 33, len(data) // 2, len(data) - 17, len(data) - 16, len(data) - 1):
        yield "wl1." + base64url(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        yield "wl1." + base64url(data[:place])
    yield from (
        "",
        "w",
        "wl1.",
        "wl1.A",
        "wl2." + token[4:],
        token + "A",
        token + "=",
        " " + token,
        token[:-2],
        "x" * 50,
    )
    yield token[:-1] + ALPHABET[(ALPHABET.index(token[-1]) + 1) % 64]
    match, content = tokens.unseal(RING, "state", token)
    other_game = next(other for other in games.names() if other != name)
    yield tokens.seal(RING, "set", match, content)  # another purpose
    yield tokens.seal(KeyRing([SECRETS[1]]), "state", match, content)  # another server, or a retired key
    yield tokens.seal(KeyRing([bytes(32)]), "state", match, content)  # a key that everybody knows
    for place, other in ((0, FORMAT + 1), (1, other_game)):  # other rules, another game
        parts = msgspec.msgpack.decode(content)
        parts[place] = other
        yield tokens.seal(RING, "state", match, msgspec.msgpack.encode(parts))
    yield tokens.seal(RING, "state", match, content[:-1])  # another form
    yield tokens.seal(RING, "state", match, b"")


def requests_of(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """A good request for each route that takes a token, whose seats have proved what they must."""
    seat = table.owed[0]
    proofs = table.proofs(seat)
    action = table.some_action(seat, chance(1, "good"))
    return [
        ("views", {"perspective": "spectator"}),
        ("views", {"perspective": seat, "proofs": proofs}),
        ("legal-actions", {"seat": seat, "proofs": proofs}),
        ("suggestions", {"seat": seat, "bot": "random", "seed": 1, "proofs": proofs}),
        ("adjudications", {"actions": [{"seat": seat, "action": action}], "perspective": seat, "proofs": proofs}),
    ]


def test_bad_tokens_are_refused_alike_everywhere(keyed: Door, name: str) -> None:
    table = started(keyed, name)
    requests = requests_of(table)
    for path, body in requests:
        assert keyed.post(f"/v1/{name}/{path}", {"state": table.token, **body}).status == 200
    for token in bad_tokens(name, table.token):
        for path, body in requests:
            is_bad_token(keyed.post(f"/v1/{name}/{path}", {"state": token, **body}))


def test_bad_tokens_of_closed_sets_are_refused_alike(keyed: Door, name: str) -> None:
    table, draws = started(keyed, name, "closed"), chance(1, "sets")
    seat = table.owed[0]
    chosen, salts = some_actions(table, [seat], draws), salts_of(draws, [seat])
    closed = table.close(chosen, salts)
    for token in [*bad_set_tokens(closed["set"]), table.token]:
        opened = closing(table.at, table.players, {**closed, "set": token}, salts)
        is_bad_token(table.carry_out(chosen, opened), "/closed/set")
    commitments = table.commitments(chosen, salts)
    for token in (closed["set"], table.token[:-1], "wl1.AAAA"):
        body = {"state": token, "commitments": commitments}
        is_bad_token(keyed.post(f"/v1/{name}/closed-sets", body))


def bad_set_tokens(token: str) -> Iterator[str]:
    data = raw(token)
    for place in range(0, len(data), 97):
        yield "wl1." + base64url(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    match, content = tokens.unseal(RING, "set", token)
    yield tokens.seal(RING, "state", match, content)
    yield tokens.seal(RING, "set", bytes(16), content)  # of another match
    yield tokens.seal(RING, "set", match, content[:-1])
    yield tokens.seal(KeyRing([SECRETS[1]]), "set", match, content)


def test_a_token_of_one_game_is_none_of_another(keyed: Door) -> None:
    for one in games.names():
        token = started(keyed, one).token
        for other in games.names():
            answer = keyed.post(f"/v1/{other}/views", {"state": token, "perspective": "spectator"})
            if one == other:
                assert answer.status == 200
            else:
                is_bad_token(answer)


def test_two_servers_in_one_process_do_not_open_each_others_tokens(keyed: Door, name: str) -> None:
    """What one remembers of a token, the other does not know."""
    token = started(keyed, name).token
    body = {"state": token, "perspective": "spectator"}
    assert keyed.post(f"/v1/{name}/views", body).status == 200
    with Door(random=DRAWN, keys=b64encode(SECRETS[1]).decode()) as other, Door(random=DRAWN) as ephemeral:
        is_bad_token(other.post(f"/v1/{name}/views", body))
        is_bad_token(ephemeral.post(f"/v1/{name}/views", body))


def test_a_pack_that_the_server_lost_is_told_by_its_name_only(keyed: Door, name: str) -> None:
    table = started(keyed, name)
    match, content = tokens.unseal(RING, "state", table.token)
    digest: str = table.opened().state.pack.digest
    other = tokens.seal(RING, "state", match, content.replace(digest.encode(), b"0" * len(digest)))
    keyed.post(f"/v1/{name}/views", {"state": other, "perspective": "spectator"}).problem(422, "unknown_pack")


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


# Replays and forks


def test_without_a_store_a_fork_is_not_refused_but_receipts_prove_it(keyed: Door, name: str) -> None:
    table = started(keyed, name, "receipted", signing=True)
    seat = table.owed[0]
    one, other = table.legal(seat)["actions"][:2]
    branches = [table.act(seat, action).json["sealed"]["receipt"] for action in (one, other)]
    line = [codec.from_json(codec.to_json(each), Receipt) for each in (*table.receipts, *branches)]
    keys = {id_: decoded(key) for id_, key in public_keys(RING).keys.items()}
    [fault] = faults(Transcript(tuple(line)), keys)
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


# Closed sets


class Bound:
    """A closed match in which all who owe a decision have committed to one."""

    def __init__(self, door: Door, name: str, seed: int = 7) -> None:
        self.table, self.draws = started(door, name, "closed"), chance(seed, name)
        self.chosen = some_actions(self.table, self.table.owed[:1], self.draws)
        [self.seat] = self.chosen
        self.salts = salts_of(self.draws, self.chosen)
        self.closed = self.table.close(self.chosen, self.salts)
        self.opened = closing(self.table.at, self.table.players, self.closed, self.salts)
        self.other = next(each for each in self.table.legal(self.seat)["actions"] if each != self.chosen[self.seat])


@pytest.fixture
def bound(keyed: Door, name: str) -> Bound:
    return Bound(keyed, name)


def test_what_was_committed_to_is_carried_out(bound: Bound) -> None:
    assert bound.table.carry_out(bound.chosen, bound.opened).status == 200


def test_another_action_is_not(bound: Bound) -> None:
    answer = bound.table.carry_out({bound.seat: bound.other}, bound.opened)
    assert answer.problem(403, "not_committed")["pointer"] == "/actions/0"


def test_another_salt_does_not_open(bound: Bound) -> None:
    opened = closing(bound.table.at, bound.table.players, bound.closed, {bound.seat: bytes(16)})
    bound.table.carry_out(bound.chosen, opened).problem(403, "not_committed")


def test_many_actions_are_tried_in_vain(bound: Bound) -> None:
    """Alone a seat learns nothing of what any other action would have led to: no agreement, no step."""
    table, seat = bound.table, bound.seat
    mine = table.players[seat]
    for action in table.legal(seat, limit=20)["actions"]:
        chosen, salts = {seat: action}, salts_of(bound.draws, [seat])
        closed = table.close(chosen, salts)
        forged = closing(table.at, [Player(each.seat, number=9) for each in table.players], closed, salts)
        forged["agreements"][seat] = mine.agreement(table.at, closed["digest"])
        refused = table.carry_out(chosen, forged).problem(403, "wrong_proof")
        alone = {**forged, "agreements": [forged["agreements"][seat]]}
        missing = table.carry_out(chosen, alone).problem(401, "proof_missing")
        with_the_agreement_to_another = {**bound.opened, "set": closed["set"], "openings": forged["openings"]}
        stale = table.carry_out(chosen, with_the_agreement_to_another)
        assert action == bound.chosen[seat] or stale.problem(403, "wrong_proof")
        assert "events" not in refused
        assert "events" not in missing


def test_an_action_without_a_closed_set_is_not_carried_out(bound: Bound) -> None:
    table, seat = bound.table, bound.seat
    for proofs in ([], table.proofs(seat), table.proofs(seat, [{"seat": seat, "action": bound.chosen[seat]}])):
        answer = table.act(seat, bound.chosen[seat], "spectator", proofs=proofs)
        answer.problem(403, "not_closed")


def test_every_seat_agrees_first(bound: Bound) -> None:
    for left_out in range(len(bound.table.players)):
        agreements = [each for each in bound.opened["agreements"] if each["seat"] != left_out]
        answer = bound.table.carry_out(bound.chosen, {**bound.opened, "agreements": agreements})
        problem = answer.problem(401, "proof_missing")
        assert problem["pointer"] == "/closed/agreements"
        assert problem["detail"].endswith(f"missing: {left_out}")


def test_nobody_agrees_for_another_or_twice(bound: Bound) -> None:
    first, second, *rest = bound.opened["agreements"]
    for agreements, code, status in (
        ([first, {**first, "seat": second["seat"]}, *rest], "wrong_proof", 403),
        ([first, first, second, *rest], "repeated_seat", 422),
        ([first, second, *rest, {**first, "seat": 7}], "wrong_proof", 403),
    ):
        bound.table.carry_out(bound.chosen, {**bound.opened, "agreements": agreements}).problem(status, code)


def test_agreements_to_another_set_or_deed_do_not_count(bound: Bound) -> None:
    table = bound.table
    other = table.close({bound.seat: bound.other}, bound.salts)
    assert other["digest"] != bound.closed["digest"]
    opened = {**bound.opened, "agreements": closing(table.at, table.players, other, bound.salts)["agreements"]}
    table.carry_out(bound.chosen, opened).problem(403, "wrong_proof")
    digest = bytes.fromhex(bound.closed["digest"])
    for deed in ("commit", "act", "look"):
        signed = [{"seat": each.seat, "signature": each.signature(deed, table.at, digest)} for each in table.players]
        table.carry_out(bound.chosen, {**bound.opened, "agreements": signed}).problem(403, "wrong_proof")


def test_openings_are_those_of_the_set(bound: Bound) -> None:
    table, seat, salt = bound.table, bound.seat, bound.salts[bound.seat].hex()
    other = (seat + 1) % len(table.players)
    for openings in (
        [{"seat": other, "salt": salt}],
        [{"seat": seat, "salt": salt}, {"seat": other, "salt": salt}],
        [{"seat": seat, "salt": "0" * 32}, {"seat": seat, "salt": salt}],
    ):
        table.carry_out(bound.chosen, {**bound.opened, "openings": openings}).problem(403, "not_the_set")
    more = {**bound.chosen, other: bound.other}
    table.carry_out(more, bound.opened).problem(403, "not_the_set")
    table.carry_out({other: bound.chosen[seat]}, bound.opened).problem(403, "not_the_set")


def test_a_set_is_for_one_head(bound: Bound) -> None:
    table = bound.table
    table.keep(table.carry_out(bound.chosen, bound.opened))
    is_bad_token(table.carry_out(bound.chosen, bound.opened), "/closed/set")
    renewed = closing(table.at, table.players, bound.closed, bound.salts)
    is_bad_token(table.carry_out(bound.chosen, renewed), "/closed/set")


def test_commitments_are_signed_by_their_seats(bound: Bound) -> None:
    table, seat = bound.table, bound.seat
    [good] = table.commitments(bound.chosen, bound.salts)
    other = (seat + 1) % len(table.players)
    stranger = Player(seat, number=9).commitment(table.at, bound.chosen[seat], bound.salts[seat])
    changed = {**good, "commitment": hashed(b"another").hex()}
    for wrong in ({**good, "seat": other}, {**good, "seat": 7}, stranger, changed):
        answer = table.ask("closed-sets", commitments=[wrong])
        assert answer.problem(403, "wrong_proof")["pointer"] == "/commitments/0"
    answer = table.ask("closed-sets", commitments=[good, good])
    assert answer.problem(422, "repeated_seat")["pointer"] == "/commitments/1/seat"


def test_only_closed_matches_have_closed_sets(keyed: Door, bound: Bound) -> None:
    for trust in ("sealed", "receipted"):
        table = started(keyed, bound.table.name, trust, signing=True)
        commitments = table.commitments(bound.chosen, bound.salts)
        table.ask("closed-sets", commitments=commitments).problem(403, "not_closed")
        table.carry_out(bound.chosen, bound.opened).problem(403, "not_closed")


def test_every_seat_of_a_closed_match_brings_a_key(keyed: Door, name: str) -> None:
    keys = [player.public for player in players(EXAMPLES[name].seats)]
    for given, place in (([], 0), (keys[:-1], len(keys) - 1), ([None, *keys[1:]], 0)):
        body = {"trust": "closed", "perspective": "spectator", "keys": given}
        assert keyed.post(f"/v1/{name}/matches", body).problem(422, "key_missing")["pointer"] == f"/keys/{place}"


def test_a_commitment_tells_nothing_of_its_action(bound: Bound) -> None:
    """The same action under another salt looks like any other, and so does its set."""
    table, seat = bound.table, bound.seat
    made = [table.commitments(bound.chosen, salts_of(bound.draws, [seat]))[0]["commitment"] for _ in range(3)]
    assert len(set(made)) == 3
    sets = {len(table.close(bound.chosen, salts_of(bound.draws, [seat]))["set"]) for _ in range(3)}
    assert len(sets) == 1


def test_no_action_of_a_set_hangs_on_how_another_one_turns_out(bound: Bound) -> None:
    """A set of a legal action and one that is not is refused as if only the illegal one were there."""
    table, seat = bound.table, bound.seat
    other = (seat + 1) % len(table.players)
    for chosen in ({seat: bound.chosen[seat], other: bound.other}, {other: bound.other, seat: bound.chosen[seat]}):
        if other in table.owed:
            continue
        salts = salts_of(bound.draws, chosen)
        answer = table.open(chosen, salts, table.close(chosen, salts), "spectator")
        place = list(chosen).index(other)
        refusal = games.get(table.name).refusal(table.opened().state, other, to_type(table.name, bound.other))
        assert refusal is not None
        problem = answer.problem(409, refusal.code)
        assert (problem["index"], problem["rule"]) == (place, refusal.rule)


# Questions of kassen


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
        assert len({len(branch["state"]) for branch in branches}) == 1
        again = table.act(seat, legal["actions"][0], "spectator").json
        assert again["sealed"] == branches[0]["sealed"]
        receipts = [codec.from_json(codec.to_json(branch["sealed"]["receipt"]), Receipt) for branch in branches]
        keys = {id_: decoded(key) for id_, key in public_keys(RING).keys.items()}
        told = faults(Transcript((*map(decoded_receipt, table.receipts), *receipts)), keys)
        assert [(fault.code, fault.seats) for fault in told] == [("fork", (seat,))]


def decoded_receipt(receipt: Any) -> Receipt:
    decoded_: Receipt = codec.from_json(codec.to_json(receipt), Receipt)
    return decoded_


@pytest.mark.rule("KS-8.2")
def test_with_a_store_of_heads_the_first_answer_stands(remembering: Door) -> None:
    table = asked_side(remembering, 1)
    [seat] = table.owed
    actions = table.legal(seat)["actions"]
    assert table.act(seat, actions[0]).status == 200
    for action in actions[1:]:
        table.act(seat, action).problem(409, "stale_head")


@pytest.mark.rule("KS-8.2")
def test_suggestions_know_the_right_choice_no_better_than_chance(keyed: Door) -> None:
    right = tried = 0
    for number in range(6):
        table = asked_side(keyed, number)
        [seat] = table.owed
        game = games.get("kassen")
        state = table.opened().state
        for bot in ("greedy", "random"):
            for seed in range(10):
                answer = table.ask("suggestions", seat=seat, bot=bot, seed=seed, proofs=table.proofs(seat)).json
                events = game.apply(state, seat, to_type("kassen", answer["action"])).events
                right += next(event["right"] for event in plain(events) if event["type"] == "question_answered")
                tried += 1
    # A quarter of 120; more than twice of that has a chance of less than one in a million.
    assert tried == 120
    assert right <= 60


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
