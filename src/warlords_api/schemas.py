"""The schemas of the contract: msgspec's, with names of our own and closed where answers are concerned."""

import ast
import inspect
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from warlords_core import codec

Schema = dict[str, Any]

REF: Final = "#/components/schemas/"
_LAST: Final = 2**53 - 1
_BASE64: Final = re.compile(r"^[A-Za-z0-9+/]*={0,2}$")


class Named(NamedTuple):
    """The schemas of some types."""

    schemas: list[Schema]
    """One for each type asked for, in order."""
    components: dict[str, Schema]
    """Those that have a name."""
    sparse: frozenset[str]
    """Names of types that leave fields out that have their default."""
    optional: dict[str, frozenset[str]]
    """Fields that are left out where there is nothing to say, by the name of their type."""


def named_schemas(types: Iterable[Any], own_package: str, prefix: str, unions: Mapping[str, Any]) -> Named:
    """The schemas of types and of everything that they refer to.

    Args:
        types: what is asked for.
        own_package: types from here get the prefix.
        prefix: of a game.
        unions: unions that get a name of their own instead of being written out at each use.

    Raises:
        ValueError: two types have one name.
    """
    wanted = [*types, *unions.values()]
    schemas, definitions = codec.json_schema(*wanted, ref_template=REF + "{name}")
    names = _names(wanted, own_package, prefix)
    given = {cls.__name__: cls for cls in names}
    renamed = {cls.__name__: name for cls, name in names.items()}
    parts = {_members(schema): name for name, schema in zip(unions, schemas[len(wanted) - len(unions) :], strict=True)}
    tidy = _Tidy(renamed, parts)
    components = {renamed[name]: tidy.struct(schema, given[name]) for name, schema in definitions.items()}
    for name, schema in zip(unions, schemas[len(wanted) - len(unions) :], strict=True):
        components[name] = tidy.union(schema)
    asked = [tidy.schema(schema) for schema in schemas[: len(wanted) - len(unions)]]
    sparse = frozenset(name for cls, name in names.items() if cls.__struct_config__.omit_defaults)
    optional = {name: unset for cls, name in names.items() if (unset := _unset(cls))}
    return Named(asked, components, sparse, optional)


