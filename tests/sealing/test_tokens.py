"""Tokens: whatever is done to one, it is refused, and all refusals are one."""

import hmac
import string
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCMSIV

from tests.sealed import SECRETS, base64url
from warlords_api.sealing import tokens
from warlords_api.sealing.keys import KeyRing, MasterKey
from warlords_api.sealing.tokens import LONGEST, PREFIX, SMALLEST, Unsealable, seal, unseal

RING = KeyRing(SECRETS[:1])
MATCH, OTHER = bytes(range(16)), bytes(range(16, 32))
CONTENT = b"what nobody may read"
HEADER = 4 + 16 + 12
ALPHABET = string.ascii_letters + string.digits + "-_"


def raw(token: str) -> bytes:
    text = token.removeprefix(PREFIX)
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    return PREFIX + base64url(data)


def refused(token: str, ring: KeyRing = RING) -> None:
    """It is refused just like any other."""
    with pytest.raises(Unsealable) as error:
        unseal(ring, "state", token)
    assert str(error.value) == "this token cannot be opened"
    assert error.value.__cause__ is None


@pytest.fixture(scope="module")
def token() -> str:
    return seal(RING, "state", MATCH, CONTENT)


def test_what_is_sealed_is_opened(token: str) -> None:
    assert unseal(RING, "state", token) == (MATCH, CONTENT)
    for content in (b"", b"\0", bytes(SMALLEST - 4), bytes(SMALLEST - 3), b"x" * 100_000):
        assert unseal(RING, "state", seal(RING, "state", MATCH, content)) == (MATCH, content)


def test_a_token_is_what_its_definition_says() -> None:
    """Opened by hand: the key by RFC 5869 for purpose and match, all of the header but the nonce as associated data."""
    for purpose in ("state", "set"):
        data = raw(seal(RING, purpose, MATCH, CONTENT))
        extracted = hmac.digest(MATCH, SECRETS[0], "sha256")
        key = hmac.digest(extracted, b"warlords/token/" + purpose.encode() + b"\x01", "sha256")
        bound = b"wl1." + purpose.encode() + b"\0" + data[:20]
        padded = AESGCMSIV(key).decrypt(data[20:32], data[32:], bound)
        assert padded == len(CONTENT).to_bytes(4, "big") + CONTENT + bytes(SMALLEST - 4 - len(CONTENT))


def test_the_content_does_not_show(token: str) -> None:
    assert CONTENT not in raw(token)
    assert raw(token)[4:20] == MATCH  # this does


def test_two_tokens_of_one_content_have_nothing_in_common_but_key_and_match() -> None:
    one, other = (raw(seal(RING, "state", MATCH, CONTENT)) for _ in range(2))
    assert one[:20] == other[:20]
    same = sum(a == b for a, b in zip(one[20:], other[20:], strict=True))
    assert same < 40  # of 1,052 bytes, one in 256 by chance


def test_every_flipped_byte_is_seen(token: str) -> None:
    data = raw(token)
    for place in range(len(data)):
        for bit in (0x01, 0x80):
            refused(written(data[:place] + bytes([data[place] ^ bit]) + data[place + 1 :]))


def test_every_changed_character_is_seen(token: str) -> None:
    for place, character in enumerate(token):
        following = ALPHABET[(ALPHABET.find(character) + 1) % 64]
        for other in {following, "=", "+", "é", "\0", " "} - {character}:
            refused(token[:place] + other + token[place + 1 :])


def test_every_shorter_and_some_longer_ones_are_seen(token: str) -> None:
    for length in range(len(token)):
        refused(token[:length])
    for more in ("=", "==", "A", "AA", "AAA", "AAAA", "\n", " ", ".", "\0"):
        refused(token + more)
        refused(more + token)


def test_spare_bits_are_not_passed_over() -> None:
    """1,072 bytes have 1,430 characters, whose last holds 4 bits only: 15 others would decode to the same."""
    token = seal(RING, "state", MATCH, CONTENT)
    assert len(raw(token)) % 3 == 1
    same = [token[:-1] + other for other in ALPHABET if raw(token[:-1] + other) == raw(token)]
    assert len(same) == 16
    assert [each for each in same if opens(each)] == [token]


