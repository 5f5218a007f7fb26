"""The settlement: the strategist, a speaker, captures, and each side's own questions (KS-10)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from warlords_core.kassen.battle import Battle, Camp
from warlords_core.kassen.events import Captured, Reviewed, Spoke, Strategist
from warlords_core.kassen.model import Capture, Leader, Settlement, Speaker, Verdict

BASE, BY_CHARM, OF_CASTLE, BY_LEFT, MOST = 50, 4, 100, 50, 900
"""In thousandths (KS-10.2)."""


class Due(NamedTuple):
    """What a verdict brings, but for the draws."""

    words: Literal["victory", "defeat", "retreat"]
    speaker: Speaker | None
    generals: tuple[int, ...]
    """The loser's that can be captured."""
    chance: int
    """Of each of them, in thousandths."""


def settle_match(battle: Battle) -> None:
    """Tell what follows from the verdict (KS-10.1), and note it on the table."""
    verdict = battle.verdict
    assert verdict is not None
    fates = due(battle, verdict)
    battle.emit(Strategist(words=fates.words, rule="KS-10.1"))
    if fates.speaker is not None:
        battle.emit(Spoke(side=fates.speaker.side, general=fates.speaker.general))
    captures = tuple(
        [Capture(general, battle.below("capture", 1000) < fates.chance, fates.chance) for general in fates.generals]
    )
    for each in captures:
        battle.emit(Captured(side=1 - verdict.winner, general=each.general, captured=each.captured, chance=each.chance))
    battle.settlement = Settlement(words=fates.words, speaker=fates.speaker, captures=captures)
    for camp in battle.camps:
        questions = tuple([answered.question for answered in camp.answered])
        battle.emit(Reviewed(side=camp.side, questions=questions, audience=(camp.side,)))


def due(battle: Battle, verdict: Verdict) -> Due:
    """What follows from a verdict: the strategist's words, who speaks, and who can be captured (KS-10.1, KS-10.2)."""
    winner, loser = battle.camps[verdict.winner], battle.camps[1 - verdict.winner]
    spoken_to, *_ = speaking = speaking_sides(battle.state.options.leaders, verdict)
    retreated = verdict.reason == "retreat"
    return Due(
        words="retreat" if retreated else "victory" if spoken_to == verdict.winner else "defeat",
        speaker=next(filter(None, [_speaker(battle, battle.camps[side]) for side in speaking]), None),
        generals=tuple(candidates(battle, loser, retreated=retreated)),
        chance=chance_of_capture(battle, winner, loser, retreated=retreated),
    )


def speaking_sides(leaders: tuple[Leader, ...], verdict: Verdict) -> tuple[int, ...]:
    """The sides of which a survivor may speak, the first that has one; to the first the strategist speaks (KS-10.1).

    Of a person who plays against a computer its own side, then the winner; of two of a kind the winner.
    """
    persons = [side for side, leader in enumerate(leaders) if leader == "person"]
    first = persons[0] if len(persons) == 1 else verdict.winner
    return (first,) if first == verdict.winner else (first, verdict.winner)


def _speaker(battle: Battle, camp: Camp) -> Speaker | None:
    """A side's survivor of the highest cost on the field, the earliest of these, then one not deployed (KS-10.1)."""
    cost = battle.book.generals
    standing = sorted(camp.units, key=lambda unit: (-cost[unit.general].cost, unit.unit))
    if standing:
        return Speaker(camp.side, standing[0].general)
    waiting = [card.index for card in camp.reserve()]
    return Speaker(camp.side, max(waiting, key=lambda general: cost[general].cost)) if waiting else None


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
