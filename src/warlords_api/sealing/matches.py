"""A sealed match: what its token holds, and how it goes on."""

from collections.abc import Sequence
from os import urandom
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec.structs import asdict, astuple, replace

from warlords_api.sealing import tokens
from warlords_api.sealing.closed import ClosedSet
from warlords_api.sealing.contributions import Invitation, joint
from warlords_api.sealing.heads import HeadStore
from warlords_api.sealing.keys import KEY_BYTES, MATCH_BYTES, KeyRing, Random
from warlords_api.sealing.receipts import Receipt, action_digest, first_head, next_head, sign, view_digest
from warlords_api.sealing.tokens import Unsealable
from warlords_core.game import AnyGame
from warlords_core.types import Frozen

FORMAT: Final = 2
"""Of a token's content; raised when the rules change so that a match under way cannot go on."""

SECRET_BYTES: Final = 16
"""Of a match: 128 bits are as many as its id has, and nobody can try these out."""
BUCKET: Final = 256
"""Bytes by which room comes."""

Trust = Literal["open", "sealed", "receipted", "closed"]
SealedTrust = Literal["sealed", "receipted", "closed"]
_LEVELS: Final[tuple[SealedTrust, ...]] = get_args(SealedTrust)

Occurrence = Literal["new", "last"]
"""Which step is asked for: a new one, or the match's last one once more."""


class Stale(Exception):
    """The match has gone on from the posted head already."""


class Sealed(Frozen, frozen=True, kw_only=True):
    """A match that is sealed, as opened."""

    match: bytes
    """Its id, 16 random bytes."""
    trust: SealedTrust
    secret: bytes
    """Random: seat keys and digests of actions follow from it."""
    seats: tuple[bytes, ...]
    """The public key of each seat; empty: it has a bearer key."""
    sequence: int
    """Steps since the set-up."""
    head: bytes
    room: int
    """Bytes that hidden things may take in its tokens."""
    state: Any

    def __repr__(self) -> str:
        return f"<match {self.match.hex()} at step {self.sequence}>"  # whatever prints it, secrets stay out


class _Content(msgspec.Struct, frozen=True, array_like=True):
    """What stands in a token besides the id of the match, which stands in front of it. The state names its game."""

    format: int
    level: int
    secret: bytes
    seats: tuple[bytes, ...]
    """Of nobody, if no seat brought a key."""
    sequence: int
    head: bytes
    room: int
    state: msgspec.Raw
    """Its fields in order, without their names."""


_encode = msgspec.msgpack.Encoder().encode
_content = msgspec.msgpack.Decoder(_Content)
_closed_set = msgspec.msgpack.Decoder(ClosedSet)
_invitation = msgspec.msgpack.Decoder(Invitation)


