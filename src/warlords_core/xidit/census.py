"""The military census at the end of some years (XD-9), one unit kind after another.

What the rule text leaves open is decided like this:

* With the switch zero_wins a show of 0 is one like any other: if nobody shows a unit, all tie.
* A place for bards is asked for even if the reserve is empty, and a place for a storey even if only one guild
  has room: what a seat is asked follows from public facts alone.
* A storey whose winner has room on a guild comes from what is left of the 15. If all of them stand on the map,
  there is nothing to place; everybody can count that.
"""

from typing import Final

from msgspec.structs import replace

from warlords_core.types import Step
from warlords_core.xidit import rewards
from warlords_core.xidit.decisions import PlaceStorey, ShowUnits
from warlords_core.xidit.draft import Draft, clockwise
from warlords_core.xidit.events import (
    CensusCommitted,
    CensusDecided,
    StoreyUnplaced,
    StoreyWaits,
    UnitsShown,
)
from warlords_core.xidit.model import (
    HIGHEST_GUILD,
    UNITS,
    Census,
    City,
    Options,
    PlacingBards,
    PlacingStorey,
    Reward,
    State,
)

PRIZES: Final[tuple[tuple[Reward, int, int], ...]] = (
    ("gold", 1, 1),
    ("gold", 2, 1),
    ("bards", 1, 1),
    ("bards", 2, 1),
    ("storeys", 1, 1),
)
"""By unit kind: the reward, how much of it a sole winner gets, and how much each of several (XD-9.2)."""


def census_years(options: Options) -> tuple[int, ...]:
    """The years that end with a census: every 4th of 12, every 3rd of 9 (XD-9, XD-10.1)."""
    interval = options.years // 3
    return tuple(range(interval, options.years + 1, interval))


def show_units(draft: Draft, seat: int, action: ShowUnits) -> None:
    """Commit how many units a seat shows; after the last seat all reveal and are rewarded (XD-9.1, XD-9.2)."""
    step = draft.agenda[-1]
    if not isinstance(step, Census):
        raise TypeError(f"no census is on: {step!r}")
    draft.seat(seat, replace(draft.state.players[seat], shown=action.count))
    draft.emit(CensusCommitted(seat=seat, unit=UNITS[step.kind]))
    shown = tuple([player.shown for player in draft.state.players if player.shown is not None])
    if len(shown) == len(draft.state.players):
        draft.agenda.pop()
        _reveal(draft, step.kind, shown)


def _reveal(draft: Draft, kind: int, shown: tuple[int, ...]) -> None:
    state = draft.state
    # The units never left their screens; only the question is over (XD-9.1).
    draft.update(players=tuple([replace(player, shown=None) for player in state.players]))
    winners = _winners(state, shown)
    draft.emit(
        UnitsShown(unit=UNITS[kind], shown=shown),
        CensusDecided(unit=UNITS[kind], winners=winners),
    )
    _reward(draft, kind, winners)


def _winners(state: State, shown: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that showed most, in turn order (XD-9.2)."""
    most = max(shown)
    if most == 0 and not state.options.zero_wins:
        return ()
    return tuple([seat for seat in clockwise(state) if shown[seat] == most])


def _reward(draft: Draft, kind: int, winners: tuple[int, ...]) -> None:
    """Reward the winners of a kind; what they have to place is asked in turn order (XD-9.2, XD-9.3)."""
    reward, alone, each = PRIZES[kind]
    amount = alone if len(winners) == 1 else each
    asked: list[Step] = []
    for seat in winners:
        if reward == "gold":
            rewards.give_gold(draft, seat, amount, rule="XD-9.2")
        elif reward == "bards":
            asked.append(PlacingBards(seat=seat, bards=amount, rule="XD-9.3"))
        elif open_guilds(draft.state, seat) and draft.state.players[seat].storeys:
            asked.append(PlacingStorey(seat=seat))
        else:
            _keep_storey(draft, seat)
    draft.push(*asked)


def open_guilds(state: State, seat: int) -> tuple[City, ...]:
    """The cities, ascending, where a seat's own guild can still grow (XD-9.4)."""
    return tuple([g.city for g in state.table.guilds if g.seat == seat and g.storeys < HIGHEST_GUILD])


def _keep_storey(draft: Draft, seat: int) -> None:
    """A storey that finds no guild waits behind the screen, if one of the 15 is left (XD-9.4)."""
    draft.emit(StoreyUnplaced(seat=seat))
    player = draft.state.players[seat]
    if player.storeys:
        draft.player(seat, storeys=player.storeys - 1, waiting=player.waiting + 1)
        draft.emit(StoreyWaits(seat=seat, waiting=player.waiting + 1, audience=(seat,)))


def place_storey(draft: Draft, seat: int, action: PlaceStorey) -> None:
    """Put the storey of a census on the own guild of a city (XD-9.4)."""
    draft.agenda.pop()
    rewards.raise_guild(draft, seat, action.city, 1, rule="XD-9.4")
