"""The assessment: three checks that put seats out until one is left (XD-11), with the dummy among three (XD-12.2).

The rule text only names it, so these are decisions:

* The bastion is opened when reputation is checked. Until then it counts for tie-breaks unseen.
* Bards and guilds taken off the map go back into their owner's reserve, where they count for nothing.
* Seats that one check puts out together are ranked by its score alone; equal scores share a place.
* In the last check the best wins; whoever else is left comes next, and the map stays as it is.
* A tie is broken, and told, only where it decides who goes out or who wins: every criterion that parts the
  tied ones is told, till it is clear who goes.
* The dummy has no bards on the map, so it takes no seat's place in a region.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from warlords_core.types import Outcome, Score, Standing
from warlords_core.xidit import content
from warlords_core.xidit.draft import Draft
from warlords_core.xidit.events import BastionOpened, CheckCounted, MatchWon, RegionCounted, SeatOut, TieBroken
from warlords_core.xidit.model import CHECKS, Assessing, Check, Dummy, Exit, Options, State

LAST_CHECK: Final = len(CHECKS) - 1

Criterion = Check | Literal["dummy", "units", "turn_order"]


# Counting (XD-11.1)


def scores(state: State, check: Check) -> tuple[int, ...]:
    """What every seat counts in a check as things stand, by seat, bards in the unopened bastion included (XD-11.1)."""
    if check == "wealth":
        return tuple([player.gold for player in state.players])
    if check == "influence":
        return _influence(state)
    return _reputation(state)


def _influence(state: State) -> tuple[int, ...]:
    """Storeys on the map; what is behind a screen counts nothing (XD-11.1)."""
    storeys = [0] * len(state.players)
    for guild in state.table.guilds:
        storeys[guild.seat] += guild.storeys
    return tuple(storeys)


def _reputation(state: State) -> tuple[int, ...]:
    """The printed numbers of the regions (XD-11.1)."""
    board = content.board(state.pack)
    total = [0] * len(state.players)
    for region, counts in enumerate(_bards(state)):
        first, second = region_scorers(counts, state.options.tie_first)
        for seat in first:
            total[seat] += board.regions[region].first
        for seat in second:
            total[seat] += board.regions[region].second
    return tuple(total)


def _bards(state: State) -> tuple[tuple[int, ...], ...]:
    """Bards by region and seat, those hidden in the bastion included."""
    bastion = content.board(state.pack).bastion
    rows = list(state.table.bards)
    rows[bastion] = tuple(
        [open_ + player.bastion for open_, player in zip(rows[bastion], state.players, strict=True)],
    )
    return tuple(rows)


def region_scorers(
    counts: tuple[int, ...],
    tie_first: Literal["both_first", "both_second"],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that get a region's larger number, and those that get the smaller one (XD-11.1, XD-11.4).

    Args:
        counts: bards in the region, by seat.
        tie_first: what seats that tie for most get; then nobody is paid for second most.
    """
    most = max(counts)
    if most == 0:
        return (), ()
    first = _holding(counts, most)
    if len(first) > 1:
        return (first, ()) if tie_first == "both_first" else ((), first)
    next_most = max([count for count in counts if count < most], default=0)
    return first, _holding(counts, next_most) if next_most else ()


