"""The table of xidit, drawn from a view: the map, tiles, seats, regions, titans and the own screen."""

from rich.console import Group, RenderableType
from rich.text import Text

from warlords_core.cli.xidit_names import (
    COLOUR_LETTERS,
    STYLES,
    grid,
    legend,
    order,
    region_short,
    rewards,
    seat_name,
    titled,
    units,
)
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.model import COLOURS, ORDERS_A_YEAR, Colour, Screen, View


def table(view: View) -> RenderableType:
    """All that lies open, and the own screen if the view has one."""
    board = content.board(view.pack)
    parts: list[RenderableType] = [
        heading(view),
        _map(view, board),
        Text(legend(), style="dim"),
        _tiles(view, board),
        _seats(view),
        _regions(view, board),
        _titans(view, board),
    ]
    own = screen(view)
    if own is not None:
        parts.append(own)
    return Group(*parts)


def heading(view: View) -> RenderableType:
    """The year, whose turn starts it, and the assessments to come."""
    at = view.table
    year = "match over" if at.exits else f"year {min(at.year, view.options.years)} of {view.options.years}"
    checks = " > ".join(at.checks)
    return Text(f"{year} · seat {at.starting_seat} starts · assessments: {checks}", style="bold")


def screen(view: View) -> RenderableType | None:
    """What the viewer has behind its screen."""
    own = view.screen
    if own is None or view.seat is None:
        return None
    lines = grid()
    for name in ("units", "gold", "bards", "storeys", "waiting", "in the bastion"):
        lines.add_column(name, justify="left" if name == "units" else "right")
    lines.add_row(units(own.units), *_counts(own))
    return titled(f"behind the screen of {seat_name(view.seat, view.seat)}", lines)


def _counts(own: Screen) -> tuple[str, ...]:
    return tuple(str(count) for count in (own.gold, own.bards, own.storeys, own.waiting, own.bastion))


def _plan(plan: tuple[str, ...], executed: int) -> Text:
    """Orders in their colours; the executed ones are put in brackets."""
    words = Text()
    for number, name in enumerate(plan):
        done = number < executed
        words.append("(" if done else "").append_text(order(name)).append(") " if done else " ")
    return words or Text("-")


def _map(view: View, board: Board) -> RenderableType:
    """A row a city: its roads, regions, tile, heroes and guild."""
    cities = grid(gap=1)
    for name in ("city", "blue", "red", "blk"):
        cities.add_column(name, justify="right", no_wrap=True)
    for name in ("regions", "tile", "heroes", "guild"):
        cities.add_column(name)
    for city in range(1, len(board.roads) + 1):
        cities.add_row(
            str(city),
            *(_road(board, city, colour) for colour in COLOURS),
            " ".join(region_short(board, region) for region in board.regions_at(city)),
            _tile(view, board, city),
            _heroes(view, city),
            _guild(view, city),
        )
    return titled("map", cities)


def _road(board: Board, city: int, colour: Colour) -> Text:
    """The letter of a road and the city at its other end."""
    end = board.road(city, colour)
    return Text(f"{COLOUR_LETTERS[colour]}{end}", style=STYLES[colour]) if end else Text("·", style="dim")


def _tile(view: View, board: Board, city: int) -> Text:
    camp = next((camp for camp in view.table.camps if camp.city == city), None)
    if camp is not None:
        return Text(f"camp   {units(camp.units)}", style="green")
    if city in view.table.threats:
        tile = board.tile(city)
        prize = rewards(tile.gold, tile.bards, tile.storeys)
        return Text(f"THREAT {units(tile.threat)} > {prize}", style="magenta")
    return Text("")


def _heroes(view: View, city: int) -> str:
    here = [seat for seat, player in enumerate(view.players) if player.hero == city]
    return " ".join(f"{seat}{'!' if seat == view.seat else ''}" for seat in here)


