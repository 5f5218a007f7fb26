"""Reads content packs of rising_sun that people wrote by hand: JSON or YAML, every fault named at once.

Loads pydantic and PyYAML, so it is imported only where such a file is read. What form a pack has, its types say;
whether it is sound is said by ``pack_checks``, which sees every entry that could be read.
"""

from typing import Any, Final

from msgspec.structs import replace

from warlords_core import handwritten
from warlords_core.documents import Entries, parse
from warlords_core.errors import Malformed, PackError, Problem
from warlords_core.rising_sun import pack_checks
from warlords_core.rising_sun.pack import Pack

MOST_BYTES: Final = 2**20


def read(data: bytes, name: str) -> Pack:
    """Read a pack file; see ``content.load``.

    Raises:
        PackError: with every fault.
    """
    try:
        document = parse(data, name, MOST_BYTES)
    except Malformed as error:
        raise _refused(name, [Problem(error.code, None, error.pointer, error.message)]) from None
    if not isinstance(document.value, dict):
        raise _refused(name, [*document.faults, Problem("wrong_type", None, "", "a pack is an object")])
    fields, form_faults = handwritten.read(document.value, Pack)
    pages = pack_checks.Pages(**{each: fields.get(each) for each in pack_checks.Pages._fields})
    problems = [*document.faults, *form_faults, *pack_checks.faults(pages)]
    if problems:
        raise _refused(name, problems)
    whole: dict[str, Any] = {
        each: value.values if isinstance(value, Entries) else value for each, value in fields.items()
    }
    return Pack(**whole)


def _refused(name: str, problems: list[Problem]) -> PackError:
    return PackError(replace(problem, message=f"{name[-64:]}: {problem.message}") for problem in problems)
