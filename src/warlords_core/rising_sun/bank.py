"""Coins, ronin and victory points: gaining, taking, paying; what listens to a gain hears of it."""

from collections.abc import Mapping

from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.events import Gained, Lost
from warlords_core.rising_sun.model import Player
from warlords_core.rising_sun.steps import Occasion
from warlords_core.rising_sun.terms import MOST_COINS, MOST_POINTS, MOST_RONIN


def fitting(player: Player, reward: Reward) -> Reward:
    """As much of a reward as a seat can hold beside what it has; in a match that is all of it."""
    return Reward(
        vp=min(reward.vp, MOST_POINTS - player.vp),
        coins=min(reward.coins, MOST_COINS - player.coins),
        ronin=min(reward.ronin, MOST_RONIN - player.ronin),
    )


def last(causes: tuple[str, ...]) -> str | None:
    """The card or clan that did something by itself, for events; None: the rules' own flow."""
    return causes[-1] if causes else None


def gain(draft: Draft, seat: int, reward: Reward, *, rule: str, causes: tuple[str, ...] = ()) -> None:
    """A seat gains from the bank; all of a reward is one gain (RS-4.7)."""
    gain_at_once(draft, {seat: reward}, rule=rule, causes=causes)


def gain_at_once(draft: Draft, rewards: Mapping[int, Reward], *, rule: str, causes: tuple[str, ...] = ()) -> None:
    """Several seats gain from the bank at the same moment."""
    before = draft.state
    occasions: list[Occasion] = []
    for seat, reward in rewards.items():
        player = draft.players[seat]
        fit = fitting(player, reward)
        vp, coins, ronin = fit.vp, fit.coins, fit.ronin
        if not (vp or coins or ronin):
            continue
        draft.player(seat, vp=player.vp + vp, coins=player.coins + coins, ronin=player.ronin + ronin)
        draft.emit(Gained(seat=seat, vp=vp, coins=coins, ronin=ronin, cause=last(causes), rule=rule))
        if coins:
            occasions.append(Occasion(moment="coins_gained", seat=seat, count=coins, causes=causes))
        if vp:
            occasions.append(Occasion(moment="vp_gained", seat=seat, count=vp, causes=causes))
    happen(draft, occasions, before)


def take(draft: Draft, seat: int, victims: Mapping[int, Reward], *, rule: str, causes: tuple[str, ...] = ()) -> None:
    """A seat takes from others, from each what it has of a reward at most; together this is one gain."""
    vp = 0
    for victim, reward in victims.items():
        held, own = draft.players[victim], draft.players[seat]
        fit = fitting(own, Reward(vp=min(reward.vp, held.vp), coins=min(reward.coins, held.coins)))
        coins, points = fit.coins, fit.vp
        if not (coins or points):
            continue
        draft.player(victim, coins=held.coins - coins, vp=held.vp - points)
        draft.player(seat, coins=own.coins + coins, vp=own.vp + points)
        draft.emit(Gained(seat=seat, vp=points, coins=coins, source=victim, cause=last(causes), rule=rule))
        vp += points
    if vp:
        happen(draft, (Occasion(moment="vp_gained", seat=seat, count=vp, causes=causes),))


def lose(draft: Draft, seat: int, reward: Reward, *, rule: str, causes: tuple[str, ...] = ()) -> None:
    """A seat loses to the bank what it has of a reward at most."""
    held = draft.players[seat]
    coins, ronin, vp = min(reward.coins, held.coins), min(reward.ronin, held.ronin), min(reward.vp, held.vp)
    if coins or ronin or vp:
        draft.player(seat, coins=held.coins - coins, ronin=held.ronin - ronin, vp=held.vp - vp)
        draft.emit(Lost(seat=seat, coins=coins, ronin=ronin, vp=vp, cause=last(causes), rule=rule))
