"""Mandate turns: the holder chooses a tile, every seat carries it out (RS-4.1 … RS-4.3)."""

from typing import Any

from warlords_core.actions import ActionSet, choice, union, wrapped
from warlords_core.rising_sun import betray, harvest, marshal, recruit, train
from warlords_core.rising_sun.decisions import Announce, ChooseTile
from warlords_core.rising_sun.draft import Draft, ally_of, clockwise, left_of
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.effects.traits import trait
from warlords_core.rising_sun.events import MandateChosen, TilesSeen, TileTaken
from warlords_core.rising_sun.model import Look, Played, State
from warlords_core.rising_sun.steps import (
    CarryingOut,
    Choosing,
    KamiTurn,
    Obeying,
    Occasion,
    Politics,
    RecruitOver,
    TurnOver,
    WarBeginning,
)
from warlords_core.rising_sun.terms import KAMI_AFTER, LOOK, MANDATE_TURNS, MANDATES, SHRINES, Mandate


def next_turn(draft: Draft, _step: Politics) -> None:
    """Seven mandate turns, then war (RS-4.1)."""
    table = draft.state.table
    if len(table.turns) == MANDATE_TURNS:
        draft.push(WarBeginning())
        return
    seat = table.holder
    draft.push(Choosing(seat))
    draft.emit(TilesSeen(seat=seat, tiles=draft.state.pile[:LOOK], audience=(seat,)))


def choices(state: State, step: Choosing) -> ActionSet[Any]:
    """One of the tiles on top; with the trait announces, with any mandate (RS-4.2, RS-9.lotus)."""
    tiles = choice(range(min(LOOK, len(state.pile))))
    if trait(state, step.seat, "announces") is None:
        return wrapped(ChooseTile, "tile", tiles)
    return union(*(wrapped(Announce, "tile", tiles, mandate=mandate) for mandate in MANDATES))


def choose_tile(draft: Draft, seat: int, action: ChooseTile) -> None:
    """Play a tile face up (RS-4.2)."""
    _play(draft, seat, action.tile, draft.state.pile[action.tile], hidden=False)


def announce(draft: Draft, seat: int, action: Announce) -> None:
    """Lay a tile face down; what is announced happens (RS-9.lotus)."""
    _play(draft, seat, action.tile, action.mandate, hidden=True)


def _play(draft: Draft, seat: int, place: int, mandate: Mandate, *, hidden: bool) -> None:
    """The tile goes to the political track, the others back on top in the same order (RS-4.2)."""
    draft.agenda.pop()
    state = draft.state
    pile, table = state.pile, state.table
    tile = pile[place]
    look = Look(len(table.turns), pile[:LOOK], place)
    draft.update(pile=(*pile[:place], *pile[place + 1 :]), laid=(*state.laid, tile))
    draft.player(seat, looks=(*draft.players[seat].looks, look))
    draft.table(turns=(*table.turns, Played(seat, mandate, hidden)))
    draft.emit(
        TileTaken(seat=seat, tile=place, mandate=tile, audience=(seat,)),
        _chosen(seat, mandate, hidden=hidden),
    )
    draft.push(CarryingOut(mandate, seat))
    happen(draft, (Occasion(moment="mandate_chosen", seat=seat, what=mandate),))


def _chosen(seat: int, mandate: Mandate, *, hidden: bool) -> MandateChosen:
    """What everybody is told: a tile that lies open was hidden before, an announced mandate gives no tile away."""
    rule = "RS-9.lotus" if hidden else "RS-4.2"
    return MandateChosen(seat=seat, mandate=mandate, hidden=hidden, rule=rule, reveal=not hidden)


def carry_out(draft: Draft, step: CarryingOut) -> None:
    """Every seat from the chooser's left, the chooser last; training begins with the chooser, betrayal is its own.

    The bonus is for the chooser and its ally (RS-4.3).
    """
    chooser, mandate = step.seat, step.mandate
    favored = (chooser, ally_of(draft.state.table, chooser))
    turns = [Obeying(mandate, seat, bonus=seat in favored) for seat in order_of_turns(draft.state, mandate, chooser)]
    draft.push(*turns, *([RecruitOver(chooser)] if mandate == "recruit" else []), TurnOver())


def order_of_turns(state: State, mandate: Mandate, chooser: int) -> tuple[int, ...]:
    """In which order seats carry out a mandate (RS-4.3)."""
    match mandate:
        case "train":
            return clockwise(state, chooser)
        case "betray":
            return (chooser,)
        case _:
            return clockwise(state, left_of(state, chooser))


def obey(draft: Draft, step: Obeying) -> None:
    """A seat's turn in a mandate begins."""
    match step.mandate:
        case "recruit":
            recruit.begin(draft, step.seat, bonus=step.bonus)
        case "marshal":
            marshal.begin(draft, step.seat, bonus=step.bonus)
        case "train":
            train.begin(draft, step.seat, bonus=step.bonus)
        case "harvest":
            harvest.harvest(draft, step.seat, bonus=step.bonus)
        case "betray":
            betray.begin(draft, step.seat)


def turn_over(draft: Draft, _step: TurnOver) -> None:
    """The pile passes to the left; a kami turn may follow (RS-4.1, RS-4.2)."""
    table = draft.state.table
    draft.table(holder=left_of(draft.state, table.turns[-1].seat))
    shrines = [KamiTurn(place) for place in range(len(SHRINES))] if len(table.turns) in KAMI_AFTER else []
    draft.push(*shrines, Politics())
