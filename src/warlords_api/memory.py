"""States that need no second look: what a client posts is nearly always what it was just answered.

A worker remembers sound states by their bytes on the wire. A posted state whose bytes it knows is neither decoded nor
checked again, which takes half of the time of an adjudication; whatever it does not know goes the long way. States
are values, decoding and checking are pure functions of them: the answers are the same with and without a memory.

What the rules have made is remembered without a look at it. A defect of the rules could thus make a state that this
process takes and another one refuses. To decode each state once and to check it would cost what the memory saves, and
more (measured: 140,000 and 210,000 instructions, a whole adjudication has 300,000); to decode some would only make such
a defect rarer. That the rules make no such state is what the tests are for: along matches of every game, all that is
remembered decodes strictly to an equal state without problems.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from warlords_api import wire
from warlords_api.wire import Media
from warlords_core.types import Frozen

ROOM: Final = 8 * 1024 * 1024
"""Bytes on the wire of the states that one game remembers; with the states themselves some five times as much."""
_STATE: Final = "state"
_TOKEN: Final = b"wl1."
"""So begins a sealed state. Whatever else holds these letters goes the long way, to the same end."""
_DECODERS: Final[dict[Media, Callable[[Any], Any]]] = {
    wire.JSON: msgspec.json.Decoder,
    wire.MSGPACK: msgspec.msgpack.Decoder,
}


class Memory:
    """Sound states of one game: those that were checked, and those that the rules made of them."""

    def __init__(self, room: int = ROOM) -> None:
        """Remember states of so many bytes in all."""
        self._room = room
        self._taken = 0
        self._states: dict[bytes | str, Any] = {}
        self._numbers: dict[int, Any] = {}

    def __contains__(self, state: object) -> bool:
        """Whether this very object is remembered: what ``get`` answered is."""
        return self._numbers.get(id(state)) is state

    def get(self, text: bytes | str) -> Any:
        """The state of these bytes, or of this token; None if it is not known."""
        return self._states.get(text)

    def add(self, text: bytes | str, state: object) -> None:
        """Remember a sound state by its own bytes, or token; those that came first go when there is no more room."""
        if text in self._states:
            return
        self._states[text] = state
        self._numbers[id(state)] = state
        self._taken += len(text)
        while self._taken > self._room:
            oldest = next(iter(self._states))
            self._numbers.pop(id(self._states.pop(oldest)), None)
            self._taken -= len(oldest)


class Bodies:
    """Decodes the requests of an operation and encodes its answers; the states in them are remembered."""

    def __init__(self, request: Any, answer: Any, memory: Memory) -> None:
        """Bodies of these types, which need not hold a state."""
        self._memory = memory
        self._request = request
        self._posted = _open(request)
        self._answer = _open(answer)
        self._decoders = {media: make(self._posted).decode for media, make in _DECODERS.items() if self._posted}

    def read(self, media: Media, data: bytes) -> Any:
        """Decode a request, strictly.

        Raises:
            Malformed: it is no such request.
        """
        if self._posted is not None and _TOKEN not in data:
            try:
                posted = self._decoders[media](data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                posted = None  # the strict way below says what is wrong
            state = None if posted is None else self._memory.get(bytes(posted.state))
            # Known bytes inside bytes that are our own: the strict way would come to the same value.
            if state is not None and media.encode(posted) == data:
                return _with_state(self._request, posted, state)
        return media.decode(data, self._request)

    def write(self, media: Media, answer: Any) -> bytes:
        """Encode an answer."""
        # A token is remembered by what it holds (``trusted``).
        if self._answer is None or isinstance(answer.state, str):
            return media.encode(answer)
        text = media.encode(answer.state)
        self._memory.add(text, answer.state)
        return media.encode(_with_state(self._answer, answer, msgspec.Raw(text)))

    def found_sound(self, media: Media, request: Any) -> None:
        """Remember the state of a request that was carried out."""
        if self._posted is None or isinstance(request.state, str):
            return
        if request.state not in self._memory:
            self._memory.add(media.encode(request.state), request.state)


def _open(form: Any) -> Any:
    """The same struct with its state left as bytes; None if it has none."""
    if form is None or _STATE not in form.__struct_fields__:
        return None
    fields = [
        (each.name, msgspec.Raw if each.name == _STATE else each.type, *_default(each))
        for each in msgspec.structs.fields(form)
    ]
    return msgspec.defstruct(form.__name__, fields, bases=(Frozen,), frozen=True, kw_only=True)


def _default(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    return () if field.required else (field.default,)


def _with_state(form: Any, body: Any, state: Any) -> Any:
    """A body as another form of it, with this state."""
    others = {name: getattr(body, name) for name in body.__struct_fields__ if name != _STATE}
    return form(state=state, **others)
