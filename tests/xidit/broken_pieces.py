"""States in which the frame, a tile or a piece is wrong, with the problems that must be told."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tests.xidit.builders import BOARD, NO_UNITS, PACK, units
from tests.xidit.playing import with_player, with_table
from tests.xidit.sound import opts, over, planning, raising, rows, showing
from warlords_core.rng import Drawn, Rng
from warlords_core.types import PackRef
from warlords_core.xidit.model import Camp, Deed, Dummy, Guild, State, TitanStack

Broken = tuple[State, Sequence[tuple[str, str | None, str]]]
"""A state, and code, clause and pointer of each of its problems."""

PLANNED: Final = planning()
CAMPS: Final = PLANNED.table.camps
BARRACKS: Final = PLANNED.table.barracks

PIECES: Final[dict[str, Broken]] = {
    "unknown digest": (
        replace(PLANNED, pack=PackRef(PACK.id, 1, "0" * 32), players=PLANNED.players[:3]),
        [("unknown_pack", None, "/pack")],
    ),
    "unknown version": (replace(PLANNED, pack=replace(PACK, version=9)), [("unknown_pack", None, "/pack")]),
    "options with a number for a switch": (
        opts(PLANNED, zero_wins=1),
        [("invalid_value", "XD-1.1", "/options/zero_wins")],
    ),
    "options of another pack": (opts(PLANNED, pack="tiny-6"), [("pack_mismatch", None, "/options/pack")]),
    "a player too few": (
        opts(PLANNED, seats=5),
        [("players_count", "XD-1.1", "/players")],
    ),
    "a starting seat beyond the seats": (
        opts(PLANNED, starting_seat=4),
        [("no_such_seat", "XD-1.6", "/options/starting_seat")],
    ),
    "year 12 of 9": (with_table(opts(PLANNED, years=9), year=12), [("year_beyond_end", "XD-10.1", "/table/year")]),
    "another seat starts the year": (
        with_table(PLANNED, starting_seat=0),
        [("wrong_starting_seat", "XD-10.1", "/table/starting_seat")],
    ),
    "a check twice": (
        with_table(PLANNED, checks=("wealth", "wealth", "influence")),
        [("checks_repeated", "XD-1.5", "/table/checks")],
    ),
    "draws": (
        replace(
            PLANNED,
            rng=Rng(PLANNED.rng.key, (Drawn("shuffle/tiles", 1), Drawn("shuffle/checks", 1), Drawn("toss", 1))),
        ),
        [
            ("draws_unsorted", None, "/rng/drawn/1/label"),
            ("unknown_label", None, "/rng/drawn/2/label"),
        ],
    ),
    "a tile twice, another nowhere": (
        replace(PLANNED, threat_pile=(17, 18, 19, 20, 1)),
        [("tile_twice", "XD-6.6", "/threat_pile/4"), ("tiles_missing", "XD-6.6", "")],
    ),
    "a next tile that lies on the map": (
        with_table(PLANNED, next_threat=6),
        [("tile_twice", "XD-6.6", "/table/next_threat"), ("tiles_missing", "XD-6.6", "")],
    ),
    "a tile of no city": (
        with_table(PLANNED, threat_discards=(22,)),
        [("tile_not_in_set", "XD-1.2", "/table/threat_discards/0")],
    ),
    "the full set with options for the reduced one": (
        opts(PLANNED, tile_set="reduced"),
        [
            ("tile_not_in_set", "XD-1.2", pointer)
            for city, pointer in [
                *[(city, f"/table/camps/{place}/city") for place, city in enumerate(range(1, 6))],
                *[(city, f"/table/threats/{place}") for place, city in enumerate(range(6, 11))],
                *[(city, f"/recruitment_pile/{place}") for place, city in enumerate(range(12, 16))],
                *[(city, f"/threat_pile/{place}") for place, city in enumerate(range(17, 22))],
                (11, "/table/next_recruitment"),
                (16, "/table/next_threat"),
            ]
            if city not in BOARD.reduced_set
        ],
    ),
    "camps and threats in disorder": (
        with_table(PLANNED, camps=CAMPS[::-1], threats=(6, 7, 9, 8, 10)),
        [("unsorted", None, f"/table/camps/{place}") for place in (1, 2, 3, 4)]
        + [("unsorted", None, "/table/threats/3")],
    ),
    "a sixth camp and a sixth threat": (
        replace(
            with_table(
                PLANNED,
                camps=(*CAMPS, Camp(12, units(archer=1))),
                threats=(6, 7, 8, 9, 10, 17),
                barracks=(BARRACKS[0], BARRACKS[1] - 1, *BARRACKS[2:]),
            ),
            recruitment_pile=(13, 14, 15),
            threat_pile=(18, 19, 20, 21),
        ),
        [("too_many_camps", "XD-1.2", "/table/camps"), ("too_many_threats", "XD-1.2", "/table/threats")],
    ),
    "empty next spaces beside full piles": (
        replace(
            with_table(PLANNED, next_recruitment=None, next_threat=None),
            recruitment_pile=(11, 12, 13, 14, 15),
            threat_pile=(16, 17, 18, 19, 20, 21),
        ),
        [("next_missing", "XD-1.3", "/table/next_recruitment"), ("next_missing", "XD-1.3", "/table/next_threat")],
    ),
    "an empty camp": (
        with_table(
            PLANNED,
            camps=(Camp(1, NO_UNITS), *CAMPS[1:]),
            barracks=tuple(a + b for a, b in zip(BARRACKS, CAMPS[0].units, strict=True)),
        ),
        [("camp_empty", "XD-4.2", "/table/camps/0/units")],
    ),
    "a camp with units that its face does not show": (
        # The face of city 1 shows one militia and no battle mage.
        with_table(
            PLANNED,
            camps=(Camp(1, (2, 0, 0, 0, 1)), *CAMPS[1:]),
            barracks=tuple(a + b - c for a, b, c in zip(BARRACKS, CAMPS[0].units, (2, 0, 0, 0, 1), strict=True)),
        ),
        [("camp_overfull", "XD-6.2", "/table/camps/0/units/0"), ("camp_overfull", "XD-6.2", "/table/camps/0/units/4")],
    ),
    "a unit too many and one too few": (
        with_table(PLANNED, barracks=(BARRACKS[0] + 1, *BARRACKS[1:4], BARRACKS[4] - 1)),
        [("units_miscounted", "XD-1.1", "/table/barracks/0"), ("units_miscounted", "XD-1.1", "/table/barracks/4")],
    ),
    "a region without bards": (
        with_table(PLANNED, bards=PLANNED.table.bards[1:]),
        [("bards_shape", "XD-4.6", "/table/bards")],
    ),
    "bards of a fifth seat": (
        with_table(PLANNED, bards=((0,) * 5, *PLANNED.table.bards[1:])),
        [("bards_shape", "XD-4.6", "/table/bards")],
    ),
    "a bard too many and one too few": (
        with_player(with_player(PLANNED, 0, bards=21), 2, bastion=1, bards=18),
        [("bards_miscounted", "XD-1.1", "/players/0/bards"), ("bards_miscounted", "XD-1.1", "/players/2/bards")],
    ),
    "bards in the bastion for all to see": (
        with_player(with_table(PLANNED, bards=rows(BOARD.bastion, (0, 2, 0, 0))), 1, bards=18),
        [("bastion_open", "XD-4.6", f"/table/bards/{BOARD.bastion}")],
    ),
    "bards in the bastion when all is over": (
        with_player(over(), 3, bards=18, bastion=1),
        [("bastion_closed", "XD-11.1", "/players/3/bastion"), ("exit_score", "XD-11.1", "/table/exits/2/score")],
    ),
    "guilds": (
        replace(
            with_table(PLANNED, guilds=(Guild(4, 0, 1), Guild(4, 1, 1), Guild(3, 7, 1), Guild(22, 2, 1))),
            players=tuple(
                replace(player, storeys=14 if seat < 3 else 15) for seat, player in enumerate(PLANNED.players)
            ),
        ),
        [
            ("second_guild", "XD-4.7", "/table/guilds/1/city"),
            ("unsorted", None, "/table/guilds/2/city"),
            ("no_such_seat", "XD-1.1", "/table/guilds/2/seat"),
            ("unknown_city", "XD-4.7", "/table/guilds/3/city"),
        ],
    ),
    "a storey too few": (
        with_player(PLANNED, 3, storeys=14),
        [("storeys_miscounted", "XD-1.1", "/players/3/storeys")],
    ),
    "storeys that need not wait": (
        with_table(planning(guilds=[(3, 1, 2)], waiting=(0, 1)), year=8),
        [("storey_need_not_wait", "XD-9.4", "/players/1/waiting")],
    ),
    "more storeys waiting than censuses": (
        planning(waiting=(0, 0, 1)),
        [("too_many_waiting", "XD-9.4", "/players/2/waiting")],
    ),
    "more gold than can be had": (
        # Three years of six orders with the largest prize each, and no census yet.
        planning(gold=(18 * BOARD.largest_gold + 1,)),
        [("too_much_gold", "XD-4.5", "/players/0/gold")],
    ),
    "a stack of titans missing": (
        with_table(PLANNED, titans=PLANNED.table.titans[1:]),
        [("titan_stacks", "XD-1.4", "/table/titans")],
    ),
    "titans that are not there": (
        with_table(
            PLANNED,
            titans=(TitanStack(3, raging=False), TitanStack(2, raging=True), TitanStack(2, raging=False)),
        ),
        [
            ("too_many_killed", "XD-1.4", "/table/titans/0/killed"),
            ("nothing_to_rage", "XD-7.1", "/table/titans/1/raging"),
        ],
    ),
    "deeds": (
        with_table(
            showing(),
            deeds=(
                Deed(5, 0, "recruited"),
                Deed(5, 0, "recruited"),
                Deed(6, 1, "beat_threat"),
                Deed(6, 1, "killed_titan"),
                Deed(6, 4, "recruited"),
                Deed(22, 0, "recruited"),
            ),
        ),
        [
            ("unsorted", None, "/table/deeds/1"),
            ("city_closed", "XD-8.2", "/table/deeds/3"),
            ("no_such_seat", "XD-1.1", "/table/deeds/4/seat"),
            ("unknown_city", "XD-4.1", "/table/deeds/5/city"),
        ],
    ),
    "a titan where another seat beat a threat, one a table": (
        with_table(
            opts(showing(), titan_limit_scope="table"),
            deeds=(Deed(6, 1, "beat_threat"), Deed(6, 2, "killed_titan")),
        ),
        [("city_closed", "XD-8.2", "/table/deeds/1")],
    ),
    "deeds before the first order": (
        with_table(PLANNED, deeds=(Deed(5, 0, "recruited"),)),
        [("deeds_without_orders", "XD-3.1", "/table/deeds")],
    ),
    "a dummy among four": (
        with_table(PLANNED, dummy=Dummy(0, 0, 0)),
        [("dummy_presence", "XD-12.1", "/table/dummy")],
    ),
    "no dummy among three": (
        with_table(planning(seats=3), dummy=None),
        [("dummy_presence", "XD-12.1", "/table/dummy")],
    ),
    "a part of a step": (
        planning(seats=3, dummy=(4, 1, 1)),
        [
            ("part_of_a_step", "XD-12.1", "/table/dummy/wealth"),
            ("part_of_a_step", "XD-12.1", "/table/dummy/reputation"),
        ],
    ),
    "more steps than orders": (
        # One order of one seat has begun in year 1.
        with_table(
            raising(),
            year=1,
            starting_seat=0,
            dummy=Dummy(3, 1, 0),
        ),
        [("too_many_steps", "XD-12.1", "/table/dummy")],
    ),
}
