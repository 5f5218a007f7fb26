"""Keys: derived as RFC 5869 says, chosen by id, two at most."""

import hmac
from base64 import b64encode
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.sealed import SECRETS
from warlords_api.sealing.keys import BadKeys, KeyRing, MasterKey, derived
from warlords_api.sealing.receipts import public_keys
from warlords_api.sealing.seats import bearer_key

MATCH = bytes(range(16))


def hkdf(secret: bytes, info: bytes, salt: bytes = b"") -> bytes:
    """HKDF-SHA256 of 32 bytes, which are one block: RFC 5869, 2.2 and 2.3."""
    extracted = hmac.digest(salt or bytes(32), secret, sha256)
    return hmac.digest(extracted, info + b"\x01", sha256)


def test_the_definition_here_is_that_of_the_rfc() -> None:
    """Its first test case (appendix A.1), whose output of 42 bytes begins with the one block."""
    okm = hkdf(b"\x0b" * 22, bytes(range(0xF0, 0xFA)), bytes(range(13)))
    assert okm.hex() == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"


def test_keys_follow_from_secret_purpose_and_match() -> None:
    key = MasterKey(SECRETS[0])
    assert derived(SECRETS[0], b"x") == hkdf(SECRETS[0], b"warlords/x")
    assert key.derive(b"token/state", MATCH) == hkdf(SECRETS[0], b"warlords/token/state", MATCH)
    assert key.id == hkdf(SECRETS[0], b"warlords/id")[:4]
    assert key.signing.private_bytes_raw() == hkdf(SECRETS[0], b"warlords/receipts")
    written = b64encode(hkdf(SECRETS[1], b"warlords/seat/3"), b"-_").rstrip(b"=").decode()
    assert bearer_key(SECRETS[1], 3) == written


def test_every_purpose_and_match_and_secret_has_a_key_of_its_own() -> None:
    keys = [MasterKey(secret) for secret in SECRETS]
    made = {
        key.derive(purpose, match)
        for key in keys
        for purpose in (b"token/state", b"token/set", b"receipts", b"seat/1")
        for match in (b"", MATCH, bytes(16))
    }
    # 4 x 4 x 3, but that no match and one of zeros are the same salt to HMAC: ids of matches are drawn, never left out.
    assert len(made) == 4 * 4 * 2
    assert len({key.id for key in keys}) == len(keys)


def test_the_first_key_is_the_newest_and_both_are_found() -> None:
    ring = KeyRing(SECRETS[:2])
    assert ring.newest.id == MasterKey(SECRETS[0]).id
    for secret in SECRETS[:2]:
        found = ring.get(MasterKey(secret).id)
        assert found is not None
        assert found.derive(b"x", MATCH) == derived(secret, b"x", MATCH)
    assert ring.get(MasterKey(SECRETS[2]).id) is None


def test_the_public_halves_of_all_keys_are_told() -> None:
    ring = KeyRing(SECRETS[:2])
    told = public_keys(ring).keys
    for key in ring.all:
        raw = key.signing.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        assert told[key.id.hex()] == b64encode(raw, b"-_").rstrip(b"=").decode()
    assert len(told) == 2


def test_keys_are_read_from_text() -> None:
    text = ", ".join(b64encode(secret).decode() for secret in SECRETS[:2])
    assert [key.id for key in KeyRing.parse(text).all] == [MasterKey(secret).id for secret in SECRETS[:2]]


@pytest.mark.parametrize(
    "secrets",
    [[], SECRETS[:3], [SECRETS[0][:-1]], [SECRETS[0] + b"x"], [b""], [SECRETS[0], SECRETS[0]], [SECRETS[0], b"short"]],
)
def test_keys_that_cannot_be_used_are_refused_and_not_told(secrets: list[bytes]) -> None:
    with pytest.raises(BadKeys) as refused:
        KeyRing(secrets)
    assert not any(
        secret and (secret.hex() in str(refused.value) or str(secret) in str(refused.value)) for secret in secrets
    )


@pytest.mark.parametrize(
    "text", ["", ",", "x", "not base64 at all!", SECRETS[0].hex(), b64encode(SECRETS[0]).decode() + ","]
)
def test_text_that_holds_no_keys_is_refused(text: str) -> None:
    with pytest.raises(BadKeys) as refused:
        KeyRing.parse(text)
    assert len(text) < 5 or text not in str(refused.value)
    assert refused.value.__cause__ is None


def test_a_key_that_nobody_set_is_another_each_time() -> None:
    assert KeyRing.ephemeral().newest.id != KeyRing.ephemeral().newest.id


def test_keys_do_not_print_their_secret() -> None:
    key = MasterKey(SECRETS[0])
    for text in (repr(key), str(key), repr(KeyRing([SECRETS[0]]))):
        assert SECRETS[0].hex() not in text
        assert repr(SECRETS[0]) not in text
