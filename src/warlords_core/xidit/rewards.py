"""Rewards for threats and titans: gold, bards, storeys (XD-4.4 … XD-4.7, XD-12.1), and the year's deeds."""

from itertools import combinations

from msgspec.structs import replace

from warlords_core.xidit.decisions import PlaceBards, RaiseDummy, TakeRewards
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import (
    BardsPlaced,
    BastionEntered,
    DummyRaised,
    GoldGained,
    RewardsTaken,
    StoreysPlaced,
)
from warlords_core.xidit.model import (
    HIGHEST_GUILD,
    Deed,
    Dummy,
    Feat,
    Guild,
    PlacingBards,
    Reward,
    State,
    TakingRewards,
)


def done_here(state: State, seat: int, *feats: Feat) -> bool:
    """Whether one of these deeds closes the hero's city for a seat this year (XD-8.2, switch titan_limit_scope)."""
    city, table_wide = state.players[seat].hero, state.options.titan_limit_scope == "table"
    return any(
        deed.city == city and deed.what in feats and (table_wide or deed.seat == seat) for deed in state.table.deeds
    )


def note(draft: Draft, seat: int, what: Feat) -> None:
    """Note a deed of a seat in its hero's city; doing it again this year adds nothing."""
    table = draft.state.table
    deed = Deed(draft.state.players[seat].hero, seat, what)
    if deed not in table.deeds:
        draft.table(deeds=tuple(sorted([*table.deeds, deed], key=lambda deed: (deed.city, deed.seat, deed.what))))


def guild_at(state: State, city: int) -> Guild | None:
    """The guild of a city."""
    return next((guild for guild in state.table.guilds if guild.city == city), None)


def storeys_refusal(state: State, seat: int) -> str | None:
    """Why a seat may not build in its hero's city, as a code; None if it may (XD-4.7)."""
    player = state.players[seat]
    guild = guild_at(state, player.hero)
    if guild is not None and guild.seat != seat:
        return "guild_of_another"
    if guild is not None and guild.storeys == HIGHEST_GUILD:
        return "guild_full"
    return None if player.storeys else "storeys_used_up"


def open_rewards(state: State, seat: int) -> tuple[Reward, ...]:
    """The rewards that a seat can take where its hero stands (XD-4.5 … XD-4.7)."""
    rewards: list[Reward] = ["gold"]
    if state.players[seat].bards:
        rewards.append("bards")
    if storeys_refusal(state, seat) is None:
        rewards.append("storeys")
    return tuple(rewards)


def reward_choices(state: State, seat: int) -> tuple[tuple[Reward, ...], ...]:
    """Two different rewards of those open; the one that is open if it is alone (XD-4.4)."""
    rewards = open_rewards(state, seat)
    return tuple(combinations(rewards, min(2, len(rewards))))


def take_rewards(draft: Draft, seat: int, action: TakeRewards) -> None:
    """Give the rewards: gold and storeys at once, bards by a question (XD-4.4 … XD-4.7)."""
    step = draft.agenda.pop()
    assert isinstance(step, TakingRewards)
    draft.emit(RewardsTaken(seat=seat, rewards=action.rewards))
    for reward in action.rewards:
        match reward:
            case "gold":
                give_gold(draft, seat, step.gold)
            case "bards":
                draft.push(PlacingBards(seat, step.bards, "XD-4.6"))
            case "storeys":
                raise_guild(draft, seat, draft.state.players[seat].hero, step.storeys)


def give_gold(draft: Draft, seat: int, amount: int, rule: str = "XD-4.5") -> None:
    """Give gold, told to its owner alone (XD-4.5)."""
    draft.player(seat, gold=draft.state.players[seat].gold + amount)
    draft.emit(GoldGained(seat=seat, amount=amount, rule=rule, audience=(seat,)))


def raise_guild(draft: Draft, seat: int, city: int, storeys: int, rule: str = "XD-4.7") -> None:
    """Put storeys on a seat's guild, then those that wait behind its screen (XD-4.7, XD-9.4).

    The guild is founded if the city has none. What does not fit, or is not in the reserve, stays away.
    """
    player, guild = draft.state.players[seat], guild_at(draft.state, city)
    height = guild.storeys if guild else 0
    placed = min(storeys, HIGHEST_GUILD - height, player.storeys)
    waiting = min(player.waiting, HIGHEST_GUILD - height - placed)
    draft.player(seat, storeys=player.storeys - placed, waiting=player.waiting - waiting)
    others = [other for other in draft.state.table.guilds if other.city != city]
    guilds = sorted([*others, Guild(city, seat, height + placed + waiting)], key=lambda guild: guild.city)
    draft.table(guilds=tuple(guilds))
    draft.emit(StoreysPlaced(seat=seat, city=city, storeys=placed, height=height + placed, rule=rule))
    if waiting:
        height += placed + waiting
        draft.emit(StoreysPlaced(seat=seat, city=city, storeys=waiting, height=height, rule="XD-9.4"))


def bards_to_place(state: State, step: PlacingBards) -> int:
    """How many bards a seat places: those printed, or what its reserve holds (XD-4.6)."""
    return min(step.bards, state.players[step.seat].bards)


def place_bards(draft: Draft, seat: int, action: PlaceBards) -> None:
    """Put bards into regions around the hero; those of the central region go into the bastion (XD-4.6, XD-9.3)."""
    step = draft.agenda.pop()
    assert isinstance(step, PlacingBards)
    player, bastion = draft.state.players[seat], draft.board.bastion
    rows = list(draft.state.table.bards)
    hidden = 0
    for placed in action.bards:
        if placed.region == bastion:
            hidden = placed.count
        else:
            row = list(rows[placed.region])
            row[seat] += placed.count
            rows[placed.region] = tuple(row)
    total = sum(placed.count for placed in action.bards)
    draft.player(seat, bards=player.bards - total, bastion=player.bastion + hidden)
    draft.table(bards=tuple(rows))
    seen = tuple(placed for placed in action.bards if placed.region != bastion)
    draft.emit(BardsPlaced(seat=seat, bards=seen, rule=step.rule))
    if hidden:
        draft.emit(BastionEntered(seat=seat, count=hidden, rule=step.rule, audience=(seat,)))


def raise_dummy(draft: Draft, seat: int, action: RaiseDummy) -> None:
    """Raise one of the dummy's scores by a step of the pack (XD-12.1)."""
    draft.agenda.pop()
    dummy = draft.state.table.dummy
    assert isinstance(dummy, Dummy)
    score = getattr(dummy, action.check) + getattr(draft.board.dummy_step, action.check)
    draft.table(dummy=replace(dummy, **{action.check: score}))
    draft.emit(DummyRaised(seat=seat, check=action.check, score=score))
