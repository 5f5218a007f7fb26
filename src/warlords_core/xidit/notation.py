"""One line of text for each action, read back strictly: one spelling an action, one action a spelling.

===================================  ==================================================================
``place 5``                          start in city 5
``plan blue red act act wait red``   six orders
``recruit`` · ``decline``
``titan 1 militia:2 cleric:1``       units for the titan of stack 1, weakest kind first
``rewards gold bards``               the rewards taken
``bards central:2 r1:1``             bards by the pack's id of a region, in the order of the regions
``storey 5``                         a census storey on the guild of city 5
``show 3``                           units shown in a census
``dummy wealth``                     a step for the dummy
===================================  ==================================================================

Numbers are those of the model: cities count from 1, stacks from 0. Words stand one space apart, numbers have no
leading zeros, and counts of 0 are left out; a list with nothing in it is ``none``. A region that the pack does not
have is written ``#`` and its position, so that every action can be written down, legal or not.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, assert_never, get_args

from warlords_core.errors import NotationError
from warlords_core.lines import end, expected, missing, none_of, number, words_of
from warlords_core.xidit import content
from warlords_core.xidit.decisions import (
    AnyAction,
    BardsIn,
    CommitPlan,
    Decline,
    FightTitan,
    PlaceBards,
    PlaceHero,
    PlaceStorey,
    RaiseDummy,
    Recruit,
    ShowUnits,
    TakeRewards,
)
from warlords_core.xidit.model import (
    CHECKS,
    ORDERS,
    ORDERS_A_YEAR,
    REWARDS,
    UNITS,
    City,
    Count,
    Region,
    StackIndex,
    State,
)

LONGEST: Final = 4_096
"""More characters than this are no action."""

_NONE: Final = "none"
_NOUNS: Final = {
    "city": "a city",
    "count": "a count",
    "stack": "a titan stack",
    "region": "a region outside the pack",
    "stack_and_units": "a titan stack and units",
    "score": f"one of {', '.join(CHECKS)}",
    "units": "units such as militia:2",
    "rewards": "rewards",
    "bards": "bards such as central:2",
}
"""What stands where in the notation."""

T = TypeVar("T", bound=str)


def _bounds(kind: Any) -> range:
    """The whole numbers that a type of the model allows."""
    meta = get_args(kind)[1]
    return range(meta.ge, meta.le + 1)


_CITIES: Final = _bounds(City)
_COUNTS: Final = _bounds(Count)
_SOME: Final = _COUNTS[1:]
_STACKS: Final = _bounds(StackIndex)
_REGIONS: Final = _bounds(Region)


# Writing


def notate(state: State, action: AnyAction) -> str:
    """Write an action, legal or not, as one line.

    Raises:
        UnknownPack: bards can only be written with the state's pack at hand.
    """
    match action:
        case PlaceHero():
            return f"place {action.city}"
        case CommitPlan():
            return f"plan {' '.join(action.orders)}"
        case Recruit():
            return "recruit"
        case Decline():
            return "decline"
        case FightTitan():
            units = [f"{kind}:{count}" for kind, count in zip(UNITS, action.units, strict=True) if count]
            return f"titan {action.stack} {_listed(units)}"
        case TakeRewards():
            return f"rewards {_listed(action.rewards)}"
        case PlaceBards():
            ids = content.board(state.pack).region_ids
            return f"bards {_listed([f'{_region(place.region, ids)}:{place.count}' for place in action.bards])}"
        case PlaceStorey():
            return f"storey {action.city}"
        case ShowUnits():
            return f"show {action.count}"
        case RaiseDummy():
            return f"dummy {action.check}"
    assert_never(action)


def _listed(words: Sequence[str]) -> str:
    return " ".join(words) or _NONE


def _region(region: int, ids: tuple[str, ...]) -> str:
    return ids[region] if region < len(ids) else f"#{region}"


# Reading


def parse(state: State, text: str) -> AnyAction:
    """Read the action, legal or not, that a line stands for.

    Raises:
        NotationError: it is no action, or not in its one spelling; the message says what was expected.
        UnknownPack: bards can only be read with the state's pack at hand.
    """
    verb, words = words_of(text, LONGEST)
    reader = _READERS.get(verb)
    if reader is None:
        raise none_of(tuple(_READERS), verb)
    return reader(words, state)


def _place(words: list[str], _state: State) -> PlaceHero:
    return PlaceHero(_number(_only(words, "city"), "city", _CITIES))


def _plan(words: list[str], _state: State) -> CommitPlan:
    if len(words) != ORDERS_A_YEAR:
        message = f"expected {ORDERS_A_YEAR} orders (XD-2.3), not {len(words)}"
        raise NotationError(message, "orders", wanted=ORDERS_A_YEAR, count=len(words))
    return CommitPlan(tuple([_one_of(ORDERS, word) for word in words]))


def _recruit(words: list[str], _state: State) -> Recruit:
    end(words)
    return Recruit()


def _decline(words: list[str], _state: State) -> Decline:
    end(words)
    return Decline()


def _titan(words: list[str], _state: State) -> FightTitan:
    if not words:
        raise missing("stack_and_units", _NOUNS["stack_and_units"])
    stack = _number(words[0], "stack", _STACKS)
    units, after = [0] * len(UNITS), 0
    for word in _members(words[1:], "units"):
        name, count = _counted(word, "militia:2", "units such as militia:2")
        kind = UNITS.index(_one_of(UNITS, name))
        if kind < after:
            raise expected("each kind once, the weakest first", word, "kinds")
        units[kind], after = count, kind + 1
    return FightTitan(stack, tuple(units))


def _rewards(words: list[str], _state: State) -> TakeRewards:
    rewards = _members(words, "rewards")
    if len(rewards) > 2:
        message = f"expected at most 2 rewards (XD-4.4), not {len(rewards)}"
        raise NotationError(message, "rewards", most=2, count=len(rewards))
    return TakeRewards(tuple([_one_of(REWARDS, word) for word in rewards]))


def _bards(words: list[str], state: State) -> PlaceBards:
    ids = content.board(state.pack).region_ids
    places = _members(words, "bards")
    if len(places) > len(_REGIONS):
        message = f"expected bards for at most {len(_REGIONS)} regions, not {len(places)}"
        raise NotationError(message, "regions", most=len(_REGIONS), count=len(places))
    bards: list[BardsIn] = []
    for word in places:
        name, count = _counted(word, f"{ids[0]}:2", f"bards such as {ids[0]}:2")
        bards.append(BardsIn(_position(name, ids), count))
    return PlaceBards(tuple(bards))


def _storey(words: list[str], _state: State) -> PlaceStorey:
    return PlaceStorey(_number(_only(words, "city"), "city", _CITIES))


def _show(words: list[str], _state: State) -> ShowUnits:
    return ShowUnits(_number(_only(words, "count"), "count", _COUNTS))


def _dummy(words: list[str], _state: State) -> RaiseDummy:
    return RaiseDummy(_one_of(CHECKS, _only(words, "score")))


_READERS: Final[dict[str, Callable[[list[str], State], AnyAction]]] = {
    "place": _place,
    "plan": _plan,
    "recruit": _recruit,
    "decline": _decline,
    "titan": _titan,
    "rewards": _rewards,
    "bards": _bards,
    "storey": _storey,
    "show": _show,
    "dummy": _dummy,
}


def _only(words: list[str], noun: str) -> str:
    if not words:
        raise missing(noun, _NOUNS[noun])
    end(words[1:])
    return words[0]


def _members(words: list[str], noun: str) -> list[str]:
    """The words of a list; the one word ``none`` stands for no members."""
    if not words:
        message = f"expected {_NOUNS[noun]} or {_NONE}, not the end of the line"
        raise NotationError(message, "list_missing", noun=noun, none=_NONE)
    return [] if words == [_NONE] else words


def _number(word: str, noun: str, allowed: range) -> int:
    return number(word, noun, _NOUNS[noun], allowed)


def _one_of(names: tuple[T, ...], word: str) -> T:
    for name in names:
        if name == word:
            return name
    raise none_of(names, word)


def _counted(word: str, example: str, what: str) -> tuple[str, int]:
    name, colon, count = word.rpartition(":")
    if not colon:
        raise expected(what, word, "counted", example=example)
    return name, _number(count, "count", _SOME)


def _position(name: str, ids: tuple[str, ...]) -> int:
    if name in ids:
        return ids.index(name)
    if name.startswith("#") and len(ids) < len(_REGIONS):
        return _number(name[1:], "region", _REGIONS[len(ids) :])
    raise none_of(ids[:16], name)
