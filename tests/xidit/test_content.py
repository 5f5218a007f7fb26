"""Content packs of xidit: the shipped one, the tiny one, and every fault that a pack can have."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from inspect import getsource
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.packs import tiny_pack
from warlords_core import codec
from warlords_core.errors import PackError, UnknownPack
from warlords_core.types import PackRef
from warlords_core.xidit import content, pack_checks, pack_files
from warlords_core.xidit.board import Tile, Titan
from warlords_core.xidit.pack import Pack

GONE = object()
"""In an edit: take the value away."""

Edit = tuple[str, object]
Fault = tuple[str, str]


@pytest.fixture(autouse=True)
def own_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds is forgotten after it."""
    content.all_packs()  # read the shipped ones into the lasting store first
    monkeypatch.setattr(content._shelf, "_kept", dict(content._shelf._kept))


def tiny_document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(codec.to_json(tiny_pack()))
    return document


def edited(*edits: Edit) -> bytes:
    """The tiny pack as JSON, after edits of places told by JSON Pointers; ``-`` at the end appends."""
    document = tiny_document()
    for pointer, value in edits:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
        *way, last = (int(key) if key.isdigit() else key for key in keys)
        place: Any = document
        for key in way:
            place = place[key]
        if value is GONE:
            del place[last]
        elif last == "-":
            place.append(value)
        else:
            place[last] = value
    return json.dumps(document).encode()


def faults_of(data: bytes, name: str = "pack.json") -> list[Fault]:
    with pytest.raises(PackError) as caught:
        content.load(data, name)
    return [(problem.code, problem.pointer) for problem in caught.value.problems]


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("  ", "empty_text"),
        ("\u3000\u200b", "empty_text"),
        ("a\x1b[2J", "forbidden_character"),
        ("\u202egnaw", "forbidden_character"),
        ("two\nlines", "forbidden_character"),
    ],
)
def test_texts_show_something_and_hold_no_controls(language: str, bad: str, code: str) -> None:
    assert faults_of(edited((f"/title/{language}", bad))) == [(code, f"/title/{language}")]
    pack = replace(tiny_pack(), title=replace(tiny_pack().title, **{language: bad}))
    with pytest.raises(PackError) as caught:
        content.add(pack)
    assert [(problem.code, problem.pointer) for problem in caught.value.problems] == [(code, f"/title/{language}")]


def threat(*units: str) -> dict[str, Any]:
    return {"units": list(units), "gold": 1, "bards": 1, "storeys": 1}


