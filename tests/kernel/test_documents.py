"""Documents written by hand: strict JSON and strict YAML."""

import subprocess
import sys

import pytest

from warlords_core import documents
from warlords_core.documents import MAX_BYTES, MAX_DEPTH, parse, step
from warlords_core.errors import Malformed

BOTH = ("file.json", "file.yaml")


def value_of(data: str, name: str) -> object:
    document = parse(data.encode(), name)
    assert document.faults == ()
    return document.value


def refused(data: bytes, name: str, most: int = MAX_BYTES) -> tuple[str, str, str]:
    with pytest.raises(Malformed) as caught:
        parse(data, name, most)
    return caught.value.code, caught.value.pointer, caught.value.message


@pytest.mark.parametrize("name", BOTH)
def test_json_means_the_same_in_both_forms(name: str) -> None:
    text = '{"a": [1, -20, 0, 1.5, 1e3, true, false, null, "true", "1", ""], "b": {"c": {}}}'
    assert value_of(text, name) == {
        "a": [1, -20, 0, 1.5, 1000.0, True, False, None, "true", "1", ""],
        "b": {"c": {}},
    }


def test_yaml_block_style() -> None:
    assert value_of("# a comment\na:\n  - 1\n  - b: x y\nc: |\n  two\n  lines\n", "f.yml") == {
        "a": [1, {"b": "x y"}],
        "c": "two\nlines\n",
    }


@pytest.mark.parametrize(
    "word",
    [
        "no",
        "yes",
        "on",
        "Off",
        "True",
        "NULL",
        "1:30",
        "0x10",
        "0o7",
        "010",
        "1_000",
        "+1",
        ".5",
        "1.",
        "2001-02-03",
        "<<",
    ],
)
def test_unquoted_words_of_yaml_are_text_unless_json_knows_them(word: str) -> None:
    assert value_of(f"- {word}", "f.yaml") == [word]


@pytest.mark.parametrize("word", ["~", "null", ""])
def test_nothing_in_yaml(word: str) -> None:
    assert value_of(f"a: {word}", "f.yaml") == {"a": None}


@pytest.mark.parametrize(
    ("data", "name", "value"),
    [
        (' {"a": 1}', "file", {"a": 1}),
        ("a: 1", "file", {"a": 1}),
        ("{a: 1}", "file.yaml", {"a": 1}),
        ("[1]", "file.json", [1]),
    ],
)
def test_the_name_or_the_first_character_tells_the_form(data: str, name: str, value: object) -> None:
    assert value_of(data, name) == value


@pytest.mark.parametrize("name", BOTH)
def test_all_repeated_keys_are_told(name: str) -> None:
    document = parse(b'{"a": 1, "a": 2, "b": [{"c/~": 1, "c/~": 1, "c/~": 1}]}', name)
    assert [(fault.code, fault.pointer) for fault in document.faults] == [
        ("duplicate_key", "/a"),
        ("duplicate_key", "/b/0/c~1~0"),
        ("duplicate_key", "/b/0/c~1~0"),
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "line 1, column 1: Expecting value"),
        (b"{", "line 1, column 2: Expecting property name enclosed in double quotes"),
        (b"[1] 2", "line 1, column 5: Extra data"),
        (b"[NaN]", "NaN is no JSON value"),
        (b"[-Infinity]", "-Infinity is no JSON value"),
        (b"\xff", "byte 0 is no UTF-8"),
    ],
)
def test_no_json(data: bytes, message: str) -> None:
    assert refused(data, "f.json") == ("malformed", "", message)


@pytest.mark.parametrize(
    ("data", "pointer", "message"),
    [
        (b"", "", "the document is empty"),
        (b"# nothing", "", "the document is empty"),
        (b"--- 1\n--- 2", "", "more than one document"),
        (b"a: 1\n b: 2", "", "line 2, column 3: mapping values are not allowed here"),
        (b"a: &x [1]", "/a", "line 1: anchors, aliases and tags are not read"),
        (b"a: 1\nb: *x", "/b", "line 2: anchors, aliases and tags are not read"),
        (b"a: !!str 1", "/a", "line 1: anchors, aliases and tags are not read"),
        (b"a:\n  1: 2", "/a", "line 2: a key must be text"),
        (b"a:\n  ? [1]\n  : 2", "/a", "line 2: a key must be text"),
        (b"\xff", "", "byte 0 is no UTF-8"),
    ],
)
def test_no_yaml(data: bytes, pointer: str, message: str) -> None:
    assert refused(data, "f.yaml") == ("malformed", pointer, message)


@pytest.mark.parametrize(
    "data", [b"a: \x00", b'"\\UFFFFFFFF"', b'"\\U00110000"', b"%YAML 9" + b"9" * 5_000 + b".1\n--- 1"]
)
def test_what_no_yaml_text_may_hold(data: bytes) -> None:
    assert refused(data, "f.yaml")[0] == "malformed"


@pytest.mark.parametrize("name", BOTH)
def test_numbers_of_thousands_of_digits(name: str) -> None:
    assert refused(b"[" + b"9" * 5_000 + b"]", name)[0] == "malformed"


@pytest.mark.parametrize("name", BOTH)
def test_depth_is_bounded(name: str) -> None:
    deep = b"[" * MAX_DEPTH + b"]" * MAX_DEPTH
    parse(deep, name)
    assert refused(b"[" + deep + b"]", name)[:2] == ("too_deep", "/0" * MAX_DEPTH)


@pytest.mark.parametrize("name", BOTH)
def test_very_deep(name: str) -> None:
    assert refused(b"[" * 50_000 + b"]" * 50_000, name)[0] == "too_deep"


def test_size_is_bounded() -> None:
    assert parse(b" " * (MAX_BYTES - 1) + b"1", "f.json").value == 1
    assert refused(b" " * MAX_BYTES + b"1", "f.json")[0] == "too_large"


@pytest.fixture
def few_values(monkeypatch: pytest.MonkeyPatch) -> int:
    """A lower bound, which is reached at once: 50,000 values take seconds."""
    monkeypatch.setattr(documents, "MAX_YAML_VALUES", 500)
    return 500


def test_yaml_is_bounded_by_its_values(few_values: int) -> None:
    """A list and its members count, and so do a mapping, its keys and their values."""
    members = few_values - 1
    assert parse(b"- 1\n" * members, "f.yaml").value == [1] * members
    code, pointer, message = refused(b"- 1\n" * (members + 1), "f.yaml")
    assert (code, pointer) == ("too_large", f"/{members}")
    assert (
        message == f"line {members + 1}: more than {few_values} keys and values; a larger document is read as JSON only"
    )
    assert parse(b"[" + b"1," * members + b"1]", "f.json").value == [1] * (members + 1)
    pairs = b"".join(b"k%d: 1\n" % number for number in range(few_values // 2))
    assert refused(pairs, "f.yaml")[0] == "too_large"


@pytest.mark.parametrize("rest", [b", 1" * 800_000, b", [" * 10_000, b"\n\tno yaml"])
def test_what_stands_behind_the_bound_is_not_read(few_values: int, rest: bytes) -> None:
    """So the time is bounded, and nothing there can be another fault."""
    assert refused(b"[1" + b", 1" * few_values + rest, "f.yaml", 2**22)[0] == "too_large"


def test_pointers_cut_long_keys() -> None:
    assert step("/a", "b" * 70) == "/a/" + "b" * 64
    assert step("", 3) == "/3"


def test_json_does_not_load_yaml() -> None:
    code = "import sys; from warlords_core.documents import parse; parse(b'1', 'f.json'); print('yaml' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "False\n"
