"""The agenda of rising_sun: what is still to be resolved, and the moments that effects hear. Types only.

All steps hold public facts only, so that a view can show the agenda as it is.
"""

from typing import Annotated, Literal

from msgspec import Meta

from warlords_core.rising_sun.terms import Advantage, Coins, Count, Group, Kind, Mandate, Place, Season, Seats
from warlords_core.rising_sun.vocabulary import Moment
from warlords_core.types import ClauseId, Frozen, Name, Seat, Step

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


# --- steps --------------------------------------------------------------------------------------------------


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

    heard: Annotated[tuple[Heard, ...], Meta(max_length=1024)]
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
