"""The war phase: what begins with it, and the provinces at war in their order (RS-6.1, RS-6.2)."""

from typing import Literal

from warlords_core.rising_sun.draft import Draft, ally_of
from warlords_core.rising_sun.effects.forces import force, present
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.honor import most
from warlords_core.rising_sun.model import Battle, Token
from warlords_core.rising_sun.steps import CleaningUp, NextWar, Occasion, Opening, WarBeginning
from warlords_core.rising_sun.war_events import BattleBegan, TokenTaken, WarBegan


def begin_war(draft: Draft, _step: WarBeginning) -> None:
    """War upgrades and clans act once, then the provinces (RS-6.1); no gifts any more (RS-6.11)."""
    draft.table(phase="war", given=())
    draft.emit(WarBegan())
    draft.push(NextWar())
    happen(draft, (Occasion(moment="war_begins"),))


def next_war(draft: Draft, _step: NextWar) -> None:
    """The next province at war is settled, with or without a battle (RS-6.2)."""
    table = draft.state.table
    if table.fought == len(table.wars):
        draft.push(CleaningUp())
        return
    province = table.wars[table.fought]
    seats = present(draft.state, province)
    if settle_without_battle(draft, province, seats):
        return
    draft.table(battle=Battle(province=province, seats=tuple(seats)))
    draft.emit(BattleBegan(province=province, seats=tuple(seats)))
    draft.push(Opening())
    happen(draft, (Occasion(moment="battle_begins", place=province),))


def settle_without_battle(draft: Draft, province: str, seats: list[int]) -> bool:
    """Nobody there, one seat, or two allies: no battle (RS-6.2). Answers whether it was so."""
    if len(seats) > 2 or (len(seats) == 2 and ally_of(draft.state.table, seats[0]) != seats[1]):
        return False
    war_over(draft)
    if not seats:
        draft.emit(TokenTaken(province=province, seat=None, how="discarded"))
    elif len(seats) == 1:
        take_token(draft, seats[0], province, "unopposed")
    else:
        winner = most(draft, {seat: force(draft.state, seat, province) for seat in seats}, rule="RS-6.2")
        take_token(draft, winner, province, "allies")
    return True


def take_token(
    draft: Draft, seat: int, province: str, how: Literal["unopposed", "allies", "battle"], rule: str = "RS-6.2"
) -> None:
    """A seat has won a war and takes the token."""
    token = Token(draft.state.table.season, province)
    draft.player(seat, tokens=(*draft.players[seat].tokens, token))
    draft.emit(TokenTaken(province=province, seat=seat, how=how, rule=rule))
    battle = draft.state.table.battle
    fought = battle is not None and how == "battle"
    others = tuple(each for each in battle.seats if each != seat) if battle is not None and fought else ()
    kinds = tuple(each.kind for each in battle.fallen if each.seat == seat) if battle is not None and fought else ()
    facts = Occasion(moment="token_taken", seat=seat, place=province, seats=others, kinds=kinds)
    happen(draft, (facts,))


def war_over(draft: Draft) -> None:
    """The province is settled; the next one follows."""
    draft.table(battle=None, fought=draft.state.table.fought + 1)
    draft.push(NextWar())
