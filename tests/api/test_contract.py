"""The committed contract is what the code says, and what an OpenAPI 3.1 document should be."""

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from openapi_spec_validator import validate

from tests.api.door import JSON, Door
from warlords_api import contract
from warlords_api.examples import example_secret
from warlords_api.schemas import REF, field_texts, refs
from warlords_core import games
from warlords_core.kassen.vocabulary import Ability, Amount, Aura, Condition, Part, Selector, Target
from warlords_core.types import GameOptions
from warlords_core.xidit import Options

FILE = Path(__file__).parents[2] / contract.PATH


@pytest.fixture(scope="module")
def document() -> Any:
    return json.loads(FILE.read_bytes())


@pytest.fixture
def keyed() -> Iterator[Door]:
    """The application with the key that seals the examples."""
    with Door(keys=b64encode(example_secret()).decode()) as opened:
        yield opened


@pytest.fixture(scope="module")
def asked(document: Any) -> dict[str, Any]:
    """The types that request bodies are made of."""
    schemas = document["components"]["schemas"]
    found: dict[str, Any] = {}
    todo = [ref for body in bodies(document, "requestBody") for ref in refs(body)]
    while todo:
        name = todo.pop()
        if name not in found:
            found[name] = schemas[name]
            todo += refs(schemas[name])
    return found


def bodies(document: Any, part: str) -> Iterator[Any]:
    for path in document["paths"].values():
        for operation in path.values():
            holder = operation.get(part) if part == "requestBody" else operation["responses"]["200"]
            for content in (holder or {}).get("content", {}).values():
                yield content["schema"]


