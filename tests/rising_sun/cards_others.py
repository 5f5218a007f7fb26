"""Cases of the cards of the sets teapot and horseman (RS-10)."""

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, USE, YES, Case, aim, bid
from warlords_core.rising_sun.decisions import Give, Summon, Swap, UseEffect

RECRUITED = [("koi", Summon("bushi", "edo"))]
"""Koi recruits all that it can with one stronghold and no bonus."""

TEAPOT: dict[str, tuple[Case, ...]] = {
    "honesty": (
        Case(
            "2 points for a mandate that it chooses while allied; copies add up",
            game(seat("koi", cards="honesty honesty"), seat("lotus"), allies="koi-lotus"),
            "harvest koi",
            [],
            {"koi vp": 4},
        ),
        Case(
            "not without an ally",
            game(seat("koi", cards="honesty"), seat("lotus"), seat("bonsai"), allies="lotus-bonsai"),
            "harvest koi",
            [],
            {"koi vp": 0},
        ),
        Case(
            "not for what its ally chooses",
            game(seat("koi", cards="honesty"), seat("lotus"), allies="koi-lotus"),
            "harvest lotus",
            [],
            {"koi vp": 0},
        ),
        Case(
            "not for betraying",
            game(seat("koi", cards="honesty"), seat("lotus"), allies="koi-lotus"),
            "betray koi",
            [],
            {"koi vp": 0, "allies": ""},
        ),
        Case(
            "for what Lotus announces",
            game(seat("koi"), seat("lotus", cards="honesty"), allies="koi-lotus"),
            "harvest lotus",
            [],
            {"lotus vp": 2},
        ),
    ),
    "path_of_the_patron": (
        Case(
            "2 coins after a summon if two seats stand below",
            game(seat("koi", cards="path_of_the_patron"), seat("lotus")),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 2},
        ),
        Case(
            "one seat below is not enough",
            game(seat("koi", cards="path_of_the_patron"), seat("lotus"), honor="lotus koi"),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 0},
        ),
        Case(
            "of four seats the second will do",
            game(
                seat("koi", cards="path_of_the_patron"),
                seat("lotus"),
                seat("turtle"),
                seat("bonsai"),
                honor="lotus koi",
            ),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 2},
        ),
    ),
    "path_of_the_warlord": (
        Case(
            "1 coin after a summon; copies add up",
            game(seat("koi", cards="path_of_the_warlord path_of_the_warlord"), seat("lotus")),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 2},
        ),
        Case(
            "not without one",
            game(seat("koi", cards="path_of_the_warlord"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE)],
            {"koi coins": 0},
        ),
        Case(
            "not when others summon",
            game(seat("koi", cards="path_of_the_warlord"), seat("lotus")),
            "recruit lotus",
            [("lotus", Summon("bushi", "nagato")), ("lotus", DONE)],
            {"koi coins": 0},
        ),
    ),
    "loyalty": (
        Case(
            "1 point more while allied; copies add up",
            game(
                seat("koi", "shinto shrine_1", "stronghold edo", cards="loyalty loyalty"),
                seat("lotus"),
                allies="koi-lotus",
                kami="susanoo",
            ),
            "kami",
            [],
            {"koi vp": 3},
        ),
        Case(
            "not without an ally",
            game(seat("koi", "shinto shrine_1", cards="loyalty"), kami="susanoo"),
            "kami",
            [],
            {"koi vp": 1},
        ),
        Case(
            "not when the ally gains",
            game(
                seat("koi", cards="loyalty"),
                seat("lotus", "shinto shrine_1"),
                allies="koi-lotus",
                kami="susanoo",
            ),
            "kami",
            [],
            {"koi vp": 0, "lotus vp": 1},
        ),
    ),
    "way_of_the_merchant": (
        Case(
            "1 coin when a richer seat gains coins; copies add up",
            game(seat("koi", cards="way_of_the_merchant way_of_the_merchant"), seat("lotus", coins=5)),
            "harvest lotus",
            [],
            # bonsai is not richer when it takes its coin; then koi has 1, and Lotus is
            {"koi coins": 3, "lotus coins": 6, "bonsai coins": 1},
        ),
        Case(
            "one that has no more is not richer",
            game(seat("koi", cards="way_of_the_merchant", coins=5), seat("lotus", coins=6)),
            "harvest lotus",
            [],
            {"koi coins": 6, "lotus coins": 7},
        ),
        Case(
            "a gift does not come from the bank",
            game(seat("koi", cards="way_of_the_merchant"), seat("lotus", coins=5), seat("bonsai", coins=2)),
            "marshal koi",
            [("bonsai", aim(Give, "lotus", coins=1))],
            {"koi coins": 0, "lotus coins": 6},
        ),
        Case(
            "neither does a prey",
            game(
                seat("koi", cards="way_of_the_merchant"),
                seat("lotus", "bushi nagato", cards="way_of_the_righteous", coins=5),
                seat("bonsai", "bushi nagato", coins=5),
                wars="nagato",
            ),
            "war",
            [],
            {"koi coins": 0, "lotus coins": 6},
        ),
    ),
    "form_of_the_kindred": (
        Case(
            "3 points for each season with an ally; a copy",
            game(seat("koi", cards="form_of_the_kindred form_of_the_kindred", allied_seasons=2)),
            "winter",
            [],
            {"koi vp": 12},
        ),
        Case(
            "9 at most",
            game(seat("koi", cards="form_of_the_kindred", allied_seasons=3), seat("lotus"), allies="koi-lotus"),
            "winter",
            [],
            {"koi vp": 9},
        ),
        Case("nothing without one", game(seat("koi", cards="form_of_the_kindred")), "winter", [], {"koi vp": 0}),
    ),
    "path_of_the_unrighteous": (
        Case(
            "a third replacement, of a seat that has lost one already",
            game(
                seat("koi", cards="path_of_the_unrighteous"),
                seat("lotus", "3 bushi edo"),
                seat("bonsai", "2 bushi edo"),
            ),
            "betray koi",
            [
                ("koi", aim(Swap, "lotus", place="edo", kind="bushi", own="bushi")),
                ("koi", aim(Swap, "bonsai", place="edo", kind="bushi", own="bushi")),
                ("koi", aim(Swap, "lotus", place="edo", kind="bushi", own="bushi")),
            ],
            {"koi bushi edo": 3, "lotus bushi edo": 1, "bonsai bushi edo": 1, "koi asked": None},
        ),
        Case(
            "a fourth with two copies; worshippers too",
            game(
                seat("koi", cards="path_of_the_unrighteous path_of_the_unrighteous"),
                seat("lotus", "bushi edo", "3 shinto shrine_1"),
            ),
            "betray koi",
            [
                ("koi", aim(Swap, "lotus", place="shrine_1", kind="shinto", own="shinto")),
                ("koi", aim(Swap, "lotus", place="shrine_1", kind="shinto", own="shinto")),
                ("koi", aim(Swap, "lotus", place="edo", kind="bushi", own="bushi")),
            ],
            {"koi bushi edo": 1, "koi shinto shrine_1": 2, "lotus shinto shrine_1": 1, "koi asked": None},
        ),
    ),
}

