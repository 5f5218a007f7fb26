"""A battle: secret bids, four advantages, an outcome (RS-6.3 … RS-6.9)."""

from typing import Any, Final

from msgspec.structs import replace

from warlords_core.actions import EMPTY, ActionSet, choice, single, union, wrapped
from warlords_core.distributions import compositions
from warlords_core.rising_sun import bank, content, killing
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.decisions import Done, PlaceBid, TakeHostage, UseAdvantage
from warlords_core.rising_sun.draft import Draft, ally_of, groups_at
from warlords_core.rising_sun.effects.forces import force, present
from warlords_core.rising_sun.effects.traits import total, trait
from warlords_core.rising_sun.honor import gain_honor, most
from warlords_core.rising_sun.model import Battle, Fallen, State
from warlords_core.rising_sun.steps import (
    AnyStep,
    Bidding,
    Comparing,
    Deciding,
    Opening,
    Paying,
    TakingHostage,
    UsingAdvantage,
    Victims,
)
from warlords_core.rising_sun.terms import ADVANTAGES, CAPTIVE, STRONGHOLD, Advantage
from warlords_core.rising_sun.war import settle_without_battle, take_token
from warlords_core.rising_sun.war_events import (
    AdvantageUsed,
    AdvantageWon,
    BattleWon,
    BidPlaced,
    BidsRevealed,
    HostageTaken,
    RoninHired,
)

NOTHING = (0, 0, 0, 0)
SLOTS = (*ADVANTAGES, "kept")
EXCHANGE: Final[tuple[AnyStep, ...]] = (
    Bidding(),
    Comparing("seppuku"),
    Comparing("hostage"),
    Comparing("ronin"),
    Deciding(),
    Comparing("poets"),
    Paying(),
)
"""The course of a battle (RS-6.3 … RS-6.10)."""
RULES: dict[Advantage, str] = {"seppuku": "RS-6.5", "hostage": "RS-6.6", "ronin": "RS-6.7", "poets": "RS-6.9"}


def _battle(state: State) -> Battle:
    battle = state.table.battle
    assert battle is not None
    return battle


# Bids


def open_battle(draft: Draft, _step: Opening) -> None:
    """What begins with a battle is done; bids are due, though figures may be gone (RS-10.1)."""
    battle = _battle(draft.state)
    if draft.state.options.start_effect_cancels_battle:
        left = present(draft.state, battle.province)
        if settle_without_battle(draft, battle.province, left):
            return
    draft.push(*EXCHANGE)
    for seat in battle.seats:
        if not draft.players[seat].coins:  # one bid only
            draft.player(seat, bid=NOTHING)
    _reveal_if_all_in(draft)


def owing(state: State) -> list[int]:
    """Seats in the battle that have not bid (RS-6.3)."""
    return [seat for seat in _battle(state).seats if state.players[seat].bid is None]


def bids(state: State, seat: int) -> ActionSet[Any]:
    """All ways to put coins on the four advantages and keep the rest (RS-6.3); empty if the seat owes no bid."""
    if seat not in owing(state):
        return EMPTY
    coins = state.players[seat].coins

    def with_rest(bid: Any) -> object:
        if type(bid) is not tuple or any(type(each) is not int for each in bid):
            return None
        return (*bid, coins - sum(bid))

    return wrapped(PlaceBid, "coins", compositions(coins, SLOTS), into=lambda spread: spread[:-1], out_of=with_rest)


def place_bid(draft: Draft, seat: int, action: PlaceBid) -> None:
    """Note a bid; the last one reveals all (RS-6.3)."""
    draft.player(seat, bid=action.coins)
    draft.emit(BidPlaced(seat=seat))
    _reveal_if_all_in(draft)


def _reveal_if_all_in(draft: Draft) -> None:
    battle = _battle(draft.state)
    found = [draft.players[seat].bid for seat in battle.seats]
    shown = tuple([bid for bid in found if bid is not None])
    if len(shown) < len(found):
        return
    draft.agenda.pop()
    for seat, bid in zip(battle.seats, shown, strict=True):
        draft.player(seat, bid=None, coins=draft.players[seat].coins - sum(bid))
    draft.table(battle=replace(battle, bids=shown))
    draft.emit(BidsRevealed(seats=battle.seats, bids=shown))


# Advantages


def compare(draft: Draft, step: Comparing) -> None:
    """Most coins win an advantage; nobody bid: skipped (RS-6.4)."""
    battle, advantage = _battle(draft.state), step.advantage
    slot = ADVANTAGES.index(advantage)
    coins = {seat: bid[slot] for seat, bid in zip(battle.seats, battle.bids, strict=True) if bid[slot]}
    if not coins:
        draft.emit(AdvantageWon(advantage=advantage, seat=None))
        return
    winner = most(draft, coins, rule="RS-6.4")
    draft.emit(AdvantageWon(advantage=advantage, seat=winner))
    if not _is_of_use(draft.state, winner, advantage):
        draft.emit(AdvantageUsed(advantage=advantage, seat=winner, used=False, rule=RULES[advantage]))
    elif advantage == "hostage":
        draft.push(TakingHostage(winner, 1 + total(draft.state, winner, "extra_hostages")))
    else:
        draft.push(UsingAdvantage(winner, advantage))


def _is_of_use(state: State, seat: int, advantage: Advantage) -> bool:
    match advantage:
        case "seppuku":
            return bool(_own_figures(state, seat))
        case "hostage":
            return bool(_capturable(state, seat))
        case "ronin":
            return _ronin(state, seat) > 0
        case "poets":
            return _battle(state).killed > 0


