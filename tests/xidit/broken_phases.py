"""States whose agenda, plans, heroes or exits cannot be, with the problems that must be told."""

from typing import Final

from msgspec.structs import replace

from tests.xidit.broken_pieces import PLANNED, Broken
from tests.xidit.builders import BOARD
from tests.xidit.playing import with_player, with_table
from tests.xidit.sound import (
    ACTS,
    THREAT,
    above,
    agenda,
    clerics_won,
    exits,
    fighting,
    infantry_won,
    mages_won,
    opts,
    over,
    over_with_dummy,
    placing,
    recruiting,
    rewards,
    setting_up,
    showing,
    taking,
    titan_killed,
    with_dummy,
)
from warlords_core.xidit.model import (
    Assessing,
    Census,
    ClearingThreat,
    Deed,
    Dummy,
    Exit,
    Guild,
    PlacingBards,
    PlacingHero,
    PlacingStorey,
    Planning,
    RaisingDummy,
    Recruiting,
    StartingYear,
    TakingRewards,
)

PHASES: Final[dict[str, Broken]] = {
    "an automatic step at rest": (agenda(PLANNED, Assessing(0)), [("agenda_shape", None, "/agenda/0")]),
    "a plan of five orders": (
        with_player(PLANNED, 0, plan=ACTS[1:]),
        [("plan_length", "XD-2.1", "/players/0/plan")],
    ),
    "a plan before the first hero is placed": (
        with_player(setting_up(), 2, plan=ACTS),
        [("plan_early", "XD-2.2", "/players/2/plan")],
    ),
    "a plan missing in an order": (
        with_player(recruiting(), 1, plan=()),
        [("plan_missing", "XD-2.2", "/players/1/plan")],
    ),
    "all plans in planning": (
        replace(PLANNED, players=tuple(replace(player, plan=ACTS) for player in PLANNED.players)),
        [("nobody_owes", "XD-2.2", "/agenda/0")],
    ),
    "orders executed in planning": (
        with_table(PLANNED, executed=1),
        [("orders_early", "XD-3.1", "/table/executed")],
    ),
    "more orders than a year has": (
        with_table(showing(), executed=25),
        [("too_many_orders", "XD-3.1", "/table/executed")],
    ),
    "an order after the last": (
        with_table(recruiting(), executed=24),
        [("no_order_left", "XD-3.1", "/table/executed")],
    ),
    "a census before the last order": (
        with_table(showing(), executed=23),
        [("orders_left", "XD-9.5", "/table/executed")],
    ),
    "heroes": (
        with_player(with_player(PLANNED, 0, hero=22), 3, hero=0),
        [("unknown_city", "XD-1.6", "/players/0/hero"), ("hero_missing", "XD-1.6", "/players/3/hero")],
    ),
    "a hero that the agenda asks for": (
        with_player(setting_up(), 0, hero=9),
        [("hero_early", "XD-1.6", "/players/0/hero")],
    ),
    "units shown in planning": (
        with_player(PLANNED, 2, shown=0),
        [("shown_early", "XD-9.1", "/players/2/shown")],
    ),
    "more units shown than held": (
        with_player(showing(), 1, shown=4),
        [("shown_too_many", "XD-9.1", "/players/1/shown")],
    ),
    "all seats have shown": (
        replace(showing(), players=tuple(replace(player, shown=0) for player in showing().players)),
        [("nobody_owes", "XD-9.1", "/agenda/3")],
    ),
    "heroes placed in year 5": (
        with_table(setting_up(), year=5),
        [("setup_late", "XD-1.6", "/table/year")],
    ),
    "heroes placed counter-clockwise": (
        agenda(setting_up(), Planning(), PlacingHero(3), PlacingHero(0), PlacingHero(1)),
        [("hero_out_of_turn", "XD-1.6", "/agenda/1"), ("hero_out_of_turn", "XD-1.6", "/agenda/3")],
    ),
    "something else above planning": (
        agenda(PLANNED, Planning(), RaisingDummy(0)),
        [("setup_late", "XD-1.6", "/table/year"), ("agenda_shape", None, "/agenda/1")],
    ),
    "two heroes start in a city": (
        replace(with_player(setting_up(), 3, hero=3), agenda=(Planning(), PlacingHero(1), PlacingHero(0))),
        [("city_taken", "XD-1.6", "/players/3/hero")],
    ),
    "a match over in year 11": (
        with_table(over(), year=11, starting_seat=2),
        [("over_early", "XD-10.1", "/table/year")],
    ),
    # Orders
    "another seat than the one in turn": (
        above(recruiting(), Recruiting(2)),
        [("out_of_turn", "XD-3.1", "/agenda/1/seat")],
    ),
    "a question though the order is to wait": (
        with_player(recruiting(), 3, plan=("wait", *ACTS[1:])),
        [("order_is_no_act", "XD-3.1", "/players/3/plan/0")],
    ),
    "a choice to recruit where it is compulsory": (
        opts(recruiting(), recruit="compulsory"),
        [("no_choice", "XD-4.1", "/agenda/1")],
    ),
    "recruiting where no camp is": (
        with_player(recruiting(), 3, hero=6),
        [("no_camp_here", "XD-4.1", "/agenda/1")],
    ),
    "recruiting a second time": (
        with_table(recruiting(), deeds=(Deed(4, 3, "recruited"),)),
        [("already_recruited", "XD-4.1", "/agenda/1")],
    ),
    "fighting a titan that sleeps": (
        with_table(fighting(), titans=PLANNED.table.titans),
        [("no_raging_titan", "XD-8.1", "/agenda/1")],
    ),
    "fighting a titan beside a camp": (
        with_player(fighting(), 3, hero=4),
        [("tile_here", "XD-8.1", "/agenda/1")],
    ),
    "fighting a titan in a closed city": (
        with_table(fighting(), deeds=(Deed(11, 3, "killed_titan"),)),
        [("city_closed", "XD-8.2", "/agenda/1")],
    ),
    "a threat beaten from afar": (
        with_table(with_player(taking(), 3, hero=7), deeds=(Deed(7, 3, "beat_threat"),)),
        [("threat_elsewhere", "XD-4.8", "/agenda/1/city")],
    ),
    "a threat beaten and not noted": (
        with_table(taking(), deeds=()),
        [("deed_missing", "XD-8.2", "/table/deeds")],
    ),
    "a titan killed and not noted": (
        with_table(titan_killed(), deeds=()),
        [("deed_missing", "XD-8.2", "/table/deeds")],
    ),
    "a titan killed beside a threat": (
        with_table(with_player(titan_killed(), 3, hero=10), deeds=(Deed(10, 3, "killed_titan"),)),
        [("tile_here", "XD-8.1", "/agenda/1")],
    ),
    "rewards that are not printed": (
        above(taking(), ClearingThreat(6), replace(rewards(), gold=99)),
        [("printed_rewards", "XD-4.4", "/agenda/2")],
    ),
    "rewards of a titan that lives": (
        with_table(titan_killed(), titans=PLANNED.table.titans),
        [("printed_rewards", "XD-4.4", "/agenda/1")],
    ),
    "bards that are not printed": (
        above(placing(), ClearingThreat(6), PlacingBards(3, 9, "XD-4.6")),
        [("printed_rewards", "XD-4.6", "/agenda/2/bards")],
    ),
    "bards chosen without any": (
        with_player(placing(), 3, bards=0, bastion=20),
        [("bards_used_up", "XD-4.6", "/players/3/bards")],
    ),
    "bards of a census in an order": (
        above(placing(), ClearingThreat(6), PlacingBards(3, THREAT.bards, "XD-9.3")),
        [("agenda_shape", None, "/agenda/2")],
    ),
    "nothing above a beaten threat": (
        above(taking(), ClearingThreat(6)),
        [("agenda_shape", None, "/agenda")],
    ),
    "two questions about rewards": (
        above(taking(), ClearingThreat(6), rewards(), rewards()),
        [("agenda_shape", None, "/agenda/2")],
    ),
    "a dummy raised among four": (
        above(taking(), ClearingThreat(6), RaisingDummy(3), rewards()),
        [("dummy_step", "XD-12.1", "/agenda/2")],
    ),
    "a dummy not raised among three": (
        with_dummy(TakingRewards(0, BOARD.tile(7).gold, BOARD.tile(7).bards, BOARD.tile(7).storeys)),
        [("dummy_step", "XD-12.1", "/agenda")],
    ),
    # Censuses
    "a census in year 5": (
        with_table(showing(), year=5, starting_seat=0),
        [("no_census_due", "XD-10.1", "/agenda")],
    ),
    "a census with a kind left out": (
        above(showing(), Census(4), Census(2)),
        [("agenda_shape", None, "/agenda/2")],
    ),
    "a year that starts by itself": (
        above(showing()),
        [("shown_early", "XD-9.1", "/players/1/shown"), ("agenda_shape", None, "/agenda")],
    ),
    "a census below a prize": (
        agenda(infantry_won(), StartingYear(), PlacingBards(0, 1, "XD-9.3"), Census(4), Census(3)),
        [("agenda_shape", None, "/agenda/1"), ("agenda_shape", None, "/agenda/2"), ("agenda_shape", None, "/agenda/3")],
    ),
    "a prize before the first question": (
        above(infantry_won(), *map(Census, (4, 3, 2, 1, 0)), PlacingBards(0, 1, "XD-9.3")),
        [("agenda_shape", None, "/agenda/6")],
    ),
    "a prize of archers to be placed": (
        above(infantry_won(), *map(Census, (4, 3, 2)), PlacingBards(0, 1, "XD-9.3")),
        [("agenda_shape", None, "/agenda/4")],
    ),
    "three bards for infantry": (
        above(infantry_won(), Census(4), Census(3), PlacingBards(0, 3, "XD-9.3")),
        [("census_prize", "XD-9.2", "/agenda/3/bards")],
    ),
    "two bards each for clerics": (
        above(clerics_won(), Census(4), PlacingBards(2, 2, "XD-9.3"), PlacingBards(1, 2, "XD-9.3")),
        [("census_prize", "XD-9.2", "/agenda/2/bards"), ("census_prize", "XD-9.2", "/agenda/3/bards")],
    ),
    "winners counter-clockwise": (
        above(infantry_won(), Census(4), Census(3), PlacingBards(0, 1, "XD-9.3"), PlacingBards(2, 1, "XD-9.3")),
        [("winner_out_of_turn", "XD-9.3", "/agenda/4/seat")],
    ),
    "a winner that is no seat": (
        above(infantry_won(), Census(4), Census(3), PlacingBards(6, 1, "XD-9.3")),
        [("winner_out_of_turn", "XD-9.3", "/agenda/3/seat")],
    ),
    "a storey without a guild": (
        above(mages_won(), PlacingStorey(0)),
        [("no_room_for_storey", "XD-9.4", "/agenda/1")],
    ),
    # The end
    "exits before the end": (
        with_table(PLANNED, exits=over().table.exits),
        [("exits_early", "XD-11.2", "/table/exits")],
    ),
    "no exits at the end": (over(exits=()), [("exits_incomplete", "XD-11.2", "/table/exits")]),
    "a seat out twice": (exits(0, seat=1), [("exits_incomplete", "XD-11.2", "/table/exits")]),
    "a seat out in another check": (
        exits(1, check="reputation"),
        [("exit_check", "XD-11.2", "/table/exits/1/check")],
    ),
    "nobody has won": (exits(3, won=False), [("exit_won", "XD-11.2", "/table/exits/3/won")]),
    "the worse has won": (
        over(exits=(*over().table.exits[:2], Exit(0, "reputation", 3, won=False), Exit(3, "reputation", 1, won=True))),
        [("exit_order", "XD-11.2", "/table/exits/3/score")],
    ),
    "the dummy has won": (
        with_table(
            over_with_dummy(),
            exits=(
                *over_with_dummy().table.exits[:2],
                Exit(0, "wealth", 2, won=False),
                Exit(None, "wealth", 6, won=True),
            ),
        ),
        [("exit_won", "XD-11.2", "/table/exits/3/won")],
    ),
    "scores": (
        over(
            exits=(
                Exit(2, "wealth", 2, won=False),
                Exit(1, "influence", 16, won=False),
                Exit(3, "reputation", 0, won=False),
                Exit(0, "reputation", 3, won=True),
            )
        ),
        [("exit_score", "XD-11.1", f"/table/exits/{place}/score") for place in (0, 1, 2)],
    ),
    "a score of the dummy": (
        with_table(over_with_dummy(), dummy=Dummy(9, 1, 2)),
        [("exit_score", "XD-11.1", "/table/exits/2/score")],
    ),
    "less gold than the poorest": (
        with_player(over(), 3, gold=2),
        [("gold_too_little", "XD-11.2", "/players/3/gold")],
    ),
    "pieces of seats that are out": (
        with_player(
            with_player(
                over(guilds=(Guild(3, 1, 2),), bards=tuple((2, 0, 1, 1) if row == 1 else (0,) * 4 for row in range(9))),
                1,
                storeys=13,
            ),
            2,
            bards=19,
        ),
        [("guild_of_seat_out", "XD-11.3", "/table/guilds/0"), ("bards_of_seat_out", "XD-11.3", "/table/bards/1/2")],
    ),
}
