"""Matches that are not open: what may be done with a token, for whom, and what comes back."""

from collections.abc import Mapping, Sequence
from os import urandom
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from warlords_api.memory import ROOM, Memory
from warlords_api.problems import Refused, illegal, impossible, refused
from warlords_api.sealing.closed import ActionOpening, Agreement, agreeing, commitment, committing, set_digest
from warlords_api.sealing.contributions import (
    Contribution,
    contributing,
    contribution_commitment,
    invitation_digest,
    terms_of,
)
from warlords_api.sealing.heads import HeadStore, StoreDown
from warlords_api.sealing.keys import KEY_BYTES, KeyRing, Random
from warlords_api.sealing.matches import Drawn, Occurrence, Sealed, SealedTrust, Stale, Vault, drawn
from warlords_api.sealing.proofs import Authority, BadProof, Proof, authority
from warlords_api.sealing.receipts import Digest, Head, MatchId, Receipt
from warlords_api.sealing.seats import bearer_key, decoded, is_signature
from warlords_api.sealing.tokens import LONGEST, Unsealable
from warlords_core.errors import IllegalAction, Problem
from warlords_core.game import AnyGame
from warlords_core.types import Frozen

Token = Annotated[
    str,
    Meta(
        max_length=LONGEST,
        # For the contract only: whoever opens a token looks at each of its letters anyway.
        extra_json_schema={"pattern": r"^wl1\.[A-Za-z0-9_-]+$"},
        description="A sealed match: nobody but the server can read or change it.",
    ),
]
MOST_PROOFS: Final = 16
_ROOM: Final = 2 * ROOM
"""Letters of tokens that one game remembers: with their padding they are longer than the states in them,
so that these take about as much as those of open matches do."""

_NOBODY: Final = Authority(frozenset(), frozenset())


class SetOpening(Frozen, frozen=True, kw_only=True):
    """What opens a closed set: its token, a salt for each of the actions, and the agreement of every seat."""

    set: Token
    openings: Annotated[tuple[ActionOpening, ...], Meta(min_length=1, max_length=8)]
    agreements: Annotated[tuple[Agreement, ...], Meta(min_length=1, max_length=8)]


class MatchHead(Frozen, frozen=True, kw_only=True):
    """Where a sealed match stands: all of it is public, but for the keys of the seats."""

    match: MatchId
    sequence: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """Steps since the set-up."""
    head: Head
    receipt: Receipt | None
    """Null at level ``sealed``."""
    keys: Annotated[tuple[Annotated[str, Meta(max_length=43)] | None, ...], Meta(max_length=8)] | None = None
    """At set-up: the key of each seat that brought none, to be handed to its player and to nobody else."""


class ClosedSetAnswer(Frozen, frozen=True, kw_only=True):
    """A closed set, and what every seat signs to agree to it."""

    trust: SealedTrust
    set: Token
    digest: Digest


class InvitationAnswer(Frozen, frozen=True, kw_only=True):
    """An invitation to a closed match, and what every seat signs to come."""

    trust: SealedTrust
    match: MatchId
    """Of the match that will be set up."""
    invitation: Token
    digest: Digest


class Contributions(Frozen, frozen=True, kw_only=True):
    """What deals a closed match: the invitation, and what every seat contributes to the seed."""

    invitation: Token
    shown: Annotated[tuple[Contribution, ...], Meta(min_length=1, max_length=8)]


class Posted(NamedTuple):
    """The state of a request, and for whom the request may act and look; of open states for everybody."""

    state: Any
    sealed: Sealed | None = None
    authority: Authority = _NOBODY

    @property
    def trust(self) -> str:
        """The level."""
        return "open" if self.sealed is None else self.sealed.trust


class Told(NamedTuple):
    """What a client gets of a sealed match, besides views."""

    token: str
    head: MatchHead
    trust: SealedTrust


