"""What must hold of every state: all that is wrong with one from outside, at once.

Whoever posts a state may have made it up. ``problems()`` looks at everything that the rules take for granted, so
that they can neither crash, nor loop, nor go on with nonsense. Each check yields all faults of its kind and trusts
nothing that another check is there for. What depends on the phase stands in ``phases``, what an assessment
leaves behind in ``endings``.

``problems()`` runs on every posted state: checks first ask the cheap question whether anything can be wrong.
"""

from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from operator import gt
from typing import Final

from warlords_core.errors import Problem, UnknownPack
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.endings import fits
from warlords_core.xidit.model import CHECKS, HIGHEST_GUILD, ORDERS_A_YEAR, UNITS, Deed, State
from warlords_core.xidit.phases import check_phase
from warlords_core.xidit.progress import gold_limit, orders_begun, waiting_limit
from warlords_core.xidit.setup import check_options

LABELS: Final = frozenset({"shuffle/checks", "shuffle/tiles", "shuffle/recruitment", "shuffle/threats"})
"""What the rules draw at random."""


def problems(state: State) -> tuple[Problem, ...]:
    """All broken invariants of a state, at once; empty: the rules can work with it.

    Never raises for a state that decodes. With an unknown pack that is the only problem, since every other
    question needs the pack.
    """
    try:
        board = content.board(state.pack)
    except UnknownPack as error:
        return (Problem("unknown_pack", None, "/pack", str(error)[:512]),)
    return tuple(chain.from_iterable([check(state, board) for check in _CHECKS]))


# The frame


def _check_options(state: State, _board: Board) -> Iterator[Problem]:
    """Options, players and pack belong together (XD-1.1, XD-1.6)."""
    options, seats = state.options, len(state.players)
    for fault in check_options(options):
        yield Problem(fault.code, fault.rule, f"/options{fault.pointer}", fault.message)
    if options.pack != state.pack.id:
        message = f"the options name another pack than {state.pack.id!r}"
        yield Problem("pack_mismatch", None, "/options/pack", message)
    if options.seats != seats:
        message = f"the options say {options.seats} seats, and there are {seats} players"
        yield Problem("players_count", "XD-1.1", "/players", message)


def _check_frame(state: State, _board: Board) -> Iterator[Problem]:
    """Year, starting seat and assessments (XD-1.5, XD-10.1)."""
    table, options = state.table, state.options
    if table.year > options.years:
        message = f"the match has {options.years} years"
        yield Problem("year_beyond_end", "XD-10.1", "/table/year", message)
    start = (options.starting_seat + table.year - 1) % len(state.players)
    if table.starting_seat != start:
        message = f"seat {start} starts year {table.year}"
        yield Problem("wrong_starting_seat", "XD-10.1", "/table/starting_seat", message)
    if set(table.checks) != set(CHECKS):
        yield Problem("checks_repeated", "XD-1.5", "/table/checks", "each of the three checks stands there once")


def _check_rng(state: State, _board: Board) -> Iterator[Problem]:
    """Counts of draws are those of the rules, sorted by label; any count can be drawn on from (``rng``)."""
    drawn = state.rng.drawn
    for place, (before, after) in enumerate(pairwise(drawn), 1):
        if before.label >= after.label:
            message = "labels ascend, each once"
            yield Problem("draws_unsorted", None, f"/rng/drawn/{place}/label", message)
    for place, draws in enumerate(drawn):
        if draws.label not in LABELS:
            yield Problem("unknown_label", None, f"/rng/drawn/{place}/label", "nothing is drawn under this label")


# Tiles


def _check_tiles(state: State, board: Board) -> Iterator[Problem]:
    """Every tile of the set lies in exactly one place (XD-6.6)."""
    table = state.table
    lying = [camp.city for camp in table.camps]
    lying += table.threats
    if table.next_recruitment is not None:
        lying.append(table.next_recruitment)
    if table.next_threat is not None:
        lying.append(table.next_threat)
    lying += table.recruitment_discards + table.threat_discards + state.recruitment_pile + state.threat_pile
    lying.sort()
    if tuple(lying) != board.tile_set(state.options.seats, state.options.tile_set):
        yield from _misplaced_tiles(state, board)


