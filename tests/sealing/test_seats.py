"""Seats: keys and signatures are good for one seat, one deed, one head of one match."""

import string
from itertools import product
from typing import Any

import msgspec
import pytest

from tests.sealed import SECRETS, Player, base64url, canonical, hashed, players
from warlords_api.sealing.matches import Sealed
from warlords_api.sealing.proofs import Authority, BadProof, KeyProof, Proof, SignatureProof, authority
from warlords_api.sealing.seats import bearer_key, decoded, digest_of, is_bearer_key, is_signature, message
from warlords_core import games

MATCHES, HEADS = (bytes(16), bytes([1] * 16)), (bytes(24), bytes([1] * 24))
ALPHABET = string.ascii_letters + string.digits + "-_"


def match(keys: tuple[bytes, ...], at: bytes = HEADS[0], secret: bytes = SECRETS[0]) -> Sealed:
    return Sealed(match=MATCHES[0], trust="sealed", secret=secret, seats=keys, sequence=0, head=at, room=0, state=None)


def where(sealed: Sealed) -> Any:
    return {"match": sealed.match.hex(), "head": sealed.head.hex()}


def signed(player: Player, sealed: Sealed, deed: Any, digest: bytes = b"") -> SignatureProof:
    return SignatureProof(seat=player.seat, deed=deed, signature=player.signature(deed, where(sealed), digest))


# Bearer keys


def test_a_key_is_that_of_one_seat_of_one_match() -> None:
    for secret, seat, other, place in product(SECRETS[:2], range(3), SECRETS[:2], range(3)):
        assert is_bearer_key(secret, seat, bearer_key(other, place)) == ((secret, seat) == (other, place))


def test_every_character_of_a_key_counts() -> None:
    key = bearer_key(SECRETS[0], 1)
    for place, character in enumerate(key):
        other = ALPHABET[(ALPHABET.index(character) + 1) % 64]
        assert not is_bearer_key(SECRETS[0], 1, key[:place] + other + key[place + 1 :])
    for wrong in ("", key[:-1], key + "=", key.swapcase()):
        assert not is_bearer_key(SECRETS[0], 1, wrong)


def test_a_key_is_for_acting_and_looking_of_its_seat_only() -> None:
    sealed = match((b"", b"", b""))
    proof = KeyProof(seat=1, key=bearer_key(SECRETS[0], 1))
    assert authority(sealed, (proof,)) == Authority(frozenset({1}), frozenset({1}))
    wrong: list[Proof] = [
        KeyProof(seat=seat, key=bearer_key(secret, place))
        for secret, seat, place in ((SECRETS[0], 1, 2), (SECRETS[1], 1, 1), (SECRETS[0], 7, 7), (SECRETS[0], 3, 3))
    ]
    for each in wrong:
        with pytest.raises(BadProof) as refused:
            authority(sealed, (proof, each))
        assert refused.value.index == 1


def test_nobody_has_authority_without_proofs() -> None:
    assert authority(match((b"", b"")), ()) == Authority(frozenset(), frozenset())


def test_a_seat_that_brought_a_key_has_no_bearer_key() -> None:
    """Not even one that whoever set the match up could work out."""
    one, two = players(2)
    sealed = match((decoded(one.public), decoded(two.public)))
    with pytest.raises(BadProof):
        authority(sealed, (KeyProof(seat=0, key=bearer_key(SECRETS[0], 0)),))


def test_a_seat_that_brought_none_cannot_sign() -> None:
    sealed = match((b"", b""))
    with pytest.raises(BadProof):
        authority(sealed, (signed(Player(0), sealed, "look"),))


# Signatures


def test_what_is_signed_is_what_the_contract_says() -> None:
    digest = hashed(b"anything")
    expected = b"warlords/agree\0" + MATCHES[1] + HEADS[1] + b"\x03" + digest
    assert message("agree", MATCHES[1], HEADS[1], 3, digest) == expected


def test_a_signature_is_good_for_its_own_deed_match_head_seat_and_digest_only() -> None:
    player, digests = Player(0), (b"", hashed(b"a"), hashed(b"b"))
    deeds: tuple[Any, ...] = ("act", "look", "commit", "agree")
    ways = list(product(deeds, MATCHES, HEADS, (0, 1), digests))
    key = decoded(player.public)
    signature = base64url(player.private.sign(message(*ways[0])))
    assert [way for way in ways if is_signature(key, message(*way), signature)] == ways[:1]
    assert not is_signature(decoded(Player(0, number=1).public), message(*ways[0]), signature)


def test_signatures_prove_what_they_are_for() -> None:
    table = players(3)
    sealed = match(tuple(decoded(player.public) for player in table))
    xidit = games.get("xidit")
    first, second = xidit.legal_actions(xidit.setup(xidit.default_options(), 5).state, 0)[:2]
    moves = (xidit.types.move(1, first),)
    done = hashed(canonical([{"seat": 1, "action": msgspec.to_builtins(first)}]))
    act, look = signed(table[1], sealed, "act", done), signed(table[1], sealed, "look")
    assert authority(sealed, (act,), moves) == Authority(frozenset({1}), frozenset())
    assert authority(sealed, (look,), moves) == Authority(frozenset(), frozenset({1}))
    assert authority(sealed, (act, look), moves) == Authority(frozenset({1}), frozenset({1}))
    other = (xidit.types.move(1, second),)
    for proofs, given, at in (
        ((act,), other, sealed),
        ((act,), (), sealed),
        ((act,), (*moves, *moves), sealed),
        ((act,), moves, match(sealed.seats, HEADS[1])),
        ((look,), moves, match(sealed.seats, HEADS[1])),
    ):
        with pytest.raises(BadProof):
            authority(at, proofs, given)


def test_nobody_signs_for_another_seat() -> None:
    table = players(3)
    sealed = match(tuple(decoded(player.public) for player in table))
    as_zero = signed(table[1], sealed, "look").signature
    for seat in (0, 2, 3, 7):
        with pytest.raises(BadProof):
            authority(sealed, (SignatureProof(seat=seat, deed="look", signature=as_zero),))


def test_a_signature_has_one_spelling() -> None:
    """64 bytes have 86 characters, whose last holds 2 bits only."""
    player = Player(0)
    signature = base64url(player.private.sign(b"x"))
    good = [c for c in ALPHABET if is_signature(decoded(player.public), b"x", signature[:-1] + c)]
    assert good == [signature[-1]]


@pytest.mark.parametrize("key", [b"", b"short", bytes(31), bytes(33), b"\xff" * 32])
def test_what_is_no_public_key_verifies_nothing(key: bytes) -> None:
    assert not is_signature(key, b"x", base64url(Player(0).private.sign(b"x")))


def test_bytes_have_one_spelling() -> None:
    assert decoded(base64url(bytes(range(32)))) == bytes(range(32))
    text = base64url(bytes(32))
    for other in (text[:-1] + "B", text + "=", text[:-1] + "\n"):
        with pytest.raises(ValueError, match=r"."):
            decoded(other)


def test_parts_cannot_be_moved_over_their_borders() -> None:
    parts = [(b"ab", b"c"), (b"a", b"bc"), (b"abc",), (b"", b"abc"), (b"abc", b""), (b"a", b"b", b"c")]
    assert len({digest_of(*each) for each in parts}) == len(parts)
    assert all(digest_of(*each) == hashed(*each) for each in parts)
