"""Harvest: a coin for everybody, and the rewards of provinces for the chooser and its ally (RS-4.7)."""

from warlords_core.rising_sun import bank
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.events import Harvested
from warlords_core.rising_sun.honor import wins

RULE = "RS-4.7"


def harvest(draft: Draft, seat: int, *, bonus: bool) -> None:
    """Coins for the seat, and with the bonus what its provinces pay; together one gain."""
    won: list[str] = []
    if bonus:
        for province in draft.book.provinces:
            forces = {each: force(draft.state, each, province) for each in range(len(draft.players))}
            if forces[seat] and wins(draft, seat, forces, rule=RULE):
                won.append(province)
        draft.emit(Harvested(seat=seat, provinces=tuple(won)))
    rewards = [draft.book.provinces[province].harvest for province in won]
    whole = Reward(
        vp=sum(each.vp for each in rewards),
        coins=draft.book.harvest_coins + sum(each.coins for each in rewards),
        ronin=sum(each.ronin for each in rewards),
    )
    bank.gain(draft, seat, whole, rule=RULE)