def opens(token: str) -> bool:
    try:
        unseal(RING, "state", token)
    except Unsealable:
        return False
    return True


def exchanged(one: bytes, other: bytes) -> Iterator[bytes]:
    """Each part of one in the other: key id, match, nonce, all of the header, tag."""
    for start, stop in ((0, 4), (4, 20), (20, 32), (0, 20), (4, 32), (0, 32)):
        yield one[:start] + other[start:stop] + one[stop:]
    yield one[:-16] + other[-16:]
    yield other[:HEADER] + one[HEADER:]


def test_headers_are_not_exchanged() -> None:
    ring = KeyRing(SECRETS[:2])
    one = raw(seal(ring, "state", MATCH, CONTENT))
    others = (
        seal(ring, "state", OTHER, CONTENT),
        seal(ring, "set", MATCH, CONTENT),
        seal(KeyRing(SECRETS[1:2]), "state", MATCH, CONTENT),
        seal(ring, "state", MATCH, CONTENT),
    )
    for other in map(raw, others):
        for mixed in (*exchanged(one, other), *exchanged(other, one)):
            if mixed not in (one, other):
                refused(written(mixed), ring)


def test_a_token_of_another_purpose_is_none(token: str) -> None:
    refused(seal(RING, "set", MATCH, CONTENT))
    with pytest.raises(Unsealable):
        unseal(RING, "set", token)


def test_another_version_is_none(token: str) -> None:
    for prefix in ("wl0.", "wl2.", "WL1.", "wl1", "wl1..", "", "."):
        refused(prefix + token.removeprefix(PREFIX))


def test_the_version_is_bound_and_not_only_written_in_front(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "PREFIX", "wl2.")
    refused("wl2." + token.removeprefix(PREFIX))


@pytest.mark.parametrize(
    "make", [lambda: "", lambda: PREFIX, lambda: PREFIX + "A" * 42, lambda: PREFIX + "A" * LONGEST]
)
def test_what_is_far_too_short_or_long_is_none(make: Callable[[], str]) -> None:
    refused(make())


def test_no_other_servers_token_is_opened() -> None:
    refused(seal(KeyRing(SECRETS[1:2]), "state", MATCH, CONTENT))


def test_a_server_that_knows_no_key_of_an_id_does_not_fall_back_to_one_that_everybody_knows() -> None:
    nobodys = KeyRing([bytes(32)])
    refused(seal(nobodys, "state", MATCH, CONTENT))


def test_keys_are_not_tried_in_turn() -> None:
    """A token under the id of one key that another one would open."""
    ring = KeyRing(SECRETS[:2])
    data = raw(seal(KeyRing(SECRETS[1:2]), "state", MATCH, CONTENT))
    refused(written(MasterKey(SECRETS[0]).id + data[4:]), ring)


def test_rotation_the_newest_seals_two_open_and_the_retired_one_does_not() -> None:
    before, between, after = KeyRing([SECRETS[0]]), KeyRing([SECRETS[1], SECRETS[0]]), KeyRing([SECRETS[1]])
    old, new = seal(before, "state", MATCH, CONTENT), seal(between, "state", MATCH, CONTENT)
    assert raw(old)[:4] == MasterKey(SECRETS[0]).id
    assert raw(new)[:4] == MasterKey(SECRETS[1]).id
    assert unseal(between, "state", old) == unseal(between, "state", new) == (MATCH, CONTENT)
    assert unseal(after, "state", new) == (MATCH, CONTENT)
    refused(old, after)
    refused(new, before)


def test_the_length_tells_the_room_and_nothing_else() -> None:
    lengths = {len(seal(RING, "state", MATCH, bytes(size), room=8_192)) for size in (0, 1, 4_000, 8_188)}
    assert lengths == {4 + -(-4 * (HEADER + 8_192 + 16) // 3)}
    assert len(raw(seal(RING, "state", MATCH, bytes(8_189), room=8_192))) == HEADER + 16_384 + 16


def test_equal_bytes_are_not_compressed_before_they_are_sealed() -> None:
    one, other = bytes(SMALLEST * 3), bytes(range(256)) * (SMALLEST * 3 // 256)
    assert len(seal(RING, "state", MATCH, one)) == len(seal(RING, "state", MATCH, other))
