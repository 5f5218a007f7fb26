"""Content packs from a folder, added when the server starts."""

from collections.abc import Iterator
from pathlib import Path

from warlords_api.shapes import fault
from warlords_core import games
from warlords_core.errors import PackError, Problem
from warlords_core.types import PackRef

_SUFFIXES = (".json", ".yaml", ".yml")


def add_packs(folder: Path | None) -> tuple[PackRef, ...]:
    """Check and add every pack of a folder: in it, a folder for each game.

    Raises:
        PackError: with every fault of every file; the pointers begin with the file's path. No pack is added then.
    """
    if folder is None:
        return ()
    faults: list[Problem] = []
    found: list[tuple[str, Path, object]] = []
    if not folder.is_dir():
        raise PackError([fault("no_folder", str(folder), "there is no such folder of packs")])
    for path in sorted(path for path in folder.rglob("*") if path.suffix in _SUFFIXES):
        name = path.relative_to(folder).parts[0]
        if name not in games.names():
            known = ", ".join(games.names())
            faults.append(fault("unknown_game", str(path), f"packs lie in a folder named after their game ({known})"))
            continue
        try:
            found.append((name, path, games.get(name).packs.load(path.read_bytes(), str(path))))
        except OSError as error:
            faults.append(fault("unreadable", str(path), error.strerror or "the file cannot be read"))
        except PackError as error:
            faults += [Problem(p.code, p.rule, f"{path}:{p.pointer}", p.message) for p in error.problems]
    faults += _contradictions(found)
    if faults:
        raise PackError(faults)
    return tuple(games.get(name).packs.add(pack) for name, _, pack in found)


def _contradictions(found: list[tuple[str, Path, object]]) -> Iterator[Problem]:
    """Packs with the id and the version of another one, but other content.

    A client asks for a pack by its id: what it means by it must not depend on which file was read first.
    """
    known: dict[tuple[str, str, int], tuple[PackRef, str]] = {}
    for name in games.names():
        packs = games.get(name).packs
        for reference in map(packs.ref, packs.all()):
            known[name, reference.id, reference.version] = reference, "the pack that is known already"
    for name, path, pack in found:
        reference = games.get(name).packs.ref(pack)
        first, where = known.setdefault((name, reference.id, reference.version), (reference, str(path)))
        if first.digest != reference.digest:
            message = f"{reference.id} version {reference.version} has other content in {where}: give it a new version"
            yield fault("version_taken", f"{path}:/version", message)
