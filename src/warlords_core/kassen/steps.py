"""Steps that wait for nobody: what is still to be carried out within one action.

A match never rests on one of them, so they are no part of a state's form. What they do stands in the module that
``flow`` names beside each.
"""

from warlords_core.kassen.vocabulary import Ability, Part
from warlords_core.types import Frozen, Step


class Scene(Frozen, frozen=True, kw_only=True):
    """What an ability is about: whose it is, and which units its words mean (by number)."""

    side: int
    """Whose card or unit."""
    bearer: int | None = None
    target: int | None = None
    attacker: int | None = None
    attacked: int | None = None
    subject: int | None = None


class Listener(Frozen, frozen=True):
    """Something that reacts to an event; fixed when the event happened (KS-7.2)."""

    number: int
    """Number of the unit, or of the set secret."""
    ability: Ability
    scene: Scene
    secret: int | None = None
    """Position of the secret's card; None: a unit's talent."""
    general: int | None = None
    """Whose talent it is."""


class Ordering(Step, frozen=True, tag="ordering"):
    """The order of a general that was just deployed, with its target."""

    unit: int
    target: int | None


class Reacting(Step, frozen=True, tag="reacting"):
    """Listeners, one after another."""

    listeners: tuple[Listener, ...]


class Acting(Step, frozen=True, tag="acting"):
    """An ability, if its conditions hold when its turn comes."""

    ability: Ability
    scene: Scene


class Working(Step, frozen=True, tag="working"):
    """The parts of an ability from one on."""

    parts: tuple[Part, ...]
    scene: Scene


class Repeating(Step, frozen=True, tag="repeating"):
    """A part that still runs so many times."""

    part: Part
    scene: Scene
    times: int


class Settling(Step, frozen=True, tag="settling"):
    """Who is dead leaves, until nobody is (KS-7.1)."""

    begun: bool = False
    """True between two rounds of one settling."""


class Striking(Step, frozen=True, tag="striking"):
    """The blows of a declared attack (KS-5.2)."""

    attacker: int
    target: int
    by_rage: bool


class TurnStarting(Step, frozen=True, tag="turn_starting"):
    """A side's turn begins."""

    side: int


class TurnEnding(Step, frozen=True, tag="turn_ending"):
    """The end of a turn goes on (KS-6.1)."""

    stage: int
    """Position of what comes next (``turn.STAGES``)."""


class Raging(Step, frozen=True, tag="raging"):
    """The raging units of the side whose turn ends that entered after one (KS-6.1)."""

    after: int


EFFECTS = (Reacting, Acting, Working, Repeating, Settling)
"""Steps that a cut chain drops, but for settlings to come (KS-7.3)."""