# One row a fault: the edits of a sound pack, and all the faults that they make.
SEMANTIC: list[tuple[list[Edit], list[Fault]]] = [
    # counts
    ([("/version", 0)], [("out_of_range", "/version")]),
    ([("/version", 1_000_001)], [("out_of_range", "/version")]),
    ([("/version", 10**30)], [("out_of_range", "/version")]),
    ([("/bards", 0)], [("out_of_range", "/bards")]),
    ([("/storeys", 1_000)], [("out_of_range", "/storeys")]),
    ([("/supply/infantry", 1_000)], [("out_of_range", "/supply/infantry")]),
    ([("/opening/camps", 0)], [("out_of_range", "/opening/camps")]),
    ([("/opening/threats", 0)], [("out_of_range", "/opening/threats")]),
    ([("/opening/recruitment_pile", 0)], [("out_of_range", "/opening/recruitment_pile")]),
    ([("/dummy_step/influence", 0)], [("out_of_range", "/dummy_step/influence")]),
    ([("/dummy_step/wealth", 10)], [("out_of_range", "/dummy_step/wealth")]),
    # cities
    ([("/cities/5/id", 2)], [("repeated_city", "/cities/5/id"), ("unknown_city", "/roads/2/cities/1"),
        ("unknown_city", "/roads/3/cities/1"), ("tile_for_no_city", "/tiles/5/city")]),
    ([("/cities/-", {"id": 8, "regions": ["east"]}), ("/roads/-", {"colour": "red", "cities": [6, 8]})],
        [("city_gap", "/cities")]),
    ([("/cities/-", {"id": 65, "regions": ["east"]}), ("/roads/-", {"colour": "red", "cities": [6, 65]})],
        [("out_of_range", "/cities/6/id")]),
    ([("/cities/-", {"id": 0, "regions": ["east"]}), ("/roads/-", {"colour": "red", "cities": [6, 0]})],
        [("out_of_range", "/cities/6/id")]),
    ([("/cities/2/regions", [])], [("city_without_region", "/cities/2/regions")]),
    ([("/cities/2/regions/-", "moon")], [("unknown_region", "/cities/2/regions/1")]),
    ([("/cities/2/regions/-", "east")], [("repeated_city_region", "/cities/2/regions/1")]),
    # roads
    ([("/roads/0/cities", [1])], [("road_ends", "/roads/0/cities")]),
    ([("/roads/0/cities", [])], [("road_ends", "/roads/0/cities")]),
    ([("/roads/0/cities", [1, 2, 3])], [("road_ends", "/roads/0/cities")]),
    ([("/roads/-", {"colour": "red", "cities": [1, 1]})], [("road_loop", "/roads/7/cities")]),
    ([("/roads/-", {"colour": "red", "cities": [1, 7]})], [("unknown_city", "/roads/7/cities/1")]),
    ([("/roads/-", {"colour": "red", "cities": [1, 2]})], [("road_colour_taken", "/roads/7/cities/1")]),
    ([("/roads/-", {"colour": "blue", "cities": [1, 2]})],
        [("road_colour_taken", "/roads/7/cities/0"), ("road_colour_taken", "/roads/7/cities/1")]),
    ([("/roads", [{"colour": "blue", "cities": [1, 2]}])], [("map_in_parts", "/roads")]),
    ([("/roads", [])], [("map_in_parts", "/roads")]),
    # regions
    ([("/regions/2/id", "west"), ("/cities/2/regions", ["west"]), ("/cities/4/regions", ["central"]),
        ("/cities/5/regions", ["west"])], [("repeated_region", "/regions/2/id")]),
    ([("/regions/0/first", 1)], [("region_values", "/regions/0/second")]),
    ([("/regions/0/second", 4)], [("region_values", "/regions/0/second")]),
    ([("/regions/0/second", -1)], [("out_of_range", "/regions/0/second")]),
    ([("/regions/0/first", 1_000)], [("out_of_range", "/regions/0/first")]),
    ([("/regions/1/bastion", False)], [("bastion_count", "/regions")]),
    ([("/regions/2/bastion", True)], [("bastion_count", "/regions/2/bastion")]),
    ([("/regions/-", {"id": "moon", "first": 2, "second": 1, "bastion": False})],
        [("region_untouched", "/regions/3")]),
    # tiles
    ([("/tiles/0/recruitment", [])], [("empty_recruitment", "/tiles/0/recruitment")]),
    ([("/tiles/0/threat/units", [])], [("empty_threat", "/tiles/0/threat/units")]),
    ([("/tiles/0/threat/gold", 0)], [("reward_below_one", "/tiles/0/threat/gold")]),
    ([("/tiles/0/threat/bards", 0)], [("reward_below_one", "/tiles/0/threat/bards")]),
    ([("/tiles/0/threat/storeys", -2)], [("reward_below_one", "/tiles/0/threat/storeys")]),
    ([("/tiles/0/threat/storeys", 5)], [("storeys_above_highest", "/tiles/0/threat/storeys")]),
    ([("/tiles/0/threat/gold", 1_000)], [("out_of_range", "/tiles/0/threat/gold")]),
    ([("/tiles/-", {"city": 7, "recruitment": ["militia"], "threat": threat("archer")})],
        [("tile_for_no_city", "/tiles/6/city")]),
    ([("/tiles/-", {"city": 6, "recruitment": ["militia"], "threat": threat("archer")})],
        [("second_tile", "/tiles/6/city")]),
    # the reduced set
    ([("/cities/-", {"id": 7, "regions": ["east"]}), ("/roads/-", {"colour": "red", "cities": [6, 7]}),
        ("/reduced_set_without", [7])], [("no_tile_to_leave_out", "/reduced_set_without/0")]),
    ([("/reduced_set_without", [5, 5])], [("repeated_city", "/reduced_set_without/1")]),
    # sizes: 2 camps, 1 threat, 1 in the recruitment pile and the next threat are 5 tiles
    ([("/reduced_set_without", [2, 5])], [("set_too_small", "/reduced_set_without")]),
    ([("/tiles/5", GONE), ("/tiles/4", GONE), ("/reduced_set_without", [])], [("set_too_small", "/tiles")]),
    ([("/opening/camps", 3)], [("set_too_small", "/reduced_set_without")]),
    # what nobody could ever pay
    ([("/tiles/3/threat/units", ["cleric", "cleric", "cleric"])], [("threat_unbeatable", "/tiles/3/threat/units")]),
    ([("/supply/battle_mage", 0), ("/tiles/3/threat/units", ["battle_mage"])],
        [("threat_unbeatable", "/tiles/3/threat/units")]),
    ([("/tiles/5/recruitment", ["cleric"]), ("/tiles/3/threat/units", ["battle_mage"])],
        [("threat_unbeatable", "/tiles/3/threat/units")]),
    # left out of the reduced set, city 6 takes its battle mage along
    ([("/reduced_set_without", [6]), ("/tiles/3/threat/units", ["battle_mage"])],
        [("threat_unbeatable", "/tiles/3/threat/units")]),
    # one militia in the game: the camp of city 2 may find it taken by that of city 1 or 4
    ([("/supply/militia", 1)], [("opening_camp_bare", "/tiles/1/recruitment")]),
    # titans
    ([("/titans/1", [])], [("empty_stack", "/titans/1")]),
    ([("/titans/0/1/price", 0)], [("price_below_one", "/titans/0/1/price")]),
    ([("/titans/0/1/price", 14)], [("titan_unpayable", "/titans/0/1/price")]),  # 4 + 3 + 3 + 2 + 1 = 13 units
    ([("/titans/0/1/price", 1_000)],
        [("out_of_range", "/titans/0/1/price"), ("titan_unpayable", "/titans/0/1/price")]),
    ([("/titans/0/1/gold", 0)], [("reward_below_one", "/titans/0/1/gold")]),
    ([("/titans/0/1/storeys", 5)], [("storeys_above_highest", "/titans/0/1/storeys")]),
]  # fmt: skip

