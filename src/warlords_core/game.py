"""The protocol: a game is a set of pure functions over frozen values, gathered in one record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from warlords_core.actions import EMPTY, ActionSet
from warlords_core.errors import IllegalAction, Problem, Refusal
from warlords_core.rng import Stream
from warlords_core.rules import RuleBook
from warlords_core.types import Action, Decision, Event, GameOptions, GameState, GameView, Outcome, PackRef

O = TypeVar("O", bound=GameOptions)  # noqa: E741  # the protocol's five letters are told in the docstring of Game
S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Decision)
V = TypeVar("V", bound=GameView)
O_contra = TypeVar("O_contra", bound=GameOptions, contravariant=True)


class Transition(Struct, Generic[S], frozen=True, gc=False):
    """What a step leads to: the next state, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Types:
    """The types of a game, as decoders and schemas need them; unions where a game has several kinds."""

    options: Any
    state: Any
    action: Any
    decision: Any
    event: Any
    view: Any
    pack: Any
    public_pack: Any
    """The form of a pack that everybody may read; ``pack`` itself if it holds no secret."""
    record: Any
    """A subclass of ``record.Record`` with the game's own types."""
    move: Any
    """A subclass of ``record.Move`` with the game's own types."""


class Setup(Protocol[O_contra, S]):
    """How a game starts a match."""

    def __call__(self, options: O_contra, seed: int, /, pack: PackRef | None = None) -> Transition[S]:
        """Start a match; ``pack`` names one exact pack, instead of the newest of the options' id."""
        ...


@dataclass(frozen=True, kw_only=True)
class Packs:
    """The content packs that a game knows; a pack is a frozen value, known by the digest of its content."""

    all: Callable[[], tuple[Any, ...]]
    """Every pack at hand, shipped and added, sorted by id and version."""
    get: Callable[[str], Any]
    """The newest pack of an id; of several with that version, the one known first. Raises UnknownPack."""
    of: Callable[[PackRef], Any]
    """The pack that a reference names exactly. Raises UnknownPack."""
    ref: Callable[[Any], PackRef]
    """The reference of a pack."""
    load: Callable[[bytes, str], Any]
    """Read and check a pack written by hand (JSON or YAML, and the file's name); adds nothing. Raises PackError."""
    add: Callable[[Any], PackRef]
    """Make a pack known to this process; adding it again changes nothing. Raises PackError.

    Packs of one id and version may differ in content, as drafts do: each has its own digest, and ``of`` tells them
    apart. Whoever serves others should not let that happen; the API does not."""
    public: Callable[[Any], Any] = lambda pack: pack
    """A pack as everybody may read it, without what players must not know before it is revealed."""


class Player(Protocol):
    """A bot: answers a decision from what its seat may see, and from nothing else."""

    def __call__(self, game: "AnyGame", view: GameView, actions: ActionSet[Any], source: Stream, /) -> Any:
        """Choose one of the actions, of which there is at least one; ``source`` is the seat's own chance."""
        ...


@dataclass(frozen=True)
class Bot:
    """A player that can be asked for by name."""

    player: Player
    about: str
    """What it does, in a few words."""
    quick: bool = True
    """Whether it answers in some hundredths of a second, as a server that answers others meanwhile has to."""


@dataclass(frozen=True, kw_only=True)
class Sketches:
    """Situations in the short words of a game, for conformance cases: a few lines instead of a whole state."""

    read: Callable[[Any, int, PackRef | None, Any], Any]
    """The state of options, a seed, perhaps one exact pack, and a sketch. Raises Malformed, InvalidOptions."""
    write: Callable[[Any], Any]
    """The sketch of a state, with everything that a sketch can say."""
    parse: Callable[[Any, int, str], Any]
    """The action of a seat that a line stands for, with the names of a sketch in it. Raises NotationError."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, D, V]):
    """A game: pure functions over frozen options (O), states (S), actions (A), decisions (D) and views (V)."""

    name: str
    """Its short name, as in addresses: ``xidit``."""
    title: dict[str, str]
    """Its name for people, by language (en, zh, ja)."""
    types: Types
    rules: RuleBook
    """The numbered clauses."""
    packs: Packs
    default_options: Callable[[], O]
    setup: Setup[O, S]
    """Start a match from options, a seed and perhaps one exact pack; runs until a seat owes a decision.

    Raises InvalidOptions, UnknownPack."""
    check_options: Callable[[O], tuple[Problem, ...]]
    """All faults of options at once; empty: a match can start with them."""
    decisions: Callable[[S], tuple[D, ...]]
    """What is owed now, by seat; empty when the match is over."""
    legal_actions: Callable[[S, int], ActionSet[A]]
    """All answers to what a seat owes; empty if it owes nothing."""
    refusal: Callable[[S, int, A], Refusal | None]
    """Why an action is not legal; None if it is. Agrees with ``legal_actions`` and ``side_actions``, always."""
    resolve_unchecked: Callable[[S, int, A], Transition[S]]
    """Carry out an action that is known to be legal; anything may happen if it is not."""
    view: Callable[[S, int | None], V]
    """What a seat, or a spectator (None), may see."""
    outcome: Callable[[S], Outcome | None]
    """Ranking and reason; None while the match goes on."""
    problems: Callable[[S], tuple[Problem, ...]]
    """All broken invariants of a state from outside, at once; empty: the rules can work with it."""
    determinize: Callable[[V, int], S]
    """A full state with this very view of its seat, drawn by a seed. Raises ImpossibleView."""
    notate: Callable[[S, A], str]
    """One line of text for an action."""
    parse: Callable[[S, str], A]
    """The action that a line of text stands for, legal or not. Raises NotationError."""
    evaluate: Callable[[S, int], float]
    """How well a seat stands, higher is better; a rule of thumb for bots, no rule of the game."""
    guessing: Callable[[D], bool] = lambda decision: False
    """Whether a decision asks for what no view tells, though every state that a view allows does. Bots answer by
    chance: trying the answers in such a state would find the right one."""
    side_actions: Callable[[S, int], ActionSet[A]] = lambda state, seat: EMPTY
    """What a seat may do without owing it; empty in most games."""
    hidden_room: Callable[[V], int] = lambda view: 2_048
    """Bytes for what a spectator does not see of a state, told from a match's first view of his: more than any match
    needs. Sealed states are padded by it, so that their length follows from public things alone."""
    bots: Mapping[str, Bot] = field(default_factory=dict)
    """Bots of its own by name, beside those that play any game (``warlords_core.bots``)."""
    sketches: Sketches | None = None
    """None: the game has no short words for situations."""

    def apply(self, state: S, seat: int, action: A) -> Transition[S]:
        """Carry out an action after checking it.

        Raises:
            IllegalAction: the rules refuse it; ``state`` is untouched, as always.
        """
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.resolve_unchecked(state, seat, action)

    def guesses(self, state: S, seat: int) -> bool:
        """Whether a seat owes a decision that bots answer by chance (``guessing``)."""
        return any(decision.seat == seat and self.guessing(decision) for decision in self.decisions(state))


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types are known at run time only."""


def visible(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat, or a spectator (None), may know of."""
    return tuple(event for event in events if event.audience is None or seat in event.audience)
