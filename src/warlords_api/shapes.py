"""The types of requests and answers, made for each game from its own types, so that clients get typed ones."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from warlords_api.sealing.closed import Commitment
from warlords_api.sealing.matches import Occurrence, Trust
from warlords_api.sealing.proofs import Proof
from warlords_api.sealing.receipts import Digest, PublicKey
from warlords_api.trusted import MOST_PROOFS, Contributions, MatchHead, SetOpening, Token
from warlords_core import bots
from warlords_core.errors import Problem
from warlords_core.forms import Form, Size
from warlords_core.game import AnyGame
from warlords_core.rules import Clause
from warlords_core.types import Frozen, Name, Outcome, PackRef, Seat, Seed

MAX_ACTIONS: Final = 256
MAX_EVENTS: Final = 10_000
"""After so many events an adjudication carries out no further action: what it may cost does not multiply."""
MAX_PAGE: Final = 1_000
FAR: Final = 2**53 - 1

Perspective = Annotated[
    Seat | Literal["spectator", "all"],
    Meta(description="Whose eyes events and view are cut to; all: events uncut, no view."),
]
Text = Annotated[str, Meta(description="A sentence, in the language that Accept-Language asks for.")]
Eyes = Annotated[Seat | Literal["spectator"], Meta(description="Whose view it is.")]


class GameSummary(Frozen, frozen=True):
    """A game that this server knows."""

    name: Name
    """Its name in addresses."""
    title: dict[str, str]
    """Its name for people, by language."""
    packs: tuple[PackRef, ...]
    """The content packs that it can be played with."""


class Games(Frozen, frozen=True):
    """The games that this server knows."""

    games: tuple[GameSummary, ...]


class Rules(Frozen, frozen=True):
    """The numbered clauses of a game."""

    clauses: tuple[Clause, ...]


class PackList(Frozen, frozen=True):
    """The content packs of a game."""

    packs: tuple[PackRef, ...]


class Health(Frozen, frozen=True):
    """The server is alive."""

    status: Literal["ok"] = "ok"


class Ready(Frozen, frozen=True):
    """The server can adjudicate these games."""

    games: tuple[Name, ...]
    status: Literal["ready"] = "ready"


@dataclass(frozen=True, kw_only=True)
class Shapes:
    """Request and answer types of one game."""

    match_request: Any
    invitation_request: Any
    closed_set_request: Any
    adjudication_request: Any
    legal_actions_request: Any
    view_request: Any
    replay_request: Any
    suggestion_request: Any
    exchange: Any
    event: Any
    """As answers hold them: with a text for clients that name a language."""
    decision: Any
    worded: dict[type, Any]
    """The types of events and decisions without a text, to those with one."""
    legal_actions: Any
    view_answer: Any
    suggestion: Any


def prefix_of(game: AnyGame) -> str:
    """What the names of a game's types begin with: ``rising_sun`` → ``RisingSun``."""
    return "".join(part.capitalize() for part in game.name.split("_"))


