"""A line for each action, with one spelling."""

import pytest

from tests.rising_sun.broken import CHOOSING
from warlords_core.errors import NotationError
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    AnyAction,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    Give,
    Move,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    ShareOut,
    Summon,
    Swap,
    TakeHostage,
    TakeTurn,
    UseAdvantage,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.game import GAME

LINES: dict[str, AnyAction] = {
    "propose 2": Propose(2),
    "accept 0": Accept(0),
    "decline 1": Decline(1),
    "withdraw 3": Withdraw(3),
    "ready": Ready(),
    "tile 3": ChooseTile(3),
    "tile 0 as harvest": Announce(0, "harvest"),
    "summon bushi at kyoto": Summon("bushi", "kyoto"),
    "move oni_of_skulls from edo to oshu": Move("oni_of_skulls", "edo", "oshu"),
    "build nagato": Build("nagato"),
    "buy mercy": Buy("mercy"),
    "swap 2 bushi at kyoto for bushi": Swap(2, "kyoto", "bushi", "bushi"),
    "bid 1 0 2 0": PlaceBid((1, 0, 2, 0)),
    "advantage": UseAdvantage(),
    "hostage 2 shinto": TakeHostage(2, "shinto"),
    "share 0 2": ShareOut((0, 2)),
    "share": ShareOut(()),
    "turn last": TakeTurn("last"),
    "pick 1": PickEffect(1),
    "use": UseEffect(),
    "use on 2": UseEffect(seat=2),
    "use at kyoto with bushi": UseEffect(place="kyoto", kind="bushi"),
    "use on 0 at kyoto with bushi": UseEffect(0, "kyoto", "bushi"),
    "done": Done(),
    "give 2 coins 3 ronin 0": Give(2, 3, 0),
    r'build "a\u0020place"': Build("a place"),
    'buy "7"': Buy("7"),
}


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_a_line_and_the_line_is_the_action(line: str) -> None:
    assert GAME.notate(CHOOSING, LINES[line]) == line
    assert GAME.parse(CHOOSING, line) == LINES[line]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "expected one of propose, accept"),
        ("fly kyoto", "expected one of propose, accept"),
        ("build", "expected the place, not the end of the line"),
        ("build  kyoto", "one space apart"),
        ("build kyoto edo", "expected the end of the line, not 'edo'"),
        ("summon bushi in kyoto", "expected 'at', not 'in'"),
        ("tile 4", "<= 3"),
        ("tile 0 as tea", "Invalid enum value 'tea'"),
        ("propose 07", "Expected `int`, got `str`"),
        ("propose two", "Expected `int`, got `str`"),
        ("bid 1 0 2", "expected four numbers of coins, not '1 0 2'"),
        ("buy 7", "Expected `str`, got `int`"),
        ('buy "mercy"', "expected the one spelling 'buy mercy'"),
        ('buy "mercy', "expected a word in quotes"),
        ("use at", "expected the place, not the end of the line"),
        ("use with bushi at kyoto", "expected the end of the line, not 'at'"),
        ("build " + "x" * 5000, "expected at most 4096 characters"),
    ],
)
def test_anything_else_is_refused_with_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(CHOOSING, line)
    assert expected in str(caught.value)