def _misplaced_tiles(state: State, board: Board) -> Iterator[Problem]:
    missing = set(board.tile_set(state.options.seats, state.options.tile_set))
    in_play = frozenset(missing)
    for pointer, city in _tile_places(state):
        if city not in in_play:
            yield Problem("tile_not_in_set", "XD-1.2", pointer, f"the set has no tile of city {city}")
        elif city not in missing:
            yield Problem("tile_twice", "XD-6.6", pointer, f"the tile of city {city} lies elsewhere too")
        missing.discard(city)
    if missing:
        cities = ", ".join(map(str, sorted(missing)))
        yield Problem("tiles_missing", "XD-6.6", "", f"tiles lie nowhere: {cities}")


def _tile_places(state: State) -> Iterator[tuple[str, int]]:
    table = state.table
    for place, camp in enumerate(table.camps):
        yield f"/table/camps/{place}/city", camp.city
    for pointer, cities in (
        ("/table/threats", table.threats),
        ("/table/recruitment_discards", table.recruitment_discards),
        ("/table/threat_discards", table.threat_discards),
        ("/recruitment_pile", state.recruitment_pile),
        ("/threat_pile", state.threat_pile),
    ):
        for place, city in enumerate(cities):
            yield f"{pointer}/{place}", city
    for pointer, city_or_none in (
        ("/table/next_recruitment", table.next_recruitment),
        ("/table/next_threat", table.next_threat),
    ):
        if city_or_none is not None:
            yield pointer, city_or_none


def _check_map(state: State, board: Board) -> Iterator[Problem]:
    """Tiles on the map are sorted and no more than set-up dealt; next spaces are filled while piles last (XD-1.2)."""
    table, opening = state.table, board.opening
    yield from _unsorted("camps", [camp.city for camp in table.camps])
    yield from _unsorted("threats", table.threats)
    if len(table.camps) > opening.camps:
        message = f"{opening.camps} recruitment tiles come to the map, and never more"
        yield Problem("too_many_camps", "XD-1.2", "/table/camps", message)
    if len(table.threats) > opening.threats:
        message = f"{opening.threats} threats come to the map, and never more"
        yield Problem("too_many_threats", "XD-1.2", "/table/threats", message)
    if table.next_recruitment is None and state.recruitment_pile:
        yield Problem("next_missing", "XD-1.3", "/table/next_recruitment", "the recruitment pile is not empty")
    if table.next_threat is None and state.threat_pile:
        yield Problem("next_missing", "XD-1.3", "/table/next_threat", "the threat pile is not empty")


def _unsorted(name: str, cities: list[int] | tuple[int, ...]) -> Iterator[Problem]:
    for place, (before, after) in enumerate(pairwise(cities), 1):
        if before > after:
            yield Problem("unsorted", None, f"/table/{name}/{place}", "cities ascend")


# Units


def _check_camps(state: State, board: Board) -> Iterator[Problem]:
    """A recruitment tile has a unit left, and none that its face does not show (XD-4.2, XD-6.2)."""
    for place, camp in enumerate(state.table.camps):
        tile = board.tiles[camp.city - 1] if camp.city <= len(board.tiles) else None
        if not any(camp.units):
            message = "a tile without units leaves the map at once"
            yield Problem("camp_empty", "XD-4.2", f"/table/camps/{place}/units", message)
        elif tile is not None and any(map(gt, camp.units, tile.recruitment)):
            for kind, (units, shown) in enumerate(zip(camp.units, tile.recruitment, strict=True)):
                if units > shown:
                    message = f"the tile of city {camp.city} has {shown} {UNITS[kind]}, not {units}"
                    yield Problem("camp_overfull", "XD-6.2", f"/table/camps/{place}/units/{kind}", message)


