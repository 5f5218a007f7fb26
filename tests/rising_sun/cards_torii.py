"""Cases of the cards of the set torii (RS-10); some of them stand in other sets too."""

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import DONE, REST, Case, aim, bid
from warlords_core.rising_sun.decisions import Build, Buy, Move, Summon, TakeHostage, UseEffect

BENEVOLENCE = (
    Case(
        "one of the coins that it spends goes to another seat",
        game(
            seat("koi", coins=2, cards="benevolence"),
            seat("lotus"),
            honor="lotus koi bonsai",
            market="way_of_the_shogun",
        ),
        "train lotus",
        [("koi", Buy("way_of_the_shogun")), ("koi", aim(UseEffect, "bonsai"))],
        {"koi coins": 0, "bonsai coins": 1, "koi vp": 2, "honor": "koi lotus bonsai"},
    ),
    Case(
        "it need not",
        game(seat("koi", coins=2, cards="benevolence"), market="way_of_the_shogun"),
        "train koi",
        [("koi", Buy("way_of_the_shogun")), ("koi", DONE)],
        {"koi coins": 1, "koi vp": 0},
    ),
    Case(
        "nothing is handed on of nothing",
        game(seat("koi", coins=2, cards="benevolence"), market="path_of_the_lion"),
        "train koi",
        [("koi", Buy("path_of_the_lion"))],
        {"koi cards": "benevolence path_of_the_lion", "koi asked": None},
    ),
    Case(
        "each copy needs a coin of its own",
        game(seat("koi", coins=2, cards="benevolence benevolence"), seat("lotus"), market="path_of_the_light"),
        "train lotus",
        [("koi", Buy("path_of_the_light")), ("koi", aim(UseEffect, "lotus"))],
        {"koi vp": 2, "koi coins": 1, "lotus coins": 1, "koi asked": None},
    ),
    Case(
        "two copies, two coins",
        game(seat("koi", coins=2, cards="benevolence benevolence"), seat("lotus"), market="way_of_the_shogun"),
        "train lotus",
        [
            ("koi", Buy("way_of_the_shogun")),
            ("koi", aim(UseEffect, "lotus")),
            ("koi", aim(UseEffect, "bonsai")),
        ],
        {"koi vp": 4, "koi coins": 0, "lotus coins": 1, "bonsai coins": 1},
    ),
    Case(
        "bought, it works at once: for the coin that it cost",
        game(seat("koi", coins=1), seat("lotus"), market="benevolence"),
        "train lotus",
        [("koi", Buy("benevolence")), ("koi", aim(UseEffect, "lotus"))],
        {"koi vp": 2, "koi coins": 0, "lotus coins": 1},
    ),
    Case(
        "a stronghold is a purchase too",
        game(seat("koi", coins=3, cards="benevolence"), seat("lotus")),
        "marshal koi",
        [("koi", Build("edo")), ("koi", aim(UseEffect, "lotus"))],
        {"koi vp": 2, "lotus coins": 1, "koi stronghold edo": 2},
    ),
)

SUMMONING = {
    "path_of_the_kenin": (
        Case(
            "one more bushi at an own stronghold",
            game(seat("koi", "stronghold edo", "stronghold oshu", cards="path_of_the_kenin"), seat("lotus")),
            "recruit lotus",
            [("koi", Summon("shinto", "edo")), ("koi", DONE), ("koi", UseEffect(place="oshu", kind="bushi"))],
            {"koi shinto edo": 1, "koi bushi oshu": 1, "koi bushi edo": 0, "koi asked": None},
        ),
        Case(
            "nowhere else, and it need not",
            game(seat("koi", cards="path_of_the_kenin"), seat("lotus")),
            "recruit lotus",
            [("koi", Summon("shinto", "edo"))],
            {
                "koi asked": "effect_due",
                "koi may": [UseEffect(place="edo", kind="bushi"), DONE],
                "koi choices": 2,
            },
        ),
        Case(
            "each copy places one",
            game(seat("koi", cards="path_of_the_kenin path_of_the_kenin"), seat("lotus")),
            "recruit lotus",
            [("koi", Summon("shinto", "edo")), *[("koi", UseEffect(place="edo", kind="bushi"))] * 2],
            {"koi bushi edo": 2, "koi asked": None},
        ),
        Case(
            "not without a summon",
            game(seat("koi", cards="path_of_the_kenin"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE)],
            {"koi asked": None, "koi bushi reserve": 6},
        ),
    ),
    "path_of_the_light": (
        Case(
            "a shinto to a shrine when all have recruited, though it has not",
            game(seat("koi", cards="path_of_the_light"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE), ("lotus", Summon("bushi", "nagato")), ("koi", UseEffect(place="shrine_2", kind="shinto"))],
            {"koi shinto shrine_2": 1, "turns": "lotus recruit", "koi asked": None},
        ),
        Case(
            "to a shrine and nowhere else, and it need not",
            game(seat("koi", cards="path_of_the_light"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE), ("lotus", DONE)],
            {"koi asked": "effect_due", "koi choices": 5, "koi may": DONE},
        ),
    ),
    "path_of_the_samurai": (
        Case(
            "a bushi in any province when all have recruited, though it has not",
            game(seat("koi", cards="path_of_the_samurai"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE), ("lotus", Summon("bushi", "nagato")), ("koi", UseEffect(place="kyushu", kind="bushi"))],
            {"koi bushi kyushu": 1, "turns": "lotus recruit", "koi asked": None},
        ),
        Case(
            "one of eight provinces, and it need not",
            game(seat("koi", cards="path_of_the_samurai"), seat("lotus")),
            "recruit lotus",
            [("koi", DONE), ("lotus", DONE)],
            {"koi asked": "effect_due", "koi choices": 9, "koi may": DONE},
        ),
    ),
}

