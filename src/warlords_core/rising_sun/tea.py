"""The tea ceremony: alliances are proposed, agreed on, refused (RS-3.1, RS-3.2)."""

from typing import Any, Literal

from msgspec.structs import replace

from warlords_core.actions import EMPTY, ONCE, ActionSet, Row, menu
from warlords_core.rising_sun.decisions import Accept, Decline, Propose, Ready, Withdraw
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.events import AllianceFormed, AllianceProposed, ProposalClosed, SeatReady, TeaOver
from warlords_core.rising_sun.model import Proposal, State, Table
from warlords_core.rising_sun.steps import TakingTea


def owing(state: State) -> list[int]:
    """Seats that are neither allied nor ready: they owe a word (RS-3.2)."""
    ready = state.table.ready
    return [seat for seat in unallied(state) if seat not in ready]


def unallied(state: State) -> list[int]:
    """Seats without an ally, ascending."""
    allied = [seat for pair in state.table.alliances for seat in pair]
    return [seat for seat in range(len(state.players)) if seat not in allied]


def choices(state: State, seat: int) -> ActionSet[Any]:
    """What a seat can say in the tea ceremony; empty if it owes nothing."""
    free = unallied(state)
    if seat not in free or seat in state.table.ready:
        return EMPTY
    return menu([*_words(state, seat, free), (Ready, None, ONCE, {})])


def side_choices(state: State, seat: int) -> ActionSet[Any]:
    """Words on a new alliance after a betrayal, which nobody owes (switch ally_again_after_betray, RS-4.8)."""
    table = state.table
    if not state.options.ally_again_after_betray or table.phase != "politics" or not table.freed:
        return EMPTY
    free = unallied(state)
    if seat not in free:
        return EMPTY
    # Alliances last the season but for those that were broken: one of the two must be free again.
    partners = free if seat in table.freed else [each for each in free if each in table.freed]
    return menu(_words(state, seat, partners))


def _words(state: State, seat: int, partners: list[int]) -> list[Row[Any]]:
    proposals = {(each.seat, each.to): each.open for each in state.table.proposals}
    others = [each for each in partners if each != seat]
    received = [each for each in others if proposals.get((each, seat))]
    new = [each for each in others if each not in received and (seat, each) not in proposals]
    sent = [each for each in others if proposals.get((seat, each))]
    return [
        (Propose, "to", new, {}),
        (Accept, "proposer", received, {}),
        (Decline, "proposer", received, {}),
        (Withdraw, "to", sent, {}),
    ]


def propose(draft: Draft, seat: int, action: Propose) -> None:
    """Propose an alliance; a ready seat has to think again (RS-3.2)."""
    table = draft.state.table
    proposals = sorted((*table.proposals, Proposal(seat, action.to, open=True)), key=_by_pair)
    ready = tuple(each for each in table.ready if each != action.to)
    draft.table(proposals=tuple(proposals), ready=ready)
    draft.emit(AllianceProposed(seat=seat, to=action.to))


def _by_pair(proposal: Proposal) -> tuple[int, int]:
    return (proposal.seat, proposal.to)


def accept(draft: Draft, seat: int, action: Accept) -> None:
    """The two are allies at once; other open proposals of both are void (RS-3.2)."""
    pair = (min(seat, action.proposer), max(seat, action.proposer))
    table = draft.state.table
    draft.table(alliances=tuple(sorted((*table.alliances, pair))))
    for each in pair:
        if each not in table.freed:  # else this season counts already
            draft.player(each, allied_seasons=draft.players[each].allied_seasons + 1)
    draft.emit(AllianceFormed(seats=pair))
    agreed = (action.proposer, seat)
    _close(draft, [agreed])
    void = [
        _by_pair(each) for each in draft.state.table.proposals if each.open and (each.seat in pair or each.to in pair)
    ]
    _close(draft, void)
    draft.emit(*(ProposalClosed(seat=one, to=other, how="void") for one, other in void))
    _end_if_over(draft)


def decline(draft: Draft, seat: int, action: Decline) -> None:
    """Refuse a proposal, for good (RS-3.2)."""
    _refuse(draft, action.proposer, seat, "declined")


def withdraw(draft: Draft, seat: int, action: Withdraw) -> None:
    """Take back a proposal, for good (RS-3.2)."""
    _refuse(draft, seat, action.to, "withdrawn")


def _refuse(draft: Draft, seat: int, to: int, how: Literal["declined", "withdrawn"]) -> None:
    _close(draft, [(seat, to)])
    draft.emit(ProposalClosed(seat=seat, to=to, how=how))


def _close(draft: Draft, pairs: list[tuple[int, int]]) -> None:
    proposals = draft.state.table.proposals
    draft.table(proposals=tuple(replace(each, open=False) if _by_pair(each) in pairs else each for each in proposals))


def ready(draft: Draft, seat: int, _action: Ready) -> None:
    """Seek no alliance, unless somebody proposes one (RS-3.2)."""
    draft.table(ready=tuple(sorted((*draft.state.table.ready, seat))))
    draft.emit(SeatReady(seat=seat))
    _end_if_over(draft)


def _end_if_over(draft: Draft) -> None:
    """Over when every unallied seat is ready, or fewer than two are left (RS-3.2)."""
    if not isinstance(draft.agenda[-1], TakingTea):
        return  # an alliance of the political phase
    if owing(draft.state) and len(unallied(draft.state)) > 1:
        return
    draft.agenda.pop()
    table: Table = draft.state.table
    proposals = tuple(replace(each, open=False) for each in table.proposals)
    draft.table(phase="politics", ready=(), proposals=proposals)
    draft.emit(TeaOver(alliances=table.alliances))
