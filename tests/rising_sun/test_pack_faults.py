"""What is wrong with a pack is told with its place."""

from typing import Any

import pytest
from msgspec.structs import replace

from warlords_core.errors import PackError
from warlords_core.rising_sun import content
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
