"""The table of xidit, drawn from a view: the map, tiles, seats, regions, titans and the own screen."""

from rich.console import Group, RenderableType
from rich.text import Text

from warlords_core.cli.words import Words
from warlords_core.cli.xidit.names import (
    COLOUR_LETTERS,
    STYLES,
    grid,
    legend,
    order,
    prizes,
    region_both,
    region_short,
    titled,
    units,
)
from warlords_core.narration.xidit.names import seat_name
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import COLOURS, ORDERS_A_YEAR, Colour, Screen, View


def table(view: View, say: Words) -> RenderableType:
    """All that lies open, and the own screen if the view has one."""
    board = content.board(view.pack)
    parts: list[RenderableType] = [
        heading(view, say),
        _map(view, board, say),
        Text(legend(say), style="dim"),
        _tiles(view, board, say),
        _seats(view, say),
        _regions(view, board, say),
        _titans(view, board, say),
    ]
    own = screen(view, say)
    if own is not None:
        parts.append(own)
    return Group(*parts)


def heading(view: View, say: Words) -> RenderableType:
    """The year, whose turn starts it, and the assessments to come."""
    at = view.table
    years = view.options.years
    year = say("year.over") if at.exits else say("year", year=min(at.year, years), years=years)
    checks = " > ".join(say(f"check.{check}") for check in at.checks)
    return Text(say("heading", year=year, seat=at.starting_seat, checks=checks), style="bold")


def screen(view: View, say: Words) -> RenderableType | None:
    """What the viewer has behind its screen."""
    own = view.screen
    if own is None or view.seat is None:
        return None
    lines = grid()
    for name in ("units", "gold", "bards", "storeys", "waiting", "bastion"):
        lines.add_column(say(f"column.{name}"), justify="left" if name == "units" else "right")
    lines.add_row(units(say, own.units), *_counts(own))
    return titled(say("screen", seat=seat_name(say, view.seat, view.seat)), lines)


def _counts(own: Screen) -> tuple[str, ...]:
    return tuple(str(count) for count in (own.gold, own.bards, own.storeys, own.waiting, own.bastion))


def _plan(plan: tuple[str, ...], executed: int, say: Words) -> Text:
    """Orders in their colours; the executed ones are put in brackets."""
    words = Text()
    for number, name in enumerate(plan):
        done = number < executed
        words.append("(" if done else "").append_text(order(say, name)).append(") " if done else " ")
    return words or Text("-")


def _map(view: View, board: Board, say: Words) -> RenderableType:
    """A row a city: its roads, regions, tile, heroes and guild."""
    cities = grid(gap=1)
    for name in ("city", "blue", "red", "black"):
        cities.add_column(say(f"column.{name}"), justify="right", no_wrap=True)
    for name in ("regions", "tile", "heroes", "guild"):
        cities.add_column(say(f"column.{name}"))
    for city in range(1, len(board.roads) + 1):
        cities.add_row(
            str(city),
            *(_road(board, city, colour) for colour in COLOURS),
            " ".join(region_short(say, board, region) for region in board.regions_at(city)),
            _tile(view, board, city, say),
            _heroes(view, city),
            _guild(view, city),
        )
    return titled(say("map"), cities)


def _road(board: Board, city: int, colour: Colour) -> Text:
    """The letter of a road and the city at its other end."""
    end = board.road(city, colour)
    return Text(f"{COLOUR_LETTERS[colour]}{end}", style=STYLES[colour]) if end else Text("·", style="dim")


def _tile(view: View, board: Board, city: int, say: Words) -> Text:
    camp = next((camp for camp in view.table.camps if camp.city == city), None)
    if camp is not None:
        return Text(say("camp", units=units(say, camp.units)), style="green")
    if city in view.table.threats:
        tile = board.tile(city)
        prize = prizes(say, tile.gold, tile.bards, tile.storeys)
        return Text(say("threat", units=units(say, tile.threat), prize=prize), style="magenta")
    return Text("")


def _heroes(view: View, city: int) -> str:
    here = [seat for seat, player in enumerate(view.players) if player.hero == city]
    return " ".join(f"{seat}{'!' if seat == view.seat else ''}" for seat in here)


def _guild(view: View, city: int) -> str:
    guild = next((guild for guild in view.table.guilds if guild.city == city), None)
    return f"{guild.seat}:{guild.storeys}" if guild is not None else ""


