"""The values of rising_sun: options, state, agenda steps and the view. Types only.

Decisions and the actions that answer them stand in ``decisions``, events in ``events``, the words of clans and
cards in ``vocabulary``.

A *kind* is ``daimyo``, ``bushi``, ``shinto``, ``stronghold``, or the id of a monster's card. A *place* is the id of
a province, ``shrine_1`` … ``shrine_4``, ``reserve``, or ``captive_0`` … (taken by that seat). Pieces of a kind in a
place are the same to everybody and stand in one ``Group``; every piece that a seat has stands in some group of it.
Hidden are, of a ``Player``, its bid and its looks, and of a ``State`` its pile, its laid tiles and its key (RS-1).
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from warlords_core.rising_sun.vocabulary import Moment
from warlords_core.types import ClauseId, Frozen, GameOptions, GameState, GameView, Name, Seat, Step

Mandate = Literal["recruit", "marshal", "train", "harvest", "betray"]
Season = Literal["spring", "summer", "autumn"]
Kami = Literal["amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"]
Advantage = Literal["seppuku", "hostage", "ronin", "poets"]
Box = Literal["base", "kickstarter", "dynasty"]
Phase = Literal["tea", "politics", "war", "winter"]
"""Between decisions: season set-up and clean-up ask for none."""

MANDATES: Final[tuple[Mandate, ...]] = get_args(Mandate)
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
KAMI: Final[tuple[Kami, ...]] = get_args(Kami)
ADVANTAGES: Final[tuple[Advantage, ...]] = get_args(Advantage)
SHRINES: Final = ("shrine_1", "shrine_2", "shrine_3", "shrine_4")
RESERVE: Final = "reserve"
CAPTIVE: Final = ("captive_0", "captive_1", "captive_2", "captive_3", "captive_4", "captive_5")
"""By captor."""
FIGURES: Final = ("daimyo", "bushi", "shinto")
"""Kinds of figures that every clan has."""
STRONGHOLD: Final = "stronghold"
LOOK: Final = 4
"""Tiles that a holder looks at (RS-4.2)."""
MANDATE_TURNS: Final = 7
KAMI_AFTER: Final = (3, 5, 7)
"""Mandate turns that a kami turn follows (RS-4.1)."""

Kind = Annotated[str, Meta(min_length=1, max_length=64, description="Kind of a piece.")]
Place = Annotated[str, Meta(min_length=1, max_length=64, description="Where a piece is.")]
Count = Annotated[int, Meta(ge=0, le=999)]
Coins = Annotated[int, Meta(ge=0, le=100_000)]
Points = Annotated[int, Meta(ge=0, le=100_000)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=6)]
Pair = Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=2, description="Two seats.")]
Bid = Annotated[tuple[Coins, ...], Meta(min_length=4, max_length=4, description="Coins by advantage, left to right.")]
Tiles = Annotated[tuple[Mandate, ...], Meta(max_length=64)]


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


class Group(Frozen, frozen=True):
    """So many pieces of a kind in a place; sorted by place, then kind, none empty."""

    place: Place
    kind: Kind
    count: Annotated[int, Meta(ge=1, le=99)]


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
    ronin: Count
    vp: Points
    pieces: Annotated[tuple[Group, ...], Meta(max_length=256)]
    """Every figure and stronghold of this seat, wherever it is."""
    cards: Annotated[tuple[Name, ...], Meta(max_length=64)] = ()
    """Season cards in the order they were bought; copies stand repeatedly."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=32)] = ()
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
    hired: Annotated[tuple[Count, ...], Meta(max_length=6)] = ()
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


# --- moments ------------------------------------------------------------------------------------------------


class Occasion(Frozen, frozen=True, kw_only=True):
    """What happened at a moment, for those who listen to it.

    ==================  ============================================================================================
    moment              facts
    ==================  ============================================================================================
    mandate_chosen      seat: the chooser; what: the mandate
    sailing             seat: who is about to sail; place, to: the route; kind: what sails
    summoned            seat
    recruit_ended       seat: the chooser
    entered             seat: of the figure; kind; place: the province
    bought              seat; what: id of the card, or stronghold; count: coins spent
    coins_gained        seat; count
    vp_gained           seat; count
    tie_won             seat: the winner; seats: who tied with it
    war_begins          nothing
    battle_begins       place: the province
    killing             seat: the killer
    killed              seat: whose figures; by: the killer (null: nobody); count; place
    token_taken         seat; place: the province; seats: whom it fought with (none: unopposed)
    winter              nothing
    ==================  ============================================================================================
    """

    moment: Moment
    seat: Seat | None = None
    place: Place | None = None
    kind: Kind | None = None
    count: Coins = 0
    seats: Seats = ()
    by: Seat | None = None
    to: Place | None = None
    what: Name | None = None
    causes: Annotated[tuple[Name, ...], Meta(max_length=64)] = ()
    """The cards and clans whose effects made it happen, each by way of the next: none of them hears of it again
    (RS-10.2). Empty: the rules' own flow."""
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=64)] = ()
    """Of token_taken: kinds of the winner's figures that died or were taken in the battle. Of an effect with several
    choices: what it has chosen so far, in the order of ``seats``."""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    """How far an effect with several choices has come; 0 when the moment comes."""


