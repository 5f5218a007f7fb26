"""The events of rising_sun in words, as one viewer is told them: nothing beyond what the events themselves say."""

from collections.abc import Callable
from typing import Any, Final

from warlords_core.narration.rising_sun.names import Names
from warlords_core.narration.sentences import Sentences
from warlords_core.rising_sun import events as happened
from warlords_core.rising_sun import war_events as war
from warlords_core.rising_sun.model import View
from warlords_core.rules import RuleBook
from warlords_core.types import Event


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, rules: RuleBook, say: Sentences) -> None:
        self._say = say
        self._rules = rules
        self.names = Names(view, say)

    def tell(self, event: Event) -> tuple[str, ...]:
        """What happened, with what caused it, and lines that belong to it."""
        first, *more = _SAID[type(event)](self, event)
        cause = getattr(event, "cause", None)
        if cause is not None:
            first = self._say("because", told=first, cause=self.names.source(cause))
        return first, *more

    def said(self, key: str, **fields: Any) -> list[str]:
        """A phrase as the only line."""
        return [self._say(key, **fields)]

    def of_seat(self, key: str, event: Any, **fields: Any) -> list[str]:
        """A phrase about the event's seat."""
        return [self._say(key, seat=self.names.seat(event.seat), **fields)]

    def of_piece(self, key: str, event: Any, **fields: Any) -> list[str]:
        """A phrase about the event's seat, and a piece and a place of it."""
        return self.of_seat(key, event, kind=self.names.kind(event.kind), place=self.names.place(event.place), **fields)

    def word(self, kind: str, name: str) -> str:
        """A word of the rules, such as the mandate ``harvest``."""
        return self._say(f"{kind}.{name}")

    def clause(self, event: Event) -> str:
        """The title of an event's clause."""
        return self._say.of(self._rules[event.rule].title)

    def seated(self, event: happened.ClansSeated) -> list[str]:
        """Which clan sits where."""
        return self.said("clans_seated", clans=self.names.seats(range(len(event.clans))))

    def kami(self, event: happened.KamiPlaced) -> list[str]:
        """Which kami stand at the shrines."""
        names = (self._say.of(self.names.book.kami[each]) for each in event.kami)
        return self.said("kami_placed", kami=self._say.listed(names))

    def season(self, event: happened.SeasonBegan) -> list[str]:
        """Which season begins, and the provinces at war."""
        return [self.word("season", event.season), self._say("season_began.wars", wars=self.names.places(event.wars))]

    def shown(self, event: happened.CardsShown) -> list[str]:
        """The new cards, each with what it does."""
        lines = self.said("cards_shown", count=len(event.cards))
        for each in dict.fromkeys(event.cards):
            card = self.names.book.cards[each]
            copies = event.cards.count(each)
            name = self.names.card(each)
            name = name if copies == 1 else self._say("copies", offer=name, copies=copies)
            text, kind = self._say.of(card.text), self.word("card_type", card.type)
            lines.append(self._say("cards_shown.card", card=name, type=kind, price=card.cost, text=text))
        if event.discarded:
            lines.append(self._say("cards_shown.discarded", cards=self.names.cards(event.discarded)))
        return lines

    def gained(self, event: happened.Gained) -> list[str]:
        """What a seat gained, and from whom."""
        goods = self.names.goods(coins=event.coins, ronin=event.ronin, vp=event.vp)
        if event.source is None:
            return self.of_seat("gained", event, goods=goods)
        return self.of_seat("gained.from", event, goods=goods, source=self.names.seat(event.source))

    def returned(self, event: happened.HostageReturned) -> list[str]:
        """Which hostages went home."""
        pieces = self.names.pieces({event.kind: event.count})
        return self.of_seat("hostage_returned", event, captor=self.names.seat(event.captor), pieces=pieces)

    def chosen(self, event: happened.MandateChosen) -> list[str]:
        """The mandate that is carried out, and how it was laid."""
        key = "mandate_chosen.hidden" if event.hidden else "mandate_chosen"
        return self.of_seat(key, event, mandate=self.word("mandate", event.mandate))

    def swapped(self, event: happened.FigureSwapped) -> list[str]:
        """Whose figure went home, and what took its place."""
        return self.of_piece(
            "figure_swapped", event, victim=self.names.seat(event.victim), own=self.names.kind(event.own)
        )

    def tie(self, event: happened.TieBroken) -> list[str]:
        """Who won by honor, and over whom."""
        others = self.names.seats(seat for seat in event.seats if seat != event.seat)
        return self.of_seat("tie_broken", event, seats=others)

    def shrine(self, event: happened.ShrineSettled) -> list[str]:
        """Whom a kami favors."""
        number, kami = event.shrine + 1, self._say.of(self.names.book.kami[event.kami])
        if event.seat is None:
            return self.said("shrine_settled.none", number=number, kami=kami)
        return self.of_seat("shrine_settled", event, number=number, kami=kami)

    def token(self, event: war.TokenTaken) -> list[str]:
        """Who took a token, and how."""
        province = self.names.province(event.province)
        if event.seat is None:
            return self.said("token_taken.discarded", province=province)
        return self.of_seat(f"token_taken.{event.how}", event, province=province)

    def bids(self, event: war.BidsRevealed) -> list[str]:
        """The bids, a line each."""
        lines = self.said("bids_revealed")
        for seat, bid in zip(event.seats, event.bids, strict=True):
            lines.append(self._say("bids_revealed.bid", seat=self.names.seat(seat), bid=self.names.bid(bid)))
        return lines

    def advantage(self, event: war.AdvantageWon) -> list[str]:
        """Who won an advantage."""
        advantage = self.word("advantage", event.advantage)
        if event.seat is None:
            return self.said("advantage_won.none", advantage=advantage)
        return self.of_seat("advantage_won", event, advantage=advantage)

    def killed(self, event: war.FiguresKilled) -> list[str]:
        """Who died where, and by whom."""
        victims = self._say.listed(
            self._say(
                "figures_killed.victims",
                seat=self.names.seat(each.seat),
                pieces=self.names.pieces({each.kind: each.count}),
                place=self.names.place(each.place),
            )
            for each in event.victims
        )
        if event.by is None:
            return self.said("figures_killed", victims=victims)
        return self.said("figures_killed.by", by=self.names.seat(event.by), victims=victims)

    def won(self, event: war.BattleWon) -> list[str]:
        """Who won a battle, and how strong everybody was."""
        province, winner = self.names.province(event.province), self.names.seat(event.winner)
        return self.said("battle_won", province=province, winner=winner, force=self.shares(event.seats, event.force))

    def shares(self, seats: tuple[int, ...], numbers: tuple[int, ...]) -> str:
        """A number for each seat."""
        pairs = zip(seats, numbers, strict=True)
        return self._say.listed(self._say("share", seat=self.names.seat(seat), number=each) for seat, each in pairs)


