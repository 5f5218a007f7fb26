"""Packs of rising_sun that Hypothesis draws from the whole vocabulary: small ones, each of which passes every check.

Maps are of three to eight provinces, joined at random by land and sea, perhaps not all of them. Clans and cards have
any powers; every word of the vocabulary can stand wherever the checks of packs let it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar, get_args

from hypothesis import strategies as st

from warlords_core.rising_sun.pack import (
    CardType,
    Pack,
    PackCard,
    PackClan,
    PackKami,
    PackMandates,
    PackMonster,
    PackPieces,
    PackProvince,
    PackReward,
    PackSet,
    PackSetBonus,
    PackTokenPoints,
)
from warlords_core.rising_sun.pack_checks import (
    _FIT_ACT,
    _FIT_CONDITION,
    _FIT_COUNT,
    _FIT_WHOSE,
    _OF_MONSTERS,
    _POLITICAL,
)
from warlords_core.rising_sun.terms import KAMI, MANDATES, SEASONS
from warlords_core.rising_sun.vocabulary import (
    MOMENTS,
    Act,
    ActName,
    Condition,
    Count,
    Force,
    Gain,
    Moment,
    Powers,
    Trait,
    TraitName,
    Whose,
)
from warlords_core.rules import Text

T = TypeVar("T")
ID: Final = "drawn"
MOST_CLANS: Final = 6
MOST_CARDS: Final = 14
_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)


def _text(of: str) -> Text:
    return Text(en=of, zh=of, ja=of)


class Draws:
    """Draws of one pack; what is simplest stands first everywhere, so that failures shrink to it."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def number(self, low: int, high: int) -> int:
        return self._draw(st.integers(low, high))

    def one(self, items: Sequence[T]) -> T:
        return items[self.number(0, len(items) - 1)]

    def chance(self, of: int) -> bool:
        """True in one of so many cases."""
        return self.number(1, of) == of

    def several(self, most: int, make: Callable[[], T]) -> tuple[T, ...]:
        return tuple([make() for _ in range(self.number(0, most))])

    # What a clan or a card can do

    def powers(self, *, monster: bool) -> Powers:
        return Powers(
            forces=self.several(1, lambda: self._force(monster=monster)),
            traits=self.several(1, self._trait),
            gains=self.several(2, lambda: self._gain(monster=monster)),
            acts=self.several(2, lambda: self._act(monster=monster)),
        )

    def _force(self, *, monster: bool) -> Force:
        of = get_args(Force.__annotations__["of"])
        return Force(
            of=self.one([word for word in of if monster or word != "self"]),
            at_least=self.number(0, 3),
            add=self.number(0, 2),
            only=self.one(get_args(Force.__annotations__["only"])),
        )

    def _trait(self) -> Trait:
        return Trait(name=self.one(get_args(TraitName)), amount=self.number(0, 4))

    def _gain(self, *, monster: bool) -> Gain:
        on = self.one(MOMENTS)
        return Gain(
            on=on,
            whose=self._whose(on),
            only=self._only(on, monster=monster),
            per=self.one([None, *_fitting(get_args(Count), _FIT_COUNT, on)]),
            vp=self.number(1, 3),
            coins=self.number(0, 2),
            ronin=self.number(0, 2),
        )

    def _act(self, *, monster: bool) -> Act:
        do: ActName = self.one(get_args(ActName))
        moments: list[Moment] = [each for each in MOMENTS if do != "place_shinto_at_shrine" or each in _POLITICAL]
        on: Moment = _FIT_ACT[do] if do in _FIT_ACT else self.one(moments)
        return Act(on=on, whose=self._whose(on), only=self._only(on, monster=monster), do=do, amount=self.number(0, 3))

    def _whose(self, on: Moment) -> Whose:
        return self.one(_fitting(get_args(Whose), _FIT_WHOSE, on))

    def _only(self, on: Moment, *, monster: bool) -> tuple[Condition, ...]:
        words: list[Condition] = _fitting(get_args(Condition), _FIT_CONDITION, on)
        allowed: list[Condition] = [word for word in words if monster or word not in _OF_MONSTERS]
        return (self.one(allowed),) if self.chance(3) else ()

    # What is printed

    def card(self, number: int) -> PackCard:
        kind = self.one(_TYPES)
        monster = kind == "monster"
        return PackCard(
            id=f"card_{number:x}",
            name=_text(f"card {number}"),
            text=_text("drawn"),
            sets=(self.one(("core", "torii")),),
            season=self.one(SEASONS),
            type=kind,
            cost=self.number(0, 5),
            copies=self.number(1, 2),
            monster=self._monster() if monster else None,
            powers=self.powers(monster=monster),
        )

    def _monster(self) -> PackMonster:
        return PackMonster(force=self.number(0, 4), oni=self.chance(2), counts_as=self.one((None, "daimyo", "shinto")))

    def clan(self, number: int, provinces: Sequence[PackProvince]) -> PackClan:
        return PackClan(
            id=f"clan_{number:x}",
            name=_text(f"clan {number}"),
            text=_text("drawn"),
            box=("base", "dynasty")[number % 2],
            honor_rank=number + 1,
            home=self.one(provinces).id,
            income=self.number(0, 8),
            powers=self.powers(monster=False),
        )

    def provinces(self) -> tuple[PackProvince, ...]:
        ids = [f"land_{number:x}" for number in range(self.number(3, 8))]
        ways: dict[str, dict[str, list[str]]] = {id_: {"land": [], "sea": []} for id_ in ids}
        for place, one in enumerate(ids):
            for other in ids[:place]:
                how = self.one(("land", None, "sea"))
                if how is not None:
                    ways[one][how].append(other)
                    ways[other][how].append(one)
        return tuple(
            PackProvince(
                id=id_,
                name=_text(id_),
                harvest=PackReward(vp=self.number(0, 3), coins=self.number(0, 3), ronin=self.number(0, 2)),
                land=tuple(ways[id_]["land"]),
                sea=tuple(ways[id_]["sea"]),
            )
            for id_ in ids
        )

    def pieces(self) -> PackPieces:
        numbers: dict[str, Any] = {name: self.number(0, 4) for name in PackPieces.__struct_fields__}
        return PackPieces(**{**numbers, "daimyo": self.number(0, 1)})

    def mandates(self) -> PackMandates:
        numbers = {mandate: self.number(2, 3) for mandate in MANDATES}
        return PackMandates(**numbers)