HORSEMAN: dict[str, tuple[Case, ...]] = {
    "courage": (
        Case(
            "2 points for each war token, unopposed or in battle; copies add up",
            game(
                seat("koi", "bushi edo", "2 bushi kyoto", cards="courage courage"),
                seat("lotus", "bushi kyoto"),
                wars="edo kyoto oshu",
            ),
            "battle",
            [],
            {"koi vp": 8, "koi tokens": "spring:edo spring:kyoto"},
        ),
        Case(
            "nothing for tokens of others",
            game(seat("koi", cards="courage"), seat("lotus", "bushi kyoto"), wars="kyoto"),
            "battle",
            [],
            {"koi vp": 0},
        ),
    ),
    "path_of_the_ninja": (
        Case(
            "any one bushi dies, then honor is lost",
            game(seat("koi", cards="path_of_the_ninja"), seat("lotus", "2 bushi kyoto"), seat("bonsai")),
            "recruit lotus",
            [*RECRUITED, ("koi", aim(UseEffect, "lotus", place="kyoto", kind="bushi"))],
            {"lotus bushi kyoto": 1, "lotus bushi reserve": 5, "honor": "lotus koi bonsai"},
        ),
        Case(
            "any bushi on the map and no other figure, and it need not",
            game(
                seat("koi", cards="path_of_the_ninja"),
                seat("lotus", "bushi kyoto", "daimyo kyoto", "shinto edo", "shinto shrine_1"),
                seat("bonsai", "bushi edo"),
            ),
            "recruit lotus",
            RECRUITED,
            {
                "koi may": [
                    aim(UseEffect, "lotus", place="kyoto", kind="bushi"),
                    aim(UseEffect, "bonsai", place="edo", kind="bushi"),
                    aim(UseEffect, "koi", place="edo", kind="bushi"),
                    DONE,
                ],
                "koi choices": 4,
            },
        ),
        Case(
            "who declines keeps its honor",
            game(seat("koi", cards="path_of_the_ninja"), seat("lotus", "bushi kyoto"), seat("bonsai")),
            "recruit lotus",
            [*RECRUITED, ("koi", DONE)],
            {"lotus bushi kyoto": 1, "honor": "koi lotus bonsai", "koi asked": None},
        ),
    ),
    "way_of_the_righteous": (
        Case(
            "1 coin from each seat below; copies add up",
            game(
                seat("koi", coins=1),
                seat("lotus", "bushi nagato", cards="way_of_the_righteous way_of_the_righteous"),
                seat("dragonfly", coins=1),
                seat("bonsai", "bushi nagato", coins=5),
                wars="nagato",
            ),
            "war",
            [],
            {"koi coins": 1, "lotus coins": 3, "dragonfly coins": 0, "bonsai coins": 3},
        ),
    ),
    "mercy": (
        Case(
            "all are spared, for 2 points",
            game(
                seat("koi", "4 bushi edo", cards="mercy"),
                seat("lotus", "2 bushi edo"),
                seat("bonsai", "bushi edo"),
                wars="edo",
            ),
            "battle",
            [("koi", YES)],
            {"koi vp": 2, "lotus bushi edo": 2, "bonsai bushi edo": 1, "koi tokens": "spring:edo"},
        ),
        Case(
            "or none",
            game(seat("koi", "4 bushi edo", cards="mercy"), seat("lotus", "2 bushi edo"), wars="edo"),
            "battle",
            [("koi", DONE)],
            {"koi vp": 0, "lotus bushi edo": 0},
        ),
        Case(
            "copies add up",
            game(seat("koi", "4 bushi edo", cards="mercy mercy"), seat("lotus", "2 bushi edo"), wars="edo"),
            "battle",
            [("koi", YES)],
            {"koi vp": 4, "lotus bushi edo": 2},
        ),
        Case(
            "own dead are no mercy",
            game(
                seat("koi", "bushi edo", coins=1, cards="mercy"),
                seat("lotus", "bushi edo", "bushi kyoto", coins=2),
                seat("bonsai", "bushi kyoto"),
                wars="edo kyoto",
            ),
            "battle",
            [("koi", bid(seppuku=1)), ("lotus", bid()), ("koi", USE)],
            {"koi vp": 1, "koi bushi edo": 0},
        ),
        Case(
            "a ninja may be stayed, and loses honor all the same",
            game(seat("koi", cards="path_of_the_ninja mercy"), seat("lotus", "2 bushi kyoto"), seat("bonsai")),
            "recruit lotus",
            [*RECRUITED, ("koi", aim(UseEffect, "lotus", place="kyoto", kind="bushi")), ("koi", YES)],
            {"lotus bushi kyoto": 2, "koi vp": 2, "honor": "lotus koi bonsai"},
        ),
    ),
    "path_of_the_monkey": (
        Case(
            "1 coin from the richest, then honor is lost",
            game(seat("koi", cards="path_of_the_monkey", coins=9), seat("lotus", coins=3), seat("bonsai", coins=2)),
            "recruit lotus",
            [*RECRUITED, ("koi", YES)],
            {"koi coins": 10, "lotus coins": 2, "bonsai coins": 2, "honor": "lotus koi bonsai"},
        ),
        Case(
            "from each if they tie, and honor is lost once",
            game(seat("koi", cards="path_of_the_monkey"), seat("lotus", coins=3), seat("bonsai", coins=3)),
            "recruit lotus",
            [*RECRUITED, ("koi", YES)],
            {"koi coins": 2, "lotus coins": 2, "bonsai coins": 2, "honor": "lotus koi bonsai"},
        ),
        Case(
            "it need not",
            game(seat("koi", cards="path_of_the_monkey"), seat("lotus", coins=3), seat("bonsai", coins=3)),
            "recruit lotus",
            [*RECRUITED, ("koi", DONE)],
            {"koi coins": 0, "honor": "koi lotus bonsai"},
        ),
        Case(
            "each copy robs who is richest then, and costs honor",
            game(
                seat("koi", cards="path_of_the_monkey path_of_the_monkey"),
                seat("lotus", coins=3),
                seat("bonsai", coins=2),
            ),
            "recruit lotus",
            [*RECRUITED, ("koi", YES), ("koi", YES)],
            {"koi coins": 3, "lotus coins": 1, "bonsai coins": 1, "honor": "lotus bonsai koi"},
        ),
    ),
    "form_of_the_demon": (
        Case(
            "3 points for each oni, in the reserve too; a copy",
            game(
                seat(
                    "koi",
                    "oni_of_blood edo",
                    cards="form_of_the_demon form_of_the_demon oni_of_blood oni_of_skulls komainu",
                )
            ),
            "winter",
            [],
            {"koi vp": 12},
        ),
        Case("nothing without one", game(seat("koi", cards="form_of_the_demon")), "winter", [], {"koi vp": 0}),
    ),
    "path_of_the_spirit": (
        Case(
            "2 coins and 2 points after a summon with the highest honor",
            game(seat("koi", cards="path_of_the_spirit"), seat("lotus")),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 2, "koi vp": 2},
        ),
        Case(
            "not from the second place",
            game(seat("koi", cards="path_of_the_spirit"), seat("lotus"), honor="lotus koi"),
            "recruit lotus",
            RECRUITED,
            {"koi coins": 0, "koi vp": 0},
        ),
    ),
}

CASES: dict[str, tuple[Case, ...]] = {**TEAPOT, **HORSEMAN}