class Trusted:
    """The sealed matches of one game."""

    def __init__(self, game: AnyGame, keys: KeyRing, heads: HeadStore | None = None, random: Random = urandom) -> None:
        self._game = game
        self._random = random
        self._vault = Vault(game, keys, heads, random)
        self._memory = Memory(_ROOM)

    # What is posted

    def posted(self, token: str, proofs: Sequence[Proof], moves: Any = ()) -> Posted:
        """Open a token and look at all proofs.

        Raises:
            Refused: the token cannot be opened (400), or a proof is wrong (403).
        """
        sealed = self._memory.get(token)
        if sealed is None:
            try:
                sealed = self._vault.open(token)
            except Unsealable as error:
                raise refused("malformed", "bad_token", str(error), pointer="/state") from None
            self._memory.add(token, sealed)
        try:
            return Posted(sealed.state, sealed, authority(sealed, proofs, moves))
        except BadProof as error:
            raise refused("forbidden", "wrong_proof", str(error), pointer=f"/proofs/{error.index}") from None

    def known(self, token: str) -> Any:
        """The state of a token that was opened, or sealed, not long ago; None: of another one."""
        sealed = self._memory.get(token)
        return None if sealed is None else sealed.state

    @staticmethod
    def may_look(posted: Posted, eyes: int | str, pointer: str) -> None:
        """Whether a request may see what a seat sees; a spectator's view is for everybody.

        Raises:
            Refused: it may not.
        """
        if posted.sealed is None or eyes == "spectator":
            return
        if eyes == "all":
            raise _open_only(pointer)
        if eyes not in posted.authority.look:
            raise _unproved(f"seat {eyes} sees this, and nothing proves that it asks", pointer)

    @staticmethod
    def may_act(posted: Posted, moves: Sequence[Any]) -> None:
        """Whether a request may act for the seats of its moves.

        Raises:
            Refused: it may not.
        """
        if posted.sealed is None:
            return
        if posted.sealed.trust == "closed":
            raise refused("forbidden", "not_closed", "in a closed match actions come with their closed set")
        if len(moves) > 1:
            # The first of two could be tried, and taken back by a second that is only legal if it turned out well.
            message = "in a sealed match one action is carried out at a time"
            raise impossible("", [Problem("too_many_actions", None, "/actions", message)])
        for index, move in enumerate(moves):
            if move.seat not in posted.authority.act:
                message = f"nothing proves that seat {move.seat} does this"
                raise _unproved(message, f"/actions/{index}/seat")

    # What follows

    def fresh_seed(self) -> int:
        """A seed that nobody knows, as long as a key: one of 53 bits could be found by dealing with each of them."""
        return int.from_bytes(self._random(KEY_BYTES), "big")

    def invite(self, options: Any, seats: tuple[bytes, ...], commitments: Sequence[str]) -> InvitationAnswer:
        """Bind all seats to contributions to a seed that nobody sees yet.

        Raises:
            Refused: there is not one commitment a seat.
        """
        if len(commitments) != len(seats):
            message = f"each of the {len(seats)} seats commits to a contribution"
            raise impossible("", [Problem("not_the_seats", None, "/commitments", message)])
        bound = tuple(map(bytes.fromhex, commitments))
        terms = terms_of(self._game.name, options, seats)
        match, token = self._vault.invite(terms, bound)
        return InvitationAnswer(
            trust="closed",
            match=match.hex(),
            invitation=token,
            digest=invitation_digest(match, terms, bound).hex(),
        )

    def drawn(self, options: Any, seats: tuple[bytes, ...], given: Contributions) -> tuple[int, Drawn]:
        """The seed that all seats drew together, and the match that it is for.

        Raises:
            Refused: the invitation is not to this match, or a contribution is missing or not what was committed to.
        """
        try:
            match, invitation = self._vault.invitation(given.invitation)
        except Unsealable as error:
            raise refused("malformed", "bad_token", str(error), pointer="/contributions/invitation") from None
        if terms_of(self._game.name, options, seats) != invitation.terms:
            message = "the invitation is to a match with other options or keys"
            raise refused("forbidden", "not_invited", message, pointer="/contributions/invitation")
        digest = invitation_digest(match, invitation.terms, invitation.commitments)
        shown: dict[int, bytes] = {}
        for index, each in enumerate(given.shown):
            pointer = f"/contributions/shown/{index}"
            _check_new(shown, each.seat, pointer)
            _check_signature(seats, each.seat, contributing(match, each.seat, digest), each.signature, pointer)
            value = bytes.fromhex(each.contribution)
            if contribution_commitment(each.seat, value) != invitation.commitments[each.seat]:
                message = f"seat {each.seat} committed to something else"
                raise refused("forbidden", "not_committed", message, pointer=pointer)
            shown[each.seat] = value
        _check_all(shown, seats, "contributes", "/contributions/shown")
        return drawn(match, invitation, [shown[seat] for seat in range(len(seats))])

    def begin(
        self, trust: SealedTrust, seats: tuple[bytes, ...], state: Any, public: Any, drawn: Drawn | None = None
    ) -> Told:
        """The token of a match that was just set up; ``public`` is a spectator's view of it.

        Raises:
            Refused: it was set up and has gone on already (409), or the store of heads is down (503).
        """
        try:
            sealed, receipt = self._vault.begin(trust, seats, state, public, drawn)
        except Stale:
            raise refused("stale", "stale_head", "the match was set up, and has gone on, already") from None
        except StoreDown:
            raise _store_down() from None
        keys = tuple([None if key else bearer_key(sealed.secret, seat) for seat, key in enumerate(seats)])
        return self._told(sealed, public, receipt, keys if any(keys) else None)

    def go_on(self, posted: Posted, moves: tuple[Any, ...], state: Any, public: Any, step: Occurrence) -> Told:
        """The token of a match after a step; ``public`` is a spectator's view of the state that it led to.

        Raises:
            Refused: it has gone on from there already (409), or the store of heads is down (503).
        """
        assert posted.sealed is not None
        try:
            sealed, receipt = self._vault.go_on(posted.sealed, moves, state, public, step)
        except Stale:
            raise refused("stale", "stale_head", "the match has gone on from this state already") from None
        except StoreDown:
            raise _store_down() from None
        return self._told(sealed, public, receipt, None)

    def _told(self, sealed: Sealed, public: Any, receipt: Receipt | None, keys: tuple[str | None, ...] | None) -> Told:
        token = self._vault.seal(sealed, public)
        self._memory.add(token, sealed)
        head = MatchHead(
            match=sealed.match.hex(), sequence=sealed.sequence, head=sealed.head.hex(), receipt=receipt, keys=keys
        )
        return Told(token, head, sealed.trust)

    # Closed sets

    def close(self, posted: Posted, commitments: Sequence[Any]) -> ClosedSetAnswer:
        """Put commitments of seats together to a closed set.

        Raises:
            Refused: the match is not closed, a seat commits twice, or a signature is not its seat's.
        """
        sealed = _closed(posted)
        bound: dict[int, bytes] = {}
        for index, each in enumerate(commitments):
            pointer = f"/commitments/{index}"
            _check_new(bound, each.seat, pointer)
            value = bytes.fromhex(each.commitment)
            signed = committing(sealed.match, sealed.head, each.seat, value)
            _check_signature(sealed.seats, each.seat, signed, each.signature, pointer)
            bound[each.seat] = value
        return ClosedSetAnswer(
            trust=sealed.trust,
            set=self._vault.close(sealed, bound),
            digest=set_digest(sealed.match, sealed.head, bound).hex(),
        )

    def check_opened(self, posted: Posted, moves: Sequence[Any], closing: SetOpening) -> None:
        """Whether actions are just those that were committed to, and all seats have agreed to that.

        Raises:
            Refused: they are not, or have not.
        """
        sealed = _closed(posted)
        try:
            bound = self._vault.closed_set(sealed, closing.set)
        except Unsealable as error:
            raise refused("malformed", "bad_token", str(error), pointer="/closed/set") from None
        salts = {opening.seat: bytes.fromhex(opening.salt) for opening in closing.openings}
        named = ([move.seat for move in moves], [opening.seat for opening in closing.openings])
        if any(sorted(seats) != sorted(bound) for seats in named):
            message = "exactly the committed actions are carried out, each with its salt"
            raise refused("forbidden", "not_the_set", message, pointer="/actions")
        for index, move in enumerate(moves):
            opened = commitment(sealed.match, sealed.head, move.seat, salts[move.seat], move.action)
            if opened != bound[move.seat]:
                message = f"seat {move.seat} committed to something else"
                raise refused("forbidden", "not_committed", message, pointer=f"/actions/{index}")
        self._check_agreed(sealed, bound, closing.agreements)
        self._check_at_once(sealed.state, moves)

    def _check_at_once(self, state: Any, moves: Sequence[Any]) -> None:
        # None may hang on how another one turns out: its seat could take it back by committing to what then is illegal.
        for index, move in enumerate(moves):
            refusal = self._game.refusal(state, move.seat, move.action)
            if refusal is not None:
                raise illegal(IllegalAction(refusal), f"/actions/{index}", index)

    def _check_agreed(self, sealed: Sealed, bound: dict[int, bytes], agreements: Sequence[Agreement]) -> None:
        digest = set_digest(sealed.match, sealed.head, bound)
        agreed: dict[int, bytes] = {}
        for index, each in enumerate(agreements):
            pointer = f"/closed/agreements/{index}"
            _check_new(agreed, each.seat, pointer)
            signed = agreeing(sealed.match, sealed.head, each.seat, digest)
            _check_signature(sealed.seats, each.seat, signed, each.signature, pointer)
            agreed[each.seat] = digest
        _check_all(agreed, sealed.seats, "agrees to the set", "/closed/agreements")


