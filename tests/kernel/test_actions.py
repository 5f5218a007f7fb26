"""Action sets against brute force: whatever they compute must be what a plain list would say."""

import itertools
import string
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from warlords_core.actions import EMPTY, ONCE, ActionSet, Row, choice, menu, product, single, union, wrapped
from warlords_core.codec import to_json
from warlords_core.distributions import compositions, multisets
from warlords_core.forms import ActionForm, Choices, Distribution, Numbers, OneOf, Product, Slot
from warlords_core.rng import Stream
from warlords_core.types import Action

LABELS = "abcdefgh"


class Pick(Action, frozen=True, tag="pick"):
    value: Any
    place: int = 0


class Pass(Action, frozen=True, tag="pass"):
    """Nothing to say."""


NUMBERS_AND_PASS: list[Row[Any]] = [(Pick, "value", range(1, 3), {"place": 1}), (Pass, None, ONCE, {})]

Pair = tuple[ActionSet[Any], list[Any]]
"""A set, and its members as brute force lists them."""


def counts(total: int, caps: Sequence[int]) -> list[tuple[int, ...]]:
    every = itertools.product(*[range(min(cap, total) + 1) for cap in caps])
    return [spread for spread in every if sum(spread) == total]


@st.composite
def leaves(draw: st.DrawFn) -> Pair:
    kind: Literal["items", "range", "compositions", "multisets"] = draw(
        st.sampled_from(["items", "range", "compositions", "multisets"])
    )
    match kind:
        case "items":
            items = draw(st.lists(st.integers(-3, 3) | st.text(LABELS, max_size=2), max_size=5, unique=True))
            return choice(items), items
        case "range":
            first, size = draw(st.integers(-5, 5)), draw(st.integers(0, 6))
            return choice(range(first, first + size)), list(range(first, first + size))
        case "compositions":
            total, slots = draw(st.integers(0, 4)), draw(st.integers(0, 3))
            return compositions(total, LABELS[:slots]), counts(total, [total] * slots)
        case "multisets":
            total, caps = draw(st.integers(0, 5)), draw(st.lists(st.integers(0, 4), max_size=4))
            return multisets(total, caps, LABELS[: len(caps)]), counts(total, caps)


class Text(str):
    """Equal to a string, and none that a decoder makes."""

    __slots__ = ()


def joined(pairs: list[Pair]) -> Pair:
    # A number in front keeps the parts of a union apart.
    tagged = [(product(choice([n]), s), [(n, member) for member in listed]) for n, (s, listed) in enumerate(pairs)]
    return union(*[s for s, _ in tagged]), [member for _, listed in tagged for member in listed]


def crossed(pairs: list[Pair]) -> Pair:
    return product(*[s for s, _ in pairs]), list(itertools.product(*[listed for _, listed in pairs]))


def picked(pair: Pair) -> Pair:
    base, listed = pair
    return wrapped(Pick, "value", base, place=7), [Pick(value=member, place=7) for member in listed]


@st.composite
def sliced(draw: st.DrawFn, pairs: st.SearchStrategy[Pair]) -> Pair:
    base, listed = draw(pairs)
    part = draw(st.slices(len(listed)))
    return base[part], listed[part]


def grown(pairs: st.SearchStrategy[Pair]) -> st.SearchStrategy[Pair]:
    several = st.lists(pairs, max_size=3)
    return several.map(joined) | several.map(crossed) | pairs.map(picked) | sliced(pairs)


def small(pair: Pair) -> bool:
    return len(pair[1]) <= 400


SETS = st.recursive(leaves(), lambda pairs: grown(pairs.filter(small)), max_leaves=5).filter(small)


@given(SETS)
def test_a_set_is_its_list(pair: Pair) -> None:
    actions, listed = pair
    assert actions.size == len(actions) == len(listed)
    assert bool(actions) is bool(listed)
    assert list(actions) == listed
    assert [actions[place] for place in range(len(listed))] == listed
    assert [actions[place] for place in range(-len(listed), 0)] == listed
    assert [actions.index(member) for member in listed] == list(range(len(listed)))
    assert all(member in actions for member in listed)
    assert list(reversed(actions)) == listed[::-1]