FORM: list[tuple[list[Edit], list[Fault]]] = [
    ([("/bards", GONE)], [("missing_field", "/bards")]),
    ([("/tiles/2/threat/gold", GONE)], [("missing_field", "/tiles/2/threat/gold")]),
    ([("/dragons", 3)], [("unknown_field", "/dragons")]),
    ([("/roads/1/length", 3)], [("unknown_field", "/roads/1/length")]),
    ([("/a~0b~1c", 3)], [("unknown_field", "/a~0b~1c")]),
    ([("/bards", "4")], [("wrong_type", "/bards")]),
    ([("/bards", 4.0)], [("wrong_type", "/bards")]),
    ([("/bards", True)], [("wrong_type", "/bards")]),
    ([("/bards", None)], [("wrong_type", "/bards")]),
    ([("/regions/0/bastion", 0)], [("wrong_type", "/regions/0/bastion")]),
    ([("/cities", {})], [("wrong_type", "/cities")]),
    ([("/supply", [4, 3, 3, 2, 1])], [("wrong_type", "/supply")]),
    ([("/roads/0/colour", "green")], [("invalid_value", "/roads/0/colour")]),
    ([("/tiles/0/recruitment/0", "dragon")], [("invalid_value", "/tiles/0/recruitment/0")]),
    ([("/tiles/0/recruitment", ["militia"] * 17)], [("invalid_value", "/tiles/0/recruitment")]),
    ([("/id", "Tiny 6")], [("invalid_value", "/id")]),
    ([("/id", "tiny-6\n")], [("invalid_value", "/id")]),
    ([("/title/ja", "")], [("invalid_value", "/title/ja")]),
    ([("/title/ja", GONE)], [("missing_field", "/title/ja")]),
    ([("/title/ja", "\ud800")], [("invalid_value", "/title/ja")]),
]


