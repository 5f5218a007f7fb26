"""What must hold of every state: all that is wrong with one from outside, at once.

Whoever posts a state may have made it up. ``problems()`` looks at everything that the rules take for granted, so
that they can neither crash, nor loop, nor go on with nonsense. Names and seats are looked at first: while one of them
is wrong, nothing else that needs them is asked. What each seat has stands in ``holdings``, what depends on the agenda
in ``resting``, what effects have heard in ``effects.hearing``.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import chain, pairwise
from typing import Any, Final

import msgspec

from warlords_core import codec
from warlords_core.errors import Malformed, Problem, UnknownPack
from warlords_core.rising_sun import content, setup
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.effects.hearing import check_heard
from warlords_core.rising_sun.holdings import check_holdings
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.resting import check_resting
from warlords_core.rising_sun.season import wars_of_season
from warlords_core.rising_sun.tea import unallied
from warlords_core.rising_sun.terms import CAPTIVE, FIGURES, RESERVE, SHRINES, STRONGHOLD

LABELS: Final = frozenset({"deal/clans", "deal/kami", "deal/wars", "shuffle/mandates"})
"""What the rules draw at random."""


def problems(state: State) -> tuple[Problem, ...]:
    """All broken invariants of a state, at once; empty: the rules can work with it.

    Never raises for a state that decodes. With an unknown pack that is the only problem, since every other
    question needs the pack.
    """
    try:
        book = content.book(state.pack)
    except UnknownPack as error:
        return (Problem("unknown_pack", None, "/pack", str(error)[:512]),)
    for checks in (_FIRST, _CHECKS):
        found = tuple(chain.from_iterable([check(state, book) for check in checks]))
        if found:
            return found
    return ()


# The frame


def _check_options(state: State, book: Book) -> Iterator[Problem]:
    """Options, clans and pack belong together (RS-1.1, RS-1.4)."""
    options = state.options
    try:
        codec.from_msgpack(codec.to_msgpack(options), Options)
    except Malformed as error:
        yield Problem("invalid_value", "RS-1.1", f"/options{error.pointer}", error.message)
        return
    for fault in setup.faults(options, book):
        yield Problem(fault.code, fault.rule, f"/options{fault.pointer}", fault.message)
    if options.pack != state.pack.id:
        message = f"the options name another pack than {state.pack.id!r}"
        yield Problem("pack_mismatch", None, "/options/pack", message)
    if len(state.players) != options.seats:
        message = f"{options.seats} seats were agreed on"
        yield Problem("wrong_count", "RS-1.1", "/players", message)


def _check_clans(state: State, book: Book) -> Iterator[Problem]:
    """Seats sit by honor rank, and have the clans that were agreed on, or could be drawn (RS-1.1)."""
    options, clans = state.options, [player.clan for player in state.players]
    if clans != [clan for clan in book.clans if clan in clans]:
        yield Problem("wrong_order", "RS-1.1", "/players", "seats sit by the honor rank of their clans, each one once")
    allowed = setup.drawable(options, book) if options.clans is None else options.clans
    for seat, clan in enumerate(clans):
        if clan not in allowed:
            yield Problem("other_clan", "RS-1.1", f"/players/{seat}/clan", f"{clan} does not play in this match")
    if options.clans is None and not setup.may_sit(clans, book):
        message = f"none of these {len(clans)} clans is of the box {setup.DYNASTY}"
        yield Problem("without_dynasty", "RS-1.1", "/players", message)


def _check_rng(state: State, _book: Book) -> Iterator[Problem]:
    """Counts of draws are those of the rules, sorted by label; any count can be drawn on from (``rng``)."""
    drawn = state.rng.drawn
    for place, (before, after) in enumerate(pairwise(drawn), 1):
        if before.label >= after.label:
            yield Problem("draws_unsorted", None, f"/rng/drawn/{place}/label", "labels ascend, each once")
    for place, draws in enumerate(drawn):
        if draws.label not in LABELS:
            yield Problem("unknown_label", None, f"/rng/drawn/{place}/label", "nothing is drawn under this label")


# Names and seats

_SEATS: Final = frozenset(
    {
        "alliances",
        "by",
        "freed",
        "given",
        "holder",
        "honor",
        "losers",
        "ready",
        "seat",
        "seats",
        "swapped",
        "to",
        "winner",
    }
)
"""Fields whose numbers are seats, wherever they stand."""


def _check_names(state: State, book: Book) -> Iterator[Problem]:
    """Whatever stands for a seat or for something of the pack is there."""
    seats = len(state.players)
    known = _known(book, seats)
    parts = (("/table", state.table), ("/players", state.players), ("/agenda", state.agenda))
    for pointer, field, item in chain.from_iterable([_items(pointer, "", part) for pointer, part in parts]):
        if field in _SEATS and type(item) is int and item >= seats:
            yield Problem("no_such_seat", "RS-1.1", pointer, f"seats go from 0 to {seats - 1}")
        elif isinstance(item, str) and item not in known.get(field, (item,)):
            yield Problem("unknown_name", None, pointer, f"neither the pack nor the rules know {item}")


def _known(book: Book, seats: int) -> Mapping[str, Collection[str]]:
    """By name of a field: the words that can stand there; a rule is one that kills."""
    places = {*book.provinces, *SHRINES, RESERVE, *CAPTIVE[:seats]}
    kinds = {*FIGURES, STRONGHOLD, *book.monsters}
    return {
        "place": places,
        "to": places,
        "kind": kinds,
        "kinds": kinds,
        "province": book.provinces,
        "wars": book.provinces,
        "card": book.cards,
        "cards": book.cards,
        "clan": book.clans,
        "kami": book.kami,
        "source": book.sources,
        "causes": book.sources,
        "rule": {"RS-6.5", "RS-6.8", *[source.rule for source in book.sources.values()]},
    }


def _items(pointer: str, field: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    """Every number and word inside a value: its pointer, the field that it stands in, and itself."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _items(f"{pointer}/{name}", name, getattr(value, name))
    elif isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from _items(f"{pointer}/{place}", field, each)
    else:
        yield pointer, field, value


