"""Sealed matches as honest players have them: whole matches at every level, and what each answer holds."""

from base64 import b64encode
from typing import Any

import pytest

from tests.api.door import MSGPACK, Door
from tests.api.tables import Table, faults_of, plain, salts_of, some_actions, to_type
from tests.sealed import DRAWN, SECRETS, chance
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.receipts import Receipt, Transcript, faults, public_keys
from warlords_api.sealing.seats import decoded
from warlords_api.trusted import Trusted
from warlords_core import codec, games
from warlords_core.game import visible

LEVELS = ("sealed", "receipted", "closed")
SMALL: dict[str, dict[str, Any]] = {
    "kassen": {"army_size": 3},
    "rising_sun": {"seats": 3},
    "xidit": {"seats": 3},
}
"""Options of matches that are soon played."""
LONGEST = 3_000


def table(door: Door, name: str, trust: str, *, signing: bool = False) -> Table:
    return Table(door, name, trust, SMALL[name], signing).start()


def told(receipts: list[Any]) -> tuple[str, ...]:
    """The faults of a transcript, as its players can tell them with the public key alone."""
    return tuple(fault.code for fault in faults_of(receipts))


# Whole matches


@pytest.mark.parametrize(("trust", "signing"), [("sealed", False), ("receipted", False), ("receipted", True)])
def test_a_match_is_played_to_its_end_by_holders_of_keys(keyed: Door, name: str, trust: str, signing: bool) -> None:
    playing, draws = table(keyed, name, trust, signing=signing), chance(1, f"{name}/{trust}")
    seen, steps = set[Any](), 0
    while playing.owed and steps < LONGEST:
        seat = playing.owed[draws.below(len(playing.owed))]
        action = playing.some_action(seat, draws)
        if action["type"] == "retreat" and draws.below(30):
            continue  # a match that is given up at once shows nothing
        before = playing.opened().state
        perspective = (seat, "spectator")[draws.below(2)]
        answer = playing.keep(playing.act(seat, action, perspective))
        seen.add((perspective == "spectator", holds_no_more_than_it_should(playing, before, seat, action, answer)))
        steps += 1
    assert playing.answer["outcome"] is not None
    assert steps > 5
    assert seen == {(False, True), (True, True)}
    if trust == "sealed":
        assert set(playing.receipts) == {None}
    else:
        assert [receipt["sequence"] for receipt in playing.receipts] == list(range(steps + 1))
        assert told(playing.receipts) == ()
        assert "gap" in told(playing.receipts[:-2] + playing.receipts[-1:])


def holds_no_more_than_it_should(playing: Table, before: Any, seat: int, action: Any, answer: Any) -> bool:
    """The answer is, to the last field, what the rules say that its perspective may know."""
    game = games.get(playing.name)
    after = game.apply(before, seat, to_type(playing.name, action))
    eyes = answer["view"]["seat"]
    head = answer["sealed"]
    assert answer == {
        "state": answer["state"],
        "trust": playing.trust,
        "events": plain(visible(after.events, eyes)),
        "view": plain(game.view(after.state, eyes)),
        "decisions": plain(game.decisions(after.state)),
        "outcome": plain(game.outcome(after.state)),
        "public": plain(game.view(after.state, None)),
        "sealed": head,
    }
    opened = playing.opened()
    assert opened.state == after.state
    receipt = head["receipt"]
    assert head == {
        "match": opened.match.hex(),
        "sequence": opened.sequence,
        "head": opened.head.hex(),
        "keys": None,
        "receipt": receipt,
    }
    return True


def test_a_closed_match_is_played_to_its_end_by_players_who_sign(keyed: Door, name: str) -> None:
    """Whoever owes a decision at the same time commits to it in one set; at tea one word can end it for the others."""
    playing, draws = table(keyed, name, "closed"), chance(2, name)
    steps, widest = 0, 0
    while playing.owed and steps < LONGEST:
        talking = playing.answer["decisions"][0]["type"] == "tea_due"
        seats = playing.owed[:1] if talking else playing.owed
        chosen, salts = some_actions(playing, seats, draws), salts_of(draws, seats)
        if any(action["type"] == "retreat" for action in chosen.values()) and draws.below(30):
            continue
        closed = playing.close(chosen, salts)
        assert set(closed) == {"trust", "set", "digest"}
        playing.keep(playing.open(chosen, salts, closed, seats[0]))
        widest = max(widest, len(seats))
        steps += 1
    assert playing.answer["outcome"] is not None
    assert told(playing.receipts) == ()
    seats_of_receipts = {len(receipt["seats"]) for receipt in playing.receipts}
    assert widest == max(seats_of_receipts)
    assert widest > 1 or name == "kassen"


# What is answered