def shapes_of(game: AnyGame) -> Shapes:
    """Make the request and answer types of a game."""
    types, prefix = game.types, prefix_of(game)
    events, decisions = _worded(types.event), _worded(types.decision)
    event, decision = _union(events.values()), _union(decisions.values())

    def struct(name: str, doc: str, *fields: Any, base: type[msgspec.Struct] = Frozen) -> Any:
        return msgspec.defstruct(
            prefix + name, fields, bases=(base,), namespace={"__doc__": doc}, frozen=True, kw_only=True, module=__name__
        )

    state = ("state", types.state | Token)
    proofs = (
        "proofs",
        Annotated[
            tuple[Proof, ...],
            Meta(max_length=MOST_PROOFS, description="Of a sealed match: for whom this acts and looks."),
        ],
        (),
    )
    trust = ("trust", Annotated[Trust, Meta(description="How far the other players have to be trusted.")])
    seat = ("seat", Seat)
    standing_fields = (
        ("decisions", _many(decision, description="What is owed now, by seat.")),
        ("outcome", Annotated[Outcome | None, Meta(description="Null while the match goes on.")]),
    )
    return Shapes(
        event=event,
        decision=decision,
        worded=events | decisions,
        match_request=struct(
            "MatchRequest",
            "What a match starts from.",
            ("options", types.options, game.default_options()),
            (
                "seed",
                Annotated[Seed | None, Meta(description="Of open matches; null: sealed ones draw their own.")],
                None,
            ),
            ("perspective", Perspective, "all"),
            (*trust, "open"),
            (
                "keys",
                Annotated[
                    tuple[PublicKey | None, ...],
                    Meta(max_length=8, description="Of sealed matches: the public key that a seat brings, by seat."),
                ],
                (),
            ),
            (
                "contributions",
                Annotated[
                    Contributions | None, Meta(description="Of a closed match; null: the server draws its seed.")
                ],
                None,
            ),
        ),
        invitation_request=struct(
            "InvitationRequest",
            "A closed match to be set up, and the commitments of its seats to what they contribute to its seed.",
            ("options", types.options, game.default_options()),
            ("keys", Annotated[tuple[PublicKey, ...], Meta(min_length=1, max_length=8, description="By seat.")]),
            ("commitments", Annotated[tuple[Digest, ...], Meta(min_length=1, max_length=8, description="By seat.")]),
        ),
        adjudication_request=struct(
            "AdjudicationRequest",
            "A state and the actions to carry out on it, one after another: all of them or none.",
            state,
            ("actions", _many(types.move, min_length=1, max_length=MAX_ACTIONS)),
            ("perspective", Perspective),
            proofs,
            ("closed", Annotated[SetOpening | None, Meta(description="Of a closed match.")], None),
            (
                "step",
                Annotated[
                    Occurrence,
                    Meta(
                        description="Of a sealed match, where heads are stored: a new step, or the last one once more, "
                        "as its answer was lost."
                    ),
                ],
                "new",
            ),
        ),
        closed_set_request=struct(
            "ClosedSetRequest",
            "A closed match, and the commitments of the seats that decide next.",
            ("state", Token),
            (
                "commitments",
                Annotated[tuple[Commitment, ...], Meta(min_length=1, max_length=8)],
            ),
        ),
        legal_actions_request=struct(
            "LegalActionsRequest",
            "A seat whose legal actions are wanted, and which page of them.",
            state,
            seat,
            (
                "which",
                Annotated[
                    Literal["owed", "side"],
                    Meta(description="What it owes, or what it may do besides, as gifts are in rising_sun."),
                ],
                "owed",
            ),
            ("offset", Annotated[int, Meta(ge=0, le=FAR, description="How many actions to leave out.")], 0),
            ("limit", Annotated[int, Meta(ge=0, le=MAX_PAGE, description="Most actions in the answer.")], 100),
            proofs,
        ),
        view_request=struct("ViewRequest", "A state, and who looks at it.", state, ("perspective", Eyes), proofs),
        replay_request=struct(
            "ReplayRequest",
            "A record to play again.",
            ("record", types.record),
            ("perspective", Perspective),
            (
                "events",
                Annotated[Literal["last", "all"], Meta(description="Of the last action, or of the whole match.")],
                "last",
            ),
        ),
        suggestion_request=struct(
            "SuggestionRequest",
            "A seat that wants to be told what to do; the same seed, the same suggestion.",
            state,
            seat,
            ("bot", _bot_of(game)),
            ("seed", Seed),
            proofs,
        ),
        exchange=struct(
            "Exchange",
            "The state that was reached and what happened on the way.",
            state,
            trust,
            ("events", _many(event)),
            ("view", types.view | None),
            *standing_fields,
            (
                "public",
                Annotated[types.view | None, Meta(description="A spectator's view; null: the match is open.")],
            ),
            ("sealed", Annotated[MatchHead | None, Meta(description="Null: the match is open.")]),
        ),
        legal_actions=struct(
            "LegalActions",
            "One page of a seat's legal actions, and a compact description of all of them.",
            trust,
            ("total", Size),
            ("offset", Annotated[int, Meta(ge=0, le=FAR)]),
            ("actions", _many(types.action, max_length=MAX_PAGE)),
            ("form", Form),
        ),
        view_answer=struct(
            "ViewAnswer", "What a seat, or a spectator, may see.", trust, ("view", types.view), *standing_fields
        ),
        suggestion=struct(
            "Suggestion",
            "A legal action, and its line of notation.",
            trust,
            ("action", types.action),
            ("notation", Annotated[str, Meta(max_length=1_000)]),
        ),
    )


def _worded(union: Any) -> dict[type, Any]:
    """The types of a union, each to the same type with a text that is left out where none is asked for."""
    return {kind: _with_text(kind) for kind in get_args(union) or (union,)}


def _with_text(kind: Any) -> Any:
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__,
        [("text", Text | msgspec.UnsetType, msgspec.UNSET)],
        bases=(kind,),
        namespace={"__doc__": kind.__doc__},
        module=kind.__module__,
        frozen=True,
        kw_only=True,
        tag_field=config.tag_field,
        tag=config.tag,
    )


def _union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


def _bot_of(game: AnyGame) -> Any:
    """The names of the bots that the door asks for a game: those that answer quickly."""
    about = {name: bots.get(game, name).about for name in bots.quick(game)}
    described = "; ".join(f"{name}: {words}" for name, words in about.items())
    return Annotated[Literal[tuple(about)], Meta(description=f"{described}.")]


def _many(type_: Any, **meta: Any) -> Any:
    """``tuple[type_, ...]`` of a type that is known at run time only."""
    return Annotated[GenericAlias(tuple, (type_, ...)), Meta(**meta)]


def fault(code: str, pointer: str, message: str) -> Problem:
    """A fault that the door itself finds: no rule clause stands behind it."""
    return Problem(code, None, pointer, message)
