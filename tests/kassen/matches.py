"""Matches of kassen that a test plays on from a battle made by hand."""

from collections.abc import Mapping
from typing import Any

from tests.kassen.builders import LOST, battle
from warlords_core.errors import Refusal
from warlords_core.game import Transition
from warlords_core.kassen import content, game, legal
from warlords_core.kassen.decisions import Answer, AnyAction, Attack, Deploy, EndTurn, PlayTactic, SetSecret
from warlords_core.kassen.invariants import problems
from warlords_core.kassen.model import Asking, Card, Fighter, Line, SeenUnit, State
from warlords_core.types import Event


def resolve(state: State, seat: int, action: AnyAction) -> Transition[State]:
    """Carry out an action, which must be legal, and look at the state after it."""
    assert action in legal.legal_actions(state, seat), refusal(state, seat, action)
    transition = game.resolve_unchecked(state, seat, action)
    assert problems(transition.state) == (), problems(transition.state)
    return transition


def refusal(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why an action is refused."""
    return game.GAME.refusal(state, seat, action)


class Match:
    """A match that a test plays on, action by action: the state so far and all events."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.book = content.book(state.pack)

    def do(self, action: AnyAction, *, right: bool | None = True, seat: int | None = None) -> "Match":
        """Take an action for whoever owes one; answer its question rightly or wrongly, or (None) leave it open.

        The last question is left open in any case.
        """
        owing = self.owing() if seat is None else seat
        self._resolve(owing, action)
        top = self.state.agenda[-1] if self.state.agenda else None
        if right is not None and isinstance(top, Asking) and top.purpose != "last":
            self.answer(right=right)
        return self

    def _resolve(self, seat: int, action: AnyAction) -> None:
        transition = resolve(self.state, seat, action)
        self.state = transition.state
        self.events += transition.events

    def answer(self, *, right: bool = True) -> "Match":
        """Answer the question that waits."""
        seat = self.owing()
        asked = self.state.hands[seat].asked
        assert asked is not None
        place = asked.order.index(self.book.questions[asked.question].right)
        self._resolve(seat, Answer(place if right else (place + 1) % 4))
        return self

    def attack(self, attacker: str | int, target: str | int) -> "Match":
        """Let a unit attack another."""
        return self.do(Attack(self.number(attacker), self.number(target)))

    def deploy(
        self, name: str, target: str | int | None = None, *, place: int | None = None, right: bool | None = True
    ) -> "Match":
        """Deploy a general of the hand, rightmost unless told otherwise."""
        at = len(self.line(self.owing()).fighters) if place is None else place
        number = None if target is None else self.number(target)
        return self.do(Deploy(self.card(name), at, number), right=right)

    def play(self, name: str, target: str | int | None = None, *, right: bool | None = True) -> "Match":
        """Play a tactic of the hand."""
        number = None if target is None else self.number(target)
        return self.do(PlayTactic(self.card(name), number), right=right)

    def set(self, name: str, *, right: bool | None = True) -> "Match":
        """Set a secret of the hand."""
        return self.do(SetSecret(self.card(name)), right=right)

    def end(self) -> "Match":
        """End the turn."""
        return self.do(EndTurn())

    # Looking

    def owing(self) -> int:
        """Who owes a decision."""
        owing = legal.owing(self.state)
        assert owing is not None, self.state.table.verdict
        return owing

    def asked(self) -> bool:
        """Whether a question waits."""
        return bool(self.state.agenda) and isinstance(self.state.agenda[-1], Asking)

    def line(self, side: int) -> Line:
        """A side's open line."""
        return self.state.table.lines[side]

    def hand(self, side: int) -> list[str]:
        """The ids of the cards in a side's hand."""
        return [self._id(card) for card in self.state.hands[side].hand]

    def deck(self, side: int) -> list[str]:
        """The ids of the cards in a side's deck."""
        return [self._id(card) for card in self.state.hands[side].deck]

    def _id(self, card: Card) -> str:
        return (self.book.generals if card.kind == "general" else self.book.tactics)[card.index].id

    def card(self, name: str) -> int:
        """Where a card stands in the hand of whoever owes a decision."""
        return self.hand(self.owing()).index(name)

    def field(self, side: int) -> list[str]:
        """The ids of a side's generals on the field, left to right."""
        return [self.book.generals[fighter.general].id for fighter in self.line(side).fighters]

    def fallen(self, side: int) -> list[str]:
        """The ids of a side's fallen generals, without those that fell before the test began."""
        ids = [self.book.generals[each].id for each in self.line(side).fallen]
        return [each for each in ids if each not in LOST]

    def spent(self, side: int) -> list[str]:
        """The ids of a side's spent tactics and secrets."""
        return [self.book.tactics[each].id for each in self.line(side).spent]

    def secrets(self, side: int) -> list[str]:
        """The ids of a side's set secrets."""
        return [self.book.tactics[each.tactic].id for each in self.state.hands[side].secrets]

    def fighter(self, who: str | int) -> Fighter:
        """A unit by its number, or by the id of its general: of side 0 if both sides have it."""
        for side in (0, 1):
            for fighter in self.line(side).fighters:
                if who in (fighter.unit, self.book.generals[fighter.general].id):
                    return fighter
        raise AssertionError(f"{who} does not stand on the field")

    def number(self, who: str | int) -> int:
        """The number of a unit."""
        return who if isinstance(who, int) else self.fighter(who).unit

    def stands(self, who: str | int) -> bool:
        """Whether a unit stands on the field."""
        return any(
            who in (fighter.unit, self.book.generals[fighter.general].id)
            for side in (0, 1)
            for fighter in self.line(side).fighters
        )

    def seen(self, who: str | int) -> SeenUnit:
        """A unit as everybody sees it."""
        number = self.number(who)
        units = game.GAME.view(self.state, None).units
        return next(each for side in units for each in side if each.unit == number)

    def figures(self, who: str | int) -> tuple[int, int]:
        """The attack that works, and health."""
        seen = self.seen(who)
        return seen.attack, seen.health

    def health(self, who: str | int) -> int:
        """A unit's health."""
        return self.fighter(who).health

    def states(self, who: str | int) -> dict[str, int]:
        """The states that a unit is in, auras too."""
        found: dict[str, int] = {}
        for each in self.seen(who).states:
            found[each.what] = found.get(each.what, 0) + each.amount
        return found

    def legal(self, *kinds: type) -> list[Any]:
        """What whoever owes a decision may do, of these kinds."""
        owing = legal.owing(self.state)
        assert owing is not None
        return [action for action in legal.legal_actions(self.state, owing) if isinstance(action, kinds)]

    def may(self, action: AnyAction) -> bool:
        """Whether whoever owes a decision may do this."""
        return action in legal.legal_actions(self.state, self.owing())

    def told(self, *kinds: type) -> list[Any]:
        """The events of these kinds so far, those for everybody only."""
        return [event for event in self.events if isinstance(event, kinds) and event.audience is None]

    def told_to(self, side: int, *kinds: type) -> list[Any]:
        """The events of these kinds for one side alone."""
        return [event for event in self.events if isinstance(event, kinds) and event.audience == (side,)]

    def forget(self) -> "Match":
        """Forget the events so far."""
        self.events.clear()
        return self


def match(own: Mapping[str, Any], other: Mapping[str, Any], **more: Any) -> Match:
    """A match that goes on from a ``battle``."""
    return Match(battle(own, other, **more))
