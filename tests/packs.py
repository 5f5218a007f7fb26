"""A content pack so small that a person can follow a whole match of it on paper."""

from warlords_core.rules import Text
from warlords_core.xidit.model import Unit
from warlords_core.xidit.pack import (
    Pack,
    PackCity,
    PackDummyStep,
    PackOpening,
    PackRegion,
    PackRoad,
    PackSupply,
    PackThreat,
    PackTile,
    PackTitan,
)

# The map: a ring of six roads and one across; every city lacks a colour except 2 and 5.
#
#      west  |     central    |  east
#            |                |
#     1 ---blue--- 2 ---red---+--- 3         1, 4: west
#     |      |     |          |    |         2:    west and central
#   black    |   black        |  black       5:    central and east
#     |      |     |          |    |         3, 6: east
#     4 ----red--- 5 ---blue--+--- 6
#            |                |
#
#     city  blue  red  black
#       1     2    -     4
#       2     1    3     5
#       3     -    2     6
#       4     -    5     1
#       5     6    4     2
#       6     5    -     3
#
# Regions by position: 0 west 3/1, 1 central 6/4 (bastion), 2 east 4/2.
#
# Tiles:
#     city  recruitment            threat             gold  bards  storeys
#       1   militia, archer        militia              2     1      1
#       2   militia                militia, archer      3     2      1
#       3   archer, infantry       archer               1     2      2
#       4   militia, cleric        infantry             4     1      3
#       5   infantry               archer, archer       5     3      4
#       6   cleric, battle mage    cleric               2     2      2
#
# Opening: 2 camps, 1 threat, 1 tile as recruitment pile, which becomes the next one at once, so that pile is empty.
# The full set leaves 2 for the threat pile: one is next, one stays. The reduced set (without city 5) leaves 1: next.
#
# Titans: stack 0: price 1 (gold 3, bards 1, storeys 1) on top of price 2 (4, 2, 2); stack 1: price 2 (5, 2, 1).


def tiny_pack() -> Pack:
    """The pack ``tiny-6``, version 1; sound, and not known to any process before ``content.add``."""
    return Pack(
        id="tiny-6",
        version=1,
        title=Text("Tiny board, 6 cities", "微型版图（6城）", "極小マップ（6都市）"),
        about=Text("Made up for tests.", "仅供测试。", "テスト用の創作。"),
        supply=PackSupply(militia=4, archer=3, infantry=3, cleric=2, battle_mage=1),
        bards=4,
        storeys=5,
        opening=PackOpening(camps=2, threats=1, recruitment_pile=1),
        cities=(
            PackCity(1, ("west",)),
            PackCity(2, ("west", "central")),
            PackCity(3, ("east",)),
            PackCity(4, ("west",)),
            PackCity(5, ("central", "east")),
            PackCity(6, ("east",)),
        ),
        roads=(
            PackRoad("blue", (1, 2)),
            PackRoad("red", (2, 3)),
            PackRoad("black", (3, 6)),
            PackRoad("blue", (5, 6)),
            PackRoad("red", (4, 5)),
            PackRoad("black", (1, 4)),
            PackRoad("black", (2, 5)),
        ),
        regions=(
            PackRegion("west", 3, 1, bastion=False),
            PackRegion("central", 6, 4, bastion=True),
            PackRegion("east", 4, 2, bastion=False),
        ),
        tiles=(
            _tile(1, ("militia", "archer"), ("militia",), (2, 1, 1)),
            _tile(2, ("militia",), ("militia", "archer"), (3, 2, 1)),
            _tile(3, ("archer", "infantry"), ("archer",), (1, 2, 2)),
            _tile(4, ("militia", "cleric"), ("infantry",), (4, 1, 3)),
            _tile(5, ("infantry",), ("archer", "archer"), (5, 3, 4)),
            _tile(6, ("cleric", "battle_mage"), ("cleric",), (2, 2, 2)),
        ),
        reduced_set_without=(5,),
        titans=((PackTitan(1, 3, 1, 1), PackTitan(2, 4, 2, 2)), (PackTitan(2, 5, 2, 1),)),
        dummy_step=PackDummyStep(wealth=3, influence=1, reputation=2),
    )


def _tile(
    city: int, recruitment: tuple[Unit, ...], threat: tuple[Unit, ...], rewards: tuple[int, int, int]
) -> PackTile:
    return PackTile(city, recruitment, PackThreat(threat, *rewards))