class Heard(Frozen, frozen=True):
    """One effect that listens to what happened, for one copy of its card."""

    seat: Seat
    """The owner."""
    source: Name
    """Id of the card or the clan."""
    ability: Annotated[int, Meta(ge=0, le=15)]
    """Position among its gains and then its acts."""
    occasion: Occasion


class Victims(Frozen, frozen=True):
    """Figures that are to die."""

    seat: Seat
    place: Place
    kind: Kind
    count: Annotated[int, Meta(ge=1, le=99)]


# --- steps: all of them hold public facts only, so that a view can show the agenda as it is ------------------------


class StartingSeason(Step, frozen=True, tag="starting_season"):
    """Season set-up (RS-2)."""

    season: Season


class TakingTea(Step, frozen=True, tag="taking_tea"):
    """The tea ceremony (RS-3.2; waits for every seat that is neither allied nor ready)."""


class Politics(Step, frozen=True, tag="politics"):
    """What is next on the political track: a mandate turn, a kami turn, or war (RS-4.1)."""


class Choosing(Step, frozen=True, tag="choosing"):
    """The holder chooses one of the tiles it looks at (RS-4.2; waits)."""

    seat: Seat


class CarryingOut(Step, frozen=True, tag="carrying_out"):
    """A mandate is carried out by every seat in its order (RS-4.3)."""

    mandate: Mandate
    seat: Seat
    """The chooser."""


class Obeying(Step, frozen=True, tag="obeying"):
    """A seat's turn to carry out a mandate comes (RS-4.3)."""

    mandate: Mandate
    seat: Seat
    bonus: bool
    """Whether it is the chooser, or the chooser's ally."""


class Spot(Frozen, frozen=True):
    """How many figures a seat may still summon on account of its own strongholds in a province."""

    place: Name
    left: Count


class Recruiting(Step, frozen=True, tag="recruiting"):
    """A seat recruits, figure by figure (RS-4.4; waits).

    Of ``left`` summons in all, each to a province takes one from the spot there, or from ``bonus`` if that is used
    up; to a shrine it takes neither.
    """

    seat: Seat
    left: Count
    bonus: Count
    """Summons at any own stronghold, or in any province with the trait summons_anywhere."""
    spots: Annotated[tuple[Spot, ...], Meta(max_length=16)]
    """Every province with an own stronghold, ascending."""
    summoned: bool = False


class RecruitOver(Step, frozen=True, tag="recruit_over"):
    """Every seat has recruited."""

    seat: Seat
    """The chooser."""


Routes = Literal["unasked", "open", "closed"]
"""Sea routes in one moving effect: nobody has sailed yet; somebody has, or nobody charges; a charge was not paid."""


class Marshalling(Step, frozen=True, tag="marshalling"):
    """A seat moves its figures, group by group (RS-4.5; waits)."""

    seat: Seat
    builds: bool
    """Whether it may still build a stronghold."""
    moved: Annotated[tuple[Group, ...], Meta(max_length=128)] = ()
    """What has moved already, where it stands now."""
    routes: Routes = "unasked"


class Training(Step, frozen=True, tag="training"):
    """A seat may buy a card (RS-4.6, RS-5.2; waits)."""

    seat: Seat
    discount: Count
    by: Literal["train", "ryujin"] = "train"


class Housing(Step, frozen=True, tag="housing"):
    """A seat chooses where the monster that it has bought is summoned (RS-4.6; waits)."""

    seat: Seat
    kind: Kind


class Betraying(Step, frozen=True, tag="betraying"):
    """A seat swaps figures (RS-4.8; waits)."""

    seat: Seat
    swapped: Seats = ()
    """Whose figures were swapped under the two that the mandate allows."""
    extra: Count = 0
    """Swaps left with no such limits, from cards."""


class TurnOver(Step, frozen=True, tag="turn_over"):
    """A mandate turn is over: the pile passes to the left (RS-4.2)."""


class KamiTurn(Step, frozen=True, tag="kami_turn"):
    """The next shrine is settled (RS-5.1)."""

    shrine: Annotated[int, Meta(ge=0, le=3)]
    """Position of the shrine."""


class WindMoving(Step, frozen=True, tag="wind_moving"):
    """Fujin: a seat makes up to so many moves (RS-5.2; waits)."""

    seat: Seat
    left: Annotated[int, Meta(ge=1, le=9)]
    routes: Routes = "unasked"


