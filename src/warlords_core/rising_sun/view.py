"""What a seat, or a spectator, sees (RS-1 and the notes on hidden information; RS-4.2, RS-6.3, RS-9.lotus).

A view is a value of its own, put together field by field: nothing of a state is in it unless a line of ``view``
names it. The agenda and the table are named as a whole: they hold public facts only.
"""

from warlords_core.rising_sun.model import Own, Player, PublicPlayer, State, View
from warlords_core.rising_sun.steps import Choosing
from warlords_core.rising_sun.terms import LOOK, Mandate


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator (None), sees of a match.

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and seat not in range(len(state.players)):
        raise ValueError(f"there is no seat {seat}")
    return View(
        schema=1,
        game="rising_sun",
        pack=state.pack,
        seat=seat,
        options=state.options,
        agenda=state.agenda,
        table=state.table,
        players=tuple([_public(player) for player in state.players]),
        pile=len(state.pile),
        laid=_laid(state, seat),
        own=None if seat is None else _own(state, seat),
    )


def _public(player: Player) -> PublicPlayer:
    """All that a seat has lies open but for its bid and what it has seen of the mandates."""
    return PublicPlayer(
        clan=player.clan,
        coins=player.coins,
        ronin=player.ronin,
        vp=player.vp,
        pieces=player.pieces,
        cards=player.cards,
        tokens=player.tokens,
        allied_seasons=player.allied_seasons,
        committed=player.bid is not None,
    )


def _laid(state: State, viewer: int | None) -> tuple[Mandate | None, ...]:
    """The tiles on the political track; who laid one face down still knows it (RS-9.lotus)."""
    turns = zip(state.table.turns, state.laid, strict=True)
    return tuple([tile if not turn.hidden or turn.seat == viewer else None for turn, tile in turns])


def _own(state: State, seat: int) -> Own:
    player = state.players[seat]
    return Own(bid=player.bid, looks=player.looks, tiles=_tiles(state, seat))


def _tiles(state: State, seat: int) -> tuple[Mandate, ...]:
    """What the holder looks at while it chooses (RS-4.2)."""
    step = state.agenda[-1] if state.agenda else None
    return state.pile[:LOOK] if isinstance(step, Choosing) and step.seat == seat else ()
