"""The contract: one OpenAPI 3.1 document, built from the table of operations.

``python -m warlords_api.contract --write`` writes ``openapi/warlords.openapi.json``; a test fails when it drifts.
"""

import argparse
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import orjson

from warlords_api.examples import examples_of
from warlords_api.operations import GameDoor, Operation, common_operations, doors_of
from warlords_api.problems import KINDS, MEDIA_TYPE, Kind, ProblemDocument, type_of
from warlords_api.schemas import REF, Named, Schema, close_answers, named_schemas
from warlords_api.shapes import prefix_of
from warlords_api.wire import MEDIA
from warlords_core import games
from warlords_core.forms import Form
from warlords_core.game import AnyGame
from warlords_core.narration import LANGUAGES

API_VERSION: Final = "0.1.0"
PATH: Final = Path("openapi") / "warlords.openapi.json"
"""Where the contract lies in a checkout."""

REF_EXAMPLE: Final = "#/components/examples/"
_EXAMPLES: Final = {
    "match": "A real match, open",
    "sealed": "A real match, receipted: seats prove themselves with keys",
    "closed": "A real match, closed: seats commit, agree and open",
}
"""What the examples show, by short name."""

_EVERY_POST: Final[tuple[Kind, ...]] = (
    "malformed",
    "method-not-allowed",
    "not-acceptable",
    "body-timeout",
    "body-too-large",
    "unsupported-media-type",
    "too-many-requests",
)
_EVERY_GET: Final[tuple[Kind, ...]] = ("method-not-allowed", "not-acceptable", "too-many-requests")
_EVERY_PAGE: Final[tuple[Kind, ...]] = ("method-not-allowed", "too-many-requests")

_ABOUT: Final = """\
Adjudicates matches of strategy games. Nothing is stored: a client posts a state and actions, and gets the next state
and what happened.

* **Bodies** are JSON or MessagePack, by `Content-Type`; answers come as `Accept` says, in doubt like the request.
  Bytes are base64 in JSON and binary in MessagePack. MessagePack must be in its shortest form.
* **Strict**: no unknown fields, no repeated keys, no coercion. Whole numbers are written without a fraction: `1.0` is
  not taken for `1`. Compressed request bodies are not taken.
* **Problems** are JSON documents (RFC 9457), whatever `Accept` says. `code` is stable, `rule` names the clause that
  refuses, `pointer` points into the request body.
* **Sentences**: with an `Accept-Language` for English, Chinese or Japanese, events, decisions and problems have a
  `text` in that language; without one there is none. A sentence tells its reader no more than the answer does.
* **Open matches**: a state holds everything, hidden parts included, and the answers hold it too.
* **Sealed matches** (`trust` at set-up): the state is a token that only the server can read; seats act and look with
  proofs, one action at a time. A seat that brought a public key signs `warlords/`, the deed, a zero byte, match, head,
  its seat as a byte, and a digest: for `act` that of the actions as canonical JSON with every field, for `look` none,
  for `commit` the commitment, for `agree` that of the set, for `contribute` that of the invitation. In `closed`
  matches seats commit, agree to the set of commitments, and open them; in the same way they can draw the seed.
* Every answer has an `X-Request-Id`; a request may bring its own. What the HTTP server itself refuses
  (garbled requests, headers or addresses that are too long) is answered with a bare 400, 414 or 431.
"""


def contract(known: Iterable[AnyGame]) -> dict[str, Any]:
    """The OpenAPI document of the API for some games."""
    known = tuple(known)
    doors = doors_of(known)
    common = common_operations(known)
    schemas: dict[str, Schema] = {}
    bodies: dict[str, tuple[Schema | None, Schema]] = {}
    examples: dict[str, Any] = {}
    added = [_add(schemas, bodies, common, (ProblemDocument,), "", "", {"Form": Form})]
    for door in doors:
        types = door.game.types
        prefix = prefix_of(door.game)
        package = types.state.__module__.rpartition(".")[0]
        unions = {
            prefix + "Action": types.action,
            prefix + "Decision": door.shapes.decision,
            prefix + "Event": door.shapes.event,
        }
        added.append(_add(schemas, bodies, door.operations, (), package, prefix, {**unions, "Form": Form}))
        for id_, found in examples_of(door).items():
            for named, (request, answer) in found.items():
                examples[f"{id_}_{named}_request"] = {"summary": _EXAMPLES[named], "value": request}
                examples[f"{id_}_{named}_answer"] = {"summary": _EXAMPLES[named], "value": answer}
    sparse = {name for part in added for name in part.sparse}
    optional = {name: fields for part in added for name, fields in part.optional.items()}
    close_answers(schemas, _asked(bodies), sparse, optional)
    _loosen(schemas["ProblemDocument"])
    operations = [*common, *(operation for door in doors for operation in door.operations)]
    paths = {operation.path: _path(operation, bodies[operation.id], examples) for operation in operations} | _pages()
    for door in doors:
        _link(paths, door)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Warlords adjudication API",
            "version": API_VERSION,
            "description": _ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/", "description": "Where this document was found."}],
        "tags": [
            {"name": "server", "description": "The server itself."},
            *({"name": game.name, "description": game.title["en"]} for game in known),
        ],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "examples": examples,
            "responses": {_response_name(kind): _problem(kind) for kind in KINDS if kind != "defect"},
            "headers": _HEADERS,
        },
    }
    plain: dict[str, Any] = orjson.loads(orjson.dumps(document))  # tuples among the defaults become lists
    return plain