def places(rows: Iterable[tuple[list[Edit], list[Fault]]]) -> list[str]:
    return [",".join(f"{code}@{pointer}" for code, pointer in faults) for _, faults in rows]


@pytest.mark.parametrize(("edits", "faults"), SEMANTIC, ids=places(SEMANTIC))
def test_unsound_pack(edits: list[Edit], faults: list[Fault]) -> None:
    assert sorted(faults_of(edited(*edits))) == sorted(faults)


@pytest.mark.parametrize(("edits", "faults"), FORM, ids=places(FORM))
def test_malformed_pack(edits: list[Edit], faults: list[Fault]) -> None:
    assert faults_of(edited(*edits)) == faults


@pytest.mark.rule("XD-1.6")
def test_five_heroes_need_five_cities() -> None:
    kept = {1, 2, 3, 4}
    document = tiny_document()
    for section in ("cities", "tiles"):
        document[section] = [entry for entry in document[section] if (entry.get("id") or entry["city"]) in kept]
    document["roads"] = [road for road in document["roads"] if set(road["cities"]) <= kept]
    document["reduced_set_without"] = []
    # four tiles are also fewer than the five that the opening takes
    assert faults_of(json.dumps(document).encode()) == [("too_few_cities", "/cities"), ("set_too_small", "/tiles")]


def test_every_check_has_a_case() -> None:
    codes = set(re.findall(r'_fault\("([a-z_]+)"', getsource(pack_checks)))
    shown = {code for _, faults in SEMANTIC for code, _ in faults} | {"too_few_cities"}
    assert codes == shown


def test_all_faults_come_at_once_whatever_section_is_malformed() -> None:
    data = edited(("/cities", 5), ("/bards", GONE), ("/wings", 2), ("/tiles/0/threat/gold", 0), ("/titans/1", []))
    assert faults_of(data) == [
        ("unknown_field", "/wings"),
        ("missing_field", "/bards"),
        ("wrong_type", "/cities"),
        ("reward_below_one", "/tiles/0/threat/gold"),
        ("empty_stack", "/titans/1"),
    ]


@pytest.mark.parametrize("section", sorted(pack_checks.SECTIONS))
def test_a_missing_section_is_the_only_fault_then(section: str) -> None:
    assert faults_of(edited((f"/{section}", GONE))) == [("missing_field", f"/{section}")]


def _pointers(value: object, pointer: str = "") -> Iterator[str]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield f"{pointer}/{key}"
        yield from _pointers(part, f"{pointer}/{key}")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
NUMBERS = st.integers(-2, 70) | st.integers()


@given(st.sampled_from(list(_pointers(tiny_document()))), ANYTHING | NUMBERS)
def test_whatever_stands_anywhere_a_pack_is_sound_or_has_faults(pointer: str, value: object) -> None:
    data = edited((pointer, value))
    try:
        pack = content.load(data, "pack.json")
    except PackError:
        assert faults_of(data)
    else:
        assert content.add(pack) == content.ref(pack)  # strict types, and it compiles


def test_messages_name_the_file() -> None:
    with pytest.raises(PackError, match=r"^/bards: mine\.yaml: 0 is not from 1 to 999 \[out_of_range\]$"):
        content.load(edited(("/bards", 0)), "mine.yaml")


def test_a_fault_names_its_clause() -> None:
    with pytest.raises(PackError) as caught:
        content.load(edited(("/roads/0/cities", [1])), "pack.json")
    assert [problem.rule for problem in caught.value.problems] == ["XD-3.2"]


# Reading


def test_json_and_yaml_read_the_same() -> None:
    document = tiny_document()
    assert content.load(json.dumps(document).encode(), "pack.json") == tiny_pack()
    written = yaml.safe_dump(document, allow_unicode=True).encode()
    assert content.load(written, "pack.yaml") == tiny_pack()
    assert content.load(written, "pack.yml") == tiny_pack()
    assert content.load(written, "-") == tiny_pack()
    assert content.load(json.dumps(document, indent=1).encode(), "-") == tiny_pack()


