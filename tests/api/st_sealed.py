"""Sealed matches for Schemathesis: tokens of the server's own, and proofs for them."""

from base64 import b64encode
from functools import cache
from typing import Any

import msgspec

from tests.api.reachable import some_state
from tests.sealed import SECRETS, contributed, players
from warlords_api.examples import example_secret
from warlords_api.sealing import tokens
from warlords_api.sealing.contributions import Invitation, invitation_digest, terms_of
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import Sealed, SealedTrust, Vault
from warlords_api.sealing.seats import bearer_key, decoded
from warlords_core import games
from warlords_core.rng import Stream

KEYS = ",".join(b64encode(secret).decode() for secret in (SECRETS[0], example_secret()))
"""The setting of a server that opens these tokens, and those that stand in the contract."""
TOKENS = 12
TRUST: tuple[SealedTrust, ...] = ("sealed", "receipted", "closed")


@cache
def some_token(name: str, place: int) -> tuple[str, Sealed]:
    """One of a few sealed matches of a game, of every level, as token and opened."""
    game, trust = games.get(name), TRUST[place % len(TRUST)]
    state = some_state(name, place)
    vault = Vault(game, KeyRing([SECRETS[0]]))
    table = players(state.options.seats)
    keys = tuple(decoded(player.public) if trust == "closed" else b"" for player in table)
    public = game.view(state, None)
    sealed, _ = vault.begin(trust, keys, state, public)
    return vault.seal(sealed, public), sealed


@cache
def some_contributions(name: str) -> dict[str, Any]:
    """A closed match of the default options to be set up, dealt by all of its seats."""
    game, match = games.get(name), bytes(range(16))
    options = game.default_options()
    table = players(options.seats)
    keys = [player.public for player in table]
    bound = tuple(bytes.fromhex(player.bound()) for player in table)
    terms = terms_of(name, options, [decoded(key) for key in keys])
    content = msgspec.msgpack.encode(Invitation(bytes(32), terms, bound))
    token = tokens.seal(KeyRing([SECRETS[0]]), "invitation", match, content)
    invited = {"invitation": token, "match": match.hex(), "digest": invitation_digest(match, terms, bound).hex()}
    return {
        "options": msgspec.to_builtins(options),
        "seed": None,
        "perspective": "spectator",
        "trust": "closed",
        "keys": keys,
        "contributions": contributed(invited, table),
    }


def joint_body(name: str, body: dict[str, Any], chance: Stream) -> dict[str, Any]:
    """A body of a set-up: a random key is not written as keys are, and a random invitation is none of this server's."""
    if body.get("contributions") is not None:
        whole = some_contributions(name)
        return whole if chance.below(2) else {**body, "contributions": whole["contributions"], "keys": whole["keys"]}
    table = players(len(body["keys"]))
    return {**body, "keys": [key and player.public for key, player in zip(body["keys"], table, strict=True)]}


def sealed_body(name: str, body: dict[str, Any], chance: Stream) -> dict[str, Any]:
    """A body about a sealed match, mostly with the proof of the seat that it is about."""
    token, sealed = some_token(name, chance.below(TOKENS))
    body = {**body, "state": token}
    if "commitments" in body:
        return body
    game = games.get(name)
    owed = game.decisions(sealed.state)
    seat = owed[chance.below(len(owed))].seat if owed else 0
    if "seat" in body:
        body["seat"] = seat
    if "perspective" in body:
        body["perspective"] = seat if chance.below(2) else "spectator"
    if "actions" in body and owed:
        action = game.legal_actions(sealed.state, seat).sample(chance)
        body["actions"] = [{"seat": seat, "action": msgspec.to_builtins(action)}]
    body.pop("closed", None)
    body["proofs"] = _proofs(sealed, seat) if chance.below(4) else []
    return body


def _proofs(sealed: Sealed, seat: int) -> list[Any]:
    if not sealed.seats[seat]:
        return [{"type": "key", "seat": seat, "key": bearer_key(sealed.secret, seat)}]
    at = {"match": sealed.match.hex(), "head": sealed.head.hex()}
    return [players(len(sealed.seats))[seat].proof("look", at)]