class ThunderSummoning(Step, frozen=True, tag="thunder_summoning"):
    """Raijin: a seat may summon a bushi to any province (RS-5.2; waits)."""

    seat: Seat


class WarBeginning(Step, frozen=True, tag="war_beginning"):
    """The war phase begins (RS-6.1)."""


class NextWar(Step, frozen=True, tag="next_war"):
    """The next province at war, or clean-up after the last (RS-6.2)."""


class Opening(Step, frozen=True, tag="opening"):
    """What begins with a battle is done; bids are due, unless nobody is left (RS-6.2, RS-10.1)."""


class Bidding(Step, frozen=True, tag="bidding"):
    """Everybody in the battle bids (RS-6.3; waits for all)."""


class Comparing(Step, frozen=True, tag="comparing"):
    """The bids on an advantage are compared (RS-6.4)."""

    advantage: Advantage


class UsingAdvantage(Step, frozen=True, tag="using_advantage"):
    """The winner of seppuku, ronin or poets uses it or declines (RS-6.4; waits)."""

    seat: Seat
    advantage: Literal["seppuku", "ronin", "poets"]


class TakingHostage(Step, frozen=True, tag="taking_hostage"):
    """A seat takes hostages, one by one, or declines (RS-6.6; waits)."""

    seat: Seat
    left: Annotated[int, Meta(ge=1, le=99)]


class Deciding(Step, frozen=True, tag="deciding"):
    """The battle's outcome (RS-6.8)."""


class Paying(Step, frozen=True, tag="paying"):
    """Reparations (RS-6.10)."""


class SharingOut(Step, frozen=True, tag="sharing_out"):
    """The winner says which losers get an odd coin (RS-6.10; waits)."""

    seat: Seat
    losers: Seats
    odd: Annotated[int, Meta(ge=1, le=5)]


class CleaningUp(Step, frozen=True, tag="cleaning_up"):
    """Clean-up (RS-7.1)."""


class Wintering(Step, frozen=True, tag="wintering"):
    """Winter: hostages go home and winter upgrades pay (RS-8.1)."""


class Counting(Step, frozen=True, tag="counting"):
    """The last points: war province tokens (RS-8.1)."""


class Finishing(Step, frozen=True, tag="finishing"):
    """All points are counted: a tie for the win is broken (RS-8.2)."""


class Closing(Step, frozen=True, tag="closing"):
    """The match is over."""


class Killing(Step, frozen=True, tag="killing"):
    """Figures die, unless something that was heard has spared them."""

    by: Seat | None
    victims: Annotated[tuple[Victims, ...], Meta(max_length=256)]
    causes: Annotated[tuple[Name, ...], Meta(max_length=64)] = ()
    rule: ClauseId = "RS-6.8"


class Sailing(Step, frozen=True, tag="sailing"):
    """A move over a sea route that waits for a charge to be settled."""

    seat: Seat
    kind: Kind
    place: Place
    to: Place


class Responding(Step, frozen=True, tag="responding"):
    """Effects that heard the same moment work, one after another (RS-6.1)."""

    heard: Annotated[tuple[Heard, ...], Meta(max_length=128)]
    """Those that are still to come."""
    seats: Seats = ()
    """In which order the seats concerned take their turns; empty: not settled yet."""


class Ordering(Step, frozen=True, tag="ordering"):
    """The highest in honor of several seats concerned goes first or last (RS-6.1; waits); a Responding lies below."""

    seat: Seat


class PickingEffect(Step, frozen=True, tag="picking_effect"):
    """A seat says which of its own effects comes first (RS-6.1; waits); a Responding lies below."""

    seat: Seat


class UsingEffect(Step, frozen=True, tag="using_effect"):
    """A seat uses an effect on something, or declines where it may (waits)."""

    seat: Seat
    """Who answers: the owner, or whom the effect asks."""
    heard: Heard


AnyStep = (
    StartingSeason
    | TakingTea
    | Politics
    | Choosing
    | CarryingOut
    | Obeying
    | Recruiting
    | RecruitOver
    | Marshalling
    | Training
    | Housing
    | Betraying
    | TurnOver
    | KamiTurn
    | WindMoving
    | ThunderSummoning
    | WarBeginning
    | NextWar
    | Opening
    | Bidding
    | Comparing
    | UsingAdvantage
    | TakingHostage
    | Deciding
    | Paying
    | SharingOut
    | CleaningUp
    | Wintering
    | Counting
    | Finishing
    | Closing
    | Killing
    | Sailing
    | Responding
    | Ordering
    | PickingEffect
    | UsingEffect
)
Agenda = Annotated[tuple[AnyStep, ...], Meta(max_length=128)]


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
    ronin: Count
    vp: Points
    pieces: Annotated[tuple[Group, ...], Meta(max_length=256)]
    cards: Annotated[tuple[Name, ...], Meta(max_length=64)]
    tokens: Annotated[tuple[Token, ...], Meta(max_length=32)]
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
