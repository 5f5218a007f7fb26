"""What the API does for one game: pure functions from a decoded request to an answer. No rule of any game is here."""

from dataclasses import dataclass, field
from typing import Any

from warlords_api.memory import Memory
from warlords_api.problems import Refused, illegal, impossible, refused
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import Drawn
from warlords_api.shapes import MAX_ACTIONS, MAX_EVENTS, Shapes, fault
from warlords_api.telling import Teller
from warlords_api.trusted import ClosedSetAnswer, InvitationAnswer, Posted, Told, Trusted, is_token, seat_keys
from warlords_core import bots
from warlords_core.errors import IllegalAction, ImpossibleView, InvalidOptions, Problem, UnknownGame, UnknownPack
from warlords_core.forms import told
from warlords_core.game import AnyGame, visible
from warlords_core.record import replay
from warlords_core.rng import Stream


@dataclass(frozen=True)
class Exchange:
    """The operations of one game. All of them raise Refused where the request cannot be carried out."""

    game: AnyGame
    shapes: Shapes
    max_actions: int = MAX_ACTIONS
    """Most actions in one adjudication."""

    memory: Memory = field(default_factory=Memory)
    """States that need no second look."""
    teller: Teller | None = None
    """Adds sentences to answers; None: they have none."""
    trusted: Trusted | None = None
    """Of sealed matches; None: a key of its own, gone with it."""

    def __post_init__(self) -> None:
        if self.trusted is None:
            object.__setattr__(self, "trusted", Trusted(self.game, KeyRing.ephemeral()))

    @property
    def _sealing(self) -> Trusted:
        assert self.trusted is not None
        return self.trusted

    def start(self, request: Any) -> Any:
        """Set a match up."""
        self._check_options(request.options, "/options")
        seats = request.options.seats
        self._check_seat_number(seats, request.perspective, "/perspective")
        if request.trust == "open":
            if request.seed is None or request.keys or request.contributions is not None:
                raise impossible("", [_open_needs(request)])
            transition = self.game.setup(request.options, request.seed)
            return self._exchange(transition.state, transition.events, request.perspective, transition.state)
        if request.seed is not None:
            message = "a sealed match draws its own seed: whoever gave it would know everything"
            raise impossible("", [fault("seed_given", "/seed", message)])
        if request.perspective == "all":
            raise impossible("", [fault("open_only", "/perspective", "only open matches show everything")])
        keys = seat_keys(request.trust, request.keys, seats)
        if isinstance(request.perspective, int) and keys[request.perspective]:
            message = "this seat brings a key of its own, and looks with its signature"
            raise impossible("", [fault("not_your_seat", "/perspective", message)])
        seed, drawn = self._seed(request, keys)
        transition = self.game.setup(request.options, seed)
        state = transition.state
        public = self.game.view(state, None)
        sealed = self._sealing.begin(request.trust, keys, state, public, drawn)
        return self._sealed_exchange(request, state, transition.events, public, sealed, state)

    def _seed(self, request: Any, keys: tuple[bytes, ...]) -> tuple[int, Drawn | None]:
        if request.contributions is None:
            return self._sealing.fresh_seed(), None
        if request.trust != "closed":
            message = "only closed matches are dealt by all seats together"
            raise impossible("", [fault("not_closed", "/contributions", message)])
        return self._sealing.drawn(request.options, keys, request.contributions)

    def invite(self, request: Any) -> InvitationAnswer:
        """Bind the seats of a closed match to be to what they contribute to its seed."""
        self._check_options(request.options, "/options")
        keys = seat_keys("closed", request.keys, request.options.seats)
        return self._sealing.invite(request.options, keys, request.commitments)

    def close(self, request: Any) -> ClosedSetAnswer:
        """Bind the seats of a closed match to actions that nobody sees yet."""
        return self._sealing.close(self._posted(request), request.commitments)

    def adjudicate(self, request: Any) -> Any:
        """Carry out actions one after another; the first that is refused refuses them all."""
        posted = self._posted(request, request.actions)
        game, state = self.game, posted.state
        self._check_seat(state, request.perspective, "/perspective")
        self._sealing.may_look(posted, request.perspective, "/perspective")
        if request.closed is not None:
            self._sealing.check_opened(posted, request.actions, request.closed)
        else:
            self._sealing.may_act(posted, request.actions)
        if len(request.actions) > self.max_actions:
            message = f"at most {self.max_actions} actions are taken at once"
            raise impossible("", [fault("too_many_actions", "/actions", message)])
        events: tuple[Any, ...] = ()
        for index, move in enumerate(request.actions):
            if len(events) > MAX_EVENTS:
                message = (
                    f"the actions before this one have more than {MAX_EVENTS} events: post it with the state after them"
                )
                raise impossible("", [fault("too_many_events", f"/actions/{index}", message)])
            try:
                transition = game.apply(state, move.seat, move.action)
            except IllegalAction as error:
                raise illegal(error, f"/actions/{index}", index) from None
            state = transition.state
            events += transition.events
        if posted.sealed is None:
            return self._exchange(state, events, request.perspective, posted.state)
        public = game.view(state, None)
        sealed = self._sealing.go_on(posted, request.actions, state, public, request.step)
        return self._sealed_exchange(request, state, events, public, sealed, posted.state)

    def legal_actions(self, request: Any) -> Any:
        """One page of what a seat may do."""
        posted = self._posted(request)
        self._check_seat(posted.state, request.seat, "/seat")
        self._sealing.may_look(posted, request.seat, "/seat")
        ask = self.game.legal_actions if request.which == "owed" else self.game.side_actions
        actions = ask(posted.state, request.seat)
        page = range(request.offset, min(request.offset + request.limit, actions.size))
        return self.shapes.legal_actions(
            trust=posted.trust,
            total=told(actions.size),
            offset=request.offset,
            actions=tuple(map(actions.at, page)),
            form=actions.form(),
        )

    def view(self, request: Any) -> Any:
        """What a seat, or a spectator, may see of a state."""
        posted = self._posted(request)
        state, eyes = posted.state, _eyes(request.perspective)
        self._check_seat(state, request.perspective, "/perspective")
        self._sealing.may_look(posted, request.perspective, "/perspective")
        answer = self.shapes.view_answer(
            trust=posted.trust,
            view=self.game.view(state, eyes),
            decisions=self.game.decisions(state),
            outcome=self.game.outcome(state),
        )
        return answer if self.teller is None else self.teller.owed(answer, state, eyes)

    def replay(self, request: Any) -> Any:
        """Play a record again, to its end."""
        record, index = request.record, -1  # -1: the set-up
        self._check_options(record.options, "/record/options")
        self._check_seat_number(record.options.seats, request.perspective, "/perspective")
        events: list[Any] = []
        state: Any = None
        before: Any = None  # the state that the first of the events follows
        try:
            for transition in replay(self.game, record):
                before = transition.state if before is None else state if request.events == "last" else before
                state = transition.state
                index += 1
                if request.events == "last":
                    events.clear()
                events += transition.events
        except UnknownGame as error:
            raise impossible("", [fault("other_game", "/record/game", str(error))]) from None
        except UnknownPack as error:
            raise _unknown_pack(error, "/record/pack") from None
        except InvalidOptions as error:
            raise impossible("/record", error.problems) from None
        except IllegalAction as error:
            raise illegal(error, f"/record/moves/{index}", index) from None
        return self._exchange(state, tuple(events), request.perspective, before)

    def suggest(self, request: Any) -> Any:
        """What a bot would do for a seat."""
        posted = self._posted(request)
        game, state, seat = self.game, posted.state, request.seat
        self._check_seat(state, seat, "/seat")
        self._sealing.may_look(posted, seat, "/seat")
        actions = game.legal_actions(state, seat)
        if not actions:
            raise refused("illegal-action", "nothing_owed", f"seat {seat} owes no action now", pointer="/seat")
        source = Stream.seeded(request.seed, f"player/{seat}")
        try:
            action = bots.get(game, request.bot).player(game, game.view(state, seat), actions, source)
        except ImpossibleView as error:
            # A made-up state can be free of problems and still hide what no match brings about.
            raise impossible("", [fault("impossible_view", "/state", str(error))]) from None
        return self.shapes.suggestion(trust=posted.trust, action=action, notation=game.notate(state, action))

    def phase(self, request: Any, *, sound: bool) -> str:
        """What a request is about: the kind of the decision that is owed first, which everybody may know.

        ``start``: a match that is set up or played again; ``over``: one in which nothing is owed; ``unread``: a state
        that was not, or could not be, read.

        Args:
            request: that was carried out, or refused.
            sound: whether its state, if it is open, was found to be.
        """
        posted = getattr(request, "state", None)
        if posted is None:
            return "start"
        state = self._sealing.known(posted) if is_token(posted) else posted if sound else None
        if state is None:
            return "unread"
        owed = self.game.decisions(state)
        return str(owed[0].__struct_config__.tag) if owed else "over"

    # Checks

    def _posted(self, request: Any, moves: tuple[Any, ...] = ()) -> Posted:
        """The state of a request: checked if it is open, opened if it is sealed."""
        proofs = getattr(request, "proofs", ())
        if is_token(request.state):
            posted = self._sealing.posted(request.state, proofs, moves)
            self._check_pack(posted.state)
            return posted
        if proofs or getattr(request, "closed", None) is not None:
            message = "an open match knows no keys: whoever holds it does everything"
            raise impossible("", [fault("open_match", "/proofs" if proofs else "/closed", message)])
        if getattr(request, "step", "new") != "new":
            message = "nobody remembers the steps of an open match: each is new"
            raise impossible("", [fault("open_match", "/step", message)])
        self._check_state(request.state)
        return Posted(request.state)

    def _check_pack(self, state: Any) -> None:
        try:
            self.game.packs.of(state.pack)
        except UnknownPack as error:
            raise _unknown_pack(error, "/state/pack") from None

    def _check_state(self, state: Any) -> None:
        self._check_pack(state)
        if state in self.memory:
            return
        problems = self.game.problems(state)
        if problems:
            raise impossible("/state", problems)

    def _check_options(self, options: Any, pointer: str) -> None:
        try:
            self.game.packs.get(options.pack)
        except UnknownPack as error:
            raise _unknown_pack(error, pointer + "/pack") from None
        problems = self.game.check_options(options)
        if problems:
            raise impossible(pointer, problems)

    def _check_seat(self, state: Any, seat: int | str, pointer: str) -> None:
        self._check_seat_number(state.options.seats, seat, pointer)

    def _check_seat_number(self, seats: int, seat: int | str, pointer: str) -> None:
        if isinstance(seat, int) and seat >= seats:
            raise impossible("", [fault("unknown_seat", pointer, f"the table has seats 0 to {seats - 1}")])

    # Answers

    def _exchange(self, state: Any, events: tuple[Any, ...], perspective: int | str, before: Any) -> Any:
        everything = perspective == "all"
        eyes = _eyes(perspective)
        answer = self.shapes.exchange(
            state=state,
            trust="open",
            events=events if everything else visible(events, eyes),
            view=None if everything else self.game.view(state, eyes),
            decisions=self.game.decisions(state),
            outcome=self.game.outcome(state),
            public=None,
            sealed=None,
        )
        return answer if self.teller is None else self.teller.exchange(answer, before, state, eyes)

    def _sealed_exchange(
        self, request: Any, state: Any, events: tuple[Any, ...], public: Any, sealed: Told, before: Any
    ) -> Any:
        """Nothing of the state but what the caller's seat, and everybody, may see."""
        eyes = _eyes(request.perspective)
        token, head, trust = sealed
        answer = self.shapes.exchange(
            state=token,
            trust=trust,
            events=visible(events, eyes),
            view=public if eyes is None else self.game.view(state, eyes),
            decisions=self.game.decisions(state),
            outcome=self.game.outcome(state),
            public=public,
            sealed=head,
        )
        return answer if self.teller is None else self.teller.exchange(answer, before, state, eyes)


def _open_needs(request: Any) -> Problem:
    if request.keys:
        return fault("open_match", "/keys", "an open match knows no keys: whoever holds it does everything")
    if request.contributions is not None:
        return fault("open_match", "/contributions", "an open match is dealt by its seed alone")
    return fault("seed_missing", "/seed", "an open match needs a seed")


def _eyes(perspective: int | str) -> int | None:
    return perspective if isinstance(perspective, int) else None


def _unknown_pack(error: UnknownPack, pointer: str) -> Refused:
    return impossible("", [fault("unknown_pack", pointer, str(error))])
