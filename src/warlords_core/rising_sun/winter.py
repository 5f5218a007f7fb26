"""Winter: the last points, and who has won (RS-8)."""

from warlords_core.rising_sun import bank
from warlords_core.rising_sun.book import Reward
from warlords_core.rising_sun.draft import Draft, ally_of
from warlords_core.rising_sun.effects.moments import happen
from warlords_core.rising_sun.events import MatchEnded, TokensCounted
from warlords_core.rising_sun.honor import most
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.season import return_hostages
from warlords_core.rising_sun.steps import Closing, Counting, Finishing, Occasion, Wintering
from warlords_core.types import Outcome, Score, Standing


def winter(draft: Draft, _step: Wintering) -> None:
    """Hostages go home, then winter upgrades pay (RS-8.1)."""
    draft.table(phase="winter")
    return_hostages(draft, rule="RS-8.1")
    draft.push(Counting())
    happen(draft, (Occasion(moment="winter"),))


def count_tokens(draft: Draft, _step: Counting) -> None:
    """Victory points for tokens, and for tokens of different provinces (RS-8.1)."""
    rewards: dict[int, Reward] = {}
    for seat, player in enumerate(draft.players):
        tokens = sum(draft.book.token_points[token.season] for token in player.tokens)
        different = len({token.province for token in player.tokens})
        provinces = next((vp for number, vp in draft.book.set_bonus if different >= number), 0)
        draft.emit(TokensCounted(seat=seat, tokens=tokens, provinces=provinces))
        rewards[seat] = Reward(vp=tokens + provinces)
    draft.push(Finishing())
    bank.gain_at_once(draft, rewards, rule="RS-8.1")


def finish(draft: Draft, _step: Finishing) -> None:
    """A tie for the win is broken by honor, unless exactly two tie who are allies (RS-8.2)."""
    draft.push(Closing())
    points = {seat: player.vp for seat, player in enumerate(draft.players)}
    if len(_sharing(draft.state)) == 1:
        most(draft, points, rule="RS-8.2")


def close(draft: Draft, _step: Closing) -> None:
    """The match is over."""
    draft.emit(MatchEnded(winners=tuple(sorted(_sharing(draft.state)))))


def _sharing(state: State) -> list[int]:
    """Who wins: one seat, or two allies who alone have the most (RS-8.2)."""
    best = max(player.vp for player in state.players)
    tied = [seat for seat in state.table.honor if state.players[seat].vp == best]
    if len(tied) == 2 and ally_of(state.table, tied[0]) == tied[1]:
        return tied
    return tied[:1]


def outcome(state: State) -> Outcome | None:
    """The ranking by victory points, then honor (RS-8.2); None while the match goes on."""
    if state.agenda:
        return None
    winners = _sharing(state)
    honor = state.table.honor
    order = sorted(honor, key=lambda seat: (seat not in winners, -state.players[seat].vp, honor.index(seat)))
    ranking = [
        Standing(
            seat,
            1 if seat in winners else place,
            (Score("victory_points", state.players[seat].vp), Score("honor", len(honor) - honor.index(seat))),
        )
        for place, seat in enumerate(order, 1)
    ]
    return Outcome("most_points", tuple(ranking))
