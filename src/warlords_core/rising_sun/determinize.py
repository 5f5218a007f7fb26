"""The states that could lie behind a view."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from warlords_core.distributions import compositions
from warlords_core.errors import ImpossibleView
from warlords_core.rising_sun import content
from warlords_core.rising_sun.battle import SLOTS
from warlords_core.rising_sun.invariants import problems
from warlords_core.rising_sun.model import Look, Own, Player, PublicPlayer, State, View
from warlords_core.rising_sun.terms import LOOK, Bid, Mandate
from warlords_core.rising_sun.view import view
from warlords_core.rng import Rng, Stream

_TRIES = 50_000
"""More choices than this are not tried; every view of a match needs far fewer."""


def determinize(seen: View, seed: int) -> State:
    """A whole state that a view allows, drawn at random: its view of the same seat is this view.

    What a view hides is drawn like this, each thing under the label in brackets, with a key of its own that only
    the seed makes (``Rng.seeded``):

    * which of the tiles they looked at the others have taken out (``determinize/chosen``), of all ways that fit what
      lies open and what the seat remembers of its own looks: tiles that went back lie where they were put (RS-4.2);
    * every tile that nothing tells of, also one that lies face down (``determinize/tiles``);
    * bids of the others, of all that they can afford (``determinize/bids``);
    * the match goes on with a fresh key (``determinize/key``).

    Args:
        seen: of a state without problems.
        seed: 0 … 2**53 - 1; other seeds draw other states wherever the view leaves a choice.

    Raises:
        ImpossibleView: no state has this view.
        UnknownPack: the view's pack is not known.
    """
    mandates = content.book(seen.pack).mandates
    if (seen.seat is None) == (seen.own is None) and (seen.seat is None or seen.seat < len(seen.players)):
        drawn = _draw(seen, _Streams(Rng.seeded(seed).key), mandates)
        if drawn is not None and not problems(drawn) and view(drawn, seen.seat) == seen:
            return drawn
    raise ImpossibleView("no state has this view")


class _Streams:
    """The streams of one determinization, by label."""

    def __init__(self, key: bytes) -> None:
        self.chosen, self.tiles, self.bids, self.key = [
            Stream(key, f"determinize/{label}") for label in ("chosen", "tiles", "bids", "key")
        ]


def _draw(seen: View, streams: _Streams, mandates: tuple[Mandate, ...]) -> State | None:
    track = _Track(seen, mandates, streams.chosen)
    if len(seen.laid) != len(seen.table.turns) or not track.fill(0):
        return None
    pile, laid, looks = track.laid_out(streams.tiles)
    players = [
        _player(public, seen.own if seat == seen.seat else None, looks[seat], streams.bids)
        for seat, public in enumerate(seen.players)
    ]
    return State(
        schema=1,
        game="rising_sun",
        pack=seen.pack,
        rng=Rng(streams.key.below(2**256).to_bytes(32, "big")),
        options=seen.options,
        agenda=seen.agenda,
        table=seen.table,
        players=tuple(players),
        pile=pile,
        laid=laid,
    )


def _player(public: PublicPlayer, own: Own | None, looks: Sequence[Look], bids: Stream) -> Player:
    bid: Bid | None = None
    if own is not None:
        bid = own.bid
    elif public.committed:
        bid = compositions(public.coins, SLOTS).sample(bids)[:-1]
    return Player(
        clan=public.clan,
        coins=public.coins,
        ronin=public.ronin,
        vp=public.vp,
        pieces=public.pieces,
        cards=public.cards,
        tokens=public.tokens,
        allied_seasons=public.allied_seasons,
        bid=bid,
        looks=tuple(looks),
    )


# The political track


@dataclass
class _Track:
    """The mandates of a season: where in the pile each tile lay at its beginning, as far as it is known.

    A slot is a place of the pile at the beginning of the season. The turns are gone through one after another; a turn
    whose choice is not known takes one of the uppermost tiles in random order, and another one if it does not fit.
    """

    seen: View
    mandates: tuple[Mandate, ...]
    chance: Stream
    known: dict[int, Mandate] = field(default_factory=dict)
    """Slot to tile."""
    chosen: list[int] = field(default_factory=list)
    """By turn: which of the uppermost was taken."""
    tried: int = 0

    def fill(self, turn: int) -> bool:
        """Choose for this turn and all later ones; answers whether they fit."""
        pile = self._piles()[-1]
        own = self.seen.own
        if turn == len(self.seen.table.turns):
            return own is None or not own.tiles or self._learn(zip(pile, own.tiles, strict=False)) is not None
        look = self._own_look(turn)
        number = min(LOOK, len(pile))
        for place in self.chance.shuffled(range(number)) if look is None else (look.chosen,):
            self.tried += 1
            if place >= number or self.tried > _TRIES:
                return False
            facts = [] if look is None else list(zip(pile, look.tiles, strict=False))
            tile = self.seen.laid[turn]
            learned = self._learn(facts if tile is None else [*facts, (pile[place], tile)])
            if learned is None:
                continue
            self.chosen.append(place)
            if self.fill(turn + 1):
                return True
            self.chosen.pop()
            for slot in learned:
                del self.known[slot]
        return False

    def _own_look(self, turn: int) -> Look | None:
        looks = () if self.seen.own is None else self.seen.own.looks
        return next((look for look in looks if look.turn == turn), None)

    def _learn(self, facts: Iterator[tuple[int, Mandate]] | list[tuple[int, Mandate]]) -> list[int] | None:
        """Note which tiles lie where; None, and nothing is noted, if that cannot be."""
        learned: list[int] = []
        for slot, tile in facts:
            if slot not in self.known:
                self.known[slot] = tile
                learned.append(slot)
            elif self.known[slot] != tile:
                break
        else:
            if Counter(self.known.values()) <= Counter(self.mandates):
                return learned
        for slot in learned:
            del self.known[slot]
        return None

    def _piles(self) -> list[list[int]]:
        """The pile before each turn that is chosen for, and after the last of them, as slots."""
        piles = [list(range(len(self.mandates)))]
        for place in self.chosen:
            piles.append([slot for at, slot in enumerate(piles[-1]) if at != place])
        return piles

    def laid_out(self, chance: Stream) -> tuple[tuple[Mandate, ...], tuple[Mandate, ...], list[list[Look]]]:
        """The pile, the laid tiles, and by seat what each has looked at; tiles that nothing tells of are drawn."""
        rest = Counter(self.mandates)
        rest.subtract(self.known.values())
        unknown: list[Mandate] = list(chance.shuffled(sorted(rest.elements())))
        tiles: list[Mandate] = [
            self.known[slot] if slot in self.known else unknown.pop() for slot in range(len(self.mandates))
        ]
        *piles, after = self._piles()
        laid: list[Mandate] = []
        looks: list[list[Look]] = [[] for _ in self.seen.players]
        for turn, (pile, place) in enumerate(zip(piles, self.chosen, strict=True)):
            laid.append(tiles[pile[place]])
            seat = self.seen.table.turns[turn].seat
            if seat < len(looks):
                looks[seat].append(Look(turn, tuple([tiles[slot] for slot in pile[:LOOK]]), place))
        return tuple([tiles[slot] for slot in after]), tuple(laid), looks
