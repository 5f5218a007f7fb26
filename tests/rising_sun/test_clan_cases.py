"""Every clan power has cases of its own (RS-9)."""

import pytest

from tests.rising_sun.builders import BOOK, game, seat
from tests.rising_sun.plays import DONE, USE, Case, Play, aim, bid, turn
from warlords_core.rising_sun.decisions import Announce, Build, Buy, ChooseTile, Move, Summon, Swap, UseEffect
from warlords_core.rising_sun.steps import Politics
from warlords_core.rising_sun.terms import MANDATES

SKIRMISH = (seat("lotus", "bushi nagato", coins=5), seat("bonsai", "bushi nagato", coins=5))
"""Two who are about to fight for Nagato, so that a war that has begun stands still."""

CASES: dict[str, tuple[Case, ...]] = {
    "koi": (
        Case(
            "all ronin are turned into coins, asked or not",
            game(seat("koi", ronin=3, coins=1), *SKIRMISH, wars="nagato"),
            "war",
            [],
            {"koi coins": 4, "koi ronin": 0, "lotus asked": "bid_due"},
        ),
        Case(
            "coins that are not bid are hired, and none is spent",
            game(
                seat("koi", "bushi nagato", "bushi edo", coins=5),
                seat("lotus", "4 bushi nagato", "bushi edo", coins=2),
                wars="nagato edo",
            ),
            "battle",
            # 1 bushi and the 4 coins that are left, against 4 bushi
            [("koi", bid(ronin=1)), ("lotus", bid()), ("koi", USE)],
            {"koi tokens": "spring:nagato", "koi coins": 4, "lotus coins": 3, "lotus bushi nagato": 0},
        ),
        Case(
            "coins that it bid elsewhere are not hired",
            game(
                seat("koi", "bushi nagato", "bushi edo", coins=5),
                seat("lotus", "4 bushi nagato", "bushi edo", coins=2),
                wars="nagato edo",
            ),
            "battle",
            # 1 bushi and the 2 coins that are left, against 4 bushi
            [("koi", bid(ronin=1, poets=2)), ("lotus", bid()), ("koi", USE), ("koi", USE)],
            {"lotus tokens": "spring:nagato", "koi tokens": "", "koi coins": 2, "koi vp": 1},
        ),
    ),
    "sun": (
        Case(
            "a harvest that honor decides pays once more, at the cost of who tied",
            game(seat("koi", "bushi edo", vp=3), seat("sun", "bushi edo"), honor="sun koi"),
            "harvest sun",
            [],
            # edo pays 2 points and 2 coins, the harvest 1 coin to both
            {"sun vp": 3, "sun coins": 4, "koi vp": 2, "koi coins": 0},
        ),
        Case(
            "with more force there is no tie",
            game(seat("koi", "bushi edo", vp=3), seat("sun", "2 bushi edo"), honor="sun koi"),
            "harvest sun",
            [],
            {"sun vp": 2, "sun coins": 3, "koi vp": 3, "koi coins": 1},
        ),
        Case(
            "a tie at a shrine; who has nothing loses nothing",
            game(seat("koi", "shinto shrine_1"), seat("sun", "shinto shrine_1"), honor="sun koi", kami="tsukuyomi"),
            "kami",
            [],
            {"sun vp": 1, "sun coins": 3, "koi vp": 0, "koi coins": 0},
        ),
        Case(
            "a tie that another wins by honor",
            game(seat("koi", "shinto shrine_1"), seat("sun", "shinto shrine_1", vp=2), kami="tsukuyomi"),
            "kami",
            [],
            {"sun vp": 2, "sun coins": 0, "koi vp": 0, "koi coins": 2},
        ),
        Case(
            "a tie for an advantage; two lose what one gains",
            game(
                seat("koi", "bushi edo", coins=3, vp=5),
                seat("sun", "bushi edo", coins=3),
                seat("lotus", "bushi edo", coins=1, vp=5),
                honor="sun koi",
                wars="edo",
            ),
            "battle",
            [("koi", bid(seppuku=1)), ("sun", bid(seppuku=1)), ("lotus", bid(seppuku=1))],
            {"sun asked": "advantage_due", "sun vp": 1, "sun coins": 3, "koi vp": 4, "koi coins": 1, "lotus vp": 4},
        ),
        Case(
            "a tie of force in a war",
            game(
                seat("koi", "bushi edo", coins=2, vp=5), seat("sun", "bushi edo", coins=2), honor="sun koi", wars="edo"
            ),
            "battle",
            [("koi", bid()), ("sun", bid())],
            {"sun tokens": "spring:edo", "sun vp": 1, "koi vp": 4},
        ),
        Case(
            "a tie for the win",
            game(seat("koi", vp=5), seat("sun", vp=5), honor="sun koi"),
            "winter",
            [],
            {"sun vp": 6, "koi vp": 4},
        ),
        Case(
            "allies who share the win tie over nothing",
            game(seat("koi", vp=5), seat("sun", vp=5), honor="sun koi", allies="koi-sun"),
            "winter",
            [],
            {"sun vp": 5, "koi vp": 5},
        ),
        Case(
            "no ordinary monster",
            game(seat("sun", coins=9), market="komainu way_of_the_shogun"),
            "train sun",
            [],
            {"sun may": Buy("way_of_the_shogun"), "sun may not": Buy("komainu")},
        ),
    ),
    "lotus": (
        Case(
            "what is announced happens, whatever the tile",
            game(seat("lotus"), seat("koi"), seat("bonsai")),
            "harvest lotus",
            [],
            {"turns": "lotus harvest", "lotus coins": 1, "koi coins": 1, "bonsai coins": 1},
        ),
    ),
    "turtle": (
        Case(
            "strongholds march, by sea too",
            game(seat("turtle", "stronghold kansai")),
            "marshal turtle",
            [("turtle", Move("stronghold", "kansai", "shikoku"))],
            {"turtle stronghold shikoku": 1, "turtle stronghold kansai": 0},
        ),
        Case(
            "a stronghold marches once",
            game(seat("turtle", "stronghold kansai", "bushi edo")),
            "marshal turtle",
            [("turtle", Move("stronghold", "kansai", "nagato"))],
            {"turtle asked": "marshal_due", "turtle may not": Move("stronghold", "nagato", "kansai")},
        ),
        Case(
            "the wind moves strongholds",
            game(seat("turtle", "stronghold kansai", "shinto shrine_1"), kami="fujin"),
            "kami",
            [],
            {"turtle may": Move("stronghold", "kansai", "kyoto")},
        ),
        Case(
            "each stronghold has force 1 in a harvest",
            game(seat("turtle", "2 stronghold oshu"), seat("koi", "bushi oshu")),
            "harvest turtle",
            [],
            {"turtle force oshu": 2, "turtle coins": 4},
        ),
        Case(
            "strongholds of others have none",
            game(seat("koi", "2 stronghold oshu")),
            "harvest koi",
            [],
            {"koi force oshu": 0, "koi coins": 1},
        ),
        Case(
            "a stronghold fights and is never taken or killed",
            game(
                seat("koi", "2 bushi nagato", "bushi edo", coins=5),
                seat("turtle", "stronghold nagato", "stronghold edo", coins=5),
                wars="nagato edo",
            ),
            "battle",
            # nothing to take: nobody is asked; the winner's 1 coin goes to the loser
            [("koi", bid(hostage=1)), ("turtle", bid())],
            {"koi tokens": "spring:nagato", "turtle stronghold nagato": 1, "koi vp": 0, "turtle coins": 6},
        ),
        Case(
            "a stronghold cannot be betrayed",
            game(seat("koi"), seat("turtle", "stronghold nagato", "bushi nagato")),
            "betray koi",
            [],
            {
                "koi may": [aim(Swap, "turtle", place="nagato", kind="bushi", own="bushi"), DONE],
                "koi choices": 2,
            },
        ),
        Case(
            "seppuku spares a stronghold",
            game(
                seat("koi", "bushi nagato", coins=2),
                seat("turtle", "stronghold nagato", "bushi nagato", coins=2),
                wars="nagato",
            ),
            "battle",
            [("koi", bid()), ("turtle", bid(seppuku=1)), ("turtle", USE)],
            # one figure; then 1 force each, and by now Turtle stands above
            {"turtle vp": 1, "honor": "turtle koi bonsai", "turtle tokens": "spring:nagato"},
        ),
    ),
    "dragonfly": (
        Case(
            "summons anywhere, as many as it has strongholds and one for the bonus",
            game(seat("dragonfly", "2 stronghold hokkaido")),
            "recruit dragonfly",
            [
                ("dragonfly", Summon("bushi", "nagato")),
                ("dragonfly", Summon("shinto", "edo")),
                ("dragonfly", Summon("shinto", "shrine_1")),
            ],
            {
                "dragonfly bushi nagato": 1,
                "dragonfly shinto edo": 1,
                "dragonfly shinto shrine_1": 1,
                "turns": "dragonfly recruit",
                "dragonfly asked": None,
            },
        ),
        Case(
            "without the bonus no more than its strongholds",
            game(seat("dragonfly"), seat("koi")),
            "recruit koi",
            [("dragonfly", Summon("bushi", "nagato"))],
            {"dragonfly asked": None, "dragonfly bushi nagato": 1},
        ),
        Case(
            "moves anywhere and uses no route, so there is no charge",
            game(seat("koi", cards="path_of_the_serpent"), seat("dragonfly", "bushi hokkaido", "bushi edo", coins=3)),
            "marshal dragonfly",
            [("dragonfly", Move("bushi", "hokkaido", "oshu")), ("dragonfly", Move("bushi", "edo", "nagato"))],
            {"dragonfly bushi oshu": 1, "dragonfly bushi nagato": 1, "dragonfly coins": 3, "koi asked": None},
        ),
        Case(
            "a monster comes to any province",
            game(seat("dragonfly", coins=3), market="river_dragon"),
            "train dragonfly",
            [("dragonfly", Buy("river_dragon")), ("dragonfly", Summon("river_dragon", "kyoto"))],
            {"dragonfly river_dragon kyoto": 1},
        ),
    ),
    "fox": (
        Case(
            "a bushi for each province without own force, as it likes",
            game(seat("fox", "bushi kansai"), *SKIRMISH, wars="nagato"),
            "war",
            [("fox", UseEffect(place="nagato", kind="bushi")), ("fox", UseEffect(place="oshu", kind="bushi"))],
            {
                "fox bushi nagato": 1,
                "fox bushi oshu": 1,
                "fox may": [UseEffect(place="edo", kind="bushi"), DONE],
                "fox may not": [UseEffect(place=place, kind="bushi") for place in ("kansai", "nagato", "oshu")],
            },
        ),
        Case(
            "it need not, and then it is over",
            game(seat("fox"), *SKIRMISH, wars="nagato"),
            "war",
            [("fox", DONE)],
            {"fox bushi reserve": 6, "fox asked": None, "lotus asked": "bid_due"},
        ),
        Case(
            "it is a placement, no summon",
            game(seat("fox", cards="path_of_the_warlord"), *SKIRMISH, wars="nagato"),
            "war",
            [("fox", UseEffect(place="edo", kind="bushi")), ("fox", DONE)],
            {"fox bushi edo": 1, "fox coins": 0},
        ),
        Case(
            "six bushi are six provinces at most",
            game(seat("fox", "4 bushi kansai"), *SKIRMISH, wars="nagato"),
            "war",
            [("fox", UseEffect(place="edo", kind="bushi")), ("fox", UseEffect(place="kyoto", kind="bushi"))],
            {"fox bushi reserve": 0, "fox asked": None},
        ),
    ),
    "bonsai": (
        Case(
            "the discount of training comes after the limit",
            game(seat("bonsai"), market="courage komainu path_of_the_lion"),
            "train bonsai",
            [("bonsai", Buy("courage"))],
            {"bonsai cards": "courage", "bonsai coins": 0},
        ),
        Case(
            "a card costs 1 at most, what is free stays free",
            game(seat("koi"), seat("bonsai", coins=1), market="courage path_of_the_lion"),
            "train koi",
            [("bonsai", Buy("courage"))],
            {"bonsai cards": "courage", "bonsai coins": 0},
        ),
        Case(
            "nothing is bought with nothing but what is free",
            game(seat("koi"), seat("bonsai"), market="courage path_of_the_lion"),
            "train koi",
            [turn("bonsai")],
            {"bonsai may": [Buy("path_of_the_lion"), DONE], "bonsai may not": Buy("courage")},
        ),
        Case(
            "a stronghold costs 1",
            game(seat("bonsai", coins=2)),
            "marshal bonsai",
            [("bonsai", Build("edo"))],
            {"bonsai stronghold edo": 1, "bonsai coins": 1},
        ),
    ),
    "moon": (
        Case(
            "figures have force 2, with what cards add on top; monsters their own if that is more",
            game(
                seat(
                    "moon",
                    "daimyo edo",
                    "bushi kyoto",
                    "shinto shrine_1",
                    "river_dragon oshu",
                    "komainu nagato",
                    cards="path_of_the_lion river_dragon komainu",
                )
            ),
            None,
            [],
            {
                "moon force edo": 3,
                "moon force kyoto": 2,
                "moon force shrine_1": 2,
                "moon force oshu": 5,
                "moon force nagato": 2,
            },
        ),
        Case(
            "with one figure it has more than another",
            game(seat("koi", "bushi oshu"), seat("moon", "bushi oshu", "stronghold edo")),
            "harvest moon",
            [],
            {"moon coins": 4, "moon force edo": 0},
        ),
        Case(
            "no third figure in a province, whoever brings it",
            game(seat("moon", "2 bushi oshu", "bushi kyoto", "stronghold oshu")),
            "recruit moon",
            [turn("moon")],
            {
                "moon may": Summon("shinto", "shrine_1"),
                "moon may not": [Summon("bushi", "oshu"), Summon("shinto", "oshu")],
            },
        ),
        Case(
            "no third figure by lightning or in exchange",
            game(seat("koi", "bushi oshu", "bushi edo"), seat("moon", "2 bushi oshu")),
            "betray moon",
            [],
            {
                "moon may": aim(Swap, "koi", place="edo", kind="bushi", own="bushi"),
                "moon may not": aim(Swap, "koi", place="oshu", kind="bushi", own="bushi"),
            },
        ),
        Case(
            "no third bushi by lightning",
            game(seat("moon", "2 bushi oshu", "shinto shrine_1"), kami="raijin"),
            "kami",
            [],
            {"moon may": Summon("bushi", "edo"), "moon may not": Summon("bushi", "oshu")},
        ),
        Case(
            "two at all shrines together",
            game(seat("moon", "shinto shrine_1", "shinto shrine_3")),
            "recruit moon",
            [turn("moon")],
            {
                "moon may": Summon("shinto", "oshu"),
                "moon may not": [Summon("shinto", "shrine_1"), Summon("shinto", "shrine_2")],
            },
        ),
        Case(
            "no ordinary monster",
            game(seat("moon", coins=9), market="komainu way_of_the_shogun"),
            "train moon",
            [],
            {"moon may": Buy("way_of_the_shogun"), "moon may not": Buy("komainu")},
        ),
    ),
}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{clan}: {case.says}", marks=pytest.mark.rule(f"RS-9.{clan}"))
        for clan, cases in CASES.items()
        for case in cases
    ],
)
def test_a_clan(case: Case) -> None:
    case.play()


@pytest.mark.rule("RS-9.lotus", "RS-4.2")
def test_lotus_announces_any_mandate_over_any_of_the_four_tiles() -> None:
    play = Play(game(seat("lotus"), holder="lotus", pile="recruit recruit marshal marshal")).start(Politics())
    announced = [Announce(tile, mandate) for tile in range(4) for mandate in MANDATES]
    play.check({"lotus may": announced, "lotus choices": 20, "lotus may not": ChooseTile(0)})
    play.do("lotus", Announce(1, "harvest")).check({"turns": "lotus harvest", "lotus coins": 1})
    assert play.state.table.turns[0].hidden
    assert play.state.laid == ("recruit",)
    assert play.state.pile[:3] == ("recruit", "marshal", "marshal")


def test_every_clan_has_a_case() -> None:
    assert list(CASES) == list(BOOK.clans)
    assert all(CASES.values())