def _unset(cls: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(field.encode_name for field in msgspec.structs.fields(cls) if field.default is msgspec.UNSET)


def _names(types: Iterable[Any], own_package: str, prefix: str) -> dict[type[msgspec.Struct], str]:
    found: dict[type[msgspec.Struct], str] = {}
    for info in msgspec.inspect.multi_type_info(types):
        for cls in _structs(info, set()):
            own = (cls.__module__ + ".").startswith(own_package + ".")
            found[cls] = prefix + cls.__name__ if own else cls.__name__
    names = [cls.__name__ for cls in found]
    if len(set(names)) < len(names):
        raise ValueError(f"two types on the wire have one name: {sorted(n for n in names if names.count(n) > 1)}")
    return found


def _structs(info: Any, seen: set[type]) -> Iterator[type[msgspec.Struct]]:
    """The struct types in what msgspec tells of a type."""
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
        for field in info.fields:
            yield from _structs(field.type, seen)
    elif isinstance(info, msgspec.inspect.Type):
        for name in info.__struct_fields__:
            value = getattr(info, name)
            for part in value if isinstance(value, tuple) else (value,):
                yield from _structs(part, seen)


def _members(schema: Schema) -> frozenset[str]:
    return frozenset(part.get("$ref", "") for part in schema.get("anyOf", ()))


class _Tidy:
    """Renames references, names unions, and says what msgspec leaves out."""

    def __init__(self, renamed: dict[str, str], unions: dict[frozenset[str], str]) -> None:
        self._renamed = renamed
        self._unions = unions

    def struct(self, schema: Schema, cls: type) -> Schema:
        """A named object; its fields get the texts that stand below them in the source."""
        tidied = self.schema(schema)
        tidied["title"] = self._renamed[cls.__name__]
        texts = field_texts(cls)
        for name, value in tidied["properties"].items():
            if name in texts and "$ref" not in value:
                value["description"] = texts[name]
        return tidied

    def union(self, schema: Schema) -> Schema:
        """A union that is written out."""
        tidied: Schema = {"oneOf": [self.schema(part) for part in schema["anyOf"]]}
        given = schema["discriminator"]
        mapping = {tag: self._ref(ref) for tag, ref in given["mapping"].items()}
        tidied["discriminator"] = {"propertyName": given["propertyName"], "mapping": mapping}
        return tidied

    def schema(self, schema: Schema) -> Schema:
        """Any schema."""
        if "discriminator" in schema:
            name = self._unions.get(_members(schema))
            return {"$ref": REF + name} if name else self.union(schema)
        tidied: Schema = {}
        for key, value in schema.items():
            if key == "$ref":
                tidied[key] = self._ref(value)
            elif key in ("properties", "patternProperties"):
                tidied[key] = {name: self.schema(part) for name, part in value.items()}
            elif key in ("items", "additionalProperties") and isinstance(value, dict):
                tidied[key] = self.schema(value)
            elif key in ("anyOf", "oneOf", "allOf"):
                tidied[key] = self._parts(value)
            else:
                tidied[key] = value
        if "enum" in tidied and "type" not in tidied:
            tidied["type"] = "integer" if all(isinstance(member, int) for member in tidied["enum"]) else "string"
        if tidied.get("contentEncoding") == "base64":
            tidied["pattern"] = _base64_pattern(tidied)
        return tidied

    def _parts(self, parts: list[Schema]) -> list[Schema]:
        # A tagged union or null comes as one flat anyOf with a discriminator, so this is about plain ones.
        return [self.schema(part) for part in parts]

    def _ref(self, ref: str) -> str:
        return REF + self._renamed[ref.removeprefix(REF)]


def _base64_pattern(schema: Schema) -> str:
    """What a text of this length must look like to be base64."""
    longest = schema.get("maxLength")
    if longest != schema.get("minLength") or longest is None:
        return _BASE64.pattern
    # 32 bytes, say, are 43 digits and one "=", and the last digit holds four bits only.
    return f"^[A-Za-z0-9+/]{{{longest - 2}}}[AEIMQUYcgkosw048]=$" if longest % 4 == 0 else _BASE64.pattern


def close_answers(
    components: dict[str, Schema],
    requests: Iterable[str],
    sparse: Collection[str],
    optional: Mapping[str, Collection[str]],
) -> None:
    """Close the types that only answers hold: an answer always has every field, no other, and numbers within bounds.

    Args:
        components: changed in place.
        requests: names of the types that request bodies are made of.
        sparse: names of types that leave fields out that have their default.
        optional: fields that an answer may lack, by the name of their type.
    """
    asked: set[str] = set()
    todo = list(requests)
    while todo:
        name = todo.pop()
        if name not in asked:
            asked.add(name)
            todo += refs(components[name])
    for name, schema in components.items():
        if name not in asked:
            _close(schema, optional.get(name, ()), whole=name not in sparse)


def _close(schema: Schema, optional: Collection[str], *, whole: bool) -> None:
    for part in _walk(schema):
        if "properties" in part and whole:
            part["required"] = [name for name in part["properties"] if name not in optional]
            part["additionalProperties"] = False
            for value in part["properties"].values():
                value.pop("default", None)
        if part.get("type") == "integer" and "enum" not in part:
            part.setdefault("minimum", -_LAST)
            part.setdefault("maximum", _LAST)


def refs(schema: Schema) -> list[str]:
    """The names of the types that a schema refers to."""
    return [part["$ref"].removeprefix(REF) for part in _walk(schema) if "$ref" in part]


def _walk(schema: Any) -> Iterator[Schema]:
    """A schema and all schemas in it."""
    if not isinstance(schema, dict):
        return
    yield schema
    for key, value in schema.items():
        if key in ("properties", "patternProperties"):
            for part in value.values():
                yield from _walk(part)
        elif key in ("items", "additionalProperties"):
            yield from _walk(value)
        elif key in ("anyOf", "oneOf", "allOf"):
            for part in value:
                yield from _walk(part)


def field_texts(cls: type) -> dict[str, str]:
    """The texts below the fields of a class and of its bases, by field: msgspec does not read them."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found |= _module_texts(base.__module__).get(base.__qualname__, {})
    return found


@cache
def _module_texts(name: str) -> dict[str, dict[str, str]]:
    """The texts below the fields of the classes of a module, by class."""
    try:
        source = inspect.getsource(sys.modules[name])
    except (KeyError, OSError, TypeError):  # not written in Python
        return {}
    return {part.name: _texts(part.body) for part in ast.parse(source).body if isinstance(part, ast.ClassDef)}


def _texts(body: list[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, text in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[field.target.id] = inspect.cleandoc(text.value.value)
    return found