def contract_bytes(known: Iterable[AnyGame]) -> bytes:
    """The contract as it is written and served: sorted keys, indented, a line end at its end."""
    options = orjson.OPT_SORT_KEYS | orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE
    return orjson.dumps(contract(known), option=options)


# Schemas


def _add(
    schemas: dict[str, Schema],
    bodies: dict[str, tuple[Schema | None, Schema]],
    operations: Iterable[Operation],
    more: Iterable[Any],
    package: str,
    prefix: str,
    unions: dict[str, Any],
) -> Named:
    """Add the schemas of operations, and note which ones their bodies are made of."""
    operations = tuple(operations)
    types = [type_ for op in operations for type_ in (op.request, op.answer) if type_ is not None]
    named = named_schemas([*types, *more], package or "-", prefix, unions)
    schemas.update(named.components)
    by_type = iter(named.schemas)
    for operation in operations:
        request = next(by_type) if operation.request is not None else None
        answer = next(by_type) if operation.answer is not None else {"type": "object"}
        bodies[operation.id] = (request, answer)
    return named


def _asked(bodies: dict[str, tuple[Schema | None, Schema]]) -> list[str]:
    return [request["$ref"].removeprefix(REF) for request, _ in bodies.values() if request is not None]


def _loosen(problem: Schema) -> None:
    """Members of a problem document that say nothing are left out."""
    always = ("type", "title", "status", "detail", "code")
    problem["required"] = list(always)
    for name, value in problem["properties"].items():
        if name not in always:
            problem["properties"][name] = _without_null(value)


def _without_null(schema: Schema) -> Schema:
    rest = [part for part in schema.get("anyOf", ()) if part.get("type") != "null"]
    if not rest:
        return schema
    return {**rest[0], **{key: value for key, value in schema.items() if key not in ("anyOf", "default")}}


# Operations


_HEADERS: Final[dict[str, Any]] = {
    "RequestId": {
        "description": "Names the request in the server's log.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    },
    "Allow": {"description": "The methods that this address takes.", "schema": {"type": "string"}},
    "ContentLanguage": {
        "description": "The language of the sentences in this answer; left out where there are none.",
        "schema": {"type": "string", "enum": list(LANGUAGES)},
    },
    "RetryAfter": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}},
}
_SPOKEN: Final = {"Content-Language": {"$ref": "#/components/headers/ContentLanguage"}}
_ACCEPT_LANGUAGE: Final[dict[str, Any]] = {
    "name": "Accept-Language",
    "in": "header",
    "description": "Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.",
    "schema": {"type": "string"},
    "example": "ja, en;q=0.5",
}
_REQUEST_ID: Final = {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}}


def _path(operation: Operation, bodies: tuple[Schema | None, Schema], examples: dict[str, Any]) -> dict[str, Any]:
    request, answer = bodies
    shown: dict[str, Any] = {}
    refuses = (*(_EVERY_POST if operation.method == "POST" else _EVERY_GET), *operation.refuses)
    written: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "tags": [operation.tag],
        "responses": {
            "200": {
                "description": _first_line(operation.answer) if operation.answer is not None else "A JSON Schema.",
                "headers": {**_REQUEST_ID, **_SPOKEN} if operation.told else _REQUEST_ID,
                "content": _content(answer, operation.id, "answer", examples),
            },
            **_refusals(refuses),
        },
    }
    if request is not None:
        content = _content(request, operation.id, "request", examples)
        written["requestBody"] = {"required": True, "content": content}
    if operation.told:
        written["parameters"] = [_ACCEPT_LANGUAGE]
    if operation.parameter is not None:
        shown = {
            "name": operation.parameter.name,
            "in": "path",
            "required": True,
            "description": operation.parameter.description,
            "schema": {"type": "string", "minLength": 1, "maxLength": operation.parameter.longest},
            "example": operation.parameter.example,
        }
        written["parameters"] = [shown]
    return {operation.method.lower(): written}