@pytest.mark.parametrize(
    ("data", "name", "faults"),
    [
        (b"[]", "pack.json", [("wrong_type", "")]),
        (b"", "pack.json", [("malformed", "")]),
        (b"", "pack.yaml", [("malformed", "")]),
        (b" " * (256 * 1024 + 1), "pack.json", [("too_large", "")]),
        (b"[" * 4_000, "pack.json", [("malformed", "")]),
        (b"id: \xff", "pack.yaml", [("malformed", "")]),
    ],
    ids=["list", "empty-json", "empty-yaml", "large", "unclosed", "bytes"],
)
def test_no_pack_at_all(data: bytes, name: str, faults: list[Fault]) -> None:
    found = faults_of(data, name)
    if name == "pack.json" and data.startswith(b"[["):
        # How deep a parser goes before it gives up differs from one Python to the next.
        assert found in ([("malformed", "")], [("too_deep", "")])
    else:
        assert found == faults


def test_repeated_keys_are_named_with_all_other_faults() -> None:
    twice = edited(("/bards", 0)).replace(b'{"id": 1,', b'{"id": 1, "id": 1,', 1)
    assert faults_of(twice, "pack.json") == [("duplicate_key", "/cities/0/id"), ("out_of_range", "/bards")]
    assert faults_of(twice, "pack.yaml") == [("duplicate_key", "/cities/0/id"), ("out_of_range", "/bards")]


# The store


def test_the_shipped_pack_is_sound() -> None:
    pack = content.get("stand-in-21")
    assert pack_checks.faults(pack) == ()
    shipped = Path(str(content.__file__)).parent / "data" / "stand-in-21.json"
    assert content.load(shipped.read_bytes(), shipped.name) == pack
    assert content.add(pack) == content.ref(pack)


@pytest.mark.rule("XD-1.1", "XD-1.2", "XD-1.4", "XD-12.1")
def test_the_shipped_pack_has_the_figures_of_the_rule_text() -> None:
    board = content.board(content.ref(content.get("stand-in-21")))
    assert board.supply == (18, 16, 14, 12, 10)
    assert (board.bards, board.storeys) == (20, 15)
    assert (board.opening.camps, board.opening.threats, board.opening.recruitment_pile) == (5, 5, 5)
    assert (len(board.full_set), len(board.reduced_set)) == (21, 18)
    assert len(board.tile_set(3, "by_seats")) == 18
    assert len(board.tile_set(4, "by_seats")) == 21
    assert len(board.tile_set(5, "reduced")) == 18
    assert len(board.tile_set(3, "full")) == 21
    assert [len(stack) for stack in board.titans] == [2, 2, 2]
    assert (board.dummy_step.wealth, board.dummy_step.influence, board.dummy_step.reputation) == (3, 1, 2)
    assert board.road(5, "blue") == 12
    assert board.road(12, "blue") == 5
    assert (board.regions[board.bastion].first, board.regions[board.bastion].second) == (6, 4)
    assert len(board.regions) == 9


def test_the_shipped_pack_says_that_it_is_not_the_printed_one() -> None:
    about = content.get("stand-in-21").about
    assert "not the printed one" in about.en
    assert "并非印刷版" in about.zh
    assert "印刷されたマップではない" in about.ja


def test_compiled_tiny_board() -> None:
    board = content.board(content.add(tiny_pack()))
    # by city 1..6 and colour blue, red, black, from the drawing
    assert board.roads == ((2, 0, 4), (1, 3, 5), (0, 2, 6), (0, 5, 1), (6, 4, 2), (5, 0, 3))
    # by city: west 0, central 1, east 2
    assert board.touching == ((0,), (0, 1), (2,), (0,), (1, 2), (2,))
    assert board.region_ids == ("west", "central", "east")
    assert board.bastion == 1
    assert board.tile(5) == Tile(recruitment=(0, 0, 1, 0, 0), threat=(0, 2, 0, 0, 0), gold=5, bards=3, storeys=4)
    assert board.titans == ((Titan(1, 3, 1, 1), Titan(2, 4, 2, 2)), (Titan(2, 5, 2, 1),))
    assert board.full_set == (1, 2, 3, 4, 5, 6)
    assert board.reduced_set == (1, 2, 3, 4, 6)
    assert board.title == {"en": "Tiny board, 6 cities", "zh": "微型版图（6城）", "ja": "極小マップ（6都市）"}


