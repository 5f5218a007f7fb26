"""Attacks on tokens: whatever is wrong with one, the answer is the same. Each test would fail without its defence."""

from base64 import b64encode, urlsafe_b64decode
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.api.door import Door
from tests.api.tables import Table, is_bad_token, salts_of, some_actions, started
from tests.sealed import ALPHABET, DRAWN, SECRETS, base64url, chance, closing
from warlords_api.sealing import tokens
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import FORMAT
from warlords_core import games

RING = KeyRing([SECRETS[0]])


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
    yield tokens.seal(RING, "set", match, content)  # another purpose
    yield tokens.seal(KeyRing([SECRETS[1]]), "state", match, content)  # another server, or a retired key
    yield tokens.seal(KeyRing([bytes(32)]), "state", match, content)  # a key that everybody knows
    parts = msgspec.msgpack.decode(content)
    yield tokens.seal(RING, "state", match, msgspec.msgpack.encode([FORMAT + 1, *parts[1:]]))  # other rules
    other_game = games.get(next(other for other in games.names() if other != name))
    other_state = other_game.setup(other_game.default_options(), 1).state
    yield tokens.seal(RING, "state", match, msgspec.msgpack.encode([*parts[:-1], other_state]))  # another game
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
