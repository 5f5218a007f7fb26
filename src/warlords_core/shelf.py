"""The content packs of a game that this process knows, and their compiled forms. Safe to use from many threads.

Shipped packs are read at first use; the tests have checked them, so neither pydantic nor YAML loads for them. Other
packs are added by hand. A pack is known by the digest of its content: the same digest, the same pack.
"""

from collections.abc import Callable
from importlib.resources import files
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from warlords_core import codec
from warlords_core.errors import UnknownPack
from warlords_core.types import PackRef

P = TypeVar("P")
C = TypeVar("C")


class _Kept(NamedTuple, Generic[P, C]):
    ref: PackRef
    pack: P
    compiled: C


def ref(pack: Any) -> PackRef:
    """The reference of a pack, which has an id and a version; its digest covers all of its content."""
    return PackRef(pack.id, pack.version, codec.document_digest(pack))


class Shelf(Generic[P, C]):
    """Packs (P), each with its compiled form (C), by the digest of their content."""

    def __init__(
        self,
        package: str,
        shipped: tuple[str, ...],
        form: type[P],
        check: Callable[[P], None],
        compiled: Callable[[PackRef, P], C],
    ) -> None:
        """A shelf for the packs of a game.

        Args:
            package: of the game; shipped packs lie in its ``data`` folder.
            shipped: their file names, without ``.json``.
            form: the type of a pack.
            check: raises PackError if a pack has faults.
            compiled: makes the form that the rules use, of a sound pack.
        """
        self._form = form
        self._check = check
        self._compile = compiled
        self._package = package
        self._unread = shipped
        self._kept: dict[str, _Kept[P, C]] = {}
        self._lock = Lock()

    def ref(self, pack: P) -> PackRef:
        """The reference of a pack; its digest covers all of its content, hidden parts too."""
        return ref(pack)

    def compiled(self, reference: PackRef) -> C:
        """The compiled form of the pack that a reference names exactly.

        Raises:
            UnknownPack: no such pack is known to this process.
        """
        found = self._kept.get(reference.digest)
        if found is not None and found.ref is reference:
            return found.compiled  # asked for many times an action
        return self._find(reference).compiled

    def of(self, reference: PackRef) -> P:
        """The pack that a reference names exactly.

        Raises:
            UnknownPack: no such pack is known to this process.
        """
        return self._find(reference).pack

    def get(self, pack_id: str) -> P:
        """The newest pack of an id, as ``newest`` finds it.

        Raises:
            UnknownPack: no pack of this id is known to this process.
        """
        return self.of(self.newest(pack_id))

    def newest(self, pack_id: str) -> PackRef:
        """The reference of the newest pack of an id; of several with that version, the one that was known first.

        Raises:
            UnknownPack: no pack of this id is known to this process.
        """
        found = [kept.ref for kept in self._all() if kept.ref.id == pack_id]
        if not found:
            raise UnknownPack(f"no pack has the id {pack_id!r}")
        return max(found, key=lambda reference: reference.version)

    def all(self) -> tuple[P, ...]:
        """Every pack at hand, shipped and added, sorted by id and version."""
        return tuple(kept.pack for kept in sorted(self._all(), key=lambda kept: (kept.ref.id, kept.ref.version)))

    def add(self, pack: P) -> PackRef:
        """Make a pack known to this process; adding it again changes nothing.

        Raises:
            PackError: the pack has faults.
        """
        self._read_shipped()
        reference = ref(pack)
        if reference.digest not in self._kept:
            self._check(pack)
            self._keep(reference, pack)
        return reference

    def _find(self, reference: PackRef) -> _Kept[P, C]:
        found = self._kept.get(reference.digest)
        if found is None:
            self._read_shipped()
            found = self._kept.get(reference.digest)
        if found is None or (found.ref is not reference and found.ref != reference):
            raise UnknownPack(f"no pack {reference.id} version {reference.version} with digest {reference.digest}")
        return found

    def _all(self) -> tuple[_Kept[P, C], ...]:
        self._read_shipped()
        with self._lock:
            return tuple(self._kept.values())

    def _read_shipped(self) -> None:
        """Read the shipped packs; two threads that come first together both read them, which changes nothing."""
        for name in self._unread:
            data = files(self._package).joinpath(f"data/{name}.json").read_bytes()
            pack = msgspec.json.decode(data, type=self._form)
            self._keep(ref(pack), pack)
        self._unread = ()

    def _keep(self, reference: PackRef, pack: P) -> None:
        kept = _Kept(reference, pack, self._compile(reference, pack))
        with self._lock:
            self._kept.setdefault(reference.digest, kept)
