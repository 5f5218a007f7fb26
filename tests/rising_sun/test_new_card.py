"""A card that no phase has heard of: data alone makes it work, and its effects take their turn (RS-6.1)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import act, begin, game, seat
from warlords_core.errors import PackError
from warlords_core.rising_sun import content, legal
from warlords_core.rising_sun.decisions import Done, PickEffect, TakeTurn, UseEffect
from warlords_core.rising_sun.pack import Pack, PackCard
from warlords_core.rising_sun.steps import Bidding, NextWar, Ordering, PickingEffect, WarBeginning
from warlords_core.rising_sun.vocabulary import Act, Gain, Powers
from warlords_core.rules import Text

SHIPPED = content.get("eight-provinces")
WORDS = Text("A new card.", "新卡。", "新しいカード。")


def with_card(powers: Powers, **more: Any) -> Pack:
    """The shipped pack and one more card, as a pack of its own."""
    figures: dict[str, Any] = {"sets": ("core",), "season": "spring", "type": "virtue", "cost": 1, "copies": 2} | more
    card = PackCard(id="newcomer", name=WORDS, text=WORDS, powers=powers, **figures)
    return replace(SHIPPED, id="with-newcomer", cards=(*SHIPPED.cards, card))


@pytest.mark.rule("RS-10.0", "RS-6.1")
def test_a_card_of_data_alone_works_at_its_moment() -> None:
    """A gain and an act at the start of a battle: two points for each stronghold, a bushi anywhere."""
    powers = Powers(
        gains=(Gain(on="battle_begins", whose="anybody", vp=2, per="strongholds"),),
        acts=(Act(on="battle_begins", whose="anybody", do="place_bushi_anywhere"),),
    )
    content.add(with_card(powers))
    state = game(
        seat("koi", "bushi edo", "2 stronghold oshu", cards=["newcomer"]),
        seat("lotus", "bushi edo"),
        seat("turtle"),
        options={"pack": "with-newcomer"},
        phase="war",
        wars=("edo",),
    )
    state = begin(state, NextWar()).state
    assert isinstance(state.agenda[-1], PickingEffect)
    state = act(state, 0, PickEffect(1)).state
    assert UseEffect(place="kyoto", kind="bushi") in legal.legal_actions(state, 0)
    state = act(state, 0, Done()).state
    assert state.players[0].vp == 4


@pytest.mark.rule("RS-6.1", "RS-9.koi", "RS-10.way_of_the_righteous")
@pytest.mark.parametrize(("when", "coins"), [("first", [2, 0, 3]), ("last", [1, 0, 4])])
def test_the_highest_in_honor_goes_first_or_last(when: Any, coins: list[int]) -> None:
    """Koi turns its ronin into coins: the Righteous takes one of them only if Koi has done so before."""
    state = game(
        seat("koi", "bushi edo", ronin=2),
        seat("lotus", "bushi edo"),
        seat("turtle", cards=["way_of_the_righteous", "way_of_the_shogun"]),
        honor=(2, 0, 1),
        wars=("edo",),
    )
    state = begin(state, WarBeginning()).state
    assert isinstance(state.agenda[-1], Ordering)
    assert legal.owing(state) == [2]
    state = act(state, 2, TakeTurn(when)).state
    if when == "last":
        state = act(state, 2, PickEffect(0)).state
    assert isinstance(state.agenda[-1], Bidding)
    assert [player.coins for player in state.players] == coins


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
