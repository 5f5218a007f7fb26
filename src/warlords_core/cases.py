"""Conformance cases: situation, actions, right outcome, written in YAML (or JSON) and run against a game.

A file holds a list of cases. ``given`` sets up a match (``options`` on top of the default ones, ``seed``, ``pack``:
an id, or the path of a pack file beside the case file), plays actions (``play``: seat and notation, one line each)
and changes the state: ``patch`` is a JSON merge patch (RFC 7396), ``set`` puts single values at JSON Pointers. Of
games that have short words for situations, ``sketch`` stands for set-up, and all lines may use its names.
``when`` lists further actions. ``then`` says what holds after them; every part of it may be left out:

* ``state``: values at JSON Pointers into the state.
* ``sketch``: what the sketch of the state says, among other things.
* ``events``: what happened, in this order, perhaps with other events between; each names only the fields that
  matter. Events of ``when``, or of set-up and ``play`` if there is no ``when``.
* ``refused``: why the last action is not legal; then nothing happens.
* ``decisions``: all that is owed, by seat, each with the fields that matter.
* ``legal``: what a seat may answer, in notation: ``has``, ``lacks``, ``count``.
* ``view``: what a seat (null: a spectator) sees: ``has`` values at JSON Pointers, ``lacks`` pointers.
* ``outcome``: fields of the outcome; null: the match goes on.

States break no invariant after ``given`` and after ``when``, unless ``given`` has ``allow_problems: true``.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Annotated, Any

import msgspec
from jsonpointer import EndOfList, JsonPointerException, resolve_pointer, set_pointer
from msgspec import UNSET, Meta, UnsetType, field

from warlords_core import codec, documents
from warlords_core.errors import CaseError, Code, Malformed, Problem, WarlordsError
from warlords_core.game import AnyGame, Sketches, Transition
from warlords_core.types import ClauseId, Event, Frozen, GameState, Name, PackRef, Seat, Seed

Line = Annotated[str, Meta(pattern=r"^[0-7] \S", max_length=1000, description="Seat and notation: `2 wait`.")]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
At = Annotated[str, Meta(pattern=r"^(/([^~]|~[01])*)?$", max_length=512, description="JSON Pointer (RFC 6901).")]
Fields = dict[str, Any]
"""Some fields of a value; within them, lists have their full length."""


class Given(Frozen, frozen=True):
    """How the situation comes about."""

    options: Fields = field(default_factory=dict)
    seed: Seed = 0
    pack: Annotated[str, Meta(min_length=1, max_length=256)] | None = None
    sketch: Fields | None = None
    play: tuple[Line, ...] = ()
    patch: Fields = field(default_factory=dict)
    set: dict[At, Any] = field(default_factory=dict)
    allow_problems: bool = False


class Refused(Frozen, frozen=True):
    """What a refusal says; what is left out may be anything."""

    code: Code
    rule: ClauseId | UnsetType = UNSET
    pointer: At | UnsetType = UNSET
    value: str | int | bool | UnsetType | None = UNSET


class Legal(Frozen, frozen=True):
    """What a seat may answer to what it owes."""

    seat: Seat
    has: tuple[Notation, ...] = ()
    lacks: tuple[Notation, ...] = ()
    count: Annotated[int, Meta(ge=0)] | None = None


class Seen(Frozen, frozen=True):
    """What a seat, or a spectator (null), sees."""

    seat: Seat | None
    has: dict[At, Any] = field(default_factory=dict)
    lacks: tuple[At, ...] = ()


class Then(Frozen, frozen=True):
    """What holds in the end."""

    state: dict[At, Any] = field(default_factory=dict)
    sketch: Fields | None = None
    events: tuple[Fields, ...] = ()
    refused: Refused | None = None
    decisions: tuple[Fields, ...] | None = None
    legal: Legal | None = None
    view: Seen | None = None
    outcome: Fields | UnsetType | None = UNSET


class Written(Frozen, frozen=True, kw_only=True):
    """A case as it stands in a file."""

    id: Name
    title: Annotated[str, Meta(min_length=1, max_length=300)]
    rules: Annotated[tuple[ClauseId, ...], Meta(min_length=1)]
    game: Name
    given: Given = Given()
    when: tuple[Line, ...] = ()
    then: Then


class Case(Written, frozen=True, kw_only=True):
    """A case and the file that it comes from."""

    file: str


class Failure(Frozen, frozen=True):
    """One thing that is not as a case says."""

    where: str
    """The part of the case."""
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.where}\n  expected: {self.expected}\n  actual:   {self.actual}"


class _Stop(Exception):  # a fault that leaves nothing else to look at
    def __init__(self, failure: Failure) -> None:
        self.failure = failure


def load(path: str | Path) -> tuple[Case, ...]:
    """Read a file of cases.

    Raises:
        OSError: the file cannot be read.
        CaseError: it holds something else; every case that has a fault is named.
    """
    file = Path(path)
    with file.open("rb") as stream:
        data = stream.read(documents.MAX_BYTES + 1)
    try:
        document = documents.parse(data, file.name)
    except Malformed as error:
        raise CaseError(str(file), [Problem(error.code, None, error.pointer, error.message)]) from None
    if not isinstance(document.value, list) or not document.value:
        raise CaseError(str(file), [Problem("invalid_value", None, "", "a file of cases is a list of at least one")])
    cases: list[Case] = []
    faults = list(document.faults)
    for place, raw in enumerate(document.value):
        try:
            written = codec.from_json(msgspec.json.encode(raw), Written)
            _check(written, {case.id for case in cases})
        except Malformed as error:
            faults.append(Problem(error.code, None, f"/{place}{error.pointer}", error.message))
        except (OverflowError, UnicodeEncodeError) as error:
            faults.append(Problem("malformed", None, f"/{place}", f"{error}"[:200]))
        else:
            cases.append(Case(file=str(file), **msgspec.structs.asdict(written)))
    if faults:
        raise CaseError(str(file), faults)
    return tuple(cases)


def _check(case: Written, others: set[str]) -> None:
    if case.id in others:
        raise Malformed("duplicate_id", "/id", f"two cases are called {case.id}")
    if case.given.pack is not None and "pack" in case.given.options:
        raise Malformed("invalid_value", "/given/options/pack", "the pack is named in `given` already")
    if case.then.refused is not None and not case.when:
        raise Malformed("invalid_value", "/then/refused", "there is no action in `when` to refuse")


def run(case: Case, game: AnyGame) -> tuple[Failure, ...]:
    """Run a case against its game; no failures: it holds. One that names an unknown clause is not run.

    Raises:
        ValueError: the case is of another game.
    """
    if case.game != game.name:
        raise ValueError(f"case {case.id} is of {case.game}, not of {game.name}")
    unknown = tuple(
        Failure(f"rules[{place}]", f"a rule clause of {game.name}", f"there is no {clause}")
        for place, clause in enumerate(case.rules)
        if clause not in game.rules
    )
    if unknown:
        return unknown
    try:
        start = _given(case, game)
        end, failures = _when(case, game, start)
        return (*failures, *_then(case, game, end))
    except _Stop as stop:
        return (stop.failure,)
    except Exception as error:
        if not case.given.allow_problems:
            raise
        # No rule has to work on a broken state: the case fails, and says why.
        return (
            Failure("given.allow_problems", "a state that the rules can work with", f"{type(error).__name__}: {error}"),
        )


@contextmanager
def _expecting(where: str, expected: str) -> Generator[None]:
    try:
        yield
    except (WarlordsError, JsonPointerException, OSError, ValueError) as error:
        raise _Stop(Failure(where, expected, f"{type(error).__name__}: {error}")) from None


def _given(case: Case, game: AnyGame) -> Transition[Any]:
    given = case.given
    with _expecting("given.pack", "a content pack"):
        pack = None if given.pack is None else _pack(case.file, given.pack, game)
    with _expecting("given.options", "options that a match can start with"):
        named = {} if pack is None else {"pack": pack.id}
        raw = {**_json(game.default_options()), **given.options, **named}
        options = codec.from_json(codec.to_json(raw), game.types.options)
        transition = _begun(game, options, given, pack)
    state, events = transition.state, transition.events
    for place, line in enumerate(given.play):
        with _expecting(f"given.play[{place}]: {line}", "a legal action"):
            transition = _act(game, state, line, given)
            state, events = transition.state, events + transition.events
    return Transition(_changed(case, game, state), events)


def _begun(game: AnyGame, options: Any, given: Given, pack: PackRef | None) -> Transition[Any]:
    if given.sketch is None:
        return game.setup(options, given.seed, pack=pack)
    return Transition(_sketches(game).read(options, given.seed, pack, given.sketch), ())


def _sketches(game: AnyGame) -> Sketches:
    if game.sketches is None:
        raise Malformed("invalid_value", "", f"{game.name} has no short words for situations")
    return game.sketches


def _pack(file: str, pack: str, game: AnyGame) -> PackRef:
    if not pack.endswith((".json", ".yaml", ".yml")):
        return game.packs.ref(game.packs.get(pack))
    place = PurePosixPath(pack)
    if place.is_absolute() or ".." in place.parts:
        raise Malformed("invalid_value", "", f"{pack} does not stand beside the case file or below it")
    with (Path(file).parent / place).open("rb") as stream:
        data = stream.read(documents.MAX_BYTES + 1)
    return game.packs.add(game.packs.load(data, place.name))


def _act(game: AnyGame, state: GameState, line: str, given: Given) -> Transition[Any]:
    seat, _, text = line.partition(" ")
    return game.apply(state, int(seat), _read(game, state, int(seat), text, given))


def _read(game: AnyGame, state: GameState, seat: int, text: str, given: Given) -> Any:
    """The action of a line; in a case with a sketch it may use its names."""
    return game.parse(state, text) if given.sketch is None else _sketches(game).parse(state, seat, text)


def _changed(case: Case, game: AnyGame, state: GameState) -> GameState:
    given = case.given
    if given.patch or given.set:
        with _expecting("given.patch", "a value of the state's type"):
            raw = _merged(_json(state), given.patch)
            for pointer, value in given.set.items():
                raw = set_pointer(raw, pointer, value)
            state = codec.from_json(codec.to_json(raw), game.types.state)
    for failure in _problems(case, game, "given.patch", state):
        raise _Stop(failure)
    return state


def _merged(target: Any, patch: Any) -> Any:
    """A value after a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = _merged(merged.get(key), value)
    return merged


