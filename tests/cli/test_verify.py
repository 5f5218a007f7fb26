"""``warlords verify``: a straight line, and each thing that can be wrong with the receipts of a match."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tests.cli.conftest import Cli
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.receipts import Receipt, first_head, next_head, public_keys, sign
from warlords_core.cli import exits
from warlords_core.codec import to_json

OLD, NEW, OTHER = (bytes([fill]) * 32 for fill in (1, 2, 3))
MATCH, VIEW = bytes(16), bytes(32)


def receipt(parent: Receipt | None, seat: int = 0, deed: int = 0, ring: KeyRing | None = None) -> Receipt:
    """What the server signs after a seat's deed, whose digest is a byte 32 times."""
    action = bytes([deed]) * 32
    seats = () if parent is None else (seat,)
    head = first_head(MATCH, VIEW) if parent is None else next_head(bytes.fromhex(parent.head), seats, action, VIEW)
    unsigned = Receipt(
        key="",
        match=MATCH.hex(),
        sequence=0 if parent is None else parent.sequence + 1,
        parent=None if parent is None else parent.head,
        head=head.hex(),
        seats=seats,
        action=action.hex(),
        view=VIEW.hex(),
        signature="",
    )
    return sign(ring or KeyRing([OLD]), unsigned)


def line(steps: int) -> list[Receipt]:
    found = [receipt(None)]
    for step in range(steps):
        found.append(receipt(found[-1], seat=step % 2, deed=step))
    return found


class Written(NamedTuple):
    transcript: Path
    keys: Path


def written(folder: Path, receipts: Sequence[Receipt], ring: KeyRing | None = None) -> Written:
    files = Written(folder / "transcript.json", folder / "keys.json")
    files.transcript.write_bytes(to_json({"receipts": receipts}))
    files.keys.write_bytes(to_json(public_keys(ring or KeyRing([OLD]))))
    return files


def verified(cli: Cli, files: Written, *words: str) -> Any:
    return cli("verify", files.transcript, "--keys", files.keys, *words)


def test_a_straight_line(cli: Cli, tmp_path: Path) -> None:
    whole = line(3)
    files = written(tmp_path, [*reversed(whole), whole[2]])  # in any order, and one of them twice
    result = verified(cli, files, "--format", "json")
    assert result.code == exits.FINE
    head = {"match": "0" * 32, "receipts": 4, "sequence": 3, "head": whole[3].head}
    assert result.json() == {**head, "faults": []}
    said = verified(cli, files, "--format", "text")
    assert said.lines() == [f"fine: match {'0' * 32}, 4 receipts, a straight line from the set-up to step 3"]


def test_keys_on_the_command_line_and_a_transcript_on_stdin(cli: Cli, tmp_path: Path) -> None:
    files = written(tmp_path, line(1))
    [(id_, key)] = json.loads(files.keys.read_bytes())["keys"].items()
    assert cli("verify", "--key", f"{id_}={key}", stdin=files.transcript.read_bytes()).code == exits.FINE
    assert cli("verify", files.transcript, "--keys", files.keys, "--key", f"{id_}={key}").code == exits.FINE


def test_a_fork_names_who_made_it(cli: Cli, tmp_path: Path) -> None:
    whole = line(2)
    files = written(tmp_path, [*whole, receipt(whole[1], seat=2, deed=9)])
    result = verified(cli, files, "--format", "text")
    assert result.code == exits.REFUSED
    assert result.lines()[0] == "step 2: 2 steps from one head: seat 1 and seat 2 acted on them [fork]"
    assert result.lines()[1] == f"match {'0' * 32}, 4 receipts: 1 faults"
    [fault] = verified(cli, files, "--format", "json").json()["faults"]
    assert (fault["code"], fault["sequence"], fault["seats"]) == ("fork", 2, [1, 2])


def test_what_is_wrong_with_each_receipt_is_told(cli: Cli, tmp_path: Path) -> None:
    whole = line(4)
    signed = sign(
        KeyRing([OLD]), replace(whole[4], action="ff" * 32)
    )  # the server's, but its head is of another action
    stranger = sign(KeyRing([OTHER]), whole[2])
    forged = replace(whole[1], seats=(5,))
    files = written(tmp_path, [whole[0], forged, stranger, signed])
    found = verified(cli, files, "--format", "json").json()["faults"]
    assert [(fault["code"], fault["sequence"]) for fault in found] == [
        ("bad_signature", 1),
        ("bad_head", 1),
        ("unknown_key", 2),
        ("bad_head", 4),
        ("gap", 4),
    ]


