"""What the API does for one game: pure functions from a decoded request to an answer. No rule of any game is here."""

from dataclasses import dataclass, field
from typing import Any

from warlords_api.memory import Memory
from warlords_api.problems import Refused, illegal, impossible, refused
from warlords_api.shapes import MAX_ACTIONS, MAX_EVENTS, Shapes, fault
from warlords_api.telling import Teller
from warlords_core import bots
from warlords_core.errors import IllegalAction, ImpossibleView, InvalidOptions, UnknownGame, UnknownPack
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

    def start(self, request: Any) -> Any:
        """Set a match up."""
        self._check_options(request.options, "/options")
        self._check_seat_number(request.options.seats, request.perspective, "/perspective")
        transition = self.game.setup(request.options, request.seed)
        return self._exchange(transition.state, transition.events, request.perspective, transition.state)

    def adjudicate(self, request: Any) -> Any:
        """Carry out actions one after another; the first that is refused refuses them all."""
        game, state = self.game, request.state
        self._check_state(state)
        self._check_seat(state, request.perspective, "/perspective")
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
        return self._exchange(state, events, request.perspective, request.state)

    def legal_actions(self, request: Any) -> Any:
        """One page of what a seat may do."""
        self._check_state(request.state)
        self._check_seat(request.state, request.seat, "/seat")
        actions = self.game.legal_actions(request.state, request.seat)
        page = range(request.offset, min(request.offset + request.limit, actions.size))
        return self.shapes.legal_actions(
            total=told(actions.size),
            offset=request.offset,
            actions=tuple(map(actions.at, page)),
            form=actions.form(),
        )

    def view(self, request: Any) -> Any:
        """What a seat, or a spectator, may see of a state."""
        self._check_state(request.state)
        self._check_seat(request.state, request.perspective, "/perspective")
        state, eyes = request.state, _eyes(request.perspective)
        answer = self.shapes.view_answer(
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
        game, state, seat = self.game, request.state, request.seat
        self._check_state(state)
        self._check_seat(state, seat, "/seat")
        actions = game.legal_actions(state, seat)
        if not actions:
            raise refused("illegal-action", "nothing_owed", f"seat {seat} owes no action now", pointer="/seat")
        source = Stream.seeded(request.seed, f"player/{seat}")
        try:
            action = bots.get(game, request.bot).player(game, game.view(state, seat), actions, source)
        except ImpossibleView as error:
            # A made-up state can be free of problems and still hide what no match brings about.
            raise impossible("", [fault("impossible_view", "/state", str(error))]) from None
        return self.shapes.suggestion(action=action, notation=game.notate(state, action))

    # Checks

    def _check_state(self, state: Any) -> None:
        try:
            self.game.packs.of(state.pack)
        except UnknownPack as error:
            raise _unknown_pack(error, "/state/pack") from None
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
            events=events if everything else visible(events, eyes),
            view=None if everything else self.game.view(state, eyes),
            decisions=self.game.decisions(state),
            outcome=self.game.outcome(state),
        )
        return answer if self.teller is None else self.teller.exchange(answer, before, state, eyes)


def _eyes(perspective: int | str) -> int | None:
    return perspective if isinstance(perspective, int) else None


def _unknown_pack(error: UnknownPack, pointer: str) -> Refused:
    return impossible("", [fault("unknown_pack", pointer, str(error))])
