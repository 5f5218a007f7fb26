"""The TypeScript types stand beside the contract that they were made from; `make check-contract` makes them anew."""

import json
import re
from hashlib import sha256
from pathlib import Path

from warlords_api import contract

FOLDER = Path(__file__).parents[2] / contract.PATH.parent
TYPES = (FOLDER / "warlords.d.ts").read_text("utf-8")
HEAD, END, BODY = TYPES.partition(" */\n")


def digest(of: str) -> str:
    """A digest that the head tells."""
    [found] = re.findall(rf"^ \* {of} sha256: ([0-9a-f]{{64}})$", HEAD, re.MULTILINE)
    return str(found)


def test_they_are_those_of_this_contract() -> None:
    assert digest("contract") == sha256((FOLDER / contract.PATH.name).read_bytes()).hexdigest(), "run `make contract`"


def test_nobody_has_edited_them() -> None:
    assert digest("types") == sha256(BODY.encode()).hexdigest(), "run `make contract`"


def test_the_program_that_wrote_them_is_the_pinned_one() -> None:
    pinned = json.loads((FOLDER / "package.json").read_bytes())["devDependencies"]
    locked = json.loads((FOLDER / "package-lock.json").read_bytes())["packages"]
    assert f"openapi-typescript {pinned['openapi-typescript']} " in HEAD
    for name, version in pinned.items():
        assert locked[f"node_modules/{name}"]["version"] == version


def test_the_lock_names_hashes_and_no_addresses() -> None:
    packages = json.loads((FOLDER / "package-lock.json").read_bytes())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package
        assert name == "" or package["integrity"].startswith("sha512-")


def test_every_named_type_of_the_contract_can_be_imported() -> None:
    schemas = json.loads((FOLDER / contract.PATH.name).read_bytes())["components"]["schemas"]
    exported = set(re.findall(r"^export type (\w+) = components\['schemas'\]\['\1'\];$", BODY, re.MULTILINE))
    assert exported == set(schemas)
