"""Attacks of the computer: what a blow takes and what it costs (KS-11.2)."""

from collections.abc import Sequence
from typing import Final

from warlords_core.kassen.decisions import Attack
from warlords_core.kassen.enemy.board import COST, Board, Piece

MATCH: Final = 1_000 * COST
"""Worth of the match itself."""
PATIENT_UNTIL: Final = 6
"""Last phase in which only exchanges with a profit are made (KS-11.2)."""
ACCEPTED: Final = COST // 2
"""Loss that is accepted, more each phase after that."""


def accepted_loss(phase: int) -> int:
    """The loss that an attack may bring in a phase: none to phase 6, then half a cost more each phase (KS-11.2)."""
    return ACCEPTED * max(0, phase - PATIENT_UNTIL)


def gain(board: Board, attacker: Piece, target: Piece) -> int:
    """The worth that a blow takes less the worth that it costs, by the open figures (KS-5.2 … KS-5.5)."""
    cost = price(board, attacker, target)
    taken, lost = target.harm(attacker.attack), attacker.harm(cost)
    if target.falls_by(attacker.attack) and len(board.theirs) == 1 and board.other_reserve == 0:
        taken += MATCH
    if attacker.falls_by(cost) and len(board.mine) == 1 and board.reserve == 0 and not _gains_nothing_by_waiting(board):
        lost += MATCH
    return taken - lost


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
    """The attack with the greatest gain; None: no exchange is good enough (KS-11.2)."""
    mine = {piece.unit: piece for piece in board.mine}
    theirs = {piece.unit: piece for piece in board.theirs}
    last = _finishing(board, attacks, mine)
    if last is not None:
        return last
    gains = [gain(board, mine[attack.attacker], theirs[attack.target]) for attack in attacks]
    most = max(gains, default=0)
    # From phase 7 on a loss as great as the accepted one is taken, before it not even an even exchange.
    if most > 0 or (board.phase > PATIENT_UNTIL and gains and -most <= accepted_loss(board.phase)):
        return attacks[gains.index(most)]
    return None


def _finishing(board: Board, attacks: Sequence[Attack], mine: dict[int, Piece]) -> Attack | None:
    """An attack to begin with when the ready units can fell all of an enemy without a reserve: that wins the match.

    Not if it takes the own last general to do it.
    """
    if board.other_reserve != 0 or not attacks:
        return None
    ready = sorted([mine[unit] for unit in {attack.attacker for attack in attacks}], key=lambda piece: piece.attack)
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
    return next((attack for attack in attacks if plan.get(attack.attacker) == attack.target), None)
