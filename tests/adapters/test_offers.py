"""Offers against plain indexes: every member is reached by one path, in order, in steps of bounded size."""

import math
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.test_actions import SETS, Pair, Pass, Pick
from warlords_core.actions import EMPTY, ActionSet, choice, product, single, union, wrapped
from warlords_core.adapters.offers import Offer, described, narrowed, offered, path_to
from warlords_core.distributions import compositions, multisets
from warlords_core.forms import Form, Numbers

COLOURS = choice(("blue", "red", "act"))
PLAN = wrapped(Pick, "value", product(*[COLOURS] * 6))
BID = wrapped(Pick, "value", compositions(14, ("hostage", "seppuku", "ronin", "poets", "coins")))


def endings(offer: Offer, width: int, before: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], range]]:
    """All paths of an offer and what they lead to, depth first."""
    assert 1 <= offer.size <= width
    for chosen in range(offer.size):
        path, further = (*before, chosen), narrowed(offer, chosen, width)
        if further is None:
            yield path, offer.span(chosen)
        else:
            assert further.size > 1, "a step that leaves no choice is no step"
            yield from endings(further, width, path)


def words(actions: ActionSet[Any], path: tuple[int, ...], width: int) -> list[str]:
    """What the choices of a path say, step by step; not of those that are a member of a set that fits."""
    offer: Offer | None = offered(actions, width)
    said: list[str] = []
    for chosen in path:
        assert offer is not None
        assert offer.parts is not None
        said.append(described(offer.parts[chosen]))
        offer = narrowed(offer, chosen, width)
    assert offer is None
    return said


@given(pair=SETS, width=st.integers(2, 7))
def test_every_member_is_reached_by_one_path_in_the_order_of_the_set(pair: Pair, width: int) -> None:
    actions, members = pair
    if not members:
        return
    found = list(endings(offered(actions, width), width))
    assert [list(span) for _, span in found] == [[index] for index in range(len(members))]
    assert [path for path, _ in found] == [path_to(index, actions, width) for index in range(len(members))]


@given(pair=SETS)
def test_a_set_that_fits_is_offered_at_once(pair: Pair) -> None:
    actions, members = pair
    if members:
        offer = offered(actions, max(2, len(members)))
        assert (offer.first, offer.size, offer.parts) == (0, len(members), None)


def test_a_product_is_chosen_part_by_part() -> None:
    # 3**6 = 729 plans; "red" is place 1 of each part, so the index in base 3 is 1 0 2 2 0 1.
    index = 1 * 243 + 0 * 81 + 2 * 27 + 2 * 9 + 0 * 3 + 1
    path = path_to(index, PLAN, 256)
    assert path == (1, 0, 2, 2, 0, 1)
    assert words(PLAN, path, 256) == [
        "pick red ? ? ? ? ?",
        "pick red blue ? ? ? ?",
        "pick red blue act ? ? ?",
        "pick red blue act act ? ?",
        "pick red blue act act blue ?",
        "pick red blue act act blue red",
    ]


def test_coins_are_spread_slot_by_slot_until_nothing_is_left_open() -> None:
    # C(14 + 4, 4) = 3060 bids. All coins into the first slot leave nothing to choose: one step.
    assert BID.size == math.comb(18, 4)
    assert path_to(BID.index(Pick(value=(14, 0, 0, 0, 0))), BID, 256) == (14,)
    # With 2, 0, 5 taken, 7 are left for two slots: the fourth takes 3, the rest follows.
    path = path_to(BID.index(Pick(value=(2, 0, 5, 3, 4))), BID, 256)
    assert path == (2, 0, 5, 3)
    assert words(BID, path, 256) == ["pick 2 ?", "pick 2 0 ?", "pick 2 0 5 ?", "pick 2 0 5 3 4"]


def test_caps_leave_out_what_is_impossible() -> None:
    # 4 units of two kinds, at most 3 and 2: (2, 2) and (3, 1), so the choices are 2 and 3 of the first kind.
    units = multisets(4, (3, 2), ("archer", "knight"))
    both = product(units, COLOURS)
    assert [words(both, path_to(index, both, 3), 3) for index in (0, 5)] == [
        ["2 2 ?", "2 2 blue"],
        ["3 1 ?", "3 1 act"],
    ]


def test_a_union_is_chosen_from_by_its_parts() -> None:
    either = union(single(Pass()), wrapped(Pick, "value", choice(range(300))))
    assert words(either, path_to(0, either, 256), 256) == ["pass"]
    # 300 numbers need pages of two: number 7 is the second of page 3.
    assert path_to(8, either, 256) == (1, 3, 1)
    assert words(either, (1, 3, 1), 256) == ["pick 0..299", "pick 6..7", "pick 7"]


def test_more_parts_than_the_width_are_grouped() -> None:
    seven = union(*[single(Pick(value=number)) for number in range(7)])
    # Three pages of 3, 3 and 1 parts.
    assert [path_to(index, seven, 3) for index in range(7)] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2,)]


@pytest.mark.parametrize("width", [2, 256])
def test_a_set_of_any_size_takes_few_steps(width: int) -> None:
    huge = product(*[choice(range(10**6))] * 20, compositions(30, tuple("abcdefgh")))
    for index in (0, huge.size // 3, huge.size - 1):
        path = path_to(index, huge, width)
        assert len(path) <= 20 * 20 + 8 * 5  # log2(10**6) < 20, and 5 for each of the 31 counts of a slot
        assert max(path) < width


class Told(ActionSet[int]):
    """A set whose form says less than it has."""

    def __init__(self) -> None:
        self.size = 10

    def at(self, index: int) -> int:
        return index

    def find(self, member: object) -> int | None:
        return member if isinstance(member, int) and 0 <= member < 10 else None

    def form(self) -> Form:
        return Numbers(size=2, first=0, last=1)


def test_a_set_whose_form_does_not_count_it_is_chosen_from_by_number() -> None:
    assert [path_to(index, Told(), 4) for index in range(10)] == [
        *[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)],
        (3,),
    ]


@pytest.mark.parametrize("wrong", [-1, 3])
def test_a_choice_that_is_none_is_refused(wrong: int) -> None:
    for actions, width in ((COLOURS, 256), (PLAN, 256), (COLOURS, 2)):
        offer = offered(actions, width)
        if wrong == 3 and offer.size == 2:
            continue
        with pytest.raises(ValueError, match=f"choices 0 to {offer.size - 1}, not {wrong}"):
            offer.span(wrong)
        with pytest.raises(ValueError, match=f"not {wrong}"):
            narrowed(offer, wrong, width)


@pytest.mark.parametrize("actions", [EMPTY, COLOURS])
def test_a_member_that_is_none_has_no_path(actions: ActionSet[Any]) -> None:
    with pytest.raises(ValueError, match="not 3"):
        path_to(3, actions, 256)


def test_a_step_has_room_for_two_choices() -> None:
    with pytest.raises(ValueError, match="2 choices, not 1"):
        offered(COLOURS, 1)
