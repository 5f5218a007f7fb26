"""Closed matches that all of their seats deal: nobody chooses the draws, and nobody can try for better ones."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.door import Answer, Door
from tests.api.tables import KEYS, Table, plain, salts_of, some_actions, vault
from tests.sealed import DRAWN, SECRETS, Player, canonical, chance, contributed, hashed, players
from warlords_api.sealing import tokens
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.seats import decoded
from warlords_core import games

RING = KeyRing([SECRETS[0]])
OTHER: dict[str, dict[str, Any]] = {
    "kassen": {"army_size": 3},
    "rising_sun": {"keep_unbought": True},
    "xidit": {"zero_wins": True},
}
"""Options that are not the default ones."""


@pytest.fixture(scope="module")
def keyed() -> Iterator[Door]:
    with Door(random=DRAWN, keys=KEYS) as opened:
        yield opened


@pytest.fixture(params=games.names())
def name(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    chosen: str = request.param
    return chosen


class Invited:
    """Seats that are bound to their contributions, and have shown none."""

    def __init__(self, door: Door, name: str) -> None:
        self.door, self.name = door, name
        self.table = players(games.get(name).default_options().seats)
        self.keys = [player.public for player in self.table]
        self.answer = self.invite().json

    def invite(self, **changed: Any) -> Answer:
        body = {"keys": self.keys, "commitments": [player.bound() for player in self.table], **changed}
        return self.door.post(f"/v1/{self.name}/invitations", body)

    def shown(self) -> Any:
        return contributed(self.answer, self.table)

    def start(self, contributions: Any, **changed: Any) -> Answer:
        body = {"trust": "closed", "keys": self.keys, "perspective": "spectator", "contributions": contributions}
        return self.door.post(f"/v1/{self.name}/matches", {**body, **changed})


@pytest.fixture
def invited(keyed: Door, name: str) -> Invited:
    return Invited(keyed, name)


def test_what_the_seats_sign_can_be_made_by_each_of_them(invited: Invited) -> None:
    """From the options with every field, all keys and all commitments: nobody believes the server's digest."""
    game = games.get(invited.name)
    options = canonical(plain(game.default_options()))
    keys = [decoded(player.public) for player in invited.table]
    terms = hashed(b"warlords/terms", invited.name.encode(), options, *keys)
    commitments = [bytes.fromhex(player.bound()) for player in invited.table]
    digest = hashed(b"warlords/invitation", bytes.fromhex(invited.answer["match"]), terms, *commitments)
    assert invited.answer["digest"] == digest.hex()
    assert set(invited.answer) == {"trust", "match", "invitation", "digest"}
    assert invited.answer["trust"] == "closed"


def test_an_invitation_deals_one_match_whoever_posts_it_and_however_often(invited: Invited) -> None:
    one, other = invited.start(invited.shown()).json, invited.start(invited.shown()).json
    assert one["sealed"]["match"] == invited.answer["match"]
    assert one.pop("state") != other.pop("state")  # the nonce of the token
    assert one == other


def test_each_contribution_and_the_servers_own_change_what_is_dealt(keyed: Door, name: str) -> None:
    invited, found = Invited(keyed, name), list[bytes]()

    def deal(server: str) -> None:
        DRAWN.restart(server)  # it draws the same bytes, and so the same match id, after the same label
        invited.answer = invited.invite().json
        found.append(vault(name).open(invited.start(invited.shown()).json["state"]).state.rng.key)

    deal("same")
    deal("same")
    assert found[0] == found[1]
    for player in invited.table:
        player.draw = 1
        deal("same")
        player.draw = 0
    deal("other")
    assert len(set(found)) == len(invited.table) + 2


def test_the_last_to_show_cannot_know_the_seed(invited: Invited) -> None:
    """The server's bytes stand in the token only, under a key of its own; no answer holds them."""
    match, content = tokens.unseal(RING, "invitation", invited.answer["invitation"])
    sealed = vault(invited.name).invitation(invited.answer["invitation"])[1]
    assert len(sealed.secret) == 32
    assert sealed.secret in content
    started = invited.start(invited.shown())
    for body in (invited.invite().body, started.body):
        assert sealed.secret.hex().encode() not in body
    assert vault(invited.name).open(started.json["state"]).secret != sealed.secret[:16]
    assert match.hex() == invited.answer["match"]


# What is refused


def wrong_parts(invited: Invited) -> Iterator[Any]:
    """What the first seat does not contribute."""
    mine, answer = invited.table[0], invited.answer
    good = mine.contribution(answer)
    yield {**good, "signature": invited.table[1].contribution(answer)["signature"]}
    yield {**good, "seat": 7}
    yield Player(0, number=9).contribution(answer)  # a stranger
    yield {**good, "signature": mine.contribution({**answer, "match": "00" * 16})["signature"]}
    yield {**good, "signature": mine.contribution({**answer, "digest": "00" * 32})["signature"]}
    at = {"match": answer["match"], "head": "00" * 24}
    for deed in ("act", "look", "commit", "agree"):
        yield {**good, "signature": mine.signature(deed, at, bytes.fromhex(answer["digest"]))}