def advantage_choices(_state: State, _step: UsingAdvantage) -> ActionSet[Any]:
    """Use it or not (RS-6.4)."""
    return union(single(UseAdvantage()), single(Done()))


def use_advantage(draft: Draft, seat: int, _action: UseAdvantage) -> None:
    """Use what was won."""
    step = draft.agenda.pop()
    assert isinstance(step, UsingAdvantage)
    draft.emit(AdvantageUsed(advantage=step.advantage, seat=seat, used=True, rule=RULES[step.advantage]))
    match step.advantage:
        case "seppuku":
            _seppuku(draft, seat)
        case "ronin":
            _hire(draft, seat)
        case "poets":
            bank.gain(draft, seat, Reward(vp=_battle(draft.state).killed), rule="RS-6.9")


def decline_advantage(draft: Draft, seat: int, _action: Done) -> None:
    """Leave what was won unused, or take no more hostages."""
    step = draft.agenda.pop()
    assert isinstance(step, UsingAdvantage | TakingHostage)
    advantage: Advantage = "hostage" if isinstance(step, TakingHostage) else step.advantage
    draft.emit(AdvantageUsed(advantage=advantage, seat=seat, used=False, rule=RULES[advantage]))


def _own_figures(state: State, seat: int) -> list[Victims]:
    place = _battle(state).province
    groups = groups_at(state.players[seat], place)
    return [Victims(seat, place, group.kind, group.count) for group in groups if group.kind != STRONGHOLD]


def _seppuku(draft: Draft, seat: int) -> None:
    """All own figures die; a victory point and a step of honor for each (RS-6.5)."""
    victims = _own_figures(draft.state, seat)
    number = sum(each.count for each in victims)
    for _ in range(number):
        gain_honor(draft, seat, rule="RS-6.5")
    bank.gain(draft, seat, Reward(vp=number), rule="RS-6.5")
    draft.hear()  # what answers this gain comes after the killing, whose points are part of it
    killing.kill(draft, seat, victims, rule="RS-6.5")


def _ronin(state: State, seat: int) -> int:
    """The force that hiring would bring: ronin, and with coins_as_ronin whatever was not bid (RS-6.7, RS-9.koi)."""
    player = state.players[seat]
    return player.ronin + (0 if trait(state, seat, "coins_as_ronin") is None else player.coins)


def _hire(draft: Draft, seat: int) -> None:
    """Every own ronin adds 1 force here; none is spent (RS-6.7)."""
    battle, number = _battle(draft.state), _ronin(draft.state, seat)
    hired = tuple([number if each == seat else 0 for each in battle.seats])
    draft.table(battle=replace(battle, hired=hired))
    draft.emit(RoninHired(seat=seat, force=number))


# Hostages


def _capturable(state: State, captor: int) -> list[tuple[int, str]]:
    """Seats and kinds of figures that can be taken: nobody's daimyo, and nothing of the captor (RS-6.6)."""
    book, place = content.book(state.pack), _battle(state).province
    return [
        (seat, group.kind)
        for seat, player in enumerate(state.players)
        if seat != captor
        for group in groups_at(player, place)
        if group.kind != STRONGHOLD and book.counts_as(group.kind) != "daimyo"
    ]


def hostage_choices(state: State, step: TakingHostage) -> ActionSet[Any]:
    """Every figure that can be taken, or no more (RS-6.6)."""
    hostages = [TakeHostage(seat, kind) for seat, kind in _capturable(state, step.seat)]
    return choice([*hostages, Done()])


def take_hostage(draft: Draft, captor: int, action: TakeHostage) -> None:
    """The figure leaves the map, and its owner a victory point to the captor, if it has one (RS-6.6)."""
    step = draft.agenda.pop()
    assert isinstance(step, TakingHostage)
    battle = _battle(draft.state)
    draft.shift(action.seat, action.kind, battle.province, CAPTIVE[captor])
    fallen = tuple(sorted({*battle.fallen, Fallen(action.seat, action.kind)}))
    draft.table(battle=replace(battle, fallen=fallen))
    draft.emit(HostageTaken(seat=captor, victim=action.seat, kind=action.kind, province=battle.province))
    if step.left > 1 and _capturable(draft.state, captor):
        draft.push(replace(step, left=step.left - 1))
    bank.take(draft, captor, {action.seat: Reward(vp=1)}, rule="RS-6.6")


# Outcome


def decide(draft: Draft, _step: Deciding) -> None:
    """Most force wins; the losers' figures die, those of the winner's ally do not (RS-6.8)."""
    battle = _battle(draft.state)
    province = battle.province
    hired = dict(zip(battle.seats, battle.hired, strict=True)) if battle.hired else {}
    forces = {seat: force(draft.state, seat, province) + hired.get(seat, 0) for seat in battle.seats}
    winner = most(draft, forces, rule="RS-6.8")
    draft.table(battle=replace(battle, winner=winner))
    draft.emit(BattleWon(province=province, seats=battle.seats, force=tuple(forces.values()), winner=winner))
    take_token(draft, winner, province, "battle", "RS-6.8")
    spared = (winner, ally_of(draft.state.table, winner))
    victims = [each for seat in battle.seats if seat not in spared for each in _own_figures(draft.state, seat)]
    killing.kill(draft, winner, victims, rule="RS-6.8")