def test_a_step_signed_again_after_a_rotation_is_no_fork(cli: Cli, tmp_path: Path) -> None:
    rotated = KeyRing([NEW, OLD])
    whole = line(2)
    files = written(tmp_path, [*whole, receipt(whole[1], seat=1, deed=1, ring=rotated)], rotated)
    assert verified(cli, files).code == exits.FINE


def test_receipts_of_another_match(cli: Cli, tmp_path: Path) -> None:
    first = receipt(None)
    other = first_head(b"\1" * 16, VIEW).hex()
    strange = sign(KeyRing([OLD]), replace(first, match="01" * 16, head=other))
    found = verified(cli, written(tmp_path, [first, strange]), "--format", "json")
    assert found.code == exits.REFUSED
    assert [fault["code"] for fault in found.json()["faults"]] == ["other_match"]


@pytest.mark.parametrize(
    ("language", "says"),
    [("zh", ("第2步", "同一个头值", "座位1、座位2")), ("ja", ("2手目", "同じヘッド", "席1、席2"))],
)
def test_faults_are_told_in_the_readers_language(
    cli: Cli, tmp_path: Path, language: str, says: tuple[str, ...]
) -> None:
    whole = line(2)
    files = written(tmp_path, [*whole, receipt(whole[1], seat=2, deed=9)])
    result = verified(cli, files, "--lang", language, "--format", "text")
    assert result.code == exits.REFUSED
    assert all(each in result.out for each in says)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"receipts":[]}', b'{"receipts":[{}]}', b"\xff"])
def test_what_is_no_transcript_cannot_be_read(cli: Cli, tmp_path: Path, content: bytes) -> None:
    files = written(tmp_path, line(1))
    files.transcript.write_bytes(content)
    result = verified(cli, files)
    assert (result.code, result.out) == (exits.USAGE, "")
    assert result.err.startswith("warlords: malformed: ")


def test_what_is_no_key(cli: Cli, tmp_path: Path) -> None:
    files = written(tmp_path, line(1))
    nothing = cli("verify", files.transcript)
    assert (nothing.code, "[no_keys]" in nothing.err) == (exits.USAGE, True)
    assert cli("verify", files.transcript, "--keys", tmp_path / "none.json").code == exits.USAGE
    assert cli("verify", files.transcript, "--key", "abc=def").code == exits.USAGE
    [id_] = json.loads(files.keys.read_bytes())["keys"]
    twice = cli("verify", files.transcript, "--keys", files.keys, "--key", f"{id_}={'A' * 43}", "--lang", "ja")
    assert (twice.code, "[two_keys]" in twice.err) == (exits.USAGE, True)
    assert f"ID {id_}" in twice.err
    # Ed25519 takes any 32 bytes for a key, or refuses them: nothing that was signed fits these.
    strange = cli("verify", files.transcript, "--key", f"{id_}={'_' * 43}", "--format", "json")
    assert {fault["code"] for fault in strange.json()["faults"]} == {"bad_signature"}


def test_it_needs_cryptography_and_nothing_of_the_web(tmp_path: Path) -> None:
    files = written(tmp_path, line(1))
    words = ["verify", str(files.transcript), "--keys", str(files.keys)]
    light = "print(sorted({'litestar', 'pydantic_settings', 'granian', 'redis'} & set(sys.modules)))"
    code = f"import sys; from warlords_core.cli import main; print(main({words!r})); {light}"
    assert _python(code).stdout.splitlines()[-2:] == ["0", "[]"]
    without = (
        f"import sys; sys.modules['cryptography'] = None; from warlords_core.cli import main; print(main({words!r}))"
    )
    done = _python(without)
    assert done.stdout.splitlines() == [str(exits.MISSING)]
    assert "this needs cryptography, which is not installed: pip install 'warlords-core[api]'" in done.stderr


def _python(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