def _holding(counts: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    return tuple([seat for seat, count in enumerate(counts) if count == wanted])


def _dummy_score(dummy: Dummy, check: Check) -> int:
    by_check: dict[Check, int] = {
        "wealth": dummy.wealth,
        "influence": dummy.influence,
        "reputation": dummy.reputation,
    }
    return by_check[check]


# Ranking (XD-11.5)


class Contender(NamedTuple):
    """A seat, or the dummy (None), in a check, and what it is compared by; more is better."""

    seat: int | None
    values: tuple[int, ...]
    """The score of the check, then a number for each tie-break in its order (XD-11.5)."""

    @property
    def score(self) -> int:
        """What it counts in the check."""
        return self.values[0]


def _ranked(state: State, position: int) -> tuple[Contender, ...]:
    """Those that no check has put out yet, worst first, compared in the check at a position."""
    gone = {out.seat for out in state.table.exits}
    first, *later = [scores(state, check) for check in state.table.checks[position:]]
    contenders = [
        Contender(
            seat,
            (
                first[seat],
                1,
                *[counted[seat] for counted in later],
                sum(player.units),
                -_turn(state.options, seat),
            ),
        )
        for seat, player in enumerate(state.players)
        if seat not in gone
    ]
    dummy = state.table.dummy
    if dummy is not None and None not in gone:
        score = _dummy_score(dummy, state.table.checks[position])
        # The 0 loses it every tie (XD-12.2), so nothing after it is ever looked at.
        contenders.append(Contender(None, (score, 0, *[0] * (len(later) + 2))))
    return tuple(sorted(contenders, key=lambda contender: contender.values))


def _turn(options: Options, seat: int) -> int:
    """How far clockwise a seat sits from the starting seat of the last year (XD-10.1, XD-11.5)."""
    last_start = options.starting_seat + options.years - 1
    return (seat - last_start) % options.seats


def _tie_breaks(state: State, position: int, ranked: tuple[Contender, ...], out: int) -> Iterator[TieBroken]:
    """The tie-breaks that it took to part the last of those that go out from the next (XD-11.5, XD-12.2)."""
    check, *later = state.table.checks[position:]
    criteria: tuple[Criterion, ...] = ("dummy", *later, "units", "turn_order")
    worse, better = ranked[out - 1].values, ranked[out].values
    decisive = next(column for column, value in enumerate(worse) if value != better[column])
    tied = [each for each in ranked if each.score == worse[0]]
    for column in range(1, decisive + 1):
        if len({each.values[column] for each in tied}) > 1:
            seats = sorted(each.seat for each in tied if each.seat is not None)
            yield TieBroken(check=check, by=criteria[column - 1], tied=tuple(seats))
        tied = [each for each in tied if each.values[column] == worse[column]]


# A check (XD-11.2, XD-11.3)


def assess(draft: Draft, step: Assessing) -> None:
    """Carry out one check: count, tell the scores, and put out the worst, or name the winner (XD-11, XD-12.2)."""
    check = draft.state.table.checks[step.check]
    if check == "reputation":
        _open_bastion(draft)
        _tell_regions(draft)
    state = draft.state
    ranked = _ranked(state, step.check)
    by_seat = {contender.seat: contender.score for contender in ranked}
    draft.emit(
        CheckCounted(
            check=check,
            scores=tuple([by_seat.get(seat) for seat in range(len(state.players))]),
            dummy=by_seat.get(None),
        ),
    )
    last = step.check == LAST_CHECK
    out = len(ranked) - 1 if last else seats_out(len(state.players), step.check)
    draft.emit(*_tie_breaks(state, step.check, ranked, out))
    if last:
        _finish(draft, check, ranked)
    else:
        # Among those that go together screens are not compared: equal scores stand in turn order, the farther first.
        for contender in sorted(ranked[:out], key=lambda each: (each.score, each.values[-1])):
            _put_out(draft, check, contender)


def seats_out(seats: int, position: int) -> int:
    """How many the first or the second check puts out, the dummy counted (XD-11.2)."""
    return 2 if seats == 5 and position == 0 else 1


def _open_bastion(draft: Draft) -> None:
    """The bards in the bastion come to light (XD-11.1)."""
    state = draft.state
    draft.emit(BastionOpened(bards=tuple([player.bastion for player in state.players])))
    draft.table(bards=_bards(state))
    for seat in range(len(state.players)):
        draft.player(seat, bastion=0)


def _tell_regions(draft: Draft) -> None:
    """Say who scores in each region, leaving out those where nobody does."""
    state = draft.state
    for region, counts in enumerate(state.table.bards):
        first, second = region_scorers(counts, state.options.tie_first)
        if first or second:
            rule = "XD-11.4" if len(first) != 1 or len(second) > 1 else "XD-11.1"
            draft.emit(RegionCounted(region=region, first=first, second=second, rule=rule))


def _put_out(draft: Draft, check: Check, contender: Contender) -> None:
    """Note an exit and take its seat's bards and guilds off the map (XD-11.3)."""
    table = draft.state.table
    draft.table(exits=(*table.exits, Exit(contender.seat, check, contender.score, won=False)))
    draft.emit(SeatOut(seat=contender.seat, check=check, rule="XD-12.2" if contender.seat is None else "XD-11.2"))
    if contender.seat is not None:
        _clear_map(draft, contender.seat)


def _clear_map(draft: Draft, seat: int) -> None:
    table, player = draft.state.table, draft.state.players[seat]
    draft.player(
        seat,
        bards=player.bards + player.bastion + sum(row[seat] for row in table.bards),
        bastion=0,
        storeys=player.storeys + sum(guild.storeys for guild in table.guilds if guild.seat == seat),
    )
    draft.table(
        bards=tuple([(*row[:seat], 0, *row[seat + 1 :]) for row in table.bards]),
        guilds=tuple([guild for guild in table.guilds if guild.seat != seat]),
    )


def _finish(draft: Draft, check: Check, ranked: tuple[Contender, ...]) -> None:
    """The best seat wins; the dummy never does (XD-11.2, XD-12.2)."""
    seat, winner = [(each.seat, each) for each in ranked if each.seat is not None][-1]
    others = [Exit(each.seat, check, each.score, won=False) for each in ranked if each is not winner]
    exits = (*draft.state.table.exits, *others, Exit(seat, check, winner.score, won=True))
    draft.table(exits=exits)
    draft.emit(MatchWon(seat=seat, check=check, rule="XD-11.2" if winner is ranked[-1] else "XD-12.2"))


# The result


def outcome(state: State) -> Outcome | None:
    """The ranking, the winner first, each seat with its score in the check that decided on it; None before the end."""
    exits = state.table.exits
    if not exits or not exits[-1].won:
        return None
    ranking: list[Standing] = []
    better: Exit | None = None
    for out in reversed(exits):
        if out.seat is None:
            continue
        together = better is not None and not better.won and (better.check, better.score) == (out.check, out.score)
        place = ranking[-1].place if together else len(ranking) + 1
        ranking.append(Standing(out.seat, place, (Score(out.check, out.score),)))
        better = out
    return Outcome("assessment", tuple(ranking))


# A rule of thumb for bots

_WEIGHTS: Final = (3.0, 2.0, 2.0)
"""By position of the check: who does not survive the first one needs no other."""
_USUAL_GAP: Final[dict[Check, int]] = {"wealth": 6, "influence": 3, "reputation": 6}
"""A lead that is as good as half a certainty."""
_UNIT: Final = 0.02
_DECIDED: Final = 10.0


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands, higher is better: a rule of thumb, no rule of the game.

    Over the checks in their order: the lead over the rival that would go out in its stead, in the last check
    over the best rival; squashed, so that a lead helps less the larger it is. A little for units in hand.
    Between -10 (alone in the last place) and 10 (won) when the match is over, and always below 10 before.
    """
    result = outcome(state)
    if result is not None:
        place = next(standing.place for standing in result.ranking if standing.seat == seat)
        return _DECIDED * (1 - 2 * (place - 1) / (len(result.ranking) - 1))
    total = _UNIT * sum(state.players[seat].units)
    for position, check in enumerate(state.table.checks):
        gap = _lead(state, seat, position)
        total += _WEIGHTS[position] * gap / (abs(gap) + _USUAL_GAP[check])
    return total


def _lead(state: State, seat: int, position: int) -> int:
    """What a seat has in a check beyond the rival that it must not fall behind."""
    check = state.table.checks[position]
    counted = scores(state, check)
    rivals = [score for rival, score in enumerate(counted) if rival != seat]
    if position == LAST_CHECK:
        return counted[seat] - max(rivals)
    if state.table.dummy is not None:
        rivals.append(_dummy_score(state.table.dummy, check))
    return counted[seat] - sorted(rivals)[seats_out(len(counted), position) - 1]