def _check_units(state: State, board: Board) -> Iterator[Problem]:
    """Barracks, recruitment tiles and screens hold all units of the game (XD-1.1)."""
    table = state.table
    held = [table.barracks, *[camp.units for camp in table.camps], *[player.units for player in state.players]]
    totals = tuple(map(sum, zip(*held, strict=True)))
    if totals == board.supply:
        return
    for kind, (total, supply) in enumerate(zip(totals, board.supply, strict=True)):
        if total != supply:
            message = f"the game has {supply} {UNITS[kind]}; barracks, tiles and screens hold {total}"
            yield Problem("units_miscounted", "XD-1.1", f"/table/barracks/{kind}", message)


# Pieces of the seats


def _check_bards(state: State, board: Board) -> Iterator[Problem]:
    """Every seat's bards are in reserve, in the bastion or on the map; the bastion is closed till the end (XD-1.1)."""
    if not fits(state, board):
        message = f"bards stand there for {len(board.regions)} regions and {len(state.players)} seats"
        yield Problem("bards_shape", "XD-4.6", "/table/bards", message)
        return
    rows, bastion = state.table.bards, board.bastion
    on_map = tuple(map(sum, zip(*rows, strict=True)))
    for seat, (player, open_) in enumerate(zip(state.players, on_map, strict=True)):
        total = player.bards + player.bastion + open_
        if total != board.bards:
            message = f"a seat has {board.bards} bards, and {total} are there"
            yield Problem("bards_miscounted", "XD-1.1", f"/players/{seat}/bards", message)
        if player.bastion and not state.agenda:
            message = "the assessment has opened the bastion"
            yield Problem("bastion_closed", "XD-11.1", f"/players/{seat}/bastion", message)
    if state.agenda and any(rows[bastion]):
        message = "bards in the bastion stay behind the screens till the assessment"
        yield Problem("bastion_open", "XD-4.6", f"/table/bards/{bastion}", message)


def _check_guilds(state: State, board: Board) -> Iterator[Problem]:
    """One guild a city, by city, not too high, and of a seat that plays (XD-4.7)."""
    cities, seats, before = len(board.roads), len(state.players), 0
    for place, guild in enumerate(state.table.guilds):
        pointer = f"/table/guilds/{place}"
        if guild.city > cities:
            message = f"the board has the cities 1 to {cities}, not {guild.city}"
            yield Problem("unknown_city", "XD-4.7", f"{pointer}/city", message)
        if guild.city == before:
            yield Problem("second_guild", "XD-4.7", f"{pointer}/city", f"city {guild.city} has a guild already")
        elif guild.city < before:
            yield Problem("unsorted", None, f"{pointer}/city", "cities ascend")
        if guild.seat >= seats:
            yield Problem("no_such_seat", "XD-1.1", f"{pointer}/seat", f"there is no seat {guild.seat}")
        before = guild.city


def _check_storeys(state: State, board: Board) -> Iterator[Problem]:
    """Every seat's storeys are in reserve, waiting or on the map; none wait that could be placed (XD-1.1, XD-9.4)."""
    on_map, room = [0] * 8, [False] * 8
    for guild in state.table.guilds:
        on_map[guild.seat] += guild.storeys
        room[guild.seat] |= guild.storeys < HIGHEST_GUILD
    for seat, player in enumerate(state.players):
        total = player.storeys + player.waiting + on_map[seat]
        if total != board.storeys:
            message = f"a seat has {board.storeys} storeys, and {total} are there"
            yield Problem("storeys_miscounted", "XD-1.1", f"/players/{seat}/storeys", message)
        if not player.waiting:
            continue
        pointer = f"/players/{seat}/waiting"
        if room[seat]:
            message = "an own guild can grow, so no storey waits"
            yield Problem("storey_need_not_wait", "XD-9.4", pointer, message)
        if player.waiting > (most := waiting_limit(state)):
            message = f"censuses have left at most {most} storeys waiting"
            yield Problem("too_many_waiting", "XD-9.4", pointer, message)


def _check_gold(state: State, board: Board) -> Iterator[Problem]:
    """No seat has more gold than its orders and the censuses can have brought (XD-4.5, XD-9.2)."""
    surely = ORDERS_A_YEAR * (state.table.year - 1) * board.largest_gold
    for seat, player in enumerate(state.players):
        if player.gold > surely and player.gold > (most := gold_limit(state, board, seat)):
            message = f"no more than {most} gold can be had so far"
            yield Problem("too_much_gold", "XD-4.5", f"/players/{seat}/gold", message)