ENTERING = {
    "oni_of_hate": (
        Case(
            "it kills a bushi or shinto of each seat above, which of them its owner says",
            game(
                seat("koi", "oni_of_hate kyoto", cards="oni_of_hate"),
                seat("lotus", "bushi edo", "shinto edo"),
                seat("bonsai", "2 bushi edo"),
                honor="lotus bonsai koi",
            ),
            "marshal koi",
            [
                ("koi", Move("oni_of_hate", "kyoto", "edo")),
                ("koi", aim(UseEffect, "lotus", place="edo", kind="shinto")),
            ],
            {"lotus shinto edo": 0, "lotus bushi edo": 1, "bonsai bushi edo": 1},
        ),
        Case(
            "nobody below it, no daimyo, no monster",
            game(
                seat("koi", "oni_of_hate kyoto", cards="oni_of_hate"),
                seat("lotus", "bushi edo"),
                seat("bonsai", "daimyo edo", "river_dragon edo", cards="river_dragon"),
                honor="bonsai koi lotus",
            ),
            "marshal koi",
            [("koi", Move("oni_of_hate", "kyoto", "edo")), REST],
            {"lotus bushi edo": 1, "bonsai daimyo edo": 1, "bonsai river_dragon edo": 1},
        ),
        Case(
            "another figure of its owner does nothing",
            game(
                seat("koi", "oni_of_hate edo", "bushi kyoto", cards="oni_of_hate"),
                seat("lotus", "bushi edo"),
                honor="lotus koi",
            ),
            "marshal koi",
            [("koi", Move("bushi", "kyoto", "edo"))],
            {"lotus bushi edo": 1},
        ),
        Case(
            "bought, it enters at once; its force is 1",
            game(
                seat("koi", coins=3),
                seat("lotus", "bushi edo", "stronghold nagato"),
                honor="lotus koi",
                market="oni_of_hate",
            ),
            "train koi",
            [("koi", Buy("oni_of_hate"))],
            {"lotus bushi edo": 0, "koi oni_of_hate edo": 1, "koi force edo": 1},
        ),
    ),
    "oni_of_spite": (
        Case(
            "it takes 2 points from each seat above that has force there",
            game(
                seat("koi", "oni_of_spite kyoto", cards="oni_of_spite"),
                seat("lotus", "bushi edo", vp=5),
                seat("dragonfly", vp=5),
                seat("bonsai", "bushi edo", vp=5),
                honor="dragonfly lotus koi bonsai",
            ),
            "marshal koi",
            [("koi", Move("oni_of_spite", "kyoto", "edo"))],
            {"koi vp": 2, "lotus vp": 3, "dragonfly vp": 5, "bonsai vp": 5},
        ),
        Case(
            "no more than they have",
            game(
                seat("koi", "oni_of_spite kyoto", cards="oni_of_spite"),
                seat("lotus", "bushi edo", vp=1),
                seat("bonsai", "bushi edo", vp=4),
                honor="lotus bonsai koi",
            ),
            "marshal koi",
            [("koi", Move("oni_of_spite", "kyoto", "edo"))],
            {"koi vp": 3, "lotus vp": 0, "bonsai vp": 2},
        ),
        Case(
            "another figure of its owner does nothing; its force is 1",
            game(
                seat("koi", "oni_of_spite edo", "bushi kyoto", cards="oni_of_spite"),
                seat("lotus", "bushi edo", vp=5),
                honor="lotus koi",
            ),
            "marshal koi",
            [("koi", Move("bushi", "kyoto", "edo"))],
            {"lotus vp": 5, "koi vp": 0, "koi force edo": 2},
        ),
    ),
}