def _fitting(words: Sequence[Any], fit: Mapping[Any, Moment], on: Moment) -> list[Any]:
    """The words that can stand with a moment."""
    return [word for word in words if fit.get(word, on) == on]


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A small pack."""
    draws = Draws(draw)
    provinces = draws.provinces()
    return Pack(
        id=ID,
        version=1,
        title=_text("drawn"),
        about=_text("drawn"),
        provinces=provinces,
        clans=tuple([draws.clan(number, provinces) for number in range(MOST_CLANS)]),
        kami=tuple([PackKami(id=kami, name=_text(kami)) for kami in KAMI[: draws.number(4, len(KAMI))]]),
        sets=(PackSet(id="core", name=_text("core")), PackSet(id="torii", name=_text("torii"))),
        cards=tuple([draws.card(number) for number in range(draws.number(0, MOST_CARDS))]),
        mandates=draws.mandates(),
        on_map=draws.pieces(),
        in_reserve=draws.pieces(),
        stronghold_price=draws.number(0, 3),
        harvest_coins=draws.number(0, 2),
        token_points=PackTokenPoints(spring=draws.number(0, 3), summer=draws.number(0, 3), autumn=draws.number(0, 3)),
        set_bonus=(PackSetBonus(provinces=draws.number(1, 4), vp=draws.number(0, 20)),),
    )