def _tiles(view: View, board: Board, say: Words) -> RenderableType:
    """The next tiles, the piles and the barracks."""
    at = view.table
    lines = [
        say(
            "next",
            side=say("next.camp"),
            tile=_next(at.next_recruitment, _camp_face(board, at.next_recruitment, say), say),
            pile=view.recruitment_pile,
            top=_top(view.recruitment_top, say),
            discards=len(at.recruitment_discards),
        ),
        say(
            "next",
            side=say("next.threat"),
            tile=_next(at.next_threat, _threat_face(board, at.next_threat, say), say),
            pile=view.threat_pile,
            top=_top(view.threat_top, say),
            discards=len(at.threat_discards),
        ),
        say("barracks", units=units(say, at.barracks)),
    ]
    if at.dummy is not None:
        dummy = at.dummy
        scores = {"wealth": dummy.wealth, "influence": dummy.influence, "reputation": dummy.reputation}
        lines.append(say("dummy.scores", **scores))
    return Text("\n".join(("", *lines)))


def _next(city: int | None, face: str, say: Words) -> str:
    return say("next.tile", city=city, face=face) if city else say("none")


def _camp_face(board: Board, city: int | None, say: Words) -> str:
    return units(say, board.tile(city).recruitment) if city else ""


def _threat_face(board: Board, city: int | None, say: Words) -> str:
    if not city:
        return ""
    tile = board.tile(city)
    return f"{units(say, tile.threat)} > {prizes(say, tile.gold, tile.bards, tile.storeys)}"


def _top(city: int | None, say: Words) -> str:
    return "" if city is None else say("next.top", city=city)


def _seats(view: View, say: Words) -> RenderableType:
    """A row a seat: its hero, and its plan as far as it is known."""
    seats = grid()
    seats.add_column(say("column.seat"))
    seats.add_column(say("column.hero"), justify="right")
    seats.add_column(say("column.plan"))
    out = {exit_.seat: exit_ for exit_ in view.table.exits}
    for seat, player in enumerate(view.players):
        if seat in out:
            left = out[seat]
            told = say("exit.won" if left.won else "exit.out", check=say(f"check.{left.check}"), score=left.score)
            plan = Text(told)
        elif player.plan:
            plan = _plan(player.plan, min(player.executed, ORDERS_A_YEAR), say)
        elif view.screen is not None and seat == view.seat and view.screen.plan:
            plan = Text(say("committed.plan")).append_text(_plan(view.screen.plan, 0, say))
        else:
            plan = Text(say("committed") if player.committed else "-")
        seats.add_row(seat_name(say, seat, view.seat), str(player.hero or "-"), plan)
    return titled(say("seats"), seats)


def _regions(view: View, board: Board, say: Words) -> RenderableType:
    """A row a region: what it is worth, and the bards of each seat."""
    hidden = not any(view.table.bards[board.bastion])
    regions = grid()
    regions.add_column(say("column.region"))
    numbers = (say("column.seat_number", seat=seat) for seat in range(len(view.players)))
    for name in (say("column.most"), say("column.second"), *numbers):
        regions.add_column(name, justify="right")
    for place, region in enumerate(board.regions):
        cells = [str(count or "·") for count in view.table.bards[place]]
        if hidden and place == board.bastion:
            cells = ["?"] * len(cells)
            if view.seat is not None and view.screen is not None:
                cells[view.seat] = str(view.screen.bastion or "·")
        regions.add_row(_region(board, place, say), str(region.first), str(region.second), *cells)
    return titled(say("bards.hidden" if hidden else "bards"), regions)


def _region(board: Board, region: int, say: Words) -> str:
    """As it stands on the map, with its name if that is another."""
    short = region_short(say, board, region)
    plain = short.removesuffix("*") == board.regions[region].id
    return region_both(say, board, region) if plain else short


def _titans(view: View, board: Board, say: Words) -> RenderableType:
    places = range(len(board.titans))
    lines = [say("titans", stack=place, told=_stack(view, board, place, say)) for place in places]
    return Text("\n".join(("", *lines)))


def _stack(view: View, board: Board, place: int, say: Words) -> str:
    stack, printed = view.table.titans[place], board.titans[place]
    left = printed[stack.killed :]
    if not left:
        return say("titans.dead")
    top = left[0]
    mood = say("titans.raging" if stack.raging else "titans.asleep")
    prize = prizes(say, top.gold, top.bards, top.storeys)
    return say("titans.top", mood=mood, price=top.price, prize=prize, below=len(left) - 1)
