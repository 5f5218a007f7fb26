"""The decisions of rising_sun and the actions that answer them. Types only.

=================  ==================================================  ================
decision           answered by                                         clause
=================  ==================================================  ================
tea_due            propose, accept, decline, withdraw, ready           RS-3.2
mandate_due        choose_tile; with the trait announces: announce     RS-4.2, RS-9.lotus
recruit_due        summon, done                                        RS-4.4
marshal_due        move, build, done                                   RS-4.5
buy_due            buy, done                                           RS-4.6, RS-5.2
housing_due        summon                                              RS-4.6
swap_due           swap, done                                          RS-4.8
wind_due           move, done                                          RS-5.2
thunder_due        summon, done                                        RS-5.2
bid_due            place_bid                                           RS-6.3
advantage_due      use_advantage, done                                 RS-6.4
hostage_due        take_hostage, done                                  RS-6.6
share_due          share_out                                           RS-6.10
order_due          take_turn                                           RS-6.1
pick_due           pick_effect                                         RS-6.1
effect_due         use_effect; where it may be declined: done          RS-9, RS-10
(a side action)    give                                                RS-3.3
=================  ==================================================  ================

``done`` ends what can be repeated, and declines what need not be done at all.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from warlords_core.actions import ONCE, Row
from warlords_core.record import Move as RecordMove
from warlords_core.record import Record
from warlords_core.rising_sun.model import Options
from warlords_core.rising_sun.steps import Heard, Routes, Spot
from warlords_core.rising_sun.terms import Advantage, Bid, Coins, Count, Group, Kind, Mandate, Place, Ronin, Seats
from warlords_core.types import Action, Decision, Name, Seat


class Propose(Action, frozen=True, tag="propose"):
    """Propose an alliance (RS-3.2)."""

    to: Seat


class Accept(Action, frozen=True, tag="accept"):
    """Ally with a seat that has proposed it (RS-3.2)."""

    proposer: Seat


class Decline(Action, frozen=True, tag="decline"):
    """Refuse a proposal (RS-3.2)."""

    proposer: Seat


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take back an own proposal (RS-3.2)."""

    to: Seat


class Ready(Action, frozen=True, tag="ready"):
    """Seek no alliance, unless somebody proposes one (RS-3.2)."""


class ChooseTile(Action, frozen=True, tag="choose_tile"):
    """Play one of the tiles that the seat looks at (RS-4.2)."""

    tile: Annotated[int, Meta(ge=0, le=3)]
    """Its position, from the top."""


class Announce(Action, frozen=True, tag="announce"):
    """Lay one of the tiles face down and announce any mandate (RS-9.lotus)."""

    tile: Annotated[int, Meta(ge=0, le=3)]
    mandate: Mandate


class Summon(Action, frozen=True, tag="summon"):
    """Summon a figure of a kind from the reserve to a place (RS-4.4)."""

    kind: Kind
    place: Place


class Move(Action, frozen=True, tag="move"):
    """Move one figure of a kind from a province to another (RS-4.5)."""

    kind: Kind
    place: Place
    to: Place


class Build(Action, frozen=True, tag="build"):
    """Pay for a stronghold in a province (RS-4.5)."""

    place: Place


class Buy(Action, frozen=True, tag="buy"):
    """Buy a displayed card (RS-4.6)."""

    card: Name


class Swap(Action, frozen=True, tag="swap"):
    """Replace a figure of another seat by one of the own reserve (RS-4.8)."""

    seat: Seat
    place: Place
    kind: Kind
    own: Kind
    """Kind of the figure that takes its place: another one only among monsters, or where one counts as shinto."""


class PlaceBid(Action, frozen=True, tag="place_bid"):
    """Put coins on the four advantages, left to right, and keep the rest (RS-6.3)."""

    coins: Bid


class UseAdvantage(Action, frozen=True, tag="use_advantage"):
    """Use the advantage that was won (RS-6.4)."""


class TakeHostage(Action, frozen=True, tag="take_hostage"):
    """Take a figure of another seat in the battle (RS-6.6)."""

    seat: Seat
    kind: Kind


class ShareOut(Action, frozen=True, tag="share_out"):
    """Say which losers get one of the odd coins (RS-6.10)."""

    losers: Seats
    """Ascending."""


class TakeTurn(Action, frozen=True, tag="take_turn"):
    """Go first or last among the seats whose effects come at the same moment (RS-6.1)."""

    when: Literal["first", "last"]


class PickEffect(Action, frozen=True, tag="pick_effect"):
    """Say which of the own effects comes next (RS-6.1)."""

    heard: Annotated[int, Meta(ge=0, le=127)]
    """Position in the decision's list."""


class UseEffect(Action, frozen=True, tag="use_effect"):
    """Use an effect, on a seat, a kind or a place where it asks for one (RS-9, RS-10)."""

    seat: Seat | None = None
    place: Place | None = None
    kind: Kind | None = None


