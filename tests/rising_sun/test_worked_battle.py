"""The battle of the public rules example, from the start of the war phase to reparations (RS-6)."""

import pytest

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import USE, Play, aim, bid
from warlords_core.rising_sun.decisions import TakeHostage
from warlords_core.rising_sun.events import TieBroken
from warlords_core.rising_sun.war_events import AdvantageWon, BattleWon, ReparationsPaid, RoninHired


@pytest.mark.rule(
    "RS-6.1",
    "RS-6.3",
    "RS-6.4",
    "RS-6.5",
    "RS-6.6",
    "RS-6.7",
    "RS-6.8",
    "RS-6.9",
    "RS-6.10",
    "RS-6.11",
    "RS-9.koi",
    "RS-10.oni_of_skulls",
)
def test_the_battle_of_nagato() -> None:
    """Turtle and Lotus are allies. Koi turns in its ronin first; Kyoto, still to come, keeps the war going."""
    play = Play(
        game(
            seat("koi", "2 bushi nagato", "bushi kyoto", coins=7, ronin=3),
            seat("lotus", "shinto nagato", coins=6, ronin=3),
            seat("turtle", "bushi nagato", "oni_of_skulls nagato", coins=4, ronin=1, vp=2, cards="oni_of_skulls"),
            allies="lotus-turtle",
            wars="nagato kyoto",
        )
    )
    play.start("war").check(
        {
            "honor": "koi lotus turtle",
            "koi coins": 10,
            "koi ronin": 0,
            "koi force nagato": 2,
            "lotus force nagato": 1,
            "turtle force nagato": 4,  # the oni counts 3: nobody in the battle stands lower
        }
    )
    play.do("turtle", bid(poets=1)).do("koi", bid(hostage=3, ronin=1, poets=3)).do(
        "lotus", bid(seppuku=1, hostage=3, ronin=2)
    )

    play.check({"lotus asked": "advantage_due", "koi coins": 3, "lotus coins": 0, "turtle coins": 3})
    play.do("lotus", USE).check(
        {
            "lotus vp": 1,
            "lotus shinto nagato": 0,
            "lotus shinto reserve": 3,
            "honor": "lotus koi turtle",
            "lotus asked": "hostage_due",  # 3 to 3, and by now Lotus stands above Koi
        }
    )
    play.do("lotus", aim(TakeHostage, "turtle", kind="oni_of_skulls")).check(
        {
            "lotus vp": 2,
            "turtle vp": 1,
            "turtle oni_of_skulls captive_1": 1,
            "turtle force nagato": 1,
            "lotus asked": "advantage_due",
        }
    )
    play.do("lotus", USE).check(
        {
            "lotus tokens": "spring:nagato",
            "koi bushi nagato": 0,
            "koi bushi reserve": 5,
            "turtle bushi nagato": 1,
            "lotus ronin": 3,
            "koi asked": "advantage_due",
        }
    )
    play.do("koi", USE).check(
        {
            "koi vp": 3,  # a shinto and two bushi; the oni was taken, not killed
            "koi coins": 6,  # 3 kept and half of the 6 that Lotus bid
            "turtle coins": 6,
            "lotus coins": 0,
            "koi asked": "bid_due",  # for Kyoto
            "wars": 1,
        }
    )
    won = [(event.advantage, event.seat) for event in play.events if isinstance(event, AdvantageWon)]
    assert won == [("seppuku", 1), ("hostage", 1), ("ronin", 1), ("poets", 0)]
    told = [event for event in play.events if isinstance(event, TieBroken | RoninHired | BattleWon | ReparationsPaid)]
    assert told == [
        TieBroken(seat=1, seats=(0,), rule="RS-6.4"),
        RoninHired(seat=1, force=3),
        BattleWon(province="nagato", seats=(0, 1, 2), force=(2, 3, 1), winner=1),
        ReparationsPaid(winner=1, losers=(0, 2), coins=(3, 3)),
    ]
