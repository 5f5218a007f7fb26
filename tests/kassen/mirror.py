"""A match of kassen with its sides swapped."""

from typing import Any

from msgspec.structs import replace

from warlords_core.kassen.model import State


def mirrored(state: State) -> State:
    """The same state with seat 0 in the place of seat 1, and the other way; units keep their numbers."""
    table, options = state.table, state.options
    verdict, settlement = table.verdict, table.settlement
    speaker = None if settlement is None else settlement.speaker
    return replace(
        state,
        options=replace(
            options,
            armies=swapped(options.armies),
            leaders=swapped(options.leaders),
            defender=1 - options.defender,
        ),
        armies=swapped(state.armies),
        agenda=tuple([replace(step, seat=1 - step.seat) for step in state.agenda]),
        table=replace(
            table,
            turn=1 - table.turn,
            first=1 - table.first,
            lines=swapped(table.lines),
            journal=tuple([replace(line, side=1 - line.side) for line in table.journal]),
            verdict=None if verdict is None else replace(verdict, winner=1 - verdict.winner),
            settlement=None
            if settlement is None
            else replace(settlement, speaker=None if speaker is None else replace(speaker, side=1 - speaker.side)),
        ),
        hands=swapped(state.hands),
    )


def swapped(pair: Any) -> Any:
    """A pair the other way round; nothing stays nothing."""
    return None if pair is None else (pair[1], pair[0])
