"""What is wrong with a pack is told with its place."""

from typing import Any

import pytest
from msgspec.structs import replace

from warlords_core.errors import PackError
from warlords_core.rising_sun import content, pack_checks
from warlords_core.rising_sun.pack import Pack, PackCard
from warlords_core.rising_sun.vocabulary import Act, Gain, Powers
from warlords_core.rules import Text

SHIPPED = content.get("eight-provinces")
WORDS = Text("A new card.", "新卡。", "新しいカード。")


def with_card(powers: Powers, **more: Any) -> Pack:
    """The shipped pack and one more card, as a pack of its own."""
    figures: dict[str, Any] = {"sets": ("core",), "season": "spring", "type": "virtue", "cost": 1, "copies": 2} | more
    card = PackCard(id="newcomer", name=WORDS, text=WORDS, powers=powers, **figures)
    return replace(SHIPPED, id="with-newcomer", cards=(*SHIPPED.cards, card))


@pytest.mark.parametrize(
    ("powers", "more", "code", "place"),
    [
        (Powers(gains=(Gain(on="winter"),)), {}, "gains_nothing", "gains/0"),
        (Powers(gains=(Gain(on="winter", vp=1, only=("here",)),)), {}, "other_moment", "gains/0/only/0"),
        (Powers(acts=(Act(on="winter", do="spare"),)), {}, "other_moment", "acts/0/do"),
        (Powers(acts=(Act(on="winter", do="place_shinto_at_shrine"),)), {}, "other_moment", "acts/0/do"),
        (Powers(), {"sets": ("core", "torii")}, "in_core_and_other", ""),
        (Powers(), {"sets": ("nowhere",)}, "unknown_set", ""),
        (Powers(), {"type": "monster"}, "no_monster", ""),
    ],
)
def test_a_pack_with_faults_is_refused_with_their_places(
    powers: Powers, more: dict[str, Any], code: str, place: str
) -> None:
    with pytest.raises(PackError) as refused:
        content.add(with_card(powers, **more))
    found = {(fault.code, fault.pointer) for fault in refused.value.problems}
    assert any(each == code and pointer.endswith(place) for each, pointer in found)
    assert all(pointer.startswith(f"/cards/{len(SHIPPED.cards)}") for _, pointer in found)


def many(**changes: Any) -> Pack:
    """The shipped pack with many copies of one more card, in a set of its own."""
    pack = with_card(Powers(), **{"sets": ("torii",), "copies": 9, **changes})
    return replace(pack, id="with-many")


def times(pack: Pack, number: int, powers: Powers) -> Pack:
    """The last card so many times, under other names."""
    card = replace(pack.cards[-1], powers=powers)
    more = tuple([replace(card, id=f"newcomer_{place}") for place in range(number)])
    return replace(pack, cards=(*pack.cards[:-1], *more))


# Of the shipped pack 36 copies are of the core set or torii, and 2 hear of coins.
TOO_LARGE: dict[str, tuple[Pack, list[tuple[str, str]]]] = {
    "99 bushi": (replace(SHIPPED, id="with-many", in_reserve=replace(SHIPPED.in_reserve, bushi=98)), []),
    "100 bushi": (
        replace(SHIPPED, id="with-many", in_reserve=replace(SHIPPED.in_reserve, bushi=99)),
        [("too_many_pieces", "/in_reserve/bushi")],
    ),
    "63 copies": (times(many(), 3, Powers()), []),
    "72 copies": (
        times(many(), 4, Powers()),
        [("too_many_copies", f"/sets/{[each.id for each in SHIPPED.sets].index('torii')}")],
    ),
    "29 who hear of coins": (times(many(), 3, Powers(gains=(Gain(on="coins_gained", vp=1),))), []),
    "83 who hear of coins": (
        times(many(), 3, Powers(gains=(Gain(on="coins_gained", vp=1),) * 3)),
        [("too_many_listeners", "/cards")],
    ),
}


@pytest.mark.parametrize("name", TOO_LARGE)
def test_a_pack_that_a_state_cannot_hold_is_refused(name: str) -> None:
    pack, expected = TOO_LARGE[name]
    assert [(fault.code, fault.pointer) for fault in pack_checks.faults(pack_checks.pages(pack))] == expected
