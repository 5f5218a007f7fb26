"""The settlement: the strategist, a speaker, captures, and each side's own questions (KS-10)."""

from collections.abc import Sequence

from warlords_core.kassen.battle import Battle, Camp
from warlords_core.kassen.events import Captured, Reviewed, Spoke, Strategist

BASE, BY_CHARM, OF_CASTLE, BY_LEFT, MOST = 50, 4, 100, 50, 900
"""In thousandths (KS-10.2)."""


def settle_match(battle: Battle) -> None:
    """Tell what follows from the verdict (KS-10.1)."""
    verdict = battle.verdict
    assert verdict is not None
    winner, loser = battle.camps[verdict.winner], battle.camps[1 - verdict.winner]
    person = _only_person(battle)
    won = person in (None, winner)
    if verdict.reason == "retreat":
        battle.emit(Strategist(words="retreat", rule="KS-10.1"))
    else:
        battle.emit(Strategist(words="victory" if won else "defeat", rule="KS-10.1"))
    for camp in (winner if person is None else person, winner):
        speaker = _speaker(battle, camp)
        if speaker is not None:
            battle.emit(Spoke(side=camp.side, general=speaker))
            break
    _capture(battle, winner, loser)
    for camp in battle.camps:
        questions = tuple([answered.question for answered in camp.answered])
        battle.emit(Reviewed(side=camp.side, questions=questions, audience=(camp.side,)))


def _only_person(battle: Battle) -> Camp | None:
    """The side of the person who plays against a computer: strategist and speaker are its own; None: two of a kind."""
    persons = [side for side, leader in enumerate(battle.state.options.leaders) if leader == "person"]
    return battle.camps[persons[0]] if len(persons) == 1 else None


def _speaker(battle: Battle, camp: Camp) -> int | None:
    """A side's survivor of the highest cost on the field, the earliest of these, then one not deployed (KS-10.1)."""
    cost = battle.book.generals
    standing = sorted(camp.units, key=lambda unit: (-cost[unit.general].cost, unit.unit))
    if standing:
        return standing[0].general
    waiting = [card.index for card in camp.reserve()]
    return max(waiting, key=lambda general: cost[general].cost) if waiting else None


def chance_of_capture(battle: Battle, winner: Camp, loser: Camp, *, retreated: bool) -> int:
    """In thousandths, how likely a general that can be captured is (KS-10.2)."""
    alive = [unit.general for unit in winner.units] + [card.index for card in winner.reserve()]
    army = [battle.book.general_at[each] for each in battle.state.armies[winner.side].generals]
    return chance(battle, winner, loser, alive or army, retreated=retreated)


def chance(battle: Battle, winner: Camp, loser: Camp, charming: Sequence[int], *, retreated: bool) -> int:
    """The same, by the mean charm of these generals."""
    book, options = battle.book, battle.state.options
    thousandths = BASE + BY_CHARM * sum([book.generals[each].charm for each in charming]) // len(charming)
    if options.kind == "siege" and options.defender == winner.side:
        thousandths += OF_CASTLE
    if retreated:
        thousandths -= BY_LEFT * (len(loser.units) + len(loser.reserve()))
    return max(0, min(MOST, thousandths))


def candidates(battle: Battle, loser: Camp, *, retreated: bool) -> list[int]:
    """The generals of the loser that can be captured (KS-10.2, switch retreat_capture)."""
    on_field = retreated and battle.state.options.retreat_capture == "field"
    standing = [unit.general for unit in sorted(loser.units, key=lambda unit: unit.unit)] if on_field else []
    return list(dict.fromkeys([*loser.fallen, *standing]))


def _capture(battle: Battle, winner: Camp, loser: Camp) -> None:
    retreated = battle.verdict is not None and battle.verdict.reason == "retreat"
    thousandths = chance_of_capture(battle, winner, loser, retreated=retreated)
    for general in candidates(battle, loser, retreated=retreated):
        captured = battle.below("capture", 1000) < thousandths
        battle.emit(Captured(side=loser.side, general=general, captured=captured, chance=thousandths))