# The rest of the table


def _check_titans(state: State, board: Board) -> Iterator[Problem]:
    """Stacks are those of the pack; only a titan that is left can rage (XD-1.4, XD-7.1)."""
    stacks = state.table.titans
    if len(stacks) != len(board.titans):
        message = f"there are {len(board.titans)} stacks of titans, not {len(stacks)}"
        yield Problem("titan_stacks", "XD-1.4", "/table/titans", message)
    for place, (stack, titans) in enumerate(zip(stacks, board.titans, strict=False)):
        if stack.killed > len(titans):
            message = f"the stack has {len(titans)} titans"
            yield Problem("too_many_killed", "XD-1.4", f"/table/titans/{place}/killed", message)
        if stack.raging and stack.killed >= len(titans):
            yield Problem("nothing_to_rage", "XD-7.1", f"/table/titans/{place}/raging", "no titan is left")


def _check_deeds(state: State, board: Board) -> Iterator[Problem]:
    """This year's deeds are sorted, of seats that play, and of no city that was closed to them (XD-8.2)."""
    deeds, cities, seats = state.table.deeds, len(board.roads), len(state.players)
    before: tuple[int, int, str] | None = None
    for place, deed in enumerate(deeds):
        pointer, key = f"/table/deeds/{place}", (deed.city, deed.seat, deed.what)
        if before is not None and before >= key:
            yield Problem("unsorted", None, pointer, "deeds ascend by city, seat and what, each once")
        if deed.city > cities:
            message = f"the board has the cities 1 to {cities}, not {deed.city}"
            yield Problem("unknown_city", "XD-4.1", f"{pointer}/city", message)
        if deed.seat >= seats:
            yield Problem("no_such_seat", "XD-1.1", f"{pointer}/seat", f"there is no seat {deed.seat}")
        if deed.what == "killed_titan" and _closed_to(state, place, deed):
            message = "a threat or another titan was beaten here this year, so this titan cannot have been"
            yield Problem("city_closed", "XD-8.2", pointer, message)
        before = key


def _closed_to(state: State, place: int, titan: Deed) -> bool:
    """Whether another deed of the year rules a killed titan out (switch titan_limit_scope)."""
    table_wide = state.options.titan_limit_scope == "table"
    return any(
        other.city == titan.city and other.what != "recruited" and (table_wide or other.seat == titan.seat)
        for at, other in enumerate(state.table.deeds)
        if at != place
    )


def _check_dummy(state: State, board: Board) -> Iterator[Problem]:
    """The dummy is there with three seats only; whole steps have raised it, one an order at most (XD-12.1)."""
    dummy, step = state.table.dummy, board.dummy_step
    if (dummy is not None) != (state.options.seats == 3):
        message = f"a dummy plays with three seats and no others; the options say {state.options.seats}"
        yield Problem("dummy_presence", "XD-12.1", "/table/dummy", message)
    if dummy is None:
        return
    steps = 0
    for name, score, size in (
        ("wealth", dummy.wealth, step.wealth),
        ("influence", dummy.influence, step.influence),
        ("reputation", dummy.reputation, step.reputation),
    ):
        if score % size:
            message = f"this score rises in steps of {size}"
            yield Problem("part_of_a_step", "XD-12.1", f"/table/dummy/{name}", message)
        steps += score // size
    if steps > (orders := sum(orders_begun(state, seat) for seat in range(len(state.players)))):
        message = f"{steps} steps are more than the {orders} orders so far"
        yield Problem("too_many_steps", "XD-12.1", "/table/dummy", message)


_CHECKS: Final[tuple[Callable[[State, Board], Iterator[Problem]], ...]] = (
    _check_options,
    _check_frame,
    _check_rng,
    _check_tiles,
    _check_map,
    _check_camps,
    _check_units,
    _check_bards,
    _check_guilds,
    _check_storeys,
    _check_gold,
    _check_titans,
    _check_deeds,
    _check_dummy,
    check_phase,
)