def _guild(view: View, city: int) -> str:
    guild = next((guild for guild in view.table.guilds if guild.city == city), None)
    return f"{guild.seat}:{guild.storeys}" if guild is not None else ""


def _tiles(view: View, board: Board) -> RenderableType:
    """The next tiles, the piles and the barracks."""
    at = view.table
    camp = f"city {at.next_recruitment} ({_camp_face(board, at.next_recruitment)})" if at.next_recruitment else "none"
    threat = f"city {at.next_threat} ({_threat_face(board, at.next_threat)})" if at.next_threat else "none"
    lines = [
        f"next camp    {camp}; pile {view.recruitment_pile}{_top(view.recruitment_top)}, "
        f"discards {len(at.recruitment_discards)}",
        f"next threat  {threat}; pile {view.threat_pile}{_top(view.threat_top)}, discards {len(at.threat_discards)}",
        f"barracks     {units(at.barracks)}",
    ]
    if at.dummy is not None:
        dummy = at.dummy
        lines.append(f"dummy        wealth {dummy.wealth}, influence {dummy.influence}, reputation {dummy.reputation}")
    return Text("\n".join(("", *lines)))


def _camp_face(board: Board, city: int) -> str:
    return units(board.tile(city).recruitment)


def _threat_face(board: Board, city: int) -> str:
    tile = board.tile(city)
    return f"{units(tile.threat)} > {rewards(tile.gold, tile.bards, tile.storeys)}"


def _top(city: int | None) -> str:
    return "" if city is None else f" (top: city {city})"


def _seats(view: View) -> RenderableType:
    """A row a seat: its hero, and its plan as far as it is known."""
    seats = grid()
    seats.add_column("seat")
    seats.add_column("hero in", justify="right")
    seats.add_column("plan (executed orders in brackets)")
    out = {exit_.seat: exit_ for exit_ in view.table.exits}
    for seat, player in enumerate(view.players):
        if seat in out:
            plan = Text(f"{'won' if out[seat].won else 'out'} at {out[seat].check}, score {out[seat].score}")
        elif player.plan:
            plan = _plan(player.plan, min(player.executed, ORDERS_A_YEAR))
        elif view.screen is not None and seat == view.seat and view.screen.plan:
            plan = Text("committed: ").append_text(_plan(view.screen.plan, 0))
        else:
            plan = Text("committed" if player.committed else "-")
        seats.add_row(seat_name(seat, view.seat), str(player.hero or "-"), plan)
    return titled("seats", seats)


def _regions(view: View, board: Board) -> RenderableType:
    """A row a region: what it is worth, and the bards of each seat."""
    hidden = not any(view.table.bards[board.bastion])
    regions = grid()
    for name in ("region", "most", "second", *(f"seat {seat}" for seat in range(len(view.players)))):
        regions.add_column(name, justify="left" if name == "region" else "right")
    for place, region in enumerate(board.regions):
        cells = [str(count or "·") for count in view.table.bards[place]]
        if hidden and place == board.bastion:
            cells = ["?"] * len(cells)
            if view.seat is not None and view.screen is not None:
                cells[view.seat] = str(view.screen.bastion or "·")
        regions.add_row(region_short(board, place), str(region.first), str(region.second), *cells)
    note = "; those in the bastion are hidden till the assessment" if hidden else ""
    return titled(f"bards by region{note}", regions)


def _titans(view: View, board: Board) -> RenderableType:
    lines = [f"titan stack {place}  {_stack(view, board, place)}" for place in range(len(board.titans))]
    return Text("\n".join(("", *lines)))


def _stack(view: View, board: Board, place: int) -> str:
    stack, printed = view.table.titans[place], board.titans[place]
    left = printed[stack.killed :]
    if not left:
        return "all dead"
    top = left[0]
    mood = "RAGING" if stack.raging else "asleep"
    prize = rewards(top.gold, top.bards, top.storeys)
    return f"{mood}, any {top.price} units > {prize}; {len(left) - 1} below"
