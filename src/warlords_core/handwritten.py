"""Reads what people write by hand into frozen types: every fault of form at once, each with its place.

The pydantic models are made of the types themselves, closed and without coercion, so the two cannot differ. Loads
pydantic, so it is imported only where such a document is read. Every entry of a top-level list is read by itself: one
that is wrong hides no fault of another.

=============  ===================================================================
code           fault
=============  ===================================================================
missing_field  a field that must be there is not
unknown_field  there is no such field
wrong_type     text instead of a number, null, …
unknown_word   none of the words that may stand there
out_of_range   a number too small or too large
empty_text     text is missing where it must stand
wrong_count    a list too short or too long
invalid_value  anything else, such as an id with a space
=============  ===================================================================
"""

from collections.abc import Iterator, Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo
from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model

from warlords_core.documents import Entries, step
from warlords_core.errors import Problem
from warlords_core.types import ClauseId, Frozen


class Reading(NamedTuple):
    """What could be read of a document."""

    fields: dict[str, Any]
    """The values of top-level fields, ``Entries`` of those that are lists; one that could not be read is missing."""
    faults: tuple[Problem, ...]


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


def read(document: Mapping[str, object], form: type[Frozen], rule: ClauseId | None = None) -> Reading:
    """Read an object against a type, field by field.

    Args:
        document: as ``documents.parse`` finds it.
        form: the type of the whole; a field of it that is a tuple of structs is read entry by entry.
        rule: the clause that says what such a document must be, for the faults.
    """
    known = {field.encode_name: field for field in msgspec.structs.fields(form)}
    faults = [
        Problem("unknown_field", rule, step("", name), "there is no such field")
        for name in sorted(document.keys() - known.keys())
    ]
    fields: dict[str, Any] = {}
    for name, field in known.items():
        pointer = step("", name)
        if name not in document:
            if field.required:
                faults.append(Problem("missing_field", rule, pointer, "this field is missing"))
            else:
                fields[name] = field.default
            continue
        entry = _entry(field.type)
        value = document[name]
        if entry is None or not isinstance(value, list):
            found = list(_faults(_field_model(form, name), {"value": value}, pointer, rule))
            faults += found
            if not found:
                fields[name] = msgspec.convert(value, field.type)
        else:
            faults += _count_faults(field.type, len(value), pointer, rule)
            fields[name] = _entries(value, entry, pointer, rule, faults)
    return Reading(fields, tuple(faults))


def _entries(
    written: list[Any], entry: type[Frozen], pointer: str, rule: ClauseId | None, faults: list[Problem]
) -> Entries:
    values, ids = [], []
    for place, each in enumerate(written):
        found = list(_faults(_entry_model(entry), {"value": each}, step(pointer, place), rule))
        faults += found
        values.append(None if found else msgspec.convert(each, entry))
        id_ = each.get("id") if isinstance(each, dict) else None
        ids.append(id_ if isinstance(id_, str) else None)
    return Entries(tuple(values), tuple(ids))


def _entry(type_: Any) -> type[Frozen] | None:
    """The type of the entries of a list of structs; None: it is no such list."""
    type_ = _bare(type_)
    if get_origin(type_) is tuple:
        first = get_args(type_)[0]
        if isinstance(first, type) and issubclass(first, Frozen):
            return first
    return None


def _bare(type_: Any) -> Any:
    return get_args(type_)[0] if get_origin(type_) is Annotated else type_


# Faults

_CODES: Final = {
    "missing": "missing_field",
    "extra_forbidden": "unknown_field",
    "literal_error": "unknown_word",
    "greater_than_equal": "out_of_range",
    "less_than_equal": "out_of_range",
    "string_too_short": "empty_text",
    "too_short": "wrong_count",
    "too_long": "wrong_count",
}


def _faults(
    model: type[BaseModel], written: dict[str, object], pointer: str, rule: ClauseId | None
) -> Iterator[Problem]:
    """The faults of a value, which stands as ``value`` in a model of its own."""
    try:
        model.model_validate(written)
    except ValidationError as error:
        for fault in error.errors(include_url=False, include_context=False, include_input=False):
            kind = fault["type"]
            code = _CODES.get(kind) or ("wrong_type" if kind.endswith("_type") else "invalid_value")
            place = pointer
            for key in fault["loc"][1:]:
                place = step(place, key)
            yield Problem(code, rule, place[:512], fault["msg"][:300])


def _count_faults(type_: Any, count: int, pointer: str, rule: ClauseId | None) -> Iterator[Problem]:
    for meta in get_args(type_)[1:] if get_origin(type_) is Annotated else ():
        least, most = meta.min_length or 0, meta.max_length
        if count < least or (most is not None and count > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            yield Problem("wrong_count", rule, pointer, f"{count} entries; there must be {bounds}")


# Models


@cache
def _field_model(form: type[Frozen], name: str) -> type[BaseModel]:
    [field] = [each for each in msgspec.structs.fields(form) if each.encode_name == name]
    return _holding(_written(field.type))


@cache
def _entry_model(entry: type[Frozen]) -> type[BaseModel]:
    return _holding(_model(entry))


def _holding(annotation: Any) -> type[BaseModel]:
    definition: dict[str, Any] = {"value": (annotation, ...)}
    return create_model("Holding", __base__=_Model, **definition)


@cache
def _model(form: type[Frozen]) -> type[BaseModel]:
    """The model of what people write for a struct."""
    fields = {field.encode_name: (_written(field.type), _default(field)) for field in msgspec.structs.fields(form)}
    definition: dict[str, Any] = fields
    return create_model(form.__name__, __base__=_Model, **definition)


def _default(field: FieldInfo) -> Any:
    return ... if field.required else field.default


def _written(type_: Any) -> Any:
    """The type of what people write for a type: lists for tuples, models for structs, bounds as they are."""
    origin = get_origin(type_)
    if origin is Annotated:
        inner, *metas = get_args(type_)
        return Annotated[(_written(inner), *[_bounds(meta) for meta in metas if isinstance(meta, Meta)])]
    if origin is tuple:
        return list[_written(get_args(type_)[0])]  # type: ignore[misc]  # a type that is made here
    if origin in (Union, UnionType):
        return reduce(or_, [_written(part) for part in get_args(type_)])
    if origin is Literal or type_ in (int, str, bool, type(None)):
        return type_
    if isinstance(type_, type) and issubclass(type_, Frozen):
        return _model(type_)
    raise TypeError(f"no form for {type_}")


def _bounds(meta: Meta) -> Any:
    return Field(ge=meta.ge, le=meta.le, min_length=meta.min_length, max_length=meta.max_length, pattern=meta.pattern)
