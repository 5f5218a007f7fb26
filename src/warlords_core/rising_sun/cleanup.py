"""Clean-up: the bank, the shrines, the mandates (RS-7)."""

from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.events import SeasonEnded, WorshippersReturned
from warlords_core.rising_sun.steps import CleaningUp, StartingSeason, Wintering
from warlords_core.rising_sun.terms import RESERVE, SEASONS, SHRINES


def clean_up(draft: Draft, _step: CleaningUp) -> None:
    """Coins and ronin go to the bank, worshippers home; mandates are shuffled; the next season or winter (RS-7.1)."""
    for seat, player in enumerate(draft.players):
        worshippers = tuple([group for group in player.pieces if group.place in SHRINES])
        for group in worshippers:
            draft.shift(seat, group.kind, group.place, RESERVE, group.count)
        if worshippers:
            draft.emit(WorshippersReturned(seat=seat, groups=worshippers))
        draft.player(seat, coins=0, ronin=0, looks=())
    draft.update(pile=draft.shuffled("shuffle/mandates", draft.book.mandates), laid=())
    # Its holder is the left neighbour of who chose last, as after every turn (RS-4.2).
    table = draft.state.table
    draft.emit(SeasonEnded(season=table.season, holder=table.holder))
    after = SEASONS.index(table.season) + 1
    draft.table(turns=(), wars=(), fought=0)
    draft.push(StartingSeason(SEASONS[after]) if after < len(SEASONS) else Wintering())
