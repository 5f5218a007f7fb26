"""Gifts of coins and ronin, beside the rules' own flow (RS-3.3)."""

from typing import Any

from warlords_core.actions import EMPTY, ActionSet, Row, menu
from warlords_core.rising_sun.bank import fitting
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import Give
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.events import GiftGiven
from warlords_core.rising_sun.model import State


def choices(state: State, seat: int) -> ActionSet[Any]:
    """What a seat can give now: to each other seat once between two decisions, never in the war phase (RS-3.3)."""
    table = state.table
    if table.phase not in ("tea", "politics") or not state.agenda or seat not in range(len(state.players)):
        return EMPTY
    giver = state.players[seat]
    rows: list[Row[Give]] = []
    for to in range(len(state.players)):
        if to == seat or (seat, to) in table.given:
            continue
        fit = fitting(state.players[to], Reward(coins=giver.coins, ronin=giver.ronin))
        rows += [
            (Give, "coins", range(0 if ronin else 1, fit.coins + 1), {"to": to, "ronin": ronin})
            for ronin in range(fit.ronin + 1)
        ]
    return menu(rows)


def give(draft: Draft, seat: int, action: Give) -> None:
    """Hand coins and ronin over (RS-3.3)."""
    giver, taker = draft.players[seat], draft.players[action.to]
    draft.player(seat, coins=giver.coins - action.coins, ronin=giver.ronin - action.ronin)
    draft.player(action.to, coins=taker.coins + action.coins, ronin=taker.ronin + action.ronin)
    draft.table(given=tuple(sorted((*draft.state.table.given, (seat, action.to)))))
    draft.emit(GiftGiven(seat=seat, to=action.to, coins=action.coins, ronin=action.ronin))