class Vault:
    """Seals the matches of one game, opens them, and lets them go on."""

    def __init__(self, game: AnyGame, keys: KeyRing, heads: HeadStore | None = None, random: Random = urandom) -> None:
        self._game = game
        self._keys = keys
        self._heads = heads
        self._random = random
        self._bare = msgspec.msgpack.Decoder(_bare(game.types.state))

    def begin(
        self, trust: SealedTrust, seats: tuple[bytes, ...], state: Any, public: Any, drawn: "Drawn | None" = None
    ) -> tuple[Sealed, Receipt | None]:
        """A match that was just set up; at level ``sealed`` there is no receipt.

        Args:
            trust: the level.
            seats: the public key of each seat; empty: it gets a bearer key.
            state: of the match.
            public: a spectator's view of it.
            drawn: what all seats drew together; None: the server draws.

        Raises:
            Stale: all seats set this very match up before, and it went on, as the store of heads knows.
            StoreDown: the store of heads does not answer.
        """
        match, secret = drawn or (self._random(MATCH_BYTES), self._random(SECRET_BYTES))
        view = _digest(trust, public)
        sealed = Sealed(
            match=match,
            trust=trust,
            secret=secret,
            seats=seats,
            sequence=0,
            head=first_head(match, view),
            room=self._game.hidden_room(public),
            state=state,
        )
        # What all drew together is the same match each time: whoever lost the answer asks once more.
        self._keep_head(match, None, sealed.head, "new" if drawn is None else "last")
        return sealed, self._receipt(None, sealed, (), action_digest(secret, b"", ()), view)

    def go_on(
        self, before: Sealed, moves: tuple[Any, ...], state: Any, public: Any, step: Occurrence
    ) -> tuple[Sealed, Receipt | None]:
        """The match after a step.

        Args:
            before: the match as it was posted.
            moves: what was done, with seats.
            state: what it led to.
            public: a spectator's view of that.
            step: whether the store of heads may have seen it before.

        Raises:
            Stale: the match went on from there already, as the store of heads knows.
            StoreDown: the store of heads does not answer.
        """
        view = _digest(before.trust, public)
        done = action_digest(before.secret, before.head, moves)
        seats = tuple(sorted({move.seat for move in moves}))
        head = next_head(before.head, seats, done, view)
        after = replace(before, sequence=before.sequence + 1, head=head, state=state)
        self._keep_head(before.match, before.head, head, step)
        return after, self._receipt(before, after, seats, done, view)

    def _keep_head(self, match: bytes, old: bytes | None, new: bytes, step: Occurrence) -> None:
        if self._heads is None or self._heads.swap(match, old, new):
            return
        # The last step leads once more to where the match stands, and tells nothing new. Whoever lost its answer
        # could never go on without it.
        if step != "last" or not self._heads.swap(match, new, new):
            raise Stale

    def _receipt(
        self, before: Sealed | None, after: Sealed, seats: tuple[int, ...], action: bytes, view: bytes
    ) -> Receipt | None:
        if after.trust == "sealed":
            return None
        unsigned = Receipt(
            key="",
            match=after.match.hex(),
            sequence=after.sequence,
            parent=None if before is None else before.head.hex(),
            head=after.head.hex(),
            seats=seats,
            action=action.hex(),
            view=view.hex(),
            signature="",
        )
        return sign(self._keys, unsigned)

    def seal(self, sealed: Sealed, public: Any) -> str:
        """The token of a match, whose length follows from what everybody can see.

        Args:
            sealed: the match.
            public: a spectator's view of its state.
        """
        state = _packed(sealed.state)
        content = _encode(
            _Content(
                FORMAT,
                _LEVELS.index(sealed.trust),
                sealed.secret,
                sealed.seats if any(sealed.seats) else (),
                sealed.sequence,
                sealed.head,
                sealed.room,
                msgspec.Raw(state),
            )
        )
        needed = tokens.LENGTH_BYTES + len(content) - len(state) + len(_encode(public)) + sealed.room
        room = -(-needed // BUCKET) * BUCKET
        return tokens.seal(self._keys, "state", sealed.match, content, room=room, random=self._random)

    def open(self, token: str) -> Sealed:
        """The match of a token.

        Raises:
            Unsealable: it is no token of this server for a match of this game.
        """
        match, data = tokens.unseal(self._keys, "state", token)
        try:
            content = _content.decode(data)
            if content.format != FORMAT:
                raise Unsealable
            state = self._game.types.state(**asdict(self._bare.decode(content.state)))
        except msgspec.DecodeError:  # sealed by us, in a form that we had once or shall have
            raise Unsealable from None
        return Sealed(
            match=match,
            trust=_LEVELS[content.level],
            secret=content.secret,
            seats=content.seats or (b"",) * state.options.seats,
            sequence=content.sequence,
            head=content.head,
            room=content.room,
            state=state,
        )

    def close(self, sealed: Sealed, commitments: dict[int, bytes]) -> str:
        """The token of a closed set."""
        closed = _encode(ClosedSet(sealed.head, commitments))
        return tokens.seal(self._keys, "set", sealed.match, closed, random=self._random)

    def closed_set(self, sealed: Sealed, token: str) -> dict[int, bytes]:
        """The commitments of a closed set for what happens next in a match, by seat.

        Raises:
            Unsealable: it is none for this match at this head.
        """
        match, data = tokens.unseal(self._keys, "set", token)
        try:
            closed = _closed_set.decode(data)
        except msgspec.DecodeError:
            raise Unsealable from None
        if match != sealed.match or closed.head != sealed.head:
            raise Unsealable
        return closed.commitments

    def invite(self, terms: bytes, commitments: tuple[bytes, ...]) -> tuple[bytes, str]:
        """The id of a match to be set up, and the token of the invitation to it."""
        match = self._random(MATCH_BYTES)
        invitation = _encode(Invitation(self._random(KEY_BYTES), terms, commitments))
        return match, tokens.seal(self._keys, "invitation", match, invitation, random=self._random)

    def invitation(self, token: str) -> tuple[bytes, Invitation]:
        """The match and the content of an invitation.

        Raises:
            Unsealable: it is none of this server.
        """
        match, data = tokens.unseal(self._keys, "invitation", token)
        try:
            return match, _invitation.decode(data)
        except msgspec.DecodeError:
            raise Unsealable from None


class Drawn(NamedTuple):
    """What follows from the contributions of all seats besides the seed."""

    match: bytes
    secret: bytes


def drawn(match: bytes, invitation: Invitation, contributions: Sequence[bytes]) -> tuple[int, Drawn]:
    """The seed of a match from what its seats, and the server, contributed; and the match itself."""
    seed = joint(invitation.secret, b"seed", match, contributions)
    secret = joint(invitation.secret, b"secret", match, contributions)[:SECRET_BYTES]
    return int.from_bytes(seed, "big"), Drawn(match, secret)


def _digest(trust: SealedTrust, public: Any) -> bytes:
    """The digest of a spectator's view, for receipts: it takes as long as a step, and else nobody compares it."""
    return b"" if trust == "sealed" else view_digest(public)


def _packed(state: Any) -> bytes:
    """A state as a token holds it."""
    return _encode(astuple(state))


def _bare(state: Any) -> Any:
    """The type of a state whose fields come without their names, which would make tokens longer by a twentieth."""
    fields = [(field.name, field.type) for field in msgspec.structs.fields(state)]
    return msgspec.defstruct("Bare", fields, bases=(Frozen,), frozen=True, array_like=True)
