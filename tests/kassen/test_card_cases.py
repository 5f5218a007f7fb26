"""Every card of the default pack has conformance cases of its own, and they would notice a slip in it."""

from collections import defaultdict
from pathlib import Path

import pytest

from tests.kassen import blunders
from warlords_core import games
from warlords_core.cases import Case, load, run
from warlords_core.kassen import content
from warlords_core.kassen.book import Book

_FOLDER = Path(__file__).parents[1] / "cases" / "kassen"
_BOOK = content.book(content.newest("three-kingdoms"))
_TALENTS = {f"general-{general.id}": place for place, general in enumerate(_BOOK.generals) if general.talent}
_CARDS = {f"{'secret' if card.secret else 'tactic'}-{card.id}": place for place, card in enumerate(_BOOK.tactics)}


def _by_card() -> dict[str, list[Case]]:
    """The cases of a card have its name, or begin with it."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in [case for file in sorted(_FOLDER.glob("*.yaml")) for case in load(file)]:
        named = [name for name in (*_TALENTS, *_CARDS) if f"{case.id}-".startswith(f"{name}-")]
        if named:
            found[max(named, key=len)].append(case)
    return found


_CASES = _by_card()


@pytest.mark.rule("KS-12.3")
@pytest.mark.parametrize("name", [*_TALENTS, *_CARDS])
def test_each_card_has_a_case_in_which_it_is_used(name: str) -> None:
    card = name.partition("-")[2]
    assert name in {case.id for case in _CASES[name]}
    assert all(card in f"{case.given.sketch} {case.when}" for case in _CASES[name])


@pytest.mark.rule("KS-12.3")
@pytest.mark.parametrize("name", [*_TALENTS, *_CARDS])
def test_a_slip_in_a_card_is_noticed_by_its_cases(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that is missing, a number that is one off, another side, another end: each makes a case fail."""
    if name in _TALENTS:
        slips = list(blunders.of_general(_BOOK, _TALENTS[name]))
    else:
        slips = list(blunders.of_card(_BOOK, _CARDS[name]))
    assert slips
    assert [slip for slip, book in slips if not _noticed(name, book, monkeypatch)] == []


def _noticed(name: str, book: Book, monkeypatch: pytest.MonkeyPatch) -> bool:
    with monkeypatch.context() as patched:
        patched.setattr(content, "book", lambda _reference: book)
        return any(run(case, games.get("kassen")) for case in _CASES[name])
