"""Situations of rising_sun made by hand: everything that a test speaks of in one place, all else plain.

Nobody has anything but what a test gives, with one exception: a seat for which no stronghold is written has one in
its home province, as it always would. Pieces that are not placed wait in the reserve, so a daimyo that is not written
down has fallen. Whoever a test does not name is no part of it; fewer than three seats are made up to three.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from warlords_core.game import Transition
from warlords_core.rising_sun import answers, content, legal, setup
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.flow import settle
from warlords_core.rising_sun.model import Offer, Options, Player, Proposal, State, Table, Token
from warlords_core.rising_sun.pack import CORE, Pack
from warlords_core.rising_sun.pieces import added, count, moved
from warlords_core.rising_sun.steps import AnyStep
from warlords_core.rising_sun.terms import RESERVE, SEASONS, STRONGHOLD, Group
from warlords_core.types import PackRef

PACK = content.get("eight-provinces")
BOOK = content.book(content.newest("eight-provinces"))
EXTRAS = ("bonsai", "dragonfly", "lotus", "koi")
"""Clans that make up the number of seats: none of them has force where it has no figure."""


def all_in_one(pack: Pack) -> Pack:
    """The pack, with every card that is not of the core set in one set: so cards of several sets can meet."""
    cards = [card if CORE in card.sets else replace(card, sets=("torii",)) for card in pack.cards]
    return replace(pack, id="all-in-one", cards=tuple(cards))


ALL_IN_ONE = content.add(all_in_one(PACK))


Words = str | Sequence[str]
"""Names in one string, or one by one."""


def _words(written: Words) -> tuple[str, ...]:
    return tuple(written.split() if isinstance(written, str) else written)


def seat(
    clan: str, *places: str, cards: Words = (), tokens: str | Sequence[Token] = (), pack: Pack = PACK, **more: Any
) -> Player:
    """A seat.

    Args:
        clan: its clan.
        places: pieces, each written as ``bushi kyoto`` or ``2 bushi kyoto``; a monster comes with its card.
        cards: ids of the season cards that it owns.
        tokens: war tokens, each written as ``spring:kyoto``.
        pack: that its clan and its cards are of.
        more: other fields of the player, such as coins.
    """
    book = content.book(content.ref(pack))
    owned = _words(cards)
    pieces: tuple[Group, ...] = ()
    for source in (book.on_map, book.in_reserve):
        for kind, number in source.items():
            if number:
                pieces = added(pieces, kind, RESERVE, number)
    for card in owned:
        if card in book.monsters:
            pieces = added(pieces, card, RESERVE)
    if not any(STRONGHOLD in written.split() for written in places):
        places = (*places, f"{STRONGHOLD} {book.clans[clan].home}")
    for written in places:
        *numbers, kind, place = written.split()
        wanted = int(numbers[0]) if numbers else 1
        assert count(pieces, kind, RESERVE) >= wanted, f"{clan} has no {written}"
        pieces = moved(pieces, kind, RESERVE, place, wanted)
    won = [_token(each) for each in tokens.split()] if isinstance(tokens, str) else tokens
    figures: dict[str, Any] = {"coins": 0, "ronin": 0, "vp": 0, **more}
    return Player(clan=clan, pieces=pieces, cards=owned, tokens=tuple(won), **figures)


def _token(written: str) -> Token:
    season, _, province = written.partition(":")
    return msgspec.convert({"season": season, "province": province}, Token)


def game(*seats: Player, options: Mapping[str, Any] | None = None, pack: Pack | None = None, **words: Any) -> State:
    """A state in which these seats sit, in honor ranks, and nothing is to be done.

    Args:
        seats: the seats of which a test speaks.
        options: other than those that follow from the seats; ``add_on`` follows from their cards.
        pack: if it is no shipped one.
        words: fields of the table, as they are or in words: ``honor="koi lotus bonsai"`` (others follow in their
            order), ``holder="koi"``, ``allies="koi-lotus"``, ``proposals="koi-lotus"``, ``wars="edo kyoto"``,
            ``market="mercy courage"``, ``kami="fujin raijin"`` (others follow); and ``pile="recruit"``, what lies on
            top of it.
    """
    there = [player.clan for player in seats]
    more = [clan for clan in EXTRAS if clan not in there]
    everybody = [*seats, *[seat(clan, pack=pack or PACK) for clan in more[: max(0, 3 - len(seats))]]]
    clans = tuple([player.clan for player in everybody])
    wanted: dict[str, Any] = {"seats": len(clans), "clans": clans, **(options or {})}
    reference = content.newest(wanted["pack"]) if "pack" in wanted else None
    if pack is not None:
        reference = content.ref(pack)
    if reference is None:
        shown = words.get("market", "")
        cards = _words(shown) if isinstance(shown, str) else [offer.card for offer in shown]
        reference, wanted["add_on"] = _set_of([*cards, *_owned(everybody)], wanted)
    state = setup.setup(Options(**{**wanted, "pack": reference.id}), 7, reference).state
    book = content.book(reference)
    everybody.sort(key=lambda player: book.clans[player.clan].honor_rank)
    bare: Table = replace(state.table, phase="politics", market=(), wars=())
    pile = _on_top(state.pile, _words(words.pop("pile", ())))
    table = replace(bare, **_table([player.clan for player in everybody], words, book))
    made = replace(state, players=tuple(everybody), table=table, agenda=(), pile=pile)
    _check(made)
    return made


def _owned(seats: Sequence[Player]) -> list[str]:
    return [card for player in seats for card in player.cards]


def _set_of(cards: Sequence[str], wanted: Mapping[str, Any]) -> tuple[PackRef, str]:
    """The shipped pack and the add-on set that has all these cards; if none has, the pack with all of them in one."""
    sets = [wanted["add_on"]] if "add_on" in wanted else [each for each in BOOK.sets if each != CORE]
    for add_on in sets:
        if all({CORE, add_on}.intersection(BOOK.cards[card].sets) for card in cards):
            return BOOK.ref, add_on
    return ALL_IN_ONE, "torii"


def _on_top(pile: tuple[Any, ...], tiles: Sequence[str]) -> tuple[Any, ...]:
    rest = list(pile)
    for tile in tiles:
        rest.remove(tile)
    return (*tiles, *rest)


def _table(clans: list[str], words: Mapping[str, Any], book: Book) -> dict[str, Any]:
    """Fields of the table, from the words of a test."""
    fields: dict[str, Any] = {name: value for name, value in words.items() if not isinstance(value, str)}
    written = {name: value for name, value in words.items() if isinstance(value, str)}
    for name in ("season", "phase"):
        if name in written:
            fields[name] = written[name]
    if "honor" in written:
        first = [clans.index(clan) for clan in _words(written["honor"])]
        fields["honor"] = (*first, *[each for each in range(len(clans)) if each not in first])
    if "holder" in written:
        fields["holder"] = clans.index(written["holder"])
    if "allies" in written:
        fields["alliances"] = tuple(sorted([tuple(sorted(pair)) for pair in _pairs(clans, written["allies"])]))
    if "proposals" in written:
        fields["proposals"] = tuple([Proposal(*pair, open=True) for pair in _pairs(clans, written["proposals"])])
    if "market" in written:
        copies = Counter(_words(written["market"]))
        fields["market"] = tuple([Offer(card, copies[card]) for card in book.cards if copies[card]])
    if "wars" in written:
        fields["wars"] = _words(written["wars"])
    if "kami" in written:
        chosen = _words(written["kami"])
        fields["kami"] = (*chosen, *[each for each in book.kami if each not in chosen])[:4]
    return fields


def _pairs(clans: list[str], written: str) -> list[tuple[int, int]]:
    pairs = [each.split("-") for each in _words(written)]
    return [(clans.index(one), clans.index(other)) for one, other in pairs]


def _check(state: State) -> None:
    """What is written by hand is sound."""
    book, table = content.book(state.pack), state.table
    assert sorted(table.honor) == list(range(len(state.players)))
    copies = Counter([*_owned(state.players), *[offer.card for offer in table.market for _ in range(offer.copies)]])
    for card, number in copies.items():
        assert number <= book.cards[card].copies, f"{number} copies of {card}"
        assert not {CORE, state.options.add_on}.isdisjoint(book.cards[card].sets), card
    tokens = [token for player in state.players for token in player.tokens]
    assert len(tokens) == len(set(tokens)), "a token is won once"
    for player in state.players:
        for group in player.pieces:
            assert group.place in book.provinces or "_" in group.place or group.place == RESERVE, group
        for kind, number in book.on_map.items():
            owned = sum(group.count for group in player.pieces if group.kind == kind)
            assert owned == number + book.in_reserve[kind], f"{player.clan} has {owned} {kind}"
        for token in player.tokens:
            assert token.season in SEASONS, token
            assert token.province in book.provinces, token
    assert sorted((*state.pile, *state.laid)) == sorted(book.mandates)


def begin(state: State, *steps: AnyStep) -> Transition[State]:
    """Let steps come, the first of them first, until somebody is asked."""
    draft = Draft(state)
    draft.push(*steps)
    return settle(draft)


def act(state: State, who: int, action: Any) -> Transition[State]:
    """Carry out an action, which must be legal."""
    allowed = action in legal.legal_actions(state, who) or action in legal.side_actions(state, who)
    assert allowed, f"{action} is not among {list(legal.legal_actions(state, who))[:40]}"
    return answers.resolve_unchecked(state, who, action)


def play(state: State, *moves: tuple[int, Any]) -> State:
    """Carry out actions one after another."""
    for who, action in moves:
        state = act(state, who, action).state
    return state


def pieces(state: State, who: int, place: str) -> dict[str, int]:
    """What a seat has in a place."""
    return {group.kind: group.count for group in state.players[who].pieces if group.place == place}
