"""ActionSet: the legal actions of a seat as a collection that is never listed.

A set is built from a few combinators. Each knows its size, its i-th member, the index of a member, and
membership, in time that depends on the form of the set and not on its size:

=========================== ==========================================================
``choice(items)``           the distinct items of any sequence, a ``range`` too
``product(a, b, …)``        one of each, as a tuple; the last part runs fastest
``union(a, b, …)``          one set after another; they must not overlap
``single(action)``          this one action
``wrapped(type, field, a)`` actions of a type, a member of ``a`` in one field
``menu(rows)``              the same for many short rows of actions, as decisions with many kinds of answers have
=========================== ==========================================================

Ways to spread a number (coins over slots, units of several kinds) are in ``distributions``.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, Final, Generic, TypeVar, cast, overload

from msgspec.msgpack import encode
from msgspec.structs import astuple

from warlords_core.forms import (
    ActionForm,
    Choices,
    Fixed,
    Form,
    Numbers,
    OneOf,
    Product,
    told,
)
from warlords_core.rng import RandomSource
from warlords_core.types import Action

T = TypeVar("T")
A = TypeVar("A", bound=Action)
WRITTEN_OUT = 256
"""Most members of a run of choices that a product of words writes out."""
T_co = TypeVar("T_co", covariant=True)


class ActionSet(ABC, Generic[T_co]):
    """An ordered collection of distinct members, sized and indexed without being listed."""

    __slots__ = ("size",)

    size: int
    """Number of members; unlike ``len`` it has no upper bound."""

    @abstractmethod
    def at(self, index: int) -> T_co:
        """The member at an index within 0 … size - 1 (unchecked; ``[]`` is the checked twin)."""

    @abstractmethod
    def find(self, member: object) -> int | None:
        """The index of a member; None if it is none."""

    @abstractmethod
    def form(self) -> Form:
        """A compact description, from which a client can build an input form."""

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __contains__(self, member: object) -> bool:
        return self.find(member) is not None

    def __iter__(self) -> Iterator[T_co]:
        return map(self.at, range(self.size))

    @overload
    def __getitem__(self, index: int) -> T_co: ...
    @overload
    def __getitem__(self, index: slice) -> "ActionSet[T_co]": ...
    def __getitem__(self, index: int | slice) -> "T_co | ActionSet[T_co]":
        if isinstance(index, slice):
            return _Slice(self, range(self.size)[index])
        return self.at(range(self.size)[index])

    def index(self, member: object) -> int:
        """The index of a member.

        Raises:
            ValueError: it is no member.
        """
        found = self.find(member)
        if found is None:
            raise ValueError(f"not in the action set: {member!r}")
        return found

    def sample(self, source: RandomSource) -> T_co:
        """Draw a member uniformly.

        Raises:
            ValueError: the set is empty.
        """
        return self.at(source.below(self.size))

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lstrip('_')} of {self.size}>"


def _same(member: object, known: object) -> bool:
    """Equal in value and in type, all the way down: 1 == True in Python, but a legal 1 does not make True legal."""
    if type(member) is not type(known) or member != known:
        return False
    return isinstance(member, (int, str)) or encode(member) == encode(known)


def _length(places: range) -> int:
    # What len() would say if it knew no upper bound.
    step = places.step
    return max(0, (places.stop - places.start + step - (1 if step > 0 else -1)) // step)


class _Choice(ActionSet[T]):
    __slots__ = ("_items",)

    def __init__(self, items: Sequence[T]) -> None:
        self._items = tuple(items)
        self.size = len(self._items)

    def holds_words(self) -> bool:
        """Whether it has members and all are words, few enough to write out."""
        return 0 < self.size <= WRITTEN_OUT and all(type(item) is str for item in self._items)

    def at(self, index: int) -> T:
        return self._items[index]

    def find(self, member: object) -> int | None:
        items: tuple[object, ...] = self._items
        try:
            place = items.index(member)
        except ValueError:
            return None
        return place if items[place] is member or _same(member, items[place]) else None

    def form(self) -> Form:
        return Choices(size=told(self.size), values=tuple(map(_plain, self._items)))


class _Numbers(ActionSet[int]):
    __slots__ = ("_first",)

    def __init__(self, numbers: range) -> None:
        self._first = numbers.start
        self.size = _length(numbers)

    def at(self, index: int) -> int:
        return self._first + index

    def find(self, member: object) -> int | None:
        if type(member) is not int or not 0 <= member - self._first < self.size:
            return None
        return member - self._first

    def form(self) -> Form:
        return Numbers(size=told(self.size), first=self._first, last=self._first + self.size - 1)


def _plain(item: object) -> int | str | tuple[str, ...]:
    if isinstance(item, (int, str)):
        return item
    return tuple(map(str, item)) if isinstance(item, tuple) else repr(item)


class _Single(ActionSet[A]):
    __slots__ = ("_action",)

    def __init__(self, action: A) -> None:
        self._action = action
        self.size = 1

    def at(self, index: int) -> A:
        return self._action

    def find(self, member: object) -> int | None:
        return 0 if _same(member, self._action) else None

    def form(self) -> Form:
        return ActionForm(size=1, action=_tag(type(self._action)), field=None)


class _Product(ActionSet[tuple[Any, ...]]):
    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[ActionSet[Any]]) -> None:
        self._parts = tuple(parts)
        self.size = prod(part.size for part in self._parts)

    def at(self, index: int) -> tuple[Any, ...]:
        members: list[Any] = []
        for part in reversed(self._parts):
            index, place = divmod(index, part.size)
            members.append(part.at(place))
        members.reverse()
        return tuple(members)

    def find(self, member: object) -> int | None:
        if not isinstance(member, tuple) or len(member) != len(self._parts):
            return None
        index = 0
        for part, piece in zip(self._parts, member, strict=True):
            place = part.find(piece)
            if place is None:
                return None
            index = index * part.size + place
        return index

    def form(self) -> Form:
        return Product(size=told(self.size), parts=tuple(part.form() for part in self._parts))


class _Words(_Product):
    """A product of choices of a few words each, with runs of neighbours written out.

    Against ``_Product``, a plan of xidit (six choices of five words) is drawn 2.2 times and found 1.4 times as fast.
    """

    __slots__ = ("_runs",)

    def __init__(self, parts: Sequence[ActionSet[str]]) -> None:
        super().__init__(parts)
        self._runs: list[tuple[tuple[tuple[str, ...], ...], dict[tuple[str, ...], int], int]] = []
        runs: list[list[tuple[str, ...]]] = []
        for part in parts:
            if runs and len(runs[-1]) * part.size <= WRITTEN_OUT:
                runs[-1] = [(*word, letter) for word in runs[-1] for letter in part]
            else:
                runs.append([(letter,) for letter in part])
        for run in runs:
            self._runs.append((tuple(run), {word: place for place, word in enumerate(run)}, len(run[0])))

    def at(self, index: int) -> tuple[Any, ...]:
        member: tuple[str, ...] = ()
        for words, _, _ in reversed(self._runs):
            index, place = divmod(index, len(words))
            member = words[place] + member
        return member

    def find(self, member: object) -> int | None:
        # Nothing but true strings: whatever else equals one, or has no hash, is no member.
        if not isinstance(member, tuple) or len(member) != len(self._parts) or set(map(type, member)) != {str}:
            return None
        index = begin = 0
        for words, places, length in self._runs:
            place = places.get(member[begin : begin + length])
            if place is None:
                return None
            begin += length
            index = index * len(words) + place
        return index


class _Union(ActionSet[T]):
    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[ActionSet[T]]) -> None:
        self._parts = tuple(parts)
        self.size = sum(part.size for part in self._parts)

    def at(self, index: int) -> T:
        *first, last = self._parts
        for part in first:
            if index < part.size:
                return part.at(index)
            index -= part.size
        return last.at(index)

    def find(self, member: object) -> int | None:
        before = 0
        for part in self._parts:
            place = part.find(member)
            if place is not None:
                return before + place
            before += part.size
        return None

    def form(self) -> Form:
        return OneOf(size=told(self.size), parts=tuple(part.form() for part in self._parts))


class _Wrapped(ActionSet[A]):
    """Actions of one type: a base set fills one field, the other fields are fixed."""

    __slots__ = ("_action", "_base", "_field", "_fixed", "_into", "_out_of", "_plain")

    def __init__(
        self,
        action: type[A],
        field: str,
        base: ActionSet[Any],
        into: Callable[[Any], Any] | None,
        out_of: Callable[[Any], Any] | None,
        fixed: dict[str, int | str],
    ) -> None:
        self._action = action
        self._field = field
        self._base = base
        self._into = into
        self._out_of = out_of
        self._fixed = fixed
        # The action is the member of the base and nothing else.
        self._plain = into is None and out_of is None and action.__struct_fields__ == (field,)
        self.size = base.size

    def at(self, index: int) -> A:
        member = self._base.at(index)
        if self._plain:
            return self._action(**{self._field: member})
        return self._action(**{self._field: self._into(member) if self._into else member}, **self._fixed)

    def find(self, member: object) -> int | None:
        if type(member) is not self._action:
            return None
        value = getattr(member, self._field)
        place = self._base.find(self._out_of(value) if self._out_of else value)
        if self._plain:
            return place
        if place is None:
            return None
        if self._into is None and self._out_of is None and len(self._fixed) + 1 == len(self._action.__struct_fields__):
            # Every other field has its one value, a number or a word.
            for name, known in self._fixed.items():
                value = getattr(member, name)
                if type(value) is not type(known) or value != known:
                    return None
            return place
        # `out_of` may forget something (an order, say): only what `at` makes is a member.
        return place if _same(member, self.at(place)) else None

    def form(self) -> Form:
        return ActionForm(
            size=told(self.size),
            action=_tag(self._action),
            field=self._field,
            fixed=_told_fixed(self._fixed),
            of=self._base.form(),
        )


def _told_fixed(fixed: Mapping[str, int | str]) -> tuple[Fixed, ...]:
    return tuple([Fixed(field=field, value=value) for field, value in fixed.items()])


Row = tuple[type[A], str | None, Sequence[Any], Mapping[str, int | str]]
"""Actions of one type: the field that differs, its values (distinct), and the fields that all of them share.

