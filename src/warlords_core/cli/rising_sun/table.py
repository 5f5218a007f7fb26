"""The table of rising_sun, drawn from a view: map, seats, shrines, mandates, cards, and the battle that is fought."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.words import Words
from warlords_core.narration.rising_sun.names import Names
from warlords_core.narration.rising_sun.questions import combatant
from warlords_core.narration.sentences import Sentences
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.model import PublicPlayer, View
from warlords_core.rising_sun.pack import CardType
from warlords_core.rising_sun.steps import Bidding
from warlords_core.rising_sun.terms import CAPTIVE, MANDATE_TURNS, RESERVE, SHRINES


def table(view: View, say: Words) -> RenderableType:
    """All that lies open, and what the viewer has of its own."""
    names = Names(view, say)
    parts = [
        *_heading(view, names),
        _provinces(view, names),
        Text(_shrines(view, names)),
        seats(view, say),
        *map(Text, _owned(view, names)),
        *_market(view, names),
        _battle(view, names),
        screen(view, say),
    ]
    return Group(*(part for part in parts if part is not None))


def screen(view: View, say: Words) -> RenderableType | None:
    """What only the viewer knows: the tiles it looks at and has seen, and its bid; None if there is nothing."""
    own, names = view.own, Names(view, say)
    if own is None:
        return None
    lines = [
        say(
            "own.look",
            turn=look.turn + 1,
            mandates=names.mandates(look.tiles),
            chosen=say(f"mandate.{look.tiles[look.chosen]}"),
        )
        for look in own.looks
    ]
    for number, (turn, tile) in enumerate(zip(view.table.turns, view.laid, strict=True), 1):
        if turn.hidden and tile is not None:
            lines.append(say("own.hidden", turn=number, mandate=say(f"mandate.{tile}")))
    if own.tiles:
        lines.append(say("own.tiles", mandates=names.mandates(own.tiles)))
    if own.bid is not None:
        lines.append(say("own.bid", bid=names.bid(own.bid)))
    return Group(*map(Text, lines)) if lines else None


def seats(view: View, say: Words) -> RenderableType:
    """A row a seat: its clan, its place on the honor track, and what it has beside the map."""
    names = Names(view, say)
    grid = _grid(say("seats"))
    for name in ("clan", "honor", "coins", "ronin", "vp", "reserve"):
        justify: Literal["left", "right"] = "left" if name in ("clan", "reserve") else "right"
        grid.add_column(say(f"column.{name}"), justify=justify, overflow="fold")
    for seat, player in enumerate(view.players):
        honor = view.table.honor.index(seat) + 1
        numbers = (honor, player.coins, player.ronin, player.vp)
        grid.add_row(names.seat(seat), *map(str, numbers), names.pieces(_at(player, RESERVE)))
    return grid


def _heading(view: View, names: Names) -> Iterable[RenderableType]:
    say, at = names.say, view.table
    phase = say(f"phase.{at.phase}") if view.agenda else say("heading.over")
    head = say("heading", season=say(f"season.{at.season}"), phase=phase)
    yield Text("\n" + head, style="bold")
    if at.phase == "politics":
        turn = min(len(at.turns) + 1, MANDATE_TURNS)
        holder = names.seat(at.holder)
        yield Text(say("heading.turn", turn=turn, last=MANDATE_TURNS, pile=view.pile, holder=holder))
    yield Text(say("honor", track=names.track(at.honor)))
    yield Text(say("alliances", pairs=names.pairs(at.alliances)))
    waiting = [each for each in at.proposals if each.open]
    if waiting:
        told = (say("proposal", seat=names.seat(each.seat), to=names.seat(each.to)) for each in waiting)
        yield Text(say("proposals", proposals=say.listed(told)))
    if at.phase == "tea" and at.ready:
        yield Text(say("ready", seats=names.seats(at.ready)))
    if at.turns:
        yield Text(say("track", turns=say.listed(_turns(view, names))))


def _turns(view: View, names: Names) -> Iterable[str]:
    """The political track: what was carried out, and who chose it (RS-4.2)."""
    for turn in view.table.turns:
        key = "track.announced" if turn.hidden else "track.turn"
        yield names.say(key, mandate=names.say(f"mandate.{turn.mandate}"), clan=names.clan(turn.seat))


def _provinces(view: View, names: Names) -> RenderableType:
    """A row a province: its war, its harvest, its ways, and who stands there."""
    say = names.say
    grid = _grid(say("provinces"))
    for name in ("war", "province", "harvest", "land", "sea", "pieces"):
        grid.add_column(say(f"column.{name}"), overflow="fold")
    for province in names.book.provinces.values():
        reward = province.harvest
        grid.add_row(
            _war(view, names, province.id),
            names.province(province.id),
            names.goods(coins=reward.coins, ronin=reward.ronin, vp=reward.vp),
            names.places(province.land) if province.land else "-",
            names.places(province.sea) if province.sea else "-",
            "\n".join(_present(view, names, province.id)),
        )
    return grid


def _war(view: View, names: Names, province: str) -> str:
    """The place of a province in the order of war, and how far it has come; empty where there is none (RS-2.1)."""
    at = view.table
    if province not in at.wars:
        return ""
    place = at.wars.index(province)
    now = at.battle is not None and at.battle.province == province
    how = "now" if now else "settled" if place < at.fought else "waits"
    return names.say(f"war.{how}", order=place + 1)


def _present(view: View, names: Names, place: str) -> Iterable[str]:
    """Who stands in a place, with its force and its pieces."""
    for seat, player in enumerate(view.players):
        pieces = _at(player, place)
        if pieces:
            told = names.pieces(pieces)
            yield names.say("force", clan=names.clan(seat), force=force(view, seat, place), pieces=told)


def _at(player: PublicPlayer, place: str) -> dict[str, int]:
    return {group.kind: group.count for group in player.pieces if group.place == place}


def _shrines(view: View, names: Names) -> str:
    say, told = names.say, []
    for number, (shrine, kami) in enumerate(zip(SHRINES, view.table.kami, strict=True), 1):
        there = [seat for seat, player in enumerate(view.players) if _at(player, shrine)]
        lines = (say("worship", clan=names.clan(seat), force=force(view, seat, shrine)) for seat in there)
        worshippers = say.listed(lines) or say("none")
        told.append(say("shrine", number=number, kami=say.of(names.book.kami[kami]), worshippers=worshippers))
    return say("shrines", shrines=" · ".join(told))


def _owned(view: View, names: Names) -> Iterable[str]:
    """Cards, war province tokens and hostages of each seat that has any."""
    say = names.say
    for seat, player in enumerate(view.players):
        owner = names.seat(seat)
        if player.cards:
            cards = (_copies(say, names.card(card), count) for card, count in Counter(player.cards).items())
            yield say("owned.cards", seat=owner, cards=say.listed(cards))
        if player.tokens:
            tokens = (
                say("token", province=names.province(token.province), season=say(f"season.{token.season}"))
                for token in player.tokens
            )
            yield say("owned.tokens", seat=owner, tokens=say.listed(tokens))
        captives = [
            say("captive", kind=names.pieces({group.kind: group.count}), seat=names.seat(victim))
            for victim, other in enumerate(view.players)
            for group in other.pieces
            if group.place == CAPTIVE[seat]
        ]
        if captives:
            yield say("owned.captives", seat=owner, captives=say.listed(captives))


def _copies(say: Sentences, told: str, copies: int) -> str:
    return told if copies == 1 else say("copies", offer=told, copies=copies)


def _market(view: View, names: Names) -> Iterable[RenderableType]:
    """The displayed season cards by type, with their printed prices."""
    say, offers = names.say, view.table.market
    if not offers:
        yield Text(say("market.none"))
        return
    yield Text.assemble((say("market"), "italic"), (f"  {say('market.legend')}", "dim"))
    for type_ in get_args(CardType):
        told = []
        for offer in offers:
            card = names.book.cards[offer.card]
            if card.type == type_:
                one = say("market.offer", card=names.card(card.id), price=card.cost)
                told.append(_copies(say, one, offer.copies))
        if told:
            yield Text("  " + say("market.line", type=say(f"card_type.{type_}"), offers=say.listed(told)))


def _battle(view: View, names: Names) -> RenderableType | None:
    """Who takes part in the battle that is fought, and what is known of the bids (RS-6.3)."""
    say, battle = names.say, view.table.battle
    if battle is None:
        return None
    lines = [say("battle", province=names.province(battle.province))]
    bidding = bool(view.agenda) and isinstance(view.agenda[-1], Bidding)
    for place, seat in enumerate(battle.seats):
        line = combatant(view, names, seat)
        if battle.hired and battle.hired[place]:
            line = say("battle.hired", line=line, hired=battle.hired[place])
        if battle.bids:
            line = say("battle.bid", line=line, bid=names.bid(battle.bids[place]))
        elif bidding and view.players[seat].committed:
            line = say("battle.committed", line=line)
        lines.append(f"  {line}")
    return Text("\n".join(lines))


def _grid(title: str) -> Grid:
    return Grid(
        box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), title=title, title_justify="left"
    )
