"""The values of rising_sun: options, state and view. Types only.

What they are made of stands in ``terms``, the steps of the agenda in ``steps``, decisions and the actions that
answer them in ``decisions``, events in ``events`` and ``war_events``, the words of clans and cards in ``vocabulary``.

Hidden are, of a ``Player``, its bid and its looks, and of a ``State`` its pile, its laid tiles and its key (RS-1).
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.rising_sun.steps import Agenda
from warlords_core.rising_sun.terms import (
    Bid,
    Box,
    Coins,
    Count,
    Group,
    Kami,
    Kind,
    Mandate,
    Pair,
    Phase,
    Points,
    Ronin,
    Season,
    Seats,
    Strength,
    Tiles,
)
from warlords_core.types import Frozen, GameOptions, GameState, GameView, Name, Seat


class Options(GameOptions, frozen=True, kw_only=True):
    """What the table agrees on: sizes, clans, the add-on set, and the switches of the rule text."""

    pack: Name = "eight-provinces"
    seats: Annotated[int, Meta(ge=3, le=6)] = 4
    clans: Annotated[tuple[Name, ...], Meta(min_length=3, max_length=6)] | None = None
    """Ids of the clans in any order (seats are taken by honor rank, RS-1.1); null: drawn."""
    boxes: Annotated[tuple[Box, ...], Meta(min_length=1, max_length=3)] = ("base",)
    """Where clans are drawn from."""
    add_on: Name = "torii"
    """The set of season cards beside the core set (RS-1.4)."""
    keep_unbought: bool = False
    """RS-2.2."""
    ally_again_after_betray: bool = False
    """RS-4.8."""
    winning_figure_must_survive: bool = True
    """RS-10.1."""
    start_effect_cancels_battle: bool = False
    """RS-10.1."""


# --- what lies open -----------------------------------------------------------------------------------------


class Token(Frozen, frozen=True):
    """A war province token that a seat has won."""

    season: Season
    province: Name


class Look(Frozen, frozen=True):
    """What a seat saw in one of its mandate turns, known to it till the tiles are shuffled (RS-4.2)."""

    turn: Annotated[int, Meta(ge=0, le=6)]
    """Which mandate turn of the season."""
    tiles: Annotated[tuple[Mandate, ...], Meta(min_length=1, max_length=4)]
    """Top first."""
    chosen: Annotated[int, Meta(ge=0, le=3)]
    """Position of the tile that was taken out; the others went back in this order."""


class Player(Frozen, frozen=True, kw_only=True):
    """Everything a seat has; ``bid`` and ``looks`` are its own secret, the rest is open."""

    clan: Name
    coins: Coins
    ronin: Ronin
    vp: Points
    pieces: Annotated[tuple[Group, ...], Meta(max_length=256)]
    """Every figure and stronghold of this seat, wherever it is."""
    cards: Annotated[tuple[Name, ...], Meta(max_length=64)] = ()
    """Season cards in the order they were bought; copies stand repeatedly."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=48)] = ()
    """In the order they were won."""
    allied_seasons: Annotated[int, Meta(ge=0, le=3)] = 0
    """Seasons in which it has had an ally."""
    bid: Bid | None = None
    """Hidden till all bids of a battle are in; then empty again (RS-6.3)."""
    looks: Annotated[tuple[Look, ...], Meta(max_length=7)] = ()
    """Of this season."""


class Offer(Frozen, frozen=True):
    """A displayed season card and how many copies are left."""

    card: Name
    copies: Annotated[int, Meta(ge=1, le=99)]


class Played(Frozen, frozen=True):
    """A mandate turn that was taken."""

    seat: Seat
    """Who chose."""
    mandate: Mandate
    """What was carried out."""
    hidden: bool
    """True if the tile lies face down and something was announced instead (Lotus)."""


class Proposal(Frozen, frozen=True):
    """One seat has proposed an alliance to another (RS-3.2)."""

    seat: Seat
    to: Seat
    open: bool
    """False once declined, withdrawn or void; a pair may propose once a season and direction."""


class Fallen(Frozen, frozen=True, order=True):
    """A seat has lost figures of a kind in the battle (RS-10.1)."""

    seat: Seat
    kind: Kind


