"""Reading what people write against frozen types: every fault of form, each with its place."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from warlords_core.documents import Entries
from warlords_core.errors import Problem
from warlords_core.handwritten import read
from warlords_core.types import Frozen


class Inner(Frozen, frozen=True):
    id: str
    size: Annotated[int, Meta(ge=1, le=3)]
    colour: Literal["red", "blue"] | None = None
    marks: Annotated[tuple[bool, ...], Meta(max_length=2)] = ()


class Outer(Frozen, frozen=True):
    title: Annotated[str, Meta(min_length=1)]
    parts: Annotated[tuple[Inner, ...], Meta(min_length=1, max_length=3)]
    best: Inner | None = None
    others: tuple[Inner, ...] = ()


def faults(document: dict[str, Any]) -> list[tuple[str, str]]:
    return [(fault.code, fault.pointer) for fault in read(document, Outer).faults]


PART = {"id": "a", "size": 1}


def test_a_sound_document() -> None:
    found = read({"title": "t", "parts": [PART, {**PART, "marks": [True]}], "best": PART}, Outer)
    assert found.faults == ()
    assert found.fields == {
        "title": "t",
        "parts": Entries((Inner("a", 1), Inner("a", 1, None, (True,))), ("a", "a")),
        "best": Inner("a", 1),
        "others": (),
    }


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({"parts": [PART]}, [("missing_field", "/title")]),
        ({"title": "", "parts": [PART]}, [("empty_text", "/title")]),
        ({"title": "t", "parts": [PART], "a/b": 1, "a": 1}, [("unknown_field", "/a"), ("unknown_field", "/a~1b")]),
        ({"title": "t", "parts": PART}, [("wrong_type", "/parts")]),
        ({"title": "t", "parts": []}, [("wrong_count", "/parts")]),
        ({"title": "t", "parts": [PART] * 4}, [("wrong_count", "/parts")]),
        (
            {"title": "t", "parts": [PART], "best": {"size": 4}},
            [("missing_field", "/best/id"), ("out_of_range", "/best/size")],
        ),
        (
            {"title": "t", "parts": [{**PART, "size": True}, 3]},
            [("wrong_type", "/parts/0/size"), ("wrong_type", "/parts/1")],
        ),
        ({"title": "t", "parts": [{**PART, "colour": "green"}]}, [("unknown_word", "/parts/0/colour")]),
        ({"title": "t", "parts": [{**PART, "marks": [True, 1]}]}, [("wrong_type", "/parts/0/marks/1")]),
        ({"title": "t", "parts": [{**PART, "marks": [True] * 3}]}, [("wrong_count", "/parts/0/marks")]),
        ({"title": "t", "parts": [{**PART, "wings": 2}]}, [("unknown_field", "/parts/0/wings")]),
    ],
)
def test_faults(document: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert faults(document) == expected


def test_an_unreadable_entry_hides_nothing_and_keeps_its_id() -> None:
    found = read({"title": 3, "parts": [PART, {"id": "b", "size": 9}, 7, {**PART, "id": 4}]}, Outer, "XX-1.1")
    assert found.fields["parts"] == Entries((Inner("a", 1), None, None, None), ("a", "b", None, None))
    assert "title" not in found.fields
    assert found.faults[0] == Problem("wrong_type", "XX-1.1", "/title", "Input should be a valid string")
    assert [fault.pointer for fault in found.faults] == [
        "/title", "/parts", "/parts/1/size", "/parts/2", "/parts/3/id"
    ]  # fmt: skip


def test_a_type_that_nobody_writes() -> None:
    class Odd(Frozen, frozen=True):
        names: frozenset[str]

    with pytest.raises(TypeError, match="no form for"):
        read({"names": []}, Odd)
