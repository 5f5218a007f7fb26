"""Problem documents (RFC 9457): what a request that fails is answered with.

``type`` names the kind of problem and is fixed for a status; ``code`` is finer and comes from the rules where they
refuse. Texts are cut in length: nothing that a client sent is echoed at full size.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from warlords_core.errors import IllegalAction, Malformed, Problem
from warlords_core.types import ClauseId, Frozen

MEDIA_TYPE: Final = "application/problem+json"
MAX_ERRORS: Final = 100
_TEXT: Final = 500
TYPE: Final = "urn:warlords:problem:"
"""What a kind is put behind, to name it."""

Kind = Literal[
    "malformed",
    "unauthorized",
    "forbidden",
    "not-found",
    "method-not-allowed",
    "not-acceptable",
    "body-timeout",
    "illegal-action",
    "stale",
    "body-too-large",
    "unsupported-media-type",
    "impossible",
    "too-many-requests",
    "defect",
    "unavailable",
]

KINDS: Final[dict[Kind, tuple[int, str]]] = {
    "malformed": (400, "The body is malformed"),
    "unauthorized": (401, "Nothing proves that this is allowed"),
    "forbidden": (403, "This is not allowed"),
    "not-found": (404, "There is no such thing"),
    "method-not-allowed": (405, "This method is not allowed here"),
    "not-acceptable": (406, "No acceptable media type"),
    "body-timeout": (408, "The body did not arrive in time"),
    "illegal-action": (409, "The rules do not allow this action"),
    "stale": (409, "The match has gone on already"),
    "body-too-large": (413, "The body is too large"),
    "unsupported-media-type": (415, "The body's media type is not supported"),
    "impossible": (422, "Well formed, but impossible"),
    "too-many-requests": (429, "Too many requests"),
    "defect": (500, "A defect of the server"),
    "unavailable": (503, "Something that the server needs does not answer"),
}
"""Status and title by kind."""


class ProblemDocument(Frozen, frozen=True, omit_defaults=True, kw_only=True):
    """Why a request failed (RFC 9457)."""

    type: Annotated[str, Meta(min_length=1, max_length=100, description="Names the kind of problem.")]
    title: Annotated[str, Meta(min_length=1, max_length=100, description="The kind, for people.")]
    status: Annotated[int, Meta(ge=400, le=599, description="The HTTP status.")]
    detail: Annotated[str, Meta(max_length=_TEXT, description="What happened here, for people.")]
    code: Annotated[str, Meta(min_length=1, max_length=64, description="What happened here, for machines; stable.")]
    text: Annotated[
        Annotated[str, Meta(max_length=_TEXT)] | None,
        Meta(description="What happened here, in the language that Accept-Language asks for; left out without one."),
    ] = None
    rule: Annotated[ClauseId | None, Meta(description="The rule clause that refuses.")] = None
    pointer: Annotated[
        Annotated[str, Meta(max_length=_TEXT)] | None,
        Meta(description="JSON Pointer (RFC 6901) into the request body; empty: all of it."),
    ] = None
    index: Annotated[
        Annotated[int, Meta(ge=0, le=9_999)] | None,
        Meta(description="Which action of a list is refused; nothing of the list was carried out."),
    ] = None
    errors: Annotated[
        Annotated[tuple[Problem, ...], Meta(max_length=MAX_ERRORS)] | None,
        Meta(description="All faults at once, where there can be several."),
    ] = None


_encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """A request that is answered with a problem document."""

    def __init__(self, document: ProblemDocument, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
        super().__init__(document.detail)
        self.document = document
        self.headers = headers
        """Headers that the answer has besides its own."""

    @property
    def body(self) -> bytes:
        """The document as JSON."""
        return _encode(self.document)


def refused(  # one argument for each member of the document
    kind: Kind,
    code: str,
    detail: str,
    *,
    rule: str | None = None,
    pointer: str | None = None,
    index: int | None = None,
    errors: tuple[Problem, ...] | None = None,
    headers: tuple[tuple[bytes, bytes], ...] = (),
) -> Refused:
    """A refusal of a kind; texts are cut to what the contract allows."""
    status, title = KINDS[kind]
    document = ProblemDocument(
        type=type_of(kind),
        title=title,
        status=status,
        detail=cut(detail),
        code=code,
        rule=rule,
        pointer=None if pointer is None else cut(pointer),
        index=index,
        errors=errors,
    )
    return Refused(document, headers)


def type_of(kind: Kind) -> str:
    """The URI that names a kind of problem."""
    return TYPE + kind


def cut(text: str) -> str:
    """A text at the length that problem documents allow."""
    return text if len(text) <= _TEXT else text[: _TEXT - 1] + "…"


def malformed(error: Malformed) -> Refused:
    """A body that does not decode."""
    return refused("malformed", error.code, error.message, pointer=error.pointer)


def impossible(prefix: str, problems: Iterable[Problem]) -> Refused:
    """A state, or options, with faults: all of them, with pointers from the body's top."""
    faults = tuple(problems)
    errors = tuple(
        Problem(fault.code, fault.rule, cut(prefix + fault.pointer), cut(fault.message))
        for fault in faults[:MAX_ERRORS]
    )
    first = errors[0]
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    return refused(
        "impossible", first.code, first.message + more, rule=first.rule, pointer=first.pointer, errors=errors
    )


def illegal(error: IllegalAction, prefix: str, index: int | None = None) -> Refused:
    """An action that the rules refuse; the prefix points to what holds it and its seat."""
    refusal = error.refusal
    place = "/seat" if refusal.about == "seat" else "/action" + refusal.pointer
    return refused(
        "illegal-action",
        refusal.code,
        refusal.message,
        rule=refusal.rule,
        pointer=prefix + place,
        index=index,
    )
