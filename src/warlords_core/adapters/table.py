"""Tables: what the adapters share. A match of any game as single steps of one seat each.

Seats that decide at the same time are served in their order; none sees what those before it have chosen, since views
do not tell. A step is one choice of an offer, and a large action takes several. What a seat observes is made from its
view and from its own steps towards an action, and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from warlords_core.adapters.features import FEATURES, features
from warlords_core.adapters.offers import Offer, described, narrowed, offered, path_to
from warlords_core.codec import to_json
from warlords_core.errors import InvalidOptions
from warlords_core.game import AnyGame
from warlords_core.playout import LONGEST_MATCH
from warlords_core.types import Action, GameOptions, GameState, Outcome

WIDTH: Final = 256
"""Most choices of a step, unless told otherwise: all turns of a common match of kassen fit in."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands between two steps."""

    state: GameState
    steps: int = 0
    """Taken since the start of the match."""
    chosen: tuple[int, ...] = ()
    """The choices of the seat that is about to act, towards one action."""

    def __deepcopy__(self, memo: object) -> "Position":
        # Frozen all the way down: a copy would be the same.
        return self


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game and the options of its matches, as learners meet them.

    Raises:
        InvalidOptions: no match can start with the options.
        ValueError: a number is out of its bounds.
    """

    game: AnyGame
    options: GameOptions
    width: int = WIDTH
    """Choices of a step at most, 2 or more."""
    features: int = FEATURES
    """Length of an observation, 1 or more."""
    longest: int = LONGEST_MATCH
    """Steps after which a match is cut off, 1 or more."""

    _last: list[tuple[Position, Offer]] = field(default_factory=list, init=False, repr=False, compare=False)
    """The last offer: masks, labels and steps ask for the same one."""

    def __post_init__(self) -> None:
        problems = self.game.check_options(self.options)
        if problems:
            raise InvalidOptions(problems)
        for name, least in (("width", 2), ("features", 1), ("longest", 1)):
            if getattr(self, name) < least:
                raise ValueError(f"{name} is at least {least}, not {getattr(self, name)}")

    def start(self, seed: int) -> Position:
        """The first position of the match of a seed (0 … 2**53 - 1).

        Raises:
            UnknownPack: the pack of the options is not at hand.
        """
        return Position(self.game.setup(self.options, seed).state)

    def seat(self, position: Position) -> int | None:
        """Whose step it is: the first seat that owes a decision; None: the match is over, or cut off."""
        owed = self.game.decisions(position.state)
        return owed[0].seat if owed and position.steps < self.longest else None

    def is_cut_off(self, position: Position) -> bool:
        """Whether the match ended for its length only."""
        return position.steps >= self.longest and self.game.outcome(position.state) is None

    def offer(self, position: Position) -> Offer:
        """What the seat can choose from, without listing it.

        Raises:
            ValueError: nobody is to act.
        """
        seat = self.seat(position)
        if seat is None:
            raise ValueError("the match is over")
        # One look at what is kept: another thread may put something else there at any time.
        for known, kept in self._last:
            if known is position:
                return kept
        offer = offered(self.game.legal_actions(position.state, seat), self.width)
        for choice in position.chosen:
            further = narrowed(offer, choice, self.width)
            if further is None:
                raise ValueError(f"choice {choice} is an action already")
            offer = further
        return self._kept(position, offer)

    def _kept(self, position: Position, offer: Offer) -> Offer:
        self._last[:] = [(position, offer)]
        return offer

    def choices(self, position: Position, seat: int) -> int:
        """How many choices a seat has, from 0 on; 0: it is not its turn."""
        return self.offer(position).size if self.seat(position) == seat else 0

    def after(self, position: Position, choice: int) -> Position:
        """The position after a step.

        Raises:
            ValueError: there is no such choice, or nobody is to act.
        """
        offer = self.offer(position)
        further = narrowed(offer, choice, self.width)
        if further is not None:
            begun = Position(position.state, position.steps + 1, (*position.chosen, choice))
            self._kept(begun, further)
            return begun
        seat, action = self._action(position, offer, choice)
        return Position(self.game.resolve_unchecked(position.state, seat, action).state, position.steps + 1)

    def path(self, position: Position, action: Action) -> tuple[int, ...]:
        """The choices that make up an action of the seat that is about to act, from its first step on.

        Raises:
            ValueError: the action is not legal, or nobody is to act.
        """
        seat = self.seat(position)
        if seat is None:
            raise ValueError("the match is over")
        actions = self.game.legal_actions(position.state, seat)
        return path_to(actions.index(action), actions, self.width)

    def label(self, position: Position, choice: int) -> str:
        """A choice in words: the action in notation, or its part; no two choices of an offer have the same.

        Raises:
            ValueError: there is no such choice, or nobody is to act.
        """
        offer = self.offer(position)
        if offer.parts is not None and offer.left(choice) > 1:
            return f"{choice}: {described(offer.parts[choice])}"
        _, action = self._action(position, offer, choice)
        return self.game.notate(position.state, action)

    def _action(self, position: Position, offer: Offer, choice: int) -> tuple[int, Any]:
        """The seat that is about to act, and the action that a choice stands for, which is the last of its steps."""
        seat = self.game.decisions(position.state)[0].seat
        return seat, self.game.legal_actions(position.state, seat).at(offer.span(choice).start)

    # What can be seen

    def own(self, position: Position, viewer: int | None) -> tuple[int, ...]:
        """The steps towards an action that a viewer has taken itself."""
        return position.chosen if viewer is not None and self.seat(position) == viewer else ()

    def observation(self, position: Position, viewer: int | None) -> NDArray[np.float32]:
        """What a seat, or a spectator (None), observes, as features of its view and its own steps."""
        view = self.game.view(position.state, viewer)
        return features({"view": view, "chosen": [str(choice) for choice in self.own(position, viewer)]}, self.features)

    def observation_text(self, position: Position, viewer: int | None) -> str:
        """The same in full: the view as JSON, and the own steps if there are any."""
        view = to_json(self.game.view(position.state, viewer)).decode()
        own = self.own(position, viewer)
        return f"{view} {' '.join(map(str, own))}" if own else view

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for each choice that a seat has, 0 for the rest of the width."""
        mask = np.zeros(self.width, np.int8)
        mask[: self.choices(position, seat)] = 1
        return mask

    def returns(self, position: Position) -> tuple[float, ...]:
        """What each seat has gained so far: nothing before the match has an outcome, then its ``rewards``."""
        outcome = self.game.outcome(position.state)
        return (0.0,) * self.options.seats if outcome is None else rewards(outcome)


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """By seat: the others ranked below less those above, by the number of others: -1 … 1, and 0 in all."""
    places = [standing.place for standing in sorted(outcome.ranking, key=lambda standing: standing.seat)]
    return tuple(_ahead(place, places) / max(1, len(places) - 1) for place in places)


def _ahead(place: int, places: Sequence[int]) -> int:
    return sum((other > place) - (other < place) for other in places)
