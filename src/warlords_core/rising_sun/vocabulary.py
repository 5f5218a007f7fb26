"""The words of clans and season cards (RS-9, RS-10). Types only; what they mean is carried out in ``effects``.

A clan and a card have ``Powers``: four lists of data.

==========  ====================================================================================================
``forces``  what changes the force of figures
``traits``  standing facts that a phase asks for by name (``effects.traits``)
``gains``   what its owner gains at a moment, from the bank
``acts``    everything else: a moment, and the name of one small function of ``effects.acts``
==========  ====================================================================================================
"""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from warlords_core.types import Frozen

Moment = Literal[
    "mandate_chosen",
    "sailing",
    "summoned",
    "recruit_ended",
    "entered",
    "bought",
    "coins_gained",
    "vp_gained",
    "tie_won",
    "war_begins",
    "battle_begins",
    "killing",
    "killed",
    "token_taken",
    "winter",
]
"""Where effects can be hooked; for the facts of each see ``steps.Occasion``.

==================  ============================================================================================
moment              when
==================  ============================================================================================
mandate_chosen      a seat has chosen a mandate (of Lotus: announced it); before it is carried out
sailing             a seat is about to use a sea route for the first time in this moving effect
summoned            a summon is complete: one recruit, however many figures, is one
recruit_ended       every seat has recruited
entered             a figure has come into a province: summoned, placed, moved or swapped in
bought              a seat has spent at least one coin on a card or a stronghold
coins_gained        a seat has gained coins from the bank
vp_gained           a seat has gained victory points
tie_won             a seat has won something by honor alone
war_begins          the war phase begins
battle_begins       a battle is about to begin, before the bids
killing             a seat is about to kill figures; the step ``Killing`` below can still be changed
killed              figures of one seat were killed
token_taken         a seat has won a war and taken the token, in a battle or unopposed
winter              the last season is over
==================  ============================================================================================
"""
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)

Whose = Literal["own", "by_own", "others", "richer", "anybody"]
"""Whose doing an effect listens to.

own: its owner's (of ``killed``: the owner's figures); by_own: figures of another seat killed by its owner; others:
any other seat's; richer: another seat's that had more coins before; anybody: whoever's, or nobody's in particular.
"""

Condition = Literal["allied", "highest_honor", "above_two", "victim_below", "not_betray", "here", "itself"]
"""What must hold when the effect's turn comes.

allied: the owner has an ally; highest_honor: nobody stands above the owner; above_two: at least two seats stand
below it; victim_below: the seat whose figures died stands below it; not_betray: the chosen mandate is another one;
here: the owner has this monster's figure in the province of the moment (switch winning_figure_must_survive);
itself: the moment is about this monster's own figure.
"""

Count = Literal["virtues", "strongholds", "monsters", "oni", "allied_seasons", "figures"]
"""What a gain is multiplied with.

virtues: different ones the owner has; strongholds: on the map; monsters, oni: that it has, in reserve too (RS-10.0);
allied_seasons: in which it had an ally; figures: how many the moment is about.
"""

TraitName = Literal[
    "moves_anywhere",
    "summons_anywhere",
    "no_sea_routes",
    "moves_strongholds",
    "price_cap",
    "province_limit",
    "shrines_limit",
    "no_monsters",
    "announces",
    "coins_as_ronin",
    "extra_hostages",
    "extra_swaps",
]
"""Standing facts; ``amount`` says how much, where that means anything, and copies add up only where noted.

moves_anywhere, summons_anywhere: into any province; no_sea_routes: never uses one; moves_strongholds: as if they
were figures; price_cap: pays this much at most for a purchase, before a discount; province_limit, shrines_limit: at
most so many figures in a province, at all shrines together; no_monsters: cannot buy them; announces: lays a mandate
face down and announces any; coins_as_ronin: unbid coins count as ronin when hiring; extra_hostages: takes so many
more (copies add up); extra_swaps: so many more when it betrays, of any seat, worshippers included (copies add up).
"""

ActName = Literal[
    "ronin_to_coins",
    "profit_from_tie",
    "garrison",
    "place_bushi_at_stronghold",
    "place_bushi_anywhere",
    "place_shinto_at_shrine",
    "levy_lower",
    "rob_richest",
    "rob_higher",
    "assassinate",
    "strike_higher",
    "spare",
    "give_alms",
    "charge",
]
"""What an act does: the words of ``effects.acts.ACTS``, told there."""

Amount = Annotated[int, Meta(ge=0, le=99)]


class Force(Frozen, frozen=True, kw_only=True):
    """A change of force: own figures of a kind have at least so much, and so much more on top of it."""

    of: Literal["self", "daimyo", "bushi", "shinto", "figures", "strongholds"]
    """self: this monster's figure; daimyo: figures that count as one; figures: all, strongholds apart."""
    at_least: Amount = 0
    add: Amount = 0
    only: Literal["always", "war", "lowest_honor"] = "always"
    """war: in the war phase; lowest_honor: where nobody with force there, or who takes part, stands lower."""


class Trait(Frozen, frozen=True, kw_only=True):
    """A standing fact about the owner."""

    name: TraitName
    amount: Amount = 0


class Gain(Frozen, frozen=True, kw_only=True):
    """What the owner gains from the bank at a moment, without a choice."""

    on: Moment
    whose: Whose = "own"
    only: Annotated[tuple[Condition, ...], Meta(max_length=4)] = ()
    """All of these must hold."""
    per: Count | None = None
    vp: Amount = 0
    coins: Amount = 0
    ronin: Amount = 0


class Act(Frozen, frozen=True, kw_only=True):
    """Anything else at a moment, by the name that ``effects.acts`` has for it."""

    on: Moment
    whose: Whose = "own"
    only: Annotated[tuple[Condition, ...], Meta(max_length=4)] = ()
    """All of these must hold."""
    do: ActName
    amount: Amount = 0
    """How much, for functions that ask for it."""


class Powers(Frozen, frozen=True, kw_only=True):
    """What a clan or a card can do."""

    forces: Annotated[tuple[Force, ...], Meta(max_length=8)] = ()
    traits: Annotated[tuple[Trait, ...], Meta(max_length=8)] = ()
    gains: Annotated[tuple[Gain, ...], Meta(max_length=8)] = ()
    acts: Annotated[tuple[Act, ...], Meta(max_length=8)] = ()
