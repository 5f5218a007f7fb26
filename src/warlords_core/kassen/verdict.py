"""The verdict (KS-9): empty sides, the last question, the last phase, retreat."""

from typing import Final, Literal

from warlords_core.kassen import figures
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.events import Decided, LotDrawn, Strategist
from warlords_core.kassen.model import SIDES, State, Verdict
from warlords_core.kassen.questions import ask, subjects
from warlords_core.kassen.settlement import settle_match

Reason = Literal["no_generals", "last_question", "last_phase", "retreat", "lot"]

_CLAUSES: Final[dict[Reason, str]] = {
    "no_generals": "KS-9.1",
    "last_question": "KS-9.1",
    "lot": "KS-9.1",
    "last_phase": "KS-9.2",
    "retreat": "KS-9.3",
}


def check_field(battle: Battle, fell: list[int]) -> None:
    """Whoever has nobody on the field and no reserve has lost; both at once: one last question (KS-6.2, KS-9.1).

    Args:
        battle: where a settling is over.
        fell: the generals that fell in it.
    """
    one, other = battle.camps
    if one.units and other.units:
        return
    empty = [not camp.units and not camp.reserve() for camp in battle.camps]
    if all(empty):
        ask_last(battle, fell)
    elif any(empty):
        decide(battle, empty.index(False), "no_generals")


def decide(battle: Battle, winner: int, reason: Reason) -> None:
    """Set the verdict: nothing more happens but the settlement (KS-6.2, KS-10)."""
    battle.verdict = Verdict(winner, reason)
    battle.agenda.clear()
    battle.emit(Decided(verdict=battle.verdict, rule=_CLAUSES[reason]))
    settle_match(battle)


def retreat(battle: Battle, side: int) -> None:
    """A side gives the battle up, and has lost (KS-9.3)."""
    decide(battle, 1 - side, "retreat")


def ask_last(battle: Battle, fell: list[int]) -> None:
    """One question decides: right wins, wrong loses; without any question left a lot (KS-9.1)."""
    battle.agenda.clear()
    battle.last_fallen = tuple(sorted(set(fell)))
    side = answerer(battle.state, battle.turn)
    battle.emit(Strategist(words="last_question", rule="KS-9.1"))
    match ask(battle, side, "last", [list(battle.last_fallen), *subjects(battle, side, None)]):
        case "right":
            decide(battle, side, "last_question")
        case "wrong":
            decide(battle, 1 - side, "last_question")
        case "no_question":
            # Counted from the side in turn, and not from seat 0: so seats that change places change fortunes.
            winner = (battle.turn + battle.below("last_question", SIDES)) % SIDES
            battle.emit(LotDrawn(what="last_question", side=winner, rule="KS-9.1"))
            decide(battle, winner, "lot")
        case "waits":
            pass


def answerer(state: State, turn: int | None = None) -> int:
    """Who answers the last question: the person's side; of two of a kind the side whose turn it is (KS-9.1)."""
    persons = [side for side, leader in enumerate(state.options.leaders) if leader == "person"]
    if len(persons) == 1:
        return persons[0]
    return state.table.turn if turn is None else turn


def decide_by_strength(battle: Battle) -> None:
    """After the last phase: attack and health on the field, then health, then number, then a question (KS-9.2)."""
    measures = [_strength(battle, side) for side in range(SIDES)]
    if measures[0] == measures[1]:
        ask_last(battle, [])
    else:
        decide(battle, measures.index(max(measures)), "last_phase")


def _strength(battle: Battle, side: int) -> tuple[int, int, int]:
    units = battle.camps[side].units
    health = sum([unit.health for unit in units])
    return sum([figures.attack(battle, unit) for unit in units]) + health, health, len(units)
