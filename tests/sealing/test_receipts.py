"""Receipts: a straight line, or what is wrong with it, from the public key alone."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from tests.sealed import SECRETS, canonical, hashed
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.receipts import (
    Fault,
    Receipt,
    Transcript,
    action_digest,
    faults,
    first_head,
    next_head,
    public_keys,
    sign,
    view_digest,
)
from warlords_api.sealing.seats import decoded

RING = KeyRing(SECRETS[:2])
KEYS = {id_: decoded(key) for id_, key in public_keys(RING).keys.items()}
MATCH = bytes(range(16))
NOBODY: tuple[int, ...] = ()


def receipt(parent: Receipt | None, seats: tuple[int, ...] = NOBODY, what: str = "", match: bytes = MATCH) -> Receipt:
    """The receipt of a step after another one; another text, another step."""
    action, view = sha256(what.encode()).digest(), sha256(b"view" + what.encode()).digest()
    head = first_head(match, view) if parent is None else next_head(bytes.fromhex(parent.head), seats, action, view)
    unsigned = Receipt(
        key="0" * 8,
        match=match.hex(),
        sequence=0 if parent is None else parent.sequence + 1,
        parent=None if parent is None else parent.head,
        head=head.hex(),
        seats=seats,
        action=action.hex(),
        view=view.hex(),
        signature="A" * 86,
    )
    return sign(RING, unsigned)


START = receipt(None)
FIRST = receipt(START, (1,), "a")
SECOND = receipt(FIRST, (2,), "b")
LAST = receipt(SECOND, (0, 1), "c")
LINE = (START, FIRST, SECOND, LAST)


def found(receipts: Sequence[Receipt], keys: dict[str, bytes] = KEYS) -> list[tuple[str, int]]:
    return [(fault.code, fault.sequence) for fault in faults(Transcript(tuple(receipts)), keys)]


def test_a_straight_line_has_no_fault_in_any_order_and_at_any_length() -> None:
    for length in range(1, len(LINE) + 1):
        assert found(LINE[:length]) == found(LINE[:length][::-1]) == []
    assert found((*LINE, *LINE)) == []


def test_a_missing_one_is_a_gap() -> None:
    assert found((START, SECOND, LAST)) == [("gap", 2)]
    assert found((START, FIRST, LAST)) == [("gap", 3)]
    assert found(LINE[1:]) == [("gap", 1)]


def test_a_fork_names_who_made_it() -> None:
    other = receipt(FIRST, (3,), "another way")
    [fault] = faults(Transcript((*LINE, other)), KEYS)
    assert (fault.code, fault.sequence, fault.seats) == ("fork", 2, (2, 3))
    assert "seat 2 and seat 3" in fault.message
    twice = receipt(FIRST, (2,), "seat 2 tries again")
    [fault] = faults(Transcript((*LINE, twice)), KEYS)
    assert (fault.code, fault.sequence, fault.seats) == ("fork", 2, (2,))


def test_every_fork_of_several_is_named() -> None:
    branches = (receipt(START, (3,), "x"), receipt(FIRST, (2,), "y"), receipt(FIRST, (2,), "z"))
    told = [fault for fault in faults(Transcript((*LINE, *branches)), KEYS) if fault.code == "fork"]
    assert [(fault.sequence, fault.seats) for fault in told] == [(1, (1, 3)), (2, (2,))]


def test_two_set_ups_of_one_match_are_a_fork_of_whoever_set_it_up() -> None:
    [fault] = faults(Transcript((START, receipt(None, what="another deal"))), KEYS)
    assert (fault.code, fault.seats) == ("fork", ())
    assert "set the match up" in fault.message


CHANGES: dict[str, Any] = {
    "match": "f" * 32,
    "sequence": 7,
    "parent": "f" * 48,
    "head": "f" * 48,
    "seats": (5,),
    "action": "f" * 64,
    "view": "f" * 64,
    "signature": "B" * 86,
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_is_changed_the_server_did_not_sign_it(name: str) -> None:
    forged = replace(FIRST, **{name: CHANGES[name]})
    assert ("bad_signature", forged.sequence) in found((START, forged))
    assert set(CHANGES) == set(Receipt.__struct_fields__) - {"version", "key"}


def test_a_receipt_under_the_other_key_is_not_signed_by_it() -> None:
    other = next(id_ for id_ in KEYS if id_ != FIRST.key)
    assert found((START, replace(FIRST, key=other))) == [("bad_signature", 1)]


def test_a_key_that_is_not_given_is_told() -> None:
    assert found(LINE[:2], {}) == [("unknown_key", 0), ("unknown_key", 1)]
    others = {id_: decoded(key) for id_, key in public_keys(KeyRing(SECRETS[2:3])).keys.items()}
    assert found(LINE[:1], others) == [("unknown_key", 0)]
    assert found(LINE[:1], {START.key: next(iter(others.values()))}) == [("bad_signature", 0)]


def test_a_receipt_of_another_match_is_told() -> None:
    stranger = receipt(None, match=bytes(16))
    codes = found((*LINE, stranger))
    assert [code for code, _ in codes if code == "other_match"]


def test_a_head_that_the_server_signed_though_it_does_not_follow_is_told() -> None:
    """Not even the server can sign itself out of a line."""
    for changed in ({"head": "f" * 48}, {"parent": START.head, "sequence": 0}):
        assert "bad_head" in [code for code, _ in found((START, sign(RING, replace(FIRST, **changed))))]
    assert "bad_head" in [code for code, _ in found((sign(RING, replace(START, sequence=3)),))]


def test_receipts_are_signed_with_the_newest_key_and_outlive_a_rotation() -> None:
    assert {each.key for each in LINE} == {RING.newest.id.hex()}
    after = {id_: decoded(key) for id_, key in public_keys(KeyRing(SECRETS[1:2])).keys.items()}
    assert {code for code, _ in found(LINE, after)} == {"unknown_key"}  # so players keep the public keys of their match


def test_heads_follow_from_public_things_and_keyed_digests() -> None:
    """Written out: SHA-256 over parts with their lengths, of which a head keeps 24 bytes."""
    view = sha256(canonical({"b": 1, "a": [2]})).digest()
    assert view_digest({"b": 1, "a": [2]}) == view
    head = hashed(b"warlords/head", MATCH, view)[:24]
    assert first_head(MATCH, view) == head
    action = action_digest(SECRETS[0], head, ())
    assert next_head(head, (0, 3), action, view) == hashed(b"warlords/head", head, b"\x00\x03", action, view)[:24]


def test_digests_of_actions_are_keyed() -> None:
    """Otherwise one could try all plans of a rival until one has the digest of its receipt."""
    moves = [{"seat": 1, "action": {"type": "pass"}}]
    digests = {action_digest(secret, head, moves) for secret in SECRETS for head in (bytes(24), bytes([1] * 24))}
    assert len(digests) == 2 * len(SECRETS)
    plain = {sha256(canonical(moves)).digest(), sha256(bytes(24) + canonical(moves)).digest()}
    assert not digests & plain


def test_faults_are_values() -> None:
    assert Fault("gap", 1, "x") == Fault("gap", 1, "x", ())