def _problems(case: Case, game: AnyGame, where: str, state: GameState) -> Iterator[Failure]:
    problems = () if case.given.allow_problems else game.problems(state)
    if problems:
        told = "; ".join(f"{problem.pointer or '/'}: {problem.message} [{problem.code}]" for problem in problems)
        yield Failure(where, "a state that breaks no invariant", told)


def _when(case: Case, game: AnyGame, start: Transition[Any]) -> tuple[Transition[Any], list[Failure]]:
    if not case.when:
        return start, []
    state: GameState = start.state
    events: tuple[Event, ...] = ()
    last = len(case.when) - 1
    for place, line in enumerate(case.when):
        where = f"when[{place}]: {line}"
        if case.then.refused is not None and place == last:
            with _expecting(where, "an action, legal or not"):
                return Transition(state, events), list(_refused(case.then.refused, game, state, line, case.given))
        with _expecting(where, "a legal action"):
            transition = _act(game, state, line, case.given)
            state, events = transition.state, events + transition.events
    return Transition(state, events), list(_problems(case, game, "state after when", state))


def _refused(wanted: Refused, game: AnyGame, state: GameState, line: str, given: Given) -> Iterator[Failure]:
    seat, _, text = line.partition(" ")
    refusal = game.refusal(state, int(seat), _read(game, state, int(seat), text, given))
    if refusal is None or not _within(_json(wanted), _json(refusal)):
        yield Failure(f"then.refused: {line}", _text(wanted), "it is legal" if refusal is None else _text(refusal))