def test_a_city_may_have_no_tile() -> None:
    pack = tiny_pack()
    board = content.board(content.add(replace(pack, tiles=pack.tiles[:5], reduced_set_without=())))
    assert board.full_set == board.reduced_set == (1, 2, 3, 4, 5)
    with pytest.raises(LookupError, match="city 6 has no tile"):
        board.tile(6)


def test_a_pack_is_known_by_its_content() -> None:
    pack = tiny_pack()
    reference = content.add(pack)
    assert reference == content.add(tiny_pack()) == content.ref(pack)
    assert content.of(reference) == pack
    assert content.board(reference) is content.board(reference)
    assert content.all_packs().count(pack) == 1


def test_the_order_of_cities_and_roads_changes_the_digest_but_not_the_map() -> None:
    pack = tiny_pack()
    turned = replace(pack, cities=pack.cities[::-1], roads=pack.roads[::-1])
    assert content.ref(turned).digest != content.ref(pack).digest
    assert content.board(content.add(turned)).roads == content.board(content.add(pack)).roads


def test_get_answers_the_newest_version_that_was_known_first() -> None:
    pack = replace(tiny_pack(), id="tiny-versions")
    second = replace(pack, version=2)
    impostor = replace(pack, version=2, bards=5)
    for each in (second, pack, impostor):
        content.add(each)
    assert content.get("tiny-versions") == second
    assert [each for each in content.all_packs() if each.id == "tiny-versions"] == [pack, second, impostor]


def test_unknown_packs() -> None:
    known = content.add(tiny_pack())
    for reference in (
        PackRef("tiny-6", 1, "0" * 32),
        PackRef("tiny-6", 2, known.digest),
        PackRef("tiny-7", 1, known.digest),
    ):
        with pytest.raises(UnknownPack, match=reference.id):
            content.board(reference)
        with pytest.raises(UnknownPack, match=reference.id):
            content.of(reference)
    with pytest.raises(UnknownPack, match="nowhere"):
        content.get("nowhere")


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        (replace(tiny_pack(), bards=0), "invalid_value"),
        (replace(tiny_pack(), id="no id"), "invalid_value"),
        (replace(tiny_pack(), roads=tiny_pack().roads[:1]), "map_in_parts"),
    ],
)
def test_an_unsound_pack_is_not_added(pack: Pack, code: str) -> None:
    with pytest.raises(PackError) as caught:
        content.add(pack)
    assert [problem.code for problem in caught.value.problems] == [code]
    with pytest.raises(UnknownPack):
        content.board(content.ref(pack))


def test_adding_from_several_threads() -> None:
    packs = [replace(tiny_pack(), id=f"tiny-thread-{number % 5}") for number in range(20)]
    threads = [Thread(target=content.add, args=(pack,)) for pack in packs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ids = [pack.id for pack in content.all_packs() if pack.id.startswith("tiny-thread-")]
    assert ids == [f"tiny-thread-{number}" for number in range(5)]


def test_a_file_that_passes_is_a_valid_value() -> None:
    pack = content.load(edited(), "pack.json")
    assert codec.from_json(codec.to_json(pack), Pack) == pack


def test_the_file_form_has_the_fields_of_the_pack() -> None:
    assert tuple(pack_files.PackFile.model_fields) == Pack.__struct_fields__


def test_the_game_loads_neither_pydantic_nor_yaml() -> None:
    code = (
        "import sys; from warlords_core.xidit import content; content.board(content.ref(content.get('stand-in-21')));"
        "print([name for name in ('pydantic', 'yaml') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"