@given(SETS)
def test_an_index_outside_is_refused(pair: Pair) -> None:
    actions, listed = pair
    for index in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            actions[index]


@given(SETS, st.data())
def test_slices_are_slices_of_the_list(pair: Pair, data: st.DataObject) -> None:
    actions, listed = pair
    part = data.draw(st.slices(len(listed)))
    assert list(actions[part]) == listed[part]
    assert actions[part].size == len(listed[part])
    for member in listed:
        assert (member in actions[part]) is (member in listed[part])


@given(SETS, SETS)
def test_members_of_other_sets_are_found_only_if_listed(one: Pair, other: Pair) -> None:
    for member in other[1]:
        # As bytes: in a list, True would be found for 1.
        listed = [to_json(member) for member in one[1]]
        assert (member in one[0]) is (to_json(member) in listed and type(member) in map(type, one[1]))


@given(SETS)
def test_no_member_twice(pair: Pair) -> None:
    places = [pair[0].find(member) for member in pair[0]]
    assert places == sorted(set(range(pair[0].size)))


@given(SETS)
def test_the_form_tells_the_size(pair: Pair) -> None:
    actions, listed = pair
    assume(not repr(actions).startswith("<Slice"))
    assert actions.form().size == len(listed)


class Dictated:
    """A source that answers what it was told, and notes what it was asked."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.asked: list[int] = []

    def below(self, bound: int) -> int:
        self.asked.append(bound)
        return self.answer


@given(SETS)
def test_sampling_is_exactly_as_uniform_as_its_source(pair: Pair) -> None:
    actions, listed = pair
    for place, member in enumerate(listed):
        source = Dictated(place)
        assert actions.sample(source) == member
        assert source.asked == [len(listed)]


def test_sampling_looks_uniform() -> None:
    # 4 coins over 4 slots: C(7, 3) = 35 members; chi-square with 34 degrees of freedom stays below 65.2 with p = 0.999.
    actions = compositions(4, "abcd")
    stream = Stream.seeded(1, "chi-square")
    drawn = Counter(actions.sample(stream) for _ in range(35 * 200))
    assert set(drawn) == set(actions)
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < 65.2


def test_nothing_can_be_drawn_from_the_empty_set() -> None:
    assert not EMPTY
    with pytest.raises(ValueError, match="cannot draw below 0"):
        EMPTY.sample(Stream.seeded(1, "empty"))


@pytest.mark.parametrize(
    ("actions", "strangers"),
    [
        (choice((1, 2)), [True, 1.0, "1", (1,), None, 3, [1]]),
        (choice((0, 1)), [False, True]),
        (choice(range(3)), [True, 1.0, -1, 3, "1", None]),
        (choice("abc"), ["ab", "", "d", 1]),
        (choice(((1, 2),)), [(True, 2), (1,), [1, 2], (1.0, 2)]),
        (compositions(2, "ab"), [(True, 1), (1.0, 1), (3, -1), (1, 2), (1,), (1, 1, 0), [1, 1], 2, "11"]),
        (multisets(2, (1, 2), "ab"), [(2, 0), (True, 1), (0, 3), (1, 0)]),
        (product(choice((1, 2)), choice("xy")), [(True, "x"), (1, "z"), (1,), ("x", 1), [1, "x"], (1, "x", "x")]),
        (
            product(choice("ab"), choice("xy")),
            [("a",), ("a", "z"), ("a", "x", "x"), "ax", ["a", "x"], (Text("a"), "x"), ("a", ["x"]), ("a", b"x")],
        ),
        (union(choice((1,)), choice("x")), [True, "y", 2]),
        (single(Pick(value=1)), [Pick(value=True), Pick(value=1, place=False), Pick(value=2), Pass(), "pick", None]),
        (
            wrapped(Pick, "value", product(choice((1, 2)))),
            [Pick(value=1), Pick(value=(True,)), Pick(value=(1,), place=2), Pass(), (1,), None],
        ),
        (
            menu(NUMBERS_AND_PASS),
            [Pick(1, 0), Pick(True, 1), Pick(1.0, 1), Pick(1, True), Pick([1], 1), Pick(3, 1), Pick(None, 1), None],
        ),
    ],
    ids=repr,
)
def test_strangers_are_no_members(actions: ActionSet[Any], strangers: list[object]) -> None:
    for stranger in strangers:
        assert stranger not in actions
        with pytest.raises(ValueError, match="not in the action set"):
            actions.index(stranger)


def test_a_single_action() -> None:
    actions = single(Pick(value=1))
    assert list(actions) == [Pick(value=1)]
    assert actions.index(Pick(value=1)) == 0
    assert actions.size == 1


def test_a_menu_is_the_union_of_its_rows() -> None:
    rows: list[Row[Any]] = [
        (Pick, "value", range(3), {"place": 1}),
        (Pick, "place", (), {"value": 9}),
        (Pick, "place", (7, 2), {"value": "north"}),
        (Pick, None, ONCE, {"value": 4}),
        (Pass, None, ONCE, {}),
    ]
    listed = [Pick(0, 1), Pick(1, 1), Pick(2, 1), Pick("north", 7), Pick("north", 2), Pick(4), Pass()]
    actions = menu(rows)
    assert list(actions) == listed
    assert [actions.index(each) for each in listed] == list(range(7))
    assert actions.size == 7
    form = actions.form()
    assert isinstance(form, OneOf)
    rows_told = [part for part in form.parts if isinstance(part, ActionForm)]
    assert len(rows_told) == len(form.parts)
    # The field that differs; of a single action, all its fields.
    assert [(part.size, part.field, [(each.field, each.value) for each in part.fixed]) for part in rows_told] == [
        (3, "value", [("place", 1)]),
        (2, "place", [("value", "north")]),
        (1, None, [("value", 4)]),
        (1, None, []),
    ]


def test_what_a_wrapping_forgets_does_not_make_a_member() -> None:
    # out_of sorts the value, so (2, 1) is found as (1, 2); but only (1, 2) is ever made.
    actions = wrapped(Pick, "value", choice(((1, 2),)), out_of=lambda value: tuple(sorted(value)))
    assert Pick(value=(1, 2)) in actions
    assert Pick(value=(2, 1)) not in actions


def test_a_wrapping_turns_members_into_values_and_back() -> None:
    actions = wrapped(Pick, "value", choice((1, 2, 3)), into=str, out_of=int, place=4)
    assert list(actions) == [Pick(value=text, place=4) for text in "123"]
    assert actions.index(Pick(value="3", place=4)) == 2


def test_numbers_beyond_a_billion_are_not_listed() -> None:
    plans = product(*[choice(("blue", "red", "black", "act", "wait"))] * 14)
    assert len(plans) == 5**14  # 6,103,515,625
    for index in (0, 1, 5**13, 5**14 - 1, -1):
        assert plans.index(plans[index]) == index % 5**14
    assert plans[-1] == ("wait",) * 14
    assert plans[5**14 - 5 : 5**14].size == 5
    assert [plan[-1] for plan in plans[:5]] == ["blue", "red", "black", "act", "wait"]


def test_words_that_are_written_out_are_those_of_the_plain_product() -> None:
    # Sizes on both sides of what is written out: 5 * 5 * 7 <= 256 < 5 * 5 * 7 * 2, and a choice that stands alone.
    letters = [string.ascii_letters[:size] for size in (5, 5, 7, 2, 50)]
    words = product(*map(choice, letters))
    expected = list(itertools.product(*letters))
    assert list(words) == expected
    assert [words.index(word) for word in expected] == list(range(17_500))


def test_sizes_have_no_upper_bound() -> None:
    huge = product(*[choice(range(1000))] * 30)
    assert huge.size == 10**90 > 2**63
    with pytest.raises(OverflowError):
        len(huge)
    assert huge[10**89] == (100, *(0,) * 29)
    assert huge.index(huge[10**89 + 1]) == 10**89 + 1
    assert huge[1:].size == 10**90 - 1
    assert huge[::2].size == 5 * 10**89
    assert huge[::-1][0] == (999,) * 30
    assert huge[::-3].size == (10**90 + 2) // 3
    assert huge.sample(Stream.seeded(3, "huge")) in huge
    assert huge.form().size == 2**53 - 1
    assert choice(range(2**70)).size == 2**70
    assert choice(range(2**70)).index(2**69) == 2**69


def test_a_known_count() -> None:
    # 10 coins over 5 slots: C(14, 4) = 1001. Three units of kinds of which there are 2, 1 and 1: all different, or two
    # of the first kind and one of either other.
    assert compositions(10, "abcde").size == 1001
    assert list(multisets(3, (2, 1, 1), "abc")) == [(1, 1, 1), (2, 0, 1), (2, 1, 0)]
    assert list(compositions(0, "")) == [()]
    assert compositions(1, "").size == 0


@pytest.mark.parametrize("total", [32, 33])
def test_compositions_are_counted_the_same_whatever_their_total(total: int) -> None:
    """On both sides of the total up to which numbers are written down."""
    listed = counts(total, [total] * 3)
    actions = compositions(total, "abc")
    assert list(actions) == listed
    assert [actions.find(member) for member in listed] == list(range(len(listed)))
    for wrong in ((0, 0, total + 1), (-1, 1, total), (0, total), (0, 0, 0, total), (True, 0, total - 1), [0, 0, total]):
        assert wrong not in actions
    assert actions.form() == Distribution(len(listed), total, tuple([Slot(label, total) for label in "abc"]))
    assert compositions(total, "").size == 0
    assert list(compositions(total, "a")) == [(total,)]


@given(total=st.integers(33, 10**6), slots=st.integers(1, 5), index=st.integers(0, 10**40))
def test_a_composition_of_any_total_has_its_place(total: int, slots: int, index: int) -> None:
    actions = compositions(total, LABELS[:slots])
    place = index % actions.size
    assert actions.find(actions.at(place)) == place
    assert actions.at(0) == (*(0,) * (slots - 1), total)
    assert actions.at(actions.size - 1) == (total, *(0,) * (slots - 1))


def test_a_range_with_steps_is_a_choice_of_its_numbers() -> None:
    assert list(choice(range(9, 0, -3))) == [9, 6, 3]
    assert choice(range(9, 0, -3)).form() == Choices(size=3, values=(9, 6, 3))


@pytest.mark.parametrize(
    "make",
    [
        lambda: compositions(-1, "ab"),
        lambda: multisets(1, (-1, 2), "ab"),
        lambda: multisets(1, (1,), "ab"),
    ],
)
def test_totals_and_caps_must_make_sense(make: Any) -> None:
    with pytest.raises(ValueError, match="caps"):
        make()


def test_forms_describe_a_set_without_listing_it() -> None:
    actions = union(
        wrapped(Pick, "value", product(choice(range(1, 4)), compositions(2, ("north", "south"))), place=5),
        single(Pass()),
    )
    form = actions.form()
    assert isinstance(form, OneOf)
    pick, nothing = form.parts
    assert isinstance(pick, ActionForm)
    assert (pick.action, pick.field, pick.size) == ("pick", "value", 9)
    assert [(fixed.field, fixed.value) for fixed in pick.fixed] == [("place", 5)]
    assert nothing == ActionForm(size=1, action="pass", field=None)
    assert isinstance(pick.of, Product)
    numbers, spread = pick.of.parts
    assert numbers == Numbers(size=3, first=1, last=3)
    assert isinstance(spread, Distribution)
    assert [(slot.label, slot.cap) for slot in spread.slots] == [("north", 2), ("south", 2)]
    assert choice((("gold", "bards"), 7, None)).form() == Choices(size=3, values=(("gold", "bards"), 7, "None"))
    assert actions[1:3].form() == form
    assert repr(actions) == "<Union of 10>"
