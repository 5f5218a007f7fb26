"""The API reference, from the contract."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from docs._ext.markdown import anchor, code, folded_code, table
from docs._ext.rule_links import ROOT

CONTRACT = ROOT / "openapi" / "warlords.openapi.json"
_LAST = 2**53 - 1
_REF = "#/components/schemas/"

Schema = dict[str, Any]


@cache
def contract() -> dict[str, Any]:
    """The committed contract."""
    document: dict[str, Any] = json.loads(CONTRACT.read_bytes())
    return document


def operations() -> str:
    """Every operation with its bodies, its refusals and an example."""
    found = [
        (path, method, operation)
        for path, methods in contract()["paths"].items()
        for method, operation in methods.items()
    ]
    return "\n".join(_operation(*each) for each in sorted(found, key=_importance))


_ORDER = ("matches", "legal-actions", "adjudications", "views", "suggestions", "replays")
"""The exchanges, in the order in which a client meets them."""


def _importance(each: tuple[str, str, dict[str, Any]]) -> tuple[bool, str, int, str]:
    path, method, operation = each
    last = path.rpartition("/")[2]
    tag = operation["tags"][0]
    return tag == "server", tag, _ORDER.index(last) if method == "post" and last in _ORDER else len(_ORDER), path


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    answer = operation["responses"]["200"]
    lines = [
        f"(operation-{anchor(operation['operationId'])})=",
        f"## {code(f'{method.upper()} {path}')}\n",
        f"{operation['summary']} Operation {code(operation['operationId'])}.\n",
    ]
    rows = [
        (code(parameter["name"]), "in the path", parameter["description"])
        for parameter in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        rows.append(("request", _body(operation["requestBody"]), ""))
    rows.append(("answer", _body(answer), answer["description"]))
    lines.append(table(("part", "type", "what"), rows))
    refusals = [f"{status} {_response(ref)}" for status, ref in operation["responses"].items() if status != "200"]
    if refusals:
        lines.append(f"Problems: {'; '.join(refusals)}.\n")
    links = [
        f"{link['description'].rstrip('.')} (`{link['operationId']}`)" for link in answer.get("links", {}).values()
    ]
    if links:
        lines.append(f"Leads on to: {'; '.join(links)}.\n")
    lines += _examples("Example of a request", operation.get("requestBody", {}))
    lines += _examples("Its answer", answer)
    return "\n".join(lines)


def _body(body: dict[str, Any]) -> str:
    schemas = {json.dumps(content["schema"], sort_keys=True): content["schema"] for content in body["content"].values()}
    media = " or ".join(code(name) for name in body["content"])
    return f"{', '.join(map(field_type, schemas.values()))} as {media}"


def _response(reference: dict[str, Any]) -> str:
    name = reference["$ref"].rpartition("/")[2]
    return str(contract()["components"]["responses"][name]["description"]).rstrip(".").lower()


def _examples(summary: str, body: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for media, content in body.get("content", {}).items():
        for reference in content.get("examples", {}).values():
            value = contract()["components"]["examples"][reference["$ref"].rpartition("/")[2]]["value"]
            found.append(folded_code(f"{summary} ({media})", json.dumps(value, indent=1, ensure_ascii=False)))
    return found


def schemas(*heads: str) -> str:
    """The types, grouped: what each of these heads (unions or objects) leads to, then the rest."""
    components: dict[str, Schema] = contract()["components"]["schemas"]
    left = dict.fromkeys(sorted(components))
    parts: list[str] = []
    for head in heads:
        members = [name for name in (head, *_members(components[head])) if name in left]
        for name in members:
            del left[name]
        parts += [f"## {head}\n", *(_schema(name, components[name]) for name in members)]
    parts += ["## Everything else\n", *(_schema(name, components[name]) for name in left)]
    return "\n".join(parts)


def pack_fields(game: str) -> str:
    """The fields of a game's packs, section by section."""
    components: dict[str, Schema] = contract()["components"]["schemas"]
    prefix = "".join(part.capitalize() for part in game.split("_")) + "Pack"
    found = sorted(name for name in components if name.startswith(prefix))
    return "\n".join(_schema(name, components[name], anchored=False) for name in found)


def _members(schema: Schema) -> list[str]:
    return sorted(part["$ref"].removeprefix(_REF) for part in schema.get("oneOf", ()) if "$ref" in part)


def _schema(name: str, schema: Schema, *, anchored: bool = True) -> str:
    lines = [f"(type-{anchor(name)})="] if anchored else []
    lines += [f"### {name}\n", f"{_prose(schema.get('description', ''))}\n"]
    if "oneOf" in schema:
        mapping = schema.get("discriminator", {}).get("mapping", {})
        key = schema.get("discriminator", {}).get("propertyName", "")
        lines.append(f"One of these; {code(key)} tells which.\n")
        rows = [(code(tag), field_type({"$ref": ref})) for tag, ref in sorted(mapping.items())]
        lines.append(table((key, "type"), rows))
    elif schema.get("properties"):
        required = set(schema.get("required", ()))
        fields: list[tuple[str, ...]] = [
            (
                code(field),
                field_type(value),
                field_limits(value),
                " ".join(filter(None, [_prose(value.get("description", "")), _default(field, value, required)])),
            )
            for field, value in _ordered(schema["properties"], schema.get("required", ()))
        ]
        lines.append(table(("field", "type", "limits", "meaning"), fields))
    elif not lines[-1].strip():
        lines.append(f"{field_type(schema)}\n")
    return "\n".join(lines)


def _ordered(properties: dict[str, Schema], required: Iterable[str]) -> Iterator[tuple[str, Schema]]:
    """The fields as the type defines them (`required` has kept the order), then those that may be missing."""
    for name in dict.fromkeys([*required, *properties]):
        yield name, properties[name]


def _prose(text: str) -> str:
    return text.replace("\n", " ")


def _default(field: str, value: Schema, required: set[str]) -> str:
    if "default" in value:
        return f"Default {code(json.dumps(value['default'], ensure_ascii=False))}."
    return "" if field in required else "May be missing."


def field_type(schema: Schema) -> str:
    """What kind of value it is."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REF)
        return f"[{name}](#type-{anchor(name)})"
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(map(field_type, schema[key])))
    if "const" in schema:
        return code(json.dumps(schema["const"]))
    if "enum" in schema:
        return ", ".join(code(json.dumps(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {field_type(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {field_type(schema['additionalProperties'])}"
    return str(schema.get("type", "any value"))


def field_limits(schema: Schema) -> str:
    """What else holds for it, and for what is in it."""
    told: list[str] = []
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None or high is not None:
        told.append(f"{_number(low)} … {_number(high)}")
    for least, most, what in (("minItems", "maxItems", "items"), ("minLength", "maxLength", "characters")):
        if least in schema or most in schema:
            a, b = schema.get(least, 0), schema.get(most)
            told.append(f"{a} {what}" if a == b else f"{a} … {_number(b)} {what}")
    if "pattern" in schema:
        told.append(code(schema["pattern"]))
    if "contentEncoding" in schema:
        told.append(f"{schema['contentEncoding']} in JSON, binary in MessagePack")
    told += [field_limits(part) for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()))]
    if each := field_limits(schema["items"]) if "items" in schema else "":
        told.append(f"each {each}")
    return "; ".join(dict.fromkeys(filter(None, told)))


def _number(value: int | None) -> str:
    names = {None: "", _LAST: "2⁵³ − 1", -_LAST: "−(2⁵³ − 1)"}
    return names.get(value, str(value))