_SAID: Final[dict[type[Event], Callable[[Story, Any], list[str]]]] = {
    happened.ClansSeated: Story.seated,
    happened.KamiPlaced: Story.kami,
    happened.SeasonBegan: Story.season,
    happened.CardsShown: Story.shown,
    happened.Gained: Story.gained,
    happened.Lost: lambda story, it: story.of_seat(
        "lost", it, goods=story.names.goods(coins=it.coins, ronin=it.ronin, vp=it.vp)
    ),
    happened.HostageReturned: Story.returned,
    happened.AlliancesEnded: lambda story, it: story.said("alliances_ended", pairs=story.names.pairs(it.alliances)),
    happened.AllianceProposed: lambda story, it: story.of_seat("alliance_proposed", it, to=story.names.seat(it.to)),
    happened.ProposalClosed: lambda story, it: story.of_seat(
        f"proposal_closed.{it.how}", it, to=story.names.seat(it.to)
    ),
    happened.AllianceFormed: lambda story, it: story.said("alliance_formed", pair=story.names.pairs([it.seats])),
    happened.SeatReady: lambda story, it: story.of_seat("seat_ready", it),
    happened.TeaOver: lambda story, it: story.said("tea_over", pairs=story.names.pairs(it.alliances)),
    happened.GiftGiven: lambda story, it: story.of_seat(
        "gift_given", it, to=story.names.seat(it.to), goods=story.names.goods(coins=it.coins, ronin=it.ronin)
    ),
    happened.TilesSeen: lambda story, it: story.of_seat("tiles_seen", it, tiles=story.names.mandates(it.tiles)),
    happened.TileTaken: lambda story, it: story.of_seat(
        "tile_taken", it, mandate=story.word("mandate", it.mandate), number=it.tile + 1
    ),
    happened.MandateChosen: Story.chosen,
    happened.FigureSummoned: lambda story, it: story.of_piece("figure_summoned", it),
    happened.FigurePlaced: lambda story, it: story.of_piece("figure_placed", it),
    happened.FigureMoved: lambda story, it: story.of_piece(
        "figure_moved.sea" if it.sea else "figure_moved", it, to=story.names.place(it.to)
    ),
    happened.RouteSought: lambda story, it: story.of_piece("route_sought", it, to=story.names.place(it.to)),
    happened.StrongholdBuilt: lambda story, it: story.of_seat(
        "stronghold_built", it, place=story.names.place(it.place), coins=it.coins
    ),
    happened.CardBought: lambda story, it: story.of_seat(
        "card_bought", it, card=story.names.card(it.card), coins=it.coins
    ),
    happened.Harvested: lambda story, it: story.of_seat("harvested", it, provinces=story.names.places(it.provinces)),
    happened.AllianceBroken: lambda story, it: story.of_seat("alliance_broken", it, ally=story.names.seat(it.ally)),
    happened.FigureSwapped: Story.swapped,
    happened.HonorChanged: lambda story, it: story.of_seat(
        f"honor_changed.{it.how}", it, track=story.names.track(it.honor)
    ),
    happened.TieBroken: Story.tie,
    happened.ShrineSettled: Story.shrine,
    war.WarBegan: lambda story, it: story.said("war_began"),
    war.TokenTaken: Story.token,
    war.BattleBegan: lambda story, it: story.said(
        "battle_began", province=story.names.province(it.province), seats=story.names.seats(it.seats)
    ),
    war.BidPlaced: lambda story, it: story.of_seat("bid_placed", it),
    war.BidsRevealed: Story.bids,
    war.AdvantageWon: Story.advantage,
    war.AdvantageUsed: lambda story, it: story.of_seat(
        "advantage_used" if it.used else "advantage_used.not", it, advantage=story.word("advantage", it.advantage)
    ),
    war.HostageTaken: lambda story, it: story.of_seat(
        "hostage_taken",
        it,
        victim=story.names.seat(it.victim),
        kind=story.names.kind(it.kind),
        province=story.names.province(it.province),
    ),
    war.RoninHired: lambda story, it: story.of_seat("ronin_hired", it, force=it.force),
    war.FiguresKilled: Story.killed,
    war.BattleWon: Story.won,
    war.ReparationsPaid: lambda story, it: story.said(
        "reparations_paid", winner=story.names.seat(it.winner), shares=story.shares(it.losers, it.coins)
    ),
    happened.Stopped: lambda story, it: story.of_seat("stopped", it, clause=story.clause(it)),
    happened.OrderChosen: lambda story, it: story.of_seat(f"order_chosen.{it.when}", it),
    happened.EffectPicked: lambda story, it: story.of_seat("effect_picked", it, source=story.names.source(it.source)),
    happened.EffectUsed: lambda story, it: story.of_seat(
        "effect_used" if it.used else "effect_used.not", it, source=story.names.source(it.source)
    ),
    happened.Charged: lambda story, it: story.of_seat(
        "charged.paid" if it.paid else "charged.not", it, by=story.names.seat(it.by)
    ),
    happened.Spared: lambda story, it: story.of_seat("spared", it),
    happened.SeasonEnded: lambda story, it: story.said(
        "season_ended", season=story.word("season", it.season), holder=story.names.seat(it.holder)
    ),
    happened.WorshippersReturned: lambda story, it: story.of_seat(
        "worshippers_returned", it, groups=story.names.groups(it.groups)
    ),
    happened.TokensCounted: lambda story, it: story.of_seat(
        "tokens_counted", it, tokens=it.tokens, provinces=it.provinces
    ),
    happened.MatchEnded: lambda story, it: story.said("match_ended", winners=story.names.seats(it.winners)),
}
"""What to say of each event: a line, and lines that belong to it."""


def narrator(view: View, rules: RuleBook, say: Sentences) -> Callable[[Event], tuple[str, ...]]:
    """A teller of the events that follow a view."""
    return Story(view, rules, say).tell
