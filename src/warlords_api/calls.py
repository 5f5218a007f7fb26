"""The calls that a client makes, as values: an address, a body, and the type of the answer.

They are described once; ``warlords_api.client`` has a client that sends them and waits, and one that awaits. Nothing
here knows how bytes travel.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar, overload
from urllib.parse import quote

from warlords_api.sealing.closed import Commitment
from warlords_api.sealing.matches import Occurrence, SealedTrust, Trust
from warlords_api.sealing.proofs import Proof
from warlords_api.sealing.receipts import PublicKeys
from warlords_api.shapes import Eyes, Games, PackList, Perspective, Rules
from warlords_api.trusted import ClosedSetAnswer, Contributions, InvitationAnswer, MatchHead, SetOpening
from warlords_core import codec
from warlords_core.forms import Form
from warlords_core.game import A, D, Game, O, S, V
from warlords_core.record import Move, Record
from warlords_core.rules import Clause
from warlords_core.types import Event, Frozen, Outcome

MEDIA_TYPE: Final = "application/msgpack"
"""Both ways: shorter than JSON, for the same values."""

T = TypeVar("T")
P = TypeVar("P")
"""What is posted: a state, or a token."""
E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request, and how its answer is read."""

    method: Literal["GET", "POST"]
    path: str
    answer: Any
    """Type of the answer, as decoders need it."""
    body: Mapping[str, object] | None = None
    """What is posted; None: nothing."""

    @property
    def headers(self) -> dict[str, str]:
        """What the request says of its body and of its answer."""
        return {"Accept": MEDIA_TYPE} if self.body is None else {"Accept": MEDIA_TYPE, "Content-Type": MEDIA_TYPE}

    @property
    def content(self) -> bytes | None:
        """The bytes to post."""
        return None if self.body is None else codec.to_msgpack(self.body)

    def read(self, data: bytes) -> T:
        """Read the bytes that came back.

        Raises:
            Malformed: it is not what the contract says.
        """
        answer: T = codec.from_msgpack(data, self.answer)
        return answer


class Exchange(Frozen, Generic[P, E, D, V], frozen=True, kw_only=True):
    """The state that was reached, or the token of a sealed one, and what happened on the way."""

    state: P
    trust: Trust
    events: tuple[E, ...]
    view: V | None
    """None if everything was asked for."""
    decisions: tuple[D, ...]
    """What is owed now, by seat."""
    outcome: Outcome | None
    """None while the match goes on."""
    public: V | None
    """A spectator's view; None: the match is open."""
    sealed: MatchHead | None
    """None: the match is open."""


class LegalActions(Frozen, Generic[A], frozen=True, kw_only=True):
    """One page of a seat's legal actions, and a compact description of all of them."""

    trust: Trust
    total: int
    offset: int
    actions: tuple[A, ...]
    form: Form


class ViewAnswer(Frozen, Generic[V, D], frozen=True, kw_only=True):
    """What a seat, or a spectator, may see."""

    trust: Trust
    view: V
    decisions: tuple[D, ...]
    outcome: Outcome | None


class Suggestion(Frozen, Generic[A], frozen=True, kw_only=True):
    """A legal action, and its line of notation."""

    trust: Trust
    action: A
    notation: str


LIST_GAMES: Final[Call[Games]] = Call("GET", "/v1/games", Games)
"""Which games the server knows."""
LIST_KEYS: Final[Call[PublicKeys]] = Call("GET", "/v1/keys", PublicKeys)
"""The public keys of its receipts."""


