"""Attacks of the computer: what a blow takes and what it costs (KS-11.2)."""

from collections.abc import Sequence
from typing import Final

from warlords_core.kassen.decisions import Attack
from warlords_core.kassen.enemy.board import COST, Board, Piece
from warlords_core.kassen.vocabulary import Trigger

MATCH: Final = 1_000 * COST
"""Worth of the match itself."""
PATIENT_UNTIL: Final = 6
"""Last phase in which only exchanges with a profit are made (KS-11.2)."""
ACCEPTED: Final = COST // 2
"""Loss that is accepted, more each phase after that."""
INTERFERING: Final[frozenset[Trigger]] = frozenset({"attacks", "attacked", "damaged", "survives", "falls"})
"""What a talent can listen to while its bearer is struck down."""


def accepted_loss(phase: int) -> int:
    """The loss that an attack may bring in a phase: none to phase 6, then half a cost more each phase (KS-11.2)."""
    return ACCEPTED * max(0, phase - PATIENT_UNTIL)


def gain(board: Board, attacker: Piece, target: Piece) -> int:
    """The worth that a blow takes less the worth that it costs, by the open figures (KS-5.2 … KS-5.5)."""
    cost = price(board, attacker, target)
    taken, lost = target.harm(attacker.attack), attacker.harm(cost)
    if _ends_the_match(board, attacker, target):
        taken += MATCH
    if attacker.falls_by(cost) and len(board.mine) == 1 and board.reserve == 0 and not _gains_nothing_by_waiting(board):
        lost += MATCH
    return taken - lost


def _ends_the_match(board: Board, attacker: Piece, target: Piece) -> bool:
    """Whether a blow certainly fells the last general of the other side: nothing that listens can come between."""
    alone = len(board.theirs) == 1 and board.other_reserve == 0
    if not alone or not target.falls_by(attacker.attack) or board.other_secrets:
        return False
    talent = None if target.talent is None else board.book.generals[target.talent].talent
    return talent is None or INTERFERING.isdisjoint(talent.on)


def _gains_nothing_by_waiting(board: Board) -> bool:
    """Whether the side would lose when the last phase is over, so that it may as well try what it can (KS-9.2)."""
    if board.phase <= PATIENT_UNTIL:
        return False
    mine, theirs = [
        (
            sum([piece.attack + piece.health for piece in pieces]),
            sum([piece.health for piece in pieces]),
            len(pieces),
        )
        for pieces in (board.mine, board.theirs)
    ]
    return mine < theirs


def price(board: Board, attacker: Piece, target: Piece) -> int:
    """The damage that an attacker takes: counter and thorns (KS-5.2, KS-5.3, KS-5.5)."""
    unanswered = "no_counter" in attacker.states or "stun" in target.states or "helpless" in target.states
    counter = 0 if unanswered else target.health
    pricked = attacker.attack > target.barrier or board.options.thorns_barrier == "attacker"
    return counter + (target.states.get("thorns", 0) if pricked else 0)


def choose(board: Board, attacks: Sequence[Attack]) -> Attack | None:
    """The attack with the greatest gain, or the first of a plan that fells all; None: no exchange is good enough.

    Whatever it is for, an exchange must bring a profit to phase 6, and after that no more than the accepted loss
    (KS-11.2).
    """
    mine = {piece.unit: piece for piece in board.mine}
    theirs = {piece.unit: piece for piece in board.theirs}
    gains = {attack: gain(board, mine[attack.attacker], theirs[attack.target]) for attack in attacks}
    fair = [attack for attack in attacks if is_fair(board.phase, gains[attack])]
    # max() keeps the first of equals.
    return _finishing(board, attacks, fair) or max(fair, key=gains.__getitem__, default=None)


def is_fair(phase: int, gain: int) -> bool:
    """Whether an exchange is good enough: before phase 7 not even an even one is (KS-11.2)."""
    return gain > 0 or (phase > PATIENT_UNTIL and -gain <= accepted_loss(phase))


def _finishing(board: Board, attacks: Sequence[Attack], fair: Sequence[Attack]) -> Attack | None:
    """A fair attack to begin with when the ready units can fell all of an enemy without a reserve: that wins the match.

    Not if it takes the own last general to do it.
    """
    if board.other_reserve != 0 or not fair:
        return None
    strikers = {attack.attacker for attack in attacks}
    ready = sorted([piece for piece in board.mine if piece.unit in strikers], key=lambda piece: piece.attack)
    if len(ready) == len(board.mine) and board.reserve == 0:
        return None
    plan: dict[int, int] = {}
    for target in sorted(board.theirs, key=lambda piece: -(piece.health + piece.barrier)):
        missing = target.health + target.barrier
        while missing > 0:
            if not ready:
                return None
            striker = next((piece for piece in ready if piece.attack >= missing), ready[-1])
            ready.remove(striker)
            plan[striker.unit] = target.unit
            missing -= striker.attack
    return next((attack for attack in fair if plan.get(attack.attacker) == attack.target), None)
