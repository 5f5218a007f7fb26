"""Examples for the contract: real states and answers, made by the rules from a fixed seed.

Those of sealed matches are real too, and still the same each time: their keys and all that is drawn is fixed here.
"""

from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from warlords_api.exchange import Exchange
from warlords_api.operations import GameDoor
from warlords_api.sealing.closed import (
    SALT_BYTES,
    ActionOpening,
    Agreement,
    Commitment,
    agreeing,
    commitment,
    committing,
)
from warlords_api.sealing.contributions import (
    CONTRIBUTION_BYTES,
    Contribution,
    contributing,
    contribution_commitment,
)
from warlords_api.sealing.keys import KEY_BYTES, KeyRing, Random
from warlords_api.sealing.proofs import KeyProof
from warlords_api.sealing.seats import encoded
from warlords_api.trusted import Contributions, SetOpening, Trusted
from warlords_core.rng import Stream
from warlords_core.types import PackRef

SEED: Final = 7
_PAGE: Final = 3

Example = tuple[Any, Any]
"""A request and its answer, as plain JSON values."""


def examples_of(door: GameDoor) -> dict[str, dict[str, Example]]:
    """Requests and their answers for each operation of a game with a body, by operation id and then by a short name."""
    found: dict[str, dict[str, Example]] = {}
    for named, each in (("match", _open(door)), ("sealed", _sealed(door)), ("closed", _closed(door))):
        for name, (request, answer) in each.items():
            example = (msgspec.to_builtins(request), msgspec.to_builtins(answer))
            found.setdefault(f"{door.game.name}_{name}", {})[named] = example
    return found


def fixed(label: str) -> Random:
    """Bytes that are the same in each run: for examples, and for nothing else."""
    stream = Stream.seeded(SEED, f"examples/{label}")
    return lambda size: stream.below(256**size).to_bytes(size, "big")


def example_secret() -> bytes:
    """The master key that seals the examples; everybody can read it here."""
    return fixed("key")(KEY_BYTES)


def _open(door: GameDoor) -> dict[str, Example]:
    game, shapes = door.game, door.shapes
    exchange = Exchange(game, shapes)
    options = game.default_options()
    first = game.setup(options, SEED).state
    seat = game.decisions(first)[0].seat
    move = game.types.move(seat=seat, action=game.legal_actions(first, seat)[0])
    pack: PackRef = first.pack
    record = game.types.record(game=game.name, pack=pack, options=options, seed=SEED, moves=(move,))
    requests: dict[str, tuple[Any, Any]] = {
        "start": (exchange.start, shapes.match_request(options=options, seed=SEED)),
        "adjudicate": (
            exchange.adjudicate,
            shapes.adjudication_request(state=first, actions=(move,), perspective=seat),
        ),
        "legal_actions": (
            exchange.legal_actions,
            shapes.legal_actions_request(state=first, seat=seat, offset=0, limit=_PAGE),
        ),
        "view": (exchange.view, shapes.view_request(state=first, perspective="spectator")),
        "replay": (exchange.replay, shapes.replay_request(record=record, perspective="spectator")),
        "suggest": (exchange.suggest, shapes.suggestion_request(state=first, seat=seat, bot="random", seed=SEED)),
    }
    return {name: (request, run(request)) for name, (run, request) in requests.items()}


def _exchange(door: GameDoor, label: str) -> Exchange:
    keys = KeyRing([example_secret()])
    return Exchange(door.game, door.shapes, trusted=Trusted(door.game, keys, random=fixed(f"{door.game.name}/{label}")))


def _sealed(door: GameDoor) -> dict[str, Example]:
    """Of a receipted match whose seats have bearer keys."""
    game, shapes = door.game, door.shapes
    exchange = _exchange(door, "sealed")
    start = shapes.match_request(options=game.default_options(), trust="receipted", perspective="spectator")
    started = exchange.start(start)
    seat = started.decisions[0].seat
    proof = KeyProof(seat=seat, key=started.sealed.keys[seat])
    look = shapes.legal_actions_request(state=started.state, seat=seat, offset=0, limit=1, proofs=(proof,))
    move = game.types.move(seat=seat, action=exchange.legal_actions(look).actions[0])
    act = shapes.adjudication_request(state=started.state, actions=(move,), perspective=seat, proofs=(proof,))
    view = shapes.view_request(state=started.state, perspective=seat, proofs=(proof,))
    return {
        "start": (start, started),
        "adjudicate": (act, exchange.adjudicate(act)),
        "view": (view, exchange.view(view)),
    }


def _closed(door: GameDoor) -> dict[str, Example]:
    """Of a closed match: all seats deal it, the first that owes a decision commits, all agree, it is carried out."""
    game, shapes = door.game, door.shapes
    exchange, draw = _exchange(door, "closed"), fixed(f"{game.name}/seats")
    options = game.default_options()
    signers = [Ed25519PrivateKey.from_private_bytes(draw(KEY_BYTES)) for _ in range(options.seats)]
    publics = [encoded(each.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)) for each in signers]
    drawn = [draw(CONTRIBUTION_BYTES) for _ in signers]
    invite = shapes.invitation_request(
        options=options,
        keys=tuple(publics),
        commitments=tuple(contribution_commitment(each, drawn[each]).hex() for each in range(len(drawn))),
    )
    invited = exchange.invite(invite)
    match, digest = bytes.fromhex(invited.match), bytes.fromhex(invited.digest)
    shown = tuple(
        Contribution(
            seat=each,
            contribution=drawn[each].hex(),
            signature=encoded(signer.sign(contributing(match, each, digest))),
        )
        for each, signer in enumerate(signers)
    )
    start = shapes.match_request(
        options=options,
        trust="closed",
        keys=tuple(publics),
        perspective="spectator",
        contributions=Contributions(invitation=invited.invitation, shown=shown),
    )
    started = exchange.start(start)
    match, head = bytes.fromhex(started.sealed.match), bytes.fromhex(started.sealed.head)
    seat, salt = started.decisions[0].seat, draw(SALT_BYTES)
    opened = exchange.trusted.posted(started.state, ()).state if exchange.trusted else None
    action = game.legal_actions(opened, seat)[0]
    bound = commitment(match, head, seat, salt, action)
    signature = encoded(signers[seat].sign(committing(match, head, seat, bound)))
    given = Commitment(seat=seat, commitment=bound.hex(), signature=signature)
    close = shapes.closed_set_request(state=started.state, commitments=(given,))
    closed = exchange.close(close)
    digest = bytes.fromhex(closed.digest)
    agreements = tuple(
        Agreement(seat=each, signature=encoded(signer.sign(agreeing(match, head, each, digest))))
        for each, signer in enumerate(signers)
    )
    act = shapes.adjudication_request(
        state=started.state,
        actions=(game.types.move(seat=seat, action=action),),
        perspective="spectator",
        closed=SetOpening(set=closed.set, openings=(ActionOpening(seat=seat, salt=salt.hex()),), agreements=agreements),
    )
    return {
        "invite": (invite, invited),
        "start": (start, started),
        "close": (close, closed),
        "adjudicate": (act, exchange.adjudicate(act)),
    }
