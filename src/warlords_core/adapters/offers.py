"""Offers: an action set of any size as a few steps, each with a limited number of choices.

Learners want a fixed number of actions. A set that fits into that width is offered at once: choice i is its i-th
member. A larger one is chosen part by part, along its form: a plan order by order, a bid slot by slot, one of many
numbers page by page. Nothing is ever listed: an offer knows how many members each of its choices still leaves.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil, prod
from typing import Final, assert_never

from msgspec.structs import replace

from warlords_core.actions import ActionSet
from warlords_core.distributions import multisets
from warlords_core.forms import ActionForm, Choices, Distribution, Form, Numbers, OneOf, Product, Slot, told

MOST_TOLD: Final = told(2**64)
"""A form that says so may have more members."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices of one step: neighbouring spans of members of an action set."""

    first: int
    """Index of the first member that is still possible."""
    size: int
    """How many choices there are."""
    parts: tuple[Form, ...] | None = None
    """What each choice leaves open, in the order of the set; None: each is a member of its own."""

    def span(self, choice: int) -> range:
        """The indexes of the members that a choice leaves.

        Raises:
            ValueError: there is no such choice.
        """
        if not 0 <= choice < self.size:
            raise ValueError(f"there are choices 0 to {self.size - 1}, not {choice}")
        if self.parts is None:
            return range(self.first + choice, self.first + choice + 1)
        *_, first, last = accumulate(map(size_of, self.parts[: choice + 1]), initial=self.first)
        return range(first, last)

    def left(self, choice: int) -> int:
        """How many members a choice leaves; unlike ``len`` of its span it has no upper bound.

        Raises:
            ValueError: there is no such choice.
        """
        span = self.span(choice)
        return span.stop - span.start

    def holding(self, index: int) -> int:
        """The choice whose span holds an index, which one of them does."""
        if self.parts is None:
            return index - self.first
        ends = [*accumulate(map(size_of, self.parts), initial=self.first)][1:]
        return bisect_right(ends, index)


def offered(actions: ActionSet[object], width: int) -> Offer:
    """The first step into an action set, which must not be empty; no step has more choices than the width.

    Raises:
        ValueError: the width is below 2.
    """
    if width < 2:
        raise ValueError(f"a step needs room for 2 choices, not {width}")
    if actions.size <= width:
        return Offer(0, actions.size)
    form = actions.form()
    if _counted(form) != actions.size:
        # The form tells of more than the set holds, as that of a page does; its members are chosen by their numbers.
        form = _numbers(0, actions.size - 1)
    parts = _grouped(_split(form, width), width)
    return Offer(0, len(parts), parts)


def narrowed(offer: Offer, choice: int, width: int) -> Offer | None:
    """The offer after a choice; None: the choice leaves one member.

    Raises:
        ValueError: there is no such choice.
    """
    if offer.left(choice) == 1 or offer.parts is None:
        return None
    parts = _grouped(_split(offer.parts[choice], width), width)
    return Offer(offer.span(choice).start, len(parts), parts)


def path_to(index: int, actions: ActionSet[object], width: int) -> tuple[int, ...]:
    """The choices, step by step, that lead to the member of an index.

    Raises:
        ValueError: there is no such member, or the width is below 2.
    """
    if not 0 <= index < actions.size:
        raise ValueError(f"there are members 0 to {actions.size - 1}, not {index}")
    offer: Offer | None = offered(actions, width)
    path: list[int] = []
    while offer is not None:
        choice = offer.holding(index)
        path.append(choice)
        offer = narrowed(offer, choice, width)
    return tuple(path)


def size_of(form: Form) -> int:
    """The number of members of the set that a form describes, without the bound that its own figure has."""
    return form.size if form.size < MOST_TOLD else _counted(form)


def _counted(form: Form) -> int:
    """The number of members by what the form tells of them, down to its leaves."""
    match form:
        case Choices(values=values):
            return len(values)
        case Numbers(first=first, last=last):
            return last - first + 1
        case Distribution(total=total, slots=slots):
            return multisets(total, [slot.cap for slot in slots], [slot.label for slot in slots]).size
        case Product(parts=parts):
            return prod(map(_counted, parts))
        case OneOf(parts=parts):
            return sum(map(_counted, parts))
        case ActionForm(of=of):
            return 1 if of is None else _counted(of)
        case _:
            assert_never(form)


def described(form: Form) -> str:
    """A form in a few words: what is chosen already, and ``?`` for what is not."""
    match form:
        case Choices(values=(value,)):
            return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        case Numbers(first=first, last=last):
            return str(first) if first == last else f"{first}..{last}"
        case Distribution(total=total, slots=(_,)):
            return str(total)
        case Product(parts=parts):
            return " ".join(map(described, parts))
        case OneOf(parts=(part,)):
            return described(part)
        case ActionForm(action=action, of=of):
            return action if of is None else f"{action} {described(of)}"
        case _:
            return "?"


def _split(form: Form, width: int) -> tuple[Form, ...]:
    """Forms whose members, one after another, are those of a form with more than one member."""
    match form:
        case OneOf(parts=parts):
            return _only_or_all([part for part in parts if size_of(part)], width)
        case ActionForm(of=of) if of is not None:
            return tuple(replace(form, size=told(size_of(part)), of=part) for part in _split(of, width))
        case Product(parts=parts):
            place = next(place for place, part in enumerate(parts) if size_of(part) > 1)
            before, after = parts[:place], parts[place + 1 :]
            return tuple(_product(*before, part, *after) for part in _split(parts[place], width))
        case Choices(values=values):
            return tuple(Choices(size=1, values=(value,)) for value in values)
        case Numbers(first=first, last=last):
            page = ceil((last - first + 1) / width)
            starts = range(first, last + 1, page)
            return tuple(_numbers(start, min(start + page - 1, last)) for start in starts)
        case Distribution(total=total, slots=(slot, *others)):
            counts = range(min(slot.cap, total) + 1)
            spread = [_product(_numbers(count, count), _rest(total - count, others)) for count in counts]
            return _only_or_all([part for part in spread if part.size], width)
        case _:
            raise ValueError(f"nothing is left open in {described(form)}")


def _only_or_all(parts: Sequence[Form], width: int) -> tuple[Form, ...]:
    """The parts; a single one is split in turn."""
    return tuple(parts) if len(parts) > 1 else _split(parts[0], width)


def _grouped(parts: tuple[Form, ...], width: int) -> tuple[Form, ...]:
    """The same in pages of neighbours, no more of them than the width."""
    if len(parts) <= width:
        return parts
    page = ceil(len(parts) / width)
    pages = (parts[start : start + page] for start in range(0, len(parts), page))
    return tuple(OneOf(size=told(sum(map(size_of, each))), parts=each) for each in pages)


def _product(*parts: Form) -> Product:
    return Product(size=told(prod(map(size_of, parts))), parts=parts)


def _numbers(first: int, last: int) -> Numbers:
    return Numbers(size=told(last - first + 1), first=first, last=last)


def _rest(total: int, slots: Sequence[Slot]) -> Distribution:
    size = multisets(total, [slot.cap for slot in slots], [slot.label for slot in slots]).size
    return Distribution(size=told(size), total=total, slots=tuple(slots))
