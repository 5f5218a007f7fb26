"""Names of seats, pieces, places and cards of rising_sun, in the reader's language."""

from collections.abc import Iterable, Mapping

from warlords_core.narration.sentences import Sentences
from warlords_core.rising_sun import content
from warlords_core.rising_sun.model import View
from warlords_core.rising_sun.terms import ADVANTAGES, CAPTIVE, RESERVE, SHRINES, Bid, Group, Pair


class Names:
    """Names things as one viewer reads them."""

    def __init__(self, view: View, say: Sentences) -> None:
        self.say = say
        self.me = view.seat
        self.book = content.book(view.pack)
        self._clans = [player.clan for player in view.players]

    def clan(self, seat: int) -> str:
        """The name of a seat's clan."""
        return self.say.of(self.book.clans[self._clans[seat]].name)

    def seat(self, seat: int) -> str:
        """A seat: its clan and its number; the viewer's own is marked."""
        return self.say("seat.own" if seat == self.me else "seat.other", clan=self.clan(seat), seat=seat)

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats; ``nobody`` for none."""
        return self.say.listed(map(self.seat, seats)) or self.say("nobody")

    def pairs(self, pairs: Iterable[Pair]) -> str:
        """Allied pairs; ``none`` for none."""
        told = (self.say("pair", one=self.seat(one), other=self.seat(other)) for one, other in pairs)
        return self.say.listed(told) or self.say("none")

    def track(self, honor: Iterable[int]) -> str:
        """The honor track, highest first."""
        return " > ".join(map(self.seat, honor))

    def kind(self, kind: str, count: int = 1) -> str:
        """A kind of piece, as one or several of it are called; a monster by the name of its card."""
        return self.card(kind) if kind in self.book.cards else self.say(f"kind.{kind}", count=count)

    def pieces(self, counts: Mapping[str, int]) -> str:
        """Pieces by kind; ``none`` for none."""
        told = (self.say("pieces", count=count, kind=self.kind(kind, count)) for kind, count in counts.items())
        return self.say.listed(told) or self.say("none")

    def groups(self, groups: Iterable[Group]) -> str:
        """Pieces with the places where they stand; ``none`` for none."""
        told = (
            self.say(
                "kind.in",
                kind=self.say("pieces", count=group.count, kind=self.kind(group.kind, group.count)),
                place=self.place(group.place),
            )
            for group in groups
        )
        return self.say.listed(told) or self.say("none")

    def standing(self, kind: str, place: str) -> str:
        """A piece in its place."""
        return self.say("kind.in", kind=self.kind(kind), place=self.place(place))

    def place(self, place: str) -> str:
        """A province, a shrine, the reserve, or where a seat keeps its hostages."""
        if place in SHRINES:
            return self.say("place.shrine", number=SHRINES.index(place) + 1)
        if place in CAPTIVE:
            return self.say("place.captive", seat=self.seat(CAPTIVE.index(place)))
        return self.say("place.reserve") if place == RESERVE else self.province(place)

    def places(self, places: Iterable[str]) -> str:
        """Several places; ``none`` for none."""
        return self.say.listed(map(self.place, places)) or self.say("none")

    def province(self, province: str) -> str:
        """A province's name."""
        return self.say.of(self.book.provinces[province].name)

    def card(self, card: str) -> str:
        """A season card's name."""
        return self.say.of(self.book.cards[card].name)

    def cards(self, cards: Iterable[str]) -> str:
        """Several season cards; ``none`` for none."""
        return self.say.listed(map(self.card, cards)) or self.say("none")

    def source(self, source: str) -> str:
        """The name of the clan or card that an effect comes from."""
        return self.say.of(self.book.sources[source].name)

    def mandates(self, mandates: Iterable[str]) -> str:
        """Several mandates in their order; ``none`` for none."""
        return self.say.listed(self.say(f"mandate.{each}") for each in mandates) or self.say("none")

    def goods(self, *, coins: int = 0, ronin: int = 0, vp: int = 0) -> str:
        """Coins, ronin and victory points, those that there are; ``none`` for none."""
        counts = {"coins": coins, "ronin": ronin, "vp": vp}
        told = (self.say(f"goods.{name}", count=count) for name, count in counts.items() if count)
        return self.say.listed(told) or self.say("none")

    def bid(self, bid: Bid) -> str:
        """A bid by advantage, left to right."""
        return self.say("bid", **dict(zip(ADVANTAGES, bid, strict=True)))
