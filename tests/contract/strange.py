"""Strange actions of any game: made from its types alone, or from real ones by changing a piece."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from warlords_core.game import AnyGame
from warlords_core.rng import Stream

_SPAN = 9
"""How far generated numbers and lengths go above their lower bound."""


def made(game: AnyGame, chance: Stream, count: int) -> list[Any]:
    """Actions made from the action types, within the bounds that these declare."""
    kind = inspect.type_info(game.types.action)
    return [_value(kind, chance) for _ in range(count)]


def changed(game: AnyGame, action: Any, chance: Stream, count: int) -> list[Any]:
    """Actions that differ from one in a piece, some of them beyond the bounds that the types declare."""
    return list(chance.shuffled(list(_changes(action, _words(inspect.type_info(game.types.action))))))[:count]


def _value(kind: inspect.Type, chance: Stream) -> Any:
    match kind:
        case inspect.Metadata():
            return _value(kind.type, chance)
        case inspect.UnionType():
            return _value(_pick(kind.types, chance), chance)
        case inspect.StructType():
            return kind.cls(**{field.name: _value(field.type, chance) for field in kind.fields})
        case inspect.VarTupleType():
            least = kind.min_length or 0
            most = least + _SPAN if kind.max_length is None else min(kind.max_length, least + _SPAN)
            length = least + chance.below(most - least + 1)
            return tuple(_value(kind.item_type, chance) for _ in range(length))
        case inspect.TupleType():
            return tuple(_value(item, chance) for item in kind.item_types)
        case inspect.LiteralType():
            return _pick(kind.values, chance)
        case inspect.IntType():
            least = kind.ge if kind.ge is not None else 0
            most = kind.le if kind.le is not None else least + _SPAN
            return _pick((least, most, least + chance.below(min(most - least, _SPAN) + 1)), chance)
        case inspect.BoolType():
            return bool(chance.below(2))
        case inspect.StrType():
            return "x" * max(kind.min_length or 0, 1)
        case inspect.NoneType():
            return None
        case _:
            raise AssertionError(f"actions hold a {kind!r}, which this module cannot make yet")


def _pick(items: tuple[Any, ...], chance: Stream) -> Any:
    return items[chance.below(len(items))]


def _words(kind: inspect.Type) -> tuple[str, ...]:
    """All words that stand as literals anywhere in a type, sorted."""
    match kind:
        case inspect.Metadata():
            return _words(kind.type)
        case inspect.UnionType():
            inside = [_words(part) for part in kind.types]
        case inspect.StructType():
            inside = [_words(field.type) for field in kind.fields]
        case inspect.VarTupleType():
            inside = [_words(kind.item_type)]
        case inspect.LiteralType():
            inside = [tuple(str(value) for value in kind.values)]
        case _:
            inside = []
    return tuple(sorted({word for words in inside for word in words}))


def _changes(value: Any, words: tuple[str, ...]) -> Iterator[Any]:
    match value:
        case msgspec.Struct():
            for field in value.__struct_fields__:
                for other in _changes(getattr(value, field), words):
                    yield replace(value, **{field: other})
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1, value + 100, -value - 1)
            if value in (0, 1):
                yield bool(value)
        case str():
            yield from (word for word in words if word != value)
        case tuple():
            yield from (value[:-1], value[1:], (*value, *value[:1]), value[::-1], ())
            for place, item in enumerate(value):
                for other in _changes(item, words):
                    yield (*value[:place], other, *value[place + 1 :])
        case _:
            return