def _then(case: Case, game: AnyGame, end: Transition[Any]) -> Iterator[Failure]:
    then, state = case.then, end.state
    yield from _values("then.state", then.state, _json(state))
    if then.sketch is not None:
        with _expecting("then.sketch", "a game that has sketches"):
            sketch = _json(_sketches(game).write(state))
        yield from _sketched("then.sketch", then.sketch, sketch)
    yield from _events(then.events, [_json(event) for event in end.events])
    if then.decisions is not None:
        owed = _json(game.decisions(state))
        if not _within(list(then.decisions), owed):
            yield Failure("then.decisions", _text(then.decisions), _text(owed))
    if then.legal is not None:
        yield from _legal(then.legal, game, state, case.given)
    if then.view is not None:
        yield from _view(then.view, game, state)
    if then.outcome is not UNSET:
        outcome = _json(game.outcome(state))
        if not _within(then.outcome, outcome):
            yield Failure("then.outcome", _text(then.outcome), _text(outcome))


def _values(where: str, wanted: dict[str, Any], document: Any) -> Iterator[Failure]:
    for pointer, value in wanted.items():
        actual = _at(document, pointer)
        if not _equal(value, actual):
            yield Failure(f"{where} {pointer}", _text(value), _text(actual))


def _sketched(where: str, wanted: Any, actual: Any) -> Iterator[Failure]:
    """Like ``_within``, but each difference is a failure of its own place."""
    if isinstance(wanted, dict) and isinstance(actual, dict):
        for key, value in wanted.items():
            yield from _sketched(f"{where}/{key}", value, actual.get(key, UNSET))
    elif not _within(wanted, actual):
        yield Failure(where, _text(wanted), _text(actual))