class Battle(Frozen, frozen=True, kw_only=True):
    """The battle that is being fought."""

    province: Name
    seats: Seats
    """Who takes part, clockwise (RS-6.2)."""
    bids: Annotated[tuple[Bid, ...], Meta(max_length=6)] = ()
    """In the order of ``seats`` once all are revealed; before, none."""
    hired: Annotated[tuple[Strength, ...], Meta(max_length=6)] = ()
    """Force of the ronin of each, in the order of ``seats``; empty until somebody hires (RS-6.7)."""
    killed: Count = 0
    """Figures killed in this battle so far, for the poets (RS-6.9)."""
    fallen: Annotated[tuple[Fallen, ...], Meta(max_length=128)] = ()
    """What died or was taken in this battle, each once, ascending (RS-10.1)."""
    winner: Seat | None = None


class Table(Frozen, frozen=True, kw_only=True):
    """What lies open between the seats."""

    season: Season
    phase: Phase
    honor: Annotated[tuple[Seat, ...], Meta(min_length=3, max_length=6)]
    """The honor track, highest first."""
    holder: Seat
    """Who holds the pile of mandates."""
    kami: Annotated[tuple[Kami, ...], Meta(min_length=4, max_length=4)]
    """At shrines 1 to 4."""
    market: Annotated[tuple[Offer, ...], Meta(max_length=64)]
    """Displayed season cards, in the order of the pack; none empty."""
    wars: Annotated[tuple[Name, ...], Meta(max_length=16)]
    """Provinces at war this season, in their order."""
    fought: Annotated[int, Meta(ge=0, le=16)] = 0
    """How many of them are settled."""
    turns: Annotated[tuple[Played, ...], Meta(max_length=7)] = ()
    """Mandate turns of this season."""
    alliances: Annotated[tuple[Pair, ...], Meta(max_length=3)] = ()
    """Allied pairs, the lower seat first, ascending."""
    proposals: Annotated[tuple[Proposal, ...], Meta(max_length=30)] = ()
    """Of this season, by seat and to."""
    ready: Seats = ()
    """Seats that have said so in the tea ceremony, ascending."""
    freed: Seats = ()
    """Seats whose alliance a betrayal has ended this season, ascending (RS-4.8)."""
    given: Annotated[tuple[Pair, ...], Meta(max_length=30)] = ()
    """Gifts (from, to) since the rules' own flow last moved on, ascending (RS-3.3)."""
    battle: Battle | None = None


class State(GameState, frozen=True, kw_only=True):
    """A whole match of rising_sun, hidden parts included."""

    game: Literal["rising_sun"]
    options: Options
    agenda: Agenda
    table: Table
    players: Annotated[tuple[Player, ...], Meta(min_length=3, max_length=6)]
    pile: Tiles
    """Mandates, top first; hidden but for what seats have looked at."""
    laid: Tiles
    """The tiles on the political track, in the order of ``table.turns``; one that lies face down is its seat's
    secret."""


# --- what a seat sees ---------------------------------------------------------------------------------------


class PublicPlayer(Frozen, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    clan: Name
    coins: Coins
    ronin: Ronin
    vp: Points
    pieces: Annotated[tuple[Group, ...], Meta(max_length=256)]
    cards: Annotated[tuple[Name, ...], Meta(max_length=64)]
    tokens: Annotated[tuple[Token, ...], Meta(max_length=48)]
    allied_seasons: Annotated[int, Meta(ge=0, le=3)]
    committed: bool
    """True if it has bid in the battle that is being fought."""


class Own(Frozen, frozen=True, kw_only=True):
    """What only the seat itself knows."""

    bid: Bid | None
    looks: Annotated[tuple[Look, ...], Meta(max_length=7)]
    tiles: Annotated[tuple[Mandate, ...], Meta(max_length=4)]
    """What it looks at now, top first; empty if it is not choosing (RS-4.2)."""


class View(GameView, frozen=True, kw_only=True):
    """What one seat, or a spectator, may see."""

    game: Literal["rising_sun"]
    options: Options
    agenda: Agenda
    table: Table
    players: Annotated[tuple[PublicPlayer, ...], Meta(min_length=3, max_length=6)]
    pile: Annotated[int, Meta(ge=0, le=64)]
    """How many mandates lie in it."""
    laid: Annotated[tuple[Mandate | None, ...], Meta(max_length=7)]
    """The tiles on the political track; null: face down."""
    own: Own | None
    """Null for a spectator."""
