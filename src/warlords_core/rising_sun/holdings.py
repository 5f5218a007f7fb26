"""What each seat has, and the mandates: a part of ``problems()``. Nothing is lost, and nothing comes from nowhere."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise

from warlords_core.errors import Problem
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.model import Look, State
from warlords_core.rising_sun.pack import CORE
from warlords_core.rising_sun.season import wars_of_season
from warlords_core.rising_sun.steps import Bidding
from warlords_core.rising_sun.terms import CAPTIVE, LOOK, RESERVE, SEASONS, SHRINES, STRONGHOLD, Group


def check_holdings(state: State, book: Book) -> Iterator[Problem]:
    """What is wrong with pieces, cards, tokens, bids and mandates."""
    yield from _check_pieces(state, book)
    yield from _check_cards(state, book)
    yield from _check_tokens(state, book)
    yield from _check_seasons(state)
    yield from _check_bids(state)
    yield from _check_mandates(state, book)


# Pieces


def _check_pieces(state: State, book: Book) -> Iterator[Problem]:
    """Every piece of a seat is somewhere, and where it can be (RS-1.2)."""
    for seat, player in enumerate(state.players):
        at = f"/players/{seat}/pieces"
        places = [(group.place, group.kind) for group in player.pieces]
        if any(before >= after for before, after in pairwise(places)):
            yield Problem("unsorted", "RS-1.2", at, "groups ascend by place and kind, each once")
        have: Counter[str] = Counter()
        for group in player.pieces:
            have[group.kind] += group.count
        wanted = Counter(book.on_map) + Counter(book.in_reserve)
        wanted.update([card for card in player.cards if card in book.monsters])
        for kind in sorted(have.keys() | wanted.keys()):
            if have[kind] != wanted[kind]:
                message = f"{have[kind]} of the kind {kind}, and there are {wanted[kind]} in all"
                yield Problem("pieces_miscounted", "RS-1.2", at, message)
        for place, group in enumerate(player.pieces):
            why = _misplaced(state, book, seat, group)
            if why is not None:
                yield Problem("misplaced", why[0], f"{at}/{place}/place", why[1])


def _misplaced(state: State, book: Book, seat: int, group: Group) -> tuple[str, str] | None:
    """The clause and the reason why pieces cannot be where they are; None: they can."""
    place, phase = group.place, state.table.phase
    if place in book.provinces or place == RESERVE:
        return None
    if group.kind == STRONGHOLD:
        return "RS-4.5", "strongholds stand in provinces"
    if place in SHRINES:
        if not book.worships(group.kind):
            return "RS-4.4", f"a {group.kind} does not worship"
        return None if phase in ("politics", "war") else ("RS-7.1", "worshippers are at home now")
    if CAPTIVE.index(place) == seat:
        return "RS-6.6", "nobody takes its own figures"
    if book.counts_as(group.kind) == "daimyo":
        return "RS-6.6", "no daimyo is taken"
    return None if phase == "war" else ("RS-2.4", "hostages are at home now")


# Cards and tokens


def _check_cards(state: State, book: Book) -> Iterator[Problem]:
    """Cards of the sets and of seasons that have come; every copy is bought, displayed, or discarded (RS-2.2)."""
    table, options = state.table, state.options
    sets, now = {CORE, options.add_on}, SEASONS.index(table.season)
    order = list(book.cards)
    if any(order.index(before.card) >= order.index(after.card) for before, after in pairwise(table.market)):
        yield Problem("unsorted", "RS-2.2", "/table/market", "offers stand in the order of the pack, each once")
    displayed = {offer.card: offer.copies for offer in table.market}
    owned = Counter(chain.from_iterable([player.cards for player in state.players]))
    for card in book.cards.values():
        number = owned[card.id] + displayed.get(card.id, 0)
        season = SEASONS.index(card.season)
        if sets.isdisjoint(card.sets) or season > now:
            wanted, exact = 0, True
        else:
            wanted, exact = card.copies, season == now or options.keep_unbought
        if number > wanted or (exact and number != wanted):
            message = f"{number} copies of {card.id} are bought or displayed, and there are {wanted}"
            yield Problem("cards_miscounted", "RS-2.2", "/table/market", message)
        elif card.id in displayed and season != now and not options.keep_unbought:
            yield Problem("not_discarded", "RS-2.2", "/table/market", f"{card.id} belongs to another season")


def _check_tokens(state: State, book: Book) -> Iterator[Problem]:
    """One token a season and province, of wars that are settled (RS-2.1, RS-6.2)."""
    table, now = state.table, SEASONS.index(state.table.season)
    most = wars_of_season(book, len(state.players))
    taken: Counter[tuple[str, str]] = Counter()
    for seat, player in enumerate(state.players):
        for place, token in enumerate(player.tokens):
            at = f"/players/{seat}/tokens/{place}"
            taken[token.season, token.province] += 1
            if taken[token.season, token.province] > 1:
                yield Problem("token_twice", "RS-2.1", at, "one token for each season and province")
            season = SEASONS.index(token.season)
            if season > now or (season == now and table.phase != "winter" and token.province not in _settled(state)):
                yield Problem("token_too_early", "RS-6.2", at, "this war is not settled yet")
    for season_name in SEASONS:
        if sum([number for (season, _), number in taken.items() if season == season_name]) > most:
            yield Problem("too_many_tokens", "RS-2.1", "/players", f"{most} provinces were at war in {season_name}")


def _settled(state: State) -> tuple[str, ...]:
    """The provinces whose token somebody may have; a battle's winner takes it before the battle is over."""
    table = state.table
    won = table.battle is not None and table.battle.winner is not None
    return table.wars[: table.fought + won]


