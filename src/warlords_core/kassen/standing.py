"""How a match ended, and how well a side stands before."""

from typing import Final

from warlords_core.kassen import figures
from warlords_core.kassen.auras import stage
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.model import State
from warlords_core.types import Outcome, Score, Standing


def outcome(state: State) -> Outcome | None:
    """The winner and the loser (KS-9), with what they have standing and fallen; None while the match goes on."""
    verdict = state.table.verdict
    if verdict is None:
        return None
    ranking = []
    for place, side in enumerate((verdict.winner, 1 - verdict.winner), 1):
        line = state.table.lines[side]
        scores = (Score("standing", len(line.fighters)), Score("fallen", len(line.fallen)))
        ranking.append(Standing(side, place, scores))
    return Outcome(verdict.reason, tuple(ranking))


# A rule of thumb for bots

_DECIDED: Final = 1_000.0
_RESERVE: Final = 0.7
"""A general who still has to be paid for is worth so much of one who stands."""
_COMMAND: Final = 0.3
"""What a point of command may become."""
_CARD: Final = 1.5
"""A tactic at hand or set; one in the deck is worth half."""


def evaluate(state: State, seat: int) -> float:
    """How well a side stands, higher is better: a rule of thumb, no rule of the game.

    Its worth less that of the other side, between -1000 (lost) and 1000 (won).
    """
    verdict = state.table.verdict
    if verdict is not None:
        return _DECIDED if verdict.winner == seat else -_DECIDED
    battle = stage(state)
    mine, other = [_worth(battle, side) for side in (seat, 1 - seat)]
    # A winning margin in cards is never as good as having won.
    return max(-_DECIDED + 1, min(_DECIDED - 1, mine - other))


def _worth(battle: Battle, side: int) -> float:
    """Attack and health on the field and in the reserve, command, and cards."""
    camp, generals = battle.camps[side], battle.book.generals
    standing = [figures.attack(battle, unit) + unit.health + unit.barrier / 2 - unit.poison for unit in camp.units]
    waiting = [generals[card.index].attack + generals[card.index].health for card in camp.reserve()]
    tactics = sum([card.kind == "tactic" for card in camp.hand]) + len(camp.secrets)
    tactics_left = sum([card.kind == "tactic" for card in camp.deck])
    return (
        sum(standing)
        + _RESERVE * sum(waiting)
        + _COMMAND * (camp.command + camp.bonus - camp.debt)
        + _CARD * (tactics + tactics_left / 2)
    )
