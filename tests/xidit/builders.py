"""States of xidit made by hand: every piece in one place, so that expected values can be worked out on paper.

Regions go by their ids: central 6/4, r1 3/1, r2 4/2, r3 4/2, r4 5/3, r5 4/2, r6 5/3, r7 4/2, r8 3/1.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from warlords_core.rng import Rng
from warlords_core.types import Event
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import (
    CHECKS,
    ORDERS_A_YEAR,
    UNITS,
    Agenda,
    Camp,
    Census,
    Check,
    Dummy,
    Guild,
    Options,
    Planning,
    Player,
    StartingYear,
    State,
    Table,
    TitanStack,
)

NO_UNITS = (0, 0, 0, 0, 0)
PLANNING: Agenda = (Planning(),)
PACK = content.ref(content.get("stand-in-21"))
BOARD: Board = content.board(PACK)


def units(**counts: int) -> tuple[int, ...]:
    """Counts by kind from names: ``units(archer=4)``."""
    assert set(counts) <= set(UNITS), counts
    return tuple(counts.get(unit, 0) for unit in UNITS)


def mid_game(
    *,
    seats: int = 4,
    year: int = 4,
    options: Mapping[str, object] | None = None,
    agenda: Agenda = PLANNING,
    checks: tuple[Check, ...] = CHECKS,
    heroes: Sequence[int] = (),
    held: Mapping[int, tuple[int, ...]] | None = None,
    gold: Sequence[int] = (),
    guilds: Sequence[tuple[int, int, int]] = (),
    waiting: Sequence[int] = (),
    bards: Mapping[str, Sequence[int]] | None = None,
    bastion: Sequence[int] = (),
    dummy: tuple[int, int, int] = (0, 0, 0),
) -> State:
    """A valid state at the start of a year: 5 camps of one unit each, 5 threats, nothing beaten yet.

    Sequences go by seat, what is left out is 0; reserves and the barracks are what is not elsewhere.

    Args:
        seats: 3, 4 or 5.
        year: the year that is on.
        options: other options than the defaults.
        agenda: what is to be resolved.
        checks: the assessments in their order.
        heroes: their cities; seat by seat from city 1 if left out.
        held: units by seat.
        gold: by seat.
        guilds: city, seat and storeys of each.
        waiting: storeys that wait behind screens.
        bards: by region id, then by seat; none in central, see bastion.
        bastion: bards hidden there, by seat.
        dummy: wealth, influence and reputation of the dummy; it plays at three seats only.
    """
    opts = Options(seats=seats, **dict(options or {}))  # type: ignore[arg-type]  # names and values are the caller's
    places = range(seats)
    rows = {region: _filled(row, seats) for region, row in (bards or {}).items()}
    assert set(rows) <= set(BOARD.region_ids), sorted(rows)
    map_bards = tuple(rows.get(region, (0,) * seats) for region in BOARD.region_ids)
    assert not any(map_bards[BOARD.bastion]), "bards of the central region stand in the bastion"
    built = [sum(storeys for _, owner, storeys in guilds if owner == seat) for seat in places]
    hidden, kept = _filled(bastion, seats), _filled(waiting, seats)
    players = tuple(
        Player(
            hero=heroes[seat] if heroes else seat + 1,
            units=(held or {}).get(seat, NO_UNITS),
            gold=_filled(gold, seats)[seat],
            bards=BOARD.bards - hidden[seat] - sum(row[seat] for row in map_bards),
            storeys=BOARD.storeys - built[seat] - kept[seat],
            waiting=kept[seat],
            bastion=hidden[seat],
        )
        for seat in places
    )
    assert all(player.bards >= 0 and player.storeys >= 0 for player in players), players
    tiles = BOARD.tile_set(seats, opts.tile_set)
    camps = tuple(Camp(city, _strongest(BOARD.tile(city).recruitment)) for city in tiles[:5])
    barracks = tuple(
        supply - sum(camp.units[kind] for camp in camps) - sum(player.units[kind] for player in players)
        for kind, supply in enumerate(BOARD.supply)
    )
    assert min(barracks) >= 0, barracks
    return State(
        schema=1,
        game="xidit",
        pack=PACK,
        rng=Rng.seeded(1),
        options=opts,
        agenda=agenda,
        table=Table(
            year=year,
            starting_seat=(opts.starting_seat + year - 1) % seats,
            executed=0,
            camps=camps,
            threats=tiles[5:10],
            next_recruitment=tiles[10],
            next_threat=tiles[15],
            recruitment_discards=(),
            threat_discards=(),
            titans=(TitanStack(killed=0, raging=False),) * len(BOARD.titans),
            barracks=barracks,
            guilds=tuple(sorted([Guild(*guild) for guild in guilds], key=lambda guild: guild.city)),
            bards=map_bards,
            checks=checks,
            deeds=(),
            dummy=Dummy(*dummy) if seats == 3 else None,
            exits=(),
        ),
        players=players,
        recruitment_pile=tiles[11:15],
        threat_pile=tiles[16:],
    )


def at_census(kind: int, state: State) -> State:
    """The same state at the end of its year, all orders waited through, asked for units of a kind."""
    players = tuple(replace(player, plan=("wait",) * ORDERS_A_YEAR) for player in state.players)
    questions = [Census(each) for each in range(kind, len(UNITS))]
    return replace(
        state,
        agenda=(StartingYear(), *reversed(questions)),
        table=replace(state.table, executed=ORDERS_A_YEAR * len(players)),
        players=players,
    )


def told(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """The events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def _filled(values: Sequence[int], seats: int) -> tuple[int, ...]:
    return (*values, *[0] * (seats - len(values)))


def _strongest(face: tuple[int, ...]) -> tuple[int, ...]:
    kind = max(kind for kind, count in enumerate(face) if count)
    return tuple(int(each == kind) for each in range(len(face)))
