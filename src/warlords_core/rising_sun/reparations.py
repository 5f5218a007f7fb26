"""Reparations: the winner's bid goes to the losers, theirs to the bank (RS-6.10)."""

from typing import Any

from warlords_core.actions import ActionSet, wrapped
from warlords_core.distributions import multisets
from warlords_core.rising_sun.bank import fitting
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import ShareOut
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Paying, SharingOut
from warlords_core.rising_sun.war import war_over
from warlords_core.rising_sun.war_events import ReparationsPaid


def pay(draft: Draft, _step: Paying) -> None:
    """Equal shares for the losers; the winner says who gets the odd coins, one each."""
    battle = draft.state.table.battle
    assert battle is not None
    assert battle.winner is not None
    losers = tuple(seat for seat in battle.seats if seat != battle.winner)
    coins = sum(battle.bids[battle.seats.index(battle.winner)])
    odd = coins % len(losers)
    if odd:
        draft.push(SharingOut(battle.winner, losers, odd))
    else:
        _hand_out(draft, battle.winner, losers, dict.fromkeys(losers, coins // len(losers)))


def choices(_state: State, step: SharingOut) -> ActionSet[Any]:
    """Which losers get an odd coin (RS-6.10)."""
    losers = step.losers

    def chosen(counts: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([seat for seat, number in zip(losers, counts, strict=True) if number])

    def counts(seats: Any) -> object:
        return tuple([int(seat in seats) for seat in losers]) if type(seats) is tuple else None

    base = multisets(step.odd, (1,) * len(losers), [str(seat) for seat in losers])
    return wrapped(ShareOut, "losers", base, into=chosen, out_of=counts)


def share_out(draft: Draft, seat: int, action: ShareOut) -> None:
    """The winner has said who gets the odd coins."""
    step = draft.agenda.pop()
    assert isinstance(step, SharingOut)
    battle = draft.state.table.battle
    assert battle is not None
    share = sum(battle.bids[battle.seats.index(seat)]) // len(step.losers)
    coins = {loser: share + int(loser in action.losers) for loser in step.losers}
    _hand_out(draft, seat, step.losers, coins)


def _hand_out(draft: Draft, winner: int, losers: tuple[int, ...], coins: dict[int, int]) -> None:
    for seat, number in coins.items():
        loser = draft.players[seat]
        coins[seat] = fitting(loser, Reward(coins=number)).coins
        if coins[seat]:
            draft.player(seat, coins=loser.coins + coins[seat])
    draft.emit(ReparationsPaid(winner=winner, losers=losers, coins=tuple(coins.values())))
    war_over(draft)
