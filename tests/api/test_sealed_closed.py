"""Attacks on closed sets: many plans tried, actions changed, openings and agreements exchanged. Each test would fail
without its defence."""

import pytest

from tests.api.door import Door
from tests.api.examples import EXAMPLES
from tests.api.tables import is_bad_token, salts_of, some_actions, started, to_type
from tests.sealed import Player, chance, closing, hashed, players
from warlords_core import games


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
