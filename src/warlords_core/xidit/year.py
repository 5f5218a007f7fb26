"""The end of a year: census, year marker, starting seat, and the assessment after the last (XD-9.5, XD-10)."""

from msgspec.structs import replace

from warlords_core.xidit.census import census_years
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import YearEnded
from warlords_core.xidit.model import CHECKS, UNITS, Assessing, Census, EndingYear, Planning, StartingYear


def end_year(draft: Draft, _step: EndingYear) -> None:
    """Hold a census if one is due, before the year marker and the starting seat move (XD-9.5)."""
    state = draft.state
    censuses = map(Census, range(len(UNITS))) if state.table.year in census_years(state.options) else ()
    draft.push(*censuses, StartingYear())


def start_year(draft: Draft, _step: StartingYear) -> None:
    """Move the year marker and the starting seat, or go on to the assessment after the last year (XD-10.1).

    After the last year neither moves: the assessment still asks for that year's starting seat (XD-11.5).
    """
    state, table = draft.state, draft.state.table
    last = table.year == state.options.years
    starting_seat = (table.starting_seat + 1) % len(state.players)
    moved = {} if last else {"year": table.year + 1, "starting_seat": starting_seat}
    draft.update(
        players=tuple([replace(player, plan=()) for player in state.players]),
        table=replace(table, executed=0, deeds=(), **moved),
    )
    if last:
        draft.push(*map(Assessing, range(len(CHECKS))))
        return
    draft.emit(YearEnded(year=table.year, starting_seat=starting_seat))
    draft.push(Planning())
