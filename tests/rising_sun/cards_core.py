"""Cases of the core set's cards (RS-10)."""

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, USE, YES, Case, aim, bid
from warlords_core.rising_sun.decisions import Buy, Move, Summon, Swap, TakeHostage

SKIRMISH = (seat("lotus", "bushi nagato", coins=5), seat("bonsai", "bushi nagato", coins=5))
"""Two who are about to fight for Nagato, so that a war that has begun stands still."""

FORCES: dict[str, tuple[Case, ...]] = {
    "oni_of_skulls": (
        Case(
            "force 3 where its owner stands lowest of those with force there",
            game(
                seat("koi", "oni_of_skulls edo", cards="oni_of_skulls"),
                seat("lotus", "bushi edo"),
                honor="lotus koi bonsai",
            ),
            None,
            [],
            {"koi force edo": 3},
        ),
        Case(
            "force 1 if somebody there stands lower",
            game(
                seat("koi", "oni_of_skulls edo", cards="oni_of_skulls"),
                seat("lotus", "bushi edo"),
                honor="koi lotus bonsai",
            ),
            None,
            [],
            {"koi force edo": 1},
        ),
        Case(
            "alone it stands lowest",
            game(seat("koi", "oni_of_skulls edo", cards="oni_of_skulls")),
            None,
            [],
            {"koi force edo": 3},
        ),
        Case(
            "a stronghold that has no force is nobody there, one that has some is",
            game(
                seat("koi", "oni_of_skulls kyoto", cards="oni_of_skulls"),
                seat("turtle", "stronghold edo"),
                seat("bonsai", "stronghold kyoto"),
            ),
            None,
            [],
            {"koi force kyoto": 3, "turtle force edo": 1},
        ),
        Case(
            "a stronghold that has some is somebody there",
            game(seat("koi", "oni_of_skulls kyoto", cards="oni_of_skulls"), seat("turtle")),
            None,
            [],
            {"koi force kyoto": 1},
        ),
    ),
    "path_of_the_lion": (
        Case(
            "the daimyo has 1 more",
            game(seat("koi", "daimyo edo", "bushi edo", cards="path_of_the_lion")),
            None,
            [],
            {"koi force edo": 3},
        ),
        Case(
            "bushi have no more",
            game(seat("koi", "2 bushi edo", cards="path_of_the_lion")),
            None,
            [],
            {"koi force edo": 2},
        ),
    ),
    "path_of_the_dragon": (
        Case(
            "the daimyo has 3 more",
            game(seat("koi", "daimyo edo", "bushi edo", cards="path_of_the_dragon")),
            None,
            [],
            {"koi force edo": 5},
        ),
        Case(
            "and 1 more still with the lion",
            game(seat("koi", "daimyo edo", cards="path_of_the_dragon path_of_the_lion")),
            None,
            [],
            {"koi force edo": 5},
        ),
    ),
    "river_dragon": (
        Case(
            "force 5 wins against 4",
            game(
                seat("koi", "river_dragon edo", cards="river_dragon"),
                seat("lotus", "4 bushi edo"),
                honor="lotus koi",
                wars="edo",
            ),
            "battle",
            [],
            {"koi force edo": 5, "koi tokens": "spring:edo", "lotus bushi edo": 0},
        ),
    ),
    "yurei": (
        Case(
            "force 2, and what daimyo gain on top",
            game(seat("koi", "yurei edo", cards="yurei path_of_the_lion")),
            None,
            [],
            {"koi force edo": 3},
        ),
        Case(
            "force 2 by itself",
            game(seat("koi", "yurei edo", cards="yurei")),
            None,
            [],
            {"koi force edo": 2},
        ),
        Case(
            "nobody betrays it",
            game(
                seat("koi", "yurei edo", "bushi edo", cards="yurei"),
                seat("lotus", "2 bushi kyoto", cards="river_dragon"),
            ),
            "betray lotus",
            [],
            {
                "lotus may": [aim(Swap, "koi", place="edo", kind="bushi", own="bushi"), DONE],
                "lotus choices": 2,
            },
        ),
        Case(
            "nobody takes it hostage",
            game(
                seat("koi", "yurei edo", coins=1, cards="yurei"),
                seat("lotus", "bushi edo", "bushi kyoto", coins=1),
                seat("bonsai", "bushi kyoto", coins=1),
                wars="edo kyoto",
            ),
            "battle",
            [("koi", bid()), ("lotus", bid(hostage=1))],
            {"koi yurei edo": 1, "koi yurei captive_1": 0, "koi tokens": "spring:edo"},
        ),
        Case(
            "but a lost battle kills it",
            game(seat("koi", "yurei edo", cards="yurei"), seat("lotus", "3 bushi edo"), wars="edo"),
            "battle",
            [],
            {"koi yurei edo": 0, "koi yurei reserve": 1},
        ),
    ),
}

