"""Reads content packs of kassen that people wrote by hand: JSON or YAML, every fault named at once (KS-12.4).

Loads pydantic and PyYAML, so it is imported only where such a file is read, or where a pack's form is in doubt. What
form a pack has, its types say; whether it is sound is said by ``pack_checks``, which sees every entry that could be
read.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from warlords_core import codec, handwritten
from warlords_core.documents import Entries, parse, text_faults
from warlords_core.errors import Malformed, PackError, Problem
from warlords_core.kassen import pack_checks
from warlords_core.kassen.pack import Pack, in_order

RULE: Final = "KS-12.4"
MOST_BYTES: Final = 4 * 2**20


def read(data: bytes, name: str) -> Pack:
    """Read a pack file; see ``content.load``.

    Raises:
        PackError: with every fault.
    """
    try:
        document = parse(data, name, MOST_BYTES)
    except Malformed as error:
        raise _refused(name, [Problem(error.code, None, error.pointer, error.message)]) from None
    pack, problems = _judged(document.value)
    problems = [*document.faults, *problems]
    if pack is None or problems:
        raise _refused(name, problems)
    return replace(pack, questions=tuple(map(in_order, pack.questions)))


def faults(pack: Pack) -> tuple[Problem, ...]:
    """Every fault of a pack that code made, form included."""
    return tuple(_judged(msgspec.json.decode(codec.to_json(pack)))[1])


def _judged(document: object) -> tuple[Pack | None, list[Problem]]:
    if not isinstance(document, dict):
        return None, [Problem("wrong_type", RULE, "", "a pack is an object")]
    fields, form_faults = handwritten.read(document, Pack, RULE)
    pages = pack_checks.Pages(**{name: fields.get(name) for name in pack_checks.Pages._fields})
    problems = [*form_faults, *text_faults(document, RULE), *pack_checks.faults(pages)]
    if problems:
        return None, problems
    whole: dict[str, Any] = {
        name: value.values if isinstance(value, Entries) else value for name, value in fields.items()
    }
    return Pack(**whole), []


def _refused(name: str, problems: list[Problem]) -> PackError:
    return PackError(replace(problem, message=f"{name[-64:]}: {problem.message}") for problem in problems)
