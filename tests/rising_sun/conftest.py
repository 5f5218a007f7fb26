"""Packs that a test adds are gone after it: no test sees those of another."""

from collections.abc import Iterator

import pytest

from warlords_core.rising_sun import content


@pytest.fixture(autouse=True)
def _packs_of_its_own() -> Iterator[None]:
    content.all_packs()  # reads those that ship, which stay
    shelf = content._shelf
    kept = dict(shelf._kept)
    yield
    shelf._kept = kept