class Done(Action, frozen=True, tag="done"):
    """Do no more, or nothing at all."""


DONE: Final[Row[Done]] = (Done, None, ONCE, {})
"""Its row in the menus of what can be declined."""


class Give(Action, frozen=True, tag="give"):
    """Give coins and ronin to another seat (RS-3.3); a side action: never owed."""

    to: Seat
    coins: Coins = 0
    ronin: Ronin = 0


AnyAction = (
    Propose
    | Accept
    | Decline
    | Withdraw
    | Ready
    | ChooseTile
    | Announce
    | Summon
    | Move
    | Build
    | Buy
    | Swap
    | PlaceBid
    | UseAdvantage
    | TakeHostage
    | ShareOut
    | TakeTurn
    | PickEffect
    | UseEffect
    | Done
    | Give
)


class MatchMove(RecordMove[AnyAction], frozen=True):
    """An action and the seat that takes it."""


class MatchRecord(Record[Options, AnyAction], frozen=True):
    """A match of rising_sun, to be played again."""

    moves: Annotated[tuple[MatchMove, ...], Meta(max_length=10_000)]


class TeaDue(Decision, frozen=True, tag="tea_due"):
    """Seek an alliance, or be ready (RS-3.2)."""


class MandateDue(Decision, frozen=True, tag="mandate_due"):
    """Choose one of so many tiles (RS-4.2)."""

    tiles: Annotated[int, Meta(ge=1, le=4)]


class RecruitDue(Decision, frozen=True, tag="recruit_due"):
    """Summon another figure, or stop (RS-4.4); for the numbers see ``steps.Recruiting``."""

    left: Count
    bonus: Count
    spots: Annotated[tuple[Spot, ...], Meta(max_length=16)]


class MarshalDue(Decision, frozen=True, tag="marshal_due"):
    """Move another figure, build, or stop (RS-4.5)."""

    builds: bool
    moved: Annotated[tuple[Group, ...], Meta(max_length=128)]
    """What has moved already, where it stands now."""
    routes: Routes


class BuyDue(Decision, frozen=True, tag="buy_due"):
    """Buy a card or not (RS-4.6, RS-5.2)."""

    discount: Count
    by: Literal["train", "ryujin"]


class HousingDue(Decision, frozen=True, tag="housing_due"):
    """Summon the monster that was bought (RS-4.6)."""

    kind: Kind


class SwapDue(Decision, frozen=True, tag="swap_due"):
    """Swap another figure, or stop (RS-4.8)."""

    swapped: Seats
    """Whose figures were swapped already; each seat once."""
    left: Count
    """Swaps left under the mandate."""
    extra: Count
    """Swaps left from cards, of any seat."""


class WindDue(Decision, frozen=True, tag="wind_due"):
    """Move a figure, or stop (RS-5.2)."""

    left: Annotated[int, Meta(ge=1, le=9)]
    routes: Routes


class ThunderDue(Decision, frozen=True, tag="thunder_due"):
    """Summon a bushi to any province, or not (RS-5.2)."""


class BidDue(Decision, frozen=True, tag="bid_due"):
    """Bid in a battle (RS-6.3)."""

    province: Name
    coins: Coins
    """What can be bid at most."""


class AdvantageDue(Decision, frozen=True, tag="advantage_due"):
    """Use an advantage that was won, or not (RS-6.4)."""

    advantage: Advantage
    province: Name


class HostageDue(Decision, frozen=True, tag="hostage_due"):
    """Take a hostage, or not (RS-6.6)."""

    province: Name
    left: Annotated[int, Meta(ge=1, le=99)]


class ShareDue(Decision, frozen=True, tag="share_due"):
    """Say who gets the odd coins (RS-6.10)."""

    losers: Seats
    odd: Annotated[int, Meta(ge=1, le=5)]


class OrderDue(Decision, frozen=True, tag="order_due"):
    """Go first or last (RS-6.1)."""

    seats: Seats
    """All seats concerned, in falling honor."""


class PickDue(Decision, frozen=True, tag="pick_due"):
    """Say which own effect comes next (RS-6.1)."""

    heard: Annotated[tuple[Heard, ...], Meta(max_length=128)]
    """Those that can come, each once."""


class EffectDue(Decision, frozen=True, tag="effect_due"):
    """Use an effect, or not (RS-9, RS-10)."""

    heard: Heard


AnyDecision = (
    TeaDue
    | MandateDue
    | RecruitDue
    | MarshalDue
    | BuyDue
    | HousingDue
    | SwapDue
    | WindDue
    | ThunderDue
    | BidDue
    | AdvantageDue
    | HostageDue
    | ShareDue
    | OrderDue
    | PickDue
    | EffectDue
)