def _events(wanted: Iterable[Fields], events: list[Any]) -> Iterator[Failure]:
    place = 0
    for number, fields in enumerate(wanted):
        rest = events[place:]
        found = next((index for index, event in enumerate(rest) if _within(fields, event)), None)
        if found is not None:
            place += found + 1
            continue
        # Events of the same type tell most; else which types there are.
        alike = [event for event in rest if event["type"] == fields.get("type")]
        actual = "; ".join(map(_text, alike)) or ", ".join(event["type"] for event in rest) or "nothing more"
        yield Failure(f"then.events[{number}]", _text(fields), f"not among {len(rest)} events: {actual}"[:2000])


def _legal(wanted: Legal, game: AnyGame, state: GameState, given: Given) -> Iterator[Failure]:
    legal = game.legal_actions(state, wanted.seat)
    for texts, should in ((wanted.has, True), (wanted.lacks, False)):
        for text in texts:
            where = f"then.legal.{'has' if should else 'lacks'}: {wanted.seat} {text}"
            with _expecting(where, "an action, legal or not"):
                action = _read(game, state, wanted.seat, text, given)
            if (action in legal) is not should:
                refusal = game.refusal(state, wanted.seat, action)
                actual = "it is legal" if refusal is None else f"not legal: {_text(refusal)}"
                yield Failure(where, "a legal action" if should else "not legal", actual)
    if wanted.count is not None and wanted.count != legal.size:
        yield Failure(f"then.legal.count: seat {wanted.seat}", str(wanted.count), str(legal.size))


def _view(wanted: Seen, game: AnyGame, state: GameState) -> Iterator[Failure]:
    with _expecting("then.view.seat", "a seat of the match"):
        view = _json(game.view(state, wanted.seat))
    yield from _values("then.view.has", wanted.has, view)
    for pointer in wanted.lacks:
        value = _at(view, pointer)
        if value is not UNSET:
            yield Failure(f"then.view.lacks {pointer}", "nothing there", _text(value))


def _json(value: object) -> Any:
    return msgspec.json.decode(codec.to_json(value))


def _at(document: Any, pointer: str) -> Any:
    try:
        found = resolve_pointer(document, pointer)
    except JsonPointerException:
        return UNSET
    return UNSET if isinstance(found, EndOfList) else found


def _equal(wanted: Any, actual: Any) -> bool:
    # As bytes, since in Python 1 == True == 1.0.
    return actual is not UNSET and codec.document_bytes(wanted) == codec.document_bytes(actual)


def _within(wanted: Any, actual: Any) -> bool:
    """Whether a value says all that is wanted; objects may say more, lists may not."""
    if isinstance(wanted, dict):
        return isinstance(actual, dict) and all(
            key in actual and _within(value, actual[key]) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return (
            isinstance(actual, list)
            and len(wanted) == len(actual)
            and all(_within(value, other) for value, other in zip(wanted, actual, strict=True))
        )
    return _equal(wanted, actual)


def _text(value: Any) -> str:
    return "nothing there" if value is UNSET else msgspec.json.encode(value).decode()[:1000]
