"""Season set-up: provinces at war, cards, income, hostages (RS-2)."""

from warlords_core.rising_sun import bank
from warlords_core.rising_sun.book import Book, Reward
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.events import AlliancesEnded, CardsShown, HostageReturned, SeasonBegan
from warlords_core.rising_sun.model import Offer
from warlords_core.rising_sun.steps import Politics, StartingSeason, TakingTea
from warlords_core.rising_sun.terms import CAPTIVE, RESERVE

ALL_PROVINCES_FROM = 6
"""With so many seats every province is at war (RS-2.1)."""


def start_season(draft: Draft, step: StartingSeason) -> None:
    """Provinces at war are drawn, cards laid out, income comes in, hostages go home; alliances are over (RS-2)."""
    draft.table(season=step.season, phase="tea", fought=0, turns=(), proposals=(), ready=(), freed=(), given=())
    _draw_wars(draft)
    _show_cards(draft)
    book = draft.book
    income = {seat: Reward(coins=book.clans[player.clan].income) for seat, player in enumerate(draft.players)}
    bank.gain_at_once(draft, income, rule="RS-2.3")
    if step.season != "spring":
        return_hostages(draft, rule="RS-2.4")
    if draft.state.table.alliances:
        draft.emit(AlliancesEnded(alliances=draft.state.table.alliances))
        draft.table(alliances=())
    draft.push(TakingTea(), Politics())


def wars_of_season(book: Book, seats: int) -> int:
    """How many provinces are at war in each season (RS-2.1)."""
    provinces = len(book.provinces)
    return provinces if seats >= ALL_PROVINCES_FROM else min(provinces, seats + 2)


def _draw_wars(draft: Draft) -> None:
    """The order of drawing is the order of war (RS-2.1)."""
    number = wars_of_season(draft.book, len(draft.players))
    wars = draft.drawn("deal/wars", tuple(draft.book.provinces), number)
    draft.table(wars=wars)
    draft.emit(SeasonBegan(season=draft.state.table.season, wars=wars))


def _show_cards(draft: Draft) -> None:
    """Last season's cards are discarded, this season's laid out (RS-2.2, switch keep_unbought)."""
    table, options = draft.state.table, draft.state.options
    kept: tuple[Offer, ...] = table.market if options.keep_unbought else ()
    new = draft.book.season_cards(table.season, options.add_on)
    gone = () if options.keep_unbought else table.market
    places = {card: place for place, card in enumerate(draft.book.cards)}
    draft.table(market=tuple(sorted((*kept, *new), key=lambda offer: places[offer.card])))
    draft.emit(CardsShown(cards=_written_out(new), discarded=_written_out(gone)))


def _written_out(offers: tuple[Offer, ...]) -> tuple[str, ...]:
    return tuple(offer.card for offer in offers for _ in range(offer.copies))


def return_hostages(draft: Draft, *, rule: str) -> None:
    """Every hostage goes home to its owner's reserve; its captor takes 1 coin each (RS-2.4, RS-8.1)."""
    coins: dict[int, int] = {}
    for seat, player in enumerate(draft.players):
        for group in player.pieces:
            if group.place in CAPTIVE:
                captor = CAPTIVE.index(group.place)
                coins[captor] = coins.get(captor, 0) + group.count
                draft.shift(seat, group.kind, group.place, RESERVE, group.count)
                draft.emit(HostageReturned(seat=seat, captor=captor, kind=group.kind, count=group.count, rule=rule))
    rewards = {captor: Reward(coins=number) for captor, number in sorted(coins.items())}
    bank.gain_at_once(draft, rewards, rule=rule)