def walk(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from walk(part)
    elif isinstance(value, list):
        for part in value:
            yield from walk(part)


def test_it_has_not_drifted() -> None:
    assert FILE.read_bytes() == contract.contract_bytes(map(games.get, games.names())), (
        "run: python -m warlords_api.contract --write"
    )


def test_the_served_one_is_the_committed_one(door: Door) -> None:
    assert door.get("/openapi.json").body == FILE.read_bytes()


def test_it_is_valid(document: Any) -> None:
    validate(document)
    assert document["openapi"].startswith("3.1")


def test_every_object_is_closed(document: Any) -> None:
    for name, schema in document["components"]["schemas"].items():
        for part in walk(schema):
            if part.get("type") == "object" and "properties" in part:
                assert part["additionalProperties"] is False, name


def test_everything_that_is_asked_for_is_bounded(asked: dict[str, Any]) -> None:
    assert len(asked) > 30
    for name, schema in asked.items():
        for part in walk(schema):
            kind = part.get("type")
            if "enum" in part:
                continue
            if kind == "integer":
                assert -(2**53) < part["minimum"] <= part["maximum"] < 2**53, name
            if kind == "string":
                assert part["maxLength"], name
            if kind == "array":
                assert part["maxItems"], name
            assert kind != "number", name
            assert "prefixItems" not in part, name


def test_nothing_that_is_asked_for_is_recursive(asked: dict[str, Any]) -> None:
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, above
        if name not in done:
            for below in refs(asked[name]):
                visit(below, (*above, name))
            done.add(name)

    for name in asked:
        visit(name, ())


def test_unions_of_tagged_types_have_a_discriminator(document: Any) -> None:
    schemas = document["components"]["schemas"]
    tagged = 0
    for part in walk(schemas):
        assert "discriminator" not in part or "oneOf" in part
        if "discriminator" in part:
            tagged += 1
            tag = part["discriminator"]["propertyName"]
            for value, ref in part["discriminator"]["mapping"].items():
                assert schemas[ref.removeprefix(REF)]["properties"][tag]["enum"] == [value]
            assert len(part["oneOf"]) == len(part["discriminator"]["mapping"])
    assert tagged >= 5


# In packs what has its default is left out: cards would be unreadable with it.
SPARSE = {f"Kassen{cls.__name__}": cls for cls in (Ability, Amount, Aura, Condition, Part, Selector, Target)}


def test_answers_always_have_all_their_fields(document: Any, asked: dict[str, Any]) -> None:
    """But for the texts of events and decisions, which are there for clients that name a language."""
    schemas = document["components"]["schemas"]
    unions = [schemas[name] for name in schemas if name.endswith(("Event", "Decision")) and "oneOf" in schemas[name]]
    worded = {part["$ref"].removeprefix(REF) for union in unions for part in union["oneOf"]}
    assert len(unions) == 2 * len(games.names())
    for name, schema in schemas.items():
        if name not in asked and name not in {"ProblemDocument", *SPARSE} and "properties" in schema:
            lacking = {"text"} if name in worded else set[str]()
            assert set(schema["required"]) == set(schema["properties"]) - lacking, name


def test_states_views_and_records_say_what_they_are(document: Any, door: Door) -> None:
    for game in games.names():
        components = document["components"]["schemas"]
        bodies_of = document["paths"][f"/v1/{game}/views"]["post"]
        request = refs(next(iter(bodies_of["requestBody"]["content"].values()))["schema"])[0]
        answer = refs(next(iter(bodies_of["responses"]["200"]["content"].values()))["schema"])[0]
        replay = components[request.replace("ViewRequest", "ReplayRequest")]
        written = door.get(f"/v1/{game}/schema").json
        for name, holder in (("state", components[request]), ("view", components[answer]), ("record", replay)):
            found = [components[ref] for ref in refs(holder["properties"][name])]
            found += [written["$defs"][ref["$ref"].rpartition("/")[2]] for ref in [written["properties"][name]]]
            assert len(found) == 2
            for schema in found:
                marks = {"game"} if name == "record" else {"game", "schema"}
                assert marks <= set(schema["required"])
                assert not any("default" in schema["properties"][mark] for mark in marks)


@pytest.mark.parametrize("name", SPARSE)
def test_what_may_be_left_out_says_its_default(document: Any, name: str) -> None:
    schema = document["components"]["schemas"][name]
    needed = {field.name for field in msgspec.structs.fields(SPARSE[name]) if field.required}
    assert set(schema.get("required", ())) == needed
    for field, value in schema["properties"].items():
        assert ("default" in value) == (field not in needed), field


def test_the_words_of_cards_are_told_in_the_contract(document: Any) -> None:
    ability = document["components"]["schemas"]["KassenAbility"]["properties"]
    assert "a general declared an attack" in ability["when"]["description"]


@pytest.mark.parametrize("prefix", ["Kassen", "RisingSun", "Xidit"])
def test_types_of_a_game_carry_its_name(document: Any, prefix: str) -> None:
    schemas = set(document["components"]["schemas"])
    parts = ("State", "Options", "View", "Action", "Decision", "Event", "Exchange")
    assert {prefix + part for part in parts} <= schemas
    assert {"PackRef", "Outcome", "Problem", "ProblemDocument", "Form"} <= schemas
    assert not {"State", "Options", "View"} & schemas


def test_every_operation_has_an_id_a_summary_and_described_problems(document: Any) -> None:
    ids = []
    for path in document["paths"].values():
        for operation in path.values():
            ids.append(operation["operationId"])
            assert operation["summary"]
            assert {"200", "405", "429"} <= set(operation["responses"])
            if "requestBody" in operation:
                assert {"400", "406", "408", "413", "415", "422"} <= set(operation["responses"])
                assert set(operation["requestBody"]["content"]) == {"application/json", "application/msgpack"}
    assert len(ids) == len(set(ids))


def test_links_lead_to_operations(document: Any) -> None:
    ids = {operation["operationId"] for path in document["paths"].values() for operation in path.values()}
    found = [part["links"] for part in walk(document["paths"]) if "links" in part]
    assert {link["operationId"] for links in found for link in links.values()} <= ids
    for game in games.names():
        start = document["paths"][f"/v1/{game}/matches"]["post"]["responses"]["200"]["links"]
        assert {"adjudicate", "legalActions", "view", "suggest"} <= set(start)
        assert {link["operationId"] for link in start.values()} <= {id_ for id_ in ids if id_.startswith(f"{game}_")}


def test_examples_are_what_the_schemas_say_and_what_the_api_answers(document: Any, keyed: Door) -> None:
    examples = document["components"]["examples"]
    tried: Counter[str] = Counter()
    for path, methods in document["paths"].items():
        for operation in methods.values():
            for named in shown(operation.get("requestBody")):
                name = f"{operation['operationId']}_{named}"
                request, answer = examples[f"{name}_request"]["value"], examples[f"{name}_answer"]["value"]
                got = keyed.post(path, request)
                assert got.status == 200, (name, got.body)
                assert without_chance(got.json, operation["operationId"]) == without_chance(
                    answer, operation["operationId"]
                )
                for value, holder in ((request, operation["requestBody"]), (answer, operation["responses"]["200"])):
                    schema = {**holder["content"][JSON]["schema"], "components": document["components"]}
                    jsonschema.Draft202012Validator(schema).validate(value)
                    assert named in shown(holder)
                tried[named] += 1
    assert {named: count / len(games.names()) for named, count in tried.items()} == {
        "match": 6,
        "sealed": 3,
        "closed": 4,
    }


def shown(holder: Any) -> list[str]:
    """The short names of the examples of a body."""
    return list(holder["content"][JSON].get("examples", ())) if holder else []


def without_chance(answer: Any, operation: str) -> Any:
    """An answer without what no second one has: tokens have a nonce, sealed matches an id, a seed and keys."""
    if answer.get("trust", "open") == "open":
        return answer
    if operation.endswith(("_start", "_invite")):
        return {name: type(value) for name, value in answer.items()}
    tokens = [name for name in ("state", "set") if name in answer]
    return {**answer, **{name: len(answer[name]) for name in tokens}}


def test_fields_carry_the_texts_of_their_source(document: Any) -> None:
    assert field_texts(Options)["zero_wins"] == "XD-9.2."
    assert field_texts(Options)["seats"] == "XD-1.1."
    assert field_texts(GameOptions)["seats"] == "Number of seats."
    table = document["components"]["schemas"]["XiditTable"]["properties"]
    assert table["threats"]["description"] == "Cities with a threat, ascending."


def test_the_command_tells_of_a_drift_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "openapi" / "contract.json"
    assert contract.main(["--path", str(path)]) == 1
    assert "drifted" in capsys.readouterr().err
    assert contract.main(["--write", "--path", str(path)]) == 0
    assert contract.main(["--path", str(path)]) == 0
    assert path.read_bytes() == FILE.read_bytes()