def test_nobody_contributes_for_another(invited: Invited) -> None:
    for wrong in wrong_parts(invited):
        shown = invited.shown()
        shown["shown"][0] = wrong
        assert invited.start(shown).problem(403, "wrong_proof")["pointer"] == "/contributions/shown/0"


def test_nobody_contributes_anything_but_what_was_committed_to(invited: Invited) -> None:
    """So nobody tries for a better match, once the contributions of the others are known."""
    shown = invited.shown()
    shown["shown"][-1]["contribution"] = "11" * 32
    place = len(invited.table) - 1
    assert invited.start(shown).problem(403, "not_committed")["pointer"] == f"/contributions/shown/{place}"


def test_every_seat_contributes_once(invited: Invited) -> None:
    for left_out in range(len(invited.table)):
        shown = invited.shown()
        del shown["shown"][left_out]
        problem = invited.start(shown).problem(401, "proof_missing")
        assert problem["pointer"] == "/contributions/shown"
        assert problem["detail"].endswith(f"missing: {left_out}")
    shown = invited.shown()
    shown["shown"][1:1] = shown["shown"][:1]
    assert invited.start(shown).problem(422, "repeated_seat")["pointer"] == "/contributions/shown/1/seat"


def test_an_invitation_is_to_one_match(invited: Invited) -> None:
    """Other options or keys than those that all signed for would be another game that they sit down to."""
    strangers = [player.public for player in players(len(invited.table), number=5)]
    for changed in ({"keys": strangers}, {"keys": invited.keys[::-1]}, {"options": OTHER[invited.name]}):
        problem = invited.start(invited.shown(), **changed).problem(403, "not_invited")
        assert problem["pointer"] == "/contributions/invitation"


def bad_invitations(invited: Invited) -> Iterator[str]:
    token: str = invited.answer["invitation"]
    match, content = tokens.unseal(RING, "invitation", token)
    yield from ("", "wl1.", token[:-1], token + "A", "wl2" + token[3:])
    yield tokens.seal(RING, "state", match, content)
    yield tokens.seal(RING, "set", match, content)
    yield tokens.seal(KeyRing([SECRETS[1]]), "invitation", match, content)
    yield tokens.seal(RING, "invitation", match, content[:-1])
    yield invited.start(None).json["state"]


def test_bad_invitations_are_refused_alike(invited: Invited) -> None:
    refused = set()
    for token in bad_invitations(invited):
        answer = invited.start({**invited.shown(), "invitation": token})
        assert answer.problem(400, "bad_token")["pointer"] == "/contributions/invitation"
        refused.add(answer.body)
    assert len(refused) == 1


def test_an_invitation_is_to_one_game(keyed: Door) -> None:
    for one in games.names():
        invited = Invited(keyed, one)
        shown = invited.shown()
        for other in games.names():
            if other != one:
                Invited(keyed, other).start(shown).problem(403, "not_invited")


def test_invitations_are_to_closed_matches_only(invited: Invited) -> None:
    for trust in ("sealed", "receipted"):
        answer = invited.start(invited.shown(), trust=trust)
        assert answer.problem(422, "not_closed")["pointer"] == "/contributions"
    body = {"seed": 5, "contributions": invited.shown()}
    answer = invited.door.post(f"/v1/{invited.name}/matches", body)
    assert answer.problem(422, "open_match")["pointer"] == "/contributions"
    answer = invited.start(invited.shown(), seed=5)
    assert answer.problem(422, "seed_given")["pointer"] == "/seed"


def test_each_seat_is_bound_in_an_invitation(invited: Invited) -> None:
    bound = [player.bound() for player in invited.table]
    for commitments in (bound[:-1], [*bound, bound[0]]):
        answer = invited.invite(commitments=commitments)
        assert answer.problem(422, "not_the_seats")["pointer"] == "/commitments"
    assert invited.invite(keys=invited.keys[:-1]).problem(422, "key_missing")["pointer"].startswith("/keys/")
    answer = invited.invite(options={"pack": "no-such-pack"})
    assert answer.problem(422, "unknown_pack")["pointer"] == "/options/pack"


# With a store of heads


def test_with_a_store_of_heads_a_match_is_set_up_again_only_until_it_goes_on(name: str) -> None:
    with Door(random=DRAWN, keys=KEYS, heads="memory:") as remembering:
        invited = Invited(remembering, name)
        first, again = (invited.start(invited.shown()) for _ in range(2))
        assert first.json["sealed"] == again.json["sealed"]
        table, draws = Table(remembering, name, "closed", signing=True), chance(1, name)
        table.players = invited.table
        table.keep(first)
        chosen = some_actions(table, table.owed[:1], draws)
        salts = salts_of(draws, chosen)
        table.keep(table.open(chosen, salts, table.close(chosen, salts), "spectator"))
        invited.start(invited.shown()).problem(409, "stale_head")
