"""Situations of rising_sun made by hand: everything that a test speaks of in one place, all else plain.

Seats are the clans koi, lotus, turtle, dragonfly, bonsai, in this order unless a test names others. Nobody has
anything but what a test gives; pieces that it does not place wait in the reserve.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from warlords_core.game import Transition
from warlords_core.rising_sun import answers, content, legal, setup
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.flow import settle
from warlords_core.rising_sun.model import RESERVE, AnyStep, Group, Options, Player, State, Table
from warlords_core.rising_sun.pieces import added, moved

FIVE = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
BOOK = content.book(content.newest("eight-provinces"))


def seat(clan: str, *places: str, cards: Sequence[str] = (), **more: Any) -> Player:
    """A seat with pieces, each written as ``bushi kyoto`` or ``2 bushi kyoto``; a monster comes with its card."""
    pieces: tuple[Group, ...] = ()
    for source in (BOOK.on_map, BOOK.in_reserve):
        for kind, number in source.items():
            if number:
                pieces = added(pieces, kind, RESERVE, number)
    for card in cards:
        if card in BOOK.monsters:
            pieces = added(pieces, card, RESERVE)
    for written in places:
        *numbers, kind, place = written.split()
        pieces = moved(pieces, kind, RESERVE, place, int(numbers[0]) if numbers else 1)
    figures: dict[str, Any] = {"coins": 0, "ronin": 0, "vp": 0} | more
    return Player(clan=clan, pieces=pieces, cards=tuple(cards), **figures)


def game(*seats: Player, options: Mapping[str, Any] | None = None, **table: Any) -> State:
    """A state in which these seats sit and nothing is to be done; changes to the table by name."""
    clans = [player.clan for player in seats]
    wanted = Options(seats=len(seats), clans=tuple(clans), **(options or {}))
    state = setup.setup(wanted, 7).state
    order = [player.clan for player in state.players]
    assert clans == order, f"seats sit by honor rank: {order}"
    bare: Table = replace(state.table, phase="politics", market=())
    return replace(state, players=seats, table=replace(bare, **table), agenda=())


def begin(state: State, *steps: AnyStep) -> Transition[State]:
    """Let steps come, the first of them first, until somebody is asked."""
    draft = Draft(state)
    draft.push(*steps)
    return settle(draft)


def act(state: State, who: int, action: Any) -> Transition[State]:
    """Carry out an action, which must be legal."""
    allowed = action in legal.legal_actions(state, who) or action in legal.side_actions(state, who)
    assert allowed, f"{action} is not among {list(legal.legal_actions(state, who))[:40]}"
    return answers.resolve_unchecked(state, who, action)


def play(state: State, *moves: tuple[int, Any]) -> State:
    """Carry out actions one after another."""
    for who, action in moves:
        state = act(state, who, action).state
    return state


def pieces(state: State, who: int, place: str) -> dict[str, int]:
    """What a seat has in a place."""
    return {group.kind: group.count for group in state.players[who].pieces if group.place == place}