OTHERS: dict[str, tuple[Case, ...]] = {
    "komainu": (
        Case(
            "bought, it is summoned to a stronghold or a shrine",
            game(seat("koi", coins=2), market="komainu"),
            "train koi",
            [("koi", Buy("komainu"))],
            {
                "koi asked": "housing_due",
                "koi may": [Summon("komainu", "edo"), *[Summon("komainu", f"shrine_{place}") for place in range(1, 5)]],
                "koi choices": 5,
            },
        ),
        Case(
            "recruited, it may worship like a shinto",
            game(seat("koi", cards="komainu")),
            "recruit koi",
            [("koi", Summon("komainu", "shrine_3"))],
            {"koi komainu shrine_3": 1},
        ),
        Case(
            "its worship is force 1",
            game(seat("koi", "komainu shrine_1", cards="komainu"), kami="hachiman"),
            "kami",
            [],
            {"koi ronin": 2, "koi force shrine_1": 1},
        ),
        Case(
            "from a shrine it goes home at clean-up",
            game(seat("koi", "komainu shrine_1", cards="komainu")),
            "clean-up",
            [],
            {"koi komainu shrine_1": 0, "koi komainu reserve": 1},
        ),
        Case(
            "on the map it stays",
            game(seat("koi", "komainu nagato", cards="komainu")),
            "clean-up",
            [],
            {"koi komainu nagato": 1},
        ),
        Case(
            "a shinto takes its place in a betrayal",
            game(seat("koi", "komainu nagato", cards="komainu"), seat("lotus")),
            "betray lotus",
            [("lotus", aim(Swap, "koi", place="nagato", kind="komainu", own="shinto"))],
            {"koi komainu reserve": 1, "lotus shinto nagato": 1},
        ),
    ),
    "righteousness": (
        Case(
            "1 point for each figure that dies by its own hand, beside that of seppuku",
            game(
                seat("koi", "2 bushi edo", coins=1, cards="righteousness"),
                seat("lotus", "bushi edo", coins=2),
                wars="edo",
            ),
            "battle",
            [("koi", bid(seppuku=1)), ("lotus", bid(poets=1)), ("koi", USE)],
            {"koi vp": 4, "lotus asked": "advantage_due"},
        ),
        Case(
            "1 point for each that others kill; copies add up",
            game(
                seat("koi", "2 bushi edo", cards="righteousness righteousness"),
                seat("lotus", "3 bushi edo"),
                wars="edo",
            ),
            "battle",
            [],
            {"koi vp": 4, "lotus vp": 0},
        ),
        Case(
            "nothing for what others lose",
            game(seat("koi", "3 bushi edo", cards="righteousness"), seat("lotus", "2 bushi edo"), wars="edo"),
            "battle",
            [],
            {"koi vp": 0},
        ),
        Case(
            "a hostage is not killed",
            game(
                seat("koi", "2 bushi edo", coins=1, cards="righteousness"),
                seat("lotus", "bushi edo", coins=2),
                wars="edo",
            ),
            "battle",
            [("koi", bid()), ("lotus", bid(hostage=1)), ("lotus", aim(TakeHostage, "koi", kind="bushi"))],
            {"koi vp": 0, "koi tokens": "spring:edo"},
        ),
    ),
    "way_of_the_shogun": (
        Case(
            "3 coins when war begins",
            game(seat("koi", cards="way_of_the_shogun"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 3, "lotus coins": 5},
        ),
        Case(
            "copies add up",
            game(seat("koi", cards="way_of_the_shogun way_of_the_shogun"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 6},
        ),
        Case(
            "once a season, not once a battle",
            game(
                seat("koi", "3 bushi edo", cards="way_of_the_shogun"),
                seat("lotus", "bushi nagato", "bushi edo", coins=5),
                seat("bonsai", "bushi nagato", coins=5),
                wars="edo nagato",
            ),
            "war",
            [("koi", bid()), ("lotus", bid())],
            {"koi coins": 3, "koi tokens": "spring:edo", "lotus asked": "bid_due"},
        ),
    ),
    "path_of_the_serpent": (
        Case(
            "it charges, and the way is open for all figures of that marshal",
            game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "3 bushi kansai", coins=2)),
            "marshal lotus",
            [
                ("lotus", Move("bushi", "kansai", "kyushu")),
                ("koi", YES),
                ("lotus", YES),
                ("lotus", Move("bushi", "kansai", "hokkaido")),
                ("lotus", Move("bushi", "kansai", "kyushu")),
            ],
            {"koi coins": 1, "lotus coins": 1, "lotus bushi kyushu": 2, "lotus bushi hokkaido": 1},
        ),
        Case(
            "who will not pay stays ashore for that marshal, and marches on by land",
            game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "2 bushi kansai", coins=2)),
            "marshal lotus",
            [("lotus", Move("bushi", "kansai", "kyushu")), ("koi", YES), ("lotus", DONE)],
            {
                "lotus bushi kansai": 2,
                "lotus coins": 2,
                "lotus may": [Move("bushi", "kansai", "kyoto"), Move("bushi", "kansai", "nagato")],
                "lotus may not": [Move("bushi", "kansai", "kyushu"), Move("bushi", "kansai", "hokkaido")],
            },
        ),
        Case(
            "who cannot pay is not even asked",
            game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "bushi kansai")),
            "marshal lotus",
            [("lotus", Move("bushi", "kansai", "kyushu")), ("koi", YES)],
            {"lotus asked": "marshal_due", "lotus bushi kansai": 1, "lotus may not": Move("bushi", "kansai", "kyushu")},
        ),
        Case(
            "it need not charge",
            game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "bushi kansai", coins=2)),
            "marshal lotus",
            [("lotus", Move("bushi", "kansai", "kyushu")), ("koi", DONE)],
            {"koi coins": 0, "lotus coins": 2, "lotus bushi kyushu": 1},
        ),
        Case(
            "own voyages are free",
            game(seat("koi", "bushi kansai", coins=2, cards="path_of_the_serpent"), seat("lotus")),
            "marshal lotus",
            [("koi", Move("bushi", "kansai", "kyushu"))],
            {"koi bushi kyushu": 1, "koi coins": 2},
        ),
        Case(
            "land is free",
            game(seat("koi", cards="path_of_the_serpent"), seat("lotus", "bushi kansai", coins=2)),
            "marshal lotus",
            [("lotus", Move("bushi", "kansai", "kyoto"))],
            {"lotus bushi kyoto": 1, "lotus coins": 2},
        ),
        Case(
            "the wind is a voyage of its own",
            game(
                seat("koi", cards="path_of_the_serpent"),
                seat("lotus", "bushi kansai", "shinto shrine_1", coins=2),
                kami="fujin",
            ),
            "kami",
            [
                ("lotus", Move("bushi", "kansai", "kyushu")),
                ("koi", YES),
                ("lotus", YES),
                ("lotus", Move("bushi", "kyushu", "hokkaido")),
            ],
            {"lotus coins": 1, "koi coins": 1, "lotus bushi hokkaido": 1},
        ),
    ),
    "respect": (
        Case(
            "one more hostage",
            game(
                seat("koi", "2 bushi edo", coins=1, cards="respect"),
                seat("lotus", "3 bushi edo", vp=5, coins=1),
                wars="edo",
            ),
            "battle",
            [
                ("koi", bid(hostage=1)),
                ("lotus", bid()),
                ("koi", aim(TakeHostage, "lotus", kind="bushi")),
                ("koi", aim(TakeHostage, "lotus", kind="bushi")),
            ],
            {"koi vp": 2, "lotus vp": 3, "koi tokens": "spring:edo"},
        ),
        Case(
            "two more with two copies, and fewer will do",
            game(
                seat("koi", "2 bushi edo", coins=1, cards="respect respect"),
                seat("lotus", "4 bushi edo", vp=5, coins=1),
                wars="edo",
            ),
            "battle",
            [
                ("koi", bid(hostage=1)),
                ("lotus", bid()),
                ("koi", aim(TakeHostage, "lotus", kind="bushi")),
                ("koi", aim(TakeHostage, "lotus", kind="bushi")),
            ],
            {"koi vp": 2, "lotus bushi captive_0": 2, "koi asked": "hostage_due"},
        ),
    ),
    "way_of_bushido": (
        Case(
            "2 coins and 2 points for each different virtue",
            game(seat("koi", cards="way_of_bushido respect respect courage"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 4, "koi vp": 4},
        ),
        Case(
            "nothing without a virtue",
            game(seat("koi", cards="way_of_bushido path_of_the_lion"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 0, "koi vp": 0},
        ),
    ),
    "way_of_the_ronin": (
        Case(
            "2 ronin when war begins; copies add up",
            game(seat("dragonfly", cards="way_of_the_ronin way_of_the_ronin"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"dragonfly ronin": 4},
        ),
    ),
    "form_of_the_kitsune": (
        Case(
            "3 points for each stronghold on the map",
            game(seat("koi", "2 stronghold edo", "stronghold oshu", cards="form_of_the_kitsune")),
            "winter",
            [],
            {"koi vp": 9},
        ),
    ),
    "form_of_the_phoenix": (
        Case(
            "3 points for each different virtue, a copy",
            game(seat("koi", cards="form_of_the_phoenix form_of_the_phoenix respect respect courage")),
            "winter",
            [],
            {"koi vp": 12},
        ),
        Case(
            "nothing without a virtue",
            game(seat("koi", cards="form_of_the_phoenix")),
            "winter",
            [],
            {"koi vp": 0},
        ),
    ),
    "way_of_the_moneylender": (
        Case(
            "5 coins when war begins",
            game(seat("koi", cards="way_of_the_moneylender"), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 5},
        ),
    ),
}

CASES = {**FORCES, **OTHERS}
