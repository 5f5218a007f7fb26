"""Compact descriptions of action sets: from one a client builds its input form without listing anything."""

from typing import Annotated

from msgspec import Meta

from warlords_core.types import Frozen

Size = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Number of members; larger sets say 2**53 - 1.")]


class Choices(Frozen, frozen=True, tag_field="form", tag="choices"):
    """One of these values."""

    size: Size
    values: Annotated[tuple[int | str | tuple[str, ...], ...], Meta(max_length=4096)]


class Numbers(Frozen, frozen=True, tag_field="form", tag="numbers"):
    """A whole number from first to last."""

    size: Size
    first: int
    last: int


class Slot(Frozen, frozen=True):
    """A place that takes some of a total."""

    label: Annotated[str, Meta(max_length=64)]
    cap: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """The most it takes."""


class Distribution(Frozen, frozen=True, tag_field="form", tag="distribution"):
    """Whole numbers, one a slot, that add up to the total."""

    size: Size
    total: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    slots: tuple[Slot, ...]


class Product(Frozen, frozen=True, tag_field="form", tag="product"):
    """One of each part, in order."""

    size: Size
    parts: "tuple[Form, ...]"


class OneOf(Frozen, frozen=True, tag_field="form", tag="one_of"):
    """A member of any of the parts."""

    size: Size
    parts: "tuple[Form, ...]"


class ActionForm(Frozen, frozen=True, tag_field="form", tag="action"):
    """Actions of one type: ``of`` describes what goes into ``field``; null: the action has no field left open."""

    size: Size
    action: Annotated[str, Meta(max_length=64)]
    """The action's ``type``."""
    field: Annotated[str, Meta(max_length=64)] | None
    fixed: "tuple[Fixed, ...]" = ()
    """Fields with one value only."""
    of: "Form | None" = None


class Fixed(Frozen, frozen=True):
    """A field of an action that has one legal value."""

    field: Annotated[str, Meta(max_length=64)]
    value: int | str


Form = Choices | Numbers | Distribution | Product | OneOf | ActionForm


def told(size: int) -> int:
    """A size as it is written on the wire: at most 2**53 - 1."""
    return min(size, 2**53 - 1)