# The table


def _check_track(state: State, _book: Book) -> Iterator[Problem]:
    """The honor track is a permutation, the kami are four different ones (RS-1.1, RS-1.3, RS-4.9)."""
    table = state.table
    if sorted(table.honor) != list(range(len(state.players))):
        yield Problem("no_permutation", "RS-4.9", "/table/honor", "every seat stands on the honor track once")
    if len(set(table.kami)) != len(table.kami):
        yield Problem("repeated_kami", "RS-1.3", "/table/kami", "four different kami")


def _check_wars(state: State, book: Book) -> Iterator[Problem]:
    """So many provinces are at war, and settled in their order (RS-2.1)."""
    table = state.table
    number = 0 if table.phase == "winter" else wars_of_season(book, len(state.players))
    if len(table.wars) != number or len(set(table.wars)) != number:
        yield Problem("wrong_wars", "RS-2.1", "/table/wars", f"{number} different provinces are at war")
    if table.fought > (len(table.wars) if table.phase == "war" else 0):
        yield Problem("too_many_fought", "RS-6.1", "/table/fought", "so many wars cannot be settled yet")


def _check_alliances(state: State, _book: Book) -> Iterator[Problem]:
    """Pairs only, and proposals and words that fit them (RS-3.1, RS-3.2, RS-4.8)."""
    table = state.table
    allied = [seat for pair in table.alliances for seat in pair]
    if any(one >= other for one, other in table.alliances) or list(table.alliances) != sorted(table.alliances):
        yield Problem("unsorted", "RS-3.1", "/table/alliances", "pairs ascend, the lower seat of each stands first")
    if len(set(allied)) != len(allied):
        yield Problem("allied_twice", "RS-3.1", "/table/alliances", "a seat has one ally at most")
    for name, seats in (("ready", table.ready), ("freed", table.freed)):
        if not _ascends(seats):
            yield Problem("unsorted", "RS-3.2", f"/table/{name}", "seats ascend, each once")
    if table.ready and table.phase != "tea":
        yield Problem("cannot_be_ready", "RS-3.2", "/table/ready", "seats are ready in the tea ceremony")
    if table.freed and table.phase == "tea":
        yield Problem("freed_in_tea", "RS-4.8", "/table/freed", "nobody has betrayed yet this season")
    if table.phase == "tea" and len(unallied(state)) < 2:
        yield Problem("tea_over", "RS-3.2", "/table/alliances", "fewer than two are unallied: the ceremony is over")
    yield from _check_proposals(state, allied)


def _check_proposals(state: State, allied: list[int]) -> Iterator[Problem]:
    table = state.table
    pairs = [(each.seat, each.to) for each in table.proposals]
    if not _ascends(pairs) or any(one == other for one, other in pairs):
        yield Problem("unsorted", "RS-3.2", "/table/proposals", "pairs ascend, each once, of two different seats")
    again = state.options.ally_again_after_betray and table.freed
    opened = {(each.seat, each.to) for each in table.proposals if each.open}
    for place, each in enumerate(table.proposals):
        if not each.open:
            continue
        at = f"/table/proposals/{place}/open"
        if table.phase != "tea" and not again:
            yield Problem("open_proposal", "RS-3.2", at, "the tea ceremony is over")
        if {each.seat, each.to} & set(allied):
            yield Problem("open_proposal", "RS-3.2", at, "proposals of and to allied seats are void")
        if (each.to, each.seat) in opened:
            yield Problem("open_proposal", "RS-3.2", at, "who answers a proposal with one accepts it")


def _check_gifts(state: State, _book: Book) -> Iterator[Problem]:
    given, phase = state.table.given, state.table.phase
    if not _ascends(given) or any(one == other for one, other in given):
        yield Problem("unsorted", "RS-3.3", "/table/given", "pairs ascend, each once, of two different seats")
    if given and phase not in ("tea", "politics"):
        yield Problem("no_gifts_now", "RS-6.11", "/table/given", "no gifts in the war phase")


def _ascends(items: Any) -> bool:
    return all(before < after for before, after in pairwise(items))


_Check = Callable[[State, Book], Iterator[Problem]]
_FIRST: Final[tuple[_Check, ...]] = (_check_options, _check_rng, _check_names)
_CHECKS: Final[tuple[_Check, ...]] = (
    _check_clans,
    _check_track,
    _check_wars,
    _check_alliances,
    _check_gifts,
    check_holdings,
    check_heard,
    check_resting,
)
