"""The honor track: rising, falling, and breaking ties (RS-4.9)."""

from collections.abc import Mapping

from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.events import HonorChanged, TieBroken
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.steps import Occasion


def rank(state: State, seat: int) -> int:
    """How many seats stand above a seat."""
    return state.table.honor.index(seat)


def by_honor(state: State, seats: list[int]) -> list[int]:
    """Seats in falling honor."""
    return [seat for seat in state.table.honor if seat in seats]


def gain_honor(draft: Draft, seat: int, *, rule: str) -> None:
    """Swap places with the marker above; nothing at the top (RS-4.9)."""
    _swap(draft, seat, rank(draft.state, seat) - 1, rule)


def lose_honor(draft: Draft, seat: int, *, rule: str) -> None:
    """Swap places with the marker below; nothing at the bottom (RS-4.9)."""
    _swap(draft, seat, rank(draft.state, seat) + 1, rule)


def _swap(draft: Draft, seat: int, other: int, rule: str) -> None:
    honor = list(draft.state.table.honor)
    here = honor.index(seat)
    if not 0 <= other < len(honor):
        return
    honor[here], honor[other] = honor[other], honor[here]
    draft.table(honor=tuple(honor))
    draft.emit(HonorChanged(seat=seat, how="gained" if other < here else "lost", honor=tuple(honor), rule=rule))


def raise_to_top(draft: Draft, seat: int, *, rule: str) -> None:
    """To the top of the track; those above shift down (RS-5.2)."""
    honor = draft.state.table.honor
    if honor[0] == seat:
        return
    raised = (seat, *(each for each in honor if each != seat))
    draft.table(honor=raised)
    draft.emit(HonorChanged(seat=seat, how="raised", honor=raised, rule=rule))


def most(draft: Draft, amounts: Mapping[int, int], *, rule: str) -> int:
    """The seat with the most of something; honor breaks a tie, and who listens to that hears of it (RS-4.9).

    Args:
        draft: a transition in the making.
        amounts: by seat, at least one.
        rule: the clause that compares.
    """
    best = max(amounts.values())
    tied = by_honor(draft.state, [seat for seat, amount in amounts.items() if amount == best])
    winner, others = tied[0], tuple(sorted(tied[1:]))
    if others:
        draft.emit(TieBroken(seat=winner, seats=others, rule=rule))
        happen(draft, (Occasion(moment="tie_won", seat=winner, seats=others),))
    return winner


def wins(draft: Draft, seat: int, amounts: Mapping[int, int], *, rule: str) -> bool:
    """Whether a seat has the most of something, or as much as others and more honor than they (RS-4.9).

    Unlike ``most`` it breaks a tie only for this seat: another one wins nothing by it.
    """
    best = max(amounts.values())
    tied = by_honor(draft.state, [each for each, amount in amounts.items() if amount == best])
    if tied[0] != seat:
        return False
    most(draft, amounts, rule=rule)
    return True
