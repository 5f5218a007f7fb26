"""What seats sign, to the byte: nothing but the standard library and Ed25519. `signing.mjs` prints the same."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


def digest(*parts):
    """SHA-256 of parts, each after its length as 8 bytes, the highest first."""
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()


def canonical(value):
    """JSON with sorted keys, without spaces, as UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def message(deed, match, head, seat, rest=b""):
    """What a seat signs."""
    return b"warlords/" + deed.encode() + b"\0" + match + head + bytes([seat]) + rest


def base64url(data):
    """As signatures and keys are written."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def act(match, head, seat, moves):
    """For the actions of a request, as they are posted."""
    return message("act", match, head, seat, digest(canonical(moves)))


def look(match, head, seat):
    """For views, legal actions and suggestions, and for events and view of an adjudication."""
    return message("look", match, head, seat)


def commitment(match, head, seat, salt, action):
    """What binds a seat to an action that nobody sees yet; the salt is 16 new random bytes each time."""
    return digest(b"warlords/commitment", match, head, bytes([seat]), salt, canonical(action))


def commit(match, head, seat, bound):
    """For a commitment."""
    return message("commit", match, head, seat, bound)


def agree(match, head, seat, commitments):
    """For a closed set: the commitments by seat."""
    parts = [bytes([each]) + commitments[each] for each in sorted(commitments)]
    return message("agree", match, head, seat, digest(b"warlords/set", match, head, *parts))


if __name__ == "__main__":
    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))  # yours: Ed25519PrivateKey.generate()
    match, head, seat, salt = bytes([1]) * 16, bytes([2]) * 24, 1, bytes([3]) * 16
    action = {"type": "place_hero", "city": 4}
    bound = commitment(match, head, seat, salt, action)
    print("public key", base64url(key.public_key().public_bytes_raw()))
    print("commitment", bound.hex())
    for name, signed in {
        "act": act(match, head, seat, [{"seat": seat, "action": action}]),
        "look": look(match, head, seat),
        "commit": commit(match, head, seat, bound),
        "agree": agree(match, head, seat, {seat: bound, 0: bytes([4]) * 32}),
    }.items():
        print(name, len(signed), sha256(signed).hexdigest()[:16], base64url(key.sign(signed)))
