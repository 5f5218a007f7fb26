"""How far a match has come, read off what everybody sees, and what a seat can have got by then at most.

A limit here never falls during a match, and no action takes a seat from within it to beyond it: a state that keeps
to the limits leads to states that keep to them.
"""

from typing import Final

from warlords_core.xidit.board import Board
from warlords_core.xidit.census import PRIZES, census_years
from warlords_core.xidit.model import ORDERS_A_YEAR, UNITS, Census, OrderDone, StartingYear, State, View

_CENSUS_GOLD: Final = tuple(
    [sum(max(alone, each) for reward, alone, each in PRIZES[:kinds] if reward == "gold") for kinds in range(6)]
)
"""Most gold that one seat wins with so many kinds of one census (XD-9.2)."""


def orders_begun(match: State | View, seat: int) -> int:
    """How many orders a seat has begun in all the years, the one under way included (XD-3.1)."""
    table, agenda = match.table, match.agenda
    if not agenda:
        return ORDERS_A_YEAR * table.year
    begun = table.executed + isinstance(agenda[0], OrderDone)
    seats = len(match.players)
    this_year = (begun + seats - 1 - (seat - table.starting_seat) % seats) // seats
    return ORDERS_A_YEAR * (table.year - 1) + this_year


def kinds_counted(match: State | View) -> tuple[int, int]:
    """How many censuses are over, and how many unit kinds of the running one are decided (XD-9.1)."""
    agenda, year = match.agenda, match.table.year
    over = sum(due < year or not agenda for due in census_years(match.options))
    running = bool(agenda) and isinstance(agenda[0], StartingYear)
    return over, len(UNITS) - sum(isinstance(step, Census) for step in agenda) if running else 0


def gold_limit(match: State | View, board: Board, seat: int) -> int:
    """More gold than this no seat can have: the largest prize for every order, and every census won (XD-4.5)."""
    over, kinds = kinds_counted(match)
    return orders_begun(match, seat) * board.largest_gold + over * _CENSUS_GOLD[-1] + _CENSUS_GOLD[kinds]


def waiting_limit(match: State | View) -> int:
    """More storeys than this cannot wait behind a screen: one for every census of battle mages (XD-9.4)."""
    over, kinds = kinds_counted(match)
    return over + (kinds == len(UNITS))