class Calls(Generic[O, S, A, D, V]):
    """The calls of one game; what they take and what is answered are its own types."""

    def __init__(self, game: Game[O, S, A, D, V]) -> None:
        self._game = game
        types = game.types
        self._exchange = _of(Exchange, types.state, types.event, types.decision, types.view)
        self._sealed_exchange = _of(Exchange, str, types.event, types.decision, types.view)
        self._legal_actions = _of(LegalActions, types.action)
        self._view = _of(ViewAnswer, types.view, types.decision)
        self._suggestion = _of(Suggestion, types.action)

    def start(
        self, options: O | None = None, *, seed: int, perspective: Perspective = "all"
    ) -> Call[Exchange[S, Event, D, V]]:
        """Set an open match up; without options with those that the game starts from."""
        return self._post("matches", self._exchange, options=self._options(options), seed=seed, perspective=perspective)

    def start_sealed(
        self,
        options: O | None = None,
        *,
        trust: SealedTrust,
        keys: Sequence[str | None] = (),
        perspective: Eyes = "spectator",
        contributions: Contributions | None = None,
    ) -> Call[Exchange[str, Event, D, V]]:
        """Set a sealed match up; ``keys`` are the public keys that seats bring, by seat.

        A closed match can be dealt by contributions of all seats to an invitation.
        """
        options = self._options(options)
        body = {
            "options": options,
            "trust": trust,
            "keys": keys,
            "perspective": perspective,
            "contributions": contributions,
        }
        return self._post("matches", self._sealed_exchange, **body)

    def invite(
        self, options: O | None = None, *, keys: Sequence[str], commitments: Sequence[str]
    ) -> Call[InvitationAnswer]:
        """Bind all seats of a closed match to be, by seat, to what they contribute to its seed."""
        return self._post(
            "invitations", InvitationAnswer, options=self._options(options), keys=keys, commitments=commitments
        )

    @overload
    def adjudicate(
        self, state: S, *actions: tuple[int, A], perspective: Perspective = "all"
    ) -> Call[Exchange[S, Event, D, V]]: ...
    @overload
    def adjudicate(
        self,
        state: str,
        *actions: tuple[int, A],
        perspective: Eyes,
        proofs: Sequence[Proof] = (),
        closed: SetOpening | None = None,
        step: Occurrence = "new",
    ) -> Call[Exchange[str, Event, D, V]]: ...
    def adjudicate(
        self,
        state: S | str,
        *actions: tuple[int, A],
        perspective: Perspective = "all",
        proofs: Sequence[Proof] = (),
        closed: SetOpening | None = None,
        step: Occurrence = "new",
    ) -> Call[Any]:
        """Carry out actions, each with its seat in front: all of them or none. Closed matches open a closed set.

        A sealed match's last step can be asked for once more if its answer was lost (``step="last"``).
        """
        body = {
            "state": state,
            "actions": [Move(seat, action) for seat, action in actions],
            "perspective": perspective,
            "proofs": proofs,
            "closed": closed,
            "step": step,
        }
        return self._post("adjudications", self._sealed_exchange if isinstance(state, str) else self._exchange, **body)

    def close(self, token: str, commitments: Sequence[Commitment]) -> Call[ClosedSetAnswer]:
        """Bind seats of a closed match to actions that nobody sees yet."""
        return self._post("closed-sets", ClosedSetAnswer, state=token, commitments=commitments)

    def legal_actions(
        self,
        state: S | str,
        seat: int,
        *,
        which: Literal["owed", "side"] = "owed",
        offset: int = 0,
        limit: int = 100,
        proofs: Sequence[Proof] = (),
    ) -> Call[LegalActions[A]]:
        """One page of what a seat owes, or of what it may do besides, and a description of all of it."""
        page = {"which": which, "offset": offset, "limit": limit}
        return self._post("legal-actions", self._legal_actions, state=state, seat=seat, **page, proofs=proofs)

    def view(self, state: S | str, perspective: Eyes, *, proofs: Sequence[Proof] = ()) -> Call[ViewAnswer[V, D]]:
        """What a seat, or a spectator, may see."""
        return self._post("views", self._view, state=state, perspective=perspective, proofs=proofs)

    def replay(
        self,
        record: Record[O, A],
        *,
        perspective: Perspective = "all",
        events: Literal["last", "all"] = "last",
    ) -> Call[Exchange[S, Event, D, V]]:
        """Play a record again; ``events`` of its last action, or of the whole match."""
        return self._post("replays", self._exchange, record=record, perspective=perspective, events=events)

    def suggest(
        self, state: S | str, seat: int, *, bot: str, seed: int, proofs: Sequence[Proof] = ()
    ) -> Call[Suggestion[A]]:
        """What a bot would do; the same seed, the same suggestion."""
        return self._post("suggestions", self._suggestion, state=state, seat=seat, bot=bot, seed=seed, proofs=proofs)

    def rules(self) -> Call[Rules]:
        """The rule clauses."""
        return self._get("rules", Rules)

    def rule(self, id_: str) -> Call[Clause]:
        """One rule clause."""
        return self._get(f"rules/{quote(id_, safe='')}", Clause)

    def packs(self) -> Call[PackList]:
        """The content packs."""
        return self._get("packs", PackList)

    def pack(self, id_: str) -> Call[Any]:
        """The newest content pack of an id, as everybody may read it."""
        return self._get(f"packs/{quote(id_, safe='')}", self._game.types.public_pack)

    def schema(self) -> Call[dict[str, Any]]:
        """JSON Schema of the game's values."""
        return self._get("schema", dict[str, Any])

    def _options(self, options: O | None) -> O:
        return self._game.default_options() if options is None else options

    def _get(self, path: str, answer: Any) -> Call[Any]:
        return Call("GET", f"/v1/{self._game.name}/{path}", answer)

    def _post(self, path: str, answer: Any, **body: object) -> Call[Any]:
        return Call("POST", f"/v1/{self._game.name}/{path}", answer, body)


def _of(generic: Any, *types: Any) -> Any:
    """A generic type with types of a game, which are unions known at run time only, in its places."""
    return generic[types]