def _content(schema: Schema, operation: str, side: str, examples: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {media.name: {"schema": schema} for media in MEDIA}
    names = {named: f"{operation}_{named}_{side}" for named in _EXAMPLES}
    shown = {named: {"$ref": REF_EXAMPLE + name} for named, name in names.items() if name in examples}
    if shown:
        # In MessagePack bytes are not base64, so the examples are those of JSON.
        content[MEDIA[0].name]["examples"] = shown
    return content


def _first_line(type_: Any) -> str:
    return str(msgspec.json.schema_components([type_])[1].get(type_.__name__, {}).get("description", type_.__name__))


def _refusals(kinds: Iterable[Kind]) -> dict[str, Any]:
    return {
        str(KINDS[kind][0]): {"$ref": f"#/components/responses/{_response_name(kind)}"} for kind in sorted(set(kinds))
    }


def _response_name(kind: Kind) -> str:
    return "".join(part.capitalize() for part in kind.split("-"))


def _problem(kind: Kind) -> dict[str, Any]:
    status, title = KINDS[kind]
    headers = {**_REQUEST_ID, **_SPOKEN}
    if kind == "method-not-allowed":
        headers["Allow"] = {"$ref": "#/components/headers/Allow"}
    if kind == "too-many-requests":
        headers["Retry-After"] = {"$ref": "#/components/headers/RetryAfter"}
    example = {"type": type_of(kind), "title": title, "status": status, "detail": title, "code": kind.replace("-", "_")}
    return {
        "description": f"{title}.",
        "headers": headers,
        "content": {MEDIA_TYPE: {"schema": {"$ref": REF + "ProblemDocument"}, "example": example}},
    }


def _pages() -> dict[str, Any]:
    """What is no operation: answers with a media type of their own."""
    pages = (
        ("/", "playground", "A page to try the API with.", "text/html", {"type": "string"}),
        ("/openapi.json", "openapi", "This document.", "application/json", {"type": "object"}),
        ("/metrics", "metrics", "Counts and latencies for Prometheus.", "text/plain", {"type": "string"}),
    )
    return {
        path: {
            "get": {
                "operationId": id_,
                "summary": summary,
                "tags": ["server"],
                "responses": {
                    "200": {"description": summary, "headers": _REQUEST_ID, "content": {media: {"schema": schema}}},
                    **_refusals(_EVERY_PAGE),
                },
            }
        }
        for path, id_, summary, media, schema in pages
    }


def _link(paths: dict[str, Any], door: GameDoor) -> None:
    """Say how one operation's answer leads to the next request."""
    name = door.game.name
    state, seat = "$response.body#/state", "$response.body#/decisions/0/seat"
    onward = {
        "legalActions": _to(f"{name}_legal_actions", "What the first seat that owes may do.", state=state, seat=seat),
        "suggest": _to(f"{name}_suggest", "What a bot would do for it.", state=state, seat=seat, bot="random", seed=1),
        "view": _to(f"{name}_view", "What a spectator sees of it.", state=state, perspective="spectator"),
        "adjudicate": _to(f"{name}_adjudicate", "Carry out actions on it (add them).", state=state, perspective="all"),
    }
    asked_state, asked_seat = "$request.body#/state", "$request.body#/seat"

    def carry_out(action: str) -> dict[str, Any]:
        moves = [{"seat": asked_seat, "action": action}]
        return {
            "adjudicate": _to(
                f"{name}_adjudicate", "Carry it out.", state=asked_state, actions=moves, perspective="all"
            )
        }

    links = {
        "matches": onward,
        "adjudications": onward,
        "replays": onward,
        "legal-actions": carry_out("$response.body#/actions/0"),
        "suggestions": carry_out("$response.body#/action"),
    }
    for path, found in links.items():
        paths[f"/v1/{name}/{path}"]["post"]["responses"]["200"]["links"] = found


def _to(operation: str, description: str, **body: Any) -> dict[str, Any]:
    return {"operationId": operation, "description": description, "requestBody": body}


# Writing it


@cache
def _known() -> tuple[AnyGame, ...]:
    return tuple(map(games.get, games.names()))


def main(arguments: list[str]) -> int:
    """Write the contract, or tell whether the file is up to date (exit code 1 if not)."""
    parser = argparse.ArgumentParser(prog="python -m warlords_api.contract", description=main.__doc__)
    parser.add_argument("--write", action="store_true", help="write the file instead of comparing it")
    parser.add_argument("--path", type=Path, default=PATH, help=f"the file (default: {PATH})")
    given = parser.parse_args(arguments)
    made = contract_bytes(_known())
    if given.write:
        given.path.parent.mkdir(parents=True, exist_ok=True)
        given.path.write_bytes(made)
    elif not given.path.exists() or given.path.read_bytes() != made:
        print(f"{given.path} has drifted; write it with --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