A single action has no field that differs, and ``ONCE`` for its values."""

ONCE: Final = (None,)
"""The values of a row that is a single action."""


class _Menu(ActionSet[A]):
    """A union of wrapped choices and single actions, without an object for each of them.

    Against these, the set of a turn of kassen is made 1.8 times as fast.
    """

    __slots__ = ("_rows",)

    def __init__(self, rows: Sequence[Row[A]]) -> None:
        self._rows = rows
        self.size = sum([len(values) for _, _, values, _ in rows])

    def at(self, index: int) -> A:
        for action, field, values, fixed in self._rows:
            if index < len(values):
                return action(**fixed) if field is None else action(**{field: values[index]}, **fixed)
            index -= len(values)
        raise IndexError(index)

    def find(self, member: object) -> int | None:
        before = 0
        for action, field, values, fixed in self._rows:
            if type(member) is action and all(getattr(member, name) == value for name, value in fixed.items()):
                value = None if field is None else getattr(member, field)
                if value in values:
                    place = values.index(value)
                    known = action(**fixed) if field is None else action(**{field: values[place]}, **fixed)
                    return before + place if _alike(astuple(member), astuple(known)) else None
            before += len(values)
        return None

    def form(self) -> Form:
        return OneOf(size=told(self.size), parts=tuple([_form_of(row) for row in self._rows]))


def _alike(member: tuple[object, ...], known: tuple[object, ...]) -> bool:
    """Equal in values and in their types, of which none has parts (``_same`` without writing them out)."""
    return member == known and [*map(type, member)] == [*map(type, known)]


def _form_of(row: Row[Any]) -> Form:
    action, field, values, fixed = row
    of = None if field is None else choice(values).form()
    return ActionForm(size=len(values), action=_tag(action), field=field, fixed=_told_fixed(fixed), of=of)


def _tag(action: type[Action]) -> str:
    return str(action.__struct_config__.tag)


class _Slice(ActionSet[T]):
    __slots__ = ("_base", "_range")

    def __init__(self, base: ActionSet[T], places: range) -> None:
        self._base = base
        self._range = places
        self.size = _length(places)

    def at(self, index: int) -> T:
        return self._base.at(self._range[index])

    def find(self, member: object) -> int | None:
        place = self._base.find(member)
        return self._range.index(place) if place is not None and place in self._range else None

    def form(self) -> Form:
        # A slice is a page of a set: what can be put in is told by the whole.
        return self._base.form()


EMPTY: ActionSet[Any] = _Choice(())
"""The set of a seat that owes nothing."""


def choice(items: Sequence[T]) -> ActionSet[T]:
    """The items of a sequence, which must be distinct; a ``range`` of step 1 is not listed."""
    numbers: object = items
    if isinstance(numbers, range) and numbers.step == 1:
        return cast("ActionSet[T]", _Numbers(numbers))
    return _Choice(items)


def product(*parts: ActionSet[Any]) -> ActionSet[tuple[Any, ...]]:
    """Tuples of one member of each part."""
    if parts and all(isinstance(part, _Choice) and part.holds_words() for part in parts):
        return _Words(parts)
    return _Product(parts)


def union(*parts: ActionSet[T]) -> ActionSet[T]:
    """The members of all parts in turn; a member of two parts would be counted twice."""
    return _Union([part for part in parts if part.size])


def single(action: A) -> ActionSet[A]:
    """The set of one action."""
    return _Single(action)


def menu(rows: Sequence[Row[A]]) -> ActionSet[A]:
    """Actions of several types in rows, which must not overlap; a row without values is left out of its form."""
    return _Menu([row for row in rows if row[2]])


def wrapped(
    action: type[A],
    field: str,
    base: ActionSet[Any],
    *,
    into: Callable[[Any], Any] | None = None,
    out_of: Callable[[Any], Any] | None = None,
    **fixed: int | str,
) -> ActionSet[A]:
    """Actions of one type, one for each member of a base set.

    Args:
        action: the struct to build.
        field: its field that takes the member.
        base: what goes into the field.
        into: turns a member into the field's value; None: it is the value.
        out_of: turns a field's value back into a member; anything that is none if there is none.
        fixed: the action's other fields.
    """
    return _Wrapped(action, field, base, into, out_of, fixed)
