"""What the contract suite has to know of a game: one entry a game. A game passes the suite by registering here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec.structs import replace

from tests import packs, toy
from tests.contract.keen import keen_kassen, keen_rising_sun, keen_xidit, patient_kassen
from tests.kassen.packs import tiny_pack
from warlords_core import games, kassen, rising_sun, xidit
from warlords_core.actions import ActionSet
from warlords_core.game import AnyGame
from warlords_core.kassen import model as kassen_model
from warlords_core.rising_sun import model as rising_sun_model
from warlords_core.rng import Stream
from warlords_core.types import GameOptions
from warlords_core.xidit.model import Options, Player, Unit
from warlords_core.xidit.pack import Pack

Policy = Callable[[Any, int, ActionSet[Any], Stream], Any]
"""Picks an action for (state, seat, what is legal, chance)."""


def at_random(state: Any, seat: int, legal: ActionSet[Any], chance: Stream) -> Any:
    """Pick any action, each as likely as the others."""
    return legal.sample(chance)


@dataclass(frozen=True, kw_only=True)
class Harness:
    """A game under test."""

    game: AnyGame
    tables: dict[str, GameOptions]
    """Options by a short name; together they hold every value of every switch, every number of seats and all packs."""
    longest: int
    """No match takes more actions than this."""
    hidden: tuple[type, ...]
    """Types that must not occur anywhere inside a view, besides states and Rng."""
    policies: tuple[Policy, ...] = (at_random,)
    """Walks use them in turn; more than one where uniform play does not get to the rare decisions."""


def _restless_pack() -> Pack:
    """The tiny pack with camps that last and cheap threats, so that titans wake soon and often."""
    pack = packs.tiny_pack()
    camp: tuple[Unit, ...] = ("militia",) * 6 + ("archer",) * 2
    return replace(
        pack,
        id="restless-6",
        supply=replace(pack.supply, militia=40, archer=20),
        opening=replace(pack.opening, threats=2),
        tiles=tuple(replace(t, recruitment=camp, threat=replace(t.threat, units=("militia",))) for t in pack.tiles),
        reduced_set_without=(),
        titans=(pack.titans[0] * 3, pack.titans[1] * 3),
    )


def _xidit() -> Harness:
    tiny, restless = [xidit.GAME.packs.add(pack).id for pack in (packs.tiny_pack(), _restless_pack())]
    return Harness(
        game=xidit.GAME,
        tables={
            "four": Options(),
            "three": Options(seats=3, years=9, starting_seat=2, recruit="optional"),
            "five": Options(seats=5, starting_seat=4, pile_tops_public=True, titan_limit_scope="table", zero_wins=True),
            "three-full": Options(seats=3, tile_set="full", tie_first="both_second", dummy_titans=True),
            "four-reduced": Options(years=9, tile_set="reduced", starting_seat=1),
            "tiny-three": Options(pack=tiny, seats=3, dummy_titans=True),
            "restless-three": Options(pack=restless, seats=3, dummy_titans=True),
            "restless-four": Options(pack=restless, titan_limit_scope="table", pile_tops_public=True),
            "tiny-five": Options(pack=tiny, seats=5, years=9, starting_seat=3, recruit="optional"),
        },
        # An order asks four times at most (titan, rewards, bards, dummy), a census twice a seat and kind.
        longest=5 + 12 * 5 * (1 + 6 * 4) + 3 * 5 * 5 * 2,
        hidden=(Player,),
        policies=(at_random, keen_xidit),
    )


def _kassen() -> Harness:
    tiny = kassen.GAME.packs.add(tiny_pack()).id
    options, army = kassen_model.Options, kassen_model.Army
    # Small armies that fall to the last-act chains of cai and the roar of gao: both sides at once (KS-9.1).
    given = (
        army(("gao", "cai", "ann"), ("roar", "fire", "pit", "loan")),
        army(("cai", "bo", "hu"), ("fire", "shield", "drill", "mourning", "scout")),
    )
    return Harness(
        game=kassen.GAME,
        tables={
            "four": options(),
            "three-siege": options(army_size=3, kind="siege", land="north", opening="shuffled", field_limit=2),
            "five-siege": options(
                army_size=5, kind="siege", defender=1, land="guanzhong", field_limit=3, secret_question=False
            ),
            "six": options(army_size=6, land="jiangnan", leaders=("person", "high"), field_limit=4, carry_debt=False),
            "seven": options(army_size=7, land="bashu", thorns_barrier="attacker", field_limit=5),
            "eight": options(army_size=8, land="nanzhong", retreat_capture="fallen_only", field_limit=6),
            "computers": options(leaders=("low", "middle"), army_size=6, field_limit=7),
            "tiny-given": options(pack=tiny, armies=given, leaders=("low", "person"), opening="shuffled"),
            "tiny-one-by-one": options(pack=tiny, army_size=3, field_limit=1, carry_debt=False),
        },
        # Two turns a phase, each with its counted actions, a question for each, and its end; and the last question.
        longest=kassen_model.LAST_PHASE * 2 * (2 * kassen_model.MOST_ACTIONS_A_TURN + 1) + 1,
        hidden=(kassen_model.Hand, kassen_model.Card, kassen_model.Asked, kassen_model.Answered),
        policies=(keen_kassen, patient_kassen, at_random),
    )


def _rising_sun() -> Harness:
    options = rising_sun_model.Options
    return Harness(
        game=rising_sun.GAME,
        tables={
            "four": options(),
            "three": options(seats=3, keep_unbought=True, ally_again_after_betray=True),
            "five": options(
                seats=5,
                clans=("bonsai", "dragonfly", "koi", "turtle", "fox"),
                boxes=("base", "kickstarter"),
                add_on="teapot",
                winning_figure_must_survive=False,
            ),
            "six": options(
                seats=6,
                boxes=("base", "kickstarter", "dynasty"),
                add_on="horseman",
                start_effect_cancels_battle=True,
            ),
            "three-announcing": options(seats=3, clans=("sun", "moon", "lotus"), add_on="teapot"),
            "four-drawn": options(boxes=("kickstarter", "dynasty", "base"), add_on="horseman", keep_unbought=True),
        },
        # Three seasons; a seat acts with each of its pieces, at most 30, in each of 7 mandates and 3 kami turns, and
        # answers to no more effects than that; eight battles ask it ten times each.
        longest=3 * 6 * (10 * 2 * 30 + 8 * 10),
        hidden=(rising_sun_model.Player,),
        policies=(at_random, keen_rising_sun),
    )


def _toy() -> Harness:
    return Harness(
        game=toy.GAME,
        tables={"two": toy.Options(), "three": toy.Options(pack="five-prizes", seats=3, coins=4)},
        # A bid of every seat and a choice of one for each prize.
        longest=5 * (3 + 1),
        hidden=(toy.Hand,),
    )


_MAKERS: dict[str, Callable[[], Harness]] = {"kassen": _kassen, "rising_sun": _rising_sun, "toy": _toy, "xidit": _xidit}


@cache
def harness(name: str) -> Harness:
    """The harness of a game.

    Raises:
        KeyError: the game has none: add it here.
    """
    return _MAKERS[name]()


NAMES = ("toy", *games.names())
TABLES = [(name, table) for name in NAMES for table in harness(name).tables]
"""Every table of every game, for ``parametrize``."""