def test_every_answer_names_its_level(keyed: Door, name: str) -> None:
    opened = keyed.post(f"/v1/{name}/matches", {"seed": 5}).json
    assert (opened["trust"], opened["public"], opened["sealed"]) == ("open", None, None)
    for trust in LEVELS:
        playing = table(keyed, name, trust)
        assert playing.answer["trust"] == trust
        seat = playing.owed[0]
        asked = (
            playing.ask("views", perspective="spectator"),
            playing.ask("views", perspective=seat, proofs=playing.proofs(seat)),
            playing.ask("legal-actions", seat=seat, proofs=playing.proofs(seat)),
            playing.ask("suggestions", seat=seat, bot="greedy", seed=1, proofs=playing.proofs(seat)),
        )
        assert [answer.json["trust"] for answer in asked] == [trust] * len(asked)


def test_a_set_up_tells_no_seed_and_hands_keys_to_those_who_brought_none(keyed: Door, name: str) -> None:
    playing = table(keyed, name, "sealed")
    count = len(playing.keys)
    assert len(set(playing.keys)) == count == playing.opened().state.options.seats
    mixed = Table(keyed, name, "receipted", SMALL[name])
    mixed.players = Table(keyed, name, "closed", SMALL[name]).start().players
    body = {"options": SMALL[name], "trust": "receipted", "perspective": 1, "keys": [mixed.players[0].public]}
    answer = mixed.keep(keyed.post(f"/v1/{name}/matches", body))
    keys = answer["sealed"]["keys"]
    assert [key is None for key in keys] == [True] + [False] * (count - 1)
    assert answer["view"]["seat"] == 1
    assert answer["sealed"]["receipt"]["sequence"] == 0
    assert table(keyed, name, "closed").keys is None


def test_two_matches_of_the_same_options_have_nothing_hidden_in_common(keyed: Door, name: str) -> None:
    one, other = (table(keyed, name, "sealed").opened() for _ in range(2))
    assert one.state.rng.key != other.state.rng.key
    assert one.secret != other.secret
    assert one.match != other.match


def test_the_key_of_a_match_is_not_one_of_those_that_seeds_of_the_contract_make(keyed: Door, name: str) -> None:
    """With a seed of 53 bits one could deal with each until what is public fits."""
    game = games.get(name)
    playing = table(keyed, name, "sealed")
    few = {game.setup(game.default_options(), seed).state.rng.key for seed in range(10)}
    assert playing.opened().state.rng.key not in few
    drawn: list[int] = []

    def highest(size: int) -> bytes:
        drawn.append(size)
        return b"\xff" * size

    assert Trusted(game, KeyRing([SECRETS[0]]), random=highest).fresh_seed() == 2**256 - 1
    assert drawn == [32]


def test_messagepack_carries_sealed_matches_too(keyed: Door, name: str) -> None:
    playing = table(keyed, name, "receipted")
    seat = playing.owed[0]
    body = {"state": playing.token, "perspective": seat, "proofs": playing.proofs(seat)}
    answer = keyed.post_bytes(f"/v1/{name}/views", codec.to_msgpack(body), MSGPACK)
    assert answer.status == 200
    assert answer.packed["view"]["seat"] == seat
    action = playing.some_action(seat, chance(1, "packed"))
    actions = [{"seat": seat, "action": action}]
    body = {"state": playing.token, "actions": actions, "perspective": seat, "proofs": playing.proofs(seat, actions)}
    answer = keyed.post_bytes(f"/v1/{name}/adjudications", codec.to_msgpack(body), MSGPACK)
    assert answer.status == 200
    assert answer.packed["sealed"] == playing.keep(playing.act(seat, action))["sealed"]


def test_a_step_can_be_asked_for_again_and_is_the_same(keyed: Door, name: str) -> None:
    """Nothing is remembered: the same request has the same answer, but for the nonce of its token."""
    playing = table(keyed, name, "receipted", signing=True)
    seat = playing.owed[0]
    action = playing.some_action(seat, chance(1, "again"))
    one, other = playing.act(seat, action).json, playing.act(seat, action).json
    assert one.pop("state") != other.pop("state")
    assert one == other


def test_the_public_keys_of_receipts_are_told(keyed: Door) -> None:
    assert keyed.get("/v1/keys").json == {"keys": public_keys(KeyRing([SECRETS[0]])).keys}


def test_a_match_outlives_a_rotation_of_keys(name: str) -> None:
    text = [b64encode(secret).decode() for secret in SECRETS[:2]]
    with (
        Door(random=DRAWN, keys=text[0]) as before,
        Door(random=DRAWN, keys=f"{text[1]},{text[0]}") as between,
        Door(random=DRAWN, keys=text[1]) as after,
    ):
        playing = table(before, name, "receipted")
        seat = playing.owed[0]
        action = playing.some_action(seat, chance(1, "rotation"))
        old = playing.token
        playing.door = between
        playing.keep(playing.act(seat, action))
        playing.door = after
        assert playing.ask("views", perspective="spectator").status == 200
        refused = after.post(f"/v1/{name}/views", {"state": old, "perspective": "spectator"})
        refused.problem(400, "bad_token")
        assert len({receipt["key"] for receipt in playing.receipts}) == 2
        line = Transcript(tuple(codec.from_json(codec.to_json(each), Receipt) for each in playing.receipts))
        keys = {id_: decoded(key) for id_, key in between.get("/v1/keys").json["keys"].items()}
        assert faults(line, keys) == ()