def seat_keys(trust: SealedTrust, given: Sequence[str | None], seats: int) -> tuple[bytes, ...]:
    """The public keys of all seats of a match to be set up.

    Raises:
        Refused: there are more than seats, one is not written as keys are, or a closed match lacks one.
    """
    if len(given) > seats:
        raise impossible("", [Problem("unknown_seat", None, f"/keys/{seats}", f"the table has {seats} seats")])
    keys = tuple([_public_key(key, place) for place, key in enumerate((*given, *[None] * (seats - len(given))))])
    if trust == "closed" and not all(keys):
        missing = keys.index(b"")
        message = "in a closed match every seat brings a public key and signs"
        raise impossible("", [Problem("key_missing", None, f"/keys/{missing}", message)])
    return keys


def _public_key(text: str | None, place: int) -> bytes:
    if text is None:
        return b""
    try:
        return decoded(text)
    except ValueError as error:
        raise refused("malformed", "not_canonical", str(error), pointer=f"/keys/{place}") from None


def is_token(state: object) -> bool:
    """Whether a posted state is sealed."""
    return isinstance(state, str)


def _closed(posted: Posted) -> Sealed:
    if posted.sealed is None or posted.sealed.trust != "closed":
        raise refused("forbidden", "not_closed", "only closed matches have closed sets", pointer="/state")
    return posted.sealed


def _check_new(seen: dict[int, bytes], seat: int, pointer: str) -> None:
    if seat in seen:
        raise impossible("", [Problem("repeated_seat", None, f"{pointer}/seat", f"seat {seat} is named twice")])


def _check_all(seen: Mapping[int, bytes], seats: tuple[bytes, ...], does: str, pointer: str) -> None:
    missing = ", ".join(str(seat) for seat in range(len(seats)) if seat not in seen)
    if missing:
        raise _unproved(f"every seat {does} first; missing: {missing}", pointer)


def _check_signature(seats: tuple[bytes, ...], seat: int, signed: bytes, signature: str, pointer: str) -> None:
    if seat >= len(seats) or not is_signature(seats[seat], signed, signature):
        raise refused("forbidden", "wrong_proof", "this is not the signature of its seat", pointer=pointer)


def _unproved(detail: str, pointer: str) -> Refused:
    return refused("unauthorized", "proof_missing", detail, pointer=pointer, headers=((b"www-authenticate", b"Seat"),))


def _open_only(pointer: str) -> Refused:
    return refused("forbidden", "open_only", "only open matches show everything", pointer=pointer)


def _store_down() -> Refused:
    return refused("unavailable", "store_down", "the store of heads does not answer; try again")
