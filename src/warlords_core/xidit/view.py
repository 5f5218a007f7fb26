"""What a seat, or a spectator, sees (XD-1.7), and the states that could lie behind that.

A view is a value of its own, put together field by field: nothing of a state is in it unless a line of ``view``
names it. ``Table`` and ``Agenda`` are named as a whole: they hold public facts only.
"""

from warlords_core.errors import ImpossibleView
from warlords_core.rng import Rng, Stream
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.endings import fits
from warlords_core.xidit.invariants import problems
from warlords_core.xidit.model import (
    HIGHEST_GUILD,
    ORDERS,
    ORDERS_A_YEAR,
    UNITS,
    Census,
    City,
    Order,
    PlacingBards,
    PlacingHero,
    Planning,
    Player,
    PublicPlayer,
    Screen,
    State,
    Units,
    View,
)
from warlords_core.xidit.progress import gold_limit, orders_begun, waiting_limit


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator (None), sees of a match (XD-1.7).

    Raises:
        ValueError: there is no such seat.
    """
    if seat is not None and not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}")
    tops = state.options.pile_tops_public
    return View(
        schema=1,
        game="xidit",
        pack=state.pack,
        seat=seat,
        options=state.options,
        agenda=state.agenda,
        table=state.table,
        players=_public_players(state),
        screen=None if seat is None else _screen(state.players[seat]),
        recruitment_pile=len(state.recruitment_pile),
        threat_pile=len(state.threat_pile),
        recruitment_top=_top(state.recruitment_pile) if tops else None,
        threat_top=_top(state.threat_pile) if tops else None,
    )


def _public_players(state: State) -> tuple[PublicPlayer, ...]:
    question = type(state.agenda[-1]) if state.agenda else None
    secret = question is Planning or question is PlacingHero
    seats = len(state.players)
    # Orders run round the table (XD-3.1): before this many the starting seat has executed one more.
    rounds = state.table.executed + seats - 1
    start = state.table.starting_seat
    return tuple(
        [
            PublicPlayer(
                player.hero,
                (question is Planning and bool(player.plan)) or (question is Census and player.shown is not None),
                () if secret else player.plan,
                (rounds - (seat - start) % seats) // seats,
            )
            for seat, player in enumerate(state.players)
        ]
    )


def _screen(player: Player) -> Screen:
    return Screen(
        player.units,
        player.gold,
        player.bards,
        player.storeys,
        player.waiting,
        player.bastion,
        player.plan,
        player.shown,
    )


def _top(pile: tuple[City, ...]) -> City | None:
    return pile[0] if pile else None


# The other way round


def determinize(seen: View, seed: int) -> State:
    """A whole state that a view allows, drawn at random: its view of the same seat is this view.

    What a view hides is drawn like this, each thing under the label in brackets, with a key of its own that only
    the seed makes (``Rng.seeded``):

    * unplaced tiles are shuffled and dealt to the two piles (``determinize/tiles``);
    * each unit that no one sees goes to any seat behind whose screen it can be (``determinize/units``);
    * gold is drawn up to what orders and censuses can have brought at a fair pace (``determinize/gold``);
    * bards that are not open are split between reserve and bastion (``determinize/bards``), storeys between reserve
      and waiting (``determinize/storeys``);
    * committed plans are drawn from all plans (``determinize/plans``), shown units from what the seat was given
      (``determinize/census``);
    * the match goes on with a fresh key (``determinize/key``).

    Args:
        seen: of a state without problems.
        seed: 0 … 2**53 - 1; other seeds draw other states wherever the view leaves a choice.

    Raises:
        ImpossibleView: no state has this view.
        UnknownPack: the view's pack is not known.
    """
    board = content.board(seen.pack)
    if fits(seen, board) and (seen.seat is None or seen.seat < len(seen.players)):
        drawn = _draw(seen, _Streams(Rng.seeded(seed).key), board)
        if view(drawn, seen.seat) == seen and not problems(drawn):
            return drawn
    raise ImpossibleView("no state has this view")


class _Streams:
    """The streams of one determinization, by label."""

    def __init__(self, key: bytes) -> None:
        self.tiles, self.units, self.gold, self.bards, self.storeys, self.plans, self.census, self.key = [
            Stream(key, f"determinize/{label}")
            for label in ("tiles", "units", "gold", "bards", "storeys", "plans", "census", "key")
        ]


def _draw(seen: View, streams: _Streams, board: Board) -> State:
    recruitment_pile, threat_pile = _draw_piles(seen, streams.tiles, board)
    units = _draw_units(seen, streams.units, board)
    return State(
        schema=1,
        game="xidit",
        pack=seen.pack,
        rng=Rng(streams.key.below(2**256).to_bytes(32, "big")),
        options=seen.options,
        agenda=seen.agenda,
        table=seen.table,
        players=tuple(
            [
                _own_player(seen.players[seat], seen.screen)
                if seat == seen.seat and seen.screen is not None
                else _draw_player(seen, seat, units[seat], streams, board)
                for seat in range(len(seen.players))
            ]
        ),
        recruitment_pile=recruitment_pile,
        threat_pile=threat_pile,
    )


def _own_player(public: PublicPlayer, screen: Screen) -> Player:
    return Player(
        public.hero,
        screen.units,
        screen.gold,
        screen.bards,
        screen.storeys,
        screen.waiting,
        screen.bastion,
        screen.plan,
        screen.shown,
    )


def _draw_piles(seen: View, stream: Stream, board: Board) -> tuple[tuple[City, ...], tuple[City, ...]]:
    """The tiles that lie nowhere else, in two piles (XD-6.6); a top that is seen stays on top (XD-1.3)."""
    table = seen.table
    lying = {camp.city for camp in table.camps}
    lying.update(table.threats, table.recruitment_discards, table.threat_discards)
    tops = [seen.recruitment_top, seen.threat_top]
    known = lying.union([table.next_recruitment, table.next_threat], tops)
    tiles = board.tile_set(seen.options.seats, seen.options.tile_set)
    rest = stream.shuffled([city for city in tiles if city not in known])
    first, second = [() if top is None else (top,) for top in tops]
    split = max(0, seen.recruitment_pile - len(first))
    return first + rest[:split], second + rest[split:]


def _draw_units(seen: View, stream: Stream, board: Board) -> list[Units]:
    """By seat: the units that are neither in the barracks nor on tiles nor behind the own screen (XD-1.1)."""
    others = [seat for seat in range(len(seen.players)) if seat != seen.seat]
    hands = [[0] * len(UNITS) for _ in seen.players]
    open_ = [seen.table.barracks, *[camp.units for camp in seen.table.camps]]
    if seen.screen is not None:
        open_.append(seen.screen.units)
    for kind, supply in enumerate(board.supply):
        for _ in range(supply - sum([units[kind] for units in open_])):
            hands[others[stream.below(len(others))]][kind] += 1
    return [tuple(hand) for hand in hands]


def _draw_player(seen: View, seat: int, units: Units, streams: _Streams, board: Board) -> Player:
    public, step = seen.players[seat], seen.agenda[-1] if seen.agenda else None
    bards, bastion = _draw_bards(seen, seat, streams.bards, board)
    storeys, waiting = _draw_storeys(seen, seat, streams.storeys, board)
    plan, shown = public.plan, None
    if public.committed and isinstance(step, Planning):
        plan = _draw_plan(streams.plans)
    elif public.committed and isinstance(step, Census):
        shown = streams.census.below(units[step.kind] + 1)
    gold = _draw_gold(seen, seat, streams.gold, board)
    return Player(public.hero, units, gold, bards, storeys, waiting, bastion, plan, shown)


def _victories(seen: View, seat: int, board: Board) -> int:
    """How many threats and titans a seat can have beaten: each took the units, and an order a unit to recruit them."""
    return orders_begun(seen, seat) // (board.fewest_units + 1)


def _draw_gold(seen: View, seat: int, stream: Stream, board: Board) -> int:
    """What exits tell is kept: who went out in wealth, and that the others had as much (XD-11.2)."""
    least = 0
    for out in seen.table.exits:
        if out.seat == seat and out.check == "wealth":
            return out.score
        if out.seat == seat:
            break
        if out.check == "wealth":
            least = max(least, out.score)
    likely = min(gold_limit(seen, board, seat), _victories(seen, seat, board) * board.largest_gold)
    return least + stream.below(max(0, likely - least) + 1)


def _draw_bards(seen: View, seat: int, stream: Stream, board: Board) -> tuple[int, int]:
    """Reserve and bastion (XD-1.1); a seat that is placing bards for a victory has some left (XD-4.6)."""
    hidden = max(0, board.bards - sum([row[seat] for row in seen.table.bards]))
    if not seen.agenda:
        return hidden, 0
    step = seen.agenda[-1]
    kept = isinstance(step, PlacingBards) and step.seat == seat and step.rule == "XD-4.6"
    most = min(hidden - kept, _victories(seen, seat, board) * board.largest_bards)
    bastion = stream.below(max(0, most) + 1)
    return hidden - bastion, bastion


def _draw_storeys(seen: View, seat: int, stream: Stream, board: Board) -> tuple[int, int]:
    """Reserve and waiting (XD-1.1); a storey waits only while no own guild can grow (XD-9.4)."""
    guilds = [guild.storeys for guild in seen.table.guilds if guild.seat == seat]
    hidden = max(0, board.storeys - sum(guilds))
    if any(storeys < HIGHEST_GUILD for storeys in guilds):
        return hidden, 0
    waiting = stream.below(min(hidden, waiting_limit(seen)) + 1)
    return hidden - waiting, waiting


def _draw_plan(stream: Stream) -> tuple[Order, ...]:
    return tuple([ORDERS[stream.below(len(ORDERS))] for _ in range(ORDERS_A_YEAR)])