WARS = {
    "justice": (
        Case(
            "3 points for each seat below it of which it kills, however many; copies add up",
            game(
                seat("koi", "4 bushi edo", cards="justice justice"),
                seat("lotus", "2 bushi edo"),
                seat("bonsai", "bushi edo"),
                wars="edo",
            ),
            "battle",
            [],
            {"koi vp": 12, "lotus bushi edo": 0, "bonsai bushi edo": 0},
        ),
        Case(
            "nothing for a seat above it",
            game(
                seat("koi", "4 bushi edo", cards="justice"),
                seat("lotus", "2 bushi edo"),
                honor="lotus koi",
                wars="edo",
            ),
            "battle",
            [],
            {"koi vp": 0, "lotus bushi edo": 0},
        ),
        Case(
            "nothing for what another kills",
            game(seat("koi", cards="justice"), seat("lotus", "2 bushi edo"), seat("bonsai", "bushi edo"), wars="edo"),
            "battle",
            [],
            {"koi vp": 0, "bonsai bushi edo": 0},
        ),
        Case(
            "nothing for own dead",
            game(
                seat("koi", "bushi edo", "3 bushi kyoto", coins=1, cards="justice"),
                seat("lotus", "bushi edo", coins=1),
                wars="edo",
            ),
            "battle",
            [("koi", bid()), ("lotus", bid())],
            {"koi vp": 3},
        ),
    ),
    "oni_of_blood": (
        Case(
            "force 4 where its owner stands lowest",
            game(
                seat("koi", "oni_of_blood edo", cards="oni_of_blood"),
                seat("lotus", "bushi edo"),
                honor="lotus koi bonsai",
            ),
            None,
            [],
            {"koi force edo": 4},
        ),
        Case(
            "else 2",
            game(seat("koi", "oni_of_blood edo", cards="oni_of_blood"), seat("lotus", "bushi edo")),
            None,
            [],
            {"koi force edo": 2},
        ),
    ),
    "oni_of_souls": (
        Case(
            "2 points for each own oni when a war is won with it there, in the reserve too",
            game(
                seat("koi", "oni_of_souls edo", cards="oni_of_souls oni_of_skulls komainu"),
                seat("lotus", "bushi nagato", coins=1),
                seat("bonsai", "bushi nagato", coins=1),
                wars="edo nagato",
            ),
            "battle",
            [],
            {"koi vp": 4, "koi force edo": 1},
        ),
        Case(
            "not if it stands elsewhere",
            game(seat("koi", "oni_of_souls kyoto", "bushi edo", cards="oni_of_souls"), wars="edo"),
            "battle",
            [],
            {"koi vp": 0, "koi tokens": "spring:edo"},
        ),
        Case(
            "not if it was taken before",
            game(
                seat("koi", "oni_of_souls edo", "bushi edo", cards="oni_of_souls"),
                seat("lotus", "bushi edo", coins=1),
                wars="edo",
            ),
            "battle",
            [("lotus", bid(hostage=1)), ("lotus", aim(TakeHostage, "koi", kind="oni_of_souls"))],
            {"koi vp": 0, "koi tokens": "spring:edo"},
        ),
        Case(
            "unless the table has agreed on that",
            game(
                seat("koi", "oni_of_souls edo", "bushi edo", cards="oni_of_souls"),
                seat("lotus", "bushi edo", coins=1),
                wars="edo",
                options={"winning_figure_must_survive": False},
            ),
            "battle",
            [("lotus", bid(hostage=1)), ("lotus", aim(TakeHostage, "koi", kind="oni_of_souls"))],
            {"koi vp": 2, "koi tokens": "spring:edo"},
        ),
    ),
    "way_of_the_katana": (
        Case(
            "bushi have force 2 in the war phase",
            game(
                seat("koi", "2 bushi edo", "daimyo edo", "shinto edo", cards="way_of_the_katana"),
                seat("lotus", "bushi edo", coins=1),
                wars="edo",
            ),
            "battle",
            [],
            {"koi force edo": 6, "lotus asked": "bid_due"},
        ),
        Case(
            "before it they have 1",
            game(seat("koi", "2 bushi edo", cards="way_of_the_katana")),
            None,
            [],
            {"koi force edo": 2},
        ),
    ),
    "form_of_the_beast": (
        Case(
            "3 points for each monster, in the reserve too; a copy",
            game(
                seat(
                    "koi",
                    "river_dragon edo",
                    cards="form_of_the_beast form_of_the_beast komainu river_dragon path_of_the_lion",
                )
            ),
            "winter",
            [],
            {"koi vp": 12},
        ),
        Case("nothing without one", game(seat("koi", cards="form_of_the_beast")), "winter", [], {"koi vp": 0}),
    ),
}

CASES: dict[str, tuple[Case, ...]] = {"benevolence": BENEVOLENCE, **SUMMONING, **ENTERING, **WARS}
