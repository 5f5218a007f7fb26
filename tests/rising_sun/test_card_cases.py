"""Every season card has cases of its own (RS-10), and they would notice a slip in it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.rising_sun import cards_core, cards_others, cards_torii
from tests.rising_sun.builders import BOOK, game, seat
from tests.rising_sun.plays import Case, Play
from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book, Card
from warlords_core.rising_sun.decisions import PickEffect, Summon, UseEffect
from warlords_core.rising_sun.effects.acts import ACTS
from warlords_core.rising_sun.vocabulary import Act, Gain
from warlords_core.types import PackRef

CASES = {**cards_core.CASES, **cards_torii.CASES, **cards_others.CASES}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{card}: {case.says}", marks=pytest.mark.rule(f"RS-10.{card}"))
        for card, cases in CASES.items()
        for case in cases
    ],
)
def test_a_card(case: Case) -> None:
    case.play()


def test_every_card_has_a_case() -> None:
    assert set(CASES) == set(BOOK.cards)
    assert all(CASES.values())


@pytest.mark.parametrize("card", BOOK.cards)
def test_a_slip_in_a_card_is_noticed(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something missing or one off, a condition that is not asked for: each makes a case of the card fail."""
    slips = list(_slips(BOOK.cards[card]))
    assert slips
    assert [slip for slip, wrong in slips if not _noticed(wrong, CASES[card], monkeypatch)] == []


def _noticed(wrong: Card, cases: tuple[Case, ...], monkeypatch: pytest.MonkeyPatch) -> bool:
    known = content.book

    def with_slip(reference: PackRef) -> Book:
        book = known(reference)
        return replace(book, cards={**book.cards, wrong.id: wrong})

    with monkeypatch.context() as patched:
        patched.setattr(content, "book", with_slip)
        return any(_fails(case) for case in cases)


def _fails(case: Case) -> bool:
    try:
        case.play()
    except AssertionError:
        return True
    return False


def _slips(card: Card) -> Iterator[tuple[str, Card]]:
    """The card with a slip in it, and what that is."""
    for place, force in enumerate(card.forces):
        for name in ("at_least", "add"):
            if amount := getattr(force, name):
                for wrong in (amount - 1, amount + 1):
                    changed = replace(force, **{name: wrong})
                    yield f"force {name} {wrong}", replace(card, forces=_with(card.forces, place, changed))
        if force.only != "always":
            yield "force always", replace(card, forces=_with(card.forces, place, replace(force, only="always")))
    for place, trait in enumerate(card.traits):
        for wrong in (trait.amount - 1, trait.amount + 1):
            yield f"trait {wrong}", replace(card, traits=_with(card.traits, place, replace(trait, amount=wrong)))
    for place, ability in enumerate(card.abilities):
        yield "nothing", replace(card, abilities=_with(card.abilities, place))
        for slip, other in _of_ability(ability):
            yield slip, replace(card, abilities=_with(card.abilities, place, other))
    if card.monster is not None:
        for wrong in {max(0, card.monster.force - 1), card.monster.force + 1} - {card.monster.force}:
            yield f"figure's force {wrong}", replace(card, monster=replace(card.monster, force=wrong))
        if card.monster.counts_as is not None:
            yield "counts as nothing", replace(card, monster=replace(card.monster, counts_as=None))


def _of_ability(ability: Gain | Act) -> Iterator[tuple[str, Gain | Act]]:
    for place, condition in enumerate(ability.only):
        yield f"not {condition}", replace(ability, only=_with(ability.only, place))
    for name in ("vp", "coins", "ronin") if isinstance(ability, Gain) else ("amount",):
        if amount := getattr(ability, name):
            for wrong in (amount - 1, amount + 1):
                yield f"{name} {wrong}", replace(ability, **{name: wrong})
    if isinstance(ability, Gain) and ability.per is not None:
        yield f"not per {ability.per}", replace(ability, per=None)
    if ability.whose not in ("anybody", "own"):
        yield "whose anybody", replace(ability, whose="anybody")


def _with(values: tuple[object, ...], place: int, *changed: object) -> tuple[object, ...]:
    return (*values[:place], *changed, *values[place + 1 :])


def test_every_act_is_used_by_some_clan_or_card() -> None:
    used = {each.do for source in BOOK.sources.values() for each in source.abilities if isinstance(each, Act)}
    assert used == set(ACTS)


@pytest.mark.rule("RS-10.0", "RS-10.path_of_the_kenin", "RS-10.path_of_the_warlord")
def test_a_placed_bushi_is_no_summon() -> None:
    """The Kenin's bushi pays the Warlord nothing: 1 coin for the summon, none for what follows it."""
    state = game(seat("koi", cards="path_of_the_kenin path_of_the_warlord"), seat("lotus"))
    play = Play(state).start("recruit lotus").do("koi", Summon("bushi", "edo")).do("koi", PickEffect(0))
    play.do("koi", UseEffect(place="edo", kind="bushi")).check({"koi coins": 1, "koi bushi edo": 2})