def _check_seasons(state: State) -> Iterator[Problem]:
    """No more seasons than are over, and this one for who has an ally or had one till a betrayal (RS-3.1, RS-4.8)."""
    over = SEASONS.index(state.table.season)
    allied = {seat for pair in state.table.alliances for seat in pair}.union(state.table.freed)
    for seat, player in enumerate(state.players):
        now = int(seat in allied)
        if not now <= player.allied_seasons <= over + now:
            message = f"{over} seasons are over, and in this one the seat has had {'an' if now else 'no'} ally"
            yield Problem("wrong_seasons", "RS-3.1", f"/players/{seat}/allied_seasons", message)


# Bids


def _check_bids(state: State) -> Iterator[Problem]:
    """Bids of those in the battle, within their coins, while not all are in (RS-6.3)."""
    battle = state.table.battle
    bidding = bool(state.agenda) and isinstance(state.agenda[-1], Bidding)
    fighting = battle.seats if bidding and battle is not None else ()
    for seat, player in enumerate(state.players):
        at = f"/players/{seat}/bid"
        if player.bid is None:
            if seat in fighting and not player.coins:
                yield Problem("bid_missing", "RS-6.3", at, "without coins there is one bid, which is made at once")
        elif seat not in fighting:
            yield Problem("no_bid_now", "RS-6.3", at, "this seat owes no bid")
        elif sum(player.bid) > player.coins:
            yield Problem("bid_too_high", "RS-6.3", at, f"there are {player.coins} coins")
    if fighting and all(state.players[seat].bid is not None for seat in fighting):
        yield Problem("all_in", "RS-6.3", "/agenda", "all bids are in: they are revealed at once")


# Mandates


def _check_mandates(state: State, book: Book) -> Iterator[Problem]:
    """Every tile lies in the pile or on the track, and seats remember what they saw (RS-4.2, RS-9.lotus)."""
    table = state.table
    if Counter(state.pile) + Counter(state.laid) != Counter(book.mandates):
        yield Problem("mandates_miscounted", "RS-1.4", "/pile", "pile and track hold every mandate tile once")
    if len(state.laid) != len(table.turns):
        yield Problem("track_mismatch", "RS-4.2", "/laid", f"{len(table.turns)} mandate turns were taken")
        return
    for place, (turn, tile) in enumerate(zip(table.turns, state.laid, strict=True)):
        at = f"/table/turns/{place}"
        announces = _announces(state, book, turn.seat)
        if announces is not None and turn.hidden != announces:
            yield Problem("wrong_face", "RS-4.2", f"{at}/hidden", "tiles lie as the powers of their seat say")
        if not turn.hidden and turn.mandate != tile:
            yield Problem("wrong_mandate", "RS-4.2", f"{at}/mandate", f"the tile that lies open says {tile}")
        if place and turn.seat != (table.turns[place - 1].seat + 1) % len(state.players):
            yield Problem("wrong_holder", "RS-4.2", f"{at}/seat", "the pile passes to the left")
    yield from _check_looks(state)


def _announces(state: State, book: Book, seat: int) -> bool | None:
    """Whether a seat announces; None: it does now, thanks to a card that it may have bought since."""
    if book.clans[state.players[seat].clan].amount("announces") is not None:
        return True
    return None if trait(state, seat, "announces") is not None else False


def _check_looks(state: State) -> Iterator[Problem]:
    """Every turn back from now, the tiles on top are those that its seat has seen (RS-4.2)."""
    turns = state.table.turns
    remembered: dict[int, Look] = {}
    for seat, player in enumerate(state.players):
        mine = [number for number, turn in enumerate(turns) if turn.seat == seat]
        if [look.turn for look in player.looks] != mine:
            message = "a seat remembers each of its own mandate turns of this season, in their order"
            yield Problem("looks_mismatch", "RS-4.2", f"/players/{seat}/looks", message)
            return
        remembered.update({look.turn: look for look in player.looks})
    pile = state.pile
    for number in range(len(turns) - 1, -1, -1):
        look = remembered[number]
        pile = (*pile[: look.chosen], state.laid[number], *pile[look.chosen :])
        if look.chosen >= len(look.tiles) or look.tiles != pile[:LOOK] or look.tiles[look.chosen] != state.laid[number]:
            message = f"what was seen in turn {number} is not what lies there"
            yield Problem("looks_mismatch", "RS-4.2", f"/players/{turns[number].seat}/looks", message)
            return
